//! Orders that are refused, with all that is wrong with them.

use town_crier::games::dice_village::rules::{
    Base, Card, CardAt, ChangeReason, Correction, Face, Merchant, Order, Phase, PurchaseReason, Purse, Reason, Reward,
    RollReason, SaleReason, Seat, Side, Stall, Step, Table,
};

use crate::games::dice_village::kit::{
    at, correct, counted, follow, house, merchant, player, refused, roll, sell, until, with_purse,
};
use crate::tried::each;

fn rolled(dice: [&str; 2]) -> Table {
    let mut table = house(2, &[]);
    follow(&mut table, &roll(&dice));
    table
}

#[test]
fn each_phase_has_its_orders() {
    let mut table = house(2, &[]);
    let village = at(0, Base::OneSix);
    let stall = Stall::house(Side::Left, Merchant::all().next().expect("one"));
    let all = || {
        [
            roll(&["1111", "1111"]),
            Order::Reroll(Seat(0), vec![(0, Face::One)]),
            Order::Adjust(Seat(0), 0, Step::Up),
            sell(village, &[]),
            Order::Place(village, stall),
            Order::Buy(Card::Counted),
            Order::Done,
            Order::Close,
        ]
    };
    let allowed = |table: &Table| {
        let now = |order: &Order| refused_now(table, order);
        all().iter().map(|order| !now(order)).collect::<Vec<bool>>()
    };
    assert_eq!(allowed(&table), [true, false, false, false, false, false, false, false]);
    follow(&mut table, &roll(&["1622", "1111"]));
    assert_eq!(allowed(&table), [false, true, true, true, false, false, true, false]);
    with_purse(&mut table, 0, 5, 0);
    until(&mut table, Phase::Spend(Seat(0)));
    assert_eq!(allowed(&table), [false, false, false, false, false, true, true, false]);
    until(&mut table, Phase::End);
    assert_eq!(allowed(&table), [false, false, false, false, false, false, false, true]);
}

/// Whether the order is refused because it is no time for it.
fn refused_now(table: &Table, order: &Order) -> bool {
    let reason = town_crier::games::dice_village::rules::decide(table, order).map_err(|refusal| refusal.reason);
    reason == Err(Reason::NotNow(table.phase()))
}

#[test]
fn a_roll_has_the_dice_of_everybody() {
    let table = counted(3);
    let reason = refused(&table, &roll(&["111", "11111"]));
    let expected =
        [RollReason::Players(2, 3), RollReason::Caravans(Seat(0), 3, 4), RollReason::Caravans(Seat(1), 5, 4)];
    assert_eq!(reason, Reason::Roll(expected.to_vec()));
}

#[test]
fn a_stall_without_its_number_is_named() {
    let table = rolled(["1122", "1111"]);
    let reason = refused(&table, &sell(at(1, Base::ThreeFour), &[]));
    assert_eq!(reason, Reason::Sale(vec![SaleReason::NoDie(Face::Three), SaleReason::NoDie(Face::Four)]));
}

#[test]
fn a_die_serves_one_stall() {
    let card = merchant(Side::Left, 1, Reward::OneCoin);
    let mut table = house(2, &[]);
    correct(&mut table, Correction::Card(card, CardAt::Hand(Seat(0))));
    follow(&mut table, &roll(&["1622", "1111"]));
    let reason = refused(&table, &sell(at(0, Base::OneSix), &[Stall::house(Side::Left, card)]));
    assert_eq!(reason, Reason::Sale(vec![SaleReason::NoDie(Face::One)]));
}

#[test]
fn the_village_of_another_cannot_be_expanded() {
    let card = merchant(Side::Left, 2, Reward::OneCoin);
    let mut table = house(2, &[]);
    correct(&mut table, Correction::Card(card, CardAt::Hand(Seat(0))));
    follow(&mut table, &roll(&["1622", "1111"]));
    let village = at(1, Base::OneSix);
    let reason = refused(&table, &sell(village, &[Stall::house(Side::Left, card)]));
    assert_eq!(reason, Reason::Sale(vec![SaleReason::NotYours(village)]));
}

#[test]
fn a_card_is_tucked_once_and_from_ones_own_hand() {
    let card = merchant(Side::Left, 2, Reward::OneCoin);
    let stall = Stall::house(Side::Left, card);
    let mut table = house(2, &[]);
    correct(&mut table, Correction::Card(card, CardAt::Hand(Seat(0))));
    follow(&mut table, &roll(&["1622", "1622"]));
    let village = at(0, Base::OneSix);
    let missing = Reason::Sale(vec![SaleReason::NoSuchCard(stall.keeper)]);
    assert_eq!(refused(&table, &sell(village, &[stall, stall])), missing);
    follow(&mut table, &Order::Done);
    assert_eq!(refused(&table, &sell(at(1, Base::OneSix), &[stall])), missing);
}

#[test]
fn all_that_is_wrong_with_a_sale_is_said_at_once() {
    let mut table = rolled(["1616", "1111"]);
    let village = at(1, Base::OneSix);
    follow(&mut table, &sell(village, &[]));
    let card = merchant(Side::Left, 2, Reward::OneCoin);
    let stall = Stall::house(Side::Left, card);
    let expected = [
        SaleReason::Closed(village),
        SaleReason::NotYours(village),
        SaleReason::NoSuchCard(stall.keeper),
        SaleReason::NoDie(Face::Two),
    ];
    assert_eq!(refused(&table, &sell(village, &[stall])), Reason::Sale(expected.to_vec()));
}

