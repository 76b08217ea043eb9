//! Majorities, rewards and cards of events that are countered (`T 9.22` to `T 9.28`, `T 18.3`).

use town_crier::games::troyes::rules::{
    Activity, Book, Correction, Event, Events, Good, Happening, Owner, Phase, Purpose, Seat, TurnStep, rewards,
};

use crate::games::troyes::kit::{ANNA, EMILY, FAYE, GEOFFREY, Played, at_actions};
use crate::tried::each;

/// Cubes of A, B, C and gray, and what A, B and C gain of 5 and 2.
const MAJORITIES: [([u8; 4], [u16; 3]); 13] = [
    ([3, 2, 1, 0], [5, 2, 0]),
    ([2, 2, 1, 0], [3, 3, 0]),
    ([3, 1, 1, 0], [5, 1, 1]),
    ([5, 0, 0, 0], [7, 0, 0]),
    ([2, 0, 0, 3], [2, 0, 0]),
    ([2, 0, 0, 2], [3, 0, 0]),
    ([2, 2, 2, 0], [2, 2, 2]),
    ([3, 1, 0, 2], [5, 0, 0]),
    ([0, 0, 0, 4], [0, 0, 0]),
    ([3, 1, 0, 1], [5, 1, 0]),
    ([1, 1, 0, 3], [1, 1, 0]),
    ([1, 0, 1, 1], [2, 0, 2]),
    ([1, 0, 0, 3], [2, 0, 0]),
];

#[test]
fn each_majority_gains_what_the_rules_say() {
    each(MAJORITIES, |(cubes, gains)| {
        let owners = [Owner::Seat(ANNA), Owner::Seat(FAYE), Owner::Seat(GEOFFREY), Owner::Gray];
        let mut counted: Vec<(Owner, u8)> = owners.into_iter().zip(cubes).filter(|(_, cubes)| *cubes > 0).collect();
        counted.sort_by_key(|(_, cubes)| std::cmp::Reverse(*cubes));
        let points = rewards(&counted, [5, 2]);
        let of = |seat: Seat| points.iter().find(|(other, _)| *other == seat).map_or(0, |(_, points)| *points);
        assert_eq!([ANNA, FAYE, GEOFFREY].map(of), gains);
    });
}

fn on_the_board() -> Played {
    at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer])
}

fn beaten(played: &Played) -> (Event, Option<Seat>) {
    let beaten = played.told.iter().find_map(|told| match told {
        Happening::Events(Events::Beaten(beaten)) => Some((beaten.event, beaten.card_to)),
        _ => None,
    });
    beaten.expect("an event is countered")
}

/// Lays these cubes on Conflict of Succession, of five banners, and lets Anna cover the rest.
fn covered_by_anna(cubes: &[Owner]) -> Played {
    let mut played = on_the_board();
    played.correct(Correction::Event(Event::ConflictOfSuccession, cubes.to_vec()));
    let free = played.table.free_banners(Event::ConflictOfSuccession);
    played.act("R4 emily:R4", Purpose::Combat { event: Event::ConflictOfSuccession, cubes: free, told: None });
    played
}

#[test]
fn the_card_goes_to_who_has_most() {
    let [anna, faye, gray] = [Owner::Seat(ANNA), Owner::Seat(FAYE), Owner::Gray];
    let rows: [(&[Owner], Option<Seat>); 5] = [
        (&[faye, anna, anna, gray], Some(ANNA)),
        (&[faye, faye, anna, gray], Some(FAYE)),
        (&[anna, faye, faye, gray], Some(ANNA)),
        (&[gray, gray, gray, anna], None),
        (&[gray, gray, anna, faye], None),
    ];
    each(rows, |(cubes, card_to)| {
        let played = covered_by_anna(cubes);
        assert_eq!(beaten(&played), (Event::ConflictOfSuccession, card_to));
        assert!(played.table.in_play(Event::ConflictOfSuccession).is_none());
        let won = |seat: Seat| played.table.player(seat).expect("a player").won().len();
        assert_eq!(won(ANNA) + won(FAYE), usize::from(card_to.is_some()));
    });
}

#[test]
fn marauding_is_emptied_and_taken_by_nobody() {
    let mut played = on_the_board();
    played.correct(Correction::Event(Event::Marauding, vec![Owner::Seat(FAYE), Owner::Seat(ANNA)]));
    played.act("Y6", Purpose::Combat { event: Event::Marauding, cubes: None, told: None });
    assert_eq!(beaten(&played), (Event::Marauding, None));
    assert_eq!(played.has(Good::Point), [2, 1, 0, 0]);
    let marauding = played.table.in_play(Event::Marauding).expect("it never leaves");
    assert!(marauding.cubes.is_empty());
}

#[test]
fn cards_to_the_right_close_the_gap() {
    let mut played = on_the_board();
    let queue = |played: &Played| played.table.queue().iter().map(|in_play| in_play.event).collect::<Vec<_>>();
    let before = queue(&played);
    let [_, first, second] = before.as_slice() else { panic!("{before:?}") };
    played.correct(Correction::Event(*first, vec![Owner::Gray, Owner::Seat(EMILY)]));
    played.act("R4", Purpose::Combat { event: *first, cubes: Some(1), told: None });
    assert_eq!(queue(&played), [Event::Marauding, *second]);
}

#[test]
fn cubes_never_exceed_the_free_banners() {
    let mut played = on_the_board();
    played.correct(Correction::Event(Event::Marauding, vec![Owner::Gray; 3]));
    let most = Purpose::Combat { event: Event::Marauding, cubes: None, told: None };
    let two = Purpose::Combat { event: Event::Marauding, cubes: Some(2), told: None };
    let refused = format!("{:?}", played.refused(played.action("Y6", None, two)));
    assert!(refused.contains("Banners(Marauding, 1, 2)"), "{refused}");
    played.act("Y6", most);
    assert_eq!(beaten(&played).0, Event::Marauding);
    assert_eq!(played.has(Good::Influence)[0], 11, "one cube, one influence");
    assert_eq!(played.table.phase(), Phase::Turn(TurnStep::Act(FAYE)));
}
