//! The plazas and tiles that a person lays on the wheel by hand, press by press.

use crate::games::troyes_dice::rules::{Color, Notch, Plaza, Side, Tile, TileInPlay};

/// The plazas of a wheel, by notch.
pub(super) type Plazas = [Plaza; Notch::COUNT];

/// The tiles beside plazas, by notch. A tile beside a plaza whose sides are no longer the same is not on the table, but
/// it is again as soon as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tiles([Option<(Tile, Side)>; Notch::COUNT]);

impl Tiles {
    /// Returns the tiles on that wheel, clockwise.
    pub(super) fn on<'a>(&'a self, plazas: &'a Plazas) -> impl Iterator<Item = TileInPlay> + 'a {
        slots(plazas).filter_map(|notch| self.at(notch).map(|(tile, side)| TileInPlay { tile, notch, side }))
    }

    /// Returns the tile beside the plaza in that notch.
    pub(super) const fn at(&self, notch: Notch) -> Option<(Tile, Side)> {
        self.0[notch.index()]
    }

    /// Puts a tile beside the plaza in that notch, from anywhere and with its side unchanged; it replaces another tile
    /// there.
    pub(super) fn lay(&mut self, tile: Tile, notch: Notch) {
        let side = self.take(tile).unwrap_or(Side::Banquet);
        self.0[notch.index()] = Some((tile, side));
    }

    /// Turns over the tile in that notch.
    pub(super) fn flip(&mut self, notch: Notch) {
        if let Some((_, side)) = &mut self.0[notch.index()] {
            *side = match side {
                Side::Banquet => Side::Raid,
                Side::Raid => Side::Banquet,
            };
        }
    }

    /// Takes a tile off the wheel; returns the side that was up, if it was there.
    pub(super) fn take(&mut self, tile: Tile) -> Option<Side> {
        let lay = self.0.iter_mut().find(|laid| laid.is_some_and(|(other, _)| other == tile));
        lay.and_then(Option::take).map(|(_, side)| side)
    }
}

/// Returns the plazas beside which a tile may be (`rules.md 4.1`), clockwise.
pub(super) fn slots(plazas: &Plazas) -> impl Iterator<Item = Notch> + '_ {
    Notch::all().filter(|notch| plazas[notch.index()].is_same_color())
}

/// Returns the suspect plazas when not three have two like faces: those that are more frequent than in the box.
///
/// With too many of them there is a pair among them, and with too few there is a kind of mixed plaza too often, since
/// the wheel has nine. The box is the one of ruling `rules.md 1.3`.
pub(super) fn suspects(plazas: &Plazas) -> Vec<Notch> {
    let too_many = slots(plazas).count() > 3;
    let kind = |plaza: Plaza| (plaza.up.min(plaza.down), plaza.up.max(plaza.down));
    let count = |among: &Plazas, plaza| among.iter().filter(|other| kind(**other) == kind(plaza)).count();
    let suspect = |notch: &Notch| {
        let plaza = plazas[notch.index()];
        plaza.is_same_color() == too_many && count(plazas, plaza) > count(&Plaza::SET, plaza)
    };
    Notch::all().filter(suspect).collect()
}

/// Returns the color after this one.
pub(super) const fn next_color(color: Color) -> Color {
    match color {
        Color::Red => Color::Yellow,
        Color::Yellow => Color::White,
        Color::White => Color::Red,
    }
}
