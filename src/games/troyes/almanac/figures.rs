//! The tables of the counts.

use super::counts::{CityCounts, Count};
use super::kind::Kind;
use crate::almanac::{Cell, FigureTable, Head, Row, Unit, share};
use crate::crier::Words;
use crate::games::troyes::bots::Bot;
use crate::games::troyes::rules::{Activity, Event};
use crate::games::troyes::words;

/// Returns all tables.
pub(super) fn figures(words: &Words, counts: &CityCounts) -> Vec<FigureTable> {
    let of = Of { words, counts };
    vec![of.seats(), of.turns(), of.bots(), of.points(), of.activities(), of.events(), of.rounds()]
}

/// The columns of winners.
const WON: [(&str, &str, Unit); 2] = [("won", "almanac-won", Unit::Chance), ("total", "almanac-total", Unit::Number)];

/// The data of the tables.
struct Of<'a> {
    words: &'a Words,
    counts: &'a CityCounts,
}

impl Of<'_> {
    /// Makes a table, with the messages of its title and of its columns' heads.
    fn table(&self, key: &'static str, name: &str, columns: &[(&str, &str, Unit)], rows: Vec<Row>) -> FigureTable {
        let column = |(key, name, unit): &(&str, &str, Unit)| (Head::new(*key, self.words.text(name)), *unit);
        let (title, columns) = (self.words.text(name), columns.iter().map(column).collect());
        FigureTable { key, title, columns, rows }
    }

    fn row<const COLUMNS: usize>(key: &str, name: String, cells: [f64; COLUMNS]) -> Row {
        Row { head: Head::new(key, name), cells: cells.map(|seen| Cell::new(seen, None)).into() }
    }

    fn seats(&self) -> FigureTable {
        let name = |place: usize| self.words.with("seat-name", &[("seat", place.into())]);
        self.table("seats", "almanac-seats", &WON, self.won([Count::Won, Count::Points], name))
    }

    fn turns(&self) -> FigureTable {
        let name = |place: usize| self.words.with("almanac-turn", &[("place", place.to_string().into())]);
        self.table("turns", "almanac-turns", &WON, self.won([Count::WonAt, Count::PointsAt], name))
    }

    /// Returns a row for each player, with what was won and the points.
    fn won(&self, [won, points]: [Count; 2], name: impl Fn(usize) -> String) -> Vec<Row> {
        let games = self.counts.games();
        let row = |at: usize| {
            let cells = [share(self.counts.get(won, at), games), self.counts.points(points, at, None, games)];
            Self::row(&(at + 1).to_string(), name(at + 1), cells)
        };
        (0..self.counts.players()).map(row).collect()
    }

    fn bots(&self) -> FigureTable {
        let row = |bot: Bot| {
            let (at, key) = (bot as usize, key(bot));
            let played = self.counts.get(Count::Played, at);
            let name = self.words.with("almanac-bot", &[("bot", key.into())]);
            let won = share(self.counts.get(Count::WonBy, at), played);
            let points = self.counts.points(Count::PointsBy, at, None, played);
            (played > 0).then(|| Self::row(key, name, [won, points]))
        };
        self.table("bots", "almanac-bots", &WON, Bot::ALL.into_iter().filter_map(row).collect())
    }

    fn points(&self) -> FigureTable {
        let (games, winners) = (self.counts.games(), self.counts.get(Count::Winners, 0));
        let players = self.counts.players();
        let row = |key: &str, kind: Option<Kind>| {
            let name = self.words.with("almanac-kind", &[("kind", key.into())]);
            let all = (0..players).map(|turn| self.counts.points(Count::PointsAt, turn, kind, games)).sum::<f64>();
            let all = all * share(1, players as u64);
            Self::row(key, name, [all, self.counts.points(Count::WinnersPoints, 0, kind, winners)])
        };
        let rows = Kind::ALL.into_iter().map(|kind| row(kind.name(), Some(kind)));
        let columns = [("everybody", "almanac-everybody", Unit::Number), ("winners", "almanac-winners", Unit::Number)];
        self.table("points", "almanac-points", &columns, rows.chain([row("total", None)]).collect())
    }

    fn activities(&self) -> FigureTable {
        let row = |card: Activity| {
            let at = card as usize;
            let came = self.counts.get(Count::Came, at);
            let each = |count| share(self.counts.get(count, at), came);
            let cells = [
                each(Count::Used),
                each(Count::Times),
                each(Count::EffectPoints),
                each(Count::SpacePoints),
                each(Count::Deniers) - each(Count::DeniersPaid),
                each(Count::Influence) - each(Count::InfluencePaid),
                each(Count::Cubes),
            ];
            (came > 0).then(|| Self::row(card.name(), words::activity(self.words, card), cells))
        };
        let columns = [
            ("used", "almanac-used"),
            ("times", "almanac-times"),
            ("effect", "almanac-effect"),
            ("spaces", "almanac-spaces"),
            ("deniers", "almanac-deniers"),
            ("influence", "almanac-influence"),
            ("cubes", "almanac-cubes"),
        ];
        let columns = columns.map(|(key, name)| (key, name, Unit::Number));
        let rows = Activity::ALL.into_iter().filter_map(row).collect();
        self.table("activities", "almanac-activities", &columns, rows)
    }

    fn events(&self) -> FigureTable {
        let row = |event: Event| {
            let came = self.counts.get(Count::EventCame, event as usize);
            let each = |count| share(self.counts.get(count, event as usize), came);
            let cells = [share(came, self.counts.games()), each(Count::Beaten), each(Count::RewardPoints)];
            (came > 0).then(|| Self::row(event.name(), words::event(self.words, event), cells))
        };
        let columns = [
            ("came", "almanac-came", Unit::Chance),
            ("beaten", "almanac-beaten", Unit::Number),
            ("rewards", "almanac-rewards", Unit::Number),
        ];
        self.table("events", "almanac-events", &columns, Event::ALL.into_iter().filter_map(row).collect())
    }

    fn rounds(&self) -> FigureTable {
        let row = |(key, count): (&str, Count)| {
            let name = self.words.with("almanac-round", &[("what", key.into())]);
            let cells = self.counts.whole(count);
            let sum = (0..).zip(cells).map(|(number, times): (u64, &u64)| number * times).sum();
            let all = cells.iter().sum();
            let at = |found: Option<usize>| share(found.unwrap_or_default() as u64, 1);
            let least = at(cells.iter().position(|times| *times > 0));
            let most = at(cells.iter().rposition(|times| *times > 0));
            Self::row(key, name, [share(sum, all), least, most, self.counts.part(count, 0)])
        };
        let rows = [
            ("deeds", Count::RoundDeeds),
            ("black", Count::RoundBlack),
            ("uncountered", Count::RoundUncountered),
            ("game", Count::GameDeeds),
            ("orders", Count::GameOrders),
        ];
        let columns = [
            ("average", "almanac-average", Unit::Number),
            ("fewest", "almanac-fewest", Unit::Number),
            ("most", "almanac-most", Unit::Number),
            ("none", "almanac-none", Unit::Chance),
        ];
        self.table("rounds", "almanac-rounds", &columns, rows.map(row).into())
    }
}

/// Returns a bot's name for programs.
const fn key(bot: Bot) -> &'static str {
    match bot {
        Bot::Builder => "builder",
        Bot::Soldier => "soldier",
        Bot::Trader => "trader",
        Bot::Courtier => "courtier",
    }
}
