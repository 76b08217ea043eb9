//! The cards of Troyes in the room's card book: there and back, asked when they lie there, kept by the group.

use std::collections::BTreeSet;

use town_crier::chronicle::cards::{self, Booked as _, Card, CardBook, CardFigure, CardValue, FigureKind};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::printed::{Numbered, card_book, card_of, numbered, page_of, rules_book};
use town_crier::games::troyes::rules::{
    Activity, ActivityPage, Book, Called, CardNumber, Event, EventPage, Figure, Fought, Page, Setup, Source, Timing,
};
use town_crier::play::Game as _;

fn card(name: &str) -> Card {
    Card::named::<Troyes>(name).unwrap()
}

/// A book in which every figure that a card has is told by the group, each in another way than the house's.
fn told() -> Book {
    let mut book = CardBook::default();
    for (at, card) in (0_u16..).zip(Troyes::cards()) {
        for figure in card.figures {
            let value = match figure.kind {
                FigureKind::Number { least, most } => CardValue::Number(least + at % (most - least + 1)),
                FigureKind::Word(words) => CardValue::Word(words[usize::from(at) % words.len()]),
            };
            book.enter(card.name, figure.name, CardFigure { value, source: Source::Group }).unwrap();
        }
    }
    rules_book(&book)
}

#[test]
fn every_book_comes_back_as_it_was() {
    for book in [Book::rulebook(), Book::house(), Book::open(), told()] {
        let cards = card_book(&book);
        assert_eq!(rules_book(&cards), book);
        let text = cards::export(&cards).unwrap();
        assert_eq!(cards::import(text.as_bytes()), Ok(cards));
        let copy = ron::to_string(&cards::CardFigures::from(&card_book(&book))).unwrap();
        let copy: cards::CardFigures = ron::from_str(&copy).unwrap();
        assert_eq!(copy.book().map(|cards| rules_book(&cards)), Ok(book));
    }
    assert_ne!(told(), Book::house());
}

#[test]
fn every_page_is_a_card_with_a_name_of_its_own() {
    let names: Vec<&str> = Troyes::cards().map(|card| card.name).collect();
    let of_pages: Vec<&str> = Book::open().pages().map(|page| card_of(&page).name).collect();
    assert_eq!(names, of_pages);
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), 30 + 18 + 2);
    for card in Troyes::cards() {
        let figures: BTreeSet<&str> = card.figures.iter().map(|figure| figure.name).collect();
        assert_eq!(figures.len(), card.figures.len(), "{card:?}");
    }
}

/// The house has a figure for everything, so nobody is asked for anything.
#[test]
fn nothing_is_open_in_the_house_s_book_but_what_no_card_shows() {
    let book = card_book(&Book::house());
    let open: Vec<_> = Troyes::cards().filter(|card| !book.open(*card).is_empty()).collect();
    assert_eq!(open, []);
    let known = card_book(&Book::house()).known().count();
    assert_eq!(known, Troyes::cards().map(|card| card.figures.len()).sum::<usize>());
}

/// Only red cards call another one, and Resistance calls a red one.
#[test]
fn only_cards_that_call_have_a_color_to_call() {
    let calls: Vec<&str> =
        Troyes::cards().filter(|card| card.figure("calls").is_some()).map(|card| card.name).collect();
    let red = "brigands-a brigands-b brigands-c conflict-of-succession skirmishes-a skirmishes-b war normans-attack";
    assert_eq!(calls.join(" "), red);
}

/// By the rulebook alone, what a card's face says is asked when it lies there: at first that is Marauding on the board.
#[test]
fn a_group_is_asked_for_what_lies_there_and_no_rulebook_tells() {
    let names = |asked: Vec<(Card, Vec<cards::FigureSpec>)>| -> Vec<String> {
        let of = |(card, open): (Card, Vec<cards::FigureSpec>)| {
            let open: Vec<&str> = open.iter().map(|figure| figure.name).collect();
            format!("{}: {}", card.name, open.join(" "))
        };
        asked.into_iter().map(of).collect()
    };
    let open = |book: Book| Troyes::open(Setup { book, ..Setup::house(3) }).unwrap();
    let asked = names(Troyes::asked(&open(Book::rulebook())));
    assert_eq!(asked, ["marauding: fought per banners first second"]);
    assert_eq!(names(Troyes::asked(&open(Book::house()))), [""; 0]);
    let book = card_book(&Book::rulebook());
    let left = |name: &str| book.open(card(name)).iter().map(|figure| figure.name).collect::<Vec<_>>().join(" ");
    assert_eq!(left("merchant"), "space-2 space-3 space-4");
    assert_eq!(left("priest"), "space-1 space-2 space-3 space-4");
    assert_eq!(left("monk"), "hire per space-1 space-2 space-3 space-4");
    assert_eq!(left("conflict-of-succession"), "calls first second");
    assert_eq!(left("war"), "fought per banners first second");
    assert_eq!(left("resistance"), "fought per banners first second black");
}

#[test]
fn a_group_s_book_stands_above_the_rulebook_and_the_house() {
    let mut group = CardBook::<Troyes>::default();
    let mut enter =
        |card, figure, value| group.enter(card, figure, CardFigure { value, source: Source::Group }).unwrap();
    enter("merchant", "hire", CardValue::Number(5));
    enter("war", "calls", CardValue::Word("yellow"));
    enter("war", "fought", CardValue::Word("any"));
    enter("hunting", "number", CardValue::Number(3));
    enter("hunting", "timing", CardValue::Word("later"));
    let book = rules_book(&group.or(&card_book(&Book::house())));
    assert_eq!(book.activities[Activity::Merchant].hire, Figure::group(5));
    assert_eq!(book.activities[Activity::Merchant].per, Figure::seed(2));
    assert_eq!(book.events[Event::War].calls, Figure::group(Called::Yellow));
    assert_eq!(book.events[Event::War].fought, Figure::group(Fought::Any));
    assert_eq!(book.events[Event::War].banners, Figure::house(4));
    assert_eq!((book.number(Activity::Hunting), book.timing(Activity::Hunting)), (CardNumber::III, Timing::Later));
    // What was played is learned again, and nothing else.
    let mut learned = CardBook::default();
    assert!(learned.learn(&card_book(&book)));
    assert_eq!(learned, group);
}

/// One page alone, as an order tells it at the table.
#[test]
fn a_page_has_what_was_entered_on_it_and_no_more() {
    let mut cards = CardBook::default();
    let figure = CardFigure { value: CardValue::Number(4), source: Source::Group };
    cards.enter("drought", "per", figure).unwrap();
    let of = |event| page_of(&cards, &Page::Event(event, EventPage::default()));
    let page = EventPage { per: Figure::group(4), ..EventPage::default() };
    assert_eq!(of(Event::Drought), Page::Event(Event::Drought, page));
    assert_eq!(of(Event::War), Page::Event(Event::War, EventPage::default()));
    let monk = Page::Activity(Activity::Monk, ActivityPage::default());
    assert_eq!(page_of(&cards, &monk), monk);
}

#[test]
fn spaces_and_rows_are_counted() {
    let spec = |card: &str, name: &str| self::card(card).figure(name).unwrap();
    assert_eq!(numbered(spec("merchant", "space-3")), Some(Numbered::Space(3)));
    assert_eq!(numbered(spec("rows-city-hall", "value-6")), Some(Numbered::Row(6)));
    assert_eq!(numbered(spec("merchant", "hire")), None);
}
