//! The book of the cards' figures: a page for each activity and each event, and the boards' rows (`T 17`).

use enum_map::{Enum, EnumMap};

use super::activity::{Activity, ByActivity, CardNumber, Timing};
use super::color::Color;
use super::event::{ByEvent, Event};
use super::figure::Figure;
use crate::play::{ByFace, Face, named};

/// What is known of all cards and of the boards' rows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Book {
    /// The page of each activity.
    pub activities: ByActivity<ActivityPage>,
    /// The page of each event; each copy of a name has its own.
    pub events: ByEvent<EventPage>,
    /// The row of each value in the buildings that have rows.
    pub rows: EnumMap<Rowed, RowPage>,
}

/// The figures of an activity card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActivityPage {
    /// The deniers for hiring a tradesman.
    pub hire: Figure<u8>,
    /// The number by which the sum of a group is divided.
    pub per: Figure<u8>,
    /// The points of the spaces for tradesmen, first to last. A card with fewer spaces has 0 for the others: there a
    /// tradesman stands on the illustration (`T 9.10`).
    pub spaces: [Figure<u8>; SPACES],
    /// The number on the back.
    pub number: Figure<CardNumber>,
    /// Whether it shows an hourglass.
    pub timing: Figure<Timing>,
}

/// The figures of an event card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EventPage {
    /// The dice that fight it.
    pub fought: Figure<Fought>,
    /// The number by which the sum of a group is divided.
    pub per: Figure<u8>,
    /// The number of banners.
    pub banners: Figure<u8>,
    /// The points for most cubes.
    pub first: Figure<u8>,
    /// The points for second most cubes.
    pub second: Figure<u8>,
    /// Which color a red card calls; open on other cards.
    pub calls: Figure<Called>,
    /// The number of its black dice.
    pub black: Figure<u8>,
}

/// The row to which each value of a die leads, from 1. A row has as many spaces as values lead to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RowPage {
    /// The row of each value.
    pub row: ByFace<Figure<u8>>,
}

/// The most tradesmen on a card: one of each player (`T 9.10`).
pub const SPACES: usize = 4;

/// A building with rows (`T 1.10`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Rowed {
    /// The Bishopric.
    Bishopric,
    /// City Hall.
    CityHall,
}

/// The dice that fight an event (`T 9.19`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Fought {
    /// Red dice.
    Red,
    /// White dice.
    White,
    /// Yellow dice.
    Yellow,
    /// Dice of any one color.
    Any,
}

/// The color of the second card that a red one calls (`T 7.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Called {
    /// A white card.
    White,
    /// A yellow card.
    Yellow,
}

/// A page with the figures that somebody tells; what is open on it stays as it is in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// Figures of an activity card.
    Activity(Activity, ActivityPage),
    /// Figures of an event card.
    Event(Event, EventPage),
    /// Rows of a building.
    Rows(Rowed, RowPage),
}

named!(Rowed { Bishopric: "bishopric", CityHall: "city-hall" });
named!(Fought { Red: "red", White: "white", Yellow: "yellow", Any: "any" });
named!(Called { White: "white", Yellow: "yellow" });

impl Fought {
    /// Whether dice of this color fight it.
    #[must_use]
    pub fn accepts(self, color: Color) -> bool {
        match self {
            Self::Red => color == Color::Red,
            Self::White => color == Color::White,
            Self::Yellow => color == Color::Yellow,
            Self::Any => true,
        }
    }
}

impl Default for Book {
    /// Returns the book of a group without the box: [`Book::house`].
    fn default() -> Self {
        Self::house()
    }
}

impl Called {
    /// Returns the color.
    #[must_use]
    pub const fn color(self) -> Color {
        match self {
            Self::White => Color::White,
            Self::Yellow => Color::Yellow,
        }
    }
}

impl Book {
    /// Returns a book in which everything is open.
    #[must_use]
    pub fn open() -> Self {
        Self { activities: ByActivity::default(), events: ByEvent::default(), rows: EnumMap::default() }
    }

