//! The format's words for the rules' values, both ways.

use super::format_1 as kept;
use crate::games::troyes_dice::record::DiceFrom;
use crate::games::troyes_dice::rules::{Color, Face, Half, Order, Plaza, Roll, RollRefusal, Side, Throw};

impl From<Color> for kept::Color {
    fn from(color: Color) -> Self {
        match color {
            Color::Red => Self::Red,
            Color::Yellow => Self::Yellow,
            Color::White => Self::White,
        }
    }
}

impl From<kept::Color> for Color {
    fn from(color: kept::Color) -> Self {
        match color {
            kept::Color::Red => Self::Red,
            kept::Color::Yellow => Self::Yellow,
            kept::Color::White => Self::White,
        }
    }
}

impl From<(Color, u8)> for kept::Die {
    fn from((color, value): (Color, u8)) -> Self {
        Self { color: color.into(), value }
    }
}

impl From<kept::Die> for (Color, u8) {
    fn from(die: kept::Die) -> Self {
        (die.color.into(), die.value)
    }
}

impl From<Plaza> for kept::Plaza {
    fn from(plaza: Plaza) -> Self {
        Self { up: plaza.up.into(), down: plaza.down.into() }
    }
}

impl From<kept::Plaza> for Plaza {
    fn from(plaza: kept::Plaza) -> Self {
        Self::new(plaza.up.into(), plaza.down.into())
    }
}

impl From<Side> for kept::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::Banquet => Self::Banquet,
            Side::Raid => Self::Raid,
        }
    }
}

impl From<kept::Side> for Side {
    fn from(side: kept::Side) -> Self {
        match side {
            kept::Side::Banquet => Self::Banquet,
            kept::Side::Raid => Self::Raid,
        }
    }
}

impl From<(u8, Side)> for kept::Tile {
    fn from((tile, side): (u8, Side)) -> Self {
        Self { tile, side: side.into() }
    }
}

impl From<kept::Tile> for (u8, Side) {
    fn from(tile: kept::Tile) -> Self {
        (tile.tile, tile.side.into())
    }
}

impl From<Half> for kept::Half {
    fn from(half: Half) -> Self {
        match half {
            Half::Morning => Self::Morning,
            Half::Afternoon => Self::Afternoon,
        }
    }
}

impl From<kept::Half> for Half {
    fn from(half: kept::Half) -> Self {
        match half {
            kept::Half::Morning => Self::Morning,
            kept::Half::Afternoon => Self::Afternoon,
        }
    }
}

impl From<DiceFrom> for kept::Dice {
    fn from(dice: DiceFrom) -> Self {
        match dice {
            DiceFrom::Code => Self::Dealt,
            DiceFrom::Entered => Self::Entered,
        }
    }
}

impl From<kept::Dice> for DiceFrom {
    fn from(dice: kept::Dice) -> Self {
        match dice {
            kept::Dice::Dealt => Self::Code,
            kept::Dice::Entered => Self::Entered,
        }
    }
}

impl From<Order> for kept::Order {
    fn from(order: Order) -> Self {
        match order {
            Order::Roll(roll) => Self::Roll { black: roll.black().value(), clear: roll.clear().map(Face::value) },
            Order::Close => Self::Close,
        }
    }
}

impl TryFrom<kept::Order> for Order {
    type Error = RollRefusal;

    fn try_from(order: kept::Order) -> Result<Self, RollRefusal> {
        match order {
            kept::Order::Roll { black, clear } => Roll::try_from(Throw { black, clear }).map(Self::Roll),
            kept::Order::Close => Ok(Self::Close),
        }
    }
}
