//! The kind and the words of a cry: as sentences, and as the few words in very large letters.

use fluent_bundle::FluentValue;

use super::{Cry, Winners, things, values};
use crate::crier::Urgency::{Alarm, Call, Note};
use crate::crier::voice::Bell;
use crate::crier::{Announcement, Args, CryKind, Turn, Words};
use crate::games::dice_village::rules::{Arrival, Face, Player, Purse, Ranked, Seat};
use crate::games::dice_village::words;

impl Announcement for Cry {
    fn kind(&self) -> CryKind {
        match self {
            Self::Opening { .. } => CryKind::rung(Call, Bell::Day, "the game opens"),
            Self::HouseDeck => CryKind::silent(Note, "the house deck is used"),
            Self::Round(_) => CryKind::rung(Call, Bell::Roll, "a round begins"),
            Self::Caravan(..) => CryKind::silent(Note, "a player's dice"),
            Self::Rerolled(..) => CryKind::rung(Note, Bell::Roll, "dice are rolled again"),
            Self::Adjusted { .. } => CryKind::rung(Note, Bell::Flip, "a die goes up or down"),
            Self::Sold(..) => CryKind::rung(Call, Bell::Tick, "a sale"),
            Self::Tucked(_) => CryKind::rung(Note, Bell::Flip, "a merchant comes with a die"),
            Self::Placed(_) => CryKind::rung(Note, Bell::Flip, "a merchant comes without a die"),
            Self::Ninth(_) => CryKind::rung(Call, Bell::Seal, "the ninth card"),
            Self::LastRound => CryKind::rung(Alarm, Bell::Warning, "the last round"),
            Self::Earned(..) => CryKind::silent(Note, "income"),
            Self::CaravanJoined(_) => CryKind::silent(Note, "one more die"),
            Self::CaravanLost(_) => CryKind::silent(Note, "no seventh die"),
            Self::CardGiven(_) => CryKind::silent(Note, "a free card"),
            Self::CardLost(_) => CryKind::silent(Note, "no free card"),
            Self::Marketed(..) => CryKind::silent(Note, "dice at the market"),
            Self::PlacementLost(..) => CryKind::silent(Note, "a lost placement"),
            Self::Bought(_) => CryKind::rung(Note, Bell::Flip, "a card is bought"),
            Self::PassedOver(_) => CryKind::silent(Note, "too few coins to buy"),
            Self::RowFilled(_) => CryKind::silent(Note, "new cards in the row"),
            Self::Inexact(..) | Self::Untold => CryKind::silent(Note, "something was left unsaid"),
            Self::RollDue => CryKind::silent(Call, "all roll"),
            Self::Sells(_) => CryKind::silent(Call, "a player sells"),
            Self::Places(..) => CryKind::silent(Call, "a player may place cards"),
            Self::Buys(_) => CryKind::silent(Call, "a player may buy"),
            Self::AllSell(_) => CryKind::silent(Call, "all sell"),
            Self::AllBuy(_) => CryKind::silent(Call, "all may buy"),
            Self::RoundDone => CryKind::silent(Call, "the round is done"),
            Self::VillagesOpen => CryKind::silent(Note, "the villages open"),
            Self::First(_) => CryKind::rung(Call, Bell::Day, "another player is first"),
            Self::Ended(_) => CryKind::rung(Alarm, Bell::End, "the game ends"),
            Self::Won(_) => CryKind::rung(Call, Bell::Fanfare, "who won"),
            Self::Standing(_) => CryKind::silent(Note, "a player's place"),
            Self::Undecided => CryKind::silent(Call, "who won is to be counted"),
            Self::Corrected(_) => CryKind::silent(Note, "a correction"),
        }
    }

    /// Whether the cry has a place of its own: everybody's goods are on the table and in the picture.
    fn has_place(&self) -> bool {
        matches!(self, Self::Caravan(..))
    }

