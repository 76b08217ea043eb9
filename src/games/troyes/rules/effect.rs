//! What activity cards do, in a few shapes that the rules play and the words tell.

use super::color::{Building, Color};
use super::good::Amount;
use crate::play::named;

/// The effect of an activity card, for each use (`T 13`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// The player pays an amount, if any, and gains others.
    Exchange {
        /// What is paid.
        pays: Option<Amount>,
        /// What is gained.
        gains: &'static [Amount],
    },
    /// The player gains an amount for every so many of what is counted.
    Each {
        /// What is gained.
        gains: Amount,
        /// For how many of them it is gained once.
        every: u8,
        /// What is counted.
        of: Tally,
    },
    /// Whoever is ahead of all other players gains an amount; all who share the lead gain it (`T 13.7`).
    Contest {
        /// What is gained.
        gains: Amount,
        /// What they compare.
        by: Contest,
    },
    /// Everybody else pays the player 1 denier for each citizen standing in City Hall, as far as possible; the bank
    /// pays 1 for each gray one.
    Tax,
    /// Cubes on event cards, with 1 influence each (`T 13.5`).
    Cubes(CubeRule),
    /// Each use is a cube that changes the group of a later action.
    Modify(Modifier),
}

/// What an activity counts; dice that were used to activate it are left out (`T 16.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tally {
    /// The player's own citizens standing in the Palace or in the Bishopric, which is chosen anew each time.
    CitizensOfPalaceOrBishopric,
    /// The player's own cubes on the Cathedral.
    CubesOnCathedral,
    /// Event cards with a cube of the player, Marauding too.
    EventsWithCube,
    /// Yellow dice in all five districts.
    YellowDiceInSquare,
    /// Red dice in the district that has most of them, whoever's.
    RedDiceInReddestDistrict,
}

/// What the players' districts are compared by; dice that were used to activate the card are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contest {
    /// The number of dice, at least one: whoever leads gains, also if another player used the card.
    MostDice,
    /// The sum of the red dice, at least one: if the player leads, alone or with others, they all gain.
    HighestRedSum,
}

/// When a use puts cubes on event cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeRule {
    /// A die is rolled: one cube if it shows at least this; each use may choose another card.
    Roll {
        /// The smallest value that puts a cube.
        least: u8,
    },
    /// One cube for each such die in the player's own district, all of a use on one card.
    ForEachDie {
        /// The color of the dice.
        dice: Color,
    },
    /// One cube for an amount; each use may choose another card, and everything is paid before the first cube.
    For {
        /// What is paid.
        pays: Amount,
    },
}

/// How a cube changes the group of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Modifier {
    /// The sum of a group of this color grows once (`T 13.6`).
    GroupPlus {
        /// The color of the group.
        dice: Color,
        /// By how much it grows.
        plus: u8,
    },
    /// Each die of a group of this color is worth more, beyond 6 too.
    DicePlus {
        /// The color of the group.
        dice: Color,
        /// By how much each die grows.
        plus: u8,
    },
    /// Each die of the group, whatever its color, is worth more, beyond 6 too.
    AnyDicePlus {
        /// By how much each die grows.
        plus: u8,
    },
    /// Each die of the group is worth this; their colors may differ.
    DiceWorth {
        /// What each die is worth.
        worth: u8,
    },
    /// A group of one color acts as dice of another with the same values.
    ActAs {
        /// The color of the group.
        dice: Color,
        /// The color as which it acts.
        color: Color,
    },
    /// One die, alone in its group, acts as several of a color with its value; bought it costs 2 deniers.
    OneActsAs {
        /// The color of the die.
        dice: Color,
        /// As how many dice it acts.
        times: u8,
        /// The color as which it acts.
        color: Color,
    },
    /// Up to one die of this color from each other player and from gray costs nothing.
    FreeFromEach {
        /// The color of the dice.
        dice: Color,
    },
}

named!(Tally {
    CitizensOfPalaceOrBishopric: "citizens-of-palace-or-bishopric",
    CubesOnCathedral: "cubes-on-cathedral",
    EventsWithCube: "events-with-cube",
    YellowDiceInSquare: "yellow-dice-in-square",
    RedDiceInReddestDistrict: "red-dice-in-reddest-district",
});
named!(Contest { MostDice: "most-dice", HighestRedSum: "highest-red-sum" });

impl Modifier {
    /// Whether a group that it changed may not place a citizen in that building.
    #[must_use]
    pub fn bars_placing(self, building: Building) -> bool {
        match self {
            Self::GroupPlus { dice, plus: _ } | Self::DicePlus { dice, plus: _ } => building == dice.building(),
            Self::AnyDicePlus { plus: _ } | Self::DiceWorth { worth: _ } => building != Building::Palace,
            Self::ActAs { .. } | Self::OneActsAs { .. } | Self::FreeFromEach { .. } => false,
        }
    }

    /// Whether a group that it changed may not build the Cathedral.
    #[must_use]
    pub const fn bars_cathedral(self) -> bool {
        match self {
            Self::AnyDicePlus { .. } | Self::DiceWorth { .. } => true,
            Self::GroupPlus { .. }
            | Self::DicePlus { .. }
            | Self::ActAs { .. }
            | Self::OneActsAs { .. }
            | Self::FreeFromEach { .. } => false,
        }
    }

    /// Whether the dice of the group that it changes may differ in color.
    #[must_use]
    pub const fn mixes_colors(self) -> bool {
        match self {
            Self::DiceWorth { .. } => true,
            Self::GroupPlus { .. }
            | Self::DicePlus { .. }
            | Self::AnyDicePlus { .. }
            | Self::ActAs { .. }
            | Self::OneActsAs { .. }
            | Self::FreeFromEach { .. } => false,
        }
    }
}
