//! The view of a hall of fame: counted once, and then only laid out.

use std::cmp::Reverse;
use std::fmt::Debug;
use std::io;
use std::sync::Arc;

use super::bg_stats::bg_stats_link;
use super::chart::Chart;
use super::count::ties_told;
use super::counted::Counted;
use super::kind::GameKind;
use super::said::Said;
use super::seat_names::seat_called;
use crate::chronicle::Code;
use crate::chronicle::hall::{self, Finished, FinishedPlayer, GameId, Hall, OfCode, PlayerName, Rank, TimePlayed};
use crate::crier::{InWords as _, MessageRef, Words};
use crate::stage::tokens::Rgb;

/// The number of places on the podium.
const PLACES: usize = 3;
/// The most players on the podium, where they share places.
const MOST_BEST: usize = 5;

/// The hall of fame of some game, with its type erased.
#[derive(Clone, Debug)]
pub struct HallShown {
    hall: Arc<dyn AnyHall>,
    empty: bool,
    /// The hall in words, cached by language.
    views: Arc<Said<(), HallView>>,
}

/// A hall in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HallView {
    /// The players with the three best games, the best first; some more where they share a place.
    pub podium: Vec<HallBest>,
    /// The headings over the players' numbers.
    pub heads: Vec<String>,
    /// The players, most wins first.
    pub players: Vec<HallPlayer>,
    /// The time played in all games of which it is known, as a sentence; `None` if there is none.
    pub time: Option<String>,
    /// The games, the latest first.
    pub evenings: Vec<HallEvening>,
    /// The codes, sorted.
    pub codes: Vec<HallCode>,
    /// Curiosities about all these games, as sentences.
    pub curiosities: Vec<String>,
    /// The game's own chart.
    pub chart: Option<Chart>,
}

/// A player of a hall.
#[derive(Clone, Debug, PartialEq)]
pub struct HallPlayer {
    /// The name.
    pub name: String,
    /// The color of the seat, of whoever is only called by it.
    pub color: Option<Rgb>,
    /// Games, wins, best score and average, and the average of the first tie-break: as many as [`HallView::heads`].
    pub numbers: Vec<String>,
    /// The heading and list of achievements; `None` if the game has none.
    pub achieved: Option<(String, Vec<String>)>,
    /// The average parts of the player's points, and the wins over each other player, as sentences.
    pub more: Vec<String>,
    /// The scores, game after game.
    pub scores: Vec<u16>,
}

/// A player's best game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallBest {
    /// The place, which several players may share.
    pub place: usize,
    /// The name.
    pub name: String,
    /// The color of the seat, of whoever is only called by it.
    pub color: Option<Rgb>,
    /// The points.
    pub points: u16,
    /// The day.
    pub date: String,
    /// The number of achievements, of a game that has some.
    pub medals: usize,
}

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallEvening {
    /// The id.
    pub id: GameId,
    /// The day.
    pub date: String,
    /// The players, the best first.
    pub players: Vec<HallSeat>,
    /// The code, if one was used.
    pub code: Option<Code>,
    /// From where on the game was played here, if not from its beginning; of a whole one, how it ended.
    pub part: Option<String>,
    /// How long it was played, if that is known.
    pub length: Option<String>,
}

/// A player of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallSeat {
    /// The name.
    pub name: String,
    /// The color of the seat, of whoever is only called by it.
    pub color: Option<Rgb>,
    /// The points.
    pub points: u16,
    /// The name and the points, with the tie-breaks: “Anna 9 (4 coins)”.
    pub told: String,
    /// Whether the player won; a game alone is not won.
    pub won: bool,
}

/// The games of one code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallCode {
    /// The code.
    pub code: Code,
    /// The code with the number of games and the scores.
    pub title: String,
    /// A line for each game.
    pub games: Vec<String>,
}

/// A hall with its type erased.
trait AnyHall: Debug + Send + Sync {
    fn view(&self, words: &Words) -> HallView;
    fn export(&self) -> io::Result<String>;
    fn bg_stats(&self, game: GameId) -> Option<String>;
}

/// The typed hall of a game.
#[derive(Debug)]
struct Of<G: Counted>(Hall<G>);

impl<G: Counted> AnyHall for Of<G> {
    fn view(&self, words: &Words) -> HallView {
        HallView::of(words, &self.0)
    }

    fn export(&self) -> io::Result<String> {
        hall::export(&self.0)
    }

    fn bg_stats(&self, game: GameId) -> Option<String> {
        self.0.game(game).map(bg_stats_link)
    }
}

/// The same hall, from one reading.
impl PartialEq for HallShown {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.hall, &other.hall)
    }
}

impl HallShown {
    /// Wraps a hall.
    #[must_use]
    pub fn new<G: Counted>(hall: Hall<G>) -> Self {
        Self {
            empty: hall.games().is_empty(),
            hall: Arc::new(Of(hall)),
            views: Arc::new(Said::new(GameKind::of::<G>())),
        }
    }

