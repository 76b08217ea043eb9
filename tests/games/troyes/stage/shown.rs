//! What of a table can be seen.

use town_crier::games::troyes::rules::{
    Activity, BlackDice, Book, Building, Correction, Count, Depth, Event, Figure, Good, Happening, Lies, Order, Owner,
    Phase, Round, Seat, UpkeepStep,
};
use town_crier::games::troyes::stage::{Part, Sign, scene};
use town_crier::stage::{Placement, Scene, Shape};

use super::seen::{area, is_within, named, played};
use crate::games::troyes::kit::{ANNA, FAYE, GEOFFREY, at_actions, face};

const CARDS: [Activity; 3] = [Activity::Merchant, Activity::Priest, Activity::Archer];

/// What of these lies in a part.
fn within<'scene>(scene: &'scene Scene, part: Part, begin: &str) -> Vec<&'scene Placement> {
    let place = scene.part(part).expect("it is there");
    named(scene, begin).into_iter().filter(|one| is_within(area(one), place)).collect()
}

/// The names of the drawings in a part.
fn names<'scene>(scene: &'scene Scene, part: Part, begin: &str) -> Vec<&'scene str> {
    within(scene, part, begin).into_iter().map(|one| one.sprite.name()).collect()
}

#[test]
fn the_rulebook_s_dice_lie_in_their_districts() {
    let played = at_actions(Book::house(), CARDS);
    let scene = scene(&played.table, Shape::Wide);
    let seen = |owner| {
        let dice = names(&scene, Part::District(owner), "die-");
        let pips = names(&scene, Part::District(owner), "pips-");
        let both = dice.into_iter().zip(pips);
        both.map(|(die, pips)| format!("{}{}", &die[4..5], &pips[pips.len() - 1..])).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(seen(Owner::Seat(ANNA)), "r4 w4 y5 y6");
    assert_eq!(seen(Owner::Seat(FAYE)), "w1 w2 w5 y3");
    assert_eq!(seen(Owner::Gray), "r3 r1");
    // Anna is the start player, and it is her turn.
    assert_eq!(names(&scene, Part::District(Owner::Seat(ANNA)), "ground"), ["ground-active"]);
    assert_eq!((named(&scene, "turn").len(), within(&scene, Part::District(Owner::Seat(ANNA)), "turn").len()), (1, 1));
    assert_eq!(
        (named(&scene, "start").len(), within(&scene, Part::District(Owner::Seat(ANNA)), "start").len()),
        (1, 1)
    );
}

#[test]
fn every_die_is_seen_where_it_lies() {
    for (players, depth) in (2..=4).flat_map(|players| Depth::ALL.map(|depth| (players, depth))) {
        played(players, depth, 4, |_, _, table| {
            let seen = scene(table, Shape::Wide);
            let square = || table.square().iter().map(|(owner, _)| Part::District(owner));
            let dice: usize = square().map(|part| within(&seen, part, "pips-").len()).sum();
            assert_eq!(dice, table.dice_that(Lies::Square));
            let slots: usize = square().map(|part| within(&seen, part, "slot").len()).sum();
            assert_eq!(slots, table.dice_that(Lies::Used) + table.dice_that(Lies::Countered));
            let citizens = |building| within(&seen, Part::Building(building), "citizen-").len();
            for building in Building::ALL {
                let lying = table.lying(building).values().filter(|lies| **lies).count();
                assert_eq!(citizens(building), usize::from(table.crowd(building)) + lying);
            }
            for in_play in table.queue() {
                let cubes = within(&seen, Part::Event(in_play.event), "cube-");
                let cubes = cubes.into_iter().filter(|cube| cube.part.is_some()).count();
                assert_eq!(cubes, if depth == Depth::Dice { 0 } else { in_play.cubes.len() });
            }
            assert!(table.works().iter().all(|work| seen.part(Part::Activity(work.activity)).is_some()));
        });
    }
}

#[test]
fn black_dice_lie_highest_first_and_are_struck_when_they_are_beaten() {
    let mut seen = 0;
    for seed in 0..3 {
        played(4, Depth::Purses, seed, |_, told, table| {
            let scene = scene(table, Shape::Wide);
            let mut dice: Vec<(f32, f32, u8)> = Vec::new();
            for (black, at) in table.black().iter().zip(0..) {
                let place = scene.part(Part::Black(at)).expect("it lies there");
                dice.push((place.min.y, place.min.x, black.face.value()));
                assert_eq!(within(&scene, Part::Black(at), "struck").len(), usize::from(!black.stands));
            }
            dice.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1)));
            assert!(dice.windows(2).all(|pair| pair[0].2 >= pair[1].2), "{dice:?}");
            seen += told.iter().filter(|told| matches!(told, Happening::Black(BlackDice::Countered { .. }))).count();
        });
    }
    assert!(seen > 5);
    assert_eq!(named(&scene(&at_actions(Book::house(), CARDS).table, Shape::Wide), "struck").len(), 2);
}

