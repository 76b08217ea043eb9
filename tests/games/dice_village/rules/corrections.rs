//! What lies on the table wins (`D 5.3`).

use town_crier::games::dice_village::rules::{
    Base, Card, CardAt, Correction, CorrectionReason, Count, Ending, Face, Happening, Lies, Merchant, Order, Phase,
    Purse, Reason, Seat, Side, Table,
};

use crate::games::dice_village::kit::{at, correct, counted, follow, house, player, refused, roll, sell, until};
use crate::tried::each;

const ME: Seat = Seat(0);

#[track_caller]
fn wrong(table: &Table, correction: Correction, reason: CorrectionReason) {
    assert_eq!(refused(table, &Order::Correct(correction)), Reason::Correction(vec![reason]));
}

#[test]
fn a_purse_is_set_and_exact_again() {
    let mut table = counted(2);
    follow(&mut table, &roll(&["1111", "1111"]));
    follow(&mut table, &Order::Close);
    assert!(!player(&table, 0).is_exact(Count::Purse));
    let purse = Purse { coins: 7, favours: 1 };
    correct(&mut table, Correction::Purse(ME, purse));
    assert_eq!(player(&table, 0).purse(), purse);
    assert!(player(&table, 0).is_exact(Count::Purse));
    assert!(!player(&table, 1).is_exact(Count::Purse));
    wrong(&table, Correction::Purse(ME, purse), CorrectionReason::Same);
}

#[test]
fn dice_in_number_are_one_to_six() {
    let mut table = counted(2);
    correct(&mut table, Correction::Caravans(ME, 6));
    follow(&mut table, &roll(&["111111", "1111"]));
    for dice in [0, 7] {
        wrong(&table, Correction::Caravans(ME, dice), CorrectionReason::DiceCount(dice));
    }
}

#[test]
fn a_die_that_was_not_placed_is_set() {
    let mut table = counted(2);
    wrong(&table, Correction::Die(ME, 0, Face::One), CorrectionReason::NoSuchDie(0));
    follow(&mut table, &roll(&["1622", "1111"]));
    correct(&mut table, Correction::Die(ME, 3, Face::Five));
    follow(&mut table, &sell(at(1, Base::TwoFive), &[]));
    assert_eq!(player(&table, 0).dice()[3].lies, Lies::At(at(1, Base::TwoFive)));
    wrong(&table, Correction::Die(ME, 3, Face::One), CorrectionReason::DiePlaced(3));
    wrong(&table, Correction::Die(ME, 4, Face::One), CorrectionReason::NoSuchDie(4));
}

#[test]
fn the_first_player_changes_before_the_roll() {
    let mut table = counted(3);
    correct(&mut table, Correction::First(Seat(2)));
    follow(&mut table, &roll(&["1111"; 3]));
    assert_eq!(table.phase(), Phase::Sell(Seat(2)));
    wrong(&table, Correction::First(ME), CorrectionReason::RolledAlready);
}

#[test]
fn counted_cards_are_set_and_the_pile_is_what_is_nowhere_else() {
    let mut table = counted(2);
    correct(&mut table, Correction::OnTable(ME, 8));
    correct(&mut table, Correction::InHand(Seat(1), 4));
    correct(&mut table, Correction::InRow(2));
    assert_eq!(table.pile().len(), 30 - 5 - 4 - 2);
    wrong(&table, Correction::InHand(ME, 24), CorrectionReason::TooMany(35));
    wrong(&table, Correction::OnTable(ME, 2), CorrectionReason::OnTable(2, 3));
    wrong(&table, Correction::InRow(4), CorrectionReason::InRow(4, 3));
    correct(&mut table, Correction::InRow(3));
}

