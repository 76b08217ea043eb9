//! The players' results of a game, as entered: part of the saved game.

use std::iter;

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
    /// Sheets for these players, with what the table knows of them and empty otherwise; a sheet for each seat that it knows.
    /// Before the first day that files have there is only a clock that is set wrong.
    #[must_use]
    pub fn blank(date: Date, stamp: u64, names: &[String], known: Vec<G::Sheet>) -> Self {
        let nameless = (0..known.len().saturating_sub(names.len())).map(|_| String::new());
        let names = names.iter().cloned().chain(nameless);
        let sheets = known.into_iter().chain(iter::repeat_with(G::Sheet::default));
        let players = names.zip(sheets).map(|(name, sheet)| PlayerSheet { name, sheet }).collect();
        Self { date: date.max(date::FIRST), stamp, players }
    }

    /// Each player's points, or every reason why the sheet cannot be.
    #[must_use]
    pub fn points(&self) -> Vec<Result<u16, Vec<G::SheetReason>>> {
        self.players.iter().map(|player| G::points(&player.sheet)).collect()
    }

    /// Each player's rank among those whose sheets can be, from 1; who is equal in points and in all that breaks ties shares
    /// it. None for the others, and none in a tie that is open.
    #[must_use]
    pub fn ranks(&self) -> Vec<Option<usize>> {
        let standings = standings(&self.players);
        let better = |than: &Standing| standings.iter().flatten().filter(|other| *other > than).count();
        let rank = |(at, own): (usize, &Option<Standing>)| {
            let own = own.as_ref()?;
            let is_open = others(&standings, at).any(|(_, other)| own.lacks(other) || other.lacks(own));
            (!is_open).then(|| better(own) + 1)
        };
        standings.iter().enumerate().map(rank).collect()
    }

    /// Who lacks what would break a tie, and the first with whom it is open; players are counted from 0.
    #[must_use]
    pub fn open_ties(&self) -> Vec<(usize, usize)> {
        open_ties(&self.players)
    }
}

/// [`Results::open_ties`] of these players.
pub(super) fn open_ties<G: Recorded>(players: &[PlayerSheet<G>]) -> Vec<(usize, usize)> {
    let standings = standings(players);
    let open = |(at, own): (usize, &Option<Standing>)| {
        let own = own.as_ref()?;
        others(&standings, at).find(|(_, other)| own.lacks(other)).map(|(other, _)| (at, other))
    };
    standings.iter().enumerate().filter_map(open).collect()
}

/// All that can be but that of one player.
fn others(standings: &[Option<Standing>], but: usize) -> impl Iterator<Item = (usize, &Standing)> {
    let others = standings.iter().enumerate().filter(move |(at, _)| *at != but);
    others.filter_map(|(at, other)| Some((at, other.as_ref()?)))
}

/// By what the players are compared whose sheets can be.
fn standings<G: Recorded>(players: &[PlayerSheet<G>]) -> Vec<Option<Standing>> {
    let standing = |player: &PlayerSheet<G>| Some(Standing::of::<G>(G::points(&player.sheet).ok()?, &player.sheet));
    players.iter().map(standing).collect()
}

/// By what players are compared: points, then what breaks a tie; the greater one is ahead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    points: u16,
    tie_breaks: Vec<Option<u16>>,
}

impl Standing {
    /// That of a sheet with so many points.
    #[must_use]
    pub fn of<G: Recorded>(points: u16, sheet: &G::Sheet) -> Self {
        Self { points, tie_breaks: G::tie_breaks(sheet) }
    }

    /// How much of what breaks ties is needed to tell it from another one: nothing where the points differ, all where
    /// nothing does.
    #[must_use]
    pub fn needs(&self, other: &Self) -> usize {
        let pairs = self.tie_breaks.iter().zip(&other.tie_breaks);
        if self.points != other.points {
            return 0;
        }
        let differs = pairs.clone().position(|(own, other)| own != other);
        differs.map_or(pairs.len(), |at| at + 1)
    }

    /// Whether this one lacks what would break the tie with the other one.
    fn lacks(&self, other: &Self) -> bool {
        let mut pairs = self.tie_breaks.iter().zip(&other.tie_breaks);
        let undecided = pairs.find(|(own, other)| own.is_none() || own != other);
        self.points == other.points && undecided.is_some_and(|(own, _)| own.is_none())
    }
}
