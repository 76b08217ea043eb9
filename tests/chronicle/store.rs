//! The store: one window, whole files, and nothing that is ever lost; whatever game is kept.

use std::fs;
use std::path::Path;

use town_crier::chronicle::file::Native;
use town_crier::chronicle::store::{GAME_FILE, LoadError, Store, StoreError, kept_games};
use town_crier::chronicle::{FileDamage, FileKind, Record, SaveDamage, save};

use super::stored::{Stored, begun, go_on, kept, opening, played, said, written};
use crate::chronicle::aside;
use crate::games::of_each_game;

of_each_game! {
    a_new_store_is_empty_and_makes_its_folder,
    the_game_and_the_generation_before_are_kept,
    one_window_plays_and_another_looks,
    #[cfg(unix)] a_link_to_the_game_is_the_game,
    a_new_game_sets_the_old_one_aside,
    a_physical_game_is_kept_without_a_code,
    another_game_is_never_saved_over,
    a_bad_file_is_never_overwritten,
    an_empty_bad_file_needs_no_place,
    a_bad_generation_before_is_moved_aside_too,
    when_both_are_bad_nothing_is_promised,
    a_generation_without_its_game_is_not_lost,
    a_file_that_somebody_else_changed_is_noticed_and_not_lost,
    what_a_killed_writer_left_is_replaced,
    a_save_that_fails_leaves_what_was_there,
    #[cfg(unix)] a_folder_that_cannot_be_made,
    the_default_place_is_the_apps_own,
    a_game_that_cannot_be_written_sets_nothing_aside,
    a_game_that_could_not_be_read_again_is_not_written,
    what_was_set_aside_is_listed_the_last_one_first,
    #[cfg(unix)] a_device_in_the_game_s_place_is_neither_read_nor_moved,
    #[cfg(unix)] two_windows_never_write_one_game_though_their_folder_was_removed,
}

fn a_new_store_is_empty_and_makes_its_folder<G: Stored>() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep").join("down").join("game.ron");
    assert!(Store::<G>::look(&file).unwrap().is_none(), "a look makes nothing");
    let mut store = Store::<G>::open(&file).unwrap();
    assert!(store.load().unwrap().is_none() && store.load_before().unwrap().is_none());
    assert_eq!(store.set_aside().unwrap(), None);
    assert_eq!(kept(&store), [""; 0]);
    assert_eq!(store.path(), file);
}

fn the_game_and_the_generation_before_are_kept<G: Stored>() {
    let (_folder, mut store, mut record) = played::<G>(3);
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

fn one_window_plays_and_another_looks<G: Stored>() {
    let (folder, store, record) = played::<G>(1);
    let file = folder.path().join("game.ron");
    let refused = Store::<G>::open(&file).unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }));
    let sentence = "this game is open in another window of Town Crier, so it can be looked at but not played here: ";
    assert_eq!(said::<G>(&refused), format!("{sentence}{}", file.display()));
    assert_eq!(Store::<G>::look(&file).unwrap(), Some(record));
    drop(store);
    Store::<G>::open(&file).unwrap();
}

#[cfg(unix)]
fn a_link_to_the_game_is_the_game<G: Stored>() {
    let (folder, store, mut record) = played::<G>(1);
    let link = folder.path().join("link.ron");
    std::os::unix::fs::symlink(store.path(), &link).unwrap();
    assert!(matches!(Store::<G>::open(&link), Err(StoreError::InUse { .. })));
    let file = store.path().to_path_buf();
    drop(store);
    go_on(&mut record);
    Store::<G>::open(&link).unwrap().save(&record).unwrap();
    assert!(link.is_symlink());
    assert_eq!(Store::<G>::look(&file).unwrap(), Some(record));
}

fn a_new_game_sets_the_old_one_aside<G: Stored>() {
    let (_folder, mut store, record) = played::<G>(2);
    let aside = store.set_aside().unwrap().unwrap();
    assert!(store.load().unwrap().is_none() && store.load_before().unwrap().is_none());
    assert_eq!(Store::<G>::look(&aside).unwrap(), Some(record));
    assert_eq!(kept(&store), ["MARKET-1.ron"]);
    store.save(&begun::<G>("MARKET")).unwrap();
    store.set_aside().unwrap();
    store.save(&begun::<G>("SQUARE")).unwrap();
    store.set_aside().unwrap();
    assert_eq!(kept(&store), ["MARKET-1.ron", "MARKET-2.ron", "SQUARE-1.ron"]);
}