#[test]
fn a_seat_that_nobody_has_is_refused_everywhere() {
    let nobody = Seat(2);
    let table = rolled(["1616", "1111"]);
    let change = Reason::Change(vec![ChangeReason::NoSuchSeat(nobody)]);
    assert_eq!(refused(&table, &Order::Adjust(nobody, 0, Step::Up)), change);
    assert_eq!(refused(&table, &Order::Reroll(nobody, Vec::new())), change);
    let Reason::Sale(reasons) = refused(&table, &sell(at(2, Base::OneSix), &[])) else { panic!("a sale is refused") };
    assert_eq!(reasons, [SaleReason::NoSuchSeat(nobody)]);
}

#[test]
fn dice_are_rolled_again_once_each_in_their_order() {
    let table = rolled(["1616", "1111"]);
    let again = |dice: &[usize]| Order::Reroll(Seat(0), dice.iter().map(|die| (*die, Face::One)).collect());
    let cases = [
        (again(&[]), vec![ChangeReason::NoDice]),
        (again(&[1, 1]), vec![ChangeReason::DieOrder(1)]),
        (again(&[2, 1]), vec![ChangeReason::DieOrder(1)]),
        (again(&[4]), vec![ChangeReason::NoSuchDie(4)]),
        (again(&[3, 0, 9]), vec![ChangeReason::DieOrder(0), ChangeReason::NoSuchDie(9)]),
    ];
    each(cases, |(order, reasons)| {
        assert_eq!(refused(&table, &order), Reason::Change(reasons), "{order:?}");
    });
}

#[test]
fn placed_and_marketed_dice_stay_as_they_are() {
    let mut table = rolled(["1622", "1111"]);
    follow(&mut table, &sell(at(0, Base::OneSix), &[]));
    let placed = Reason::Change(vec![ChangeReason::DiePlaced(0)]);
    assert_eq!(refused(&table, &Order::Adjust(Seat(0), 0, Step::Up)), placed);
    follow(&mut table, &Order::Reroll(Seat(0), vec![(2, Face::Five)]));
    follow(&mut table, &Order::Done);
    let marketed = Reason::Change(vec![ChangeReason::DiePlaced(2)]);
    assert_eq!(refused(&table, &Order::Reroll(Seat(0), vec![(2, Face::Five)])), marketed);
}

#[test]
fn who_sells_later_may_change_dice_before() {
    let mut table = rolled(["1622", "1111"]);
    follow(&mut table, &Order::Reroll(Seat(1), vec![(0, Face::Two), (3, Face::Five)]));
    let faces: Vec<u8> = player(&table, 1).dice().iter().map(|die| die.face.value()).collect();
    assert_eq!(faces, [2, 1, 1, 5]);
    assert_eq!(player(&table, 1).purse().favours, 1);
}

#[test]
fn a_card_costs_five_coins_and_lies_in_the_row() {
    let mut table = rolled(["1111", "1111"]);
    with_purse(&mut table, 0, 5, 0);
    until(&mut table, Phase::Spend(Seat(0)));
    let hidden = table.pile().cards()[0];
    assert_eq!(refused(&table, &Order::Buy(hidden)), Reason::Purchase(vec![PurchaseReason::NoSuchCard(hidden)]));
    with_purse(&mut table, 0, 4, 0);
    assert_eq!(
        refused(&table, &Order::Buy(hidden)),
        Reason::Purchase(vec![PurchaseReason::NoSuchCard(hidden), PurchaseReason::Coins(5, 4)])
    );
}

#[test]
fn one_buys_as_many_as_one_can_pay_and_the_last_one_fills_the_row() {
    let mut table = rolled(["1111", "1111"]);
    with_purse(&mut table, 0, 22, 0);
    until(&mut table, Phase::Spend(Seat(0)));
    for left in [2, 1] {
        let card = table.row().cards()[0];
        follow(&mut table, &Order::Buy(card));
        assert_eq!(table.row().len(), left);
    }
    let card = table.row().cards()[0];
    follow(&mut table, &Order::Buy(card));
    assert_eq!(table.row().len(), 3);
    let card = table.row().cards()[0];
    follow(&mut table, &Order::Buy(card));
    assert_eq!(player(&table, 0).purse(), Purse { coins: 2, favours: 4 });
    assert_eq!(player(&table, 0).hand().len(), 4);
    assert_eq!(table.phase(), Phase::End);
    until(&mut table, Phase::Caravans);
    assert_eq!((table.row().len(), table.pile().len()), (3, 23));
}

#[test]
fn after_the_end_only_corrections_are_followed() {
    let mut table = counted(2);
    correct(&mut table, Correction::OnTable(Seat(0), 9));
    follow(&mut table, &roll(&["1111", "1111"]));
    until(&mut table, Phase::Over);
    for order in [Order::Done, Order::Close, roll(&["1111", "1111"]), sell(at(0, Base::OneSix), &[])] {
        assert_eq!(refused(&table, &order), Reason::NotNow(Phase::Over));
    }
    assert_eq!(table.next(), None);
    correct(&mut table, Correction::OnTable(Seat(1), 10));
}
