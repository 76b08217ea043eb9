//! Whole games of bots against le Roy: the second one agrees, rounds end, and files and codes give them again.

use town_crier::chronicle::save;
use town_crier::games::troyes::rules::{Decision, Verdict};

use super::naive::Second;
use super::{alone, played};
use crate::tried::times;

/// Readings of a game, any of them.
fn held(seed: u32) -> Vec<Decision> {
    Decision::ALL.into_iter().zip(0..).filter(|(_, at)| seed >> at & 1 == 1).map(|(decision, _)| decision).collect()
}

/// `TOWN_CRIER_TIMES=1000` lets 10,000 games be judged.
#[test]
fn a_second_le_roy_agrees_and_every_round_ends() {
    let mut judged = 0;
    for seed in 0..times(10) {
        let record = played(alone(&format!("Roy {seed}"), &held(seed)), |_| false);
        assert!(record.table().phase().is_over(), "{seed}");
        assert!(record.done().len() < 1000, "{seed}");
        let mut second = Second::of(&record);
        for (told, entry) in record.walk().zip(record.done()) {
            judged += second.follow(told.before, &entry.order, told.after);
        }
        assert!(record.table().roy_score().is_some());
    }
    assert!(judged > 20 * usize::try_from(times(10)).expect("few"), "{judged}");
}

/// What a bot and le Roy had at the end of the game of a code.
fn result(of: &str) -> String {
    let record = played(alone(of, &[]), |_| false);
    let table = record.table();
    let scores = table.score().expect("all is known");
    let [player, roy] =
        [scores.values().next(), table.roy_score().as_ref()].map(|score| score.expect("a score").total());
    format!("{of},{player},{roy},{}", Verdict::of(player - roy).name())
}

/// How hard he is: 200 games of bots. `TOWN_CRIER_TIMES=100` plays all of them again.
#[test]
fn the_kept_games_of_bots_come_out_again() {
    let kept = include_str!("../../../../assets/troyes/almanac/roy.csv");
    let games: Vec<&str> = kept.lines().skip(1).collect();
    assert_eq!(games.len(), 200);
    for game in games.into_iter().take(usize::try_from(times(2)).expect("few")) {
        assert_eq!(result(game.split(',').next().expect("a code")), game);
    }
}

#[test]
fn a_file_gives_the_game_again() {
    let record = played(alone("Market Day", &[Decision::RoyBegins, Decision::CubesFall]), |_| false);
    let text = save::write(&record).expect("it can be written");
    assert_eq!(save::read(&text), Ok(record.clone()));
    assert!(text.contains("roy-begins"), "{text}");
    let again = played(alone("Market Day", &[Decision::RoyBegins, Decision::CubesFall]), |_| false);
    assert_eq!(again.table(), record.table());
}
