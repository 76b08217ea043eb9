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
