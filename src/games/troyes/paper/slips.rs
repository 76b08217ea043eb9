//! The six characters as slips that are folded and drawn, so that nobody sees another's.

use crate::crier::Words;
use crate::games::troyes::rules::{Character, Good, Setup};
use crate::games::troyes::stage::Art;
use crate::games::troyes::words as say;
use crate::paper::layout::Cards;
use crate::paper::page::{Element, Paint, Tone, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Inks, Paper, PaperError};
use crate::stage::Weight;
use crate::stage::tokens::paper::{FAINT, GUIDE};

/// The slips, two beside each other: their letters are large print already.
pub(super) const SLIPS: Cards = Cards { width: 95.0, height: 88.0, columns: 2, rows: 3 };
/// The left side of what is written.
const LEFT: f32 = 6.0;
const NAME: Style = Style::new(Weight::Display, 24.0);
const TEXT: Style = Style::new(Weight::Text, 18.0);
const STRONG: Style = Style::new(Weight::Bold, 18.0);

/// Draws the characters as slips to cut out and fold.
///
/// # Errors
/// The texts have letters that the fonts lack.
pub fn slips(paper: Paper, inks: Inks, words: &Words) -> Result<Booklet, PaperError> {
    let mut booklet = Booklet::new(words.text("paper-slips-title"), words)?.printed_with(inks);
    SLIPS.pages(&mut booklet, paper, &Character::ALL, |pen, character| slip(pen, *character, words))?;
    Ok(booklet)
}

/// Draws a slip: the upper half is folded over the lower one, so that the paper's back is outside.
fn slip(pen: &mut Pen<'_>, character: Character, words: &Words) {
    let fold = SLIPS.height / 2.0;
    pen.line(&[spot(4.0, fold), spot(SLIPS.width - 4.0, fold)], Paint::line(GUIDE, 0.3).dashed());
    draw(pen, character, words);
}

/// Draws what a slip tells.
pub(super) fn draw(pen: &mut Pen<'_>, character: Character, words: &Words) {
    let width = SLIPS.width - 2.0 * LEFT;
    let fold = SLIPS.height / 2.0;
    pen.element(Element::Heading, |pen| {
        pen.write_within(spot(LEFT, 14.0), width, &say::character(words, character), NAME);
    });
    let what = words.with("merit-of", &[("character", character.name().into())]);
    pen.write_lines(spot(LEFT, 23.0), width, &what, TEXT);
    let [two, more] = [*Setup::PLAYERS.start(), *Setup::PLAYERS.end()].map(|players| character.bands(players.into()));
    if two == more {
        bands(pen, fold + 17.0, more, words);
    } else {
        let said = |many: &'static str| words.with("paper-bands", &[("players", many.into())]);
        pen.write_within(spot(LEFT, fold + 6.6), width, &said("more"), STRONG.ink(FAINT));
        bands(pen, fold + 13.2, more, words);
        pen.write_within(spot(LEFT, fold + 26.6), width, &said("two"), STRONG.ink(FAINT));
        bands(pen, fold + 33.2, two, words);
    }
}

/// Draws from which count on how many points are given.
fn bands(pen: &mut Pen<'_>, y: f32, bands: [u16; 3], words: &Words) {
    let wide = (SLIPS.width - 2.0 * LEFT) / 3.0;
    for ((least, points), column) in bands.into_iter().zip(Character::POINTS).zip(0_u8..) {
        let (x, down) = (LEFT + f32::from(column) * wide, y + 6.4);
        pen.element(Element::Paragraph, |pen| {
            pen.write(spot(x, y), &format!("{least}+"), STRONG);
            pen.figure(say::amount(words, Good::Point, points.into()), |pen| {
                pen.write(spot(x, down), &points.to_string(), STRONG);
                pen.art(spot(x + 8.4, down - STRONG.rise() / 2.0), 6.0, Art::Good(Good::Point), Tone::Full);
            });
        });
    }
}