    /// Whether the hall has no game.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.empty
    }

    /// Returns the hall in the game's own words, in the language and manner of `like`; cached, since counting many games takes
    /// a moment.
    #[must_use]
    pub fn view(&self, like: &Words) -> Arc<HallView> {
        self.views.get(like, (), |words| self.hall.view(words))
    }

    /// Returns the hall as the text of a file.
    ///
    /// # Errors
    /// As [`hall::export`].
    pub fn export(&self) -> io::Result<String> {
        self.hall.export()
    }

    /// Returns the address that adds that game to BG Stats ([`bg_stats_link`]); `None` if it is not here.
    #[must_use]
    pub fn bg_stats(&self, game: GameId) -> Option<String> {
        self.hall.bg_stats(game)
    }
}

impl HallView {
    fn of<G: Counted>(words: &Words, hall: &Hall<G>) -> Self {
        let ranking = hall.ranking();
        let best = hall.best().into_iter().take_while(|best| best.place <= PLACES).take(MOST_BEST);
        let podium = best.map(|best| HallBest {
            place: best.place,
            color: color::<G>(&best.name),
            name: best.name.shown(),
            points: best.points,
            date: words.date(best.date),
            medals: G::achievements(words, hall, &best.name).map_or(0, |achieved| achieved.len()),
        });
        let podium = podium.collect();
        let player = |rank: Rank| HallPlayer {
            more: averages(words, hall, &rank.name).into_iter().chain(duels(words, hall, &rank.name)).collect(),
            achieved: G::achievements(words, hall, &rank.name).map(|achieved| {
                let args = [("name", rank.name.shown().into()), ("count", achieved.len().into())];
                (words.with("hall-achievements", &args), achieved)
            }),
            scores: hall.scores_of(&rank.name).into_iter().map(|(_, score)| score).collect(),
            numbers: numbers(words, hall, &rank),
            color: color::<G>(&rank.name),
            name: rank.name.shown(),
        };
        let heads = ["hall-games", "hall-wins", "hall-best", "hall-average"].map(|head| words.text(head));
        let tie = G::ties(&G::Sheet::default()).into_iter().next().map(|tie| tie.name.in_words(words));
        Self {
            podium,
            heads: heads.into_iter().chain(tie).collect(),
            players: ranking.into_iter().map(player).collect(),
            time: time(words, hall),
            evenings: hall.games().iter().rev().map(|game| HallEvening::of(words, game)).collect(),
            curiosities: curiosities(words, hall).into_iter().chain(G::curiosities(words, hall)).collect(),
            codes: hall.by_code().iter().map(|of_code| HallCode::of(words, of_code)).collect(),
            chart: G::chart(words, hall),
        }
    }
}

impl HallCode {
    fn of<G: Counted>(words: &Words, of_code: &OfCode<'_, G>) -> Self {
        let code = of_code.code.as_str();
        let args = [
            ("code", code.into()),
            ("games", of_code.games.len().into()),
            ("best", of_code.best().map_or_else(none, |best| best.to_string()).into()),
        ];
        Self {
            code: of_code.code.clone(),
            title: words.with("hall-of-code", &args),
            games: of_code.games.iter().map(|game| line(words, game)).collect(),
        }
    }
}

impl HallEvening {
    fn of<G: Counted>(words: &Words, game: &Finished<G>) -> Self {
        let winners = if game.players().len() > 1 { game.winners() } else { Vec::new() };
        let seats = game.players().iter().zip(told(words, game)).map(|((seat, player), told)| HallSeat {
            name: player.name().shown(),
            color: color::<G>(player.name()),
            points: player.points(),
            told,
            won: winners.contains(&seat),
        });
        let mut players: Vec<(usize, HallSeat)> = game.ranks().into_iter().zip(seats).collect();
        players.sort_by_key(|(rank, _)| *rank);
        let players = players.into_iter().map(|(_, seat)| seat).collect();
        Self {
            id: game.id(),
            date: words.date(game.date()),
            players,
            code: game.code().cloned(),
            part: part(words, game),
            length: game.minutes().map(|minutes| duration(words, minutes.into())),
        }
    }
}

/// Returns the color of the seat by which somebody is called who gave no name.
fn color<G: Counted>(name: &PlayerName) -> Option<Rgb> {
    seat_called::<G>(name).and_then(G::color)
}

/// Returns from where on a game was played here, if not from its beginning; of a whole one, how it ended.
fn part<G: Counted>(words: &Words, game: &Finished<G>) -> Option<String> {
    if game.is_whole() { G::outcome(words, game.chapter()) } else { G::part(words, game.chapter()) }
}

/// Returns the time played in all games of which it is known.
fn time<G: Counted>(words: &Words, hall: &Hall<G>) -> Option<String> {
    let TimePlayed { games, minutes } = hall.time_played();
    let args = [("time", duration(words, minutes).into()), ("games", games.into())];
    (games > 0).then(|| words.with("hall-time", &args))
}

