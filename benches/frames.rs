//! What a frame costs: layout and tessellation, without a graphics card, in 1920×1080 pixels.

use std::cell::Cell;
use std::fs;

use divan::{Bencher, black_box};
use egui::{Event, Key};
use egui_demo_lib::DemoWindows;
use town_crier::chronicle::hall::export;
use town_crier::chronicle::{Next, Record};
use town_crier::crier::Turn;
use town_crier::desk::Played;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Opening;
use town_crier::stage::{Motion, Staged as _, Throw};

use crate::kit::MANY;
use crate::kit::played::{self, Benched};
use crate::kit::window::{Table, Window};

/// A table at rest, in the middle of a game.
fn settled<G: Benched + Played>() -> Table {
    let mut table = Table::of(&played::midway::<G>(true), |_| ());
    let drawn = table.frame(Vec::new());
    assert!(drawn > 3_000, "a table is drawn, not {drawn} corners");
    table
}

/// A table when its dice are being thrown; `of_audience` in the audience's view.
fn rolling<G: Benched + Played>(of_audience: bool) -> Table {
    let mut table = Table::of(&played::midway::<G>(false), |_| ());
    if of_audience {
        table.press(Key::F11);
    }
    table.window.now += 60.0;
    table.press(Key::Space);
    table.window.now += 0.6;
    let drawn = table.frame(Vec::new());
    assert!(drawn > 500 && table.moves(), "dice roll: {drawn} corners");
    table.window.now -= 0.6;
    table
}

/// Measures frames at rest.
fn at_rest(bencher: Bencher<'_, '_>, mut table: Table) {
    bencher.bench_local(|| table.frame(Vec::new()));
}

/// Measures the frames of the whole motion, one after another.
fn in_motion(bencher: Bencher<'_, '_>, mut table: Table) {
    let began = table.window.now;
    let mut frame = 0_u32;
    bencher.bench_local(|| {
        frame = (frame + 1) % 270;
        table.window.now = began + f64::from(frame) / 60.0;
        table.frame(Vec::new())
    });
}

/// Measures egui's own demo windows, as they open.
fn demo(bencher: Bencher<'_, '_>) {
    let (window, mut demo) = (Window::default(), DemoWindows::default());
    for _ in 0..4 {
        window.frame(Vec::new(), |ui| demo.ui(ui));
    }
    bencher.bench_local(|| window.frame(Vec::new(), |ui| demo.ui(ui)));
}

#[divan::bench]
fn settled_frame(bencher: Bencher<'_, '_>) {
    at_rest(bencher, settled::<TroyesDice>());
}

#[divan::bench]
fn settled_frame_floor(bencher: Bencher<'_, '_>) {
    demo(bencher);
}

#[divan::bench]
fn frame_in_mid_roll(bencher: Bencher<'_, '_>) {
    in_motion(bencher, rolling::<TroyesDice>(false));
}

#[divan::bench]
fn frame_in_mid_roll_floor(bencher: Bencher<'_, '_>) {
    demo(bencher);
}

/// The table and the panel of whoever sells.
#[divan::bench]
fn village_settled(bencher: Bencher<'_, '_>) {
    at_rest(bencher, settled::<DiceVillage>());
}

#[divan::bench]
fn village_settled_floor(bencher: Bencher<'_, '_>) {
    at_rest(bencher, settled::<TroyesDice>());
}

#[divan::bench]
fn village_in_mid_roll(bencher: Bencher<'_, '_>) {
    in_motion(bencher, rolling::<DiceVillage>(false));
}

#[divan::bench]
fn village_in_mid_roll_floor(bencher: Bencher<'_, '_>) {
    in_motion(bencher, rolling::<TroyesDice>(false));
}

/// The table and the panel of whoever acts.
#[divan::bench]
fn city_settled(bencher: Bencher<'_, '_>) {
    at_rest(bencher, settled::<Troyes>());
}

#[divan::bench]
fn city_settled_floor(bencher: Bencher<'_, '_>) {
    at_rest(bencher, settled::<DiceVillage>());
}

#[divan::bench]
fn city_in_mid_roll(bencher: Bencher<'_, '_>) {
    in_motion(bencher, rolling::<Troyes>(false));
}

#[divan::bench]
fn city_in_mid_roll_floor(bencher: Bencher<'_, '_>) {
    in_motion(bencher, rolling::<DiceVillage>(false));
}

#[divan::bench(types = [TroyesDice, DiceVillage, Troyes])]
fn projector_settled<G: Benched + Played>(bencher: Bencher<'_, '_>) {
    let mut table = settled::<G>();
    table.press(Key::F11);
    at_rest(bencher, table);
}

#[divan::bench(types = [TroyesDice, DiceVillage, Troyes])]
fn projector_in_mid_roll<G: Benched + Played>(bencher: Bencher<'_, '_>) {
    in_motion(bencher, rolling::<G>(true));
}

/// The count of four players, with the first one's first number at hand.
fn count() -> Table {
    let mut table = Table::of(&played::counted(played::whole(1), 1), |_| ());
    table.press(Key::F3);
    table
}

#[divan::bench]
fn digit_typed(bencher: Bencher<'_, '_>) {
    let mut table = count();
    let before = table.record().results().cloned();
    let mut digits = ["1", "2", "3"].into_iter().cycle();
    bencher.bench_local(|| table.frame(digits.next().map(|digit| Event::Text(digit.to_owned())).into_iter().collect()));
    assert!(table.record().results() != before.as_ref(), "what was typed is in the record");
}

#[divan::bench]
fn digit_typed_floor(bencher: Bencher<'_, '_>) {
    at_rest(bencher, count());
}

/// The hall of many games, at its tab of that name.
fn hall(tab: &str) -> Table {
    let games = export(&played::hall(MANY)).expect("text");
    let mut table = Table::of(&played::after(1, 1), |files| {
        fs::write(files.hall::<TroyesDice>(), games).expect("a hall");
    });
    table.press(Key::F4);
    let tab = table.find(tab);
    table.frame(Table::click(tab));
    table.settle();
    table
}

#[divan::bench]
fn hall_of_players(bencher: Bencher<'_, '_>) {
    at_rest(bencher, hall("Players"));
}

#[divan::bench]
fn hall_of_games(bencher: Bencher<'_, '_>) {
    at_rest(bencher, hall("Games"));
}

/// A throw that is simulated, which the first frame of a roll does.
#[divan::bench]
fn throw(bencher: Bencher<'_, '_>) {
    let seed = Cell::new(0);
    bencher.bench_local(|| {
        seed.set(seed.get() + 1);
        black_box(Throw::new(seed.get(), 4, 1.1))
    });
}

/// The picture of one moment of a roll, without a desk.
#[divan::bench]
fn scene_in_mid_roll(bencher: Bencher<'_, '_>) {
    let mut record =
        Record::<TroyesDice>::open(Opening::from_code("Market Day".parse().expect("a code"))).expect("a game");
    let Next::Order(ask) = record.next() else { return };
    record.ask(ask).expect("a roll");
    let Some(told) = record.last() else { return };
    let moment = TroyesDice::moment(told, &[], Turn::new(record.code(), record.steps()).seed());
    bencher.bench_local(|| black_box(moment.scene(Motion::Full, 0.6)));
}
