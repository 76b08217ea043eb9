//! Cries a whole game, step by step.

use std::io::{self, Write};

use serde::Serialize;

use super::lines::{Lines, Source};
use super::orders::{Orders, order, wrong_facts};
use super::picks::{Entered, Picks};
use super::request::{Choices, Dice, Request, Telling};
use super::{Commanded, Reason, Stop, Streams, harmless, harmless_json};
use crate::chronicle::{Next, Record};
use crate::crier::voice::{Aloud, Voice};
use crate::crier::{Cried, InWords as _, Turn, Words};
use crate::play::{Ask, Transition};
use crate::show::Excerpt;

/// Cries the requested game; every cry is flushed before the next dice or the next Enter are waited for.
///
/// Errors in the dice are reported after the cries of all that came before.
pub(super) fn cry<G: Commanded>(request: Request<G>, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let Request { mut record, dice, choices, telling, aloud } = request;
    // The files are opened before anything is said, so that a wrong name leaves no half a cry.
    let lines = match &dice {
        Dice::Input => None,
        Dice::File(path) => Some(Lines::open("--dice", path).map_err(Stop::because)?),
        // Nobody is asked for them: the code deals.
        Dice::Code => Some(Lines::new(Source::Input, io::empty())),
    };
    let paced = telling.steps() || dice == Dice::Input || choices == Choices::Input;
    let aloud = aloud.then(|| Loud { voice: Voice::of_system(|| ()), paced });
    let mut teller = Teller { words: telling.words::<G>(record.opening()), aloud, out: &mut *streams.out };
    match &choices {
        Choices::File(path) => {
            let lines = Lines::open("--orders", path).map_err(Stop::because)?;
            return teller.told_by(&mut Orders::new(lines), &mut record);
        }
        Choices::Input => {
            let lines = Lines::new(Source::Input, &mut *streams.input);
            return teller.told_by(&mut Orders::new(lines), &mut record);
        }
        Choices::Typed | Choices::Bots => {}
    }
    // Dice and Enter never both come from standard input: a request for that is refused.
    let (mut lines, mut enter) = match (lines, telling.steps()) {
        (None, _) => (Lines::new(Source::Input, &mut *streams.input), None),
        (Some(lines), true) => (lines, Some(Lines::new(Source::Input, &mut *streams.input))),
        (Some(lines), false) => (lines, None),
    };

    teller.opened(&record)?;
    // Bots pick for themselves.
    let picks = || (choices == Choices::Typed).then(Picks::new);
    let mut picked = picks();
    loop {
        let next = record.next();
        let mut typed = None;
        if let (Some(enter), true) = (enter.as_mut(), next != Next::Over) {
            match teller.wait(enter, &record, picked.as_mut())? {
                Waited::Enter => {}
                Waited::Typed(order) => typed = Some(order),
                Waited::Undo => {
                    teller.undo(&mut record)?;
                    picked = picks();
                    continue;
                }
                Waited::Again => continue,
                Waited::Ended => return Ok(()),
            }
        }
        if next == Next::Enter && dice == Dice::Input {
            teller.ask(&record)?;
        }
        let ask = match (typed, next) {
            (Some(ask), _) | (None, Next::Order(ask)) => ask,
            (None, Next::Choose(done)) if choices == Choices::Bots => G::chosen(&record).unwrap_or(done),
            (None, Next::Choose(done)) => done,
            (None, Next::Pick) => match G::chosen(&record).filter(|_| choices == Choices::Bots) {
                Some(ask) => ask,
                None if enter.is_some() => continue,
                None => return Err(Stop::because(Reason::NobodyChooses)),
            },
            // Whoever throws and types orders has to say what was thrown.
            (None, Next::Enter) if enter.is_some() && dice == Dice::Code => continue,
            // Dice that were taken back lie as they lay; their line was read.
            (None, Next::Enter) => match record.undone().first() {
                Some(undone) => Ask::Order(undone.order.clone()),
                None => Ask::Order(entered::<G>(&mut lines, record.table())?),
            },
            (None, Next::Over) => break,
        };
        record.ask(ask).map_err(Stop::because)?;
        picked = picks();
        teller.told(&record)?;
    }
    teller.end();
    match dice {
        Dice::File(_) => none_left::<G>(&mut lines),
        // Who types or pipes dice may keep standard input open; the game does not wait for its end.
        Dice::Input | Dice::Code => Ok(()),
    }
}

/// Parses the next line into an order at that table.
fn entered<G: Commanded>(lines: &mut Lines<'_>, table: &G::Table) -> Result<G::Order, Stop> {
    let Some(text) = lines.next()? else {
        return Err(Stop::because(G::too_few(lines.from().clone(), table)));
    };
    G::entered(table, &text).map_err(|wrong| Stop::because(lines.wrong(wrong)))
}

