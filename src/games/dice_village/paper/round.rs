//! A card of the round: phases, prices, goods, and the end of the game. Two are on a page.

use super::{large, marks};
use crate::crier::Words;
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::rules::{Face, Good, Paid, Player, Purse};
use crate::games::dice_village::stage::Art;
use crate::games::dice_village::words;
use crate::paper::layout::{HALF, halves};
use crate::paper::page::{Element, Paint, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, PaperError, PerPage, PrintOrder};
use crate::play::Game as _;
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, GROUND, INK};

/// The box of a half.
const WIDTH: f32 = HALF.0;
const HEIGHT: f32 = HALF.1;
const TITLE: Style = Style::new(Weight::Display, 12.5);
const TEXT: Style = Style::new(Weight::Text, 10.2);
const STRONG: Style = Style::new(Weight::Bold, 10.0);
/// The right side of the phases, and the left side of the panel with prices and goods.
const PHASES: f32 = 121.0;
const PANEL: f32 = 126.0;
/// The left side of a phase's words, their line height, and the gap between two phases.
const WORDS: f32 = 8.0;
const LINE: f32 = 4.4;
const BETWEEN: f32 = 1.6;

/// Draws the card of the round twice on a page, to cut apart, or once in large print; a group may let merchants pay the seller
/// (`D 3.10`).
///
/// # Errors
/// The texts have letters that the fonts lack.
pub fn round_card(order: &PrintOrder<Paid>, words: &Words) -> Result<Booklet, PaperError> {
    let (paper, paid) = (order.paper, order.inscription);
    let mut booklet = Booklet::new(title(words), words)?.printed_with(order.inks);
    match order.per_page {
        PerPage::Large => large::round(&mut booklet, paper, paid, words)?,
        PerPage::One | PerPage::Two => halves(&mut booklet, paper, &[(), ()], |pen, ()| draw(pen, paid, words))?,
    }
    Ok(booklet)
}

fn draw(pen: &mut Pen<'_>, paid: Paid, words: &Words) {
    pen.title(spot(0.0, 6.4), &title(words), Style::new(Weight::Display, 19.0));
    pen.line(&[spot(0.0, 9.4), spot(WIDTH, 9.4)], Paint::line(INK, 0.5));
    let y = written(pen, 14.6, "paper-round-start", &words.text("paper-round-start-about"), words);
    let mut y = y + BETWEEN;
    let phases = [
        ("paper-phase-caravans", words.text("paper-phase-caravans-about")),
        ("paper-phase-sell", sold(paid, words)),
        ("paper-phase-spend", words.text("paper-phase-spend-about")),
        ("paper-phase-end", words.text("paper-phase-end-about")),
    ];
    for (number, (name, about)) in (1_u8..).zip(phases) {
        let center = spot(2.9, y - 1.2);
        pen.element(Element::Heading, |pen| {
            pen.circle(center, 2.7, Paint::fill(INK));
            pen.write_at(center, &number.to_string(), Style::new(Weight::Bold, 9.0).ink(BLANK));
            pen.write(spot(WORDS, y), &words.text(name), STRONG);
        });
        y += LINE;
        y += pen.write_lines(spot(WORDS, y), PHASES - WORDS, &about, TEXT) + BETWEEN;
    }
    let over = words.with("paper-round-over-about", &[("goal", Player::GOAL.into())]);
    written(pen, y + BETWEEN, "paper-round-over", &over, words);
    panel(pen, words);
}

pub(super) fn title(words: &Words) -> String {
    words.with("paper-round-title", &[("game", DiceVillage::TITLE.into())])
}

/// Returns the words of the sale, with the player whom merchants' stalls pay.
pub(super) fn sold(paid: Paid, words: &Words) -> String {
    let paid = match paid {
        Paid::Owner => "owner",
        Paid::Seller => "seller",
    };
    words.with("paper-phase-sell-about", &[("paid", paid.into())])
}

/// Draws a title with words below it; returns the lower edge.
fn written(pen: &mut Pen<'_>, y: f32, name: &str, about: &str, words: &Words) -> f32 {
    pen.heading(spot(0.0, y), &words.text(name), STRONG);
    y + LINE + pen.write_lines(spot(0.0, y + LINE), PHASES, about, TEXT)
}

/// Draws the panel of prices and incomes, and of the goods of the dice.
fn panel(pen: &mut Pen<'_>, words: &Words) {
    let at = area(PANEL, 12.4, WIDTH - PANEL, HEIGHT - 12.4);
    pen.rounded(at, 2.2, Paint::fill(GROUND).lined(INK, 0.3));
    let (left, right) = (at.x + 3.0, at.right() - 2.5);
    pen.heading(spot(left, at.y + 5.6), &words.text("paper-prices"), TITLE);
    let mut y = at.y + 12.0;
    for (name, purse) in
        [("paper-price-reroll", Purse::REROLL), ("paper-price-step", Purse::STEP), ("paper-price-card", Purse::CARD)]
    {
        let told = Element::Figure(words::purse(words, purse));
        marks::purse(pen, (spot(left + 6.4, y - 0.2), 6.0), purse, told);
        let down = pen.write_lines(spot(left + 14.6, y + 1.0), right - left - 14.6, &words.text(name), TEXT);
        y += down.max(7.2) + 1.2;
    }
    pen.heading(spot(left, y + 2.4), &words.text("paper-brings"), TITLE);
    y += 8.8;
    let favour = Purse { coins: 0, favours: 1 };
    marks::purse(pen, (spot(left + 6.4, y - 0.2), 6.0), favour, Element::Figure(words::purse(words, favour)));
    let about = words.text("paper-brings-market");
    y += pen.write_lines(spot(left + 14.6, y + 1.0), right - left - 14.6, &about, TEXT).max(7.2) + 1.2;
    let about = words.with("paper-brings-free", &[("most", Player::MOST_CARAVANS.into())]);
    y += pen.write_lines(spot(left, y + 1.0), right - left, &about, TEXT) + 3.2;
    pen.heading(spot(left, y), &words.text("paper-goods"), TITLE);
    y += 6.6;
    let half = (right - left) / 2.0;
    for (at, face) in (0_u8..).zip(Face::ALL) {
        let (x, y) = (left + f32::from(at / 3) * half, y + f32::from(at % 3) * 9.2);
        let name = words::good(words, Good::of(face));
        pen.element(Element::Paragraph, |pen| {
            pen.figure(face.to_string(), |pen| {
                pen.art(spot(x + 4.0, y), 8.4, Art::Good(Good::of(face)), Tone::Full);
            });
            pen.write_within(spot(x + 9.4, y + 1.0), half - 10.0, &name, TEXT);
        });
    }
}
