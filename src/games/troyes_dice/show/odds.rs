//! The odds beside this game's own numbers: strikes, dice in danger, and dice on offer.

use super::die_in_grid;
use crate::almanac::share;
use crate::crier::Words;
use crate::games::troyes_dice::almanac::{die_key, half_day_key, kept};
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{
    ByColor, Color, Day, Face, Half, HalfDay, Happening, Odds, Offered, Phase, Strike, Table,
};
use crate::games::troyes_dice::stage::colors;
use crate::games::troyes_dice::words as say;
use crate::show::{Chart, ChartBar, ChartGroup, Course, OddsFigure, OddsPart, OddsView};

/// The most dice named as equally at risk.
const MOST_NAMED: usize = 3;

/// Returns the odds of that game, or of any without the tiles.
pub(super) fn odds(words: &Words, record: Option<&Record>) -> OddsView {
    let table = record.map(Record::table);
    OddsView { parts: vec![struck(words, table), danger(words, table), offer(words, record)] }
}

/// Returns the die that the next roll most likely strikes; `None` where none can be.
pub(super) fn next(words: &Words, table: &Table) -> Option<String> {
    next_in(words, table, "odds-next")
}

/// As [`next`], in the message with that name.
fn next_in(words: &Words, table: &Table, message: &str) -> Option<String> {
    let half_day = match table.phase() {
        Phase::Roll => table.now(),
        Phase::Choose => table.now().next()?,
        Phase::Over => return None,
    };
    if !half_day.day.strikes_sheets() {
        return Some(safe(words));
    }
    let odds = Odds::of(table);
    likeliest(words, table, message, |(color, value)| odds.by(color, value, half_day))
}

/// Returns the unstruck dice with the greatest probability, in the message with that name; `None` where hardly one
/// stands out.
fn likeliest(words: &Words, table: &Table, message: &str, chance: impl Fn((Color, Face)) -> f64) -> Option<String> {
    let standing = || dice().filter(|(color, value)| table.struck(*color, *value).is_none());
    let most = standing().map(&chance).reduce(f64::max)?;
    // Equal chances may come about by different sums.
    let alike = standing().filter(|die| most - chance(*die) < 1e-9);
    let named: Vec<String> = alike.map(|(color, value)| say::color_die(words, color, value)).collect();
    let args =
        [("die", named.join(", ").into()), ("count", named.len().into()), ("chance", in_percent(words, most).into())];
    (named.len() <= MOST_NAMED).then(|| words.with(message, &args))
}

/// Returns the course of the sheets' struck dice, half-day by half-day.
fn struck(words: &Words, table: Option<&Table>) -> OddsPart {
    let kept = kept(has_tiles(table));
    let half_days = || HalfDay::all().filter(|half_day| half_day.day.strikes_sheets());
    let figure = |half_day, column| {
        let cell = kept.get("struck-so-far", &half_day_key(half_day), column);
        cell.map_or(0.0, |cell| cell.exact.unwrap_or(cell.seen))
    };
    let whole = |number: f64| words.decimals(number, 0);
    let own: Vec<(u8, f64)> = table.map(course).unwrap_or_default();
    let last = table.and_then(rolled).filter(|half_day| half_day.day.strikes_sheets());
    let sentence = match (last, own.last()) {
        (Some(half_day), Some((_, count))) => {
            let args = [
                ("count", whole(*count).into()),
                ("average", words.tenths(figure(half_day, "average")).into()),
                ("range", range(words, figure(half_day, "10"), figure(half_day, "90")).into()),
            ];
            words.with(if is_over(table) { "odds-struck-end" } else { "odds-struck-now" }, &args)
        }
        (Some(_) | None, _) => safe(words),
    };
    let [of_range, of_average, of_own] = ["odds-range", "odds-average", "odds-own"].map(|name| words.text(name));
    let lines = |half_day: HalfDay| {
        let own = own.iter().find(|(number, _)| *number == half_day.number());
        let own = own.map(|(_, count)| told(words, &of_own, whole(*count)));
        let others = half_day.day.strikes_sheets().then(|| {
            let average = told(words, &of_average, words.tenths(figure(half_day, "average")));
            let [low, high] = ["10", "90"].map(|column| whole(figure(half_day, column)));
            [average, told(words, &of_range, if low == high { low } else { format!("{low}–{high}") })]
        });
        let head = say::half_day(words, half_day);
        (half_day.number(), [head].into_iter().chain(own).chain(others.into_iter().flatten()).collect())
    };
    let day = |half_day: HalfDay| (half_day.day.number().to_string(), half_day.number(), half_day.number() + 1);
    let name = words.text("odds-struck");
    let course = Course {
        title: name.clone(),
        axes: [words.text("odds-days"), words.text("odds-struck-axis")],
        groups: HalfDay::all().filter(|half_day| half_day.half == Half::Morning).map(day).collect(),
        range: (of_range.clone(), {
            half_days().map(|at| (at.number(), figure(at, "10"), figure(at, "90"))).collect()
        }),
        average: (of_average.clone(), half_days().map(|at| (at.number(), figure(at, "average"))).collect()),
        told: HalfDay::all().map(lines).collect(),
        own: (of_own.clone(), own),
    };
    OddsPart { name, sentences: vec![sentence], figure: OddsFigure::Course(course) }
}

