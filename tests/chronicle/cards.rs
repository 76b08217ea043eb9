//! The card book of a group: figures that are asked once, kept, given away and taken over, with who says so.

use std::fs;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use town_crier::chronicle::cards::{
    self, Booked, Card, CardBook, CardDamage, CardFigure, CardFigures, CardRefusal, CardStore, CardValue, FigureSpec,
};
use town_crier::chronicle::store::{Document as _, LoadError};
use town_crier::chronicle::{FileDamage, FileKind};
use town_crier::play::Source;

use super::aside;
use super::damaged::summed;
use crate::toy::coin::{Coin, Table};
use crate::tried::config;

/// Coin with a card: how many pebbles a right call brings, and the color of the pebbles. Its rulebook says that they are gray.
impl Booked for Coin {
    fn cards() -> impl Iterator<Item = Card> {
        const FIGURES: &[FigureSpec] =
            &[FigureSpec::number("worth", 1, 9), FigureSpec::word("color", &["gray", "red"])];
        ["penny", "crown", "ducat"].into_iter().map(|name| Card { name, figures: FIGURES })
    }

    /// A coin a throw.
    fn lying(table: &Table) -> Vec<&'static str> {
        Self::cards().map(|card| card.name).take(table.falls.len()).collect()
    }

    fn book(_: &Table) -> CardBook<Self> {
        let mut book = CardBook::default();
        book.enter("penny", "color", figure(word("gray"), Source::Seed)).unwrap();
        book
    }
}

const fn number(number: u16) -> CardValue {
    CardValue::Number(number)
}

const fn word(word: &'static str) -> CardValue {
    CardValue::Word(word)
}

const fn figure(value: CardValue, source: Source) -> CardFigure {
    CardFigure { value, source }
}

fn card(name: &str) -> Card {
    Card::named::<Coin>(name).unwrap()
}

fn spec(name: &str) -> FigureSpec {
    card("penny").figure(name).unwrap()
}

/// A book of so many figures, each of the group.
fn group(figures: &[(&str, &str, CardValue)]) -> CardBook<Coin> {
    let mut book = CardBook::default();
    for (card, name, value) in figures {
        book.enter(card, name, figure(*value, Source::Group)).unwrap();
    }
    book
}

fn whole() -> CardBook<Coin> {
    let mut book = group(&[("ducat", "worth", number(9)), ("penny", "worth", number(1))]);
    book.enter("penny", "color", figure(word("gray"), Source::Seed)).unwrap();
    book.enter("crown", "color", figure(word("red"), Source::House)).unwrap();
    book
}

#[test]
fn what_is_open_is_asked_when_its_card_lies_there() {
    let names = |asked: Vec<(Card, Vec<FigureSpec>)>| {
        let of = |(card, open): (Card, Vec<FigureSpec>)| {
            format!("{}: {}", card.name, open.iter().map(|figure| figure.name).collect::<Vec<_>>().join(" "))
        };
        asked.into_iter().map(of).collect::<Vec<_>>()
    };
    let mut table = Table::default();
    assert_eq!(names(Coin::asked(&table)), [""; 0], "nothing lies there yet");
    table.falls = vec![crate::toy::coin::Fall::Heads; 2];
    assert_eq!(names(Coin::asked(&table)), ["penny: worth", "crown: worth color"]);
}

#[test]
fn a_figure_is_entered_as_its_card_has_it() {
    let mut book = CardBook::<Coin>::default();
    let mut enter = |card, name, value| book.enter(card, name, figure(value, Source::Group));
    assert_eq!(enter("penny", "worth", number(9)), Ok(None));
    assert_eq!(enter("penny", "worth", number(2)), Ok(Some(figure(number(9), Source::Group))));
    let text = |text: &str| text.to_owned();
    assert_eq!(enter("groat", "worth", number(2)), Err(CardRefusal::NoCard(text("groat"))));
    assert_eq!(enter("penny", "size", number(2)), Err(CardRefusal::NoFigure(text("penny"), text("size"))));
    for (name, value) in [("worth", number(10)), ("worth", number(0)), ("worth", word("red")), ("color", number(1))] {
        let refusal = CardRefusal::NoValue(text("penny"), text(name), value.to_string());
        assert_eq!(enter("penny", name, value), Err(refusal));
    }
    assert_eq!(book.len(), 1);
    assert_eq!(book.open(card("penny")), [spec("color")]);
    assert_eq!(book.clear(card("penny"), spec("worth")), Some(figure(number(2), Source::Group)));
    assert!(book.is_empty());
}

