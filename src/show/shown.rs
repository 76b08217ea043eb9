//! The view of a game at one moment: made once for each change, drawn by every follower.

use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

use enum_map::EnumMap;

use super::backdrop::Backdrop;
use super::count::CountStep;
use super::counted::Counted;
use super::excerpt::Excerpt;
use super::explained::Explained;
use super::kind::GameKind;
use super::news::News;
use super::reference::Reference;
use super::said::Said;
use super::surprise::Surprise;
use super::table::{Of, Table};
use super::view::{Reader, View};
use crate::chronicle::hall::{Looks, PlayerName};
use crate::chronicle::{Next, Record};
use crate::crier::{Language, Manner, Turn, Words};
use crate::play::{Seat, Steps, Transition};
use crate::stage::tokens::Rgb;
use crate::stage::{Moment, Scene, Shape, Sprite};

/// A moment of a game, ready to be drawn in any language, with the game's type erased.
///
/// Words that are passed to it choose the language and the manner; the messages are always the game's own.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The game.
    kind: &'static GameKind,
    /// The progress of the game.
    steps: Steps,
    /// The table at that moment.
    table: Arc<dyn Table>,
    /// The table in words, cached by language and reader.
    views: Arc<Said<Reader, View>>,
    /// The picture at rest, cached by shape.
    scenes: Arc<EnumMap<Shape, OnceLock<Arc<Scene>>>>,
    /// The rules of the game, cached by language.
    rules: Arc<Said<(), Reference>>,
    /// The odds of what comes next, cached by language.
    odds: Arc<Said<(), Option<String>>>,
    /// How a sheet is counted, cached by language.
    count_steps: Arc<Said<(), Vec<CountStep>>>,
    /// The cries.
    pub news: Arc<News>,
    /// The code, if the game has one that everybody may know by now ([`crate::chronicle::Disclosure`]).
    pub code: Option<String>,
    /// Whether nothing has happened yet.
    pub opening: bool,
    /// The motion that led to this moment.
    pub motion: Playing,
    /// The number of orders before this moment.
    pub orders: usize,
    /// Whether the players choose now; never when looking back.
    pub choice: bool,
    /// The players' names, if any were given.
    pub players: Arc<[String]>,
    /// The moment before, while something moves.
    pub before: Option<Arc<Self>>,
}

/// A motion that each follower shows once.
#[derive(Clone, Debug)]
pub enum Playing {
    /// Nothing moves: after an undo, when looking back, and once a motion was ended.
    Rest,
    /// Something moves.
    Motion {
        /// The number of the motion; each follower shows each number once.
        number: u64,
        /// The motion.
        moment: Arc<dyn Moment>,
    },
}

impl Playing {
    /// Returns the number of the motion.
    #[must_use]
    pub const fn number(&self) -> Option<u64> {
        match self {
            Self::Rest => None,
            Self::Motion { number, moment: _ } => Some(*number),
        }
    }

    /// Returns the motion.
    #[must_use]
    pub fn moment(&self) -> Option<&dyn Moment> {
        match self {
            Self::Rest => None,
            Self::Motion { number: _, moment } => Some(&**moment),
        }
    }
}

/// The same moment, moving or not: what is shown of it follows from the table.
impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        self.is_one_with(other) && self.motion.number() == other.motion.number()
    }
}

impl Shown {
    /// Returns the game as it is now, at rest.
    #[must_use]
    pub fn now<G: Counted>(record: &Record<G>) -> Self {
        Self::after(record, record.done().len())
    }

    /// Returns the game after a step was taken back, at rest.
    #[must_use]
    pub fn after_undo<G: Counted>(record: &Record<G>) -> Self {
        let orders = record.done().len();
        Self::at(record, orders, news(record, orders, cried(record, orders)).after_undo())
    }

    /// Returns the game after its first `orders` orders, at rest: a look back.
    #[must_use]
    pub fn after<G: Counted>(record: &Record<G>, orders: usize) -> Self {
        Self::at(record, orders, news(record, orders, cried(record, orders)))
    }

    /// Returns the game as it is now, moving as on a title.
    #[must_use]
    pub fn titled<G: Counted>(record: &Record<G>) -> Self {
        let motion = G::overture(&G::seen_by(record.table(), None));
        let motion = motion.map_or(Playing::Rest, |moment| Playing::Motion { number: 0, moment });
        Self { motion, ..Self::now(record) }
    }

