//! The sheet's head: the player's name, and the game's code.

use super::plan::WIDTH;
use crate::chronicle::Code;
use crate::crier::Words;
use crate::paper::page::{Element, Paint, spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::paper::{FAINT, INK};

/// The right end of the line for the name.
const NAME: f32 = 112.0;

pub(super) fn draw(pen: &mut Pen<'_>, name: Option<&str>, code: Option<&Code>, words: &Words) {
    let small = Style::new(Weight::Text, 8.0).ink(FAINT);
    pen.write(spot(0.0, 8.6), &words.text("paper-player"), small);
    let from = pen.width(&words.text("paper-player"), small) + 2.5;
    pen.line(&[spot(from, 9.4), spot(NAME, 9.4)], Paint::line(INK, 0.3));
    let game = |pen: &mut Pen<'_>| {
        pen.write(spot(WIDTH, 6.0), &words.text("paper-game"), Style::new(Weight::Display, 17.0).right());
    };
    if let Some(name) = name {
        // The display font has no Greek and no Cyrillic letters.
        let (weight, size) =
            if pen.has(name, Weight::Display) { (Weight::Display, 20.0) } else { (Weight::Bold, 17.0) };
        pen.element(Element::Title, |pen| {
            pen.write_within(spot(from + 1.0, 7.8), NAME - from - 2.0, name, Style::new(weight, size));
        });
        game(pen);
    } else {
        pen.element(Element::Title, game);
    }
    if let Some(code) = code {
        let text = words.with("paper-code", &[("code", code.to_string().into())]);
        pen.write(spot(WIDTH, 10.6), &text, Style::new(Weight::Bold, 8.5).right());
    }
}
