//! Files of the first formats, which every release reads, and every kind of order in them.

use town_crier::chronicle::hall::{self, Finished};
use town_crier::chronicle::save;
use town_crier::games::troyes::record::{Hall, Next, Opening, Record, StartFrom};
use town_crier::games::troyes::rules::{
    Act, Activity, ActivityPage, Book, Building, Called, Character, Correction, Count, Depth, DieAt, EndStep, Event,
    EventPage, Face, Figure, Good, Hire, Lies, Order, Origin, Owner, Page, Phase, Purpose, Resolution, Seat, ToldEvent,
    Troyes, TurnStep, Use, Uses,
};

use super::laws::{results, told_whole};
use super::{dealt, entered, open};
use crate::games::troyes::kit::{ANNA, FAYE, GEOFFREY, faces, reveal, workforce};
use crate::games::troyes::random::{Chance, next};
use crate::games::troyes::solo::{alone, played as played_alone};

const GAME: &str = include_str!("../../../data/troyes-format-1.ron");
const HALL_1: &str = include_str!("../../../data/troyes-hall-1.ron");
const HALL_2: &str = include_str!("../../../data/troyes-hall-2.ron");
const HALL_3: &str = include_str!("../../../data/troyes-hall-3.ron");

#[track_caller]
pub(super) fn kept(record: &Record) -> String {
    let text = save::write(record).expect("it can be written");
    let read = save::read::<Troyes>(&text).unwrap_or_else(|damage| panic!("{damage:?}\n{text}"));
    assert_eq!(&read, record);
    assert_eq!(read.table(), record.table());
    assert_eq!(save::write(&read).expect("it can be written"), text);
    text
}

/// Three players with the box, whose purses are not kept, so that anything may be said.
fn told() -> Record {
    let mut record = open(Opening { start: StartFrom::Entered(Seat(0)), ..entered(3, Depth::Deeds) });
    for building in [Building::Palace, Building::Bishopric, Building::CityHall] {
        for _ in 0..5 {
            record.order(Order::Settle(building)).expect("there is a space");
        }
    }
    record
}

