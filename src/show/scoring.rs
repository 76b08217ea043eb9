//! The scoring of the game that is over, for whoever fills in a sheet away from the desk: of which game, only the game knows.

use std::fmt::Debug;
use std::sync::Arc;

use jiff::civil::Date;

use super::count::{BoxGroup, FieldGroup, Row, boxes, form};
use super::counted::Counted;
use super::results::results_text;
use super::said::Said;
use super::seat_names::{on_one_line, seat_called};
use crate::chronicle::hall::{Finished, GameId, Hall, PlayerName};
use crate::chronicle::{PlayerSheet, Record, Recorded, Results};
use crate::crier::{Language, Manner, Words};
use crate::play::{BySeat, Seat};

/// How a game is scored: its form, the desk's own checks, and what is told of each player's result. It is said in any
/// language, and nothing that is asked of it changes anything.
#[derive(Clone, Debug)]
pub struct Scoring {
    game: &'static str,
    /// Which game it is: its name, code and opening.
    play: String,
    words: fn(Language, Manner) -> Words,
    form: fn(&Words) -> Vec<FieldGroup>,
    boxes: fn(&Words, &str) -> Vec<BoxGroup>,
    called: fn(&PlayerName) -> Option<Seat>,
    /// The players' names as they stand in the scoring, or else in the game.
    players: BySeat<String>,
    scored: Arc<dyn AnyScoring>,
    /// What was told of each player already.
    outcomes: Arc<Said<Seat, Option<Outcome>>>,
}

/// A sheet as somebody filled it in: the numbers of its fields and the answers of its boxes, in the order of the form.
/// Fields that are left out are empty, answers that are left out are no.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filled {
    /// The numbers; nothing where a field is empty.
    pub numbers: Vec<Option<u16>>,
    /// The answers.
    pub ticks: Vec<bool>,
}

/// What a player is told of the own result, once it was told to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The points.
    pub points: u16,
    /// The rank, from 1; who is equal in all shares it.
    pub rank: usize,
    /// Of how many.
    pub of: usize,
    /// What the player has achieved over all games.
    pub achievements: Vec<String>,
    /// What of it came with this game.
    pub new: Vec<String>,
    /// The player's games before, the latest first: not more than [`Outcome::EARLIER`].
    pub before: Vec<Earlier>,
    /// Everybody's points as a table, for a chat.
    pub text: String,
}

/// A game that a player played before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// The day, in words.
    pub date: String,
    /// The points.
    pub points: u16,
    /// The rank, from 1.
    pub rank: usize,
    /// Of how many.
    pub of: usize,
}

/// What only the game knows of its sheets and results.
trait AnyScoring: Debug + Send + Sync {
    fn judged(&self, words: &Words, filled: &Filled, filling: bool) -> Option<Row>;
    fn outcome(&self, words: &Words, seat: Seat) -> Option<Outcome>;
}

/// The scoring of that game.
#[derive(Debug)]
struct Of<G: Counted> {
    table: G::Table,
    results: Option<Results<G>>,
    /// Whether everybody was told the results.
    told: bool,
    /// Which game the hall knows it as, if its results can be.
    id: Option<GameId>,
    hall: Option<Hall<G>>,
}

