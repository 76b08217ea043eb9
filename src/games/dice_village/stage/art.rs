//! The drawings under `assets/dice-village/art`, by what they show.

use crate::games::dice_village::rules::{Base, Face, Good, Reward, Seat};
use crate::stage::{drawing, drawings};

/// A player's color, which has a shape too: disc, square, triangle, diamond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A disc.
    Red,
    /// A square.
    Blue,
    /// A triangle.
    Green,
    /// A diamond.
    Yellow,
}

impl Mark {
    /// All marks, by seat.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// Returns the mark of that seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        match seat.0 % 4 {
            0 => Self::Red,
            1 => Self::Blue,
            2 => Self::Green,
            _ => Self::Yellow,
        }
    }
}

/// Makes drawings of this game's folder, which has all of them for the plain look too.
macro_rules! art {
    ($($what:tt)+) => { drawing!("dice-village/art", $($what)+, plain) };
}

drawings! {
    /// One drawing.
    pub enum Art {
        /// A die without its face.
        Die(mark: Mark in Mark::ALL) = art!("die-", ["red", "blue", "green", "yellow"])[mark as usize],
        /// The good of a die's face, with its number.
        Good(good: Good in Good::ALL) =
            art!("good-", ["silk", "papyrus", "gold", "wheat", "spices", "porcelain"])[good as usize],
        /// An empty stall of this number.
        Stall(face: Face in Face::ALL) = art!("stall-", [1, 2, 3, 4, 5, 6])[face as usize - 1],
        /// A village without its stalls, open.
        Village(base: Base in Base::ALL) = art!("village-", ["1-6", "2-5", "3-4"])[base as usize],
        /// The shut gate, over a village.
        GateClosed = art!("gate-closed"),
        /// A merchant's half above its stall.
        Awning = art!("awning"),
        /// The reward of a merchant's stall.
        Reward(reward: Reward in Reward::ALL) =
            art!("reward-", ["one-coin", "two-coins", "five-favours", "free-card", "free-caravan", "free-placement"])
                [reward as usize],
        /// A merchant of the box, whose card is not known.
        CardCounted = art!("card-counted"),
        /// A merchant of the house deck, below its halves.
        CardHouse = art!("card-house"),
        /// A merchant card, face down.
        CardBack = art!("card-back"),
        /// A hand of merchant cards.
        Hand = art!("hand"),
        /// A coin.
        Coin = art!("coin"),
        /// A favour.
        Favour = art!("favour"),
        /// The first player's camel.
        Camel = art!("camel"),
        /// The mark of the current player.
        Turn = art!("turn"),
        /// The sign for everybody's roll, in a line of small signs.
        Roll = art!("roll"),
        /// A player's mark.
        Mark(mark: Mark in Mark::ALL) = art!("mark-", ["red", "blue", "green", "yellow"])[mark as usize],
        /// The empty place of a die or a card.
        Slot = art!("slot"),
        /// The empty place of a die that went to the market.
        SlotMarket = art!("slot-market"),
        /// A player's card in the race to nine.
        Cell(mark: Mark in Mark::ALL) = art!("cell-", ["red", "blue", "green", "yellow"])[mark as usize],
        /// A card in the race that is still to come.
        CellEmpty = art!("cell-empty"),
        /// The ninth card in the race, still to come.
        CellGoal = art!("cell-goal"),
        /// The ground of a part; it may be stretched.
        Ground = art!("ground"),
        /// The ground of the part in play; it may be stretched.
        GroundActive = art!("ground-active"),
        /// A line; it may be stretched.
        Edge = art!("edge"),
        /// A quiet line; it may be stretched.
        EdgeFaint = art!("edge-faint"),
        /// The game's own picture.
        Title = art!("title"),
    }
}
