//! The kind and the words of a cry: as sentences, and as the few words in very large letters.

use super::{Cry, Winners, things, values};
use crate::crier::Urgency::{Alarm, Call, Note};
use crate::crier::voice::Bell;
use crate::crier::{Announcement, Arg, CryKind, Words};
use crate::games::dice_village::rules::{Arrival, Card, Face, Player, Purse, Seat};
use crate::games::dice_village::words;

impl Announcement for Cry {
    fn kind(&self) -> CryKind {
        match self {
            Self::Opening { .. } => {
                CryKind::rung(Call, Bell::Day, "cry-set-out", "the game opens").headed("headline-first")
            }
            Self::HouseDeck => CryKind::silent(Note, "cry-house-deck", "the house deck is used"),
            Self::Round(_) => CryKind::rung(Call, Bell::Roll, "cry-round", "a round begins"),
            Self::Caravan(..) => CryKind::silent(Note, "cry-caravan", "a player's dice").headed("headline-has"),
            Self::Rerolled(..) => CryKind::rung(Note, Bell::Roll, "cry-rerolled", "dice are rolled again"),
            Self::Adjusted { .. } => CryKind::rung(Note, Bell::Flip, "cry-adjusted", "a die goes up or down"),
            // What it brings is what all wait for; where nobody knows, that a village is closed.
            Self::Sold(.., brings) => {
                let headline = if brings.is_some() { "side-due" } else { "headline-sold" };
                CryKind::rung(Call, Bell::Tick, "cry-sold", "a sale").headed(headline)
            }
            Self::Tucked(_) => {
                CryKind::rung(Call, Bell::Flip, "cry-tucked", "a merchant comes with a die").headed("headline-has")
            }
            Self::Placed(_) => CryKind::rung(Note, Bell::Flip, "cry-placed-free", "a merchant comes without a die")
                .headed("headline-has"),
            Self::Ninth(_) => CryKind::rung(Call, Bell::Seal, "cry-ninth", "the ninth card"),
            Self::LastRound => CryKind::rung(Alarm, Bell::Warning, "cry-last-round", "the last round"),
            Self::Earned(..) => CryKind::silent(Note, "cry-earned", "income"),
            Self::CaravanJoined(_) => CryKind::silent(Note, "cry-caravan-joined", "one more die"),
            Self::CaravanLost(_) => CryKind::silent(Note, "cry-caravan-lost", "no seventh die"),
            Self::CardGiven(_, card) => {
                let cry = if *card == Card::Counted { "cry-card-given" } else { "cry-card-given-merchant" };
                CryKind::silent(Note, cry, "a free card").headed("headline-card-given")
            }
            Self::CardLost(_) => CryKind::silent(Note, "cry-card-lost", "no free card"),
            Self::Marketed(..) => CryKind::silent(Note, "cry-marketed", "dice at the market"),
            Self::PlacementLost(..) => CryKind::silent(Note, "cry-placement-lost", "a lost placement"),
            Self::Bought(_, card) => {
                let [cry, headline] = match card {
                    Card::Counted => ["cry-bought", "headline-bought"],
                    Card::House(_) => ["cry-bought-merchant", "headline-bought-merchant"],
                };
                CryKind::rung(Call, Bell::Flip, cry, "a card is bought").headed(headline)
            }
            Self::PassedOver(_) => CryKind::silent(Note, "cry-passed-over", "too few coins to buy"),
            Self::RowFilled(_) => CryKind::silent(Note, "cry-row-filled", "new cards in the row"),
            Self::Inexact(..) => CryKind::silent(Note, "cry-inexact", "something was left unsaid"),
            Self::Untold => CryKind::silent(Note, "cry-untold", "something was left unsaid"),
            Self::RollDue => CryKind::silent(Call, "cry-roll-due", "all roll").headed("phase-caravans"),
            Self::Sells(_) => CryKind::silent(Call, "cry-sells", "a player sells").headed("phase-sell"),
            Self::Places(..) => CryKind::silent(Call, "cry-places", "a player may place cards").headed("phase-place"),
            Self::Buys(_) => CryKind::silent(Call, "cry-buys", "a player may buy").headed("phase-spend"),
            Self::AllSell(_) => CryKind::silent(Call, "cry-all-sell", "all sell").headed("phase-all-sell"),
            Self::AllBuy(_) => CryKind::silent(Call, "cry-all-buy", "all may buy").headed("phase-all-spend"),
            Self::RoundDone => CryKind::silent(Call, "cry-round-done", "the round is done").headed("phase-round-done"),
            Self::VillagesOpen => CryKind::silent(Note, "cry-villages-open", "the villages open"),
            Self::First(_) => CryKind::rung(Call, Bell::Day, "cry-first", "another player is first"),
            Self::Ended(_) => CryKind::rung(Alarm, Bell::End, "cry-over", "the game ends").headed("phase-over"),
            Self::Won(winners) => {
                let headline = if winners.seats.len() == 1 { "headline-won" } else { "headline-shared" };
                CryKind::rung(Call, Bell::Fanfare, "cry-won", "who won").headed(headline)
            }
            Self::Standing(ranked) => {
                let cry = if ranked.purse.is_some() { "cry-standing" } else { "cry-standing-cards" };
                CryKind::silent(Note, cry, "a player's place").headed("headline-standing")
            }
            Self::Undecided => CryKind::silent(Call, "cry-undecided", "who won is to be counted").headed("unit-count"),
            Self::Corrected(_) => CryKind::silent(Note, "cry-corrected", "a correction"),
        }
    }