/// Every kind of order, with everything that each can have.
pub(crate) fn everything() -> Record {
    let mut record = told();
    let die = |owner: Owner, index| DieAt { owner, index };
    let own = |index| die(Owner::Seat(ANNA), index);
    let beaten = |event| ToldEvent { event, beaten: true, rewards: Some([3, 1]) };
    let mut give = |order: Order| {
        record.order(order.clone()).unwrap_or_else(|refusal| panic!("{order:?}: {refusal:?}"));
    };
    let page = ActivityPage { hire: Figure::group(5), spaces: [Figure::group(3); 4], ..ActivityPage::default() };
    give(Order::Book(Box::new(Page::Activity(Activity::Miller, page))));
    let fights = EventPage { calls: Figure::group(Called::Yellow), black: Figure::group(0), ..EventPage::default() };
    give(Order::Book(Box::new(Page::Event(Event::Resistance, EventPage { calls: Figure::Open, ..fights }))));
    give(reveal(Activity::Miller, Activity::Tithe, Activity::Archer));
    give(Order::Pay { short: vec![FAYE] });
    give(workforce(&["R1 W3 W4 Y5 Y2", "R3 R4 W5 Y6 Y2", "R6 R5 W1 W2 Y2", "R5 W6 Y1"]));
    give(Order::Enter(Event::BrigandsA));
    give(Order::Call(Called::Yellow));
    give(Order::Enter(Event::CivilWar));
    give(Order::Resolve(Resolution::default()));
    give(Order::Resolve(Resolution::default()));
    give(Order::Resolve(Resolution { short: vec![ANNA, GEOFFREY], told: Vec::new(), black: None }));
    give(Order::RollBlack(faces([6, 1])));
    give(Order::Spend(Use::Reroll(0, Face::Six)));
    give(Order::Counter { black: vec![0], with: vec![0] });
    give(Order::Correct(Correction::Die(die(Owner::Seat(FAYE), 0), Face::One, Lies::Used)));
    give(Order::Counter { black: vec![1], with: vec![1] });
    give(Order::Spend(Use::Recruit));
    give(Order::Spend(Use::TurnOver(vec![1, 2])));
    let act = |dice: Vec<DieAt>, purpose| Order::Act(Box::new(Act::plain(dice, purpose)));
    let hire = Some(Hire { from: Origin::Supply, told: Some(4) });
    give(act(
        vec![own(1), own(2)],
        Purpose::Activity { card: Activity::Tithe, hire, uses: Uses::Times(2), told: Vec::new() },
    ));
    give(Order::Spend(Use::Recruit));
    let miller = Purpose::Activity {
        card: Activity::Miller,
        hire: Some(Hire { from: Origin::Standing(Building::Palace), told: None }),
        uses: Uses::Buildings(vec![Building::Palace, Building::Bishopric]),
        told: Vec::new(),
    };
    give(act(vec![die(Owner::Seat(FAYE), 3)], miller));
    give(Order::Spend(Use::Recruit));
    let archer = Purpose::Activity {
        card: Activity::Archer,
        hire: Some(Hire { from: Origin::Supply, told: None }),
        uses: Uses::Times(2),
        told: Vec::new(),
    };
    give(act(vec![die(Owner::Seat(GEOFFREY), 0)], archer));
    give(Order::Shoot(faces([3, 6])));
    let events = vec![Event::Marauding, Event::CivilWar];
    give(Order::Aim { events, told: vec![beaten(Event::CivilWar)] });
    let with_cube = Act { group: vec![own(4)], cube: Some(Activity::Tithe), purpose: Purpose::Agriculture };
    give(Order::Act(Box::new(with_cube)));
    let combat = Purpose::Combat { event: Event::BrigandsA, cubes: Some(2), told: Some(beaten(Event::BrigandsA)) };
    give(act(vec![die(Owner::Gray, 0)], combat));
    give(act(vec![die(Owner::Seat(GEOFFREY), 2)], Purpose::Cathedral));
    give(act(vec![die(Owner::Gray, 2)], Purpose::Unsaid));
    give(Order::Pass);
    let citizen = Purpose::Citizen { from: Origin::Tradesman(Activity::Archer), out: Some(Owner::Gray) };
    give(act(vec![die(Owner::Gray, 1)], citizen));
    for correction in corrections() {
        give(Order::Correct(correction));
    }
    give(Order::Close);
    record
}

/// A correction of each kind.
pub(super) fn corrections() -> Vec<Correction> {
    vec![
        Correction::Purse(ANNA, Good::Influence, 17),
        Correction::Exact(FAYE, Count::Deniers),
        Correction::Standing(Building::CityHall, Owner::Gray, 0),
        Correction::Lying(Building::Palace, Owner::Seat(ANNA), true),
        Correction::Supply(ANNA, 3),
        Correction::Tradesmen(Activity::Tithe, vec![None, Some(ANNA)]),
        Correction::Stored(Activity::Tithe, GEOFFREY, 2),
        Correction::Event(Event::War, vec![Owner::Gray, Owner::Seat(FAYE)]),
        Correction::Left(Event::War, Some(FAYE)),
        Correction::Cathedral(Face::Six, 3, Some(Owner::Gray)),
        Correction::Cathedral(Face::Six, 3, None),
        Correction::Die(DieAt { owner: Owner::Seat(GEOFFREY), index: 3 }, Face::One, Lies::Square),
        Correction::Turn(GEOFFREY),
        Correction::Passed(FAYE, Some(4)),
        Correction::Passed(FAYE, None),
    ]
}

#[test]
fn every_kind_of_order_is_kept() {
    let text = kept(&everything());
    assert!(text.starts_with("// A game of Troyes, kept by Town Crier. Sum "), "{text}");
}

