//! A hall of fame as it is shown: counted once, and then only laid out.

use std::fmt::Debug;
use std::io;
use std::sync::Arc;

use super::counted::Counted;
use super::said::Said;
use crate::chronicle::Code;
use crate::chronicle::hall::{self, Finished, GameId, Hall, OfCode, Rank};
use crate::crier::Words;
use crate::stage::tokens::Rgb;

/// The hall of fame of some game; of which, only the game knows.
#[derive(Clone, Debug)]
pub struct HallShown {
    hall: Arc<dyn AnyHall>,
    /// The hall in words, made once for each language.
    views: Arc<Said<(), HallView>>,
}

/// A hall in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HallView {
    /// The players: most wins first.
    pub players: Vec<HallPlayer>,
    /// The codes, sorted.
    pub codes: Vec<HallCode>,
    /// What the game itself shows.
    pub chart: Option<Chart>,
}

/// A player of a hall.
#[derive(Clone, Debug, PartialEq)]
pub struct HallPlayer {
    /// The name.
    pub name: String,
    /// Games, wins, best score and average.
    pub numbers: [String; 4],
    /// What was achieved, below what says so; nothing if the game has no achievements.
    pub achieved: Option<(String, Vec<String>)>,
    /// The scores, game after game.
    pub scores: Vec<u16>,
}

/// The games of one code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallCode {
    /// The code.
    pub code: Code,
    /// How many games, and how good.
    pub title: String,
    /// A line for each game.
    pub games: Vec<String>,
}

/// Bars in groups, each with a mark where it should end.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What is counted.
    pub title: String,
    /// What the marks are.
    pub marks: String,
    /// The groups, from left to right.
    pub groups: Vec<ChartGroup>,
}

/// Bars of one color.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartGroup {
    /// What they have in common.
    pub name: String,
    /// Their color.
    pub color: Rgb,
    /// The bars.
    pub bars: Vec<ChartBar>,
}

/// A bar, and where it should end.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartBar {
    /// What stands below it.
    pub head: String,
    /// What it counts, in words.
    pub name: String,
    /// How high it is.
    pub value: u64,
    /// Where its mark is.
    pub mark: f64,
}

impl Chart {
    /// All of it in words.
    #[must_use]
    pub fn said(&self) -> String {
        let bars = self.groups.iter().flat_map(|group| &group.bars);
        let said = bars.map(|bar| format!("{}: {}", bar.name, bar.value));
        format!("{}: {}", self.title, said.collect::<Vec<_>>().join(", "))
    }
}

/// A hall of any game.
trait AnyHall: Debug + Send + Sync {
    fn is_empty(&self) -> bool;
    fn view(&self, words: &Words) -> HallView;
    fn export(&self) -> io::Result<String>;
}

/// A hall of that game.
#[derive(Debug)]
struct Of<G: Counted>(Hall<G>);

impl<G: Counted> AnyHall for Of<G> {
    fn is_empty(&self) -> bool {
        self.0.games().is_empty()
    }

    fn view(&self, words: &Words) -> HallView {
        HallView::of(words, &self.0)
    }

    fn export(&self) -> io::Result<String> {
        hall::export(&self.0)
    }
}

impl HallShown {
    /// That hall.
    #[must_use]
    pub fn new<G: Counted>(hall: Hall<G>) -> Self {
        Self { hall: Arc::new(Of(hall)), views: Arc::default() }
    }

    /// Whether no game is in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.hall.is_empty()
    }

    /// The hall in words; counted once for each language, which takes a moment if there are many games.
    ///
    /// The words must be those of the hall's game.
    #[must_use]
    pub fn view(&self, words: &Words) -> Arc<HallView> {
        self.views.get(words, (), || self.hall.view(words))
    }

    /// The text of a file that keeps it.
    ///
    /// # Errors
    /// As [`hall::export`].
    pub fn export(&self) -> io::Result<String> {
        self.hall.export()
    }
}

impl HallView {
    fn of<G: Counted>(words: &Words, hall: &Hall<G>) -> Self {
        let player = |rank: Rank| HallPlayer {
            achieved: G::achievements(words, hall, &rank.name).map(|achieved| {
                let args = [("name", rank.name.as_str().into()), ("count", achieved.len().into())];
                (words.with("hall-achievements", &args), achieved)
            }),
            scores: hall.scores_of(&rank.name).into_iter().map(|(_, score)| score).collect(),
            numbers: [
                rank.games.to_string(),
                rank.wins.to_string(),
                rank.best.to_string(),
                format!("{:.1}", rank.average()),
            ],
            name: rank.name.to_string(),
        };
        Self {
            players: hall.ranking().into_iter().map(player).collect(),
            codes: hall.by_code().iter().map(|of_code| HallCode::of(words, of_code)).collect(),
            chart: G::chart(words, hall),
        }
    }
}

impl HallCode {
    fn of<G: Counted>(words: &Words, of_code: &OfCode<'_, G>) -> Self {
        let code = of_code.code.as_str();
        let args = [("code", code.into()), ("games", of_code.games.len().into()), ("best", of_code.best().into())];
        Self {
            code: of_code.code.clone(),
            title: words.with("hall-of-code", &args),
            games: of_code.games.iter().map(|game| line(game)).collect(),
        }
    }
}

/// A game in one line: its day, and who had how many points.
fn line<G: Counted>(game: &Finished<G>) -> String {
    let points = game.players().iter().map(|player| format!("{} {}", player.name(), player.points()));
    format!("{}: {}", game.date(), points.collect::<Vec<_>>().join(", "))
}

/// What is new for each player of that game, as sentences; nothing for those who achieved nothing new.
#[must_use]
pub fn hall_news<G: Counted>(words: &Words, hall: &Hall<G>, game: GameId) -> Vec<String> {
    let new = G::achieved_with(words, hall, game).into_iter().filter(|(_, achieved)| !achieved.is_empty());
    let said = new.map(|(name, achieved)| {
        let args = [("name", name.as_str().into()), ("achievements", achieved.join(", ").into())];
        words.with("results-new", &args)
    });
    said.collect()
}
