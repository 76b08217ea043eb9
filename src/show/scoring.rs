//! The scoring of the game that is over, for sheets filled in away from the desk, with the game's type erased.

use std::fmt::Debug;
use std::sync::Arc;

use jiff::civil::Date;

use super::count::{BoxGroup, FieldGroup, Part, Row, boxes, form};
use super::counted::Counted;
use super::kind::GameKind;
use super::said::Said;
use super::seat_names::{on_one_line, seat_called, seat_for};
use crate::chronicle::hall::{Finished, GameId, Hall, PlayerName};
use crate::chronicle::{PlayerSheet, Record, Recorded, Results};
use crate::crier::{Language, Manner, Words};
use crate::play::{BySeat, Seat};

/// The scoring of a game: its form, the desk's own checks, and each player's result. It renders in any language, and no
/// method changes anything.
///
/// Words that are passed to it choose the language and the manner; the messages are always the game's own.
#[derive(Clone, Debug)]
pub struct Scoring {
    kind: &'static GameKind,
    /// The identity of the play: the game's name, code and opening.
    play: String,
    form: fn(&Words) -> Vec<FieldGroup>,
    boxes: fn(&Words, &str) -> Vec<BoxGroup>,
    called: fn(&PlayerName) -> Option<Seat>,
    /// The players' names from the scoring, or else from the game.
    players: BySeat<String>,
    scored: Arc<dyn AnyScoring>,
    /// The outcome of each player, cached.
    outcomes: Arc<Said<Seat, Option<Outcome>>>,
}

/// A sheet as filled in on a phone: the numbers of its fields and the answers of its boxes, in the order of the form.
/// Missing fields are empty, missing answers are no.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filled {
    /// The numbers; `None` where a field is empty.
    pub numbers: Vec<Option<u16>>,
    /// The answers.
    pub ticks: Vec<bool>,
}

/// A player's own result, shown after it was announced to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The points.
    pub points: u16,
    /// The rank, from 1; players equal in all share it.
    pub rank: usize,
    /// The number of players.
    pub of: usize,
    /// The player's achievements over all games.
    pub achievements: Vec<String>,
    /// The achievements that came with this game.
    pub new: Vec<String>,
    /// The player's earlier games, the latest first: not more than [`Outcome::EARLIER`].
    pub before: Vec<Earlier>,
    /// The parts of the points.
    pub parts: Vec<Part>,
    /// How a game against a rival whom the rules play ended.
    pub verdict: Option<String>,
}

/// An earlier game of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// The day, in words.
    pub date: String,
    /// The points.
    pub points: u16,
    /// The rank, from 1.
    pub rank: usize,
    /// The number of players.
    pub of: usize,
}

/// A game's sheets and results, with their types erased.
trait AnyScoring: Debug + Send + Sync {
    fn judged(&self, words: &Words, filled: &Filled, filling: bool) -> Option<Row>;
    fn outcome(&self, words: &Words, seat: Seat) -> Option<Outcome>;
    fn asks(&self) -> bool;
}

/// The typed scoring of a game.
#[derive(Debug)]
struct Of<G: Counted> {
    table: G::Table,
    chapter: G::Chapter,
    results: Option<Results<G>>,
    /// Whether the results were announced.
    told: bool,
    /// The game's id in the hall of fame, if its results are valid.
    id: Option<GameId>,
    hall: Option<Hall<G>>,
}

/// The same scoring, made once.
impl PartialEq for Scoring {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.scored, &other.scored)
    }
}

impl Scoring {
    /// Makes the scoring of a game; `told` once its results were announced: before, no ranks or points are given out.
    /// Earlier games are looked up in the hall of fame.
    #[must_use]
    pub fn of<G: Counted>(record: &Record<G>, told: bool, hall: Option<&Hall<G>>) -> Self {
        let finished = Finished::of(record).ok().filter(|_| told);
        let id = finished.as_ref().map(Finished::id);
        // The game may be in the hall already; it counts once.
        let hall = hall.filter(|_| told).cloned().map(|mut hall| {
            if let Some(finished) = finished {
                hall.add(finished);
            }
            hall
        });
        let opening = record.opening();
        let code = record.code().map(ToString::to_string).unwrap_or_default();
        let known = || Results::blank(Date::ZERO, 0, G::players(opening), G::sheets(record.table()));
        let results = record.results().cloned().unwrap_or_else(known);
        let (table, chapter) = (record.table().clone(), G::chapter(record));
        let scored = Of::<G> { table, chapter, results: record.results().cloned(), told, id, hall };
        let kind = GameKind::of::<G>();
        Self {
            kind,
            play: [G::NAME, &code, &G::identity(opening)].join("\n"),
            form: form::<G>,
            boxes: |words, player| boxes::<G>(words, player, &G::Sheet::default()),
            called: seat_called::<G>,
            players: results.players.map(|(_, player)| player.name.clone()),
            scored: Arc::new(scored),
            outcomes: Arc::new(Said::new(kind)),
        }
    }

