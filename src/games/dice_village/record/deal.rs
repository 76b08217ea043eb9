//! The deals of a code for Dice Village: the first player, the merchants, and every die each time that it is rolled.
//!
//! Each has a stream of its own, so that one player's orders change nobody's dice, and no other die of that player.

use crate::chronicle::Code;
use crate::chronicle::chance::Chance;
use crate::games::dice_village::bots::Bot;
use crate::games::dice_village::rules::{DiceVillage, Face, Merchant, Player, Seat, Table};
use crate::play::Game as _;

/// Deals the first of so many players (`D 2.3`).
#[must_use]
pub fn deal_first(code: &Code, players: u8) -> Seat {
    Seat(u8::try_from(Stream::First.of(code).below(players.into())).unwrap_or_default())
}

/// Deals the shuffled house deck, the row first (`D 2.2`).
#[must_use]
pub fn deal_merchants(code: &Code) -> Vec<Merchant> {
    let mut merchants: Vec<Merchant> = Merchant::all().collect();
    Stream::Merchants.of(code).shuffle(&mut merchants);
    merchants
}

/// Deals everybody's dice in the current round, by seat (`D 3.2`).
#[must_use]
pub fn deal_roll(code: &Code, table: &Table) -> Vec<Vec<Face>> {
    let round = table.round();
    let roll = |seat: Seat, dice: u8| (0..dice).map(|die| Stream::Die { round, seat, die }.face(code)).collect();
    table.players().map(|(seat, player)| roll(seat, player.caravans())).collect()
}

/// Deals the faces of those dice of a player that are rolled again now, each with its index (`D 3.3`).
///
/// A die's face depends on the round, the player, the number of the player's rerolls in this round, and the die.
#[must_use]
pub fn deal_reroll(code: &Code, table: &Table, seat: Seat, dice: &[usize]) -> Vec<(usize, Face)> {
    let (round, nth) = (table.round(), table.player(seat).map_or(0, Player::rerolls));
    let fall = |at: usize| {
        let stream = Stream::Again { round, seat, nth, die: u8::try_from(at).unwrap_or(u8::MAX) };
        (at, stream.face(code))
    };
    dice.iter().copied().map(fall).collect()
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
    First,
    Merchants,
    Bots,
    Die { round: u16, seat: Seat, die: u8 },
    Again { round: u16, seat: Seat, nth: u16, die: u8 },
    Mood { round: u16, seat: Seat },
}

impl Stream {
    fn of(self, code: &Code) -> Chance {
        let die_of = |round: u16, seat: Seat, die: u8| u64::from(round) << 16 | u64::from(seat.0) << 8 | u64::from(die);
        let number = match self {
            Self::First => 0,
            Self::Merchants => 1,
            Self::Bots => 2,
            Self::Die { round, seat, die } => 1 << 56 | die_of(round, seat, die),
            Self::Again { round, seat, nth, die } => 2 << 56 | u64::from(nth) << 32 | die_of(round, seat, die),
            Self::Mood { round, seat } => 3 << 56 | die_of(round, seat, 0),
        };
        Chance::new(DiceVillage::NAME, code, number)
    }

    fn face(self, code: &Code) -> Face {
        Face::ALL[self.of(code).below(6) as usize]
    }
}
