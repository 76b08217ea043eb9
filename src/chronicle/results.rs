//! The players' results of a game, as entered: part of the saved game.

use std::iter;

use jiff::civil::Date;

use super::{Recorded, date};
use crate::play::{BySeat, Seat};

/// One player's sheet at the end, with the player's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSheet<G: Recorded> {
    /// The player's name.
    pub name: String,
    /// The sheet; loose, as typed so far.
    pub sheet: G::Sheet,
}

/// The results of one game; set as a whole by [`super::Record::set_results`] and corrected by setting them again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results<G: Recorded> {
    /// The local day on which the game was played; stays when the results are corrected.
    pub date: Date,
    /// A number that tells this play from others of the same code on the same day, as the milliseconds of the clock
    /// when the results were first entered; stays when they are corrected.
    ///
    /// A code deals the same each time, so nothing in the record itself tells two plays of it apart.
    pub stamp: u64,
    /// The players.
    pub players: BySeat<PlayerSheet<G>>,
}

/// Why no game has these players, as far as a file is concerned.
///
/// No real table is so large and no real name so long: such a file was made up to strain drawing and printing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum PlayersRefusal {
    /// The number of players is this, more than [`PlayersRefusal::MOST`].
    Many(usize),
    /// A player's name has this many letters, more than [`PlayersRefusal::LONGEST`].
    Name(Seat, usize),
}

impl PlayersRefusal {
    /// The most players of a file's game.
    pub const MOST: usize = 1_000;
    /// The most letters of a name.
    pub const LONGEST: usize = 1_000;

    /// Checks the number and the names of players.
    ///
    /// # Errors
    /// The first reason against them.
    pub(super) fn check<'a>(names: impl ExactSizeIterator<Item = &'a String>) -> Result<(), Self> {
        if names.len() > Self::MOST {
            return Err(Self::Many(names.len()));
        }
        let mut lengths = names.map(|name| name.chars().count()).enumerate();
        match lengths.find(|(_, letters)| *letters > Self::LONGEST) {
            Some((player, letters)) => Err(Self::Name(Seat::nth(player), letters)),
            None => Ok(()),
        }
    }
}

impl<G: Recorded> Default for PlayerSheet<G> {
    fn default() -> Self {
        Self { name: String::new(), sheet: G::Sheet::default() }
    }
}

/// The most people at a table: in the form of a new game, in its count, and on what is printed for it. A file may have more
/// ([`PlayersRefusal::MOST`]).
pub const MOST_PEOPLE: usize = 20;

impl<G: Recorded> Results<G> {
    /// Returns results with the sheets that the table knows and empty ones for the other players. A day before the
    /// first that files have comes from a clock that is set wrong, and is replaced by it.
    #[must_use]
    pub fn blank(date: Date, stamp: u64, names: &[String], known: BySeat<G::Sheet>) -> Self {
        let nameless = (0..known.len().saturating_sub(names.len())).map(|_| String::new());
        let names = names.iter().cloned().chain(nameless);
        let sheets = known.into_iter().chain(iter::repeat_with(G::Sheet::default));
        let players = names.zip(sheets).map(|(name, sheet)| PlayerSheet { name, sheet }).collect();
        Self { date: date.max(date::FIRST), stamp, players }
    }

    /// Whether another player has room.
    #[must_use]
    pub const fn has_room(&self) -> bool {
        self.players.len() < MOST_PEOPLE
    }

    /// Adds a player and returns the seat; `None` if the results are full.
    pub fn add(&mut self, player: PlayerSheet<G>) -> Option<Seat> {
        self.has_room().then(|| self.players.push(player))
    }

    /// Returns each player's points, or every reason why the sheet cannot be.
    #[must_use]
    pub fn points(&self) -> BySeat<Result<u16, Vec<G::SheetReason>>> {
        self.players.map(|(_, player)| G::points(&player.sheet))
    }

    /// Returns each player's rank among the valid sheets, from 1; players equal in points and in all tie-breaks share
    /// it. `None` for the others, and in an undecided tie.
    #[must_use]
    pub fn ranks(&self) -> BySeat<Option<usize>> {
        let standings = standings(&self.players);
        let better = |than: &Standing| standings.values().flatten().filter(|other| *other > than).count();
        standings.map(|(seat, own)| {
            let own = own.as_ref()?;
            let is_open = others(&standings, seat).any(|(_, other)| own.lacks(other) || other.lacks(own));
            (!is_open).then(|| better(own) + 1)
        })
    }

    /// Returns the players who lack a tie-break, each with the first player of the undecided tie.
    #[must_use]
    pub fn open_ties(&self) -> Vec<(Seat, Seat)> {
        open_ties(&self.players)
    }
}

/// Returns the [`Results::open_ties`] of these players.
pub(super) fn open_ties<G: Recorded>(players: &BySeat<PlayerSheet<G>>) -> Vec<(Seat, Seat)> {
    let standings = standings(players);
    let open = |(seat, own): (Seat, &Option<Standing>)| {
        let own = own.as_ref()?;
        others(&standings, seat).find(|(_, other)| own.lacks(other)).map(|(other, _)| (seat, other))
    };
    standings.iter().filter_map(open).collect()
}

/// Iterates over the valid standings of all players but one.
fn others(standings: &BySeat<Option<Standing>>, but: Seat) -> impl Iterator<Item = (Seat, &Standing)> {
    let others = standings.iter().filter(move |(seat, _)| *seat != but);
    others.filter_map(|(seat, other)| Some((seat, other.as_ref()?)))
}

/// Returns the standings of the players whose sheets are valid.
fn standings<G: Recorded>(players: &BySeat<PlayerSheet<G>>) -> BySeat<Option<Standing>> {
    players.map(|(_, player)| Some(Standing::of::<G>(G::points(&player.sheet).ok()?, &player.sheet)))
}

/// The value by which players are compared: points, then the tie-breaks; the greater one is ahead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    points: u16,
    tie_breaks: Vec<Option<u16>>,
}

impl Standing {
    /// Returns the standing of a sheet with so many points.
    #[must_use]
    pub fn of<G: Recorded>(points: u16, sheet: &G::Sheet) -> Self {
        Self { points, tie_breaks: G::tie_breaks(sheet) }
    }

    /// Returns how many tie-breaks are needed to tell it from another standing: none where the points differ, all where
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

    /// Whether this standing lacks the tie-break that would decide against the other.
    fn lacks(&self, other: &Self) -> bool {
        let mut pairs = self.tie_breaks.iter().zip(&other.tie_breaks);
        let undecided = pairs.find(|(own, other)| own.is_none() || own != other);
        self.points == other.points && undecided.is_some_and(|(own, _)| own.is_none())
    }
}
