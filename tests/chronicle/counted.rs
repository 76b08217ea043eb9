//! What an order costs, from the key to the disk: a game that counts shows how often it is folded, written and read.

use std::cell::Cell;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tempfile::tempdir;
use town_crier::chronicle::envelope::{Format, parse};
use town_crier::chronicle::hall::{Hall, HallDamage};
use town_crier::chronicle::store::Store;
use town_crier::chronicle::{Code, Disclosure, Next, Record, Recorded, SaveDamage, save};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::play::{Ask, Game, Refusal, SetupRefusal, Steps};

thread_local! {
    static APPLIED: Cell<usize> = const { Cell::new(0) };
    static WRITTEN: Cell<usize> = const { Cell::new(0) };
    static PARSED: Cell<usize> = const { Cell::new(0) };
}

/// So often each was done since it was last asked: applied, written, parsed.
fn counted() -> [usize; 3] {
    [APPLIED.take(), WRITTEN.take(), PARSED.take()]
}

fn count(what: &'static std::thread::LocalKey<Cell<usize>>) {
    what.set(what.get() + 1);
}

/// Nine numbers that the code deals, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Nine;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    format: u32,
    game: String,
    code: String,
    orders: Vec<u8>,
    done: u32,
}

fn read(text: &str) -> Result<Record<Nine>, SaveDamage<Nine>> {
    count(&PARSED);
    let kept: Kept = parse(text)?;
    let code = kept.code.parse().map_err(SaveDamage::Code)?;
    save::replay(code, kept.orders.into_iter().map(Ok), kept.done)
}

impl Game for Nine {
    type Setup = ();
    type Table = Vec<u8>;
    type Order = u8;
    type Draw = ();
    type Happening = u8;
    type SetupReason = ();
    type Reason = ();

    const NAME: &'static str = "nine";
    const TITLE: &'static str = "Nine";

    fn open((): ()) -> Result<Vec<u8>, SetupRefusal<Self>> {
        Ok(Vec::new())
    }

    fn decide(table: &Vec<u8>, order: &u8) -> Result<Vec<u8>, Refusal<Self>> {
        if table.len() < 9 { Ok(vec![*order]) } else { Err(Refusal { order: *order, reason: () }) }
    }

    fn apply(table: &mut Vec<u8>, happening: &u8) {
        count(&APPLIED);
        table.push(*happening);
    }

    fn steps(table: &Vec<u8>) -> Steps {
        Steps::of(u16::try_from(table.len()).unwrap(), 9)
    }
}

impl Recorded for Nine {
    type Opening = Code;
    type Sheet = u16;
    type SheetReason = ();
    type Chapter = ();
    type Damage = ();

    const DISCLOSURE: Disclosure = Disclosure::AtOnce;
    const SAVES: &'static [Format<Record<Self>, SaveDamage<Self>>] = &[(1, read)];
    const HALLS: &'static [Format<Hall<Self>, HallDamage<Self>>] = &[];

    fn first(code: Code) -> Code {
        code
    }

    fn setup(_: &Code) {}

    fn code(code: &Code) -> Option<&Code> {
        Some(code)
    }

    fn players(_: &Code) -> &[String] {
        &[]
    }

    fn identity(_: &Code) -> String {
        String::new()
    }

    fn next(_: &Code, table: &Vec<u8>) -> Next<Ask<Self>> {
        if Self::steps(table).is_over() { Next::Over } else { Next::Order(Ask::Draw(())) }
    }

    fn draw(code: &Code, table: &Vec<u8>, (): &()) -> u8 {
        code.as_str().bytes().cycle().nth(table.len()).unwrap() % 10
    }

    fn drawn(_: &Code, _: &u8) -> Option<()> {
        Some(())
    }

    fn points(sheet: &u16) -> Result<u16, Vec<()>> {
        Ok(*sheet)
    }

    fn chapter(_: &Record<Self>) {}

