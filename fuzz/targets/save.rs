//! A saved game is read whole, or what is wrong with it is said; what was read is written, and reads as the same game.
//!
//! Each game reads the file; one that is of another game is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use town_crier::chronicle::hall::Finished;
use town_crier::chronicle::{Record, SaveDamage, save};
use town_crier::cli::Commanded;
use town_crier::crier::InWords;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::show::Counted;
use town_crier_fuzz::{in_words_of, said, sealed};

fuzz_target!(|file: &[u8]| {
    let file = sealed(file);
    let read = [reads::<TroyesDice>(&file), reads::<DiceVillage>(&file), reads::<Troyes>(&file)];
    assert!(read.into_iter().filter(|read| *read).count() <= 1, "two games read it");
});

/// Whether the game reads the file.
fn reads<G: Commanded + Counted>(file: &[u8]) -> bool
where
    SaveDamage<G>: InWords,
{
    let read: Result<Record<G>, SaveDamage<G>> = save::read_bytes(file);
    match &read {
        Err(damage) => said::<G>(damage),
        Ok(record) => {
            let text = save::write(record).expect("it can be written");
            assert_eq!(save::read(&text).as_ref(), Ok(record));
            told(record);
        }
    }
    read.is_ok()
}

/// Whoever opens it is told what it holds, and what is at its end.
fn told<G: Commanded + Counted>(record: &Record<G>) {
    in_words_of::<G, _>(|words| {
        assert!(!G::holds(words, "game.ron", record).is_empty());
        assert!(!G::opened_lines(words, record).is_empty());
        if let Some(results) = record.results() {
            assert_eq!(results.points().len(), results.ranks().len());
            assert!(G::awards(results).iter().all(|award| !award.title.is_empty()));
            for player in results.players.values() {
                let sheet = &player.sheet;
                assert_eq!(G::parts(sheet).len(), G::parts(&G::Sheet::default()).len());
                assert_eq!(G::ties(sheet).len(), G::tie_breaks(sheet).len());
                drop(G::judge(words, sheet, Some(record.table()), false));
            }
        }
    });
    if let Ok(finished) = Finished::of(record) {
        assert!(!finished.winners().is_empty());
    }
}
