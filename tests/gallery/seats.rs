//! Seats: who gets one, who keeps it, and what counts of those who sit.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use town_crier::chronicle::hall::PlayerName;
use town_crier::gallery::{
    Asks, Gone, Limits, Newcomer, NoAnswer, NoSeat, Phone, PhoneId, ProposalState, SeatName, Seats, Secret,
};
use town_crier::show::{Filled, ReadyCount};

fn name(text: &str) -> SeatName {
    text.parse().expect("a name")
}

pub(super) fn secret(of: u8) -> Secret {
    Secret::made_up([of; 16])
}

/// Seats that hear whatever is said.
pub(super) fn seats() -> Seats {
    Seats::new(Limits { seat_burst: u32::MAX, sheet_burst: u32::MAX, ..Limits::default() })
}

fn address(last: u8) -> IpAddr {
    IpAddr::from([192, 168, 178, last])
}

/// Who comes from an address of their own.
pub(super) fn newcomer(of: &str, by: u8) -> Newcomer {
    Newcomer { name: name(of), secret: secret(by), address: address(by) }
}

/// A guest of that number, from that address.
fn guest(by: u8, from: u8) -> Newcomer {
    Newcomer { address: address(from), ..newcomer(&format!("Guest {by}"), by) }
}

pub(super) fn players<const N: usize>(names: [&str; N]) -> [PlayerName; N] {
    names.map(|name| PlayerName::new(name).expect("a name"))
}

pub(super) fn sit(seats: &mut Seats, of: &str, by: u8) -> Result<PhoneId, NoSeat> {
    seats.sit(newcomer(of, by), &[], Instant::now()).map(|seat| seat.id)
}

pub(super) fn seat(seats: &mut Seats, by: u8) -> Result<Phone, Gone> {
    Ok(seats.hear(&secret(by), Instant::now())?.expect("somebody who says little"))
}

pub(super) fn filled(number: u16) -> Filled {
    Filled { numbers: vec![Some(number)], ticks: Vec::new() }
}

/// People sit down before the game is open: who then looks like a player, or means a seat that somebody else has, has none.
#[test]
fn when_a_game_opens_nobody_sits_beside_a_player_under_another_spelling() {
    let mut seats = seats();
    for (by, of) in ["Rot", "Red", "\u{410}nna", "Guest"].into_iter().enumerate() {
        sit(&mut seats, of, u8::try_from(by).unwrap()).unwrap();
    }
    let red = players(["Red", "Rot"]);
    let before = seats.changes();
    seats.open(&players(["Anna"]), |name| red.contains(name).then_some(0), |_| false);
    assert_eq!(seats.names().map(SeatName::as_str).collect::<Vec<_>>(), ["Rot", "Guest"]);
    assert!(seats.changes() > before, "phones are told");
    assert_eq!(seat(&mut seats, 1), Err(Gone::Unknown), "its page asks for another name");
}

#[test]
fn a_secret_opens_the_seat_that_it_was_given_for() {
    let mut seats = seats();
    let (anna, ben) = (sit(&mut seats, "Anna", 1).unwrap(), sit(&mut seats, "Ben", 2).unwrap());
    assert_eq!((anna, seat(&mut seats, 1).unwrap().name.as_str()), (PhoneId(1), "Anna"));
    assert_eq!((ben, seat(&mut seats, 2).unwrap().name.as_str()), (PhoneId(2), "Ben"));
    assert_eq!(seat(&mut seats, 3), Err(Gone::Unknown));
    assert_eq!(sit(&mut seats, "ANNA", 3), Err(NoSeat::Taken), "large letters are no other name");
    assert_eq!(sit(&mut seats, "Carl", 1), Err(NoSeat::Taken), "nobody has two seats by one secret");
    seats.leave(&secret(1), Instant::now()).unwrap();
    assert_eq!(seats.leave(&secret(1), Instant::now()), Err(Gone::Unknown));
    assert_eq!(sit(&mut seats, "Anna", 3), Ok(PhoneId(3)), "a number is not given again");
}