/// Returns “2 to 5”; one number where both are the same.
fn range(words: &Words, low: f64, high: f64) -> String {
    let [low, high] = [low, high].map(|number| words.decimals(number, 0));
    if low == high { low } else { words.with("odds-from-to", &[("low", low.into()), ("high", high.into())]) }
}

/// Returns the number of struck dice after each half-day so far, with those from before a takeover.
fn course(table: &Table) -> Vec<(u8, f64)> {
    let before = table.struck_before().len();
    let of = |half_day: HalfDay| {
        let new = |strike: &&Strike| strike.sheets && !strike.already && strike.half_day <= half_day;
        let count = before + table.strikes().iter().filter(new).count();
        (half_day.number(), f64::from(u8::try_from(count).unwrap_or(u8::MAX)))
    };
    let last = rolled(table);
    HalfDay::all().filter(|half_day| *half_day >= table.from() && Some(*half_day) <= last).map(of).collect()
}

/// Returns the last half-day whose dice were rolled.
fn rolled(table: &Table) -> Option<HalfDay> {
    match table.phase() {
        Phase::Choose | Phase::Over => Some(table.now()),
        Phase::Roll => HalfDay::all().take_while(|half_day| *half_day < table.now()).last(),
    }
}

/// Returns each die's probability of being struck by the end; after the game, the dice that were.
fn danger(words: &Words, table: Option<&Table>) -> OddsPart {
    let kept = kept(has_tiles(table));
    let odds = table.map(Odds::of);
    let last = format!("day {}", Day::LAST.number());
    let marks = words.text("odds-any");
    let bar = |color, value: Face| {
        let cell = kept.get("struck", &die_key(color, value), &last);
        let usual = cell.map_or(0.0, |cell| cell.exact.unwrap_or(cell.seen));
        let chance = odds.as_ref().map_or(usual, |odds| odds.by(color, value, HalfDay::LAST));
        let struck = table.and_then(|table| table.struck(color, value));
        let said = if struck.is_some() || is_over(table) {
            die_in_grid(words, color, value, struck)
        } else {
            told(words, &say::color_die(words, color, value), in_percent(words, chance))
        };
        ChartBar {
            head: value.to_string(),
            said,
            value: struck.is_none().then(|| percent(chance)),
            mark: usual * 100.0,
            marked: told(words, &marks, in_percent(words, usual)),
        }
    };
    let bars = |color| Face::ALL.into_iter().map(|value| bar(color, value)).collect();
    let [name, axis] = if is_over(table) {
        ["odds-danger-over", "odds-danger-axis-over"]
    } else {
        ["odds-danger", "odds-danger-axis"]
    };
    let name = words.text(name);
    let chart = Chart {
        title: name.clone(),
        axes: Some(["odds-values", axis].map(|name| words.text(name))),
        most: Some(100),
        crossed: words.text("odds-gone"),
        groups: groups(words, bars),
        marks: marks.clone(),
    };
    let sentences = match table {
        None => vec![words.text("odds-danger-any")],
        Some(table) if table.phase() == Phase::Over => {
            let struck = dice().filter(|(color, value)| table.struck(*color, *value).is_some()).count();
            vec![words.with("odds-danger-end", &[("count", struck.into()), ("all", dice().count().into())])]
        }
        Some(table) => {
            let odds = odds.unwrap_or_default();
            let in_end =
                likeliest(words, table, "odds-danger-now", |(color, value)| odds.by(color, value, HalfDay::LAST));
            in_end.into_iter().chain(next_in(words, table, "odds-danger-next")).collect()
        }
    };
    OddsPart { name, sentences, figure: OddsFigure::Chart(chart) }
}

