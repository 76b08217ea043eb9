//! What is shown of Dice Village beside its picture: it holds for every table, in every language.

mod logged;
mod rules;
mod taught;
mod views;

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::dice_village::DiceVillage;

fn all_words() -> Vec<Words> {
    Language::ALL.into_iter().map(|language| Words::of::<DiceVillage>(language, Manner::Plain)).collect()
}

fn english() -> Words {
    Words::of::<DiceVillage>(Language::English, Manner::Plain)
}

/// That nothing is missing in a text, and no sign stands wrong.
#[track_caller]
fn check(words: &Words, text: &str) {
    let about = || format!("{}: {text:?}", words.language());
    assert!(!text.trim().is_empty() && text.trim() == text, "{}", about());
    let wrong = ["{", "}", "$", "  ", " .", " ,", "..", ",,", ",.", ":.", "!.", "()", "::"];
    let raw = ["-name", "side-", "rule-", "picture-", "headline-", "standing-", "explain-", "race-", "order-", "cry-"];
    let found: Vec<_> = wrong.into_iter().chain(raw).filter(|wrong| text.contains(wrong)).collect();
    assert!(found.is_empty(), "{found:?} in {}", about());
    assert!(![" :", " ;", " !", " ?"].into_iter().any(|wrong| text.contains(wrong)), "{}", about());
}
