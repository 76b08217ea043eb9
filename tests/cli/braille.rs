//! Braille and the rules on the command line.

use town_crier::cli::Run;

use super::{printed, run};

#[test]
fn the_rules_are_printed_in_short_sentences() {
    let rules = printed(&["rules"], "");
    assert!(rules.contains("\n  Roll the three transparent dice and the black one.\n"), "{rules}");
    assert!(printed(&["rules", "--game", "dice-village", "--lang", "de"], "").contains("Gefallen"));
}

#[test]
fn whatever_is_written_can_be_written_in_braille() {
    let rules = printed(&["rules", "--braille", "--cells", "30"], "");
    assert!(rules.contains(",ROLL THE THREE TRANSPARENT\r\n  DICE AND THE BLACK ONE4\r\n"), "{rules}");
    let cried = printed(&["cry", "--code", "X", "--braille", "--lang", "de"], "");
    assert!(
        cried.lines().all(|line| line.trim_start_matches('\u{c}').len() <= 40) && cried.contains('\u{c}'),
        "{cried}"
    );
}

#[cfg(feature = "paper")]
#[test]
fn what_is_printed_can_be_written_in_braille() {
    let card = printed(&["card", "--code", "X", "--braille", "-o", "-"], "");
    assert!(card.contains("\r\n\r\n,WHAT A DIE COSTS\r\n,PLACE #J FREE\r\n"), "{card}");
}

#[test]
fn what_is_wrong_with_a_page_is_said() {
    for (args, said) in [
        (["cry", "--braille", "--format", "json"].as_slice(), "--braille: it writes for people"),
        (&["rules", "--braille", "--cells", "0"], "--cells: "),
        (&["words", "--braille", "--lines", "x"], "--lines: "),
        (&["rules", "--cells", "30"], "--braille"),
    ] {
        let ran = run(args, "");
        assert!(ran.run == Run::Exit(2) && ran.err.contains(said), "{args:?}: {ran:?}");
    }
}
