//! Figures of the house, for groups without the box: ours, never the box's (`T 19`).

use enum_map::EnumMap;

use super::activity::{Activity, ByActivity, CardNumber};
use super::book::{ActivityPage, Book, Called, EventPage, RowPage, Rowed};
use super::color::Color;
use super::event::{ByEvent, Event};
use super::figure::Figure;
use crate::play::{ByFace, Face};

impl Book {
    /// Returns figures of the house for everything that can be open.
    pub(super) fn of_the_house() -> Self {
        Self {
            activities: ByActivity::from_fn(activity),
            events: ByEvent::from_fn(event),
            rows: EnumMap::from_fn(|rowed: Rowed| RowPage {
                row: ByFace::from_fn(|face| Figure::house(row(rowed, face))),
            }),
        }
    }
}

fn activity(card: Activity) -> ActivityPage {
    let (hire, per) = hire_and_per(card);
    let first = match (card, card.number()) {
        (Activity::Priest, _) | (_, CardNumber::III) => 3,
        (_, CardNumber::I | CardNumber::II) => 2,
    };
    ActivityPage {
        hire: Figure::house(hire),
        per: Figure::house(per),
        spaces: [first, 1, 0, 0].map(Figure::house),
        number: Figure::Open,
        timing: Figure::Open,
    }
}

/// The costs and divisors of `T 19.2`.
const fn hire_and_per(card: Activity) -> (u8, u8) {
    match card {
        Activity::Innkeeper
        | Activity::Tithe
        | Activity::Apprenticeship
        | Activity::Confession
        | Activity::Templar
        | Activity::Prior => (3, 2),
        Activity::Blacksmith | Activity::Militiaman | Activity::TaxCollector => (3, 3),
        Activity::Merchant | Activity::Monk | Activity::Archer | Activity::Chivalry | Activity::Diplomat => (4, 2),
        Activity::Mercenary | Activity::Baker => (4, 3),
        Activity::Artisan | Activity::Sculptor | Activity::Procession | Activity::Joust | Activity::Hunting => (4, 4),
        Activity::Goldsmith => (4, 5),
        Activity::Captain => (5, 3),
        Activity::Miller | Activity::Troubadour => (5, 4),
        Activity::Journeyman | Activity::Banquet => (5, 5),
        Activity::Priest => (6, 3),
        Activity::Pilgrimage => (6, 6),
        Activity::Glassblower => (6, 8),
    }
}

/// The figures of `T 19.3` and `T 19.4`.
fn event(card: Event) -> EventPage {
    use super::book::Fought::{Any, Red, White, Yellow};
    let [white, yellow] = [Called::White, Called::Yellow].map(Some);
    let (fought, per, banners, [first, second], calls) = match card {
        Event::Marauding => (Any, 3, 4, [2, 1], None),
        Event::BrigandsA | Event::BrigandsB => (Red, 3, 3, [3, 1], white),
        Event::BrigandsC => (Red, 3, 3, [3, 1], yellow),
        Event::SkirmishesA => (Red, 3, 4, [3, 2], white),
        Event::SkirmishesB => (Red, 3, 4, [3, 2], yellow),
        Event::War => (Red, 4, 4, [5, 3], white),
        Event::NormansAttack => (Red, 4, 4, [5, 3], yellow),
        Event::ConflictOfSuccession => (Red, 4, 5, [4, 2], yellow),
        Event::Drought | Event::Wayfarers => (Yellow, 3, 4, [3, 2], None),
        Event::Support => (Yellow, 3, 3, [3, 1], None),
        Event::CivilWar => (Yellow, 3, 5, [4, 2], None),
        Event::TheologicalConflict | Event::Heresy | Event::InterruptedWork => (White, 3, 4, [3, 2], None),
        Event::TravelingBuilders => (White, 3, 3, [3, 1], None),
        Event::Resistance => (Red, 4, 5, [4, 2], None),
    };
    EventPage {
        fought: Figure::house(fought),
        per: Figure::house(per),
        banners: Figure::house(banners),
        first: Figure::house(first),
        second: Figure::house(second),
        calls: calls.map_or(Figure::Open, Figure::house),
        black: Figure::house(0),
    }
}

/// The rows of `T 19.1`: three of two in the Bishopric, two of three in City Hall.
const fn row(rowed: Rowed, face: Face) -> u8 {
    let spaces = match rowed {
        Rowed::Bishopric => 2,
        Rowed::CityHall => 3,
    };
    face.value().div_ceil(spaces)
}
