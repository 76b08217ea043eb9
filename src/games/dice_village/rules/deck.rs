//! The house deck: our own figures in place of the leaflet's lost pictures (`D 6`).

use enum_map::Enum;

use super::die::Face;
use super::purse::Purse;
use super::village::{Base, Side};
use crate::play::{Seat, named};

/// A merchant of the house deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Merchant(u8);

/// The reward of a merchant's stall (`D 3.9`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Reward {
    /// 1 coin, for every sale there.
    OneCoin,
    /// 2 coins, for every sale there.
    TwoCoins,
    /// 5 favours, for every sale there.
    FiveFavours,
    /// The top card of the pile, once.
    FreeCard,
    /// One more die, once.
    FreeCaravan,
    /// A card from the hand to an open village, once.
    FreePlacement,
}

/// One half of a merchant card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Half {
    /// The number of its stall.
    pub number: Face,
    /// The reward of the stall.
    pub reward: Reward,
}

/// A village card of the house deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VillageCard {
    /// Its two stalls.
    pub base: Base,
    /// The income of other players who sell there.
    pub others: Purse,
    /// The income of its owner, for every sale there.
    pub owner: Purse,
}

/// A number that no merchant of the deck has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoSuchMerchant(pub u8);

impl Merchant {
    /// The number of merchants.
    pub const COUNT: u8 = 30;

    /// Iterates over all merchants, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The number in files, 0 to 29; it never changes.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the half that is visible on that side of a village (`D 3.5`).
    #[must_use]
    pub fn half(self, side: Side) -> Half {
        let [left, right] = MERCHANTS[usize::from(self.0 % Self::COUNT)];
        match side {
            Side::Left => left,
            Side::Right => right,
        }
    }
}

impl TryFrom<u8> for Merchant {
    type Error = NoSuchMerchant;

    fn try_from(number: u8) -> Result<Self, NoSuchMerchant> {
        if number < Self::COUNT { Ok(Self(number)) } else { Err(NoSuchMerchant(number)) }
    }
}

named!(Reward {
    OneCoin: "coin",
    TwoCoins: "coins",
    FiveFavours: "favours",
    FreeCard: "card",
    FreeCaravan: "die",
    FreePlacement: "placement",
});

impl Reward {
    /// Returns the income for every sale there.
    #[must_use]
    pub const fn pays(self) -> Purse {
        match self {
            Self::OneCoin => Purse { coins: 1, favours: 0 },
            Self::TwoCoins => Purse { coins: 2, favours: 0 },
            Self::FiveFavours => Purse { coins: 0, favours: 5 },
            Self::FreeCard | Self::FreeCaravan | Self::FreePlacement => Purse::NOTHING,
        }
    }
}

impl VillageCard {
    /// Returns a village of the set at that seat.
    #[must_use]
    pub fn of(seat: Seat, base: Base) -> Self {
        let at = match base {
            Base::OneSix => 0,
            Base::TwoFive => 1,
            Base::ThreeFour => 2,
        };
        VILLAGES[usize::from(seat.0 % 4) * 3 + at]
    }
}

/// The twelve villages: a set of three for each seat (`D 6.1`).
pub const VILLAGES: [VillageCard; 12] = [
    village(Base::OneSix),
    village(Base::TwoFive),
    village(Base::ThreeFour),
    village(Base::OneSix),
    village(Base::TwoFive),
    village(Base::ThreeFour),
    village(Base::OneSix),
    village(Base::TwoFive),
    village(Base::ThreeFour),
    village(Base::OneSix),
    village(Base::TwoFive),
    village(Base::ThreeFour),
];

/// The thirty merchants by number: the half for the left side, and the one for the right side (`D 6.2`).
///
/// Each pair of numbers is there twice, and each reward as often left as right.
const MERCHANTS: [[Half; 2]; Merchant::COUNT as usize] = [
    card(Face::One, Reward::OneCoin, Face::Two, Reward::FiveFavours),
    card(Face::One, Reward::OneCoin, Face::Two, Reward::FreeCaravan),
    card(Face::One, Reward::FiveFavours, Face::Three, Reward::OneCoin),
    card(Face::One, Reward::OneCoin, Face::Five, Reward::FiveFavours),
    card(Face::One, Reward::FreeCard, Face::Six, Reward::OneCoin),
    card(Face::Two, Reward::TwoCoins, Face::Three, Reward::OneCoin),
    card(Face::Two, Reward::FreePlacement, Face::Three, Reward::OneCoin),
    card(Face::Two, Reward::OneCoin, Face::Four, Reward::FreePlacement),
    card(Face::Two, Reward::OneCoin, Face::Four, Reward::TwoCoins),
    card(Face::Two, Reward::TwoCoins, Face::Six, Reward::FreePlacement),
    card(Face::Three, Reward::FreePlacement, Face::One, Reward::OneCoin),
    card(Face::Three, Reward::FreeCard, Face::Four, Reward::OneCoin),
    card(Face::Three, Reward::OneCoin, Face::Five, Reward::FreeCaravan),
    card(Face::Three, Reward::FreeCaravan, Face::Five, Reward::OneCoin),
    card(Face::Three, Reward::TwoCoins, Face::Six, Reward::OneCoin),
    card(Face::Four, Reward::TwoCoins, Face::One, Reward::FreeCaravan),
    card(Face::Four, Reward::OneCoin, Face::One, Reward::FreePlacement),
    card(Face::Four, Reward::FiveFavours, Face::Three, Reward::TwoCoins),
    card(Face::Four, Reward::FreeCaravan, Face::Five, Reward::TwoCoins),
    card(Face::Four, Reward::OneCoin, Face::Six, Reward::TwoCoins),
    card(Face::Five, Reward::OneCoin, Face::One, Reward::TwoCoins),
    card(Face::Five, Reward::OneCoin, Face::Two, Reward::FreeCard),
    card(Face::Five, Reward::FreePlacement, Face::Two, Reward::OneCoin),
    card(Face::Five, Reward::OneCoin, Face::Four, Reward::FreeCard),
    card(Face::Five, Reward::TwoCoins, Face::Six, Reward::OneCoin),
    card(Face::Six, Reward::FreeCaravan, Face::One, Reward::TwoCoins),
    card(Face::Six, Reward::FiveFavours, Face::Two, Reward::OneCoin),
    card(Face::Six, Reward::TwoCoins, Face::Three, Reward::FiveFavours),
    card(Face::Six, Reward::FreeCard, Face::Four, Reward::OneCoin),
    card(Face::Six, Reward::OneCoin, Face::Five, Reward::FreeCard),
];

const fn village(base: Base) -> VillageCard {
    VillageCard { base, others: Purse { coins: 2, favours: 0 }, owner: Purse { coins: 1, favours: 0 } }
}

const fn card(left: Face, brings: Reward, right: Face, gives: Reward) -> [Half; 2] {
    [Half { number: left, reward: brings }, Half { number: right, reward: gives }]
}