    /// Returns the game as it is now, with its winner cried.
    #[must_use]
    pub fn won<G: Counted>(record: &Record<G>) -> Self {
        let scored = record.results().filter(|results| results.points().values().all(Result::is_ok));
        match scored.filter(|results| !results.players.is_empty()) {
            Some(results) => {
                let turn = Turn::new(record.code(), record.steps());
                let is_lost = G::is_lost(&G::chapter(record));
                Self::at(record, record.done().len(), News::winner(results.clone(), turn, is_lost))
            }
            None => Self::now(record),
        }
    }

    /// Returns the game as it is now, moving there from this moment by the orders since, which are told as one.
    #[must_use]
    pub fn then<G: Counted>(&self, record: &Record<G>, number: u64) -> Self {
        let orders = record.done().len();
        let turn = Turn::new(record.code(), record.steps());
        let since: Vec<_> = record.walk().skip(self.orders).collect();
        let happenings: Vec<G::Happening> = since.iter().flat_map(|told| told.happenings).cloned().collect();
        let before = since.first().map_or_else(|| record.table(), |told| told.before);
        let told = Excerpt::of(Transition { before, happenings: &happenings, after: record.table() }, None);
        let cries = G::cries(told.told());
        // The dice are watched, and who measures them must not find a code that is still a secret.
        let seed = Turn::new(record.told_code(), record.steps()).seed();
        let moment = (!since.is_empty()).then(|| G::moment(told.told(), &cries, seed));
        Self {
            rules: Arc::clone(&self.rules),
            motion: moment.map_or(Playing::Rest, |moment| Playing::Motion { number, moment }),
            before: Some(Arc::new(self.at_rest())),
            ..Self::at(record, orders, news(record, orders, (cries, turn)))
        }
    }

    /// Returns the same moment without its motion.
    #[must_use]
    pub fn at_rest(&self) -> Self {
        Self { motion: Playing::Rest, before: None, ..self.clone() }
    }

