//! Seats: whatever is asked of them, in whatever order, nobody speaks for another and nothing counts twice.

use std::collections::BTreeSet;

use proptest::prelude::*;
use town_crier::gallery::{Asks, Gone, NoAnswer, NoSeat, ProposalState, SeatName, Seats, Secret};
use town_crier::show::{Filled, ReadyCount};

fn name(text: &str) -> SeatName {
    text.parse().expect("a name")
}

fn secret(of: u8) -> Secret {
    Secret::made_up([of; 16])
}

fn filled(number: u16) -> Filled {
    Filled { numbers: vec![Some(number)], ticks: Vec::new() }
}

#[test]
fn a_secret_opens_the_seat_that_it_was_given_for() {
    let mut seats = Seats::default();
    let (anna, ben) = (seats.sit(name("Anna"), secret(1)).unwrap(), seats.sit(name("Ben"), secret(2)).unwrap());
    assert_eq!((anna, seats.seat(&secret(1)).unwrap().name.as_str()), (1, "Anna"));
    assert_eq!((ben, seats.seat(&secret(2)).unwrap().name.as_str()), (2, "Ben"));
    assert_eq!(seats.seat(&secret(3)), Err(Gone::Unknown));
    assert_eq!(seats.sit(name("ANNA"), secret(3)), Err(NoSeat::Taken), "large letters are no other name");
    assert_eq!(seats.sit(name("Carl"), secret(1)), Err(NoSeat::Taken), "nobody has two seats by one secret");
    seats.leave(&secret(1)).unwrap();
    assert_eq!(seats.leave(&secret(1)), Err(Gone::Unknown));
    assert_eq!(seats.sit(name("Anna"), secret(3)), Ok(3), "a number is not given again");
}

#[test]
fn who_was_shown_out_is_told_so() {
    let mut seats = Seats::default();
    let anna = seats.sit(name("Anna"), secret(1)).unwrap();
    seats.ask(Some(Asks::Ready(4)));
    seats.free(anna);
    assert_eq!(seats.seat(&secret(1)), Err(Gone::Freed));
    assert_eq!(seats.ready(&secret(1), 4, true), Err(NoAnswer::Gone(Gone::Freed)));
    assert_eq!(seats.leave(&secret(1)), Err(Gone::Freed));
    assert_eq!(seats.seated(), []);
}

#[test]
fn there_are_sixty_four_seats() {
    let mut seats = Seats::default();
    for of in 0..64 {
        seats.sit(name(&format!("Player {of}")), secret(of)).unwrap();
    }
    assert_eq!(seats.sit(name("Zoe"), secret(99)), Err(NoSeat::Full));
    seats.free(20);
    assert_eq!(seats.sit(name("Zoe"), secret(99)), Ok(65));
}

#[test]
fn who_is_ready_is_so_for_what_is_asked_now() {
    let mut seats = Seats::default();
    seats.sit(name("Anna"), secret(1)).unwrap();
    assert_eq!(seats.ready(&secret(1), 0, true), Err(NoAnswer::Unasked));
    seats.ask(Some(Asks::Ready(4)));
    assert_eq!(seats.ready(&secret(1), 3, true), Err(NoAnswer::Unasked));
    seats.ready(&secret(1), 4, true).unwrap();
    assert!(seats.count().is_complete());
    // The half-day is closed, and then that is undone.
    for asks in [None, Some(Asks::Ready(5)), Some(Asks::Ready(4))] {
        seats.ask(asks);
        assert_eq!(seats.count(), ReadyCount { ready: 0, of: 1 }, "{asks:?}");
    }
    seats.ask(Some(Asks::Sheet));
    assert_eq!(seats.ready(&secret(1), 4, true), Err(NoAnswer::Unasked));
}

