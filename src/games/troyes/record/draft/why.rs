//! Why an item of the menu cannot be picked now, for whoever touches it.

use super::{ActPick, Draft, InputPick, Pick, SpendPick, preset};
use crate::games::troyes::record::Record;
use crate::games::troyes::rules::{ActReason, DieAt, Face, Order, Reason, Seat, Table, Target, Use, decide};

/// Returns what the rules have against that pick; nothing where they allow it, or where another pick is to come first.
pub(super) fn why(record: &Record, draft: &Draft, pick: Pick) -> Option<Reason> {
    let table = record.table();
    match pick {
        Pick::Input(InputPick::Settle(building)) => refused(table, &Order::Settle(building)),
        Pick::Input(InputPick::Enter(event)) => refused(table, &Order::Enter(event)),
        Pick::Act(pick) => {
            let reasons = acts(table, table.active()?, draft, pick);
            (!reasons.is_empty()).then_some(Reason::Act(reasons))
        }
        Pick::Spend(pick) => {
            let chosen = draft.spend.dice();
            let of = match (pick, chosen) {
                (SpendPick::Recruit, _) => Use::Recruit,
                (SpendPick::TurnOver, _) => Use::TurnOver(chosen.to_vec()),
                (SpendPick::Reroll, [die]) => Use::Reroll(*die, Face::One),
                (SpendPick::Reroll | SpendPick::Die(_) | SpendPick::Fell(_), _) => return None,
            };
            let reasons = table.against_use(table.spender()?, &of);
            (!reasons.is_empty()).then_some(Reason::Spend(reasons))
        }
        Pick::Input(_) | Pick::Mode(_) | Pick::Counter(_) | Pick::Fix(_) => None,
    }
}

fn refused(table: &Table, order: &Order) -> Option<Reason> {
    decide(table, order).err().map(|refusal| refusal.reason)
}

/// Returns what is against a part of an action.
fn acts(table: &Table, seat: Seat, draft: &Draft, pick: ActPick) -> Vec<ActReason> {
    let turn = &draft.turn;
    let used = |dice: &[DieAt], cube, target| match table.group(seat, dice, cube) {
        Ok(group) => table.offer(seat, &group, target).err().unwrap_or_default(),
        Err(reasons) => reasons,
    };
    match pick {
        ActPick::Die(at) => {
            let dice: Vec<DieAt> = turn.dice.iter().copied().chain([at]).collect();
            used(&dice, turn.cube, Target::Unsaid)
        }
        ActPick::Cube(cube) => used(&turn.dice, Some(cube), Target::Unsaid),
        ActPick::Target(target) if turn.dice.is_empty() || turn.preset => {
            preset::against(table, seat, turn.cube, target)
        }
        ActPick::Target(target) => used(&turn.dice, turn.cube, target),
        ActPick::Place(_)
        | ActPick::From(_)
        | ActPick::Out(_)
        | ActPick::Price
        | ActPick::Times
        | ActPick::Building(_)
        | ActPick::Event(_)
        | ActPick::Tell(_) => Vec::new(),
    }
}
