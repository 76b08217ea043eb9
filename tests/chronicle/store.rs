//! The store: one window, whole files, and nothing that is ever lost.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use town_crier::chronicle::file::Native;
use town_crier::chronicle::store::{LoadError, StoreError, kept_games};
use town_crier::chronicle::{FileDamage, FileKind};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{DiceFrom, Next, Opening, Record, SaveDamage, Store};

use crate::chronicle::aside;
use crate::games::troyes_dice::record::save::{loaded, written};
use crate::games::troyes_dice::said;

pub(super) fn begun(code: &str) -> Record {
    Record::open(Opening::from_code(code.parse().unwrap())).unwrap()
}

fn play(record: &mut Record) {
    if let Next::Order(order) = record.next() {
        record.order(order).unwrap();
    }
}

/// A folder that goes away, and a store in it that has saved a game of `MARKET` after each of so many orders.
pub(super) fn played(orders: usize) -> (TempDir, Store, Record) {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(folder.path().join("game.ron")).unwrap();
    let mut record = begun("MARKET");
    store.save(&record).unwrap();
    for _ in 0..orders {
        play(&mut record);
        store.save(&record).unwrap();
    }
    (folder, store, record)
}

/// The names of the kept files.
fn kept(store: &Store) -> Vec<String> {
    let name = |path: PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    aside(store).into_iter().map(name).collect()
}

#[test]
fn a_new_store_is_empty_and_makes_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep").join("down").join("game.ron");
    assert!(Store::look(&file).unwrap().is_none(), "a look makes nothing");
    let mut store = Store::open(&file).unwrap();
    assert!(store.load().unwrap().is_none() && store.load_before().unwrap().is_none());
    assert_eq!(store.set_aside().unwrap(), None);
    assert_eq!(kept(&store), [""; 0]);
    assert_eq!(store.path(), file);
}

#[test]
fn the_game_and_the_generation_before_are_kept() {
    let (_folder, mut store, mut record) = played(3);
    assert_eq!(store.load().unwrap(), Some(record.clone()));
    let before = store.load_before().unwrap().unwrap();
    assert_eq!(before.done().len(), 2);
    // Saved again unchanged, the two do not become one.
    store.save(&record).unwrap();
    assert_eq!(store.load_before().unwrap(), Some(before));
    record.undo();
    store.save(&record).unwrap();
    assert_eq!(store.load().unwrap(), Some(record));
}

#[test]
fn one_window_plays_and_another_looks() {
    let (folder, store, record) = played(1);
    let file = folder.path().join("game.ron");
    let refused = Store::open(&file).unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }));
    let sentence = "this game is open in another window of Town Crier, so it can be looked at but not played here: ";
    assert_eq!(said(&refused), format!("{sentence}{}", file.display()));
    assert_eq!(Store::look(&file).unwrap(), Some(record));
    drop(store);
    Store::open(&file).unwrap();
}

#[test]
#[cfg(unix)]
fn a_link_to_the_game_is_the_game() {
    let (folder, store, mut record) = played(1);
    let link = folder.path().join("link.ron");
    std::os::unix::fs::symlink(store.path(), &link).unwrap();
    assert!(matches!(Store::open(&link), Err(StoreError::InUse { .. })));
    let file = store.path().to_path_buf();
    drop(store);
    play(&mut record);
    Store::open(&link).unwrap().save(&record).unwrap();
    assert!(link.is_symlink());
    assert_eq!(Store::look(&file).unwrap(), Some(record));
}

#[test]
fn a_new_game_sets_the_old_one_aside() {
    let (_folder, mut store, record) = played(2);
    let aside = store.set_aside().unwrap().unwrap();
    assert!(store.load().unwrap().is_none() && store.load_before().unwrap().is_none());
    assert_eq!(Store::look(&aside).unwrap(), Some(record));
    assert_eq!(kept(&store), ["MARKET-1.ron"]);
    store.save(&begun("MARKET")).unwrap();
    store.set_aside().unwrap();
    store.save(&begun("SQUARE")).unwrap();
    store.set_aside().unwrap();
    assert_eq!(kept(&store), ["MARKET-1.ron", "MARKET-2.ron", "SQUARE-1.ron"]);
}

