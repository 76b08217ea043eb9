//! The seats of phones: their names, ready flags and sheets.
//!
//! The record of a game is not known here: every request changes seats alone. An answer counts for the current
//! question, and for nothing before or after it.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use super::barred::Barred;
use super::limits::{Bucket, Limits, whose};
use super::phone::{Phone, PhoneId, Proposal, ProposalState};
use super::refused::{Gone, NoAnswer, NoSeat};
use super::seat_name::SeatName;
use super::secret::Secret;
use crate::chronicle::hall::{Looks, PlayerName};
use crate::show::{Filled, ReadyCount};

/// The seats, at most [`Seats::MOST`].
#[derive(Debug, Default)]
pub struct Seats {
    limits: Limits,
    taken: Vec<Joined>,
    /// The secrets of the seats that were freed last.
    freed: VecDeque<Secret>,
    /// The names that have left.
    barred: Barred,
    /// The id of the last phone that sat down.
    last: PhoneId,
    asks: Option<Asks>,
    /// The names of the players, where all have one.
    players: Vec<PlayerName>,
    /// The play that was scored last.
    play: Option<String>,
    changes: u64,
}

/// A request for a seat.
#[derive(Clone, Debug)]
pub struct Newcomer {
    /// The name.
    pub name: SeatName,
    /// The secret that will prove the seat.
    pub secret: Secret,
    /// The address of the request.
    pub address: IpAddr,
}

/// The question to seated phones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Whether they are ready, after so many orders.
    Ready(usize),
    /// Their sheets.
    Sheet,
}

/// A phone with the gallery's own data on it.
#[derive(Debug)]
struct Joined {
    phone: Phone,
    secret: Secret,
    address: IpAddr,
    /// The rate limit of its answers, with the time of the last.
    share: Bucket,
    /// The rate limit of its sheets.
    sheets: Bucket,
    /// Whether the desk has seen its sheet.
    known: bool,
    /// How many pages follow with its secret; `None` before the first.
    pages: Option<usize>,
}

impl Seats {
    /// The number of seats.
    pub const MOST: usize = 64;

    /// The seats that one address may have in any case.
    pub const SHARE: usize = 8;
    /// The silence after which a seat may be given to somebody else if there is no other. An open page reports more
    /// often; one that slept sits down again.
    pub const ABANDONED: Duration = Duration::from_mins(10);

