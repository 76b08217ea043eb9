//! The laws of motion.

use proptest::prelude::*;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::{Face, HalfDay, Notch, Phase, Place, Table};
use town_crier::games::troyes_dice::stage::{Art, Part, Pips, Rolling, scene};
use town_crier::play::Transition;
use town_crier::stage::{Act, Bounds, Focus, Look, Motion, Placement, Scene, Sprite, Staged as _};

use crate::chronicle::stored::{begun, go_on};
use crate::games::troyes_dice::random::whole_games;
use crate::games::troyes_dice::stage::seen::{Shown, any_shown, dice, distance, moments_of, visibility};
use crate::tried::config;

const FRAME: f32 = 1.0 / 120.0;

/// Every frame of it, the first and the last included.
fn frames(shown: &Shown, motion: Motion) -> Vec<(f32, Scene)> {
    let seconds = std::iter::successors(Some(0.0_f32), |seconds| Some(seconds + FRAME));
    let duration = shown.moment.duration(motion);
    let shown_then = |seconds| (seconds, shown.moment.scene(motion, seconds));
    seconds.take_while(|seconds| *seconds <= duration + FRAME).map(shown_then).collect()
}

fn is_roll(shown: &Shown) -> bool {
    shown.before.phase() == Phase::Roll
}

/// The face that these pips show, if they are pips.
fn face_of(sprite: Sprite) -> Option<Face> {
    let shows = |face: &Face| [Pips::Dark, Pips::Light].iter().any(|pips| Art::Pips(*pips, *face).sprite() == sprite);
    Face::ALL.into_iter().find(shows)
}

/// The faces that lie up, ascending: of each die, whose sides follow its shadow, the one that is seen best.
fn faces(scene: &Scene) -> Vec<Face> {
    let area = |one: &&Placement| one.size * one.size * one.stretch * one.opacity;
    let dice = scene.sprites.split(|one| one.sprite.name() == "cast").skip(1);
    let up = |die: &[Placement]| {
        let pips = die.iter().filter(|one| face_of(one.sprite).is_some());
        pips.max_by(|one, other| area(one).total_cmp(&area(other))).and_then(|pips| face_of(pips.sprite))
    };
    let mut faces: Vec<Face> = dice.filter_map(up).collect();
    faces.sort_unstable();
    faces
}

/// What kind of thing it is: a die that takes a color and a plaza that turns over stay what they are.
fn kind(placement: &Placement) -> &'static str {
    // What a drawing shows begins its name, as “plaza” in “plaza-red”.
    placement.sprite.name().split('-').next().unwrap_or_default()
}

/// Whether it may be there all at once: what belongs to a die, which is seen by its shadow while its sides come and go,
/// and what a blow raises.
fn comes_at_once(placement: &Placement) -> bool {
    let name = placement.sprite.name();
    ["side-", "pips-", "rim-", "shade", "gleam", "ring", "dust"].iter().any(|start| name.starts_with(start))
}

