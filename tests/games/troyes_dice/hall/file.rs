//! The hall of fame's file: the same care as for games.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use tempfile::TempDir;
use town_crier::chronicle::envelope::Unreadable;
use town_crier::chronicle::store::{LoadError, StoreError};
use town_crier::chronicle::{FileDamage, FileKind};
use town_crier::games::troyes_dice::record::{Hall, HallDamage, HallStore, Store};
use town_crier::play::Seat;

use crate::chronicle::aside;
use crate::games::troyes_dice::hall::season::{self, exported, imported};
use crate::games::troyes_dice::record::save::{released, summed};
use crate::games::troyes_dice::said;
use crate::tried::config;

/// A folder that goes away, and a store in it that has saved a hall of two games after each of them.
fn saved() -> (TempDir, HallStore) {
    let folder = tempfile::tempdir().unwrap();
    let mut store = HallStore::open(folder.path().join("hall.ron")).unwrap();
    store.save(&season::hall_of(1)).unwrap();
    store.save(&season::hall_of(2)).unwrap();
    (folder, store)
}

fn kept(store: &HallStore) -> Vec<String> {
    let name = |path: PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    aside(store).into_iter().map(name).collect()
}

#[track_caller]
fn check_refused(text: &str, from: &str, to: &str, sentence: &str) {
    assert!(text.contains(from), "there is no {from:?} in\n{text}");
    let refused = imported(summed(&text.replacen(from, to, 1)).as_bytes()).expect_err("it should be refused");
    assert_eq!(said(&refused), sentence);
}

#[test]
fn format_1_loads_for_ever() {
    let text = include_str!("../../../data/hall-1.ron").replace("\r\n", "\n");
    assert_eq!(imported(text.as_bytes()), Ok(season::hall_of(3)), "what is read");
    assert_eq!(exported(&season::hall_of(3)), text, "what is written");
}

#[test]
fn what_was_released_opens_and_is_written_the_same() {
    let files = released("hall");
    assert!(files.len() >= 2);
    for (name, text) in files {
        let hall = imported(text.as_bytes()).unwrap_or_else(|damage| panic!("{name}: {damage}"));
        assert_eq!(exported(&hall), text, "{name}");
    }
}

#[test]
fn the_hall_and_the_generation_before_are_kept() {
    let (_folder, mut store) = saved();
    assert_eq!(store.load().unwrap(), Some(season::hall_of(2)));
    assert_eq!(store.load_before().unwrap(), Some(season::hall_of(1)));
    assert_eq!(kept(&store), [""; 0]);
}

#[test]
fn one_window_writes_at_a_time() {
    let (folder, store) = saved();
    let file = folder.path().join("hall.ron");
    let refused = HallStore::open(&file).unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }));
    let sentence = "another window of Town Crier is writing to this hall of fame, so try again when it is done: ";
    assert_eq!(said(&refused), format!("{sentence}{}", file.display()));
    assert_eq!(HallStore::look(&file).unwrap(), Some(season::hall_of(2)));
    drop(store);
    HallStore::open(&file).unwrap();
}

/// Damages the hall, and checks that it is refused with the generation before offered, and is whole aside after a save.
#[track_caller]
fn check_bad(bad: &[u8], damage: impl Into<HallDamage>) {
    let damage = damage.into();
    let (_folder, mut store) = saved();
    fs::write(store.path(), bad).unwrap();
    let refused = store.load().unwrap_err();
    let LoadError::Damaged { path, damage: found, before_holds } = &refused else { panic!("{refused}") };
    assert_eq!((path.as_path(), found, *before_holds), (store.path(), &damage, true));
    assert_eq!(
        said(&refused),
        format!("{}: {} (the version before it can be read)", store.path().display(), said(&damage))
    );
    let before = store.load_before().unwrap();
    assert_eq!(before, Some(season::hall_of(1)));
    assert_eq!(fs::read(store.path()).unwrap(), bad, "to load changes nothing");

    store.save(&season::hall_of(3)).unwrap();
    assert_eq!(store.load().unwrap(), Some(season::hall_of(3)));
    assert_eq!(store.load_before().unwrap(), before, "the bad file did not become the generation before");
    assert_eq!(kept(&store), ["unreadable-1.ron"]);
    assert_eq!(fs::read(&aside(&store)[0]).unwrap(), bad);
}

#[test]
fn a_bad_file_is_never_overwritten() {
    let text = exported(&season::hall_of(2));
    check_bad(b"some notes", FileDamage::Foreign(FileKind::Hall));
    check_bad(b"// A game of Troyes Dice, kept by Town Crier. Sum \n", FileDamage::Foreign(FileKind::Hall));
    check_bad(b"// A hall of fame of \xFF", FileDamage::NotText { line: 1, column: 22 });
    check_bad(text.replacen("format: 1", "format: 4", 1).as_bytes(), FileDamage::Newer(4));
    check_bad(
        text.replacen("citizens: ", "citizens: 1", 1).as_bytes(),
        imported(text.replacen("citizens: ", "citizens: 1", 1).as_bytes()).unwrap_err(),
    );
    check_bad(&vec![b'x'; (16 << 20) + 1], FileDamage::TooLong(FileKind::Hall));
    check_bad(&text.as_bytes()[..text.len() - 9], imported(&text.as_bytes()[..text.len() - 9]).unwrap_err());
}

