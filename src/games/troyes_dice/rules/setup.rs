//! What a table is opened from: anything may be asked, and all that is wrong is said at once.

use super::banquet::{Side, Tile, TileInPlay};
use super::calendar::{Day, Half, HalfDay};
use super::numbering::{Numbering, NumberingReason};
use super::plaza::Plaza;
use super::wheel::{Notch, Wheel};

/// A table as asked for; loose, and checked when [`super::Table::open`] opens a table from it.
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
}

/// Why a setup makes no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupReason {
    /// There are so many plazas and not nine.
    PlazaCount(usize),
    /// There are so many tiles and not three.
    TileCount(usize),
    /// The tile at this position (from 0) bears a number that no tile has.
    NoSuchTile(usize, u8),
    /// This tile is named more than once.
    TileTwice(Tile),
    /// Tiles lie beside same-color plazas, and the wheel has so many of them and not three.
    SameColorPlazas(usize),
    /// The numbering is none.
    Numbering(NumberingReason),
    /// The game has no such day.
    NoSuchDay(u8),
}

/// A setup that holds.
pub(super) struct Checked {
    pub(super) wheel: Wheel,
    pub(super) tiles: Vec<TileInPlay>,
    pub(super) numbering: Numbering,
    pub(super) from: HalfDay,
}

impl Setup {
    /// How many tiles are in play with the expansion (`rules.md 4.1`).
    pub const TILES: usize = 3;

    /// The setup's parts as checked values, or every reason why not.
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
        match (plazas, numbering, day) {
            (Ok(plazas), Ok(numbering), Ok(day)) if reasons.is_empty() => {
                let wheel = Wheel::new(plazas);
                let beside = wheel.same_color_notches().zip(tiles);
                let tiles = beside.map(|(notch, (tile, side))| TileInPlay { tile, notch, side }).collect();
                Ok(Checked { wheel, tiles, numbering, from: HalfDay { day, half: self.half } })
            }
            (Ok(_) | Err(_), Ok(_) | Err(_), Ok(_) | Err(_)) => Err(reasons),
        }
    }

    /// The tiles that can be, while the reasons against the others are collected.
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
}
