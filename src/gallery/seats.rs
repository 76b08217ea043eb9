//! Who sits at the table with a phone, who is ready, and whose sheet waits.
//!
//! Nothing here knows the record of a game: whatever is asked of it changes seats alone. What a seat says counts for what is
//! asked now, and for nothing before or after it.

use std::collections::VecDeque;

use super::seat_name::SeatName;
use super::secret::Secret;
use crate::show::{Filled, ReadyCount};

/// The seats, at most [`Seats::MOST`].
#[derive(Debug, Default)]
pub struct Seats {
    taken: Vec<Seat>,
    /// The secrets of the seats that were freed last.
    freed: VecDeque<Secret>,
    /// How many seats there have ever been.
    last: u32,
    asks: Option<Asks>,
    /// Which game was scored last.
    play: Option<String>,
    changes: u64,
}

/// What those who sit may answer now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Whether they are ready, after so many orders.
    Ready(usize),
    /// What stands on their sheets.
    Sheet,
}

/// A seat that is taken.
#[derive(Debug)]
struct Seat {
    number: u32,
    secret: Secret,
    name: SeatName,
    ready: bool,
    sheet: Option<Proposal>,
    /// Whether the desk knows of that sheet.
    known: bool,
}

/// A seat as everybody at the desk may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Which seat: no two in one run of the gallery have one number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// Whether who sits there is ready.
    pub ready: bool,
    /// The sheet that was handed in.
    pub sheet: Option<Proposal>,
}

/// A sheet that was handed in: it counts for nothing until it is taken over at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// What it says.
    pub filled: Filled,
    /// What became of it.
    pub state: ProposalState,
}

/// What became of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposalState {
    /// It waits.
    Waiting,
    /// It was taken over into the results.
    Accepted,
    /// It was given back.
    Returned,
}

/// Nobody sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Gone {
    /// No seat has that secret: it is of another run of the gallery.
    Unknown,
    /// The seat was freed at the desk.
    Freed,
}

/// Why there is no seat for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum NoSeat {
    /// Somebody of that name sits already.
    Taken,
    /// All seats are taken.
    Full,
}

/// Why an answer counts for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum NoAnswer {
    /// Nobody sits there.
    Gone(#[from] Gone),
    /// That is not what is asked now.
    Unasked,
}

impl Seats {
    /// So many seats there are.
    pub const MOST: usize = 64;

    /// Takes a seat, and says which.
    ///
    /// # Errors
    /// Why there is none.
    pub fn sit(&mut self, name: SeatName, secret: Secret) -> Result<u32, NoSeat> {
        if self.taken.iter().any(|seat| seat.name == name || seat.secret == secret) {
            return Err(NoSeat::Taken);
        }
        // No evening has so many seats one after the other that their numbers end.
        let Some(number) = self.last.checked_add(1).filter(|_| self.taken.len() < Self::MOST) else {
            return Err(NoSeat::Full);
        };
        self.last = number;
        self.taken.push(Seat { number, secret, name, ready: false, sheet: None, known: false });
        self.changes += 1;
        Ok(number)
    }

    /// The seat of that secret.
    ///
    /// # Errors
    /// There is none.
    pub fn seat(&self, secret: &Secret) -> Result<Seated, Gone> {
        Ok(self.place(secret).and_then(|at| self.taken.get(at).ok_or(Gone::Unknown))?.seated())
    }

    /// Gives the own seat back.
    ///
    /// # Errors
    /// There is none.
    pub fn leave(&mut self, secret: &Secret) -> Result<(), Gone> {
        let at = self.place(secret)?;
        self.taken.remove(at);
        self.changes += 1;
        Ok(())
    }

    /// Says whether one is ready after so many orders.
    ///
    /// # Errors
    /// That is not asked.
    pub fn ready(&mut self, secret: &Secret, orders: usize, ready: bool) -> Result<(), NoAnswer> {
        let at = self.place(secret)?;
        if self.asks != Some(Asks::Ready(orders)) {
            return Err(NoAnswer::Unasked);
        }
        if let Some(seat) = self.taken.get_mut(at).filter(|seat| seat.ready != ready) {
            seat.ready = ready;
            self.changes += 1;
        }
        Ok(())
    }

