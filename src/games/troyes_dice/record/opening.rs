//! The opening of a game: what the code deals and what people entered.

use super::{deal_plazas, deal_tiles};
use crate::chronicle::{Code, DiceFrom};
use crate::games::troyes_dice::rules::{Color, Face, Half, Numbering, Plaza, Setup, Side};

/// The source of the tiles of Banquets & Raids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TilesFrom {
    /// No tiles: they stay in the box.
    Box,
    /// The code deals three, banquet side up.
    Code,
    /// Tiles on the table: number and side, in the clockwise order of the same-color plazas.
    Entered(Vec<(u8, Side)>),
}

/// A game as asked for; loose, and checked when a record is opened from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The code that deals what is not entered.
    pub code: Code,
    /// The wheel on the table, by notch; without one the code deals it.
    pub plazas: Option<Vec<Plaza>>,
    /// The tiles.
    pub tiles: TilesFrom,
    /// The dice.
    pub dice: DiceFrom,
    /// The columns' numbers, left to right.
    pub numbering: Vec<u8>,
    /// The day on which play starts.
    pub day: u8,
    /// The half of that day.
    pub half: Half,
    /// The sheets' dice struck before a takeover.
    pub struck: Vec<(Color, u8)>,
    /// The players' names, if any were given.
    pub players: Vec<String>,
}

impl Opening {
    /// Returns a first game with this code: the base game from day 1 on, all dealt.
    #[must_use]
    pub fn from_code(code: Code) -> Self {
        Self {
            code,
            plazas: None,
            tiles: TilesFrom::Box,
            dice: DiceFrom::Code,
            numbering: Numbering::FIRST.values().map(Face::value).to_vec(),
            day: 1,
            half: Half::Morning,
            struck: Vec::new(),
            players: Vec::new(),
        }
    }

    /// Returns the setup, with what the code deals filled in.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            plazas: self.plazas.clone().unwrap_or_else(|| deal_plazas(&self.code).to_vec()),
            tiles: match &self.tiles {
                TilesFrom::Box => Vec::new(),
                TilesFrom::Code => deal_tiles(&self.code).map(|tile| (tile.number(), Side::Banquet)).to_vec(),
                TilesFrom::Entered(tiles) => tiles.clone(),
            },
            numbering: self.numbering.clone(),
            day: self.day,
            half: self.half,
            struck: self.struck.clone().into(),
        }
    }

    /// Returns the code, if it decides anything; a game of entered dice on an entered wheel has none.
    #[must_use]
    pub fn deciding_code(&self) -> Option<&Code> {
        let deals = self.plazas.is_none() || self.dice == DiceFrom::Code || self.tiles == TilesFrom::Code;
        deals.then_some(&self.code)
    }

    /// Returns the places of the pieces and the start of play, spelled out by hand, so that the text stays the same
    /// whatever becomes of the rules' types and of the save file.
    pub(super) fn identity(&self) -> String {
        let setup = self.setup();
        let plaza = |plaza: &Plaza| format!("{}/{}", letter(plaza.up), letter(plaza.down));
        let tile = |(number, side): &(u8, Side)| match side {
            Side::Banquet => format!("{number}b"),
            Side::Raid => format!("{number}r"),
        };
        let half = match setup.half {
            Half::Morning => "morning",
            Half::Afternoon => "afternoon",
        };
        let listed = |words: Vec<String>| words.join(" ");
        let mut lines = vec![
            listed(setup.plazas.iter().map(plaza).collect()),
            listed(setup.tiles.iter().map(tile).collect()),
            listed(setup.numbering.iter().map(u8::to_string).collect()),
            setup.day.to_string(),
            half.to_owned(),
        ];
        // Left out where there are none, so that games from before they could be named keep their ids.
        let mut struck = setup.struck;
        struck.sort_unstable();
        if !struck.is_empty() {
            lines.push(listed(struck.iter().map(|(color, value)| format!("{}{value}", letter(*color))).collect()));
        }
        lines.join("\n")
    }
}

const fn letter(color: Color) -> char {
    match color {
        Color::Red => 'r',
        Color::Yellow => 'y',
        Color::White => 'w',
    }
}