/// Every sprite that can well be seen in one scene stands in the other one too: not far from there, of
/// almost the same size, and changed in how well it can be seen by no more than that.
fn goes_on(from: &Scene, to: &Scene, limit: f32, change: f32) -> Result<(), String> {
    // Each is looked at once, and not once for each of the others.
    let others: Vec<_> = to.sprites.iter().map(|other| (other, kind(other), visibility(other))).collect();
    for one in from.sprites.iter().filter(|placement| visibility(placement) > 0.2 && !comes_at_once(placement)) {
        let (of, seen) = (kind(one), visibility(one));
        let near = others.iter().any(|(other, kind, visible)| {
            *kind == of
                && distance(one, other) <= limit
                && (one.size - other.size).abs() <= limit
                && (seen - visible).abs() <= change
        });
        if !near {
            return Err(format!("{one:?} jumps"));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(20))]

    #[test]
    fn every_motion_of_a_game_ends_with_the_table_after_it(game in whole_games()) {
        for shown in moments_of(&game) {
            let rest = scene(&shown.after);
            for motion in Motion::ALL {
                let duration = shown.moment.duration(motion);
                prop_assert_eq!(&shown.moment.scene(motion, duration), &rest);
                prop_assert_eq!(&shown.moment.scene(motion, 1e9), &rest);
                prop_assert_eq!(&shown.moment.scene(motion, f32::NAN), &rest);
                prop_assert!(shown.moment.is_over(motion, duration));
            }
            prop_assert_eq!(&shown.moment.scene(Motion::None, 0.0), &rest);
        }
    }

    #[test]
    fn durations_stay_under_their_limits(game in whole_games()) {
        for shown in moments_of(&game) {
            let full = shown.moment.duration(Motion::Full);
            let limit = if is_roll(&shown) {
                let crossed = shown.moment.full_tracers().len();
                6.2 + 2.0 * f32::from(u8::try_from(crossed).expect("two at most"))
            } else {
                let read = |act: &Act| match act.focus {
                    Focus::Beside(_) => 2.8,
                    Focus::Card(_) | Focus::Picture => 1.3,
                    Focus::Ahead => 1.4,
                    Focus::Grid | Focus::Table => 0.0,
                };
                let turned = shown.moment.full_cues().iter().map(|_| 0.5).sum::<f32>();
                1.0 + turned + shown.moment.full_acts().iter().map(read).sum::<f32>()
            };
            prop_assert!(0.0 < full && full < limit, "{full} s of {limit}");
            prop_assert!((shown.moment.duration(Motion::Short) * 3.0 - full).abs() < 1e-4);
            prop_assert!(shown.moment.duration(Motion::None).abs() < f32::EPSILON);
        }
    }
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn every_frame_can_be_drawn(shown in any_shown()) {
        for (seconds, scene) in frames(&shown, Motion::Full) {
            prop_assert_eq!(&shown.moment.scene(Motion::Full, seconds), &scene);
            // Dice come in from outside the widest window, and their rims lie a little farther out.
            let reach = scene.bounds.width().max(scene.bounds.height()) * 3.0;
            for one in &scene.sprites {
                let numbers = [one.center.x, one.center.y, one.size, one.stretch, one.angle, one.opacity];
                prop_assert!(numbers.iter().all(|number| number.is_finite()), "{:?}", one);
                prop_assert!((0.0..=1.0).contains(&one.opacity), "{:?}", one);
                prop_assert!(one.stretch >= 0.0, "{:?}", one);
                prop_assert!(one.size >= 0.0, "{:?}", one);
                prop_assert!(one.center.x.abs() <= reach && one.center.y.abs() <= reach, "{:?}", one);
            }
            prop_assert!(scene.labels.is_empty(), "letters would lie over dice");
        }
    }

    #[test]
    fn nothing_jumps(shown in any_shown()) {
        for pair in frames(&shown, Motion::Full).windows(2) {
            let ((seconds, from), (_, to)) = (&pair[0], &pair[1]);
            prop_assert_eq!(goes_on(from, to, 32.0, 0.2), Ok(()), "at {}", seconds);
            prop_assert_eq!(goes_on(to, from, 32.0, 0.2), Ok(()), "back at {}", seconds);
        }
    }

    #[test]
    fn a_short_motion_is_the_full_one_three_times_as_fast(shown in any_shown()) {
        for (seconds, scene) in frames(&shown, Motion::Short) {
            prop_assert_eq!(scene, shown.moment.scene(Motion::Full, seconds * 3.0));
        }
    }

    #[test]
    fn a_motion_starts_from_what_stood_before(shown in any_shown()) {
        let mut start = shown.moment.scene(Motion::Full, 0.0);
        // The dice are still outside the widest window.
        let outside = start.rim.height() * 21.0 / 9.0 / 2.0;
        start.sprites.retain(|placement| visibility(placement) > 0.0 && placement.center.x.abs() < outside);
        prop_assert_eq!(goes_on(&scene(&shown.before), &start, 0.1, 0.01), Ok(()));
        prop_assert_eq!(goes_on(&start, &scene(&shown.before), 0.1, 0.01), Ok(()));
    }

    #[test]
    fn four_dice_come_and_four_dice_go(shown in any_shown()) {
        let mut last = 4;
        for (seconds, scene) in frames(&shown, Motion::Full) {
            let dice = dice(&scene);
            if is_roll(&shown) {
                prop_assert_eq!(dice, 4, "at {}", seconds);
            } else {
                prop_assert!(dice <= last, "{} dice at {}", dice, seconds);
                last = dice;
            }
        }
    }

    #[test]
    fn faces_stand_once_the_dice_have_landed(shown in any_shown()) {
        prop_assume!(is_roll(&shown));
        let landed = shown.roll.as_ref().expect("a roll").landed();
        let roll = shown.after.roll().expect("the dice are rolled").sorted().map(|(face, _)| face);
        for (_, scene) in frames(&shown, Motion::Full).into_iter().filter(|(seconds, _)| *seconds >= landed) {
            prop_assert_eq!(faces(&scene), &roll);
        }
    }

    #[test]
    fn a_plaza_goes_only_after_the_blow_of_a_die_at_its_place(shown in any_shown()) {
        prop_assume!(is_roll(&shown));
        for strike in shown.after.strikes_now() {
            let hits = shown.roll.as_ref().expect("a roll").destroyed();
            let (hit, _) = *hits.iter().find(|(_, notch)| *notch == strike.notch).expect("a blow is seen");
            let place = scene(&shown.after).part(Part::Plaza(strike.notch)).expect("a plaza").center();
            // A blow elsewhere may jolt the whole wheel a little.
            let at_home = |one: &&Placement| (one.center.x - place.x).hypot(one.center.y - place.y) < 24.0;
            for (_, scene) in frames(&shown, Motion::Full).into_iter().filter(|(seconds, _)| *seconds < hit) {
                let plaza = scene.sprites.iter().find(|one| one.sprite.name().starts_with("plaza-") && at_home(one));
                prop_assert!(plaza.is_some_and(|plaza| (plaza.opacity - 1.0).abs() < 1e-6));
            }
            let at_hit = shown.moment.scene(Motion::Full, hit);
            let near = |one: &&Placement| (one.center.x - place.x).hypot(one.center.y - place.y) < 40.0;
            let die = at_hit.sprites.iter().filter(|one| one.sprite.name() == "cast").find(near);
            prop_assert!(die.is_some());
        }
    }

    #[test]
    fn blows_fall_in_order_and_all_of_them_before_the_result_is_told(shown in any_shown()) {
        let hits = shown.roll.as_ref().map(Rolling::destroyed).unwrap_or_default();
        prop_assert!(hits.iter().map(|(seconds, _)| *seconds).is_sorted());
        let gone = Notch::all().filter(|notch| shown.after.is_destroyed(*notch)).count();
        prop_assert_eq!(hits.len(), gone);
        for motion in Motion::ALL {
            let told = shown.moment.told(motion);
            prop_assert!(told <= shown.moment.duration(motion));
            prop_assert!(hits.iter().all(|(seconds, _)| motion.shortened(*seconds) <= told));
            // What turns over is told when its other face is seen: a plaza that comes back, or a tile.
            let turns = Notch::all().any(|notch| shown.before.is_destroyed(notch))
                || shown.before.tiles().iter().any(|tile| shown.after.tile_at(tile.notch) != Some(*tile));
            prop_assert_eq!(told > 0.0, (is_roll(&shown) || turns) && motion != Motion::None);
        }
    }

    #[test]
    fn without_happenings_nothing_moves(shown in any_shown()) {
        let nothing = Transition { before: &shown.before, happenings: &[], after: &shown.after };
        let moment = TroyesDice::moment(nothing, &[], 0);
        prop_assert!(moment.is_over(Motion::Full, 0.0));
        prop_assert_eq!(moment.scene(Motion::Full, 0.0), scene(&shown.after));
        prop_assert!(moment.told(Motion::Full).abs() < f32::EPSILON);
    }
}

