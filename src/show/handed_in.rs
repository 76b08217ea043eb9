//! The sheets that are in and those that are awaited, while players count.

use super::counted::Counted;
use super::seat_names::player_name;
use crate::chronicle::{PlayerSheet, Record};
use crate::crier::Words;
use crate::play::{BySeat, Seat};

/// The sheets of a game that is over, while they are entered.
#[derive(Clone, Debug)]
pub struct HandedIn {
    /// Each player's name, which may be empty, and the sheet's state.
    sheets: BySeat<(String, State)>,
    /// Whether the table knows all of them, so that nobody hands any in.
    known: bool,
    called: fn(&Words, Seat, &str) -> String,
}

/// The state of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Nothing is entered yet, or it is being entered.
    Awaited,
    /// It is entered, and cannot be right.
    ToCheck,
    In,
}

impl PartialEq for HandedIn {
    /// Compares the sheets: those of one game are called alike.
    fn eq(&self, other: &Self) -> bool {
        self.sheets == other.sheets && self.known == other.known
    }
}

impl HandedIn {
    /// Returns the sheets of that game; the one that is being `filled` is not in yet. What the table knows by itself is awaited from
    /// nobody.
    #[must_use]
    pub fn of<G: Counted>(record: &Record<G>, filled: Option<Seat>) -> Self {
        let counted = G::sheets(record.table());
        let known = |seat| counted.get(seat).filter(|_| G::inexact(record.table(), seat).is_empty());
        let state = |seat: Seat, player: &PlayerSheet<G>| match G::points(&player.sheet) {
            Ok(_) if known(seat) == Some(&player.sheet) => State::In,
            _ if filled == Some(seat) || G::is_blank(&player.sheet) => State::Awaited,
            Ok(_) => State::In,
            Err(_) => State::ToCheck,
        };
        let sheets: BySeat<(String, State)> = record.results().map_or_else(
            || {
                let first = |seat| if known(seat).is_some() { State::In } else { State::Awaited };
                let named = Seat::all().zip(G::players(record.opening()));
                named.map(|(seat, name)| (name.clone(), first(seat))).collect()
            },
            |results| results.players.map(|(seat, player)| (player.name.clone(), state(seat, player))),
        );
        let is_known = |seat: Seat| {
            let entered = record.results().and_then(|results| results.players.get(seat));
            known(seat).is_some_and(|known| entered.is_none_or(|player| player.sheet == *known))
        };
        let known = !sheets.is_empty() && sheets.iter().all(|(seat, _)| is_known(seat));
        Self { sheets, known, called: called::<G> }
    }

    /// Whether the table knows all of them, so that nobody hands any in.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.known
    }

    /// Returns the players in these words, each with whether the sheet is in.
    pub fn players<'a>(&'a self, words: &'a Words) -> impl ExactSizeIterator<Item = (Seat, String, bool)> + 'a {
        let is_in = |state: State| state == State::In;
        self.sheets.iter().map(move |(seat, (name, state))| (seat, (self.called)(words, seat, name), is_in(*state)))
    }

    /// Returns the number of sheets that are awaited.
    #[must_use]
    pub fn awaited(&self) -> usize {
        self.count(State::Awaited)
    }

    /// Returns the number of sheets that are entered, and cannot be right.
    #[must_use]
    pub fn to_check(&self) -> usize {
        self.count(State::ToCheck)
    }

    fn count(&self, state: State) -> usize {
        self.sheets.values().filter(|(_, is)| *is == state).count()
    }
}

/// Returns the player's name; that of the seat where there is none.
fn called<G: Counted>(words: &Words, seat: Seat, name: &str) -> String {
    let seat_name = || G::seat(words, seat).unwrap_or_default();
    let name = if name.trim().is_empty() { seat_name() } else { name.to_owned() };
    player_name::<G>(words, &PlayerSheet { name, sheet: G::Sheet::default() }, seat)
}
