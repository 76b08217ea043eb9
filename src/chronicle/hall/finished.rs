//! One finished game: what the hall of fame keeps of it.

use std::fmt;

use sha2::{Digest as _, Sha256};

use super::names::PlayerName;
use crate::chronicle::{Code, Date};
use crate::games::troyes_dice::record::{Opening, PlayerSheet, Record, Results};
use crate::games::troyes_dice::rules::{
    Color, Half, Order, Phase, Played, Plaza, Score, Sheet, SheetReason, Side, Tally, TroyesDice, apply, winners,
};
use crate::play::Game as _;

/// A finished game with sound results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    id: GameId,
    date: Date,
    stamp: u64,
    code: Option<Code>,
    expansion: bool,
    players: Vec<FinishedPlayer>,
    struck: Tally,
    fair: Tally,
}

/// A player's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedPlayer {
    pub(super) name: PlayerName,
    sheet: Sheet,
    score: Score,
}

/// Which play of which game it is; sixteen bytes, written as 32 hexadecimal digits.
///
/// The SHA-256 of what the game was opened from, and of its reckoning's day and stamp. Players' names, sheets and orders
/// are no part of it, so that a game that is corrected is still the same one; nor is the code enough, since a code deals
/// the same game each time that somebody plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId([u8; 16]);

/// Why a record gives no finished game; players are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FinishedReason {
    /// It is not played to its end.
    #[error("the game is not over")]
    NotOver,
    /// Nobody's sheet was entered.
    #[error("nobody's sheet is entered")]
    Nobody,
    /// A player has no name.
    #[error("player {} has no name", .0 + 1)]
    NoName(usize),
    /// A player bears another one's name.
    #[error("players {} and {} have the same name", .0 + 1, .1 + 1)]
    NameTwice(usize, usize),
    /// A player's sheet cannot be.
    #[error("the sheet of player {} cannot be", .0 + 1)]
    Sheet(usize, SheetReason),
}

/// All that a finished game is made of; loose, and checked by [`Finished::check`].
pub(super) struct Parts {
    pub(super) id: GameId,
    pub(super) date: Date,
    pub(super) stamp: u64,
    pub(super) code: Option<Code>,
    pub(super) expansion: bool,
    pub(super) players: Vec<PlayerSheet>,
    pub(super) struck: Tally,
    pub(super) fair: Tally,
}

impl Finished {
    /// The finished game of that record.
    ///
    /// # Errors
    /// Every reason why there is none.
    pub fn of(record: &Record) -> Result<Self, Vec<FinishedReason>> {
        let not_over = (record.table().phase() != Phase::Over).then_some(FinishedReason::NotOver);
        let Some(reckoning) = record.results() else {
            return Err(not_over.into_iter().chain([FinishedReason::Nobody]).collect());
        };
        let checked = Self::check(Parts {
            id: GameId::of(record.opening(), reckoning),
            date: reckoning.date,
            stamp: reckoning.stamp,
            code: record.opening().deciding_code().cloned(),
            expansion: !record.table().tiles().is_empty(),
            players: reckoning.players.clone(),
            struck: Tally::of(record.table().strikes()),
            fair: fair(record),
        });
        match (not_over, checked) {
            (None, checked) => checked,
            (Some(not_over), checked) => {
                Err(std::iter::once(not_over).chain(checked.err().unwrap_or_default()).collect())
            }
        }
    }

    pub(super) fn check(parts: Parts) -> Result<Self, Vec<FinishedReason>> {
        let mut reasons = Vec::new();
        let mut players: Vec<FinishedPlayer> = Vec::new();
        let mut names: Vec<Option<PlayerName>> = Vec::new();
        if parts.players.is_empty() {
            reasons.push(FinishedReason::Nobody);
        }
        for (at, player) in parts.players.into_iter().enumerate() {
            let name = PlayerName::new(&player.name);
            if name.is_none() {
                reasons.push(FinishedReason::NoName(at));
            } else if let Some(before) = names.iter().position(|other| *other == name) {
                reasons.push(FinishedReason::NameTwice(before, at));
            }
            match (name.clone(), Score::of(player.sheet.clone())) {
                (Some(name), Ok(score)) => {
                    players.push(FinishedPlayer { name, sheet: player.sheet, score });
                }
                (None, Ok(_)) => {}
                (_, Err(refusal)) => {
                    reasons.extend(refusal.reasons.into_iter().map(|reason| FinishedReason::Sheet(at, reason)));
                }
            }
            names.push(name);
        }
        let Parts { id, date, stamp, code, expansion, players: _, struck, fair } = parts;
        if reasons.is_empty() {
            Ok(Self { id, date, stamp, code, expansion, players, struck, fair })
        } else {
            Err(reasons)
        }
    }