#[test]
fn before_the_roll_a_district_has_a_die_without_face_for_each_citizen() {
    played(3, Depth::Purses, 1, |_, _, table| {
        if table.phase() != Phase::Upkeep(UpkeepStep::Workforce) {
            return;
        }
        let scene = scene(table, Shape::Wide);
        for (owner, _) in table.square().iter() {
            let standing: u8 =
                Building::ALL.into_iter().filter_map(|building| table.standing(building).get(owner)).sum();
            assert_eq!(within(&scene, Part::District(owner), "die-").len(), usize::from(standing));
            assert!(within(&scene, Part::District(owner), "pips-").is_empty());
        }
    });
}

#[test]
fn an_event_shows_its_free_banners_and_the_cubes_before_them() {
    let mut played = at_actions(Book::house(), CARDS);
    played.correct(Correction::Event(Event::CivilWar, vec![Owner::Seat(FAYE), Owner::Gray]));
    let seen = scene(&played.table, Shape::Wide);
    assert_eq!(names(&seen, Part::Event(Event::CivilWar), "cube-"), ["cube-orange", "cube-gray"]);
    assert_eq!(within(&seen, Part::Event(Event::CivilWar), "banner").len(), 3);
    let at = |event| seen.part(Part::Event(event)).map(|place| (place.min.y, place.min.x)).unwrap();
    let places: Vec<(f32, f32)> = played.table.queue().iter().map(|it| at(it.event)).collect();
    assert!(places.is_sorted(), "Marauding is the first: {places:?}");
    // Without the figure nobody knows how many there are, but that there is one more.
    let mut book = Book::house();
    book.events[Event::CivilWar].banners = Figure::Open;
    let mut open = at_actions(book, CARDS);
    open.correct(Correction::Event(Event::CivilWar, vec![Owner::Seat(FAYE)]));
    let seen = scene(&open.table, Shape::Wide);
    assert_eq!(names(&seen, Part::Event(Event::CivilWar), "banner"), ["banner-open"]);
}

#[test]
fn who_works_and_what_is_kept_lies_on_the_activity() {
    let mut played = at_actions(Book::house(), CARDS);
    played.correct(Correction::Tradesmen(Activity::Priest, vec![Some(GEOFFREY), None, Some(ANNA)]));
    played.correct(Correction::Stored(Activity::Priest, GEOFFREY, 3));
    let seen = scene(&played.table, Shape::Wide);
    assert_eq!(names(&seen, Part::Activity(Activity::Priest), "citizen-"), ["citizen-green", "citizen-blue"]);
    assert_eq!(within(&seen, Part::Activity(Activity::Priest), "space").len(), 1);
    assert_eq!(names(&seen, Part::Activity(Activity::Priest), "cube-"), ["cube-green"]);
    let place = seen.part(Part::Activity(Activity::Priest)).unwrap();
    let inside = |label: &&town_crier::stage::Label| {
        label.center.x > place.min.x
            && label.center.x < place.max.x
            && label.center.y > place.min.y
            && label.center.y < place.max.y
    };
    let texts: Vec<&str> = seen.labels.iter().filter(inside).map(|label| label.text.as_str()).collect();
    assert_eq!(
        texts,
        ["I", "3", "1", "0", "3", "÷3"],
        "its number, the points of each space, the cubes, and the divisor"
    );
    assert_eq!(within(&seen, Part::Activity(Activity::Priest), "hourglass").len(), 1);
    assert!(within(&seen, Part::Activity(Activity::Merchant), "hourglass").is_empty());
}

