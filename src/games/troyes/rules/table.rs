//! The table: its current state, and the plain queries of it.

use super::SetupRefusal;
use super::activity::Activity;
use super::book::Book;
use super::color::{Building, ByBuilding};
use super::die::{Black, Die, DieAt, Face, Lies};
use super::event::Event;
use super::exact::{ByCount, Count, Depth};
use super::owner::{ByOwner, Owner};
use super::phase::{Phase, RoyPhase};
use super::player::Player;
use super::purse::Purse;
use super::setup::Setup;
use super::solo::Roy;
use crate::play::{ByFace, BySeat, Seat};

/// An activity that was turned up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Work {
    /// The card.
    pub activity: Activity,
    /// The tradesmen, space by space; a space that one left is free (`T 9.11`). Those behind the card's last space stand on
    /// its illustration (`T 9.10`).
    pub tradesmen: Vec<Option<Seat>>,
    /// The space, from 0, of le Roy's tradesman (`T 20.16`).
    pub roy: Option<u8>,
    /// The cubes of each player (`T 9.14`).
    pub stored: BySeat<u8>,
}

/// An event in the queue.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InPlay {
    /// The card.
    pub event: Event,
    /// The cubes on it, in the order in which they were put.
    pub cubes: Vec<Owner>,
}

/// The cubes on a site of the Cathedral, the lowest level first.
pub type Site = [Option<Owner>; 3];

/// A checked table; only [`super::apply()`] changes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) players: BySeat<Player>,
    bonus: bool,
    depth: Depth,
    dealt: bool,
    pub(super) book: Book,
    pub(super) round: u8,
    pub(super) start: Seat,
    pub(super) phase: Phase,
    pub(super) standing: ByBuilding<ByOwner<u8>>,
    pub(super) lying: ByBuilding<ByOwner<bool>>,
    pub(super) works: Vec<Work>,
    pub(super) square: ByOwner<Vec<Die>>,
    /// The black dice that the start player took (`T 7.5`).
    pub(super) taken: u8,
    pub(super) black: Vec<Black>,
    pub(super) queue: Vec<InPlay>,
    /// Every event that ever came, in this order.
    pub(super) came: Vec<Event>,
    pub(super) cathedral: ByFace<Site>,
    pub(super) roy: Option<Roy>,
}

impl Work {
    /// Whether that player has a tradesman on it.
    #[must_use]
    pub fn employs(&self, seat: Seat) -> bool {
        self.tradesmen.contains(&Some(seat))
    }

    /// Returns the tradesmen, space by space, le Roy's too.
    #[must_use]
    pub fn spaces(&self) -> Vec<Option<Owner>> {
        let mut spaces: Vec<Option<Owner>> = self.tradesmen.iter().map(|seat| seat.map(Owner::Seat)).collect();
        if let Some(space) = self.roy.map(usize::from) {
            spaces.resize(spaces.len().max(space + 1), None);
            spaces.splice(space..=space, [Some(Owner::Roy)]);
        }
        spaces
    }

    /// Whether nobody stands on that space, from 0.
    #[must_use]
    pub fn is_free(&self, space: u8) -> bool {
        self.roy != Some(space) && self.tradesmen.get(usize::from(space)).is_none_or(Option::is_none)
    }

    /// Returns the first space that is free (`T 9.10`).
    #[must_use]
    pub fn free_space(&self) -> u8 {
        (0..=u8::MAX).find(|space| self.is_free(*space)).unwrap_or(u8::MAX)
    }
}

impl InPlay {
    /// Returns the number of cubes of each owner, most first; equals in the order in which they came.
    #[must_use]
    pub fn majorities(&self) -> Vec<(Owner, u8)> {
        let mut counts: Vec<(Owner, u8)> = Vec::new();
        for owner in &self.cubes {
            match counts.iter_mut().find(|(other, _)| other == owner) {
                Some((_, count)) => *count = count.saturating_add(1),
                None => counts.push((*owner, 1)),
            }
        }
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }
}

