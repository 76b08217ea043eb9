//! The table: its current state, and all queries of it.

use super::SetupRefusal;
use super::banquet::TileInPlay;
use super::calendar::HalfDay;
use super::color::{ByColor, Color};
use super::die::{Face, Roll};
use super::event::{Event, Spared, Strike, Struck, StruckBefore};
use super::happening::Placed;
use super::numbering::Numbering;
use super::offer::Offer;
use super::setup::Setup;
use super::wheel::{Notch, Place, Wheel};

/// The crier's next task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Roll the dice of the half-day.
    Roll,
    /// Let everybody choose and act, then close the half-day.
    Choose,
    /// No task: the game has ended.
    Over,
}

/// A checked table; only [`super::apply()`] changes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) wheel: Wheel,
    pub(super) tiles: Vec<TileInPlay>,
    numbering: Numbering,
    from: HalfDay,
    struck_before: Vec<StruckBefore>,
    pub(super) now: HalfDay,
    pub(super) roll: Option<Roll>,
    pub(super) over: bool,
    pub(super) strikes: Vec<Strike>,
}

impl Table {
    /// Opens a table.
    ///
    /// # Errors
    /// The setup with every reason why it makes no table.
    pub fn open(setup: Setup) -> Result<Self, SetupRefusal> {
        match setup.check() {
            Ok(checked) => Ok(Self {
                wheel: checked.wheel,
                tiles: checked.tiles,
                numbering: checked.numbering,
                from: checked.from,
                struck_before: checked.struck,
                now: checked.from,
                roll: None,
                over: false,
                strikes: Vec::new(),
            }),
            Err(reasons) => Err(SetupRefusal { setup, reasons }),
        }
    }

    /// The wheel's large layer as it is now; a destroyed plaza stays in it until the half-day's end.
    #[must_use]
    pub const fn wheel(&self) -> &Wheel {
        &self.wheel
    }

    /// The tiles in play, by notch; empty without the expansion.
    #[must_use]
    pub fn tiles(&self) -> &[TileInPlay] {
        &self.tiles
    }

    /// Returns the tile beside the plaza in that notch.
    #[must_use]
    pub fn tile_at(&self, notch: Notch) -> Option<TileInPlay> {
        self.tiles.iter().copied().find(|tile| tile.notch == notch)
    }

    /// The columns' numbers.
    #[must_use]
    pub const fn numbering(&self) -> Numbering {
        self.numbering
    }

    /// The half-day with which play started.
    #[must_use]
    pub const fn from(&self) -> HalfDay {
        self.from
    }

    /// The current half-day; the last one played when the game is over.
    #[must_use]
    pub const fn now(&self) -> HalfDay {
        self.now
    }

    /// Returns the crier's next task.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match (self.over, self.roll) {
            (true, Some(_) | None) => Phase::Over,
            (false, None) => Phase::Roll,
            (false, Some(_)) => Phase::Choose,
        }
    }

    /// Returns the number of half-days that have been played to their end.
    #[must_use]
    pub const fn half_days_played(&self) -> u8 {
        let begun = self.now.number() - self.from.number();
        if self.over { begun + 1 } else { begun }
    }

    /// The dice of this half-day, if they have been rolled.
    #[must_use]
    pub const fn roll(&self) -> Option<Roll> {
        self.roll
    }

    /// Returns the places of the dice, if they have been rolled (`rules.md 2.2`).
    #[must_use]
    pub fn placed(&self) -> Option<[Placed; 4]> {
        self.roll.map(|roll| self.place(roll))
    }

    /// Every strike since play started, in order.
    #[must_use]
    pub fn strikes(&self) -> &[Strike] {
        &self.strikes
    }

    /// This half-day's strikes, the black die's first.
    pub fn strikes_now(&self) -> impl Iterator<Item = &Strike> {
        let now = self.roll.is_some().then_some(self.now);
        self.strikes.iter().filter(move |strike| Some(strike.half_day) == now)
    }

    /// Whether the plaza in that notch is destroyed for the rest of this half-day.
    #[must_use]
    pub fn is_destroyed(&self, notch: Notch) -> bool {
        self.strikes_now().any(|strike| strike.notch == notch)
    }

    /// The sheets' dice that were struck before the takeover, by color and value (`rules.md 2.4`).
    #[must_use]
    pub fn struck_before(&self) -> &[StruckBefore] {
        &self.struck_before
    }

    /// Returns when the sheets' dice of that color and value were struck, if they are.
    #[must_use]
    pub fn struck(&self, color: Color, value: Face) -> Option<Struck> {
        if self.is_struck_before(color, value) {
            return Some(Struck::BeforeTakeover);
        }
        self.sheet_strike(color, value).map(|strike| Struck::On(strike.half_day))
    }

    /// Returns the first strike since play started that hit the sheets' dice of that color and value (`rules.md 2.4`).
    #[must_use]
    pub fn sheet_strike(&self, color: Color, value: Face) -> Option<&Strike> {
        self.strikes.iter().find(|strike| strike.sheets && (strike.color, strike.value) == (color, value))
    }

    /// Returns the plaza that tile 8's banquet spares in this half-day (`rules.md 4.4`).
    #[must_use]
    pub fn spared(&self) -> Option<Spared> {
        self.roll.and_then(|roll| Event::of(self, roll).spared)
    }

    /// Returns the dice that may be picked, by place; none before the roll (`rules.md 2.5`).
    #[must_use]
    pub fn offers(&self) -> Vec<Offer> {
        self.roll.map(|roll| Event::of(self, roll).offers(self, roll)).unwrap_or_default()
    }

    /// Returns the number of dice of each color that may be picked, for the Great Hall (`rules.md 2.7`).
    #[must_use]
    pub fn available(&self) -> ByColor<u8> {
        Offer::available(&self.offers())
    }

    /// Whether that die was named as struck at the takeover.
    pub(super) fn is_struck_before(&self, color: Color, value: Face) -> bool {
        self.struck_before.iter().any(|die| (die.color, die.value) == (color, value))
    }

    /// Returns the places of that roll's dice in this half-day.
    pub(super) fn place(&self, roll: Roll) -> [Placed; 4] {
        let sorted = roll.sorted();
        Place::ALL.map(|place| {
            let (value, die) = sorted[usize::from(place.number())];
            let notch = place.notch(self.now);
            Placed { place, notch, color: self.wheel.plaza(notch).up, die, value }
        })
    }
}
