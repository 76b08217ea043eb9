//! Prints the house deck, the card of the round, and sheets for coins and favours.

use clap::{Args, Subcommand};

use crate::cli::print::{InkArgs, PaperArgs, players};
use crate::cli::{Console, Stop, Typed, Wrongs};
use crate::games::dice_village::paper as printed;
use crate::games::dice_village::paper::Sheets;
use crate::games::dice_village::rules::Paid;

/// What can be printed.
#[derive(Clone, Debug, Subcommand)]
pub enum PrintCommand {
    /// Print a sheet for each player's coins and favours as a PDF, two on a page
    #[command(after_help = EXAMPLES)]
    Sheets(SheetsArgs),
    /// Print the card of the round as a PDF, two on a page: phases, prices and the end of the game
    Card(CardArgs),
    /// Print the house deck as cards to cut out, as a PDF: villages and merchants with our own figures
    Kit(KitArgs),
}

/// The arguments of `sheets`, as they were typed.
#[derive(Clone, Debug, Args)]
pub struct SheetsArgs {
    /// How many players, or their names by seat with commas between them
    #[arg(long, value_name = "PLAYERS", allow_hyphen_values = true)]
    players: String,

    /// With what.
    #[command(flatten)]
    ink: InkArgs,

    /// Where to.
    #[command(flatten)]
    to: PaperArgs,
}

/// The arguments of `card`, as they were typed.
#[derive(Clone, Debug, Args)]
pub struct CardArgs {
    /// Who is paid by a merchant's stall: the owner of the village, or the seller
    #[arg(long, value_name = "WHO", default_value = "owner", value_parser = Typed::<Paid>::parser(), hide_possible_values = true)]
    paid: Typed<Paid>,

    /// With what.
    #[command(flatten)]
    ink: InkArgs,

    /// Where to.
    #[command(flatten)]
    to: PaperArgs,
}

/// The arguments of `kit`, as they were typed.
#[derive(Clone, Debug, Args)]
pub struct KitArgs {
    /// With what.
    #[command(flatten)]
    ink: InkArgs,

    /// Where to.
    #[command(flatten)]
    to: PaperArgs,
}

/// Prints a document, in the console's language.
pub(super) fn run(command: PrintCommand, console: &mut Console<'_, '_>) -> Result<(), Stop> {
    let mut wrong = Wrongs::default();
    match command {
        PrintCommand::Sheets(args) => {
            let (count, players) = wrong.noted(players(&args.players, Sheets::MOST)).unwrap_or_default();
            let (paper, inks) = (args.to.paper(&mut wrong), args.ink.inks(&mut wrong));
            let order = wrong.unless(Sheets { paper, inks, players, count })?;
            args.to.print(printed::sheets(&order, console.words), console)
        }
        PrintCommand::Card(args) => {
            let paid = args.paid.known("--paid", &mut wrong);
            let (paper, inks) = (args.to.paper(&mut wrong), args.ink.inks(&mut wrong));
            wrong.unless(())?;
            args.to.print(printed::round_card(paper, inks, paid.unwrap_or_default(), console.words), console)
        }
        PrintCommand::Kit(args) => {
            let (paper, inks) = (args.to.paper(&mut wrong), args.ink.inks(&mut wrong));
            wrong.unless(())?;
            args.to.print(printed::kit(paper, inks, console.words), console)
        }
    }
}

const EXAMPLES: &str = "\
Examples:
  town-crier sheets --game dice-village --players 4 -o sheets.pdf
  town-crier sheets --game dice-village --players Anna,Ben --ink gray --lang lt -o sheets.pdf
  town-crier card --game dice-village -o round.pdf
  town-crier kit --paper letter -o deck.pdf  villages and merchants to cut, on Letter";
