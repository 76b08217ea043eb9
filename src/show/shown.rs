//! What is shown of a game at one moment: made once for each change, drawn by every follower.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

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
    /// The table in words, made once for each language, reader and shape of the picture.
    views: Arc<Said<(Reader, Shape), View>>,
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
    fn view(&self, words: &Words, seen: (Reader, Shape), opening: bool) -> View;
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

    fn view(&self, words: &Words, seen: (Reader, Shape), opening: bool) -> View {
        View::of::<G>(words, (&self.table, &self.from), seen, opening)
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
        Self::at(record, record.done().len(), record.table().clone())
    }

    /// The game as it stands once a step was taken back, at rest.
    #[must_use]
    pub fn after_undo<G: Watched>(record: &Record<G>) -> Self {
        let now = Self::now(record);
        let last = record.done().last();
        let news = last.map(|entry| News::caused::<G>(record.code(), record.table(), &entry.happenings));
        let news = news.unwrap_or_else(|| News::opening::<G>(record.code(), record.table()));
        Self { news: Arc::new(news.after_undo()), ..now }
    }

    /// The game after its first `orders` orders, at rest: a look back.
    #[must_use]
    pub fn after<G: Watched>(record: &Record<G>, orders: usize) -> Self {
        Self::at(record, orders, record.table_after(orders))
    }

    /// The same game with its winner cried.
    #[must_use]
    pub fn won<G: Watched>(record: &Record<G>) -> Self {
        let now = Self::now(record);
        let scored = record.results().filter(|results| results.points().iter().all(Result::is_ok));
        match scored.filter(|results| !results.players.is_empty()) {
            Some(results) => {
                Self { news: Arc::new(News::winner(results.clone(), Turn::new(record.code(), record.steps()))), ..now }
            }
            None => now,
        }
    }

    /// The game one order later, moving there from this moment, at `before`; `happenings` is what the order caused.
    #[must_use]
    pub fn then<G: Watched>(
        &self,
        before: &G::Table,
        record: &Record<G>,
        happenings: &[G::Happening],
        number: u64,
    ) -> Self {
        let turn = Turn::new(record.code(), G::steps(record.table()));
        let moment = G::moment(before, happenings, record.table(), turn);
        Self {
            table: Arc::new(Of::<G> { table: record.table().clone(), from: record.opening().clone() }),
            views: Arc::default(),
            rules: Arc::clone(&self.rules),
            odds: Arc::default(),
            news: Arc::new(News::caused::<G>(record.code(), record.table(), happenings)),
            code: self.code.clone(),
            opening: false,
            motion: Playing { number, moment: Some(moment) },
            orders: record.done().len(),
            choice: is_choice(record),
            players: Arc::clone(&self.players),
            before: Some(Arc::new(self.at_rest())),
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

    /// The table as it stands, as a picture of that shape.
    #[must_use]
    pub fn scene(&self, shape: Shape) -> Scene {
        self.table.scene(shape)
    }

    /// How far the game is.
    #[must_use]
    pub fn steps(&self) -> Steps {
        self.table.steps()
    }

    /// The table for that reader, beside a wide picture; made once for each language.
    ///
    /// The words must be those of [`Shown::words`].
    #[must_use]
    pub fn view(&self, words: &Words, reader: Reader) -> Arc<View> {
        self.view_in(words, reader, Shape::Wide)
    }

    /// The same beside a picture of that shape.
    ///
    /// The words must be those of [`Shown::words`].
    #[must_use]
    pub fn view_in(&self, words: &Words, reader: Reader, shape: Shape) -> Arc<View> {
        let seen = (reader, shape);
        self.views.get(words, seen, || self.table.view(words, seen, self.opening))
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

    fn at<G: Watched>(record: &Record<G>, orders: usize, table: G::Table) -> Self {
        let entry = orders.checked_sub(1).and_then(|last| record.done().get(last));
        let news = match entry {
            Some(entry) => News::caused::<G>(record.code(), &table, &entry.happenings),
            None => News::opening::<G>(record.code(), &table),
        };
        Self {
            table: Arc::new(Of::<G> { table, from: record.opening().clone() }),
            views: Arc::default(),
            rules: Arc::default(),
            odds: Arc::default(),
            news: Arc::new(news),
            code: record.code().map(ToString::to_string),
            opening: entry.is_none(),
            motion: Playing::rest(),
            orders,
            choice: orders == record.done().len() && is_choice(record),
            players: G::players(record.opening()).into(),
            before: None,
        }
    }
}

/// Whether what comes next is the players' choice.
fn is_choice<G: Watched>(record: &Record<G>) -> bool {
    match record.next() {
        Next::Order(order) => G::is_choice(record.table(), &order),
        Next::Choose(_) | Next::Enter | Next::Over => false,
    }
}
