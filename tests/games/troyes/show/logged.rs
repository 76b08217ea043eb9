//! The log: each order is in a line of it, and each line can be looked back at.

use town_crier::crier::Words;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::Record;
use town_crier::games::troyes::rules::{EndStep, Phase, Seat};
use town_crier::games::troyes::stage::{Art, Mark};
use town_crier::show::{Excerpt, LogLine, Sign, Watched as _};

use super::super::super::check;
use super::super::record::{dealt, play};
use super::{all_words, english};

fn log(words: &Words, record: &Record, orders: usize) -> Vec<LogLine> {
    Troyes::log(words, &Excerpt::all(record, 0..orders))
}

#[test]
fn every_order_is_in_a_line_of_the_log_in_every_language() {
    for players in 2..=4 {
        let record = play(dealt(players), 3000, 5);
        assert_eq!(record.table().phase(), Phase::End(EndStep::Over));
        let all = record.done().len();
        for words in all_words() {
            let lines = log(&words, &record, all);
            assert!(lines.windows(2).all(|pair| pair[0].orders < pair[1].orders), "each has a moment of its own");
            assert_eq!(lines.last().map(|line| line.orders), Some(all), "the last order is told");
            assert!(lines.len() > 6 * usize::from(record.table().round()), "phases and turns have lines of their own");
            for line in &lines {
                check(&words, &line.name);
                line.words.lines().for_each(|told| check(&words, told));
                assert!(!line.words.is_empty() && !line.signs.is_empty(), "{line:?}");
            }
        }
    }
}

#[test]
fn the_log_of_fewer_orders_is_the_beginning_of_the_whole_one() {
    let (record, words) = (play(dealt(3), 80, 5), english());
    let whole = log(&words, &record, record.done().len());
    assert!(log(&words, &record, 0).is_empty());
    for orders in 1..record.done().len() {
        let lines = log(&words, &record, orders);
        let (last, before) = lines.split_last().expect("a line");
        assert_eq!((last.orders, before), (orders, &whole[..before.len()]));
    }
}

/// The placement is one line, and each action has a line with its player.
#[test]
fn phases_are_groups_and_turns_have_their_player() {
    let (record, words) = (play(dealt(4), 60, 5), english());
    let lines = log(&words, &record, record.done().len());
    let names: Vec<&str> = lines.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names[..3], ["Round 1, placing citizens", "Round 1, new activities", "Round 1, income and salaries"]);
    let turn = lines.iter().find(|line| line.name.ends_with("’s turn")).expect("somebody acted");
    let seats = Seat::all().take(4).map(|seat| Sign::Sprites(vec![Art::Mark(Mark::of_seat(seat)).sprite()]));
    assert!(turn.signs[0] == Sign::Text("1.".to_owned()) && seats.into_iter().any(|mark| turn.signs[1] == mark));
}