    /// Which play of which game it is.
    #[must_use]
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// When it was played.
    #[must_use]
    pub const fn date(&self) -> Date {
        self.date
    }

    /// Its reckoning's stamp.
    #[must_use]
    pub const fn stamp(&self) -> u64 {
        self.stamp
    }

    /// The code, if one decided anything.
    #[must_use]
    pub const fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }

    /// Whether it was played with Banquets & Raids.
    #[must_use]
    pub const fn expansion(&self) -> bool {
        self.expansion
    }

    /// The players, in the order of the table.
    #[must_use]
    pub fn players(&self) -> &[FinishedPlayer] {
        &self.players
    }

    /// How often each color and value was struck.
    #[must_use]
    pub const fn struck(&self) -> &Tally {
        &self.struck
    }

    /// In how many of all rolls of its half-days each color and value would have been struck; see [`Tally::fair`].
    #[must_use]
    pub const fn fair(&self) -> &Tally {
        &self.fair
    }

    /// That player's part, if that name played.
    #[must_use]
    pub fn part_of(&self, name: &PlayerName) -> Option<Played> {
        let at = self.players.iter().position(|player| player.name == *name)?;
        let player = self.players.get(at)?;
        Some(Played {
            players: self.players.len(),
            expansion: self.expansion,
            won: self.winners().contains(&at),
            built: player.sheet.built,
            score: player.score.clone(),
            tracks: player.sheet.tracks,
        })
    }

    /// Which players won, from 0; ties share (`rules.md 6.3`).
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        let scores: Vec<Score> = self.players.iter().map(|player| player.score.clone()).collect();
        winners(&scores)
    }

    /// Gives a player another name, which no other one of this game may bear.
    pub(super) fn rename(&mut self, from: &PlayerName, to: &PlayerName) {
        for player in &mut self.players {
            if player.name == *from {
                player.name = to.clone();
            }
        }
    }
}

impl FinishedPlayer {
    /// The name.
    #[must_use]
    pub const fn name(&self) -> &PlayerName {
        &self.name
    }

    /// The sheet.
    #[must_use]
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The points.
    #[must_use]
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// As it was entered.
    pub(super) fn entered(&self) -> PlayerSheet {
        PlayerSheet { name: self.name.as_str().to_owned(), sheet: self.sheet.clone() }
    }
}

impl GameId {
    /// Spelled out by hand, so that it stays the same whatever becomes of the rules' types and of the save file.
    fn of(opening: &Opening, reckoning: &Results) -> Self {
        let setup = opening.setup();
        let plaza = |plaza: &Plaza| format!("{}/{}", letter(plaza.up), letter(plaza.down));
        let tile = |(number, side): &(u8, Side)| match side {
            Side::Banquet => format!("{number}b"),
            Side::Raid => format!("{number}r"),
        };
        let half = match setup.half {
            Half::Morning => "morning",
            Half::Afternoon => "afternoon",
        };
        let listed = |words: Vec<String>| words.join(" ");
        let mut lines = vec![
            TroyesDice::NAME.to_owned(),
            opening.deciding_code().map(ToString::to_string).unwrap_or_default(),
            listed(setup.plazas.iter().map(plaza).collect()),
            listed(setup.tiles.iter().map(tile).collect()),
            listed(setup.numbering.iter().map(u8::to_string).collect()),
            setup.day.to_string(),
            half.to_owned(),
            reckoning.date.to_string(),
            reckoning.stamp.to_string(),
        ];
        // Left out where there are none, so that games from before they could be named keep their ids.
        let mut struck = setup.struck;
        struck.sort_unstable();
        if !struck.is_empty() {
            lines.push(listed(struck.iter().map(|(color, value)| format!("{}{value}", letter(*color))).collect()));
        }
        let hash = Sha256::digest(lines.join("\n"));
        Self(hash.first_chunk().copied().unwrap_or_default())
    }
}

const fn letter(color: Color) -> char {
    match color {
        Color::Red => 'r',
        Color::Yellow => 'y',
        Color::White => 'w',
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

/// A text that is no game's id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game's id has 32 small hexadecimal digits")]
pub struct NoId;

impl std::str::FromStr for GameId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let id = u128::from_str_radix(text, 16).map(|id| Self(id.to_be_bytes())).ok();
        // One spelling only.
        id.filter(|id| id.to_string() == text).ok_or(NoId)
    }
}

/// What fair dice would give over the half-days that were rolled, on the wheels that lay there.
fn fair(record: &Record) -> Tally {
    let mut table = record.opened_table().clone();
    let mut fair = Tally::default();
    for entry in record.done() {
        if matches!(entry.order, Order::Roll(_)) {
            fair = fair.plus(&Tally::fair(&table));
        }
        for happening in &entry.happenings {
            apply(&mut table, happening);
        }
    }
    fair
}
