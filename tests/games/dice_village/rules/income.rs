//! What sales bring, with the house deck (`D 3.7` to `D 3.14`).

use town_crier::games::dice_village::rules::{
    Base, Card, CardAt, Correction, Face, Forfeit, Free, Happening, Income, Merchant, Order, Paid, Phase, Purse,
    Reason, Reward, Row, Sale, SaleReason, Seat, Side, Stall, Table, Told, Trade,
};

use crate::games::dice_village::kit::{
    at, correct, follow, house, house_setup, merchant, open, player, refused, roll, sell, tells, until,
};
use crate::tried::each;

const VILLAGE: Base = Base::OneSix;

fn coins(coins: u16) -> Purse {
    Purse { coins, favours: 0 }
}

fn hand_to(table: &mut Table, seat: u8, card: Merchant) {
    correct(table, Correction::Card(card, CardAt::Hand(Seat(seat))));
}

fn lay(table: &mut Table, owner: u8, side: Side, card: Merchant) {
    correct(table, Correction::Card(card, CardAt::Village(at(owner, VILLAGE), side)));
}

#[test]
fn the_owner_gets_the_owners_figure_and_another_seller_the_others_figure() {
    let mut table = house(2, &[]);
    follow(&mut table, &roll(&["1625", "1111"]));
    follow(&mut table, &sell(at(0, VILLAGE), &[]));
    follow(&mut table, &sell(at(1, Base::TwoFive), &[]));
    assert_eq!((table.due(Seat(0)), table.due(Seat(1))), (coins(3), coins(1)));
    let happenings = follow(&mut table, &Order::Done);
    assert!(tells(&happenings, &Happening::Income(Seat(0), Income::Purse(coins(3)))));
    assert!(tells(&happenings, &Happening::Income(Seat(1), Income::Purse(coins(1)))));
    assert_eq!(player(&table, 0).purse(), Purse { coins: 3, favours: 2 });
    assert_eq!(player(&table, 1).purse(), Purse { coins: 1, favours: 2 });
}

#[test]
fn merchants_pay_the_owner_or_by_choice_the_seller() {
    let (left, right) = (merchant(Side::Left, 2, Reward::TwoCoins), merchant(Side::Right, 3, Reward::FiveFavours));
    let rows = [
        (Paid::Owner, coins(2), Purse { coins: 3, favours: 5 }),
        (Paid::Seller, Purse { coins: 4, favours: 5 }, coins(1)),
    ];
    each(rows, |(paid, seller, owner)| {
        let mut setup = house_setup(2, &[]);
        setup.paid = paid;
        let mut table = open(setup);
        lay(&mut table, 1, Side::Left, left);
        lay(&mut table, 1, Side::Right, right);
        follow(&mut table, &roll(&["1623", "1111"]));
        follow(&mut table, &sell(at(1, VILLAGE), &[]));
        assert_eq!((table.due(Seat(0)), table.due(Seat(1))), (seller, owner));
    });
}

#[test]
fn income_pays_for_nothing_in_the_turn_that_brings_it() {
    let card = merchant(Side::Right, 3, Reward::FiveFavours);
    let mut table = house(2, &[]);
    hand_to(&mut table, 0, card);
    follow(&mut table, &roll(&["1632", "1111"]));
    correct(&mut table, Correction::Purse(Seat(0), Purse::NOTHING));
    follow(&mut table, &sell(at(0, VILLAGE), &[Stall::house(Side::Right, card)]));
    assert!(!table.changes_on_offer(Seat(0)).reroll);
    assert!(!table.is_choice(), "one die and nothing to pay with");
    follow(&mut table, &Order::Done);
    assert_eq!(player(&table, 0).purse(), Purse { coins: 1, favours: 6 });
}

