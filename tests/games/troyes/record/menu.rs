//! The menu of Troyes: whatever it offers, the rules accept, and whatever they accept, it offers.

use town_crier::chronicle::Choosing as _;
use town_crier::games::troyes::record::{
    ActPick, Draft, InputPick, Next, Pick, Record, SpendPick, bot_order, deal_bots,
};
use town_crier::games::troyes::rules::{
    Act, Depth, DieAt, Order, Owner, Phase, Purpose, Target, Troyes, TurnStep, decide,
};
use town_crier::play::{Ask, Place, State};

use super::pressed::{Pressed, made, plain};
use super::{any_order, dealt, entered, open};
use crate::chronicle::choosing::Picking;
use crate::games::troyes::random::{Chance, next};
use crate::tried;

/// The next right thing, or what people threw and drew.
fn go_on(record: &Record, chance: &mut Chance) -> Option<Ask<Troyes>> {
    match record.next() {
        Next::Order(ask) | Next::Choose(ask) => Some(ask),
        Next::Pick | Next::Enter => any_order(record, chance).map(Ask::Order),
        Next::Over => None,
    }
}

#[test]
fn whatever_is_offered_is_accepted() {
    for seed in 0..tried::times(24).into() {
        let players = 2 + usize::try_from(seed % 3).expect("few");
        let depth = [Depth::Purses, Depth::Deeds, Depth::Dice][usize::try_from(seed / 3 % 3).expect("few")];
        let opening = if seed % 2 == 0 { dealt(players) } else { entered(players, depth) };
        let mut game = Picking::<Troyes>::new(open(opening), seed);
        let mut chance = Chance(seed);
        for _ in 0..160 {
            no_pick_stands_twice(&game.record, &game.draft);
            what_cannot_be_picked_says_why(&game.record, &game.draft);
            let corrects =
                |ask: &Ask<Troyes>| matches!(ask, Ask::Order(Order::Correct(_) | Order::Close | Order::Pass));
            let picked = game.picked(16).filter(|ask| !corrects(ask) || chance.once_in(4));
            let Some(ask) = picked.or_else(|| go_on(&game.record, &mut chance)) else { break };
            game.give(ask);
        }
    }
}

#[track_caller]
fn no_pick_stands_twice(record: &Record, draft: &Draft) {
    let menu = Troyes::menu(record, draft);
    let picks: Vec<Pick> = menu.items().map(|(_, item)| item.pick).collect();
    for (at, pick) in picks.iter().enumerate() {
        assert!(!picks[..at].contains(pick), "{pick:?}");
    }
}

/// Whoever touches a die, a deed or a use of influence that is faint is told why.
#[track_caller]
fn what_cannot_be_picked_says_why(record: &Record, draft: &Draft) {
    let menu = Troyes::menu(record, draft);
    for (_, item) in menu.items().filter(|(_, item)| item.state == State::Faint) {
        let asked = match item.pick {
            Pick::Act(ActPick::Die(_) | ActPick::Target(_) | ActPick::Cube(_))
            | Pick::Spend(SpendPick::Recruit | SpendPick::TurnOver)
            | Pick::Input(InputPick::Settle(_)) => true,
            Pick::Mode(_) | Pick::Input(_) | Pick::Counter(_) | Pick::Act(_) | Pick::Spend(_) | Pick::Fix(_) => false,
        };
        assert!(!asked || Troyes::why(record, draft, item.pick).is_some(), "{:?} of {draft:?}", item.pick);
    }
}

/// Whoever says first what to do gets the own dice that do most with it, and pays nobody; where these do nothing, the cheapest of all.
/// Other dice are picked as before.
#[test]
fn a_deed_begins_with_the_own_dice() {
    let (mut whole, mut fewer, mut bought) = (0, 0, 0);
    for record in acting(3, 8) {
        let (table, seat) = (record.table(), record.table().active().expect("somebody acts"));
        for target in table.targets() {
            let (mut pressed, pick) = (Pressed::new(&record), Pick::Act(ActPick::Target(target)));
            if pressed.state(pick) != Some(State::Free) {
                continue;
            }
            pressed.press(pick);
            let dice = pressed.draft.turn.dice().to_vec();
            whole += usize::from(pressed.drafted().is_some());
            let is_own = |at: &DieAt| at.owner == Owner::Seat(seat);
            let price = |dice: &[DieAt]| {
                let group = table.group(seat, dice, None).ok()?;
                table.offer(seat, &group, target).ok().map(|offer| offer.price)
            };
            if !dice.iter().all(is_own) {
                let alone = table.free_dice().filter_map(|(at, _)| Some((is_own(&at), price(&[at])?)));
                let alone: Vec<(bool, u16)> = alone.collect();
                assert!(alone.iter().all(|(own, _)| !own), "an own die does it: {target:?} with {dice:?}");
                assert!(alone.iter().all(|(_, other)| price(&dice) <= Some(*other)), "{target:?} with {dice:?}");
                bought += 1;
                continue;
            }
            if let (Some(group), [_, _, ..]) = (pressed.draft.turn.group(table, seat), dice.as_slice()) {
                assert_eq!(group.price(), 0);
                // One die less does less.
                let most = |dice: &[DieAt]| {
                    let group = table.group(seat, dice, None).ok()?;
                    table.offer(seat, &group, target).ok().map(|offer| offer.most)
                };
                let counts = most(&dice).is_some_and(|most| most > 0);
                assert!(!counts || most(&dice[..dice.len() - 1]) < most(&dice), "{target:?} with {dice:?}");
                fewer += usize::from(counts);
            }
            // Another deed has dice of its own, and what was picked by hand stays.
            pressed.press(Pick::Act(ActPick::Target(Target::Unsaid)));
            assert!(pressed.draft.turn.dice().is_empty());
            let (by_hand, _) = table.free_dice().next().expect("a die");
            pressed.press(Pick::Act(ActPick::Die(by_hand)));
            pressed.press(Pick::Act(ActPick::Target(Target::Unsaid)));
            assert_eq!(pressed.draft.turn.dice(), [by_hand]);
        }
    }
    assert!(whole > 20 && fewer > 5 && bought > 5, "{whole}, {fewer} and {bought}");
}

