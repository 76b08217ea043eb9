//! The parts of the picture.

use enum_map::{Enum, EnumMap};

use super::Art;
use crate::games::troyes::rules::{Activity, Building, DieAt, Event, Face, Good, Owner, Seat};
use crate::stage::{self, Bounds, Placement, Scene};

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
    /// The ground of the black dice.
    Wall,
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
    /// The place of an activity's name.
    ActivityName(Activity),
    /// The place of an event's name.
    EventName(Event),
    /// The Cathedral.
    Cathedral,
    /// A cube on an event, in the order in which they were put.
    Cube(Event, usize),
    /// A cube on the Cathedral: the value of its site, and its level from 0.
    Built(Face, usize),
    /// The cubes of a player on an activity.
    Stored(Activity, Seat),
    /// An owner's tradesman on an activity.
    Tradesman(Activity, Owner),
    /// Le Roy's table, in the solo game.
    RoyTable,
    /// A row of it, by the lowest of its sums.
    RoyRow(u8),
    /// One of his two black dice, as he threw them last.
    RoyDie(u8),
    /// The pile of characters.
    Pile,
    /// The place of the number of characters in the pile.
    PileCount,
    /// The place for the name of the character on top of the pile.
    PileName,
    /// The six verdicts of the solo game, with the difference as things are.
    Verdict,
    /// One place of a sign.
    Sign(Sign),
}

impl stage::Part for Part {}

/// A sign that the legend explains, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum)]
pub enum Sign {
    /// The current player.
    Turn,
    /// The start player.
    Start,
    /// The deniers of a player who passed.
    Passed,
    /// Deniers.
    Denier,
    /// Influence.
    Influence,
    /// Citizens in a player's supply.
    Supply,
    /// The place of a die that was used.
    Slot,
    /// A black die that threatens nobody any more.
    Struck,
    /// A citizen who lies on a building.
    Lying,
    /// A free banner of an event.
    Banner,
    /// The dice that fight an event, and the number by which their sum is divided.
    Fought,
    /// The points for the most and the second most cubes on an event.
    Rewards,
    /// An activity whose cubes are kept for later.
    Hourglass,
    /// A free space for a tradesman, with its points.
    Space,
    /// The number by which the sum for an activity is divided.
    Per,
}

impl Sign {
    /// Sets the place of a sign, if it is the first one.
    pub(super) fn name(self, scene: &mut Scene, place: Bounds) {
        if scene.part(Part::Sign(self)).is_none() {
            scene.name(Part::Sign(self), place);
        }
    }

    /// Sets one place of each visible sign that has a drawing of its own.
    pub(super) fn name_all(scene: &mut Scene) {
        for (sign, art) in EnumMap::from_fn(Self::art) {
            let drawn = |at: &&Placement| art.is_some_and(|art| at.sprite == art.sprite());
            if let Some(at) = scene.sprites.iter().find(drawn) {
                sign.name(scene, Bounds::around(at.center, at.size));
            }
        }
    }

    const fn art(self) -> Option<Art> {
        match self {
            Self::Turn => Some(Art::Turn),
            Self::Start => Some(Art::Start),
            Self::Passed => Some(Art::Passed),
            Self::Denier => Some(Art::Good(Good::Denier)),
            Self::Influence => Some(Art::Good(Good::Influence)),
            Self::Slot => Some(Art::Slot),
            Self::Struck => Some(Art::Struck),
            Self::Banner => Some(Art::Banner),
            Self::Hourglass => Some(Art::Hourglass),
            Self::Space => Some(Art::Space),
            Self::Supply | Self::Lying | Self::Fought | Self::Rewards | Self::Per => None,
        }
    }
}
