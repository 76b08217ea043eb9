//! Each player's points in full (`rules.md 6`).

use super::Results;
use crate::games::troyes_dice::rules::{Score, SheetRefusal};

impl Results {
    /// Returns each player's points, or why the sheet cannot be.
    #[must_use]
    pub fn scores(&self) -> Vec<Result<Score, SheetRefusal>> {
        self.players.values().map(|player| Score::of(player.sheet.clone())).collect()
    }

    /// Returns the players with valid sheets, each with the points.
    #[must_use]
    pub fn named_scores(&self) -> Vec<(String, Score)> {
        let scored = self.players.values().zip(self.scores());
        scored.filter_map(|(player, score)| Some((player.name.trim().to_owned(), score.ok()?))).collect()
    }
}