/// Returns the number of dice of each color on offer.
fn offer(words: &Words, record: Option<&Record>) -> OddsPart {
    let expansion = has_tiles(record.map(Record::table));
    let kept = kept(expansion);
    let offered: Vec<&Offered> = record
        .map(|record| {
            let happenings = record.walk().flat_map(|told| told.happenings);
            happenings.filter_map(Happening::offered).collect()
        })
        .unwrap_or_default();
    let half_days = offered.len() as u64;
    let times = |color, dice| {
        let so = |available: &ByColor<u8>| available[color] == dice;
        offered.iter().filter(|offered| so(&offered.available)).count() as u64
    };
    let name = words.text("odds-offer");
    let marks = words.text("odds-average");
    let bar = |color: Color, dice: u8| {
        let usual = kept.get("available", color.name(), &dice.to_string()).map_or(0.0, |cell| cell.seen);
        let often = share(times(color, dice), half_days);
        ChartBar {
            head: dice.to_string(),
            said: told(words, &format!("{}, {dice}", say::color(words, color)), in_percent(words, often)),
            value: Some(percent(often)),
            mark: usual * 100.0,
            marked: told(words, &marks, in_percent(words, usual)),
        }
    };
    let most = if expansion { 4 } else { 3 };
    let bars = |color| (0..=most).map(|dice| bar(color, dice)).collect();
    let chart = Chart {
        title: name.clone(),
        axes: Some(["odds-dice", "odds-offer-axis"].map(|name| words.text(name))),
        most: Some(100),
        crossed: String::new(),
        groups: groups(words, bars),
        marks: marks.clone(),
    };
    let none = offered.iter().filter(|offered| !offered.any_free).count() as u64;
    let usual = HalfDay::all().filter_map(|at| kept.get("half-days", &half_day_key(at), "none-free"));
    let usual = usual.map(|cell| cell.seen).sum::<f64>() / f64::from(HalfDay::COUNT);
    let args =
        [("chance", in_percent(words, share(none, half_days)).into()), ("average", in_percent(words, usual).into())];
    let [about, free] =
        if half_days == 0 { ["odds-offer-any", "odds-none-free-any"] } else { ["odds-offer-about", "odds-none-free"] };
    let sentences = vec![words.text(about), words.with(free, &args)];
    OddsPart { name, sentences, figure: OddsFigure::Chart(chart) }
}

fn groups(words: &Words, bars: impl Fn(Color) -> Vec<ChartBar>) -> Vec<ChartGroup> {
    let group = |color| ChartGroup { name: say::color(words, color), color: colors::plaza(color), bars: bars(color) };
    Color::ALL.map(group).into()
}

fn dice() -> impl Iterator<Item = (Color, Face)> {
    Color::ALL.into_iter().flat_map(|color| Face::ALL.map(|value| (color, value)))
}

fn has_tiles(table: Option<&Table>) -> bool {
    table.is_some_and(|table| !table.tiles().is_empty())
}

fn is_over(table: Option<&Table>) -> bool {
    table.is_some_and(|table| table.phase() == Phase::Over)
}

/// Returns “red 3: 48%”.
fn told(words: &Words, what: &str, number: String) -> String {
    words.with("chart-told", &[("what", what.into()), ("number", number.into())])
}

fn in_percent(words: &Words, chance: f64) -> String {
    words.percent(chance * 100.0, 0)
}

fn safe(words: &Words) -> String {
    words.with("odds-safe", &[("day", Day::FIRST_SHEET_STRIKE.number().into())])
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is between 0 and 1")]
fn percent(chance: f64) -> u64 {
    (chance * 100.0).round() as u64
}
