//! What is no saved game of Troyes: what is wrong, and where.

use town_crier::chronicle::cards::{CardDamage, CardRefusal};
use town_crier::chronicle::{PlayersRefusal, save};
use town_crier::games::troyes::record::{Damage, Opening, Record, SaveDamage, deal_characters, deal_start};
use town_crier::games::troyes::rules::{
    Activity, ActivityPage, Book, Building, Depth, Figure, Order, Page, Seat, SetupReason, Troyes,
};

use super::{code, dealt, entered, open};
use crate::chronicle::damaged::{self, summed};
use crate::tried::each;

/// Why the text is refused after `from` became `to` and the sum was made to fit again.
#[track_caller]
fn damage(record: &Record, from: &str, to: &str) -> SaveDamage {
    let text = save::write(record).expect("it can be written");
    assert!(text.contains(from), "there is no {from:?} in\n{text}");
    let changed = text.replacen(from, to, 1);
    save::read::<Troyes>(&summed(&changed)).expect_err("it should be refused")
}

/// Two citizens, and a page of the card book.
fn begun() -> Record {
    let mut record = open(Opening { book: Book::open(), ..entered(3, Depth::Purses) });
    record.order(Order::Settle(Building::Palace)).expect("there is a space");
    let page = ActivityPage { hire: Figure::group(5), ..ActivityPage::default() };
    record.order(Order::Book(Box::new(Page::Activity(Activity::Miller, page)))).expect("it is new");
    record.order(Order::Settle(Building::CityHall)).expect("there is a space");
    record
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let of = || code("Market Day");
    let Seat(start) = deal_start(&of(), 3);
    let other = (start + 1) % 3;
    let hand = deal_characters(&of(), 3).get(Seat(0)).expect("a hand").clone();
    let held = format!("\"{}\"", hand[0].name());
    let swapped = if held.contains("henry") { "urbain-4" } else { "henry-1" };
    let swapped_to = town_crier::games::troyes::rules::Character::ALL.into_iter().find(|one| one.name() == swapped);
    let name = "A".repeat(900_000);
    let rows = [
        (
            "a start player whom the code does not draw",
            open(dealt(3)),
            format!("start: dealt({start})"),
            format!("start: dealt({other})"),
            SaveDamage::Game(Damage::Start { found: other, dealt: start, code: of() }),
        ),
        (
            "characters that the code does not deal",
            open(dealt(3)),
            held,
            format!("\"{swapped}\""),
            SaveDamage::Game(Damage::Characters {
                seat: Seat(0),
                found: vec![swapped_to.expect("one")],
                dealt: hand,
                code: of(),
            }),
        ),
        (
            "a name that nobody has",
            begun(),
            "Anna".to_owned(),
            name,
            SaveDamage::Players(PlayersRefusal::Name(Seat(0), 900_000)),
        ),
        (
            "a setup that makes no table",
            begun(),
            "start: entered(1)".to_owned(),
            "start: entered(3)".to_owned(),
            SaveDamage::Setup(vec![SetupReason::NoSuchStart(Seat(3))]),
        ),
        (
            "a figure of a card that no card has",
            begun(),
            "\"hire\"".to_owned(),
            "\"hira\"".to_owned(),
            SaveDamage::Game(Damage::Page {
                order: 2,
                damage: CardDamage::Figure(CardRefusal::NoFigure("miller".to_owned(), "hira".to_owned())),
            }),
        ),
    ];
    each(rows, |(about, record, from, to, expected)| {
        assert_eq!(damage(&record, &from, &to), expected, "{about}");
    });
    let found = damage(&begun(), "settle(city_hall)", "roll_event(7)");
    assert_eq!(found, SaveDamage::Game(Damage::Face { order: 3, face: 7 }));
    let found = damage(&begun(), "settle(city_hall)", "pass");
    assert!(matches!(found, SaveDamage::Order { order: 3, .. }), "an order that the rules refuse: {found:?}");
}

#[test]
fn any_byte_of_a_game_changed_lost_or_doubled() {
    damaged::any_byte_changed_lost_or_doubled(&begun());
}
