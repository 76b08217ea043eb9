//! The drawings under `assets/dice-village/art`, by what they show.

use crate::games::dice_village::rules::{Base, Face, Good, Reward, Seat};
use crate::stage::Sprite;

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

/// Makes a drawing from the name of its file.
macro_rules! art {
    ($name:literal) => {
        Sprite::new($name, include_str!(concat!("../../../../assets/dice-village/art/", $name, ".svg")))
            .with_plain(include_str!(concat!("../../../../assets/dice-village/art/plain/", $name, ".svg")))
    };
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

    const fn die(self) -> Sprite {
        match self {
            Self::Red => art!("die-red"),
            Self::Blue => art!("die-blue"),
            Self::Green => art!("die-green"),
            Self::Yellow => art!("die-yellow"),
        }
    }

    const fn badge(self) -> Sprite {
        match self {
            Self::Red => art!("mark-red"),
            Self::Blue => art!("mark-blue"),
            Self::Green => art!("mark-green"),
            Self::Yellow => art!("mark-yellow"),
        }
    }

    const fn cell(self) -> Sprite {
        match self {
            Self::Red => art!("cell-red"),
            Self::Blue => art!("cell-blue"),
            Self::Green => art!("cell-green"),
            Self::Yellow => art!("cell-yellow"),
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
        all.extend(Face::ALL.into_iter().flat_map(|face| [Self::Good(face.good()), Self::Stall(face)]));
        all.extend(Base::ALL.map(Self::Village));
        all.extend(Reward::ALL.map(Self::Reward));
        all
    }

    /// Returns the sprite.
    #[must_use]
    pub const fn sprite(self) -> Sprite {
        match self {
            Self::Die(mark) => mark.die(),
            Self::Mark(mark) => mark.badge(),
            Self::Cell(mark) => mark.cell(),
            Self::Good(Good::Silk) => art!("good-silk"),
            Self::Good(Good::Papyrus) => art!("good-papyrus"),
            Self::Good(Good::Gold) => art!("good-gold"),
            Self::Good(Good::Wheat) => art!("good-wheat"),
            Self::Good(Good::Spices) => art!("good-spices"),
            Self::Good(Good::Porcelain) => art!("good-porcelain"),
            Self::Stall(Face::One) => art!("stall-1"),
            Self::Stall(Face::Two) => art!("stall-2"),
            Self::Stall(Face::Three) => art!("stall-3"),
            Self::Stall(Face::Four) => art!("stall-4"),
            Self::Stall(Face::Five) => art!("stall-5"),
            Self::Stall(Face::Six) => art!("stall-6"),
            Self::Village(Base::OneSix) => art!("village-1-6"),
            Self::Village(Base::TwoFive) => art!("village-2-5"),
            Self::Village(Base::ThreeFour) => art!("village-3-4"),
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
