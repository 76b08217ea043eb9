//! The King's Challenge: one player against le Roy, whom the rules play (`T 20`).

mod known;
mod naive;
mod played;

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes::record::{Opening, Record};
use town_crier::games::troyes::rules::{Decision, Decisions, Face, Happening, RoyHappening, Troyes};
use town_crier::show::Shown;

use super::record::{code, open};

/// A game against le Roy with that code, in which these readings are held.
pub(crate) fn alone(of: &str, held: &[Decision]) -> Opening {
    let mut decided = Decisions::default();
    for decision in held {
        decided[*decision] = true;
    }
    Opening { players: vec!["Anna".to_owned()], solo: Some(decided), ..Opening::alone(code(of)) }
}

/// A game that a bot plays against le Roy, until that holds or to its end.
pub(crate) fn played(opening: Opening, mut until: impl FnMut(&Record) -> bool) -> Record {
    use town_crier::cli::Commanded as _;
    let mut record = open(opening);
    while !until(&record)
        && let Some(ask) = Troyes::next_by_bots(&record)
    {
        record.ask(ask).expect("bots follow the rules");
    }
    record
}

/// The desk and the projector have something to say at the end, too, where nobody is told yet who won.
#[test]
fn each_moment_against_le_roy_has_a_headline() {
    let words = Words::of::<Troyes>(Language::English, Manner::Plain);
    let record = played(alone("Market Day", &[]), |record| {
        let said = Shown::now(record).news.said(&words);
        assert!(!said.headline.is_empty(), "after {} orders", record.done().len());
        false
    });
    assert_eq!(Shown::now(&record).news.said(&words).headline, "The game is over");
}

/// What le Roy did, of some happenings.
pub(super) fn of_roy(happenings: &[Happening]) -> Vec<RoyHappening> {
    let roy = |it: &Happening| if let Happening::Roy(roy) = it { Some(roy.clone()) } else { None };
    happenings.iter().filter_map(roy).collect()
}

pub(super) fn face(value: u8) -> Face {
    Face::try_from(value).expect("a face")
}