#[test]
fn stalls_are_set_and_are_those_of_whom_it_was_not_told_where() {
    let mut table = counted(2);
    correct(&mut table, Correction::OnTable(ME, 5));
    let village = at(0, Base::OneSix);
    correct(&mut table, Correction::Stalls(village, Side::Right, vec![Face::Two, Face::Three, Face::Three]));
    assert_eq!(player(&table, 0).on_table(), 6);
    assert_eq!(table.numbers(village), [Face::One, Face::Six, Face::Two, Face::Three, Face::Three]);
    correct(&mut table, Correction::Stalls(village, Side::Right, Vec::new()));
    assert_eq!(player(&table, 0).on_table(), 3);
    assert_eq!(table.pile().len(), 27);
}

#[test]
fn a_ninth_card_by_correction_makes_the_round_the_last() {
    let mut table = counted(2);
    follow(&mut table, &roll(&["1111", "1111"]));
    let happenings = correct(&mut table, Correction::OnTable(Seat(1), 9));
    assert_eq!(happenings[1..], [Happening::Ending(Ending::Ninth(Seat(1))), Happening::Ending(Ending::LastRound)]);
    correct(&mut table, Correction::OnTable(Seat(1), 8));
    assert!(!table.is_last_round());
    until(&mut table, Phase::Caravans);
}

#[test]
fn after_the_end_a_correction_ranks_anew() {
    let mut table = counted(2);
    correct(&mut table, Correction::OnTable(ME, 9));
    follow(&mut table, &roll(&["1111", "1111"]));
    until(&mut table, Phase::Over);
    let happenings = correct(&mut table, Correction::OnTable(Seat(1), 10));
    let Some(Happening::Ending(Ending::Ranked(ranked))) = happenings.last() else { panic!("{happenings:?}") };
    assert_eq!(ranked[0].seat, Seat(1));
    assert_eq!(table.phase(), Phase::Over);
}

#[test]
fn a_known_card_is_moved_to_where_it_lies() {
    let mut table = house(2, &[]);
    let card = Merchant::try_from(17).expect("one");
    let village = at(1, Base::ThreeFour);
    for to in [CardAt::Hand(ME), CardAt::Row, CardAt::Village(village, Side::Left), CardAt::Pile, CardAt::Hand(Seat(1))]
    {
        correct(&mut table, Correction::Card(card, to));
        let held = table.players().any(|(_, player)| player.hand().holds(Card::House(card)));
        let stands = player(&table, 1).village(Base::ThreeFour).merchants() == 1;
        let lies = [held, table.row().holds(Card::House(card)), stands, table.pile().holds(Card::House(card))];
        assert_eq!(lies.into_iter().filter(|here| *here).count(), 1, "{to:?}");
        assert_eq!(table.merchants_out() + table.pile().len(), 30);
    }
}

#[test]
fn known_cards_are_moved_and_counted_ones_are_counted() {
    let table = house(2, &[]);
    let rows = [
        Correction::OnTable(ME, 5),
        Correction::InHand(ME, 5),
        Correction::InRow(1),
        Correction::Stalls(at(0, Base::OneSix), Side::Left, vec![Face::One]),
    ];
    each(rows, |correction| {
        let Reason::Correction(reasons) = refused(&table, &Order::Correct(correction)) else {
            panic!("a correction is refused")
        };
        assert!(reasons.contains(&CorrectionReason::CardsKnown), "{reasons:?}");
    });
    let card = Merchant::try_from(3).expect("one");
    wrong(&counted(2), Correction::Card(card, CardAt::Row), CorrectionReason::CardsCounted);
}

#[test]
fn nobody_sits_at_a_seat_that_is_not_there() {
    let table = counted(2);
    let nobody = Seat(3);
    let rows = [
        Correction::Purse(nobody, Purse::NOTHING),
        Correction::Caravans(nobody, 5),
        Correction::Die(nobody, 0, Face::One),
        Correction::First(nobody),
        Correction::OnTable(nobody, 5),
        Correction::InHand(nobody, 5),
        Correction::Stalls(at(3, Base::OneSix), Side::Left, Vec::new()),
    ];
    each(rows, |correction| {
        wrong(&table, correction, CorrectionReason::NoSuchSeat(nobody));
    });
}