#[test]
fn a_physical_game_is_kept_without_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(folder.path().join("game.ron")).unwrap();
    let mut opening = Opening::from_code("MARKET".parse().unwrap());
    opening.plazas = Some(opening.setup().plazas);
    opening.dice = DiceFrom::Entered;
    store.save(&Record::open(opening).unwrap()).unwrap();
    store.set_aside().unwrap();
    assert_eq!(kept(&store), ["physical-1.ron"]);
}

#[test]
fn another_game_is_never_saved_over() {
    let (_folder, mut store, record) = played(2);
    // The same code again, from the start.
    store.save(&begun("MARKET")).unwrap();
    assert_eq!(kept(&store), ["MARKET-1.ron"]);
    store.save(&begun("SQUARE")).unwrap();
    assert_eq!(kept(&store), ["MARKET-1.ron", "MARKET-2.ron"]);
    assert_eq!(Store::look(&aside(&store)[0]).unwrap(), Some(record));
    assert_eq!(store.load_before().unwrap(), None, "the generation before is not of another game");
}

/// Damages the game, and checks that it is refused, that the generation before is offered as it should be, and that the
/// bad file is whole in `kept/` after the next save.
#[track_caller]
fn check_bad(bad: &[u8], damage: impl Into<SaveDamage>) {
    let damage = damage.into();
    let (_folder, mut store, mut record) = played(2);
    fs::write(store.path(), bad).unwrap();

    let refused = store.load().unwrap_err();
    let LoadError::Damaged { path, damage: found, before_holds } = &refused else { panic!("{refused}") };
    assert_eq!((path.as_path(), found, *before_holds), (store.path(), &damage, true));
    let sentence = format!("{}: {} (the version before it can be read)", store.path().display(), said(&damage));
    assert_eq!(said(&refused), sentence);
    let before = store.load_before().unwrap().unwrap();
    assert_eq!(before.done().len(), 1);
    assert_eq!(fs::read(store.path()).unwrap(), bad, "to load changes nothing");

    play(&mut record);
    store.save(&record).unwrap();
    assert_eq!(store.load().unwrap(), Some(record));
    assert_eq!(store.load_before().unwrap(), Some(before), "the bad file did not become the generation before");
    let bad_kept = aside(&store);
    let bad_kept: Vec<_> = bad_kept.iter().filter(|path| path.ends_with("unreadable-1.ron")).collect();
    assert_eq!(bad_kept.iter().map(|path| fs::read(path).unwrap()).collect::<Vec<_>>(), [bad]);
}

#[test]
fn a_bad_file_is_never_overwritten() {
    check_bad(b"some notes", FileDamage::Foreign(FileKind::Game));
    check_bad(b"// A game of\xFF", FileDamage::Foreign(FileKind::Game));
    check_bad(b"// A game of \xFF", FileDamage::NotText { line: 1, column: 14 });
    let text = written(&begun("MARKET"));
    check_bad(text.replace("format: 1", "format: 2").as_bytes(), FileDamage::Newer(2));
    check_bad(text.replace("MARKET", "SQUARE").as_bytes(), loaded(&text.replace("MARKET", "SQUARE")).unwrap_err());
    check_bad(&vec![b'x'; 3 << 20], FileDamage::TooLong(FileKind::Game));
}

#[test]
fn an_empty_bad_file_needs_no_place() {
    let (_folder, mut store, record) = played(2);
    fs::write(store.path(), "").unwrap();
    assert!(matches!(
        store.load(),
        Err(LoadError::Damaged { damage: SaveDamage::File(FileDamage::Empty), before_holds: true, .. })
    ));
    store.save(&record).unwrap();
    assert_eq!(store.load().unwrap(), Some(record));
}

#[test]
fn a_bad_generation_before_is_moved_aside_too() {
    let (folder, mut store, mut record) = played(2);
    fs::write(folder.path().join("game.before.ron"), "rubbish").unwrap();
    store.load_before().unwrap_err();
    play(&mut record);
    store.save(&record).unwrap();
    assert_eq!(kept(&store), ["unreadable-1.ron"]);
    assert_eq!(store.load_before().unwrap().unwrap().done().len(), 2);
}