    /// What it brings the player in the race goes before the village that it closes, a round before whoever is first in it, and a
    /// card before what comes next.
    fn leads(&self) -> bool {
        matches!(self, Self::Tucked(_) | Self::Ninth(_) | Self::Round(_) | Self::Bought(..))
    }

    fn tells_result(&self) -> bool {
        matches!(self, Self::Won(_) | Self::Standing(_))
    }

    /// Whether the cry has a place of its own: everybody's goods are on the table and in the picture.
    fn has_place(&self) -> bool {
        matches!(self, Self::Caravan(..))
    }

    fn args(&self, words: &Words) -> Vec<Arg> {
        let who = |seat: &Seat| ("who", words::seat(words, *seat).into());
        let price = || ("price", words::purse(words, Purse::CARD).into());
        let favours = |favours| things::favours(words, favours).into();
        let cards = |cards| ("cards", things::cards(words, cards).into());
        match self {
            Self::Opening { first, row } => {
                let dice = things::dice(words, Player::FIRST_CARAVANS.into());
                let purse = words::purse(words, Purse::FIRST);
                let row = things::cards(words, *row);
                vec![who(first), ("dice", dice.into()), ("purse", purse.into()), ("row", row.into())]
            }
            Self::Round(round) => vec![("round", (*round).into())],
            Self::Caravan(seat, faces) => {
                vec![who(seat), throw(words, faces), ("what", things::dice(words, faces.len()).into())]
            }
            Self::Rerolled(seat, faces) => {
                vec![who(seat), ("price", favours(Purse::REROLL.favours)), throw(words, faces)]
            }
            Self::Adjusted { seat, from, to } => {
                let [from, to] = [from, to].map(|face| words::pips(words, *face));
                let price = ("price", favours(Purse::STEP.favours));
                vec![who(seat), price, ("from", from.into()), ("face", to.clone().into()), ("to", to.into())]
            }
            Self::Sold(seat, at, brings) => {
                let due = brings.map(|purse| ("due", words::purse(words, purse).into()));
                [who(seat), ("village", words::village(words, *at).into())].into_iter().chain(due).collect()
            }
            Self::Tucked(arrival) | Self::Placed(arrival) => arrival_args(words, *arrival).into(),
            Self::Ninth(seat) => vec![who(seat), ("goal", Player::GOAL.into())],
            Self::Earned(seat, purse) => vec![who(seat), ("purse", words::purse(words, *purse).into())],
            Self::CaravanLost(seat) => {
                vec![who(seat), ("most", things::dice(words, Player::MOST_CARAVANS.into()).into())]
            }
            Self::Marketed(seat, dice) => {
                let paid = favours(u16::try_from(*dice).unwrap_or(u16::MAX));
                vec![who(seat), ("dice", things::dice(words, *dice).into()), ("favours", paid)]
            }
            Self::PlacementLost(seat, lost) | Self::Places(seat, lost) => vec![who(seat), cards(*lost)],
            Self::PassedOver(seats) => vec![("who", things::seats(words, seats).into())],
            Self::RowFilled(filled) => vec![cards(u8::try_from(*filled).unwrap_or(u8::MAX))],
            Self::Inexact(seat, count) => vec![who(seat), ("what", count.name().into())],
            Self::Bought(seat, card) => {
                let halves = match card {
                    Card::House(merchant) => Some(("halves", words::halves(words, *merchant).into())),
                    Card::Counted => None,
                };
                let args = [who(seat), price(), ("card", words::card(words, *card).into())];
                args.into_iter().chain(halves).collect()
            }
            Self::CardGiven(seat, card) => vec![who(seat), ("card", words::card(words, *card).into())],
            Self::Buys(seat) | Self::AllBuy(seat) => vec![who(seat), price()],
            Self::CaravanJoined(seat)
            | Self::CardLost(seat)
            | Self::Sells(seat)
            | Self::AllSell(seat)
            | Self::First(seat) => vec![who(seat)],
            Self::Ended(rounds) => vec![("rounds", (*rounds).into())],
            Self::Won(winners) => won_args(words, winners).into(),
            Self::Standing(ranked) => {
                let purse = ranked.purse.map(|purse| ("purse", words::purse(words, purse).into()));
                let args = [("place", ranked.place.into()), who(&ranked.seat), cards(ranked.cards)];
                args.into_iter().chain(purse).collect()
            }
            Self::Corrected(correction) => vec![("what", words::correction(words, correction).into())],
            Self::HouseDeck
            | Self::LastRound
            | Self::Untold
            | Self::RollDue
            | Self::RoundDone
            | Self::VillagesOpen
            | Self::Undecided => Vec::new(),
        }
    }
}

fn throw(words: &Words, faces: &[Face]) -> Arg {
    ("faces", words::throw(words, faces).into())
}

fn arrival_args(words: &Words, Arrival { at, stall, cards }: Arrival) -> [Arg; 5] {
    let race = words::race(words, cards);
    [
        ("who", words::seat(words, at.owner).into()),
        ("village", words::village(words, at).into()),
        ("face", words::pips(words, stall.number()).into()),
        ("what", race.clone().into()),
        ("race", race.into()),
    ]
}

fn won_args(words: &Words, winners: &Winners) -> [Arg; 4] {
    let other = winners.before.map(|(_, other)| words::seat(words, other)).unwrap_or_default();
    [
        ("who", things::seats(words, &winners.seats).into()),
        ("cards", things::cards(words, winners.cards).into()),
        ("by", values::ahead(winners.before.map(|(by, _)| by))),
        ("other", other.into()),
    ]
}
