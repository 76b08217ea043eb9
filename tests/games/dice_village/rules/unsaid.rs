//! A group tells as much as it likes (`D 5.2`).

use town_crier::games::dice_village::rules::{
    Base, Card, Correction, Count, Face, Free, Happening, Income, Order, Phase, Purse, Reason, Sale, SaleReason, Seat,
    Side, Stall, Table, Told,
};

use crate::games::dice_village::kit::{
    at, correct, counted, follow, house, player, refused, roll, sell, tells, until, with_cards, with_purse,
};

fn rolled() -> Table {
    let mut table = counted(2);
    correct(&mut table, Correction::InHand(Seat(0), 2));
    follow(&mut table, &roll(&["1623", "1111"]));
    table
}

fn told(base: Base, told: Told) -> Order {
    Order::Sell(Box::new(Sale { told, ..Sale::plain(at(1, base)) }))
}

#[test]
fn a_game_can_be_played_by_its_dice_alone() {
    let mut table = counted(4);
    for round in 1..=5 {
        assert_eq!(table.round(), round);
        follow(&mut table, &roll(&["1234"; 4]));
        if round == 5 {
            with_cards(&mut table, 2, 9);
        }
        follow(&mut table, &Order::Close);
    }
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.first(), Seat(0));
}

#[test]
fn a_round_that_was_not_told_leaves_all_counts_inexact() {
    let mut table = rolled();
    follow(&mut table, &Order::Done);
    let happenings = follow(&mut table, &Order::Close);
    let inexact = |seat, count| tells(&happenings, &Happening::Inexact { seat: Seat(seat), count, asked: true });
    assert!(inexact(0, Count::Purse) && inexact(1, Count::Purse));
    assert!(inexact(0, Count::InHand) && inexact(1, Count::InHand));
    assert!(!inexact(0, Count::OnTable), "the first player's sales were told");
    assert!(inexact(1, Count::OnTable));
}

#[test]
fn purchases_that_were_not_told_leave_the_purses_that_could_pay_inexact() {
    let mut table = rolled();
    with_purse(&mut table, 0, 5, 2);
    until(&mut table, Phase::Spend(Seat(0)));
    let happenings = follow(&mut table, &Order::Close);
    let inexact: Vec<&Happening> =
        happenings.iter().filter(|happening| matches!(happening, Happening::Inexact { .. })).collect();
    let expected = [Count::Purse, Count::InHand].map(|count| Happening::Inexact { seat: Seat(0), count, asked: true });
    assert_eq!(inexact, [&expected[0], &expected[1]]);
}

#[test]
fn what_is_known_has_to_be_told() {
    let mut table = house(2, &[]);
    follow(&mut table, &roll(&["1623", "1111"]));
    assert_eq!(refused(&table, &Order::Close), Reason::NotNow(Phase::Sell(Seat(0))));
}

#[test]
fn told_income_is_earned_and_untold_income_makes_a_purse_inexact() {
    let mut table = rolled();
    let seller = Some(Purse { coins: 3, favours: 1 });
    follow(&mut table, &told(Base::OneSix, Told { seller, ..Told::NOTHING }));
    let happenings = follow(&mut table, &Order::Done);
    assert!(tells(&happenings, &Happening::Income(Seat(0), Income::Purse(Purse { coins: 3, favours: 1 }))));
    assert!(tells(&happenings, &Happening::Inexact { seat: Seat(1), count: Count::Purse, asked: true }));
    assert!(player(&table, 0).is_exact(Count::Purse));
    assert_eq!(player(&table, 0).purse(), Purse { coins: 3, favours: 5 });
}

#[test]
fn an_inexact_purse_is_never_too_small() {
    let mut table = rolled();
    follow(&mut table, &Order::Close);
    follow(&mut table, &roll(&["1111", "2222"]));
    for _ in 0..5 {
        follow(&mut table, &Order::Reroll(Seat(0), vec![(0, Face::Two)]));
    }
    assert_eq!(player(&table, 0).purse().favours, 0);
    until(&mut table, Phase::Spend(Seat(1)));
    follow(&mut table, &Order::Buy(Card::Counted));
    assert_eq!(table.phase(), Phase::Spend(Seat(1)), "who knows what else can be paid");
}

#[test]
fn an_inexact_hand_may_hold_a_card_of_the_pile() {
    let mut table = rolled();
    correct(&mut table, Correction::InHand(Seat(0), 0));
    let stall = Stall::counted(Side::Left, Face::Two);
    let order = sell(at(0, Base::OneSix), &[stall]);
    assert_eq!(refused(&table, &order), Reason::Sale(vec![SaleReason::NoSuchCard(stall.keeper)]));
    follow(&mut table, &Order::Close);
    follow(&mut table, &roll(&["1623", "1623"]));
    until(&mut table, Phase::Sell(Seat(0)));
    let before = table.pile().len();
    follow(&mut table, &order);
    assert_eq!(table.pile().len(), before - 1);
    assert_eq!(player(&table, 0).on_table(), 4);
}

#[test]
fn free_things_are_told_where_cards_are_counted() {
    let mut table = rolled();
    let mut sale = Sale::plain(at(0, Base::OneSix));
    sale.tucked = vec![Stall::counted(Side::Left, Face::Two), Stall::counted(Side::Right, Face::Three)];
    sale.told.free = Free { cards: 1, caravans: 1, placements: 0 };
    follow(&mut table, &Order::Sell(sale.into()));
    let happenings = follow(&mut table, &Order::Done);
    assert!(tells(&happenings, &Happening::Income(Seat(0), Income::Caravan)));
    assert!(tells(&happenings, &Happening::Income(Seat(0), Income::Card(Card::Counted))));
    assert_eq!((player(&table, 0).caravans(), player(&table, 0).hand().len()), (5, 1));
}

#[test]
fn what_cannot_be_told_is_refused() {
    let table = rolled();
    let mut sale = Sale::plain(at(0, Base::OneSix));
    sale.told.owner = Some(Purse::NOTHING);
    sale.told.free.cards = 1;
    let expected = [SaleReason::OwnVillage, SaleReason::TooManyFree];
    assert_eq!(refused(&table, &Order::Sell(sale.into())), Reason::Sale(expected.to_vec()));
}

#[test]
fn a_counted_placement_names_its_number() {
    let mut table = rolled();
    let mut sale = Sale::plain(at(0, Base::OneSix));
    sale.tucked = vec![Stall::counted(Side::Left, Face::Two)];
    sale.told.free.placements = 1;
    follow(&mut table, &Order::Sell(sale.into()));
    follow(&mut table, &Order::Done);
    assert_eq!(table.placements_on_offer().len(), 2 * 2 * 6);
    follow(&mut table, &Order::Place(at(0, Base::TwoFive), Stall::counted(Side::Right, Face::Four)));
    assert_eq!(table.numbers(at(0, Base::TwoFive)), [Face::Two, Face::Five, Face::Four]);
}