    fn say(&self, words: &Words, turn: Turn) -> String {
        let say = |name: &str, args: Args<'_>| words.in_turn(turn, name, args);
        let who = |seat: &Seat| ("who", words::seat(words, *seat).into());
        let price = || ("price", words::purse(words, Purse::CARD).into());
        match self {
            Self::Opening { first, row } => {
                let dice = things::dice(words, Player::FIRST_CARAVANS.into());
                let purse = words::purse(words, Purse::FIRST);
                let row = things::cards(words, *row);
                say("cry-set-out", &[who(first), ("dice", dice.into()), ("purse", purse.into()), ("row", row.into())])
            }
            Self::HouseDeck => say("cry-house-deck", &[]),
            Self::Round(round) => say("cry-round", &[("round", (*round).into())]),
            Self::Caravan(seat, faces) => say("cry-caravan", &[who(seat), throw(words, faces)]),
            Self::Rerolled(seat, faces) => {
                let favours = things::favours(words, Purse::REROLL.favours);
                say("cry-rerolled", &[who(seat), ("price", favours.into()), throw(words, faces)])
            }
            Self::Adjusted { seat, from, to } => {
                let favours = things::favours(words, Purse::STEP.favours);
                let (from, to) = (words::pips(words, *from), words::pips(words, *to));
                say("cry-adjusted", &[who(seat), ("price", favours.into()), ("from", from.into()), ("to", to.into())])
            }
            Self::Sold(seat, at) => say("cry-sold", &[who(seat), ("village", words::village(words, *at).into())]),
            Self::Tucked(arrival) => say("cry-tucked", &arrival_args(words, *arrival)),
            Self::Placed(arrival) => say("cry-placed-free", &arrival_args(words, *arrival)),
            Self::Ninth(seat) => say("cry-ninth", &[who(seat), ("goal", Player::GOAL.into())]),
            Self::LastRound => say("cry-last-round", &[]),
            Self::Earned(seat, purse) => say("cry-earned", &[who(seat), ("purse", words::purse(words, *purse).into())]),
            Self::CaravanJoined(seat) => say("cry-caravan-joined", &[who(seat)]),
            Self::CaravanLost(seat) => say(
                "cry-caravan-lost",
                &[who(seat), ("most", things::dice(words, Player::MOST_CARAVANS.into()).into())],
            ),
            Self::CardGiven(seat) => say("cry-card-given", &[who(seat)]),
            Self::CardLost(seat) => say("cry-card-lost", &[who(seat)]),
            Self::Marketed(seat, dice) => {
                let favours = u16::try_from(*dice).unwrap_or(u16::MAX);
                let dice = things::dice(words, *dice);
                let favours = things::favours(words, favours);
                say("cry-marketed", &[who(seat), ("dice", dice.into()), ("favours", favours.into())])
            }
            Self::PlacementLost(seat, cards) => {
                say("cry-placement-lost", &[who(seat), ("cards", things::cards(words, *cards).into())])
            }
            Self::Bought(seat) => say("cry-bought", &[who(seat), price()]),
            Self::PassedOver(seats) => say("cry-passed-over", &[("who", things::seats(words, seats).into())]),
            Self::RowFilled(cards) => {
                let cards = u8::try_from(*cards).unwrap_or(u8::MAX);
                say("cry-row-filled", &[("cards", things::cards(words, cards).into())])
            }
            Self::Inexact(seat, count) => say("cry-inexact", &[who(seat), ("what", count.name().into())]),
            Self::Untold => say("cry-untold", &[]),
            Self::RollDue => say("cry-roll-due", &[]),
            Self::Sells(seat) => say("cry-sells", &[who(seat)]),
            Self::Places(seat, cards) => {
                say("cry-places", &[who(seat), ("cards", things::cards(words, *cards).into())])
            }
            Self::Buys(seat) => say("cry-buys", &[who(seat), price()]),
            Self::AllSell(seat) => say("cry-all-sell", &[who(seat)]),
            Self::AllBuy(seat) => say("cry-all-buy", &[who(seat), price()]),
            Self::RoundDone => say("cry-round-done", &[]),
            Self::VillagesOpen => say("cry-villages-open", &[]),
            Self::First(seat) => say("cry-first", &[who(seat)]),
            Self::Ended(rounds) => say("cry-over", &[("rounds", (*rounds).into())]),
            Self::Won(winners) => say("cry-won", &won_args(words, winners)),
            Self::Standing(ranked @ Ranked { purse: Some(purse), .. }) => {
                let purse = ("purse", words::purse(words, *purse).into());
                say("cry-standing", &[standing_args(words, ranked).as_slice(), &[purse]].concat())
            }
            Self::Standing(ranked) => say("cry-standing-cards", &standing_args(words, ranked)),
            Self::Undecided => say("cry-undecided", &[]),
            Self::Corrected(correction) => {
                say("cry-corrected", &[("what", words::correction(words, correction).into())])
            }
        }
    }

