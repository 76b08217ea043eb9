//! The deals of a code for Troyes: the start player, the characters, every deck, and every die each time that it is rolled.
//!
//! Each has a stream of its own, so that one player's orders change nobody's dice, and no other die of that player. Decks are
//! shuffled whole, bonus cards too, and a card that cannot come is passed over: with the same code the bonus cards leave all
//! others in their order.

use crate::chronicle::Code;
use crate::chronicle::chance::Chance;
use crate::games::troyes::bots::Bot;
use crate::games::troyes::rules::{
    Activity, ByColor, ByOwner, Character, Color, Deck, Event, EventStep, Face, Owner, Phase, Player, Roy, RoyPhase,
    Seat, Setup, Table, Troyes, TurnStep, Wanted,
};
use crate::play::{BySeat, Game as _};

/// Deals the start player of so many (`T 2.5`).
#[must_use]
pub fn deal_start(code: &Code, players: u8) -> Seat {
    Seat(u8::try_from(Stream::Start.of(code).below(players.into())).unwrap_or_default())
}

/// Deals the characters to so many players, by seat (`T 2.2`).
#[must_use]
pub fn deal_characters(code: &Code, players: u8) -> BySeat<Vec<Character>> {
    let mut characters = Character::ALL;
    Stream::Characters.of(code).shuffle(&mut characters);
    let mut hands = characters.chunks(Setup::held(players)).map(<[Character]>::to_vec);
    (0..players).map(|_| hands.next().unwrap_or_default()).collect()
}

/// Deals the activities of the current round (`T 4.2`).
#[must_use]
pub fn deal_activities(code: &Code, table: &Table) -> ByColor<Activity> {
    ByColor::from_fn(|color| {
        let deck = deal_activity_deck(code, color);
        let comes = |card: &&Activity| table.comes_now(**card) && (!card.is_bonus() || table.has_bonus());
        let card = deck.iter().find(comes).or(deck.first());
        card.copied().unwrap_or(Activity::ALL[0])
    })
}

/// Deals the event that comes now (`T 7.1`); nothing where none does.
#[must_use]
pub fn deal_event(code: &Code, table: &Table) -> Option<Event> {
    let Phase::Event(EventStep::Draw(wanted)) = table.phase() else { return None };
    let color = wanted.deck()?;
    let mut deck = deal_event_deck(code, color);
    deck.retain(|event| !event.is_bonus() || table.has_bonus());
    if wanted == Wanted::SecondRed {
        // From those that went back to the box (`T 14.2`); the deck only if people laid down all of these.
        let dealt = usize::from(table.rounds()).min(deck.len());
        deck.rotate_left(dealt);
    }
    deck.into_iter().find(|event| table.can_come(*event))
}

/// Deals the shuffled activities of a color, of all numbers.
#[must_use]
pub fn deal_activity_deck(code: &Code, color: Color) -> Vec<Activity> {
    let mut deck: Vec<Activity> = Activity::ALL.into_iter().filter(|card| card.color() == color).collect();
    Stream::Activities(color).of(code).shuffle(&mut deck);
    deck
}

/// Deals the shuffled events of a color (`T 2.4`).
#[must_use]
pub fn deal_event_deck(code: &Code, color: Color) -> Vec<Event> {
    let mut deck: Vec<Event> = Event::ALL.into_iter().filter(|event| event.deck() == Deck::Of(color)).collect();
    Stream::Events(color).of(code).shuffle(&mut deck);
    deck
}

/// Deals everybody's dice in the current round (`T 6.1`).
#[must_use]
pub fn deal_workforce(code: &Code, table: &Table) -> ByOwner<ByColor<Vec<Face>>> {
    let round = table.round();
    let roll = |owner: Owner, color: Color| {
        let dice = table.standing(color.building()).get(owner).copied().unwrap_or_default();
        (0..dice).map(|die| Stream::Die { round, owner, color, die }.face(code)).collect()
    };
    ByOwner::with(table.player_count(), |owner| ByColor::from_fn(|color| roll(owner, color)))
}

/// Deals the die of the event whose turn it is (`T 14`).
#[must_use]
pub fn deal_event_die(code: &Code, table: &Table) -> Face {
    let event = table.resolving().unwrap_or(Event::Marauding);
    Stream::EventDie { round: table.round(), event }.face(code)
}

/// Deals the black dice of the current round (`T 8.1`).
#[must_use]
pub fn deal_black(code: &Code, table: &Table) -> Vec<Face> {
    let round = table.round();
    (0..table.taken()).map(|die| Stream::Black { round, die }.face(code)).collect()
}

/// Deals the face of a die that the player whose turn it is rolls again (`T 11.1`): it depends on the round, the player, and
/// the number of the player's rerolls in this round.
#[must_use]
pub fn deal_reroll(code: &Code, table: &Table) -> Face {
    let seat = table.active().unwrap_or(table.start());
    let nth = table.player(seat).map_or(0, Player::rerolls);
    Stream::Again { round: table.round(), seat, nth }.face(code)
}