    /// Whether both are the same moment of the same game, moving or at rest; after an undo it is another one, even if
    /// it looks alike.
    #[must_use]
    pub fn is_one_with(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.table, &other.table)
    }

    /// Whether anybody ever chooses from a menu in that game.
    #[must_use]
    pub const fn chooses(&self) -> bool {
        self.kind.chooses
    }

    /// Returns the name of the game in files and arguments.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.kind.name
    }

    /// Returns the proper name of the game.
    #[must_use]
    pub const fn game_title(&self) -> &'static str {
        self.kind.title
    }

    /// Returns every drawing that may occur in the game's pictures and views, and those that every game shares.
    #[must_use]
    pub fn drawings(&self) -> Vec<Sprite> {
        (self.kind.drawings)().into_iter().chain([Sprite::CROWN, Sprite::SHEET]).collect()
    }

    /// Returns the seat for a phone's name; one that has a secret, only if the crier has `admitted` the phone.
    #[must_use]
    pub fn seat(&self, name: &PlayerName, admitted: bool) -> Option<Seat> {
        self.table.seat(name).filter(|seat| admitted || !self.table.has_secret(*seat))
    }

    /// Whether that looks like the name of a seat whose player has none, in any language.
    #[must_use]
    pub fn resembles(&self, looks: &Looks) -> bool {
        self.table.resembles(looks)
    }

    /// Whether a phone with that name waits for what its player alone may know, until the crier has `admitted` it.
    #[must_use]
    pub fn waits(&self, name: &PlayerName, admitted: bool) -> bool {
        self.seat(name, true) != self.seat(name, admitted)
    }

    /// Returns the color that the game gives to the player with that name, if it gives any.
    #[must_use]
    pub fn color(&self, name: &PlayerName) -> Option<Rgb> {
        self.table.color(self.table.seat(name)?)
    }

    /// Returns the reader with that seat: the audience, unless the seat knows more or has something of its own to read.
    #[must_use]
    pub fn reader(&self, seat: Option<Seat>) -> Reader {
        seat.filter(|seat| self.table.reads_own(*seat)).map_or(Reader::Audience, Reader::Seat)
    }

    /// Returns what the last cry means for every player, each with its rule.
    #[must_use]
    pub fn meaning(&self, like: &Words, reader: Reader) -> Vec<Explained> {
        self.table.meaning(&self.kind.own_words(like), reader)
    }

    /// Returns the backdrop of the picture, if there is one.
    #[must_use]
    pub fn backdrop(&self) -> Option<Backdrop> {
        self.table.backdrop()
    }

    /// Returns the picture of the table in that shape, as everybody in the room sees it; drawn once.
    #[must_use]
    pub fn scene(&self, shape: Shape) -> Arc<Scene> {
        Arc::clone(self.scenes[shape].get_or_init(|| Arc::new(self.table.scene(shape, None).batched())))
    }

    /// Returns the picture of the table in that shape for that reader.
    #[must_use]
    pub fn scene_for(&self, shape: Shape, reader: Reader) -> Arc<Scene> {
        reader.seat().map_or_else(|| self.scene(shape), |seat| Arc::new(self.table.scene(shape, Some(seat))))
    }

    /// Returns how far the game has come.
    #[must_use]
    pub const fn steps(&self) -> Steps {
        self.steps
    }

    /// Returns the table in words for that reader; cached by language.
    #[must_use]
    pub fn view(&self, like: &Words, reader: Reader) -> Arc<View> {
        self.views.get(like, reader, |words| self.table.view(words, reader, self.opening))
    }

    /// Returns the rules of the game; cached by language.
    #[must_use]
    pub fn reference(&self, like: &Words) -> Arc<Reference> {
        self.rules.get(like, (), |words| self.kind.reference(words))
    }

    /// Returns the odds of what comes next; cached by language.
    #[must_use]
    pub fn next_odds(&self, like: &Words) -> Option<String> {
        self.odds.get(like, (), |words| self.table.next_odds(words)).as_ref().clone()
    }

    /// Returns how a sheet of the game is counted, step by step; cached by language.
    #[must_use]
    pub fn count_steps(&self, like: &Words) -> Arc<Vec<CountStep>> {
        self.count_steps.get(like, (), |words| self.table.count_steps(words))
    }

    /// Returns the words of the app and of the game.
    #[must_use]
    pub fn words(&self, language: Language, manner: Manner) -> Arc<Words> {
        self.kind.words(language, manner)
    }

    fn at<G: Counted>(record: &Record<G>, orders: usize, news: News) -> Self {
        let (kind, table) = (GameKind::of::<G>(), record.table_after(orders).clone());
        let steps = G::steps(&table);
        Self {
            kind,
            steps,
            table: Arc::new(Of::<G>::new(table, record.opening().clone())),
            views: Arc::new(Said::new(kind)),
            scenes: Arc::default(),
            rules: Arc::new(Said::new(kind)),
            odds: Arc::new(Said::new(kind)),
            count_steps: Arc::new(Said::new(kind)),
            news: Arc::new(news),
            code: record.code().filter(|_| G::DISCLOSURE.tells(steps)).map(ToString::to_string),
            opening: orders == 0,
            motion: Playing::Rest,
            orders,
            choice: orders == record.done().len() && is_choice(record),
            players: G::players(record.opening()).into(),
            before: None,
        }
    }
}

/// Returns the cries of the last of so many orders, or of the opening, and their variation; everybody hears them.
fn cried<G: Counted>(record: &Record<G>, orders: usize) -> (Vec<G::Cry>, Turn) {
    let told = orders.checked_sub(1).and_then(|last| record.walk().nth(last));
    let opening = || G::opening(&G::seen_by(record.opened_table(), None));
    let cries = told.map_or_else(opening, |told| G::cries(Excerpt::of(told, None).told()));
    (cries, Turn::new(record.code(), G::steps(record.table_after(orders))))
}

/// Returns the news of these cries with what is remarkable about the last of so many orders.
fn news<G: Counted>(record: &Record<G>, orders: usize, (cries, turn): (Vec<G::Cry>, Turn)) -> News {
    News::cried::<G>(cries, turn, G::players(record.opening())).with(Surprise::of(record, orders))
}

/// Whether the next step is the players' choice.
fn is_choice<G: Counted>(record: &Record<G>) -> bool {
    match record.next() {
        Next::Order(_) => G::is_choice(record.table()),
        Next::Choose(_) | Next::Pick | Next::Enter | Next::Over => false,
    }
}