impl Table {
    /// The deniers that lie in one's district for passing (`T 9.35`).
    pub const FOR_PASSING: u8 = 2;

    /// Opens a table.
    ///
    /// # Errors
    /// The setup with every reason why it makes no table.
    #[expect(clippy::result_large_err, reason = "a setup holds the whole book of figures, and is refused once at most")]
    pub fn open(setup: Setup) -> Result<Self, SetupRefusal> {
        let reasons = setup.check();
        if !reasons.is_empty() {
            return Err(SetupRefusal { setup, reasons });
        }
        let Setup { players, start, bonus, gray, book, depth, solo, characters } = setup;
        let first_gray = |building| if players == 2 { gray[building] } else { 0 };
        let player = |seat| Player {
            purse: Purse::FIRST,
            inexact: ByCount::from_fn(|count: Count| !depth.asks(count)),
            supply: Setup::first_citizens(players),
            passed: None,
            won: Vec::new(),
            characters: characters.as_ref().and_then(|dealt| dealt.get(seat)).cloned().unwrap_or_default(),
            rerolls: 0,
            shots: 0,
        };
        Ok(Self {
            players: (0..players).map(|seat| player(Seat(seat))).collect(),
            bonus,
            depth,
            dealt: characters.is_some(),
            book,
            round: 1,
            start,
            phase: if solo.is_some() { Phase::Roy(RoyPhase::Settle(0)) } else { Phase::Settle(0) },
            standing: ByBuilding::from_fn(|building| {
                ByOwner::with(players, |owner| if owner == Owner::Gray { first_gray(building) } else { 0 })
            }),
            lying: ByBuilding::from_fn(|_| ByOwner::with(players, |_| false)),
            works: Vec::new(),
            square: ByOwner::with(players, |_| Vec::new()),
            taken: 0,
            black: Vec::new(),
            queue: vec![InPlay { event: Event::Marauding, cubes: Vec::new() }],
            came: vec![Event::Marauding],
            cathedral: ByFace::default(),
            roy: solo.map(Roy::new),
        })
    }

    /// Iterates over the players, by seat.
    #[must_use]
    pub fn players(&self) -> impl ExactSizeIterator<Item = (Seat, &Player)> {
        self.players.iter()
    }

