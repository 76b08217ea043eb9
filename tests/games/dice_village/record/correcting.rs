//! What lies otherwise on the table, corrected by the menu.

use town_crier::chronicle::Choosing as _;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{Ask, CardsFrom, Fix, FixPick, Goes, Kind, Mode, Pick, Record};
use town_crier::games::dice_village::rules::{
    Base, CardAt, Correction, Heap, Merchant, Order, Purse, Reason, Seat, Side, Step,
};
use town_crier::play::State;

use super::draft::{PURSES, thrown};
use crate::chronicle::choosing::Picking;
use crate::games::dice_village::kit::{at, faces, roll};

/// A correction of each kind that says something new.
fn corrected(kind: Kind, record: &Record) -> Fix {
    let mut fix = Fix::default();
    fix.turn_to(kind, Seat(1), (Base::TwoFive, Side::Right));
    match kind {
        Kind::Purse => fix.purse = Some(Purse { coins: 7, favours: 1 }),
        Kind::Caravans | Kind::OnTable => fix.count = Some(5),
        Kind::Die => {
            let free = |seat: &Seat| record.table().player(*seat).and_then(|player| player.free_dice().next());
            let seats = || record.table().players().map(|(seat, _)| seat);
            fix.seat = seats().find(|seat| free(seat).is_some()).expect("a free die");
            let (die, face) = free(&fix.seat).expect("it is free");
            (fix.die, fix.face) = (Some(die), Some(Step::Up.next(face)));
        }
        Kind::First => {
            let other = record.table().players().map(|(seat, _)| seat).find(|seat| *seat != record.table().first());
            fix.seat = other.expect("another player");
        }
        Kind::InHand => fix.count = Some(2),
        Kind::InRow => fix.count = Some(1),
        Kind::Stalls => fix.numbers = Some(faces("34")),
        Kind::Card => (fix.merchant, fix.goes) = (Merchant::all().last(), Goes::Village),
    }
    fix
}

#[test]
fn whatever_lies_otherwise_is_corrected_in_every_phase() {
    for cards in [PURSES, CardsFrom::Code] {
        let mut seen = Vec::new();
        let mut game = thrown(cards, &["1126", "3445"]);
        for _ in 0..12 {
            for kind in Kind::offered(game.record.table()) {
                let order = corrected(kind, &game.record).order(game.record.table());
                let order = order.unwrap_or_else(|| panic!("{kind:?} in {:?}", game.record.table().phase()));
                game.record.clone().order(order).expect("the rules follow it");
                seen.push(kind);
            }
            let Some(next) = game.next(|_| roll(&["1126", "3445"])) else { break };
            game.give(next);
        }
        let counted = [Kind::OnTable, Kind::InHand, Kind::InRow, Kind::Stalls];
        assert!([Kind::Purse, Kind::Caravans, Kind::Die, Kind::First].iter().all(|kind| seen.contains(kind)));
        assert_eq!(counted.iter().all(|kind| seen.contains(kind)), cards == PURSES);
        assert_eq!(seen.contains(&Kind::Card), cards == CardsFrom::Code);
    }
}

#[test]
fn a_correction_begins_with_whoever_s_turn_it_is_and_says_why_it_cannot_be() {
    let mut game = thrown(PURSES, &["1126", "3445"]);
    game.order(Order::Done);
    game.press_all([Pick::Mode(Mode::Fix), Pick::Fix(FixPick::Kind(Kind::Caravans))]);
    assert_eq!(game.state(Pick::Fix(FixPick::Seat(Seat(1)))), Some(State::Chosen));
    let refused = |game: &Picking<DiceVillage>| DiceVillage::refused(&game.record, &game.draft);
    assert_eq!((game.drafted(), refused(&game)), (None, None), "it is so already");
    game.set(Pick::Fix(FixPick::Count(Kind::Caravans)), 7);
    assert!(matches!(refused(&game), Some(Reason::Correction(_))));
    assert_eq!(game.drafted(), None);
}

#[test]
fn a_card_of_the_house_deck_goes_anywhere() {
    let mut game = thrown(CardsFrom::Code, &["1126", "3445"]);
    let Heap::House(row) = game.record.table().row().clone() else { panic!("each is known") };
    let fix = |pick| Pick::Fix(pick);
    game.press_all([Pick::Mode(Mode::Fix), fix(FixPick::Kind(Kind::Card)), fix(FixPick::Merchant(row[0]))]);
    game.press_all([fix(FixPick::Seat(Seat(1))), fix(FixPick::Goes(Goes::Village))]);
    let there = at(1, Base::ThreeFour);
    game.press_all([fix(FixPick::Side(there, Side::Right))]);
    let to = [
        (Goes::Hand, CardAt::Hand(Seat(1))),
        (Goes::Pile, CardAt::Pile),
        (Goes::Village, CardAt::Village(there, Side::Right)),
    ];
    for (goes, at) in to {
        game.press_all([fix(FixPick::Goes(goes))]);
        assert_eq!(game.drafted(), Some(Ask::Order(Order::Correct(Correction::Card(row[0], at)))));
    }
}
