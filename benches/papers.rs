//! What is taken away: scoresheets as PDF, and a picture of the results.

use divan::Bencher;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::paper::{Inscription, sheets};
use town_crier::games::troyes_dice::rules::Numbering;
use town_crier::paper::PrintOrder;

use egui::{Key, Pos2};

use crate::kit::played;
use crate::kit::window::Table;

/// Each with a name of its own, so that none is printed like another.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn sheets_24(bencher: Bencher<'_, '_>) {
    let words = Words::of::<TroyesDice>(Language::English, Manner::Plain);
    let players = (1..=24).map(|player| format!("Player {player}")).collect();
    let inscription = Inscription { numbering: Some(Numbering::FIRST), code: None };
    let order = PrintOrder { players, inscription, ..PrintOrder::default() };
    bencher.bench_local(|| sheets(&order, &words).and_then(|booklet| booklet.pdf()).expect("a PDF").len());
}

/// The count of a game.
fn counted() -> Table {
    let mut table = Table::of(&played::counted(played::whole(1), 1), |_| ());
    table.press(Key::F3);
    table
}

/// Where the picture is saved, in the menu that is opened for it.
fn offered(table: &mut Table) -> Pos2 {
    let menu = table.find("Export");
    table.frame(Table::click(menu));
    table.settle();
    table.find("Save picture")
}

/// From the press to the file, which another thread writes.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn picture(bencher: Bencher<'_, '_>) {
    let table = std::cell::RefCell::new(counted());
    let before = table.borrow().pictures();
    bencher.with_inputs(|| offered(&mut table.borrow_mut())).bench_local_values(|button| {
        let mut table = table.borrow_mut();
        table.frame(Table::click(button));
        table.settle();
    });
    assert!(table.borrow().pictures() > before, "a picture was written");
}

/// The frame of the press: the window's thread draws no picture.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn picture_asked(bencher: Bencher<'_, '_>) {
    let table = std::cell::RefCell::new(counted());
    bencher
        .with_inputs(|| {
            let mut table = table.borrow_mut();
            table.settle();
            offered(&mut table)
        })
        .bench_local_values(|button| {
            let mut table = table.borrow_mut();
            let drawn = table.frame(Table::click(button));
            assert!(table.is_busy(), "it is drawn in another thread");
            drawn
        });
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn picture_asked_floor(bencher: Bencher<'_, '_>) {
    let mut table = counted();
    bencher.bench_local(|| table.frame(Vec::new()));
}
