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
    let hire = match card.color() {
        Color::Yellow => 4,
        Color::Red => 5,
        Color::White => 6,
    };
    let first = match card.number() {
        CardNumber::I | CardNumber::II => 2,
        CardNumber::III => 3,
    };
    ActivityPage {
        hire: Figure::house(hire),
        per: Figure::house(per(card)),
        spaces: [first, 1, 0, 0].map(Figure::house),
        number: Figure::Open,
        timing: Figure::Open,
    }
}

/// The divisors of `T 19.2`.
const fn per(card: Activity) -> u8 {
    match card {
        Activity::Merchant | Activity::Innkeeper | Activity::Hunting | Activity::Mercenary => 2,
        Activity::Miller
        | Activity::Blacksmith
        | Activity::Militiaman
        | Activity::Tithe
        | Activity::Monk
        | Activity::Priest
        | Activity::Apprenticeship
        | Activity::Confession
        | Activity::Templar
        | Activity::Prior
        | Activity::Archer
        | Activity::Diplomat
        | Activity::Baker => 3,
        Activity::Artisan
        | Activity::Journeyman
        | Activity::Sculptor
        | Activity::TaxCollector
        | Activity::Captain
        | Activity::Troubadour
        | Activity::Chivalry => 4,
        Activity::Goldsmith | Activity::Pilgrimage | Activity::Glassblower | Activity::Banquet => 5,
        Activity::Procession | Activity::Joust => 6,
    }
}

/// The figures of `T 19.3` and `T 19.4`.
fn event(card: Event) -> EventPage {
    use super::book::Fought::{Any, Red, White, Yellow};
    let [white, yellow] = [Called::White, Called::Yellow].map(Some);
    let (fought, per, banners, [first, second], calls) = match card {
        Event::Marauding => (Any, 3, 3, [2, 1], None),
        Event::BrigandsA | Event::BrigandsB => (Red, 3, 3, [3, 1], white),
        Event::BrigandsC => (Red, 3, 3, [3, 1], yellow),
        Event::SkirmishesA => (Red, 3, 4, [3, 2], white),
        Event::SkirmishesB => (Red, 3, 4, [3, 2], yellow),
        Event::War => (Red, 4, 6, [5, 3], white),
        Event::NormansAttack => (Red, 4, 6, [5, 3], yellow),
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
