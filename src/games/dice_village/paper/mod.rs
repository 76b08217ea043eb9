//! Dice Village on paper: the house deck to cut, a card of the round, and sheets for coins and favours.

#[cfg(feature = "paper")]
mod kit;
#[cfg(feature = "paper")]
mod large;
#[cfg(feature = "paper")]
mod marks;
#[cfg(feature = "paper")]
mod merchant;
#[cfg(feature = "paper")]
mod round;
#[cfg(feature = "paper")]
mod sheet;
#[cfg(feature = "paper")]
mod village;

#[cfg(feature = "paper")]
pub use {kit::kit, round::round_card, sheet::sheets};

use super::DiceVillage;
use super::record::{CardsFrom, Record};
use super::rules::{Paid, Setup};
#[cfg(feature = "paper")]
use crate::paper::Draw;
use crate::paper::{Choice, PerPage, Print, Printable};

/// The most sheets of one order: each has a player's color.
pub const MOST_SHEETS: usize = *Setup::PLAYERS.end() as usize;

/// Two on a page, to cut apart, or large print.
const PER_PAGE: &[PerPage] = &[PerPage::Two, PerPage::Large];

impl Printable for DiceVillage {
    /// Who is paid by a merchant's stall.
    type Inscription = Paid;

    const PRINTS: &'static [Print<Self>] = &[
        Print {
            command: "kit",
            help: "Print the house deck as cards to cut out, as a PDF: villages and merchants with our own figures",
            examples: KIT_EXAMPLES,
            title: "print-kit-title",
            about: Some("print-kit-about"),
            button: "print-kit",
            file: "dice-village-cards",
            choices: &[Choice::Inks],
            replaces: Some(["print-box", "print-no-box"]),
            #[cfg(feature = "paper")]
            draw: Draw::Any(|order, words| kit(order.paper, order.inks, words)),
        },
        Print {
            command: "card",
            help: "Print the card of the round as a PDF, two on a page: phases, prices and the end of the game",
            examples: CARD_EXAMPLES,
            title: "print-round-title",
            about: Some("print-round-about"),
            button: "print-round",
            file: "dice-village-round",
            choices: &[Choice::Inscription(None), Choice::PerPage(PER_PAGE), Choice::Inks],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Any(round_card),
        },
        Print {
            command: "sheets",
            help: "Print a sheet for each player's coins and favours as a PDF, two on a page",
            examples: SHEETS_EXAMPLES,
            title: "paper-purses-title",
            about: Some("print-purses-about"),
            button: "print-purses",
            file: "dice-village-sheets",
            choices: &[
                Choice::Players {
                    help: "How many players, or their names by seat with commas between them",
                    most: MOST_SHEETS,
                    usual: *Setup::PLAYERS.start() as usize..=MOST_SHEETS,
                },
                Choice::PerPage(PER_PAGE),
                Choice::Inks,
            ],
            replaces: None,
            #[cfg(feature = "paper")]
            draw: Draw::Any(sheets),
        },
    ];

    fn inscription(record: &Record) -> Paid {
        record.opening().paid
    }

    /// A game with the house deck needs its cards.
    fn has_box(record: Option<&Record>) -> bool {
        record.is_none_or(|record| record.opening().cards != CardsFrom::Code)
    }
}

const KIT_EXAMPLES: &str = "\
Examples:
  town-crier kit -o deck.pdf
  town-crier kit --ink gray --paper letter -o deck.pdf
                                             with black ink alone, for a printer in America";

const CARD_EXAMPLES: &str = "\
Examples:
  town-crier card --game dice-village -o card.pdf
  town-crier card --game dice-village --lang pl -o card.pdf
                                             in Polish
  town-crier card --game dice-village --per-page large -o card.pdf
                                             in large print";

const SHEETS_EXAMPLES: &str = "\
Examples:
  town-crier sheets --game dice-village --players 4 -o sheets.pdf
  town-crier sheets --game dice-village --players Anna,Ben --ink gray --lang lt -o sheets.pdf
  town-crier sheets --game dice-village --players 2 --per-page large -o sheets.pdf
  town-crier card --game dice-village -o round.pdf
  town-crier kit --paper letter -o deck.pdf  villages and merchants to cut, on Letter";
