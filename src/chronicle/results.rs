//! The players' results of a game, as entered: part of the saved game.

use std::iter;

use jiff::civil::Date;

use super::{Recorded, date};
use crate::play::{BySeat, Seat};

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
    /// The players.
    pub players: BySeat<PlayerSheet<G>>,
}

/// Why no game has players of these names, as far as a file may say so.
///
/// No table is so large and nobody is called so: whoever made up such a file wants it to be drawn and printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum PlayersRefusal {
    /// They are so many.
    Many(usize),
    /// This one's name has so many letters.
    Name(Seat, usize),
}

impl PlayersRefusal {
    /// So many players a game has at most.
    pub const MOST: usize = 1_000;
    /// So many letters a name has at most.
    pub const LONGEST: usize = 1_000;

    /// Refuses players whom no game has.
    ///
    /// # Errors
    /// The first reason.
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

impl<G: Recorded> Results<G> {
    /// Sheets for these players, with what the table knows of them and empty otherwise; a sheet for each seat that it knows.
    /// Before the first day that files have there is only a clock that is set wrong.
    #[must_use]
    pub fn blank(date: Date, stamp: u64, names: &[String], known: BySeat<G::Sheet>) -> Self {
        let nameless = (0..known.len().saturating_sub(names.len())).map(|_| String::new());
        let names = names.iter().cloned().chain(nameless);
        let sheets = known.into_iter().chain(iter::repeat_with(G::Sheet::default));
        let players = names.zip(sheets).map(|(name, sheet)| PlayerSheet { name, sheet }).collect();
        Self { date: date.max(date::FIRST), stamp, players }
    }

    /// Adds a player, and returns the seat; nothing if no file may have more of them.
    pub fn add(&mut self, player: PlayerSheet<G>) -> Option<Seat> {
        (self.players.len() < PlayersRefusal::MOST).then(|| self.players.push(player))
    }

    /// Returns each player's points, or every reason why the sheet cannot be.
    #[must_use]
    pub fn points(&self) -> BySeat<Result<u16, Vec<G::SheetReason>>> {
        self.players.map(|(_, player)| G::points(&player.sheet))
    }

    /// Returns each player's rank among those whose sheets can be, from 1; who is equal in points and in all that breaks ties
    /// shares it. None for the others, and none in a tie that is open.
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

    /// Returns who lacks what would break a tie, and the first with whom it is open.
    #[must_use]
    pub fn open_ties(&self) -> Vec<(Seat, Seat)> {
        open_ties(&self.players)
    }
}

/// [`Results::open_ties`] of these players.
pub(super) fn open_ties<G: Recorded>(players: &BySeat<PlayerSheet<G>>) -> Vec<(Seat, Seat)> {
    let standings = standings(players);
    let open = |(seat, own): (Seat, &Option<Standing>)| {
        let own = own.as_ref()?;
        others(&standings, seat).find(|(_, other)| own.lacks(other)).map(|(other, _)| (seat, other))
    };
    standings.iter().filter_map(open).collect()
}

/// All that can be but that of one player.
fn others(standings: &BySeat<Option<Standing>>, but: Seat) -> impl Iterator<Item = (Seat, &Standing)> {
    let others = standings.iter().filter(move |(seat, _)| *seat != but);
    others.filter_map(|(seat, other)| Some((seat, other.as_ref()?)))
}

/// By what the players are compared whose sheets can be.
fn standings<G: Recorded>(players: &BySeat<PlayerSheet<G>>) -> BySeat<Option<Standing>> {
    players.map(|(_, player)| Some(Standing::of::<G>(G::points(&player.sheet).ok()?, &player.sheet)))
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