#[test]
fn a_typed_text_is_a_value_or_none() {
    assert_eq!(spec("worth").value(" 7 "), Some(number(7)));
    assert_eq!(spec("color").value("red"), Some(word("red")));
    for wrong in ["", "10", "-1", "red", "7.5", "٧"] {
        assert_eq!(spec("worth").value(wrong), None, "{wrong}");
    }
    for wrong in ["", "blue", "RED", "7"] {
        assert_eq!(spec("color").value(wrong), None, "{wrong}");
    }
}

#[test]
fn a_book_is_written_in_the_games_order_and_reads_as_it_was() {
    let text = cards::export(&whole()).unwrap();
    let (first, body) = text.split_once('\n').unwrap();
    assert!(first.starts_with("// A card book of Coin, kept by Town Crier. Sum "), "{first}");
    let cards = r#"(
    format: 1,
    game: "coin",
    cards: [
        (card: "penny", figures: [(name: "worth", is: number(1), from: group), (name: "color", is: word("gray"), from: rulebook)]),
        (card: "crown", figures: [(name: "color", is: word("red"), from: house)]),
        (card: "ducat", figures: [(name: "worth", is: number(9), from: group)]),
    ],
)
"#;
    assert_eq!(body, cards, "format 1 is a promise");
    assert_eq!(cards::import(text.as_bytes()), Ok(whole()));
}

/// What a record carries along needs no envelope: it is a part of the game's own save.
#[test]
fn a_copy_for_a_record_reads_as_it_was() {
    let copy = ron::to_string(&CardFigures::from(&whole())).unwrap();
    let read: CardFigures = ron::from_str(&copy).unwrap();
    assert_eq!(read.book(), Ok(whole()));
    assert_eq!(CardFigures::from(&CardBook::<Coin>::default()).book(), Ok(CardBook::<Coin>::default()));
}

/// The file, with something else in it and the right sum.
fn changed(from: &str, to: &str) -> Result<CardBook<Coin>, CardDamage> {
    let text = cards::export(&whole()).unwrap();
    assert!(text.contains(from), "{from}");
    cards::import(summed(&text.replacen(from, to, 1)).as_bytes())
}

#[test]
fn what_a_game_does_not_have_is_told_by_its_name() {
    let text = |text: &str| text.to_owned();
    assert_eq!(changed("penny", "penny"), Ok(whole()));
    assert_eq!(changed("\"penny\"", "\"groat\""), Err(CardRefusal::NoCard(text("groat")).into()));
    let no_figure = CardRefusal::NoFigure(text("penny"), text("size"));
    assert_eq!(changed("\"worth\"", "\"size\""), Err(no_figure.into()));
    for (from, to, name, value) in [
        ("number(1)", "number(0)", "worth", "0"),
        ("number(1)", "word(\"1\")", "worth", "1"),
        ("word(\"gray\")", "word(\"blue\")", "color", "blue"),
        ("word(\"gray\")", "number(3)", "color", "3"),
    ] {
        let no_value = CardRefusal::NoValue(text("penny"), text(name), text(value));
        assert_eq!(changed(from, to), Err(no_value.into()), "{to}");
    }
    let twice =
        "(card: \"penny\", figures: [(name: \"worth\", is: number(2), from: group)]),\n        (card: \"ducat\"";
    assert_eq!(changed("(card: \"ducat\"", twice), Err(CardDamage::Twice(text("penny"), text("worth"))));
}

#[test]
fn a_damaged_file_is_told_in_one_sentence() {
    let text = cards::export(&whole()).unwrap();
    let read = |text: &str| cards::import::<Coin>(text.as_bytes());
    assert_eq!(read(""), Err(FileDamage::Empty.into()));
    assert_eq!(read("some notes\n"), Err(FileDamage::Foreign(FileKind::Cards).into()));
    assert_eq!(read(&text.replacen("card book", "hall of fame", 1)), Err(FileDamage::Foreign(FileKind::Cards).into()));
    assert_eq!(read(&text.replacen("number(9)", "number(8)", 1)), Err(FileDamage::Changed.into()));
    assert_eq!(read(&text.replacen("format: 1", "format: 2", 1)), Err(FileDamage::Newer(2).into()));
    let another = FileDamage::AnotherGame { ours: "coin", found: "toss".to_owned() };
    assert_eq!(read(&text.replacen("\"coin\"", "\"toss\"", 1)), Err(another.into()));
    let long = format!("{text}{}", " ".repeat(FileKind::Cards.longest()));
    assert_eq!(read(&long), Err(FileDamage::TooLong(FileKind::Cards).into()));
    for cut in (1..text.len()).step_by(7) {
        assert!(read(&text[..cut]).is_err(), "cut at {cut}");
    }
}

