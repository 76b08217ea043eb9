//! The documents of saved games, held against what their formats read: every name in the one is in the other.

use town_crier::chronicle::save::SaveDamage;
use town_crier::chronicle::{FileDamage, Recorded, save};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;

use crate::chronicle::damaged::summed;

/// Tells why a text is no saved game, if it is none.
type Refused = fn(&str) -> Option<String>;

/// What holds for each game: what its document says, and a saved game of it with every field.
const GAMES: [(&str, &str, Refused); 3] = [
    (
        include_str!("../../src/games/troyes_dice/record/save/format.md"),
        include_str!("../data/format-1-reckoned.ron"),
        refused::<TroyesDice>,
    ),
    (
        include_str!("../../src/games/dice_village/record/save/format.md"),
        include_str!("../data/dice-village-format-1.ron"),
        refused::<DiceVillage>,
    ),
    (
        include_str!("../../src/games/troyes/record/save/format.md"),
        include_str!("../data/troyes-format-1.ron"),
        refused::<Troyes>,
    ),
];

/// What the documents of the whole app say of a saved game.
const COMMON: [&str; 2] =
    [include_str!("../../src/chronicle/save-format.md"), include_str!("../../src/chronicle/cards-format.md")];

/// What each table tells of, and an order of a saved game with one of them.
const TABLES: [(&str, &str); 3] =
    [("order", "@"), ("purpose", "act(dice: [], purpose: @)"), ("correction", "correct(@)")];

/// What the parser says of a saved game that it cannot read.
fn refused<G: Recorded>(text: &str) -> Option<String> {
    match save::read::<G>(&summed(text)).expect_err("it should be refused") {
        SaveDamage::File(FileDamage::Unreadable { said, .. }) => Some(said),
        _ => None,
    }
}

/// The names between backticks.
fn quoted(text: &str) -> impl Iterator<Item = String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned)
}

/// The rows of the table that tells of these: what is told of, and what is told.
fn rows<'a>(document: &'a str, of: &str) -> Vec<(String, &'a str)> {
    let lines = document.lines().skip_while(|line| !line.starts_with(&format!("| {of} |"))).skip(2);
    let row = |line: &'a str| {
        let (_, cells) = line.split_once("| `")?;
        cells.split_once("` | ").map(|(name, told)| (name.to_owned(), told))
    };
    lines.map_while(row).collect()
}

/// The names of which a row tells with a colon behind them.
fn told_of(row: &str) -> Vec<String> {
    let parts: Vec<&str> = row.split('`').collect();
    parts
        .chunks(2)
        .zip(parts.chunks(2).skip(1))
        .filter(|(_, next)| next[0].starts_with(':'))
        .map(|(quoted, _)| quoted.get(1).copied().unwrap_or_default().to_owned())
        .collect()
}

/// The names that the parser says it would read there.
fn read(said: Option<&str>, unexpected: &str) -> Vec<String> {
    let said = said.filter(|said| said.starts_with(unexpected));
    said.and_then(|said| said.split_once(", expected")).map(|(_, names)| quoted(names).collect()).unwrap_or_default()
}

#[test]
fn a_document_tells_of_every_field_and_order_and_of_no_other() {
    for (document, saved, refused) in GAMES {
        let with = |place: &str, put: &str| {
            assert!(saved.contains(place), "{place}");
            refused(&saved.replacen(place, &format!("{place}{put}"), 1))
        };
        let (_, fields) = document.split_once("in this order with the others:").expect("the fields");
        let fields: Vec<String> = quoted(fields.split('.').next().unwrap_or_default()).collect();
        assert_eq!(read(with("    format: 1,\n", "    nonesuch: 1,\n").as_deref(), "unexpected field"), fields);
        let orders: Vec<String> = rows(document, "order").into_iter().map(|(name, _)| name).collect();
        for (of, order) in TABLES {
            let within = order.split('(').next().unwrap_or_default();
            if within != "@" && orders.iter().all(|order| order != within) {
                continue;
            }
            let ordered = |what: &str| with("orders: [\n", &format!("{},\n", order.replace('@', what)));
            let rows = rows(document, of);
            let names: Vec<String> = rows.iter().map(|(name, _)| name.clone()).collect();
            assert_eq!(read(ordered("nonesuch").as_deref(), "unexpected variant"), names, "{of}");
            for (name, told) in rows {
                let said = ordered(&format!("{name}(nonesuch: 1)"));
                assert_eq!(read(said.as_deref(), "unexpected field"), told_of(told), "{of} {name}: {said:?}");
            }
        }
    }
}

#[test]
fn a_document_tells_of_every_word_in_a_saved_game() {
    for (document, saved, _) in GAMES {
        let words = |text: &str| -> Vec<String> {
            let words = text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '_'));
            words.filter(|word| word.starts_with(|sign: char| sign.is_ascii_lowercase())).map(str::to_owned).collect()
        };
        let documents = [document, COMMON[0], COMMON[1]];
        let told: Vec<String> = documents.into_iter().flat_map(quoted).flat_map(|text| words(&text)).collect();
        // What stands in quotes is a name or a card.
        let body = saved.lines().skip(1).map(|line| line.replace("\\\"", "")).collect::<Vec<_>>().join("\n");
        let plain: String = body.split('"').step_by(2).collect();
        let of_ron = ["true", "false"];
        let silent = words(&plain).into_iter().filter(|word| !told.contains(word) && !of_ron.contains(&word.as_str()));
        let silent: Vec<String> = silent.collect();
        assert!(silent.is_empty(), "nothing tells of {silent:?}");
    }
}
