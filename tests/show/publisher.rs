//! The latest is told to every follower, each in its own language, and nobody holds anybody.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, Waker};

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Record;
use town_crier::show::{Clock, Publisher, Reader, Show, Shown};
use town_crier::stage::Motion;

use crate::chronicle::stored;
use crate::games::troyes_dice::english;

/// What is shown after the next right thing, with a motion of that number.
fn go_on(record: &mut Record, shown: &Shown, number: u64) -> Shown {
    stored::go_on(record);
    shown.then(record, number)
}

fn show(shown: &Arc<Shown>) -> Show {
    Show { shown: Some(Arc::clone(shown)), ..Show::default() }
}

#[test]
fn a_follower_is_woken_once_a_change_and_sees_the_latest_only() {
    let publisher = Publisher::new();
    let woken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&woken);
    let follower = publisher.follow(move || {
        count.fetch_add(1, Ordering::Relaxed);
    });
    assert!(follower.latest().shown.is_none());
    let mut record = stored::begun::<TroyesDice>("MARKETDAY");
    let opening = Arc::new(Shown::now(&record));
    let rolled = Arc::new(go_on(&mut record, &opening, 1));
    publisher.publish(show(&opening));
    publisher.publish(show(&opening));
    assert_eq!(woken.load(Ordering::Relaxed), 1, "the same again wakes nobody");
    publisher.publish(show(&rolled));
    assert_eq!(woken.load(Ordering::Relaxed), 2);
    let latest = follower.latest().shown.clone().expect("a game");
    assert!(Arc::ptr_eq(&latest, &rolled), "what was published before is not told any more");

    assert_eq!(publisher.followers(), 1);
    drop(follower);
    publisher.publish(show(&opening));
    assert_eq!((publisher.followers(), woken.load(Ordering::Relaxed)), (0, 2), "who is gone is not woken");
}

#[test]
fn a_hint_is_told_once_without_words() {
    let publisher = Publisher::new();
    let (shown, woken) =
        (Arc::new(Shown::now(&stored::begun::<TroyesDice>("MARKETDAY"))), Arc::new(AtomicUsize::new(0)));
    let wakes = Arc::clone(&woken);
    let follower = publisher.follow(move || {
        wakes.fetch_add(1, Ordering::Relaxed);
    });
    for hint in [None, Some("start"), Some("start"), Some("columns"), None] {
        publisher.publish(Show { hint, ..show(&shown) });
        assert_eq!(follower.latest().hint, hint);
    }
    assert_eq!(woken.load(Ordering::Relaxed), 4, "what is told already wakes nobody");
}

#[test]
fn a_follower_may_be_a_task() {
    let publisher = Publisher::new();
    let mut follower = publisher.follow(|| ());
    let mut context = Context::from_waker(Waker::noop());
    let shown = Arc::new(Shown::now(&stored::begun::<TroyesDice>("MARKETDAY")));
    {
        let mut changed = pin!(follower.changed());
        assert!(changed.as_mut().poll(&mut context).is_pending(), "nothing is published yet");
        publisher.publish(show(&shown));
        let Poll::Ready(Some(latest)) = changed.as_mut().poll(&mut context) else { panic!("it is published") };
        assert!(latest.shown.as_ref().is_some_and(|latest| Arc::ptr_eq(latest, &shown)));
    }
    drop(publisher);
    assert!(matches!(pin!(follower.changed()).poll(&mut context), Poll::Ready(None)), "the show is over");
}

#[test]
fn each_follower_reads_its_own_language_and_words_are_made_once_for_each() {
    let shown = Shown::now(&stored::begun::<TroyesDice>("MARKETDAY"));
    let said = Language::ALL.map(|language| {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        let said = shown.news.said(&words);
        assert!(Arc::ptr_eq(&said, &shown.news.said(&words)), "{language}: the second frame makes no words");
        said.headline.clone()
    });
    assert_eq!(said[0], "Columns: 1 2 3 4 5 6");
    for (at, headline) in said.iter().enumerate() {
        assert!(!said[..at].contains(headline), "{headline} is of another language");
    }
    let herald = Words::of::<TroyesDice>(Language::English, Manner::Herald);
    assert_ne!(shown.news.said(&herald).text(), shown.news.said(&english()).text(), "and of its own manner");
}

/// All that a moment says in the language and manner of these words.
fn told(words: &Words) -> String {
    let shown = Shown::now(&stored::begun::<TroyesDice>("MARKETDAY"));
    let view = shown.view(words, Reader::Audience);
    let (cry, cards, meaning) = (shown.news.said(words), shown.news.cards(words), shown.meaning(words, Reader::Crier));
    let spoken = shown.news.spoken(words);
    format!("{view:?}{cry:?}{cards:?}{meaning:?}{spoken:?}{:?}{:?}", shown.reference(words), shown.next_odds(words))
}

#[test]
fn whatever_words_ask_for_it_the_game_speaks_its_own() {
    for (language, manner) in [(Language::German, Manner::Herald), (Language::Polish, Manner::Plain)] {
        let own = told(&Words::of::<TroyesDice>(language, manner));
        assert_eq!(told(&Words::of::<DiceVillage>(language, manner)), own, "in those of another game");
        assert_eq!(told(&Words::new(language, manner, None)), own, "in those of no game");
    }
}

#[test]
fn nobody_is_told_the_blow_before_it_falls() {
    let mut record = stored::begun::<TroyesDice>("MARKETDAY");
    let opening = Shown::now(&record);
    let rolled = go_on(&mut record, &opening, 1);
    assert_eq!(rolled.orders, 1, "the result stands");
    let mut clock = Clock::default();
    assert!(clock.tick(100.0, &rolled.motion, Motion::Full));
    assert_eq!(clock.told(&rolled, Motion::Full).orders, 0, "what stood before is told");
    assert!(!clock.tick(160.0, &rolled.motion, Motion::Full));
    assert_eq!(clock.told(&rolled, Motion::Full).orders, 1);

    let late = Clock::late(&show(&Arc::new(rolled.clone())));
    assert!(!late.is_moving(&rolled.motion), "who comes late sees no motion that is past");
    assert_eq!(late.told(&rolled, Motion::Full).orders, 1);
}
