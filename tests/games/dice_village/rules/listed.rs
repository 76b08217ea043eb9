//! What a reader of the leaflet would try first, each by its own name.

use town_crier::games::dice_village::rules::{
    Ahead, Base, Card, CardAt, ChangeReason, Correction, Ending, Face, Forfeit, Happening, Income, Lies, Order, Phase,
    Player, Purse, Ranked, Reason, Reward, Round, Sale, SaleReason, Seat, Side, Stall, Step, Table, Trade, ranking,
};

use crate::games::dice_village::kit::{
    at, correct, counted, follow, house, merchant, player, refused, roll, sell, tells, until, with_cards, with_purse,
};

/// A table of four in the first round, where everybody has that many cards and has rolled that.
fn four(cards: [u8; 4], dice: &str) -> Table {
    let mut table = counted(4);
    for (seat, cards) in (0..).zip(cards) {
        if cards > 3 {
            with_cards(&mut table, seat, cards);
        }
        correct(&mut table, Correction::InHand(Seat(seat), 1));
    }
    follow(&mut table, &roll(&[dice; 4]));
    table
}

#[test]
fn a_one_and_a_six_sell_at_any_open_one_six() {
    for owner in 0..3 {
        let mut table = counted(3);
        follow(&mut table, &roll(&["1633", "1111", "1111"]));
        let village = at(owner, Base::OneSix);
        assert!(table.sales_on_offer().contains(&Sale::plain(village)));
        follow(&mut table, &sell(village, &[]));
        assert_eq!(table.closed_by(village), Some(Seat(0)));
        let lies: Vec<Lies> = player(&table, 0).dice().iter().map(|die| die.lies).collect();
        assert_eq!(lies, [Lies::At(village), Lies::At(village), Lies::Free, Lies::Free]);
    }
}

#[test]
fn one_one_two_six_with_two_cards_fill_a_village_of_four_stalls() {
    let two = merchant(Side::Right, 2, Reward::OneCoin);
    let one = merchant(Side::Left, 1, Reward::OneCoin);
    let mut table = house(2, &[]);
    correct(&mut table, Correction::Card(two, CardAt::Hand(Seat(0))));
    correct(&mut table, Correction::Card(one, CardAt::Hand(Seat(0))));
    follow(&mut table, &roll(&["1126", "3344"]));
    let village = at(0, Base::OneSix);
    follow(&mut table, &sell(village, &[Stall::house(Side::Right, two), Stall::house(Side::Left, one)]));
    assert_eq!(player(&table, 0).free_dice().count(), 0);
    assert_eq!(player(&table, 0).on_table(), 5);
    assert!(player(&table, 0).hand().is_empty());
    assert_eq!(table.numbers(village), [Face::One, Face::Six, Face::One, Face::Two]);

    let happenings = follow(&mut table, &Order::Done);
    assert!(tells(&happenings, &Happening::Income(Seat(0), Income::Market(Vec::new()))));
    assert_eq!(player(&table, 0).purse().favours, 2);
}

#[test]
fn the_row_has_three_four_and_five_cards_with_two_three_and_four_players() {
    for (players, cards) in [(2, 3), (3, 4), (4, 5)] {
        assert_eq!(counted(players).row().len(), cards);
        assert_eq!(house(players, &[]).row().len(), cards);
        assert_eq!(house(players, &[]).pile().len(), 30 - cards);
    }
}

#[test]
fn six_goes_up_to_one_and_one_down_to_six_for_two_favours_and_a_third_stays() {
    for (dice, step, to) in [("6222", Step::Up, Face::One), ("1222", Step::Down, Face::Six)] {
        let mut table = counted(2);
        with_purse(&mut table, 0, 0, 3);
        follow(&mut table, &roll(&[dice, "1111"]));
        follow(&mut table, &Order::Adjust(Seat(0), 0, step));
        assert_eq!(player(&table, 0).dice()[0].face, to);
        assert_eq!(player(&table, 0).purse().favours, 1);
        let reason = refused(&table, &Order::Adjust(Seat(0), 0, step));
        assert_eq!(reason, Reason::Change(vec![ChangeReason::Favours(2, 1)]));
    }
}

#[test]
fn four_dice_unsold_bring_four_favours() {
    let mut table = counted(2);
    follow(&mut table, &roll(&["1111", "1111"]));
    let happenings = follow(&mut table, &Order::Done);
    assert!(tells(&happenings, &Happening::Income(Seat(0), Income::Market(vec![0, 1, 2, 3]))));
    assert_eq!(player(&table, 0).purse(), Purse { coins: 0, favours: 6 });
}

