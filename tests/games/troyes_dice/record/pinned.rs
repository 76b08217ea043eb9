//! Known answers: what three codes deal, for ever. A change here breaks every code that a group ever agreed on.
//!
//! The numbers were reckoned outside this crate too, with SHA-256, ChaCha20 and the rejection written anew.

use town_crier::chronicle::Code;
use town_crier::games::troyes_dice::record::{deal_leftmost, deal_plazas, deal_roll, deal_tiles};
use town_crier::games::troyes_dice::rules::{HalfDay, Tile};

use crate::games::troyes_dice::kit::plazas;

struct Dealt {
    plazas: &'static str,
    tiles: [u8; 3],
    leftmost: u8,
    /// The black die and the three transparent ones, by half-day.
    rolls: [&'static str; 16],
}

#[track_caller]
fn check(code: &str, expected: &Dealt) {
    let code: Code = code.parse().expect("a code");
    assert_eq!(deal_plazas(&code).to_vec(), plazas(expected.plazas));
    assert_eq!(deal_tiles(&code).map(Tile::number), expected.tiles);
    assert_eq!(deal_leftmost(&code).value(), expected.leftmost);
    let rolls: Vec<String> = HalfDay::all().map(|half_day| roll(&code, half_day)).collect();
    assert_eq!(rolls, expected.rolls);
}

fn roll(code: &Code, half_day: HalfDay) -> String {
    let roll = deal_roll(code, half_day);
    let [a, b, c] = roll.clear();
    format!("{} {a} {b} {c}", roll.black())
}

#[test]
fn what_codes_deal() {
    check("TROYES", &TROYES);
    check("Märket Day", &MARKETDAY);
    check("badu-kimo", &BADU_KIMO);
}

/// Five hundred codes.
fn codes() -> impl Iterator<Item = Code> {
    (0..500).map(|number| format!("CODE-{number}").parse().expect("a code"))
}

/// Whether each count lies within that much of what is fair.
#[track_caller]
fn check_fair(counts: &[u32], within: u32) {
    let fair = counts.iter().sum::<u32>() / u32::try_from(counts.len()).expect("few");
    assert!(counts.iter().all(|count| count.abs_diff(fair) < within), "{counts:?} should be {fair} each");
}

#[test]
fn every_face_of_both_kinds_of_dice_comes_up_as_often() {
    let (mut black, mut clear) = ([0; 6], [0; 6]);
    for code in codes() {
        for half_day in HalfDay::all() {
            let roll = deal_roll(&code, half_day);
            black[roll.black().index()] += 1;
            for face in roll.clear() {
                clear[face.index()] += 1;
            }
        }
    }
    // Four and a half standard deviations of 8 000 and of 24 000 throws.
    check_fair(&black, 150);
    check_fair(&clear, 260);
}

#[test]
fn every_tile_and_every_leftmost_value_comes_up_as_often() {
    let (mut tiles, mut leftmost) = ([0; 8], [0; 6]);
    for code in codes() {
        for tile in deal_tiles(&code) {
            tiles[usize::from(tile.number()) - 1] += 1;
        }
        leftmost[deal_leftmost(&code).index()] += 1;
    }
    check_fair(&tiles, 49);
    check_fair(&leftmost, 38);
}

#[test]
fn every_notch_gets_every_tile_and_either_face_as_often() {
    let (mut alike, mut turned) = ([0; 9], [0; 2]);
    for code in codes() {
        for (notch, plaza) in deal_plazas(&code).into_iter().enumerate() {
            alike[notch] += u32::from(plaza.is_same_color());
            if !plaza.is_same_color() {
                turned[usize::from(plaza.up < plaza.down)] += 1;
            }
        }
    }
    check_fair(&alike, 48);
    check_fair(&turned, 124);
}

#[test]
fn tiles_of_one_code_differ_from_each_other() {
    for code in codes() {
        let [a, b, c] = deal_tiles(&code);
        assert!(a != b && b != c && a != c, "{code}");
    }
}

const TROYES: Dealt = Dealt {
    plazas: "wr wy yr rr yy wy ry ww rw",
    tiles: [2, 4, 7],
    leftmost: 4,
    rolls: [
        "4 1 1 4", "2 1 4 6", "3 2 4 5", "5 1 2 4", "4 3 3 5", "5 3 4 4", "4 2 4 5", "4 2 2 5", "6 2 5 5", "1 2 3 5",
        "2 2 3 6", "4 2 4 4", "4 4 5 5", "1 2 5 6", "4 1 2 3", "5 1 1 2",
    ],
};

const MARKETDAY: Dealt = Dealt {
    plazas: "wr yw ry wr rr yy ww yw ry",
    tiles: [4, 8, 7],
    leftmost: 5,
    rolls: [
        "2 2 5 6", "4 1 1 2", "6 3 5 6", "5 1 2 2", "1 2 4 6", "2 1 2 4", "6 1 2 6", "1 1 2 3", "3 1 2 6", "4 1 2 2",
        "3 2 2 3", "2 2 3 5", "2 1 3 3", "5 4 5 6", "5 3 4 5", "5 2 3 4",
    ],
};

const BADU_KIMO: Dealt = Dealt {
    plazas: "wy ry yw yy rw rw rr ww ry",
    tiles: [3, 8, 6],
    leftmost: 2,
    rolls: [
        "1 3 4 5", "2 2 4 5", "6 1 5 6", "4 2 3 3", "6 3 4 5", "2 1 3 5", "3 5 6 6", "4 2 5 6", "1 1 2 5", "5 3 3 4",
        "5 2 2 3", "3 2 4 5", "3 2 6 6", "6 2 5 6", "3 1 1 3", "4 1 5 5",
    ],
};
