//! Who sits at the table with a phone, who is ready, and whose sheet waits.
//!
//! Nothing here knows the record of a game: whatever is asked of it changes seats alone. What a seat says counts for what is
//! asked now, and for nothing before or after it.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use super::limits::{Bucket, Limits, whose};
use super::seat_name::SeatName;
use super::secret::Secret;
use crate::show::{Filled, ReadyCount};

/// The seats, at most [`Seats::MOST`].
#[derive(Debug, Default)]
pub struct Seats {
    limits: Limits,
    taken: Vec<Joined>,
    /// The secrets of the seats that were freed last.
    freed: VecDeque<Secret>,
    /// The phone that sat down last.
    last: PhoneId,
    asks: Option<Asks>,
    /// Which game was scored last.
    play: Option<String>,
    changes: u64,
}

/// Who wants a seat.
#[derive(Clone, Debug)]
pub struct Newcomer {
    /// The name.
    pub name: SeatName,
    /// The secret that is to speak for the seat.
    pub secret: Secret,
    /// The address from where it is asked.
    pub address: IpAddr,
    /// Whether the game has a player of that name.
    pub plays: bool,
}

/// What those who sit may answer now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Whether they are ready, after so many orders.
    Ready(usize),
    /// What stands on their sheets.
    Sheet,
}

/// A phone with what only the gallery knows of it.
#[derive(Debug)]
struct Joined {
    phone: Phone,
    secret: Secret,
    address: IpAddr,
    /// How much may be said from there, and when something was last.
    share: Bucket,
    /// Whether the desk knows of its sheet.
    known: bool,
}

/// Which phone: no two that ever sat down in one run of the gallery have one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhoneId(pub u32);

