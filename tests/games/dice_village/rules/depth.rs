//! How much of a round a group tells (`D 5.2`), and who wins where not all of it was told (`D 5.4`).

use town_crier::games::dice_village::rules::{
    Ahead, Base, Card, Correction, Count, Depth, Ending, Face, Happening, Order, Phase, Purse, Ranked, Reason, Round,
    Seat, Side, Stall, Step, Table, ranking,
};

use crate::games::dice_village::kit::{
    at, correct, counted, counted_to, follow, player, refused, roll, sell, tells, until, with_cards, with_purse,
};

const RED: Seat = Seat(0);

/// The last round of a game of three by its dice alone, closed: Red placed the ninth card.
fn over_by_dice() -> (Table, Vec<Happening>) {
    let mut table = counted_to(Depth::Dice, 3);
    follow(&mut table, &roll(&["1234"; 3]));
    with_cards(&mut table, 0, 9);
    let happenings = follow(&mut table, &Order::Close);
    assert_eq!(table.phase(), Phase::Over);
    (table, happenings)
}

fn ranked(happenings: &[Happening]) -> Option<&Vec<Ranked>> {
    happenings.iter().find_map(|it| if let Happening::Ending(Ending::Ranked(all)) = it { Some(all) } else { None })
}

#[test]
fn by_dice_alone_all_sell_at_once_and_nobody_is_active() {
    let mut table = counted_to(Depth::Dice, 3);
    let happenings = follow(&mut table, &roll(&["1623", "1111", "1111"]));
    assert!(tells(&happenings, &Happening::Round(Round::Began(Phase::AllSell(RED)))));
    assert_eq!((table.phase(), table.active(), table.is_choice()), (Phase::AllSell(RED), None, false));
    let stall = Stall::counted(Side::Left, Face::Two);
    let untold = [sell(at(0, Base::OneSix), &[]), Order::Place(at(0, Base::OneSix), stall), Order::Buy(Card::Counted)];
    for order in untold.into_iter().chain([Order::Done]) {
        assert_eq!(refused(&table, &order), Reason::NotNow(Phase::AllSell(RED)));
    }
    assert!(table.sales_on_offer().is_empty());
    assert_eq!(table.next(), Some(Order::Close));
    follow(&mut table, &Order::Close);
    assert_eq!((table.phase(), table.round(), table.first()), (Phase::Caravans, 2, Seat(1)));
    follow(&mut table, &roll(&["1111"; 3]));
    assert_eq!(table.phase(), Phase::AllSell(Seat(1)), "the next one is first");
}

#[test]
fn by_dice_alone_dice_are_changed_and_counts_corrected() {
    let mut table = counted_to(Depth::Dice, 2);
    follow(&mut table, &roll(&["1111", "1111"]));
    follow(&mut table, &Order::Reroll(Seat(1), vec![(0, Face::Six)]));
    with_purse(&mut table, 0, 0, 2);
    follow(&mut table, &Order::Adjust(RED, 3, Step::Up));
    assert_eq!(player(&table, 0).dice()[3].face, Face::Two);
    correct(&mut table, Correction::Caravans(RED, 5));
    assert_eq!(table.phase(), Phase::AllSell(RED));
}

#[test]
fn by_dice_alone_a_round_leaves_every_count_of_everybody_inexact() {
    let mut table = counted_to(Depth::Dice, 3);
    follow(&mut table, &roll(&["1111"; 3]));
    let happenings = follow(&mut table, &Order::Close);
    for seat in [0, 1, 2].map(Seat) {
        for count in [Count::Purse, Count::InHand, Count::OnTable] {
            assert!(tells(&happenings, &Happening::Inexact { seat, count, asked: false }), "{seat:?} {count:?}");
        }
    }
}