#[test]
fn a_seventh_die_is_refused() {
    let mut table = counted(2);
    correct(&mut table, Correction::InHand(Seat(0), 1));
    correct(&mut table, Correction::Caravans(Seat(0), 6));
    follow(&mut table, &roll(&["166222", "1111"]));
    let mut sale = Sale::plain(at(0, Base::OneSix));
    sale.tucked.push(Stall::counted(Side::Left, Face::Two));
    sale.told.free.caravans = 1;
    assert_eq!(refused(&table, &Order::Sell(sale.into())), Reason::Sale(vec![SaleReason::SeventhDie]));
}

#[test]
fn a_seventh_die_of_the_house_deck_is_lost() {
    let card = merchant(Side::Left, 6, Reward::FreeCaravan);
    let lost = Happening::Forfeit(Seat(0), Forfeit::Caravan);
    for (has, then, told) in [(5, 6, Happening::Income(Seat(0), Income::Caravan)), (6, 6, lost)] {
        let mut table = house(2, &[]);
        correct(&mut table, Correction::Card(card, CardAt::Hand(Seat(0))));
        correct(&mut table, Correction::Caravans(Seat(0), has));
        follow(&mut table, &roll(&[&"166222"[..usize::from(has)], "1111"]));
        follow(&mut table, &sell(at(0, Base::OneSix), &[Stall::house(Side::Left, card)]));
        assert!(tells(&follow(&mut table, &Order::Done), &told));
        assert_eq!(player(&table, 0).caravans(), then);
    }
}

#[test]
fn after_a_ninth_card_of_the_first_three_more_sell_all_spend_and_the_game_ends() {
    let mut table = four([8, 3, 3, 3], "1623");
    let stall = Stall::counted(Side::Left, Face::Two);
    let happenings = follow(&mut table, &sell(at(0, Base::OneSix), &[stall]));
    assert!(happenings.ends_with(&[Happening::Ending(Ending::Ninth(Seat(0))), Happening::Ending(Ending::LastRound)]));
    for seat in 0..4 {
        with_purse(&mut table, seat, 5, 0);
    }
    let happenings = until(&mut table, Phase::Over);
    let began = |one: &Happening| if let Happening::Round(Round::Began(phase)) = one { Some(*phase) } else { None };
    let turns: Vec<Phase> = happenings.iter().filter_map(began).collect();
    let expected = [
        Phase::Sell(Seat(1)),
        Phase::Sell(Seat(2)),
        Phase::Sell(Seat(3)),
        Phase::Spend(Seat(0)),
        Phase::Spend(Seat(1)),
        Phase::Spend(Seat(2)),
        Phase::Spend(Seat(3)),
        Phase::End,
    ];
    assert_eq!(turns, expected);
    assert!(tells(&happenings, &Happening::Ending(Ending::Ended(1))));
    assert!(!happenings.iter().any(|one| matches!(one, Happening::Round(Round::FirstPassed(_)) | Happening::Row(_))));
}

#[test]
fn a_ninth_card_of_the_last_ends_the_same_round() {
    let mut table = four([3, 3, 3, 8], "1623");
    until(&mut table, Phase::Sell(Seat(3)));
    follow(&mut table, &sell(at(3, Base::OneSix), &[Stall::counted(Side::Right, Face::Three)]));
    assert!(table.is_last_round());
    assert!(tells(&until(&mut table, Phase::Over), &Happening::Ending(Ending::Ended(1))));
}

#[test]
fn more_than_nine_cards_are_possible_and_the_last_round_is_told_once() {
    let mut table = four([8, 9, 3, 3], "1623");
    assert!(table.is_last_round());
    let happenings = follow(&mut table, &sell(at(0, Base::OneSix), &[Stall::counted(Side::Left, Face::Two)]));
    assert_eq!(happenings.last(), Some(&Happening::Ending(Ending::Ninth(Seat(0)))));
    follow(&mut table, &Order::Done);
    let happenings = follow(&mut table, &sell(at(1, Base::OneSix), &[Stall::counted(Side::Left, Face::Two)]));
    assert!(matches!(happenings.last(), Some(Happening::Trade(Trade::Tucked(_)))));
    assert_eq!(player(&table, 1).on_table(), 10);
}

