//! What is shown of a game at one moment: made once for each change, drawn by every follower.

use std::any::Any;
use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

use enum_map::EnumMap;

use super::explained::Explained;
use super::news::News;
use super::reference::Reference;
use super::said::Said;
use super::view::{Reader, View};
use super::watched::Watched;
use crate::chronicle::{Next, Record};
use crate::crier::{Language, Manner, Turn, Words};
use crate::play::Steps;
use crate::stage::{Moment, Scene, Shape, Sprite};

/// A moment of a game, ready to be drawn in any language; of which game, only the game knows.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The table as it stands then.
    table: Arc<dyn Table>,
    /// The table in words, made once for each language and reader.
    views: Arc<Said<Reader, View>>,
    /// The picture at rest, drawn once for each shape.
    scenes: Arc<EnumMap<Shape, OnceLock<Arc<Scene>>>>,
    /// The rules of the game, made once for each language.
    rules: Arc<Said<(), Reference>>,
    /// The odds of what comes next, computed once for each language.
    odds: Arc<Said<(), Option<String>>>,
    /// What there is to cry.
    pub news: Arc<News>,
    /// The code, if the game has one.
    pub code: Option<String>,
    /// Whether nothing has happened yet.
    pub opening: bool,
    /// How it came to stand like this.
    pub motion: Playing,
    /// How many orders it stands after.
    pub orders: usize,
    /// Whether the players choose now. On a look back nobody does.
    pub choice: bool,
    /// The players' names, if anybody gave them.
    pub players: Arc<[String]>,
    /// What was shown before, while something moves.
    pub before: Option<Arc<Self>>,
}

/// A motion to be shown once.
#[derive(Clone, Debug)]
pub struct Playing {
    /// Which one; each follower shows each number once.
    pub number: u64,
    /// What moves; nothing after an undo or on a look back.
    pub moment: Option<Arc<dyn Moment>>,
}

/// A table of some game.
trait Table: Debug + Send + Sync {
    fn name(&self) -> &'static str;
    fn drawings(&self) -> Vec<Sprite>;
    fn scene(&self, shape: Shape) -> Scene;
    fn steps(&self) -> Steps;
    fn view(&self, words: &Words, reader: Reader, opening: bool) -> View;
    fn reference(&self, words: &Words) -> Reference;
    fn next_odds(&self, words: &Words) -> Option<String>;
    fn meaning(&self, words: &Words) -> Vec<Explained>;
    fn words(&self, language: Language, manner: Manner) -> Words;
    fn as_any(&self) -> &dyn Any;
}

/// A table of that game, and what the game was opened from.
#[derive(Debug)]
struct Of<G: Watched> {
    table: G::Table,
    from: G::Opening,
}

impl<G: Watched> Table for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn drawings(&self) -> Vec<Sprite> {
        G::drawings()
    }

    fn scene(&self, shape: Shape) -> Scene {
        G::scene(&self.table, shape)
    }

    fn steps(&self) -> Steps {
        G::steps(&self.table)
    }

    fn view(&self, words: &Words, reader: Reader, opening: bool) -> View {
        View::of::<G>(words, (&self.table, &self.from), reader, opening)
    }

    fn reference(&self, words: &Words) -> Reference {
        G::reference(words)
    }

    fn next_odds(&self, words: &Words) -> Option<String> {
        G::next_odds(words, &self.table)
    }

    fn meaning(&self, words: &Words) -> Vec<Explained> {
        G::meaning(words, &self.table)
    }

    fn words(&self, language: Language, manner: Manner) -> Words {
        Words::of::<G>(language, manner)
    }

    fn as_any(&self) -> &dyn Any {
        &self.table
    }
}

impl Playing {
    /// Nothing moves.
    #[must_use]
    pub const fn rest() -> Self {
        Self { number: 0, moment: None }
    }
}

impl Shown {
    /// The game as it stands, at rest.
    #[must_use]
    pub fn now<G: Watched>(record: &Record<G>) -> Self {
        Self::after(record, record.done().len())
    }

    /// The game as it stands once a step was taken back, at rest.
    #[must_use]
    pub fn after_undo<G: Watched>(record: &Record<G>) -> Self {
        let orders = record.done().len();
        let (cries, turn) = cried(record, orders);
        Self::at(record, orders, News::cried::<G>(cries, turn).after_undo())
    }

    /// The game after its first `orders` orders, at rest: a look back.
    #[must_use]
    pub fn after<G: Watched>(record: &Record<G>, orders: usize) -> Self {
        let (cries, turn) = cried(record, orders);
        Self::at(record, orders, News::cried::<G>(cries, turn))
    }

