//! The game's own commands.

use clap::{Args, Subcommand};

use crate::chronicle::Code;
use crate::cli::{self, AlmanacArgs, Console, Stop};
use crate::games::troyes::record::Opening;
use crate::games::troyes::rules::{Setup, Troyes};

/// What the game adds to the room's commands.
#[derive(Clone, Debug, Subcommand)]
pub enum OwnCommand {
    /// Let bots play many games of Troyes with our own figures, and print who wins and what brings points
    #[command(after_help = EXAMPLES)]
    Almanac(OddsArgs),
}

/// The arguments of `almanac`, as they were typed.
#[derive(Clone, Debug, Args)]
pub struct OddsArgs {
    /// How many bots play: 2 to 4
    #[arg(long, value_name = "COUNT", default_value = "4", allow_hyphen_values = true)]
    players: String,

    /// Play with the bonus cards
    #[arg(long)]
    bonus: bool,

    /// What every game's almanac is made from.
    #[command(flatten)]
    almanac: AlmanacArgs,
}

/// Runs a command, in the console's language.
pub(super) fn run(command: OwnCommand, console: &mut Console<'_, '_>) -> Result<(), Stop> {
    let OwnCommand::Almanac(OddsArgs { players, bonus, almanac }) = command;
    let players = cli::count(&players, Setup::PLAYERS).map_err(Stop::because)?;
    // Each game gets a code of its own in place of this one.
    let opening = Opening {
        players: vec![String::new(); usize::from(players)],
        bonus,
        ..Opening::from_code(Code::made_up([0; 8]))
    };
    almanac.run::<Troyes>(opening, console)
}

const EXAMPLES: &str = "\
Examples:
  town-crier almanac --game troyes --games 10000
                                             four bots play 10 000 games
  town-crier almanac --game troyes --players 2 --bonus --csv two.csv
                                             two bots with the bonus cards, and for a spreadsheet";
