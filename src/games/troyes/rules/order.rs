//! The crier's orders to the table.

use super::activity::Activity;
use super::book::Page;
use super::character::Character;
use super::color::{Building, ByColor};
use super::die::{DieAt, Face, Lies};
use super::event::Event;
use super::exact::Count;
use super::good::Good;
use super::owner::{ByOwner, Owner};
use crate::play::{BySeat, Seat};

/// An order of the crier.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// The player whose turn it is places a citizen in that building (`T 3.1`).
    Settle(Building),
    /// The activities of the round are turned up, one of each color (`T 4.2`).
    Reveal(ByColor<Activity>),
    /// All get their income and pay salaries (`T 5`).
    Pay {
        /// Who cannot pay in full, of those whose deniers are not exact; by seat.
        short: Vec<Seat>,
    },
    /// All roll their dice: the faces of each color (`T 6.1`).
    ///
    /// In a box, because a refusal returns orders and is to stay small.
    Workforce(Box<ByOwner<ByColor<Vec<Face>>>>),
    /// That event comes to the end of the queue (`T 7.1`).
    Enter(Event),
    /// The red card shows that color, if its figure is open (`T 17.3`).
    Call(super::Called),
    /// The event whose turn it is takes effect (`T 7.3`).
    Resolve(Resolution),
    /// The die of that event shows this face (`T 14`).
    RollEvent(Face),
    /// The gray citizen of that event, or le Roy's, pushes out somebody, or nobody (`T 9.31`, `T 20.14`).
    Push(Option<Owner>),
    /// The black dice show these faces (`T 8.1`).
    RollBlack(Vec<Face>),
    /// The player whose turn it is counters black dice, from 0, with dice of the own district (`T 8.2`, `T 8.4`).
    Counter {
        /// The black dice, ascending.
        black: Vec<u8>,
        /// The dice, by their index in the district, ascending.
        with: Vec<u8>,
    },
    /// The player whose turn it is cannot counter the highest black die (`T 8.7`).
    GiveWay,
    /// The player whose turn it is spends influence (`T 11.1`).
    Spend(Use),
    /// The player whose turn it is acts (`T 9.2`).
    Act(Box<Act>),
    /// The dice of the activity just used show these faces (`T 13`, Archer).
    Shoot(Vec<Face>),
    /// The cubes of the dice just rolled go to these events, one each (`T 13`, Archer).
    Aim {
        /// The events, in the order in which the cubes are put.
        events: Vec<Event>,
        /// What people say of events.
        told: Vec<ToldEvent>,
    },
    /// The player whose turn it is passes (`T 9.35`).
    Pass,
    /// The round ends (`T 10.2`); what was not told of it stays untold.
    Close,
    /// The characters are shown, with those that were dealt by hand (`T 12.2`).
    Show(BySeat<Vec<Character>>),
    /// Le Roy's turn goes on (`T 20`).
    Roy(RoyOrder),
    /// Figures of a card are told (`T 17.2`).
    ///
    /// In a box, because a refusal returns orders and is to stay small.
    Book(Box<Page>),
    /// The real table is different (`T 17.4`).
    Correct(Correction),
}

/// How le Roy's turn goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoyOrder {
    /// Two dice of each color say where his citizens come (`T 20.2`).
    Settle(ByColor<[Face; 2]>),
    /// He removes the highest black die (`T 20.10`).
    Counter,
    /// His two black dice show these faces (`T 20.12`).
    Throw([Face; 2]),
}

/// What people say where an event takes effect.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Resolution {
    /// Who cannot pay in full, of those whose purses are not exact; by seat.
    pub short: Vec<Seat>,
    /// What people say of events that get a cube by it.
    pub told: Vec<ToldEvent>,
    /// The number of black dice, where it is open.
    pub black: Option<u8>,
}

/// What people say of an event, where its figures are open (`T 17.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ToldEvent {
    /// The event.
    pub event: Event,
    /// Whether all its banners are covered now.
    pub beaten: bool,
    /// The two rewards, the larger first; nothing if they are left unsaid.
    pub rewards: Option<[u8; 2]>,
}

/// A use of influence (`T 11.1`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// For 1: this die of the own district, by its index, is rolled again and shows that face.
    Reroll(u8, Face),
    /// For 2: a citizen comes from the general supply.
    Recruit,
    /// For 4: one to three dice of the own district, by their index, ascending, are turned over.
    TurnOver(Vec<u8>),
}

/// An action with dice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Act {
    /// The dice.
    pub group: Vec<DieAt>,
    /// The activity whose cube changes the group (`T 9.14`).
    pub cube: Option<Activity>,
    /// What they are for.
    pub purpose: Purpose,
}