/// A phone with which somebody sits at the table, as everybody at the desk may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phone {
    /// Which phone.
    pub id: PhoneId,
    /// The name.
    pub name: SeatName,
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

    /// So many of them one address has for sure.
    pub const SHARE: usize = 8;
    /// A seat from which nothing was heard for so long is somebody else's if there is no other. A page that is looked at tells of
    /// itself more often; one that slept sits down again.
    pub const ABANDONED: Duration = Duration::from_mins(10);

    /// No seat is taken yet.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self { limits, ..Self::default() }
    }

    /// Takes a seat, and returns the phone that has it.
    ///
    /// Once half of all are taken, an address that has its share gets no more but for the game's own players: where there is
    /// room, a whole table may stand behind one router, and nobody takes the seats of all others.
    ///
    /// # Errors
    /// Why there is none.
    pub fn sit(&mut self, newcomer: Newcomer, now: Instant) -> Result<Phone, NoSeat> {
        let Newcomer { name, secret, address, plays } = newcomer;
        if self.taken.iter().any(|taken| taken.phone.name == name || taken.secret == secret) {
            return Err(NoSeat::Taken);
        }
        let address = whose(address);
        let own = |taken: &Joined| taken.address == address;
        let has_its_share = self.taken.iter().filter(|taken| own(taken)).count() >= Self::SHARE;
        if has_its_share && !plays && self.taken.len() >= Self::MOST / 2 {
            self.give_back(own, now)?;
        } else if self.taken.len() >= Self::MOST {
            self.give_back(|_| true, now)?;
        }
        // No evening has so many phones one after the other that their numbers end.
        let Some(id) = self.last.0.checked_add(1).map(PhoneId) else { return Err(NoSeat::Full) };
        self.last = id;
        let share = Bucket::full(self.limits.of_seat(), now);
        let phone = Phone { id, name, ready: false, sheet: None };
        self.taken.push(Joined { phone: phone.clone(), secret, address, share, known: false });
        self.changes += 1;
        Ok(phone)
    }

    /// Returns the phone of that secret, from which something is heard now; nothing if that is too often.
    ///
    /// # Errors
    /// There is none.
    pub fn hear(&mut self, secret: &Secret, now: Instant) -> Result<Option<Phone>, Gone> {
        let (at, rate) = (self.place(secret)?, self.limits.of_seat());
        let taken = self.taken.get_mut(at).ok_or(Gone::Unknown)?;
        Ok(taken.share.take(rate, now).then(|| taken.phone.clone()))
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
        if let Some(taken) = self.taken.get_mut(at).filter(|taken| taken.phone.ready != ready) {
            taken.phone.ready = ready;
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
        if let Some(taken) = self.taken.get_mut(at) {
            taken.phone.sheet = Some(Proposal { filled, state: ProposalState::Waiting });
            taken.known = false;
            self.changes += 1;
        }
        Ok(())
    }

    /// That is asked from now on, of a table that was not seen before: nobody is ready for it yet. While there is something to
    /// be ready for, no sheet counts.
    pub fn ask(&mut self, asks: Option<Asks>) {
        self.asks = asks;
        for taken in &mut self.taken {
            taken.phone.ready = false;
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
    pub fn seated(&self) -> Vec<Phone> {
        self.taken.iter().map(|taken| taken.phone.clone()).collect()
    }

    /// The same, told to the desk: it can settle these sheets from now on.
    pub fn tell(&mut self) -> Vec<Phone> {
        for taken in &mut self.taken {
            taken.known = true;
        }
        self.seated()
    }

    /// How many are ready for what is asked now.
    #[must_use]
    pub fn count(&self) -> ReadyCount {
        ReadyCount { ready: self.taken.iter().filter(|taken| taken.phone.ready).count(), of: self.taken.len() }
    }

    /// Shows somebody out; nothing if nobody sits there.
    pub fn free(&mut self, phone: PhoneId) {
        let Some(at) = self.taken.iter().position(|taken| taken.phone.id == phone) else { return };
        let taken = self.taken.remove(at);
        if self.freed.len() >= Self::MOST {
            self.freed.pop_front();
        }
        self.freed.push_back(taken.secret);
        self.changes += 1;
    }

    /// That became of somebody's sheet; nothing if there is none, or if the desk was not told of it yet: then it settles one that was
    /// there before.
    pub fn settle(&mut self, phone: PhoneId, state: ProposalState) {
        let taken = self.taken.iter_mut().find(|taken| taken.phone.id == phone && taken.known);
        if let Some(sheet) = taken.and_then(|taken| taken.phone.sheet.as_mut()).filter(|sheet| sheet.state != state) {
            sheet.state = state;
            self.changes += 1;
        }
    }

    /// How often anything of all this has changed.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Gives the abandoned one of those back from which nothing was heard for longest.
    fn give_back(&mut self, of: impl Fn(&Joined) -> bool, now: Instant) -> Result<(), NoSeat> {
        let silent = |taken: &Joined| now.saturating_duration_since(taken.share.since());
        let abandoned = |taken: &Joined| of(taken) && taken.phone.sheet.is_none() && silent(taken) >= Self::ABANDONED;
        let seats = self.taken.iter().enumerate().filter(|(_, taken)| abandoned(taken));
        let (at, _) = seats.max_by_key(|(_, taken)| silent(taken)).ok_or(NoSeat::Full)?;
        self.taken.remove(at);
        Ok(())
    }

    fn drop_sheets(&mut self) {
        for taken in &mut self.taken {
            taken.phone.sheet = None;
        }
    }

    /// Where who has that secret sits. All secrets are compared, wherever it is.
    fn place(&self, secret: &Secret) -> Result<usize, Gone> {
        let taken = self.taken.iter().enumerate();
        let seat = taken.fold(None, |found, (at, taken)| if taken.secret == *secret { Some(at) } else { found });
        let freed = self.freed.iter().filter(|freed| *freed == secret).count() > 0;
        seat.ok_or(if freed { Gone::Freed } else { Gone::Unknown })
    }
}
