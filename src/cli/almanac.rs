//! Makes a game's almanac: plays many games, prints what chance did, and writes it to a file.

use std::num::NonZero;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use unicode_width::UnicodeWidthStr as _;

use super::output::Output;
use super::typed::Typed;
use super::{Console, Reason, Stop, Streams, Wrongs, grouped, grouped_in};
use crate::almanac::{Fairness, FigureTable, Plan, Studied, StudyRefusal, Unit, Verdict, csv, study};
use crate::chronicle::{Code, CodeRefusal};
use crate::crier::{InWords, Language, Words};

/// What an almanac is made from, as it was typed.
#[derive(Clone, Debug, Args)]
pub struct AlmanacArgs {
    /// How many games are played
    #[arg(long, value_name = "COUNT", default_value = "100000", allow_hyphen_values = true)]
    games: String,

    /// The code that makes the codes: the third game is dealt by SEED-3, as cry --code SEED-3 shows it
    #[arg(long, value_name = "SEED", default_value = "ALMANAC")]
    seed: String,

    /// On how many threads (as many as there are cores if not given); the figures are the same on any number
    #[arg(long, value_name = "COUNT", allow_hyphen_values = true)]
    threads: Option<String>,

    /// Write all figures to this file as well, as comma-separated values; with - to standard output, in the tables' place
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,

    /// The language of the tables
    #[arg(long, value_name = "LANGUAGE", help = super::args::language_help(" of the tables"),
          value_parser = Typed::<Language>::parser(), hide_possible_values = true)]
    lang: Option<Typed<Language>>,
}

/// Why an almanac cannot be made.
#[derive(Debug)]
struct NoAlmanac(StudyRefusal);

impl AlmanacArgs {
    /// The most games, so that no sum is too large.
    const MOST_GAMES: u64 = 1_000_000_000;
    /// The most threads.
    const MOST_THREADS: u64 = 1024;

    /// Plays games from that opening, prints their figures and writes them.
    ///
    /// # Errors
    /// Everything that is wrong with the arguments, or why no games can be played or nothing can be written.
    pub fn run<G: Studied>(&self, opening: G::Opening, console: &mut Console<'_, '_>) -> Result<(), Stop> {
        let mut wrong = Wrongs::default();
        let games = number("--games", &self.games, Self::MOST_GAMES, &mut wrong);
        let threads = self.threads.as_deref().map(|text| number("--threads", text, Self::MOST_THREADS, &mut wrong));
        let seed: Option<Code> = wrong.noted(self.seed.parse().map_err(Reason::Seed));
        if let (Some(seed), true) = (&seed, wrong.is_empty()) {
            wrong.noted(seed.numbered(games).map_err(|refusal| longest(seed, games, refusal)));
        }
        self.lang.clone().map(|lang| lang.known("--lang", &mut wrong));
        wrong.unless(())?;
        let Some(seed) = seed else { return Ok(()) };
        let file = self.csv.as_ref().map(|file| Output::at(file));
        if let Some(file) = file {
            // Nobody plays a million games for a file that cannot be.
            file.check(csv(&[], &[], &[]).as_bytes())?;
        }
        let threads = threads.and_then(|threads| NonZero::new(usize::try_from(threads).ok()?));
        let plan = Plan { opening, seed, games, threads };

        let began = Instant::now();
        let mut progress = Progress { streams: &mut *console.streams, began, games, percent: 0 };
        let counts = study::<G>(&plan, |played| progress.tell(played));
        progress.clear();
        let took = began.elapsed();
        let counts = counts.map_err(|refusal| Stop::because(NoAlmanac(refusal)))?;

        let (words, tables, tests) =
            (console.words, G::figures(console.words, &counts), G::fairness(console.words, &counts));
        if let Some(file) = file {
            let played = [("game", G::NAME.to_owned()), ("seed", plan.seed.to_string()), ("games", games.to_string())];
            file.write(csv(&played, &tables, &tests).as_bytes(), console)?;
        }
        if file != Some(Output::Standard) {
            print(&plan, words, &G::told(words, tables), &tests, G::TITLE, console)?;
        }
        let said = speed(words, games, took);
        // Whoever closed standard error does not want to know.
        let _ = writeln!(console.streams.err, "{said}");
        Ok(())
    }
}

/// Parses a number; if that fails, notes the reason and returns the largest.
fn number(option: &'static str, text: &str, most: u64, wrong: &mut Wrongs) -> u64 {
    let number = text.trim().parse().ok().filter(|number| (1..=most).contains(number));
    number.unwrap_or_else(|| {
        wrong.note(Reason::Number { option, text: text.to_owned(), most });
        most
    })
}

/// Returns why that seed is too long for so many games.
fn longest(seed: &Code, games: u64, refusal: CodeRefusal) -> Reason {
    match refusal {
        CodeRefusal::TooLong(all) => {
            let signs = seed.as_str().chars().count();
            Reason::SeedTooLong { games, most: (Code::LONGEST + signs).saturating_sub(all), signs }
        }
        CodeRefusal::Empty | CodeRefusal::Sign(_) => Reason::Seed(refusal),
    }
}

