//! The house rule: a room knows no game, imports only go left, rules are pure, and every color is a token.
//!
//! Sources are read as text, comments and literals left out; what they name with `crate::` or `super::` is an import,
//! wherever it stands.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms, from left to right: a room imports itself and what stands before it.
const ROOMS: [&str; 11] =
    ["play", "chronicle", "crier", "stage", "almanac", "show", "gallery", "paper", "desk", "cli", "games"];
/// The rooms' parts of a game, from left to right.
const PARTS: [&str; 10] = ["rules", "bots", "record", "words", "stage", "almanac", "show", "paper", "desk", "cli"];
/// What is nobody's but the system's: it has no place in rules.
const IMPURE: [&str; 6] = ["time", "fs", "thread", "env", "net", "process"];
/// The crates that rules may use: none of them knows a clock, a file or a window.
const PURE_CRATES: [&str; 5] = ["core", "enum_map", "std", "strum", "thiserror"];
/// Where colors are.
const TOKENS: &str = "src/stage/tokens.rs";

/// A source file, and the module that it is.
struct Source {
    path: PathBuf,
    module: Vec<String>,
    /// Its text without comments and without what stands in literals.
    code: String,
}

impl Source {
    fn all() -> Vec<Self> {
        let mut sources = Vec::new();
        gather(Path::new("src"), &mut sources);
        assert!(sources.len() > 100, "only {} sources were found", sources.len());
        sources
    }

    fn is_in(&self, module: &[&str]) -> bool {
        self.module.len() >= module.len() && self.module.iter().zip(module).all(|(one, other)| one == other)
    }

    /// Everything that it names of this crate, each as a path from the crate's root.
    fn imports(&self) -> BTreeSet<Vec<String>> {
        let mut found = BTreeSet::new();
        for (at, _) in self.code.match_indices("crate::").chain(self.code.match_indices("super::")) {
            // `super::super::x` is found at its first word.
            let before = &self.code[..at];
            if before.ends_with("super::") || before.ends_with(|sign: char| sign.is_alphanumeric() || sign == '_') {
                continue;
            }
            let mut base = self.module.clone();
            let mut rest = &self.code[at..];
            if let Some(behind) = rest.strip_prefix("crate::") {
                base.clear();
                rest = behind;
            }
            while let Some(behind) = rest.strip_prefix("super::") {
                base.pop();
                rest = behind;
            }
            for names in trees(rest) {
                found.insert(base.iter().cloned().chain(names).collect());
            }
        }
        found
    }
}

/// The paths that a use tree names: `a::{b, c::d}` names `a::b` and `a::c::d`.
fn trees(text: &str) -> Vec<Vec<String>> {
    let end = text.find(|sign: char| !(sign.is_alphanumeric() || sign == '_')).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    if let Some(rest) = rest.strip_prefix("::") {
        let behind = trees(rest);
        return behind.into_iter().map(|names| std::iter::once(name.to_owned()).chain(names).collect()).collect();
    }
    let Some(group) = text.strip_prefix('{') else {
        return vec![if name.is_empty() { Vec::new() } else { vec![name.to_owned()] }];
    };
    let mut depth = 0;
    let mut start = 0;
    let mut found = Vec::new();
    for (at, sign) in group.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                found.extend(trees(group[start..at].trim()));
                start = at + 1;
                if sign == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    found
}

fn gather(folder: &Path, sources: &mut Vec<Source>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut entries: Vec<PathBuf> =
        fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let path = path.strip_prefix(root).unwrap().to_path_buf();
        if root.join(&path).is_dir() {
            gather(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let module = path.with_extension("");
            let names = module.iter().skip(1).map(|name| name.to_string_lossy().into_owned());
            let module = names.filter(|name| !["mod", "lib", "main"].contains(&name.as_str())).collect();
            let code = code_of(&fs::read_to_string(root.join(&path)).unwrap());
            sources.push(Source { path, module, code });
        }
    }
}

/// The text without comments, and with every literal of text emptied.
fn code_of(text: &str) -> String {
    let mut code = String::new();
    for line in text.lines() {
        let mut literal = false;
        let mut escaped = false;
        let mut signs = line.chars().peekable();
        while let Some(sign) = signs.next() {
            match sign {
                _ if escaped => escaped = false,
                '\\' if literal => escaped = true,
                '"' => {
                    literal = !literal;
                    code.push(sign);
                }
                '/' if !literal && signs.peek() == Some(&'/') => break,
                _ if !literal => code.push(sign),
                _ => {}
            }
        }
        code.push('\n');
    }
    code
}