#[test]
fn a_sheet_waits_until_it_is_settled_and_a_new_one_takes_its_place() {
    let mut seats = Seats::default();
    let anna = seats.sit(name("Anna"), secret(1)).unwrap();
    let sheet = |seats: &Seats| {
        seats.seat(&secret(1)).unwrap().sheet.map(|sheet| (sheet.filled.numbers[0].unwrap(), sheet.state))
    };
    assert_eq!(seats.hand_in(&secret(1), filled(3)), Err(NoAnswer::Unasked));
    seats.score("one");
    seats.ask(Some(Asks::Sheet));
    seats.hand_in(&secret(1), filled(3)).unwrap();
    assert_eq!(sheet(&seats), Some((3, ProposalState::Waiting)));
    seats.settle(anna, ProposalState::Accepted);
    assert_eq!(sheet(&seats), Some((3, ProposalState::Waiting)), "the desk has not seen it");
    assert_eq!(seats.tell(), seats.seated());
    seats.settle(anna, ProposalState::Returned);
    assert_eq!(sheet(&seats), Some((3, ProposalState::Returned)));
    seats.hand_in(&secret(1), filled(4)).unwrap();
    assert_eq!(sheet(&seats), Some((4, ProposalState::Waiting)));
    seats.settle(anna, ProposalState::Accepted);
    assert_eq!(sheet(&seats), Some((4, ProposalState::Waiting)), "it was the one before that was accepted");
    seats.ask(None);
    assert_eq!(sheet(&seats), Some((4, ProposalState::Waiting)), "a break takes nothing away");
    seats.score("one");
    assert_eq!(sheet(&seats), Some((4, ProposalState::Waiting)), "the scoring has changed");
    seats.score("another");
    assert_eq!(sheet(&seats), None, "another game is scored");
    seats.ask(Some(Asks::Sheet));
    seats.hand_in(&secret(1), filled(5)).unwrap();
    seats.ask(Some(Asks::Ready(0)));
    assert_eq!(sheet(&seats), None, "the next game is played");
}

