//! The players' results of a game, as entered: part of the saved game (`rules.md 6`).

use super::Date;
use crate::games::troyes_dice::rules::{FullTracks, Score, Sheet, SheetRefusal, ranking};

/// What one player's paper says at the end; loose, as typed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSheet {
    /// The player's name.
    pub name: String,
    /// The numbers.
    pub sheet: Sheet,
    /// What only the paper shows.
    pub tracks: FullTracks,
}

/// The results of one game; set as a whole by [`super::Record::set_reckoning`] and corrected by setting it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reckoning {
    /// The day on which it was played; stays when the reckoning is corrected.
    pub date: Date,
    /// Any number that tells this play from others of the same code on the same day, as the milliseconds of the clock when
    /// the reckoning was first entered; stays when it is corrected.
    ///
    /// A code deals the same dice each time, so nothing in the record itself tells two plays of it apart.
    pub stamp: u64,
    /// The players, in the order of the table.
    pub players: Vec<PlayerSheet>,
}

impl Reckoning {
    /// Empty sheets for these players.
    #[must_use]
    pub fn blank(date: Date, stamp: u64, names: &[String]) -> Self {
        let blank = |name: &String| PlayerSheet { name: name.clone(), ..PlayerSheet::default() };
        Self { date, stamp, players: names.iter().map(blank).collect() }
    }

    /// Each player's points, or why the sheet cannot be.
    #[must_use]
    pub fn scores(&self) -> Vec<Result<Score, SheetRefusal>> {
        self.players.iter().map(|player| Score::of(player.sheet.clone())).collect()
    }

    /// The players whose sheets can be, each with the points.
    #[must_use]
    pub fn named_scores(&self) -> Vec<(String, Score)> {
        let scored = self.players.iter().zip(self.scores());
        scored.filter_map(|(player, score)| Some((player.name.trim().to_owned(), score.ok()?))).collect()
    }

    /// Each player's rank among those whose sheets can be, from 1, ties sharing; none for the others.
    #[must_use]
    pub fn ranks(&self) -> Vec<Option<usize>> {
        let scores = self.scores();
        let sound: Vec<Score> = scores.iter().filter_map(|score| score.as_ref().ok().cloned()).collect();
        let mut ranks = ranking(&sound).into_iter();
        scores.iter().map(|score| score.as_ref().ok().and_then(|_| ranks.next())).collect()
    }
}
