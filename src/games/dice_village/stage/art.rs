//! The drawings under `assets/dice-village/art`, by what they show.

use crate::games::dice_village::rules::{Base, Face, Good, Reward, Seat};
use crate::stage::{Sprite, drawing};

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

/// One drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Art {
    /// A die without its face.
    Die(Mark),
    /// The good of a die's face, with its number.
    Good(Good),
    /// An empty stall of this number.
    Stall(Face),
    /// A village without its stalls, open.
    Village(Base),
    /// The shut gate, over a village.
    GateClosed,
    /// A merchant's half above its stall.
    Awning,
    /// The reward of a merchant's stall.
    Reward(Reward),
    /// A merchant of the box, whose card is not known.
    CardCounted,
    /// A merchant of the house deck, below its halves.
    CardHouse,
    /// A merchant card, face down.
    CardBack,
    /// A hand of merchant cards.
    Hand,
    /// A coin.
    Coin,
    /// A favour.
    Favour,
    /// The first player's camel.
    Camel,
    /// The mark of the current player.
    Turn,
    /// The sign for everybody's roll, in a line of small signs.
    Roll,
    /// A player's mark.
    Mark(Mark),
    /// The empty place of a die or a card.
    Slot,
    /// The empty place of a die that went to the market.
    SlotMarket,
    /// A player's card in the race to nine.
    Cell(Mark),
    /// A card in the race that is still to come.
    CellEmpty,
    /// The ninth card in the race, still to come.
    CellGoal,
    /// The ground of a part; it may be stretched.
    Ground,
    /// The ground of the part in play; it may be stretched.
    GroundActive,
    /// A line; it may be stretched.
    Edge,
    /// A quiet line; it may be stretched.
    EdgeFaint,
    /// The game's own picture.
    Title,
}

/// Makes drawings of this game's folder, which has all of them for the plain look too.
macro_rules! art {
    ($($what:tt)+) => { drawing!("dice-village/art", $($what)+, plain) };
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

impl From<Art> for Sprite {
    fn from(art: Art) -> Self {
        art.sprite()
    }
}

impl Art {
    /// Returns all drawings.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let mut all = vec![
            Self::GateClosed,
            Self::Awning,
            Self::CardCounted,
            Self::CardHouse,
            Self::CardBack,
            Self::Hand,
            Self::Coin,
            Self::Favour,
            Self::Camel,
            Self::Turn,
            Self::Roll,
            Self::Slot,
            Self::SlotMarket,
            Self::CellEmpty,
            Self::CellGoal,
            Self::Ground,
            Self::GroundActive,
            Self::Edge,
            Self::EdgeFaint,
            Self::Title,
        ];
        all.extend(Mark::ALL.into_iter().flat_map(|mark| [Self::Die(mark), Self::Mark(mark), Self::Cell(mark)]));
        all.extend(Face::ALL.into_iter().flat_map(|face| [Self::Good(Good::of(face)), Self::Stall(face)]));
        all.extend(Base::ALL.map(Self::Village));
        all.extend(Reward::ALL.map(Self::Reward));
        all
    }

    /// Returns the sprite.
    #[must_use]
    pub const fn sprite(self) -> Sprite {
        match self {
            Self::Die(mark) => art!("die-", ["red", "blue", "green", "yellow"])[mark as usize],
            Self::Mark(mark) => art!("mark-", ["red", "blue", "green", "yellow"])[mark as usize],
            Self::Cell(mark) => art!("cell-", ["red", "blue", "green", "yellow"])[mark as usize],
            Self::Good(good) => {
                art!("good-", ["silk", "papyrus", "gold", "wheat", "spices", "porcelain"])[good as usize]
            }
            Self::Stall(face) => art!("stall-", [1, 2, 3, 4, 5, 6])[face as usize - 1],
            Self::Village(base) => art!("village-", ["1-6", "2-5", "3-4"])[base as usize],
            Self::GateClosed => art!("gate-closed"),
            Self::Awning => art!("awning"),
            Self::Reward(Reward::OneCoin) => art!("reward-one-coin"),
            Self::Reward(Reward::TwoCoins) => art!("reward-two-coins"),
            Self::Reward(Reward::FiveFavours) => art!("reward-five-favours"),
            Self::Reward(Reward::FreeCard) => art!("reward-free-card"),
            Self::Reward(Reward::FreeCaravan) => art!("reward-free-caravan"),
            Self::Reward(Reward::FreePlacement) => art!("reward-free-placement"),
            Self::CardCounted => art!("card-counted"),
            Self::CardHouse => art!("card-house"),
            Self::CardBack => art!("card-back"),
            Self::Hand => art!("hand"),
            Self::Coin => art!("coin"),
            Self::Favour => art!("favour"),
            Self::Camel => art!("camel"),
            Self::Turn => art!("turn"),
            Self::Roll => art!("roll"),
            Self::Slot => art!("slot"),
            Self::SlotMarket => art!("slot-market"),
            Self::CellEmpty => art!("cell-empty"),
            Self::CellGoal => art!("cell-goal"),
            Self::Ground => art!("ground"),
            Self::GroundActive => art!("ground-active"),
            Self::Edge => art!("edge"),
            Self::EdgeFaint => art!("edge-faint"),
            Self::Title => art!("title"),
        }
    }
}
