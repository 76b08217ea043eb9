//! Troyes Dice on paper: scoresheets, the crier's card and the game report.

#[cfg(feature = "paper")]
mod card;
#[cfg(feature = "paper")]
mod marks;
#[cfg(feature = "paper")]
mod report;
#[cfg(feature = "paper")]
mod sheet;

#[cfg(feature = "paper")]
pub use {card::card, report::report, sheet::sheets};

use super::TroyesDice;
use super::record::Record;
#[cfg(feature = "paper")]
use super::record::Results;
use super::rules::Numbering;
use crate::chronicle::{Code, MOST_PEOPLE};
#[cfg(feature = "paper")]
use crate::paper::Draw;
use crate::paper::{Choice, PerPage, Print, Printable, Tick};

/// What is printed on the sheets of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inscription {
    /// The numbers in the dice at the columns' heads; without them the dice stay empty.
    pub numbering: Option<Numbering>,
    /// The game's code, if it is known.
    pub code: Option<Code>,
}

/// The most sheets of one order.
pub const MOST_SHEETS: usize = 100;

impl Printable for TroyesDice {
    type Inscription = Inscription;

    const PRINTS: &'static [Print<Self>] = &[
        Print {
            command: "sheets",
            help: "Print scoresheets as a PDF",
            examples: SHEETS_EXAMPLES,
            title: "print-sheets-title",
            about: None,
            button: "print-sheets",
            file: "town-crier-sheets",
            choices: &[
                Choice::Players {
                    help: "How many sheets, or the players' names with commas between them",
                    most: MOST_SHEETS,
                    usual: 1..=MOST_PEOPLE,
                },
                Choice::PerPage(&PerPage::ALL),
                Choice::Inscription(Some(Tick {
                    title: "setup-numbering",
                    label: |words, record| {
                        let numbers = record.table().numbering().to_string();
                        words.with("print-numbered", &[("numbers", numbers.into())])
                    },
                })),
            ],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Any(sheets),
        },
        Print {
            command: "card",
            help: "Print the crier's card of a game as a PDF: code, numbers, wheel, tiles and what to do in a half-day",
            examples: CARD_EXAMPLES,
            title: "paper-card-title",
            about: Some("print-card-about"),
            button: "print-card",
            file: "town-crier-card",
            choices: &[Choice::Invitation("print-invitation")],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Opening(|record, order, words| card(record, order.paper, words, order.invitation.as_deref())),
        },
        Print {
            command: "report",
            help: "Print the report of a saved game as a PDF: every half-day's dice and strikes",
            examples: REPORT_EXAMPLES,
            title: "print-report-title",
            about: Some("print-report-about"),
            button: "print-report",
            file: "town-crier-report",
            choices: &[],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Record(|record, order, words| {
                let scores = record.results().map(Results::named_scores).unwrap_or_default();
                report(record, &scores, order.paper, words)
            }),
        },
    ];

    fn inscription(record: &Record) -> Inscription {
        let code = record.opening().deciding_code().cloned();
        Inscription { numbering: Some(record.table().numbering()), code }
    }
}

const CARD_EXAMPLES: &str = "\
Examples:
  town-crier card --code MARKETDAY -o card.pdf
  town-crier card --code MARKETDAY --expansion --lang de -o card.pdf
                                             with Banquets & Raids, in German";

const REPORT_EXAMPLES: &str = "\
Examples:
  town-crier report evening.ron -o report.pdf
  town-crier report evening.ron --lang fr --paper letter -o -
                                             in French, to standard output";

const SHEETS_EXAMPLES: &str = "\
Examples:
  town-crier sheets --players 6 -o sheets.pdf
  town-crier sheets --players Anna,Ben --numbering 4+ --code MARKETDAY -o sheets.pdf
  town-crier sheets --players 4 --lang pl -o sheets.pdf
                                             in Polish; also for card and report
  town-crier sheets --players 4 --paper letter --per-page 2 -o -
                                             two on a page to cut apart, to standard output";
