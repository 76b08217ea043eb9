//! The kind and the words of a cry: as sentences, and as the few words in very large letters.

use super::{Cry, corrected, effects, figures, things};
use crate::crier::Urgency::{Alarm, Call, Note};
use crate::crier::voice::Bell;
use crate::crier::{Announcement, Arg, CryKind, Words};
use crate::games::troyes::rules::{Color, Die, Event, Face, Good, NoEffect, Owner, Seat};

/// The headline of somebody and something.
const OF: &str = "headline-of";
/// The headline of something alone.
const WHAT: &str = "headline-what";

impl Announcement for Cry {
    fn kind(&self) -> CryKind {
        match self {
            Self::Opening(..) => {
                CryKind::rung(Call, Bell::Day, "cry-opening", "the game opens").headed("headline-start")
            }
            Self::HouseFigures => CryKind::silent(Note, "cry-house-figures", "figures of the house are used"),
            Self::Settles(_) => {
                CryKind::silent(Call, "cry-settles", "a player places a citizen").headed("headline-places")
            }
            Self::Settled(..) => CryKind::rung(Note, Bell::Tick, "cry-settled", "a citizen is placed").headed(OF),
            Self::Filled(_) => CryKind::silent(Note, "cry-filled", "gray citizens fill the buildings").headed(WHAT),
            Self::Round(_) => CryKind::rung(Call, Bell::Day, "cry-round", "a round begins"),
            Self::LastRound => CryKind::rung(Alarm, Bell::Warning, "cry-last-round", "the last round"),
            Self::Revealed(_) => CryKind::rung(Call, Bell::Flip, "cry-revealed", "activities come").headed(WHAT),
            Self::Paid(..) => CryKind::silent(Note, "cry-paid", "income and salaries").headed("phase-income"),
            Self::Short(..) => CryKind::silent(Note, "cry-short", "a player cannot pay all").headed(OF),
            Self::Rolled(..) => CryKind::rung(Note, Bell::Roll, "cry-rolled", "the dice of a district").headed(OF),
            Self::Entered(..) => {
                CryKind::rung(Call, Bell::Raid, "cry-entered", "an event comes").headed(WHAT).threatening()
            }
            Self::Calls(..) => CryKind::silent(Note, "cry-calls", "a red card calls another").headed(WHAT),
            Self::CallsRed(_) => CryKind::silent(Note, "cry-calls-red", "a second red card is called").headed(WHAT),
            Self::NoCard(_) => CryKind::silent(Note, "cry-no-card", "a deck is empty").headed(WHAT),
            Self::Took(..) => CryKind::silent(Note, "cry-took", "an event brings black dice").headed(WHAT),
            Self::EventDie(..) => CryKind::rung(Note, Bell::Roll, "cry-event-die", "the die of an event").headed(WHAT),
            Self::Struck(..) => CryKind::rung(Note, Bell::Strike, "cry-struck", "an event takes").headed(WHAT),
            Self::NoEffect(..) => {
                CryKind::rung(Note, Bell::Spared, "cry-no-effect", "an event has no effect").headed(WHAT)
            }
            Self::Cubed(..) => CryKind::rung(Note, Bell::Tick, "cry-cubed", "cubes on an event").headed(OF),
            Self::Uncubed(..) => CryKind::silent(Note, "cry-uncubed", "a cube leaves an event").headed(WHAT),
            Self::Built(..) => CryKind::rung(Note, Bell::Tick, "cry-built", "the Cathedral grows").headed(OF),
            Self::Unbuilt(..) => CryKind::silent(Note, "cry-unbuilt", "the Cathedral shrinks").headed(OF),
            Self::Placed(..) => CryKind::rung(Note, Bell::Tick, "cry-placed", "a citizen comes").headed(OF),
            Self::Expelled(..) => {
                CryKind::rung(Note, Bell::Cross, "cry-expelled", "a citizen is pushed out").headed(OF)
            }
            Self::BlackRolled(_) => {
                CryKind::rung(Call, Bell::DrumRoll, "cry-black-rolled", "the black dice").headed(WHAT)
            }
            Self::Faces(..) => CryKind::silent(Call, "cry-faces", "a player faces a black die").headed("phase-counter"),
            Self::Countered { .. } => {
                CryKind::rung(Note, Bell::Spared, "cry-countered", "black dice are countered").headed(OF)
            }
            Self::Uncountered(..) => {
                CryKind::rung(Note, Bell::Strike, "cry-uncountered", "a black die is not countered").headed(OF)
            }
            Self::Rerolled(..) => CryKind::rung(Note, Bell::Roll, "cry-rerolled", "a die is rolled again").headed(OF),
            Self::TurnedOver(..) => {
                CryKind::rung(Note, Bell::Flip, "cry-turned-over", "dice are turned over").headed(OF)
            }
            Self::Recruited(..) => CryKind::silent(Note, "cry-recruited", "a citizen is bought").headed(OF),
            Self::Bought(..) => CryKind::silent(Note, "cry-bought", "dice are paid for").headed(OF),
            Self::Hired(..) => CryKind::rung(Note, Bell::Flip, "cry-hired", "a tradesman is hired").headed(OF),
            Self::Used(..) => CryKind::silent(Call, "cry-used", "an activity is used").headed(OF),
            Self::Farmed(_) => CryKind::silent(Call, "cry-agriculture", "agriculture"),
            Self::Unsaid(_) => CryKind::silent(Call, "cry-unsaid", "dice are used"),
            Self::Stored(..) => CryKind::silent(Note, "cry-stored", "cubes on an activity").headed(OF),
            Self::Shot(..) => CryKind::rung(Note, Bell::Roll, "cry-shot", "dice for cubes").headed(OF),
            Self::Gained(..) => CryKind::silent(Note, "cry-gained", "what a player gains in all").headed(OF),
            Self::Lost(..) => CryKind::silent(Note, "cry-lost", "what a player pays in all").headed(OF),
            Self::Beaten(_, _, card_to) => {
                let cry = if card_to.is_some() { "cry-beaten" } else { "cry-beaten-nobody" };
                CryKind::rung(Call, Bell::Seal, cry, "an event is countered").headed(WHAT)
            }
            Self::Acts(_) => CryKind::silent(Call, "cry-acts", "a player's turn").headed("phase-act"),
            Self::Pushes(_) => CryKind::silent(Call, "cry-pushes", "who is pushed out?").headed("phase-push"),
            Self::Aims(..) => CryKind::silent(Call, "cry-aims", "a player chooses events").headed("phase-aim"),
            Self::Passed(_) => CryKind::silent(Call, "cry-passed", "a player passes").headed("headline-passes"),
            Self::PassDeniers(_) => CryKind::silent(Note, "cry-pass-deniers", "a denier for passing").headed(OF),
            Self::RoundDone => {
                CryKind::rung(Call, Bell::Gong, "cry-round-done", "the round is done").headed("phase-close")
            }
            Self::Home(_) => CryKind::silent(Note, "cry-home", "citizens go home"),
            Self::Start(_) => CryKind::silent(Call, "cry-start", "another start player"),
            Self::Inexact(..) => CryKind::silent(Note, "cry-inexact", "something was left unsaid").headed(OF),
            Self::Untold => CryKind::silent(Note, "cry-untold", "something was left unsaid"),
            Self::Booked(_) => CryKind::silent(Note, "cry-booked", "figures of a card").headed(WHAT),
            Self::Corrected(_) => CryKind::silent(Note, "cry-corrected", "a correction"),
            Self::Shown(..) => CryKind::rung(Call, Bell::Flip, "cry-shown", "a player's characters").headed(OF),
            Self::Over => CryKind::rung(Alarm, Bell::End, "cry-over", "the game ends").headed("phase-over"),
            Self::Won(seats, _) => {
                let cry = if seats.len() == 1 { "cry-won" } else { "cry-shared" };
                CryKind::rung(Call, Bell::Fanfare, cry, "who won").headed("headline-won")
            }
            Self::Standing(..) => CryKind::silent(Note, "cry-standing", "a player's place").headed(OF),
            Self::Undecided => CryKind::silent(Call, "cry-undecided", "who won is not known yet"),
        }
    }

