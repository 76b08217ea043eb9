//! The cries of the game.

use crate::games::troyes_dice::rules::{
    Attack, Calendar, Color, Day, Dice, Flip, HalfDay, Happening, Notch, Numbering, Offered, Spared, Strike, Table,
    Tile, TileInPlay, TroyesDice,
};
use crate::play::Transition;

/// A cry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cry {
    /// The game opens: the numbers to write at the heads of the columns.
    Opening(Numbering),
    /// A tile is on the table, with its effect.
    TileInPlay(TileInPlay),
    /// Play of this half-day begins.
    HalfDay(HalfDay),
    /// The next half-day is the last one.
    LastHalfDay,
    /// The black die's strike was ignored.
    Spared(Spared),
    /// A plaza was destroyed.
    PlazaStruck(Strike),
    /// Everybody crosses out a die.
    SheetsStruck(Strike),
    /// Sheets were struck at this color and value before: nothing changes.
    AlreadyStruck(Strike),
    /// These dice are on offer.
    Offered(Offered),
    /// No die is free (`rules.md 2.6`).
    NoneFree,
    /// A destroyed plaza was rebuilt.
    Rebuilt {
        /// Where.
        notch: Notch,
        /// The color that was up.
        from: Color,
        /// The color that is up now.
        to: Color,
    },
    /// A tile turned to its raid side.
    TurnedToRaid(Tile),
    /// A day began.
    DayBegan(Day),
    /// From this day on strikes hit the sheets too (`rules.md 2.4`).
    SheetStrikesBegin,
    /// The last day began.
    LastDay,
    /// The game ended: count your points.
    Ended,
}

/// Returns the cries of a table that was just opened; one taken over on day 3 or 8 includes the cry of that day.
#[must_use]
pub fn opening_cries(table: &Table) -> Vec<Cry> {
    let tiles = table.tiles().iter().copied().map(Cry::TileInPlay);
    std::iter::once(Cry::Opening(table.numbering())).chain(tiles).chain(meaning(table.now().day)).collect()
}

/// Returns the cry of what is special about a day.
fn meaning(day: Day) -> Option<Cry> {
    match day {
        Day::FIRST_SHEET_STRIKE => Some(Cry::SheetStrikesBegin),
        Day::LAST => Some(Cry::LastDay),
        _ => None,
    }
}

/// Returns the cries of an order's happenings, in the order in which they are called out.
///
/// A rebuilt plaza or a turned tile is not cried any more when the game is over.
#[must_use]
pub fn cries(Transition { happenings, .. }: Transition<'_, TroyesDice>) -> Vec<Cry> {
    let over = happenings.iter().any(|happening| matches!(happening, Happening::Calendar(Calendar::Ended(_))));
    let cries = happenings.iter().flat_map(cries_of);
    cries.filter(|cry| !(over && matches!(cry, Cry::Rebuilt { .. } | Cry::TurnedToRaid(_)))).collect()
}

/// Returns the cries of one happening, whatever else happened.
#[must_use]
pub fn cries_of(happening: &Happening) -> Vec<Cry> {
    match happening {
        Happening::Dice(Dice::Rolled { half_day, roll: _ }) => vec![Cry::HalfDay(*half_day)],
        Happening::Attack(Attack::Spared(spared)) => vec![Cry::Spared(*spared)],
        Happening::Attack(Attack::Struck(strike)) => match (strike.sheets, strike.already) {
            (true, true) => vec![Cry::PlazaStruck(*strike), Cry::AlreadyStruck(*strike)],
            (true, false) => vec![Cry::PlazaStruck(*strike), Cry::SheetsStruck(*strike)],
            (false, _) => vec![Cry::PlazaStruck(*strike)],
        },
        Happening::Dice(Dice::Offered(offered)) if offered.any_free => vec![Cry::Offered(offered.clone())],
        Happening::Dice(Dice::Offered(offered)) => vec![Cry::Offered(offered.clone()), Cry::NoneFree],
        Happening::Flip(Flip::Plaza { notch, from, to }) => {
            vec![Cry::Rebuilt { notch: *notch, from: *from, to: *to }]
        }
        Happening::Flip(Flip::Tile { tile, notch: _ }) => vec![Cry::TurnedToRaid(*tile)],
        Happening::Calendar(Calendar::DayBegan { day, neutral: _ }) => {
            std::iter::once(Cry::DayBegan(*day)).chain(meaning(*day)).collect()
        }
        Happening::Calendar(Calendar::Ended(_)) => vec![Cry::Ended],
        // That the last one comes is told before its dice are rolled: then strikes have the first word.
        Happening::Calendar(Calendar::Closed(half_day)) if half_day.number() + 1 == HalfDay::LAST.number() => {
            vec![Cry::LastHalfDay]
        }
        Happening::Dice(Dice::Placed(_)) | Happening::Calendar(Calendar::Closed(_)) => Vec::new(),
    }
}
