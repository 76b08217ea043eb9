//! The game's arguments, and the opening that they describe.

use crate::chronicle::Code;
use crate::cli::{self, Typed, Wrongs, typed};
use crate::crier::{InWords, Words};
use crate::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Opening};
use crate::games::dice_village::rules::{Depth, Paid, Setup, SetupReason};
use crate::play::named;

use super::orders::COLORS;

/// A game beside its code, as it was typed.
#[derive(Clone, Debug, clap::Args)]
pub struct GameArgs {
    /// The players' names with commas between them, or how many play
    #[arg(long, value_name = "PLAYERS", default_value = "2")]
    pub players: String,

    /// Who is first: code draws somebody; or a player by number, by the color of the dice (red, blue, green, yellow) or by name
    #[arg(long, value_name = "PLAYER", default_value = "code")]
    pub first: String,

    /// The merchants: house for the house deck, which the code shuffles; box for the cards on your table
    #[arg(long, value_name = "CARDS", default_value = "house", value_parser = Typed::<Deck>::parser(), hide_possible_values = true)]
    pub cards: Typed<Deck>,

    /// The dice: code rolls them; thrown if you throw them, and say in your orders how they fell
    #[arg(long, value_name = "DICE", default_value = "code", value_parser = Typed::<DiceFrom>::parser(), hide_possible_values = true)]
    pub dice: Typed<DiceFrom>,

    /// Who is paid.
    #[command(flatten)]
    pub paid: PaidArgs,

    /// How much is told of a round with --cards box: dice, sales or purses
    #[arg(long, value_name = "DEPTH", default_value = "purses", value_parser = Typed::<Depth>::parser(), hide_possible_values = true)]
    pub depth: Typed<Depth>,
}

/// The receiver of payments, as it was typed.
#[derive(Clone, Debug, clap::Args)]
pub struct PaidArgs {
    /// Who is paid by a merchant's stall: the owner of the village, or the seller
    #[arg(long, value_name = "WHO", default_value = "owner", value_parser = Typed::<Paid>::parser(), hide_possible_values = true)]
    pub paid: Typed<Paid>,
}

/// Whose merchants are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the help tells them")]
pub enum Deck {
    House,
    Box,
}

named!(Deck { House: "house", Box: "box" });
typed!(Deck, Paid, Depth);

impl Deck {
    /// Returns the deck that is the source of the merchants.
    pub(super) const fn of(cards: CardsFrom) -> Self {
        match cards {
            CardsFrom::Box(_) => Self::Box,
            CardsFrom::Code => Self::House,
        }
    }
}

/// Why arguments make no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgReason {
    /// The rules refuse the number of players, or another part of the setup.
    Setup(SetupReason),
    /// `--depth` is given with the house deck, of which everything is told.
    DepthHouse,
    /// Bots know only the cards of the house deck.
    BotsBox,
    /// Bots throw no dice.
    BotsThrown,
}

/// Returns the opening for the arguments. Notes what is wrong and replaces it by something valid, so that the rest is
/// checked all the same.
pub(super) fn lay_out(code: Code, args: &GameArgs, wrong: &mut Wrongs) -> Opening {
    let players = cli::players(&args.players, Setup::PLAYERS, wrong);
    let cards = args.cards.clone().known("--cards", wrong);
    let dice = args.dice.clone().known("--dice", wrong);
    let paid = args.paid.paid(wrong);
    let depth = args.depth.clone().known("--depth", wrong);
    if let (Some(Deck::House), Some(Depth::Dice | Depth::Sales)) = (cards, depth) {
        wrong.note(ArgReason::DepthHouse);
    }
    let first = cli::one_of(&players, &COLORS, &Setup::PLAYERS, ("--first", &args.first), wrong);
    Opening {
        code,
        first: first.map_or(FirstFrom::Code, FirstFrom::Entered),
        players,
        paid,
        cards: match cards.unwrap_or(Deck::House) {
            Deck::House => CardsFrom::Code,
            Deck::Box => CardsFrom::Box(depth.unwrap_or(Depth::Purses)),
        },
        dice: dice.unwrap_or(DiceFrom::Code),
    }
}

impl PaidArgs {
    /// Returns who is paid; if that is unknown, notes it and returns the default.
    pub(super) fn paid(&self, wrong: &mut Wrongs) -> Paid {
        self.paid.clone().known("--paid", wrong).unwrap_or_default()
    }
}

/// Returns why bots cannot play that game, if they cannot.
pub(super) const fn no_bots(opening: &Opening) -> Option<ArgReason> {
    match (opening.cards, opening.dice) {
        (CardsFrom::Box(_), _) => Some(ArgReason::BotsBox),
        (CardsFrom::Code, DiceFrom::Entered) => Some(ArgReason::BotsThrown),
        (CardsFrom::Code, DiceFrom::Code) => None,
    }
}

impl InWords for ArgReason {
    /// Returns the reason after the option, whose name is in no language.
    fn in_words(&self, words: &Words) -> String {
        let (option, what) = match self {
            Self::Setup(reason) => ("--players", reason.in_words(words)),
            Self::DepthHouse => ("--depth", words.text("args-depth-house")),
            Self::BotsBox => ("--bots", words.text("args-bots-box")),
            Self::BotsThrown => ("--bots", words.text("args-bots-thrown")),
        };
        format!("{option}: {what}")
    }
}
