//! Printed things: what stands on them, in every language, and that all of it finds its place.

use town_crier::crier::{Announcement as _, Language, Manner, Turn, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::paper::{kit, report, round_card, scores, sheets, slips, solo};
use town_crier::games::troyes::record::Record;
use town_crier::games::troyes::rules::{Activity, Book, Character, Event, Figure, Good, Purse, Verdict};
use town_crier::games::troyes::words::{self, Cry};
use town_crier::paper::{Booklet, Inks, Paper, PaperError, PerPage, PrintOrder, Printable as _};

use super::counting::english;
use super::record::{dealt, open, results, told_whole};
use crate::games::dice_village::paper::boxes;
use crate::games::troyes_dice::paper::command::printed;
use crate::games::troyes_dice::paper::reader::Read;

fn plain(language: Language) -> Words {
    Words::of::<Troyes>(language, Manner::Plain)
}

fn named(paper: Paper, per_page: PerPage) -> PrintOrder<Book> {
    let players = ["Anna", "Maria Magdalena Theresia von und zu Oberhausen-Niederwald am Bache", "Юлия"];
    PrintOrder { paper, per_page, players: players.map(str::to_owned).to_vec(), count: 4, ..PrintOrder::default() }
}

/// A whole game of four, with its results.
fn game() -> Record {
    let mut record = told_whole(4, 5);
    let counted = results(&record);
    record.set_results(Some(counted));
    record
}

/// Everything that can be printed, on that paper, and whether its letters are large.
fn all(paper: Paper, record: &Record, words: &Words) -> Vec<(&'static str, bool, Booklet)> {
    let order = |per_page| named(paper, per_page);
    let printed = vec![
        ("kit", false, kit(&order(PerPage::One), words)),
        ("open kit", false, kit(&PrintOrder { inscription: Book::rulebook(), ..order(PerPage::One) }, words)),
        ("card", false, round_card(&order(PerPage::Two), words)),
        ("large card", true, round_card(&order(PerPage::Large), words)),
        ("sheets", false, sheets(&order(PerPage::Two), words)),
        ("large sheets", true, sheets(&order(PerPage::Large), words)),
        ("slips", true, slips(paper, Inks::Color, words)),
        ("scores", false, scores(&order(PerPage::One), words)),
        ("large scores", true, scores(&order(PerPage::Large), words)),
        ("solo", false, solo(&order(PerPage::One), words)),
        ("large solo", true, solo(&order(PerPage::Large), words)),
        ("report", false, report(record, paper, Inks::Color, words)),
    ];
    printed.into_iter().map(|(name, large, booklet)| (name, large, booklet.expect("it prints"))).collect()
}

fn read(booklet: &Booklet) -> Read {
    Read::pdf(&booklet.pdf().expect("a PDF"))
}

#[test]
fn nothing_leaves_its_place_in_any_language() {
    let mut all_wrong = Vec::new();
    let record = game();
    for language in Language::ALL {
        for paper in Paper::ALL {
            for (name, large, booklet) in all(paper, &record, &plain(language)) {
                for (page, at) in booklet.pages().iter().zip(1..) {
                    let wrong = boxes::wrong(page).into_iter();
                    all_wrong.extend(wrong.map(|wrong| format!("{language} {paper:?} {name}, page {at}: {wrong}")));
                    // Only a name that is too long is smaller.
                    let smallest = boxes::smallest(page);
                    if large && smallest < 17.9 && !(name.ends_with("sheets") || name.ends_with("scores")) {
                        all_wrong.push(format!("{language} {paper:?} {name}, page {at}: {smallest} points"));
                    }
                }
            }
        }
    }
    assert!(all_wrong.is_empty(), "{all_wrong:#?}");
}

#[test]
fn every_page_can_be_read_and_is_printed_alike_each_time() {
    let (record, words) = (game(), english());
    let others = all(Paper::A4, &record, &words);
    for ((name, _, one), (_, _, other)) in all(Paper::A4, &record, &words).iter().zip(&others) {
        assert!(one.pdf() == other.pdf(), "{name}");
        let pages = read(one).pages.len();
        let expected = match *name {
            "kit" | "open kit" => 14..=14,
            "card" | "slips" | "solo" | "scores" | "large scores" => 1..=1,
            "sheets" => 2..=2,
            "large sheets" => 8..=8,
            "large card" | "large solo" => 3..=5,
            _ => 2..=8,
        };
        assert!(expected.contains(&pages), "{name}: {pages}");
    }
    let gray = |order: &PrintOrder<Book>| PrintOrder { inks: Inks::Gray, ..order.clone() };
    assert!(sheets(&gray(&named(Paper::A4, PerPage::Two)), &words).expect("it prints").pdf().is_ok());
}

#[test]
fn the_card_tells_prices_and_the_sheet_begins_where_the_game_does() {
    let words = english();
    let text = read(&round_card(&PrintOrder::default(), &words).expect("it prints")).text();
    let told = [
        "A round of Troyes",
        "2\u{a0}·\u{a0}4\u{a0}·\u{a0}6 deniers",
        "Palace: 2 deniers",
        "4 influence: turn over up to 3",
    ];
    let rest = [
        "1–3: 1 point and 1 influence",
        "4–6: 1 point and 2 influence",
        "4\u{a0}·\u{a0}5\u{a0}·\u{a0}6",
        "The end of the game",
    ];
    for told in told.into_iter().chain(rest) {
        assert!(text.replace('\n', " ").contains(told), "{told} in {text}");
    }
    let sheet = read(&sheets(&PrintOrder { count: 1, ..PrintOrder::default() }, &words).expect("it prints"));
    let told = sheet.told.join("|");
    for track in [
        "Figure Deniers: 0–39; 5 at the beginning",
        "Figure Influence: 0–20; 4 at the beginning",
        "Figure Points: 1–60",
    ] {
        assert!(told.contains(track), "{track} in {told}");
    }
    assert_eq!([Good::Denier, Good::Influence].map(|good| Purse::FIRST.has(good)), [5, 4], "what is marked on it");
    assert!(matches!(sheets(&PrintOrder::default(), &words), Err(PaperError::Count { asked: 0, most: 4 })));
    let five = PrintOrder { count: 5, ..PrintOrder::default() };
    assert!(matches!(scores(&five, &words), Err(PaperError::Count { asked: 5, most: 4 })));
}

#[test]
fn slips_and_the_scoring_sheet_have_every_character_with_its_bands() {
    for language in Language::ALL {
        let words = plain(language);
        let [slips, scores] = [slips(Paper::A4, Inks::Color, &words), scores(&named(Paper::A4, PerPage::One), &words)]
            .map(|booklet| read(&booklet.expect("it prints")).text());
        for character in Character::ALL {
            let name = words::character(&words, character);
            assert!(slips.contains(&name) && scores.contains(&name), "{language}: {name}");
            let [least, ..] = character.bands(2);
            assert!(slips.contains(&format!("{least}+")), "{language}: {name}");
        }
        let row = |name: &str| words.text(name);
        assert!(scores.contains(&row("sheet-levels")) && scores.contains(&row("results-total")), "{language}");
    }
    // With two players two characters ask for more.
    let words = english();
    let two = PrintOrder { count: 2, ..PrintOrder::default() };
    let text = read(&scores(&two, &words).expect("it prints")).text().replace('\u{a0}', " ");
    assert!(text.contains("4+ → 1 · 6+ → 3 · 8+ → 6") && !text.contains("3+ → 1"), "{text}");
}

#[test]
fn the_kit_has_every_card_once_and_says_on_every_page_that_it_is_ours() {
    let words = english();
    let read = read(&kit(&PrintOrder::default(), &words).expect("it prints"));
    for page in &read.pages {
        let ours = page.texts.iter().filter(|text| text.contains("own drawings, words and house figures"));
        assert_eq!(ours.count(), 1, "{:?}", page.texts);
    }
    let heads: Vec<&str> = read.told.iter().filter_map(|told| told.strip_prefix("H2 ")).collect();
    let count = |name: &str| heads.iter().filter(|head| **head == name).count();
    for name in Activity::ALL.map(|card| words::activity(&words, card)) {
        assert_eq!(count(&name), 1, "{name}");
    }
    for name in Event::ALL.map(|card| words::event(&words, card)) {
        assert_eq!(count(&name), 1, "{name}");
    }
    for name in Character::ALL.map(|card| words::character(&words, card)) {
        assert_eq!(count(&name), 1, "{name}");
    }
    // A mark on each card with figures: whoever finds one alone does not take it for the box's.
    let text = read.text();
    assert_eq!(text.matches("House figures of Town Crier").count(), Activity::ALL.len() + Event::ALL.len());
    assert!(text.contains("Citizens and cubes") && text.contains("A round of Troyes"), "counters and the card");
}

#[test]
fn the_kit_has_the_figures_of_its_book_and_boxes_for_open_ones() {
    let words = english();
    let texts = |book: Book| {
        let order = PrintOrder { inscription: book, ..PrintOrder::default() };
        read(&kit(&order, &words).expect("it prints")).text()
    };
    let mut book = Book::house();
    book.activities[Activity::Glassblower].hire = Figure::group(9);
    let (house, group, open) = (texts(Book::house()), texts(book), texts(Book::rulebook()));
    let nines = |text: &str| text.lines().filter(|line| *line == "9").count();
    assert_eq!(nines(&group), nines(&house) + 1);
    assert!(group.matches("Figures from your card book").count() == 1 && group.contains("figures from your card book"));
    // What nobody said is not there as a number: of so many costs, two are the rulebook's.
    assert_eq!(open.matches("Dice sum divided by").count(), Activity::ALL.len() + Event::ALL.len());
    assert!(open.lines().count() < house.lines().count() - 100);
}

#[test]
fn the_sheet_against_le_roy_has_his_table_his_ranking_and_every_verdict() {
    let words = english();
    let read = read(&solo(&PrintOrder::default(), &words).expect("it prints"));
    let told = read.told.join("|");
    let rows = [
        "TH 2 · 12|TD 1 · 1|TD 2 points|TD 3, of which one is your best; you get 6 deniers from the bank|",
        "TH 3 · 11|TD 2 · 2|TD 2 points|TD 2, of which one is your best; you get 4 deniers from the bank|",
        "TH 4 · 10|TD 3 · 3|TD A citizen:",
        "TH 5 · 9|TD 4 · 4|TD His cubes cover all free banners",
        "TH 6|TD 5|TD A tradesman",
        "TH 7|TD 6|TD 2 cubes on the Cathedral",
        "TH 8|TD 5|TD The top character",
    ];
    let told = told.replace('\u{a0}', " ");
    for row in rows {
        assert!(told.contains(row), "{row} in {told}");
    }
    let text = read.text().replace('\n', " ");
    for verdict in Verdict::ALL {
        assert!(text.contains(&words::verdict(&words, verdict)), "{verdict:?}");
    }
    for band in ["< 1 ", " 1–5 ", " 6–10 ", " 11–15 ", " 16–20 ", " > 20 "] {
        assert!(text.contains(band), "{band} in {text}");
    }
    assert!(text.contains("equal ones: red, yellow, white") && told.contains("Figure Le Roy’s points in play: 1–60"));
}

#[test]
fn a_report_has_points_figures_and_every_round() {
    let (record, words) = (game(), english());
    let read = read(&report(&record, Paper::A4, Inks::Color, &words).expect("it prints"));
    let text = read.text().replace('\n', " ");
    let table = record.table();
    for work in table.works() {
        assert!(text.contains(&words::activity(&words, work.activity)));
    }
    for event in table.came() {
        assert!(text.contains(&words::event(&words, *event)));
    }
    assert!(text.contains("our house figure") && text.contains("from the rulebook"));
    for round in 1..=table.rounds() {
        assert!(text.contains(&format!("Round {round}")), "round {round}");
    }
    let told = read.told.join("|");
    assert!(told.contains("|TH Spaces|TH Source|") && told.contains("|TH Rewards|TH Source|"), "{told}");
    assert!(told.contains("TH Scoring|TH Points gained|TH Events|TH Tradesmen|TH Characters|TH Total"), "{told}");
    for (seat, player) in table.players() {
        for character in player.characters() {
            let shown = Cry::Shown(seat, vec![*character]);
            let named = words.among(&record.opening().players);
            assert!(text.contains(&shown.say(&named, Turn::default())), "{seat:?} {character:?}");
        }
    }
}

/// The file says of which game it is.
#[test]
fn a_report_needs_nothing_but_its_file() {
    let read = printed(&["report", "tests/data/troyes-format-1.ron"]);
    assert!(read.text().contains("Report of a game of Troyes"), "{}", read.text());
}

/// Nobody learns of a character from paper before it is shown.
#[test]
fn a_report_in_mid_game_tells_no_character() {
    let words = english();
    let mut record = open(dealt(4));
    let whole = told_whole(4, 5);
    for entry in whole.done().iter().take(60) {
        record.order(entry.order.clone()).expect("it was given");
    }
    let text = read(&report(&record, Paper::A4, Inks::Color, &words).expect("it prints")).text();
    for character in Character::ALL {
        assert!(!text.contains(&words::character(&words, character)), "{character:?}");
    }
    assert!(!text.contains("Scoring"), "nobody has any points yet");
}

#[test]
fn figures_say_whose_they_are() {
    let words = english();
    let mut opening = dealt(2);
    opening.book = Book::rulebook();
    let record = open(opening);
    let text = read(&report(&record, Paper::Letter, Inks::Gray, &words).expect("it prints")).text();
    assert!(!text.contains("our house figure"), "{text}");
    assert!(text.contains("Marauding"));
}

#[test]
fn what_can_be_printed_has_words_in_every_language() {
    for language in Language::ALL {
        let words = plain(language);
        for print in Troyes::PRINTS {
            for name in [Some(print.title), print.about, Some(print.button)].into_iter().flatten() {
                crate::games::check(&words, &words.text(name));
            }
        }
    }
    let commands: Vec<&str> = Troyes::PRINTS.iter().map(|print| print.command).collect();
    assert_eq!(commands, ["kit", "card", "sheets", "slips", "scores", "solo", "report"]);
}
