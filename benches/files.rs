//! What files cost: to save after an order, and to open games and halls again.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use divan::{Bencher, black_box};
use tempfile::TempDir;
use town_crier::chronicle::hall::{export, import};
use town_crier::chronicle::{Record as RecordOf, save};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Record, Store};

use crate::kit::MANY;
use crate::kit::endless::{self, Endless};
use crate::kit::played::{self, Benched};

/// A game that is saved after an order by the store and by hand, each time the other state of it, so that both find the same
/// disk.
struct Saving {
    states: [Record; 2],
    texts: [String; 2],
    store: Store,
    folder: TempDir,
    turn: usize,
}

impl Saving {
    fn new() -> Self {
        // Where the builds lie there is a disk; the folder for temporary files may be in memory.
        let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let states = [20, 21].map(|orders| played::after(1, orders));
        let texts = states.each_ref().map(|record| save::write(record).expect("text"));
        let mut store = Store::open(folder.path().join("game.ron")).expect("a store");
        store.save(&states[1]).expect("room");
        Self { states, texts, store, folder, turn: 0 }
    }

    fn by_store(&mut self) {
        self.store.save(&self.states[self.turn % 2]).expect("room");
        self.turn += 1;
    }

    fn by_hand(&self) {
        let text = &self.texts[self.turn % 2];
        write(&self.folder.path().join("by-hand.ron"), text.as_bytes()).expect("room");
    }
}

/// The least that outlasts a power cut.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = File::create(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(new, path)?;
    File::open(path.parent().unwrap_or(path))?.sync_all()
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn save_after_order(bencher: Bencher<'_, '_>) {
    let saving = std::cell::RefCell::new(Saving::new());
    bencher.with_inputs(|| saving.borrow().by_hand()).bench_local_values(|()| saving.borrow_mut().by_store());
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn save_after_order_floor(bencher: Bencher<'_, '_>) {
    let saving = std::cell::RefCell::new(Saving::new());
    bencher.with_inputs(|| saving.borrow_mut().by_store()).bench_local_values(|()| saving.borrow().by_hand());
}

/// What of it is not the disk's: the text.
#[divan::bench(types = [TroyesDice, DiceVillage, Troyes])]
fn save_as_text<G: Benched>(bencher: Bencher<'_, '_>) {
    let record = played::midway::<G>(true);
    bencher.bench_local(|| save::write(&record).map(|text| text.len()));
}

#[divan::bench(types = [TroyesDice, DiceVillage, Troyes])]
fn open_save<G: Benched>(bencher: Bencher<'_, '_>) {
    let record = played::to_its_end::<G>(G::numbered(1));
    let text = save::write(&record).expect("text");
    bencher
        .counter(divan::counter::ItemsCount::new(record.done().len()))
        .bench_local(|| save::read::<G>(&text).expect("a game"));
}

#[divan::bench(args = [MANY / 10, MANY])]
fn open_orders(bencher: Bencher<'_, '_>, orders: usize) {
    let text = endless::saved(orders);
    bencher
        .counter(divan::counter::ItemsCount::new(orders))
        .bench_local(|| -> RecordOf<Endless> { save::read(&text).expect("a game") });
}

#[divan::bench(args = [MANY / 10, MANY], sample_count = 20, sample_size = 1)]
fn open_hall(bencher: Bencher<'_, '_>, games: usize) {
    let text = export(&played::hall(games)).expect("text");
    bencher
        .counter(divan::counter::ItemsCount::new(games))
        .bench_local(|| black_box(import::<TroyesDice>(text.as_bytes()).expect("a hall")));
}
