//! The reasons why an order is refused, with all its errors collected.

use super::activity::Activity;
use super::character::Character;
use super::color::{Building, Color};
use super::die::{DieAt, Face};
use super::event::Event;
use super::order::Origin;
use super::owner::Owner;
use super::phase::Phase;
use crate::play::Seat;

/// Why an order is refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{self:?}")]
pub enum Reason {
    /// The order does not fit the table's phase.
    NotNow(Phase),
    /// No space is left in that building (`T 1.9`).
    NoSpace(Building),
    /// The activities cannot come.
    Reveal(Vec<RevealReason>),
    /// These players cannot be short.
    Short(Vec<ShortReason>),
    /// The rolled dice are not those to roll.
    Roll(Vec<RollReason>),
    /// The event cannot come or take effect like that.
    Event(Vec<EventReason>),
    /// The black dice cannot be countered like that.
    Counter(Vec<CounterReason>),
    /// Influence cannot be spent on that.
    Spend(Vec<SpendReason>),
    /// The action is not possible.
    Act(Vec<ActReason>),
    /// The characters cannot be those.
    Show(Vec<ShowReason>),
    /// The page says nothing new.
    SamePage,
    /// The correction is not possible.
    Correction(Vec<CorrectionReason>),
}

/// Why activities cannot come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RevealReason {
    /// It is of another color.
    Color(Activity, Color),
    /// It comes in another round, or has come.
    Round(Activity),
    /// It is a bonus card, and the game is without them.
    Bonus(Activity),
}

/// Why a player cannot be short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShortReason {
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// It is named twice, or out of order.
    Order(Seat),
    /// Its purse is exact, so it is computed.
    Computed(Seat),
    /// It has nothing to pay.
    NothingDue(Seat),
}

/// Why a roll is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RollReason {
    /// Dice are given for so many players, but so many play.
    Players(usize, usize),
    /// So many dice of that color are given for this owner, who has so many citizens there.
    Dice(Owner, Color, usize, u8),
    /// So many dice are given instead of so many.
    Count(usize, u8),
}

/// Why an event cannot come or take effect like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventReason {
    /// It is in another deck.
    Deck(Event),
    /// It came already.
    Came(Event),
    /// It is a bonus card, and the game is without them.
    Bonus(Event),
    /// The number of its black dice is known, so it is not told.
    BlackKnown(Event),
    /// The number of its black dice is open, so it is to be told.
    BlackOpen(Event),
    /// This player cannot be short.
    Short(ShortReason),
    /// That event's figures say whether it is beaten, so it is not told.
    BannersKnown(Event),
    /// That event's rewards are known, so they are not told.
    RewardsKnown(Event),
    /// That event gets no cube by it, or is told of twice.
    NoCube(Event),
    /// The second reward is larger than the first.
    RewardOrder(Event),
    /// Nobody is pushed out, but no space is left.
    NoSpace(Building),
    /// That owner has no citizen there who could be pushed out.
    NobodyThere(Owner, Building),
}

/// Why black dice cannot be countered like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CounterReason {
    /// No die is named.
    NoDice,
    /// There is no such die in the own district, from 0.
    NoSuchDie(u8),
    /// This die, from 0, is gone.
    DieGone(u8),
    /// This die, from 0, is named twice, or out of order.
    DieOrder(u8),
    /// There is no such black die, from 0, or it is gone.
    NoSuchBlack(u8),
    /// This black die, from 0, is named twice, or out of order.
    BlackOrder(u8),
    /// The highest black die, of that face, is not among them.
    NotHighest(Face),
    /// The dice are worth so much, and so much is needed.
    TooSmall(u16, u16),
    /// The player could counter: all dice of the district are worth so much, and so much is needed.
    CouldCounter(u16, u16),
}

/// Why influence cannot be spent on that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpendReason {
    /// So much is needed, and the player has so much.
    Influence(u16, u16),
    /// There is no such die in the own district, from 0.
    NoSuchDie(u8),
    /// This die, from 0, is gone.
    DieGone(u8),
    /// This die, from 0, is named twice, or out of order.
    DieOrder(u8),
    /// One to three dice can be turned over, not so many.
    DiceCount(usize),
    /// All twelve citizens are in play (`T 1.3`).
    AllInPlay,
}

