//! The laws of motion.

use town_crier::crier::{Cried as _, Turn};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::rules::{
    Activity, BlackDice, Book, Citizens, Correction, Depth, Dice, EndStep, Event, Events, Happening, Lies, Order,
    Owner, Phase, Purpose, RoyHappening, Table, Use, What,
};
use town_crier::games::troyes::stage::{Moving, Part, scene};
use town_crier::games::troyes::words::Cry;
use town_crier::play::{Game as _, Transition};
use town_crier::stage::{Beat, Focus, Moment, Motion, PartId, Scene, Shape, Staged as _};

use super::seen::{area, is_within, named, overlap, played, written};
use crate::games::troyes::kit::{ANNA, FAYE, Played, at_actions, face};

const CARDS: [Activity; 3] = [Activity::Merchant, Activity::Priest, Activity::Archer];

/// The motion of an order, if anything moves.
fn moved(game: &mut Played, order: Order, shape: Shape) -> Option<Moving> {
    let before = game.table.clone();
    game.order(order);
    Moving::of(Transition { before: &before, happenings: &game.told, after: &game.table }, shape, 7)
}

fn frame(moving: &Moving, seconds: f32) -> Scene {
    moving.scene(Motion::Full, seconds)
}

/// The dice of the square that show their faces at rest.
fn resting(scene: &Scene) -> usize {
    named(scene, "die-").into_iter().filter(|die| die.part.is_some()).count()
}

#[test]
fn the_workforce_tumbles_at_once_and_comes_to_rest_before_words_tell_it() {
    let mut rolls = 0;
    for players in 2..=4 {
        played(players, Depth::Purses, 1, |before, told, after| {
            let count: usize = told
                .iter()
                .map(|told| match told {
                    Happening::Dice(Dice::Rolled(_, dice)) => dice.len(),
                    _ => 0,
                })
                .sum();
            if count == 0 {
                return;
            }
            rolls += 1;
            for shape in Shape::ALL {
                let moving = Moving::of(Transition { before, happenings: told, after }, shape, 7).expect("dice roll");
                let sides = |scene: &Scene| named(scene, "side-").len();
                assert!(sides(&frame(&moving, 0.2)) >= count, "all tumble at once");
                assert_eq!(resting(&frame(&moving, 0.2)), 0);
                // Whoever reads the words knows the dice.
                assert!(moving.full_told() > 1.0);
                let rest = frame(&moving, moving.full_told());
                assert_eq!(sides(&rest), 0);
                assert_eq!(frame(&moving, moving.full_duration()), scene(after, shape));
                assert_eq!(moving.full_acts().first().map(|act| act.focus), Some(Focus::Picture));
            }
        });
    }
    assert!(rolls >= 12);
}

#[test]
fn dice_leave_the_square_for_a_deed_and_cubes_come_after_them() {
    for shape in Shape::ALL {
        let mut game = at_actions(Book::house(), CARDS);
        let order = game.action("W4", None, Purpose::Cathedral);
        let before = scene(&game.table, shape);
        let moving = moved(&mut game, order, shape).expect("a die goes");
        let built = PartId::from(Part::Built(face(4), 0));
        let at = |scene: &Scene, part: PartId| scene.sprites.iter().find(|one| one.part == Some(part)).copied();
        let start = frame(&moving, 0.0);
        assert_eq!(at(&start, built).map(|cube| cube.opacity), Some(0.0), "the cube waits for its die");
        let white = |scene: &Scene| named(scene, "die-white").len();
        assert_eq!(white(&start), white(&before));
        let end = frame(&moving, moving.full_duration());
        assert_eq!((white(&end), end.clone()), (white(&before) - 1, scene(&game.table, shape)));
        let late = frame(&moving, moving.full_duration() - 0.01);
        assert!(at(&late, built).is_some_and(|cube| cube.opacity > 0.9));
        // Nobody waits for the words on a deed.
        assert!(moving.full_told() <= 0.0);
    }
}

#[test]
fn a_die_turned_over_starts_from_its_opposite_face() {
    let mut game = at_actions(Book::house(), CARDS);
    let six = game.own("Y6");
    let moving = moved(&mut game, Order::Spend(Use::TurnOver(vec![six])), Shape::Wide).expect("a die turns");
    assert!(named(&frame(&moving, 0.0), "pips-dark-6").iter().any(|pips| pips.opacity > 0.9));
    let sides: Vec<&str> = named(&frame(&moving, 0.0), "side-").iter().map(|side| side.sprite.name()).collect();
    assert!(sides.contains(&"side-yellow") && !sides.contains(&"side-red"));
    assert_eq!(frame(&moving, 9.0), scene(&game.table, Shape::Wide));
}

