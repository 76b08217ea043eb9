//! Cries a whole game, step by step.

use std::io::{self, BufRead, Write};

use serde::Serialize;

use super::lines::{Lines, Source};
use super::request::{Dice, Request, Telling};
use super::{Commanded, Stop, Streams};
use crate::chronicle::{Next, Record};
use crate::crier::voice::{Aloud, Voice};
use crate::crier::{Cried, InWords, Turn, Words};

/// Enter cannot be read.
#[derive(Debug)]
pub struct EnterRefusal(pub io::Error);

impl InWords for EnterRefusal {
    fn in_words(&self, words: &Words) -> String {
        let what = words.with("args-enter", &[("system", self.0.in_words(words).into())]);
        format!("--step: {what}")
    }
}

/// Cries the game that was asked for; every cry is out before the next dice or the next Enter is waited for.
///
/// What is wrong with the dice is told after the cries of all that came before.
pub(super) fn cry<G: Commanded>(request: Request<G>, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let Request { mut record, dice, telling, aloud } = request;
    // The file is opened before anything is said, so that a wrong name leaves no half a cry.
    let lines = match &dice {
        Dice::Input => None,
        Dice::File(path) => Some(Lines::open(path).map_err(Stop::because)?),
        // Nobody is asked for them: the code deals.
        Dice::Code => Some(Lines::new(Source::Input, io::empty())),
    };
    // Dice and Enter never both come from standard input: a request for that is refused.
    let (mut lines, mut enter) = match (lines, telling.steps()) {
        (None, _) => (Lines::new(Source::Input, &mut *streams.input), None),
        (Some(lines), true) => (lines, Some(&mut *streams.input)),
        (Some(lines), false) => (lines, None),
    };
    let paced = telling.steps() || dice == Dice::Input;
    let aloud = aloud.then(|| Loud { voice: Voice::of_system(|| ()), paced });
    let mut teller = Teller { words: telling.words::<G>(), aloud, out: &mut *streams.out };

    teller.opened(&record)?;
    loop {
        let next = record.next();
        if let (Some(enter), Some(prompt)) = (enter.as_mut(), teller.prompt(&record, &next))
            && teller.wait(&prompt, &mut **enter)? == Waited::Ended
        {
            return Ok(());
        }
        if next == Next::Enter && dice == Dice::Input {
            teller.ask(&record)?;
        }
        let order = match next {
            Next::Order(order) | Next::Choose(order) => order,
            Next::Enter => lines.order::<G>(record.table())?,
            Next::Over => break,
        };
        record.order(order).map_err(Stop::because)?;
        teller.tell(&record, record.done().last().map_or(&[], |entry| entry.happenings.as_slice()))?;
    }
    if let Some(loud) = &teller.aloud {
        loud.voice.finish();
    }
    match dice {
        Dice::File(_) => lines.none_left::<G>(),
        // Who types or pipes dice may keep standard input open; the game does not wait for its end.
        Dice::Input | Dice::Code => Ok(()),
    }
}

impl Telling {
    /// The words, unless it is told without any.
    fn words<G: Cried>(self) -> Option<Words> {
        match self {
            Self::Words { language, manner, steps: _ } => Some(Words::of::<G>(language, manner)),
            Self::Json => None,
        }
    }
}

/// Says things in words, or in JSON where there are none.
struct Teller<'a> {
    words: Option<Words>,
    aloud: Option<Loud>,
    out: &'a mut dyn Write,
}

/// Lets a game be heard.
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

/// What came of waiting for Enter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waited {
    Enter,
    Ended,
}

impl Teller<'_> {
    fn opened<G: Commanded>(&mut self, record: &Record<G>) -> io::Result<()> {
        match &self.words {
            Some(words) => write_lines(self.out, &G::opened_lines(words, record))?,
            None => write_json(self.out, &G::json_opened(record))?,
        }
        self.out.flush()?;
        let turn = Turn::new(record.code(), G::steps(record.opened_table()));
        self.cry_aloud::<G>(&<G as Cried>::opening(record.opened_table()), turn);
        Ok(())
    }

    fn tell<G: Commanded>(&mut self, record: &Record<G>, happenings: &[G::Happening]) -> io::Result<()> {
        match &self.words {
            Some(words) => write_lines(self.out, &G::told_lines(words, record, happenings))?,
            None => happenings.iter().filter_map(G::json).try_for_each(|line| write_json(self.out, &line))?,
        }
        self.out.flush()?;
        self.cry_aloud::<G>(&G::cries(happenings), Turn::new(record.code(), record.steps()));
        Ok(())
    }

    fn cry_aloud<G: Cried>(&self, cries: &[G::Cry], turn: Turn) {
        if let (Some(loud), Some(words)) = (&self.aloud, &self.words) {
            loud.cry::<G>(words, cries, turn);
        }
    }

    /// Asks people for the dice; a program knows that they are due.
    fn ask<G: Commanded>(&mut self, record: &Record<G>) -> io::Result<()> {
        if let Some(words) = &self.words {
            writeln!(self.out, "\n{}", G::ask(words, record.table()))?;
        }
        self.out.flush()
    }

    /// What Enter will do; nothing when the game is over.
    fn prompt<G: Commanded>(&self, record: &Record<G>, next: &Next<G::Order>) -> Option<String> {
        let words = self.words.as_ref().filter(|_| *next != Next::Over)?;
        Some(G::prompt(words, record.table(), next))
    }

    fn wait(&mut self, prompt: &str, enter: &mut dyn BufRead) -> Result<Waited, Stop> {
        writeln!(self.out, "\n{prompt}")?;
        self.out.flush()?;
        // Whatever stands before Enter does not matter, in whatever encoding.
        match enter.skip_until(b'\n') {
            Ok(0) => {
                if let Some(words) = &self.words {
                    writeln!(self.out, "{}", words.text("cli-input-ended"))?;
                }
                self.out.flush()?;
                Ok(Waited::Ended)
            }
            Ok(_) => Ok(Waited::Enter),
            Err(error) => Err(Stop::because(EnterRefusal(error))),
        }
    }
}

fn write_lines(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Writes the line and its end.
fn write_json(out: &mut dyn Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}