    fn tells_result(&self) -> bool {
        matches!(self, Self::Won(..) | Self::Standing(..))
    }

    /// Whether the cry has a place of its own: everybody's dice lie in the picture.
    fn has_place(&self) -> bool {
        matches!(self, Self::Rolled(..))
    }

    fn args(&self, words: &Words) -> Vec<Arg> {
        let who = |seat: &Seat| ("who", things::seat(words, *seat).into());
        let of = |owner: &Owner| ("who", things::owner(words, *owner).into());
        let what = |text: String| ("what", text.into());
        let amount = |good, count: u16| things::amount(words, good, count);
        let event = |event: &Event| things::event(words, *event);
        match self {
            Self::Opening(seat, rounds) => vec![who(seat), ("rounds", (*rounds).into())],
            Self::Settled(seat, at) => {
                vec![who(seat), named("building", things::building(words, *at)), what(things::building(words, *at))]
            }
            Self::Placed(owner, at) | Self::Expelled(owner, at) => {
                vec![of(owner), named("building", things::building(words, *at)), what(things::building(words, *at))]
            }
            Self::Filled(filled) => {
                let part = |(at, gray): &(_, u8)| {
                    let who = ("who", things::building(words, *at).into());
                    words.with("owner-count", &[who, ("count", (*gray).into())])
                };
                let list = filled.iter().map(part).collect::<Vec<_>>().join(", ");
                vec![named("where", list.clone()), what(list)]
            }
            Self::Round(round) => vec![("round", (*round).into())],
            Self::Revealed(cards) => {
                let names = cards.values().map(|card| things::activity(words, *card)).collect::<Vec<_>>().join(", ");
                vec![named("cards", names.clone()), what(names)]
            }
            Self::Paid(income, salaries) => {
                let list =
                    amounts(words, salaries.iter().map(|(seat, paid)| (Owner::Seat(*seat), Good::Denier, *paid)));
                vec![named("income", amount(Good::Denier, *income)), named("list", list)]
            }
            Self::Short(seat, lost) => {
                let lost = amount(Good::Point, *lost);
                vec![who(seat), named("lost", lost.clone()), what(minus(&lost))]
            }
            Self::Rolled(owner, dice) => {
                let dice = rolled(words, dice);
                vec![of(owner), named("dice", dice.clone()), what(dice)]
            }
            Self::Entered(card, black) => {
                vec![named("event", event(card)), named("effect", menace(words, *card, *black)), what(event(card))]
            }
            Self::Calls(card, called) => {
                let color = things::color(words, called.color());
                vec![named("event", event(card)), named("color", color), what(event(card))]
            }
            Self::CallsRed(card) | Self::Pushes(card) => vec![named("event", event(card)), what(event(card))],
            Self::NoCard(called) => {
                let color = things::color(words, called.color());
                vec![named("color", color.clone()), what(color)]
            }
            Self::Took(card, dice) => {
                let dice = things::black(words, *dice);
                vec![named("event", event(card)), named("dice", dice.clone()), what(dice)]
            }
            Self::EventDie(card, face) => {
                vec![named("event", event(card)), ("face", face.value().into()), what(event(card))]
            }
            Self::Struck(card, lost) => {
                let lost = lost.iter().map(|(seat, good, lost)| (Owner::Seat(*seat), *good, *lost));
                vec![named("event", event(card)), named("list", amounts(words, lost)), what(event(card))]
            }
            Self::NoEffect(card, why) => {
                let why = words.with("effect-none", &[("why", no_effect(*why).into())]);
                vec![named("event", event(card)), named("why", why), what(event(card))]
            }
            Self::Cubed(owner, card, count) => {
                vec![of(owner), named("event", event(card)), ("count", (*count).into()), what(event(card))]
            }
            Self::Uncubed(owner, card) => vec![of(owner), named("event", event(card)), what(event(card))],
            Self::Built(owner, sites) => {
                let sites = things::faces(words, sites);
                vec![
                    of(owner),
                    named("sites", sites.clone()),
                    what(words.with("headline-sites", &[("sites", sites.into())])),
                ]
            }
            Self::Unbuilt(owner, site) => {
                let site = site.to_string();
                vec![
                    of(owner),
                    named("sites", site.clone()),
                    what(words.with("headline-sites", &[("sites", site.into())])),
                ]
            }
            Self::BlackRolled(faces) => {
                let faces = things::faces(words, faces);
                vec![named("faces", faces.clone()), what(faces)]
            }
            Self::Faces(seat, face) => vec![who(seat), ("face", face.value().into())],
            Self::Countered { seat, black, sum, influence } => {
                let gains = amount(Good::Influence, *influence);
                let faces = things::faces(words, black);
                vec![
                    who(seat),
                    named("faces", faces),
                    ("sum", (*sum).into()),
                    named("gains", gains.clone()),
                    what(gains),
                ]
            }
            Self::Uncountered(seat, face, lost) => {
                let lost = amount(Good::Point, *lost);
                vec![who(seat), ("face", face.value().into()), named("lost", lost.clone()), what(minus(&lost))]
            }
            Self::Rerolled(seat, price, face) => influence(words, *seat, *price, &[*face]),
            Self::TurnedOver(seat, price, faces) => influence(words, *seat, *price, faces),
            Self::Recruited(seat, price) => influence(words, *seat, *price, &[]),
            Self::Bought(seat, sellers) => {
                let list = amounts(words, sellers.iter().map(|(owner, price)| (*owner, Good::Denier, *price)));
                vec![who(seat), named("list", list.clone()), what(list)]
            }
            Self::Hired(seat, card) => {
                let card = things::activity(words, *card);
                vec![who(seat), named("card", card.clone()), what(card)]
            }
            Self::Used(seat, card, times) => {
                let card = things::activity(words, *card);
                vec![who(seat), named("card", card.clone()), ("times", (*times).into()), what(card)]
            }
            Self::Stored(seat, card, count) => {
                let card = things::activity(words, *card);
                vec![who(seat), named("card", card.clone()), ("count", (*count).into()), what(card)]
            }
            Self::Shot(seat, faces, hits) => {
                let faces = things::faces(words, faces);
                vec![who(seat), named("faces", faces.clone()), ("count", (*hits).into()), what(faces)]
            }
            Self::Gained(seat, goods) => {
                let goods = purse(words, goods);
                vec![who(seat), named("gains", goods.clone()), what(goods)]
            }
            Self::Lost(seat, goods) => {
                let goods = purse(words, goods);
                vec![who(seat), named("lost", goods.clone()), what(minus(&goods))]
            }
            Self::Beaten(card, rewards, card_to) => {
                let rewards = rewards.iter().map(|(seat, points)| (Owner::Seat(*seat), Good::Point, *points));
                let owner = card_to.map(|seat| named("owner", things::seat(words, seat)));
                let args = [named("event", event(card)), named("list", amounts(words, rewards)), what(event(card))];
                args.into_iter().chain(owner).collect()
            }
            Self::Aims(seat, count) => vec![who(seat), ("count", (*count).into())],
            Self::PassDeniers(seats) => {
                let one = amount(Good::Denier, 1);
                vec![named("who", things::seats(words, seats)), what(one)]
            }
            Self::Home(owners) => {
                let names: Vec<String> = owners.iter().map(|owner| things::owner(words, *owner)).collect();
                vec![named("list", names.join(", "))]
            }
            Self::Inexact(seat, count) => {
                vec![who(seat), what(words.with("count-name", &[("count", count.name().into())]))]
            }
            Self::Booked(page) => {
                let card = figures::card(words, page);
                vec![named("card", card.clone()), what(card)]
            }
            Self::Corrected(correction) => vec![what(corrected::correction(words, correction))],
            Self::Shown(seat, characters) => {
                let names: Vec<String> = characters.iter().map(|one| things::character(words, *one)).collect();
                let names = things::joined(words, &names);
                vec![who(seat), named("characters", names.clone()), what(names)]
            }
            Self::Won(seats, total) => vec![named("who", things::seats(words, seats)), points(words, *total)],
            Self::Standing(place, seat, total) => {
                let (_, points) = points(words, *total);
                vec![("place", (*place).into()), who(seat), ("points", points.clone()), ("what", points)]
            }
            Self::Settles(seat)
            | Self::Farmed(seat)
            | Self::Unsaid(seat)
            | Self::Acts(seat)
            | Self::Passed(seat)
            | Self::Start(seat) => vec![who(seat)],
            Self::HouseFigures | Self::LastRound | Self::RoundDone | Self::Untold | Self::Over | Self::Undecided => {
                Vec::new()
            }
        }
    }
}

