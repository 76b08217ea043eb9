//! Where things stand: within the picture, and not over one another.

use town_crier::games::troyes::rules::{
    Activity, Building, Correction, Depth, Event, Face, Good, Order, Owner, Phase, Seat, Setup, Table, TurnStep,
    UpkeepStep, decide,
};
use town_crier::games::troyes::stage::{Part, Places, scene};
use town_crier::stage::{Bounds, PartId, Scene, Shape};

use super::seen::{area, faults, house, is_within, named, overlap, played};
use crate::games::troyes::kit::apply_all;
use crate::games::troyes::random::Chance;

fn all_shapes() -> impl Iterator<Item = (u8, Shape)> {
    (1..=4).flat_map(|players| Shape::ALL.map(|shape| (players, shape)))
}

#[test]
fn parts_lie_beside_each_other_within_the_picture() {
    for ((players, shape), depth) in all_shapes().flat_map(|of| Depth::ALL.map(|depth| (of, depth))) {
        let table = Table::open(house(players)).expect("a sound setup");
        let bounds = scene(&table, shape).bounds;
        let places = Places::of(players.into(), depth, shape);
        assert_eq!(places.districts.len(), usize::from(players) + 1);
        assert_eq!(places.cathedral.is_none(), depth == Depth::Dice);
        let shared = [places.black, places.queue, places.works].into_iter().chain(places.buildings);
        assert_eq!(places.roy.is_some(), players == Setup::ALONE);
        let rest = [places.cathedral, places.roy].into_iter().flatten();
        let all: Vec<Bounds> = places.districts.into_iter().chain(shared).chain(rest).collect();
        for (at, place) in all.iter().enumerate() {
            assert!(is_within(*place, bounds), "{players} {shape:?}: {place:?}");
            assert!(all[..at].iter().all(|other| !overlap(*place, *other)), "{players} {shape:?}: {place:?}");
        }
    }
}

#[test]
fn nothing_lies_over_another_thing_in_any_game() {
    for (players, depth) in (1..=4).flat_map(|players| Depth::ALL.map(|depth| (players, depth))) {
        for seed in 0..3 {
            let mut orders = 0;
            played(players, depth, seed + 10 * u64::from(players), |_, _, after| {
                orders += 1;
                if orders % 9 == 0 {
                    for shape in Shape::ALL {
                        let found = faults(&scene(after, shape));
                        assert_eq!(found, Vec::<String>::new(), "{players} {depth:?} {shape:?} {:?}", after.phase());
                    }
                }
            });
        }
    }
}

/// A part lies within the picture, and over none of its kind.
fn apart(scene: &Scene, parts: impl IntoIterator<Item = Part>) {
    let places: Vec<Bounds> = parts.into_iter().filter_map(|part| scene.part(PartId::from(part))).collect();
    for (at, place) in places.iter().enumerate() {
        assert!(is_within(*place, scene.bounds) && place.width() > 0.0 && place.height() > 0.0, "{place:?}");
        assert!(places[..at].iter().all(|other| !overlap(*place, *other)), "{place:?}");
    }
}

#[test]
fn names_have_room_beside_everything_drawn() {
    for (players, shape) in all_shapes() {
        played(players, Depth::Purses, 5, |_, told, after| {
            if told.len() % 4 != 0 {
                return;
            }
            let scene = scene(after, shape);
            let owners = || after.square().iter().map(|(owner, _)| owner);
            let names = owners().map(Part::Name).chain(Activity::ALL.map(Part::ActivityName));
            let names: Vec<Part> = names.chain(Event::ALL.map(Part::EventName)).collect();
            for name in &names {
                let Some(place) = scene.part(*name) else { continue };
                let ground =
                    |name: &str| ["ground", "edge", "card-", "band-"].iter().any(|begin| name.starts_with(begin));
                let covers = scene.sprites.iter().filter(|one| !ground(one.sprite.name()) && overlap(area(one), place));
                let covers: Vec<&str> = covers.map(|one| one.sprite.name()).collect();
                assert_eq!(covers, Vec::<&str>::new(), "{name:?} {players} {shape:?}");
            }
            let citizens =
                Building::ALL.into_iter().flat_map(|building| owners().map(move |of| Part::Citizens(building, of)));
            apart(&scene, names);
            apart(&scene, citizens);
            apart(
                &scene,
                owners().map(Part::District).chain(Event::ALL.map(Part::Event)).chain(Face::ALL.map(Part::Site)),
            );
        });
    }
}

