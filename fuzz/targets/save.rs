//! A saved game is read whole, or what is wrong with it is said; what was read is written, and reads as the same game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use town_crier::chronicle::save;
use town_crier::cli::Commanded as _;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Finished, Record, SaveDamage};
use town_crier::show::Counted as _;
use town_crier_fuzz::{in_english, said, sealed};

fuzz_target!(|file: &[u8]| {
    let read: Result<Record, SaveDamage> = save::read_bytes(&sealed(file));
    match read {
        Err(damage) => said(&damage),
        Ok(record) => {
            let text = save::write(&record).expect("it can be written");
            assert_eq!(save::read(&text).as_ref(), Ok(&record));
            told(&record);
        }
    }
});

/// Whoever opens it is told what it holds, and what is at its end.
fn told(record: &Record) {
    in_english(|words| {
        assert!(!TroyesDice::holds(words, "game.ron", record).is_empty());
        assert!(!TroyesDice::opened_lines(words, record).is_empty());
        if let Some(results) = record.results() {
            assert_eq!(results.points().len(), results.ranks().len());
            assert!(TroyesDice::awards(words, results).iter().all(|award| !award.title.is_empty()));
            for player in &results.players {
                assert!(!TroyesDice::parts(words, &player.sheet).is_empty());
                drop(TroyesDice::judge(words, &player.sheet, Some(record.table()), false));
            }
        }
    });
    if let Ok(finished) = Finished::of(record) {
        assert!(!finished.winners().is_empty());
    }
}