    /// Creates empty seats.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self { limits, ..Self::default() }
    }

    /// Takes a seat in a game of these players, and returns its phone.
    ///
    /// A seat is kept for each player, also for one whose phone sleeps. Once half of all are taken, an address that has its share
    /// gets no more but for players: where there is room, a whole table may be behind one router, and nobody takes the seats of all
    /// others. A player who finds no seat is given one of the address that has most without players, as when players come to a
    /// table that was full of guests.
    ///
    /// # Errors
    /// Why there is no seat.
    pub fn sit(&mut self, newcomer: Newcomer, players: &[PlayerName], now: Instant) -> Result<Phone, NoSeat> {
        let Newcomer { name, secret, address } = newcomer;
        // A guest's name looks like nobody else's; the players have those that they have.
        let is_player = players.contains(name.player());
        let is_like = |other: &Looks| !is_player && other.meet(name.looks());
        let is_taken =
            |taken: &Joined| taken.phone.name == name || taken.secret == secret || is_like(taken.phone.name.looks());
        if self.taken.iter().any(is_taken) || players.iter().any(|player| is_like(&Looks::of(player))) {
            return Err(NoSeat::Taken);
        }
        let address = whose(address);
        if self.barred.names(address, now).any(|gone| gone.looks().meet(name.looks())) {
            return Err(NoSeat::Barred);
        }
        let guest = |taken: &Joined| !players.contains(taken.phone.name.player());
        if is_player {
            if self.taken.len() >= Self::MOST && self.give_back(guest, now).is_err() {
                self.give_up(guest)?;
            }
        } else {
            let own = |taken: &Joined| guest(taken) && taken.address == address;
            let has_its_share = self.taken.iter().filter(|taken| own(taken)).count() >= Self::SHARE;
            let sits = |player: &&PlayerName| self.taken.iter().any(|taken| taken.phone.name.player() == *player);
            let kept = players.iter().filter(|player| !sits(player)).count();
            if has_its_share && self.taken.len() >= Self::MOST / 2 {
                self.give_back(own, now)?;
            } else if self.taken.len() + kept >= Self::MOST {
                self.give_back(guest, now)?;
            }
        }
        let is_guest = self.is_guest(name.player());
        // No evening has so many phones one after the other that their numbers end.
        let Some(id) = self.last.0.checked_add(1).map(PhoneId) else { return Err(NoSeat::Full) };
        self.last = id;
        let share = Bucket::full(self.limits.of_seat(), now);
        let sheets = Bucket::full(self.limits.of_sheets(), now);
        let phone = Phone { id, name, admitted: false, is_guest, ready: false, sheet: None, is_away: false };
        self.taken.push(Joined { phone: phone.clone(), secret, address, share, sheets, known: false, pages: None });
        self.changes += 1;
        Ok(phone)
    }

    /// Sets the players of the game that is shown, where all have names: nobody asks guests, and nobody waits for them.
    pub fn name(&mut self, players: Vec<PlayerName>) {
        self.players = players;
        let is_guest: Vec<bool> = self.taken.iter().map(|taken| self.is_guest(taken.phone.name.player())).collect();
        for (taken, is_guest) in self.taken.iter_mut().zip(is_guest) {
            self.changes += u64::from(taken.phone.is_guest != is_guest);
            taken.phone.is_guest = is_guest;
        }
    }

    /// Takes the seats, in a game of these players, of guests whose names look like a player's or resemble that of a seat, and of all
    /// but the first phone whose names mean the same seat, as a color in two languages: people sat down before the game was open.
    pub fn open<S: PartialEq>(
        &mut self,
        players: &[PlayerName],
        means: impl Fn(&PlayerName) -> Option<S>,
        resembles: impl Fn(&Looks) -> bool,
    ) {
        let mut held = Vec::new();
        let before = self.taken.len();
        let looks: Vec<Looks> = players.iter().map(Looks::of).collect();
        self.taken.retain(|taken| {
            let name = taken.phone.name.player();
            let seat = means(name);
            let own = taken.phone.name.looks();
            let is_like = || looks.iter().any(|player| player.meet(own)) || resembles(own);
            let deceives = !players.contains(name) && seat.is_none() && is_like();
            let is_second = seat.is_some() && held.contains(&seat);
            held.push(seat);
            !deceives && !is_second
        });
        self.changes += u64::from(self.taken.len() < before);
    }

    /// Returns the phone of a secret and notes that it was active; `None` if it asks too often.
    ///
    /// # Errors
    /// The secret has no seat.
    pub fn hear(&mut self, secret: &Secret, now: Instant) -> Result<Option<Phone>, Gone> {
        let (at, rate) = (self.place(secret)?, self.limits.of_seat());
        let taken = self.taken.get_mut(at).ok_or(Gone::Unknown)?;
        Ok(taken.share.take(rate, now).then(|| taken.phone.clone()))
    }

    /// Returns the phone of a secret's seat.
    ///
    /// # Errors
    /// The secret has no seat.
    pub fn phone(&self, secret: &Secret) -> Result<&Phone, Gone> {
        self.taken.get(self.place(secret)?).map(|taken| &taken.phone).ok_or(Gone::Unknown)
    }

    /// Notes that another page follows with that secret, if it has a seat.
    pub fn arrive(&mut self, secret: &Secret) {
        self.count_pages(secret, |pages| pages.unwrap_or_default().saturating_add(1));
    }

    /// Notes that a page with that secret follows no more.
    pub fn depart(&mut self, secret: &Secret) {
        self.count_pages(secret, |pages| pages.unwrap_or_default().saturating_sub(1));
    }

    /// Gives up the seat of a secret.
    ///
    /// # Errors
    /// The secret has no seat.
    pub fn leave(&mut self, secret: &Secret, now: Instant) -> Result<(), Gone> {
        let at = self.place(secret)?;
        let left = self.taken.remove(at);
        self.barred.leave(&left.phone.name, left.address, now);
        self.changes += 1;
        Ok(())
    }

    /// Sets the ready flag of a seat after so many orders.
    ///
    /// # Errors
    /// Phones are not asked that now.
    pub fn ready(&mut self, secret: &Secret, orders: usize, ready: bool) -> Result<(), NoAnswer> {
        let at = self.place(secret)?;
        let is_guest = self.taken.get(at).is_some_and(|taken| taken.phone.is_guest);
        if self.asks != Some(Asks::Ready(orders)) || is_guest {
            return Err(NoAnswer::Unasked);
        }
        if let Some(taken) = self.taken.get_mut(at).filter(|taken| taken.phone.ready != ready) {
            taken.phone.ready = ready;
            self.changes += 1;
        }
        Ok(())
    }

    /// Sets the sheet of a seat, in place of the one before.
    ///
    /// # Errors
    /// Phones are not asked for sheets now, or this one hands in too many: the crier has to see the one that is accepted.
    pub fn hand_in(&mut self, secret: &Secret, filled: Filled) -> Result<(), NoAnswer> {
        let (at, rate) = (self.place(secret)?, self.limits.of_sheets());
        if self.asks != Some(Asks::Sheet) {
            return Err(NoAnswer::Unasked);
        }
        if let Some(taken) = self.taken.get_mut(at) {
            if !taken.sheets.take(rate, taken.share.since()) {
                return Err(NoAnswer::TooMany);
            }
            taken.phone.sheet = Some(Proposal { filled, state: ProposalState::Waiting });
            taken.known = false;
            self.changes += 1;
        }
        Ok(())
    }

    /// Starts a new question, of a new table: clears everybody's ready flag. To ask whether players are ready drops the
    /// sheets.
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

    /// Sets the play that is scored, or notes a change of its results. Sheets of another play are dropped.
    pub fn score(&mut self, play: &str) {
        if self.play.as_deref() != Some(play) {
            self.play = Some(play.to_owned());
            self.drop_sheets();
        }
        self.changes += 1;
    }

    /// The current question.
    #[must_use]
    pub const fn asks(&self) -> Option<Asks> {
        self.asks
    }

    /// Returns all seated phones, in the order in which they sat down.
    #[must_use]
    pub fn seated(&self) -> Vec<Phone> {
        self.taken.iter().map(|taken| taken.phone.clone()).collect()
    }

    /// Iterates over the names, in the order in which people sat down.
    pub fn names(&self) -> impl Iterator<Item = &SeatName> {
        self.taken.iter().map(|taken| &taken.phone.name)
    }

    /// As [`Seats::seated`], for the desk: marks the sheets as seen, so that they can be settled.
    pub fn tell(&mut self) -> Vec<Phone> {
        for taken in &mut self.taken {
            taken.known = true;
        }
        self.seated()
    }

    /// Counts the phones of those who play that are ready for the current question, of those that follow or were ready before they
    /// left.
    #[must_use]
    pub fn count(&self) -> ReadyCount {
        let phones = || self.taken.iter().map(|taken| &taken.phone).filter(|phone| !phone.is_guest);
        let ready = phones().filter(|phone| phone.ready).count();
        ReadyCount { ready, of: phones().filter(|phone| phone.ready || !phone.is_away).count() }
    }

    /// Frees the seat of a phone, if it has one, and returns its name.
    pub fn free(&mut self, phone: PhoneId, now: Instant) -> Option<SeatName> {
        let at = self.taken.iter().position(|taken| taken.phone.id == phone)?;
        let taken = self.taken.remove(at);
        self.barred.remove(&taken.phone.name, taken.address, now);
        if self.freed.len() >= Self::MOST {
            self.freed.pop_front();
        }
        self.freed.push_back(taken.secret);
        self.changes += 1;
        Some(taken.phone.name)
    }

    /// Iterates over the names that an address does not sit down under now.
    pub fn barred(&self, address: IpAddr, now: Instant) -> impl Iterator<Item = &SeatName> {
        self.barred.names(whose(address), now)
    }

    /// Admits the phones of these ids to what their players alone may know.
    pub fn admit(&mut self, phones: &[PhoneId]) {
        for taken in self.taken.iter_mut().filter(|taken| phones.contains(&taken.phone.id)) {
            taken.phone.admitted = true;
        }
        self.changes += 1;
    }

    /// Sets the state of a phone's sheet. Ignored if the desk has not seen that sheet yet: the answer then belongs to
    /// an older one.
    pub fn settle(&mut self, phone: PhoneId, state: ProposalState) {
        let taken = self.taken.iter_mut().find(|taken| taken.phone.id == phone && taken.known);
        if let Some(sheet) = taken.and_then(|taken| taken.phone.sheet.as_mut()).filter(|sheet| sheet.state != state) {
            sheet.state = state;
            self.changes += 1;
        }
    }

    /// The number of changes so far.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Sets how many pages follow with that secret; whether any does is a change.
    fn count_pages(&mut self, secret: &Secret, count: impl FnOnce(Option<usize>) -> usize) {
        let Some(taken) = self.place(secret).ok().and_then(|at| self.taken.get_mut(at)) else { return };
        let pages = count(taken.pages);
        taken.pages = Some(pages);
        if taken.phone.is_away != (pages == 0) {
            taken.phone.is_away = pages == 0;
            self.changes += 1;
        }
    }

    fn is_guest(&self, name: &PlayerName) -> bool {
        !self.players.is_empty() && !self.players.contains(name)
    }

    /// Frees the abandoned one of those seats that was silent for longest.
    fn give_back(&mut self, of: impl Fn(&Joined) -> bool, now: Instant) -> Result<(), NoSeat> {
        let silent = |taken: &Joined| now.saturating_duration_since(taken.share.since());
        let abandoned = |taken: &Joined| of(taken) && taken.phone.sheet.is_none() && silent(taken) >= Self::ABANDONED;
        let seats = self.taken.iter().enumerate().filter(|(_, taken)| abandoned(taken));
        let (at, _) = seats.max_by_key(|(_, taken)| silent(taken)).ok_or(NoSeat::Full)?;
        self.taken.remove(at);
        Ok(())
    }

    /// Frees the one of those seats that was taken last by the address that has most of them. One with a sheet stays.
    fn give_up(&mut self, of: impl Fn(&Joined) -> bool) -> Result<(), NoSeat> {
        let idle = |taken: &&Joined| taken.phone.sheet.is_none() && of(taken);
        let held = |by: IpAddr| self.taken.iter().filter(idle).filter(|taken| taken.address == by).count();
        let guests = self.taken.iter().enumerate().filter(|(_, taken)| idle(taken));
        let (at, _) = guests.max_by_key(|(at, taken)| (held(taken.address), *at)).ok_or(NoSeat::Full)?;
        self.taken.remove(at);
        Ok(())
    }

    fn drop_sheets(&mut self) {
        for taken in &mut self.taken {
            taken.phone.sheet = None;
        }
    }

    /// Returns the index of the seat with that secret. All secrets are compared, wherever it is.
    fn place(&self, secret: &Secret) -> Result<usize, Gone> {
        let taken = self.taken.iter().enumerate();
        let seat = taken.fold(None, |found, (at, taken)| if taken.secret == *secret { Some(at) } else { found });
        let freed = self.freed.iter().filter(|freed| *freed == secret).count() > 0;
        seat.ok_or(if freed { Gone::Freed } else { Gone::Unknown })
    }
}
