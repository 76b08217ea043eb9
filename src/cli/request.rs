//! Arguments lowered into a checked request, or every reason why not.

use std::path::{Path, PathBuf};

use super::args::{CodeArgs, TellingArgs};
use super::{Commanded, DiceFrom, Reason, Wrongs};
use crate::chronicle::{Code, Record};
use crate::crier::{Language, Manner};

/// A game to cry, checked.
pub(super) struct Request<G: Commanded> {
    /// The game, opened and without orders.
    pub(super) record: Record<G>,
    /// Where its dice come from.
    pub(super) dice: Dice,
    /// How it is told.
    pub(super) telling: Telling,
    /// Whether it is heard, too.
    pub(super) aloud: bool,
}

/// Where the dice come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Dice {
    /// The code deals them.
    Code,
    /// From this file, a throw a line.
    File(PathBuf),
    /// From standard input, a throw a line.
    Input,
}

/// How the game is told.
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

/// For whom it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

impl Telling {
    /// Whether every step waits for Enter.
    pub(super) const fn steps(self) -> bool {
        match self {
            Self::Words { language: _, manner: _, steps } => steps,
            Self::Json => false,
        }
    }
}

impl<G: Commanded> Request<G> {
    /// The game that was asked for, told in the language `spoken` unless another is named.
    ///
    /// # Errors
    /// Every reason why not.
    pub(super) fn new(
        CodeArgs { code }: CodeArgs,
        args: &G::Args,
        dice: Option<&PathBuf>,
        telling_args: TellingArgs,
        spoken: Language,
    ) -> Result<Self, Wrongs> {
        let mut wrong = Wrongs::default();
        let dice = dice.map_or(Dice::Code, |path| Dice::at(path));
        let opening = lay_out::<G>(code.as_deref(), dice.from(), args, &mut wrong);
        let aloud = telling_args.aloud;
        let telling = telling(telling_args, &dice, spoken, &mut wrong);
        let record = open(opening, args, wrong)?;
        Ok(Self { record, dice, telling, aloud })
    }
}

/// The game that was typed, with a code that is made up if none was. What is wrong is noted and replaced by something that
/// holds, so that the rest is checked all the same.
pub fn lay_out<G: Commanded>(code: Option<&str>, dice: DiceFrom, args: &G::Args, wrong: &mut Wrongs) -> G::Opening {
    let code = code.and_then(|text| wrong.noted(text.parse().map_err(Reason::Code)));
    G::lay_out(code.unwrap_or_else(Code::random), dice, args, wrong)
}

/// The record that the opening gives, unless something is wrong with it or was noted before.
///
/// # Errors
/// All that is wrong.
pub fn open<G: Commanded>(opening: G::Opening, args: &G::Args, mut wrong: Wrongs) -> Result<Record<G>, Wrongs> {
    match Record::open(opening) {
        Ok(record) => wrong.unless(record),
        Err(refusal) => {
            wrong.extend(refusal.reasons.into_iter().map(|reason| G::wrong_setup(reason, args)));
            Err(wrong)
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
            Self::File(_) | Self::Input => DiceFrom::Lines,
        }
    }
}

/// How the game is told; JSON, with the reasons noted, if it cannot be told so.
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
