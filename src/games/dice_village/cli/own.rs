//! The game's own commands.

use clap::{Args, Subcommand};

use super::deck::{self, DeckArgs};
use crate::chronicle::Code;
use crate::cli::{self, AlmanacArgs, Console, Stop};
use crate::games::dice_village::record::Opening;
use crate::games::dice_village::rules::{DiceVillage, Paid, Setup};

/// What the game adds to the room's commands.
#[derive(Clone, Debug, Subcommand)]
pub enum OwnCommand {
    /// Let bots play many games of Dice Village, and print who wins and how often what is bought
    #[command(after_help = EXAMPLES)]
    Almanac(OddsArgs),
    /// Print the house deck: what each village and each merchant needs and brings, as text for people or as JSON for programs
    #[command(after_help = DECK_EXAMPLES)]
    Deck(DeckArgs),
}

/// The arguments of `almanac`, as they were typed.
#[derive(Clone, Debug, Args)]
pub struct OddsArgs {
    /// How many bots play: 2 to 4
    #[arg(long, value_name = "COUNT", default_value = "4", allow_hyphen_values = true)]
    players: String,

    /// Pay the seller for merchants' stalls, not the owner of the village
    #[arg(long)]
    seller: bool,

    /// What every game's almanac is made from.
    #[command(flatten)]
    almanac: AlmanacArgs,
}

/// Runs a command, in the console's language.
pub(super) fn run(command: OwnCommand, console: &mut Console<'_, '_>) -> Result<(), Stop> {
    let OddsArgs { players, seller, almanac } = match command {
        OwnCommand::Almanac(args) => args,
        OwnCommand::Deck(args) => return deck::run(args, console),
    };
    let players = cli::count(&players, Setup::PLAYERS).map_err(Stop::because)?;
    // Each game gets a code of its own in place of this one.
    let opening = Opening {
        players: vec![String::new(); usize::from(players)],
        paid: if seller { Paid::Seller } else { Paid::Owner },
        ..Opening::from_code(Code::made_up([0; 8]))
    };
    almanac.run::<DiceVillage>(opening, console)
}

const EXAMPLES: &str = "\
Examples:
  town-crier almanac --game dice-village --games 10000
                                             four bots play 10 000 games
  town-crier almanac --game dice-village --players 2 --csv two.csv
                                             two bots, and for a spreadsheet";

const DECK_EXAMPLES: &str = "\
Examples:
  town-crier deck                            list all villages and merchants
  town-crier deck --format json              the same for a program that reads the cry";