/// Refuses lines that are left after the end of the game.
fn none_left<G: Commanded>(lines: &mut Lines<'_>) -> Result<(), Stop> {
    match lines.next()? {
        Some(_) => Err(Stop::because(G::too_many(lines.from().clone(), lines.line()))),
        None => Ok(()),
    }
}

impl Telling {
    /// Returns the words, in which the game's players have their names, unless the output is JSON.
    fn words<G: Commanded>(self, opening: &G::Opening) -> Option<Words> {
        match self {
            Self::Words { language, manner, steps: _ } => {
                Some(Words::of::<G>(language, manner).among(G::players(opening)))
            }
            Self::Json => None,
        }
    }
}

/// The writer of a game's events: in words, or in JSON where there are none.
struct Teller<'a> {
    words: Option<Words>,
    aloud: Option<Loud>,
    out: &'a mut dyn Write,
}

/// The voice of a game.
struct Loud {
    voice: Voice,
    /// Whether people set the pace: then nothing waits for a cry's end.
    paced: bool,
}

impl Loud {
    fn cry<G: Cried>(&self, words: &Words, cries: &[G::Cry], turn: Turn) {
        let aloud = Aloud::default();
        if let Some(heard) = aloud.heard(cries, words, turn) {
            self.voice.cry(heard, words.language(), &aloud);
        }
        if !self.paced {
            self.voice.finish();
        }
    }
}

/// The outcome of waiting for Enter or an order.
enum Waited<O> {
    Enter,
    Typed(O),
    Undo,
    /// An answered request, or a refused order that was reported.
    Again,
    Ended,
}

