//! The hall of fame of Dice Village: who shares a place, and what it tells of wins, cards and coins.

use town_crier::chronicle::Results;
use town_crier::chronicle::hall::{Finished, Hall};
use town_crier::games::dice_village::record::Sheet;
use town_crier::show::HallShown;

use super::counting::{over, sheet};
use super::english;

/// `D 4.2`.
#[test]
fn who_shares_a_place_among_the_best_stands_there_too() {
    let words = english();
    let podium = |games: &[&[(&str, Sheet)]]| -> Vec<(usize, String)> {
        let mut hall = Hall::default();
        for (stamp, sheets) in (0..).zip(games) {
            let mut record = over(sheets);
            record.set_results(record.results().cloned().map(|results| Results { stamp, ..results }));
            hall.add(Finished::of(&record).expect("a game"));
        }
        let best = HallShown::new(hall).view(&words).podium.clone();
        best.into_iter().map(|best| (best.place, best.name)).collect()
    };
    let (best, equal) = (sheet(10, 2, 0), sheet(9, 4, 1));
    let places = |places: &[(usize, &str)]| -> Vec<(usize, String)> {
        places.iter().map(|(place, name)| (*place, (*name).to_owned())).collect()
    };
    let both = podium(&[&[("Ann", best), ("Bo", equal), ("Cy", equal)], &[("Di", equal), ("Ed", sheet(3, 0, 0))]]);
    assert_eq!(both, places(&[(1, "Ann"), (2, "Bo"), (2, "Cy"), (2, "Di")]), "the fifth is no more among three");
    let all = podium(&[&[("Ann", equal), ("Bo", equal), ("Cy", equal)], &[("Di", best), ("Ed", equal)]]);
    assert_eq!(all, places(&[(1, "Di"), (2, "Ann"), (2, "Bo"), (2, "Cy"), (2, "Ed")]));
    let alone = podium(&[&[("Ann", best), ("Bo", equal), ("Cy", sheet(8, 0, 0))], &[("Di", sheet(7, 0, 0))]]);
    assert_eq!(alone, places(&[(1, "Ann"), (2, "Bo"), (3, "Cy")]));
}

#[test]
fn the_hall_of_fame_tells_wins_cards_and_coins() {
    let words = english();
    let mut hall = Hall::default();
    hall.add(
        Finished::of(&over(&[("Ann", sheet(9, 3, 9)), ("Bo", sheet(9, 4, 0)), ("Cy", sheet(4, 9, 9))]))
            .expect("a game"),
    );
    let view = HallShown::new(hall).view(&words);
    assert_eq!(view.heads, ["Games", "Wins", "Best", "Average", "Coins"]);
    assert_eq!(view.players[0].numbers, ["1", "1", "9", "9.0", "4.0"]);
    assert_eq!(view.players[0].more[0], "On average: Cards 9.0, Coins 4.0, Favours 0.0.");
    let told: Vec<&str> = view.evenings[0].players.iter().map(|seat| seat.told.as_str()).collect();
    assert_eq!(told, ["Bo 9 (4 coins)", "Ann 9 (3 coins)", "Cy 4"]);
    assert!(view.curiosities.contains(&"The most coins at the end, 9: Cy (28 February 2026)".to_owned()));
    let chart = view.chart.as_ref().expect("wins by color");
    assert_eq!(chart.bars().map(|bar| bar.value).collect::<Vec<_>>(), [Some(0), Some(1), Some(0)]);
}