/// Fails with all that is wrong, a line each.
#[track_caller]
fn none(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

fn place(names: &[&str], name: &str) -> Option<usize> {
    names.iter().position(|other| *other == name)
}

#[test]
fn every_source_is_in_a_room() {
    let sources = Source::all();
    let outside = |source: &&Source| source.module.first().is_some_and(|room| !ROOMS.contains(&room.as_str()));
    none(&sources.iter().filter(outside).map(|source| source.path.display().to_string()).collect::<Vec<_>>());
}

#[test]
fn imports_only_go_left() {
    let mut wrong = Vec::new();
    for source in Source::all() {
        let Some(room) = source.module.first().and_then(|room| place(&ROOMS, room)) else { continue };
        for import in source.imports() {
            let to_the_right = import.first().and_then(|other| place(&ROOMS, other)).is_some_and(|other| other > room);
            if to_the_right {
                wrong.push(format!("{} imports {}", source.path.display(), import.join("::")));
            }
        }
    }
    none(&wrong);
}

#[test]
fn only_a_games_own_folder_and_the_list_name_it() {
    let mut wrong = Vec::new();
    for source in Source::all().iter().filter(|source| source.path != Path::new("src/games/mod.rs")) {
        for import in source.imports() {
            if let [games, game, ..] = import.as_slice()
                && games == "games"
                && !source.is_in(&["games", game])
            {
                wrong.push(format!("{} names {}", source.path.display(), import.join("::")));
            }
        }
    }
    none(&wrong);
}

#[test]
fn within_a_game_imports_only_go_left() {
    let mut wrong = Vec::new();
    for source in Source::all() {
        let [games, game, part, ..] = source.module.as_slice() else { continue };
        let Some(part) = place(&PARTS, part).filter(|_| games == "games") else { continue };
        for import in source.imports() {
            if let [games, other, name, ..] = import.as_slice()
                && (games, other) == (&"games".to_owned(), game)
                && place(&PARTS, name).is_some_and(|name| name > part)
            {
                wrong.push(format!("{} imports {}", source.path.display(), import.join("::")));
            }
        }
    }
    none(&wrong);
}

#[test]
fn rules_are_pure() {
    let mut wrong = Vec::new();
    let rules = |source: &Source| matches!(source.module.as_slice(), [games, _, rules, ..] if games == "games" && rules == "rules");
    let sources: Vec<Source> = Source::all().into_iter().filter(rules).collect();
    assert!(!sources.is_empty(), "no rules were found");
    for source in &sources {
        let path = source.path.display();
        for import in source.imports() {
            let own = import.len() >= 3 && import[..3] == source.module[..3];
            let game = import.len() == 3 && import[..2] == source.module[..2];
            if !own && !game && import.first().is_none_or(|room| room != "play") {
                wrong.push(format!("{path} imports {}", import.join("::")));
            }
        }
        for (at, _) in source.code.match_indices("std::") {
            for names in trees(&source.code[at + "std::".len()..]) {
                if names.first().is_some_and(|name| IMPURE.contains(&name.as_str())) {
                    wrong.push(format!("{path} uses std::{}", names.join("::")));
                }
            }
        }
        for line in source.code.lines().filter_map(|line| line.trim().strip_prefix("use ")) {
            let name = line.split("::").next().unwrap_or_default();
            if !["crate", "super", "self"].contains(&name) && !PURE_CRATES.contains(&name) {
                wrong.push(format!("{path} uses {name}"));
            }
        }
    }
    none(&wrong);
}

/// Bots know the rules and nothing else, and chance comes in as a value.
#[test]
fn bots_know_nothing_but_the_rules() {
    let bots = |source: &Source| matches!(source.module.as_slice(), [games, _, bots, ..] if games == "games" && bots == "bots");
    let sources: Vec<Source> = Source::all().into_iter().filter(bots).collect();
    assert!(!sources.is_empty(), "no bots were found");
    let mut wrong = Vec::new();
    for source in &sources {
        for import in source.imports() {
            let part = import.get(2).map(String::as_str);
            if import.len() < 3 || import[..2] != source.module[..2] || !matches!(part, Some("rules" | "bots")) {
                wrong.push(format!("{} imports {}", source.path.display(), import.join("::")));
            }
        }
        for line in source.code.lines().filter_map(|line| line.trim().strip_prefix("use ")) {
            let name = line.split("::").next().unwrap_or_default();
            let own = source.code.contains(&format!("mod {name};"));
            if !["crate", "super", "self"].contains(&name) && !own && !PURE_CRATES.contains(&name) {
                wrong.push(format!("{} uses {name}", source.path.display()));
            }
        }
    }
    none(&wrong);
}

#[test]
fn every_color_is_a_token() {
    const MADE: [&str; 5] = ["Color32::from_rgb(", "Color32::from_gray(", "Color32::from_rgba", "Rgb(0x", "Rgb::hex("];
    let mut wrong = Vec::new();
    for source in Source::all().iter().filter(|source| source.path != Path::new(TOKENS)) {
        let dense: String = source.code.split_whitespace().collect();
        for made in MADE {
            // A color that is made of another one's parts is no constant.
            let constants = dense.match_indices(made).filter(|(at, _)| {
                made.starts_with("Rgb") || dense[at + made.len()..].starts_with(|sign: char| sign.is_ascii_digit())
            });
            wrong.extend(constants.map(|_| format!("{} makes a color: {made}…", source.path.display())));
        }
        // Literals were emptied, so the text is read again for the way that SVG writes a color.
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&source.path)).unwrap();
        let written = text.split("\"#").skip(1).filter(|rest| {
            rest.len() > 6 && rest.is_char_boundary(6) && rest[..6].chars().all(|sign| sign.is_ascii_hexdigit())
        });
        wrong.extend(written.map(|rest| format!("{} writes a color: #{}", source.path.display(), &rest[..6])));
    }
    none(&wrong);
}

#[test]
fn use_trees_are_read() {
    let paths = |text: &str| trees(text).into_iter().map(|names| names.join("::")).collect::<Vec<_>>();
    assert_eq!(paths("a::b;"), ["a::b"]);
    assert_eq!(paths("a::{b, c::{d, e as f}, g};"), ["a::b", "a::c::d", "a::c::e", "a::g"]);
    assert_eq!(paths("a::b::new(c)"), ["a::b::new"]);
    assert_eq!(code_of("a(\"crate::b\"); // crate::c\n"), "a(\"\"); \n");
}
