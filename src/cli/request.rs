//! Lowers arguments into a checked request, or every reason why not.

use std::path::{Path, PathBuf};

use super::args::{CodeArgs, Format, TellingArgs};
use super::{Commanded, Reason, Wrongs};
use crate::chronicle::{Code, DiceFrom, Record};
use crate::crier::{Language, Manner};

/// A checked request to cry a game.
pub(super) struct Request<G: Commanded> {
    /// The game, opened and without orders.
    pub(super) record: Record<G>,
    /// The source of its dice.
    pub(super) dice: Dice,
    /// The source of its choices.
    pub(super) choices: Choices,
    /// The form of its output.
    pub(super) telling: Telling,
    /// Whether it is spoken, too.
    pub(super) aloud: bool,
}

/// The source of the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Dice {
    /// The code deals them.
    Code,
    /// This file, a throw a line.
    File(PathBuf),
    /// Standard input, a throw a line.
    Input,
}

/// The source of the players' choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Choices {
    /// Nobody, or the person who types where every step waits.
    Typed,
    /// The game's bots.
    Bots,
    /// The lines of this file.
    File(PathBuf),
    /// The lines of standard input.
    Input,
}

/// The raw sources of dice and orders.
pub(super) struct From<'a> {
    /// The file of the dice.
    pub(super) dice: Option<&'a Path>,
    /// The file of the orders.
    pub(super) orders: Option<&'a Path>,
    /// Whether bots choose.
    pub(super) bots: bool,
}

/// The form of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Telling {
    /// In words, for people.
    Words {
        /// The language of all words.
        language: Language,
        /// The manner of the cries.
        manner: Manner,
        /// Whether every step waits for Enter.
        steps: bool,
    },
    /// JSON for programs.
    Json,
}

impl Telling {
    /// Returns whether every step waits for Enter.
    pub(super) const fn steps(self) -> bool {
        match self {
            Self::Words { language: _, manner: _, steps } => steps,
            Self::Json => false,
        }
    }
}

impl<G: Commanded> Request<G> {
    /// Checks the arguments of a game; the language is `spoken` unless another is named.
    ///
    /// # Errors
    /// Every reason against them.
    pub(super) fn new(
        code: CodeArgs,
        args: &G::Args,
        from: &From<'_>,
        telling_args: TellingArgs,
        spoken: Language,
    ) -> Result<Self, Wrongs> {
        let mut wrong = Wrongs::default();
        let dice = from.dice.map_or(Dice::Code, Dice::at);
        let choices = from.choices();
        let opening = lay_out::<G>(code.asked().as_deref(), dice.from(), args, &mut wrong);
        let aloud = telling_args.aloud;
        let telling = telling(telling_args, &dice, spoken, &mut wrong);
        let nobody_chooses = choices == Choices::Typed && !telling.steps() && G::asks(&opening);
        if choices == Choices::Bots {
            wrong.extend(G::no_bots(&opening));
        }
        let record = open(opening, args, wrong)?;
        // Who chooses is a question only in a game that there can be.
        let mut wrong = Wrongs::default();
        if nobody_chooses {
            wrong.note(Reason::NobodyChooses);
        }
        let record = wrong.unless(record)?;
        Ok(Self { record, dice, choices, telling, aloud })
    }
}

/// Returns the opening for the arguments, with a made-up code if none was given. Notes what is wrong and replaces it by
/// something valid, so that the rest is checked all the same.
pub(super) fn lay_out<G: Commanded>(
    code: Option<&str>,
    dice: DiceFrom,
    args: &G::Args,
    wrong: &mut Wrongs,
) -> G::Opening {
    let code = code.and_then(|text| wrong.noted(text.parse().map_err(Reason::Code)));
    G::lay_out(code.unwrap_or_else(|| Code::random(G::DISCLOSURE)), dice, args, wrong)
}

/// Opens the record, unless the opening is wrong or something was noted before.
///
/// # Errors
/// All errors.
pub(super) fn open<G: Commanded>(opening: G::Opening, args: &G::Args, mut wrong: Wrongs) -> Result<Record<G>, Wrongs> {
    match Record::open(opening) {
        Ok(record) => wrong.unless(record),
        Err(refusal) => {
            wrong.extend(refusal.reasons.into_iter().map(|reason| G::wrong_setup(reason, args)));
            Err(wrong)
        }
    }
}

impl From<'_> {
    fn choices(&self) -> Choices {
        match self.orders {
            Some(path) if path == Path::new("-") => Choices::Input,
            Some(path) => Choices::File(path.to_owned()),
            None if self.bots => Choices::Bots,
            None => Choices::Typed,
        }
    }
}

impl Dice {
    fn at(path: &Path) -> Self {
        if path == Path::new("-") { Self::Input } else { Self::File(path.to_owned()) }
    }

    const fn from(&self) -> DiceFrom {
        match self {
            Self::Code => DiceFrom::Code,
            Self::File(_) | Self::Input => DiceFrom::Entered,
        }
    }
}

/// Returns the form of the output; if it is not possible, notes the reasons and returns JSON.
fn telling(args: TellingArgs, dice: &Dice, spoken: Language, wrong: &mut Wrongs) -> Telling {
    let TellingArgs { format, lang, manner, step, aloud } = args;
    let wordless = lang.is_some() || manner.is_some();
    let language = lang.map_or(Some(spoken), |lang| lang.known("--lang", wrong));
    let manner = manner.map_or(Some(Manner::Plain), |manner| manner.known("--manner", wrong));
    let Some(format) = format.known("--format", wrong) else { return Telling::Json };
    let json = format == Format::Json;
    if json && wordless {
        wrong.note(Reason::WordsJson);
    }
    if json && aloud {
        wrong.note(Reason::AloudJson);
    }
    match (json, step, dice) {
        (true, true, _) => wrong.note(Reason::StepJson),
        (false, true, Dice::Input) => wrong.note(Reason::StepInput),
        (false, true, Dice::Code | Dice::File(_)) | (_, false, _) => {}
    }
    match (language, manner) {
        (Some(language), Some(manner)) if !json => Telling::Words { language, manner, steps: step },
        (Some(_) | None, Some(_) | None) => Telling::Json,
    }
}
