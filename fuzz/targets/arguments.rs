//! Whatever is typed behind `cry`'s options is cried to its end or refused in a line each.
//!
//! The input is text: a line with the name of a game, a line with the words that it says or not, and a line for each of its
//! options; an empty one leaves its option out. What follows are lines of thrown dice, where a game takes any; elsewhere bots
//! choose.
#![no_main]

use std::ffi::OsString;

use libfuzzer_sys::fuzz_target;
use town_crier::cli::REFUSED;
use town_crier_fuzz::typed::{GAMES, Game};

fuzz_target!(|text: &[u8]| {
    let (first, text) = line(text);
    let game = GAMES.iter().find(|game| game.name == first).unwrap_or(&GAMES[0]);
    let (said, mut rest) = line(text);
    let mut args: Vec<OsString> = ["--format", "json"].map(Into::into).to_vec();
    args.extend(game.flags.iter().filter(|flag| said.contains(*flag)).map(Into::into));
    for option in game.options {
        let (value, behind) = line(rest);
        rest = behind;
        args.extend(Game::option(option, Some(&value)));
    }
    match (game.chooses, rest.is_empty()) {
        (true, _) => args.push("--bots".into()),
        (false, true) => {}
        (false, false) => args.extend(["--dice".into(), "-".into()]),
    }
    let said = game.cry(&args, rest);
    match said.code {
        0 => assert!(said.err.is_empty() && said.out.ends_with("}\n"), "{}", said.err),
        code => {
            assert_eq!(code, REFUSED);
            assert!(said.err.ends_with('\n') && !said.err.trim().is_empty());
        }
    }
    let is_plain = |text: &str| text.lines().all(|line| !line.is_empty() && !line.contains(char::is_control));
    assert!(is_plain(&said.out) && is_plain(&said.err), "{}", said.err);
});

/// The first line, and what follows.
fn line(text: &[u8]) -> (String, &[u8]) {
    let end = text.iter().position(|byte| *byte == b'\n');
    let (line, rest) = end.map_or((text, &text[text.len()..]), |end| (&text[..end], &text[end + 1..]));
    (String::from_utf8_lossy(line).into_owned(), rest)
}
