//! Seats: whatever is asked of them, in whatever order, nobody speaks for another and nothing counts twice.

use std::collections::BTreeSet;
use std::time::Instant;

use proptest::prelude::*;
use town_crier::gallery::{Asks, PhoneId, ProposalState, Seats};

use super::seats::{filled, seat, seats, secret, sit};
use crate::tried::config;

/// Something that is asked of the seats.
#[derive(Clone, Debug)]
enum Deed {
    Sit(u8, u8),
    Leave(u8),
    Ready(u8, usize, bool),
    HandIn(u8, u16),
    Ask(Option<Asks>),
    Free(PhoneId),
    Settle(PhoneId, ProposalState),
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
        1 => (0..120_u32).prop_map(|phone| Deed::Free(PhoneId(phone))),
        1 => (0..120_u32, 0..3_usize).prop_map(move |(phone, state)| Deed::Settle(PhoneId(phone), states[state])),
    ]
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn whatever_is_asked_of_them_they_hold(deeds in proptest::collection::vec(deeds(), 0..300)) {
        let (mut seats, mut numbers) = (seats(), BTreeSet::new());
        for deed in deeds {
            let (before, changes, asks) = (seats.seated(), seats.changes(), seats.asks());
            let held = |seats: &mut Seats, of: u8| seat(seats, of).map(|seat| seat.id);
            match deed {
                Deed::Sit(of, by) => {
                    if let Ok(number) = sit(&mut seats, &format!("Player {of}"), by) {
                        prop_assert!(numbers.insert(number), "a number came back");
                        prop_assert_eq!(held(&mut seats, by), Ok(number));
                    }
                }
                Deed::Leave(of) => prop_assert_eq!(seats.leave(&secret(of), Instant::now()).is_ok(), before.len() > seats.seated().len()),
                Deed::Ready(of, orders, ready) => {
                    let own = held(&mut seats, of);
                    let counts = seats.ready(&secret(of), orders, ready).is_ok();
                    prop_assert_eq!(counts, own.is_ok() && asks == Some(Asks::Ready(orders)));
                    for (seat, was) in seats.seated().iter().zip(&before) {
                        let is = if counts && own == Ok(seat.id) { ready } else { was.ready };
                        prop_assert_eq!(seat.ready, is);
                    }
                }
                Deed::HandIn(of, number) => {
                    let own = held(&mut seats, of);
                    let counts = seats.hand_in(&secret(of), filled(number)).is_ok();
                    prop_assert_eq!(counts, own.is_ok() && asks == Some(Asks::Sheet));
                    for (seat, was) in seats.seated().iter().zip(&before) {
                        prop_assert!(seat == was || own == Ok(seat.id), "somebody spoke for another");
                    }
                }
                Deed::Ask(asks) => {
                    seats.ask(asks);
                    prop_assert_eq!(seats.count().ready, 0, "nobody is ready for what was not asked before");
                }
                Deed::Free(phone) => {
                    seats.free(phone, Instant::now());
                    prop_assert!(seats.seated().iter().all(|seat| seat.id != phone));
                }
                Deed::Settle(phone, state) => {
                    seats.tell();
                    seats.settle(phone, state);
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
