//! The skyline behind the game: a window more for each half-day, in the light of its half, of drawings that can be tinted.

use town_crier::games::troyes_dice::record::{Next, Record};
use town_crier::games::troyes_dice::rules::{Half, TroyesDice};
use town_crier::games::troyes_dice::stage::SKYLINE;
use town_crier::show::{Backdrop, Tone, Watched as _};
use town_crier::stage::tokens::DARKEST;

use crate::chronicle::stored::{after, begun};
use crate::tried::each;

fn backdrop(record: &Record) -> Backdrop {
    TroyesDice::backdrop(record.table()).expect("a skyline")
}

#[test]
fn a_window_is_lit_after_each_half_day_and_stays_so_in_the_light_of_the_half() {
    let mut record = begun("Market Day");
    assert!(backdrop(&record).lit.is_empty(), "the town is dark at first");
    let mut halves = Vec::new();
    while let Next::Order(ask) = record.next() {
        let before = backdrop(&record);
        let rolls = !TroyesDice::is_choice(record.table());
        record.ask(ask).unwrap();
        let after = backdrop(&record);
        let more = usize::from(!rolls);
        assert_eq!(after.lit.len(), before.lit.len() + more, "after {} orders", record.done().len());
        assert_eq!(after.lit[..before.lit.len()], *before.lit, "what is lit stays lit");
        let hour = match record.table().now().half {
            Half::Morning => Tone::Light,
            Half::Afternoon => Tone::Dark,
        };
        assert_eq!(after.hour, hour);
        halves.push(hour);
    }
    assert_eq!(backdrop(&record).lit.len(), 16, "all are lit at the end");
    assert!(halves.contains(&Tone::Light) && halves.contains(&Tone::Dark));
}

#[test]
fn no_two_windows_are_one_and_each_is_in_the_picture() {
    let record = after("Market Day", usize::MAX);
    let Backdrop { lit, size, sprites, .. } = backdrop(&record);
    let wide = f32::from(u8::try_from(sprites.len()).unwrap());
    for (at, window) in lit.iter().enumerate() {
        assert!((0.0..1.0).contains(&window.x) && (0.3..1.0 - size / 3.0).contains(&window.y), "{window:?}");
        for other in &lit[..at] {
            let away = ((window.x - other.x) * wide).hypot(window.y - other.y);
            assert!(away > size, "{window:?} is at {other:?}");
        }
    }
}

#[test]
fn the_drawings_are_of_grays_that_a_tint_makes_no_darker_than_ink_can_be_read_on() {
    each(SKYLINE, |sprite| {
        for color in sprite.svg().split('#').skip(1) {
            let parts: Vec<u8> = (0..3).map(|at| u8::from_str_radix(&color[at * 2..at * 2 + 2], 16).unwrap()).collect();
            assert!(parts.iter().all(|part| *part == parts[0] && *part >= DARKEST), "{}: #{color}", sprite.name());
        }
    });
}
