//! The queue's laws.

use proptest::prelude::*;
use town_crier::crier::voice::{Bell, Queue, Step, Utterance};

use crate::tried::config;

#[derive(Clone, Debug)]
enum Event {
    Push { text: usize, alarm: bool, bell: bool },
    Over,
    Hush,
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        4 => (0_usize..6, any::<bool>(), any::<bool>()).prop_map(|(text, alarm, bell)| Event::Push { text, alarm, bell }),
        3 => Just(Event::Over),
        1 => Just(Event::Hush),
    ]
}

fn utterance(name: &str, alarm: bool, bell: bool) -> Utterance {
    let bell = bell.then_some(if alarm { Bell::SheetStrike } else { Bell::Strike });
    if alarm { Utterance::alarm(bell, name.to_owned()) } else { Utterance::new(bell, name.to_owned()) }
}

fn words(name: &str) -> Utterance {
    utterance(name, false, false)
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn nothing_speaks_over_anything_and_no_alarm_is_dropped(events in prop::collection::vec(event(), 0..60)) {
        let mut queue = Queue::default();
        let mut busy = false;
        let mut waiting: Vec<String> = Vec::new();
        for event in events {
            let pushed = matches!(event, Event::Push { .. });
            let step = match event {
                Event::Push { text, alarm, bell } => {
                    let name = format!("{}{text}", if alarm { "alarm" } else { "word" });
                    let step = queue.push(utterance(&name, alarm, bell));
                    let held = queue.held();
                    let newest = held[1].or(held[0]).map(Utterance::text).unwrap_or_default();
                    prop_assert!(newest.contains(&name), "the newest is held: {name} in {newest}");
                    // What is being spoken already is merged with it, and waits no more.
                    let waits = step.is_some() || held[1].is_some_and(|next| next.text().contains(&name));
                    if alarm && waits && !waiting.contains(&name) {
                        waiting.push(name);
                    }
                    step
                }
                // Only what is busy can be over.
                Event::Over if busy => { busy = false; queue.over() }
                Event::Over => continue,
                Event::Hush => { waiting.clear(); queue.hush() }
            };
            match &step {
                Some(Step::Ring(_) | Step::Speak(_)) => {
                    prop_assert!(!busy, "nothing rings or speaks over anything");
                    busy = true;
                }
                Some(Step::Stop) => prop_assert!(busy, "only what is heard can be stopped"),
                None => {}
            }
            if let Some(Step::Speak(text)) = &step {
                waiting.retain(|alarm| !text.contains(alarm.as_str()));
            }
            prop_assert!(!pushed || busy, "what comes to an idle crier is begun");
            let held: String = queue.held().into_iter().flatten().map(Utterance::text).collect();
            for alarm in &waiting {
                prop_assert!(held.contains(alarm.as_str()), "{alarm} was dropped, {held} is held");
            }
        }
        // Left alone it comes to rest, and every alarm was spoken.
        while busy {
            let step = queue.over();
            if let Some(Step::Speak(text)) = &step {
                waiting.retain(|alarm| !text.contains(alarm.as_str()));
            }
            busy = step.is_some();
        }
        prop_assert_eq!(waiting, Vec::<String>::new());
        prop_assert_eq!(queue, Queue::default());
    }
}

#[test]
fn the_bell_comes_first_and_the_words_wait_for_it() {
    let mut queue = Queue::default();
    assert_eq!(queue.push(utterance("struck", false, true)), Some(Step::Ring(Bell::Strike)));
    assert_eq!(queue.over(), Some(Step::Speak("struck".to_owned())));
    assert_eq!(queue.over(), None);
}

#[test]
fn the_same_is_said_once() {
    let mut queue = Queue::default();
    queue.push(words("roll"));
    assert_eq!(queue.push(words("roll")), None);
    assert_eq!(queue.held(), [Some(&words("roll")), None]);
    assert_eq!(queue.push(words("close")), Some(Step::Stop));
    assert_eq!(queue.push(words("close")), None);
    assert_eq!(queue.over(), Some(Step::Speak("close".to_owned())));
    assert_eq!(queue.over(), None);
}

