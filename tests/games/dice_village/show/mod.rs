//! What is shown of Dice Village beside its picture: it holds for every table, in every language.

mod logged;
mod own;
mod rules;
mod taught;
mod views;

use town_crier::crier::{Language, Words};

fn all_words() -> Vec<Words> {
    Language::ALL.into_iter().map(super::plain).collect()
}