#[test]
fn by_sales_all_buy_at_once_if_anybody_can() {
    let mut table = counted_to(Depth::Sales, 2);
    follow(&mut table, &roll(&["1111", "1111"]));
    assert_eq!(table.phase(), Phase::Sell(RED));
    with_purse(&mut table, 1, 5, 0);
    follow(&mut table, &Order::Done);
    let happenings = follow(&mut table, &Order::Done);
    assert_eq!(happenings.last(), Some(&Happening::Round(Round::Began(Phase::AllSpend(RED)))));
    assert_eq!((table.active(), table.is_choice()), (None, false));
    assert!(table.purchases_on_offer().is_empty());
    for order in [Order::Buy(Card::Counted), Order::Done, Order::Reroll(RED, vec![(0, Face::Six)])] {
        assert_eq!(refused(&table, &order), Reason::NotNow(Phase::AllSpend(RED)));
    }
    let happenings = follow(&mut table, &Order::Close);
    let inexact: Vec<&Happening> = happenings.iter().filter(|one| matches!(one, Happening::Inexact { .. })).collect();
    let blue = [Count::Purse, Count::InHand].map(|count| Happening::Inexact { seat: Seat(1), count, asked: false });
    assert_eq!(inexact, [&blue[0], &blue[1]], "Red could buy nothing");

    let mut poor = counted_to(Depth::Sales, 2);
    follow(&mut poor, &roll(&["1111", "1111"]));
    until(&mut poor, Phase::End);
}

#[test]
fn a_seller_s_turn_may_still_be_closed_where_sales_are_told() {
    for depth in [Depth::Sales, Depth::Purses] {
        let mut table = counted_to(depth, 2);
        follow(&mut table, &roll(&["1623", "1111"]));
        follow(&mut table, &sell(at(0, Base::OneSix), &[]));
        follow(&mut table, &Order::Close);
        assert_eq!(table.phase(), Phase::Caravans);
        assert!(!player(&table, 0).is_exact(Count::OnTable));
    }
}

#[test]
fn no_winner_is_named_from_counts_that_nobody_told() {
    let (table, happenings) = over_by_dice();
    assert_eq!(happenings.last(), Some(&Happening::Ending(Ending::Undecided)));
    assert_eq!((ranked(&happenings), ranking(&table)), (None, None));
}

#[test]
fn corrected_to_exact_counts_the_winner_is_named() {
    let (mut table, _) = over_by_dice();
    assert_eq!(ranked(&correct(&mut table, Correction::OnTable(RED, 9))), None, "two more are to be counted");
    assert_eq!(ranked(&correct(&mut table, Correction::OnTable(Seat(1), 10))), None);
    let happenings = correct(&mut table, Correction::OnTable(Seat(2), 4));
    let ranked = ranked(&happenings).expect("all cards are told, and no two are equal");
    let places: Vec<(u8, u8, Option<Purse>)> = ranked.iter().map(|one| (one.seat.0, one.cards, one.purse)).collect();
    assert_eq!(places, [(1, 10, None), (0, 9, None), (2, 4, None)]);
    assert_eq!(ranked[0].ahead_of(&ranked[1]), Some(Ahead::Cards));
    assert_eq!(ranking(&table).as_ref(), Some(ranked));
}

#[test]
fn a_tie_in_cards_is_decided_by_exact_purses_alone() {
    let (mut table, _) = over_by_dice();
    for (seat, cards) in [(0, 9), (1, 9), (2, 4)] {
        assert_eq!(ranked(&correct(&mut table, Correction::OnTable(Seat(seat), cards))), None);
    }
    let purse = |coins| Purse { coins, favours: 0 };
    assert_eq!(ranked(&correct(&mut table, Correction::Purse(RED, purse(3)))), None, "one of both");
    let happenings = correct(&mut table, Correction::Purse(Seat(1), purse(4)));
    let ranked = ranked(&happenings).expect("both are told");
    let places: Vec<(u8, Option<Purse>)> = ranked.iter().map(|one| (one.seat.0, one.purse)).collect();
    assert_eq!(places, [(1, Some(purse(4))), (0, Some(purse(3))), (2, None)]);
    assert_eq!(ranked[0].ahead_of(&ranked[1]), Some(Ahead::Coins));
}

#[test]
fn different_cards_need_no_purse() {
    let mut table = counted(2);
    follow(&mut table, &roll(&["1111", "1111"]));
    follow(&mut table, &Order::Close);
    follow(&mut table, &roll(&["1111", "1111"]));
    until(&mut table, Phase::Spend(Seat(1)));
    for (seat, cards) in [(0, 9), (1, 8)] {
        with_cards(&mut table, seat, cards);
    }
    let happenings = follow(&mut table, &Order::Close);
    let ranked = ranked(&happenings).expect("the cards decide");
    assert_eq!(ranked[0], Ranked { seat: RED, place: 1, cards: 9, purse: None });
    assert_eq!(ranked[0].ahead_of(&ranked[1]), Some(Ahead::Cards));
}
