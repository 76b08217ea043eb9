//! Each game, as `src/games` has it, and what holds of every one of them.

/// Each of these tests, for each game.
macro_rules! of_each_game {
    ($($(#[$only:meta])? $test:ident),+ $(,)?) => {
        mod troyes_dice {
            $($(#[$only])? #[test] fn $test() { super::$test::<town_crier::games::troyes_dice::TroyesDice>(); })+
        }

        mod dice_village {
            $($(#[$only])? #[test] fn $test() { super::$test::<town_crier::games::dice_village::DiceVillage>(); })+
        }

        mod troyes {
            $($(#[$only])? #[test] fn $test() { super::$test::<town_crier::games::troyes::Troyes>(); })+
        }
    };
}

pub(crate) use of_each_game;

pub(crate) mod troyes_dice;
pub(crate) mod dice_village;
pub(crate) mod troyes;
mod cited;
mod disclosed;
mod ended;
mod formats;
pub(crate) mod laws;
mod said;

use std::cell::RefCell;
use std::collections::HashSet;

use town_crier::crier::{Cried, Language, Manner, Words};
use town_crier::games::dice_village::stage::Art as VillageArt;
use town_crier::games::troyes_dice::stage::Art as WheelArt;
use town_crier::stage::Sprite;

/// The words of a game in every language and manner.
pub(crate) fn all_words<G: Cried>() -> Vec<Words> {
    let all = Language::ALL.into_iter();
    all.flat_map(|language| Manner::ALL.map(|manner| Words::of::<G>(language, manner))).collect()
}

thread_local! {
    /// What was looked at: whole games say few things anew.
    static CHECKED: RefCell<HashSet<String>> = RefCell::default();
}

/// Fails where something is missing in a text, or a sign stands wrong.
#[track_caller]
pub(crate) fn check(words: &Words, text: &str) {
    const WRONG: [&str; 16] =
        ["{", "}", "$", "  ", " .", " ,", " )", "( ", "()", "..", ",,", ",.", ":.", "!.", "::", "\n"];
    // Only French sets a space before these, and it is one that does not break.
    const SPACED: [&str; 4] = [" :", " ;", " !", " ?"];
    // How names of messages begin.
    const RAW: &str = "amount cli corrected cry damage effect explain headline offer order phase picture price purse race \
                       refusal rule side standing";
    if CHECKED.with_borrow(|checked| checked.contains(text)) {
        return;
    }
    let about = || format!("{} {}: {text:?}", words.language(), words.manner());
    assert!(!text.trim().is_empty() && text.trim() == text, "{}", about());
    let parts = text.split(|sign: char| !(sign.is_ascii_lowercase() || sign == '-'));
    let is_name = |part: &&str| {
        let begins =
            part.split_once('-').is_some_and(|(of, rest)| RAW.split(' ').any(|raw| raw == of) && !rest.is_empty());
        begins || part.ends_with("-name")
    };
    let found: Vec<_> =
        parts.filter(is_name).chain(WRONG.into_iter().chain(SPACED).filter(|wrong| text.contains(wrong))).collect();
    assert!(found.is_empty(), "{found:?} in {}", about());
    CHECKED.with_borrow_mut(|checked| checked.insert(text.to_owned()));
}

/// Drawings of two games that bear one name are two drawings: each game is shown with its own.
#[test]
fn drawings_of_two_games_that_bear_one_name_are_two() {
    let wheel: Vec<Sprite> = WheelArt::all().into_iter().map(Sprite::from).collect();
    let villages: Vec<Sprite> = VillageArt::all().into_iter().map(Sprite::from).collect();
    let pairs = wheel.iter().flat_map(|one| villages.iter().map(move |other| (one, other)));
    let shared: Vec<_> = pairs.filter(|(one, other)| one.name() == other.name()).collect();
    assert!(shared.iter().any(|(one, _)| one.name() == "die-red"), "both games have a red die");
    for (one, other) in shared {
        assert_eq!(one == other, one.svg() == other.svg(), "{}", one.name());
        assert_eq!(HashSet::from([one, other]).len() == 1, one == other, "{}", one.name());
    }
}
