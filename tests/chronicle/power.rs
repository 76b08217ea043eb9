//! Power that goes between any two calls: the last state that was kept is there, or the one that was just being kept.

use std::path::{Path, PathBuf};

use proptest::collection::vec;
use proptest::prelude::*;
use town_crier::chronicle::file::{FileSystem as _, put};
use town_crier::chronicle::store::{Meddled, Store};
use town_crier::chronicle::{Record, Recorded};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::record::{Hall, HallStore};
use town_crier::games::troyes_dice::rules::TroyesDice;

use super::at_random::AtRandom;
use super::stored::{Stored, begun, go_on, written};
use crate::chronicle::disk::{Fault, Simulated};
use crate::games::of_each_game;
use crate::games::troyes_dice::hall::season;
use crate::tried::config;

const FOLDER: &str = "/disk";
const FILE: &str = "/disk/data/town-crier/game.ron";

/// What a crier does.
#[derive(Clone, Debug)]
enum Deed<G: AtRandom> {
    /// Something with the game in play, which is kept then.
    Step(G::Step),
    /// Another game.
    Begin(G::Begun),
    /// The window is closed, and opened again.
    Reopen,
}

fn deeds<G: AtRandom>() -> impl Strategy<Value = Vec<Deed<G>>> {
    let begin = G::games().prop_map(Deed::Begin);
    vec(prop_oneof![12 => G::deed().prop_map(Deed::Step), 2 => begin, 1 => Just(Deed::Reopen)], 1..16)
}

/// The store of that disk, where nobody else has it.
fn open<G: Recorded>(disk: &Simulated) -> Store<G> {
    Store::open_on(disk.handle(), FILE).expect("nothing is in the way")
}

/// Checks every disk that a power cut may have left since it was last asked: it keeps one of these states, and all games that
/// were left.
fn check<G: Recorded>(disk: &Simulated, states: [Option<&Record<G>>; 2], generations: usize, left: &[Record<G>]) {
    let left: Vec<(&Record<G>, String)> = left.iter().map(|game| (game, written(game))).collect();
    for disk in disk.after_power_cuts() {
        let there = disk.paths();
        let mut store = open::<G>(&disk);
        let found = store.load().expect("it reads");
        assert!(states.contains(&found.as_ref()), "{found:#?}\nis none of\n{states:#?}\non {:?}", disk.paths());
        let before = store.load_before().expect("the generation before it reads");
        assert!(generations < 2 || before.is_some(), "there is no generation before: {:?}", disk.paths());
        let aside = disk.list(Path::new("/disk/data/town-crier/kept")).unwrap_or_default();
        let aside: Vec<Vec<u8>> = aside.iter().map(|path| disk.read(path, 1 << 20).expect("it reads")).collect();
        for (game, text) in &left {
            let is_aside = aside.iter().any(|bytes| bytes == text.as_bytes());
            assert!(is_aside || found.as_ref() == Some(*game), "{game:#?}\nis lost: {:?}", disk.paths());
        }
        // And it goes on from there.
        let Some(mut record) = found else { continue };
        if record.undo().is_none() {
            continue;
        }
        for _ in 0..2 {
            assert_eq!(store.save(&record).expect("nothing is in the way"), None);
            assert_eq!(store.load().expect("it reads").as_ref(), Some(&record));
            record.redo();
        }
        let is_rest = |path: &PathBuf| path.extension().is_some_and(|end| end == "new");
        assert!(!disk.paths().iter().any(is_rest), "what a cut left is still there: {there:?}");
    }
}

fn play<G: AtRandom>(first: &G::Begun, deeds: Vec<Deed<G>>, disk: &Simulated) {
    let mut store = open::<G>(disk);
    let mut record = G::begun(first);
    store.begin(written(&record).as_bytes()).unwrap();
    check(disk, [None, Some(&record)], 0, &[]);
    let (mut generations, mut left) = (1, Vec::new());
    for deed in deeds {
        let last = record.clone();
        match deed {
            Deed::Step(step) => {
                G::walk(&mut record, step);
                store.save(&record).unwrap();
                check(disk, [Some(&last), Some(&record)], generations, &left);
                generations += usize::from(record != last);
            }
            Deed::Begin(game) => {
                record = G::begun(&game);
                store.begin(written(&record).as_bytes()).unwrap();
                check(disk, [Some(&last), Some(&record)], 0, &left);
                left.push(last);
                generations = 1;
            }
            Deed::Reopen => {
                drop(store);
                store = open(disk);
                assert_eq!(store.load().unwrap().as_ref(), Some(&record));
                check(disk, [Some(&record); 2], generations, &left);
            }
        }
    }
    drop(store);
    // What has returned is on disk: nothing more is needed for it.
    disk.sync(Path::new(FOLDER)).unwrap();
    check(disk, [Some(&record); 2], generations, &left);
}