    fn headline(&self, words: &Words) -> String {
        let who = |seat: &Seat| ("who", words::seat(words, *seat).into());
        let of = |name: &str, seat: &Seat| words.with(name, &[who(seat)]);
        match self {
            Self::Opening { first: seat, row: _ } | Self::First(seat) => of("headline-first", seat),
            Self::HouseDeck => words.text("headline-house-deck"),
            Self::Round(round) => words.with("headline-round", &[("round", (*round).into())]),
            Self::Caravan(seat, faces) => {
                let dice = things::dice(words, faces.len());
                words.with("headline-has", &[who(seat), ("what", dice.into())])
            }
            Self::Rerolled(seat, _) => of("headline-rerolled", seat),
            Self::Adjusted { seat, from: _, to } => {
                words.with("headline-adjusted", &[who(seat), ("face", words::pips(words, *to).into())])
            }
            Self::Sold(_, at) => words.with("headline-sold", &[("village", words::village(words, *at).into())]),
            Self::Tucked(arrival) | Self::Placed(arrival) => {
                let race = words::race(words, arrival.cards);
                words.with("headline-has", &[who(&arrival.at.owner), ("what", race.into())])
            }
            Self::Ninth(seat) => of("headline-ninth", seat),
            Self::LastRound => words.text("headline-last-round"),
            Self::Earned(seat, _) => of("headline-earned", seat),
            Self::CaravanJoined(seat) => of("headline-caravan-joined", seat),
            Self::CaravanLost(seat) => of("headline-caravan-lost", seat),
            Self::CardGiven(seat) => of("headline-card-given", seat),
            Self::CardLost(_) => words.text("headline-card-lost"),
            Self::Marketed(seat, _) => of("headline-marketed", seat),
            Self::PlacementLost(seat, _) => of("headline-placement-lost", seat),
            Self::Bought(seat) => of("headline-bought", seat),
            Self::PassedOver(_) => words.text("headline-passed-over"),
            Self::RowFilled(_) => words.text("headline-row-filled"),
            Self::Inexact(seat, _) => of("headline-inexact", seat),
            Self::Untold => words.text("headline-untold"),
            Self::RollDue => words.text("phase-caravans"),
            Self::Sells(seat) => of("phase-sell", seat),
            Self::Places(seat, _) => of("phase-place", seat),
            Self::Buys(seat) => of("phase-spend", seat),
            Self::AllSell(_) => words.text("phase-all-sell"),
            Self::AllBuy(_) => words.text("phase-all-spend"),
            Self::RoundDone => words.text("phase-round-done"),
            Self::VillagesOpen => words.text("headline-villages-open"),
            Self::Ended(_) => words.text("phase-over"),
            Self::Won(winners) => match winners.seats.as_slice() {
                [winner] => of("headline-won", winner),
                _ => words.text("headline-shared"),
            },
            Self::Standing(ranked) => {
                words.with("headline-standing", &[("place", ranked.place.into()), who(&ranked.seat)])
            }
            Self::Undecided => words.text("unit-count"),
            Self::Corrected(_) => words.text("headline-corrected"),
        }
    }
}

/// An argument of a message: its name, and the value.
type Pair = (&'static str, FluentValue<'static>);

fn throw(words: &Words, faces: &[Face]) -> Pair {
    ("faces", words::throw(words, faces).into())
}

fn arrival_args(words: &Words, Arrival { at, stall, cards }: Arrival) -> [Pair; 4] {
    [
        ("who", words::seat(words, at.owner).into()),
        ("village", words::village(words, at).into()),
        ("face", words::pips(words, stall.number()).into()),
        ("race", words::race(words, cards).into()),
    ]
}

fn won_args(words: &Words, winners: &Winners) -> [Pair; 4] {
    let other = winners.before.map(|(_, other)| words::seat(words, other)).unwrap_or_default();
    [
        ("who", things::seats(words, &winners.seats).into()),
        ("cards", things::cards(words, winners.cards).into()),
        ("by", values::ahead(winners.before.map(|(by, _)| by))),
        ("other", other.into()),
    ]
}

fn standing_args(words: &Words, ranked: &Ranked) -> [Pair; 3] {
    [
        ("place", ranked.place.into()),
        ("who", words::seat(words, ranked.seat).into()),
        ("cards", things::cards(words, ranked.cards).into()),
    ]
}
