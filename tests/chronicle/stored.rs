//! A game that a store keeps, whichever it is: how it is begun and how it goes on.

use std::path::PathBuf;

use tempfile::TempDir;
use town_crier::chronicle::store::{Shelf, Store};
use town_crier::chronicle::{Next, Record, Recorded, save};
use town_crier::cli::Commanded;
use town_crier::crier::{Cried, InWords, Language, Manner, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::rules::Depth;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::DiceFrom;

use crate::chronicle::aside;
use crate::games::dice_village::record as village;
use crate::games::troyes::record as troyes;

/// A game with which the store is tried.
pub(crate) trait Stored: Commanded {
    /// An opening of which no code decides anything.
    fn physical() -> Self::Opening;

    /// Gives a player that name.
    fn name(opening: &mut Self::Opening, name: String);
}

impl Stored for TroyesDice {
    fn physical() -> Self::Opening {
        let mut opening = Self::first("MARKET".parse().expect("a code"));
        opening.plazas = Some(opening.setup().plazas);
        opening.dice = DiceFrom::Entered;
        opening
    }

    fn name(opening: &mut Self::Opening, name: String) {
        opening.players = vec![name];
    }
}

impl Stored for DiceVillage {
    fn physical() -> Self::Opening {
        village::entered(Depth::Purses)
    }

    fn name(opening: &mut Self::Opening, name: String) {
        opening.players[0] = name;
    }
}

impl Stored for Troyes {
    fn physical() -> Self::Opening {
        troyes::entered(3, town_crier::games::troyes::rules::Depth::Purses)
    }

    fn name(opening: &mut Self::Opening, name: String) {
        opening.players[0] = name;
    }
}

pub(crate) fn opening<G: Recorded>(code: &str) -> G::Opening {
    G::first(code.parse().expect("a code"))
}

pub(crate) fn begun<G: Recorded>(code: &str) -> Record<G> {
    Record::open(opening::<G>(code)).expect("a code deals what the rules allow")
}

/// Goes on: where people choose, they are done, or choose as bots would.
pub(crate) fn go_on<G: Commanded>(record: &mut Record<G>) {
    assert!(has_gone_on(record), "the game is over, or dice are to be entered");
}

/// Goes on, unless the game is over; says whether there was anything to do.
pub(crate) fn has_gone_on<G: Commanded>(record: &mut Record<G>) -> bool {
    let ask = match record.next() {
        Next::Order(ask) | Next::Choose(ask) => Some(ask),
        Next::Pick => G::chosen(record),
        Next::Enter | Next::Over => None,
    };
    let Some(ask) = ask else { return false };
    record.ask(ask).expect("the next right thing");
    true
}

/// A game of that code after so many orders, or at its end.
pub(crate) fn after<G: Commanded>(code: &str, orders: usize) -> Record<G> {
    let mut record = begun(code);
    (0..orders).take_while(|_| has_gone_on(&mut record)).for_each(drop);
    record
}

/// A folder that goes away, and a store in it that has saved a game of `MARKET` after each of so many orders.
pub(crate) fn played<G: Commanded>(orders: usize) -> (TempDir, Store<G>, Record<G>) {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(folder.path().join("game.ron")).unwrap();
    let mut record = begun("MARKET");
    store.save(&record).unwrap();
    for _ in 0..orders {
        go_on(&mut record);
        store.save(&record).unwrap();
    }
    (folder, store, record)
}

/// The text of a record.
pub(crate) fn written<G: Recorded>(record: &Record<G>) -> String {
    save::write(record).expect("any record can be written")
}

/// The names of the kept files.
pub(crate) fn kept<G: Recorded>(store: &Shelf<Record<G>>) -> Vec<String> {
    let name = |path: PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    aside(store).into_iter().map(name).collect()
}

/// What an error says in English.
pub(crate) fn said<G: Cried>(error: &impl InWords) -> String {
    error.in_words(&Words::of::<G>(Language::English, Manner::Plain))
}
