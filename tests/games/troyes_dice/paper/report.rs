//! The report of a game.

use town_crier::games::troyes_dice::paper::report;
use town_crier::games::troyes_dice::record::{Opening, Record, TilesFrom};
use town_crier::games::troyes_dice::rules::Score;
use town_crier::games::troyes_dice::words;
use town_crier::paper::Paper;

use crate::chronicle::stored::{begun, has_gone_on};
use crate::games::troyes_dice::paper::reader::Read;
use crate::games::troyes_dice::paper::{check_size, check_text, pdf, points};
use crate::games::troyes_dice::{english, kit};

fn played() -> Record {
    let opening = Opening::from_code("Market Day".parse().unwrap());
    let players = vec!["Anna".to_owned(), "Bo 🎲".to_owned()];
    let mut record = Record::open(Opening { tiles: TilesFrom::Code, players, ..opening }).unwrap();
    while has_gone_on(&mut record) {}
    record
}

/// The rulebook's example (`rules.md 6.4`): 54 points.
fn example() -> Score {
    Score::of(kit::example()).unwrap()
}

#[test]
fn a_report_has_every_half_day_and_strike() {
    let record = played();
    let words = english();
    for paper in Paper::ALL {
        let bytes = pdf(report(&record, &[], paper, &words));
        assert!(bytes == pdf(report(&record, &[], paper, &words)));
        let read = Read::pdf(&bytes);
        assert_eq!(read.pages.len(), 1);
        check_size(&read.pages[0], points(paper));
        check_text(&read, &["Code MARKETDAY", "Day 1, morning", "Day 8, afternoon", "Anna · Bo ?"]);
        let text = read.text();
        for strike in record.table().strikes() {
            assert!(text.contains(&words::strike(&words, strike)), "{strike:?} in {text}");
        }
        assert!(!text.contains("Scores"));
    }
}

#[test]
fn scores_are_ranked_and_ties_share_a_place() {
    let low = Score { citizens: 20, ..example() };
    let scores = [("Bo 🎲".to_owned(), low), ("Anna".to_owned(), example()), ("Cem".to_owned(), example())];
    let read = Read::pdf(&pdf(report(&played(), &scores, Paper::Letter, &english())));
    let text = read.text();
    let from = text.find("Scores").unwrap();
    let lines: Vec<&str> = text[from..].lines().filter(|line| !line.is_empty()).collect();
    let expected = "Scores|Total|1.|Anna|0|0|4|8|4|4|4|30|54|1.|Cem|0|0|4|8|4|4|4|30|54|3.|Bo ?|0|0|4|8|4|4|4|20|44";
    assert_eq!(lines.join("|"), expected);
    // The same, as it is read aloud.
    let heads = "TH Scores|TH|Figure Fortress|TH|Figure Count’s Palace|TH|Figure Great Hall|TH|Figure City Hall|TH|\
        Figure Cathedral|TH|Figure Bishopric|TH|Figure Leftover resources|TH|Figure Citizens|TH Total|TH 1. Anna|TD 0|";
    let told = read.told.join("|");
    assert!(told.contains(heads), "{told}");
    let first = "TH Half-days|TH|Figure free|TH|Figure 1 resource of any type|TH|Figure 1 denier|TH|Figure 2 deniers|TH|\
        TH Day 1, morning|TD|Figure black 2|TD|Figure red 2|TD|Figure white 5|TD|Figure red 6|TD yellow plaza destroyed|";
    assert!(told.contains(first), "{told}");
}

#[test]
fn many_scores_get_a_page_of_their_own() {
    let scores: Vec<(String, Score)> = (1..=20).map(|player| (format!("Player {player}"), example())).collect();
    let read = Read::pdf(&pdf(report(&played(), &scores, Paper::A4, &english())));
    assert_eq!(read.pages.len(), 2);
    check_text(&read, &["Player 1", "Player 20"]);
}

#[test]
fn names_of_a_file_are_shortened_however_many_and_long_they_are() {
    let opening = Opening::from_code("Market Day".parse().unwrap());
    let accents = "\u{301}".repeat(480);
    let players: Vec<String> = (0..1_000).map(|number| format!("{number:03}{accents}{}", "W".repeat(480))).collect();
    let record = Record::open(Opening { players, ..opening }).unwrap();
    let scores = [(format!("Anna{accents}"), example())];
    let read = Read::pdf(&pdf(report(&record, &scores, Paper::A4, &english())));
    let text = read.text();
    assert!(text.chars().count() < 3_000, "{text}");
    assert!(text.contains("000") && text.contains("· …"), "{text}");
    check_text(&read, &["No dice have been rolled yet."]);
}

#[test]
fn a_game_without_dice_says_so() {
    let record = begun("x");
    let read = Read::pdf(&pdf(report(&record, &[], Paper::A4, &english())));
    check_text(&read, &["No dice have been rolled yet."]);
}