/// Plays on a disk of which one call fails in each deed.
fn play_with_a_fault<G: AtRandom>(first: &G::Begun, deeds: Vec<Deed<G>>, at: usize) {
    let disk = Simulated::with(FOLDER);
    let mut store = open::<G>(&disk);
    let mut record = G::begun(first);
    store.begin(written(&record).as_bytes()).unwrap();
    check(&disk, [None, Some(&record)], 0, &[]);
    let mut left = Vec::new();
    for deed in deeds {
        let last = record.clone();
        disk.fails(Fault::Once(at));
        let (failed, again) = match deed {
            Deed::Step(step) => {
                G::walk(&mut record, step);
                (store.save(&record).is_err(), Vec::new())
            }
            Deed::Begin(game) => {
                record = G::begun(&game);
                (store.begin(written(&record).as_bytes()).is_err(), vec![last.clone()])
            }
            Deed::Reopen => continue,
        };
        disk.fails(Fault::Nothing);
        check(&disk, [Some(&last), Some(&record)], 0, &left);
        if failed && again.is_empty() {
            assert_eq!(store.save(&record).unwrap(), None);
        } else if failed {
            store.begin(written(&record).as_bytes()).unwrap();
        }
        left.extend(again);
        check(&disk, [Some(&last), Some(&record)], 0, &left);
        assert_eq!(store.load().unwrap(), Some(record.clone()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 20, ..config(8) })]

    #[test]
    fn the_last_order_or_the_one_before_it_is_there(game in TroyesDice::games(), deeds in deeds::<TroyesDice>()) {
        play(&game, deeds, &Simulated::with(FOLDER));
    }

    #[test]
    fn so_it_is_in_a_game_of_choices(game in DiceVillage::games(), deeds in deeds::<DiceVillage>()) {
        play(&game, deeds, &Simulated::with(FOLDER));
    }

    #[test]
    fn so_it_is_where_no_file_has_a_second_name(game in TroyesDice::games(), deeds in deeds::<TroyesDice>()) {
        let disk = Simulated::with(FOLDER);
        disk.forgets_links();
        play(&game, deeds, &disk);
    }

    /// A disk that fails at any one call refuses the order, keeps what it kept, and keeps again from the next order on.
    #[test]
    fn a_call_that_fails_loses_nothing(game in TroyesDice::games(), deeds in deeds::<TroyesDice>(), at in 0..12_usize) {
        play_with_a_fault(&game, deeds, at);
    }

    #[test]
    fn it_loses_nothing_in_a_game_of_choices(
        game in DiceVillage::games(),
        deeds in deeds::<DiceVillage>(),
        at in 0..12_usize,
    ) {
        play_with_a_fault(&game, deeds, at);
    }

    /// Settings are put into their place like this.
    #[test]
    fn what_is_put_somewhere_is_there_whole_or_what_was_there(texts in vec("[a-z]{0,40}", 1..5)) {
        let disk = Simulated::with(FOLDER);
        let file = Path::new("/disk/settings.ron");
        let mut last = None;
        for text in texts {
            put(&disk, file, text.as_bytes()).unwrap();
            let now = Some(text.into_bytes());
            for disk in disk.after_power_cuts() {
                let found = disk.read(file, 100).ok();
                prop_assert!([&last, &now].contains(&&found), "{found:?} is neither {last:?} nor {now:?}");
            }
            last = now;
        }
    }
}

of_each_game! {
    a_game_that_is_begun_again_after_a_failure_loses_none_before_it,
    a_clock_that_is_set_back_changes_nothing,
    an_order_asks_the_disk_for_seven_things,
    a_disk_that_refuses_keeps_what_it_kept_and_what_somebody_did_meanwhile_is_noticed,
}

