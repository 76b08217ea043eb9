//! The one writer of files: whole or not at all, and what must not be replaced is not.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use tempfile::tempdir;
use town_crier::chronicle::file::{Native, NotAFile, Ours, add, append, put_aside, read, read_any, replace};

/// What lies in the folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.collect();
    names.sort_unstable();
    names
}

#[test]
fn a_file_is_replaced_and_nothing_is_left_beside_it() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("sheets.pdf");
    for bytes in [&b"old"[..], b"new and longer", b""] {
        replace(&file, bytes).unwrap();
        assert_eq!(fs::read(&file).unwrap(), bytes);
        assert_eq!(names(folder.path()), ["sheets.pdf"]);
    }
}

#[test]
fn what_cannot_be_replaced_stays() {
    let folder = tempdir().unwrap();
    fs::create_dir(folder.path().join("folder")).unwrap();
    replace(&folder.path().join("folder"), b"x").unwrap_err();
    assert_eq!(replace(&folder.path().join("none").join("x"), b"x").unwrap_err().kind(), ErrorKind::NotFound);
    assert_eq!(names(folder.path()), ["folder"]);
}

#[test]
#[cfg(unix)]
fn links_and_devices_stay_and_others_may_read_what_is_written() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = tempdir().unwrap();
    let [file, link, dangling, plain] = ["file", "link", "dangling", "plain"].map(|name| folder.path().join(name));
    symlink(&file, &link).unwrap();
    fs::write(&file, "old").unwrap();
    replace(&link, b"new").unwrap();
    assert!(link.is_symlink() && !file.is_symlink());
    assert_eq!(fs::read(&file).unwrap(), b"new");
    symlink(folder.path().join("nothing"), &dangling).unwrap();
    replace(&dangling, b"new").unwrap();
    assert!(dangling.is_symlink(), "what it stands for is made");
    assert_eq!(fs::read(folder.path().join("nothing")).unwrap(), b"new");
    replace(Path::new("/dev/null"), b"nothing").unwrap();
    fs::write(&plain, "").unwrap();
    let mode = |path: &PathBuf| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&file), mode(&plain), "as any file of this user");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    replace(&link, b"newer").unwrap();
    assert_eq!(mode(&file) & 0o777, 0o600, "what was private stays private");
    let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
    symlink(&one, &other).unwrap();
    symlink(&other, &one).unwrap();
    replace(&one, b"round and round").unwrap_err();
}

#[test]
fn a_name_may_be_as_long_as_the_system_lets_it_be_and_nothing_beside_it_is_touched() {
    let folder = tempdir().unwrap();
    let long = "x".repeat(255);
    replace(&folder.path().join(&long), b"long").unwrap();
    fs::write(folder.path().join("sheets.pdf.new"), "notes").unwrap();
    replace(&folder.path().join("sheets.pdf"), b"pdf").unwrap();
    assert_eq!(names(folder.path()), ["sheets.pdf", "sheets.pdf.new", long.as_str()]);
    assert_eq!(fs::read(folder.path().join("sheets.pdf.new")).unwrap(), b"notes");
}

#[test]
#[cfg(unix)]
fn only_a_regular_file_is_read_locked_or_added_to() {
    let is_refused = |error: std::io::Error| matches!(error.get_ref(), Some(error) if error.is::<NotAFile>());
    // It has no end, and says that it has no length.
    let endless = Path::new("/dev/zero");
    assert!(is_refused(read(endless, 1000).unwrap_err()));
    assert!(is_refused(read_any(&Native, endless, 1000).unwrap_err()));
    assert!(is_refused(append(Path::new("/dev/null"), "text", 1000).unwrap_err()));
    let folder = tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    // Nobody ever writes to it: who opened it would wait for ever.
    assert!(is_refused(read(&pipe, 1000).unwrap_err()));
    assert!(is_refused(append(&pipe, "text", 1000).unwrap_err()));
}

#[test]
fn nothing_is_written_over_a_file_of_ours() {
    let folder = tempdir().unwrap();
    let (game, hall) = (folder.path().join("game.ron"), folder.path().join("hall.ron"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    for (from, to) in [("format-1.ron", &game), ("hall-1.ron", &hall)] {
        fs::copy(root.join(from), to).unwrap();
        let before = fs::read(to).unwrap();
        let refused = replace(to, b"%PDF").unwrap_err();
        assert!(matches!(refused.get_ref(), Some(error) if error.is::<Ours>()), "{refused}");
        // Damaged, it is still ours: what can be saved of it must be.
        fs::write(to, &before[..200]).unwrap();
        replace(to, b"%PDF").unwrap_err();
        assert_eq!(fs::read(to).unwrap(), &before[..200]);
    }
}

#[test]
fn what_is_put_aside_replaces_nothing() {
    let folder = tempdir().unwrap();
    for number in 1..=3 {
        fs::write(folder.path().join("settings.ron"), number.to_string()).unwrap();
        put_aside(&Native, &folder.path().join("settings.ron"), "aside", "ron").unwrap();
    }
    assert_eq!(names(folder.path()), ["aside-2.ron", "aside-3.ron", "aside.ron"]);
    assert_eq!(fs::read(folder.path().join("aside.ron")).unwrap(), b"1");
}

#[test]
fn what_is_added_replaces_nothing() {
    let folder = tempdir().unwrap();
    let deep = folder.path().join("deep").join("down");
    assert_eq!(add(&deep, "card", "pdf", b"1").unwrap(), deep.join("card.pdf"));
    assert_eq!(add(&deep, "card", "pdf", b"2").unwrap(), deep.join("card-2.pdf"));
    fs::create_dir(deep.join("card-3.pdf")).unwrap();
    assert_eq!(add(&deep, "card", "pdf", b"4").unwrap(), deep.join("card-4.pdf"));
    assert_eq!(names(&deep), ["card-2.pdf", "card-3.pdf", "card-4.pdf", "card.pdf"]);
    assert_eq!(fs::read(deep.join("card.pdf")).unwrap(), b"1");
    add(&deep.join("card.pdf"), "x", "pdf", b"").unwrap_err();
}

#[test]
fn no_more_is_read_than_shows_that_it_is_too_long() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    assert_eq!(read(&file, 3).unwrap_err().kind(), ErrorKind::NotFound);
    assert_eq!(read_any(&Native, &file, 3).unwrap(), None);
    fs::write(&file, "abcdef").unwrap();
    assert_eq!(read(&file, 3).unwrap(), b"abcd");
    assert_eq!(read_any(&Native, &file, 6).unwrap(), Some(b"abcdef".to_vec()));
}
