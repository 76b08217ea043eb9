//! A real disk that is small and gets full, and then can only be read. `.ci/run faults` mounts one and names it.

use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::PathBuf;

use town_crier::chronicle::Next;
use town_crier::chronicle::store::{Doing, Store, StoreError};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;

use super::stored::{Stored, begun, go_on};

/// Where the game is on the small disk.
fn file() -> PathBuf {
    PathBuf::from(std::env::var_os("TOWN_CRIER_SMALL_DISK").expect("the folder of a small disk")).join("game.ron")
}

/// So many orders are given at most: a game in which people choose may have no end.
const ORDERS: usize = 40;

#[test]
fn a_full_disk_keeps_what_it_kept_and_goes_on_when_there_is_room() {
    is_full::<DiceVillage>();
    is_full::<Troyes>();
    is_full::<TroyesDice>();
}

fn is_full<G: Stored>() {
    let filler = file().with_file_name("filler");
    let mut store = Store::open(file()).unwrap();
    let mut record = begun::<G>("MARKET");
    store.save(&record).unwrap();
    while record.next() != Next::Over && record.done().len() < ORDERS {
        let last = record.clone();
        go_on(&mut record);
        let mut fill = fs::File::create(&filler).unwrap();
        while fill.write_all(&[0; 512]).is_ok() {}
        // Or else its room would not be free once it is removed.
        drop(fill);
        let refused = store.save(&record).unwrap_err();
        let StoreError::Io { source, .. } = &refused else { panic!("{refused}") };
        assert_eq!(source.kind(), ErrorKind::StorageFull);
        assert_eq!(store.load().unwrap(), Some(last));
        fs::remove_file(&filler).unwrap();
        store.save(&record).unwrap();
        assert_eq!(store.load().unwrap().as_ref(), Some(&record));
    }
    let names = fs::read_dir(file().parent().unwrap()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(!names.into_iter().any(|name| name.to_string_lossy().ends_with(".new")), "nothing half written is left");
}

#[test]
fn a_disk_that_can_only_be_read_shows_what_it_keeps() {
    let refused = Store::<TroyesDice>::open(file()).unwrap_err();
    let StoreError::Io { doing: Doing::Lock, source, .. } = &refused else { panic!("{refused}") };
    assert_eq!(source.kind(), ErrorKind::ReadOnlyFilesystem);
    assert!(Store::<TroyesDice>::look(&file()).unwrap().is_some());
}