impl Teller<'_> {
    fn opened<G: Commanded>(&mut self, record: &Record<G>) -> io::Result<()> {
        match &self.words {
            Some(words) => write_lines(self.out, &G::opened_lines(words, record))?,
            None => write_json(self.out, &G::json_opened(record))?,
        }
        self.out.flush()?;
        let opened = G::seen_by(record.opened_table(), None);
        self.cry_aloud::<G>(&<G as Cried>::opening(&opened), Turn::new(record.code(), G::steps(&opened)));
        Ok(())
    }

    /// Follows lines of orders to the game's end, and writes each one's cries.
    fn told_by<G: Commanded>(&mut self, orders: &mut Orders<'_>, record: &mut Record<G>) -> Result<(), Stop> {
        self.opened(record)?;
        while record.next() != Next::Over {
            orders.follow(record)?;
            self.told(record)?;
        }
        self.end();
        orders.none_left(record)
    }

    /// Waits until the last cry was spoken to its end.
    fn end(&self) {
        if let Some(loud) = &self.aloud {
            loud.voice.finish();
        }
    }

    /// Writes the cries of the last order.
    fn told<G: Commanded>(&mut self, record: &Record<G>) -> io::Result<()> {
        let Some(seen) = record.last().map(|told| Excerpt::of(told, None)) else { return Ok(()) };
        let told: Transition<'_, G> = seen.told();
        let Some(words) = &self.words else {
            G::json_lines(told).iter().try_for_each(|line| write_json(self.out, line))?;
            return self.out.flush();
        };
        let (cries, turn) = (G::cries(told), Turn::new(record.code(), record.steps()));
        write_lines(self.out, &G::told_lines(words, told, &cries, turn))?;
        self.out.flush()?;
        self.cry_aloud::<G>(&cries, turn);
        Ok(())
    }

    fn cry_aloud<G: Cried>(&self, cries: &[G::Cry], turn: Turn) {
        if let (Some(loud), Some(words)) = (&self.aloud, &self.words) {
            loud.cry::<G>(words, cries, turn);
        }
    }

    /// Prompts people for the dice; a program knows that they are due.
    fn ask<G: Commanded>(&mut self, record: &Record<G>) -> io::Result<()> {
        if let Some(words) = &self.words {
            writeln!(self.out, "\n{}", G::ask(words, &G::seen_by(record.table(), None)))?;
        }
        self.out.flush()
    }

    /// Shows what can be picked and what Enter will do, and waits for a line.
    fn wait<G: Commanded>(
        &mut self,
        enter: &mut Lines<'_>,
        record: &Record<G>,
        picks: Option<&mut Picks<G>>,
    ) -> Result<Waited<Ask<G>>, Stop> {
        if let Some(words) = &self.words {
            writeln!(self.out)?;
            if let Some(picks) = &picks {
                write_lines(self.out, &picks.lines(words, record))?;
            }
            let doing = picks.as_ref().and_then(|picks| picks.doing(words, record));
            let picked = doing.map(|does| words.with("cli-next-picked", &[("does", does.into())]));
            let prompt = picked.unwrap_or_else(|| G::prompt(words, &G::seen_by(record.table(), None), &record.next()));
            writeln!(self.out, "{prompt}")?;
        }
        self.out.flush()?;
        let Some(line) = enter.any()? else {
            if let Some(words) = &self.words {
                writeln!(self.out, "{}", words.text("cli-input-ended"))?;
            }
            self.out.flush()?;
            return Ok(Waited::Ended);
        };
        let chooses = G::ORDERS.is_some() || G::CHOOSES;
        let wrong = match Typed::of(&line) {
            // Where nobody chooses, no other words before Enter matter.
            Typed::Remark | Typed::Facts(_) | Typed::Order(_) if !chooses => return Ok(Waited::Enter),
            Typed::Enter => {
                return Ok(match picks.map_or(Entered::Nothing, |picks| picks.entered(record)) {
                    Entered::Order(order) => Waited::Typed(order),
                    Entered::Again => Waited::Again,
                    Entered::Nothing => Waited::Enter,
                });
            }
            Typed::Undo => return Ok(Waited::Undo),
            Typed::Quit => return Ok(Waited::Ended),
            Typed::Remark => Vec::new(),
            Typed::Table => {
                if let Some(words) = &self.words {
                    write_lines(self.out, &G::table_lines(words, record))?;
                }
                return Ok(Waited::Again);
            }
            Typed::Help => return self.help(record).map(|()| Waited::Again).map_err(Stop::from),
            Typed::Facts(facts) => wrong_facts(record, facts),
            Typed::Order(line) => match self.pick(record, line, picks) {
                Some(picked) => return Ok(picked),
                None => match order(record, line) {
                    Ok(order) => return Ok(Waited::Typed(order)),
                    Err(wrong) => wrong,
                },
            },
        };
        if let Some(words) = &self.words {
            let lines: Vec<String> = wrong.iter().map(|wrong| wrong.in_words(words)).collect();
            write_lines(self.out, &lines)?;
        }
        Ok(Waited::Again)
    }

    /// Picks what the line names by its number. Returns nothing if the line is no pick.
    fn pick<G: Commanded>(
        &self,
        record: &Record<G>,
        line: &str,
        picks: Option<&mut Picks<G>>,
    ) -> Option<Waited<Ask<G>>> {
        let mut numbers = line.split_whitespace();
        let number = numbers.next()?.parse().ok()?;
        let value = match numbers.next().map(str::parse) {
            None => None,
            Some(value) => Some(value.ok()?),
        };
        let given = picks?.pick(self.words.as_ref()?, record, (number, value)).ok()?;
        Some(given.map_or(Waited::Again, Waited::Typed))
    }

    /// Tells what can be typed.
    fn help<G: Commanded>(&mut self, record: &Record<G>) -> io::Result<()> {
        let Some(words) = &self.words else { return Ok(()) };
        let (now, orders) = (G::orders_now(record).join(", "), G::ORDERS.unwrap_or_default());
        let help = words.with("cli-step-help", &[("now", now.into()), ("orders", orders.into())]);
        let picks = G::CHOOSES.then(|| words.text("cli-pick-help"));
        // Where no orders are written, nothing of them is told.
        let lines = help.lines().take(if G::ORDERS.is_some() { usize::MAX } else { 1 });
        write_lines(self.out, &lines.map(str::to_owned).chain(picks).collect::<Vec<_>>())
    }

    /// Takes the last step back and describes the table.
    fn undo<G: Commanded>(&mut self, record: &mut Record<G>) -> io::Result<()> {
        let undone = record.undo().is_some();
        let Some(words) = &self.words else { return Ok(()) };
        let said = words.text(if undone { "news-taken-back" } else { "cli-nothing-undone" });
        let stands = if undone { G::standing_lines(words, record) } else { Vec::new() };
        write_lines(self.out, &[vec![said], stands].concat())
    }
}

/// A line typed at a prompt.
enum Typed<'a> {
    Enter,
    Help,
    /// A look at the table.
    Table,
    Undo,
    Quit,
    /// A comment.
    Remark,
    /// Facts to check.
    Facts(&'a str),
    Order(&'a str),
}

impl<'a> Typed<'a> {
    fn of(line: &'a str) -> Self {
        match line.to_lowercase().as_str() {
            "" => Self::Enter,
            "help" | "?" => Self::Help,
            "table" => Self::Table,
            "undo" => Self::Undo,
            "quit" | "exit" => Self::Quit,
            _ => match line.strip_prefix('=') {
                Some(facts) => Self::Facts(facts),
                None if line.starts_with('#') => Self::Remark,
                None => Self::Order(line),
            },
        }
    }
}

/// Writes lines with control characters escaped, since a player's name may have any.
fn write_lines(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "{}", harmless(line)))
}

/// Writes a value as a line of JSON.
fn write_json(out: &mut dyn Write, line: &impl Serialize) -> io::Result<()> {
    writeln!(out, "{}", harmless_json(&serde_json::to_string(line)?))
}
