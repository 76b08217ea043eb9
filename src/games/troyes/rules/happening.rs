//! What an order caused, in the order in which it is told.

use super::activity::Activity;
use super::book::{Called, Page};
use super::character::Character;
use super::color::{Building, ByColor};
use super::die::{Changed, Die, DieAt, Face};
use super::event::Event;
use super::exact::Count;
use super::good::Good;
use super::order::{Correction, Origin};
use super::owner::Owner;
use super::phase::Phase;
use super::purse::Why;
use super::score::Score;
use crate::play::{BySeat, Seat};

/// What an order caused, in families: code dismisses with one arm a family that is not its concern.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Happening {
    /// Citizens came, moved or went home.
    Citizens(Citizens),
    /// Dice of the city square were rolled or changed.
    Dice(Dice),
    /// A player did something with dice.
    Deed(Deed),
    /// A player gained something.
    Gained(Change),
    /// A player paid or lost something.
    Lost(Change),
    /// Events came, took effect, got cubes or left.
    Events(Events),
    /// Black dice were rolled or countered.
    Black(BlackDice),
    /// An activity came, or something happened on it.
    Works(Works),
    /// A cube came to the Cathedral or left it.
    Cathedral(Cathedral),
    /// The round goes on.
    Round(Round),
    /// The game's end comes near, or is there.
    Ending(Ending),
    /// Le Roy did something (`T 20`).
    Roy(RoyHappening),
    /// Something was left unsaid, so a count is no longer exact (`T 17.3`).
    Inexact {
        /// Whose.
        seat: Seat,
        /// Which count.
        count: Count,
        /// Whether the group was to tell what it depends on; what nobody asked for is no omission.
        asked: bool,
    },
    /// Figures of a card were told (`T 17.2`).
    Booked(Box<Page>),
    /// A count was set to how it lies on the table (`T 17.4`).
    Corrected(Correction),
}

/// Citizens that came, moved or went home.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Citizens {
    /// A player placed one at the beginning (`T 3.1`).
    Settled(Seat, Building),
    /// So many gray ones took the spaces that were left (`T 3.3`).
    Filled(Building, u8),
    /// One came to a building (`T 9.31`).
    Placed {
        /// Whose.
        owner: Owner,
        /// Where it was before; nothing if it came from the general supply.
        from: Option<Origin>,
        /// Where it is now.
        building: Building,
    },
    /// One was pushed out and lies on the building now (`T 9.31`).
    Expelled(Owner, Building),
    /// One became a tradesman (`T 9.7`).
    Hired {
        /// Whose.
        seat: Seat,
        /// Where it was before.
        from: Origin,
        /// On which card.
        card: Activity,
        /// On which space, from 0.
        space: u8,
        /// What it cost; nothing if that was left unsaid.
        price: Option<u16>,
    },
    /// One came from the general supply to the player's (`T 11.1`).
    Recruited(Seat),
    /// One that lay on a building went home (`T 10.2`).
    WentHome(Owner, Building),
}

/// Dice that were rolled or changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Dice {
    /// The dice of a district were rolled (`T 6.1`).
    Rolled(Owner, Vec<Die>),
    /// A player rolled a die again for influence (`T 11.1`).
    Rerolled(Seat, Changed),
    /// A player turned dice over for influence (`T 11.1`).
    TurnedOver(Seat, Vec<Changed>),
}

/// An action with dice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    /// Whose action.
    pub seat: Seat,
    /// The dice.
    pub dice: Vec<DieAt>,
    /// The activity whose cube changed the group.
    pub cube: Option<Activity>,
    /// What the group is worth.
    pub sum: u16,
    /// The dice that were bought.
    pub bought: Vec<Bought>,
    /// What they were for.
    pub what: What,
}

/// Dice that were bought from one owner (`T 9.4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bought {
    /// Whose.
    pub from: Owner,
    /// How many that are paid for.
    pub dice: u8,
    /// How many that cost nothing (Tithe).
    pub free: u8,
    /// The price of each.
    pub each: u16,
}

/// What a group of dice was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// An activity, so often.
    Activity(Activity, u8),
    /// Cubes on the Cathedral.
    Cathedral,
    /// So many cubes on an event.
    Combat(Event, u8),
    /// A citizen in a building, at the place of that value.
    Citizen(Building, u8),
    /// Deniers.
    Agriculture,
    /// Nobody said.
    Unsaid,
}

/// How a purse changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// Whose purse.
    pub seat: Seat,
    /// What.
    pub good: Good,
    /// How much it changed.
    pub amount: u16,
    /// How much was due; more than that if the purse had too little, or too much influence.
    pub due: u16,
    /// Why.
    pub why: Why,
}

/// Events that came, took effect, got cubes or left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Events {
    /// A card came to that place of the queue, from 1; Marauding is at 0 (`T 7.1`).
    Entered(Event, u8),
    /// A red card calls a card of that color (`T 7.1`).
    Calls(Event, Called),
    /// A card calls a second red one (`T 14.2`).
    CallsRed(Event),
    /// That deck is empty, so no card comes (`T 7.2`).
    NoCard(Called),
    /// The start player takes so many black dice for an event (`T 7.5`).
    Took(Event, u8),
    /// The die of an event shows that face (`T 14`).
    Rolled(Event, Face),
    /// An event has no effect.
    NoEffect(Event, NoEffect),
    /// Somebody put so many cubes on an event (`T 9.20`).
    Cubed(Event, Owner, u8),
    /// The cube that came last left an event (`T 14.2`, Resistance).
    Uncubed(Event, Owner),
    /// An event was countered (`T 9.21`).
    Beaten(Beaten),
}