    /// Returns the player at that seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat)
    }

    /// Returns the number of players.
    #[must_use]
    pub fn player_count(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// Iterates over the seats in turn order, from that one on.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let all = self.player_count();
        (first.0..all).chain(0..first.0.min(all)).map(Seat)
    }

    /// Returns the seat to the left.
    #[must_use]
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.seats_from(seat).nth(1).unwrap_or(seat)
    }

    /// Whether the bonus cards are in the game (`T 2.6`).
    #[must_use]
    pub const fn has_bonus(&self) -> bool {
        self.bonus
    }

    /// The depth of what the group tells.
    #[must_use]
    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// Whether the characters were dealt by the setup; otherwise they are named when they are shown.
    #[must_use]
    pub const fn dealt_characters(&self) -> bool {
        self.dealt
    }

    /// The figures that are known.
    #[must_use]
    pub const fn book(&self) -> &Book {
        &self.book
    }

    /// The number of the round, from 1.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Returns the number of rounds of the game (`T 4.1`).
    #[must_use]
    pub fn rounds(&self) -> u8 {
        Setup::rounds(self.player_count())
    }

    /// The start player of the round.
    #[must_use]
    pub const fn start(&self) -> Seat {
        self.start
    }

    /// The owner whom nobody plays: gray, or le Roy in the solo game.
    #[must_use]
    pub const fn neutral(&self) -> Owner {
        self.square.neutral()
    }

    /// The phase, and whose turn it is.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the player whose turn it is, if it is one player's alone.
    #[must_use]
    pub fn active(&self) -> Option<Seat> {
        match self.phase {
            Phase::Settle(placed) => self.settler(placed),
            phase @ (Phase::Upkeep(_)
            | Phase::Event(_)
            | Phase::Black(_)
            | Phase::Turn(_)
            | Phase::Roy(_)
            | Phase::End(_)) => phase.seat(),
        }
    }

    /// Returns the number of citizens that stand in a building, by owner.
    #[must_use]
    pub fn standing(&self, building: Building) -> &ByOwner<u8> {
        &self.standing[building]
    }

    /// Returns whether a citizen lies on a building, by owner.
    #[must_use]
    pub fn lying(&self, building: Building) -> &ByOwner<bool> {
        &self.lying[building]
    }

    /// The activities that were turned up, in this order.
    #[must_use]
    pub fn works(&self) -> &[Work] {
        &self.works
    }

    /// Returns an activity that was turned up.
    #[must_use]
    pub fn work(&self, activity: Activity) -> Option<&Work> {
        self.works.iter().find(|work| work.activity == activity)
    }

    /// The dice of the round, by district; those that were used keep their index.
    #[must_use]
    pub const fn square(&self) -> &ByOwner<Vec<Die>> {
        &self.square
    }

    /// Returns a die of the round.
    #[must_use]
    pub fn die(&self, at: DieAt) -> Option<Die> {
        self.square.get(at.owner)?.get(usize::from(at.index)).copied()
    }

    /// Iterates over the dice that lie in the city square, district by district.
    pub fn free_dice(&self) -> impl Iterator<Item = (DieAt, Die)> {
        let owners = self.square.iter().map(|(owner, _)| owner);
        owners.flat_map(|owner| self.district(owner).map(move |(index, die)| (DieAt { owner, index }, die)))
    }

    /// Iterates over the dice that lie in a district, each with its index.
    pub fn district(&self, owner: Owner) -> impl Iterator<Item = (u8, Die)> {
        let dice = self.square.get(owner).into_iter().flatten();
        (0..).zip(dice.copied()).filter(|(_, die)| die.is_free())
    }

    /// Returns the number of dice that are where it says.
    #[must_use]
    pub fn dice_that(&self, lies: Lies) -> usize {
        self.square.values().flatten().filter(|die| die.lies == lies).count()
    }

    /// The number of black dice that were taken in this round, before they are rolled.
    #[must_use]
    pub const fn taken(&self) -> u8 {
        self.taken
    }

    /// The black dice of the round, as they were rolled.
    #[must_use]
    pub fn black(&self) -> &[Black] {
        &self.black
    }

    /// Returns the highest black die that still threatens the city, and its index.
    #[must_use]
    pub fn highest_black(&self) -> Option<(u8, Face)> {
        let standing = (0..).zip(&self.black).filter(|(_, black)| black.stands);
        standing.map(|(at, black)| (at, black.face)).reduce(|one, other| if other.1 > one.1 { other } else { one })
    }

    /// The events in the queue; Marauding is the first.
    #[must_use]
    pub fn queue(&self) -> &[InPlay] {
        &self.queue
    }

    /// Returns an event in the queue.
    #[must_use]
    pub fn in_play(&self, event: Event) -> Option<&InPlay> {
        self.queue.iter().find(|in_play| in_play.event == event)
    }

    /// Every event that ever came, in this order; Marauding is the first.
    #[must_use]
    pub fn came(&self) -> &[Event] {
        &self.came
    }

    /// The Cathedral: the cubes on the site of each value.
    #[must_use]
    pub const fn cathedral(&self) -> &ByFace<Site> {
        &self.cathedral
    }

    /// Returns the most citizens that an owner can have in play (`T 1.3`, `T 20.1`).
    #[must_use]
    pub const fn most_citizens(owner: Owner) -> u8 {
        match owner {
            Owner::Seat(_) => Setup::CITIZENS,
            Owner::Gray => Setup::GRAY,
            Owner::Roy => Setup::ROY,
        }
    }
}
