//! The threads behind the voice, with services that only take notes.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use town_crier::crier::Language;
use town_crier::crier::voice::{Aloud, Bell, Gone, Player, Saying, Score, Speech, Status, Stop, Utterance, Voice};

struct Notes {
    heard: Sender<String>,
    gone: bool,
}

impl Notes {
    fn note(&self, text: &str) -> Result<(), Gone> {
        let _ = self.heard.send(text.to_owned());
        if self.gone { Err(Gone("it is gone".to_owned())) } else { Ok(()) }
    }
}

impl Speech for Notes {
    fn speak(&mut self, saying: &Saying) -> Result<(), Gone> {
        self.note(&saying.text)
    }

    fn voices(&mut self, language: Language) -> Result<Vec<String>, Gone> {
        self.note("voices?")?;
        Ok(vec![format!("Ada ({})", language.tag())])
    }

    fn stop(&self) -> Stop {
        Box::new(|_| ())
    }
}

impl Player for Notes {
    fn play(&mut self, bell: Bell, _: u8) -> Result<(), Gone> {
        self.note(&format!("{bell:?}"))
    }
}

/// What is heard next.
#[track_caller]
fn next(notes: &Receiver<String>) -> String {
    notes.recv_timeout(Duration::from_mins(1)).expect("something is heard")
}

fn voice(gone: bool) -> (Voice, Receiver<String>) {
    let (heard, notes) = channel();
    let service = |gone| Box::new(Notes { heard: heard.clone(), gone });
    (Voice::with(service(gone), service(gone), || ()), notes)
}

#[test]
fn it_rings_then_speaks() {
    let (voice, notes) = voice(false);
    assert_eq!(voice.speech(), Status::Untried);
    voice.cry(Utterance::new(Some(Bell::Strike), "Struck!".to_owned()), Language::English, &Aloud::default());
    voice.finish();
    assert_eq!(notes.try_iter().collect::<Vec<_>>(), ["Strike", "Struck!"]);
    assert_eq!((voice.speech(), voice.bells()), (Status::Working, Status::Working));
}

#[test]
fn services_that_are_gone_are_told_and_not_asked_for_every_cry() {
    let (voice, notes) = voice(true);
    for _ in 0..3 {
        voice.cry(Utterance::new(Some(Bell::Roll), "Roll.".to_owned()), Language::English, &Aloud::default());
        voice.finish();
    }
    assert_eq!(notes.try_iter().collect::<Vec<_>>(), ["Roll", "Roll."]);
    assert_eq!((voice.speech(), voice.bells()), (Status::Absent, Status::Absent));
}

#[test]
fn voices_are_asked_for_once_a_language() {
    let (voice, notes) = voice(false);
    assert_eq!(voice.voices(Language::French), [""; 0]);
    assert_eq!(next(&notes), "voices?");
    // The one thread that speaks has answered before it speaks.
    voice.cry(Utterance::new(None, "Hear!".to_owned()), Language::French, &Aloud::default());
    voice.finish();
    assert_eq!(voice.voices(Language::French), ["Ada (fr)"]);
    assert_eq!(notes.try_iter().collect::<Vec<_>>(), ["Hear!"]);
}

#[test]
fn what_is_heard_later_comes_before_what_comes_after_it() {
    const LONG: Duration = Duration::from_hours(1);
    let cry = |words: &str| Utterance::alarm(None, words.to_owned());
    let (voice, notes) = voice(false);
    voice.cry_after(LONG, cry("The black die strikes!"), Language::English, &Aloud::default());
    voice.cry(cry("The half-day is over."), Language::English, &Aloud::default());
    voice.finish();
    assert_eq!(notes.try_iter().collect::<Vec<_>>(), ["The black die strikes!", "The half-day is over."]);

    voice.cry_after(LONG, cry("Undone."), Language::English, &Aloud::default());
    voice.hush();
    voice.cry_after(LONG, cry("At once, by a key."), Language::English, &Aloud::default());
    voice.hurry();
    voice.finish();
    assert_eq!(notes.try_iter().collect::<Vec<_>>(), ["At once, by a key."]);

    voice.cry_after(Duration::from_nanos(1), cry("By itself."), Language::English, &Aloud::default());
    assert_eq!(next(&notes), "By itself.");
}

#[test]
fn a_score_is_heard_beside_news_whose_bell_it_rings_unless_a_key_comes_first() {
    const LONG: Duration = Duration::from_hours(1);
    let score = || Score(vec![(Duration::ZERO, Bell::Roll), (LONG, Bell::Strike)]);
    let news = || Utterance::new(Some(Bell::Strike), "Struck!".to_owned());
    let perform = |voice: &Voice, rung: Duration| {
        voice.perform(score(), &Aloud::default());
        voice.cry_after_rung(LONG, Some(rung), news(), Language::English, &Aloud::default());
    };
    let (voice, notes) = voice(false);
    perform(&voice, Duration::ZERO);
    assert_eq!([next(&notes), next(&notes)], ["Roll", "Strike"]);
    voice.hurry();
    assert_eq!(next(&notes), "Struck!", "it was rung");
    perform(&voice, LONG);
    assert_eq!([next(&notes), next(&notes)], ["Roll", "Strike"]);
    voice.hurry();
    voice.finish();
    assert_eq!(notes.try_iter().collect::<Vec<_>>(), ["Strike", "Struck!"], "as the score did not come so far");
}
