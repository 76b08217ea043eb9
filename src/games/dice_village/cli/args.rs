//! The game's arguments, and the opening that they describe.

use crate::chronicle::Code;
use crate::chronicle::hall::PlayerName;
use crate::cli::{self, Typed, Wrongs, typed};
use crate::crier::{Form, InWords, NoSuchValue, Words};
use crate::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Opening};
use crate::games::dice_village::rules::{Depth, Paid, Seat, Setup, SetupReason};
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

/// Who is paid, as it was typed.
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
    /// The player at this position, from 1, has no name.
    NoName(usize),
    /// Two players have this name.
    NameTwice(String),
    /// The number of players is impossible, as -1 or 2.5.
    NoCount(String),
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
    let players = players(&args.players, wrong);
    let cards = args.cards.clone().known("--cards", wrong);
    let dice = args.dice.clone().known("--dice", wrong);
    let paid = args.paid.paid(wrong);
    let depth = args.depth.clone().known("--depth", wrong);
    if let (Some(Deck::House), Some(Depth::Dice | Depth::Sales)) = (cards, depth) {
        wrong.note(ArgReason::DepthHouse);
    }
    Opening {
        code,
        first: first(&args.first, &players, wrong),
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

/// Parses the players' names; they are empty where only a number is given.
fn players(text: &str, wrong: &mut Wrongs) -> Vec<String> {
    let digits = text.trim().bytes().all(|byte| byte.is_ascii_digit());
    match text.trim().parse::<u8>() {
        Ok(count) if digits && Setup::PLAYERS.contains(&count) => return vec![String::new(); count.into()],
        _ if cli::looks_like_a_number(text.trim()) => {
            wrong.note(ArgReason::NoCount(text.trim().to_owned()));
            // As many as can play, so that whoever is first is hardly refused for it.
            return vec![String::new(); usize::from(*Setup::PLAYERS.end())];
        }
        Ok(_) | Err(_) => {}
    }
    let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    for (at, _) in (1..).zip(&names).filter(|(_, name)| !PlayerName::is_seen(name)) {
        wrong.note(ArgReason::NoName(at));
    }
    // As the hall of fame tells people apart; whoever is there twice is told once.
    let known: Vec<PlayerName> = names.iter().filter_map(|name| PlayerName::new(name)).collect();
    let second = |(at, name): &(usize, &PlayerName)| known.iter().take(*at).filter(|other| other == name).count() == 1;
    for (_, name) in known.iter().enumerate().filter(second) {
        wrong.note(ArgReason::NameTwice(name.as_str().to_owned()));
    }
    names
}

fn first(text: &str, players: &[String], wrong: &mut Wrongs) -> FirstFrom {
    let text = text.trim();
    let seats = || Seat::all().zip(players);
    let is_meant = |(seat, name): &(Seat, &String)| {
        let color = COLORS.get(seat.index()).is_some_and(|color| color.eq_ignore_ascii_case(text));
        color || seat.number().to_string() == text || !name.is_empty() && name.to_lowercase() == text.to_lowercase()
    };
    if text.eq_ignore_ascii_case("code") {
        return FirstFrom::Code;
    }
    if let Some((seat, _)) = seats().find(is_meant) {
        return FirstFrom::Entered(seat);
    }
    // Of too many or too few players nobody can be first, and that is said once.
    if Setup::PLAYERS.contains(&u8::try_from(players.len()).unwrap_or(u8::MAX)) {
        let named = |(seat, name): (Seat, &String)| {
            let color = COLORS.get(seat.index()).map(|color| (*color).to_owned());
            let name =
                if name.is_empty() { [Some(seat.number().to_string()), color] } else { [color, Some(name.clone())] };
            name.into_iter().flatten()
        };
        let known = std::iter::once("code".to_owned()).chain(seats().flat_map(named));
        wrong.note(cli::Reason::Value("--first", NoSuchValue::new(text, known)));
    }
    FirstFrom::Code
}

impl InWords for ArgReason {
    /// Returns the reason after the option, whose name is in no language.
    fn in_words(&self, words: &Words) -> String {
        let (option, what) = match self {
            Self::NoName(position) => ("--players", words.with("args-no-name", &[("position", (*position).into())])),
            Self::NameTwice(name) => ("--players", words.with("args-name-twice", &[("name", name.as_str().into())])),
            Self::NoCount(count) => {
                let (least, most) = (*Setup::PLAYERS.start(), *Setup::PLAYERS.end());
                let args = [("least", least.into()), ("most", most.into()), ("count", count.as_str().into())];
                ("--players", words.in_form(Form::Clause, "refusal-player-count", &args))
            }
            Self::Setup(reason) => ("--players", reason.in_words(words)),
            Self::DepthHouse => ("--depth", words.text("args-depth-house")),
            Self::BotsBox => ("--bots", words.text("args-bots-box")),
            Self::BotsThrown => ("--bots", words.text("args-bots-thrown")),
        };
        format!("{option}: {what}")
    }
}
