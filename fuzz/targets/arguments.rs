//! Whatever is typed behind `cry`'s options and thrown on standard input is cried to its end or refused in a line each.
//!
//! The input is text, a line each for `--code`, `--numbering`, `--plazas`, `--tiles`, `--from` and `--struck`; an empty one
//! leaves its option out. What follows are lines of thrown dice.
#![no_main]

use std::ffi::OsString;

use libfuzzer_sys::fuzz_target;
use town_crier::cli::{self, REFUSED, Run, Streams};
use town_crier::crier::Language;
use town_crier::games::COMMANDS;

const OPTIONS: [&str; 6] = ["--code", "--numbering", "--plazas", "--tiles", "--from", "--struck"];

fuzz_target!(|text: &[u8]| {
    let mut lines = text.splitn(OPTIONS.len() + 1, |byte| *byte == b'\n');
    let mut args: Vec<OsString> = ["town-crier", "cry", "--format", "json"].map(Into::into).to_vec();
    for option in OPTIONS {
        let line = lines.next().unwrap_or_default();
        if !line.is_empty() {
            args.push(format!("{option}={}", String::from_utf8_lossy(line)).into());
        } else if option == "--code" {
            // None of its own: every run of an input is the same.
            args.push("--code=MARKETDAY".into());
        }
    }
    let mut dice = lines.next().unwrap_or_default();
    if !dice.is_empty() {
        args.extend(["--dice".into(), "-".into()]);
    }
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let ran = cli::run(
        args,
        Language::English,
        COMMANDS,
        &mut Streams { input: &mut dice, out: &mut out, err: &mut err, watched: false },
    );
    let (out, err) = (String::from_utf8(out).expect("text"), String::from_utf8(err).expect("text"));
    match ran {
        Run::Exit(0) => assert!(err.is_empty() && out.ends_with("}\n"), "{err}"),
        Run::Exit(code) => {
            assert_eq!(code, REFUSED);
            assert!(err.ends_with('\n') && !err.trim().is_empty());
        }
        Run::Desk(_) => panic!("it asks for the desk"),
        Run::Gallery(_) => panic!("it asks for phones"),
    }
    let line = |text: &str| text.lines().all(|line| !line.is_empty() && !line.contains(char::is_control));
    assert!(line(&out) && line(&err), "{err}");
});