/// `D 4.1`: no round follows.
#[test]
fn in_the_last_round_cards_are_bought_and_neither_the_row_nor_the_first_player_is_prepared_for_another() {
    let mut table = house(2, &[]);
    for card in table.pile().cards().into_iter().take(6) {
        let Card::House(merchant) = card else { panic!("the house deck") };
        correct(&mut table, Correction::Card(merchant, CardAt::Village(at(1, Base::OneSix), Side::Left)));
    }
    with_purse(&mut table, 1, 5, 0);
    follow(&mut table, &roll(&["2222", "2222"]));
    assert!(table.is_last_round());
    until(&mut table, Phase::Spend(Seat(1)));
    let card = table.row().cards()[0];
    follow(&mut table, &Order::Buy(card));
    let happenings = follow(&mut table, &Order::Close);
    assert!(matches!(
        happenings[..],
        [Happening::Round(Round::Opened), Happening::Ending(Ending::Ended(_)), Happening::Ending(Ending::Ranked(_))]
    ));
    assert_eq!((table.row().len(), table.first(), table.phase()), (2, Seat(0), Phase::Over));
    assert_eq!(player(&table, 1).hand().cards(), [card]);
}

#[test]
fn nine_cards_and_four_coins_beat_nine_cards_and_three_coins_and_nine_favours() {
    let ranked = ended([(9, 3, 9), (9, 4, 0), (8, 50, 50)]);
    let places: Vec<(u8, u8)> = ranked.iter().map(|one| (one.seat.0, one.place)).collect();
    assert_eq!(places, [(1, 1), (0, 2), (2, 3)]);
    assert_eq!(ranked[0].ahead_of(&ranked[1]), Some(Ahead::Coins));
    assert_eq!(ranked[1].ahead_of(&ranked[2]), Some(Ahead::Cards));
    assert_eq!(ranked[2].ahead_of(&ranked[0]), None);
}

#[test]
fn who_is_equal_in_all_shares_the_victory() {
    let ranked = ended([(9, 4, 1), (9, 4, 2), (9, 4, 2)]);
    let places: Vec<(u8, u8)> = ranked.iter().map(|one| (one.seat.0, one.place)).collect();
    assert_eq!(places, [(1, 1), (2, 1), (0, 3)]);
    assert_eq!(ranked[0].ahead_of(&ranked[1]), None);
    assert_eq!(ranked[1].ahead_of(&ranked[2]), Some(Ahead::Favours));
}

/// The end of a game of three with these cards, coins and favours.
fn ended(players: [(u8, u16, u16); 3]) -> Vec<Ranked> {
    let mut table = counted(3);
    follow(&mut table, &roll(&["1111"; 3]));
    until(&mut table, Phase::End);
    for (seat, (cards, coins, favours)) in (0..).zip(players) {
        with_cards(&mut table, seat, cards);
        with_purse(&mut table, seat, coins, favours);
    }
    let happenings = follow(&mut table, &Order::Close);
    let ranked = ranking(&table).expect("all is told");
    assert_eq!(happenings.last(), Some(&Happening::Ending(Ending::Ranked(ranked.clone()))));
    ranked
}

#[test]
fn a_closed_village_refuses_and_opens_at_the_end() {
    let mut table = counted(2);
    let village = at(1, Base::OneSix);
    follow(&mut table, &roll(&["1616", "1616"]));
    follow(&mut table, &sell(village, &[]));
    let closed = Reason::Sale(vec![SaleReason::Closed(village)]);
    assert_eq!(refused(&table, &sell(village, &[])), closed);
    follow(&mut table, &Order::Done);
    assert_eq!(refused(&table, &sell(village, &[])), closed);
    until(&mut table, Phase::Caravans);
    assert!(table.is_open(village));
    follow(&mut table, &roll(&["1616", "1616"]));
    follow(&mut table, &sell(village, &[]));
}

#[test]
fn a_free_caravan_placed_by_a_free_placement_never_gives_a_die() {
    let placement = merchant(Side::Left, 2, Reward::FreePlacement);
    let caravan = merchant(Side::Right, 5, Reward::FreeCaravan);
    let mut table = house(2, &[]);
    correct(&mut table, Correction::Card(placement, CardAt::Hand(Seat(0))));
    correct(&mut table, Correction::Card(caravan, CardAt::Hand(Seat(0))));
    follow(&mut table, &roll(&["1623", "1111"]));
    follow(&mut table, &sell(at(0, Base::OneSix), &[Stall::house(Side::Left, placement)]));
    follow(&mut table, &Order::Done);
    assert_eq!(table.phase(), Phase::Place(Seat(0), 1));
    let village = at(0, Base::ThreeFour);
    follow(&mut table, &Order::Place(village, Stall::house(Side::Right, caravan)));
    assert_eq!(player(&table, 0).caravans(), Player::FIRST_CARAVANS);

    until(&mut table, Phase::Caravans);
    follow(&mut table, &roll(&["3451", "1111"]));
    until(&mut table, Phase::Sell(Seat(0)));
    follow(&mut table, &sell(village, &[]));
    follow(&mut table, &Order::Done);
    assert_eq!(player(&table, 0).caravans(), Player::FIRST_CARAVANS);
}
