//! The game's own commands.

use clap::{Args, Subcommand};

use crate::chronicle::Code;
use crate::cli::{AlmanacArgs, Console, Stop};
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::record::{Opening, TilesFrom};

/// What the game adds to the room's commands.
#[derive(Clone, Debug, Subcommand)]
pub enum OwnCommand {
    /// Play many games and print the odds: how often dice are struck, on offer and free, next to the exact figures
    #[command(after_help = EXAMPLES)]
    Almanac(OddsArgs),
}

/// The arguments of `almanac`, as they were typed.
#[derive(Clone, Debug, Args)]
pub struct OddsArgs {
    /// Play with Banquets & Raids
    #[arg(long)]
    expansion: bool,

    /// What every game's almanac is made from.
    #[command(flatten)]
    almanac: AlmanacArgs,
}

/// Runs a command, in the console's language.
pub(super) fn run(command: OwnCommand, console: &mut Console<'_, '_>) -> Result<(), Stop> {
    let OwnCommand::Almanac(OddsArgs { expansion, almanac }) = command;
    let tiles = if expansion { TilesFrom::Code } else { TilesFrom::Box };
    // Each game gets a code of its own in place of this one.
    let opening = Opening { tiles, ..Opening::from_code(Code::made_up([0; 8])) };
    almanac.run::<TroyesDice>(opening, console)
}

const EXAMPLES: &str = "\
Examples:
  town-crier almanac                         the odds over 100 000 games
  town-crier almanac --expansion --games 1000000 --csv odds.csv
                                             with Banquets & Raids, and for a spreadsheet
  town-crier almanac --threads 1             how fast one core is";
