//! The house rule: a room knows no game, imports only go left, rules are pure, and every color is a token.
//!
//! What a source names with `crate::` or `super::` is an import, wherever it stands.

use std::path::Path;

use crate::sources::{SOURCES, Source, Token, each_list};

/// The rooms, from left to right: a room imports itself and what stands before it.
const ROOMS: [&str; 11] =
    ["play", "chronicle", "crier", "stage", "almanac", "show", "gallery", "paper", "desk", "cli", "games"];
/// The rooms' parts of a game, from left to right.
const PARTS: [&str; 10] = ["rules", "bots", "record", "words", "stage", "almanac", "show", "paper", "desk", "cli"];
/// What is nobody's but the system's: it has no place in rules.
const IMPURE: [&str; 6] = ["time", "fs", "thread", "env", "net", "process"];
/// The crates that rules may use: none of them knows a clock, a file or a window.
const PURE_CRATES: [&str; 4] = ["core", "enum_map", "std", "thiserror"];
/// Where colors are.
const TOKENS: &str = "src/stage/tokens.rs";

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
    let outside = |source: &&Source| source.module.first().is_some_and(|room| !ROOMS.contains(&room.as_str()));
    none(&SOURCES.iter().filter(outside).map(|source| source.path.display().to_string()).collect::<Vec<_>>());
}

#[test]
fn imports_only_go_left() {
    let mut wrong = Vec::new();
    for source in SOURCES.iter() {
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
    for source in SOURCES.iter().filter(|source| source.path != Path::new("src/games/mod.rs")) {
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
    for source in SOURCES.iter() {
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

/// The crates that a source uses although rules may not.
fn impure(source: &Source) -> Vec<String> {
    let own = |name: &str| {
        let declared =
            |pair: &[Token]| matches!(pair, [Token::Word(one), Token::Word(other)] if one == "mod" && other == name);
        ["crate", "super", "self"].contains(&name) || source.tokens.windows(2).any(declared)
    };
    let used = source.used().into_iter().filter(|name| !own(name) && !PURE_CRATES.contains(&name.as_str()));
    used.map(|name| format!("{} uses {name}", source.path.display())).collect()
}

#[test]
fn rules_are_pure() {
    let mut wrong = Vec::new();
    let rules = |source: &Source| matches!(source.module.as_slice(), [games, _, rules, ..] if games == "games" && rules == "rules");
    let sources: Vec<&Source> = SOURCES.iter().filter(|source| rules(source)).collect();
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
        for names in source.named("std") {
            if names.get(1).is_some_and(|name| IMPURE.contains(&name.as_str())) {
                wrong.push(format!("{path} uses {}", names.join("::")));
            }
        }
        wrong.extend(impure(source));
    }
    none(&wrong);
}

/// Bots know the rules and nothing else, and chance comes in as a value.
#[test]
fn bots_know_nothing_but_the_rules() {
    let bots = |source: &Source| matches!(source.module.as_slice(), [games, _, bots, ..] if games == "games" && bots == "bots");
    let sources: Vec<&Source> = SOURCES.iter().filter(|source| bots(source)).collect();
    assert!(!sources.is_empty(), "no bots were found");
    let mut wrong = Vec::new();
    for source in &sources {
        for import in source.imports() {
            let part = import.get(2).map(String::as_str);
            if import.len() < 3 || import[..2] != source.module[..2] || !matches!(part, Some("rules" | "bots")) {
                wrong.push(format!("{} imports {}", source.path.display(), import.join("::")));
            }
        }
        wrong.extend(impure(source));
    }
    none(&wrong);
}

/// Only the shell knows what opens its window: every view is drawn with egui alone.
#[test]
fn only_the_shell_names_eframe() {
    let names = |source: &&Source| {
        let mut is_named = false;
        each_list(&source.tokens, &mut |list| is_named |= list.contains(&Token::Word("eframe".to_owned())));
        is_named
    };
    let found: Vec<String> = SOURCES.iter().filter(names).map(|source| source.path.display().to_string()).collect();
    assert_eq!(found, ["src/desk/app/window.rs"]);
}

/// The color that is made or written here, if one is. What is made of another color's parts is no constant.
fn color(tokens: &[Token]) -> Option<String> {
    match tokens {
        [Token::Word(of), Token::Sign(':'), Token::Sign(':'), Token::Word(by), Token::Group('(', parts), ..] => {
            let constant = matches!(parts.first(), Some(Token::Value(_)));
            let made = of == "Color32" && by.starts_with("from_") && constant || of == "Rgb" && by == "hex";
            made.then(|| format!("{of}::{by}"))
        }
        [Token::Word(of), Token::Group('(', parts), ..] if of == "Rgb" => match parts.first() {
            Some(Token::Value(part)) if part.starts_with("0x") => Some(format!("Rgb({part}…")),
            _ => None,
        },
        // As SVG writes one.
        [Token::Text(text), ..] => {
            let digits = text.strip_prefix('#')?.get(..6)?;
            digits.bytes().all(|digit| digit.is_ascii_hexdigit()).then(|| text.clone())
        }
        _ => None,
    }
}

#[test]
fn every_color_is_a_token() {
    let mut wrong = Vec::new();
    for source in SOURCES.iter().filter(|source| source.path != Path::new(TOKENS)) {
        each_list(&source.tokens, &mut |list| {
            let colors = (0..list.len()).filter_map(|at| color(&list[at..]));
            wrong.extend(colors.map(|color| format!("{} makes a color: {color}", source.path.display())));
        });
    }
    none(&wrong);
}

#[test]
fn colors_are_seen_where_they_are_made() {
    let is_color = |code: &str| color(&crate::sources::read(code)).is_some();
    let made = ["Color32::from_rgb(1, 2, 3)", "Color32::from_gray(9)", "Rgb(0x12, 3, 4)", "Rgb::hex(9)", "\"#1A2b3C\""];
    assert!(made.into_iter().all(is_color));
    assert!(
        !["Color32::from_rgb(a.r(), 2, 3)", "Rgb(red, 3, 4)", "\"#anchor\"", "\"# 12345\""].into_iter().any(is_color)
    );
}