    fn save(record: &Record<Self>) -> impl Serialize {
        count(&WRITTEN);
        let entries = record.done().iter().chain(record.undone());
        Kept {
            format: 1,
            game: Self::NAME.to_owned(),
            code: record.opening().to_string(),
            orders: entries.map(|entry| entry.order).collect(),
            done: u32::try_from(record.done().len()).unwrap(),
        }
    }

    fn hall(_: &Hall<Self>) -> impl Serialize {}
}

fn go(record: &mut Record<Nine>) {
    let (Next::Order(ask) | Next::Choose(ask)) = record.next() else { panic!("there is more to do") };
    record.ask(ask).expect("the next right thing");
}

#[test]
fn a_walk_goes_from_table_to_table_over_the_orders_that_count() {
    let mut record = Record::<Nine>::open("SQUARE".parse().unwrap()).unwrap();
    assert!(record.last().is_none());
    (0..5).for_each(|_| go(&mut record));
    record.undo();
    assert_eq!(record.walk().count(), 4);
    for (orders, told) in record.walk().enumerate() {
        assert_eq!((told.before, told.after), (record.table_after(orders), record.table_after(orders + 1)));
        assert_eq!(told.after.as_slice(), [told.before, told.happenings].concat());
    }
    assert_eq!(record.last(), record.walk().last());
    assert_eq!(record.last().map(|told| told.after), Some(record.table()));
}

#[test]
fn copies_of_a_record_share_what_happened() {
    let mut record = Record::<Nine>::open("SQUARE".parse().unwrap()).unwrap();
    (0..3).for_each(|_| go(&mut record));
    let copy = record.clone();
    assert!(copy.done().iter().zip(record.done()).all(|(copy, entry)| Arc::ptr_eq(copy, entry)));
}

#[test]
fn an_order_is_applied_once_written_once_and_nothing_is_read_again() {
    let folder = tempdir().unwrap();
    let mut store = Store::open(folder.path().join("game.ron")).unwrap();
    let mut record = Record::<Nine>::open("SQUARE".parse().unwrap()).unwrap();
    store.save(&record).unwrap();
    counted();
    for _ in 0..9 {
        go(&mut record);
        store.save(&record).unwrap();
        assert_eq!(counted(), [1, 1, 0]);
    }
    store.save(&record).unwrap();
    assert_eq!(counted(), [0, 1, 0], "what is there already is not written again");
    record.undo();
    assert_eq!(counted(), [0, 0, 0], "to take one back applies nothing again");
    store.save(&record).unwrap();
    assert_eq!(counted(), [0, 1, 0]);
    assert_eq!(store.load_before().unwrap().unwrap().done().len(), 9);
}

#[test]
fn a_game_taken_up_again_is_read_once_and_the_generation_before_it_at_the_first_order() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.ron");
    let mut record = Record::<Nine>::open("SQUARE".parse().unwrap()).unwrap();
    for _ in 0..3 {
        go(&mut record);
        Store::open(&file).unwrap().save(&record).unwrap();
    }
    counted();
    let mut store = Store::open(&file).unwrap();
    let mut record = store.load().unwrap().unwrap();
    assert_eq!(counted(), [3, 0, 1]);
    go(&mut record);
    store.save(&record).unwrap();
    assert_eq!(counted(), [1 + 2, 1, 1]);
    go(&mut record);
    store.save(&record).unwrap();
    assert_eq!(counted(), [1, 1, 0]);
}

#[test]
fn another_games_file_is_set_aside_under_its_name() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.ron");
    let mut nine = Store::open(&file).unwrap();
    nine.save(&Record::<Nine>::open("SQUARE".parse().unwrap()).unwrap()).unwrap();
    drop(nine);
    let (_other_folder, _other_store, other) = super::stored::played::<TroyesDice>(2);
    let mut store = town_crier::games::troyes_dice::record::Store::open(&file).unwrap();
    store.save(&other).unwrap();
    let aside = super::aside(&store);
    assert_eq!(aside, [folder.path().join("kept").join("nine-1.ron")]);
    assert!(Store::<Nine>::look(&aside[0]).unwrap().is_some(), "it is whole");
}