impl Scoring {
    /// The scoring of that game; `told` once its results were told to everybody: before, nobody's rank or points are told. The
    /// hall of fame knows the games before.
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
        let scored = Of::<G> { table: record.table().clone(), results: record.results().cloned(), told, id, hall };
        Self {
            game: G::NAME,
            play: [G::NAME, &code, &G::identity(opening)].join("\n"),
            words: Words::of::<G>,
            form: form::<G>,
            boxes: |words, player| boxes::<G>(words, player, &G::Sheet::default()),
            called: seat_called::<G>,
            players: results.players.map(|(_, player)| player.name.clone()),
            scored: Arc::new(scored),
            outcomes: Arc::default(),
        }
    }

    /// The name of the game in files and arguments.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// Which game it is, and how it was opened: what is filled in for it fits no other.
    #[must_use]
    pub fn play(&self) -> &str {
        &self.play
    }

    /// Whether both are of one game.
    #[must_use]
    pub fn is_of(&self, other: &Self) -> bool {
        self.play() == other.play()
    }

    /// The words of the app and of the game.
    #[must_use]
    pub fn words(&self, language: Language, manner: Manner) -> Words {
        (self.words)(language, manner)
    }

    /// Returns the names that players have in the scoring; before there is one, in the game.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.players.values().map(|name| on_one_line(name)).filter(|name| !name.is_empty()).collect()
    }

    /// Returns the seat of whoever sits down under that name: of the player who is called so; else the seat that is called so in
    /// any language, if its player gave no name. Nothing else compares the names of phones and players.
    #[must_use]
    pub fn seat(&self, name: &PlayerName) -> Option<Seat> {
        let named = self.players.iter().find(|(_, player)| PlayerName::new(player).as_ref() == Some(name));
        let named = named.map(|(seat, _)| seat);
        named.or_else(|| {
            let called = (self.called)(name)?;
            let is_meant = |(seat, player): &(Seat, &String)| match PlayerName::new(player) {
                Some(player) => (self.called)(&player) == Some(called),
                None => *seat == called,
            };
            self.players.iter().find(is_meant).map(|(seat, _)| seat)
        })
    }

    /// Returns the fields of a sheet.
    ///
    /// Here and below, the words must be those of [`Scoring::words`].
    #[must_use]
    pub fn form(&self, words: &Words) -> Vec<FieldGroup> {
        (self.form)(words)
    }

    /// Returns what else is asked of that player; nothing is answered yet.
    #[must_use]
    pub fn boxes(&self, words: &Words, player: &str) -> Vec<BoxGroup> {
        (self.boxes)(words, player)
    }

    /// The sheet with the desk's own checks and points; `filling` while it is filled in. Its rank is not told, and nothing is if
    /// no sheet can be filled in like this.
    #[must_use]
    pub fn judged(&self, words: &Words, filled: &Filled, filling: bool) -> Option<Row> {
        self.scored.judged(words, filled, filling)
    }

    /// Returns that player's result; counted once for each language. Nothing before the results were told, or if nobody was scored
    /// there.
    #[must_use]
    pub fn outcome(&self, words: &Words, seat: Seat) -> Option<Outcome> {
        (*self.outcomes.get(words, seat, || self.scored.outcome(words, seat))).clone()
    }
}

impl Filled {
    /// What a sheet holds.
    #[must_use]
    pub fn of<G: Counted>(sheet: &G::Sheet) -> Self {
        let entered = |field: &G::Field| G::get(sheet, *field);
        Self {
            numbers: G::FIELDS.iter().map(entered).collect(),
            ticks: G::BOXES.iter().map(|asked| entered(asked).is_some()).collect(),
        }
    }

    /// The sheet that is filled in like this; nothing if there are too many numbers or answers, or one that no sheet can hold.
    /// What a sheet can hold may still be wrong: [`Counted::judge`] says why.
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
    /// So many games before are told.
    pub const EARLIER: usize = 20;
}

impl<G: Counted> AnyScoring for Of<G> {
    fn judged(&self, words: &Words, filled: &Filled, filling: bool) -> Option<Row> {
        let sheet = PlayerSheet::<G> { sheet: filled.sheet::<G>()?, ..PlayerSheet::default() };
        let alone = Results { date: Date::ZERO, stamp: 0, players: [sheet].into() };
        let row = Row::all(words, &alone, Some(&self.table), filling.then_some(Seat(0))).remove(Seat(0))?;
        Some(Row { rank: None, ..row })
    }

    fn outcome(&self, words: &Words, seat: Seat) -> Option<Outcome> {
        let results = self.results.as_ref().filter(|_| self.told)?;
        let rows = Row::all(words, results, Some(&self.table), None);
        let (points, rank) = rows.get(seat).and_then(|row| row.points.zip(row.rank))?;
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
            text: results_text(words, results),
        })
    }
}

/// How that player fared in that game.
fn earlier<G: Recorded>(words: &Words, game: &Finished<G>, name: &PlayerName) -> Option<Earlier> {
    let seat = game.seat_of(name)?;
    let (points, rank) = (game.players().get(seat)?.points(), *game.ranks().get(seat)?);
    Some(Earlier { date: words.date(game.date()), points, rank, of: game.players().len() })
}
