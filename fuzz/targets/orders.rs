//! Any orders to any game: what is offered is accepted and nothing else, and every invariant of the record holds.
#![no_main]

use arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use town_crier::chronicle::{OrderRefusal, Record, save};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier_fuzz::hostile::Hostile;

fuzz_target!(|bytes: &[u8]| {
    let mut input = Unstructured::new(bytes);
    // What ends before the game does is a shorter game.
    let _ = match input.int_in_range(0..=2) {
        Ok(2) => plays::<Troyes>(&mut input),
        Ok(1) => plays::<DiceVillage>(&mut input),
        Ok(_) | Err(_) => plays::<TroyesDice>(&mut input),
    };
});

fn plays<G: Hostile>(input: &mut Unstructured<'_>) -> Result<()> {
    let opening = G::any_opening(input)?;
    let mut record = match Record::<G>::open(opening.clone()) {
        Ok(record) => record,
        Err(refusal) => {
            assert!(!refusal.reasons.is_empty());
            return Ok(());
        }
    };
    while let Ok(true) = deed(&mut record, input) {
        G::holds(record.table());
    }
    let mut again = Record::<G>::open(opening).expect("it was opened before");
    for entry in record.done() {
        again.order(entry.order.clone()).expect("it was followed before");
    }
    assert!(again.table() == record.table(), "a replay is the same game");
    let text = save::write(&record).expect("it can be written");
    assert!(save::read(&text).is_ok_and(|read: Record<G>| read == record), "a saved game is the same game");
    Ok(())
}

/// Does something that a crier may do at any time; whether there is more to do.
fn deed<G: Hostile>(record: &mut Record<G>, input: &mut Unstructured<'_>) -> Result<bool> {
    match input.int_in_range(0..=7)? {
        0 => drop(record.undo()),
        1 => drop(record.redo()),
        2 | 3 => give(record, &G::any_order(record, input)?),
        _ => {
            let Some(order) = G::offered(record, input)? else { return Ok(false) };
            assert_ne!(G::is_offered(record, &order), Some(false), "{order:?} is in no list");
            give(record, &order);
        }
    }
    Ok(!input.is_empty())
}

/// An order that is offered is followed, undone and redone; any other is refused and changes nothing.
fn give<G: Hostile>(record: &mut Record<G>, order: &G::Order) {
    let offered = G::is_offered(record, order);
    let before = record.clone();
    match record.order(order.clone()).map(|told| told.happenings.len()) {
        Ok(happenings) => {
            assert!(offered != Some(false) && happenings > 0, "{order:?} was not offered");
            let after = record.table().clone();
            assert!(after != *before.table(), "{order:?} changes nothing");
            record.undo();
            assert!(record.table() == before.table(), "an order undone is nothing");
            record.redo();
            assert!(*record.table() == after, "an undo redone is nothing");
        }
        Err(refusal) => {
            assert!(offered != Some(true), "{order:?} was offered");
            assert!(*record == before, "what is refused changes nothing");
            if let OrderRefusal::NotDealt { dealt, .. } = refusal {
                assert_eq!(G::is_offered(record, &dealt), Some(true), "what is dealt is offered");
            }
        }
    }
}