/// Returns a length of time in hours and minutes.
fn duration(words: &Words, minutes: u64) -> String {
    words.with("duration", &[("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())])
}

/// Returns the stand-in for a missing number.
fn none() -> String {
    "–".to_owned()
}

/// Returns a game in one line: its day, and each player's points.
fn line<G: Counted>(words: &Words, game: &Finished<G>) -> String {
    let part = part(words, game).map(|part| format!(" ({part})")).unwrap_or_default();
    format!("{}: {}{part}", words.date(game.date()), told(words, game).join(", "))
}

/// Returns each player's name and points, with the tie-breaks: “Anna 9 (4 coins)”.
fn told<G: Counted>(words: &Words, game: &Finished<G>) -> Vec<String> {
    let players = game.players().values().zip(ties_told(words, &game.results()));
    let told = players.map(|(player, ties)| {
        let points = format!("{} {}", player.name().shown(), player.points());
        if ties.is_empty() { points } else { format!("{points} ({})", ties.join(", ")) }
    });
    told.collect()
}

/// Returns a player's numbers.
fn numbers<G: Counted>(words: &Words, hall: &Hall<G>, rank: &Rank) -> Vec<String> {
    let numbers = [
        rank.games.to_string(),
        rank.wins.to_string(),
        if rank.whole > 0 { rank.best.to_string() } else { none() },
        rank.average().map_or_else(none, |average| words.tenths(average)),
    ];
    let sheets = || whole(hall, &rank.name).filter_map(|player| *G::tie_breaks(player.sheet()).first()?);
    let games = f64::from(u32::try_from(sheets().count()).unwrap_or(u32::MAX));
    let sum = sheets().map(f64::from).sum::<f64>();
    let breaks = !G::tie_breaks(&G::Sheet::default()).is_empty();
    let tie = breaks.then(|| if games > 0.0 { words.tenths(sum / games) } else { none() });
    numbers.into_iter().chain(tie).collect()
}

/// Iterates over a player's part in each whole game.
fn whole<'a, G: Counted>(hall: &'a Hall<G>, name: &PlayerName) -> impl Iterator<Item = &'a FinishedPlayer<G>> {
    let games = hall.games().iter().filter(|game| game.is_whole());
    games.filter_map(move |game| game.players().get(game.seat_of(name)?))
}

/// Returns the average of a player's points by parts, and of the tie-breaks.
fn averages<G: Counted>(words: &Words, hall: &Hall<G>, name: &PlayerName) -> Option<String> {
    // The name of each, so much in all, and in how many games it was counted.
    let mut sums: Vec<(MessageRef, u32, u32)> = Vec::new();
    for player in whole(hall, name) {
        let parts = G::parts(player.sheet()).into_iter().map(|part| (part.name, Some(part.points)));
        let ties = G::ties(player.sheet()).into_iter().map(|tie| (tie.name, tie.number));
        for (at, (name, number)) in parts.chain(ties).enumerate() {
            let (number, games) = (number.map_or(0, u32::from), u32::from(number.is_some()));
            match sums.get_mut(at) {
                Some((_, sum, of)) => (*sum, *of) = (*sum + number, *of + games),
                None => sums.push((name, number, games)),
            }
        }
    }
    let counted = sums.into_iter().filter(|(_, _, games)| *games > 0);
    let average = |sum: u32, games: u32| words.tenths(f64::from(sum) / f64::from(games));
    let parts = counted.map(|(name, sum, games)| format!("{} {}", name.in_words(words), average(sum, games)));
    let parts = parts.collect::<Vec<_>>().join(", ");
    (!parts.is_empty()).then(|| words.with("hall-on-average", &[("parts", parts.into())]))
}

/// Returns how often the player was ahead of each other player.
fn duels<G: Counted>(words: &Words, hall: &Hall<G>, name: &PlayerName) -> Vec<String> {
    let said = hall.duels_of(name).into_iter().map(|duel| {
        let args = [("name", duel.other.shown().into()), ("games", duel.games.into()), ("ahead", duel.ahead.into())];
        words.with("hall-against", &args)
    });
    said.collect()
}

/// Returns curiosities about whole games of any kind: the closest one, and the richest table.
fn curiosities<G: Counted>(words: &Words, hall: &Hall<G>) -> Vec<String> {
    let with_others = || hall.games().iter().filter(|game| game.players().len() > 1 && game.is_whole());
    let margin = |game: &Finished<G>| {
        let mut points: Vec<u16> = game.players().values().map(FinishedPlayer::points).collect();
        points.sort_unstable_by_key(|points| Reverse(*points));
        points.first().zip(points.get(1)).map_or(0, |(first, second)| first - second)
    };
    let together = |game: &Finished<G>| game.players().values().map(|player| u32::from(player.points())).sum::<u32>();
    let closest = with_others()
        .min_by_key(|game| margin(game))
        .map(|game| words.with("hall-closest", &[("game", line(words, game).into()), ("points", margin(game).into())]));
    // Of equal ones the first.
    let richest = with_others().rev().max_by_key(|game| together(game)).map(|game| {
        words.with("unit-richest", &[("game", line(words, game).into()), ("points", together(game).into())])
    });
    closest.into_iter().chain(richest).collect()
}
