//! The laws of thrown dice, by a thousand throws.

use std::sync::LazyLock;
use std::thread;

use town_crier::stage::{Side, Stand, Throw, Vec3, turn_to_show};

/// So many throws, each of as many dice as are rolled at once.
const THROWS: u64 = 1_000;
const DICE: usize = 4;
/// In seconds.
const LONGEST: f32 = 1.35;

/// How the dice of each throw rest, by its seed; every processor throws its share.
static RESTS: LazyLock<Vec<[Stand; DICE]>> = LazyLock::new(|| {
    let workers = thread::available_parallelism().map_or(1, |many| many.get() as u64);
    let share = THROWS.div_ceil(workers);
    thread::scope(|scope| {
        let shares: Vec<_> = (0..workers)
            .map(|worker| {
                let seeds = worker * share..((worker + 1) * share).min(THROWS);
                scope.spawn(move || seeds.map(|seed| rests(&Throw::new(seed, DICE, LONGEST))).collect::<Vec<_>>())
            })
            .collect();
        shares.into_iter().flat_map(|share| share.join().expect("throws")).collect()
    })
});

fn rests(throw: &Throw) -> [Stand; DICE] {
    [0, 1, 2, 3].map(|die| throw.rest(die))
}

/// How round the edges of a die are, in halves of its edge.
const ROUND: f32 = 0.16;

/// The corners of a die that lies flat, seen from above, without its round edges.
fn corners(Stand { at, turn }: Stand) -> [[f32; 2]; 4] {
    let mut sides = Side::ALL.map(|side| turn.apply(side.normal())).to_vec();
    sides.retain(|way| way.z.abs() < 0.5);
    let (one, other) = (sides[0], sides[1..].iter().copied().find(|way| dot(*way, sides[0]).abs() < 0.5));
    let other = other.expect("a flat die has two sides that are square to each other");
    [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)]
        .map(|(a, b)| (a * (1.0 - ROUND), b * (1.0 - ROUND)))
        .map(|(a, b)| [at.x + a * one.x + b * other.x, at.y + a * one.y + b * other.y])
}

fn dot(one: Vec3, other: Vec3) -> f32 {
    one.x * other.x + one.y * other.y + one.z * other.z
}

/// How deep two squares lie in one another: by the separating axis theorem, not at all if some axis parts them.
fn depth(one: &[[f32; 2]; 4], other: &[[f32; 2]; 4]) -> f32 {
    let axes = [one, other].into_iter().flat_map(|square| [(0, 1), (1, 2)].map(|(a, b)| (square[a], square[b])));
    let overlap = |(from, to): ([f32; 2], [f32; 2])| {
        let (x, y) = (to[0] - from[0], to[1] - from[1]);
        let long = x.hypot(y);
        let span = |square: &[[f32; 2]; 4]| {
            let along = square.map(|corner| (corner[0] * x + corner[1] * y) / long);
            (along.into_iter().fold(f32::INFINITY, f32::min), along.into_iter().fold(f32::NEG_INFINITY, f32::max))
        };
        let ((low, high), (low_too, high_too)) = (span(one), span(other));
        high.min(high_too) - low.max(low_too)
    };
    axes.map(overlap).fold(f32::INFINITY, f32::min)
}

#[test]
fn the_face_that_lies_up_is_the_face_decided() {
    for (seed, dice) in RESTS.iter().enumerate() {
        let side = Side::ALL[seed % 6];
        for Stand { turn, .. } in dice {
            let shown = turn.after(turn_to_show(side, *turn));
            let high = |side: &Side| shown.apply(side.normal()).z;
            let up = Side::ALL.into_iter().max_by(|one, other| high(one).total_cmp(&high(other)));
            assert_eq!(up, Some(side), "throw {seed}");
        }
    }
}

#[test]
fn no_two_dice_rest_inside_one_another_or_out_of_the_picture() {
    // A wheel of 1000 units shows a table of so many halves of a die's edge to each side.
    const IN_SIGHT: f32 = 500.0 / 64.0;
    for (seed, dice) in RESTS.iter().enumerate() {
        let dice = dice.map(corners);
        for (at, die) in dice.iter().enumerate() {
            assert!(die.iter().all(|[x, y]| x.hypot(*y) <= IN_SIGHT), "throw {seed}: die {at} leaves the picture");
            for (other_at, other) in dice[..at].iter().enumerate() {
                // Round edges touch at twice their radius; a twentieth of an edge is less than the rim that is drawn round it.
                let deep = depth(die, other) + 2.0 * ROUND;
                assert!(deep < 0.1, "throw {seed}: die {at} lies {deep} inside die {other_at}");
            }
        }
    }
}

#[test]
fn the_same_code_throws_the_same_to_the_bit() {
    for (seed, first) in (0..).zip(RESTS.iter()).step_by(10) {
        assert_eq!(rests(&Throw::new(seed, DICE, LONGEST)), *first, "throw {seed}");
    }
    // And on every machine: FNV-1a over the bits of the places of a thousand throws.
    let places = RESTS.iter().take(1_000).flatten().flat_map(|stand| [stand.at.x, stand.at.y, stand.at.z]);
    let bytes = places.flat_map(|at| at.to_bits().to_le_bytes());
    let hash =
        bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    assert_eq!(hash, 0x96c2_8540_cdb2_974b);
}