#[test]
fn what_is_only_put_right_does_not_move() {
    let mut game = at_actions(Book::house(), CARDS);
    let order = Order::Correct(Correction::Event(Event::CivilWar, vec![Owner::Seat(FAYE)]));
    assert!(moved(&mut game, order, Shape::Wide).is_none());
    let at = game.group("Y5")[0];
    assert!(moved(&mut game, Order::Correct(Correction::Die(at, face(1), Lies::Square)), Shape::Wide).is_none());
    assert!(moved(&mut game, Order::Pass, Shape::Wide).is_none());
    assert_ne!(game.table.active(), Some(ANNA));
}

#[test]
fn every_order_ends_as_the_table_stands_and_is_as_long_in_each_shape() {
    let code = "Market Day".parse().ok();
    for (players, depth) in (2..=4).zip(Depth::ALL) {
        let mut orders = 0;
        played(players, depth, 5, |before, told, after| {
            orders += 1;
            if orders % 3 != 0 {
                return;
            }
            let seed = Turn::new(code.as_ref(), Troyes::steps(after)).seed();
            let moment = Troyes::moment(Transition { before, happenings: told, after }, &[], seed);
            check(&*moment, told, after);
        });
    }
}

fn check(moment: &dyn Moment, told: &[Happening], after: &Table) {
    let duration = moment.duration(Motion::Full);
    assert!(duration < 4.5, "{duration}");
    let rolls = told.iter().any(|told| {
        let is_event_die = matches!(told, Happening::Events(Events::Rolled(..)));
        is_event_die || matches!(told, Happening::Dice(_) | Happening::Black(BlackDice::Rolled(_)))
    });
    assert_eq!(moment.full_told() > 0.0, rolls, "{told:?}");
    for shape in Shape::ALL {
        let seen = moment.in_shape(shape).expect("each shape has its own");
        assert!((seen.duration(Motion::Full) - duration).abs() < 1e-3);
        assert_eq!(seen.scene(Motion::Full, duration), scene(after, shape));
        for part in [0.0, 0.3, 0.6, 0.9] {
            let shown = seen.scene(Motion::Full, duration * part);
            for sprite in &shown.sprites {
                let mut bounds = shown.bounds;
                // A corner of a die in the air may stick out.
                bounds.min.x -= sprite.size;
                bounds.min.y -= sprite.size;
                bounds.max.x += sprite.size;
                bounds.max.y += sprite.size;
                assert!(is_within(sprite.bounds(), bounds), "{sprite:?}");
                assert!((0.0..=1.0).contains(&sprite.opacity), "{sprite:?}");
            }
        }
    }
    let cues = moment.full_cues();
    assert!(cues.windows(2).all(|pair| pair[0].at <= pair[1].at));
    if duration > 0.0 {
        assert!(cues.iter().any(|cue| cue.beat == Beat::Told));
        assert_eq!(moment.full_acts().last().map(|act| act.focus), Some(Focus::Table));
    }
}

#[test]
fn an_event_comes_to_its_queue_and_its_name_is_read_once_it_is_there() {
    let mut came = 0;
    played(3, Depth::Purses, 2, |before, told, after| {
        let Some(event) = told.iter().find_map(|told| match told {
            Happening::Events(Events::Entered(event, _)) => Some(*event),
            _ => None,
        }) else {
            return;
        };
        came += 1;
        for shape in Shape::ALL {
            let moving = Moving::of(Transition { before, happenings: told, after }, shape, 7).expect("it comes");
            let (start, rest) = (frame(&moving, 0.1), frame(&moving, moving.full_duration()));
            assert!(start.part(Part::EventName(event)).is_none() && rest.part(Part::EventName(event)).is_some());
            let place = rest.part(Part::Event(event)).expect("its place");
            let card = |scene: &Scene| named(scene, "card-").into_iter().any(|card| is_within(card.bounds(), place));
            assert!(card(&rest) && (!card(&start) || place.max.x > rest.bounds.max.x * 0.9), "{shape:?}");
        }
    });
    assert!(came > 4, "{came}");
}