    /// Returns what the rulebook says (`T 13.3`, `T 14.4`); all else is open.
    #[must_use]
    pub fn rulebook() -> Self {
        let mut book = Self {
            activities: ByActivity::from_fn(|activity: Activity| ActivityPage {
                number: Figure::seed(activity.number()),
                timing: Figure::seed(activity.timing()),
                ..ActivityPage::default()
            }),
            events: ByEvent::from_fn(|event: Event| EventPage {
                black: event.black().map_or(Figure::Open, Figure::seed),
                ..EventPage::default()
            }),
            rows: EnumMap::default(),
        };
        book.activities[Activity::Merchant].hire = Figure::seed(4);
        book.activities[Activity::Merchant].per = Figure::seed(2);
        book.activities[Activity::Merchant].spaces[0] = Figure::seed(2);
        book.activities[Activity::Priest].hire = Figure::seed(6);
        book.activities[Activity::Priest].per = Figure::seed(3);
        book.events[Event::ConflictOfSuccession].fought = Figure::seed(Fought::Red);
        book.events[Event::ConflictOfSuccession].per = Figure::seed(4);
        book.events[Event::ConflictOfSuccession].banners = Figure::seed(5);
        book.events[Event::War].calls = Figure::seed(Called::White);
        book.rows[Rowed::CityHall].row[Face::One] = Figure::seed(1);
        book
    }

    /// Returns what the rulebook says, and figures of the house where it says nothing (`T 19`).
    #[must_use]
    pub fn house() -> Self {
        Self::rulebook().or(&Self::of_the_house())
    }

    /// Returns this book, with the other one's figures where this one is open.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self {
            activities: ByActivity::from_fn(|card| self.activities[card].or(other.activities[card])),
            events: ByEvent::from_fn(|card| self.events[card].or(other.events[card])),
            rows: EnumMap::from_fn(|rows| self.rows[rows].or(other.rows[rows])),
        }
    }

    /// Writes the figures of a page over those of the book; what is open on the page stays.
    pub fn merge(&mut self, page: Page) {
        match page {
            Page::Activity(card, page) => self.activities[card] = page.or(self.activities[card]),
            Page::Event(card, page) => self.events[card] = page.or(self.events[card]),
            Page::Rows(rows, page) => self.rows[rows] = page.or(self.rows[rows]),
        }
    }

    /// Returns all pages.
    pub fn pages(&self) -> impl Iterator<Item = Page> {
        let activities = Activity::ALL.into_iter().map(|card| Page::Activity(card, self.activities[card]));
        let events = Event::ALL.into_iter().map(|card| Page::Event(card, self.events[card]));
        let rows = Rowed::ALL.into_iter().map(|rows| Page::Rows(rows, self.rows[rows]));
        activities.chain(events).chain(rows)
    }

    /// Returns the number on the back of an activity card.
    #[must_use]
    pub fn number(&self, activity: Activity) -> CardNumber {
        self.activities[activity].number.get().unwrap_or(activity.number())
    }

    /// Returns when the effect of an activity card acts.
    #[must_use]
    pub fn timing(&self, activity: Activity) -> Timing {
        self.activities[activity].timing.get().unwrap_or(activity.timing())
    }

    /// Returns the number of black dice of an event card; `None` if it is open.
    #[must_use]
    pub fn black(&self, event: Event) -> Option<u8> {
        self.events[event].black.get()
    }
}

impl ActivityPage {
    /// Returns this page, with the other one's figures where this one is open.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        let mut spaces = self.spaces;
        for (space, other) in spaces.iter_mut().zip(other.spaces) {
            *space = space.or(other);
        }
        Self {
            hire: self.hire.or(other.hire),
            per: self.per.or(other.per),
            spaces,
            number: self.number.or(other.number),
            timing: self.timing.or(other.timing),
        }
    }

    /// Returns the points of the space with so many before it; `None` if they are open. Beyond the last space there are none.
    #[must_use]
    pub fn space(&self, before: usize) -> Option<u8> {
        self.spaces.get(before).map_or(Some(0), |points| points.get())
    }
}

impl EventPage {
    /// Returns this page, with the other one's figures where this one is open.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self {
            fought: self.fought.or(other.fought),
            per: self.per.or(other.per),
            banners: self.banners.or(other.banners),
            first: self.first.or(other.first),
            second: self.second.or(other.second),
            calls: self.calls.or(other.calls),
            black: self.black.or(other.black),
        }
    }

    /// Returns the points for most and for second most cubes; `None` if one of them is open.
    #[must_use]
    pub fn rewards(&self) -> Option<[u8; 2]> {
        Some([self.first.get()?, self.second.get()?])
    }
}

impl RowPage {
    /// Returns this page, with the other one's figures where this one is open.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self { row: ByFace::from_fn(|face| self.row[face].or(other.row[face])) }
    }
}