/// The small layer turns; what is printed on it turns with it, and stays upright.
#[test]
fn signs_on_the_small_layer_stay_upright_on_every_day() {
    for half_day in HalfDay::all() {
        let table = table_at(half_day);
        let scene = scene(&table);
        let upright = |name: &str| {
            let signs: Vec<_> = scene.sprites.iter().filter(|one| one.sprite.name().starts_with(name)).collect();
            assert!(signs.iter().all(|sign| sign.angle.abs() < f32::EPSILON), "{half_day:?}: {name}");
            signs.len()
        };
        assert_eq!(upright("price-"), 8);
        assert_eq!(upright("zone-"), 2);
        assert_eq!(upright("number-"), 9);
        // Each lies where the half-day's place has its price.
        for place in Place::ALL {
            let at = scene.part(Part::Price(place.notch(half_day))).expect("a price").center();
            let price = Art::Price(place).sprite();
            let near = scene
                .sprites
                .iter()
                .any(|one| one.sprite == price && (one.center.x - at.x).hypot(one.center.y - at.y) < 0.01);
            assert!(near, "{half_day:?}: {place:?}");
        }
    }
}

/// Nothing lies over the number by which a list names a plaza: no tile, no sign and no die at rest.
#[test]
fn every_plaza_s_number_is_free() {
    for notch in Notch::all() {
        let scene = scene(&table_at(HalfDay::FIRST));
        let number = scene.sprites.iter().find(|one| one.sprite == Art::Number(notch).sprite()).expect("a number");
        let part = |part: Part| scene.part(part).expect("it is there");
        let plaza = part(Part::Plaza(notch)).center();
        assert!((number.center.x - plaza.x).hypot(number.center.y - plaza.y) < 104.5);
        let apart = |place: Bounds| {
            let center = place.center();
            let (dx, dy) = ((number.center.x - center.x).abs(), (number.center.y - center.y).abs());
            dx.max(dy) >= place.width().midpoint(number.size) - 2.0
        };
        assert!(apart(part(Part::Tile(notch))), "{notch:?}: the tile");
        let corner = |x: f32, center: f32| (x - center).abs() - 56.0;
        let die = corner(number.center.x, plaza.x).hypot(corner(number.center.y, plaza.y));
        assert!(die >= number.size / 2.0 - 2.0, "{notch:?}: the die");
        assert!(apart(part(Part::OtherFace(notch))), "{notch:?}: the badge");
    }
}

/// In the plain look nothing is pale for not being in play.
#[test]
fn in_the_plain_look_plazas_step_back_without_fading() {
    let scene = scene(&table_at(HalfDay::FIRST));
    let plazas = || scene.sprites.iter().filter(|one| one.sprite.name().starts_with("plaza-"));
    assert!(plazas().any(|one| one.in_look(Look::Rich).opacity < 0.5));
    assert!(plazas().all(|one| (one.in_look(Look::Plain).opacity - 1.0).abs() < f32::EPSILON));
    assert!(plazas().any(|one| one.in_look(Look::Plain).size < one.size));
    // Not by their size alone: a ring is around each of those in play.
    let rings = scene.sprites.iter().filter(|one| one.sprite == Art::InPlay.sprite() && visibility(one) > 0.5);
    assert_eq!(rings.count(), Place::ALL.len());
}

/// A table of any game in that half-day.
fn table_at(half_day: HalfDay) -> Table {
    let mut record: Record = begun("MARKETDAY");
    while record.table().now() < half_day {
        go_on(&mut record);
    }
    record.table().clone()
}
