//! The game's arguments, and the opening that they describe.

use std::path::Path;

use crate::chronicle::cards::import;
use crate::chronicle::{Code, FileKind, file};
use crate::cli::check::CheckRefusal;
use crate::cli::{self, Typed, Wrongs, typed};
use crate::crier::{InWords, Words};
use crate::games::troyes::record::printed::rules_book;
use crate::games::troyes::record::{CardsFrom, DiceFrom, Opening, StartFrom};
use crate::games::troyes::rules::{Book, Building, ByBuilding, Decision, Decisions, Depth, Setup, SetupReason};
use crate::play::named;

/// A game beside its code, as it was typed.
#[derive(Clone, Debug, clap::Args)]
pub struct GameArgs {
    /// The players' names with commas between them, or how many play: 2 if not given, and 1 against le Roy
    #[arg(long, value_name = "PLAYERS")]
    pub players: Option<String>,

    /// Play alone against le Roy: the King's Challenge
    #[arg(long)]
    pub solo: bool,

    /// Against le Roy, readings of its rules in place of ours, with commas between them: roy-begins, three-points, cubes-fall,
    /// ten-by-value
    #[arg(long, value_name = "READINGS", value_delimiter = ',', value_parser = Typed::<Decision>::parser(), hide_possible_values = true)]
    pub readings: Vec<Typed<Decision>>,

    /// Who starts: code draws somebody; or a player by number or by name
    #[arg(long, value_name = "PLAYER", default_value = "code")]
    pub start: String,

    /// Play with the bonus cards
    #[arg(long)]
    pub bonus: bool,

    /// With two players: the gray citizens in Palace, Bishopric and City Hall before the first is placed
    #[arg(long, value_name = "NUMBERS", default_value = "2,2,2")]
    pub gray: String,

    /// The activities and events: code deals them; box if you draw them from your box, and name them in your orders
    #[arg(long, value_name = "CARDS", default_value = "code", value_parser = Typed::<Cards>::parser(), hide_possible_values = true)]
    pub cards: Typed<Cards>,

    /// The characters: code or box; as the other cards if not given
    #[arg(long, value_name = "CARDS", value_parser = Typed::<Cards>::parser(), hide_possible_values = true)]
    pub characters: Option<Typed<Cards>>,

    /// The dice: code rolls them; thrown if you throw them, and say in your orders how they fell
    #[arg(long, value_name = "DICE", default_value = "code", value_parser = Typed::<DiceFrom>::parser(), hide_possible_values = true)]
    pub dice: Typed<DiceFrom>,

    /// The figures on the cards: house for our own where the rulebook says nothing; open if you tell them as they count; or the
    /// file of a card book
    #[arg(long, value_name = "FIGURES", default_value = "house")]
    pub figures: String,

    /// How much is told of a round: dice, deeds or purses
    #[arg(long, value_name = "DEPTH", default_value = "purses", value_parser = Typed::<Depth>::parser(), hide_possible_values = true)]
    pub depth: Typed<Depth>,
}

/// The figures of what is printed for any game, as they were typed.
#[derive(Clone, Debug, clap::Args)]
pub struct FiguresArgs {
    /// The figures on the cards: house for our own where the rulebook says nothing; open for boxes to write in; or the file of a
    /// card book
    #[arg(long, value_name = "FIGURES", default_value = "house")]
    figures: String,
}

/// Where cards come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the help tells them")]
pub enum Cards {
    Code,
    Box,
}

named!(Cards { Code: "code", Box: "box" });
typed!(Cards, Decision, Depth);

/// How players are called who have no name.
pub(super) const SEATS: [&str; 4] = ["p1", "p2", "p3", "p4"];

/// Why arguments make no game.
#[derive(Debug)]
pub enum ArgReason {
    /// The rules refuse a part of the setup.
    Setup(SetupReason),
    /// The gray citizens are no three numbers.
    Gray(String),
    /// Gray citizens are told, but two players are not.
    GrayPlayers,
    /// The file of the card book cannot be read, or is none.
    Figures(CheckRefusal),
    /// Bots draw no cards.
    BotsBox,
    /// Bots throw no dice.
    BotsThrown,
    /// Bots need the figures of all cards.
    BotsOpen,
}

