//! What a player of Troyes may propose from a phone: the own choices, and nothing that is the crier's.

use town_crier::chronicle::Choosing as _;
use town_crier::games::troyes::record::{DiceFrom, Draft};
use town_crier::games::troyes::rules::{Depth, Order, Troyes};
use town_crier::play::{Kind, PickId, Seat};
use town_crier::show::Proposal;

use super::{any_order, dealt, entered, open};
use crate::games::troyes::random::Chance;
use crate::tried;

/// Whatever is picked on a phone, an order comes of it only for the player who chooses, and only of those kinds; and the record follows
/// it. What is composed lies on the desk once it is proposed, and any other pick takes it back.
#[test]
fn only_the_own_choice_is_proposed() {
    let (mut laid, mut refused) = (0, 0);
    for seed in 0..u64::from(tried::times(8)) {
        let players = 2 + usize::try_from(seed % 3).expect("few");
        let mut record = open(if seed % 2 == 0 { dealt(players) } else { entered(players, Depth::Purses) });
        let (mut chance, mut game) = (Chance(seed + 90), Chance(seed));
        for _ in 0..120 {
            for seat in Seat::all().take(players) {
                let mut proposal = Proposal::<Troyes>::of(seat);
                let chooses = Troyes::chooser(&record) == Some(seat);
                for _ in 0..4 {
                    let menu = Troyes::menu(&record, &Draft::default());
                    let picks: Vec<(PickId, Kind)> =
                        menu.offered().map(|item| (PickId::of(&item.pick), item.kind)).collect();
                    let Some(&(pick, kind)) = picks.get(chance.below(picks.len())) else { break };
                    let number = matches!(kind, Kind::Number { .. }).then_some(1);
                    let taken = proposal.pick(&record, pick, number);
                    assert!(!taken || chooses, "{seat:?} of {:?}", record.table().phase());
                    refused += usize::from(!taken);
                    assert_eq!(proposal.order(&record), None, "nobody has proposed it");
                }
                if !proposal.pick(&record, PickId::PROPOSE, None) {
                    continue;
                }
                let Some(ask) = proposal.order(&record) else { panic!("it lies on the desk") };
                let order = record.complete(ask.clone());
                let is_own = matches!(
                    order,
                    Order::Settle(_) | Order::Counter { .. } | Order::Spend(_) | Order::Act(_) | Order::Aim { .. }
                );
                assert!(chooses && is_own, "{order:?}");
                assert!(record.opening().dice == DiceFrom::Entered || record.clone().ask(ask).is_ok(), "{order:?}");
                laid += 1;
                assert!(!proposal.pick(&record, PickId::PROPOSE, None), "it lies there already");
            }
            let Some(order) = any_order(&record, &mut game) else { break };
            record.order(order).expect("it is on offer");
        }
    }
    assert!(laid > 40 && refused > 200, "{laid} proposed, {refused} refused");
}