    /// The same game with its winner cried.
    #[must_use]
    pub fn won<G: Watched>(record: &Record<G>) -> Self {
        let scored = record.results().filter(|results| results.points().values().all(Result::is_ok));
        match scored.filter(|results| !results.players.is_empty()) {
            Some(results) => {
                let turn = Turn::new(record.code(), record.steps());
                Self::at(record, record.done().len(), News::winner(results.clone(), turn))
            }
            None => Self::now(record),
        }
    }

    /// The game as it stands, moving there by its last order from this moment.
    #[must_use]
    pub fn then<G: Watched>(&self, record: &Record<G>, number: u64) -> Self {
        let orders = record.done().len();
        let (cries, turn) = cried(record, orders);
        let moment = record.last().map(|told| G::moment(told, &cries, turn));
        Self {
            rules: Arc::clone(&self.rules),
            motion: Playing { number, moment },
            before: Some(Arc::new(self.at_rest())),
            ..Self::at(record, orders, News::cried::<G>(cries, turn))
        }
    }

    /// The same moment, when nothing moves any more.
    #[must_use]
    pub fn at_rest(&self) -> Self {
        Self { motion: Playing::rest(), before: None, ..self.clone() }
    }

    /// Whether both are one moment of one game, moving or at rest: after an undo it is another one, also if it looks alike.
    #[must_use]
    pub fn is_one_with(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.table, &other.table)
    }

    /// The table as it stands, for whoever knows the game; nothing if it is another one's.
    #[must_use]
    pub fn table<G: Watched>(&self) -> Option<&G::Table> {
        self.table.as_any().downcast_ref()
    }

    /// The name of the game in files and arguments.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.table.name()
    }

    /// Every drawing that may stand in the game's pictures and views.
    #[must_use]
    pub fn drawings(&self) -> Vec<Sprite> {
        self.table.drawings()
    }

    /// What the last cry means for every player, each with the rule that says so.
    ///
    /// The words must be those of [`Shown::words`].
    #[must_use]
    pub fn meaning(&self, words: &Words) -> Vec<Explained> {
        self.table.meaning(words)
    }

    /// The table as it stands, as a picture of that shape; drawn once.
    #[must_use]
    pub fn scene(&self, shape: Shape) -> Arc<Scene> {
        Arc::clone(self.scenes[shape].get_or_init(|| Arc::new(self.table.scene(shape))))
    }

    /// How far the game is.
    #[must_use]
    pub fn steps(&self) -> Steps {
        self.table.steps()
    }

    /// The table for that reader; made once for each language.
    ///
    /// The words must be those of [`Shown::words`].
    #[must_use]
    pub fn view(&self, words: &Words, reader: Reader) -> Arc<View> {
        self.views.get(words, reader, || self.table.view(words, reader, self.opening))
    }

    /// The rules of the game; made once for each language.
    ///
    /// The words must be those of [`Shown::words`].
    #[must_use]
    pub fn reference(&self, words: &Words) -> Arc<Reference> {
        self.rules.get(words, (), || self.table.reference(words))
    }

    /// The odds of what comes next; computed once for each language.
    ///
    /// The words must be those of [`Shown::words`].
    #[must_use]
    pub fn next_odds(&self, words: &Words) -> Option<String> {
        self.odds.get(words, (), || self.table.next_odds(words)).as_ref().clone()
    }

    /// The words of the app and of the game that is shown.
    #[must_use]
    pub fn words(&self, language: Language, manner: Manner) -> Words {
        self.table.words(language, manner)
    }

    fn at<G: Watched>(record: &Record<G>, orders: usize, news: News) -> Self {
        let table = record.table_after(orders).clone();
        Self {
            table: Arc::new(Of::<G> { table, from: record.opening().clone() }),
            views: Arc::default(),
            scenes: Arc::default(),
            rules: Arc::default(),
            odds: Arc::default(),
            news: Arc::new(news),
            code: record.code().map(ToString::to_string),
            opening: orders == 0,
            motion: Playing::rest(),
            orders,
            choice: orders == record.done().len() && is_choice(record),
            players: G::players(record.opening()).into(),
            before: None,
        }
    }
}

/// What is cried of the order that leads there, or of the opening; and at which turn.
fn cried<G: Watched>(record: &Record<G>, orders: usize) -> (Vec<G::Cry>, Turn) {
    let told = orders.checked_sub(1).and_then(|last| record.walk().nth(last));
    let cries = told.map_or_else(|| G::opening(record.opened_table()), G::cries);
    (cries, Turn::new(record.code(), G::steps(record.table_after(orders))))
}

/// Whether what comes next is the players' choice.
fn is_choice<G: Watched>(record: &Record<G>) -> bool {
    match record.next() {
        Next::Order(order) => G::is_choice(record.table(), &order),
        Next::Choose(_) | Next::Enter | Next::Over => false,
    }
}
