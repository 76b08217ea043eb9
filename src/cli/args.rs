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
    /// Print scoresheets as a PDF
    #[command(after_help = SHEETS_EXAMPLES)]
    Sheets(SheetsArgs),
    /// Print the crier's card of a game as a PDF: code, numbers, wheel, tiles and what to do in a half-day
    Card(CardArgs),
    /// Print the report of a saved game as a PDF: every half-day's dice and strikes
    Report(ReportArgs),
    /// Print every cry of a language, in both manners, to look through
    Words {
        /// The language: en, fr, de, es, it, nl, pl or lt (the system's if not given, or else English)
        #[arg(long, value_name = "LANGUAGE")]
        lang: Option<String>,
    },
    /// Replay a saved game and say whether it holds
    Check {
        /// The saved game
        file: PathBuf,
    },
}

/// A game, as it was typed.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct GameArgs {
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

    /// The sheets' dice that were struck before that: w3,r5 for white 3 and red 5; only with --from after day 3's morning
    #[arg(long, value_name = "DICE")]
    pub struck: Option<String>,
}

/// The arguments of `cry`, as they were typed.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct CryArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArgs,

    /// Take your own dice from a file, or from standard input with -: one half-day a line, the black die first, as in 3 1 3 6
    #[arg(long, value_name = "FILE")]
    pub dice: Option<PathBuf>,

    /// text for people, json for programs: one JSON object a line
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: String,

    /// The language of the words: en, fr, de, es, it, nl, pl or lt (the system's if not given, or else English)
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,

    /// How the cries are called out: plain, or herald for a crier with a hat (plain if not given)
    #[arg(long, value_name = "MANNER")]
    pub manner: Option<String>,

    /// Wait for Enter before every roll and before every half-day's end, to play a real evening
    #[arg(long)]
    pub step: bool,

    /// Ring and speak every cry as well, and let each be heard to its end unless Enter or dice are waited for
    #[arg(long)]
    pub aloud: bool,
}

/// Where something is printed to, as it was typed.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct OutputArgs {
    /// The paper in the printer: a4 or letter
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    pub paper: String,

    /// The language of what is printed: en, fr, de, es, it, nl, pl or lt (the system's if not given, or else English)
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,

    /// The PDF file, or standard output with -
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

/// The arguments of `sheets`, as they were typed.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct SheetsArgs {
    /// How many sheets, or the players' names with commas between them
    #[arg(long, value_name = "PLAYERS")]
    pub players: String,

    /// The numbers in the columns' dice: first, 4+, 4- or all six, as for cry; blank leaves the dice empty
    #[arg(long, value_name = "NUMBERS", default_value = "blank")]
    pub numbering: String,

    /// The game's code, to be printed on the sheets
    #[arg(long, value_name = "CODE")]
    pub code: Option<String>,

    /// How many sheets stand on a page: 1 or 2
    #[arg(long, value_name = "COUNT", default_value = "1")]
    pub per_page: String,

    /// Where to.
    #[command(flatten)]
    pub to: OutputArgs,
}

/// The arguments of `card`, as they were typed.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct CardArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArgs,

    /// Where to.
    #[command(flatten)]
    pub to: OutputArgs,
}

/// The arguments of `report`, as they were typed.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ReportArgs {
    /// The saved game
    pub file: PathBuf,

    /// Where to.
    #[command(flatten)]
    pub to: OutputArgs,
}

const EXAMPLES: &str = "\
Examples:
  town-crier                                 open the desk
  town-crier cry --step                      play an evening in the terminal
  town-crier cry --code \"Market Day\"         cry the game that this code gives everywhere
  town-crier words --lang fr                 look through all that is cried in French
  town-crier check evening.ron               say whether a saved game holds
  town-crier sheets --players 4 -o sheets.pdf
                                             print four scoresheets

town-crier cry --help tells how to lay out your own wheel, tiles and dice.";

const CRY_EXAMPLES: &str = "\
Examples:
  town-crier cry --step --expansion          play with Banquets & Raids, Enter by Enter
  town-crier cry --code MARKETDAY            cry a whole game at once
  town-crier cry --code MARKETDAY --format json
  town-crier cry --lang fr --manner herald   cry in French, as a herald does
  town-crier cry --step --aloud              play an evening by ear
  town-crier cry --plazas ry,rr,wy,yy,wr,ww,yr,rw,yw --tiles 8,2r,5 --from 3a --struck w3 --dice -
                                             take over a game from the table, and type the dice";

const SHEETS_EXAMPLES: &str = "\
Examples:
  town-crier sheets --players 6 -o sheets.pdf
  town-crier sheets --players Anna,Ben --numbering 4+ --code MARKETDAY -o sheets.pdf
  town-crier sheets --players 4 --lang pl -o sheets.pdf
                                             in Polish; also for card and report
  town-crier sheets --players 4 --paper letter --per-page 2 -o -
                                             two on a page to cut apart, to standard output";
