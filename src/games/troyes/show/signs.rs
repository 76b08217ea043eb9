//! Cries in drawings, for cards; and what is remarkable about an order.

use super::drawn::{self, Subject};
use crate::crier::voice::Bell;
use crate::games::troyes::rules::{BlackDice, Dice, Events, Happening, Owner, Troyes};
use crate::games::troyes::words::Cry;
use crate::play::Transition;
use crate::show::{Sign, Surprise, SurpriseArg};

/// The fewest black dice countered at once, equal dice in a district, and cubes of one player alone on an event, that are
/// remarkable.
const MANY: usize = 4;
const MANY_BLACK: usize = 3;

/// Returns a cry in drawings: whose it is, and what it is about.
pub(super) fn signs(cry: &Cry) -> Vec<Sign> {
    subjects(cry).into_iter().map(|subject| Sign::Sprites(drawn::stack(subject))).collect()
}

fn subjects(cry: &Cry) -> Vec<Subject> {
    let seat = |seat| Subject::Owner(Owner::Seat(seat));
    match cry {
        Cry::Opening(start, _) | Cry::Start(start) => vec![seat(*start)],
        Cry::Settles(of, _)
        | Cry::Short(of, _)
        | Cry::Faces(of, _)
        | Cry::Countered { seat: of, .. }
        | Cry::Uncountered(of, ..)
        | Cry::Rerolled(of, ..)
        | Cry::TurnedOver(of, ..)
        | Cry::Recruited(of, _)
        | Cry::Bought(of, _)
        | Cry::Farmed(of)
        | Cry::Unsaid(of)
        | Cry::Shot(of, ..)
        | Cry::Gained(of, _)
        | Cry::Pays(of, _)
        | Cry::Lost(of, _)
        | Cry::Acts(of)
        | Cry::Aims(of, _)
        | Cry::Passed(of)
        | Cry::Inexact(of, _)
        | Cry::Standing(_, of, _) => vec![seat(*of)],
        Cry::Settled(of, building) => vec![seat(*of), Subject::Building(*building)],
        Cry::Placed(owner, building) | Cry::Expelled(owner, building) => {
            vec![Subject::Owner(*owner), Subject::Building(*building)]
        }
        Cry::Filled(filled) => {
            let buildings = filled.iter().map(|(building, _)| Subject::Building(*building));
            std::iter::once(Subject::Owner(Owner::Gray)).chain(buildings).collect()
        }
        Cry::Revealed(cards) => cards.values().map(|card| Subject::Activity(*card)).collect(),
        Cry::Does(card, _) => vec![Subject::Activity(*card)],
        Cry::Rolled(owner, dice) => {
            let dice = dice.iter().map(|die| Subject::Die(die.color, die.face));
            std::iter::once(Subject::Owner(*owner)).chain(dice).collect()
        }
        Cry::Entered(event, ..)
        | Cry::Calls(event, _)
        | Cry::CallsRed(event)
        | Cry::Took(event, _)
        | Cry::EventDie(event, _)
        | Cry::Struck(event, _)
        | Cry::NoEffect(event, _)
        | Cry::Pushes(event) => vec![Subject::Event(*event)],
        Cry::Cubed(owner, event, _) | Cry::Uncubed(owner, event) => {
            vec![Subject::Owner(*owner), Subject::Event(*event)]
        }
        Cry::Built(owner, sites) => {
            std::iter::once(Subject::Owner(*owner)).chain(sites.iter().map(|site| Subject::Site(*site))).collect()
        }
        Cry::Unbuilt(owner, site) => vec![Subject::Owner(*owner), Subject::Site(*site)],
        Cry::Hired(of, card) | Cry::Used(of, card, _) | Cry::Stored(of, card, _) => {
            vec![seat(*of), Subject::Activity(*card)]
        }
        Cry::Beaten(event, _, taker) => {
            std::iter::once(Subject::Event(*event)).chain(taker.map(Subject::Owner)).collect()
        }
        Cry::Roy(_) => vec![Subject::Owner(Owner::Roy)],
        Cry::PassDeniers(seats) | Cry::Won(seats, _) => seats.iter().copied().map(seat).collect(),
        Cry::Home(owners) => owners.iter().map(|owner| Subject::Owner(*owner)).collect(),
        Cry::Shown(of, held) => {
            std::iter::once(seat(*of)).chain(held.iter().map(|held| Subject::Character(*held))).collect()
        }
        Cry::HouseFigures
        | Cry::Round(_)
        | Cry::LastRound
        | Cry::Paid(..)
        | Cry::NoCard(_)
        | Cry::Divided(..)
        | Cry::BlackRolled(_)
        | Cry::Thrown(_)
        | Cry::RoundDone
        | Cry::LastDone
        | Cry::Untold
        | Cry::Booked(_)
        | Cry::Corrected(_)
        | Cry::Over
        | Cry::Undecided => Vec::new(),
    }
}

/// Returns what is remarkable about an order, the rarest first.
pub(super) fn remarkable(told: Transition<'_, Troyes>) -> Vec<Surprise> {
    let surprise = |message, count: usize, bell| {
        let count = ("count", SurpriseArg::Number(u8::try_from(count).unwrap_or(u8::MAX)));
        Surprise { message, args: vec![count], bell }
    };
    let found = |happening: &Happening| {
        if let Happening::Black(BlackDice::Countered { black, .. }) = happening
            && black.len() >= MANY_BLACK
        {
            return Some(surprise("surprise-black", black.len(), Bell::Spared));
        }
        if let Happening::Dice(Dice::Rolled(_, dice)) = happening
            && dice.len() >= MANY
            && dice.iter().all(|die| dice.first().is_some_and(|first| first.face == die.face))
        {
            return Some(surprise("surprise-alike", dice.len(), Bell::Gong));
        }
        let Happening::Events(Events::Beaten(beaten)) = happening else { return None };
        let [(Owner::Seat(_), cubes)] = beaten.cubes.as_slice() else { return None };
        (usize::from(*cubes) >= MANY).then(|| surprise("surprise-alone", (*cubes).into(), Bell::Seal))
    };
    told.happenings.iter().filter_map(found).collect()
}