/// The progress on a terminal: in percent, and the time left.
struct Progress<'a, 'b> {
    streams: &'a mut Streams<'b>,
    began: Instant,
    games: u64,
    /// The last percentage shown.
    percent: u64,
}

impl Progress<'_, '_> {
    fn tell(&mut self, played: u64) {
        let percent = played * 100 / self.games;
        if self.streams.watched && percent > self.percent {
            self.percent = percent;
            let left = self.began.elapsed().as_secs() * (100 - percent) / percent;
            self.write(&format!("\r{percent:>3} %  {}:{:02}", left / 60, left % 60));
        }
    }

    fn clear(&mut self) {
        if self.percent > 0 {
            self.write(&format!("\r{:16}\r", ""));
        }
    }

    fn write(&mut self, text: &str) {
        // Whoever closed standard error does not want to know.
        let _ = write!(self.streams.err, "{text}").and_then(|()| self.streams.err.flush());
    }
}

fn print<O>(
    plan: &Plan<O>,
    words: &Words,
    tables: &[FigureTable],
    tests: &[Fairness],
    title: &str,
    console: &mut Console<'_, '_>,
) -> Result<(), Stop> {
    let out = &mut console.streams.out;
    let args = [
        ("game", title.into()),
        ("count", plan.games.into()),
        ("games", grouped(plan.games).into()),
        ("first", format!("{}-1", plan.seed).into()),
        ("last", format!("{}-{}", plan.seed, plan.games).into()),
    ];
    writeln!(out, "{}", words.with("almanac-played", &args))?;
    if tables.iter().flat_map(|table| &table.rows).flat_map(|row| &row.cells).any(|cell| cell.exact.is_some()) {
        writeln!(out, "{}", words.text("almanac-exact-about"))?;
    }
    writeln!(out, "{}", words.text("almanac-file-about"))?;
    for table in tables {
        writeln!(out, "\n{}", table.title)?;
        for line in aligned(&rows(words, table)) {
            writeln!(out, "{line}")?;
        }
    }
    writeln!(out, "\n{}", words.text("almanac-fairness"))?;
    for test in tests {
        writeln!(out, "  {}", verdict(words, test))?;
    }
    Ok(out.flush()?)
}

/// Returns the table's lines: the measured values, and the exact ones below them.
fn rows(words: &Words, table: &FigureTable) -> Vec<Vec<String>> {
    let heads = table.columns.iter().map(|(head, _)| head.name.clone());
    let mut rows = vec![std::iter::once(String::new()).chain(heads).collect()];
    let told = |unit: Unit, figure: f64| match unit {
        Unit::Chance => words.percent(figure * 100.0, 2),
        Unit::Number => words.decimals(figure, 2),
    };
    for row in &table.rows {
        let cells = || table.columns.iter().map(|(_, unit)| *unit).zip(&row.cells);
        let seen = cells().map(|(unit, cell)| told(unit, cell.seen));
        rows.push(std::iter::once(row.head.name.clone()).chain(seen).collect());
        if row.cells.iter().any(|cell| cell.exact.is_some()) {
            let exact = cells().map(|(unit, cell)| cell.exact.map(|exact| told(unit, exact)).unwrap_or_default());
            rows.push(std::iter::once(format!("  {}", words.text("almanac-exact"))).chain(exact).collect());
        }
    }
    rows
}

/// Aligns the rows in columns of one width: words to the left, figures to the right.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width =
        |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.width()).max().unwrap_or_default();
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::from(" ");
        for (at, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let space = " ".repeat(width.saturating_sub(cell.width()));
            let (before, behind) = if at == 0 { ("", space.as_str()) } else { (space.as_str(), "") };
            line.extend([" ", if at == 0 { "" } else { " " }, before, cell, behind]);
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

fn verdict(words: &Words, Fairness { key: _, name, test }: &Fairness) -> String {
    let verdict = match test.verdict() {
        Verdict::Fair => "fair",
        Verdict::Uneven => "uneven",
        Verdict::TooEven => "too-even",
        Verdict::TooFew => "too-few",
    };
    let args = [
        ("what", name.as_str().into()),
        ("verdict", verdict.into()),
        ("statistic", grouped_in(&words.tenths(test.statistic)).into()),
        ("degrees", grouped(u64::from(test.degrees)).into()),
        ("chance", words.percent(test.tail() * 100.0, 2).into()),
    ];
    words.with("almanac-verdict", &args)
}

fn speed(words: &Words, games: u64, took: Duration) -> String {
    let a_second = u128::from(games) * 1_000_000 / took.as_micros().max(1);
    let args = [
        ("count", games.into()),
        ("games", grouped(games).into()),
        ("seconds", words.decimals(took.as_secs_f64(), 2).into()),
        ("speed", grouped(u64::try_from(a_second).unwrap_or(u64::MAX)).into()),
    ];
    words.with("almanac-speed", &args)
}

impl InWords for NoAlmanac {
    fn in_words(&self, words: &Words) -> String {
        match &self.0 {
            StudyRefusal::Seed(refusal) => Reason::Seed(refusal.clone()).in_words(words),
            StudyRefusal::Threads(error) => words.with("almanac-no-threads", &[("system", error.to_string().into())]),
            StudyRefusal::NotDealt => words.text("almanac-not-dealt"),
        }
    }
}
