//! The house deck as text and as JSON: what every village and merchant needs and brings.

use std::io::{self, Write as _};

use clap::Args;
use serde::Serialize;

use super::json::FORMAT;
use crate::chronicle::Name;
use crate::cli::args::language_help;
use crate::cli::{Console, Format, Stop, Typed, Wrongs};
use crate::crier::Language;
use crate::games::dice_village::rules::{
    Base, DiceVillage, Face, Half, Merchant, Purse, Reward, Seat, Setup, Side, VillageCard,
};
use crate::games::dice_village::words;
use crate::play::Game as _;

/// The arguments of `deck`, as they were typed.
#[derive(Clone, Debug, Args)]
pub struct DeckArgs {
    /// text for people, json for programs: one JSON object
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = Typed::<Format>::parser(), hide_possible_values = true)]
    format: Typed<Format>,

    /// The language of the text
    #[arg(long, value_name = "LANGUAGE", help = language_help(" of the text"), value_parser = Typed::<Language>::parser(),
          hide_possible_values = true)]
    lang: Option<Typed<Language>>,
}

/// The house deck in the public format; `cry-format.md` documents it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the format's page tells what each field is")]
pub struct HouseDeck {
    pub format: u8,
    pub game: &'static str,
    pub villages: Vec<Village>,
    pub merchants: Vec<Card>,
    pub rewards: Vec<Brings>,
}

/// A village of the house deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the format's page tells what each field is")]
pub struct Village {
    pub owner: u8,
    #[serde(rename = "village")]
    pub base: Name<Base>,
    pub numbers: [u8; 2],
    pub coins: u16,
    pub favours: u16,
    pub owner_coins: u16,
    pub owner_favours: u16,
}

/// A merchant of the house deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the format's page tells what each field is")]
pub struct Card {
    pub merchant: u8,
    pub left: Stall,
    pub right: Stall,
}

/// One half of a merchant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the format's page tells what each field is")]
pub struct Stall {
    pub number: u8,
    pub reward: Name<Reward>,
}

/// What a reward brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the format's page tells what each field is")]
pub struct Brings {
    pub reward: Name<Reward>,
    pub coins: u16,
    pub favours: u16,
    pub once: bool,
}

impl HouseDeck {
    /// Returns the house deck.
    #[must_use]
    pub fn new() -> Self {
        let owners = (0..*Setup::PLAYERS.end()).map(Seat);
        Self {
            format: FORMAT,
            game: DiceVillage::NAME,
            villages: owners.flat_map(|owner| Base::ALL.map(|base| Village::of(owner, base))).collect(),
            merchants: Merchant::all().map(Card::of).collect(),
            rewards: Reward::ALL.map(Brings::of).to_vec(),
        }
    }
}

impl Default for HouseDeck {
    fn default() -> Self {
        Self::new()
    }
}

impl Village {
    fn of(owner: Seat, base: Base) -> Self {
        let VillageCard { others, owner: own, .. } = VillageCard::of(owner, base);
        Self {
            owner: owner.0,
            base: base.into(),
            numbers: base.numbers().map(Face::value),
            coins: others.coins,
            favours: others.favours,
            owner_coins: own.coins,
            owner_favours: own.favours,
        }
    }
}

impl Card {
    fn of(merchant: Merchant) -> Self {
        let [left, right] = Side::ALL.map(|side| Stall::of(merchant.half(side)));
        Self { merchant: merchant.number(), left, right }
    }
}

impl Stall {
    fn of(half: Half) -> Self {
        Self { number: half.number.value(), reward: half.reward.into() }
    }
}

impl Brings {
    fn of(reward: Reward) -> Self {
        let Purse { coins, favours } = reward.pays();
        Self { reward: reward.into(), coins, favours, once: reward.pays() == Purse::NOTHING }
    }
}

/// Prints the deck.
pub(super) fn run(args: DeckArgs, console: &mut Console<'_, '_>) -> Result<(), Stop> {
    let mut wrong = Wrongs::default();
    let format = args.format.known("--format", &mut wrong);
    // The console has that language's words already.
    args.lang.map(|lang| lang.known("--lang", &mut wrong));
    wrong.unless(())?;
    let out = &mut console.streams.out;
    if format == Some(Format::Json) {
        writeln!(out, "{}", serde_json::to_string(&HouseDeck::new()).map_err(io::Error::from)?)?;
        return Ok(out.flush()?);
    }
    let brings = |purse| words::purse(console.words, purse);
    // All sets of villages are alike.
    for base in Base::ALL {
        let VillageCard { others, owner, .. } = VillageCard::of(Seat(0), base);
        let told = [("explain-owner", owner), ("explain-others", others)]
            .map(|(name, purse)| console.words.with(name, &[("purse", brings(purse).into())]));
        writeln!(out, "{}: {}", base.name(), told.join(" "))?;
    }
    for merchant in Merchant::all() {
        writeln!(out, "{}: {}", merchant.number(), words::merchant(console.words, merchant))?;
    }
    Ok(out.flush()?)
}