/// What a group of dice is for (`T 9.2`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// An activity (`T 9.7`).
    Activity {
        /// The card.
        card: Activity,
        /// The tradesman who is hired for it, if one must be.
        hire: Option<Hire>,
        /// How often the effect is used, and what each use chooses.
        uses: Uses,
        /// What people say of events that get cubes.
        told: Vec<ToldEvent>,
    },
    /// Cubes on the Cathedral, in the order of the dice (`T 9.16`).
    Cathedral,
    /// Cubes on an event (`T 9.19`).
    Combat {
        /// The event.
        event: Event,
        /// How many cubes; nothing for as many as possible, where the figures are known.
        cubes: Option<u8>,
        /// What people say of the event.
        told: Option<ToldEvent>,
    },
    /// A citizen comes to the building of the die's color (`T 9.30`).
    Citizen {
        /// Where the citizen comes from.
        from: Origin,
        /// Whose citizen is pushed out, if one is.
        out: Option<Owner>,
    },
    /// Deniers (`T 9.34`).
    Agriculture,
    /// Nobody says what for; what it may have changed is no longer exact.
    Unsaid,
}

/// The hiring of a tradesman (`T 9.7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hire {
    /// Where the citizen comes from.
    pub from: Origin,
    /// The price, where the card's is open; nothing if it is left unsaid.
    pub told: Option<u8>,
}

/// Where a citizen comes from (`T 9.8`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The personal supply; an empty one takes a citizen from the general supply for influence first ([`Use::Recruit`]).
    Supply,
    /// A place in that building.
    Standing(Building),
    /// The illustration of that building.
    Lying(Building),
    /// A space of that activity.
    Tradesman(Activity),
}

/// How often an activity is used, and what each use chooses (`T 9.12`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Uses {
    /// So often, and nothing is chosen.
    Times(u8),
    /// Once for each of these buildings (Miller).
    Buildings(Vec<Building>),
    /// Once for each of these events (Chivalry, Diplomat).
    Events(Vec<Event>),
}

/// A correction to the state of the real table (`T 17.4`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Correction {
    /// How much of that a player has.
    Purse(Seat, Good, u16),
    /// A count of a player is right as it is.
    Exact(Seat, Count),
    /// An owner's number of citizens standing in a building.
    Standing(Building, Owner, u8),
    /// Whether a citizen of that owner lies on a building.
    Lying(Building, Owner, bool),
    /// A player's number of citizens in the personal supply.
    Supply(Seat, u8),
    /// The tradesmen of an activity, space by space.
    Tradesmen(Activity, Vec<Option<Seat>>),
    /// A player's number of cubes on an activity.
    Stored(Activity, Seat, u8),
    /// The cubes on an event, in the order in which they were put; an event that is not in the queue comes to its end.
    Event(Event, Vec<Owner>),
    /// An event leaves the queue, to a player or to nobody.
    Left(Event, Option<Seat>),
    /// The cube on the Cathedral's site of that value, on that level, from 1.
    Cathedral(Face, u8, Option<Owner>),
    /// A die of the round.
    Die(DieAt, Face, Lies),
    /// The start player.
    Start(Seat),
    /// The player whose turn it is.
    Turn(Seat),
    /// The deniers that lie in a district after passing; nothing if that player has not passed.
    Passed(Seat, Option<u8>),
    /// How many points le Roy gained in play (`T 20.1`).
    RoyPoints(u16),
    /// The space, from 0, of le Roy's tradesman on an activity, if he has one there (`T 20.16`).
    RoyTradesman(Activity, Option<u8>),
}

/// What chance decides in an order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The activities of the round.
    Reveal,
    /// Everybody's dice.
    Workforce,
    /// The event that comes.
    Enter,
    /// The die of an event.
    RollEvent,
    /// The black dice.
    RollBlack,
    /// A die of the own district, by its index, for influence.
    Reroll(u8),
    /// The dice of Archer.
    Shoot,
    /// The dice that say where le Roy's citizens come.
    RoySettle,
    /// Le Roy's two black dice.
    RoyThrow,
}

impl RoyOrder {
    /// Returns how his turn goes on by dice that fell: two black ones, or two red, two white and two yellow ones.
    #[must_use]
    pub const fn of(faces: &[Face]) -> Option<Self> {
        match faces {
            [one, other] => Some(Self::Throw([*one, *other])),
            [red, two_red, white, two_white, yellow, two_yellow] => Some(Self::Settle(ByColor::from_array([
                [*red, *two_red],
                [*white, *two_white],
                [*yellow, *two_yellow],
            ]))),
            _ => None,
        }
    }
}

impl Act {
    /// Returns an action of these dice without a cube.
    #[must_use]
    pub const fn plain(group: Vec<DieAt>, purpose: Purpose) -> Self {
        Self { group, cube: None, purpose }
    }
}

impl Uses {
    /// Returns how often the activity is used.
    #[must_use]
    pub fn times(&self) -> u8 {
        let count = match self {
            Self::Times(times) => return *times,
            Self::Buildings(buildings) => buildings.len(),
            Self::Events(events) => events.len(),
        };
        u8::try_from(count).unwrap_or(u8::MAX)
    }
}