#[test]
fn a_hall_of_a_name_that_nobody_has_is_refused() {
    let text = exported(&season::hall_of(2));
    let (before, after) = text.split_once("name: \"").unwrap();
    let changed = summed(&format!("{before}name: \"{}{after}", "A".repeat(900_000)));
    let refused = said(&imported(changed.as_bytes()).unwrap_err());
    assert!(refused.starts_with("game 1: the name of player 1 has 900"), "{refused}");
}

#[test]
fn a_save_that_fails_leaves_what_was_there() {
    let (folder, mut store) = saved();
    fs::create_dir(folder.path().join("hall.ron.new")).unwrap();
    let refused = said(&store.save(&season::hall_of(3)).unwrap_err());
    assert!(refused.ends_with("so move it or keep the hall of fame in another folder"), "{refused}");
    assert_eq!(store.load().unwrap(), Some(season::hall_of(2)));
    assert_eq!(store.load_before().unwrap(), Some(season::hall_of(1)));
}

#[test]
fn a_hall_set_aside_is_kept() {
    let (_folder, mut store) = saved();
    store.set_aside().unwrap();
    assert_eq!(kept(&store), ["hall-1.ron"]);
    assert_eq!(store.load().unwrap(), None);
}

#[test]
fn the_default_place_is_beside_the_game() {
    if let (Some(hall), Some(game)) = (HallStore::default_path(), Store::default_path()) {
        assert_eq!(hall.parent(), game.parent());
        assert!(hall.ends_with(Path::new("hall.ron")));
    }
}

#[test]
fn what_no_hall_says() {
    let text = exported(&season::hall_of(2));
    let id = season::finished()[0].id().to_string();
    check_refused(&text, &id, "none", "game 1: a game’s id has 32 small hexadecimal digits");
    let day = season::finished()[1].date().to_string();
    let no_day = "game 2: write a day from 1970 to 9999 as in 2026-02-28, not “soon”";
    check_refused(&text, &day, "soon", no_day);
    check_refused(&text, "\"MARKET\"", "\"?\"", "game 1: a code has letters, digits and hyphens, not “?”");
    let first = season::finished()[0].players().get(Seat(0)).unwrap().name().to_string();
    check_refused(&text, &format!("name: \"{first}\""), "name: \" \"", "game 1: player 1 has no name");
    let refused = imported(text.replacen("\"MARKET\"", "\"MARKET\", extra: 1", 1).as_bytes()).unwrap_err();
    let HallDamage::File(FileDamage::Unreadable { what, .. }) = refused else { panic!("{refused}") };
    assert_eq!(what, Unreadable::Unknown("extra".to_owned()));
    let twice = text.replacen(&season::finished()[1].id().to_string(), &id, 1);
    let refused = imported(summed(&twice).as_bytes()).unwrap_err();
    assert_eq!(said(&refused), "game 2 stands there twice");
    let sooner = text.replacen(&day, "1999-01-01", 1);
    let refused = imported(summed(&sooner).as_bytes()).unwrap_err();
    assert_eq!(said(&refused), "game 2 was played before the one above it");
}

#[test]
fn a_sheet_that_cannot_be_is_refused_with_a_sum_that_fits() {
    let text = exported(&season::hall_of(2));
    let at = text.find("citizens: ").unwrap();
    let changed =
        format!("{}citizens: 99, full_resources{}", &text[..at], text[at..].split_once("full_resources").unwrap().1);
    let refused = imported(summed(&changed).as_bytes()).unwrap_err();
    assert_eq!(said(&refused), "game 1: the sheet of player 1 cannot be");
}

#[test]
fn any_byte_changed_lost_or_doubled() {
    let bytes = exported(&season::hall_of(1)).into_bytes();
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(imported(&changed).is_err(), "a bit changed at {at}");
        let lost = [&bytes[..at], &bytes[at + 1..]].concat();
        assert!(imported(&lost).is_err(), "a byte lost at {at}");
        let doubled = [&bytes[..=at], &bytes[at..]].concat();
        assert!(imported(&doubled).is_err(), "a byte doubled at {at}");
        assert!(imported(&bytes[..at]).is_err(), "cut off at {at}");
    }
}

proptest! {
    #![proptest_config(config(128))]

    #[test]
    fn bytes_changed_with_a_sum_that_fits_are_refused_or_harmless(
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..128_u8), 1..4),
    ) {
        let mut bytes = exported(&season::hall_of(2)).into_bytes();
        let body = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        for (at, byte) in changes {
            let at = body + at.index(bytes.len() - body);
            bytes[at] = byte;
        }
        let text = summed(&String::from_utf8_lossy(&bytes));
        if let Ok(hall) = imported(text.as_bytes()) {
            prop_assert_eq!(imported(exported(&hall).as_bytes()), Ok(hall));
        }
    }

    #[test]
    fn no_bytes_are_too_strange(bytes: Vec<u8>) {
        let ours = b"// A hall of fame of Troyes Dice, kept by Town Crier. Sum \n".iter().copied();
        prop_assert!(imported(&ours.chain(bytes.iter().copied()).collect::<Vec<_>>()).is_err());
        prop_assert!(imported(&bytes).is_err());
    }
}

#[test]
fn an_empty_hall_is_one() {
    assert_eq!(imported(exported(&Hall::default()).as_bytes()), Ok(Hall::default()));
}
