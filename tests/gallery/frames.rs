//! Each language once, a number that grows with what a phone would see, and the time beside it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use town_crier::chronicle::hall::PlayerName;
use town_crier::crier::{Language, Manner};
use town_crier::gallery::{Frames, Spoken};
use town_crier::games::dice_village::record as village;
use town_crier::games::dice_village::rules::Base;
use town_crier::games::dice_village::{self, DiceVillage};
use town_crier::games::troyes_dice::record::Record;
use town_crier::play::{PickId, Seat};
use town_crier::show::{Choices, Deadline, Proposal, ReadyCount, Scoring, Show, Shown, Timer};

use crate::chronicle::stored::{begun, go_on};
use crate::games::dice_village::kit::{at, roll};

const ENGLISH: Spoken = Spoken { language: Language::English, manner: Manner::Plain };
const POLISH: Spoken = Spoken { language: Language::Polish, manner: Manner::Herald };

fn show(record: &Record) -> Show {
    Show { shown: Some(Arc::new(Shown::now(record))), ..Show::default() }
}

#[test]
fn a_view_is_encoded_once_for_all_who_read_so() {
    let frames = Frames::new("run".to_owned());
    frames.show(Arc::new(show(&begun("MARKETDAY"))), false);
    let (english, polish) = (frames.frame(ENGLISH), frames.frame(POLISH));
    assert!(Arc::ptr_eq(&english, &frames.frame(ENGLISH)));
    assert_ne!(english.json, polish.json);
    assert_eq!((english.id.as_str(), polish.id.as_str()), ("run.1", "run.1"));
}

#[test]
fn the_number_grows_with_every_change_also_with_an_undo() {
    let frames = Frames::new("run".to_owned());
    let mut record = begun("MARKETDAY");
    let mut numbers = vec![frames.frame(ENGLISH).rev];
    frames.show(Arc::new(show(&record)), false);
    numbers.push(frames.frame(ENGLISH).rev);
    let before = frames.frame(ENGLISH);
    go_on(&mut record);
    frames.show(Arc::new(show(&record)), false);
    numbers.push(frames.frame(ENGLISH).rev);
    record.undo();
    frames.show(Arc::new(show(&record)), false);
    numbers.push(frames.frame(ENGLISH).rev);
    assert_eq!(numbers, [0, 1, 2, 3]);
    let after = frames.frame(ENGLISH);
    assert_eq!(before.json.replace("\"rev\":1", ""), after.json.replace("\"rev\":3", ""), "what was undone is gone");
}

#[test]
fn the_time_alone_tells_everybody_and_changes_no_view() {
    let frames = Frames::new("run".to_owned());
    let shown = show(&begun("MARKETDAY"));
    let now = Instant::now();
    let (left, length) = (Duration::from_secs(41), Duration::from_mins(1));
    let timer = |deadline| Timer { deadline: Some(deadline), length, ..Timer::default() };
    frames.show(Arc::new(shown.clone()), false);
    let mut told = frames.subscribe();
    told.mark_unchanged();
    let frame = frames.frame(ENGLISH);
    frames.show(Arc::new(Show { timer: timer(Deadline::At(now + left)), ..shown.clone() }), false);
    assert!(told.has_changed().expect("it is there"), "a phone is told of the time");
    assert!(Arc::ptr_eq(&frame, &frames.frame(ENGLISH)));
    let beat = frames.beat(now, 5);
    assert_eq!((beat.left_ms, beat.running, beat.phones), (Some(41_000), true, 5));
    frames.show(Arc::new(Show { timer: timer(Deadline::Paused(2 * length)), ..shown }), false);
    let beat = frames.beat(now, 5);
    assert_eq!((beat.left_ms, beat.running), (Some(60_000), false), "no more than there is");
}

