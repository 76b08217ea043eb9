//! The cries of the game.

use super::roy::RoyCry;
use super::told::Told;
use crate::games::troyes::rules::{
    Activity, Building, Called, Character, Correction, Count, Die, Event, Face, Good, NoEffect, Owner, Seat, Source,
    Table, Troyes,
};
use crate::games::troyes::rules::{ByColor, Page};
use crate::play::Transition;

/// A cry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cry {
    /// The game opens, with that start player and so many rounds.
    Opening(Seat, u8),
    /// Some figures on the cards are the house's.
    HouseFigures,
    /// A player places a citizen at the beginning, and has so many left.
    Settles(Seat, u8),
    /// A player placed one.
    Settled(Seat, Building),
    /// Gray citizens took the spaces that were left.
    Filled(Vec<(Building, u8)>),
    /// A round begins.
    Round(u8),
    /// This round is the last.
    LastRound,
    /// Activities came.
    Revealed(ByColor<Activity>),
    /// An activity that came does this each time.
    ///
    /// Some activities and events count or move pieces of the owner whom nobody plays.
    Does(Activity, Owner),
    /// All got that income and paid salaries.
    Paid(u16, Vec<(Seat, u16)>),
    /// A player cannot pay in full, and loses so many points.
    Short(Seat, u16),
    /// The dice of a district were rolled.
    Rolled(Owner, Vec<Die>),
    /// All dice were rolled: there are so many.
    Thrown(usize),
    /// An event came, with so many black dice, if that is known, at a table with that owner whom nobody plays.
    Entered(Event, Option<u8>, Owner),
    /// A red card calls that color.
    Calls(Event, Called),
    /// A red card calls a second one.
    CallsRed(Event),
    /// That deck is empty.
    NoCard(Called),
    /// An event brings so many black dice.
    Took(Event, u8),
    /// The die of an event was rolled.
    EventDie(Event, Face),
    /// An event took something from players.
    Struck(Event, Vec<(Seat, Good, u16)>),
    /// An event has no effect.
    NoEffect(Event, NoEffect),
    /// Somebody put so many cubes on an event.
    Cubed(Owner, Event, u8),
    /// A cube left an event.
    Uncubed(Owner, Event),
    /// Somebody's cubes came to these sites of the Cathedral.
    Built(Owner, Vec<Face>),
    /// Somebody's cube left that site of the Cathedral.
    Unbuilt(Owner, Face),
    /// A citizen came to a building.
    Placed(Owner, Building),
    /// A citizen was pushed out of a building.
    Expelled(Owner, Building),
    /// The black dice were rolled; the highest first.
    BlackRolled(Vec<Face>),
    /// A player faces a black die.
    Faces(Seat, Face),
    /// A player countered black dice with dice of that worth, and gained so much influence.
    Countered {
        /// The player.
        seat: Seat,
        /// The black dice.
        black: Vec<Face>,
        /// What the player's dice are worth.
        sum: u16,
        /// The influence.
        influence: u16,
    },
    /// A player could not counter a black die, and loses so many points.
    Uncountered(Seat, Face, u16),
    /// A player paid so much influence and rolled a die again.
    Rerolled(Seat, u16, Face),
    /// A player paid so much influence and turned dice over, which show this.
    TurnedOver(Seat, u16, Vec<Face>),
    /// A player paid so much influence for a citizen.
    Recruited(Seat, u16),
    /// A player paid for dice.
    Bought(Seat, Vec<(Owner, u16)>),
    /// A player hired a tradesman.
    Hired(Seat, Activity),
    /// A player used an activity so often.
    Used(Seat, Activity, u8),
    /// What dice are worth was divided, as “16 ÷ 2”.
    Divided(u16, u8),
    /// A player farmed.
    Farmed(Seat),
    /// A player used dice, and nobody said what for.
    Unsaid(Seat),
    /// A player put so many cubes on an activity.
    Stored(Seat, Activity, u8),
    /// A player rolled for cubes, so many of which hit.
    Shot(Seat, Vec<Face>, u8),
    /// A player gained this in all.
    Gained(Seat, Vec<(Good, u16)>),
    /// A player paid this in all.
    Pays(Seat, Vec<(Good, u16)>),
    /// A player lost this in all.
    Lost(Seat, Vec<(Good, u16)>),
    /// An event was countered: who got how many points, and who takes the card.
    Beaten(Event, Vec<(Owner, u16)>, Option<Owner>),
    /// It is a player's turn.
    Acts(Seat),
    /// People say who is pushed out by an event.
    Pushes(Event),
    /// A player puts so many cubes on events.
    Aims(Seat, u8),
    /// A player passed.
    Passed(Seat),
    /// Players who passed get a denier more.
    PassDeniers(Vec<Seat>),
    /// The round can be closed.
    RoundDone,
    /// The last round was closed.
    LastDone,
    /// Those who lay on buildings went home.
    Home(Vec<Owner>),
    /// This is the start player now.
    Start(Seat),
    /// A count of a player's may be wrong.
    Inexact(Seat, Count),
    /// Many counts may be wrong.
    Untold,
    /// Figures of a card were told.
    Booked(Box<Page>),
    /// A count was corrected.
    Corrected(Correction),
    /// A player held these characters.
    Shown(Seat, Vec<Character>),
    /// The game is over.
    Over,
    /// The winners, and the points of each of them.
    Won(Vec<Seat>, i32),
    /// A player's place and points.
    Standing(usize, Seat, i32),
    /// Who won is not known yet.
    Undecided,
    /// Le Roy did something.
    Roy(RoyCry),
}

/// Returns the cries of a table that was just opened.
#[must_use]
pub fn opening_cries(table: &Table) -> Vec<Cry> {
    let opening = [Cry::Opening(table.start(), table.rounds())];
    opening.into_iter().chain(has_house_figures(table).then_some(Cry::HouseFigures)).chain(settles(table)).collect()
}

/// Returns the cries of an order's happenings, in the order in which they are called out.
#[must_use]
pub fn cries(transition: Transition<'_, Troyes>) -> Vec<Cry> {
    let mut told = Told::default();
    transition.walk(|step| told.tell(step.happening, step.after));
    told.done()
}

/// Returns the cry of who places the next citizen.
pub(super) fn settles(table: &Table) -> Option<Cry> {
    let seat = table.active()?;
    Some(Cry::Settles(seat, table.player(seat)?.supply()))
}

/// Whether a figure of a card is the house's; people are told of it before anything else.
fn has_house_figures(table: &Table) -> bool {
    let book = table.book();
    let activities = book.activities.values().any(|page| page.per.source() == Some(Source::House));
    activities || book.events.values().any(|page| page.per.source() == Some(Source::House))
}