    /// The name of the game in files and arguments.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.kind.name
    }

    /// Returns the identity of the play, with its opening: a sheet filled in for it fits no other.
    #[must_use]
    pub fn play(&self) -> &str {
        &self.play
    }

    /// Whether both are of the same play.
    #[must_use]
    pub fn is_of(&self, other: &Self) -> bool {
        self.play() == other.play()
    }

    /// Returns the words of the app and of the game.
    #[must_use]
    pub fn words(&self, language: Language, manner: Manner) -> Arc<Words> {
        self.kind.words(language, manner)
    }

    /// Returns the players' names from the scoring; before there is one, from the game.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.players.values().map(|name| on_one_line(name)).filter(|name| !name.is_empty()).collect()
    }

    /// Whether anything is to be counted: not where the table knows everybody's sheet.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.scored.asks()
    }

    /// Returns the seat for a phone's name.
    #[must_use]
    pub fn seat(&self, name: &PlayerName) -> Option<Seat> {
        seat_for(name, &self.players.iter(), self.called)
    }

    /// Returns the fields of a sheet.
    #[must_use]
    pub fn form(&self, like: &Words) -> Vec<FieldGroup> {
        (self.form)(&self.kind.own_words(like))
    }

    /// Returns the tick boxes for that player, all of them empty.
    #[must_use]
    pub fn boxes(&self, like: &Words, player: &str) -> Vec<BoxGroup> {
        (self.boxes)(&self.kind.own_words(like), player)
    }

    /// Returns the sheet with the desk's own checks and points; `filling` while it is filled in. It has no rank, and
    /// `None` is returned for a sheet that cannot be filled in like this.
    #[must_use]
    pub fn judged(&self, like: &Words, filled: &Filled, filling: bool) -> Option<Row> {
        self.scored.judged(&self.kind.own_words(like), filled, filling)
    }

    /// Returns that player's result; cached by language. `None` before the results were announced, or if the seat was
    /// not scored.
    #[must_use]
    pub fn outcome(&self, like: &Words, seat: Seat) -> Option<Outcome> {
        (*self.outcomes.get(like, seat, |words| self.scored.outcome(words, seat))).clone()
    }
}

impl Filled {
    /// Returns a sheet's entries.
    #[must_use]
    pub fn of<G: Counted>(sheet: &G::Sheet) -> Self {
        let entered = |field: &G::Field| G::get(sheet, *field);
        Self {
            numbers: G::FIELDS.iter().map(entered).collect(),
            ticks: G::BOXES.iter().map(|asked| entered(asked).is_some()).collect(),
        }
    }

    /// Returns the sheet with these entries; `None` if there are too many of them, or one that no sheet can have. The
    /// sheet may still be wrong: [`Counted::judge`] says why.
    #[must_use]
    pub fn sheet<G: Counted>(&self) -> Option<G::Sheet> {
        let mut sheet = G::Sheet::default();
        if self.numbers.len() > G::FIELDS.len() || self.ticks.len() > G::BOXES.len() {
            return None;
        }
        for (field, number) in G::FIELDS.iter().zip(&self.numbers) {
            G::set(&mut sheet, *field, *number);
            // Where an empty field counts as 0, a 0 is one.
            if G::get(&sheet, *field).unwrap_or_default() != number.unwrap_or_default() {
                return None;
            }
        }
        for (asked, ticked) in G::BOXES.iter().zip(&self.ticks) {
            G::set(&mut sheet, *asked, ticked.then_some(1));
        }
        Some(sheet)
    }
}

impl Outcome {
    /// The most earlier games that are listed.
    pub const EARLIER: usize = 20;
}

impl<G: Counted> AnyScoring for Of<G> {
    fn asks(&self) -> bool {
        let known = G::sheets(&self.table);
        known.is_empty() || known.iter().any(|(seat, _)| !G::inexact(&self.table, seat).is_empty())
    }

    fn judged(&self, words: &Words, filled: &Filled, filling: bool) -> Option<Row> {
        let sheet = PlayerSheet::<G> { sheet: filled.sheet::<G>()?, ..PlayerSheet::default() };
        let alone = Results { date: Date::ZERO, stamp: 0, players: [sheet].into() };
        let row = Row::all(words, &alone, Some(&self.table), filling.then_some(Seat(0))).remove(Seat(0))?;
        Some(Row { rank: None, ..row })
    }

    fn outcome(&self, words: &Words, seat: Seat) -> Option<Outcome> {
        let results = self.results.as_ref().filter(|_| self.told)?;
        let rows = Row::all(words, results, Some(&self.table), None);
        let row = rows.get(seat)?;
        let (points, rank) = row.points.zip(row.rank)?;
        let name = PlayerName::new(&results.players.get(seat)?.name)?;
        let hall = self.hall.as_ref();
        let new = hall.zip(self.id).map(|(hall, id)| G::achieved_with(words, hall, id)).unwrap_or_default();
        let games = hall.map(Hall::games).unwrap_or_default().iter().rev();
        let before = games.filter(|game| Some(game.id()) != self.id).filter_map(|game| earlier(words, game, &name));
        Some(Outcome {
            points,
            rank,
            of: rows.values().filter(|row| row.rank.is_some()).count(),
            achievements: hall.and_then(|hall| G::achievements(words, hall, &name)).unwrap_or_default(),
            new: new.into_iter().find_map(|(of, new)| (of == name).then_some(new)).unwrap_or_default(),
            before: before.take(Outcome::EARLIER).collect(),
            parts: row.parts.clone(),
            verdict: G::rival(words, &self.chapter),
        })
    }
}

/// Returns a player's result in an earlier game.
fn earlier<G: Recorded>(words: &Words, game: &Finished<G>, name: &PlayerName) -> Option<Earlier> {
    let seat = game.seat_of(name)?;
    let (points, rank) = (game.players().get(seat)?.points(), *game.ranks().get(seat)?);
    Some(Earlier { date: words.date(game.date()), points, rank, of: game.players().len() })
}