#[test]
fn who_sits_down_is_admitted_by_the_crier_alone_and_once_for_each_seat() {
    let mut seats = seats();
    let anna = sit(&mut seats, "Anna", 1).unwrap();
    sit(&mut seats, "Ben", 2).unwrap();
    let admitted = |seats: &Seats| seats.seated().iter().map(|phone| phone.admitted).collect::<Vec<_>>();
    assert_eq!(admitted(&seats), [false; 2]);
    let before = seats.changes();
    seats.admit(&[anna]);
    assert_eq!(admitted(&seats), [true, false]);
    assert!(seats.changes() > before && seats.phone(&secret(1)).is_ok_and(|phone| phone.admitted));
    // Whoever takes the seat then is another one.
    seats.leave(&secret(1), Instant::now()).unwrap();
    sit(&mut seats, "Anna", 3).unwrap();
    assert_eq!(admitted(&seats), [false; 2]);
}

#[test]
fn who_was_shown_out_is_told_so() {
    let mut seats = seats();
    let anna = sit(&mut seats, "Anna", 1).unwrap();
    seats.ask(Some(Asks::Ready(4)));
    seats.free(anna, Instant::now());
    assert_eq!(seat(&mut seats, 1), Err(Gone::Freed));
    assert_eq!(seats.ready(&secret(1), 4, true), Err(NoAnswer::Gone(Gone::Freed)));
    assert_eq!(seats.leave(&secret(1), Instant::now()), Err(Gone::Freed));
    assert_eq!(seats.seated(), []);
}

/// Whoever is shown out is not at once back under that name, before the one who bears it, however long the phone said nothing.
#[test]
fn who_was_shown_out_leaves_the_name_to_another_address() {
    let (mut seats, began) = (seats(), Instant::now());
    let at = |seconds: u64| began + Duration::from_secs(seconds);
    let squatter = seats.sit(newcomer("Anna", 1), &players(["Anna"]), began).unwrap();
    seats.free(squatter.id, at(200));
    let again = |seats: &mut Seats, of: &str, by: u8, from: u8, seconds| {
        seats.sit(Newcomer { address: address(from), ..newcomer(of, by) }, &players(["Anna"]), at(seconds))
    };
    assert_eq!(again(&mut seats, "anna", 2, 1, 201), Err(NoSeat::Barred));
    for by in 0..2_000_u16 {
        again(&mut seats, &format!("Guest {by}"), 200, 1, 201).expect("another name is free");
        seats.leave(&secret(200), at(201)).unwrap();
    }
    assert_eq!(again(&mut seats, "Anna", 2, 1, 319), Err(NoSeat::Barred));
    assert!(again(&mut seats, "Anna", 4, 4, 202).is_ok(), "the name is free for another phone");
    let phone = seats.phone(&secret(4)).unwrap().id;
    seats.free(phone, at(203));
    assert!(again(&mut seats, "Anna", 5, 4, 330).is_ok(), "later it may have been a mistake");
}

/// Whoever leaves may think better of it; who comes and goes gives others the time to sit down.
#[test]
fn who_leaves_again_and_again_waits_before_the_next_time() {
    let (mut seats, began) = (seats(), Instant::now());
    let at = |millis: u64| began + Duration::from_millis(millis);
    let come = |seats: &mut Seats, by: u8, millis| {
        seats.sit(Newcomer { secret: secret(by), ..newcomer("Anna", 1) }, &[], at(millis))
    };
    come(&mut seats, 1, 0).unwrap();
    seats.leave(&secret(1), at(300)).unwrap();
    come(&mut seats, 2, 400).expect("once is no harm");
    seats.leave(&secret(2), at(700)).unwrap();
    assert_eq!(come(&mut seats, 3, 800), Err(NoSeat::Barred));
    assert!(seats.sit(newcomer("Anna", 9), &[], at(900)).is_ok(), "another phone is faster now");
    seats.leave(&secret(9), at(3_800)).unwrap();
    assert!(come(&mut seats, 4, 3_900).is_ok());
}

/// A phone that sleeps tells nothing of itself: no guest gets the seat of a player for that.
#[test]
fn a_player_whose_phone_sleeps_keeps_the_seat() {
    let (mut seats, began) = (seats(), Instant::now());
    let (known, later) = (players(["Anna"]), began + Duration::from_mins(30));
    seats.sit(newcomer("Anna", 200), &known, began).unwrap();
    let come =
        |seats: &mut Seats| (0..100_u8).filter(|by| seats.sit(guest(*by, by / 8), &known, later).is_ok()).count();
    assert_eq!(come(&mut seats), 63, "all others may be guests'");
    assert!(seats.phone(&secret(200)).is_ok());
    assert_eq!(seats.sit(newcomer("anna", 201), &known, later), Err(NoSeat::Taken));
}

