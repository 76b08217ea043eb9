//! Which cry rings which bell, and what is spoken.

use std::collections::BTreeSet;

use town_crier::crier::Announcement as _;
use town_crier::crier::voice::{Aloud, Bell, Spoken, Utterance};
use town_crier::crier::{Language, Manner, Turn, Urgency, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::rules::{Day, HalfDay, Numbering};
use town_crier::games::troyes_dice::words::Cry;

use super::cried;
use crate::games::troyes_dice::english;
use crate::games::troyes_dice::kit::played;

#[test]
fn the_most_telling_bell_rings() {
    assert_eq!(Bell::of(&[Cry::DayBegan(Day::LAST), Cry::Ended]), Some(Bell::End));
    assert_eq!(Bell::of(&[Cry::NoneFree]), None);
}

#[test]
fn an_end_is_an_alarm_and_silence_is_nothing() {
    let cries = [Cry::Ended];
    let words = english();
    let aloud = Aloud::default();
    let heard = aloud.heard(&cries, &words, Turn::default()).expect("it is heard");
    assert_eq!(heard.bell, Some(Bell::End));
    assert_eq!(heard.alarms.len(), 1);
    let bells = Aloud { voice: false, ..Aloud::default() };
    assert_eq!(bells.heard(&cries, &words, Turn::default()), Some(Utterance::new(Some(Bell::End), String::new())));
    assert_eq!(Aloud { muted: true, ..Aloud::default() }.heard(&cries, &words, Turn::default()), None);
    assert_eq!(Aloud { voice: false, bells: false, ..Aloud::default() }.heard(&cries, &words, Turn::default()), None);
}

#[test]
fn all_that_is_cried_in_a_game_is_spoken_what_must_be_done_first() {
    for manner in Manner::ALL {
        let words = Words::of::<TroyesDice>(Language::English, manner);
        for (cries, turn) in cried(&played("Market Day 7", true)).into_iter().skip(1) {
            let Spoken { alarm, words: rest } = Spoken::of(&cries, &words, turn);
            let over = cries.contains(&Cry::Ended);
            let said = cries.iter().zip(words.say(&cries, turn));
            let stays = |cry: &Cry| !(over && matches!(cry, Cry::Rebuilt { .. } | Cry::TurnedToRaid(_)));
            for (cry, text) in said.filter(|(cry, _)| stays(cry)) {
                let text = words.for_voice(&text);
                assert!(alarm.contains(&text) || rest.contains(&text), "{text:?} is not heard: {alarm} | {rest}");
                assert!(cry.urgency() < Urgency::Alarm || alarm.contains(&text), "{text:?} may be dropped");
            }
            let rolled = cries.iter().any(|cry| matches!(cry, Cry::Offered(_)));
            assert!(!rolled || rest.contains(':'), "what can be chosen is stale once there is something newer: {rest}");
        }
    }
}

/// Voices read the town's name letter by letter; its respelling is for them alone.
#[test]
fn the_town_is_respelled_for_the_voice_and_for_nothing_else() {
    for language in Language::ALL {
        let words = Words::of::<TroyesDice>(language, Manner::Herald);
        let cries = [Cry::HalfDay(HalfDay::FIRST)];
        for way in 0..3 {
            let turn = Turn::default().later(way);
            let read = words.proclaim(&[Cry::Opening(Numbering::FIRST)], turn).text();
            let Spoken { alarm, words: heard } = Spoken::of(&[Cry::Opening(Numbering::FIRST)], &words, turn);
            assert_eq!(alarm, "");
            assert!(!heard.contains("Troyes"), "{language}: {heard}");
            let town = if language == Language::Lithuanian { "Trua" } else { "Troyes" };
            assert!(read.contains(town), "{language}: {read}");
            assert_eq!(words.for_voice(&read), heard, "{language}");
            assert!(!Spoken::of(&cries, &words, turn).words.contains("Troyes"), "{language}");
        }
    }
    let no_game = Words::new(Language::English, Manner::Plain, None);
    assert_eq!(no_game.for_voice("Troyes"), "Troyes", "the app itself respells nothing");
}

/// All that is spoken in a few games with tiles, in that language.
fn spoken(language: Language) -> BTreeSet<String> {
    let games = ["Market Day 7", "Heard 1", "Heard 2", "Heard 3"].map(|code| cried(&played(code, true)));
    let mut said = BTreeSet::new();
    for words in Manner::ALL.map(|manner| Words::of::<TroyesDice>(language, manner)) {
        for (cries, turn) in games.iter().flatten() {
            let Spoken { alarm, words } = Spoken::of(cries, &words, *turn);
            said.extend([alarm, words]);
        }
    }
    said
}

#[test]
fn no_abbreviation_makes_a_voice_rest() {
    for language in Language::ALL {
        for text in spoken(language) {
            // A full stop within a sentence: what follows goes on small, or is a number.
            let rests = text
                .split(". ")
                .skip(1)
                .any(|rest| rest.starts_with(|sign: char| sign.is_lowercase() || sign.is_ascii_digit()));
            assert!(!rests, "{language}: {text}");
        }
    }
}
