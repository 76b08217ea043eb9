//! Prints the phones' view of a saved game, for programs.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};

use super::typed::Typed;
use super::{Commands, Console, Stop, Wrongs, check, harmless_json};
use crate::crier::{Language, Manner};
use crate::gallery::{Frames, Spoken};

/// The file, and in which words it is shown, as it was typed.
#[derive(Clone, Debug, Args)]
pub(super) struct ViewArgs {
    /// The saved game
    file: PathBuf,

    /// json: one JSON object, the view's public format
    #[arg(long, value_name = "FORMAT", default_value = "json", value_parser = Typed::<ViewFormat>::parser(), hide_possible_values = true)]
    format: Typed<ViewFormat>,

    #[command(flatten)]
    spoken: SpokenArgs,
}

/// In which words followers read, as it was typed.
#[derive(Clone, Debug, Args)]
pub(super) struct SpokenArgs {
    /// The language of the words
    #[arg(long, value_name = "LANGUAGE", help = super::args::language_help(" of the words"),
          value_parser = Typed::<Language>::parser(), hide_possible_values = true)]
    lang: Option<Typed<Language>>,

    /// How cries are worded: plain, or herald for a solemn style (plain if not given)
    #[arg(long, value_name = "MANNER", value_parser = Typed::<Manner>::parser(), hide_possible_values = true)]
    manner: Option<Typed<Manner>>,
}

impl SpokenArgs {
    /// Returns the requested words, by default those of the console; notes what is wrong.
    pub(super) fn spoken(self, usual: Language, wrong: &mut Wrongs) -> Spoken {
        let language = self.lang.and_then(|lang| lang.known("--lang", wrong)).unwrap_or(usual);
        let manner = self.manner.and_then(|manner| manner.known("--manner", wrong)).unwrap_or_default();
        Spoken { language, manner }
    }
}

/// How a view is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ViewFormat {
    /// As the page on a phone is sent it.
    Json,
}

/// Prints the phones' view of the saved game.
pub(super) fn view(args: ViewArgs, games: &[Commands], console: &mut Console<'_, '_>) -> Result<(), Stop> {
    let mut wrong = Wrongs::default();
    let spoken = args.spoken.spoken(console.words.language(), &mut wrong);
    args.format.known("--format", &mut wrong);
    wrong.unless(())?;
    let frames = Frames::new(EPOCH.to_owned());
    frames.show(Arc::new(check::show(&args.file, games)?), false);
    writeln!(console.streams.out, "{}", harmless_json(&frames.frame(spoken).json))?;
    Ok(console.streams.out.flush()?)
}

/// The epoch of a view without a running gallery.
const EPOCH: &str = "file";