/// What the back row looks at is large in the wide picture: at least 4.5 % of its height.
#[test]
fn dice_are_seen_from_the_back_row() {
    for players in 1..=4 {
        for seed in 0..4 {
            played(players, Depth::Purses, seed, |_, _, after| {
                for shape in Shape::ALL {
                    let scene = scene(after, shape);
                    let places = Places::of(players.into(), Depth::Purses, shape);
                    let square = || places.districts.iter().chain([&places.black]);
                    let dice = named(&scene, "die-");
                    let least = if shape == Shape::Tall { 0.025 } else { 0.045 };
                    for die in dice.into_iter().filter(|die| square().any(|place| is_within(area(die), *place))) {
                        let size = die.size / scene.bounds.height();
                        assert!(size >= least, "{players} {shape:?}: {size}");
                    }
                }
            });
        }
    }
}

/// Corrects as far as the table allows.
fn correct(table: &mut Table, correction: Correction) {
    if let Ok(told) = decide(table, &Order::Correct(correction)) {
        apply_all(table, &told);
    }
}

#[test]
fn a_full_city_finds_room() {
    for (players, shape) in all_shapes() {
        let mut last = None;
        let mut most = 0;
        played(players, Depth::Purses, 7, |_, _, after| {
            let acts = matches!(after.phase(), Phase::Turn(TurnStep::Act(_)));
            if acts && after.queue().len() + after.works().len() >= most {
                most = after.queue().len() + after.works().len();
                last = Some(after.clone());
            }
        });
        let mut table = last.expect("a table");
        let mut chance = Chance(3);
        let owners: Vec<Owner> = table.square().iter().map(|(owner, _)| owner).collect();
        for event in Event::ALL {
            let cubes = (0..6).filter_map(|_| chance.of(&owners)).collect();
            correct(&mut table, Correction::Event(event, cubes));
        }
        for seat in (0..players).map(Seat) {
            for good in Good::ALL {
                correct(&mut table, Correction::Purse(seat, good, if good == Good::Influence { 20 } else { 188 }));
            }
            correct(&mut table, Correction::Passed(seat, Some(12)));
            for work in table.works().to_vec() {
                correct(&mut table, Correction::Stored(work.activity, seat, 12));
                correct(
                    &mut table,
                    Correction::Tradesmen(work.activity, (0..players).map(|at| Some(Seat(at))).collect()),
                );
            }
        }
        for (building, owner) in
            Building::ALL.into_iter().flat_map(|building| owners.iter().map(move |owner| (building, *owner)))
        {
            correct(&mut table, Correction::Lying(building, owner, true));
        }
        for (face, level) in Face::ALL.into_iter().flat_map(|face| (1..=3).map(move |level| (face, level))) {
            correct(&mut table, Correction::Cathedral(face, level, chance.of(&owners)));
        }
        let scene = scene(&table, shape);
        assert_eq!(faults(&scene), Vec::<String>::new(), "{players} {shape:?}");
        // All but the one whose turn it is.
        assert!(named(&scene, "passed").len() + 1 >= usize::from(players));
        assert!(scene.labels.iter().any(|label| label.text == "188"));
        assert!(named(&scene, "cube-").len() > 20);
    }
}

/// Twelve citizens of one player bring twelve dice (`T 1.3`).
#[test]
fn a_district_of_twelve_dice_finds_room() {
    for (players, shape) in all_shapes() {
        let mut settled = None;
        played(players, Depth::Purses, 1, |_, _, after| {
            if after.phase() == Phase::Upkeep(UpkeepStep::Workforce) {
                settled.get_or_insert(after.clone());
            }
        });
        let mut table = settled.expect("all are placed");
        let owners: Vec<Owner> = table.square().iter().map(|(owner, _)| owner).collect();
        correct(&mut table, Correction::Supply(Seat(0), 0));
        for (building, owner) in
            Building::ALL.into_iter().flat_map(|building| owners.iter().map(move |owner| (building, *owner)))
        {
            correct(&mut table, Correction::Standing(building, owner, 0));
        }
        for building in Building::ALL {
            correct(&mut table, Correction::Standing(building, Owner::Seat(Seat(0)), 4));
        }
        let seen = scene(&table, shape);
        let place = seen.part(Part::District(Owner::Seat(Seat(0)))).expect("a district");
        let dice = named(&seen, "die-").into_iter().filter(|die| is_within(area(die), place)).count();
        assert_eq!(dice, 12);
        assert_eq!(faults(&seen), Vec::<String>::new(), "{players} {shape:?}");
    }
}
