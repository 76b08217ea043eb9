//! The numbers of rules that sources and tests cite stand in each game's rule list, and the list's own order holds.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::{dice_village, troyes, troyes_dice};
use crate::tried::each;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The rules of a game by their numbers, and how and where they are cited.
pub(crate) struct RuleList {
    pub(crate) rules: &'static str,
    /// What stands before a number.
    pub(crate) signs: &'static [&'static str],
    pub(crate) folders: &'static [&'static str],
}

impl RuleList {
    /// The numbers of the list: “2” for a chapter, “2.4” for a rule in it, in the order in which they stand there.
    pub(crate) fn listed(&self) -> Vec<String> {
        let head = |line: &str| {
            let chapter = line.strip_prefix("## ").and_then(|line| line.split_once(". "));
            let rule = line.strip_prefix("- **").and_then(|line| line.split_once("** "));
            chapter.or(rule).map(|(number, _)| number.to_owned())
        };
        self.rules.lines().filter_map(head).collect()
    }

    /// The numbers that a text cites: “`rules.md 2.1` to `2.3`”, “ruling 2.8”, “`D 3.4`”.
    fn cited(&self, text: &str) -> BTreeSet<String> {
        // Comments are broken into lines anywhere.
        let flat: Vec<&str> = text.split_whitespace().filter(|word| !["//", "///", "//!"].contains(word)).collect();
        let flat = flat.join(" ");
        let mut numbers = BTreeSet::new();
        for sign in self.signs {
            for (at, _) in flat.match_indices(sign) {
                let mut rest = &flat[at + sign.len()..];
                // What follows in the same breath is cited, too.
                while let Some(found) = number(rest) {
                    rest = &rest[found.len()..];
                    numbers.insert(found);
                    let further = ["` to `", "`, `", "` and `", " to ", ", ", " and "];
                    rest = further.iter().find_map(|between| rest.strip_prefix(between)).unwrap_or_default();
                }
            }
        }
        numbers
    }
}

const LISTS: [RuleList; 3] = [troyes_dice::RULES, dice_village::RULES, troyes::RULES];

/// All files of these endings below a folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs" || end == "md") {
            found.push(path);
        }
    }
}

/// The number at a text's beginning, as “2” or “2.4”.
fn number(text: &str) -> Option<String> {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
    let chapter = digits(text);
    let rule = text.get(chapter.len()..)?.strip_prefix('.').map(digits).filter(|rule| !rule.is_empty());
    match rule {
        _ if chapter.is_empty() => None,
        Some(rule) => Some(format!("{chapter}.{rule}")),
        None => Some(chapter),
    }
}

#[test]
fn every_cited_number_stands_in_the_list() {
    each(LISTS, |list| {
        let listed: BTreeSet<String> = list.listed().into_iter().collect();
        let mut found = Vec::new();
        list.folders.iter().for_each(|folder| files(&Path::new(ROOT).join(folder), &mut found));
        let mut where_cited: BTreeMap<String, PathBuf> = BTreeMap::new();
        for file in found {
            let text = fs::read_to_string(&file).unwrap();
            where_cited.extend(list.cited(&text).into_iter().map(|number| (number, file.clone())));
        }
        assert!(where_cited.len() > 20, "only these are found: {where_cited:?}");
        let lost: Vec<_> = where_cited.iter().filter(|(number, _)| !listed.contains(*number)).collect();
        assert!(lost.is_empty(), "rules.md lacks {lost:?}");
    });
}

#[test]
fn the_list_is_in_order() {
    each(LISTS, |list| {
        let parts = |number: &String| -> Vec<u32> { number.split('.').map(|part| part.parse().unwrap()).collect() };
        let numbers: Vec<Vec<u32>> = list.listed().iter().map(parts).collect();
        assert!(numbers.is_sorted() && numbers.len() > 30, "{numbers:?}");
        let (chapters, rules): (Vec<_>, Vec<_>) = numbers.iter().partition(|number| number.len() == 1);
        assert!((1..).map(|number| vec![number]).zip(chapters.iter()).all(|(number, chapter)| number == **chapter));
        for (at, rule) in rules.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|at| rules.get(at)).filter(|before| before[0] == rule[0]);
            assert_eq!(rule[1], before.map_or(1, |before| before[1] + 1), "{rule:?} follows {before:?}");
        }
    });
}

#[test]
fn a_citation_is_read_as_it_is_written() {
    let numbers = |list: RuleList, text| list.cited(text).into_iter().collect::<Vec<_>>();
    assert_eq!(numbers(troyes_dice::RULES, "/// As in (`rules.md 2.1` to `2.3`)."), ["2.1", "2.3"]);
    assert_eq!(numbers(troyes_dice::RULES, "/// Ruling 2.8, and\n    /// `rules.md\n/// 5`."), ["2.8", "5"]);
    assert_eq!(numbers(troyes_dice::RULES, "the rules.md of the game"), [""; 0]);
    assert_eq!(numbers(dice_village::RULES, "as in (`D 3.4` and `D 6`), not in D 7"), ["3.4", "6"]);
}