fn a_physical_game_is_kept_without_a_code<G: Stored>() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::<G>::open(folder.path().join("game.ron")).unwrap();
    store.save(&Record::<G>::open(G::physical()).unwrap()).unwrap();
    store.set_aside().unwrap();
    assert_eq!(kept(&store), ["physical-1.ron"]);
}

fn another_game_is_never_saved_over<G: Stored>() {
    let (_folder, mut store, record) = played::<G>(2);
    // The same code again, from the start.
    store.save(&begun::<G>("MARKET")).unwrap();
    assert_eq!(kept(&store), ["MARKET-1.ron"]);
    store.save(&begun::<G>("SQUARE")).unwrap();
    assert_eq!(kept(&store), ["MARKET-1.ron", "MARKET-2.ron"]);
    assert_eq!(Store::<G>::look(&aside(&store)[0]).unwrap(), Some(record));
    assert_eq!(store.load_before().unwrap(), None, "the generation before is not of another game");
}

/// Damages the game, and checks that it is refused, that the generation before is offered as it should be, and that the
/// bad file is whole in `kept/` after the next save.
#[track_caller]
fn check_bad<G: Stored>(bad: &[u8], damage: impl Into<SaveDamage<G>>) {
    let damage = damage.into();
    let (_folder, mut store, mut record) = played::<G>(2);
    fs::write(store.path(), bad).unwrap();

    let refused = store.load().unwrap_err();
    let LoadError::Damaged { path, damage: found, before_holds } = &refused else { panic!("{refused}") };
    assert_eq!((path.as_path(), found, *before_holds), (store.path(), &damage, true));
    let sentence = format!("{}: {} (the version before it can be read)", store.path().display(), said::<G>(&damage));
    assert_eq!(said::<G>(&refused), sentence);
    let before = store.load_before().unwrap().unwrap();
    assert_eq!(before.done().len(), 1);
    assert_eq!(fs::read(store.path()).unwrap(), bad, "to load changes nothing");

    go_on(&mut record);
    store.save(&record).unwrap();
    assert_eq!(store.load().unwrap(), Some(record));
    assert_eq!(store.load_before().unwrap(), Some(before), "the bad file did not become the generation before");
    let bad_kept = aside(&store);
    let bad_kept: Vec<_> = bad_kept.iter().filter(|path| path.ends_with("unreadable-1.ron")).collect();
    assert_eq!(bad_kept.iter().map(|path| fs::read(path).unwrap()).collect::<Vec<_>>(), [bad]);
}

fn a_bad_file_is_never_overwritten<G: Stored>() {
    check_bad::<G>(b"some notes", FileDamage::Foreign(FileKind::Game));
    check_bad::<G>(b"// A game of\xFF", FileDamage::Foreign(FileKind::Game));
    check_bad::<G>(b"// A game of \xFF", FileDamage::NotText { line: 1, column: 14 });
    let text = written(&begun::<G>("MARKET"));
    check_bad::<G>(text.replace("format: 1", "format: 2").as_bytes(), FileDamage::Newer(2));
    check_bad::<G>(
        text.replace("MARKET", "SQUARE").as_bytes(),
        save::read::<G>(&text.replace("MARKET", "SQUARE")).unwrap_err(),
    );
    check_bad::<G>(&vec![b'x'; 3 << 20], FileDamage::TooLong(FileKind::Game));
}

fn an_empty_bad_file_needs_no_place<G: Stored>() {
    let (_folder, mut store, record) = played::<G>(2);
    fs::write(store.path(), "").unwrap();
    assert!(matches!(
        store.load(),
        Err(LoadError::Damaged { damage: SaveDamage::File(FileDamage::Empty), before_holds: true, .. })
    ));
    store.save(&record).unwrap();
    assert_eq!(store.load().unwrap(), Some(record));
}

fn a_bad_generation_before_is_moved_aside_too<G: Stored>() {
    let (folder, mut store, mut record) = played::<G>(2);
    fs::write(folder.path().join("game.before.ron"), "rubbish").unwrap();
    store.load_before().unwrap_err();
    go_on(&mut record);
    store.save(&record).unwrap();
    assert_eq!(kept(&store), ["unreadable-1.ron"]);
    assert_eq!(store.load_before().unwrap().unwrap().done().len(), 2);
}

