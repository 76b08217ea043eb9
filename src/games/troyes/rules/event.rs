//! The event cards: deck, black dice and effect of each (`T 14`).

use enum_map::{Enum, EnumMap};

use super::color::{Building, Color};
use super::good::Amount;
use crate::play::named;

/// An event card; each copy of a name is a card of its own, since their figures may differ (`T 17.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
#[expect(missing_docs, reason = "the names of the cards")]
pub enum Event {
    Marauding,
    Drought,
    Support,
    CivilWar,
    Wayfarers,
    TheologicalConflict,
    Heresy,
    TravelingBuilders,
    InterruptedWork,
    BrigandsA,
    BrigandsB,
    BrigandsC,
    ConflictOfSuccession,
    SkirmishesA,
    SkirmishesB,
    War,
    NormansAttack,
    Resistance,
}

/// Where an event card is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deck {
    /// It is printed on the board and never leaves.
    Board,
    /// The deck of this color.
    Of(Color),
}

/// The effect of an event card each time, besides its black dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventEffect {
    /// Nothing but black dice.
    Attack,
    /// Each player loses an amount.
    Lose(Amount),
    /// Each player loses an amount for each citizen standing in a building.
    LoseForCitizens {
        /// What is lost for each.
        each: Amount,
        /// Where they stand.
        building: Building,
    },
    /// One gray cube on each of so many events nearest to its left (`T 14.3`).
    GrayCubes {
        /// On how many events.
        events: u8,
    },
    /// A die is rolled, and a gray citizen comes to that place of a building.
    GrayCitizen(Building),
    /// A gray cube on the Cathedral: the lowest level, there the lowest value (`T 14.5`).
    GrayOnCathedral,
    /// The Cathedral loses a cube: the highest level, there the highest value (`T 14.5`).
    OffCathedral,
    /// The cube that came last leaves each event card (`T 14.7`).
    LastCubesLeave,
}

/// One value for each event, in the order of [`Event::ALL`].
pub type ByEvent<T> = EnumMap<Event, T>;

// The board's, then the appendix' order: yellow, white, red; then the bonus card.
named!(Event {
    Marauding: "marauding",
    Drought: "drought",
    Support: "support",
    CivilWar: "civil-war",
    Wayfarers: "wayfarers",
    TheologicalConflict: "theological-conflict",
    Heresy: "heresy",
    TravelingBuilders: "traveling-builders",
    InterruptedWork: "interrupted-work",
    BrigandsA: "brigands-a",
    BrigandsB: "brigands-b",
    BrigandsC: "brigands-c",
    ConflictOfSuccession: "conflict-of-succession",
    SkirmishesA: "skirmishes-a",
    SkirmishesB: "skirmishes-b",
    War: "war",
    NormansAttack: "normans-attack",
    Resistance: "resistance",
});

impl Event {
    /// Returns where the card is drawn from (`T 14.1`).
    #[must_use]
    pub const fn deck(self) -> Deck {
        self.facts().0
    }

    /// Returns the effect, besides the black dice.
    #[must_use]
    pub const fn effect(self) -> EventEffect {
        self.facts().2
    }

    /// Whether it calls a second red card, from the box, as it comes (`T 16.1`); that one calls white or yellow.
    #[must_use]
    pub const fn calls_red(self) -> bool {
        matches!(self, Self::Resistance)
    }

    /// Whether it is a bonus card, which is an option (`T 2.6`).
    #[must_use]
    pub const fn is_bonus(self) -> bool {
        matches!(self, Self::Resistance)
    }

    /// Returns the name that all its copies have.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self.facts().3 {
            Some((title, _)) => title,
            None => self.name(),
        }
    }

    /// Returns the letter of a copy, if there are several.
    #[must_use]
    pub const fn copy(self) -> Option<char> {
        match self.facts().3 {
            Some((_, letter)) => Some(letter),
            None => None,
        }
    }

    /// Returns its black dice, if the rulebook tells (`T 14`); a group may know better: [`Book::black`](super::Book::black).
    pub(super) const fn black(self) -> Option<u8> {
        self.facts().1
    }

    /// The table of `T 14` and `T 16.1`, card by card: deck, black dice, effect; and of which name it is which copy.
    const fn facts(self) -> (Deck, Option<u8>, EventEffect, Option<(&'static str, char)>) {
        use super::color::Building::{Bishopric, CityHall, Palace};
        use super::event::EventEffect::{
            Attack, GrayCitizen, GrayCubes, GrayOnCathedral, LastCubesLeave, Lose, LoseForCitizens,
        };
        use super::good::Good::{Denier, Influence};
        let [red, white, yellow] = [Deck::Of(Color::Red), Deck::Of(Color::White), Deck::Of(Color::Yellow)];
        match self {
            Self::Marauding => (Deck::Board, Some(1), Attack, None),
            Self::Drought => (yellow, Some(0), LoseForCitizens { each: Denier.times(1), building: CityHall }, None),
            Self::Support => (yellow, Some(0), GrayCubes { events: 2 }, None),
            Self::CivilWar => (yellow, Some(0), Lose(Denier.times(3)), None),
            Self::Wayfarers => (yellow, Some(0), GrayCitizen(CityHall), None),
            Self::TheologicalConflict => (white, Some(0), GrayCitizen(Bishopric), None),
            Self::Heresy => (white, Some(0), Lose(Influence.times(2)), None),
            Self::TravelingBuilders => (white, Some(0), GrayOnCathedral, None),
            Self::InterruptedWork => (white, Some(0), EventEffect::OffCathedral, None),
            Self::BrigandsA => (red, Some(1), Attack, Some(("brigands", 'A'))),
            Self::BrigandsB => (red, Some(1), Attack, Some(("brigands", 'B'))),
            Self::BrigandsC => (red, Some(1), Attack, Some(("brigands", 'C'))),
            Self::ConflictOfSuccession => (red, Some(0), GrayCitizen(Palace), None),
            Self::SkirmishesA => (red, Some(1), Attack, Some(("skirmishes", 'A'))),
            Self::SkirmishesB => (red, Some(1), Attack, Some(("skirmishes", 'B'))),
            Self::War | Self::NormansAttack => (red, Some(2), Attack, None),
            Self::Resistance => (red, None, LastCubesLeave, None),
        }
    }
}
