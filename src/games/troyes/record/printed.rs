//! The cards of the card book, and the way between it and the rules' own book (`T 17`).

use crate::chronicle::cards::{Booked, Card, CardBook, CardFigure, CardValue, FigureSpec};
use crate::games::troyes::rules::{
    Activity, ActivityPage, Book, Called, CardNumber, Color, Deck, Depth, Event, EventPage, Figure, Fought, Order,
    Page, Purpose, Resolution, RowPage, Rowed, SPACES, Table, Timing, ToldEvent, Troyes,
};
use crate::play::{Face, Named};

/// A figure of which a card has several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbered {
    /// The points of the space with that number, from 1.
    Space(u8),
    /// The row of that value.
    Row(u8),
}

/// The spaces of an activity, first to last.
const SPACE: [&str; SPACES] = ["space-1", "space-2", "space-3", "space-4"];
/// The values of a die, which lead to rows.
const ROW: [&str; 6] = ["value-1", "value-2", "value-3", "value-4", "value-5", "value-6"];

const ACTIVITY: &[FigureSpec] = &[
    FigureSpec::number("hire", 0, 20),
    FigureSpec::number("per", 1, 18),
    FigureSpec::number("space-1", 0, 20),
    FigureSpec::number("space-2", 0, 20),
    FigureSpec::number("space-3", 0, 20),
    FigureSpec::number("space-4", 0, 20),
    FigureSpec::number("number", 1, 3),
    FigureSpec::word("timing", Timing::NAMES),
];
/// Only a red card has the first one.
const RED_EVENT: &[FigureSpec] = &[
    FigureSpec::word("calls", Called::NAMES),
    FigureSpec::word("fought", Fought::NAMES),
    FigureSpec::number("per", 1, 18),
    FigureSpec::number("banners", 1, 20),
    FigureSpec::number("first", 0, 20),
    FigureSpec::number("second", 0, 20),
    FigureSpec::number("black", 0, 6),
];
const EVENT: &[FigureSpec] = RED_EVENT.split_at(1).1;
const ROWS: &[FigureSpec] = &[
    FigureSpec::number("value-1", 1, 6),
    FigureSpec::number("value-2", 1, 6),
    FigureSpec::number("value-3", 1, 6),
    FigureSpec::number("value-4", 1, 6),
    FigureSpec::number("value-5", 1, 6),
    FigureSpec::number("value-6", 1, 6),
];

impl Booked for Troyes {
    const CARDS: bool = true;

    fn cards() -> impl Iterator<Item = Card> {
        let activities = Activity::ALL.into_iter().map(activity);
        activities.chain(Event::ALL.into_iter().map(event)).chain(Rowed::ALL.into_iter().map(rows))
    }

