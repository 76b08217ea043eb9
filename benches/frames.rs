//! What a frame costs: layout and tessellation, without a graphics card.
//!
//! `cargo bench --bench frames` prints it for the projector's view of 1920×1080 pixels, at rest and in the middle of a roll.

#![allow(clippy::expect_used, reason = "a benchmark that cannot begin has failed")]
#![allow(clippy::disallowed_methods, reason = "a benchmark lays its files out as it needs them")]

use std::cell::Cell;
use std::fs;

use divan::{Bencher, black_box};
use eframe::egui::epaint::{ClippedPrimitive, Primitive};
use eframe::egui::{Context, Event, Key, Modifiers, RawInput, Rect, pos2, vec2};
use tempfile::TempDir;
use town_crier::chronicle::{Next, save};
use town_crier::crier::{Language, Turn};
use town_crier::desk::{Desk, Files};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Opening, Record, TilesFrom};
use town_crier::play::Game as _;
use town_crier::stage::{Motion, Staged as _, Throw};

fn main() {
    divan::main();
}

/// A desk whose clock is set by hand.
struct Table {
    ctx: Context,
    desk: Desk,
    now: f64,
    _folder: TempDir,
}

impl Table {
    /// The projector's view of a game with Banquets & Raids after so many orders.
    fn after(orders: usize) -> Self {
        let code = "Market Day".parse().expect("a code");
        let opening = Opening { tiles: TilesFrom::Code, ..Opening::from_code(code) };
        let mut record = Record::open(opening).expect("a game");
        while record.done().len() < orders {
            let Next::Order(next) = record.next() else { break };
            record.order(next).expect("the next right thing");
        }
        let folder = TempDir::new().expect("a folder");
        let file = |name: &str| folder.path().join(name);
        fs::write(file("game.ron"), save::write(&record).expect("text")).expect("a game");
        fs::write(file("settings.ron"), "(motion: full, language: Some(\"en\"))").expect("settings");
        let files = Files {
            game: file("game.ron"),
            settings: file("settings.ron"),
            halls: folder.path().to_owned(),
            documents: folder.path().to_owned(),
            pictures: folder.path().to_owned(),
        };
        let ctx = Context::default();
        Desk::set_up(&ctx);
        let desk = Desk::new(town_crier::games::for_desk(), files, Language::English);
        let mut table = Self { ctx, desk, now: 0.0, _folder: folder };
        for key in [None, Some(Key::Space), Some(Key::F11), None] {
            table.press(key);
        }
        let drawn = table.frame(table.now, Vec::new());
        assert!(drawn > 3_000, "a table is drawn, not {drawn} corners");
        table
    }

    /// The same when the dice of day 3, afternoon, are being thrown.
    fn rolling() -> Self {
        let mut table = Self::after(10);
        table.now += 60.0;
        table.press(Some(Key::Space));
        let drawn = table.frame(table.now + 0.6, Vec::new());
        assert!(drawn > 500 && table.ctx.has_requested_repaint(), "dice roll: {drawn} corners");
        table
    }

    fn press(&mut self, key: Option<Key>) {
        let event =
            |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
        self.frame(self.now, key.map(event).into_iter().collect());
        self.frame(self.now, Vec::new());
    }

    /// Lays a frame out and tessellates it; how many corners of triangles it has.
    fn frame(&mut self, now: f64, events: Vec<Event>) -> usize {
        // The desk scales itself to its window, whose size is given in its own points.
        let size = vec2(1920.0, 1080.0) / self.ctx.pixels_per_point();
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), size));
        let input = RawInput { screen_rect, time: Some(now), events, focused: true, ..RawInput::default() };
        let desk = &mut self.desk;
        let output = self.ctx.run_ui(input, |ui| desk.ui(ui));
        let primitives = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let indices = |primitive: &ClippedPrimitive| match &primitive.primitive {
            Primitive::Mesh(mesh) => mesh.indices.len(),
            Primitive::Callback(_) => 0,
        };
        primitives.iter().map(indices).sum()
    }
}

#[divan::bench]
fn settled_frame(bencher: Bencher<'_, '_>) {
    let mut table = Table::after(11);
    bencher.bench_local(|| {
        let now = table.now;
        black_box(table.frame(now, Vec::new()))
    });
}

/// Frames of the whole motion, one after another.
#[divan::bench]
fn frame_in_mid_roll(bencher: Bencher<'_, '_>) {
    let mut table = Table::rolling();
    let began = table.now;
    let mut frame = 0_u32;
    bencher.bench_local(|| {
        frame = (frame + 1) % 270;
        black_box(table.frame(began + f64::from(frame) / 60.0, Vec::new()))
    });
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
    let mut record = Record::open(Opening::from_code("Market Day".parse().expect("a code"))).expect("a game");
    let Next::Order(order) = record.next() else { return };
    record.order(order).expect("a roll");
    let happenings = record.done().last().map(|entry| entry.happenings.clone()).unwrap_or_default();
    let turn = Turn::new(record.code(), TroyesDice::steps(record.table()));
    let moment = TroyesDice::moment(&record.table_after(0), &happenings, record.table(), turn);
    bencher.bench_local(|| black_box(moment.scene(Motion::Full, 0.6)));
}