#[test]
fn who_is_pushed_out_falls_and_lies_there() {
    let mut fell = 0;
    played(4, Depth::Purses, 4, |before, told, after| {
        let is_push = |told: &&Happening| matches!(told, Happening::Citizens(Citizens::Expelled(..)));
        let out = told.iter().filter(is_push).count();
        if out == 0 {
            return;
        }
        fell += 1;
        let moving = Moving::of(Transition { before, happenings: told, after }, Shape::Wide, 7).expect("one falls");
        let lying = |scene: &Scene| {
            named(scene, "citizen-").into_iter().filter(|one| one.angle > 1.5 && one.opacity > 0.0).count()
        };
        let end = frame(&moving, moving.full_duration());
        assert_eq!(lying(&frame(&moving, 0.0)) + out, lying(&end));
    });
    assert!(fell > 1, "{fell}");
}

#[test]
fn the_cubes_of_an_event_are_counted_owner_by_owner_before_they_go_home() {
    let mut beaten = 0;
    for seed in 0..4 {
        played(4, Depth::Purses, seed, |before, told, after| {
            let of = told.iter().find_map(|told| match told {
                Happening::Events(Events::Beaten(beaten)) => Some((beaten.event, beaten.cubes.clone())),
                _ => None,
            });
            let Some((event, cubes)) = of else { return };
            let count: usize = cubes.iter().map(|(_, count)| usize::from(*count)).sum();
            beaten += 1;
            let moving = Moving::of(Transition { before, happenings: told, after }, Shape::Wide, 7).expect("they go");
            let heard = moving.full_cues().into_iter().filter(|cue| cue.beat == Beat::Placed).count();
            assert!(heard >= count, "{heard} for {count} cubes");
            // Everybody's number is seen at once before the cubes go, the largest first.
            let still = scene(before, Shape::Wide);
            let card = still.part(Part::Event(event)).expect("its card");
            let numbers: Vec<String> = cubes.iter().map(|(_, count)| count.to_string()).collect();
            let counted = |tenth: u8| {
                let labels = frame(&moving, f32::from(tenth) / 10.0).labels.into_iter();
                let on_card = labels.filter(|label| overlap(written(label), card) && label.size > card.height() / 4.0);
                // What is written on the card stays there.
                let on_card = on_card
                    .filter(|label| still.labels.iter().all(|it| (&it.text, it.size) != (&label.text, label.size)));
                on_card.map(|label| label.text).collect::<Vec<_>>() == numbers
            };
            assert!((0..50).any(counted), "{numbers:?}");
        });
    }
    assert!(beaten > 0, "no event was countered");
}

#[test]
fn characters_are_turned_over_one_by_one_before_words_tell_who_won() {
    let mut shown = 0;
    played(4, Depth::Purses, 1, |before, told, after| {
        let transition = || Transition { before, happenings: told, after };
        let cries = Troyes::cries(transition());
        let of = |cry: &Cry| matches!(cry, Cry::Shown(..));
        if !cries.iter().any(of) {
            return;
        }
        let moment = Troyes::moment(transition(), &cries, 7);
        let cards: Vec<usize> = moment
            .full_acts()
            .iter()
            .filter_map(|act| match act.focus {
                Focus::Card(cry) => Some(cry),
                _ => None,
            })
            .collect();
        assert!(cards.iter().all(|cry| of(&cries[*cry])) && cards.is_sorted());
        assert!(moment.full_told() >= 2.0 * f32::from(u8::try_from(cards.len()).expect("few")));
        shown += cards.len();
    });
    assert_eq!(shown, 4);
}

/// What is read alone: each activity that comes, the end of the last round and of the game; and the first round once the last citizen
/// stands.
#[test]
fn each_chapter_has_a_card_of_its_own() {
    let (mut does, mut ends, mut settled) = (0, 0, 0);
    played(4, Depth::Purses, 1, |before, told, after| {
        let transition = || Transition { before, happenings: told, after };
        let cries = Troyes::cries(transition());
        let moment = Troyes::moment(transition(), &cries, 7);
        let acts = moment.full_acts();
        let cards: Vec<&Cry> = acts
            .iter()
            .filter_map(|act| match act.focus {
                Focus::Card(cry) => cries.get(cry),
                _ => None,
            })
            .collect();
        let all_of = |is: fn(&Cry) -> bool| cries.iter().filter(|cry| is(cry)).all(|cry| cards.contains(&cry));
        assert!(all_of(|cry| matches!(cry, Cry::Does(..) | Cry::Round(_) | Cry::LastDone | Cry::Over)));
        does += cards.iter().filter(|cry| matches!(cry, Cry::Does(..))).count();
        if cries.contains(&Cry::Over) {
            ends += 1;
            assert_eq!(cards, [&Cry::LastDone, &Cry::Over]);
            assert_eq!(after.phase(), Phase::End(EndStep::Show), "nothing is counted yet");
        }
        if let Phase::Settle(_) = before.phase()
            && cries.contains(&Cry::Round(1))
        {
            settled += 1;
            let card = acts.iter().find(|act| matches!(act.focus, Focus::Card(_))).expect("the round");
            let moves = Moving::of(transition(), Shape::Wide, 7).expect("the citizen comes").full_duration();
            assert!(card.from >= moves && acts[0].from < moves, "{acts:?}");
        }
    });
    assert_eq!((does, ends, settled), (9, 1, 1));
}