    /// Returns the activities that were turned up, and the events in the queue; none where a group tells only its dice. No rule
    /// needs the rows, so nobody is asked for them (`T 17.4`).
    fn lying(table: &Table) -> Vec<&'static str> {
        if table.depth() == Depth::Dice {
            return Vec::new();
        }
        let activities = table.works().iter().map(|work| work.activity.name());
        activities.chain(table.queue().iter().map(|in_play| in_play.event.name())).collect()
    }

    fn book(table: &Table) -> CardBook<Self> {
        card_book(table.book())
    }

    fn rulebook() -> CardBook<Self> {
        card_book(&Book::rulebook())
    }

    fn enter(card: Card, book: &CardBook<Self>) -> Option<Order> {
        let page = Book::open().pages().find(|page| card_of(page) == card)?;
        Some(Order::Book(Box::new(page_of(book, &page))))
    }

    fn told(table: &Table, order: &Order) -> CardBook<Self> {
        let mut book = Book::open();
        let events: &[ToldEvent] = match order {
            Order::Act(act) => match &act.purpose {
                Purpose::Activity { card, hire, uses: _, told } => {
                    if let Some(price) = hire.as_ref().and_then(|hire| hire.told) {
                        book.activities[*card].hire = Figure::group(price);
                    }
                    told
                }
                Purpose::Combat { event: _, cubes: _, told } => told.as_slice(),
                Purpose::Cathedral | Purpose::Citizen { .. } | Purpose::Agriculture | Purpose::Unsaid => &[],
            },
            Order::Aim { events: _, told } => told,
            Order::Resolve(Resolution { short: _, told, black }) => {
                if let Some((event, black)) = table.resolving().zip(*black) {
                    book.events[event].black = Figure::group(black);
                }
                told
            }
            Order::Call(called) => {
                if let Some(red) = table.queue().last() {
                    book.events[red.event].calls = Figure::group(*called);
                }
                &[]
            }
            Order::Book(page) => {
                book.merge(**page);
                &[]
            }
            Order::Settle(_)
            | Order::Reveal(_)
            | Order::Pay { .. }
            | Order::Workforce(_)
            | Order::Enter(_)
            | Order::RollEvent(_)
            | Order::Push(_)
            | Order::RollBlack(_)
            | Order::Counter { .. }
            | Order::GiveWay
            | Order::Spend(_)
            | Order::Pass
            | Order::Roy(_)
            | Order::Shoot(_)
            | Order::Close
            | Order::Show(_)
            | Order::Correct(_) => &[],
        };
        for (event, [first, second]) in events.iter().filter_map(|told| Some((told.event, told.rewards?))) {
            (book.events[event].first, book.events[event].second) = (Figure::group(first), Figure::group(second));
        }
        card_book(&book).of_the_group()
    }
}

/// Returns the card of a page.
#[must_use]
pub fn card_of(page: &Page) -> Card {
    match page {
        Page::Activity(of, _) => activity(*of),
        Page::Event(of, _) => event(*of),
        Page::Rows(of, _) => rows(*of),
    }
}

/// Returns the number of a figure of which a card has several.
#[must_use]
pub fn numbered(figure: FigureSpec) -> Option<Numbered> {
    let among = |names: &[&str]| (1..).zip(names).find(|(_, name)| **name == figure.name).map(|(number, _)| number);
    among(&SPACE).map(Numbered::Space).or_else(|| among(&ROW).map(Numbered::Row))
}

/// Returns the rules' book as a card book.
#[must_use]
pub fn card_book(book: &Book) -> CardBook<Troyes> {
    CardBook::of(book.pages().flat_map(|page| known(&page)))
}

/// Returns the figures of a page that are not open, each with its card.
pub fn known(page: &Page) -> impl Iterator<Item = (Card, FigureSpec, CardFigure)> + use<> {
    let card = card_of(page);
    figures_of(page).filter_map(move |(spec, figure)| Some((card, spec, figure?)))
}

/// Returns a card book as the rules' book; what it does not have is open.
#[must_use]
pub fn rules_book(cards: &CardBook<Troyes>) -> Book {
    let mut book = Book::open();
    for page in book.clone().pages() {
        book.merge(page_of(cards, &page));
    }
    book
}

/// Returns a page of a card book, of the same card as that one.
#[must_use]
pub fn page_of(cards: &CardBook<Troyes>, page: &Page) -> Page {
    let card = card_of(page);
    let get = |name: &str| cards.get(card, card.figure(name)?);
    match page {
        Page::Activity(of, _) => {
            let page = ActivityPage {
                hire: number(get("hire")),
                per: number(get("per")),
                spaces: SPACE.map(|name| number(get(name))),
                number: as_number(get("number")),
                timing: word(get("timing")),
            };
            Page::Activity(*of, page)
        }
        Page::Event(of, _) => {
            let page = EventPage {
                fought: word(get("fought")),
                per: number(get("per")),
                banners: number(get("banners")),
                first: number(get("first")),
                second: number(get("second")),
                calls: word(get("calls")),
                black: number(get("black")),
            };
            Page::Event(*of, page)
        }
        Page::Rows(of, _) => {
            let row = |(face, name): (Face, &str)| (face, number(get(name)));
            Page::Rows(*of, RowPage { row: Face::ALL.into_iter().zip(ROW).map(row).collect() })
        }
    }
}