#[test]
fn a_free_card_comes_from_the_top_when_the_seller_is_done() {
    let card = merchant(Side::Left, 3, Reward::FreeCard);
    let mut table = house(2, &[]);
    hand_to(&mut table, 0, card);
    follow(&mut table, &roll(&["1633", "1111"]));
    let top = table.pile().cards()[0];
    follow(&mut table, &sell(at(0, VILLAGE), &[Stall::house(Side::Left, card)]));
    assert_eq!(table.free_due(), Free { cards: 1, ..Free::NOTHING });
    assert!(player(&table, 0).hand().is_empty());
    let happenings = follow(&mut table, &Order::Done);
    assert!(tells(&happenings, &Happening::Income(Seat(0), Income::Card(top))));
    assert_eq!(player(&table, 0).hand().cards(), [top]);
}

#[test]
fn an_empty_pile_gives_nothing_and_the_row_stays_short() {
    let card = merchant(Side::Left, 3, Reward::FreeCard);
    let mut table = house(2, &[]);
    hand_to(&mut table, 0, card);
    for merchant in Merchant::all().filter(|other| *other != card) {
        if table.pile().holds(Card::House(merchant)) || table.row().holds(Card::House(merchant)) {
            hand_to(&mut table, 1, merchant);
        }
    }
    assert!(table.pile().is_empty() && table.row().is_empty());
    follow(&mut table, &roll(&["1633", "1111"]));
    follow(&mut table, &sell(at(0, VILLAGE), &[Stall::house(Side::Left, card)]));
    assert!(tells(&follow(&mut table, &Order::Done), &Happening::Forfeit(Seat(0), Forfeit::Card)));
    let happenings = until(&mut table, Phase::Caravans);
    assert!(!happenings.iter().any(|one| matches!(one, Happening::Row(Row::Filled(_)))));
    assert!(table.row().is_empty());
}

#[test]
fn free_things_are_given_only_once() {
    let card = merchant(Side::Left, 6, Reward::FreeCaravan);
    let mut table = house(2, &[]);
    hand_to(&mut table, 0, card);
    follow(&mut table, &roll(&["1663", "1111"]));
    follow(&mut table, &sell(at(0, VILLAGE), &[Stall::house(Side::Left, card)]));
    assert_eq!(player(&table, 0).caravans(), 4);
    until(&mut table, Phase::Caravans);
    assert_eq!(player(&table, 0).caravans(), 5);
    follow(&mut table, &roll(&["16633", "1111"]));
    until(&mut table, Phase::Sell(Seat(0)));
    follow(&mut table, &sell(at(0, VILLAGE), &[]));
    assert_eq!(table.free_due(), Free::NOTHING);
    until(&mut table, Phase::Caravans);
    assert_eq!(player(&table, 0).caravans(), 5);
}

#[test]
fn a_placement_without_a_card_in_hand_is_lost() {
    let card = merchant(Side::Left, 2, Reward::FreePlacement);
    let mut table = house(2, &[]);
    hand_to(&mut table, 0, card);
    follow(&mut table, &roll(&["1623", "1111"]));
    follow(&mut table, &sell(at(0, VILLAGE), &[Stall::house(Side::Left, card)]));
    let happenings = follow(&mut table, &Order::Done);
    assert!(tells(&happenings, &Happening::Forfeit(Seat(0), Forfeit::Placements(1))));
    assert_eq!(table.phase(), Phase::Sell(Seat(1)));
}

#[test]
fn a_placement_goes_to_ones_own_open_village_or_lapses() {
    let card = merchant(Side::Left, 2, Reward::FreePlacement);
    let other = merchant(Side::Left, 1, Reward::OneCoin);
    let mut table = house(2, &[]);
    hand_to(&mut table, 0, card);
    hand_to(&mut table, 0, other);
    follow(&mut table, &roll(&["1623", "1111"]));
    follow(&mut table, &sell(at(0, VILLAGE), &[Stall::house(Side::Left, card)]));
    follow(&mut table, &Order::Done);
    assert!(table.is_choice());
    let offered = table.placements_on_offer();
    assert_eq!(offered.len(), 4, "two villages, two sides: {offered:?}");
    let stall = Stall::house(Side::Right, other);
    refused(&table, &Order::Place(at(0, VILLAGE), stall));
    refused(&table, &Order::Place(at(1, Base::TwoFive), stall));
    let happenings = follow(&mut table, &Order::Done);
    assert!(tells(&happenings, &Happening::Forfeit(Seat(0), Forfeit::Placements(1))));
    assert_eq!(player(&table, 0).hand().cards(), [Card::House(other)]);
}

