//! The players' results of a game, as entered: part of the saved game.

use jiff::civil::Date;

use super::{Recorded, date};

/// What one player's paper says at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSheet<G: Recorded> {
    /// The player's name.
    pub name: String,
    /// What the paper says; loose, as typed so far.
    pub sheet: G::Sheet,
}

/// The results of one game; set as a whole by [`super::Record::set_results`] and corrected by setting them again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results<G: Recorded> {
    /// The day on which it was played, where it was played; stays when the results are corrected.
    pub date: Date,
    /// Any number that tells this play from others of the same code on the same day, as the milliseconds of the clock when
    /// the results were first entered; stays when they are corrected.
    ///
    /// A code deals the same each time, so nothing in the record itself tells two plays of it apart.
    pub stamp: u64,
    /// The players, in the order of the table.
    pub players: Vec<PlayerSheet<G>>,
}

impl<G: Recorded> Default for PlayerSheet<G> {
    fn default() -> Self {
        Self { name: String::new(), sheet: G::Sheet::default() }
    }
}

impl<G: Recorded> Results<G> {
    /// Empty sheets for these players. Before the first day that files have there is only a clock that is set wrong.
    #[must_use]
    pub fn blank(date: Date, stamp: u64, names: &[String]) -> Self {
        let blank = |name: &String| PlayerSheet { name: name.clone(), sheet: G::Sheet::default() };
        Self { date: date.max(date::FIRST), stamp, players: names.iter().map(blank).collect() }
    }

    /// Each player's points, or every reason why the sheet cannot be.
    #[must_use]
    pub fn points(&self) -> Vec<Result<u16, Vec<G::SheetReason>>> {
        self.players.iter().map(|player| G::points(&player.sheet)).collect()
    }

    /// Each player's rank among those whose sheets can be, from 1, ties sharing; none for the others.
    #[must_use]
    pub fn ranks(&self) -> Vec<Option<usize>> {
        let points: Vec<Option<u16>> = self.points().into_iter().map(Result::ok).collect();
        let better = |than: u16| points.iter().flatten().filter(|other| **other > than).count();
        points.iter().map(|points| points.map(|points| better(points) + 1)).collect()
    }
}
