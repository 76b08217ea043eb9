//! The reckoning as part of the saved game.

use proptest::prelude::*;
use town_crier::chronicle::FileDamage;
use town_crier::chronicle::envelope::Unreadable;
use town_crier::games::troyes_dice::record::{PlayerSheet, Record, Results, SaveDamage, Store};
use town_crier::games::troyes_dice::rules::{FullTracks, Sheet};
use town_crier::play::{BySeat, Seat};

use crate::chronicle::aside;
use crate::games::troyes_dice::kit::{colors, example, loose_sheet, player, reckoning, sheet};
use crate::games::troyes_dice::record::save::{dealt, loaded, summed, written};
use crate::games::troyes_dice::said;

/// The game of `format-1.ron` with a reckoning; one of its sheets cannot be.
pub(crate) fn reckoned() -> Record {
    let mut record = dealt();
    let mut bo = player("Bo\n\"B\" 🎲", sheet([7, 0, 0, 0, 255, 0], [9, 0, 0, 0, 0, 0], [19, 0, 0], 61));
    bo.sheet.tracks = FullTracks { resources: colors([false, false, true]), citizens: colors([true, false, false]) };
    record.set_results(Some(reckoning(vec![player("Ann “the Abbess”", example()), bo])));
    record
}

#[test]
fn without_a_reckoning_nothing_is_written_of_it() {
    let mut record = reckoned();
    record.set_results(None);
    assert_eq!(written(&record), written(&dealt()));
}

#[test]
fn a_reckoning_of_nobody_is_one() {
    let mut record = dealt();
    record.set_results(Some(reckoning(Vec::new())));
    assert_eq!(loaded(&written(&record)), Ok(record));
}

#[test]
fn undo_leaves_it_alone() {
    let mut record = reckoned();
    let before = record.results().cloned();
    while record.undo().is_some() {}
    assert_eq!(record.results().cloned(), before);
}

#[test]
fn correcting_it_is_saved_like_any_change() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(folder.path().join("game.ron")).unwrap();
    let mut record = reckoned();
    store.save(&dealt()).unwrap();
    store.save(&record).unwrap();
    let mut corrected = record.results().cloned().unwrap();
    corrected.players.remove(Seat(1));
    record.set_results(Some(corrected));
    store.save(&record).unwrap();
    assert_eq!(store.load().unwrap(), Some(record));
    assert_eq!(store.load_before().unwrap(), Some(reckoned()));
    assert_eq!(aside(&store), [""; 0].map(std::path::PathBuf::from), "it is still the same game");
}

#[track_caller]
fn check(from: &str, to: &str, sentence: &str) {
    let text = written(&reckoned());
    assert!(text.contains(from), "there is no {from:?} in\n{text}");
    let refused = loaded(&summed(&text.replacen(from, to, 1))).expect_err("it should be refused");
    assert_eq!(said(&refused), sentence);
}

#[test]
fn what_no_reckoning_says() {
    check(
        "2026-02-28",
        "2026-02-29",
        "the day of the scoring: write a day from 1970 to 9999 as in 2026-02-28, not “2026-02-29”",
    );
    check(
        "    reckoned: on(\n        date: \"2026-02-28\",\n        stamp: 1,\n    ),\n",
        "",
        "it has players’ sheets, but does not say on which day they were scored",
    );
    let refused = loaded(&written(&reckoned()).replacen("citizens: 30", "citizens: 300", 1)).unwrap_err();
    assert!(
        matches!(
            refused,
            SaveDamage::File(FileDamage::Unreadable { line: 42, column: 127, what: Unreadable::Number, .. })
        ),
        "{refused}"
    );
}

#[test]
fn sheets_that_cannot_be_have_no_rank() {
    let record = reckoned();
    let reckoning = record.results().unwrap();
    assert_eq!(reckoning.ranks(), [Some(1), None].into());
    let scores = reckoning.scores();
    assert!(scores[0].is_ok() && scores[1].is_err());
}

#[test]
fn a_blank_one_has_the_players_names() {
    let names = ["Ann".to_owned(), "Bo".to_owned()];
    let blank = Results::blank("2026-02-28".parse().unwrap(), 3, &names, BySeat::default());
    assert_eq!(blank.players.values().map(|player| &player.name).collect::<Vec<_>>(), ["Ann", "Bo"]);
    assert_eq!(blank.ranks(), [Some(1), Some(1)].into());
}

/// Anybody with any sheet, also one that cannot be.
pub(crate) fn any_player() -> impl Strategy<Value = PlayerSheet> {
    let name = prop::collection::vec(any::<char>(), 0..6).prop_map(String::from_iter);
    let tracks = any::<([bool; 3], [bool; 3])>()
        .prop_map(|(resources, citizens)| FullTracks { resources: colors(resources), citizens: colors(citizens) });
    (name, loose_sheet(), tracks)
        .prop_map(|(name, sheet, tracks)| PlayerSheet { name, sheet: Sheet { tracks, ..sheet } })
}