/// Returns the opening for the arguments. Notes what is wrong and replaces it by something valid, so that the rest is
/// checked all the same.
pub(super) fn lay_out(code: Code, args: &GameArgs, wrong: &mut Wrongs) -> Opening {
    let is_solo = args.solo || !args.readings.is_empty();
    let (seats, usual) = if is_solo { (1..=1, "1") } else { (Setup::PLAYERS, "2") };
    let players = cli::players(args.players.as_deref().unwrap_or(usual), seats.clone(), wrong);
    let start = cli::one_of(&players, &SEATS, &seats, ("--start", &args.start), wrong);
    let cards = args.cards.clone().known("--cards", wrong).map_or(CardsFrom::Code, CardsFrom::from);
    let characters = args.characters.clone().and_then(|from| from.known("--characters", wrong));
    Opening {
        code,
        start: start.map_or(StartFrom::Code, StartFrom::Entered),
        bonus: args.bonus,
        gray: gray(&args.gray, players.len(), wrong),
        cards,
        characters: characters.map_or(cards, CardsFrom::from),
        dice: args.dice.clone().known("--dice", wrong).unwrap_or(DiceFrom::Code),
        book: book(&args.figures, wrong),
        solo: is_solo.then(|| {
            let mut decided = Decisions::default();
            for reading in &args.readings {
                if let Some(reading) = reading.clone().known("--readings", wrong) {
                    decided[reading] = true;
                }
            }
            decided
        }),
        depth: args.depth.clone().known("--depth", wrong).unwrap_or_default(),
        players,
    }
}

/// Returns why bots cannot play that game, if they cannot.
pub(super) fn no_bots(opening: &Opening) -> Option<ArgReason> {
    let (all, book) = (opening.book.or(&Book::house()), &opening.book);
    match (opening.cards, opening.dice) {
        (CardsFrom::Hand, _) => Some(ArgReason::BotsBox),
        (CardsFrom::Code, DiceFrom::Entered) => Some(ArgReason::BotsThrown),
        (CardsFrom::Code, DiceFrom::Code) => {
            // No rule needs the boards' rows.
            let is_whole = (&all.activities, &all.events) == (&book.activities, &book.events);
            (!is_whole).then_some(ArgReason::BotsOpen)
        }
    }
}

fn gray(text: &str, players: usize, wrong: &mut Wrongs) -> ByBuilding<u8> {
    let usual = ByBuilding::from_fn(|_| Setup::GRAY_OF_TWO);
    let numbers: Vec<Option<u8>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
    let [Some(palace), Some(bishopric), Some(city_hall)] = numbers[..] else {
        wrong.note(ArgReason::Gray(text.to_owned()));
        return usual;
    };
    let gray = ByBuilding::from_fn(|building| match building {
        Building::Palace => palace,
        Building::Bishopric => bishopric,
        Building::CityHall => city_hall,
    });
    if players != 2 && gray != usual {
        wrong.note(ArgReason::GrayPlayers);
    }
    gray
}

/// Returns the figures of what is printed.
pub(super) fn printed(args: &FiguresArgs, wrong: &mut Wrongs) -> Book {
    book(&args.figures, wrong)
}

/// Returns the figures; those of a file stand before the rulebook's.
fn book(text: &str, wrong: &mut Wrongs) -> Book {
    match text.trim().to_lowercase().as_str() {
        "house" => return Book::house(),
        "open" => return Book::rulebook(),
        _ => {}
    }
    let read = || {
        let bytes = file::read(Path::new(text), FileKind::Cards.longest())
            .map_err(|error| CheckRefusal::Unread(text.to_owned(), error))?;
        import(&bytes).map_err(|damage| CheckRefusal::Damaged(text.to_owned(), Box::new(damage)))
    };
    match wrong.noted(read().map_err(ArgReason::Figures)) {
        Some(cards) => rules_book(&cards).or(&Book::rulebook()),
        None => Book::house(),
    }
}

impl From<Cards> for CardsFrom {
    fn from(cards: Cards) -> Self {
        match cards {
            Cards::Code => Self::Code,
            Cards::Box => Self::Hand,
        }
    }
}

impl From<CardsFrom> for Cards {
    fn from(cards: CardsFrom) -> Self {
        match cards {
            CardsFrom::Code => Self::Code,
            CardsFrom::Hand => Self::Box,
        }
    }
}

impl InWords for ArgReason {
    /// Returns the reason after the option, whose name is in no language.
    fn in_words(&self, words: &Words) -> String {
        let (option, what) = match self {
            Self::Setup(reason) => (option(*reason), reason.in_words(words)),
            Self::Gray(text) => ("--gray", words.with("args-gray", &[("text", text.as_str().into())])),
            Self::GrayPlayers => ("--gray", words.text("args-gray-players")),
            Self::Figures(refusal) => ("--figures", refusal.in_words(words)),
            Self::BotsBox => ("--bots", words.text("args-bots-box")),
            Self::BotsThrown => ("--bots", words.text("args-bots-thrown")),
            Self::BotsOpen => ("--bots", words.text("args-bots-open")),
        };
        format!("{option}: {what}")
    }
}

/// Returns the option to blame.
const fn option(reason: SetupReason) -> &'static str {
    match reason {
        SetupReason::PlayerCount(_) | SetupReason::Solo(_) => "--players",
        SetupReason::NoSuchStart(_) => "--start",
        SetupReason::Crowd(..) | SetupReason::Gray(_) => "--gray",
        SetupReason::CharacterPlayers(..)
        | SetupReason::CharacterCount(..)
        | SetupReason::CharacterTwice(_)
        | SetupReason::NoPile => "--characters",
    }
}
