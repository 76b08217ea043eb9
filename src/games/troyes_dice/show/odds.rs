//! The odds beside this game's own course: what is struck, what is in danger, what was on offer.

use crate::almanac::share;
use crate::crier::Words;
use crate::games::troyes_dice::almanac::{color_key, die_key, half_day_key, kept};
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{
    ByColor, Color, Day, Face, HalfDay, Happening, Odds, Offered, Phase, Strike, Table,
};
use crate::games::troyes_dice::stage::colors;
use crate::games::troyes_dice::words as say;
use crate::show::{Chart, ChartBar, ChartGroup, Course, OddsFigure, OddsPart, OddsView};

/// The odds of that game, or of any without the tiles.
pub(super) fn odds(words: &Words, record: Option<&Record>) -> OddsView {
    let table = record.map(Record::table);
    OddsView { parts: vec![struck(words, table), danger(words, table), offer(words, record)] }
}

/// Which die the next roll most likely strikes; nothing where none can be.
pub(super) fn next(words: &Words, table: &Table) -> Option<String> {
    let half_day = match table.phase() {
        Phase::Roll => table.now(),
        Phase::Choose => table.now().next()?,
        Phase::Over => return None,
    };
    if !half_day.day.strikes_sheets() {
        return Some(safe(words));
    }
    let odds = Odds::of(table);
    let standing = dice().filter(|(color, value)| table.struck(*color, *value).is_none());
    let chance = |(color, value)| odds.by(color, value, half_day);
    // The first of equals.
    let (color, value) = standing.reduce(|best, die| if chance(die) > chance(best) { die } else { best })?;
    let args = [
        ("die", say::color_die(words, color, value).into()),
        ("chance", words.percent(chance((color, value)) * 100.0, 0).into()),
    ];
    Some(words.with("odds-next", &args))
}

/// How many dice of the sheets are struck, half-day by half-day.
fn struck(words: &Words, table: Option<&Table>) -> OddsPart {
    let kept = kept(has_tiles(table));
    let half_days = || HalfDay::all().filter(|half_day| half_day.day.strikes_sheets());
    let figure = |half_day, column| {
        let cell = kept.get("struck-so-far", &half_day_key(half_day), column);
        cell.map_or(0.0, |cell| cell.exact.unwrap_or(cell.seen))
    };
    let average = half_days().map(|half_day| (half_day.number(), figure(half_day, "average"))).collect();
    let range = half_days().map(|half_day| (half_day.number(), figure(half_day, "10"), figure(half_day, "90")));
    let own: Vec<(u8, f64)> = table.map(course).unwrap_or_default();
    let last = table.and_then(rolled).filter(|half_day| half_day.day.strikes_sheets());
    let sentence = match (last, own.last()) {
        (Some(half_day), Some((_, count))) => {
            let args = [
                ("count", words.decimals(*count, 0).into()),
                ("average", words.tenths(figure(half_day, "average")).into()),
                ("low", words.decimals(figure(half_day, "10"), 0).into()),
                ("high", words.decimals(figure(half_day, "90"), 0).into()),
            ];
            words.with("odds-struck-now", &args)
        }
        (Some(_) | None, _) => safe(words),
    };
    let name = words.text("odds-struck");
    let course = Course {
        title: name.clone(),
        steps: words.text("odds-half-days"),
        range: (words.text("odds-range"), range.collect()),
        average: (words.text("odds-average"), average),
        own: (words.text("odds-own"), own),
    };
    OddsPart { name, sentences: vec![sentence], figure: OddsFigure::Course(course) }
}

/// How many are struck after each half-day so far, with those that were before a takeover.
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

/// The last half-day whose dice were rolled.
fn rolled(table: &Table) -> Option<HalfDay> {
    match table.phase() {
        Phase::Choose | Phase::Over => Some(table.now()),
        Phase::Roll => HalfDay::all().take_while(|half_day| *half_day < table.now()).last(),
    }
}

/// How likely each die is struck by the end.
fn danger(words: &Words, table: Option<&Table>) -> OddsPart {
    let kept = kept(has_tiles(table));
    let odds = table.map(Odds::of);
    let last = format!("day {}", Day::LAST.number());
    let name = words.text("odds-danger");
    let bar = |color, value: Face| {
        let cell = kept.get("struck", &die_key(color, value), &last);
        let usual = cell.map_or(0.0, |cell| cell.exact.unwrap_or(cell.seen));
        let chance = odds.as_ref().map_or(usual, |odds| odds.by(color, value, HalfDay::LAST));
        ChartBar {
            head: value.to_string(),
            name: say::color_die(words, color, value),
            value: percent(chance),
            mark: usual * 100.0,
        }
    };
    let bars = |color| Face::ALL.into_iter().map(|value| bar(color, value)).collect();
    let chart = Chart { title: name.clone(), marks: words.text("odds-any"), groups: groups(words, bars) };
    let sentences = [words.text("odds-danger-about")].into_iter();
    let sentences = sentences.chain(table.and_then(|table| next(words, table))).collect();
    OddsPart { name, sentences, figure: OddsFigure::Chart(chart) }
}

/// How many dice of each color could be chosen.
fn offer(words: &Words, record: Option<&Record>) -> OddsPart {
    let expansion = has_tiles(record.map(Record::table));
    let kept = kept(expansion);
    let offered: Vec<&Offered> = record
        .map(|record| {
            let happenings = record.done().iter().flat_map(|entry| &entry.happenings);
            happenings.filter_map(Happening::offered).collect()
        })
        .unwrap_or_default();
    let half_days = offered.len() as u64;
    let times = |color, dice| {
        let so = |available: &ByColor<u8>| available[color] == dice;
        offered.iter().filter(|offered| so(&offered.available)).count() as u64
    };
    let name = words.text("odds-offer");
    let bar = |color, dice: u8| ChartBar {
        head: dice.to_string(),
        name: format!("{}, {dice}", say::color(words, color)),
        value: percent(share(times(color, dice), half_days)),
        mark: kept.get("available", color_key(color), &dice.to_string()).map_or(0.0, |cell| cell.seen * 100.0),
    };
    let most = if expansion { 4 } else { 3 };
    let bars = |color| (0..=most).map(|dice| bar(color, dice)).collect();
    let chart = Chart { title: name.clone(), marks: words.text("odds-average"), groups: groups(words, bars) };
    let mut sentences = vec![words.text("odds-offer-about")];
    // The same in each half-day without tiles, and nearly so with them.
    if let Some(usual) = kept.get("half-days", "4m", "none-free") {
        let none = offered.iter().filter(|offered| !offered.any_free).count();
        let args = [
            ("count", none.into()),
            ("all", offered.len().into()),
            ("chance", words.percent(usual.seen * 100.0, 0).into()),
        ];
        sentences.push(words.with("odds-none-free", &args));
    }
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

fn safe(words: &Words) -> String {
    words.with("odds-safe", &[("day", Day::FIRST_SHEET_STRIKE.number().into())])
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is between 0 and 1")]
fn percent(chance: f64) -> u64 {
    (chance * 100.0).round() as u64
}
