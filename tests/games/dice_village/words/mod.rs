//! What is cried of Dice Village, and why something cannot be: all of it has words.

mod cried;
mod refused;
mod samples;
mod said;

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::dice_village::DiceVillage;

/// All words that there are.
fn all_words() -> Vec<Words> {
    let all = Language::ALL.into_iter();
    all.flat_map(|language| Manner::ALL.map(|manner| Words::of::<DiceVillage>(language, manner))).collect()
}

fn plain(language: Language) -> Words {
    Words::of::<DiceVillage>(language, Manner::Plain)
}

/// That nothing is missing in a text, and no sign stands wrong.
#[track_caller]
fn check(words: &Words, text: &str) {
    let about = || format!("{} {}: {text:?}", words.language(), words.manner());
    assert!(!text.trim().is_empty() && text.trim() == text, "{}", about());
    let wrong = ["{", "}", "$", "  ", " .", " ,", " )", "( ", "..", ",,", ",.", ":.", "!.", "::", "\n"];
    let raw = ["cry-", "headline-", "corrected-", "refusal-", "damage-", "purse-", "amount-", "phase-", "-name"];
    let found: Vec<_> = wrong.into_iter().chain(raw).filter(|wrong| text.contains(wrong)).collect();
    assert!(found.is_empty(), "{found:?} in {}", about());
    // Only French sets a space before these, and it is one that does not break.
    assert!(![" :", " ;", " !", " ?"].into_iter().any(|wrong| text.contains(wrong)), "{}", about());
}

/// That the text says all of these.
#[track_caller]
fn says(words: &Words, text: &str, values: &[String]) {
    let lacks: Vec<_> = values.iter().filter(|value| !text.contains(value.as_str())).collect();
    assert!(lacks.is_empty(), "{} {}: {lacks:?} is not in {text:?}", words.language(), words.manner());
}
