//! The activity cards: color, number, kind and effect of each (`T 13`, `T 16`).

use enum_map::{Enum, EnumMap};

use super::color::Color;
use super::effect::{Contest, CubeRule, Effect, Modifier, Tally};
use super::good::Amount;
use crate::play::named;

/// An activity card. The figures that are printed on it are in the [`Book`](super::Book).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
#[expect(missing_docs, reason = "the names of the cards")]
pub enum Activity {
    Artisan,
    Merchant,
    Miller,
    Innkeeper,
    Blacksmith,
    Militiaman,
    Journeyman,
    Goldsmith,
    Sculptor,
    Tithe,
    Monk,
    Priest,
    Apprenticeship,
    Confession,
    Templar,
    Pilgrimage,
    Procession,
    Glassblower,
    Archer,
    Chivalry,
    Diplomat,
    Hunting,
    Mercenary,
    TaxCollector,
    Captain,
    Joust,
    Troubadour,
    Baker,
    Prior,
    Banquet,
}

/// The number on the back of an activity card: the round in which it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum CardNumber {
    /// Round 1.
    I,
    /// Round 2.
    II,
    /// Round 3.
    III,
}

/// When the effect of an activity card acts (`T 9.14`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Timing {
    /// At once.
    Now,
    /// Later, by the cubes that were put on the card: it shows an hourglass.
    Later,
}

/// The dice that may activate a card (`T 9.13`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GroupRule {
    /// Dice of this color.
    Of(Color),
    /// Any colors together; with two or more of them only Apprenticeship and Confession may change the group.
    AnyTogether,
}

/// One value for each activity, in the order of [`Activity::ALL`].
pub type ByActivity<T> = EnumMap<Activity, T>;
/// One value for each number, in the order of [`CardNumber::ALL`].
pub type ByNumber<T> = EnumMap<CardNumber, T>;

// The appendix' order: yellow, white, red; then the bonus cards.
named!(Activity {
    Artisan: "artisan",
    Merchant: "merchant",
    Miller: "miller",
    Innkeeper: "innkeeper",
    Blacksmith: "blacksmith",
    Militiaman: "militiaman",
    Journeyman: "journeyman",
    Goldsmith: "goldsmith",
    Sculptor: "sculptor",
    Tithe: "tithe",
    Monk: "monk",
    Priest: "priest",
    Apprenticeship: "apprenticeship",
    Confession: "confession",
    Templar: "templar",
    Pilgrimage: "pilgrimage",
    Procession: "procession",
    Glassblower: "glassblower",
    Archer: "archer",
    Chivalry: "chivalry",
    Diplomat: "diplomat",
    Hunting: "hunting",
    Mercenary: "mercenary",
    TaxCollector: "tax-collector",
    Captain: "captain",
    Joust: "joust",
    Troubadour: "troubadour",
    Baker: "baker",
    Prior: "prior",
    Banquet: "banquet",
});
named!(CardNumber { I: "1", II: "2", III: "3" });
named!(Timing { Now: "now", Later: "later" });

impl CardNumber {
    /// Returns the number of the round in which the card comes.
    #[must_use]
    pub const fn round(self) -> u8 {
        match self {
            Self::I => 1,
            Self::II => 2,
            Self::III => 3,
        }
    }
}

impl Activity {
    /// Returns the color of the card (`T 13.1`, `T 16.2`).
    #[must_use]
    pub const fn color(self) -> Color {
        self.facts().0
    }

    /// Returns the effect of each use.
    #[must_use]
    pub const fn effect(self) -> Effect {
        self.facts().2
    }

    /// Whether it is one of the bonus cards, which are an option (`T 2.6`).
    #[must_use]
    pub const fn is_bonus(self) -> bool {
        matches!(self, Self::Baker | Self::Prior | Self::Banquet)
    }

    /// Returns which dice may activate the card (`T 9.13`).
    #[must_use]
    pub const fn group(self) -> GroupRule {
        if matches!(self, Self::Pilgrimage) { GroupRule::AnyTogether } else { GroupRule::Of(self.color()) }
    }

    /// Returns the number as it is deduced (`T 13.2`); a group may know better: [`Book::number`](super::Book::number).
    pub(super) const fn number(self) -> CardNumber {
        self.facts().1
    }

