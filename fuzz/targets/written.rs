//! Whatever stands in a file of orders to a game in which people choose is followed to the game's end, or refused in a line after
//! the cries of all that came before.
//!
//! The input is such a file. Its line `# cry …` names the game and its options, as in the files that are its seeds.
#![no_main]

use std::ffi::OsString;

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use town_crier::cli::REFUSED;
use town_crier_fuzz::typed::{GAMES, Game, Said};

fuzz_target!(|file: &[u8]| {
    let (game, options) = options(file);
    let json = told(game, &options, "json", file);
    let lines: Vec<Value> = json.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let last = lines.last().map(|line| &line["event"]);
    match json.code {
        0 => assert!(json.err.is_empty() && last.is_some_and(|event| event == "ended"), "{}", json.err),
        code => {
            assert_eq!(code, REFUSED);
            assert!(json.err.ends_with('\n') && !json.err.trim().is_empty(), "it says nothing");
        }
    }
    let text = told(game, &options, "text", file);
    assert_eq!((text.code, &text.err), (json.code, &json.err), "people are refused the same");
    assert_eq!(text.out.is_empty(), json.out.is_empty());
    for line in [&json.out, &json.err, &text.out, &text.err].into_iter().flat_map(|text| text.lines()) {
        assert!(!line.contains(char::is_control), "{line:?}");
    }
    // What was cried stays, whatever is ordered afterwards.
    if let Some(end) = file.trim_ascii_end().iter().rposition(|byte| *byte == b'\n') {
        let shorter = told(game, &options, "json", &file[..=end]);
        assert!(json.out.starts_with(&shorter.out), "the last order changes what was cried before it");
    }
});

/// The game and the options of the first line that names any.
fn options(file: &[u8]) -> (&'static Game, Vec<OsString>) {
    let line = file.split(|byte| *byte == b'\n').find_map(|line| line.strip_prefix(b"# cry "));
    let line = String::from_utf8_lossy(line.unwrap_or_default()).replace("--figures open", "--figures=open");
    let words: Vec<&str> = line.split_whitespace().collect();
    let named = |option: &str| words.iter().position(|word| *word == option).and_then(|at| words.get(at + 1)).copied();
    let mut choosing = GAMES.iter().filter(|game| game.chooses);
    let game = choosing.find(|game| named("--game") == Some(game.name)).unwrap_or(&GAMES[1]);
    let flags = game.flags.iter().filter(|flag| words.contains(flag)).map(Into::into);
    let options = game.options.iter().filter_map(|option| Game::option(option, named(option)));
    (game, flags.chain(options).collect())
}

fn told(game: &Game, options: &[OsString], format: &str, file: &[u8]) -> Said {
    let args = ["--orders", "-", "--format", format].map(OsString::from);
    game.cry(&[&args[..], options].concat(), file)
}
