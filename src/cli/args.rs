//! The raw arguments: nothing is checked here.
//!
//! `cry` takes a code ([`CodeArgs`]), then the game's own arguments, then those of its output; a game's own commands
//! are listed beside the room's.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use jiff::Zoned;

use super::reason::Wrongs;
use super::typed::{Typed, listed};
use crate::chronicle::Code;
use crate::crier::{Language, Manner};
use crate::gallery::Spoken;

/// The argument with the source of the dice.
pub(super) const DICE: &str = "dice";
/// The argument with the source of the players' orders.
pub(super) const ORDERS: &str = "orders";
/// The argument that lets bots choose.
pub(super) const BOTS: &str = "bots";
/// The argument that waits before every step.
pub(super) const STEP: &str = "step";
/// The argument that measures the start.
pub(super) const FIRST_FRAME: &str = "first_frame";
/// The argument with the saved game to open.
pub(super) const OPENED: &str = "file";
/// The name of the program.
pub(super) const PROGRAM: &str = "town-crier";

/// The code of a game, as it was typed.
#[derive(Clone, Debug, Default, Args)]
pub struct CodeArgs {
    /// The game's code: the same code gives the same game everywhere; 1 to 32 letters, digits and hyphens (made up if not
    /// given)
    #[arg(long, value_name = "CODE")]
    pub code: Option<String>,

    /// Play the challenge of the day: a code that everybody has who plays on this date
    #[arg(long, conflicts_with = "code")]
    pub today: bool,
}

impl CodeArgs {
    /// Returns the text of the code, unless one is to be made up.
    pub(super) fn asked(self) -> Option<String> {
        #[expect(clippy::disallowed_methods, reason = "here, and here only, the command line asks which day it is")]
        let of_day = || Code::of_day(Zoned::now().date()).to_string();
        self.code.or_else(|| self.today.then(of_day))
    }
}

/// How a game is told, as it was typed.
#[derive(Clone, Debug, Args)]
pub(super) struct TellingArgs {
    /// text for people, json for programs: one JSON object a line
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = Typed::<Format>::parser(), hide_possible_values = true)]
    pub(super) format: Typed<Format>,

    /// Set below.
    #[arg(long, value_name = "LANGUAGE", value_parser = Typed::<Language>::parser(), hide_possible_values = true)]
    pub(super) lang: Option<Typed<Language>>,

    /// How cries are worded: plain, or herald for a solemn style (plain if not given)
    #[arg(long, value_name = "MANNER", value_parser = Typed::<Manner>::parser(), hide_possible_values = true)]
    pub(super) manner: Option<Typed<Manner>>,

    /// Set below, since each game has its own steps.
    #[arg(long)]
    pub(super) step: bool,

    /// Play the bells and speak every cry too, each to its end unless the program waits for Enter or dice
    #[arg(long)]
    pub(super) aloud: bool,
}

/// For whom it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// Of which language the words are, as it was typed.
#[derive(Clone, Debug, Args)]
pub(super) struct LanguageArgs {
    /// Set below.
    #[arg(long, value_name = "LANGUAGE", value_parser = Typed::<Language>::parser(), hide_possible_values = true)]
    pub(super) lang: Option<Typed<Language>>,
}

/// The file to be checked, as it was typed.
#[derive(Clone, Debug, Args)]
pub(super) struct FileArgs {
    /// The saved game
    pub(super) file: PathBuf,
}

/// The file, and in which words it is shown, as it was typed.
#[derive(Clone, Debug, Args)]
pub(super) struct ViewArgs {
    /// The saved game
    pub(super) file: PathBuf,

    /// json: one JSON object, the view's public format. bg-stats: the address that adds a counted game to the app BG Stats
    #[arg(long, value_name = "FORMAT", default_value = "json", value_parser = Typed::<ViewFormat>::parser(), hide_possible_values = true)]
    pub(super) format: Typed<ViewFormat>,

    #[command(flatten)]
    pub(super) spoken: SpokenArgs,
}

/// In which words followers read, as it was typed.
#[derive(Clone, Debug, Args)]
pub(super) struct SpokenArgs {
    /// The language of the words
    #[arg(long, value_name = "LANGUAGE", help = language_help(" of the words"),
          value_parser = Typed::<Language>::parser(), hide_possible_values = true)]
    pub(super) lang: Option<Typed<Language>>,

    /// How cries are worded: plain, or herald for a solemn style (plain if not given)
    #[arg(long, value_name = "MANNER", value_parser = Typed::<Manner>::parser(), hide_possible_values = true)]
    pub(super) manner: Option<Typed<Manner>>,
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
pub(super) enum ViewFormat {
    /// As the page on a phone is sent it.
    Json,
    /// As the address that adds a counted game to BG Stats.
    BgStats,
}

/// What is served, and how, as it was typed.
#[derive(Clone, Debug, Args)]
pub(super) struct GalleryArgs {
    /// The saved game
    pub(super) file: PathBuf,

    /// Where to listen: an address of this computer and a port; with port 0 any that is free
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:0")]
    pub(super) bind: String,

    /// The key in the page's address, to serve the same address again; anyone who can list this computer's programs can read it
    /// (made up if not given)
    #[arg(long, value_name = "KEY")]
    pub(super) key: Option<String>,

    /// The same for the overlay, which only this computer can open
    #[arg(long, value_name = "KEY")]
    pub(super) overlay_key: Option<String>,

    /// Answer to this name as well, as behind a proxy; may be given more than once
    #[arg(long, value_name = "NAME")]
    pub(super) host: Vec<String>,
}

/// The desk's save file, as it was typed.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct DeskArgs {
    /// Keep the game in this save file, instead of the usual one
    #[arg(long, value_name = "FILE")]
    pub(super) game: Option<PathBuf>,

    /// For developers: print the milliseconds from the start to the first painted frame, and end
    #[arg(long, hide = true)]
    pub(super) first_frame: bool,
}

/// Returns the help of `--lang`; the languages are in the order of [`Language::ALL`].
#[must_use]
pub fn language_help(of: &str) -> String {
    format!("The language{of}: {} (the system's if not given, or else English)", listed::<Language>())
}
