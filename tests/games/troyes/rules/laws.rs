//! What holds in every game, whatever is ordered.

use std::cell::RefCell;
use std::collections::HashSet;

use proptest::prelude::*;
use proptest::test_runner::{TestCaseResult, TestRunner};
use town_crier::games::troyes::rules::{
    Act, BlackStep, Building, Citizens, DieAt, EndStep, EventStep, Good, Happening, Lies, Order, Owner, Phase, Purse,
    Reason, Round, Setup, Table, Target, Troyes, TurnStep, apply, decide,
};
use town_crier::play::Game as _;

use crate::games::troyes::kit::apply_all;
use crate::games::troyes::random::{Chance, correction, next, purpose, setup};
use crate::tried::config;

/// More orders than any game takes.
const ORDERS: usize = 2_000;

/// Tries a law on every table of whole games.
fn always(cases: u32, law: impl Fn(&Table, &mut Chance) -> TestCaseResult) {
    let run = TestRunner::new(config(cases)).run(&any::<u64>(), |seed| {
        let mut chance = Chance(seed);
        let mut table = Table::open(setup(&mut chance)).expect("a sound setup");
        for _ in 0..ORDERS {
            law(&table, &mut chance)?;
            // A citizen too many at the first placement leaves no space for others; people see that.
            if chance.once_in(50) && !matches!(table.phase(), Phase::Settle(_)) {
                let order = Order::Correct(correction(&table, &mut chance));
                if let Ok(told) = decide(&table, &order) {
                    apply_all(&mut table, &told);
                    law(&table, &mut chance)?;
                }
            }
            let Some(order) = next(&table, &mut chance) else { break };
            match decide(&table, &order) {
                Ok(told) => apply_all(&mut table, &told),
                Err(refusal) => return Err(TestCaseError::fail(format!("{refusal:?} at {:?}", table.phase()))),
            }
        }
        prop_assert_eq!(table.phase(), Phase::End(EndStep::Over), "every game ends");
        prop_assert!(Troyes::steps(&table).is_over());
        Ok(())
    });
    run.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn what_is_counted_fits_the_box() {
    always(160, |table, _| {
        for (owner, _) in table.square().iter() {
            let most = if owner == Owner::Gray { Setup::GRAY } else { Setup::CITIZENS };
            prop_assert!(table.citizens(owner) <= most, "{:?} {}", owner, table.citizens(owner));
        }
        for building in Building::ALL {
            prop_assert!(table.crowd(building) <= Building::SPACES);
        }
        for in_play in table.queue() {
            if let Some(banners) = table.book().events[in_play.event].banners.get() {
                prop_assert!(in_play.cubes.len() < usize::from(banners), "a covered event is no more: {:?}", in_play);
            }
        }
        prop_assert_eq!(table.queue()[0].event, town_crier::games::troyes::rules::Event::Marauding);
        let queued: HashSet<_> = table.queue().iter().map(|in_play| in_play.event).collect();
        prop_assert_eq!(queued.len(), table.queue().len());
        for (seat, player) in table.players() {
            prop_assert!(player.purse().has(Good::Influence) <= Purse::MOST_INFLUENCE);
            let hired =
                table.works().iter().map(|work| work.tradesmen.iter().filter(|one| **one == Some(seat)).count());
            prop_assert!(hired.max().unwrap_or_default() <= 1);
            prop_assert!(player.won().iter().all(|event| table.in_play(*event).is_none()));
        }
        Ok(())
    });
}

/// Without corrections: each die was rolled for a citizen, and lies in the square, or was used, or countered.
#[test]
fn no_die_is_lost() {
    always(60, |table, chance| {
        let Some(order) = next(table, chance) else { return Ok(()) };
        let told = decide(table, &order).expect("an order that is offered");
        let mut after = table.clone();
        let dice = |table: &Table| {
            [Lies::Square, Lies::Used, Lies::Countered].map(|lies| table.dice_that(lies)).iter().sum::<usize>()
        };
        if let Order::Workforce(_) = order {
            apply_all(&mut after, &told);
            let standing: u8 = Building::ALL.map(|building| table.crowd(building)).iter().sum();
            prop_assert_eq!(dice(&after), usize::from(standing));
        } else {
            let all = dice(table);
            for happening in &told {
                apply(&mut after, happening);
                let closed = matches!(happening, Happening::Round(Round::Cleared)) || dice(&after) == 0;
                prop_assert!(dice(&after) == all || closed, "{:?}", happening);
            }
        }
        Ok(())
    });
}

/// Every event of the queue takes effect once a round, from left to right, whatever leaves it meanwhile (`T 7.3`, `T 14.3`).
#[test]
fn every_queue_is_finished() {
    let waiting = RefCell::new(Vec::new());
    always(60, |table, _| {
        let mut waiting = waiting.borrow_mut();
        match table.phase() {
            Phase::Event(EventStep::Resolve(0)) if waiting.is_empty() => {
                *waiting = table.queue().iter().map(|in_play| in_play.event).collect();
            }
            // The order before was refused, or corrected something.
            Phase::Event(EventStep::Resolve(_) | EventStep::Push(..)) => {
                let event = table.resolving().expect("an event");
                while waiting.first() != Some(&event) {
                    prop_assert!(!waiting.is_empty(), "{:?} takes effect twice", event);
                    waiting.remove(0);
                    prop_assert!(waiting.first() == Some(&event), "one was left out before {:?}", event);
                }
            }
            Phase::Black(BlackStep::Roll) | Phase::Turn(TurnStep::Act(_)) | Phase::End(EndStep::Close) => {
                prop_assert!(waiting.len() <= 1, "{:?} took no effect", waiting);
                waiting.clear();
            }
            _ => {}
        }
        Ok(())
    });
}

/// Citizens only move: none is lost, and none comes but by recruiting and from the gray ones.
#[test]
fn no_citizen_is_lost() {
    always(60, |table, chance| {
        let Some(order) = next(table, chance) else { return Ok(()) };
        let mut after = table.clone();
        for happening in decide(table, &order).expect("an order that is offered") {
            let before: Vec<u8> = after.square().iter().map(|(owner, _)| after.citizens(owner)).collect();
            apply(&mut after, &happening);
            let now: Vec<u8> = after.square().iter().map(|(owner, _)| after.citizens(owner)).collect();
            let is_gray = now.split_last().map(|(_, seats)| seats) == before.split_last().map(|(_, seats)| seats);
            let recruits = matches!(happening, Happening::Citizens(Citizens::Recruited(_)));
            prop_assert!(is_gray || recruits, "{:?}: {:?} to {:?}", happening, before, now);
        }
        Ok(())
    });
}

/// The happenings of an order, applied one by one, are what it decided; and an order changes something.
#[test]
fn an_order_changes_the_table() {
    always(40, |table, chance| {
        let Some(order) = next(table, chance) else { return Ok(()) };
        let told = decide(table, &order).expect("an order that is offered");
        let mut after = table.clone();
        apply_all(&mut after, &told);
        prop_assert!(after != *table, "{:?} changes nothing", order);
        prop_assert_eq!(decide(table, &order).expect("the same again"), told);
        Ok(())
    });
}

/// Offered is accepted, and what is not offered is refused, whatever is chosen further.
#[test]
fn what_is_offered_is_accepted_and_nothing_else() {
    always(60, |table, chance| {
        let Phase::Turn(TurnStep::Act(seat)) = table.phase() else { return Ok(()) };
        let mut picked: Vec<DieAt> = Vec::new();
        for _ in 0..=chance.below(3) {
            picked.extend(chance.of(&table.joining(&picked)));
        }
        let cards: Vec<_> = table.works().iter().map(|work| work.activity).collect();
        let cube = chance.of(&cards).filter(|_| chance.once_in(2));
        let Ok(group) = table.group(seat, &picked, cube) else {
            let act = Act { group: picked, cube, purpose: town_crier::games::troyes::rules::Purpose::Unsaid };
            prop_assert!(decide(table, &Order::Act(Box::new(act))).is_err());
            return Ok(());
        };
        for target in table.targets().collect::<Vec<Target>>() {
            match table.offer(seat, &group, target) {
                Ok(offer) => {
                    let Some(purpose) = purpose(table, chance, seat, target, &offer, &group) else {
                        return Err(TestCaseError::fail(format!("{target:?} cannot be taken: {offer:?}")));
                    };
                    let act = Order::Act(Box::new(Act { group: picked.clone(), cube, purpose }));
                    prop_assert!(decide(table, &act).is_ok(), "{:?}", decide(table, &act));
                }
                Err(reasons) => {
                    prop_assert!(!reasons.is_empty());
                    for act in any_way(table, chance, target, &picked, cube) {
                        let refused =
                            matches!(decide(table, &act), Err(refusal) if matches!(refusal.reason, Reason::Act(_)));
                        prop_assert!(refused, "{:?} is refused by the offer for {:?}", act, reasons);
                    }
                }
            }
        }
        Ok(())
    });
}

/// Ways to use a group for a target that is not offered.
fn any_way(
    table: &Table,
    chance: &mut Chance,
    target: Target,
    picked: &[DieAt],
    cube: Option<town_crier::games::troyes::rules::Activity>,
) -> Vec<Order> {
    use town_crier::games::troyes::rules::{Hire, Purpose, Uses};
    let origins = crate::games::troyes::random::origins(table);
    let purposes: Vec<Purpose> = match target {
        Target::Activity(card) => {
            let from = chance.of(&origins).expect("one");
            let hires = [None, Some(Hire { from, told: None })];
            let event = chance.of(table.queue().iter().map(|in_play| in_play.event).collect::<Vec<_>>().as_slice());
            let uses =
                [Uses::Times(1), Uses::Buildings(vec![Building::Palace]), Uses::Events(event.into_iter().collect())];
            let of =
                |hire: Option<Hire>| uses.clone().map(|uses| Purpose::Activity { card, hire, uses, told: Vec::new() });
            hires.into_iter().flat_map(of).collect()
        }
        Target::Cathedral => vec![Purpose::Cathedral],
        Target::Combat(event) => {
            [None, Some(1), Some(2)].map(|cubes| Purpose::Combat { event, cubes, told: None }).into()
        }
        Target::Citizen => {
            let outs = table.square().iter().map(|(owner, _)| Some(owner)).chain([None]);
            outs.flat_map(|out| origins.iter().map(move |from| Purpose::Citizen { from: *from, out })).collect()
        }
        Target::Agriculture => vec![Purpose::Agriculture],
        Target::Unsaid => vec![Purpose::Unsaid],
    };
    let act = |purpose| Order::Act(Box::new(Act { group: picked.to_vec(), cube, purpose }));
    purposes.into_iter().map(act).collect()
}
