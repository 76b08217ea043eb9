//! Scoresheets.

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::paper::{Inscription, MOST_SHEETS, sheets};
use town_crier::games::troyes_dice::rules::{Direction, Face, Numbering};
use town_crier::paper::{Paper, PaperError, PerPage, PrintOrder};

use crate::games::dice_village::paper::boxes;
use crate::games::troyes_dice::paper::reader::Read;
use crate::games::troyes_dice::paper::{check_size, check_text, pdf, points};
use crate::games::troyes_dice::{english, said};

/// An order of scoresheets.
type Order = PrintOrder<Inscription>;

fn order() -> Order {
    Order {
        inscription: Inscription {
            numbering: Some(Numbering::from_leftmost(Face::Four, Direction::Rising)),
            code: Some("Market Day".parse().unwrap()),
        },
        players: vec!["Anna Łukasiewicz".to_owned(), "Jean-Benoît".to_owned()],
        count: 3,
        ..Order::default()
    }
}

#[track_caller]
fn print(order: &Order) -> Vec<u8> {
    pdf(sheets(order, &english()))
}

/// The texts of a page that are nothing but a number, as they were written.
fn numbers(read: &Read, page: usize) -> String {
    let numbers = read.pages[page].texts.iter().filter(|text| text.chars().all(|sign| sign.is_ascii_digit()));
    numbers.map(String::as_str).collect::<Vec<_>>().join(" ")
}

#[test]
fn names_code_characters_and_words_read_back() {
    let read = Read::pdf(&print(&order()));
    check_text(
        &read,
        &[
            "Anna Łukasiewicz",
            "Jean-Benoît",
            "Troyes Dice",
            "Code MARKETDAY",
            "Hugues de Payns",
            "Isabeau de Bavière",
            "Thibaut II",
            "Jeanne de Champagne",
            "Urbain IV",
            "Marie de Champagne",
            "Noble",
            "Civil",
            "Religious",
            "Citizens",
            "A die costs",
            "To change a die",
            "Total",
        ],
    );
    assert_eq!(read.fonts.len(), 3, "{:?}", read.fonts);
    assert!(read.fonts.iter().all(|(name, embedded)| *embedded && name.contains('+')), "{:?}", read.fonts);
}

#[test]
fn names_in_greek_and_cyrillic_letters_are_printed() {
    let players = vec!["Αλέξανδρος".to_owned(), "Юлия".to_owned()];
    let read = Read::pdf(&print(&Order { players, ..order() }));
    check_text(&read, &["Αλέξανδρος", "Юлия"]);
}

#[test]
fn every_number_gain_and_link_reads_back() {
    let heads = "4 5 6 1 2 3";
    let nobles = format!("{heads} 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 3");
    let civilians = format!("{heads} 3 2 3 2 3 2 2 2 2 2 2 2 3 2");
    let clergy = format!("{heads} 2 2 2 2 2 2 3 2");
    let read = Read::pdf(&print(&order()));
    for page in 0..3 {
        assert_eq!(numbers(&read, page), format!("{nobles} {civilians} {clergy}"));
    }
}

#[test]
fn without_a_numbering_the_dice_are_empty() {
    let read = Read::pdf(&print(&Order { count: 1, ..Order::default() }));
    assert_eq!(numbers(&read, 0), "1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 3 3 2 3 2 3 2 2 2 2 2 2 2 3 2 2 2 2 2 2 2 3 2");
    assert!(!read.text().contains("Code"));
}

#[test]
fn every_drawing_of_rules_7_is_shown() {
    let read = Read::pdf(&print(&Order { count: 1, ..Order::default() }));
    let boxes = 36 * 2 + 6; // the building and its gain, and a die more in a Great Hall
    let links = 9;
    let emblems = 3;
    let resources = 3 * (18 + 3); // each track, and its three citizens
    let scoring = 6 + 3 * 2 + 1; // rows, pairs and a citizen
    let citizens = 3 * 20 + 3 * 2 * 2 + 3 * 3; // tracks, what they give, and what columns give
    let reminder = 5 + 1 + 2;
    let all = boxes + links + emblems + resources + scoring + citizens + reminder;
    assert_eq!(read.pages[0].drawings, all);
}

