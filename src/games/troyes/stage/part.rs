//! The parts of the picture.

use crate::games::troyes::rules::{Activity, Building, DieAt, Event, Face, Owner};
use crate::stage;

/// A part of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The district of an owner in the city square, with the owner's mark.
    District(Owner),
    /// The place of an owner's name.
    Name(Owner),
    /// A colored die, where it lies in its district.
    Die(DieAt),
    /// A black die, by its index.
    Black(u8),
    /// A principal building with its citizens.
    Building(Building),
    /// The citizens of an owner in a building.
    Citizens(Building, Owner),
    /// An activity with its tradesmen and cubes.
    Activity(Activity),
    /// An event of the queue with its banners and cubes.
    Event(Event),
    /// A site of the Cathedral, by its value.
    Site(Face),
    /// What lies before an owner: deniers, influence.
    Purse(Owner),
}

impl stage::Part for Part {}
