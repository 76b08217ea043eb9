//! What is shown of Troyes beside its picture: it holds for every table, in every language.

mod logged;
mod own;
mod rules;
mod secrets;
mod taught;
mod views;

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::rules::{Happening, Order, Table, decide};

use super::kit::apply_all;
use super::random::{Chance, correction, next, setup};

fn all_words() -> Vec<Words> {
    Language::ALL.into_iter().map(|language| Words::of::<Troyes>(language, Manner::Plain)).collect()
}

fn english() -> Words {
    Words::of::<Troyes>(Language::English, Manner::Plain)
        .among(&["Anna", "Faye", "Geoffrey", "Emily"].map(str::to_owned))
}

/// What one order did.
struct Told {
    before: Table,
    happenings: Vec<Happening>,
    after: Table,
}

/// A random game, order by order; now and then something is corrected.
fn game(seed: u64) -> (Table, Vec<Told>) {
    let mut chance = Chance(seed);
    let opened = Table::open(setup(&mut chance)).expect("a sound setup");
    let mut table = opened.clone();
    let mut told = Vec::new();
    while let Some(order) = corrected(&table, &mut chance).or_else(|| next(&table, &mut chance)) {
        let happenings = decide(&table, &order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        let before = table.clone();
        apply_all(&mut table, &happenings);
        told.push(Told { before, happenings, after: table.clone() });
    }
    (opened, told)
}

fn corrected(table: &Table, chance: &mut Chance) -> Option<Order> {
    let corrects = chance.once_in(20) && next(table, &mut Chance(chance.0)).is_some();
    let order = corrects.then(|| Order::Correct(correction(table, chance)))?;
    decide(table, &order).is_ok().then_some(order)
}
