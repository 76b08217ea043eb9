//! A hall of fame is read whole, or what is wrong with it is said; all that is asked of one that reads has an answer.
#![no_main]

use libfuzzer_sys::fuzz_target;
use town_crier::chronicle::hall::{Imported, export, import};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Hall, HallDamage};
use town_crier::games::troyes_dice::rules::Color;
use town_crier::show::Counted as _;
use town_crier_fuzz::{in_english, said, sealed};

fuzz_target!(|file: &[u8]| {
    let read: Result<Hall, HallDamage> = import(&sealed(file));
    match read {
        Err(damage) => said(&damage),
        Ok(hall) => {
            let text = export(&hall).expect("it can be written");
            assert_eq!(import(text.as_bytes()).as_ref(), Ok(&hall));
            let imported = hall.clone().merge(hall.clone());
            assert_eq!(imported, Imported { alike: hall.games().len(), ..Imported::default() });
            asked(&hall);
        }
    }
});

/// All that the page of the hall of fame shows.
fn asked(hall: &Hall) {
    let ranking = hall.ranking();
    assert!(ranking.iter().all(|rank| hall.history_of(&rank.name).len() == rank.games));
    assert!(hall.best().len() <= ranking.len());
    assert!(hall.by_code().iter().all(|code| !code.games.is_empty()));
    in_english(|words| {
        for name in ranking.iter().map(|rank| &rank.name) {
            assert!(TroyesDice::achievements(words, hall, name).is_some());
            assert!(hall.duels_of(name).iter().all(|duel| duel.ahead <= duel.games));
        }
        for game in hall.games() {
            assert_eq!(TroyesDice::achieved_with(words, hall, game.id()).len(), game.players().len());
        }
        assert!(TroyesDice::curiosities(words, hall).iter().all(|line| !line.is_empty()));
        assert!(TroyesDice::chart(words, hall).is_some());
    });
    for tally in [hall.struck(), hall.fair()] {
        assert!(Color::ALL.iter().all(|color| tally.0[*color].values().all(|count| *count <= tally.of_color(*color))));
    }
}
