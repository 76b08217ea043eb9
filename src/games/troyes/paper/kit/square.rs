//! The page of the city square: a district for everybody's dice, and the gray one.

use super::{Art, Mark};
use crate::crier::Words;
use crate::games::troyes::rules::{Owner, Seat};
use crate::games::troyes::stage::colors;
use crate::games::troyes::words as say;
use crate::paper::layout::{LARGE, large};
use crate::paper::page::{Area, Element, Paint, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Paper, PaperError};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, GROUND, INK};

/// The upper edge of the districts, their height, that of the gray one between them, and the gap.
const TOP: f32 = 22.0;
const HIGH: f32 = 88.0;
const GRAY: f32 = 57.0;
const GAP: f32 = 2.0;

/// Adds the page.
pub(super) fn add(booklet: &mut Booklet, paper: Paper, words: &Words) -> Result<(), PaperError> {
    large(booklet, paper, |pen| {
        pen.title(spot(0.0, 7.0), &words.text("paper-kit-square"), Style::new(Weight::Display, 18.0));
        let about = words.text("paper-kit-square-about");
        pen.write_lines(spot(0.0, 13.4), LARGE.0, &about, Style::new(Weight::Text, 9.5));
        let wide = (LARGE.0 - GAP) / 2.0;
        let below = TOP + HIGH + GRAY + 2.0 * GAP;
        let corners = [(0.0, TOP), (wide + GAP, TOP), (wide + GAP, below), (0.0, below)];
        for (seat, (x, y)) in Seat::all().zip(corners) {
            district(pen, area(x, y, wide, HIGH), seat.into(), words);
        }
        district(pen, area(0.0, TOP + HIGH + GAP, LARGE.0, GRAY), Owner::Gray, words);
    })
}

fn district(pen: &mut Pen<'_>, at: Area, owner: Owner, words: &Words) {
    let mark = Mark::of(owner);
    pen.rounded(at, 3.0, Paint::fill(GROUND).lined(INK, 0.4));
    let band = area(at.x, at.y, at.w, 10.0);
    pen.rounded(band, 3.0, Paint::fill(colors::mark(mark)).lined(INK, 0.4));
    let center = spot(at.x + 7.0, band.center().y);
    pen.circle(center, 4.0, Paint::fill(BLANK));
    pen.art(center, 6.4, Art::Mark(mark), Tone::Full);
    let style = Style::new(Weight::Display, 13.0).ink(colors::mark_ink(mark));
    pen.element(Element::Heading, |pen| {
        let from = spot(at.x + 13.0, center.y + style.rise() / 2.0);
        pen.write_within(from, at.w - 16.0, &say::owner(words, owner), style);
    });
    if let Owner::Seat(_) = owner {
        let bowl = spot(at.right() - 10.0, at.bottom() - 10.0);
        pen.art(bowl, 13.0, Art::Passed, Tone::Pale);
        let text = words.text("paper-kit-passed");
        let style = Style::new(Weight::Text, 8.0).ink(FAINT).right();
        pen.write_within(spot(bowl.x - 8.0, bowl.y + 5.0), at.w - 24.0, &text, style);
    }
}
