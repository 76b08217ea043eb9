//! Troyes in a game of four people with long names, as the room sees it: each phase early and late.

use std::collections::{BTreeMap, BTreeSet};

use egui::Key;
use town_crier::cli::Commanded as _;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{Opening, Record};
use town_crier::games::troyes::rules::{Order, Phase, TurnStep};
use town_crier::games::troyes::stage::{Part, scene};
use town_crier::show::{Reader, Shown};
use town_crier::stage::{PartId, Shape};

use super::painted::Painted;
use super::{ROOMS, TEXTS, check, rect};
use crate::desk::{Place, TestDesk};
use crate::games::troyes::record::{dealt, open};
use crate::games::troyes::solo::alone;

/// As long as names are that people have.
const NAMES: [&str; 4] = ["Maximiliane", "Bartholomäus", "Wilhelmina", "Konstantinas"];

/// A game of four at the first and the last moment of each phase, and one against le Roy at those of his.
fn moments() -> Vec<Record> {
    let four = Opening { players: NAMES.map(ToOwned::to_owned).to_vec(), ..dealt(4) };
    let one = Opening { players: vec![NAMES[1].to_owned()], ..alone("Market Day", &[]) };
    let of_roy = moments_of(one).into_iter().filter(|record| matches!(record.table().phase(), Phase::Roy(_)));
    moments_of(four).into_iter().chain(of_roy).collect()
}

/// A game by bots at the first and the last moment of each phase.
fn moments_of(opening: Opening) -> Vec<Record> {
    let mut record = open(opening);
    let mut all: BTreeMap<String, [Record; 2]> = BTreeMap::new();
    for _ in 0..1_000 {
        // Whoever it is about.
        let phase = format!("{:?}", record.table().phase()).replace(|letter: char| !letter.is_alphabetic(), "");
        let [_, last] = all.entry(phase).or_insert_with(|| [record.clone(), record.clone()]);
        *last = record.clone();
        let Some(ask) = Troyes::next_by_bots(&record) else { break };
        record.ask(ask).expect("bots follow the rules");
    }
    assert!(all.len() >= 10, "only {} phases", all.len());
    let by_time: BTreeMap<usize, Record> =
        all.into_values().flatten().map(|record| (record.done().len(), record)).collect();
    by_time.into_values().collect()
}

fn room(record: &Record, language: Language, size: [f32; 2], text: &str) -> TestDesk {
    let settings = format!("(motion: none, language: Some(\"{language}\"), room_text: Some({text}))");
    let mut desk = Place::keeping(settings, record).sized(size);
    desk.press(Key::Space).press(Key::F11);
    desk
}

#[test]
fn nothing_of_troyes_is_cut_covered_or_too_small() {
    let mut wrong = BTreeSet::new();
    for (at, record) in moments().iter().enumerate() {
        let size = ROOMS[at % ROOMS.len()];
        let language = Language::ALL[(at / ROOMS.len() * 3 + at) % Language::ALL.len()];
        let text = TEXTS[at % TEXTS.len()];
        let desk = room(record, language, size, text);
        let words = Words::of::<Troyes>(language, Manner::Plain);
        let shown = Shown::now(record);
        let headline = shown.news.said(&words).headline.clone();
        let found = check(&desk, size, &shown.view(&words, Reader::Audience), Some(&headline));
        let phase = record.table().phase();
        let who = format!("{}×{}, text {text}, {language}, {phase:?}", size[0], size[1]);
        wrong.extend(found.into_iter().map(|what| format!("{who}: {what}")));
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
}

/// What matters has 4.5 % of the height: the dice, whose turn it is, and what everybody has.
#[test]
fn the_back_row_reads_whose_dice_lie_where() {
    let mut record = open(dealt(4));
    while !matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))) {
        record.ask(Troyes::next_by_bots(&record).expect("it goes on")).expect("bots follow the rules");
    }
    let words = Words::of::<Troyes>(Language::English, Manner::Plain).among(&record.opening().players);
    for size in [[1280.0, 720.0], [1920.0, 1080.0], [3840.0, 2160.0]] {
        let desk = room(&record, Language::English, size, "normal");
        let (painted, view) = (Painted::of(&desk), Shown::now(&record).view(&words, Reader::Audience));
        let picture = rect(&desk, &view.picture.name).expect("the picture");
        assert!(picture.width() >= size[0] * 0.68, "{size:?}: {picture:?}");
        let scene = scene(record.table(), Shape::Wide);
        let scale = scene.bounds.scale_into(picture.width(), picture.height());
        for at in record.table().free_dice().map(|(at, _)| at) {
            let place = scene.part(Part::Die(at)).expect("it lies there");
            assert!(place.height() * scale >= size[1] * 0.045, "{size:?}: {at:?}");
        }
        for (text, least) in [(view.side.heading.as_str(), 0.045), ("Geoffrey", 0.035), ("Faye", 0.035)] {
            let high = painted.high(text).unwrap_or_else(|| panic!("{size:?}: “{text}” is not written"));
            assert!(high >= size[1] * least, "{size:?}: “{text}” is {high} high");
        }
    }
}