/// Half of all that bots do takes three presses at most: its dice, what they are for, and the one key.
#[test]
fn a_plain_deed_takes_three_presses() {
    let mut taps: Vec<usize> = Vec::new();
    for players in 2..=4 {
        for record in acting(players, 40) {
            let bots = deal_bots(&record.opening().code);
            if let Some(Ask::Order(Order::Act(act))) = bot_order(&record.opening().code, &bots, record.table()) {
                taps.push(super::pressed::taps(&record, &act));
            }
        }
    }
    taps.sort_unstable();
    assert!(taps[taps.len() / 2] <= 3, "{taps:?}");
    assert!(taps.iter().filter(|taps| **taps <= 5).count() * 20 > taps.len() * 19, "{taps:?}");
}

/// The games of bots at the first tables at which somebody acts.
fn acting(players: usize, most: usize) -> Vec<Record> {
    let mut record = open(dealt(players));
    let bots = deal_bots(&record.opening().code);
    let mut found = Vec::new();
    while found.len() < most {
        if matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))) {
            found.push(record.clone());
        }
        let chosen = bot_order(&record.opening().code, &bots, record.table());
        let Some(ask) = chosen.or_else(|| go_on(&record, &mut Chance(1))) else { break };
        record.ask(ask).expect("a bot's order is followed");
    }
    found
}

/// Whether the menu has a way to it: the one key gives the next right thing, and a card book has a screen of its own.
fn is_picked(record: &Record, order: &Order) -> bool {
    let next = match record.next() {
        Next::Order(ask) | Next::Choose(ask) => Some(record.complete(ask)),
        Next::Pick | Next::Enter | Next::Over => None,
    };
    let beside = matches!(order, Order::Close | Order::Pass | Order::GiveWay | Order::Show(_) | Order::Book(_));
    // Where a group tells only its dice, nobody is asked what they are for.
    let unsaid = record.table().depth() == Depth::Dice
        && matches!(order, Order::Act(act) if act.purpose != Purpose::Unsaid || act.cube.is_some());
    next.as_ref() != Some(order) && !beside && !unsaid
}

#[test]
fn whatever_the_rules_accept_is_offered() {
    let mut tried = [0; 2];
    for seed in 0..u64::from(tried::times(18)) {
        let players = 2 + usize::try_from(seed % 3).expect("few");
        let depth = [Depth::Purses, Depth::Deeds, Depth::Dice][usize::try_from(seed / 3 % 3).expect("few")];
        let mut record = open(if seed % 2 == 0 { dealt(players) } else { entered(players, depth) });
        let mut chance = Chance(seed);
        for _ in 0..200 {
            let Some(order) = any_order(&record, &mut chance) else { break };
            // No menu asks for a price beside its bounds, nor for what would change nothing.
            let asked = plain(record.table(), order.clone());
            if is_picked(&record, &asked) && decide(record.table(), &asked).is_ok() {
                let made = made(&record, &asked).map(|ask| plain(record.table(), record.complete(ask)));
                assert_eq!(made.as_ref(), Some(&asked), "{:?}", record.table().phase());
                tried[usize::from(matches!(asked, Order::Act(_)))] += 1;
            }
            record.order(order).expect("it is accepted");
        }
    }
    assert!(tried.iter().all(|tried| *tried > 100), "{tried:?}");
}

/// A plain deed is at most three picks: a die, what it is for, and who is pushed out.
#[test]
fn any_die_is_used_with_three_picks() {
    let mut record = open(dealt(4));
    let mut chance = Chance(3);
    while !matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))) {
        let order = match record.next() {
            Next::Order(ask) => record.complete(ask),
            _ => next(record.table(), &mut chance).expect("the game goes on"),
        };
        record.order(order).expect("it is on offer");
    }
    let table = record.table();
    let dice: Vec<_> = table.free_dice().map(|(at, _)| at).collect();
    for at in dice {
        let mut pressed = Pressed::new(&record);
        pressed.choose(Pick::Act(ActPick::Die(at)));
        for target in table.targets() {
            let pick = Pick::Act(ActPick::Target(target));
            if pressed.state(pick) != Some(State::Free) {
                continue;
            }
            pressed.press(pick);
            if pressed.drafted().is_none() {
                // The third is one of the details.
                let menu = Troyes::menu(&record, &pressed.draft);
                let third = menu.items().filter(|(place, item)| {
                    *place == Place::Lettered && matches!(item.pick, Pick::Act(ActPick::Out(_) | ActPick::Event(_)))
                });
                let third = third.filter(|(_, item)| item.state == State::Free).map(|(_, item)| item.pick).next();
                pressed.press(third.unwrap_or_else(|| panic!("{target:?} with {at:?} lacks something")));
            }
            assert!(pressed.drafted().is_some(), "{target:?} with {at:?}");
            if pressed.state(pick) == Some(State::Chosen) {
                pressed.press(pick);
            }
        }
        // “Just these dice” is always possible.
        pressed.press(Pick::Act(ActPick::Target(Target::Unsaid)));
        assert_eq!(pressed.drafted(), Some(Ask::Order(Order::Act(Box::new(Act::plain(vec![at], Purpose::Unsaid))))));
    }
}
