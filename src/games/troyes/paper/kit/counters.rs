//! The pieces as counters to cut out: everybody's citizens and cubes, gray's, and the start player's flag.

use super::{Art, CARDS, Mark};
use crate::crier::Words;
use crate::games::troyes::rules::Setup;
use crate::paper::layout::Cards;
use crate::paper::page::{Tone, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Paper, PaperError};
use crate::stage::Weight;

/// The counters: small enough for every place of the board and the cards.
const COUNTERS: Cards = Cards { width: 12.8, height: 12.8, columns: 14, rows: 11 };
/// The side of a drawing on it.
const SIDE: f32 = 10.6;
/// The cubes of each player, and the gray ones.
const CUBES: usize = 20;
const GRAY: usize = 10;

/// Adds the page of all counters.
pub(super) fn add(booklet: &mut Booklet, paper: Paper, words: &Words) -> Result<(), PaperError> {
    let (width, height) = paper.millimeters();
    let all = counters();
    let corner = spot(
        (width - COUNTERS.width * f32::from(COUNTERS.columns)) / 2.0,
        (height - COUNTERS.height * f32::from(COUNTERS.rows)) / 2.0,
    );
    booklet.page((width, height), |pen| {
        let (left, wide) = (corner.x, CARDS.width * 2.8);
        let head = words.text("paper-kit-counters");
        pen.title(spot(left, corner.y - 30.0), &head, Style::new(Weight::Display, 18.0));
        let numbers = [
            ("citizens", Setup::CITIZENS.into()),
            ("cubes", CUBES.into()),
            ("gray", Setup::GRAY.into()),
            ("graycubes", GRAY.into()),
        ];
        let about = words.with("paper-kit-counters-about", &numbers);
        pen.write_lines(spot(left, corner.y - 23.0), wide, &about, Style::new(Weight::Text, 9.5));
        pen.at(corner, 1.0, |pen| COUNTERS.draw(pen, &all, &|pen: &mut Pen<'_>, art: &Art| draw(pen, *art)));
    })
}

fn draw(pen: &mut Pen<'_>, art: Art) {
    pen.art(spot(COUNTERS.width / 2.0, COUNTERS.height / 2.0), SIDE, art, Tone::Full);
}

/// Returns all counters, owner by owner.
fn counters() -> Vec<Art> {
    let of = |mark: Mark| {
        let (citizens, cubes) = if mark == Mark::Gray { (Setup::GRAY, GRAY) } else { (Setup::CITIZENS, CUBES) };
        std::iter::repeat_n(Art::Citizen(mark), citizens.into()).chain(std::iter::repeat_n(Art::Cube(mark), cubes))
    };
    Mark::ALL.into_iter().flat_map(of).chain([Art::Start]).collect()
}