/// Why an action is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActReason {
    /// A group has one to three dice, not so many.
    DiceCount(usize),
    /// There is no such die.
    NoSuchDie(DieAt),
    /// This die is gone.
    DieGone(DieAt),
    /// This die is named twice.
    DieTwice(DieAt),
    /// The dice differ in color.
    Colors,
    /// The group has another color than this.
    WrongColor(Color),
    /// The player has no cube on that card.
    NoCube(Activity),
    /// The cube of that card changes no such group.
    CubeGroup(Activity),
    /// A group that the cube of that card changed cannot be used for that.
    CubeBars(Activity),
    /// The dice cost so much with all else, and the player has so much.
    Deniers(u16, u16),
    /// So much influence is needed, and the player has so much.
    Influence(u16, u16),
    /// That activity is not there yet.
    NotRevealed(Activity),
    /// The player has no tradesman there, and hires none.
    NoTradesman(Activity),
    /// The player has a tradesman there (`T 9.10`).
    SecondTradesman(Activity),
    /// The player has no citizen there.
    NoCitizen(Origin),
    /// The price of a tradesman is known, so it is not told.
    HireKnown(Activity),
    /// The group is worth so much, and so much is needed for one.
    TooSmall(u16, u8),
    /// It can be done so often, not so often.
    TooOften(u8, u8),
    /// It is to be said how often, since the divisor is open.
    TimesUnsaid,
    /// It is not done even once.
    NoUse,
    /// This activity wants another choice for each use.
    Choice(Activity),
    /// That is neither Palace nor Bishopric (Miller).
    NotCounted(Building),
    /// That event is not there.
    NoSuchEvent(Event),
    /// That event has so many free banners, and so many cubes are put.
    Banners(Event, u8, u8),
    /// No red die is left in the own district (Chivalry).
    NoRedDie,
    /// The site of that value is full (`T 9.18`).
    SiteFull(Face),
    /// One die places a citizen, and so many are named.
    OneDie(usize),
    /// The die is worth more than 6, so it has no place.
    NoPlace(u16),
    /// Nobody is pushed out, but no space is left.
    NoSpace(Building),
    /// That owner has no citizen there who could be pushed out.
    NobodyThere(Owner, Building),
    /// A citizen of that owner lies there, so no other can be pushed out (`T 9.32`).
    LiesThere(Owner, Building),
    /// What is told of an event is refused.
    Told(EventReason),
}

/// Why characters cannot be those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShowReason {
    /// Characters are given for so many players, but so many play.
    Players(usize, usize),
    /// So many are given for this player instead of so many.
    Count(Seat, usize, usize),
    /// This one is held twice.
    Twice(Character),
    /// The player was dealt others.
    Dealt(Seat),
}

/// Why a correction is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CorrectionReason {
    /// There is no such owner.
    NoSuchOwner(Owner),
    /// So much influence is impossible.
    Influence(u16),
    /// So many citizens of that owner are impossible.
    Citizens(Owner, u8),
    /// So many citizens in that building are impossible.
    Crowd(Building, u8),
    /// That activity is not there.
    NotRevealed(Activity),
    /// A player has two tradesmen there.
    SecondTradesman(Seat),
    /// There are more spaces than players.
    Spaces(usize),
    /// That player has a tradesman on that space.
    StandsThere(Seat),
    /// That event is a bonus card, and the game is without them, or is in no deck.
    NoSuchEvent(Event),
    /// That event has so many banners.
    Banners(Event, u8),
    /// Marauding never leaves.
    NeverLeaves,
    /// The Cathedral has no such level.
    NoSuchLevel(u8),
    /// There is no such die.
    NoSuchDie(DieAt),
    /// That is not possible in this phase.
    NotNow(Phase),
    /// That player has passed.
    HasPassed(Seat),
    /// It is that player's turn, who has not passed.
    HasTurn(Seat),
    /// The correction changes nothing.
    Same,
}
