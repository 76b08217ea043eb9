//! Games that were taken over from a real wheel: they are told apart, and are no records.

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Chapter, Hall};
use town_crier::games::troyes_dice::rules::{Half, HalfDay};
use town_crier::games::troyes_dice::words as say;
use town_crier::show::HallShown;

use crate::games::troyes_dice::hall::season::{self, exported, imported};
use crate::games::troyes_dice::kit::half_day;
use crate::games::troyes_dice::record::save::{loaded, summed};

/// Three games, the first of them played from day 5 on; the file of that format.
const FILE: &str = include_str!("../../../data/hall-2.ron");

fn hall() -> Hall {
    imported(FILE.replace("\r\n", "\n").as_bytes()).expect("a hall")
}

#[test]
fn format_2_loads_for_ever() {
    let hall = hall();
    assert_eq!(exported(&hall), FILE.replace("\r\n", "\n"), "what is written");
    let began: Vec<HalfDay> = hall.games().iter().map(|game| game.chapter().began).collect();
    assert_eq!(began, [half_day(5, Half::Morning), HalfDay::FIRST, HalfDay::FIRST]);
}

#[test]
fn a_hall_of_whole_games_is_written_as_before() {
    assert!(exported(&season::hall_of(3)).contains("format: 1,"));
}

#[test]
fn a_half_day_that_does_not_exist_is_refused() {
    for number in [0, 17] {
        let text = FILE.replace("\r\n", "\n").replacen("began: 9", &format!("began: {number}"), 1);
        assert!(imported(summed(&text).as_bytes()).is_err(), "{number}");
    }
}

#[test]
fn a_record_knows_where_its_game_began() {
    let text = include_str!("../../../data/format-1/game-entered-from-day-5-afternoon.ron").replace("\r\n", "\n");
    assert_eq!(Chapter::of(&loaded(&text).expect("a game")).began, half_day(5, Half::Afternoon));
}

/// The same three games, once all of them whole.
#[test]
fn a_part_game_is_in_no_record_and_no_average() {
    let (parted, whole) = (hall(), season::hall_of(3));
    for rank in parted.ranking() {
        let before = whole.ranking().into_iter().find(|before| before.name == rank.name).expect("the same players");
        assert_eq!((rank.games, rank.wins), (before.games, before.wins), "they are counted all the same");
        let played =
            parted.games().iter().filter(|game| game.is_whole()).filter_map(|game| {
                game.players().get(game.seat_of(&rank.name)?).map(|player| u64::from(player.points()))
            });
        let points: Vec<u64> = played.collect();
        assert_eq!((rank.whole, rank.sum), (points.len(), points.iter().sum()));
        assert_eq!(rank.average().is_some(), !points.is_empty());
    }
    let code = parted.games()[0].code().expect("a code");
    let of_code = parted.by_code().into_iter().find(|of_code| of_code.code == code).expect("its games");
    let others = of_code.games.iter().filter(|game| game.is_whole()).count();
    assert_eq!(of_code.best().is_some(), others > 0);
}

#[test]
fn a_part_game_is_marked_in_the_reader_s_language() {
    for language in Language::ALL {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        let view = HallShown::new(hall()).view(&words);
        let parts: Vec<bool> = view.evenings.iter().map(|evening| evening.part.is_some()).collect();
        assert_eq!(parts, [false, false, true], "{language}: the latest first");
        let part = view.evenings[2].part.as_deref().unwrap_or_default();
        assert!(part.contains(&say::half_day(&words, half_day(5, Half::Morning))), "{part}");
        assert!(view.codes.iter().any(|code| code.games.iter().any(|line| line.contains(part))), "{part}");
    }
}

#[test]
fn an_average_is_written_as_the_language_writes_numbers() {
    let average = |language| {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        HallShown::new(season::hall_of(3)).view(&words).players[0].numbers[3].clone()
    };
    let english = average(Language::English);
    assert!(english.contains('.'));
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        assert_eq!(average(language), english.replace('.', ","), "{language}");
    }
}