#[test]
fn any_byte_that_is_changed_lost_or_doubled_is_noticed() {
    let bytes = cards::export(&whole()).unwrap().into_bytes();
    let read = |bytes: &[u8]| cards::import::<Coin>(bytes);
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(read(&changed).is_err(), "a bit changed at {at}");
        assert!(read(&[&bytes[..at], &bytes[at + 1..]].concat()).is_err(), "a byte lost at {at}");
        assert!(read(&[&bytes[..=at], &bytes[at..]].concat()).is_err(), "a byte doubled at {at}");
        assert!(read(&bytes[..at]).is_err(), "cut off at {at}");
    }
}

proptest! {
    #![proptest_config(config(256))]

    /// What is read all the same, with a sum that fits, is a card book like any other.
    #[test]
    fn whatever_is_read_is_written_and_read_again(changes in vec((any::<Index>(), 0x20_u8..0x7f), 1..4)) {
        let mut bytes = cards::export(&whole()).unwrap().into_bytes();
        let body = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        for (at, byte) in changes {
            let at = body + at.index(bytes.len() - body);
            bytes[at] = byte;
        }
        if let Ok(read) = cards::import::<Coin>(summed(&String::from_utf8_lossy(&bytes)).as_bytes()) {
            let again = cards::export(&read).unwrap();
            prop_assert_eq!(cards::import(again.as_bytes()), Ok(read));
        }
    }
}

#[test]
fn a_group_keeps_what_it_entered_and_nothing_else() {
    let mut kept = group(&[("penny", "worth", number(3))]);
    assert!(kept.learn(&whole()), "what the group says last counts");
    assert_eq!(kept, group(&[("penny", "worth", number(1)), ("ducat", "worth", number(9))]));
    assert!(!kept.learn(&whole()), "nothing new, so nothing to save");
    assert_eq!(kept, whole().of_the_group());
}

#[test]
fn what_is_here_stays_when_another_groups_book_is_taken_over() {
    let mut here = group(&[("penny", "worth", number(3)), ("crown", "worth", number(5))]);
    let there = group(&[("penny", "worth", number(4)), ("crown", "worth", number(5)), ("ducat", "worth", number(9))]);
    let imported = here.merge(&there);
    assert_eq!((imported.added, imported.alike, imported.stayed), (1, 1, 1));
    let all = [("penny", "worth", number(3)), ("crown", "worth", number(5)), ("ducat", "worth", number(9))];
    assert_eq!(here, group(&all));
}

#[test]
fn an_open_figure_is_filled_and_no_other() {
    let here = group(&[("penny", "worth", number(3))]);
    let both = here.or(&whole());
    assert_eq!(both.get(card("penny"), spec("worth")), Some(figure(number(3), Source::Group)));
    assert_eq!(both.get(card("crown"), spec("color")), Some(figure(word("red"), Source::House)));
    assert_eq!(both.known().count(), 4);
    assert_eq!(both.get(card("crown"), spec("worth")), None);
}

#[test]
fn a_book_is_kept_as_every_file_of_ours() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(CardBook::<Coin>::file_name());
    assert!(file.ends_with("cards-coin.ron"));
    let mut shelf = CardStore::<Coin>::open(&file).unwrap();
    assert!(shelf.load().unwrap().is_none());
    let mut book = group(&[("penny", "worth", number(3))]);
    shelf.save(&book).unwrap();
    assert!(book.learn(&whole()));
    shelf.save(&book).unwrap();
    assert_eq!(shelf.load().unwrap(), Some(book.clone()));
    assert_eq!(shelf.load_before().unwrap(), Some(group(&[("penny", "worth", number(3))])));
    assert_eq!(CardStore::<Coin>::look(&file).unwrap(), Some(book));
    assert!(CardStore::<Coin>::open(&file).is_err(), "one window writes");
}

#[test]
fn a_book_that_cannot_be_read_is_kept_and_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cards-coin.ron");
    let damaged = cards::export(&whole()).unwrap().replacen("number(9)", "number(8)", 1);
    fs::write(&file, &damaged).unwrap();
    let mut shelf = CardStore::<Coin>::open(&file).unwrap();
    let error = shelf.load().unwrap_err();
    assert!(matches!(error, LoadError::Damaged { damage: CardDamage::File(FileDamage::Changed), .. }), "{error:?}");
    shelf.save(&whole()).unwrap();
    assert_eq!(shelf.load().unwrap(), Some(whole()));
    let kept = aside(&shelf);
    assert_eq!(kept.len(), 1);
    assert_eq!(fs::read_to_string(&kept[0]).unwrap(), damaged, "not a letter is lost");
}