#[test]
fn when_both_are_bad_nothing_is_promised() {
    let (folder, mut store, _) = played(2);
    fs::write(folder.path().join("game.before.ron"), "rubbish").unwrap();
    fs::write(store.path(), "rubbish").unwrap();
    let refused = store.load().unwrap_err();
    assert_eq!(said(&refused), format!("{}: {}", store.path().display(), said(&FileDamage::Foreign(FileKind::Game))));
    store.set_aside().unwrap();
    assert_eq!(kept(&store), ["unreadable-1.ron", "unreadable-2.ron"]);
}

#[test]
fn a_generation_without_its_game_is_not_lost() {
    let (_folder, mut store, _) = played(2);
    fs::remove_file(store.path()).unwrap();
    assert!(store.load().unwrap().is_none());
    assert_eq!(store.load_before().unwrap().unwrap().done().len(), 1);
    store.save(&begun("SQUARE")).unwrap();
    assert_eq!(kept(&store), ["MARKET-1.ron"]);
}

#[test]
fn a_file_that_somebody_else_changed_is_noticed_and_not_lost() {
    let (folder, mut store, mut record) = played(2);
    fs::write(store.path(), "notes, in place of the game").unwrap();
    play(&mut record);
    store.save(&record).unwrap();
    assert_eq!(fs::read(&aside(&store)[0]).unwrap(), b"notes, in place of the game");
    assert_eq!(store.load_before().unwrap().unwrap().done().len(), 1, "the generation before stays");

    fs::write(folder.path().join("game.before.ron"), "more notes").unwrap();
    play(&mut record);
    store.save(&record).unwrap();
    assert_eq!(fs::read(&aside(&store)[1]).unwrap(), b"more notes");

    fs::remove_file(store.path()).unwrap();
    store.save(&record).unwrap();
    assert_eq!(store.load().unwrap(), Some(record), "what was taken away is written anew");
}

#[test]
fn what_a_killed_writer_left_is_replaced() {
    let (folder, mut store, mut record) = played(2);
    for name in ["game.ron.new", "game.before.ron.new"] {
        fs::write(folder.path().join(name), "half a").unwrap();
    }
    play(&mut record);
    store.save(&record).unwrap();
    assert_eq!(store.load().unwrap(), Some(record));
    let left = |name: &str| folder.path().join(name).exists();
    assert!(!left("game.ron.new") && !left("game.before.ron.new"));
}

/// The refusal of a save while a folder stands where that file would have to be; what was saved before is still there.
#[track_caller]
fn check_in_the_way(name: &str) {
    let (folder, mut store, record) = played(2);
    let before = store.load_before().unwrap();
    let path = folder.path().join(name);
    fs::create_dir(&path).unwrap();
    let mut further = record.clone();
    play(&mut further);
    let refused = said(&store.save(&further).unwrap_err());
    assert!(refused.starts_with(&format!("{} cannot be written (", path.display())), "{refused}");
    assert_eq!(store.load().unwrap(), Some(record));
    assert_eq!(store.load_before().unwrap(), before);
    let other = store.save(&begun("SQUARE")).is_err();
    assert!(!other || kept(&store).is_empty(), "nothing was moved for a game that could not be written");
    fs::remove_dir(&path).unwrap();
    store.save(&further).unwrap();
    assert_eq!(store.load().unwrap(), Some(further));
}

#[test]
fn a_save_that_fails_leaves_what_was_there() {
    check_in_the_way("game.ron.new");
    check_in_the_way("game.before.ron.new");
}

#[test]
#[cfg(unix)]
fn a_folder_that_cannot_be_made() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let refused = Store::open(file.join("deep").join("game.ron")).unwrap_err();
    assert_eq!(
        said(&refused),
        format!(
            "{} cannot be made (not a directory (os error 20)): something else is in the way, so move it or keep the game \
             in another folder",
            file.join("deep").display()
        )
    );
}

#[test]
fn the_default_place_is_the_apps_own() {
    if let Some(path) = Store::default_path() {
        assert!(path.ends_with(Path::new("game.ron")), "{}", path.display());
        assert!(path.to_string_lossy().contains("town-crier"), "{}", path.display());
    }
}

