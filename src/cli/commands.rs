//! The interface between the command line and the games: a list of these is passed in, and no room asks which games
//! there are.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::{ArgMatches, Args as _, Command, FromArgMatches as _, Subcommand as _};

use super::args::{BOTS, CodeArgs, DICE, ORDERS, TellingArgs};
use super::commanded::Commanded;
use super::request::{From, Request};
use super::{Console, Stop, check, cry, harmless, samples};
use crate::crier::{Language, Manner, Words};
use crate::show::{Show, Shown};

/// A game on the command line; every [`Commanded`] game is one.
pub trait Commands: Sync {
    /// Returns the name by which the game is chosen, as in its files.
    fn name(&self) -> &'static str;

    /// Returns the game's proper name.
    fn title(&self) -> &'static str;

    /// Returns the plain words of the app and the game.
    fn words(&self, language: Language) -> Words;

    /// Returns the parts of the game that the crier replaces, with the game's name.
    fn replaces(&self) -> String;

    /// Returns the format of entered dice, for the help, if there are any.
    fn dice_help(&self) -> Option<&'static str>;

    /// Returns the formats of orders, for the help, if there are any.
    fn orders_help(&self) -> Option<&'static str>;

    /// Returns the pauses of `--step`, for the help.
    fn steps_help(&self) -> &'static str;

    /// Returns the examples after those of every game.
    fn examples(&self) -> &'static str;

    /// Returns the examples of `cry`.
    fn cry_examples(&self) -> &'static str;

    /// Adds the game's own arguments to `cry`.
    fn augment(&self, cry: Command) -> Command;

    /// Returns the game's own commands.
    fn own_commands(&self) -> Vec<Command>;

    /// Cries a game.
    ///
    /// # Errors
    /// What is wrong with the arguments or the dice; or standard output cannot be written.
    fn cry(&self, typed: &ArgMatches, console: &mut Console<'_, '_>) -> Result<(), Stop>;

    /// Prints every cry in a language.
    ///
    /// # Errors
    /// The output cannot be written.
    fn samples(&self, language: Language, out: &mut dyn Write) -> io::Result<()>;

    /// Reports on the saved game in the bytes of the file with that name.
    ///
    /// # Errors
    /// Why the file is no saved game; or standard output cannot be written.
    fn check(&self, file: &str, bytes: &[u8], console: &mut Console<'_, '_>) -> Result<(), Stop>;

    /// Returns the show of the saved game in the bytes of the file with that name.
    ///
    /// # Errors
    /// Why the file is no saved game.
    fn show(&self, file: &str, bytes: &[u8]) -> Result<Show, Stop>;

    /// Runs one of the game's own commands.
    ///
    /// # Errors
    /// What is wrong; or standard output cannot be written.
    fn run(&self, typed: &ArgMatches, console: &mut Console<'_, '_>) -> Result<(), Stop>;
}

impl<G: Commanded> Commands for G {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn words(&self, language: Language) -> Words {
        Words::of::<G>(language, Manner::Plain)
    }

    fn replaces(&self) -> String {
        format!("{} of {}", G::REPLACES, G::TITLE)
    }

    fn dice_help(&self) -> Option<&'static str> {
        G::DICE
    }

    fn orders_help(&self) -> Option<&'static str> {
        G::ORDERS
    }

    fn steps_help(&self) -> &'static str {
        G::STEPS
    }

    fn examples(&self) -> &'static str {
        G::EXAMPLES
    }

    fn cry_examples(&self) -> &'static str {
        G::CRY_EXAMPLES
    }

    fn augment(&self, cry: Command) -> Command {
        G::Args::augment_args(cry)
    }

    fn own_commands(&self) -> Vec<Command> {
        G::Own::augment_subcommands(Command::new(G::NAME)).get_subcommands().cloned().collect()
    }

    fn cry(&self, typed: &ArgMatches, console: &mut Console<'_, '_>) -> Result<(), Stop> {
        let (code, args) = (CodeArgs::from_arg_matches(typed)?, G::Args::from_arg_matches(typed)?);
        let telling = TellingArgs::from_arg_matches(typed)?;
        // Not every game has these.
        let file = |name| typed.try_get_one::<PathBuf>(name).ok().flatten().map(PathBuf::as_path);
        let bots = typed.try_get_one::<bool>(BOTS).ok().flatten().is_some_and(|bots| *bots);
        let from = From { dice: file(DICE), orders: file(ORDERS), bots };
        let request = Request::<G>::new(code, &args, &from, telling, console.words.language())?;
        cry::cry(request, console.streams)
    }

    fn samples(&self, language: Language, out: &mut dyn Write) -> io::Result<()> {
        samples::samples::<G>(language, out)
    }

    fn check(&self, file: &str, bytes: &[u8], console: &mut Console<'_, '_>) -> Result<(), Stop> {
        let record = check::read::<G>(file, bytes)?;
        writeln!(console.streams.out, "{}", harmless(&G::holds(console.words, file, &record)))?;
        Ok(console.streams.out.flush()?)
    }

    fn show(&self, file: &str, bytes: &[u8]) -> Result<Show, Stop> {
        let shown = Shown::now(&check::read::<G>(file, bytes)?);
        Ok(Show { shown: Some(Arc::new(shown)), ..Show::default() })
    }

    fn run(&self, typed: &ArgMatches, console: &mut Console<'_, '_>) -> Result<(), Stop> {
        G::run(G::Own::from_arg_matches(typed)?, console)
    }
}
