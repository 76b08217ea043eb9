//! The numbers of rules that the code and the tests cite stand in the rule list.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const RULES: &str = include_str!("../../../src/games/dice_village/rules.md");

/// The chapters and rules of the list.
pub(super) fn listed() -> BTreeSet<String> {
    let number = |line: &str| {
        let chapter = line.strip_prefix("## ").and_then(|line| line.split_once(". "));
        let rule = line.strip_prefix("- **").and_then(|line| line.split_once("** "));
        chapter.or(rule).map(|(number, _)| number.to_owned())
    };
    RULES.lines().filter_map(number).collect()
}

/// What a text cites as `D 3.4`.
fn cited(text: &str) -> BTreeSet<String> {
    let number = |rest: &str| {
        let number: String = rest.chars().take_while(|sign| sign.is_ascii_digit() || *sign == '.').collect();
        number.trim_end_matches('.').to_owned()
    };
    text.split("`D ").skip(1).map(number).filter(|number| !number.is_empty()).collect()
}

fn sources(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            sources(&path, texts);
        } else {
            texts.push(fs::read_to_string(path).expect("it is a text"));
        }
    }
}

#[test]
fn every_cited_number_stands_in_the_list() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = Vec::new();
    for folder in ["src/games/dice_village", "tests/games/dice_village"] {
        sources(&root.join(folder), &mut texts);
    }
    let cited: BTreeSet<String> = texts.iter().flat_map(|text| cited(text)).collect();
    assert!(cited.len() > 20, "only these are found: {cited:?}");
    let listed = listed();
    let lost: Vec<&String> = cited.difference(&listed).collect();
    assert!(lost.is_empty(), "rules.md lacks {lost:?}");
}

#[test]
fn a_citation_is_read_as_it_is_written() {
    assert_eq!(cited("as in (`D 3.4` and `D 6`), not in D 7"), BTreeSet::from(["3.4".to_owned(), "6".to_owned()]));
}
