//! Who goes where there is no room: nobody is kept out by one who holds many, and halls behind one router are not held.

use std::net::IpAddr;

use proptest::prelude::*;
use town_crier::gallery::{Connections, Limits, Place};

/// Who calls from there; each address is in a network of its own.
fn address(last: usize) -> IpAddr {
    format!("2001:db8:0:{last:x}::1").parse().unwrap()
}

fn connections() -> Connections<usize> {
    Connections::new(Limits { connections: 40, streams: 4, ..Limits::default() })
}

/// A place for who must get one; what had to go for it.
fn enter(connections: &mut Connections<usize>, of: usize, ends: usize) -> (Place, Option<usize>) {
    connections.enter(address(of), ends).expect("a place")
}

/// A stream of an address, which had no other one to go for it.
fn follow(connections: &mut Connections<usize>, of: usize, ends: usize) -> (Place, Option<usize>) {
    let (place, _) = enter(connections, of, ends);
    connections.invite(place);
    (place, connections.follow(place))
}

#[test]
fn where_there_is_no_room_the_oldest_stranger_goes_of_the_address_that_has_most() {
    let mut connections = connections();
    for lone in 0..10 {
        enter(&mut connections, lone, lone);
    }
    for crowd in 100..130 {
        assert_eq!(enter(&mut connections, 99, crowd).1, None);
    }
    for (new, out) in (200..).zip(100..120) {
        assert_eq!(enter(&mut connections, new, new).1, Some(out), "those who come one by one are let in");
    }
    for (again, out) in (300..).zip((120..130).chain(300..400)) {
        assert_eq!(enter(&mut connections, 99, again).1, Some(out), "and the crowd makes room for its own");
    }
    assert_eq!(connections.len(), 40);
}

#[test]
fn who_has_shown_a_key_stays_before_any_number_of_strangers_also_behind_the_same_router() {
    let mut connections = connections();
    for phone in 0..10 {
        let (place, _) = enter(&mut connections, 1, phone);
        connections.invite(place);
    }
    let (stream, _) = follow(&mut connections, 1, 10);
    for stranger in 100..1_000 {
        assert!(enter(&mut connections, 1, stranger).1.is_none_or(|out| out >= 100));
    }
    assert!(connections.follows(stream));
}

#[test]
fn who_holds_most_places_with_a_key_keeps_out_nobody_who_has_just_come() {
    let mut connections = connections();
    for held in 0..40 {
        let (place, _) = enter(&mut connections, 1, held);
        connections.invite(place);
    }
    let (newcomer, out) = enter(&mut connections, 2, 100);
    assert_eq!(out, Some(0), "the oldest of the many goes");
    // The many come again before the newcomer has asked for anything.
    for again in 1..=10 {
        let (place, out) = enter(&mut connections, 1, 100 + again);
        assert_eq!(out, Some(again), "and not the newcomer");
        connections.invite(place);
    }
    connections.invite(newcomer);
    assert_eq!(connections.len(), 40);
}

/// Those who have shown a key are spared before strangers only as long as they are few: who has just connected is a stranger.
#[test]
fn one_address_does_not_keep_out_who_has_just_come_with_those_that_ask_no_more() {
    for of in [1, 2] {
        let mut connections = connections();
        for phone in 0..20 {
            follow(&mut connections, phone % of, phone);
        }
        for held in 100..120 {
            let (place, _) = enter(&mut connections, held % of, held);
            connections.invite(place);
        }
        let (new, out) = enter(&mut connections, 9, 9);
        assert!(out >= Some(100));
        for knock in 200..300 {
            assert_ne!(enter(&mut connections, knock % of, knock).1, Some(9), "who has just come is heard");
        }
        connections.invite(new);
    }
}

#[test]
fn a_stream_goes_for_no_connection() {
    let mut connections = connections();
    for phone in 0..30 {
        assert_eq!(follow(&mut connections, phone, phone).1, None);
    }
    for idle in 50..60 {
        let (place, _) = enter(&mut connections, idle, idle);
        connections.invite(place);
    }
    for new in 60..70 {
        assert!(enter(&mut connections, new, new).1 >= Some(50), "who follows nothing goes");
    }
    assert_eq!(connections.len(), 40);
}

/// Streams that many addresses only hold open leave a quarter of all places to requests, and close each other's.
#[test]
fn streams_from_many_addresses_keep_out_neither_requests_nor_who_follows_with_one() {
    let mut connections = connections();
    let (alone, _) = follow(&mut connections, 99, 99);
    for held in 0..200 {
        follow(&mut connections, held % 20, held);
    }
    assert!(connections.follows(alone), "whoever has one keeps it");
    let asked = (300..400).filter(|new| connections.enter(address(98), *new).is_some()).count();
    assert_eq!(asked, 100, "and each request finds a place");
    assert!(connections.follows(alone));
    // Also where each has but one.
    let mut connections = self::connections();
    for phone in 0..40 {
        let (_, out) = follow(&mut connections, phone, phone);
        assert_eq!(out, phone.checked_sub(30), "the oldest one goes");
    }
}

#[test]
fn where_there_is_room_a_hall_stands_behind_one_router() {
    let mut connections = connections();
    for phone in 0..20 {
        assert_eq!(follow(&mut connections, 0, phone).1, None);
    }
    assert_eq!(connections.len(), 20);
}

