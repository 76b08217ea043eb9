//! Printing from the command line: files replaced whole or not at all, and refusals in a sentence each.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use town_crier::cli::{self, Run, Streams};
use town_crier::crier::{Language, Manner, Words};
use town_crier::games;
use town_crier::games::troyes_dice::TroyesDice;

use crate::games::troyes_dice::paper::check_text;
use crate::games::troyes_dice::paper::reader::Read;

pub(crate) fn run(args: &[&str]) -> (Run, Vec<u8>, String) {
    run_spoken(args, Language::English)
}

/// Runs where the system speaks that language.
fn run_spoken(args: &[&str], spoken: Language) -> (Run, Vec<u8>, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = std::iter::once("town-crier").chain(args.iter().copied()).map(OsString::from);
    let mut streams = Streams { input: &mut &b""[..], out: &mut out, err: &mut err, watched: false };
    let run = cli::run(args, spoken, games::COMMANDS, &mut streams);
    (run, out, String::from_utf8(err).unwrap())
}

/// Prints to standard output.
#[track_caller]
pub(crate) fn printed(args: &[&str]) -> Read {
    let (run, out, err) = run(&[args, &["-o", "-"]].concat());
    assert_eq!((run, err.as_str()), (Run::Exit(0), ""));
    Read::pdf(&out)
}

#[track_caller]
fn check_refused(args: &[&str], sentence: &str) {
    assert_eq!(run(args), (Run::Exit(2), Vec::new(), format!("{sentence}\n")));
}

fn listed(folder: &Path) -> Vec<OsString> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect()
}

#[test]
fn sheets_card_and_report() {
    let sheets = printed(&["sheets", "--players", "Anna, Ben", "--numbering", "4+", "--code", "market day"]);
    assert_eq!(sheets.pages.len(), 2);
    check_text(&sheets, &["Anna", "Ben", "4", "Code MARKETDAY"]);
    assert_eq!(printed(&["sheets", "--players", "5", "--per-page", "2", "--paper", "Letter"]).pages.len(), 3);
    check_text(&printed(&["card", "--code", "market day", "--expansion"]), &["Code MARKETDAY", "Tiles in play"]);
    check_text(&printed(&["report", "tests/data/format-1.ron"]), &["Day 1, morning"]);
}

#[test]
fn each_in_every_language_as_named_or_as_the_system_speaks() {
    let orders: [(&[&str], &str); 3] = [
        (&["sheets", "--players", "1", "-o", "-"], "paper-total"),
        (&["card", "--code", "market day", "--expansion", "-o", "-"], "paper-card-title"),
        (&["report", "tests/data/format-1-reckoned.ron", "-o", "-"], "paper-report-title"),
    ];
    for language in Language::ALL {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        for (order, title) in orders {
            let (named, out, err) = run(&[order, &["--lang", language.tag()]].concat());
            assert_eq!((named, err.as_str()), (Run::Exit(0), ""), "{order:?} in {language:?}");
            check_text(&Read::pdf(&out), &[&words.text(title)]);
            let (_, spoken, _) = run_spoken(order, language);
            assert!(spoken == out, "{order:?} where the system speaks {language:?}");
        }
    }
}

#[test]
fn a_file_is_replaced_only_by_a_whole_pdf() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sheets.pdf");
    let name = file.to_str().unwrap();
    fs::write(&file, "%PDF of mine").unwrap();
    let (refused, _, err) = run(&["sheets", "--players", "Bo 🎲", "-o", name]);
    assert_eq!(refused, Run::Exit(2), "{err}");
    assert_eq!(fs::read(&file).unwrap(), b"%PDF of mine");
    let (done, out, _) = run(&["sheets", "--players", "1", "-o", name]);
    assert_eq!((done, out), (Run::Exit(0), Vec::new()));
    assert_eq!(Read::pdf(&fs::read(&file).unwrap()).pages.len(), 1);
    assert_eq!(listed(folder.path()), ["sheets.pdf"]);
}

#[test]
fn a_file_that_is_no_pdf_is_not_printed_over() {
    let folder = tempfile::tempdir().unwrap();
    let (notes, empty) = (folder.path().join("notes.txt"), folder.path().join("empty"));
    fs::write(&notes, "what I must not forget").unwrap();
    fs::write(&empty, "").unwrap();
    let print = |to: &Path| run(&["sheets", "--players", "1", "-o", to.to_str().unwrap()]);
    let (refused, _, err) = print(&notes);
    assert_eq!(refused, Run::Exit(2));
    let reason = "there is a file of another kind, which is not overwritten, so choose another name";
    assert_eq!(err, format!("{}: it cannot be written: {reason}\n", notes.display()));
    assert_eq!(fs::read(&notes).unwrap(), b"what I must not forget");
    assert_eq!(print(&empty).0, Run::Exit(0), "an empty file was made to be printed to");
    assert_eq!(print(&empty).0, Run::Exit(0), "and may be printed to again");
}