fn when_both_are_bad_nothing_is_promised<G: Stored>() {
    let (folder, mut store, _) = played::<G>(2);
    fs::write(folder.path().join("game.before.ron"), "rubbish").unwrap();
    fs::write(store.path(), "rubbish").unwrap();
    let refused = store.load().unwrap_err();
    assert_eq!(
        said::<G>(&refused),
        format!("{}: {}", store.path().display(), said::<G>(&FileDamage::Foreign(FileKind::Game)))
    );
    store.set_aside().unwrap();
    assert_eq!(kept(&store), ["unreadable-1.ron", "unreadable-2.ron"]);
}

fn a_generation_without_its_game_is_not_lost<G: Stored>() {
    let (_folder, mut store, _) = played::<G>(2);
    fs::remove_file(store.path()).unwrap();
    assert!(store.load().unwrap().is_none());
    assert_eq!(store.load_before().unwrap().unwrap().done().len(), 1);
    store.save(&begun::<G>("SQUARE")).unwrap();
    assert_eq!(kept(&store), ["MARKET-1.ron"]);
}

fn a_file_that_somebody_else_changed_is_noticed_and_not_lost<G: Stored>() {
    let (folder, mut store, mut record) = played::<G>(2);
    fs::write(store.path(), "notes, in place of the game").unwrap();
    go_on(&mut record);
    store.save(&record).unwrap();
    assert_eq!(fs::read(&aside(&store)[0]).unwrap(), b"notes, in place of the game");
    assert_eq!(store.load_before().unwrap().unwrap().done().len(), 1, "the generation before stays");

    fs::write(folder.path().join("game.before.ron"), "more notes").unwrap();
    go_on(&mut record);
    store.save(&record).unwrap();
    assert_eq!(fs::read(&aside(&store)[1]).unwrap(), b"more notes");

    fs::remove_file(store.path()).unwrap();
    store.save(&record).unwrap();
    assert_eq!(store.load().unwrap(), Some(record), "what was taken away is written anew");
}

fn what_a_killed_writer_left_is_replaced<G: Stored>() {
    let (folder, mut store, mut record) = played::<G>(2);
    for name in ["game.ron.new", "game.before.ron.new"] {
        fs::write(folder.path().join(name), "half a").unwrap();
    }
    go_on(&mut record);
    store.save(&record).unwrap();
    assert_eq!(store.load().unwrap(), Some(record));
    let left = |name: &str| folder.path().join(name).exists();
    assert!(!left("game.ron.new") && !left("game.before.ron.new"));
}

/// The refusal of a save while a folder stands where that file would have to be; what was saved before is still there.
#[track_caller]
fn check_in_the_way<G: Stored>(name: &str) {
    let (folder, mut store, record) = played::<G>(2);
    let before = store.load_before().unwrap();
    let path = folder.path().join(name);
    fs::create_dir(&path).unwrap();
    let mut further = record.clone();
    go_on(&mut further);
    let refused = said::<G>(&store.save(&further).unwrap_err());
    assert!(refused.starts_with(&format!("{} cannot be written (", path.display())), "{refused}");
    assert_eq!(store.load().unwrap(), Some(record));
    assert_eq!(store.load_before().unwrap(), before);
    let other = store.save(&begun::<G>("SQUARE")).is_err();
    assert!(!other || kept(&store).is_empty(), "nothing was moved for a game that could not be written");
    fs::remove_dir(&path).unwrap();
    store.save(&further).unwrap();
    assert_eq!(store.load().unwrap(), Some(further));
}

fn a_save_that_fails_leaves_what_was_there<G: Stored>() {
    check_in_the_way::<G>("game.ron.new");
    check_in_the_way::<G>("game.before.ron.new");
}

#[cfg(unix)]
fn a_folder_that_cannot_be_made<G: Stored>() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let refused = Store::<G>::open(file.join("deep").join("game.ron")).unwrap_err();
    assert_eq!(
        said::<G>(&refused),
        format!(
            "{} cannot be made (not a directory (os error 20)): something else is in the way, so move it or keep the game \
             in another folder",
            file.join("deep").display()
        )
    );
}

fn the_default_place_is_the_apps_own<G: Stored>() {
    if let Some(path) = Store::<G>::default_path() {
        assert!(path.ends_with(Path::new(GAME_FILE)), "{}", path.display());
        assert!(path.to_string_lossy().contains("town-crier"), "{}", path.display());
    }
}

