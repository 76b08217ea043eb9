//! The tables of the counts.

use super::counts::{Count, TroyesCounts};
use super::exact::{Exact, afternoon, half_day};
use super::kept::{die_key, half_day_key};
use super::watch::die;
use crate::almanac::{Cell, FigureTable, Head, Row, Unit, share};
use crate::crier::Words;
use crate::games::troyes_dice::rules::{Color, Day, Face, HalfDay, Place, Price, Tile};
use crate::games::troyes_dice::words;

/// Returns all tables.
pub(super) fn figures(words: &Words, counts: &TroyesCounts) -> Vec<FigureTable> {
    let expansion = counts.whole(Count::InPlay).iter().any(|games| *games > 0);
    let exact = Exact::of(expansion);
    let of = Of { words, counts, exact: &exact, expansion };
    let tables = [of.struck(), of.struck_so_far(), of.places(), of.half_days(), of.available(), of.plazas()];
    tables.into_iter().chain(expansion.then(|| of.tiles())).collect()
}

/// The data of the tables.
struct Of<'a> {
    words: &'a Words,
    counts: &'a TroyesCounts,
    exact: &'a Exact,
    expansion: bool,
}

impl Of<'_> {
    fn table(&self, key: &'static str, name: &str, columns: Vec<(Head, Unit)>, rows: Vec<Row>) -> FigureTable {
        FigureTable { key, title: self.words.text(name), columns, rows }
    }

    /// Makes a column with the message of its head.
    fn column(&self, key: &str, name: &str, unit: Unit) -> (Head, Unit) {
        (Head::new(key, self.words.text(name)), unit)
    }

    /// Returns an exact value that is valid only without tiles.
    fn plain(&self, exact: f64) -> Option<f64> {
        (!self.expansion).then_some(exact)
    }

    fn struck(&self) -> FigureTable {
        let days = || (2..8).map(afternoon);
        let columns = days().map(|at| (day(self.words, at.day), Unit::Chance)).collect();
        let games = self.counts.games();
        let row = |color, value: Face| {
            let of_die = self.counts.all(Count::Struck, die(color, value.index()));
            let by = |at: HalfDay| of_die.iter().take(usize::from(at.number())).sum();
            let cell = |at| Cell::new(share(by(at), games), Some(self.exact.odds.by(color, value, at)));
            Row { head: of_die_named(self.words, color, value), cells: days().map(cell).collect() }
        };
        let rows = Color::ALL.into_iter().flat_map(|color| Face::ALL.map(|value| row(color, value)));
        self.table("struck", "almanac-struck", columns, rows.collect())
    }

    fn struck_so_far(&self) -> FigureTable {
        let parts = [("10", 10.0), ("50", 50.0), ("90", 90.0)];
        let columns = [self.column("average", "almanac-average", Unit::Number)].into_iter();
        let part = |(key, _): (&str, f64)| {
            let name = self.words.with("almanac-of-hundred", &[("games", key.into())]);
            (Head::new(key, name), Unit::Number)
        };
        let columns = columns.chain(parts.map(part));
        let rows = (4..16).map(|at| {
            let numbers = self.counts.all(Count::StruckSoFar, at);
            let sum = (0..).zip(numbers).map(|(number, games): (u64, &u64)| number * games).sum();
            let exact = self.exact.odds.count(half_day(at));
            let mean = Cell::new(share(sum, self.counts.games()), Some(exact));
            let parts = parts.map(|(_, part)| Cell::new(share(at_most(numbers, part), 1), None));
            Row { head: in_half_day(self.words, half_day(at)), cells: [mean].into_iter().chain(parts).collect() }
        });
        self.table("struck-so-far", "almanac-struck-so-far", columns.collect(), rows.collect())
    }

    fn places(&self) -> FigureTable {
        let columns = vec![
            self.column("offered", "almanac-offered", Unit::Chance),
            self.column("value", "almanac-value", Unit::Number),
            self.column("free", "almanac-free", Unit::Chance),
            self.column("printed", "almanac-printed", Unit::Chance),
            self.column("dearer", "almanac-dearer", Unit::Chance),
        ];
        let half_days = self.counts.games() * u64::from(HalfDay::COUNT);
        let rows = Place::ALL.into_iter().zip(self.exact.black_at).zip(self.exact.value_at);
        let rows = rows.map(|((place, black), value)| {
            let at = [usize::from(place.number())];
            let get = |count| self.counts.get(count, &at);
            let of_offered = |count| share(get(count), get(Count::Offered));
            let free = if place == Place::Zero { 1.0 } else { 0.0 };
            let cells = vec![
                Cell::new(share(get(Count::Offered), half_days), self.plain(1.0 - black)),
                Cell::new(of_offered(Count::Value), self.plain(value)),
                Cell::new(of_offered(Count::Free), self.plain(free)),
                Cell::new(of_offered(Count::Printed), self.plain(1.0 - free)),
                Cell::new(of_offered(Count::Dearer), self.plain(0.0)),
            ];
            let name = words::price(self.words, Price::at(place));
            Row { head: Head::new(format!("place {}", place.number()), name), cells }
        });
        self.table("places", "almanac-places", columns, rows.collect())
    }

    fn half_days(&self) -> FigureTable {
        let none_free = self.column("none-free", "almanac-none-free", Unit::Chance);
        let colors = Color::ALL.map(|color| (of_color(self.words, color), Unit::Number));
        let rows = (0..16).map(|at| {
            let none = Cell::new(self.counts.a_game(Count::NoneFree, &[at]), self.plain(self.exact.none_free()));
            // Without tiles three dice are on offer, and no color is likelier than another.
            let dice = Color::ALL.map(|color| {
                let times = (0..5).map(|dice| dice as u64 * self.available_at(at, color, dice));
                Cell::new(share(times.sum(), self.counts.games()), self.plain(1.0))
            });
            Row { head: in_half_day(self.words, half_day(at)), cells: [none].into_iter().chain(dice).collect() }
        });
        let columns = [none_free].into_iter().chain(colors).collect();
        self.table("half-days", "almanac-half-days", columns, rows.collect())
    }

    fn available(&self) -> FigureTable {
        let columns = (0..5).map(|dice| (Head::new(dice.to_string(), dice.to_string()), Unit::Chance));
        let half_days = self.counts.games() * u64::from(HalfDay::COUNT);
        let rows = Color::ALL.map(|color| {
            let cells = (0..5).map(|dice| {
                let times = (0..16).map(|at| self.available_at(at, color, dice)).sum();
                let exact = self.exact.available.get(dice).copied().unwrap_or_default();
                Cell::new(share(times, half_days), self.plain(exact))
            });
            Row { head: of_color(self.words, color), cells: cells.collect() }
        });
        self.table("available", "almanac-available", columns.collect(), rows.into())
    }

    fn available_at(&self, at: usize, color: Color, dice: usize) -> u64 {
        self.counts.get(Count::Available, &[at, color as usize, dice])
    }

    fn plazas(&self) -> FigureTable {
        let columns = vec![
            self.column("turned", "almanac-turned", Unit::Number),
            self.column("most", "almanac-most", Unit::Number),
            self.column("fewest", "almanac-fewest", Unit::Number),
        ];
        let (most, fewest) = self.exact.most_and_fewest;
        let rows = (0..9).zip(self.exact.turned).map(|(days, turned)| {
            let head = match days {
                0 => Head::new("start", self.words.text("almanac-start")),
                days => day(self.words, half_day((days - 1) * 2).day),
            };
            let cell = |count, exact| Cell::new(self.counts.a_game(count, &[days]), Some(exact));
            Row { head, cells: vec![cell(Count::Turned, turned), cell(Count::Most, most), cell(Count::Fewest, fewest)] }
        });
        self.table("plazas", "almanac-plazas", columns, rows.collect())
    }

    fn tiles(&self) -> FigureTable {
        let columns = vec![
            self.column("raid-day-4", "almanac-raid-day-4", Unit::Chance),
            self.column("raid", "almanac-raid", Unit::Chance),
            self.column("at-banquet", "almanac-at-banquet", Unit::Number),
            self.column("at-raid", "almanac-at-raid", Unit::Number),
            self.column("spared", "almanac-spared", Unit::Number),
            self.column("raided", "almanac-raided", Unit::Number),
        ];
        let rows = Tile::ALL.into_iter().enumerate().map(|(at, tile)| {
            let games = self.counts.get(Count::InPlay, &[at]);
            let raid = |half_days: usize| {
                let turned = self.counts.all(Count::ToRaid, at).iter().take(half_days).sum();
                let exact = self.exact.raid.get(half_days.saturating_sub(1)).copied();
                Cell::new(share(turned, games), exact)
            };
            let a_game = |count| Cell::new(share(self.counts.get(count, &[at]), games), None);
            let counted = [Count::AtBanquet, Count::AtRaid, Count::Spared, Count::Raided].map(a_game);
            let head = Head::new(format!("tile {tile}"), words::tile_name(self.words, tile));
            Row { head, cells: [raid(8), raid(16)].into_iter().chain(counted).collect() }
        });
        self.table("tiles", "almanac-tiles", columns, rows.collect())
    }
}

/// Returns the number that is not exceeded in such a part of the games.
fn at_most(numbers: &[u64], part: f64) -> u64 {
    let all: u64 = numbers.iter().sum();
    let mut so_far = 0;
    for (number, games) in (0..).zip(numbers) {
        so_far += games;
        if share(so_far, all) * 100.0 >= part {
            return number;
        }
    }
    0
}

fn of_die_named(words: &Words, color: Color, value: Face) -> Head {
    Head::new(die_key(color, value), words::color_die(words, color, value))
}

fn of_color(words: &Words, color: Color) -> Head {
    Head::new(color.name(), words::color(words, color))
}

fn day(words: &Words, day: Day) -> Head {
    Head::new(format!("day {}", day.number()), words::day(words, day))
}

fn in_half_day(words: &Words, at: HalfDay) -> Head {
    Head::new(half_day_key(at), words::half_day(words, at))
}
