//! The address that adds a game to BG Stats.

use serde_json::{Value, json};
use town_crier::chronicle::hall::FinishedPlayer;
use town_crier::gallery::Qr;
use town_crier::games::troyes_dice::record::{Finished, Record};
use town_crier::games::troyes_dice::rules::Sheet;
use town_crier::show::bg_stats_link;

use crate::show::ceremony::{played, sheet};

const PAGE: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

fn link(record: &Record) -> String {
    bg_stats_link(&Finished::of(record).expect("a counted game"))
}

/// What the app reads of an address: bytes behind percent signs, and JSON in them.
fn read(link: &str) -> Value {
    let data = link.strip_prefix(PAGE).expect("the app's page");
    assert!(data.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~:,%".contains(&byte)), "{data}");
    let mut pieces = data.split('%');
    let mut bytes = pieces.next().expect("a beginning").as_bytes().to_vec();
    for piece in pieces {
        let (byte, rest) = piece.split_at(2);
        bytes.push(u8::from_str_radix(byte, 16).expect("a byte"));
        bytes.extend(rest.as_bytes());
    }
    serde_json::from_slice(&bytes).expect("JSON")
}

#[test]
fn a_play_has_all_that_the_app_asks_for() {
    let record =
        played(&[("Żaneta & Co", sheet(3, 2, 5, 30)), ("Ben", sheet(4, 2, 5, 30)), ("ANNA", sheet(3, 2, 5, 30))]);
    let finished = Finished::of(&record).expect("a counted game");
    let player = |name: &str, id: &str, score: u16, rank: u8| json!({"name": name, "sourcePlayerId": id, "score": score, "rank": rank, "winner": rank == 1, "startPlayer": false});
    let points: Vec<u16> = finished.players().values().map(FinishedPlayer::points).collect();
    let expected = json!({
        "sourceName": "Town Crier",
        "sourcePlayId": finished.id().to_string(),
        "playDate": "2026-11-30 12:00:00",
        "game": {"name": "Troyes Dice", "sourceGameId": "troyes-dice", "highestWins": true, "noPoints": false},
        "players": [
            player("Żaneta & Co", "żaneta & co", points[0], 2),
            player("Ben", "ben", points[1], 1),
            player("ANNA", "anna", points[2], 2),
        ],
    });
    assert_eq!(read(&link(&record)), expected);
}

#[test]
fn how_long_it_was_played_is_told_if_it_is_known() {
    let record = played(&[("Anna", sheet(3, 2, 5, 30))]);
    assert_eq!(read(&link(&record)).get("durationMin"), None);
    let timed = Finished::of(&record).expect("a counted game").with_minutes(Some(47));
    assert_eq!(read(&bg_stats_link(&timed))["durationMin"], 47);
}

#[test]
fn the_moment_is_told_in_utc_if_the_stamp_tells_one_near_the_day() {
    let mut record = played(&[("Anna", sheet(3, 2, 5, 30)), ("Ben", sheet(4, 2, 5, 30))]);
    let mut results = record.results().cloned().expect("results");
    // 22:30:05 in UTC is the next day's first hour in Troyes.
    results.stamp = 1_795_991_405_000;
    record.set_results(Some(results));
    let told = read(&link(&record))["playDate"].clone();
    assert_eq!(told, "2026-11-29 22:30:05");
}

#[test]
fn a_game_alone_is_not_won() {
    assert_eq!(read(&link(&played(&[("Anna", sheet(3, 2, 5, 30))])))["players"][0]["winner"], false);
}

/// A code holds what most groups are; an address that is longer than a code still opens everywhere.
#[test]
fn many_players_fit_into_the_address_and_a_table_full_into_a_code() {
    let names: Vec<String> = (1..=20).map(|number| format!("Maximiliana {number}")).collect();
    let sheets: Vec<(&str, Sheet)> = names.iter().map(|name| (name.as_str(), sheet(3, 2, 5, 30))).collect();
    let long = link(&played(&sheets));
    assert!(long.len() < 8000, "{}", long.len());
    assert_eq!(Qr::of(&long), None);
    let ten = link(&played(&sheets[..10]));
    assert!(Qr::of(&ten).is_some(), "{}", ten.len());
}
