//! Whatever stands in a file of orders to Dice Village is followed to the game's end, or refused in a line after the cries of
//! all that came before.
//!
//! The input is such a file. Its line `# cry …` names the options of the game, as in the files that are its seeds.
#![no_main]

use std::ffi::OsString;

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use town_crier::cli::{self, REFUSED, Run, Streams};
use town_crier::crier::Language;
use town_crier::games::COMMANDS;

/// The options that a file may name: none of them reads or writes another file.
const OPTIONS: [&str; 7] = ["--code", "--players", "--first", "--cards", "--dice", "--paid", "--depth"];

/// What came of a file.
struct Told {
    code: u8,
    out: String,
    err: String,
}

fuzz_target!(|file: &[u8]| {
    let options = options(file);
    let json = told(&options, "json", file);
    let lines: Vec<Value> = json.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let last = lines.last().map(|line| &line["event"]);
    match json.code {
        0 => assert!(json.err.is_empty() && last.is_some_and(|event| event == "ended"), "{}", json.err),
        code => {
            assert_eq!(code, REFUSED);
            assert!(json.err.ends_with('\n') && !json.err.trim().is_empty(), "it says nothing");
        }
    }
    let text = told(&options, "text", file);
    assert_eq!((text.code, &text.err), (json.code, &json.err), "people are refused the same");
    assert_eq!(text.out.is_empty(), json.out.is_empty());
    for line in [&json.out, &json.err, &text.out, &text.err].into_iter().flat_map(|text| text.lines()) {
        assert!(!line.contains(char::is_control), "{line:?}");
    }
    // What was cried stays, whatever is ordered afterwards.
    if let Some(end) = file.trim_ascii_end().iter().rposition(|byte| *byte == b'\n') {
        let shorter = told(&options, "json", &file[..=end]);
        assert!(json.out.starts_with(&shorter.out), "the last order changes what was cried before it");
    }
});

/// The options of the first line that names any; a code of its own is none, so that every run of an input is the same.
fn options(file: &[u8]) -> Vec<OsString> {
    let line = file.split(|byte| *byte == b'\n').find_map(|line| line.strip_prefix(b"# cry "));
    let line = String::from_utf8_lossy(line.unwrap_or_default()).into_owned();
    let words: Vec<&str> = line.split_whitespace().collect();
    let named = |option: &str| words.iter().position(|word| *word == option).and_then(|at| words.get(at + 1));
    let typed = |option: &&str| named(option).or((*option == "--code").then_some(&"MARKETDAY")).copied();
    OPTIONS.iter().filter_map(|option| Some(format!("{option}={}", typed(option)?).into())).collect()
}

fn told(options: &[OsString], format: &str, mut file: &[u8]) -> Told {
    let args = ["town-crier", "cry", "--game", "dice-village", "--orders", "-", "--format", format];
    let args = args.into_iter().map(OsString::from).chain(options.iter().cloned());
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut streams = Streams { input: &mut file, out: &mut out, err: &mut err, watched: false };
    let code = match cli::run(args, Language::English, COMMANDS, &mut streams) {
        Run::Exit(code) => code,
        Run::Desk(_) => panic!("it asks for the desk"),
        Run::Gallery(_) => panic!("it asks for phones"),
    };
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Told { code, out: text(out), err: text(err) }
}
