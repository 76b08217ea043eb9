//! One finished game, as the hall of fame keeps it.

use std::fmt;

use jiff::civil::Date;
use sha2::{Digest as _, Sha256};

use super::file::HallDamage;
use super::names::PlayerName;
use crate::chronicle::results::open_ties;
use crate::chronicle::{Code, PlayerSheet, PlayersRefusal, Record, Recorded, Results, Standing, parse_date};
use crate::play::{BySeat, Seat};

/// A finished game with valid results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished<G: Recorded> {
    id: GameId,
    date: Date,
    stamp: u64,
    code: Option<Code>,
    players: BySeat<FinishedPlayer<G>>,
    minutes: Option<u16>,
    chapter: G::Chapter,
}

/// A player's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedPlayer<G: Recorded> {
    name: PlayerName,
    sheet: G::Sheet,
    points: u16,
}

/// The id of one play of a game: sixteen bytes, written as 32 hexadecimal digits.
///
/// The SHA-256 of the game's opening, and of its results' day and stamp. Players' names, sheets and orders are no part
/// of it, so that a corrected game keeps its id; nor is the code enough, since a code deals the same game each time
/// that somebody plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId([u8; 16]);

/// Why a record makes no finished game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum FinishedReason<G: Recorded> {
    /// The game is not over.
    NotOver,
    /// No sheet was entered.
    Nobody,
    /// A player has no name.
    NoName(Seat),
    /// Two players have the same name.
    NameTwice(Seat, Seat),
    /// A player's sheet is blank.
    Blank(Seat),
    /// A player's sheet cannot be.
    Sheet(Seat, G::SheetReason),
    /// The first player lacks the tie-break that would decide between them.
    Tied(Seat, Seat),
}

/// A finished game as read from a file: loose, and checked by [`super::Hall::of_file`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FiledGame<G: Recorded> {
    /// The id, as [`GameId`] is written.
    pub id: String,
    /// The day, as `2026-02-28`.
    pub date: String,
    /// The results' stamp.
    pub stamp: u64,
    /// The code; empty if no code was used.
    pub code: String,
    /// The players.
    pub players: BySeat<PlayerSheet<G>>,
    /// The minutes of play; `None` if nobody knows.
    pub minutes: Option<u16>,
    /// The game's own part.
    pub chapter: G::Chapter,
}

impl<G: Recorded> Finished<G> {
    /// Makes the finished game of a record, which does not know how long it was played.
    ///
    /// # Errors
    /// Every reason why the record makes none.
    pub fn of(record: &Record<G>) -> Result<Self, Vec<FinishedReason<G>>> {
        let mut reasons: Vec<_> = (!record.steps().is_over()).then_some(FinishedReason::NotOver).into_iter().collect();
        let Some(results) = record.results() else {
            reasons.push(FinishedReason::Nobody);
            return Err(reasons);
        };
        let blank = results.players.iter().filter(|(_, player)| G::is_blank(&player.sheet));
        let blank: Vec<_> = blank.map(|(seat, _)| FinishedReason::Blank(seat)).collect();
        match check(&results.players) {
            Ok(players) if reasons.is_empty() && blank.is_empty() => Ok(Self {
                id: GameId::of::<G>(record.opening(), results),
                date: results.date,
                stamp: results.stamp,
                code: record.code().cloned(),
                players,
                minutes: None,
                chapter: G::chapter(record),
            }),
            checked => {
                // What is blank needs no other reason.
                let told = |reason: &FinishedReason<G>| match reason {
                    FinishedReason::Sheet(seat, _) => !blank.contains(&FinishedReason::Blank(*seat)),
                    FinishedReason::NotOver
                    | FinishedReason::Nobody
                    | FinishedReason::NoName(_)
                    | FinishedReason::NameTwice(..)
                    | FinishedReason::Blank(_)
                    | FinishedReason::Tied(..) => true,
                };
                reasons.extend(checked.err().unwrap_or_default().into_iter().filter(told));
                reasons.extend(blank);
                Err(reasons)
            }
        }
    }

    /// Checks a game read from a file; `at` is its number, from 1.
    pub(super) fn of_file(filed: FiledGame<G>, at: usize) -> Result<Self, HallDamage<G>> {
        PlayersRefusal::check(filed.players.values().map(|player| &player.name))
            .map_err(|refusal| HallDamage::Players(at, refusal))?;
        let code = (!filed.code.is_empty()).then(|| filed.code.parse()).transpose();
        Ok(Self {
            id: filed.id.parse().map_err(|error| HallDamage::Id(at, error))?,
            date: parse_date(&filed.date).map_err(|error| HallDamage::Date(at, error))?,
            stamp: filed.stamp,
            code: code.map_err(|error| HallDamage::Code(at, error))?,
            players: check(&filed.players).map_err(|reasons| {
                // A check that fails has a reason; were there none, there would be no player.
                HallDamage::Results(at, reasons.into_iter().next().unwrap_or(FinishedReason::Nobody))
            })?,
            minutes: filed.minutes,
            chapter: filed.chapter,
        })
    }

    /// Sets the minutes of play.
    #[must_use]
    pub fn with_minutes(self, minutes: Option<u16>) -> Self {
        Self { minutes, ..self }
    }