/// However large letters are, each activity is called by its whole name.
#[test]
fn every_activity_has_its_name_on_the_projector() {
    let mut record = open(dealt(4));
    let acts = |record: &Record| matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_)));
    while record.table().works().len() < 9 || !acts(&record) {
        record.ask(Troyes::next_by_bots(&record).expect("it goes on")).expect("bots follow the rules");
    }
    let names: Vec<PartId> =
        record.table().works().iter().map(|work| Part::ActivityName(work.activity).into()).collect();
    let mut wrong = BTreeSet::new();
    for language in Language::ALL {
        let words = Words::of::<Troyes>(language, Manner::Plain).among(&record.opening().players);
        for (size, text) in [([1280.0, 720.0], "larger"), ([1024.0, 768.0], "normal"), ([1080.0, 1920.0], "larger")] {
            let painted = Painted::of(&room(&record, language, size, text));
            let view = Shown::now(&record).view(&words, Reader::Audience);
            for caption in view.picture.captions.iter().filter(|caption| names.contains(&caption.part)) {
                if !painted.texts().any(|(text, _)| text.replace('\n', " ") == caption.text) {
                    wrong.insert(format!("{language}, {}×{}, {text}: {}", size[0], size[1], caption.text));
                }
            }
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} names are not whole:\n{}", list.len(), list.join("\n"));
}

/// The names in the picture of these parts that are not written whole.
fn cut(desk: &TestDesk, record: &Record, language: Language, is_part: impl Fn(PartId) -> bool) -> Vec<String> {
    let words = Words::of::<Troyes>(language, Manner::Plain).among(&record.opening().players);
    let (painted, view) = (Painted::of(desk), Shown::now(record).view(&words, Reader::Audience));
    let names = view.picture.captions.iter().filter(|caption| is_part(caption.part)).map(|caption| &caption.text);
    let whole = |name: &&String| !painted.texts().any(|(text, _)| text.replace('\n', " ") == **name);
    names.filter(whole).cloned().collect()
}

/// Seven events at once, since nobody beats any.
#[test]
fn each_of_seven_events_has_its_name_on_the_projector() {
    let mut record = open(dealt(4));
    while record.table().queue().len() < 7 || !matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))) {
        if matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))) {
            record.order(Order::Pass).expect("everybody may pass");
        } else {
            record.ask(Troyes::next_by_bots(&record).expect("it goes on")).expect("bots follow the rules");
        }
    }
    let events: Vec<PartId> =
        record.table().queue().iter().map(|in_play| Part::EventName(in_play.event).into()).collect();
    let mut wrong = BTreeSet::new();
    for language in Language::ALL {
        for size in [[1280.0, 720.0], [1920.0, 1080.0], [1024.0, 768.0], [2560.0, 1080.0]] {
            let desk = room(&record, language, size, "normal");
            let mut cut = cut(&desk, &record, language, |part| events.contains(&part));
            // An old projector may leave out the last words, but breaks none.
            let painted = Painted::of(&desk);
            let first =
                |name: &str| name.split(' ').next().is_some_and(|first| painted.texts().any(|it| it.0 == first));
            cut.retain(|name| size[0] > 1024.0 || !first(name));
            wrong.extend(cut.into_iter().map(|name| format!("{language}, {}×{}: {name}", size[0], size[1])));
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} names are not whole:\n{}", list.len(), list.join("\n"));
}

/// Letters of a first name become smaller before it is cut.
#[test]
fn people_are_called_by_their_whole_first_names_on_the_projector() {
    let players = ["Annegret Hohenbergen", "Bonifatius Altdorfer", "Cleopatra Lindqvists", "Maximiliane Wolkenburg"];
    let mut record = open(Opening { players: players.map(ToOwned::to_owned).to_vec(), ..dealt(4) });
    while !matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))) {
        record.ask(Troyes::next_by_bots(&record).expect("it goes on")).expect("bots follow the rules");
    }
    for size in [[1280.0, 720.0], [1920.0, 1080.0], [1024.0, 768.0], [2560.0, 1080.0]] {
        let painted = Painted::of(&room(&record, Language::English, size, "normal"));
        for name in players {
            let first = name.split(' ').next().expect("a first name");
            let is_it = |text: &str| text == first || text.replace('\n', " ").starts_with(name);
            assert!(painted.texts().any(|(text, _)| is_it(text)), "{size:?}: {first}");
        }
    }
}

/// One long name on the desk makes no other one small.
#[test]
fn a_long_name_leaves_others_their_letters() {
    let high = |first: &str| {
        let players = [first, "Bo", "Cleo", "Dora"].map(ToOwned::to_owned).to_vec();
        let mut desk = Place::keeping("(motion: none)", &open(Opening { players, ..dealt(4) })).sized([1280.0, 720.0]);
        desk.press(Key::Space);
        Painted::of(&desk).high("Dora")
    };
    let usual = high("Anna").expect("a name");
    let beside = high("Maximiliane-Konstantina Hohenbergen-Altdorf").expect("a name");
    assert!(beside >= usual * 0.7, "{beside} of {usual}");
}
