//! Why arguments make no game: each reason is data, told by `super::refusals`.

use crate::chronicle::CodeRefusal;
use crate::crier::{NoSuchLanguage, NoSuchManner};
use crate::games::troyes_dice::rules::{Face, Tile};

/// A reason why the arguments make no game, or nothing to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The code is none.
    Code(CodeRefusal),
    /// There are so many plazas and not nine.
    PlazaCount(usize),
    /// The entry at this position (from 1) is no plaza.
    Plaza(usize, String),
    /// Tiles are asked for, and the entered wheel has so many same-color plazas and not three.
    SameColorPlazas(usize),
    /// There are so many tiles and not three.
    TileCount(usize),
    /// The entry at this position (from 1) is no tile.
    Tile(usize, String),
    /// A tile is named more than once.
    TileTwice(Tile),
    /// The numbering has none of the three forms.
    Numbering(String),
    /// There are so many numbers and not six.
    NumberCount(usize),
    /// The number at this position (from 1) is on no die.
    Number(usize, String),
    /// A value stands in more than one column.
    NumberTwice(Face),
    /// Play cannot start there.
    From(String),
    /// The entry at this position (from 1) is no die of the sheets.
    Struck(usize, String),
    /// A struck die is named more than once.
    StruckTwice(String),
    /// No sheet can have been struck when play starts.
    StruckTooEarly,
    /// There is no such format.
    Format(String),
    /// There is no such language.
    Language(NoSuchLanguage),
    /// There is no such manner.
    Manner(NoSuchManner),
    /// A language or a manner, and JSON.
    WordsJson,
    /// Stepping and JSON.
    StepJson,
    /// A voice and JSON.
    AloudJson,
    /// Stepping and dice from standard input.
    StepInput,
    /// The players are neither a number of sheets, up to that many, nor names.
    Players(String, usize),
    /// There is no such paper.
    Paper(String),
    /// So many sheets do not stand on a page.
    PerPage(String),
}