/// The folder for what is set aside may have been made by a call before the one that failed, and then it is found there.
fn a_game_that_is_begun_again_after_a_failure_loses_none_before_it<G: Stored>() {
    for at in 0..12 {
        let disk = Simulated::with(FOLDER);
        let mut store = open::<G>(&disk);
        let [first, second] = ["FIRST", "SECOND"].map(begun::<G>);
        store.begin(written(&first).as_bytes()).unwrap();
        check(&disk, [None, Some(&first)], 0, &[]);
        disk.fails(Fault::Once(at));
        let failed = store.begin(written(&second).as_bytes()).is_err();
        disk.fails(Fault::Nothing);
        check(&disk, [Some(&first), Some(&second)], 0, &[]);
        if failed {
            store.begin(written(&second).as_bytes()).unwrap();
        }
        check(&disk, [Some(&first), Some(&second)], 0, std::slice::from_ref(&first));
    }
}

#[test]
fn a_hall_of_fame_keeps_every_game_that_was_entered() {
    let disk = Simulated::with(FOLDER);
    let file = "/disk/data/hall.ron";
    let mut last: Option<Hall> = None;
    for games in 1..6 {
        let hall = season::hall_of(games);
        let mut store = HallStore::open_on(disk.handle(), file).unwrap();
        assert_eq!(store.load().unwrap(), last);
        assert_eq!(store.save(&hall).unwrap(), None);
        drop(store);
        for disk in disk.after_power_cuts() {
            let mut store = HallStore::open_on(disk.handle(), file).unwrap();
            let found = store.load().unwrap();
            assert!(found == last || found.as_ref() == Some(&hall), "{games}");
            store.load_before().unwrap();
        }
        last = Some(hall);
    }
}

fn a_clock_that_is_set_back_changes_nothing<G: Stored>() {
    let disk = Simulated::with(FOLDER);
    let mut store = open(&disk);
    let mut record = begun::<G>("MARKET");
    for _ in 0..6 {
        assert_eq!(store.save(&record).unwrap(), None, "nobody has changed the file");
        disk.sets_the_clock_back();
        go_on(&mut record);
    }
    drop(store);
    assert!(open::<G>(&disk).load().unwrap().is_some());
}

fn an_order_asks_the_disk_for_seven_things<G: Stored>() {
    let disk = Simulated::with("/");
    let mut store = Store::open_on(disk.handle(), "/game.ron").unwrap();
    let mut record = begun::<G>("MARKET");
    for _ in 0..3 {
        disk.calls();
        store.save(&record).unwrap();
        go_on(&mut record);
    }
    let calls = [
        "create /game.ron.new",
        "write /game.ron.new",
        "sync /game.ron.new",
        "link /game.ron /game.before.ron.new",
        "rename /game.before.ron.new /game.before.ron",
        "rename /game.ron.new /game.ron",
        "sync /",
    ];
    assert_eq!(disk.calls(), calls);
}

fn a_disk_that_refuses_keeps_what_it_kept_and_what_somebody_did_meanwhile_is_noticed<G: Stored>() {
    for fault in [Fault::Full(0), Fault::Full(100), Fault::ReadOnly, Fault::Forbidden, Fault::Once(6)] {
        let disk = Simulated::with(FOLDER);
        let mut store = open(&disk);
        let mut record = begun::<G>("MARKET");
        store.save(&record).unwrap();
        check(&disk, [None, Some(&record)], 0, &[]);
        let last = record.clone();
        go_on(&mut record);
        disk.fails(fault);
        store.save(&record).unwrap_err();
        disk.fails(Fault::Nothing);
        check(&disk, [Some(&last), Some(&record)], 0, &[]);
        store.save(&record).unwrap();
        // A save that failed forgets nothing.
        record.undo();
        disk.meddle(Path::new(FILE), None);
        disk.fails(Fault::Full(0));
        store.save(&record).unwrap_err();
        disk.fails(Fault::Nothing);
        assert_eq!(store.save(&record).unwrap(), Some(Meddled::Removed { path: FILE.into() }), "{fault:?}");
        assert_eq!(store.load().unwrap(), Some(record));
    }
}

proptest! {
    // Each of its games is as long as many others.
    #![proptest_config(ProptestConfig { max_shrink_iters: 20, ..config(2) })]

    #[test]
    fn so_it_is_in_a_game_of_many_choices(game in Troyes::games(), deeds in deeds::<Troyes>()) {
        play(&game, deeds, &Simulated::with(FOLDER));
    }
}