#[test]
fn where_it_is_crowded_an_address_loses_its_own_oldest_stream() {
    let mut connections = connections();
    for phone in 0..20 {
        follow(&mut connections, phone, phone);
    }
    for phone in 100..103 {
        assert_eq!(follow(&mut connections, 0, phone).1, None, "up to four are its own");
    }
    assert_eq!(follow(&mut connections, 0, 103).1, Some(0));
    assert_eq!(follow(&mut connections, 0, 104).1, Some(100));
    assert_eq!(follow(&mut connections, 1, 105).1, None, "others are not asked to go");
    assert_eq!(connections.len(), 24);
}

#[test]
fn a_crowd_that_came_early_makes_room_for_one_that_comes_later() {
    let mut connections = connections();
    for phone in 0..20 {
        assert_eq!(follow(&mut connections, 0, phone).1, None, "where there is room, all may come");
    }
    for phone in 100..110 {
        assert_eq!(follow(&mut connections, 1, phone).1, Some(phone - 100), "the oldest of the many goes");
    }
    assert_eq!(follow(&mut connections, 1, 110).1, Some(100), "and now these are as many, and one of their own goes");
    for phone in 200..204 {
        assert!(follow(&mut connections, 2, phone).1.is_some(), "others come, too");
    }
    assert_eq!(connections.len(), 20);
}

/// Phones that are closed come back at once: whoever is alone, or in a smaller group, is never closed for that.
#[test]
fn phones_that_come_back_close_none_of_a_smaller_group() {
    let (mut connections, groups) = (connections(), [(0, 13), (1, 7), (2, 1)]);
    let mut closed: Vec<usize> = Vec::new();
    for (address, phones) in groups {
        for phone in 0..phones {
            closed.extend(follow(&mut connections, address, address * 100 + phone).1);
        }
    }
    for _ in 0..100 {
        let back = closed.remove(0);
        closed.extend(follow(&mut connections, back / 100, back).1);
        assert!(closed.iter().all(|phone| *phone < 100), "{closed:?}");
    }
    // Two groups that are equally large do not close each other's in turn, either.
    let mut connections = self::connections();
    let mut closed: Vec<usize> = Vec::new();
    for (address, phones) in [(0, 10), (1, 10), (2, 1)] {
        for phone in 0..phones {
            closed.extend(follow(&mut connections, address, address * 100 + phone).1);
        }
    }
    let of = closed[0] / 100;
    for _ in 0..100 {
        let back = closed.remove(0);
        closed.extend(follow(&mut connections, back / 100, back).1);
        assert!(closed.iter().all(|phone| phone / 100 == of), "{closed:?}");
    }
}

#[test]
fn one_address_never_takes_the_room_from_all_others() {
    let mut connections = connections();
    for phone in 0..1_000 {
        follow(&mut connections, 0, phone);
    }
    assert_eq!(connections.len(), 20);
}

#[test]
fn a_connection_that_becomes_a_stream_late_does_not_go_for_itself() {
    let mut connections = connections();
    let (early, _) = enter(&mut connections, 0, 0);
    for phone in 1..=20 {
        follow(&mut connections, 0, phone);
    }
    assert_eq!(connections.follow(early), Some(1));
    assert!(connections.follows(early));
}

#[test]
fn places_are_given_back_once() {
    let mut connections = connections();
    let ((one, _), (other, _)) = (enter(&mut connections, 0, 1), enter(&mut connections, 0, 2));
    connections.leave(one);
    connections.leave(one);
    assert_eq!((connections.len(), connections.is_empty(), connections.follow(one)), (1, false, None));
    connections.leave(other);
    assert!(connections.is_empty());
}

/// Something that happens to the connections; those that there were are counted from the first.
#[derive(Clone, Debug)]
enum Deed {
    Enter(usize),
    Invite(usize),
    Follow(usize),
    Rest(usize),
    Leave(usize),
}

fn deeds() -> impl Strategy<Value = Deed> {
    let any = || 0..200_usize;
    prop_oneof![
        6 => (0..6_usize).prop_map(Deed::Enter),
        2 => any().prop_map(Deed::Invite),
        2 => any().prop_map(Deed::Follow),
        1 => any().prop_map(Deed::Rest),
        1 => any().prop_map(Deed::Leave),
    ]
}

proptest! {
    /// Whatever happens, there are never more than may be, and no stranger ends a stream.
    #[test]
    fn whatever_happens_they_hold(deeds in proptest::collection::vec(deeds(), 0..400)) {
        let mut connections = Connections::new(Limits { connections: 12, streams: 2, ..Limits::default() });
        let mut places: Vec<Place> = Vec::new();
        for deed in deeds {
            let at = |at: usize| places.get(at % places.len().max(1)).copied();
            let before: Vec<Place> = places.iter().copied().filter(|place| connections.follows(*place)).collect();
            match deed {
                Deed::Enter(of) => {
                    let let_in = connections.enter(address(of), places.len());
                    prop_assert_eq!(let_in.is_none(), before.len() == 12);
                    if let Some((place, out)) = let_in {
                        let streams_stay = before.iter().all(|place| connections.follows(*place));
                        prop_assert!(streams_stay, "{:?} went", out);
                        places.push(place);
                    }
                }
                Deed::Invite(of) => at(of).into_iter().for_each(|place| connections.invite(place)),
                Deed::Follow(of) => drop(at(of).and_then(|place| connections.follow(place))),
                Deed::Rest(of) => at(of).into_iter().for_each(|place| connections.rest(place)),
                Deed::Leave(of) => at(of).into_iter().for_each(|place| connections.leave(place)),
            }
            prop_assert!(connections.len() <= 12);
        }
    }
}
