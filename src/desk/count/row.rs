//! What is to be said of one player's row.

use super::cell::Mark;
use crate::crier::Words;
use crate::games::troyes_dice::record::PlayerSheet;
use crate::games::troyes_dice::rules::{Score, Sheet, SheetField, SheetReason, Table, Warning};
use crate::games::troyes_dice::words;

/// A player's row, judged.
pub(super) struct Row {
    /// The player's name, or one that stands for it.
    pub(super) name: String,
    /// Why the sheet cannot be.
    pub(super) wrong: Vec<(Vec<SheetField>, String)>,
    /// What is surprising about it.
    pub(super) surprising: Vec<(Vec<SheetField>, String)>,
    /// What is still to be entered: nothing is wrong yet.
    pub(super) missing: Vec<String>,
    /// The points as the numbers stand; none before the first number.
    pub(super) points: Option<u16>,
}

impl Row {
    /// Judges a row. While it is being filled in, circles that are missing are only missing.
    pub(super) fn of(player: &PlayerSheet, number: usize, filling: bool, table: Option<&Table>, words: &Words) -> Self {
        let sheet = &player.sheet;
        let (mut wrong, mut missing) = (Vec::new(), Vec::new());
        for reason in sheet.reasons() {
            let sentence = words.sentence(&reason);
            if filling && is_missing(reason) {
                missing.push(sentence);
            } else {
                wrong.push((reason.fields(sheet), sentence));
            }
        }
        let strikes = table.map(Table::strikes).unwrap_or_default();
        let before = table.map(Table::struck_before).unwrap_or_default();
        let surprising = Warning::of(sheet, &player.sheet.tracks, strikes, before);
        let surprising =
            surprising.into_iter().map(|warning| (warning.fields(), words::sheet_warning(words, warning))).collect();
        let points = (*sheet != Sheet::default()).then(|| Score::so_far(sheet).total());
        Self { name: name(player, number, words), wrong, surprising, missing, points }
    }

    /// How a field is marked, and every sentence about it.
    pub(super) fn about(&self, field: SheetField) -> (Mark, String) {
        let about = |all: &[(Vec<SheetField>, String)]| {
            let about = all.iter().filter(|(fields, _)| fields.contains(&field));
            about.map(|(_, sentence)| sentence.clone()).collect::<Vec<_>>()
        };
        let (wrong, surprising) = (about(&self.wrong), about(&self.surprising));
        let mark = match (wrong.is_empty(), surprising.is_empty()) {
            (false, _) => Mark::Wrong,
            (true, false) => Mark::Surprising,
            (true, true) => Mark::Fine,
        };
        (mark, [wrong, surprising].concat().join(" "))
    }
}

/// The player's name on one line, however it was written; “Player 2” where there is none.
pub(super) fn name(player: &PlayerSheet, number: usize, words: &Words) -> String {
    let name = player.name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() { words.with("results-player-number", &[("number", number.into())]) } else { name }
}

fn is_missing(reason: SheetReason) -> bool {
    match reason {
        SheetReason::CircleCount(circles, cathedrals) => circles < cathedrals,
        SheetReason::TooManyBuilt(..)
        | SheetReason::NoSuchCircle(..)
        | SheetReason::CircleTooOften { .. }
        | SheetReason::TooManyLeftovers(..)
        | SheetReason::TooManyCitizens(_) => false,
    }
}
