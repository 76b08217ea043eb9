//! A hall of fame is read whole, or what is wrong with it is said; all that is asked of one that reads has an answer.
//!
//! Each game reads the file; one that is of another game is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use town_crier::chronicle::hall::{Hall, HallDamage, Imported, export, import};
use town_crier::crier::{Cried, InWords};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::rules::Color;
use town_crier::games::troyes_dice::{self, TroyesDice};
use town_crier::show::Counted;
use town_crier_fuzz::{in_words_of, said, sealed};

fuzz_target!(|file: &[u8]| {
    let file = sealed(file);
    let troyes_dice = read::<TroyesDice>(&file);
    let games = [troyes_dice.is_some(), read::<DiceVillage>(&file).is_some(), read::<Troyes>(&file).is_some()];
    assert!(games.into_iter().filter(|read| *read).count() <= 1, "two games read it");
    if let Some(hall) = troyes_dice {
        of_troyes_dice(&hall);
    }
});

/// What the game reads in the file.
fn read<G: Counted + Cried>(file: &[u8]) -> Option<Hall<G>>
where
    HallDamage<G>: InWords,
{
    let read: Result<Hall<G>, HallDamage<G>> = import(file);
    match read {
        Err(damage) => {
            said::<G>(&damage);
            None
        }
        Ok(hall) => {
            let text = export(&hall).expect("it can be written");
            assert_eq!(import(text.as_bytes()).as_ref(), Ok(&hall));
            let imported = hall.clone().merge(hall.clone());
            assert_eq!(imported, Imported { alike: hall.games().len(), ..Imported::default() });
            asked(&hall);
            Some(hall)
        }
    }
}

/// All that the page of the hall of fame shows.
fn asked<G: Counted + Cried>(hall: &Hall<G>) {
    let ranking = hall.ranking();
    assert!(ranking.iter().all(|rank| hall.scores_of(&rank.name).len() <= rank.games));
    assert!(hall.best().len() <= ranking.len());
    assert!(hall.by_code().iter().all(|code| !code.games.is_empty()));
    in_words_of::<G, _>(|words| {
        for name in ranking.iter().map(|rank| &rank.name) {
            let achieved = G::achievements(words, hall, name);
            assert!(achieved.is_none_or(|achieved| achieved.iter().all(|line| !line.is_empty())));
            assert!(hall.duels_of(name).iter().all(|duel| duel.ahead <= duel.games));
        }
        for game in hall.games() {
            let achieved = G::achieved_with(words, hall, game.id());
            assert!(achieved.is_empty() || achieved.len() == game.players().len());
        }
        assert!(G::curiosities(words, hall).iter().all(|line| !line.is_empty()));
        drop(G::chart(words, hall));
    });
}

/// What else is asked of Troyes Dice: everybody's games, and what its chart counts.
fn of_troyes_dice(hall: &troyes_dice::record::Hall) {
    assert!(hall.ranking().iter().all(|rank| hall.history_of(&rank.name).len() == rank.games));
    assert!(in_words_of::<TroyesDice, _>(|words| TroyesDice::chart(words, hall).is_some()));
    for tally in [hall.struck(), hall.fair()] {
        assert!(Color::ALL.iter().all(|color| tally.0[*color].values().all(|count| *count <= tally.of_color(*color))));
    }
}