    /// Hands a sheet in, in place of the one before.
    ///
    /// # Errors
    /// No sheet is asked for.
    pub fn hand_in(&mut self, secret: &Secret, filled: Filled) -> Result<(), NoAnswer> {
        let at = self.place(secret)?;
        if self.asks != Some(Asks::Sheet) {
            return Err(NoAnswer::Unasked);
        }
        if let Some(seat) = self.taken.get_mut(at) {
            seat.sheet = Some(Proposal { filled, state: ProposalState::Waiting });
            seat.known = false;
            self.changes += 1;
        }
        Ok(())
    }

    /// That is asked from now on, of a table that was not seen before: nobody is ready for it yet. While there is something to
    /// be ready for, no sheet counts.
    pub fn ask(&mut self, asks: Option<Asks>) {
        self.asks = asks;
        for seat in &mut self.taken {
            seat.ready = false;
        }
        match asks {
            Some(Asks::Ready(_)) => self.drop_sheets(),
            Some(Asks::Sheet) | None => {}
        }
        self.changes += 1;
    }

    /// That game is scored from now on, or what is told of its results has changed. The sheets of another one count for nothing.
    pub fn score(&mut self, play: &str) {
        if self.play.as_deref() != Some(play) {
            self.play = Some(play.to_owned());
            self.drop_sheets();
        }
        self.changes += 1;
    }

    /// What is asked now.
    #[must_use]
    pub const fn asks(&self) -> Option<Asks> {
        self.asks
    }

    /// Everybody who sits, the first one first.
    #[must_use]
    pub fn seated(&self) -> Vec<Seated> {
        self.taken.iter().map(Seat::seated).collect()
    }

    /// The same, told to the desk: it can settle these sheets from now on.
    pub fn tell(&mut self) -> Vec<Seated> {
        for seat in &mut self.taken {
            seat.known = true;
        }
        self.seated()
    }

    /// How many are ready for what is asked now.
    #[must_use]
    pub fn count(&self) -> ReadyCount {
        ReadyCount { ready: self.taken.iter().filter(|seat| seat.ready).count(), of: self.taken.len() }
    }

    /// Shows somebody out; nothing if nobody sits there.
    pub fn free(&mut self, number: u32) {
        let Some(at) = self.taken.iter().position(|seat| seat.number == number) else { return };
        let seat = self.taken.remove(at);
        if self.freed.len() >= Self::MOST {
            self.freed.pop_front();
        }
        self.freed.push_back(seat.secret);
        self.changes += 1;
    }

    /// That became of somebody's sheet; nothing if there is none, or if the desk was not told of it yet: then it settles one that was
    /// there before.
    pub fn settle(&mut self, number: u32, state: ProposalState) {
        let seat = self.taken.iter_mut().find(|seat| seat.number == number && seat.known);
        if let Some(sheet) = seat.and_then(|seat| seat.sheet.as_mut()).filter(|sheet| sheet.state != state) {
            sheet.state = state;
            self.changes += 1;
        }
    }

    /// How often anything of all this has changed.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    fn drop_sheets(&mut self) {
        for seat in &mut self.taken {
            seat.sheet = None;
        }
    }

    /// Where who has that secret sits. All secrets are compared, wherever it is.
    fn place(&self, secret: &Secret) -> Result<usize, Gone> {
        let seats = self.taken.iter().enumerate();
        let seat = seats.fold(None, |found, (at, seat)| if seat.secret == *secret { Some(at) } else { found });
        let freed = self.freed.iter().filter(|freed| *freed == secret).count() > 0;
        seat.ok_or(if freed { Gone::Freed } else { Gone::Unknown })
    }
}

impl Seat {
    fn seated(&self) -> Seated {
        let Self { number, secret: _, name, ready, sheet, known: _ } = self;
        Seated { number: *number, name: name.to_string(), ready: *ready, sheet: sheet.clone() }
    }
}
