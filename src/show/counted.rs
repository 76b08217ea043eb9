//! What a game has to show of its players' sheets and of its hall of fame.

use super::ceremony::Award;
use super::chart::Chart;
use super::count::{BoxGroup, FieldGroup, Judged, Part, Remark, TieBreak};
use super::watched::Watched;
use crate::chronicle::Results;
use crate::chronicle::hall::{GameId, Hall, PlayerName};
use crate::crier::Words;
use crate::play::Seat;

/// A game whose points are counted at its end, from the players' sheets.
///
/// A form has a field for each number of a sheet, and knows it by its place in [`Counted::form`], from 0. A game whose
/// sheets are a number a player needs the first three of these alone.
pub trait Counted: Watched {
    /// The fields of a sheet, group by group, in the order in which they are entered.
    fn form(words: &Words) -> Vec<FieldGroup>;

    /// The number in that field of the sheet; 0 where it is empty.
    fn number(sheet: &Self::Sheet, field: usize) -> u16;

    /// Enters a number; one that no sheet can hold is left out.
    fn enter(sheet: &mut Self::Sheet, field: usize, number: u16);

    /// Returns what whoever sits there is called without a name, as “Red”; nothing where seats have no names, or beyond them.
    #[must_use]
    fn seat(words: &Words, seat: Seat) -> Option<String> {
        let (_, _) = (words, seat);
        None
    }

    /// Whether an empty field counts as 0; else it is not counted yet.
    const EMPTY_IS_ZERO: bool = true;

    /// Whether nothing stands in that field.
    #[must_use]
    fn is_empty(sheet: &Self::Sheet, field: usize) -> bool {
        Self::number(sheet, field) == 0
    }

    /// Empties a field.
    fn clear(sheet: &mut Self::Sheet, field: usize) {
        Self::enter(sheet, field, 0);
    }

    /// What is to be said of a sheet, with the table at hand if there is one; `filling` while somebody enters it.
    #[must_use]
    fn judge(words: &Words, sheet: &Self::Sheet, table: Option<&Self::Table>, filling: bool) -> Judged {
        let (_, _) = (table, filling);
        let reasons = Self::points(sheet).err().unwrap_or_default();
        let remark = |reason| Remark { fields: Vec::new(), text: words.sentence(reason) };
        Judged { wrong: reasons.iter().map(remark).collect(), ..Judged::default() }
    }

    /// What the points are made of as the numbers stand, also of a sheet that cannot be: as many parts of every sheet, in
    /// one order. Nothing where the points are not made of parts.
    #[must_use]
    fn parts(words: &Words, sheet: &Self::Sheet) -> Vec<Part> {
        let (_, _) = (words, sheet);
        Vec::new()
    }

    /// What breaks ties, as [`Recorded::tie_breaks`](crate::chronicle::Recorded::tie_breaks) compares it: as many of every
    /// sheet, in one order.
    #[must_use]
    fn ties(words: &Words, sheet: &Self::Sheet) -> Vec<TieBreak> {
        let (_, _) = (words, sheet);
        Vec::new()
    }

    /// Whether a field only breaks ties: nobody else has to count it.
    #[must_use]
    fn breaks_ties(field: usize) -> bool {
        let _ = field;
        false
    }

    /// The fields of that seat's sheet of which the table does not know everything: they are to be counted again.
    #[must_use]
    fn inexact(table: &Self::Table, seat: Seat) -> Vec<usize> {
        let (_, _) = (table, seat);
        Vec::new()
    }

    /// What else is asked of the player of that name, to be answered with yes or no: as many boxes of every sheet.
    #[must_use]
    fn boxes(words: &Words, player: &str, sheet: &Self::Sheet) -> Vec<BoxGroup> {
        let (_, _, _) = (words, player, sheet);
        Vec::new()
    }

    /// Ticks a box, or not: the one at that place among all of [`Counted::boxes`], from 0.
    fn tick(sheet: &mut Self::Sheet, at: usize, ticked: bool) {
        let (_, _, _) = (sheet, at, ticked);
    }

    /// What a player has achieved over all games; nothing if the game has no achievements.
    #[must_use]
    fn achievements(words: &Words, hall: &Hall<Self>, player: &PlayerName) -> Option<Vec<String>> {
        let (_, _, _) = (words, hall, player);
        None
    }

    /// From where on a game was played here that is no whole one, as “from day 5, morning”.
    #[must_use]
    fn part(words: &Words, chapter: &Self::Chapter) -> Option<String> {
        let (_, _) = (words, chapter);
        None
    }

    /// What each player of that game achieved with it for the first time.
    #[must_use]
    fn achieved_with(words: &Words, hall: &Hall<Self>, game: GameId) -> Vec<(PlayerName, Vec<String>)> {
        let (_, _, _) = (words, hall, game);
        Vec::new()
    }

    /// What is remarkable about the sheets of one game, the most remarkable first: more than are told, so that different
    /// people can be honored. It tells the same things in every language.
    #[must_use]
    fn awards(words: &Words, results: &Results<Self>) -> Vec<Award> {
        let (_, _) = (words, results);
        Vec::new()
    }

    /// What else is remarkable about all games of a hall, as sentences.
    #[must_use]
    fn curiosities(words: &Words, hall: &Hall<Self>) -> Vec<String> {
        let (_, _) = (words, hall);
        Vec::new()
    }

    /// What the game shows of its hall of fame beside the players' scores.
    #[must_use]
    fn chart(words: &Words, hall: &Hall<Self>) -> Option<Chart> {
        let (_, _) = (words, hall);
        None
    }
}
