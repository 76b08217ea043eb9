//! What the README says is so: its commands run, and what it names is there.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use town_crier::cli::{self, Run, Streams};
use town_crier::crier::Language;
use town_crier::games;

use crate::cli::{printed, run};

const README: &str = include_str!("../README.md");
const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The lines of the README's shell blocks, without comments.
fn shell_lines() -> Vec<&'static str> {
    let blocks = README.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.flat_map(str::lines).map(without_comment).filter(|line| !line.is_empty()).collect()
}

fn without_comment(line: &str) -> &str {
    line.split_once(" #").map_or(line, |(line, _)| line).trim()
}

/// The words of a command line, with quotes taken off.
fn words(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for (at, part) in line.split('"').enumerate() {
        if at % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// What follows the program's name, if the line runs the program.
fn arguments(line: &str) -> Option<&str> {
    ["cargo run --release", "town-crier"].iter().find_map(|program| line.strip_prefix(program)).map(|rest| {
        let rest = rest.trim_start();
        rest.strip_prefix("--").filter(|rest| rest.starts_with(' ')).unwrap_or(rest)
    })
}

/// Runs a command line of ours in a folder of its own, where a saved game and a file of dice lie.
#[track_caller]
fn runs(line: &str) {
    let folder = tempfile::tempdir().unwrap();
    let there = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    for name in ["GAME.ron", "evening.ron"] {
        fs::copy(Path::new(ROOT).join("tests/data/format-1.ron"), there(name)).unwrap();
    }
    let orders = if line.contains("troyes ") { "troyes" } else { "dice-village" };
    fs::copy(Path::new(ROOT).join(format!("tests/data/{orders}-bots.orders")), there("game.orders")).unwrap();
    let is_file = |word: &str| [".ron", ".pdf", ".csv", ".orders"].iter().any(|end| word.ends_with(end));
    // A million games are many for a test.
    let few = |word: &String| if word == "1000000" { "20".to_owned() } else { word.clone() };
    let asked: Vec<String> =
        words(line).iter().map(|word| if is_file(word) { there(word) } else { few(word) }).collect();
    // No service of the machine is woken: that it is an argument is seen below.
    let said: Vec<&str> = asked.iter().map(String::as_str).filter(|word| *word != "--aloud").collect();
    let dice = "3 1 3 6\n".repeat(16);
    if said.is_empty() {
        assert!(matches!(run(&said, "").run, Run::Desk(_)), "{line}");
        return;
    }
    // Not as text, since a PDF is none.
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = std::iter::once("town-crier").chain(said.iter().copied()).map(OsString::from);
    let streams = &mut Streams { input: &mut dice.as_bytes(), out: &mut out, err: &mut err, watched: false };
    let ran = cli::run(args, Language::English, games::COMMANDS, streams);
    // Many games end with how fast they were.
    let err = String::from_utf8(err).unwrap();
    let fast = err.strip_suffix(" games a second\n").is_some_and(|before| before.starts_with("20 games in "));
    // A gallery is served by whoever has the streams of the process, until it is told to end.
    let done = match ran {
        Run::Gallery(_) => line.contains("gallery"),
        Run::Exit(code) => code == 0,
        Run::Desk(request) => request.opened.is_some(),
    };
    assert!(done && if line.contains("almanac") { fast } else { err.is_empty() }, "{line}: {err}");
    for file in asked.iter().filter(|word| is_pdf(word)) {
        assert!(Path::new(file).exists(), "{line}: {file} is written");
    }
    if asked.len() > said.len() {
        assert!(printed(&["cry", "--help"], "").contains("--aloud"));
    }
}

fn is_pdf(word: &str) -> bool {
    Path::new(word).extension().is_some_and(|end| end == "pdf")
}

/// Whether this build can do what the line asks for.
fn is_built(line: &str) -> bool {
    cfg!(feature = "paper")
        || !["sheets", "card", "report", "kit"].iter().any(|command| words(line).iter().any(|word| word == command))
}

#[test]
fn every_command_of_the_readme_runs() {
    let lines: Vec<&str> = shell_lines().into_iter().filter_map(arguments).collect();
    assert!(lines.len() >= 8, "{lines:?}");
    lines.into_iter().filter(|line| is_built(line)).for_each(runs);
}

#[test]
fn every_example_of_the_help_runs() {
    let mut lines = Vec::new();
    // Those of the almanac play more games than a test has time for.
    let all = ["cry", "sheets", "card", "report", "kit", "deck", "words", "check", "view", "gallery"];
    let of_one = all.iter().map(|command| vec![*command, "--help"]);
    let of_village = ["sheets", "cry", "card"].map(|command| vec![command, "--game", "dice-village", "--help"]);
    let of_troyes = [vec!["cry", "--game", "troyes", "--help"]];
    for page in [vec!["--help"]].into_iter().chain(of_one).chain(of_village).chain(of_troyes) {
        if !is_built(page[0]) {
            continue;
        }
        let help = printed(&page, "");
        let examples = help.split("Examples:\n").nth(1).unwrap_or_default();
        let commands = examples.lines().filter_map(|line| line.strip_prefix("  town-crier"));
        // What an example does stands behind two spaces.
        lines.extend(commands.map(|line| {
            let line = line.strip_prefix(' ').unwrap_or(line);
            line.split("  ").next().unwrap_or_default().trim().to_owned()
        }));
    }
    assert!(lines.len() >= 28 || !cfg!(feature = "paper"), "{lines:?}");
    lines.iter().filter(|line| is_built(line)).for_each(|line| runs(line));
}

#[test]
fn every_other_command_of_the_readme_is_known() {
    let manifest = fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).unwrap();
    for line in shell_lines().into_iter().filter(|line| arguments(line).is_none()) {
        let words = words(line);
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["sudo", "apt", "install", package] => {
                assert!(package.starts_with("./town-crier_"), "{line}: cargo-deb names it otherwise");
            }
            ["cargo", "test"] | ["cargo", "test", "--no-default-features"] => {}
            ["cargo", "test", "--features", feature] => {
                assert!(manifest.contains(&format!("\n{feature} = [")), "{line}: there is no such feature");
            }
            [".ci/run", ..] => {
                let script = fs::read_to_string(Path::new(ROOT).join(".ci/run")).unwrap();
                for step in words.iter().skip(1).filter(|word| !word.starts_with("--")) {
                    assert!(script.contains(&format!("\n{step}() {{")), "{line}: there is no step {step}");
                }
            }
            _ => panic!("nothing holds this command of the README: {line}"),
        }
    }
}