#[test]
fn names_are_such_as_can_be_shown_in_any_line() {
    for (text, shown) in [
        ("Anna", "Anna"),
        ("  Anna \u{3000} Maria ", "Anna Maria"),
        ("Jo\u{308}rg", "Jörg"),
        ("علی\u{200C}رضا", "علیرضا"),
        ("<b>&\"'", "<b>&\"'"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx"),
    ] {
        assert_eq!(text.parse::<SeatName>().map(|name| name.to_string()).as_deref(), Ok(shown), "{text:?}");
    }
    for text in [
        "",
        " \t\n",
        "abcdefghijklmnopqrstuvwxy",
        "An\u{0}na",
        "An\u{1B}[31mna",
        "An\u{202E}na",
        "An\u{200B}na",
        "\u{2066}Anna",
        "Anna\u{E0041}",
        "An\u{FEFF}na",
    ] {
        assert!(text.parse::<SeatName>().is_err(), "{text:?}");
    }
    assert!("a\u{301}\u{301}".repeat(20).parse::<SeatName>().is_err(), "a tower of accents");
}

#[test]
fn a_secret_is_told_once_and_in_no_log() {
    let one = Secret::made_up([0xA5; 16]);
    assert_eq!((one.letters().len(), format!("{one:?}").as_str()), (26, "…"));
    assert_eq!(one.letters().parse::<Secret>().unwrap(), one);
    assert_ne!(Secret::random().unwrap(), Secret::random().unwrap());
    let lower = one.letters().to_lowercase();
    for wrong in ["", "0", &lower, &"Z".repeat(26), &"0".repeat(27), &"é".repeat(13)] {
        assert!(wrong.parse::<Secret>().is_err(), "{wrong}");
    }
    let mut seats = Seats::default();
    seats.sit(name("Anna"), one.clone()).unwrap();
    assert!(!format!("{seats:?}").contains(&one.letters()));
}

/// Something that is asked of the seats.
#[derive(Clone, Debug)]
enum Deed {
    Sit(u8, u8),
    Leave(u8),
    Ready(u8, usize, bool),
    HandIn(u8, u16),
    Ask(Option<Asks>),
    Free(u32),
    Settle(u32, ProposalState),
}

fn deeds() -> impl Strategy<Value = Deed> {
    let states = [ProposalState::Waiting, ProposalState::Accepted, ProposalState::Returned];
    let asks =
        prop_oneof![Just(None), (0..4_usize).prop_map(|orders| Some(Asks::Ready(orders))), Just(Some(Asks::Sheet))];
    prop_oneof![
        4 => (0..90_u8, 0..90_u8).prop_map(|(name, secret)| Deed::Sit(name, secret)),
        1 => (0..90_u8).prop_map(Deed::Leave),
        4 => (0..90_u8, 0..4_usize, any::<bool>()).prop_map(|(of, orders, ready)| Deed::Ready(of, orders, ready)),
        2 => (0..90_u8, 0..20_u16).prop_map(|(of, number)| Deed::HandIn(of, number)),
        2 => asks.prop_map(Deed::Ask),
        1 => (0..120_u32).prop_map(Deed::Free),
        1 => (0..120_u32, 0..3_usize).prop_map(move |(number, state)| Deed::Settle(number, states[state])),
    ]
}

proptest! {
    #[test]
    fn whatever_is_asked_of_them_they_hold(deeds in proptest::collection::vec(deeds(), 0..300)) {
        let (mut seats, mut numbers) = (Seats::default(), BTreeSet::new());
        for deed in deeds {
            let (before, changes, asks) = (seats.seated(), seats.changes(), seats.asks());
            let held = |of: u8| seats.seat(&secret(of)).map(|seat| seat.number);
            match deed {
                Deed::Sit(of, by) => {
                    if let Ok(number) = seats.sit(name(&format!("Player {of}")), secret(by)) {
                        prop_assert!(numbers.insert(number), "a number came back");
                        prop_assert_eq!(seats.seat(&secret(by)).map(|seat| seat.number), Ok(number));
                    }
                }
                Deed::Leave(of) => prop_assert_eq!(seats.leave(&secret(of)).is_ok(), before.len() > seats.seated().len()),
                Deed::Ready(of, orders, ready) => {
                    let own = held(of);
                    let counts = seats.ready(&secret(of), orders, ready).is_ok();
                    prop_assert_eq!(counts, own.is_ok() && asks == Some(Asks::Ready(orders)));
                    for (seat, was) in seats.seated().iter().zip(&before) {
                        let is = if counts && own == Ok(seat.number) { ready } else { was.ready };
                        prop_assert_eq!(seat.ready, is);
                    }
                }
                Deed::HandIn(of, number) => {
                    let own = held(of);
                    let counts = seats.hand_in(&secret(of), filled(number)).is_ok();
                    prop_assert_eq!(counts, own.is_ok() && asks == Some(Asks::Sheet));
                    for (seat, was) in seats.seated().iter().zip(&before) {
                        prop_assert!(seat == was || own == Ok(seat.number), "somebody spoke for another");
                    }
                }
                Deed::Ask(asks) => {
                    seats.ask(asks);
                    prop_assert_eq!(seats.count().ready, 0, "nobody is ready for what was not asked before");
                }
                Deed::Free(number) => {
                    seats.free(number);
                    prop_assert!(seats.seated().iter().all(|seat| seat.number != number));
                }
                Deed::Settle(number, state) => {
                    seats.tell();
                    seats.settle(number, state);
                }
            }
            let seated = seats.seated();
            prop_assert!(seated.len() <= Seats::MOST);
            prop_assert_eq!(seats.count().of, seated.len());
            prop_assert!(seats.changes() >= changes && (seats.changes() > changes || seated == before), "nobody is told");
            prop_assert!(!matches!(seats.asks(), Some(Asks::Sheet) | None) || seats.count().ready == 0);
            let names: BTreeSet<&str> = seated.iter().map(|seat| seat.name.as_str()).collect();
            prop_assert_eq!(names.len(), seated.len());
        }
    }
}