fn named(name: &'static str, text: String) -> Arg {
    (name, text.into())
}

fn minus(amount: &str) -> String {
    format!("− {amount}")
}

/// Returns whose amounts they are, as “Anna: 3 deniers, Faye: 1 denier”.
fn amounts(words: &Words, amounts: impl Iterator<Item = (Owner, Good, u16)>) -> String {
    let part = |(owner, good, count)| {
        let args = [("who", things::owner(words, owner).into()), ("amount", things::amount(words, good, count).into())];
        words.with("owner-amount", &args)
    };
    let parts: Vec<String> = amounts.filter(|(_, _, count)| *count > 0).map(part).collect();
    if parts.is_empty() { words.text("nobody-gains") } else { parts.join(", ") }
}

fn purse(words: &Words, goods: &[(Good, u16)]) -> String {
    things::joined(words, &goods.iter().map(|(good, count)| things::amount(words, *good, *count)).collect::<Vec<_>>())
}

/// Returns the dice of a district, as “red dice: 4, white dice: 1 and 5”.
fn rolled(words: &Words, dice: &[Die]) -> String {
    let of = |color: Color| {
        let faces: Vec<Face> = dice.iter().filter(|die| die.color == color).map(|die| die.face).collect();
        let args = [("dice", things::dice(words, color).into()), ("faces", things::faces(words, &faces).into())];
        (!faces.is_empty()).then(|| words.with("amount-dice", &args))
    };
    let parts: Vec<String> = Color::ALL.into_iter().filter_map(of).collect();
    if parts.is_empty() { words.text("nobody-gains") } else { parts.join("; ") }
}

/// Returns what an event does each time: its effect, or its black dice.
fn menace(words: &Words, event: Event, black: Option<u8>) -> String {
    effects::threat(words, event).unwrap_or_else(|| things::black(words, black.unwrap_or_default()))
}

fn influence(words: &Words, seat: Seat, price: u16, faces: &[Face]) -> Vec<Arg> {
    let faces = things::faces(words, faces);
    let price = things::amount(words, Good::Influence, price);
    let what = if faces.is_empty() { price.clone() } else { faces.clone() };
    vec![named("who", things::seat(words, seat)), named("price", price), named("faces", faces), named("what", what)]
}

fn points(words: &Words, total: i32) -> Arg {
    ("points", words.with("amount", &[("good", Good::Point.name().into()), ("count", total.into())]).into())
}

/// Returns the name of a reason on which messages select.
const fn no_effect(why: NoEffect) -> &'static str {
    match why {
        NoEffect::AllGrayInPlay => "all-gray-in-play",
        NoEffect::LiesThere(_) => "lies-there",
        NoEffect::NoEvent => "no-event",
        NoEffect::CathedralFull => "cathedral-full",
        NoEffect::CathedralEmpty => "cathedral-empty",
        NoEffect::NoCubes => "no-cubes",
    }
}
