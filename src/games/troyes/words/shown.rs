//! The words on the screens beside the cries: dice, targets, the time in the game, and orders.

use super::{corrected, figures, things};
use crate::crier::{Arg, Words};
use crate::games::troyes::rules::{Die, DieAt, EndStep, Order, Origin, Owner, Phase, Seat, Table, Target, Use};

/// Returns what a die shows, as “red 4”.
#[must_use]
pub fn die(words: &Words, die: Die) -> String {
    words.with("die-shows", &[("color", die.color.name().into()), ("face", die.face.value().into())])
}

/// Returns a die of the round with its place, as “Anna, die 2: red 4”.
#[must_use]
pub fn die_at(words: &Words, table: &Table, at: DieAt) -> String {
    let shows = table.die(at).map(|die| self::die(words, die)).unwrap_or_default();
    let who = things::owner(words, at.owner);
    let args = [("who", who.into()), ("number", (u16::from(at.index) + 1).into()), ("die", shows.into())];
    words.with("die-at", &args)
}

/// Returns dice of the round, district by district, as “Anna: red 4, red 2, Gray: red 3”.
#[must_use]
pub fn dice_of(words: &Words, table: &Table, dice: &[DieAt]) -> String {
    let mut owners: Vec<Owner> = Vec::new();
    dice.iter().map(|at| at.owner).for_each(|owner| {
        if !owners.contains(&owner) {
            owners.push(owner);
        }
    });
    let of = |owner: Owner| {
        let of = dice.iter().filter(|at| at.owner == owner).filter_map(|at| table.die(*at));
        let shown: Vec<String> = of.map(|die| self::die(words, die)).collect();
        let args = [("who", things::owner(words, owner).into()), ("amount", shown.join(", ").into())];
        words.with("owner-amount", &args)
    };
    owners.into_iter().map(of).collect::<Vec<_>>().join(", ")
}

/// Returns an owner, as “Gray”, or “Nobody”.
#[must_use]
pub fn anybody(words: &Words, owner: Option<Owner>) -> String {
    owner.map_or_else(|| words.text("owner-nobody"), |owner| things::owner(words, owner))
}

/// Returns where a citizen comes from, as “Standing citizen: Palace”.
#[must_use]
pub fn origin(words: &Words, from: Origin) -> String {
    let building = |at| [("building", things::building(words, at).into())];
    match from {
        Origin::Supply => words.text("origin-supply"),
        Origin::Standing(at) => words.with("origin-standing", &building(at)),
        Origin::Lying(at) => words.with("origin-lying", &building(at)),
        Origin::Tradesman(card) => words.with("origin-tradesman", &[("card", things::activity(words, card).into())]),
    }
}

/// Returns what dice can be for, as “Merchant” or “Place a citizen”.
#[must_use]
pub fn target(words: &Words, target: Target) -> String {
    match target {
        Target::Activity(card) => things::activity(words, card),
        Target::Cathedral => words.text("target-cathedral"),
        Target::Combat(event) => things::event(words, event),
        Target::Citizen => words.text("target-citizen"),
        Target::Agriculture => words.text("target-agriculture"),
        Target::Unsaid => words.text("target-unsaid"),
    }
}

/// Returns the time in the game, as “Round 2 of 6”.
#[must_use]
pub fn round(words: &Words, table: &Table) -> String {
    match table.phase() {
        Phase::Settle(_) => words.text("round-before"),
        phase @ Phase::End(EndStep::Show | EndStep::Over) => things::phase(words, table, phase),
        Phase::Upkeep(_)
        | Phase::Event(_)
        | Phase::Black(_)
        | Phase::Turn(_)
        | Phase::Roy(_)
        | Phase::End(EndStep::Close) => {
            words.with("round-of", &[("round", table.round().into()), ("rounds", table.rounds().into())])
        }
    }
}

/// Returns an order, as “black dice of round 2”, given at that table.
#[must_use]
pub fn order(words: &Words, order: &Order, given: &Table) -> String {
    let of_round = |name| words.with(name, &[("round", given.round().into())]);
    let active = || who(words, given.active().unwrap_or(given.start()));
    let of_active = |name| words.with(name, &[active()]);
    let event = |name, event| words.with(name, &[("event", event)]);
    let resolving = || given.resolving().map(|event| things::event(words, event)).unwrap_or_default().into();
    match order {
        Order::Settle(at) => words.with("order-settle", &[active(), ("building", things::building(words, *at).into())]),
        Order::Reveal(_) => of_round("order-reveal"),
        Order::Pay { .. } => of_round("order-pay"),
        Order::Workforce(_) => of_round("order-workforce"),
        Order::Enter(entered) => event("order-enter", things::event(words, *entered).into()),
        Order::Call(called) => words.with("order-call", &[("color", things::color(words, called.color()).into())]),
        Order::Resolve(_) => event("order-resolve", resolving()),
        Order::RollEvent(_) => event("order-roll-event", resolving()),
        Order::Push(out) => words.with("order-push", &[("who", anybody(words, *out).into())]),
        Order::RollBlack(_) => of_round("order-roll-black"),
        Order::Counter { .. } => of_active("order-counter"),
        Order::GiveWay => of_active("order-give-way"),
        Order::Spend(Use::Reroll(..)) => of_active("order-reroll"),
        Order::Spend(Use::Recruit) => of_active("order-recruit"),
        Order::Spend(Use::TurnOver(_)) => of_active("order-turn-over"),
        Order::Act(act) => {
            words.with("order-act", &[active(), ("what", target(words, Target::of(&act.purpose)).into())])
        }
        Order::Shoot(_) => of_active("order-shoot"),
        Order::Aim { .. } => of_active("order-aim"),
        Order::Pass => of_active("order-pass"),
        Order::Close => of_round("order-close"),
        Order::Show(_) => words.text("order-show"),
        Order::Roy(_) => things::phase(words, given, given.phase()),
        Order::Book(page) => words.with("order-book", &[("card", figures::card(words, page).into())]),
        Order::Correct(what) => words.with("order-correct", &[("what", corrected::correction(words, what).into())]),
    }
}

fn who(words: &Words, seat: Seat) -> Arg {
    ("who", things::seat(words, seat).into())
}
