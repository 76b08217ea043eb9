//! The setup of a table: anything may be asked, and all errors are reported at once.

use super::banquet::{Side, Tile, TileInPlay};
use super::calendar::{Day, Half, HalfDay};
use super::color::Color;
use super::die::{Face, NoSuchFace};
use super::event::StruckBefore;
use super::numbering::{Numbering, NumberingReason};
use super::plaza::Plaza;
use super::wheel::{Notch, Wheel};

/// A table as requested; loose, and checked when [`super::Table::open`] opens a table from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The plazas by notch; there should be nine.
    pub plazas: Vec<Plaza>,
    /// The tiles' numbers and sides, in the clockwise order of the same-color plazas; three, or none without the
    /// expansion.
    pub tiles: Vec<(u8, Side)>,
    /// The columns' numbers, left to right.
    pub numbering: Vec<u8>,
    /// The day on which play starts; 1 unless a physical game is taken over.
    pub day: u8,
    /// The half of that day.
    pub half: Half,
    /// The sheets' dice struck before a takeover, in any order (`rules.md 2.4`).
    ///
    /// A slice, because a refusal returns the whole setup and is to stay small.
    pub struck: Box<[(Color, u8)]>,
}

/// Why a setup makes no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupReason {
    /// The number of plazas is this instead of nine.
    PlazaCount(usize),
    /// The number of tiles is this instead of three.
    TileCount(usize),
    /// The tile at this position (from 0) has a number that no tile has.
    NoSuchTile(usize, u8),
    /// This tile is named more than once.
    TileTwice(Tile),
    /// With tiles, the wheel has so many same-color plazas instead of three.
    SameColorPlazas(usize),
    /// The numbering is invalid.
    Numbering(NumberingReason),
    /// The game has no such day.
    NoSuchDay(u8),
    /// The struck die at this position (from 0) has a value that no die has.
    NoSuchStruckDie(usize, u8),
    /// This struck die is named more than once.
    StruckTwice(Color, Face),
    /// Struck dice are named, but play starts before any sheet can have been struck.
    StruckTooEarly,
}

/// The checked parts of a setup.
pub(super) struct Checked {
    pub(super) wheel: Wheel,
    pub(super) tiles: Vec<TileInPlay>,
    pub(super) numbering: Numbering,
    pub(super) from: HalfDay,
    pub(super) struck: Vec<StruckBefore>,
}

impl Setup {
    /// The number of tiles in play with the expansion (`rules.md 4.1`).
    pub const TILES: usize = 3;

    /// Returns the setup's parts as checked values, or every reason why not.
    pub(super) fn check(&self) -> Result<Checked, Vec<SetupReason>> {
        let mut reasons = Vec::new();
        let plazas = <[Plaza; Notch::COUNT]>::try_from(self.plazas.as_slice());
        if plazas.is_err() {
            reasons.push(SetupReason::PlazaCount(self.plazas.len()));
        }
        let tiles = self.check_tiles(&mut reasons);
        let numbering = Numbering::try_from(self.numbering.clone());
        if let Err(refusal) = &numbering {
            reasons.extend(refusal.reasons.iter().copied().map(SetupReason::Numbering));
        }
        let day = Day::try_from(self.day);
        if day.is_err() {
            reasons.push(SetupReason::NoSuchDay(self.day));
        }
        let struck = self.check_struck(&mut reasons);
        let from = day.map(|day| HalfDay { day, half: self.half });
        if from.is_ok_and(|from| from <= HalfDay::FIRST_SHEET_STRIKE) && !self.struck.is_empty() {
            reasons.push(SetupReason::StruckTooEarly);
        }
        match (plazas, numbering, from) {
            (Ok(plazas), Ok(numbering), Ok(from)) if reasons.is_empty() => {
                let wheel = Wheel::new(plazas);
                let beside = wheel.same_color_notches().zip(tiles);
                let tiles = beside.map(|(notch, (tile, side))| TileInPlay { tile, notch, side }).collect();
                let struck = struck.into_iter().map(|(color, value)| StruckBefore { color, value, from }).collect();
                Ok(Checked { wheel, tiles, numbering, from, struck })
            }
            (Ok(_) | Err(_), Ok(_) | Err(_), Ok(_) | Err(_)) => Err(reasons),
        }
    }

    /// Returns the valid tiles, and collects the reasons against the others.
    fn check_tiles(&self, reasons: &mut Vec<SetupReason>) -> Vec<(Tile, Side)> {
        if self.tiles.is_empty() {
            return Vec::new();
        }
        if self.tiles.len() != Self::TILES {
            reasons.push(SetupReason::TileCount(self.tiles.len()));
        }
        let mut tiles = Vec::new();
        for (position, (number, side)) in self.tiles.iter().enumerate() {
            match Tile::try_from(*number) {
                Ok(tile) => tiles.push((tile, *side)),
                Err(error) => reasons.push(SetupReason::NoSuchTile(position, error.0)),
            }
        }
        for tile in Tile::ALL {
            if tiles.iter().filter(|(other, _)| *other == tile).count() > 1 {
                reasons.push(SetupReason::TileTwice(tile));
            }
        }
        let places = self.plazas.iter().filter(|plaza| plaza.is_same_color()).count();
        if places != Self::TILES {
            reasons.push(SetupReason::SameColorPlazas(places));
        }
        tiles
    }

    /// Returns the valid struck dice, by color and value, and collects the reasons against the others.
    fn check_struck(&self, reasons: &mut Vec<SetupReason>) -> Vec<(Color, Face)> {
        let mut struck = Vec::new();
        for (position, (color, value)) in self.struck.iter().enumerate() {
            match Face::try_from(*value) {
                Ok(value) => struck.push((*color, value)),
                Err(NoSuchFace(value)) => reasons.push(SetupReason::NoSuchStruckDie(position, value)),
            }
        }
        struck.sort_unstable();
        let mut once = struck.clone();
        once.dedup();
        let twice = once.iter().filter(|die| struck.iter().filter(|other| other == die).count() > 1);
        reasons.extend(twice.map(|(color, value)| SetupReason::StruckTwice(*color, *value)));
        once
    }
}