#[test]
fn pages_and_their_sizes() {
    for paper in Paper::ALL {
        let (width, height) = points(paper);
        let one = Read::pdf(&print(&Order { paper, ..order() }));
        assert_eq!(one.pages.len(), 3);
        one.pages.iter().for_each(|page| check_size(page, (width, height)));
        let two = Read::pdf(&print(&Order { paper, per_page: PerPage::Two, ..order() }));
        assert_eq!(two.pages.len(), 2);
        two.pages.iter().for_each(|page| check_size(page, (height, width)));
        let totals = |page: usize| two.pages[page].texts.iter().filter(|text| *text == "Total").count();
        assert_eq!((totals(0), totals(1)), (2, 1));
    }
}

#[test]
fn large_print_is_large_everywhere() {
    let long = "Bartholomäus Schwarzenberger-Oberhausen".to_owned();
    for (language, paper) in Language::ALL.into_iter().flat_map(|language| Paper::ALL.map(|paper| (language, paper))) {
        let order = Order {
            paper,
            per_page: PerPage::Large,
            players: vec!["Anna".to_owned(), long.clone()],
            count: 3,
            ..order()
        };
        let booklet = sheets(&order, &Words::of::<TroyesDice>(language, Manner::Plain)).unwrap();
        // Four for each sheet, and one for all.
        assert_eq!(booklet.pages().len(), 13);
        for (page, number) in booklet.pages().iter().zip(1..) {
            let wrong = boxes::wrong(page);
            assert!(wrong.is_empty(), "{language} {paper:?}, page {number}: {wrong:#?}");
            // Only a name that is too long is smaller.
            let named = (5..=8).contains(&number);
            assert!(
                named || boxes::smallest(page) >= 18.0,
                "{language} {paper:?}, page {number}: {}",
                boxes::smallest(page)
            );
        }
        Read::pdf(&booklet.pdf().unwrap());
    }
}

#[test]
fn each_text_of_the_foot_stays_within_its_column() {
    for (language, paper) in Language::ALL.into_iter().flat_map(|language| Paper::ALL.map(|paper| (language, paper))) {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        let booklet = sheets(&Order { paper, count: 1, ..Order::default() }, &words).unwrap();
        let texts = boxes::texts(&booklet.pages()[0]);
        let find = |name: &str| texts.iter().rfind(|(text, _)| *text == words.text(name)).expect(name).1;
        let heads = ["paper-prices", "paper-changes", "paper-strikes", "paper-cathedrals", "paper-total"].map(find);
        let below = texts.iter().filter(|(_, at)| at.y >= heads[0].y - 0.1);
        assert!(below.clone().count() >= 10, "{language}: headings and what stands below them");
        for (text, at) in below {
            let next = heads.iter().find(|head| head.x > at.x + 0.1);
            let room = next.map_or(f32::MAX, |next| next.x - 1.0);
            assert!(at.right() <= room, "{language} {paper:?}: “{text}” goes on to {} of {room}", at.right());
        }
    }
}

#[test]
fn the_same_order_gives_the_same_bytes() {
    for per_page in PerPage::ALL {
        let order = Order { per_page, ..order() };
        assert!(print(&order) == print(&order));
    }
    let bytes = print(&order());
    assert!(!bytes.windows(12).any(|window| window == b"CreationDate"), "no clock");
}

#[test]
fn drawings_stand_once_however_many_sheets() {
    let size = |count| print(&Order { count, ..Order::default() }).len();
    let (one, ten) = (size(1), size(10));
    // What is read aloud of each sheet is in the file as often as the sheet.
    assert!(one < 100_000 && ten < 5 * one, "{one} and {ten} bytes");
}

#[test]
fn refusals() {
    let refused = |order: Order| sheets(&order, &english()).expect_err("it is refused");
    assert_eq!(refused(Order::default()), PaperError::Count { asked: 0, most: MOST_SHEETS });
    let many = refused(Order { count: 101, ..Order::default() });
    assert_eq!(said(&many), "print 1 to 100 sheets, not 101");
    let letters = refused(Order { players: vec!["Bo 🎲".to_owned()], ..Order::default() });
    assert_eq!(said(&letters), "the printed fonts have no “🎲”: write “Bo 🎲” with other letters");
}

#[test]
fn a_long_name_stays_on_its_line() {
    let name = "Maria Magdalena Theresia ".repeat(8);
    let read = Read::pdf(&print(&Order { players: vec![name.clone()], ..Order::default() }));
    check_text(&read, &[&name]);
}
