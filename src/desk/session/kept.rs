//! A game that was set aside, as it is offered to be gone on with.

use std::path::PathBuf;

use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::keeper::Place;
use crate::chronicle::hall::PlayerName;
use crate::chronicle::{Code, Record, Results, save, store};
use crate::crier::{InWords as _, Words};
use crate::desk::TellTime;
use crate::desk::played::Played;
use crate::show::is_unnamed;

/// A game that was set aside, of any kind, in the words of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeptGame {
    /// Its file.
    pub(crate) file: PathBuf,
    /// The game's proper name.
    pub(crate) title: &'static str,
    /// The day of its results, or else the day on which it was last played.
    pub(crate) date: Date,
    /// Its code, if one decided anything and everybody may know it by now.
    pub(crate) code: Option<String>,
    /// The players, if anybody gave their names.
    pub(crate) players: Vec<String>,
    /// When it is in the game, as “Day 3, morning”, or that it is over.
    pub(crate) at: String,
    /// When it was last played, by which games of several kinds are sorted.
    pub(super) played: jiff::Timestamp,
}

impl KeptGame {
    /// That game in these words, which have its game's messages.
    fn new<G: Played>(game: store::KeptGame<G>, words: &Words, zone: &TimeZone) -> Self {
        let store::KeptGame { file, played, record } = game;
        let counted =
            record.results().map(|results| results.players.values().map(|player| player.name.trim().to_owned()));
        let players: Vec<String> = match counted {
            Some(names) => names.collect(),
            None => G::players(record.opening()).to_vec(),
        };
        Self {
            file,
            title: G::TITLE,
            date: record.results().map_or_else(|| played.to_zoned(zone.clone()).date(), |results| results.date),
            code: record.told_code().map(Code::to_string),
            players: players.into_iter().filter(|name| !name.is_empty()).collect(),
            at: when(&record, words),
            played,
        }
    }

    /// Whose game it is, or else which.
    pub(crate) fn whose(&self) -> String {
        match &self.code {
            _ if !self.players.is_empty() => {
                let names: Vec<String> = self.players.iter().map(|name| PlayerName::shortened(name)).collect();
                names.join(", ")
            }
            Some(code) => code.clone(),
            None => self.title.to_owned(),
        }
    }
}

/// Returns the last games of this kind that were set aside beside that file, the one played last first.
pub(super) fn kept<G: Played>(place: &Place, words: &Words, clock: &TellTime, most: usize) -> Vec<KeptGame> {
    let words = Words::of::<G>(words.language(), words.manner());
    let kept = store::kept_games::<G>(&*place.disk, &place.file, most).into_iter();
    // To find the zone, the system's whole list of zones is read: not before there is a game that has a day.
    kept.map(|game| KeptGame::new(game, &words, clock().time_zone())).collect()
}

/// When that record is in its game.
pub(super) fn when<G: Played>(record: &Record<G>, words: &Words) -> String {
    if record.steps().is_over() {
        words.text("desk-game-over")
    } else {
        G::title(words, &G::seen_by(record.table(), None))
    }
}

/// Returns one line about a game in progress, or one that has ended; `among` others it names the game.
pub(super) fn in_progress<G: Played>(record: &Record<G>, has_ended: bool, words: &Words, among: bool) -> String {
    let (game, at) = (("game", G::TITLE.into()), ("at", when(record, words).into()));
    match record.told_code().map(|code| ("code", code.as_str().into())) {
        _ if has_ended && among => words.with("desk-found-over-of", &[game]),
        _ if has_ended => words.text("desk-found-over"),
        Some(code) if among => words.with("desk-found-code-of", &[game, code, at]),
        Some(code) => words.with("desk-found-code", &[code, at]),
        None if among => words.with("desk-found-of", &[game, at]),
        None => words.with("desk-found", &[at]),
    }
}

/// The text that keeps the game in which people learn, if there is one.
pub(super) fn lesson<G: Played>(words: &Words) -> Result<Option<String>, String> {
    let code = G::lesson_code().and_then(|code| code.parse().ok());
    match code.and_then(|code| Record::<G>::open(G::first(code)).ok()) {
        Some(record) => save::write(&record).map(Some).map_err(|error| error.in_words(words)),
        None => Ok(None),
    }
}

/// Returns the names of those who played that game: of the counted sheets, or else those given before. Where the table has seats, nobody
/// else has played.
pub(super) fn people_of<G: Played>(record: &Record<G>) -> Vec<String> {
    let seats = G::sheets(record.table()).len();
    let sits = |results: &&Results<G>| seats == 0 || seats == results.players.len();
    let counted = record.results().filter(|results| record.steps().is_over() && !results.players.is_empty());
    let named =
        counted.filter(sits).filter(|results| !results.players.values().any(|player| is_unnamed::<G>(&player.name)));
    match named {
        Some(results) => results.players.values().map(|player| player.name.clone()).collect(),
        None => G::players(record.opening()).to_vec(),
    }
}
