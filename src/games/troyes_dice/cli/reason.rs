//! Why arguments make no game: each reason is data, worded by `super::refusals`.

use crate::crier::{InWords, Words};
use crate::games::troyes_dice::rules::{Face, Tile};

/// Why the arguments make no game, or nothing to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The number of plazas is this instead of nine.
    PlazaCount(usize),
    /// The entry at this position (from 1) is no plaza.
    Plaza(usize, String),
    /// With tiles, the entered wheel has so many same-color plazas instead of three.
    SameColorPlazas(usize),
    /// The number of tiles is this instead of three.
    TileCount(usize),
    /// The entry at this position (from 1) is no tile.
    Tile(usize, String),
    /// A tile is named more than once.
    TileTwice(Tile),
    /// The numbering has none of the three forms.
    Numbering(String),
    /// The number of numbers is this instead of six.
    NumberCount(usize),
    /// The entry at this position (from 1) is on no die.
    Number(usize, String),
    /// A value is in more than one column.
    NumberTwice(Face),
    /// The text is no half-day at which play can start.
    From(String),
    /// The entry at this position (from 1) is no die of the sheets.
    Struck(usize, String),
    /// A struck die is named more than once.
    StruckTwice(String),
    /// No sheet can have been struck before play starts.
    StruckTooEarly,
}

impl InWords for Reason {
    /// Returns the reason after the option, whose name is in no language.
    fn in_words(&self, words: &Words) -> String {
        let count = |name, count: &usize| words.with(name, &[("count", (*count).into())]);
        let text = |name, text: &str| words.with(name, &[("text", text.into())]);
        let entry = |name, position: &usize, text: &str| {
            words.with(name, &[("position", (*position).into()), ("text", text.into())])
        };
        let (option, what) = match self {
            Self::PlazaCount(plazas) => ("--plazas", count("args-plaza-count", plazas)),
            Self::Plaza(position, text) => ("--plazas", entry("args-plaza", position, text)),
            Self::SameColorPlazas(plazas) => ("--plazas", count("args-same-color-plazas", plazas)),
            Self::TileCount(tiles) => ("--tiles", count("args-tile-count", tiles)),
            Self::Tile(position, text) => ("--tiles", entry("args-tile", position, text)),
            Self::TileTwice(tile) => ("--tiles", words.with("args-tile-twice", &[("tile", tile.number().into())])),
            Self::Numbering(numbers) => ("--numbering", text("args-numbering", numbers)),
            Self::NumberCount(numbers) => ("--numbering", count("args-number-count", numbers)),
            Self::Number(position, text) => ("--numbering", entry("args-number", position, text)),
            Self::NumberTwice(face) => {
                ("--numbering", words.with("args-number-twice", &[("value", face.value().into())]))
            }
            Self::From(from) => ("--from", text("args-from", from)),
            Self::Struck(position, text) => ("--struck", entry("args-struck", position, text)),
            Self::StruckTwice(die) => ("--struck", text("args-struck-twice", die)),
            Self::StruckTooEarly => ("--struck", words.text("args-struck-early")),
        };
        format!("{option}: {what}")
    }
}
