//! Why arguments make no game: each reason is data with a sentence that says where, what, and what to do.

use crate::chronicle::CodeRefusal;
use crate::crier::{NoSuchLanguage, NoSuchManner};
use crate::games::troyes_dice::rules::{Face, Tile};

/// A reason why the arguments make no game, or nothing to print.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The code is none.
    #[error("--code: {0}")]
    Code(CodeRefusal),
    /// There are so many plazas and not nine.
    #[error("--plazas: nine are needed, for notches 0 to 8, not {0}")]
    PlazaCount(usize),
    /// The entry at this position (from 1) is no plaza.
    #[error("--plazas: each is two of r, y and w, the color up and then the color down, but entry {0} is “{1}”")]
    Plaza(usize, String),
    /// Tiles are asked for, and the entered wheel has so many same-color plazas and not three.
    #[error("--plazas: the tiles need a wheel with three same-color plazas, as rr, yy and ww, and this one has {0}")]
    SameColorPlazas(usize),
    /// There are so many tiles and not three.
    #[error("--tiles: three are needed, by the same-color plazas clockwise from notch 0, not {0}")]
    TileCount(usize),
    /// The entry at this position (from 1) is no tile.
    #[error(
        "--tiles: each is a number from 1 to 8, with an r behind it if it lies raid side up, but entry {0} is “{1}”"
    )]
    Tile(usize, String),
    /// A tile is named more than once.
    #[error("--tiles: there is one of each, but tile {0} is named more than once")]
    TileTwice(Tile),
    /// The numbering has none of the three forms.
    #[error("--numbering: write first, 4+, 4- or six numbers as in 4,1,6,2,5,3, but not “{0}”")]
    Numbering(String),
    /// There are so many numbers and not six.
    #[error("--numbering: six numbers are needed, left to right, not {0}")]
    NumberCount(usize),
    /// The number at this position (from 1) is on no die.
    #[error("--numbering: each number is one of 1 to 6, but entry {0} is “{1}”")]
    Number(usize, String),
    /// A value stands in more than one column.
    #[error("--numbering: each number stands in one column, but {0} is named more than once")]
    NumberTwice(Face),
    /// Play cannot start there.
    #[error("--from: write a day from 1 to 8 and m for its morning or a for its afternoon, as in 3a, but not “{0}”")]
    From(String),
    /// The entry at this position (from 1) is no die of the sheets.
    #[error("--struck: each is r, y or w and a number from 1 to 6, as in w3, but entry {0} is “{1}”")]
    Struck(usize, String),
    /// A struck die is named more than once.
    #[error("--struck: each die is struck once, but {0} is named more than once")]
    StruckTwice(String),
    /// No sheet can have been struck when play starts.
    #[error("--struck: sheets are struck from day 3's morning on, so it goes only with --from 3a or later")]
    StruckTooEarly,
    /// There is no such format.
    #[error("--format: write text or json, but not “{0}”")]
    Format(String),
    /// There is no such language.
    #[error("--lang: {0}")]
    Language(NoSuchLanguage),
    /// There is no such manner.
    #[error("--manner: {0}")]
    Manner(NoSuchManner),
    /// A language or a manner, and JSON.
    #[error("--lang and --manner: they choose words for people and --format json has none; leave them out")]
    WordsJson,
    /// Stepping and JSON.
    #[error("--step: it waits for people and --format json is for programs; leave one of them out")]
    StepJson,
    /// A voice and JSON.
    #[error("--aloud: it speaks to people and --format json is for programs; leave one of them out")]
    AloudJson,
    /// Stepping and dice from standard input.
    #[error("--step: it waits for Enter where --dice - reads the dice; leave one of them out")]
    StepInput,
    /// The players are neither a number nor names.
    #[error("--players: write how many sheets, 1 to 100, or names with commas between them, but not “{0}”")]
    Players(String),
    /// There is no such paper.
    #[error("--paper: write a4 or letter, but not “{0}”")]
    Paper(String),
    /// So many sheets do not stand on a page.
    #[error("--per-page: write 1 or 2, but not “{0}”")]
    PerPage(String),
}