#[test]
fn two_placements_are_two_and_what_is_not_used_is_lost() {
    let first = merchant(Side::Left, 2, Reward::FreePlacement);
    let second = merchant(Side::Right, 4, Reward::FreePlacement);
    let other = merchant(Side::Left, 1, Reward::OneCoin);
    let mut table = house(2, &[]);
    for card in [first, second, other] {
        hand_to(&mut table, 0, card);
    }
    follow(&mut table, &roll(&["1624", "1111"]));
    let stalls = [Stall::house(Side::Left, first), Stall::house(Side::Right, second)];
    follow(&mut table, &sell(at(0, VILLAGE), &stalls));
    follow(&mut table, &Order::Done);
    assert_eq!(table.phase(), Phase::Place(Seat(0), 2));
    let happenings = follow(&mut table, &Order::Place(at(0, Base::TwoFive), Stall::house(Side::Left, other)));
    assert!(tells(&happenings, &Happening::Forfeit(Seat(0), Forfeit::Placements(1))), "the hand is empty");
    assert_eq!(player(&table, 0).on_table(), 6);
}

/// `D 3.12`: only the activation is withheld.
#[test]
fn what_is_placed_is_a_stall_at_once_and_never_gives_what_is_free() {
    let card = merchant(Side::Left, 2, Reward::FreePlacement);
    let (pays, free) = (merchant(Side::Left, 4, Reward::TwoCoins), merchant(Side::Left, 4, Reward::FreeCaravan));
    let village = at(0, Base::TwoFive);
    for (placed, owner) in [(pays, coins(3)), (free, coins(1))] {
        let mut table = house(2, &[]);
        hand_to(&mut table, 0, card);
        hand_to(&mut table, 0, placed);
        follow(&mut table, &roll(&["1622", "2541"]));
        follow(&mut table, &sell(at(0, VILLAGE), &[Stall::house(Side::Left, card)]));
        follow(&mut table, &Order::Done);
        follow(&mut table, &Order::Place(village, Stall::house(Side::Left, placed)));
        assert_eq!(table.phase(), Phase::Sell(Seat(1)), "still the same round");
        let told = follow(&mut table, &sell(village, &[]));
        let Happening::Trade(Trade::Sold(sold)) = &told[0] else { panic!("it is a sale") };
        assert_eq!(sold.dice.len(), 3, "the new stall needs a die");
        assert_eq!((table.due(Seat(0)), table.free_due()), (owner, Free::NOTHING));
    }
    let mut table = house(2, &[]);
    hand_to(&mut table, 0, card);
    hand_to(&mut table, 0, pays);
    follow(&mut table, &roll(&["1622", "2511"]));
    follow(&mut table, &sell(at(0, VILLAGE), &[Stall::house(Side::Left, card)]));
    follow(&mut table, &Order::Done);
    follow(&mut table, &Order::Place(village, Stall::house(Side::Left, pays)));
    assert_eq!(refused(&table, &sell(village, &[])), Reason::Sale(vec![SaleReason::NoDie(Face::Four)]));
}

#[test]
fn with_the_house_deck_income_is_reckoned_and_not_told() {
    let mut table = house(2, &[]);
    follow(&mut table, &roll(&["1623", "1111"]));
    let mut sale = Sale::plain(at(0, VILLAGE));
    sale.told = Told { seller: Some(coins(9)), ..Told::NOTHING };
    assert_eq!(refused(&table, &Order::Sell(sale.into())), Reason::Sale(vec![SaleReason::Reckoned]));
}
