//! What is heard at the desk, by services that only take notes.

use std::sync::mpsc::{Receiver, Sender, channel};

use egui::Key;
use town_crier::crier::Language;
use town_crier::crier::voice::{Bell, Gone, Player, Saying, Speech, Stop, Voice};

use crate::desk::{PATIENCE, Place, SIZE, TestDesk};

/// A service that takes notes of what it is asked.
struct Notes {
    heard: Sender<String>,
    gone: bool,
}

impl Notes {
    fn note(&self, text: String) -> Result<(), Gone> {
        let _ = self.heard.send(text);
        if self.gone { Err(Gone("it is gone".to_owned())) } else { Ok(()) }
    }
}

impl Speech for Notes {
    fn speak(&mut self, saying: &Saying) -> Result<(), Gone> {
        self.note(format!("{}: {}", saying.language.tag(), saying.text))
    }

    fn voices(&mut self, _: Language) -> Result<Vec<String>, Gone> {
        if self.gone { Err(Gone("it is gone".to_owned())) } else { Ok(vec!["Ada".to_owned()]) }
    }

    fn stop(&self) -> Stop {
        Box::new(|_| ())
    }
}

impl Player for Notes {
    fn play(&mut self, bell: Bell, _: u8) -> Result<(), Gone> {
        self.note(format!("{bell:?}"))
    }
}

/// A new game's form, with those settings, and what is heard from then on.
pub(super) fn listening(settings: &str, gone: bool) -> (TestDesk, Receiver<String>) {
    let (heard, notes) = channel();
    let service = |gone| Box::new(Notes { heard: heard.clone(), gone });
    let voice = Voice::with(service(gone), service(gone), || ());
    (Place::new(settings).with(SIZE, |desk| desk.with_voice(voice)), notes)
}

#[test]
fn a_game_is_heard_a_bell_first_then_words() {
    let (mut desk, notes) = listening("(motion: none)", false);
    desk.press(Key::Space);
    assert_eq!(notes.recv_timeout(PATIENCE).as_deref(), Ok("Day"));
    assert!(notes.recv_timeout(PATIENCE).expect("words").starts_with("en: Number your columns"));
    desk.press(Key::Space);
    assert_eq!(notes.recv_timeout(PATIENCE).as_deref(), Ok("Strike"));
    let words = notes.recv_timeout(PATIENCE).expect("words");
    assert!(words.starts_with("en: Day 1, morning. The black "), "{words}");
    assert!(words.contains("Choose: "), "{words}");
}

#[test]
fn the_drum_waits_for_the_blow_and_the_key_that_ends_the_motion() {
    let (mut desk, notes) = listening("(motion: full)", false);
    desk.press_once(Key::Space);
    assert_eq!(notes.recv_timeout(PATIENCE).as_deref(), Ok("Day"));
    notes.recv_timeout(PATIENCE).expect("the opening's words");
    desk.press_once(Key::Space);
    // These services play a score's sounds one after the other.
    let sounds = std::iter::repeat_with(|| notes.recv_timeout(PATIENCE).expect("a sound"));
    let score: Vec<_> = sounds.take_while(|sound| sound != "Strike").collect();
    assert!(score.len() > 4 && score.iter().all(|sound| sound == "Tick"), "knocks, places, the blow: {score:?}");
    desk.press_once(Key::Space);
    assert_eq!(notes.recv_timeout(PATIENCE).as_deref(), Ok("Strike"), "by the picture's clock it has not fallen yet");
    assert!(notes.recv_timeout(PATIENCE).expect("the news").starts_with("en: "));
    assert_eq!(desk.record().done().len(), 1, "the key only ended the motion");
}

#[test]
fn a_muted_desk_is_silent_and_says_so() {
    let (mut desk, notes) = listening("(motion: none)", false);
    desk.reach("Start the game");
    notes.recv_timeout(PATIENCE).expect("the opening's bell");
    notes.recv_timeout(PATIENCE).expect("the opening's words");
    desk.press(Key::M);
    assert!(desk.0.state().settings().aloud.muted);
    desk.has("Muted").press(Key::Space).press(Key::Space).press(Key::M);
    assert!(!desk.0.state().settings().aloud.muted);
    desk.press(Key::Space);
    assert_eq!(notes.recv_timeout(PATIENCE).as_deref(), Ok("Strike"), "and nothing of what was cried before");
}

#[test]
fn the_voice_may_speak_another_language_than_the_desk() {
    let (mut desk, notes) = listening("(motion: none, aloud: (language: Some(\"de\")))", false);
    desk.press(Key::Space);
    assert_eq!(notes.recv_timeout(PATIENCE).as_deref(), Ok("Day"));
    assert!(notes.recv_timeout(PATIENCE).expect("words").starts_with("de: Nummeriert"));
    desk.has("Roll the dice");
}

#[test]
fn services_that_are_missing_are_told_in_the_settings_alone() {
    let (mut desk, notes) = listening("(motion: none)", true);
    desk.press(Key::Space);
    notes.recv_timeout(PATIENCE).expect("the bell is tried");
    notes.recv_timeout(PATIENCE).expect("the voice is tried");
    desk.press(Key::Space);
    assert!(!desk.shows("speech-dispatcher"), "the game goes on without a word of it");
    desk.press(Key::F2).click("Voice and sound").has("No voice or sound was found").lacks("speech-dispatcher");
    desk.click("What can be done").has("install speech-dispatcher and espeak-ng");
}