fn a_game_that_cannot_be_written_sets_nothing_aside<G: Stored>() {
    let (folder, mut store, record) = played::<G>(2);
    let names = || {
        let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        names.collect::<std::collections::BTreeSet<_>>()
    };
    fs::create_dir(folder.path().join("game.ron.new")).unwrap();
    let before = names();
    store.begin(written(&begun::<G>("SQUARE")).as_bytes()).unwrap_err();
    assert_eq!((store.load().unwrap(), names()), (Some(record), before));
    fs::remove_dir(folder.path().join("game.ron.new")).unwrap();
    store.begin(written(&begun::<G>("SQUARE")).as_bytes()).unwrap();
    assert_eq!((store.load().unwrap(), kept(&store)), (Some(begun::<G>("SQUARE")), vec!["MARKET-1.ron".to_owned()]));
}

fn a_game_that_could_not_be_read_again_is_not_written<G: Stored>() {
    let (_folder, mut store, record) = played::<G>(1);
    let mut long = opening::<G>("SQUARE");
    G::name(&mut long, "x".repeat(FileKind::Game.longest()));
    let refused = said::<G>(&store.save(&Record::<G>::open(long).unwrap()).unwrap_err());
    assert!(refused.contains("it is too large"), "{refused}");
    assert_eq!(store.load().unwrap(), Some(record));
}

fn what_was_set_aside_is_listed_the_last_one_first<G: Stored>() {
    let (folder, mut store, first) = played::<G>(2);
    let file = store.path().to_path_buf();
    assert_eq!(kept_games::<G>(&Native, &file, 5), []);
    store.set_aside().unwrap();
    store.save(&begun::<G>("SQUARE")).unwrap();
    store.set_aside().unwrap();
    let aside = folder.path().join("kept");
    fs::write(aside.join("unreadable-1.ron"), "notes").unwrap();
    fs::create_dir(aside.join("folder.ron")).unwrap();
    let listed = || {
        let games = kept_games::<G>(&Native, &file, 5).into_iter();
        games.map(|game| (game.file, game.record)).collect::<Vec<_>>()
    };
    let [old, new] = [(aside.join("MARKET-1.ron"), first), (aside.join("SQUARE-1.ron"), begun::<G>("SQUARE"))];
    let age = |path: &Path, seconds| {
        let time = std::time::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
        fs::File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
    };
    age(&old.0, 1_000_000);
    age(&new.0, 2_000_000);
    assert_eq!(listed(), [new.clone(), old.clone()]);
    age(&old.0, 3_000_000);
    assert_eq!(listed(), [old, new]);
    assert_eq!(kept_games::<G>(&Native, &file, 1).len(), 1);
}

#[cfg(unix)]
fn a_device_in_the_game_s_place_is_neither_read_nor_moved<G: Stored>() {
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("device"), folder.path().join("game.ron"));
    // A pipe of this test's own stands for a device: both are no file, and this one can be made by anybody.
    assert!(std::process::Command::new("mkfifo").arg(&file).status().unwrap().success());
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let mut store = Store::<G>::open(&link).unwrap();
    assert!(matches!(store.load(), Err(LoadError::Io { .. })));
    store.save(&begun::<G>("MARKET")).unwrap_err();
    store.begin(written(&begun::<G>("MARKET")).as_bytes()).unwrap_err();
    assert_eq!(kept(&store), [""; 0]);
    assert!(!file.metadata().unwrap().is_file() && link.is_symlink());

    let lock = folder.path().join("other.ron.lock");
    assert!(std::process::Command::new("mkfifo").arg(&lock).status().unwrap().success());
    let refused = said::<G>(&Store::<G>::open(folder.path().join("other.ron")).unwrap_err());
    assert!(refused.contains("cannot be locked") && refused.contains("a device or a pipe"), "{refused}");
}

#[cfg(unix)]
fn two_windows_never_write_one_game_though_their_folder_was_removed<G: Stored>() {
    let (folder, mut store, mut record) = played::<G>(1);
    let file = store.path().to_path_buf();
    fs::remove_dir_all(folder.path()).unwrap();
    let mut other = Store::<G>::open(&file).unwrap();
    go_on(&mut record);
    assert!(matches!(store.save(&record), Err(StoreError::InUse { .. })), "the other window has it now");
    other.save(&record).unwrap();
    drop(other);
    store.save(&record).unwrap();
    assert!(matches!(Store::<G>::open(&file), Err(StoreError::InUse { .. })), "and now this one has it again");
    fs::remove_dir_all(folder.path()).unwrap();
    go_on(&mut record);
    store.save(&record).unwrap();
    assert_eq!(Store::<G>::look(&file).unwrap(), Some(record), "nothing is lost with the folder");
}