#[test]
fn a_cube_on_the_cathedral_lies_on_its_level_from_below() {
    let mut played = at_actions(Book::house(), CARDS);
    for level in 1..=2 {
        played.correct(Correction::Cathedral(face(4), level, Some(Owner::Seat(FAYE))));
    }
    let seen = scene(&played.table, Shape::Wide);
    assert_eq!(names(&seen, Part::Site(face(4)), "cube-"), ["cube-orange"; 2]);
    let [top] = within(&seen, Part::Site(face(4)), "level")[..] else { panic!("one level is free") };
    assert!(within(&seen, Part::Site(face(4)), "cube-").iter().all(|cube| cube.center.y > top.center.y));
    assert_eq!(named(&seen, "level").len(), 16);
}

#[test]
fn whoever_passed_has_a_bowl_with_deniers() {
    let mut played = at_actions(Book::house(), CARDS);
    played.order(Order::Pass);
    let seen = scene(&played.table, Shape::Wide);
    assert_eq!(within(&seen, Part::District(Owner::Seat(ANNA)), "passed").len(), 1);
    assert!(seen.labels.iter().any(|label| label.text == "2"));
    assert!(seen.part(Part::Sign(Sign::Passed)).is_some() && seen.part(Part::Sign(Sign::Lying)).is_none());
}

/// Points are hidden during the game (`T 2.7`), and so are characters: only what an event brings stands on its card.
#[test]
fn points_are_never_shown() {
    played(4, Depth::Purses, 2, |_, _, table| {
        let seen = scene(table, Shape::Wide);
        let cards: usize =
            table.queue().iter().map(|in_play| names(&seen, Part::Event(in_play.event), "point").len()).sum();
        assert_eq!((named(&seen, "point").len(), cards), (table.queue().len(), table.queue().len()));
        assert!(named(&seen, "character").is_empty());
    });
    let mut one = at_actions(Book::house(), CARDS);
    let before = scene(&one.table, Shape::Wide);
    one.correct(Correction::Purse(ANNA, Good::Point, 17));
    assert_eq!(before, scene(&one.table, Shape::Wide));
}

#[test]
fn what_is_not_exact_is_marked_and_what_nobody_tells_is_left_out() {
    for depth in Depth::ALL {
        let mut cubes = 0;
        played(3, depth, 9, |_, told, table| {
            let seen = scene(table, Shape::Wide);
            let asked = |count| usize::from(depth.asks(count)) * 3;
            assert_eq!(
                named(&seen, "influence").into_iter().filter(|one| in_purse(&seen, one)).count(),
                asked(Count::Influence)
            );
            assert_eq!(
                named(&seen, "denier").into_iter().filter(|one| in_purse(&seen, one)).count(),
                asked(Count::Deniers)
            );
            cubes += named(&seen, "cube-").into_iter().filter(|cube| cube.part.is_some()).count();
            assert_eq!(named(&seen, "level").is_empty() && seen.part(Part::Cathedral).is_none(), depth == Depth::Dice);
            let inexact = table.players().flat_map(|(_, player)| {
                [Count::Deniers, Count::Influence, Count::Citizens]
                    .map(|count| depth.asks(count) && !player.is_exact(count))
            });
            let marked = seen.labels.iter().filter(|label| label.text.starts_with('~')).count();
            assert_eq!(marked, inexact.filter(|inexact| *inexact).count(), "{told:?}");
        });
        assert_eq!(cubes > 0, depth != Depth::Dice);
    }
}

fn in_purse(scene: &Scene, one: &Placement) -> bool {
    (0..4).filter_map(|seat| scene.part(Part::Purse(Owner::Seat(Seat(seat))))).any(|place| is_within(area(one), place))
}

#[test]
fn each_sign_of_the_legend_is_seen_in_some_game() {
    let mut left: Vec<Sign> = vec![
        Sign::Turn,
        Sign::Start,
        Sign::Passed,
        Sign::Denier,
        Sign::Influence,
        Sign::Supply,
        Sign::Slot,
        Sign::Struck,
        Sign::Lying,
        Sign::Banner,
        Sign::Fought,
        Sign::Rewards,
        Sign::Space,
        Sign::Hourglass,
        Sign::Per,
    ];
    for seed in [1, 2, 4] {
        played(4, Depth::Purses, seed, |_, told, table| {
            if told.iter().any(|told| matches!(told, Happening::Round(Round::Began(_)))) {
                let seen = scene(table, Shape::Square);
                left.retain(|sign| seen.part(Part::Sign(*sign)).is_none());
            }
        });
    }
    assert_eq!(left, []);
}