    /// Returns the kind as its text tells it (`T 13.4`); a group may know better: [`Book::timing`](super::Book::timing).
    pub(super) const fn timing(self) -> Timing {
        match self.effect() {
            Effect::Modify(_) => Timing::Later,
            Effect::Exchange { .. } | Effect::Each { .. } | Effect::Contest { .. } | Effect::Tax | Effect::Cubes(_) => {
                Timing::Now
            }
        }
    }

    /// The table of `T 13` and `T 16.1`, card by card: color, number, effect.
    const fn facts(self) -> (Color, CardNumber, Effect) {
        use super::activity::CardNumber::{I, II, III};
        use super::color::Color::{Red, White, Yellow};
        use super::good::Good::{Denier, Influence, Point};
        match self {
            Self::Artisan => (Yellow, I, trade(Influence.times(1), const { &[Denier.times(6)] })),
            Self::Merchant => (Yellow, I, gift(const { &[Denier.times(2)] })),
            Self::Miller => (Yellow, I, each(Denier.times(2), 1, Tally::CitizensOfPalaceOrBishopric)),
            Self::Innkeeper => (Yellow, II, trade(Denier.times(1), const { &[Influence.times(1)] })),
            Self::Blacksmith => (Yellow, II, Effect::Modify(Modifier::GroupPlus { dice: Red, plus: 5 })),
            Self::Militiaman => (Yellow, II, Effect::Modify(Modifier::ActAs { dice: Yellow, color: Red })),
            Self::Journeyman => (Yellow, III, trade(Denier.times(3), const { &[Point.times(2)] })),
            Self::Goldsmith => (Yellow, III, gift(const { &[Point.times(1), Denier.times(2)] })),
            Self::Sculptor => (Yellow, III, gift(const { &[Point.times(1)] })),
            Self::Tithe => (White, I, Effect::Modify(Modifier::FreeFromEach { dice: Yellow })),
            Self::Monk => (White, I, alone(3, Yellow)),
            Self::Priest => (White, I, Effect::Modify(Modifier::DicePlus { dice: Yellow, plus: 3 })),
            Self::Apprenticeship => (White, II, Effect::Modify(Modifier::DiceWorth { worth: 5 })),
            Self::Confession => (White, II, Effect::Modify(Modifier::AnyDicePlus { plus: 2 })),
            Self::Templar => (White, II, alone(2, Red)),
            Self::Pilgrimage => (White, III, gift(const { &[Point.times(2)] })),
            Self::Procession => (White, III, Effect::Contest { gains: Point.times(2), by: Contest::MostDice }),
            Self::Glassblower => (White, III, each(Point.times(1), 2, Tally::CubesOnCathedral)),
            Self::Archer => (Red, I, Effect::Cubes(CubeRule::Roll { least: 3 })),
            Self::Chivalry => (Red, I, Effect::Cubes(CubeRule::ForEachDie { dice: Red })),
            Self::Diplomat => (Red, I, Effect::Cubes(CubeRule::For { pays: Influence.times(1) })),
            Self::Hunting => (Red, II, gift(const { &[Influence.times(3)] })),
            Self::Mercenary => (Red, II, gift(const { &[Denier.times(3)] })),
            Self::TaxCollector => (Red, II, Effect::Tax),
            Self::Captain => (Red, III, each(Point.times(1), 1, Tally::EventsWithCube)),
            Self::Joust => (Red, III, Effect::Contest { gains: Point.times(2), by: Contest::HighestRedSum }),
            Self::Troubadour => (Red, III, trade(Influence.times(3), const { &[Point.times(2)] })),
            Self::Baker => (Yellow, I, each(Denier.times(1), 1, Tally::YellowDiceInSquare)),
            Self::Prior => (White, I, alone(2, White)),
            Self::Banquet => (Red, III, each(Point.times(1), 1, Tally::RedDiceInReddestDistrict)),
        }
    }
}

const fn gift(gains: &'static [Amount]) -> Effect {
    Effect::Exchange { pays: None, gains }
}

const fn trade(pays: Amount, gains: &'static [Amount]) -> Effect {
    Effect::Exchange { pays: Some(pays), gains }
}

const fn each(gains: Amount, every: u8, of: Tally) -> Effect {
    Effect::Each { gains, every, of }
}

const fn alone(times: u8, color: Color) -> Effect {
    Effect::Modify(Modifier::OneActsAs { dice: Color::White, times, color })
}
