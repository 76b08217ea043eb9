//! Troyes on paper: the crier's card, sheets for what players own, characters to fold, the sheet of the count, the report, and the
//! kit for groups without the box.

#[cfg(feature = "paper")]
mod flow;
#[cfg(feature = "paper")]
mod kit;
#[cfg(feature = "paper")]
mod part;
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
mod solo;

#[cfg(feature = "paper")]
pub use {kit::kit, purse::sheets, report::report, round::round_card, scores::scores, slips::slips, solo::solo};

use super::Troyes;
use super::record::Record;
use super::record::printed::card_book;
use super::rules::{Book, Setup, Source};
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
    /// The figures on the cards.
    type Inscription = Book;

    const PRINTS: &'static [Print<Self>] = &[
        Print {
            command: "kit",
            help: "Print all of the game but its dice as a PDF, to cut out: board, cards and counters with our own drawings and figures",
            examples: KIT_EXAMPLES,
            title: "print-kit-title",
            about: Some("print-kit-about"),
            button: "print-kit",
            file: "troyes-kit",
            choices: &[Choice::Inscription(None), Choice::Inks],
            replaces: Some(["print-box", "print-no-box"]),
            #[cfg(feature = "paper")]
            draw: Draw::Any(kit),
        },
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
            command: "solo",
            help: "Print the sheet of the King's Challenge as a PDF: what le Roy does, his points, and the verdicts",
            examples: SOLO_EXAMPLES,
            title: "print-solo-title",
            about: Some("print-solo-about"),
            button: "print-solo",
            file: "troyes-solo",
            choices: &[Choice::PerPage(ONE), Choice::Inks],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Any(solo),
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

    fn inscription(record: &Record) -> Book {
        record.table().book().clone()
    }

    /// A game with figures of the house may need its cards.
    fn has_box(record: Option<&Record>) -> bool {
        record.is_none_or(|record| {
            !card_book(&record.opening().book).known().any(|(.., figure)| figure.source == Source::House)
        })
    }
}

const KIT_EXAMPLES: &str = "\
Examples:
  town-crier kit --game troyes -o kit.pdf
  town-crier kit --game troyes --figures open --ink gray -o kit.pdf
                                             with boxes to write in what your cards say";

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

const SOLO_EXAMPLES: &str = "\
Examples:
  town-crier solo -o solo.pdf
  town-crier solo --lang lt --per-page large -o solo.pdf
                                             in Lithuanian, in large print";

const REPORT_EXAMPLES: &str = "\
Examples:
  town-crier report evening.ron -o report.pdf
  town-crier report evening.ron --lang fr --paper letter -o -
                                             in French, to standard output";