#[test]
fn what_is_stale_is_dropped() {
    let mut queue = Queue::default();
    queue.push(words("first"));
    assert_eq!(queue.push(words("second")), Some(Step::Stop));
    assert_eq!(queue.push(words("third")), None, "it is being stopped already");
    assert_eq!(queue.over(), Some(Step::Speak("third".to_owned())));
}

#[test]
fn an_alarm_is_heard_to_its_end_and_kept_before_the_newer() {
    let mut queue = Queue::default();
    let alarm = |name| utterance(name, true, false);
    queue.push(alarm("Cross out red 3."));
    assert_eq!(queue.push(words("Day 4.")), None, "the alarm is not cut");
    assert_eq!(queue.push(alarm("Cross out white 5.")), None);
    assert_eq!(queue.push(words("Day 5.")), None);
    assert_eq!(queue.over(), Some(Step::Speak("Cross out white 5.".to_owned())));
    assert_eq!(queue.over(), Some(Step::Speak("Day 5.".to_owned())));
}

#[test]
fn after_hush_nothing_is_said() {
    let mut queue = Queue::default();
    queue.push(utterance("struck", true, true));
    queue.push(words("close"));
    assert_eq!(queue.hush(), Some(Step::Stop));
    assert_eq!(queue.hush(), None);
    assert_eq!(queue.over(), None);
    assert_eq!(queue.held(), [None, None]);
}

#[test]
fn an_alarm_is_heard_to_its_end_and_the_words_with_it_only_while_they_are_news() {
    let roll = Utterance { bell: None, alarms: vec!["Cross out!".to_owned()], words: "Choose: …".to_owned() };
    let newer = || Utterance::new(None, "Rebuilt.".to_owned());
    let speak = |text: &str| Some(Step::Speak(text.to_owned()));
    let mut queue = Queue::default();
    assert_eq!(queue.push(roll.clone()), speak("Cross out!"));
    assert_eq!(queue.over(), speak("Choose: …"));
    assert_eq!(queue.push(newer()), Some(Step::Stop), "there is nothing to choose any more");
    assert_eq!(queue.over(), speak("Rebuilt."));
    let mut queue = Queue::default();
    assert_eq!(queue.push(roll), speak("Cross out!"));
    assert_eq!(queue.push(newer()), None, "an alarm is heard to its end");
    assert_eq!(queue.over(), speak("Rebuilt."));
    assert_eq!(queue.over(), None);
}

#[test]
fn a_warning_takes_no_words_away() {
    let warning = || Utterance::new(Some(Bell::Warning), String::new());
    let mut queue = Queue::default();
    queue.push(words("choose"));
    assert_eq!(queue.push(warning()), None);
    assert_eq!(queue.over(), Some(Step::Ring(Bell::Warning)));
    queue.push(words("closed"));
    queue.push(words("rolled"));
    assert_eq!(queue.push(warning()), None);
    assert_eq!(queue.held()[1], Some(&words("rolled")), "nor those that wait");
}

#[test]
fn what_explains_waits_for_the_end_and_is_stale_with_the_next_news() {
    let spoken = |text: &str| Some(Step::Speak(text.to_owned()));
    let mut queue = Queue::default();
    assert_eq!(queue.push(Utterance { words: "word".to_owned(), ..utterance("alarm", true, false) }), spoken("alarm"));
    assert_eq!(queue.push_after(words("why")), None);
    assert_eq!(queue.over(), spoken("word"), "nothing of the news is dropped for it");
    assert_eq!(queue.over(), spoken("why"));
    assert_eq!(queue.push_after(words("and why")), None);
    assert_eq!(queue.push(words("news")), Some(Step::Stop));
    assert_eq!(queue.over(), spoken("news"));
    assert_eq!(queue.over(), None, "what explained is stale");
    assert_eq!(queue.push_after(words("alone")), spoken("alone"));
    assert_eq!(queue.push_after(words("hushed")), None);
    assert_eq!((queue.hush(), queue.over()), (Some(Step::Stop), None));
}
