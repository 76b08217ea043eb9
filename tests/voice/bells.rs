//! Which cry rings which bell, what is spoken, and the sounds themselves.

use town_crier::crier::voice::{Aloud, Bell, Utterance};
use town_crier::crier::{Cry, Words};
use town_crier::games::troyes_dice::Day;

#[test]
fn the_most_telling_bell_rings() {
    assert_eq!(Bell::of(&[Cry::DayBegan(Day::LAST), Cry::Ended]), Some(Bell::End));
    assert_eq!(Bell::of(&[Cry::NoneFree]), None);
}

#[test]
fn an_end_is_an_alarm_and_silence_is_nothing() {
    let cries = [Cry::Ended];
    let proclaimed = Words::english().proclaim(&cries);
    let aloud = Aloud::default();
    let heard = aloud.heard(&cries, &proclaimed).expect("it is heard");
    assert_eq!(heard.bell, Some(Bell::End));
    assert_eq!(heard.alarms.len(), 1);
    let bells = Aloud { voice: false, ..Aloud::default() };
    assert_eq!(bells.heard(&cries, &proclaimed), Some(Utterance::alarm(Some(Bell::End), String::new())));
    assert_eq!(Aloud { muted: true, ..Aloud::default() }.heard(&cries, &proclaimed), None);
    assert_eq!(Aloud { voice: false, bells: false, ..Aloud::default() }.heard(&cries, &proclaimed), None);
}

#[test]
fn every_bell_is_a_small_sound() {
    let all: usize = Bell::ALL.iter().map(|bell| bell.wav().len()).sum();
    assert!(all < 500_000, "{all}");
    for bell in Bell::ALL {
        assert!(bell.wav().starts_with(b"RIFF"), "{bell:?}");
    }
}
