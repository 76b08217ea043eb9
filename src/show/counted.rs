//! What a game has to show of its players' sheets and of its hall of fame.

use std::fmt::Debug;

use super::ceremony::Award;
use super::chart::Chart;
use super::count::{FieldSpec, Judged, Part, Remark, TieBreak};
use super::watched::Watched;
use crate::chronicle::Results;
use crate::chronicle::hall::{GameId, Hall, PlayerName};
use crate::crier::Words;
use crate::play::Seat;

/// A game whose points are counted at its end, from the players' sheets.
///
/// A sheet is data: its fields, what the points are made of and what breaks ties need no language; their words are looked up by
/// the names of messages.
pub trait Counted: Watched {
    /// A field of a sheet: a number, or a box to tick.
    type Field: Copy + Eq + Debug + 'static;

    /// The numbers of a sheet in the order in which they are entered, group by group.
    const FIELDS: &'static [Self::Field];

    /// What else is asked of a player, to be answered with yes or no; group by group.
    const BOXES: &'static [Self::Field] = &[];

    /// Whether an empty field counts as 0; else it is not counted yet.
    const EMPTY_IS_ZERO: bool = true;

    /// Returns what there is to know of that field.
    fn spec(field: Self::Field) -> FieldSpec;

    /// Returns the number in that field; nothing where it is empty, or a box without its tick.
    fn get(sheet: &Self::Sheet, field: Self::Field) -> Option<u16>;

    /// Enters a number, or empties the field; a number that no sheet can hold is left out.
    fn set(sheet: &mut Self::Sheet, field: Self::Field, number: Option<u16>);

    /// Returns what whoever sits there is called without a name, as “Red”; nothing where seats have no names, or beyond them.
    #[must_use]
    fn seat(_words: &Words, _seat: Seat) -> Option<String> {
        None
    }

    /// What is to be said of a sheet, with the table at hand if there is one; `filling` while somebody enters it.
    #[must_use]
    fn judge(words: &Words, sheet: &Self::Sheet, _table: Option<&Self::Table>, _filling: bool) -> Judged<Self::Field> {
        let reasons = Self::points(sheet).err().unwrap_or_default();
        let remark = |reason| Remark { fields: Vec::new(), text: words.sentence(reason) };
        Judged { wrong: reasons.iter().map(remark).collect(), ..Judged::default() }
    }

    /// What the points are made of as the numbers stand, also of a sheet that cannot be: as many parts of every sheet, in
    /// one order. Nothing where the points are not made of parts.
    #[must_use]
    fn parts(_sheet: &Self::Sheet) -> Vec<Part> {
        Vec::new()
    }

    /// What breaks ties, as [`Recorded::tie_breaks`](crate::chronicle::Recorded::tie_breaks) compares it: as many of every
    /// sheet, in one order.
    #[must_use]
    fn ties(_sheet: &Self::Sheet) -> Vec<TieBreak> {
        Vec::new()
    }

    /// The fields of that seat's sheet of which the table does not know everything: they are to be counted again.
    #[must_use]
    fn inexact(_table: &Self::Table, _seat: Seat) -> Vec<Self::Field> {
        Vec::new()
    }

    /// What a player has achieved over all games; nothing if the game has no achievements.
    #[must_use]
    fn achievements(_words: &Words, _hall: &Hall<Self>, _player: &PlayerName) -> Option<Vec<String>> {
        None
    }

    /// From where on a game was played here that is no whole one, as “from day 5, morning”.
    #[must_use]
    fn part(_words: &Words, _chapter: &Self::Chapter) -> Option<String> {
        None
    }

    /// What each player of that game achieved with it for the first time.
    #[must_use]
    fn achieved_with(_words: &Words, _hall: &Hall<Self>, _game: GameId) -> Vec<(PlayerName, Vec<String>)> {
        Vec::new()
    }

    /// What is remarkable about the sheets of one game, the most remarkable first: more than are told, so that different
    /// people can be honored.
    #[must_use]
    fn awards(_results: &Results<Self>) -> Vec<Award> {
        Vec::new()
    }

    /// What else is remarkable about all games of a hall, as sentences.
    #[must_use]
    fn curiosities(_words: &Words, _hall: &Hall<Self>) -> Vec<String> {
        Vec::new()
    }

    /// What the game shows of its hall of fame beside the players' scores.
    #[must_use]
    fn chart(_words: &Words, _hall: &Hall<Self>) -> Option<Chart> {
        None
    }
}
