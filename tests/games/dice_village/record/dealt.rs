//! Known answers: what two codes deal, for ever; and that no deed moves another's dice.
//!
//! The numbers were reckoned outside this crate too, with SHA-256, ChaCha20 and the rejection written anew.

use town_crier::chronicle::{OrderRefusal, Recorded as _};
use town_crier::crier::{InWords as _, Language, Manner, Words};
use town_crier::games::dice_village::record::{
    CardsFrom, DiceFrom, FirstFrom, Next, Opening, Record, deal_first, deal_merchants, deal_reroll, deal_roll,
};
use town_crier::games::dice_village::rules::{
    Base, Correction, Depth, DiceVillage, Face, Merchant, Order, Phase, Purse, Seat, Step,
};
use town_crier::play::Ask;

use super::{code, dealt, entered, open, shown};
use crate::chronicle::stored::go_on;
use crate::games::dice_village::kit::{at, roll, sell};

/// The first of two, three and four players; the deck; four players' six dice in rounds 1 and 2; four dice of the first and of
/// the last player that are rolled again twice in round 1.
struct Dealt {
    first: [u8; 3],
    merchants: [u8; 30],
    rolls: [[&'static str; 4]; 2],
    again: [[&'static str; 2]; 2],
}

#[track_caller]
fn check(name: &str, expected: &Dealt) {
    let code = code(name);
    assert_eq!([2, 3, 4].map(|players| deal_first(&code, players).0), expected.first);
    assert_eq!(deal_merchants(&code).into_iter().map(Merchant::number).collect::<Vec<_>>(), expected.merchants);

    let mut opening = Opening {
        cards: CardsFrom::Box(Depth::Purses),
        first: FirstFrom::Entered(Seat(0)),
        ..Opening::from_code(code.clone())
    };
    opening.players = vec![String::new(); 4];
    let mut record = open(opening);
    for seat in 0..4 {
        record.order(Order::Correct(Correction::Caravans(Seat(seat), 6))).expect("it lies so");
    }
    assert_eq!(digits(&deal_roll(&code, record.table())), expected.rolls[0]);
    follow(&mut record);
    for (seat, again) in [Seat(0), Seat(3)].into_iter().zip(expected.again) {
        for again in again {
            let dice = deal_reroll(&code, record.table(), seat, &[0, 1, 2, 3]);
            assert_eq!(dice.iter().map(|(_, face)| face.to_string()).collect::<String>(), again);
            record.order(Order::Reroll(seat, dice)).expect("there are two favours");
        }
    }
    record.order(Order::Close).expect("nothing more is told");
    assert_eq!(digits(&deal_roll(&code, record.table())), expected.rolls[1]);
}

fn digits(dice: &[Vec<Face>]) -> Vec<String> {
    dice.iter().map(|faces| faces.iter().map(Face::to_string).collect()).collect()
}

fn follow(record: &mut Record) {
    go_on(record);
}

#[test]
fn what_market_day_deals() {
    check(
        "Märket Day",
        &Dealt {
            first: [1, 0, 1],
            merchants: [
                0, 19, 13, 18, 9, 16, 6, 1, 24, 29, 5, 25, 8, 4, 21, 14, 27, 26, 12, 15, 10, 7, 2, 3, 20, 28, 23, 22,
                11, 17,
            ],
            rolls: [["321134", "116436", "121314", "253442"], ["516432", "125141", "613464", "554142"]],
            again: [["6243", "2516"], ["5224", "5333"]],
        },
    );
}

#[test]
fn what_a_made_up_code_deals() {
    check(
        "badu-kimo",
        &Dealt {
            first: [1, 1, 3],
            merchants: [
                12, 14, 3, 4, 7, 6, 13, 28, 8, 27, 24, 17, 18, 16, 19, 1, 11, 15, 2, 10, 5, 9, 25, 29, 21, 20, 23, 22,
                26, 0,
            ],
            rolls: [["552662", "465551", "165451", "353666"], ["241252", "333143", "651214", "644541"]],
            again: [["3656", "2552"], ["6136", "1421"]],
        },
    );
}

#[test]
fn every_face_and_every_first_player_comes_up_as_often() {
    let (mut faces, mut first) = ([0_u32; 6], [0_u32; 4]);
    for number in 0..500 {
        let code = code(&format!("CODE-{number}"));
        first[deal_first(&code, 4).index()] += 1;
        let record = open(Opening { code: code.clone(), ..dealt(4) });
        for face in deal_roll(&code, record.table()).concat() {
            faces[usize::from(face.value()) - 1] += 1;
        }
    }
    // Four and a half standard deviations of 8000 dice and of 500 drawings.
    assert!(faces.iter().all(|count| count.abs_diff(8000 / 6) < 150), "{faces:?}");
    assert!(first.iter().all(|count| count.abs_diff(125) < 44), "{first:?}");
}

/// The dice of the second round, after what was done in the first.
fn second_round(deeds: &[Order]) -> Vec<String> {
    let mut opening = dealt(3);
    opening.first = FirstFrom::Entered(Seat(0));
    let mut record = open(opening);
    follow(&mut record);
    for deed in deeds {
        record.order(deed.clone()).expect("it is allowed");
    }
    while record.table().round() == 1 {
        follow(&mut record);
    }
    follow(&mut record);
    shown(record.table())
}

#[test]
fn what_one_does_moves_nobodys_dice() {
    let plain = second_round(&[]);
    let table = {
        let mut record = open(Opening { first: FirstFrom::Entered(Seat(0)), ..dealt(3) });
        follow(&mut record);
        record
    };
    let again = Order::Reroll(Seat(1), deal_reroll(&code("Market Day"), table.table(), Seat(1), &[0, 2]));
    assert_eq!(second_round(&[again]), plain);
    assert_eq!(second_round(&[Order::Adjust(Seat(2), 0, Step::Up)]), plain);

    let with_one_more = second_round(&[Order::Correct(Correction::Caravans(Seat(0), 5))]);
    assert_eq!(with_one_more[1..], plain[1..]);
    assert_eq!(with_one_more[0][..4], plain[0]);
}

#[test]
fn a_die_rolled_again_falls_alike_whichever_others_are_rolled() {
    let mut record = open(Opening { first: FirstFrom::Entered(Seat(0)), ..dealt(2) });
    follow(&mut record);
    let fall = |dice: &[usize]| deal_reroll(&code("Market Day"), record.table(), Seat(0), dice);
    let all = fall(&[0, 1, 2, 3]);
    assert_eq!(fall(&[2]), [all[2]]);
    assert_eq!(fall(&[1, 3]), [all[1], all[3]]);
}

#[test]
fn undone_and_done_again_the_same_dice_fall() {
    let mut record = open(Opening { first: FirstFrom::Entered(Seat(0)), ..dealt(2) });
    follow(&mut record);
    let fall = |record: &Record| deal_reroll(&code("Market Day"), record.table(), Seat(1), &[0, 1]);
    let once = fall(&record);
    record.order(Order::Reroll(Seat(1), once.clone())).expect("it is dealt");
    assert_ne!(fall(&record), once, "the second time is another stream");
    record.undo();
    assert_eq!(fall(&record), once);
}

#[test]
fn rerolls_are_counted_anew_in_each_round() {
    let mut record = open(Opening { first: FirstFrom::Entered(Seat(0)), ..dealt(2) });
    follow(&mut record);
    let again = deal_reroll(&code("Market Day"), record.table(), Seat(0), &[0]);
    record.order(Order::Reroll(Seat(0), again)).expect("it is dealt");
    let rerolls = |record: &Record| record.table().player(Seat(0)).expect("it is there").rerolls();
    assert_eq!(rerolls(&record), 1);
    while record.table().round() == 1 {
        follow(&mut record);
    }
    follow(&mut record);
    assert_eq!(rerolls(&record), 0);
}

#[test]
fn other_dice_than_the_code_deals_are_refused() {
    let mut record = open(Opening { first: FirstFrom::Entered(Seat(0)), ..dealt(2) });
    let Err(refusal) = record.order(roll(&["1111", "1111"])) else { panic!("these dice are not dealt") };
    let told = refusal.in_words(&Words::of::<DiceVillage>(Language::English, Manner::Plain));
    let OrderRefusal::NotDealt { dealt, .. } = refusal else { panic!("{told}") };
    let Order::Roll(dice) = &dealt else { panic!("{dealt:?}") };
    let at = dice[0].iter().position(|face| *face != Face::One).expect("another face");
    let deals = format!("shows 1, but the code MARKETDAY deals {}", dice[0][at].value());
    assert!(told.contains(&deals) && told.contains(&format!("die {}", at + 1)), "{told}");
    record.order(dealt).expect("these are");
    let die = record.table().player(Seat(0)).expect("it is there").dice()[0].face;
    let right = deal_reroll(&code("Market Day"), record.table(), Seat(0), &[0]);
    let wrong = Order::Reroll(Seat(0), vec![(0, Step::Up.next(right[0].1))]);
    assert!(matches!(record.order(wrong), Err(OrderRefusal::NotDealt { .. })), "{die}");
    record.order(Order::Reroll(Seat(0), right)).expect("this one is");
}

#[test]
fn one_key_goes_on_as_deep_as_the_group_tells() {
    for (depth, keys) in [(Depth::Dice, 1), (Depth::Sales, 4), (Depth::Purses, 5)] {
        let mut record = open(Opening { dice: DiceFrom::Code, ..entered(depth) });
        follow(&mut record);
        // Somebody who can buy.
        let purse = Purse { coins: 5, favours: 0 };
        record.order(Order::Correct(Correction::Purse(Seat(0), purse))).expect("it lies so");
        let mut pressed = 0;
        while record.table().phase() != Phase::Caravans {
            follow(&mut record);
            pressed += 1;
        }
        assert_eq!(pressed, keys, "{depth:?}");
    }
}

#[test]
fn of_known_cards_all_is_told() {
    let mut record = open(dealt(2));
    assert_eq!(record.table().depth(), Depth::Purses);
    follow(&mut record);
    assert_eq!(record.next(), Next::Choose(Ask::Order(Order::Done)));
}

#[test]
fn thrown_dice_are_entered() {
    let mut record = open(entered(Depth::Purses));
    assert_eq!((record.next(), record.code()), (Next::Enter, None));
    record.order(roll(&["1625", "1111", "1111"])).expect("they were thrown");
    record.order(Order::Reroll(Seat(1), vec![(0, Face::Six)])).expect("it was thrown");
    record.order(Order::Done).expect("the first is done");
    record.order(Order::Done).expect("and the second");
    record.order(sell(at(0, Base::OneSix), &[])).expect("the last one sells");
}

#[test]
fn what_a_game_began_from_tells_it_from_others() {
    let base = dealt(2);
    assert_eq!(DiceVillage::identity(&base), "2\n1\nowner\nhouse");
    assert_eq!(DiceVillage::identity(&entered(Depth::Dice)), "3\n1\nseller\nbox");
}
