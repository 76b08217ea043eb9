//! The event of a half-day: the plazas that the black die, and tile 8's raid, destroy (`rules.md 2.3`, `4.4`, `4.5`).

use super::banquet::{Effect, Tile};
use super::calendar::HalfDay;
use super::color::Color;
use super::die::{Die, Face, Roll};
use super::happening::Placed;
use super::offer::Offer;
use super::table::Table;
use super::wheel::Notch;

/// A die's attack: the plaza it destroyed and, from day 3, the sheets' dice it hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strike {
    /// The half-day.
    pub half_day: HalfDay,
    /// The notch of the plaza.
    pub notch: Notch,
    /// The destroyed plaza's color.
    pub color: Color,
    /// The die's value.
    pub value: Face,
    /// The black die, or a clear one on tile 8's raid side.
    pub by: Die,
    /// Whether it hits the scoresheets too (`rules.md 2.4`).
    pub sheets: bool,
    /// Whether sheets were struck at this color and value before, so that nothing changes for anyone.
    pub already: bool,
}

/// A die of the sheets that was struck before a game was taken over in the middle (`rules.md 2.4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StruckBefore {
    /// Its color.
    pub color: Color,
    /// Its value.
    pub value: Face,
    /// The half-day of the takeover.
    pub from: HalfDay,
}

/// The time of a strike on a die of the sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Struck {
    /// Some half-day before the takeover; nobody knows which.
    BeforeTakeover,
    /// This half-day.
    On(HalfDay),
}

impl StruckBefore {
    /// Returns the latest half-day on which the strike can have been.
    #[must_use]
    pub fn latest(self) -> HalfDay {
        HalfDay::all().take_while(|half_day| *half_day < self.from).last().unwrap_or(HalfDay::FIRST)
    }
}

/// A plaza that the black die would have destroyed but for tile 8's banquet (`rules.md 4.4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spared {
    /// The notch of the plaza.
    pub notch: Notch,
    /// The plaza's color.
    pub color: Color,
    /// The black die's value.
    pub value: Face,
    /// The tile that spared it.
    pub tile: Tile,
}

/// The effect of a roll on the wheel before anybody chooses.
pub(super) struct Event {
    pub(super) spared: Option<Spared>,
    pub(super) strikes: Vec<Strike>,
}

impl Event {
    /// Returns the event of that roll on that table; the same before and after it was applied.
    pub(super) fn of(table: &Table, roll: Roll) -> Self {
        let mut event = Self { spared: None, strikes: Vec::new() };
        let mut placed = table.place(roll);
        // Ruling 4.5: the black die's strike is cried first.
        placed.sort_by_key(|placed| placed.die);
        for die in placed {
            let tile = table.tile_at(die.notch);
            match (die.die, tile.map(|tile| (tile.tile, tile.effect()))) {
                (Die::Black, Some((tile, Effect::StrikeIgnored))) => {
                    event.spared = Some(Spared { notch: die.notch, color: die.color, value: die.value, tile });
                }
                (Die::Black, Some(_) | None) | (Die::Clear, Some((_, Effect::ClearStrikes))) => {
                    let strike = event.strike(table, die);
                    event.strikes.push(strike);
                }
                (Die::Clear, Some(_) | None) => {}
            }
        }
        event
    }

    /// Returns the dice that can still be picked after the event, by place.
    pub(super) fn offers(&self, table: &Table, roll: Roll) -> Vec<Offer> {
        let spared = self.spared.map(|spared| spared.notch);
        let placed = table.place(roll).into_iter();
        placed
            .filter(|die| match die.die {
                Die::Black => spared == Some(die.notch),
                Die::Clear => self.strikes.iter().all(|strike| strike.notch != die.notch),
            })
            .map(|die| Offer::new(die, table.tile_at(die.notch)))
            .collect()
    }

    fn strike(&self, table: &Table, die: Placed) -> Strike {
        let sheets = table.now.day.strikes_sheets();
        let before = table.strikes.iter().filter(|strike| strike.half_day < table.now).chain(&self.strikes);
        let mut before = before.filter(|strike| strike.sheets);
        let named = table.is_struck_before(die.color, die.value);
        Strike {
            half_day: table.now,
            notch: die.notch,
            color: die.color,
            value: die.value,
            by: die.die,
            sheets,
            // Ruling 2.4: a second strike on the same color and value changes nothing, and the crier says so; what was
            // named when the game was taken over counts as the first.
            already: named || before.any(|strike| (strike.color, strike.value) == (die.color, die.value)),
        }
    }
}