#[test]
fn a_game_that_cannot_be_written_sets_nothing_aside() {
    let (folder, mut store, record) = played(2);
    let names = || {
        let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        names.collect::<std::collections::BTreeSet<_>>()
    };
    fs::create_dir(folder.path().join("game.ron.new")).unwrap();
    let before = names();
    store.begin(written(&begun("SQUARE")).as_bytes()).unwrap_err();
    assert_eq!((store.load().unwrap(), names()), (Some(record), before));
    fs::remove_dir(folder.path().join("game.ron.new")).unwrap();
    store.begin(written(&begun("SQUARE")).as_bytes()).unwrap();
    assert_eq!((store.load().unwrap(), kept(&store)), (Some(begun("SQUARE")), vec!["MARKET-1.ron".to_owned()]));
}

#[test]
fn a_game_that_could_not_be_read_again_is_not_written() {
    let (_folder, mut store, record) = played(1);
    let mut opening = Opening::from_code("SQUARE".parse().unwrap());
    opening.players = vec!["x".repeat(FileKind::Game.longest())];
    let refused = said(&store.save(&Record::open(opening).unwrap()).unwrap_err());
    assert!(refused.contains("it is too large"), "{refused}");
    assert_eq!(store.load().unwrap(), Some(record));
}

#[test]
fn what_was_set_aside_is_listed_the_last_one_first() {
    let (folder, mut store, first) = played(2);
    let file = store.path().to_path_buf();
    assert_eq!(kept_games::<TroyesDice>(&Native, &file, 5), []);
    store.set_aside().unwrap();
    store.save(&begun("SQUARE")).unwrap();
    store.set_aside().unwrap();
    let aside = folder.path().join("kept");
    fs::write(aside.join("unreadable-1.ron"), "notes").unwrap();
    fs::create_dir(aside.join("folder.ron")).unwrap();
    let listed = || {
        let games = kept_games::<TroyesDice>(&Native, &file, 5).into_iter();
        games.map(|game| (game.file, game.record)).collect::<Vec<_>>()
    };
    let [old, new] = [(aside.join("MARKET-1.ron"), first), (aside.join("SQUARE-1.ron"), begun("SQUARE"))];
    let age = |path: &Path, seconds| {
        let time = std::time::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
        fs::File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
    };
    age(&old.0, 1_000_000);
    age(&new.0, 2_000_000);
    assert_eq!(listed(), [new.clone(), old.clone()]);
    age(&old.0, 3_000_000);
    assert_eq!(listed(), [old, new]);
    assert_eq!(kept_games::<TroyesDice>(&Native, &file, 1).len(), 1);
}

#[test]
#[cfg(unix)]
fn a_device_in_the_game_s_place_is_neither_read_nor_moved() {
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("device"), folder.path().join("game.ron"));
    // A pipe of this test's own stands for a device: both are no file, and this one can be made by anybody.
    assert!(std::process::Command::new("mkfifo").arg(&file).status().unwrap().success());
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let mut store = Store::open(&link).unwrap();
    assert!(matches!(store.load(), Err(LoadError::Io { .. })));
    store.save(&begun("MARKET")).unwrap_err();
    store.begin(written(&begun("MARKET")).as_bytes()).unwrap_err();
    assert_eq!(kept(&store), [""; 0]);
    assert!(!file.metadata().unwrap().is_file() && link.is_symlink());

    let lock = folder.path().join("other.ron.lock");
    assert!(std::process::Command::new("mkfifo").arg(&lock).status().unwrap().success());
    let refused = said(&Store::open(folder.path().join("other.ron")).unwrap_err());
    assert!(refused.contains("cannot be locked") && refused.contains("a device or a pipe"), "{refused}");
}

#[test]
#[cfg(unix)]
fn two_windows_never_write_one_game_though_their_folder_was_removed() {
    let (folder, mut store, mut record) = played(1);
    let file = store.path().to_path_buf();
    fs::remove_dir_all(folder.path()).unwrap();
    let mut other = Store::open(&file).unwrap();
    play(&mut record);
    assert!(matches!(store.save(&record), Err(StoreError::InUse { .. })), "the other window has it now");
    other.save(&record).unwrap();
    drop(other);
    store.save(&record).unwrap();
    assert!(matches!(Store::open(&file), Err(StoreError::InUse { .. })), "and now this one has it again");
    fs::remove_dir_all(folder.path()).unwrap();
    play(&mut record);
    store.save(&record).unwrap();
    assert_eq!(Store::look(&file).unwrap(), Some(record), "nothing is lost with the folder");
}