#[test]
fn before_a_game_there_is_nothing_but_a_screen_that_says_so() {
    let frames = Frames::new("run".to_owned());
    let view: serde_json::Value = serde_json::from_str(&frames.frame(POLISH).json).expect("JSON");
    assert_eq!((&view["screen"], &view["rev"], &view["language"]), (&"empty".into(), &0.into(), &"pl".into()));
    assert!(view["scene"].is_null() && view["game"].is_null());
    assert_eq!(&*frames.rules(POLISH), r#"{"pages":[]}"#);
    assert_eq!(&*frames.art(town_crier::stage::Look::Rich), "");
}

#[test]
fn what_only_seats_are_told_is_no_new_view() {
    let frames = Frames::new("run".to_owned());
    let record = begun("MARKETDAY");
    let shown = show(&record);
    let scored = || Show { scoring: Some(Arc::new(Scoring::of(&record, false, None))), ..shown.clone() };
    frames.show(Arc::new(scored()), false);
    let (mut told, frame) = (frames.subscribe(), frames.frame(ENGLISH));
    told.mark_unchanged();
    let ready = Some(ReadyCount { ready: 1, of: 2 });
    let seated = vec!["Anna".to_owned()].into();
    for next in [Show { ready, ..scored() }, Show { seated, ..scored() }, scored()] {
        frames.show(Arc::new(next), false);
        assert!(!told.has_changed().expect("it is there"), "each beat tells it");
        assert!(Arc::ptr_eq(&frame, &frames.frame(ENGLISH)));
    }
    frames.show(Arc::new(shown.clone()), false);
    assert!(told.has_changed().expect("it is there"), "no sheet is asked for any more");
}

#[test]
fn a_player_of_dice_village_reads_the_own_things_and_nobody_else_does() {
    let frames = Frames::new("run".to_owned());
    let players = ["Anna", "Ben"].map(str::to_owned).to_vec();
    let opening = dice_village::record::Opening::from_code("MARKETDAY".parse().expect("a code"));
    let mut record =
        dice_village::record::Record::open(dice_village::record::Opening { players, ..opening }).expect("it opens");
    record.go_on().expect("the roll").expect("it is rolled");
    frames.show(Arc::new(Show { shown: Some(Arc::new(Shown::now(&record))), ..Show::default() }), false);
    let view = |name: Option<&str>| -> serde_json::Value {
        let name = name.and_then(PlayerName::new);
        serde_json::from_str(&frames.frame_for(ENGLISH, name.as_ref()).json).expect("JSON")
    };
    for reader in [None, Some("Zoe")] {
        let view = view(reader);
        assert!(view["own"].is_null() && view.get("player").is_none(), "{reader:?}");
    }
    let [anna, ben] = ["anna", " BEN "].map(|name| view(Some(name)));
    assert_eq!((&anna["player"], &ben["player"]), (&1.into(), &2.into()), "by name");
    let turns = [&anna, &ben].map(|view| view["own"]["turn"].as_bool().expect("yes or no"));
    assert_ne!(turns[0], turns[1], "one of them sells");
    let at = usize::from(turns[1]);
    assert_eq!([&anna, &ben][at]["own"]["heading"], "Your turn");
    let next = [at, 1 - at].map(|at| [&anna, &ben][at]["own"]["next"].as_str());
    assert_eq!(
        next,
        [Some("Done: Ben; 4 dice to the market"), None],
        "where nothing is offered, what the crier does next"
    );
    for view in [&anna, &ben] {
        let rows = view["own"]["rows"].as_array().expect("rows");
        assert_eq!(rows[0]["things"].as_array().expect("dice").len(), 4, "{rows:?}");
        assert!(view["winners"].as_array().expect("a list").is_empty());
    }
}

#[test]
fn what_a_player_composes_is_a_new_view_for_that_player_alone() {
    let frames = Frames::new("run".to_owned());
    let players = ["Ann", "Bo"].map(str::to_owned).to_vec();
    let (dice, first) = (village::DiceFrom::Entered, village::FirstFrom::Entered(Seat(0)));
    let opening = village::Opening::from_code("MARKETDAY".parse().expect("a code"));
    let opening = village::Opening { players, dice, first, ..opening };
    let mut record = village::Record::open(opening).expect("it opens");
    record.order(roll(&["1616", "3445"])).expect("they fall");
    let record = Arc::new(record);
    let shown = Some(Arc::new(Shown::now(&record)));
    let publish = |own: &Proposal<DiceVillage>| {
        let choices = Choices::of(&record, own.clone()).map(Arc::new).into_iter().collect();
        frames.show(Arc::new(Show { shown: shown.clone(), choices, ..Show::default() }), false);
    };
    let frame = |name: Option<&str>| frames.frame_for(ENGLISH, name.and_then(PlayerName::new).as_ref());
    let ids = || [Some("Ann"), Some("Bo"), None].map(|name| frame(name).id.clone());
    let mut ann = Proposal::of(Seat(0));
    publish(&ann);
    assert_eq!(ids(), ["run.1.1", "run.1.2", "run.1"]);
    let sells = village::Pick::Turn(village::TurnPick::Village(at(1, Base::OneSix)));
    assert!(ann.pick(&record, PickId::of(&sells), None));
    publish(&ann);
    assert_eq!(ids(), ["run.2.1", "run.1.2", "run.1"], "the others see nothing new");
    assert!(ann.pick(&record, PickId::PROPOSE, None));
    publish(&ann);
    assert_eq!(ids(), ["run.3.1", "run.3.2", "run.3"], "everybody reads what lies on the crier's desk");
    let proposed = |name| -> serde_json::Value {
        let view: serde_json::Value = serde_json::from_str(&frame(name).json).expect("JSON");
        view["proposed"].clone()
    };
    let told = "Ann proposes: Sell at village 1-6 of Bo: Ann gets 2 coins, Bo gets 1 coin";
    assert_eq!([Some("Ann"), Some("Bo"), None].map(proposed), [serde_json::Value::Null, told.into(), told.into()]);
}
