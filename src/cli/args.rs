//! The arguments as they are typed: nothing is checked here.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// Everything that may be typed after `town-crier`.
#[derive(Clone, Debug, Parser)]
#[command(
    name = "town-crier",
    version,
    about = "Town Crier replaces the wheel, the dice and the tiles of Troyes Dice; everybody keeps a paper sheet.",
    long_about = "Town Crier replaces the wheel, the dice and the tiles of Troyes Dice; everybody keeps a paper sheet.\n\n\
                  Without a command it opens the desk, which is made for a laptop and a projector.",
    after_help = EXAMPLES,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true
)]
pub struct Args {
    /// What to do instead of opening the desk.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// Use this save file instead of the usual one, for the desk
    #[arg(long, value_name = "FILE")]
    pub game: Option<PathBuf>,
}

/// A command.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Cry a game in the terminal, as text for people or as JSON for programs
    #[command(after_help = CRY_EXAMPLES)]
    Cry(CryArgs),
    /// Replay a saved game and say whether it holds
    Check {
        /// The saved game
        file: PathBuf,
    },
}

/// The arguments of `cry`, as they were typed.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct CryArgs {
    /// The game's code: the same code gives the same game everywhere; 1 to 32 letters, digits and hyphens (made up if not
    /// given)
    #[arg(long, value_name = "CODE")]
    pub code: Option<String>,

    /// Play with Banquets & Raids: the code deals three tiles
    #[arg(long)]
    pub expansion: bool,

    /// The columns' numbers: first for 1 to 6, 4+ for 4 5 6 1 2 3, 4- for 4 3 2 1 6 5, or all six, as in 4,1,6,2,5,3
    #[arg(long, value_name = "NUMBERS", default_value = "first")]
    pub numbering: String,

    /// The wheel on your table: nine plazas clockwise, as in ry for red up and yellow down; the first lies in day 1's
    /// neutral zone
    #[arg(long, value_name = "PLAZAS")]
    pub plazas: Option<String>,

    /// The tiles on your table, by the same-color plazas clockwise: 8,2,5, or 8r for one that lies raid side up (implies
    /// --expansion)
    #[arg(long, value_name = "TILES")]
    pub tiles: Option<String>,

    /// Start in the middle of a game: 3m is day 3's morning, 3a its afternoon
    #[arg(long, value_name = "HALF-DAY", default_value = "1m")]
    pub from: String,

    /// Take your own dice from a file, or from standard input with -: one half-day a line, the black die first, as in 3 1 3 6
    #[arg(long, value_name = "FILE")]
    pub dice: Option<PathBuf>,

    /// text for people, json for programs: one JSON object a line
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: String,

    /// Wait for Enter before every roll and before every half-day's end, to play a real evening
    #[arg(long)]
    pub step: bool,
}

const EXAMPLES: &str = "\
Examples:
  town-crier                                 open the desk
  town-crier cry --step                      play an evening in the terminal
  town-crier cry --code \"Market Day\"         cry the game that this code gives everywhere
  town-crier check evening.ron               say whether a saved game holds

town-crier cry --help tells how to lay out your own wheel, tiles and dice.";

const CRY_EXAMPLES: &str = "\
Examples:
  town-crier cry --step --expansion          play with Banquets & Raids, Enter by Enter
  town-crier cry --code MARKETDAY            cry a whole game at once
  town-crier cry --code MARKETDAY --format json
  town-crier cry --plazas ry,rr,wy,yy,wr,ww,yr,rw,yw --tiles 8,2r,5 --from 3a --dice -
                                             take over a game from the table, and type the dice";
