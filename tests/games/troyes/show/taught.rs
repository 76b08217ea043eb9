//! What people are told before and while they learn the game: there in every language, and true.

use std::collections::BTreeSet;

use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::Opening;
use town_crier::games::troyes::rules::{Character, EndStep, Phase, Setup, Table};
use town_crier::games::troyes::words::cries;
use town_crier::play::{BySeat, Transition};
use town_crier::show::{EveningTold, Material, Watched as _};

use super::super::super::check;
use super::super::kit::{DICE, PLACEMENT, Played, faces, reveal, settle, workforce};
use super::{Told, all_words, english, game};
use town_crier::games::troyes::rules::{Activity, Event, Order};

#[test]
fn the_cover_asks_for_the_box() {
    let cover = Troyes::COVER.expect("it is chosen among others");
    assert_eq!((cover.players, cover.minutes, cover.material), ([1, 4], 90, Material::Box));
}

#[test]
fn what_everybody_takes_is_told() {
    let setup = |players, bonus, characters| Setup { bonus, characters, ..Setup::house(players) };
    let held = |players: u8| -> BySeat<Vec<Character>> {
        let each = Setup::held(players);
        Character::ALL.chunks(each).take(players.into()).map(<[Character]>::to_vec).collect()
    };
    for words in all_words() {
        for players in 2..=4 {
            for (bonus, characters, lines) in [(false, None, 7), (true, Some(held(players)), 8)] {
                let table = Table::open(setup(players, bonus, characters)).expect("a sound setup");
                let checks = Troyes::checks(&words, &table);
                assert_eq!(checks.len(), lines);
                for told in &checks {
                    check(&words, &told.text);
                }
            }
        }
    }
    let words = english();
    let told = |players, characters| {
        let table = Table::open(setup(players, false, characters)).expect("a sound setup");
        Troyes::checks(&words, &table).into_iter().map(|told| told.text).collect::<Vec<_>>()
    };
    let two = told(2, None);
    assert_eq!(two[2], "Everybody takes 5 deniers and 4 influence, and as many citizens: 6.");
    assert_eq!(two[3], "Deal secret characters from the box. Cards for each player: 2.");
    assert_eq!(two[5], "Gray citizens stand there first: Palace (2), Bishopric (2), City Hall (2).");
    assert_eq!(two[6], "Anna is the start player. The game has 4 rounds.");
    let four = told(4, Some(held(4)));
    assert!(four[3].starts_with("The secret characters are dealt") && four[3].ends_with(": 1."), "{four:?}");
    assert_eq!(four[5], "Gray citizens take the spaces that are left.", "nothing of games of two");
}

#[test]
fn the_first_time_and_the_guide_are_told() {
    for words in all_words() {
        let guide = Troyes::guide(&words);
        assert_eq!(guide.len(), 8);
        for line in &guide {
            check(&words, line);
        }
        for lesson in Troyes::first_time(&words) {
            check(&words, &lesson.title);
            assert!((2..=4).contains(&lesson.lines.len()), "{}", lesson.title);
            for line in &lesson.lines {
                check(&words, line);
            }
        }
        for (continued, to_go) in [(false, None), (true, None), (false, Some(20))] {
            let told = EveningTold { minutes: 12, continued, left: Some(3), to_go };
            let said = Troyes::evening(&words, told);
            for text in [&said.short, &said.full] {
                check(&words, text);
            }
        }
    }
}

/// The tutorial's code opens a game.
#[test]
fn the_tutorial_has_a_code() {
    let code = Troyes::lesson_code().expect("there is one");
    let opening = Opening::from_code(code.parse().expect("it is a code"));
    assert!(Table::open(opening.setup()).is_ok());
}

/// Hints stand once, and come in every phase; each cry's drawings can be asked for.
#[test]
fn hints_come_in_every_phase_and_stand_once() {
    let mut met = BTreeSet::new();
    for seed in 0..6 {
        let (opened, told) = game(seed);
        met.extend(Troyes::hints(&english(), &opened, true).iter().map(|hint| hint.id));
        for Told { before, happenings, after } in &told {
            let hints = Troyes::hints(&english(), after, false);
            let ids: BTreeSet<&str> = hints.iter().map(|hint| hint.id).collect();
            assert_eq!(ids.len(), hints.len(), "each stands once: {hints:?}");
            assert!(!hints.is_empty(), "{:?}", after.phase());
            for hint in &hints {
                check(&english(), &hint.text);
                let right = hint.answers.iter().filter(|answer| answer.right).count();
                assert!(hint.answers.is_empty() || (right == 1 && hint.answers.len() == 3), "{hint:?}");
                let texts: BTreeSet<&str> = hint.answers.iter().map(|answer| answer.text.as_str()).collect();
                assert_eq!(texts.len(), hint.answers.len(), "no two answers are one: {hint:?}");
            }
            met.extend(ids);
            let told = Transition { before, happenings, after };
            for cry in &cries(told) {
                drop(Troyes::signs(cry));
            }
        }
    }
    for id in [
        "aim",
        "workforce",
        "settle",
        "reveal",
        "salaries",
        "draw",
        "queue",
        "ask-worth",
        "group",
        "ask-price",
        "most",
        "home",
    ] {
        assert!(met.contains(id), "{id} never came: {met:?}");
    }
}

#[test]
fn hints_and_questions_hold_in_every_language() {
    let mut asked = 0;
    for seed in 0..3 {
        let (_, told) = game(seed);
        for (words, step) in all_words().iter().cycle().zip(told.iter().step_by(2)) {
            for hint in Troyes::hints(words, &step.after, false) {
                check(words, &hint.text);
                asked += hint.answers.len();
                for answer in &hint.answers {
                    check(words, &answer.text);
                }
            }
        }
    }
    assert!(asked > 20, "questions are asked");
}

/// Three black dice countered at once are remarkable, two are not.
#[test]
fn many_black_dice_at_once_are_remarkable() {
    let remarkable = |black: &str, with: &str, thrown: [u8; 3]| {
        let mut played = Played::open(Setup::house(4));
        settle(&mut played, PLACEMENT);
        played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
        played.order(Order::Pay { short: Vec::new() }).order(workforce(&DICE));
        played.order(Order::Enter(Event::War)).order(Order::Enter(Event::Heresy)).resolve().resolve().resolve();
        played.order(Order::RollBlack(faces(thrown)));
        let before = played.table.clone();
        played.counter(black, with);
        let told = Transition { before: &before, happenings: &played.told, after: &played.table };
        let found = Troyes::remarkable(told);
        found.iter().map(|one| one.said(&english())).collect::<Vec<_>>()
    };
    assert_eq!(remarkable("1 2 1", "R4", [1, 2, 1]), ["3 black dice at once! The city breathes again."]);
    assert_eq!(remarkable("1 2", "R4", [1, 2, 1]), [""; 0]);
    assert_ne!(Phase::End(EndStep::Close), Phase::End(EndStep::Over));
}
