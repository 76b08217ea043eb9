//! What an order throws away for good (`D 3.11` to `D 3.14`).

use proptest::prelude::*;
use town_crier::chronicle::Entry;
use town_crier::games::dice_village::rules::{
    Base, CardAt, Correction, Depth, DiceVillage, Forfeit, Free, Happening, Lost, Order, Phase, Reward, Seat, Side,
    Stall, Table,
};
use town_crier::play::Transition;

use crate::games::dice_village::kit::{
    at, correct, counted_to, follow, house, merchant, roll, sell, until, with_purse,
};
use crate::games::dice_village::random::{counted_games, house_games};
use crate::tried::config;

fn hand_to(table: &mut Table, seat: u8, side: Side, number: u8, reward: Reward) -> Stall {
    let card = merchant(side, number, reward);
    correct(table, Correction::Card(card, CardAt::Hand(Seat(seat))));
    Stall::house(side, card)
}

const PLACEMENT: Free = Free { placements: 1, ..Free::NOTHING };

#[test]
fn dice_that_fit_an_open_village_are_lost_to_the_market() {
    let mut table = house(2, &[]);
    follow(&mut table, &roll(&["1625", "1111"]));
    assert_eq!(table.lost_by(&Order::Done), Some(Lost::Sales(4)));
    follow(&mut table, &sell(at(0, Base::OneSix), &[]));
    assert_eq!(table.lost_by(&Order::Done), Some(Lost::Sales(2)));
    follow(&mut table, &sell(at(1, Base::TwoFive), &[]));
    assert_eq!(table.lost_by(&Order::Done), None, "no die is left");
    follow(&mut table, &Order::Done);
    assert_eq!(table.lost_by(&Order::Done), None, "no village fits, though favours could change the dice");
}

#[test]
fn coins_are_kept_and_so_never_lost() {
    let mut table = house(2, &[]);
    with_purse(&mut table, 0, 20, 2);
    follow(&mut table, &roll(&["2222", "1111"]));
    until(&mut table, Phase::Spend(Seat(0)));
    assert_eq!(table.lost_by(&Order::Done), None);
    until(&mut table, Phase::End);
    assert_eq!(table.lost_by(&Order::Close), None);
}

#[test]
fn a_placement_that_is_not_used_is_lost() {
    let mut table = house(2, &[]);
    let stall = hand_to(&mut table, 0, Side::Left, 2, Reward::FreePlacement);
    hand_to(&mut table, 0, Side::Left, 1, Reward::OneCoin);
    follow(&mut table, &roll(&["1623", "1111"]));
    follow(&mut table, &sell(at(0, Base::OneSix), &[stall]));
    assert_eq!(table.lost_by(&Order::Done), None, "it is placed after the sales");
    follow(&mut table, &Order::Done);
    assert_eq!(table.lost_by(&Order::Done), Some(Lost::Free(PLACEMENT)));
}

#[test]
fn a_sale_loses_what_it_gives_for_nothing() {
    let mut table = house(2, &[]);
    let placement = hand_to(&mut table, 0, Side::Left, 2, Reward::FreePlacement);
    let caravan = hand_to(&mut table, 1, Side::Left, 6, Reward::FreeCaravan);
    correct(&mut table, Correction::Caravans(Seat(1), 6));
    follow(&mut table, &roll(&["1623", "166255"]));
    assert_eq!(table.lost_by(&sell(at(0, Base::OneSix), &[])), None);
    let sale = sell(at(0, Base::OneSix), &[placement]);
    assert_eq!(table.lost_by(&sale), Some(Lost::Free(PLACEMENT)), "no other card is in hand");
    follow(&mut table, &sale);
    assert_eq!(table.lost_by(&Order::Done), None, "it is lost already");
    follow(&mut table, &Order::Done);
    let seventh = Lost::Free(Free { caravans: 1, ..Free::NOTHING });
    assert_eq!(table.lost_by(&sell(at(1, Base::OneSix), &[caravan])), Some(seventh));
    assert_eq!(table.lost_by(&sell(at(0, Base::OneSix), &[])), None, "what is refused loses nothing");
}

#[test]
fn a_placement_without_an_open_village_of_ones_own_is_lost() {
    for (villages, lost) in
        [(&[Base::TwoFive][..], None), (&[Base::TwoFive, Base::ThreeFour], Some(Lost::Free(PLACEMENT)))]
    {
        let mut table = house(2, &[]);
        let stall = hand_to(&mut table, 1, Side::Left, 2, Reward::FreePlacement);
        hand_to(&mut table, 1, Side::Left, 1, Reward::OneCoin);
        follow(&mut table, &roll(&["2534", "1623"]));
        for base in villages {
            follow(&mut table, &sell(at(1, *base), &[]));
        }
        follow(&mut table, &Order::Done);
        assert_eq!(table.lost_by(&sell(at(1, Base::OneSix), &[stall])), lost, "{villages:?}");
    }
}

#[test]
fn with_the_box_a_sale_is_lost_alike() {
    let mut table = counted_to(Depth::Sales, 2);
    follow(&mut table, &roll(&["1625", "1111"]));
    assert_eq!(table.lost_by(&Order::Done), Some(Lost::Sales(4)));
}

/// What the turn's sales give for nothing if they are over now, however cards are placed.
fn wasted(table: &Table) -> Free {
    let (mut table, mut lost, mut next) = (table.clone(), Free::NOTHING, Order::Done);
    let seat = table.active();
    loop {
        let entry = Entry::<DiceVillage>::follow(&table, next).expect("it can be");
        for happening in &entry.happenings {
            match happening {
                Happening::Forfeit(_, Forfeit::Card) => lost.cards += 1,
                Happening::Forfeit(_, Forfeit::Caravan) => lost.caravans += 1,
                Happening::Forfeit(_, Forfeit::Placements(placements)) => lost.placements += placements,
                _ => {}
            }
        }
        table = entry.table;
        match table.placements_on_offer().first() {
            Some((at, stall)) if table.active() == seat => next = Order::Place(*at, *stall),
            _ => return lost,
        }
    }
}

proptest! {
    #![proptest_config(config(48))]

    #[test]
    fn a_sale_loses_just_what_the_end_of_the_turn_then_tells_as_lost(game in prop_oneof![house_games(), counted_games()]) {
        game.play(|Transition { before, after, .. }, order| {
            if matches!(order, Order::Sell(_)) {
                let (then, now) = (wasted(after), wasted(before));
                let lost = Free {
                    cards: then.cards - now.cards,
                    caravans: then.caravans - now.caravans,
                    placements: then.placements - now.placements,
                };
                prop_assert_eq!(before.lost_by(order), (lost != Free::NOTHING).then_some(Lost::Free(lost)));
            }
            Ok(())
        })?;
    }
}
