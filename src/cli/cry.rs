//! Cries a whole game, half-day by half-day.

use std::io::{self, BufRead, Write};

use super::Stop;
use crate::crier::voice::{Aloud, Voice};
use crate::crier::{InWords, Words};
use crate::games::troyes_dice::cli::dice::{DiceRefusal, DiceSource, Lines};
use crate::games::troyes_dice::cli::request::{Cry, Dice};
use crate::games::troyes_dice::cli::{json, text};
use crate::games::troyes_dice::record::{Next, OrderRefusal, Record};
use crate::games::troyes_dice::rules::{Happening, Order};
use crate::games::troyes_dice::words::{self, cries, opening_cries};

/// Why a cry stopped.
#[derive(Debug)]
pub enum CryRefusal {
    /// The dice.
    Dice(DiceRefusal),
    /// The rules, or what the code deals.
    Order(OrderRefusal),
    /// Enter cannot be read.
    Enter(io::Error),
}

impl InWords for CryRefusal {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Dice(refusal) => refusal.in_words(words),
            Self::Order(refusal) => refusal.in_words(words),
            Self::Enter(error) => {
                let what = words.with("args-enter", &[("system", error.in_words(words).into())]);
                format!("--step: {what}")
            }
        }
    }
}

/// Cries the game that was asked for; every cry is out before the next dice or the next Enter is waited for.
///
/// # Errors
/// What is wrong with the dice, after the cries of all that came before; or that nothing can be written.
pub fn cry(request: Cry, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Stop<CryRefusal>> {
    let Cry { mut record, dice, telling, aloud } = request;
    // The file is opened before anything is said, so that a wrong name leaves no half a cry.
    let lines = match &dice {
        Dice::Input => None,
        Dice::File(path) => Some(Lines::open(path)?),
        // Nobody is asked for them: the code deals.
        Dice::Code => Some(Lines::new(DiceSource::Input, io::empty())),
    };
    // Dice and Enter never both come from standard input: a request for that is refused.
    let (mut lines, mut enter) = match (lines, telling.steps()) {
        (None, _) => (Lines::new(DiceSource::Input, input), None),
        (Some(lines), true) => (lines, Some(input)),
        (Some(lines), false) => (lines, None),
    };
    let paced = telling.steps() || dice == Dice::Input;
    let aloud = aloud.then(|| Loud { voice: Voice::of_system(|| ()), paced });
    let mut teller = Teller { words: telling.words(), aloud, out };

    teller.opened(&record)?;
    loop {
        let next = record.next();
        if let (Some(enter), Some(prompt)) = (enter.as_mut(), teller.prompt(&record, next))
            && teller.wait(&prompt, &mut **enter)? == Waited::Ended
        {
            return Ok(());
        }
        if (next, &dice) == (Next::Enter, &Dice::Input) {
            teller.ask_dice(&record)?;
        }
        let order = match next {
            Next::Order(order) => order,
            Next::Enter => Order::Roll(lines.roll(record.table().now())?),
            Next::Over => break,
        };
        let happenings = record.order(order)?.to_vec();
        teller.tell(&record, &happenings)?;
    }
    if let Some(loud) = &teller.aloud {
        loud.voice.finish();
    }
    match dice {
        Dice::File(_) => Ok(lines.none_left()?),
        // Who types or pipes dice may keep standard input open; the game does not wait for its end.
        Dice::Input | Dice::Code => Ok(()),
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
    fn cry(&self, words: &Words, cries: &[words::Cry]) {
        let aloud = Aloud::default();
        if let Some(heard) = aloud.heard(cries, words) {
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
    fn opened(&mut self, record: &Record) -> io::Result<()> {
        match &self.words {
            Some(words) => write_lines(self.out, &text::opened(words, record))?,
            None => json::opened(record).write(self.out)?,
        }
        self.out.flush()?;
        self.cry_aloud(&opening_cries(record.opened_table()));
        Ok(())
    }

    fn tell(&mut self, record: &Record, happenings: &[Happening]) -> io::Result<()> {
        match &self.words {
            Some(words) => write_lines(self.out, &text::tell(words, record.table(), happenings))?,
            None => happenings.iter().filter_map(json::line).try_for_each(|line| line.write(self.out))?,
        }
        self.out.flush()?;
        self.cry_aloud(&cries(happenings));
        Ok(())
    }

    fn cry_aloud(&self, cries: &[words::Cry]) {
        if let (Some(loud), Some(words)) = (&self.aloud, &self.words) {
            loud.cry(words, cries);
        }
    }

    /// Asks people for the dice; a program knows that they are due.
    fn ask_dice(&mut self, record: &Record) -> io::Result<()> {
        if let Some(words) = &self.words {
            writeln!(self.out, "\n{}", words::ask_dice(words, record.table().now()))?;
        }
        self.out.flush()
    }

    /// What Enter will do; nothing when the game is over.
    fn prompt(&self, record: &Record, next: Next) -> Option<String> {
        let (words, now) = (self.words.as_ref()?, record.table().now());
        match next {
            Next::Order(Order::Roll(_)) => Some(words::next_roll(words, now)),
            Next::Enter => Some(words::next_dice(words, now)),
            Next::Order(Order::Close) => Some(words::next_close(words, now)),
            Next::Over => None,
        }
    }

    fn wait(&mut self, prompt: &str, enter: &mut dyn BufRead) -> Result<Waited, Stop<CryRefusal>> {
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
            Err(error) => Err(Stop::Refused(CryRefusal::Enter(error))),
        }
    }
}

fn write_lines(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

impl From<DiceRefusal> for Stop<CryRefusal> {
    fn from(refusal: DiceRefusal) -> Self {
        Self::Refused(CryRefusal::Dice(refusal))
    }
}

impl From<OrderRefusal> for Stop<CryRefusal> {
    fn from(refusal: OrderRefusal) -> Self {
        Self::Refused(CryRefusal::Order(refusal))
    }
}