#[test]
fn there_are_sixty_four_seats() {
    let mut seats = seats();
    for of in 0..64 {
        sit(&mut seats, &format!("Player {of}"), of).unwrap();
    }
    assert_eq!(sit(&mut seats, "Zoe", 99), Err(NoSeat::Full));
    seats.free(PhoneId(20), Instant::now());
    assert_eq!(sit(&mut seats, "Zoe", 99), Ok(PhoneId(65)));
}

#[test]
fn one_address_takes_no_more_than_half_of_all_seats_but_for_players() {
    let (mut seats, now) = (seats(), Instant::now());
    let anna = players(["Anna"]);
    let mut sit = |newcomer| seats.sit(newcomer, &anna, now);
    for by in 0..32 {
        sit(guest(by, 1)).expect("where there is room, a whole table may stand behind one router");
    }
    assert_eq!(sit(guest(32, 1)), Err(NoSeat::Full));
    let one: IpAddr = "2001:db8:1:2::1".parse().unwrap();
    for by in 40..48 {
        sit(Newcomer { address: one, ..guest(by, 2) }).expect("up to eight are their own");
    }
    let other: IpAddr = "2001:db8:1:2:ffff::2".parse().unwrap();
    assert_eq!(sit(Newcomer { address: other, ..guest(48, 2) }), Err(NoSeat::Full), "these are one computer's");
    sit(guest(49, 3)).expect("others are not held");
    sit(Newcomer { address: address(1), ..newcomer("anna", 50) }).expect("the game knows this name");
}

#[test]
fn guests_leave_a_seat_for_each_player() {
    let (mut seats, now) = (seats(), Instant::now());
    let known = players(["Anna", "Ben", "Cleo"]);
    let taken = (0..100_u8).filter(|by| seats.sit(guest(*by, by / 10), &known, now).is_ok()).count();
    assert_eq!(taken, 61, "from ten addresses");
    seats.sit(newcomer("ANNA", 101), &known, now).expect("her own seat");
    assert_eq!(seats.sit(guest(110, 110), &known, now), Err(NoSeat::Full), "those of Ben and Cleo are not for guests");
    seats.sit(newcomer("Ben", 102), &known, now).expect("his own seat");
    seats.sit(newcomer("Cleo", 103), &known, now).expect("her own seat");
    assert_eq!(seats.count().of, Seats::MOST);
}

#[test]
fn players_who_come_to_a_table_full_of_guests_are_given_seats_of_the_address_that_has_most() {
    let (mut seats, now) = (seats(), Instant::now());
    seats.score("one");
    seats.ask(Some(Asks::Sheet));
    for (address, guests) in [(1, 0..32), (2, 32..40), (3, 40..48), (4, 48..56), (5, 56..64)] {
        for by in guests {
            seats.sit(guest(by, address), &[], now).expect("nobody plays yet");
        }
    }
    seats.hand_in(&secret(31), filled(3)).unwrap();
    let known = players(["Anna", "Ben"]);
    assert_eq!(seats.sit(guest(70, 70), &known, now), Err(NoSeat::Full));
    seats.sit(newcomer("Anna", 71), &known, now).expect("a player's seat");
    assert_eq!(seat(&mut seats, 30), Err(Gone::Unknown), "who came last of the many may ask again");
    assert!(seat(&mut seats, 31).is_ok(), "no sheet that was handed in is lost");
    seats.sit(newcomer("Ben", 72), &known, now).expect("a player's seat");
    assert_eq!(seat(&mut seats, 29), Err(Gone::Unknown));
    assert!(seat(&mut seats, 71).is_ok() && (32..64).all(|by| seat(&mut seats, by).is_ok()), "and nobody else");
}