/// Nobody knows what he does before his dice lie.
#[test]
fn the_row_of_le_roys_table_lights_up_once_his_dice_lie() {
    let (mut thrown, mut turned) = (0, 0);
    played(1, Depth::Purses, 1, |before, told, after| {
        if !told.iter().any(|it| matches!(it, Happening::Roy(RoyHappening::Threw(_)))) {
            return;
        }
        thrown += 1;
        for shape in Shape::ALL {
            let moving = Moving::of(Transition { before, happenings: told, after }, shape, 7).expect("his dice fall");
            let lit = |scene: &Scene| {
                let place = scene.part(Part::RoyTable).expect("a table");
                named(scene, "ground-active").into_iter().filter(|lit| is_within(area(lit), place)).count()
            };
            let (falls, rest) = (frame(&moving, 0.5), frame(&moving, moving.full_duration()));
            assert_eq!(lit(&falls) + 1, lit(&rest), "{shape:?}");
            let read = |scene: &Scene, is_pile: bool| {
                let [all, pile] = [Part::RoyTable, Part::PileCount].map(|part| scene.part(part).expect("its place"));
                let inside = scene.labels.iter().filter(|label| is_within(written(label), all));
                inside.filter(|label| overlap(written(label), pile) == is_pile).cloned().collect::<Vec<_>>()
            };
            assert_eq!(read(&falls, false), read(&rest, false), "what stands in the row is read all the time");
            let stood = scene(before, shape);
            assert_eq!(read(&falls, true), read(&stood, true), "as many characters as before");
            turned += usize::from(read(&stood, true) != read(&rest, true));
        }
    });
    assert!(thrown > 3 && turned > 0, "{thrown}, of which {turned} turned a character over");
}

#[test]
fn the_die_of_an_event_is_thrown_onto_its_card_before_words_tell_it() {
    let mut rolls = 0;
    played(4, Depth::Purses, 4, |before, told, after| {
        let rolled = told.iter().find_map(|told| match told {
            Happening::Events(Events::Rolled(event, face)) => Some((*event, *face)),
            _ => None,
        });
        let Some((event, face)) = rolled else { return };
        rolls += 1;
        let moving = Moving::of(Transition { before, happenings: told, after }, Shape::Wide, 7).expect("a die rolls");
        assert!(moving.full_told() > 1.0);
        let card = scene(after, Shape::Wide).part(Part::Event(event)).expect("it stands");
        let name = format!("pips-dark-{}", face.value());
        let lies = |scene: &Scene| named(scene, &name).iter().any(|pips| is_within(pips.bounds(), card));
        assert!(!lies(&frame(&moving, 0.1)) && lies(&frame(&moving, moving.full_told())));
    });
    assert!(rolls > 0);
}

#[test]
fn a_card_that_is_fought_shakes_when_the_dice_hit_it() {
    let mut fights = 0;
    played(3, Depth::Purses, 2, |before, told, after| {
        let event = told.iter().find_map(|told| match told {
            Happening::Deed(deed) => match deed.what {
                What::Combat(event, _) => Some(event),
                _ => None,
            },
            _ => None,
        });
        let Some(place) = event.and_then(|event| scene(after, Shape::Wide).part(Part::Event(event))) else { return };
        fights += 1;
        let moving = Moving::of(Transition { before, happenings: told, after }, Shape::Wide, 7).expect("dice go");
        assert!(moving.full_cues().iter().any(|cue| cue.beat == Beat::Knocked));
        let ground = |scene: &Scene| {
            let cards = named(scene, "card-").into_iter();
            let near = |card: &&town_crier::stage::Placement| {
                let (card, place) = (card.center, place.center());
                (card.x - place.x).abs() < 20.0 && (card.y - place.y).abs() < 20.0
            };
            cards.filter(near).map(|card| card.center.x).next().expect("the card")
        };
        let still = ground(&frame(&moving, 0.0));
        assert!((0..30).any(|tenth: u8| (ground(&frame(&moving, f32::from(tenth) / 20.0)) - still).abs() > 1.0));
    });
    assert!(fights > 2, "{fights}");
}
