//! The values in format 1's orders and sheets; the first format of the hall of fame has the same sheets.

use serde::{Deserialize, Serialize};

use crate::chronicle::{self, Name, mirror};
use crate::games::dice_village::record;
use crate::games::dice_village::rules::{self, DiceVillage, Face, Merchant, Seat, Side};

/// A number that is out of its range.
pub(super) enum Wrong {
    Face(u8),
    Merchant(u8),
}

/// Coins and favours.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Purse {
    coins: u16,
    favours: u16,
}

/// A village.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Spot {
    owner: u8,
    base: Base,
}

mirror! {
    #[derive(Clone, Copy, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Base of rules::Base { OneSix, TwoFive, ThreeFour }
}

/// A merchant's stall.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stall {
    side: Name<Side>,
    keeper: Keeper,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Keeper {
    /// The merchant's number.
    House(u8),
    /// The stall's number.
    Counted(u8),
}

/// One player's sheet.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in super::super) struct Sheet {
    name: String,
    /// The cards; 0 as long as they are not counted.
    cards: u16,
    /// The coins; left out, like favours, as long as they are not counted.
    #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
    coins: Option<u16>,
    #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
    favours: Option<u16>,
}

/// Serializes an optional number: left out where there is none, and a plain number otherwise.
mod left_out {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
    pub(super) fn serialize<S: Serializer>(number: &Option<u16>, serializer: S) -> Result<S::Ok, S::Error> {
        number.unwrap_or_default().serialize(serializer)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Option<u16>, D::Error> {
        u16::deserialize(deserializer).map(Some)
    }
}

/// Returns the face with that number.
pub(super) fn face(number: u8) -> Result<Face, Wrong> {
    Face::try_from(number).map_err(|error| Wrong::Face(error.0))
}

/// Returns the merchant with that number.
pub(super) fn merchant(number: u8) -> Result<Merchant, Wrong> {
    Merchant::try_from(number).map_err(|error| Wrong::Merchant(error.0))
}

impl Stall {
    pub(super) fn stall(self) -> Result<rules::Stall, Wrong> {
        let keeper = match self.keeper {
            Keeper::House(number) => rules::Keeper::House(merchant(number)?),
            Keeper::Counted(number) => rules::Keeper::Counted(face(number)?),
        };
        Ok(rules::Stall { side: self.side.0, keeper })
    }
}

impl From<rules::Stall> for Stall {
    fn from(rules::Stall { side, keeper }: rules::Stall) -> Self {
        let keeper = match keeper {
            rules::Keeper::House(merchant) => Keeper::House(merchant.number()),
            rules::Keeper::Counted(number) => Keeper::Counted(number.value()),
        };
        Self { side: side.into(), keeper }
    }
}

impl From<Purse> for rules::Purse {
    fn from(Purse { coins, favours }: Purse) -> Self {
        Self { coins, favours }
    }
}

impl From<rules::Purse> for Purse {
    fn from(rules::Purse { coins, favours }: rules::Purse) -> Self {
        Self { coins, favours }
    }
}

impl From<Spot> for rules::Spot {
    fn from(Spot { owner, base }: Spot) -> Self {
        Self { owner: Seat(owner), base: base.into() }
    }
}

impl From<rules::Spot> for Spot {
    fn from(rules::Spot { owner: Seat(owner), base }: rules::Spot) -> Self {
        Self { owner, base: base.into() }
    }
}

impl From<&chronicle::PlayerSheet<DiceVillage>> for Sheet {
    fn from(player: &chronicle::PlayerSheet<DiceVillage>) -> Self {
        let record::Sheet { cards, coins, favours } = player.sheet;
        Self { name: player.name.clone(), cards, coins, favours }
    }
}

impl From<Sheet> for chronicle::PlayerSheet<DiceVillage> {
    fn from(Sheet { name, cards, coins, favours }: Sheet) -> Self {
        Self { name, sheet: record::Sheet { cards, coins, favours } }
    }
}