#[test]
fn an_abandoned_seat_is_given_to_who_finds_no_other() {
    let (mut seats, began) = (seats(), Instant::now());
    let at = |minutes: u64| began + Duration::from_mins(minutes);
    let come = |seats: &mut Seats, by: u8, minutes| seats.sit(newcomer(&format!("Player {by}"), by), &[], at(minutes));
    for by in 0..64 {
        come(&mut seats, by, 0).unwrap();
    }
    seats.score("one");
    seats.ask(Some(Asks::Sheet));
    seats.hand_in(&secret(0), filled(3)).unwrap();
    for by in (0..64).filter(|by| ![0, 20, 30].contains(by)) {
        seats.hear(&secret(by), at(8)).unwrap().expect("somebody who says little");
    }
    seats.hear(&secret(20), at(1)).unwrap().expect("somebody who says little");
    assert_eq!(come(&mut seats, 70, 9), Err(NoSeat::Full), "nobody was silent for so long");
    come(&mut seats, 70, 12).unwrap();
    assert_eq!(seats.hear(&secret(30), at(12)), Err(Gone::Unknown), "who was silent longest may sit down again");
    come(&mut seats, 71, 12).unwrap();
    assert_eq!(seats.hear(&secret(20), at(12)), Err(Gone::Unknown));
    assert_eq!(come(&mut seats, 72, 12), Err(NoSeat::Full));
    assert!(seats.hear(&secret(0), at(12)).is_ok(), "no sheet that was handed in is lost");
}

#[test]
fn who_is_ready_is_so_for_what_is_asked_now() {
    let mut seats = seats();
    sit(&mut seats, "Anna", 1).unwrap();
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
fn whose_page_is_closed_is_not_waited_for_and_keeps_the_seat() {
    let mut seats = seats();
    for (of, by) in [("Anna", 1), ("Ben", 2)] {
        sit(&mut seats, of, by).unwrap();
        seats.arrive(&secret(by));
    }
    seats.ask(Some(Asks::Ready(4)));
    // A page that is loaded anew may follow before the old one is gone.
    seats.arrive(&secret(2));
    seats.depart(&secret(2));
    assert_eq!(seats.count(), ReadyCount { ready: 0, of: 2 });
    let before = seats.changes();
    seats.depart(&secret(2));
    assert!(seats.changes() > before, "all are told");
    assert_eq!(seats.count(), ReadyCount { ready: 0, of: 1 });
    assert_eq!(seats.seated().iter().map(|phone| phone.is_away).collect::<Vec<_>>(), [false, true]);
    // Who was ready and lets the phone sleep is ready.
    seats.ready(&secret(1), 4, true).unwrap();
    seats.depart(&secret(1));
    assert_eq!(seats.count(), ReadyCount { ready: 1, of: 1 });
    seats.arrive(&secret(2));
    assert_eq!(seats.count(), ReadyCount { ready: 1, of: 2 });
    seats.depart(&secret(9));
}

#[test]
fn a_sheet_waits_until_it_is_settled_and_a_new_one_takes_its_place() {
    let mut seats = seats();
    let anna = sit(&mut seats, "Anna", 1).unwrap();
    let sheet =
        |seats: &Seats| seats.seated()[0].sheet.as_ref().map(|sheet| (sheet.filled.numbers[0].unwrap(), sheet.state));
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
fn a_seat_hands_in_sheets_no_faster_than_they_can_be_looked_at() {
    let mut seats = Seats::new(Limits { seat_burst: u32::MAX, ..Limits::default() });
    let now = Instant::now();
    seats.sit(newcomer("Anna", 1), &[], now).unwrap();
    seats.ask(Some(Asks::Sheet));
    let burst = Limits::default().sheet_burst;
    let mut hands_in = |after: u64| {
        seats.hear(&secret(1), now + Duration::from_secs(after)).expect("a seat").expect("somebody who says little");
        seats.hand_in(&secret(1), filled(3))
    };
    for _ in 0..burst {
        assert_eq!(hands_in(1), Ok(()));
    }
    assert_eq!(hands_in(1), Err(NoAnswer::TooMany));
    assert_eq!([hands_in(2), hands_in(2)], [Ok(()), Err(NoAnswer::TooMany)]);
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
    let mut seats = seats();
    seats.sit(Newcomer { secret: one.clone(), ..newcomer("Anna", 1) }, &[], Instant::now()).unwrap();
    assert!(!format!("{seats:?}").contains(&one.letters()));
}
