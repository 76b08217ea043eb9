//! A merchant's card: the half for a village's left side, and the one for its right side (`D 3.5`).

use super::kit::{HEIGHT, WIDTH, ours};
use super::village::{STALL, STALLS};
use crate::crier::Words;
use crate::games::dice_village::rules::{Good, Merchant, Purse, Side};
use crate::games::dice_village::stage::Art;
use crate::games::dice_village::words;
use crate::paper::page::{Paint, Tone, spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::paper::{FAINT, GUIDE};

/// The greatest width of a half's words, and the distance of its number from the card's edge.
const WORDS: f32 = 25.4;
const EDGE: f32 = 5.0;
const NUMBER: Style = Style::new(Weight::Display, 25.0);

pub(super) fn draw(pen: &mut Pen<'_>, merchant: Merchant, words: &Words) {
    for side in Side::ALL {
        half(pen, side, merchant, words);
    }
    pen.line(&[spot(WIDTH / 2.0, 4.5), spot(WIDTH / 2.0, HEIGHT - 4.5)], Paint::line(GUIDE, 0.3));
}

/// Draws a half; only one of them is visible beside a village, so each has everything.
fn half(pen: &mut Pen<'_>, side: Side, merchant: Merchant, words: &Words) {
    let half = merchant.half(side);
    let number = half.number.to_string();
    let good = words::good(words, Good::of(half.number));
    let named = Style::new(Weight::Text, 10.5);
    let foot = 11.4;
    // The number stands outside, where a hand of cards shows it.
    let room = WORDS - pen.width(&number, NUMBER) - 1.6;
    let middle = match side {
        Side::Left => {
            pen.write(spot(EDGE, foot), &number, NUMBER);
            pen.write_within(spot(EDGE + WORDS - room, foot), room, &good, named);
            WIDTH / 4.0 + 0.6
        }
        Side::Right => {
            pen.write(spot(WIDTH - EDGE, foot), &number, NUMBER.right());
            pen.write_within(spot(WIDTH - EDGE - WORDS + room, foot), room, &good, named.right());
            WIDTH * 0.75 - 0.6
        }
    };
    let upper = spot(middle, STALLS - STALL);
    pen.art(upper, STALL, Art::Awning, Tone::Full);
    pen.art(upper.by(0.0, STALL * 0.1), STALL * 0.68, Art::Reward(half.reward), Tone::Full);
    pen.art(spot(middle, STALLS), STALL, Art::Stall(half.number), Tone::Full);

    let brings = words::reward(words, half.reward);
    let down = pen.write_lines(spot(middle, 65.8), WORDS, &brings, Style::new(Weight::Bold, 11.0).center());
    let when = if half.reward.pays() == Purse::NOTHING { "paper-half-once" } else { "paper-half-always" };
    let style = Style::new(Weight::Text, 8.8).ink(FAINT).center();
    pen.write_lines(spot(middle, 65.6 + down), WORDS, &words.text(when), style);
    ours(pen, middle, WORDS, (Some(merchant.number()), words));
}