/// Why an event has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoEffect {
    /// All gray citizens are in play (`T 7.7`).
    AllGrayInPlay,
    /// A citizen of that owner would be pushed out, and one lies there (`T 9.32`).
    LiesThere(Owner),
    /// No other event can take a cube.
    NoEvent,
    /// The Cathedral is full.
    CathedralFull,
    /// The Cathedral is empty.
    CathedralEmpty,
    /// No event has a cube.
    NoCubes,
    /// The cube is le Roy's, whom it spares (`T 20.7`).
    SparesRoy,
}

/// An event that was countered.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Beaten {
    /// Which.
    pub event: Event,
    /// The number of each owner's cubes, most first; equals in the order in which they came.
    pub cubes: Vec<(Owner, u8)>,
    /// The rewards, as far as they are known.
    pub rewards: Option<[u8; 2]>,
    /// Who takes the card; nobody if gray has most, and of Marauding (`T 9.27`, `T 9.28`).
    pub card_to: Option<Seat>,
}

/// Black dice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BlackDice {
    /// They were rolled (`T 8.1`).
    Rolled(Vec<Face>),
    /// A player faces the highest that is left (`T 8.6`).
    Faces(Seat, Face),
    /// A player countered some, by their index, with dice of the own district, by their index (`T 8.5`).
    Countered {
        /// Who.
        seat: Seat,
        /// The black dice.
        black: Vec<u8>,
        /// The dice.
        with: Vec<u8>,
        /// What the dice are worth there.
        sum: u16,
    },
    /// A player could not counter that one (`T 8.7`).
    Uncountered(Seat, u8),
}

/// What happened on activities.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Works {
    /// They came (`T 4.2`).
    Revealed(ByColor<Activity>),
    /// A player put so many cubes on one (`T 9.14`).
    Stored(Seat, Activity, u8),
    /// A player rolled dice, of which so many put a cube (`T 13`, Archer).
    Shot(Seat, Vec<Face>, u8),
}

/// A cube on the Cathedral: whose, on the site of which value, on which level from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cathedral {
    /// It came (`T 9.16`).
    Built(Owner, Face, u8),
    /// It left (`T 14`, Interrupted Work).
    Unbuilt(Owner, Face, u8),
}

/// How a round goes on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Round {
    /// The next round begins, of that number (`T 4.1`).
    New(u8),
    /// It is that phase now, and that player's turn in it.
    Began(Phase),
    /// A player passed (`T 9.35`).
    Passed(Seat),
    /// A denier more lies in the district of a player who passed (`T 9.35`).
    PassDenier(Seat),
    /// The dice that are left go back, and so do passed players' deniers to their purses (`T 10.2`).
    Cleared,
    /// This player is the start player now (`T 10.2`).
    StartPassed(Seat),
}

/// What le Roy did, beside what happens to any citizens, cubes and cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RoyHappening {
    /// He threw dice and placed citizens in these buildings (`T 20.2`).
    Settled(ByColor<[Face; 2]>, Vec<Building>),
    /// He faces the highest black die that is left (`T 20.10`).
    Faces(Face),
    /// He removed a black die with a die of his, both by their index (`T 20.10`).
    Countered {
        /// The black die.
        black: u8,
        /// His die.
        with: u8,
    },
    /// His two black dice were thrown (`T 20.12`).
    Threw([Face; 2]),
    /// He spends dice on what his table says (`T 20.11`).
    Spent {
        /// His two black dice.
        dice: [Face; 2],
        /// What they say.
        deed: RoyDeed,
        /// His own dice that go.
        spent: Vec<DieAt>,
        /// The player's die that he buys (`T 20.13`).
        bought: Option<DieAt>,
    },
    /// A tradesman of his came to that space, from 0, of a card (`T 20.16`).
    Hired(Activity, u8),
    /// The top character brings points, and leaves the game (`T 20.18`).
    Scored {
        /// The character.
        character: Character,
        /// The player's points.
        player: u8,
        /// His points.
        roy: u8,
    },
    /// He gained points.
    Gained(u16, Why),
    /// He took an event card (`T 9.27`).
    Won(Event),
    /// What his table says is not possible.
    Nothing,
    /// His count, and the player's points less his (`T 20.20`).
    Counted {
        /// His count.
        score: Score,
        /// The result.
        result: i32,
    },
}

/// What le Roy's table says (`T 20.12`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RoyDeed {
    /// He gains points for so many dice, of which one is the player's for so many deniers.
    Points {
        /// How many dice.
        dice: u8,
        /// What he pays for the player's.
        deniers: u16,
        /// The points.
        points: u16,
    },
    /// He places a citizen.
    Worker {
        /// Whether one of the player's is pushed out if that is possible.
        pushes: bool,
    },
    /// He counters the right-most event.
    Event,
    /// He places a tradesman.
    Tradesman,
    /// He puts cubes on the Cathedral.
    Cathedral,
    /// The top character is scored.
    Character,
}

/// How a game ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This round is the last (`T 12.1`).
    LastRound,
    /// A player holds these characters (`T 12.2`).
    Shown(Seat, Vec<Character>),
    /// The game ended after so many rounds.
    Ended(u8),
    /// The count of each player (`T 12.2`).
    Counted(BySeat<Score>),
    /// Who won depends on what is not known yet.
    Undecided,
}