/// Deals the dice of Archer that are rolled now (`T 13`): each depends on the round, the player, and the number of such dice
/// that the player rolled before.
#[must_use]
pub fn deal_shots(code: &Code, table: &Table) -> Vec<Face> {
    let Phase::Turn(TurnStep::Shoot(seat, dice)) = table.phase() else { return Vec::new() };
    let (round, first) = (table.round(), table.player(seat).map_or(0, Player::shots));
    let shot = |nth: u8| Stream::Shot { round, seat, nth: first.saturating_add(nth.into()) }.face(code);
    (0..dice).map(shot).collect()
}

/// Deals the dice that say where le Roy's citizens come (`T 20.2`).
#[must_use]
pub fn deal_roy_settling(code: &Code, table: &Table) -> ByColor<[Face; 2]> {
    let nth = if let Phase::Roy(RoyPhase::Settle(nth)) = table.phase() { nth } else { 0 };
    ByColor::from_fn(|color| [0, 1].map(|die| Stream::RoySettles { nth, color, die }.face(code)))
}

/// Deals le Roy's two black dice (`T 20.12`): they depend on the round and the number of his throws in it.
#[must_use]
pub fn deal_roy_throw(code: &Code, table: &Table) -> [Face; 2] {
    let (round, nth) = (table.round(), table.roy().map_or(0, Roy::throws));
    [0, 1].map(|die| Stream::RoyThrows { round, nth, die }.face(code))
}

/// Deals the bots of the seats, where bots play.
#[must_use]
pub fn deal_bots(code: &Code) -> [Bot; 4] {
    let mut bots = Bot::ALL;
    Stream::Bots.of(code).shuffle(&mut bots);
    bots
}

/// Deals the mood of the bot at that seat in the current round.
#[must_use]
pub fn deal_mood(code: &Code, table: &Table, seat: Seat) -> u32 {
    Stream::Mood { round: table.round(), seat }.of(code).below(u32::MAX)
}

/// The numbered streams; a number once given keeps its meaning.
enum Stream {
    Activities(Color),
    Events(Color),
    Characters,
    Start,
    Bots,
    Die { round: u8, owner: Owner, color: Color, die: u8 },
    EventDie { round: u8, event: Event },
    Black { round: u8, die: u8 },
    Again { round: u8, seat: Seat, nth: u16 },
    Shot { round: u8, seat: Seat, nth: u16 },
    Mood { round: u8, seat: Seat },
    RoySettles { nth: u8, color: Color, die: u16 },
    RoyThrows { round: u8, nth: u16, die: u64 },
}

impl Stream {
    fn of(self, code: &Code) -> Chance {
        Chance::new(Troyes::NAME, code, self.number())
    }

    fn face(self, code: &Code) -> Face {
        Face::ALL[self.of(code).below(6) as usize]
    }

    /// Returns the number: of a die, a thousand and what it is, in bytes from the highest: kind, round, whose, color, and two for
    /// the place among its like.
    fn number(self) -> u64 {
        let place = |kind: u64, round: u8, whose: u64, color: u64, nth: u16| {
            1_000 + (kind << 40 | u64::from(round) << 32 | whose << 24 | color << 16 | u64::from(nth))
        };
        match self {
            Self::Activities(color) => color_number(color),
            Self::Events(color) => 3 + color_number(color),
            Self::Characters => 6,
            Self::Start => 7,
            Self::Bots => 8,
            Self::Die { round, owner, color, die } => {
                place(1, round, owner_number(owner), color_number(color), die.into())
            }
            Self::EventDie { round, event } => place(2, round, event_number(event), 0, 0),
            Self::Black { round, die } => place(3, round, 0, 0, die.into()),
            Self::Again { round, seat, nth } => place(4, round, seat.0.into(), 0, nth),
            Self::Shot { round, seat, nth } => place(5, round, seat.0.into(), 0, nth),
            Self::Mood { round, seat } => place(6, round, seat.0.into(), 0, 0),
            Self::RoySettles { nth, color, die } => place(7, nth, 0, color_number(color), die),
            Self::RoyThrows { round, nth, die } => place(8, round, die, 0, nth),
        }
    }
}

const fn color_number(color: Color) -> u64 {
    match color {
        Color::Red => 0,
        Color::White => 1,
        Color::Yellow => 2,
    }
}

fn owner_number(owner: Owner) -> u64 {
    match owner {
        Owner::Seat(seat) => seat.0.into(),
        Owner::Gray => 254,
        Owner::Roy => 255,
    }
}

const fn event_number(event: Event) -> u64 {
    match event {
        Event::Marauding => 0,
        Event::Drought => 1,
        Event::Support => 2,
        Event::CivilWar => 3,
        Event::Wayfarers => 4,
        Event::TheologicalConflict => 5,
        Event::Heresy => 6,
        Event::TravelingBuilders => 7,
        Event::InterruptedWork => 8,
        Event::BrigandsA => 9,
        Event::BrigandsB => 10,
        Event::BrigandsC => 11,
        Event::ConflictOfSuccession => 12,
        Event::SkirmishesA => 13,
        Event::SkirmishesB => 14,
        Event::War => 15,
        Event::NormansAttack => 16,
        Event::Resistance => 17,
    }
}
