//! The foot of the sheet: the prices of dice, their changes, strikes, Cathedrals, and the total.

use super::{plan, scoring};
use crate::crier::Words;
use crate::games::troyes_dice::paper::marks;
use crate::games::troyes_dice::rules::{Color, Place, Price};
use crate::games::troyes_dice::stage::{Art, Icon};
use crate::games::troyes_dice::words;
use crate::paper::page::{Paint, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, INK};

const TITLE: Style = Style::new(Weight::Bold, 8.0);
const TEXT: Style = Style::new(Weight::Text, 7.6);
/// The height of a line of text.
const LINE: f32 = 3.7;

pub(super) fn draw(pen: &mut Pen<'_>, words: &Words) {
    let foot = plan::reminder();
    let column = |at: f32| at * 38.6;
    let top = foot.y + 3.0;

    pen.heading(spot(column(0.0), top), &words.text("paper-prices"), TITLE);
    let y = top + 5.0;
    let prices = Place::ALL.map(|place| words::price(words, Price::at(place)));
    pen.figure(prices.join(", "), |pen| {
        pen.art(spot(column(0.0) + 2.6, y), 5.0, Art::Icon(Icon::Free), Tone::Full);
        pen.art(spot(column(0.0) + 9.6, y), 5.0, Art::Icon(Icon::Any), Tone::Full);
        marks::row(pen, spot(column(0.0) + 16.6, y), 5.0, &[Art::Icon(Icon::Denier)], false);
        marks::row(pen, spot(column(0.0) + 26.4, y), 5.0, &[Art::Icon(Icon::Denier); 2], false);
    });
    pen.write_lines(spot(column(0.0), y + 5.6), 35.0, &words.text("paper-none-free"), TEXT);

    pen.heading(spot(column(1.0), top), &words.text("paper-changes"), TITLE);
    pen.figure(words.with("price-influence", &[("count", 1.into())]), |pen| {
        pen.art(spot(column(1.0) + 2.2, y), 4.2, Art::resource(Color::Red), Tone::Full);
    });
    pen.write(spot(column(1.0) + 5.6, y + 1.0), &words.text("paper-change-value"), TEXT);
    let y = y + 5.0;
    pen.figure(words.with("price-knowledge", &[("count", 2.into())]), |pen| {
        marks::row(pen, spot(column(1.0) + 4.4, y), 4.2, &[Art::resource(Color::White); 2], false);
    });
    pen.write(spot(column(1.0) + 10.2, y + 1.0), &words.text("paper-change-color"), TEXT);

    for (at, title, text) in
        [(2.0, "paper-strikes", "paper-strikes-about"), (3.0, "paper-cathedrals", "paper-cathedrals-about")]
    {
        pen.heading(spot(column(at), top), &words.text(title), TITLE);
        pen.write_lines(spot(column(at), top + LINE), 34.0, &words.text(text), TEXT);
    }

    let center = spot(plan::SHIELD - 2.0, foot.center().y);
    pen.write(
        spot(center.x - 11.0, center.y + 1.6),
        &words.text("paper-total"),
        Style::new(Weight::Display, 14.0).right(),
    );
    let width = scoring::SHIELD * 1.3;
    pen.shield(
        area(center.x - width / 2.0, center.y - width * 0.55, width, width * 1.12),
        Paint::fill(BLANK).lined(INK, 0.8),
    );
}
