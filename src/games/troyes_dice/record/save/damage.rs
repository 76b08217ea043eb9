//! What is wrong with a saved game, in one sentence each.

use std::error::Error;
use std::fmt;

use crate::chronicle::Code;
use crate::games::troyes_dice::record::{OrderRefusal, SaveDamage};
use crate::games::troyes_dice::rules::{
    Color, Face, NoSuchFace, NumberingReason, Order, Plaza, SetupReason, Side, WhichDie,
};

/// What only this game can find wrong in a file.
///
/// Orders and tiles are counted from 1, as a person counts them in the file; notches from 0, as everywhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// A dealt wheel that the code does not deal.
    #[error("notch {notch}: {} is there, but the code {code} deals {}", Named(*found), Named(*dealt))]
    Plaza {
        /// The first notch that differs, from 0.
        notch: usize,
        /// What the file has there.
        found: Option<Plaza>,
        /// What the code deals there.
        dealt: Option<Plaza>,
        /// The code.
        code: Code,
    },
    /// Dealt tiles that the code does not deal.
    #[error("tile {at} of the list: {} is there, but the code {code} deals {}", Named(*found), Named(*dealt))]
    Tile {
        /// The first place that differs, from 1.
        at: usize,
        /// What the file has there.
        found: Option<(u8, Side)>,
        /// What the code deals there.
        dealt: Option<(u8, Side)>,
        /// The code.
        code: Code,
    },
    /// A roll with a die that shows what no die shows.
    #[error("order {order}: {}", Wrong(wrong))]
    Die {
        /// Which order, from 1.
        order: usize,
        /// Every die that is wrong, and what it is said to show.
        wrong: Vec<(WhichDie, NoSuchFace)>,
    },
}

impl fmt::Display for SaveDamage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(damage) => damage.fmt(f),
            Self::Code(refusal) => write!(f, "its code is none: {refusal}"),
            Self::Setup(reasons) => write!(f, "the rules refuse how the game was set up: {}", Listed(reasons)),
            Self::Order { order, refusal } => write!(f, "order {order}: {refusal}"),
            Self::Done { done, orders } => {
                write!(f, "{done} orders are said to count, but there are only {orders}")
            }
            Self::SheetsWithoutDay => {
                f.write_str("it has players' sheets, but does not say on which day they were reckoned")
            }
            Self::Date(refusal) => write!(f, "the day of the reckoning: {refusal}"),
            Self::Game(damage) => damage.fmt(f),
        }
    }
}

impl Error for SaveDamage {}

/// A plaza or a tile in words, or that there is none.
struct Named<T>(Option<T>);

impl fmt::Display for Named<Plaza> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(plaza) => write!(f, "{} over {}", color(plaza.up), color(plaza.down)),
            None => f.write_str("nothing"),
        }
    }
}

const fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::White => "white",
    }
}

impl fmt::Display for Named<(u8, Side)> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some((tile, Side::Banquet)) => write!(f, "{tile} with its banquet up"),
            Some((tile, Side::Raid)) => write!(f, "{tile} with its raid up"),
            None => f.write_str("nothing"),
        }
    }
}

/// All reasons against a setup, one after the other.
struct Listed<'a>(&'a [SetupReason]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, reason) in self.0.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "; " })?;
            match reason {
                SetupReason::PlazaCount(count) => write!(f, "the wheel has nine plazas, not {count}"),
                SetupReason::TileCount(count) => write!(f, "there are three tiles or none, not {count}"),
                SetupReason::NoSuchTile(at, number) => write!(f, "tile {}: the tiles are 1 to 8, not {number}", at + 1),
                SetupReason::TileTwice(tile) => write!(f, "tile {tile} lies there more than once"),
                SetupReason::SameColorPlazas(count) => {
                    write!(f, "tiles need three plazas with two like faces, not {count}")
                }
                SetupReason::Numbering(NumberingReason::Count(count)) => {
                    write!(f, "six columns are numbered, not {count}")
                }
                SetupReason::Numbering(NumberingReason::NoSuchFace(column, value)) => {
                    write!(f, "column {}: {}", column + 1, NoSuchFace(*value))
                }
                SetupReason::Numbering(NumberingReason::Twice(face)) => {
                    write!(f, "{face} numbers more than one column")
                }
                SetupReason::NoSuchDay(day) => write!(f, "the game has days 1 to 8, not {day}"),
                SetupReason::NoSuchStruckDie(at, value) => write!(f, "struck die {}: {}", at + 1, NoSuchFace(*value)),
                SetupReason::StruckTwice(of, value) => {
                    write!(f, "{} {value} is named as struck more than once", color(*of))
                }
                SetupReason::StruckTooEarly => {
                    write!(f, "no sheet can have been struck before day 3's morning is over")
                }
            }?;
        }
        Ok(())
    }
}

/// All dice that show what no die shows.
struct Wrong<'a>(&'a [(WhichDie, NoSuchFace)]);

impl fmt::Display for Wrong<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (die, face)) in self.0.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "; " })?;
            match die {
                WhichDie::Black => write!(f, "the black die: {face}"),
                WhichDie::Clear(at) => write!(f, "clear die {}: {face}", at + 1),
            }?;
        }
        Ok(())
    }
}

impl fmt::Display for OrderRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(refusal) => refusal.fmt(f),
            Self::NotDealt { order, dealt: _, code } => {
                write!(f, "{} the dice that the code {code} gives", Asked(*order))
            }
        }
    }
}

impl Error for OrderRefusal {}

/// What was asked in place of what the code deals.
struct Asked(Order);

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Order::Roll(roll) => {
                let [a, b, c] = roll.clear().map(Face::value);
                write!(f, "black {} and clear {a}, {b}, {c} are not", roll.black())
            }
            Order::Close => f.write_str("no dice are"),
        }
    }
}
