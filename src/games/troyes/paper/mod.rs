//! Troyes on paper: the crier's card, sheets for what players own, characters to fold, the sheet of the count and the report.

#[cfg(feature = "paper")]
mod flow;
#[cfg(feature = "paper")]
mod purse;
#[cfg(feature = "paper")]
mod report;
#[cfg(feature = "paper")]
mod round;
#[cfg(feature = "paper")]
mod scores;
#[cfg(feature = "paper")]
mod slips;

#[cfg(feature = "paper")]
pub use {purse::sheets, report::report, round::round_card, scores::scores, slips::slips};

use super::Troyes;
use super::rules::Setup;
#[cfg(feature = "paper")]
use crate::paper::Draw;
use crate::paper::{Choice, PerPage, Print, Printable};

/// The most players of one order.
pub const MOST_SHEETS: usize = *Setup::PLAYERS.end() as usize;

/// Two on a page, to cut apart, or large print.
const TWO: &[PerPage] = &[PerPage::Two, PerPage::Large];
/// A page, or one in large print.
const ONE: &[PerPage] = &[PerPage::One, PerPage::Large];

/// For whom sheets are.
const PLAYERS: Choice<Troyes> = Choice::Players {
    help: "How many players, or their names by seat with commas between them",
    most: MOST_SHEETS,
    usual: *Setup::PLAYERS.start() as usize..=MOST_SHEETS,
};

impl Printable for Troyes {
    type Inscription = ();

    const PRINTS: &'static [Print<Self>] = &[
        Print {
            command: "card",
            help: "Print the crier's card as a PDF, two on a page: phases, prices, influence and the Cathedral",
            examples: CARD_EXAMPLES,
            title: "print-round-title",
            about: Some("print-round-about"),
            button: "print-round",
            file: "troyes-card",
            choices: &[Choice::PerPage(TWO), Choice::Inks],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Any(round_card),
        },
        Print {
            command: "sheets",
            help: "Print a sheet for each player's deniers, influence and hidden points as a PDF, two on a page",
            examples: SHEETS_EXAMPLES,
            title: "paper-purses-title",
            about: Some("print-purses-about"),
            button: "print-purses",
            file: "troyes-sheets",
            choices: &[PLAYERS, Choice::PerPage(TWO), Choice::Inks],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Any(sheets),
        },
        Print {
            command: "slips",
            help: "Print the characters as a PDF, as slips to fold and draw",
            examples: SLIPS_EXAMPLES,
            title: "paper-slips-title",
            about: Some("print-slips-about"),
            button: "print-slips",
            file: "troyes-characters",
            choices: &[Choice::Inks],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Any(|order, words| slips(order.paper, order.inks, words)),
        },
        Print {
            command: "scores",
            help: "Print the sheet for the count at the end as a PDF",
            examples: SCORES_EXAMPLES,
            title: "paper-scores-title",
            about: Some("print-scores-about"),
            button: "print-scores",
            file: "troyes-scores",
            choices: &[PLAYERS, Choice::PerPage(ONE), Choice::Inks],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Any(scores),
        },
        Print {
            command: "report",
            help: "Print the report of a saved game as a PDF: points, figures of its cards, and every round",
            examples: REPORT_EXAMPLES,
            title: "print-report-title",
            about: Some("print-report-about"),
            button: "print-report",
            file: "troyes-report",
            choices: &[Choice::Inks],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Record(|record, order, words| report(record, order.paper, order.inks, words)),
        },
    ];
}

const CARD_EXAMPLES: &str = "\
Examples:
  town-crier card --game troyes -o card.pdf
  town-crier card --game troyes --lang de --per-page large -o card.pdf
                                             in German, in large print";

const SHEETS_EXAMPLES: &str = "\
Examples:
  town-crier sheets --game troyes --players 4 -o sheets.pdf
  town-crier sheets --game troyes --players Anna,Faye --ink gray --paper letter -o sheets.pdf";

const SLIPS_EXAMPLES: &str = "\
Examples:
  town-crier slips -o characters.pdf
  town-crier slips --lang pl -o characters.pdf
                                             in Polish";

const SCORES_EXAMPLES: &str = "\
Examples:
  town-crier scores --players Anna,Faye,Geoffrey -o scores.pdf
  town-crier scores --players 4 --per-page large -o scores.pdf
                                             in large print";

const REPORT_EXAMPLES: &str = "\
Examples:
  town-crier report evening.ron -o report.pdf
  town-crier report evening.ron --lang fr --paper letter -o -
                                             in French, to standard output";
