//! The deals of a code for Troyes Dice: wheel, tiles, numbering and every half-day's dice.
//!
//! Each has a stream of its own, so that none of them disturbs another: a half-day's dice depend on the code and the
//! half-day alone, and the expansion does not change wheel and dice.

use crate::chronicle::Code;
use crate::chronicle::chance::Chance;
use crate::games::troyes_dice::rules::{Face, HalfDay, Notch, Plaza, Roll, Setup, Tile, TroyesDice};
use crate::play::Game as _;

/// Deals the nine plazas, face-random in random notches (`rules.md 1.7`).
#[must_use]
pub fn deal_plazas(code: &Code) -> [Plaza; Notch::COUNT] {
    let mut chance = Stream::Plazas.of(code);
    let mut plazas = Plaza::SET;
    chance.shuffle(&mut plazas);
    plazas.map(|plaza| if chance.below(2) == 0 { plaza } else { plaza.turned() })
}

/// Deals three random tiles, for the same-color plazas clockwise from notch 0 (`rules.md 4.1`).
#[must_use]
pub fn deal_tiles(code: &Code) -> [Tile; Setup::TILES] {
    let mut tiles = Tile::ALL;
    Stream::Tiles.of(code).shuffle(&mut tiles);
    let [first, second, third, ..] = tiles;
    [first, second, third]
}

/// Deals the leftmost value for numbering the columns (`rules.md 5`).
#[must_use]
pub fn deal_leftmost(code: &Code) -> Face {
    face(&mut Stream::Leftmost.of(code))
}

/// Deals the dice of a half-day; the black one first, then the clear ones.
#[must_use]
pub fn deal_roll(code: &Code, half_day: HalfDay) -> Roll {
    let mut chance = Stream::Dice(half_day).of(code);
    let black = face(&mut chance);
    Roll::new(black, [face(&mut chance), face(&mut chance), face(&mut chance)])
}

fn face(chance: &mut Chance) -> Face {
    Face::ALL[chance.below(6) as usize]
}

/// The numbered streams; a number once given keeps its meaning.
enum Stream {
    Plazas,
    Tiles,
    Leftmost,
    Dice(HalfDay),
}

impl Stream {
    fn of(self, code: &Code) -> Chance {
        let number = match self {
            Self::Plazas => 0,
            Self::Tiles => 1,
            Self::Leftmost => 2,
            Self::Dice(half_day) => 100 + u64::from(half_day.number()),
        };
        Chance::new(TroyesDice::NAME, code, number)
    }
}