#[test]
#[cfg(unix)]
fn a_pipe_that_nobody_reads_is_not_waited_for() {
    use std::io::Read as _;

    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let print = || run(&["sheets", "--players", "1", "-o", pipe.to_str().unwrap()]);
    let (refused, _, err) = print();
    assert_eq!(refused, Run::Exit(2));
    assert!(err.ends_with("it is a pipe, and no program reads from it\n"), "{err}");
    let read = std::thread::spawn({
        let pipe = pipe.clone();
        move || {
            let mut read = Vec::new();
            fs::File::open(pipe).unwrap().read_to_end(&mut read).unwrap();
            read
        }
    });
    assert_eq!(print().0, Run::Exit(0), "who reads gets all of it");
    assert_eq!(Read::pdf(&read.join().unwrap()).pages.len(), 1);
}

#[test]
fn what_cannot_be_written_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let (here, gone) = (folder.path().to_path_buf(), folder.path().join("no/such"));
    let no_folder = format!("there is no folder {}", gone.display());
    for (target, why) in [(here, "it cannot be written: "), (gone.join("folder.pdf"), no_folder.as_str())] {
        let (run, _, err) = run(&["sheets", "--players", "1", "-o", target.to_str().unwrap()]);
        assert_eq!(run, Run::Exit(2));
        assert!(err.starts_with(&format!("{}: {why}", target.display())), "{err}");
    }
    assert!(listed(folder.path()).is_empty());
}

#[test]
fn refusals() {
    let sheets = |args: &[&'static str]| [&["sheets", "-o", "-"], args].concat();
    for players in ["0", "101", "Anna,,Ben", ""] {
        check_refused(
            &[&["sheets", "-o", "-", "--players"], &[players][..]].concat(),
            &format!(
                "--players: write how many sheets, 1 to 100, or names with commas between them, but not “{players}”"
            ),
        );
    }
    check_refused(&sheets(&["--players", "1", "--paper", "a5"]), "--paper: write a4 or letter, but not “a5”");
    check_refused(
        &sheets(&["--players", "1", "--per-page", "3"]),
        "--per-page: write one of 1, 2 and large, but not “3”",
    );
    check_refused(
        &sheets(&["--players", "1", "--numbering", "1,1,3,4,5,6"]),
        "--numbering: each number stands in one column, but 1 is named more than once",
    );
    check_refused(
        &sheets(&["--players", "1", "--code", "a/b", "--paper", "x"]),
        "--code: a code has letters, digits and hyphens, not “/”\n--paper: write a4 or letter, but not “x”",
    );
    check_refused(
        &["card", "-o", "-", "--tiles", "1,2"],
        "--tiles: three are needed, by the same-color plazas clockwise from plaza 1, not 2",
    );
    check_refused(
        &sheets(&["--players", "0", "--lang", "xx"]),
        "--players: write how many sheets, 1 to 100, or names with commas between them, but not “0”\n\
         --lang: write one of en, fr, de, es, it, nl, pl and lt, but not “xx”",
    );
    let (run, out, err) = run(&["report", "no-such.ron", "-o", "-"]);
    assert_eq!((run, out), (Run::Exit(2), Vec::new()));
    assert!(err.starts_with("no-such.ron: it cannot be read: ") && err.lines().count() == 1, "{err}");
}

#[test]
fn no_game_is_printed_over() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.ron");
    std::fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/format-1.ron"), &game).unwrap();
    let before = std::fs::read(&game).unwrap();
    let name = game.to_str().unwrap();
    let refused = |args: &[&str]| {
        let (run, out, err) = run(args);
        assert_eq!((run, out.len()), (Run::Exit(2), 0), "{args:?}");
        assert!(err.contains("which is never overwritten"), "{err}");
        assert_eq!(std::fs::read(&game).unwrap(), before, "{args:?}");
    };
    refused(&["report", name, "-o", name]);
    refused(&["sheets", "--players", "2", "-o", name]);
    #[cfg(unix)]
    {
        let links = ["soft", "hard"].map(|link| folder.path().join(link));
        std::os::unix::fs::symlink(&game, &links[0]).unwrap();
        std::fs::hard_link(&game, &links[1]).unwrap();
        for link in links {
            refused(&["report", name, "-o", link.to_str().unwrap()]);
        }
    }
}

#[test]
fn what_looks_like_a_wrong_number_names_nobody() {
    for players in ["-1", "+3", "1e3", "18446744073709551616", "0x", "2.5"] {
        let (run, out, _) = run(&["sheets", "--players", players, "-o", "-"]);
        let is_name = players == "0x";
        assert_eq!(run == Run::Exit(0), is_name, "{players}");
        assert_eq!(out.is_empty(), !is_name, "{players}");
    }
}
