//! What holds of the record and the save of every game, in every random game.

use std::fmt::Debug;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{TestCaseResult, TestRunner};
use town_crier::chronicle::{Next, Record, Recorded, save};
use town_crier::crier::{Language, Manner, Words};
use town_crier::show::{Excerpt, GameLog, Watched};

use crate::chronicle::damaged;
use crate::tried::config;

/// A game that is played at random.
pub(crate) trait Random: Recorded {
    /// Any game after any orders, steps back and steps forth, with results or without.
    fn records() -> BoxedStrategy<Record<Self>>;
}

/// Tries the law with so much.
fn always<T: Debug>(with: impl Strategy<Value = T>, law: impl Fn(T) -> TestCaseResult) {
    TestRunner::new(config(96)).run(&with, law).unwrap_or_else(|failure| panic!("{failure}"));
}

of_each_game! {
    a_replay_of_the_orders_is_the_same_game,
    an_order_undone_is_nothing_and_comes_next_again,
    a_game_can_be_undone_to_its_start_and_redone_to_its_end,
    the_table_after_so_many_orders_is_the_table_of_that_time,
    a_saved_game_reads_as_the_same_and_is_written_the_same,
    any_byte_of_any_save_changed_is_refused,
    bytes_changed_with_a_sum_that_fits_are_refused_or_harmless,
    no_bytes_are_too_strange,
    a_log_made_as_the_game_goes_on_is_the_log_of_the_whole_game,
}

/// The game of these orders from its start.
fn replayed<G: Recorded>(record: &Record<G>) -> Record<G> {
    let mut again = Record::<G>::open(record.opening().clone()).expect("it was opened before");
    for entry in record.done() {
        again.order(entry.order.clone()).expect("it was allowed before");
    }
    again
}

fn a_replay_of_the_orders_is_the_same_game<G: Random>() {
    always(G::records(), |record| {
        let again = replayed(&record);
        prop_assert!(again.table() == record.table());
        prop_assert!(again.walk().map(|told| told.happenings).eq(record.walk().map(|told| told.happenings)));
        Ok(())
    });
}

fn an_order_undone_is_nothing_and_comes_next_again<G: Random>() {
    always(G::records(), |mut record| {
        let (before, next) = (record.table().clone(), record.next());
        if let Next::Order(ask) | Next::Choose(ask) = next.clone() {
            record.ask(ask.clone()).expect("it is the next right thing");
            prop_assert!(*record.table() != before);
            let once = record.clone();
            record.undo();
            prop_assert!(*record.table() == before && record.next() == next);
            record.ask(ask).expect("it is the next right thing");
            prop_assert!(record == once);
        }
        Ok(())
    });
}

fn a_game_can_be_undone_to_its_start_and_redone_to_its_end<G: Random>() {
    always(G::records(), |mut record| {
        while record.redo().is_some() {}
        let played = record.clone();
        while record.undo().is_some() {}
        prop_assert!(record.table() == played.opened_table());
        while record.redo().is_some() {}
        prop_assert!(record == played && record.table() == played.table());
        Ok(())
    });
}

fn the_table_after_so_many_orders_is_the_table_of_that_time<G: Random>() {
    always(G::records(), |mut record| {
        // What was undone counts here too.
        while record.redo().is_some() {}
        let mut again = Record::<G>::open(record.opening().clone()).expect("it was opened before");
        for (orders, entry) in record.done().iter().enumerate() {
            prop_assert!(record.table_after(orders) == again.table());
            again.order(entry.order.clone()).expect("it was allowed before");
        }
        prop_assert!(record.table_after(usize::MAX) == record.table());
        Ok(())
    });
}

fn a_saved_game_reads_as_the_same_and_is_written_the_same<G: Random>() {
    always(G::records(), |record| {
        let text = save::write(&record).expect("any record can be written");
        let read = save::read::<G>(&text);
        let Ok(read) = read else { return Err(TestCaseError::fail(text)) };
        prop_assert!(read == record && read.table() == record.table());
        prop_assert_eq!(save::write(&read).expect("any record can be written"), text);
        Ok(())
    });
}

fn any_byte_of_any_save_changed_is_refused<G: Random>() {
    always((G::records(), any::<Index>(), any::<u8>()), |(record, at, byte)| {
        damaged::any_byte_changed(&record, at, byte)
    });
}

fn bytes_changed_with_a_sum_that_fits_are_refused_or_harmless<G: Random>() {
    let changes = prop::collection::vec((any::<Index>(), 0..128_u8), 1..4);
    always((G::records(), changes), |(record, changes)| damaged::changed_with_a_sum_that_fits(&record, changes));
}

fn no_bytes_are_too_strange<G: Random>() {
    always(any::<Vec<u8>>(), |bytes| damaged::strange::<G>(&bytes));
}

fn a_log_made_as_the_game_goes_on_is_the_log_of_the_whole_game<G: Random + Watched>() {
    let words = Words::of::<G>(Language::English, Manner::Plain);
    always((G::records(), prop::collection::vec(any::<Index>(), 1..4), 0..6_usize), |(record, looks, back)| {
        let mut other = record.clone();
        for _ in 0..back {
            other.undo();
        }
        // What was undone comes no more, where people choose otherwise.
        while let Next::Order(ask) | Next::Choose(ask) = other.next() {
            if other.done().len() > record.done().len() {
                break;
            }
            other.ask(ask).expect("it is the next right thing");
        }
        let mut log = GameLog::default();
        for record in [Arc::new(record), Arc::new(other)] {
            for look in &looks {
                let orders = look.index(record.done().len() + 1);
                let whole = G::log(&words.among(G::players(record.opening())), &Excerpt::all(&record, 0..orders));
                prop_assert_eq!(log.lines(&words, &record, orders), whole);
            }
        }
        Ok(())
    });
}
