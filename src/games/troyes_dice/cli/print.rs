//! Prints scoresheets, the crier's card and a game's report.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::args::{GameArgs, lowered_numbering, numbering};
use crate::chronicle::{Code, DiceFrom};
use crate::cli::args::CodeArgs;
use crate::cli::check::saved;
use crate::cli::print::{PaperArgs, players};
use crate::cli::{self, Console, Stop, Typed, Wrongs};
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::paper as printed;
use crate::games::troyes_dice::paper::Sheets;
use crate::games::troyes_dice::record::{Record, Results};
use crate::games::troyes_dice::rules::Numbering;
use crate::paper::PerPage;

/// What can be printed.
#[derive(Clone, Debug, Subcommand)]
pub enum PrintCommand {
    /// Print scoresheets as a PDF
    #[command(after_help = SHEETS_EXAMPLES)]
    Sheets(SheetsArgs),
    /// Print the crier's card of a game as a PDF: code, numbers, wheel, tiles and what to do in a half-day
    Card(CardArgs),
    /// Print the report of a saved game as a PDF: every half-day's dice and strikes
    Report(ReportArgs),
}

/// The arguments of `sheets`, as they were typed.
#[derive(Clone, Debug, Args)]
pub struct SheetsArgs {
    /// How many sheets, or the players' names with commas between them
    #[arg(long, value_name = "PLAYERS")]
    players: String,

    /// The numbers in the columns' dice: first, 4+, 4- or all six, as for cry; blank leaves the dice empty
    #[arg(long, value_name = "NUMBERS", default_value = "blank")]
    numbering: String,

    /// The game's code, to be printed on the sheets
    #[arg(long, value_name = "CODE")]
    code: Option<String>,

    /// How many sheets stand on a page: 1 or 2
    #[arg(long, value_name = "COUNT", default_value = "1", value_parser = Typed::<PerPage>::parser(), hide_possible_values = true)]
    per_page: Typed<PerPage>,

    /// Where to.
    #[command(flatten)]
    to: PaperArgs,
}

/// The arguments of `card`, as they were typed.
#[derive(Clone, Debug, Args)]
pub struct CardArgs {
    /// The code.
    #[command(flatten)]
    code: CodeArgs,

    /// The game.
    #[command(flatten)]
    game: GameArgs,

    /// Where to.
    #[command(flatten)]
    to: PaperArgs,
}

/// The arguments of `report`, as they were typed.
#[derive(Clone, Debug, Args)]
pub struct ReportArgs {
    /// The saved game
    file: PathBuf,

    /// Where to.
    #[command(flatten)]
    to: PaperArgs,
}

/// Prints a document, in the console's language.
pub(super) fn run(command: PrintCommand, console: &mut Console<'_, '_>) -> Result<(), Stop> {
    match command {
        PrintCommand::Sheets(args) => {
            let sheets = args.sheets()?;
            args.to.print(printed::sheets(&sheets, console.words), console)
        }
        PrintCommand::Card(args) => {
            let mut wrong = Wrongs::default();
            let paper = args.to.paper(&mut wrong);
            let code = args.code.code.as_deref();
            let opening = cli::lay_out::<TroyesDice>(code, DiceFrom::Code, &args.game, &mut wrong);
            let record = cli::open(opening, &args.game, wrong)?;
            args.to.print(printed::card(&record, paper, console.words, None), console)
        }
        PrintCommand::Report(args) => {
            let mut wrong = Wrongs::default();
            let paper = args.to.paper(&mut wrong);
            wrong.unless(())?;
            let record: Record = saved(&args.file)?;
            let scores = record.results().map(Results::named_scores).unwrap_or_default();
            args.to.print(printed::report(&record, &scores, paper, console.words), console)
        }
    }
}

impl SheetsArgs {
    fn sheets(&self) -> Result<Sheets, Wrongs> {
        let mut wrong = Wrongs::default();
        let (count, players) = wrong.noted(players(&self.players, Sheets::MOST)).unwrap_or_default();
        let numbering = numbering_asked(&self.numbering, &mut wrong);
        let code = self.code.as_deref().and_then(|text| code(text, &mut wrong));
        let paper = self.to.paper(&mut wrong);
        let per_page = self.per_page.clone().known("--per-page", &mut wrong).unwrap_or_default();
        wrong.unless(Sheets { paper, per_page, numbering, code, players, count })
    }
}

/// Parses the code; if it is none, notes the reason and returns `None`.
fn code(text: &str, wrong: &mut Wrongs) -> Option<Code> {
    wrong.noted(text.parse().map_err(cli::Reason::Code))
}

/// Parses the numbering; returns `None` if the dice are to stay empty, or with the reasons noted.
fn numbering_asked(text: &str, wrong: &mut Wrongs) -> Option<Numbering> {
    if text.trim().eq_ignore_ascii_case("blank") {
        return None;
    }
    let values = wrong.noted(numbering(text))?;
    match Numbering::try_from(values) {
        Ok(numbering) => Some(numbering),
        Err(refusal) => {
            refusal.reasons.into_iter().for_each(|reason| wrong.note(lowered_numbering(reason, text)));
            None
        }
    }
}

const SHEETS_EXAMPLES: &str = "\
Examples:
  town-crier sheets --players 6 -o sheets.pdf
  town-crier sheets --players Anna,Ben --numbering 4+ --code MARKETDAY -o sheets.pdf
  town-crier sheets --players 4 --lang pl -o sheets.pdf
                                             in Polish; also for card and report
  town-crier sheets --players 4 --paper letter --per-page 2 -o -
                                             two on a page to cut apart, to standard output";
