//! The one writer of files: whole or not at all, and what must not be replaced is not.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use tempfile::tempdir;
use town_crier::chronicle::file::{add, read, read_any, replace};

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
    replace(&dangling, b"new").unwrap_err();
    assert!(dangling.is_symlink());
    replace(Path::new("/dev/null"), b"nothing").unwrap();
    fs::write(&plain, "").unwrap();
    let mode = |path: &PathBuf| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&file), mode(&plain), "as any file of this user");
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
    assert_eq!(read_any(&file, 3).unwrap(), None);
    fs::write(&file, "abcdef").unwrap();
    assert_eq!(read(&file, 3).unwrap(), b"abcd");
    assert_eq!(read_any(&file, 6).unwrap(), Some(b"abcdef".to_vec()));
}