/// What stands in backquotes and has a folder in it, or follows “in `folder`” in its table.
fn named() -> Vec<String> {
    let mut named = Vec::new();
    let mut folder = None;
    for line in README.lines() {
        if let Some(head) = line.strip_prefix("| in `") {
            folder = head.split('`').next();
        } else if !line.starts_with('|') {
            folder = None;
        }
        for (at, part) in line.split('`').enumerate() {
            let is_path = part.contains('/') && !part.contains([' ', '(', ':']);
            if at % 2 == 1 && is_path {
                named.push(part.to_owned());
            }
        }
        if let (Some(folder), Some(entry)) = (folder, line.strip_prefix("| `").and_then(|line| line.split('`').next()))
        {
            named.push(format!("{folder}/{entry}"));
        }
        let pictures = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        named.extend(pictures.filter(|path| !path.contains("://")).map(str::to_owned));
    }
    named
}

#[test]
fn everything_that_the_readme_names_is_there() {
    let named = named();
    assert!(named.len() > 20, "{named:?}");
    let lost: Vec<_> = named.iter().filter(|path| !Path::new(ROOT).join(path).exists()).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn every_room_stands_in_the_readme() {
    let named = named();
    for folder in ["src", "src/games/troyes_dice"] {
        for entry in fs::read_dir(Path::new(ROOT).join(folder)).unwrap() {
            let entry = entry.unwrap();
            let path = format!("{folder}/{}", entry.file_name().to_str().unwrap());
            assert!(!entry.path().is_dir() || named.contains(&path), "{path} is not told of");
        }
    }
}
