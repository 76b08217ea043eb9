//! How long games were played, in the hall of fame.

use town_crier::chronicle::hall::TimePlayed;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Hall;
use town_crier::show::HallShown;

use crate::games::troyes_dice::english;
use crate::games::troyes_dice::hall::season::{self, exported, hall_of, imported};

/// Three games, the first of them played from day 5 on, and the second in nobody knows how many minutes; the file of that format.
const FILE: &str = include_str!("../../../data/hall-3.ron");
/// The same games before anybody kept it.
const BEFORE: &str = include_str!("../../../data/hall-2.ron");

fn read(file: &str) -> Hall {
    imported(file.replace("\r\n", "\n").as_bytes()).expect("a hall")
}

/// The hall of so many games of so many minutes each.
fn timed(games: usize, minutes: u16) -> Hall {
    let mut hall = Hall::default();
    for game in &season::finished()[..games] {
        hall.add(game.clone().with_minutes(Some(minutes)));
    }
    hall
}

#[test]
fn format_3_loads_for_ever() {
    let hall = read(FILE);
    assert_eq!(exported(&hall), FILE.replace("\r\n", "\n"), "what is written");
    let minutes = [Some(58), None, Some(71)];
    let mut expected = Hall::default();
    for (game, minutes) in read(BEFORE).games().iter().zip(minutes) {
        expected.add(game.clone().with_minutes(minutes));
    }
    assert_eq!(hall, expected);
}

#[test]
fn only_what_is_known_is_counted() {
    assert_eq!(read(FILE).time_played(), TimePlayed { games: 2, minutes: 129 });
    assert_eq!(read(BEFORE).time_played(), TimePlayed::default());
}

#[test]
fn a_corrected_game_was_played_as_long_as_before() {
    let mut hall = timed(1, 50);
    let game = season::finished()[0].clone();
    for later in [None, Some(80)] {
        let before = hall.add(game.clone().with_minutes(later)).expect("it was there");
        assert_eq!((before.minutes(), hall.games()[0].minutes()), (Some(50), Some(50)));
    }
    let mut unknown = hall_of(1);
    unknown.add(game.with_minutes(Some(50)));
    assert_eq!(unknown, hall, "what nobody knew can be learned");
}

#[test]
fn the_time_is_shown_where_it_is_known() {
    let view = HallShown::new(read(FILE)).view(&english());
    assert_eq!(view.time.as_deref(), Some("Played for 2 h 9 min in 2 games"));
    let lengths: Vec<Option<&str>> = view.evenings.iter().map(|evening| evening.length.as_deref()).collect();
    assert_eq!(lengths, [Some("1 h 11 min"), None, Some("58 min")], "the latest first");
    let before = HallShown::new(read(BEFORE)).view(&english());
    assert_eq!(before.time, None);
    assert!(before.evenings.iter().all(|evening| evening.length.is_none()));
}

#[test]
fn the_time_is_told_as_each_language_counts() {
    let told = |language, games| {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        HallShown::new(timed(games, 62)).view(&words).time.clone().unwrap_or_default()
    };
    for (language, one, three) in [
        (Language::English, "Played for 1 h 2 min in one game", "Played for 3 h 6 min in 3 games"),
        (Language::German, "1 h 2 min gespielt, in einer Partie", "3 h 6 min gespielt, in 3 Partien"),
        (Language::French, "1 h 2 min de jeu en une partie", "3 h 6 min de jeu en 3 parties"),
        (Language::Spanish, "1 h 2 min de juego en una partida", "3 h 6 min de juego en 3 partidas"),
        (Language::Italian, "1 h 2 min di gioco in una partita", "3 h 6 min di gioco in 3 partite"),
        (Language::Dutch, "1 uur 2 min gespeeld in één spel", "3 uur 6 min gespeeld in 3 spellen"),
        (Language::Polish, "1 godz. 2 min gry w jednej partii", "3 godz. 6 min gry w 3 partiach"),
        (Language::Lithuanian, "Žaista 1 val. 2 min. per 1 žaidimą", "Žaista 3 val. 6 min. per 3 žaidimus"),
    ] {
        assert_eq!((told(language, 1).as_str(), told(language, 3).as_str()), (one, three));
    }
}