#[test]
fn what_ends_a_game_is_kept() {
    let mut record = told();
    let hands = [Character::Urbain, Character::Henry, Character::Thibaut].map(|character| vec![character]);
    let mut chance = Chance(1);
    while record.next() != Next::Over {
        let order = match record.table().phase() {
            Phase::End(EndStep::Show) => Order::Show(hands.iter().cloned().collect()),
            Phase::Turn(TurnStep::Act(_)) => Order::Close,
            _ => next(record.table(), &mut chance).expect("the game goes on"),
        };
        record.order(order.clone()).unwrap_or_else(|refusal| panic!("{order:?}: {refusal:?}"));
    }
    let text = kept(&record);
    assert!(text.contains("show([") && text.contains("\"henry-1\""), "{text}");
    record.order(Order::Correct(Correction::Purse(ANNA, Good::Point, 33))).expect("the count goes on");
    kept(&record);
}

#[test]
fn a_book_of_any_figures_is_kept() {
    for book in [Book::open(), Book::rulebook(), Book::house()] {
        kept(&open(Opening { book, ..dealt(2) }));
    }
}

/// The game of the file: every kind of order, of which two were undone, and results.
fn filed() -> Record {
    let mut record = everything();
    let results = results(&record);
    record.set_results(Some(results));
    record.undo();
    record.undo();
    record
}

#[test]
fn a_game_of_format_1_is_read_for_ever() {
    let record = filed();
    let text = GAME.replace("\r\n", "\n");
    assert_eq!(save::write(&record).expect("it can be written"), text);
    assert_eq!(save::read::<Troyes>(&text).expect("it holds"), record);
}

/// A hall with one game, of which everything was told.
fn counted() -> Hall {
    let mut record = told_whole(3, 5);
    let counted = results(&record);
    record.set_results(Some(counted));
    let mut hall = Hall::default();
    hall.add(Finished::of(&record).expect("it is finished"));
    hall
}

#[test]
fn a_hall_of_format_1_is_read_for_ever() {
    let text = HALL_1.replace("\r\n", "\n");
    let read = hall::import::<Troyes>(text.as_bytes()).expect("it holds");
    assert_eq!(hall::export(&read).expect("it can be written"), text);
    let results = |hall: &Hall| hall.games().iter().map(Finished::results).collect::<Vec<_>>();
    assert_eq!(results(&read), results(&counted()), "without what each had at the end");
}

#[test]
fn a_hall_of_format_2_is_read_for_ever() {
    let hall = counted();
    let text = HALL_2.replace("\r\n", "\n");
    assert_eq!(hall::export(&hall).expect("it can be written"), text);
    assert_eq!(hall::import::<Troyes>(text.as_bytes()).expect("it holds"), hall);
}

/// A game against le Roy beside one with others.
#[test]
fn a_hall_of_format_3_is_read_for_ever() {
    let mut hall = counted();
    let mut record = played_alone(alone("Roy 1", &[]), |_| false);
    let result = results(&record);
    record.set_results(Some(result));
    hall.add(Finished::of(&record).expect("it is finished"));
    let text = HALL_3.replace("\r\n", "\n");
    assert_eq!(hall::export(&hall).expect("it can be written"), text);
    assert_eq!(hall::import::<Troyes>(text.as_bytes()).expect("it holds"), hall);
}

#[test]
fn a_hall_of_any_format_keeps_how_long_a_game_was_played() {
    for (text, format) in [(HALL_1, "format: 1,"), (HALL_2, "format: 2,"), (HALL_3, "format: 3,")] {
        let read = hall::import::<Troyes>(text.replace("\r\n", "\n").as_bytes()).expect("it holds");
        let mut timed = Hall::default();
        for game in read.games() {
            assert_eq!(game.minutes(), None);
            timed.add(game.clone().with_minutes(Some(95)));
        }
        let text = hall::export(&timed).expect("it can be written");
        assert!(text.contains(format) && text.contains("minutes: Some(95),"), "{text}");
        assert_eq!(hall::import::<Troyes>(text.as_bytes()).expect("it holds"), timed);
    }
}
