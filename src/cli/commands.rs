//! A game on the command line, as one plain value with its type erased: a list of these is passed in, and no room asks
//! which games there are.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::{ArgMatches, Args as _, Command, FromArgMatches as _, Subcommand as _};

use super::args::{BOTS, CodeArgs, DICE, ORDERS, TellingArgs};
use super::commanded::Commanded;
use super::request::{From, Request};
use super::{Console, Stop, check, cry, harmless, print, samples};
use crate::chronicle::hall::Finished;
use crate::crier::{Language, Manner, Words};
use crate::show::{GameKind, Reference, Show, Shown, bg_stats_link};

/// The commands of a [`Commanded`] game.
#[derive(Clone, Copy, Debug)]
pub struct Commands {
    pub(super) kind: &'static GameKind,
    /// The parts of the game that the crier replaces.
    pub(super) replaces: &'static str,
    /// The format of entered dice, for the help, if there are any.
    pub(super) dice: Option<&'static str>,
    /// The formats of orders, for the help, if there are any.
    pub(super) orders: Option<&'static str>,
    /// The pauses of `--step`, for the help.
    pub(super) steps: &'static str,
    /// The examples after those of every game.
    pub(super) examples: &'static str,
    /// The examples of `cry`.
    pub(super) cry_examples: &'static str,
    /// Adds the game's own arguments to `cry`.
    pub(super) augment: fn(Command) -> Command,
    /// Returns the game's own commands.
    pub(super) own: fn() -> Vec<Command>,
    /// Cries a game.
    pub(super) cry: fn(&ArgMatches, &mut Console<'_, '_>) -> Result<(), Stop>,
    /// Returns the rules in words.
    pub(super) rules: fn(&Words) -> Reference,
    /// Prints every cry in a language.
    pub(super) samples: fn(Language, &mut dyn Write) -> io::Result<()>,
    /// Reports on the saved game in the bytes of the file with that name.
    pub(super) check: fn(&str, &[u8], &mut Console<'_, '_>) -> Result<(), Stop>,
    /// Returns the show of the saved game in the bytes of the file with that name.
    pub(super) show: fn(&str, &[u8]) -> Result<Show, Stop>,
    /// Returns the address that adds the saved game in the bytes of the file with that name to BG Stats.
    pub(super) bg_stats: fn(&str, &[u8]) -> Result<String, Stop>,
    /// Runs the game's own command with that name and these arguments, which stand in the arguments of the program.
    pub(super) run: fn(&str, &ArgMatches, &ArgMatches, &mut Console<'_, '_>) -> Result<(), Stop>,
}

impl Commands {
    /// Returns the commands of that game.
    #[must_use]
    pub const fn of<G: Commanded>() -> Self {
        Self {
            kind: GameKind::of::<G>(),
            replaces: G::REPLACES,
            dice: G::DICE,
            orders: G::ORDERS,
            steps: G::STEPS,
            examples: G::EXAMPLES,
            cry_examples: G::CRY_EXAMPLES,
            augment: G::Args::augment_args,
            own: || {
                let own = G::Own::augment_subcommands(Command::new(G::NAME));
                G::PRINTS.iter().map(print::command).chain(own.get_subcommands().cloned()).collect()
            },
            cry: cried::<G>,
            rules: G::reference,
            samples: samples::samples::<G>,
            check: |file, bytes, console| {
                let record = check::read::<G>(file, bytes)?;
                writeln!(console.streams.out, "{}", harmless(&G::holds(console.words, file, &record)))?;
                Ok(console.streams.out.flush()?)
            },
            show: |file, bytes| {
                let shown = Shown::now(&check::read::<G>(file, bytes)?);
                Ok(Show { shown: Some(Arc::new(shown)), ..Show::default() })
            },
            bg_stats: |file, bytes| {
                let finished = Finished::of(&check::read::<G>(file, bytes)?);
                finished.map(|finished| bg_stats_link(&finished)).map_err(|reasons| check::uncounted(file, reasons))
            },
            run: |name, typed, all, console| match G::PRINTS.iter().find(|print| print.command == name) {
                Some(print) => print::run(print, typed, console),
                None => G::run(G::Own::from_arg_matches(all)?, console),
            },
        }
    }

    /// Returns the name of the game, as `--game` takes it.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.kind.name
    }

    /// Returns the game's title.
    #[must_use]
    pub const fn title(&self) -> &'static str {
        self.kind.title
    }

    /// Returns the plain words of the app and the game.
    pub(super) fn words(&self, language: Language) -> Arc<Words> {
        self.kind.words(language, Manner::Plain)
    }
}

/// Cries a game.
fn cried<G: Commanded>(typed: &ArgMatches, console: &mut Console<'_, '_>) -> Result<(), Stop> {
    let (code, args) = (CodeArgs::from_arg_matches(typed)?, G::Args::from_arg_matches(typed)?);
    let telling = TellingArgs::from_arg_matches(typed)?;
    // Not every game has these.
    let file = |name| typed.try_get_one::<PathBuf>(name).ok().flatten().map(PathBuf::as_path);
    let bots = typed.try_get_one::<bool>(BOTS).ok().flatten().is_some_and(|bots| *bots);
    let from = From { dice: file(DICE), orders: file(ORDERS), bots };
    let request = Request::<G>::new(code, &args, &from, telling, console.words.language())?;
    cry::cry(request, console.streams)
}