    /// Returns the game as it is written to a file.
    #[must_use]
    pub fn filed(&self) -> FiledGame<G> {
        FiledGame {
            id: self.id.to_string(),
            date: self.date.to_string(),
            stamp: self.stamp,
            code: self.code.as_ref().map(Code::to_string).unwrap_or_default(),
            players: self.results().players,
            minutes: self.minutes,
            chapter: self.chapter.clone(),
        }
    }

    /// The id of this play of the game.
    #[must_use]
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// The day on which it was played.
    #[must_use]
    pub const fn date(&self) -> Date {
        self.date
    }

    /// The stamp of the results.
    #[must_use]
    pub const fn stamp(&self) -> u64 {
        self.stamp
    }

    /// The code, if one was used.
    #[must_use]
    pub const fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }

    /// The players.
    #[must_use]
    pub const fn players(&self) -> &BySeat<FinishedPlayer<G>> {
        &self.players
    }

    /// The minutes of play; `None` if nobody knows.
    #[must_use]
    pub const fn minutes(&self) -> Option<u16> {
        self.minutes
    }

    /// The game's own part.
    #[must_use]
    pub const fn chapter(&self) -> &G::Chapter {
        &self.chapter
    }

    /// Whether the game was played here from its beginning.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        G::is_whole(&self.chapter)
    }

    /// Returns the seat of the player with that name, if there is one.
    #[must_use]
    pub fn seat_of(&self, name: &PlayerName) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.name == *name).map(|(seat, _)| seat)
    }

    /// Returns each player's rank, from 1; players equal in points and in all tie-breaks share it.
    #[must_use]
    pub fn ranks(&self) -> BySeat<usize> {
        let standings = self.players.map(|(_, player)| player.standing());
        let better = |than: &Standing| standings.values().filter(|other| *other > than).count();
        standings.map(|(_, standing)| better(standing) + 1)
    }

    /// Returns the winners: the players of the first rank.
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        self.ranks().iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect()
    }

    /// Returns the results from which the game was made.
    #[must_use]
    pub fn results(&self) -> Results<G> {
        let sheet = |(_, player): (Seat, &FinishedPlayer<G>)| PlayerSheet {
            name: player.name.to_string(),
            sheet: player.sheet.clone(),
        };
        Results { date: self.date, stamp: self.stamp, players: self.players.map(sheet) }
    }
}

impl<G: Recorded> FinishedPlayer<G> {
    /// The name.
    #[must_use]
    pub const fn name(&self) -> &PlayerName {
        &self.name
    }

    /// The sheet.
    #[must_use]
    pub const fn sheet(&self) -> &G::Sheet {
        &self.sheet
    }

    /// The points.
    #[must_use]
    pub const fn points(&self) -> u16 {
        self.points
    }

    /// Returns the value by which the player is compared with others.
    #[must_use]
    pub fn standing(&self) -> Standing {
        Standing::of::<G>(self.points, &self.sheet)
    }
}

/// Returns the players with their points, or every reason why they cannot be.
fn check<G: Recorded>(players: &BySeat<PlayerSheet<G>>) -> Result<BySeat<FinishedPlayer<G>>, Vec<FinishedReason<G>>> {
    let mut reasons = Vec::new();
    let mut checked = BySeat::default();
    let names = players.map(|(_, player)| PlayerName::new(&player.name));
    if players.is_empty() {
        reasons.push(FinishedReason::Nobody);
    }
    for ((seat, player), name) in players.iter().zip(names.values()) {
        match (name, names.iter().find(|(_, other)| *other == name)) {
            (None, _) => reasons.push(FinishedReason::NoName(seat)),
            (Some(_), Some((before, _))) if before < seat => reasons.push(FinishedReason::NameTwice(before, seat)),
            (Some(_), Some(_) | None) => {}
        }
        match (name, G::points(&player.sheet)) {
            (Some(name), Ok(points)) => {
                checked.push(FinishedPlayer { name: name.clone(), sheet: player.sheet.clone(), points });
            }
            (None, Ok(_)) => {}
            (_, Err(sheet)) => reasons.extend(sheet.into_iter().map(|reason| FinishedReason::Sheet(seat, reason))),
        }
    }
    reasons.extend(open_ties(players).into_iter().map(|(seat, other)| FinishedReason::Tied(seat, other)));
    if reasons.is_empty() { Ok(checked) } else { Err(reasons) }
}

impl GameId {
    /// Spelled out by hand, so that it stays the same whatever becomes of the types and of the save file.
    fn of<G: Recorded>(opening: &G::Opening, results: &Results<G>) -> Self {
        let lines = [
            G::NAME.to_owned(),
            G::code(opening).map(ToString::to_string).unwrap_or_default(),
            G::identity(opening),
            results.date.to_string(),
            results.stamp.to_string(),
        ];
        let hash = Sha256::digest(lines.join("\n"));
        Self(hash.first_chunk().copied().unwrap_or_default())
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

/// A text that is no game's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoId;

impl std::str::FromStr for GameId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let id = u128::from_str_radix(text, 16).map(|id| Self(id.to_be_bytes())).ok();
        // One spelling only.
        id.filter(|id| id.to_string() == text).ok_or(NoId)
    }
}
