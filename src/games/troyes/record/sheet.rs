//! One player's sheet at the end: the points by kind (`T 12.2`).

use enum_map::{Enum, EnumMap};

use crate::games::troyes::rules::{Character, Count, Good, Player, Seat, Table, Work};
use crate::play::named;

/// A row of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Row {
    /// The tokens that were gained in play.
    Gained,
    /// One for each event in play with an own cube.
    Events,
    /// What the spaces of the own tradesmen say.
    Tradesmen,
    /// What all characters give.
    Characters,
    /// What is lost: two for each level of the Cathedral without an own cube.
    Levels,
}

/// One value for each row, in the order of [`Row::ALL`].
pub type ByRow<T> = EnumMap<Row, T>;

named!(Row { Gained: "gained", Events: "events", Tradesmen: "tradesmen", Characters: "characters", Levels: "levels" });

/// One player's sheet at the end; loose, as typed so far. A row is empty as long as it is not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet(pub ByRow<Option<u16>>);

/// Why a sheet cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetReason {
    /// This row is not counted yet.
    Uncounted(Row),
    /// So much is impossible in this row.
    Row(Row, u16),
}

impl Row {
    /// Returns the most that the row can be.
    #[must_use]
    pub const fn most(self) -> u16 {
        match self {
            Self::Gained => 999,
            // Marauding and every card of the decks.
            Self::Events => 18,
            // Nine cards with the most points that a space can have in a card book.
            Self::Tradesmen => 180,
            // Six characters, in the solo game.
            Self::Characters => 36,
            Self::Levels => 6,
        }
    }

    /// Whether the row can be that much.
    #[must_use]
    pub const fn can_be(self, points: u16) -> bool {
        match self {
            Self::Gained | Self::Events | Self::Tradesmen | Self::Characters => points <= self.most(),
            Self::Levels => points <= self.most() && points.is_multiple_of(2),
        }
    }
}

impl Sheet {
    /// Returns the sheet of a player as the table knows it; a row that depends on a count that is not exact is left blank, since
    /// nobody should confirm it.
    #[must_use]
    pub fn of(table: &Table, seat: Seat) -> Self {
        let Some(player) = table.player(seat) else { return Self::default() };
        let exact = |count: Count| player.is_exact(count).then_some(());
        Self(ByRow::from_fn(|row| match row {
            Row::Gained => exact(Count::Points).map(|()| player.purse().has(Good::Point)),
            Row::Events => exact(Count::Cubes).map(|()| table.events_with_cube(seat)),
            Row::Tradesmen => exact(Count::Citizens).and_then(|()| tradesmen(table, seat)),
            Row::Characters => characters(table, seat, player),
            Row::Levels => exact(Count::Cubes).map(|()| levels(table, seat)),
        }))
    }

    /// Returns the sum of the rows, without what is lost; never below 0, which no group has seen.
    pub(super) fn points(self) -> Result<u16, Vec<SheetReason>> {
        let wrong = |row: &Row| match self.0[*row] {
            None => Some(SheetReason::Uncounted(*row)),
            Some(points) => (!row.can_be(points)).then_some(SheetReason::Row(*row, points)),
        };
        let reasons: Vec<SheetReason> = Row::ALL.iter().filter_map(wrong).collect();
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let of = |row: Row| self.0[row].unwrap_or_default();
        let gained = [Row::Gained, Row::Events, Row::Tradesmen, Row::Characters].map(of);
        Ok(gained.iter().sum::<u16>().saturating_sub(of(Row::Levels)))
    }
}

/// Returns what the spaces of a player's tradesmen say; nothing while one of them is open.
fn tradesmen(table: &Table, seat: Seat) -> Option<u16> {
    let on_card = |work: &Work| {
        let space = work.tradesmen.iter().position(|tradesman| *tradesman == Some(seat));
        space.map_or(Some(0), |space| table.book().activities[work.activity].space(space)).map(u16::from)
    };
    table.works().iter().map(on_card).sum()
}

/// Returns what a player loses for levels of the Cathedral without an own cube.
fn levels(table: &Table, seat: Seat) -> u16 {
    let has = |level: usize| table.cathedral().values().any(|site| site.get(level) == Some(&Some(seat.into())));
    (0..3).map(|level| if has(level) { 0 } else { 2 }).sum()
}

/// Returns what all characters give a player; nothing before they are shown, or while what one of them counts is not exact.
fn characters(table: &Table, seat: Seat, player: &Player) -> Option<u16> {
    let players = table.players().len();
    let all = table.characters_in_game();
    let is_whole = table.phase().is_over() && table.knows_characters();
    let given = |character: &Character| {
        let points = || u16::from(character.points(table.judged(seat, *character), players));
        player.is_exact(character.counts()).then(points)
    };
    if is_whole { all.iter().map(given).sum() } else { None }
}