/// Returns the figures of a page, in the order of its card; one beyond all bounds is in no box, so it is open.
pub fn figures_of(page: &Page) -> impl Iterator<Item = (FigureSpec, Option<CardFigure>)> + use<> {
    let figures = card_of(page).figures;
    let known: Vec<Option<CardFigure>> = match *page {
        Page::Activity(_, ActivityPage { hire, per, spaces, number, timing }) => {
            let number = of(number, |number: CardNumber| CardValue::Number(number.round().into()));
            let numbers = [hire, per].into_iter().chain(spaces).map(of_number);
            numbers.chain([number, of_word(timing)]).collect()
        }
        Page::Event(of, EventPage { fought, per, banners, first, second, calls, black }) => {
            let calls = calls_another(of).then(|| of_word(calls));
            let numbers = [per, banners, first, second, black].map(of_number);
            calls.into_iter().chain([of_word(fought)]).chain(numbers).collect()
        }
        Page::Rows(_, RowPage { row }) => row.into_values().map(of_number).collect(),
    };
    let in_box =
        |(spec, figure): (&FigureSpec, Option<CardFigure>)| (*spec, figure.filter(|figure| spec.can_be(figure.value)));
    figures.iter().zip(known).map(in_box)
}

fn activity(activity: Activity) -> Card {
    Card { name: activity.name(), figures: ACTIVITY }
}

fn event(event: Event) -> Card {
    Card { name: event.name(), figures: if calls_another(event) { RED_EVENT } else { EVENT } }
}

/// Only red cards call another one; Resistance calls a red one, which is no figure of it (`T 14.2`).
fn calls_another(event: Event) -> bool {
    event.deck() == Deck::Of(Color::Red) && !event.calls_red()
}

const fn rows(rowed: Rowed) -> Card {
    let name = match rowed {
        Rowed::Bishopric => "rows-bishopric",
        Rowed::CityHall => "rows-city-hall",
    };
    Card { name, figures: ROWS }
}

fn of<T: Copy>(figure: Figure<T>, value: impl Fn(T) -> CardValue) -> Option<CardFigure> {
    match figure {
        Figure::Open => None,
        Figure::Known { value: known, source } => Some(CardFigure { value: value(known), source }),
    }
}

fn of_number(figure: Figure<u8>) -> Option<CardFigure> {
    of(figure, |number| CardValue::Number(number.into()))
}

fn of_word<T: Named>(figure: Figure<T>) -> Option<CardFigure> {
    of(figure, |value| CardValue::Word(value.name()))
}

/// Returns a figure of the rules; one that its spec does not allow is in no card book.
fn figure<T>(known: Option<CardFigure>, value: impl Fn(CardValue) -> Option<T>) -> Figure<T> {
    let known = known.and_then(|CardFigure { value: known, source }| Some((value(known)?, source)));
    known.map_or(Figure::Open, |(value, source)| Figure::Known { value, source })
}

fn number(known: Option<CardFigure>) -> Figure<u8> {
    figure(known, |value| match value {
        CardValue::Number(number) => u8::try_from(number).ok(),
        CardValue::Word(_) => None,
    })
}

fn as_number(known: Option<CardFigure>) -> Figure<CardNumber> {
    figure(known, |value| match value {
        CardValue::Number(round) => CardNumber::ALL.into_iter().find(|number| u16::from(number.round()) == round),
        CardValue::Word(_) => None,
    })
}

fn word<T: Named>(known: Option<CardFigure>) -> Figure<T> {
    figure(known, |value| match value {
        CardValue::Word(word) => T::VALUES.iter().copied().find(|value| value.name() == word),
        CardValue::Number(_) => None,
    })
}
