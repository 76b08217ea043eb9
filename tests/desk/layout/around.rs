//! Everything beside the game itself: first screen, form, menu, pages, scoring, hall of fame, print page and dialogs.
//!
//! Each is drawn in every language, once as it opens and once with a notice over it; sizes of window, sizes of text and
//! themes go round, so that each language and each place meets each of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::tempdir;
use town_crier::chronicle::{Next, Results, save};
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::record::{Finished, Hall, Opening, PlayerSheet, Record};
use town_crier::games::troyes_dice::rules::{Sheet, TroyesDice};
use town_crier::play::Seat;
use town_crier::show::Watched as _;

use super::case::{PEOPLE, ended};
use super::painted::Painted;
use super::placed::Placed;
use super::{DESKS, TEXTS};
use crate::desk::{TestDesk, phones};
use crate::games::troyes_dice::hall::season::{exported, records};

const THEMES: [&str; 3] = ["parchment", "dark", "contrast"];

/// What is looked at.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// The first screen: as it is at first, with other games, and with a game in play as well.
    Start(usize),
    /// The form of a new game, closed, opened, and opened with the expert's order.
    Form(usize),
    /// The menu over the first screen, and over the table.
    Menu(bool),
    /// Each tab of the settings.
    Settings(&'static str),
    Help,
    /// Each page of the rules.
    Rules(usize),
    Lessons,
    /// What the game's signs mean, over the table.
    Legend,
    /// The scoring with so many players, empty or filled in.
    Count(usize, bool),
    /// The ceremony of so many players after so many steps.
    Ceremony(usize, usize),
    /// Each part of the hall of fame, and one without a game.
    Hall(Option<&'static str>),
    /// The print page, for nobody yet and for as many people as can play.
    Print(bool),
    /// The phones: nobody may follow, nobody has for a minute, and the sign of it above the table.
    Phones(usize),
    /// What is asked before a game leaves the table, for a new one or for an old one.
    Replace(bool),
}

use Place::{
    Ceremony, Count, Form, Hall as Fame, Help, Legend, Lessons, Menu, Phones, Print, Replace, Rules, Settings, Start,
};

const PLACES: [Place; 49] = [
    Start(0),
    Start(1),
    Start(2),
    Form(0),
    Form(1),
    Form(2),
    Menu(false),
    Menu(true),
    Settings("settings-tab-table"),
    Settings("settings-tab-projector"),
    Settings("settings-tab-voice"),
    Settings("settings-tab-language"),
    Settings("settings-tab-about"),
    Help,
    Rules(0),
    Rules(1),
    Rules(2),
    Rules(3),
    Rules(4),
    Rules(5),
    Lessons,
    Legend,
    Count(2, false),
    Count(2, true),
    Count(6, true),
    Count(10, false),
    Count(10, true),
    Count(14, true),
    Fame(None),
    Fame(Some("hall-players")),
    Fame(Some("hall-games")),
    Fame(Some("hall-curiosities")),
    Print(false),
    Print(true),
    Phones(0),
    Phones(1),
    Phones(2),
    Replace(false),
    Replace(true),
    Count(6, false),
    Ceremony(2, 0),
    Ceremony(10, 1),
    Ceremony(6, 9),
    Ceremony(10, 11),
    Ceremony(3, 11),
    Ceremony(10, 12),
    Ceremony(10, 13),
    Ceremony(10, 14),
    Ceremony(14, 9),
];

#[test]
fn nothing_beside_the_game_is_cut_or_covered() {
    let mut wrong = BTreeSet::new();
    for (at, place) in PLACES.into_iter().enumerate() {
        for (number, language) in Language::ALL.into_iter().enumerate() {
            let size = DESKS[(at + number) % DESKS.len()];
            let text = TEXTS[(at + number / 2) % TEXTS.len()];
            let theme = THEMES[(at / 2 + number) % THEMES.len()];
            let who = format!("{place:?}, {language}, {}×{}, text {text}, {theme}", size[0], size[1]);
            for what in look(place, language, size, text, theme) {
                wrong.insert(format!("{who}: {what}"));
            }
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
}

/// Looks at one place, alone and with a notice over it.
fn look(place: Place, language: Language, size: [f32; 2], text: &str, theme: &str) -> Vec<String> {
    let folder = tempdir().expect("a folder");
    let (game, own) = (folder.path().join("game.ron"), folder.path().join("own"));
    let settings = own.join("settings.ron");
    fs::create_dir(&own).expect("a folder");
    let kept = format!("(motion: none, language: Some(\"{language}\"), text_size: {text}, theme: {theme})");
    fs::write(&settings, kept).expect("settings");
    lay_out(place, folder.path());
    let words = Words::of::<TroyesDice>(language, Manner::Plain);
    let mut desk = match place {
        Phones(_) => phones::with_choice(&game, &settings, size),
        _ => TestDesk::with_settings(&game, &settings, size),
    };
    open(place, &mut desk, &words);
    let labels = matches!(place, Legend);
    let shown = Painted::above(&desk, &Placed::of(&desk), labels);
    let title = words.with(title(place), &[("key", "B".into())]);
    let mut found = check(&desk, size, labels);
    if !shown.texts().any(|(text, _)| text.contains(&title)) {
        found.push(format!("“{title}” is not written"));
    }
    if let Count(people, true) = place {
        // Where there is no room for all, they scroll; below a grid of many, sums and ranks are at the rows' ends alone.
        for name in &PEOPLE[..people] {
            let begins = format!("{name}: ");
            let told = [Role::Image, Role::Paragraph].map(|role| desk.0.query_all_by_role(role));
            let labels = told.into_iter().flatten().filter_map(|told| told.accesskit_node().label());
            // French has a space before the colon.
            if !labels.into_iter().any(|label| label.replace(['\u{a0}', '\u{202f}'], "").starts_with(&begins)) {
                found.push(format!("{name} has no bar"));
            }
        }
    }
    // Settings that cannot be kept are told wherever one is.
    fs::remove_dir_all(&own).expect("it was there");
    fs::write(&own, "no folder").expect("a file in its place");
    if matches!(place, Rules(_)) {
        // Out of the search, which takes letters.
        desk.press(Key::Tab);
    }
    desk.press(Key::M);
    let placed = Placed::of(&desk);
    if !placed.told() || !Painted::above(&desk, &placed, labels).shows("×") {
        found.push("no notice is to be seen".to_owned());
    }
    found.extend(check(&desk, size, labels).into_iter().map(|what| format!("with a notice, {what}")));
    found
}

/// A text that is written there, and only there.
fn title(place: Place) -> &'static str {
    match place {
        Start(_) => "app-about",
        Form(0) => "setup-options",
        Form(_) => "setup-another-code",
        Menu(_) => "menu-dark",
        Settings(_) => "settings-title",
        Help => "guide-title",
        Rules(_) => "reference-title",
        Lessons => "first-need",
        Legend => "legend-lit",
        Count(..) => "results-title",
        Ceremony(..) => "ceremony-end",
        Fame(_) => "hall-title",
        Print(_) => "print-title",
        Phones(0) => "phones-about",
        Phones(1) => "phones-help-guest",
        Phones(_) => "desk-undo",
        Replace(_) => "replace-about",
    }
}

/// What is wrong with what is drawn now; `labels` may lie over the picture.
fn check(desk: &TestDesk, size: [f32; 2], labels: bool) -> Vec<String> {
    let placed = Placed::of(desk);
    let painted = Painted::above(desk, &placed, labels);
    let mut wrong = painted.wrong_beside(size, &placed, &PEOPLE);
    wrong.extend(placed.wrong(size));
    wrong
}

/// Puts into that folder what lies there before the desk opens.
fn lay_out(place: Place, folder: &Path) {
    let game = |steps, people: usize, code: &str| {
        let players = PEOPLE.into_iter().take(people).map(str::to_owned).collect();
        let mut record =
            Record::open(Opening { players, ..Opening::from_code(code.parse().expect("a code")) }).expect("a game");
        for _ in 0..steps {
            if let Next::Order(ask) = record.next() {
                record.ask(ask).expect("the next right thing");
            }
        }
        record
    };
    let write = |name: &str, record: &Record| {
        fs::write(folder.join(name), save::write(record).expect("text")).expect("a save");
    };
    let others = || {
        fs::create_dir(folder.join("kept")).expect("a folder");
        for (number, people) in [1, 2, 4, 10].into_iter().enumerate() {
            let name = format!("kept/AGAME-{number}.ron");
            write(&name, &game(7 * number + 1, people, &format!("A LONG CODE {number}")));
            let day = std::time::UNIX_EPOCH + Duration::from_hours(24 * 20_000);
            fs::File::open(folder.join(name)).and_then(|file| file.set_modified(day)).expect("a day");
        }
    };
    match place {
        Start(0) | Form(_) | Menu(false) | Print(false) | Fame(None) => {}
        Print(true) => write("game.ron", &game(11, 10, "MARKET DAY")),
        Start(1) => others(),
        Start(_) | Replace(_) => {
            others();
            write("game.ron", &game(11, 5, "MARKET DAY"));
        }
        Menu(true) | Settings(_) | Help | Rules(_) | Lessons | Legend | Phones(_) => {
            write("game.ron", &game(11, 5, "MARKET DAY"));
        }
        Count(people, full) => {
            let mut record = game(200, people, "MARKET DAY");
            let date = jiff::civil::date(2026, 11, 30);
            let sheet = records()[1].results().expect("counted").players.get(Seat(0)).unwrap().sheet.clone();
            let player = |(at, name): (usize, &str)| {
                let sheet = if full && at != 1 { sheet.clone() } else { Sheet::default() };
                PlayerSheet { name: name.to_owned(), sheet }
            };
            let players = PEOPLE.into_iter().take(people).enumerate().map(player).collect();
            record.set_results(Some(Results { date, stamp: 0, players }));
            write("game.ron", &record);
        }
        Ceremony(people, _) => write("game.ron", &ended(&PEOPLE[..people])),
        Fame(Some(_)) => {
            let mut hall = Hall::default();
            for record in records() {
                let mut record = record.clone();
                let mut results = record.results().expect("counted").clone();
                for player in results.players.values_mut() {
                    let at = ["ann", "bo", "cleo", "dora"]
                        .iter()
                        .position(|name| *name == player.name.trim().to_lowercase());
                    player.name = PEOPLE[at.expect("one of four")].to_owned();
                }
                record.set_results(Some(results));
                hall.add(Finished::of(&record).expect("it is over").with_minutes(Some(154)));
            }
            fs::write(folder.join("hall.ron"), exported(&hall)).expect("a hall");
        }
    }
}

/// Goes there.
fn open(place: Place, desk: &mut TestDesk, words: &Words) {
    let reach = |desk: &mut TestDesk, name: &str| {
        let label = words.text(name);
        desk.0.get_all_by_label(&label).last().expect("a button").click_accesskit();
        desk.run();
    };
    let tap = |desk: &mut TestDesk, role: Role, name: &str| {
        desk.0.get_all_by_role_and_label(role, &words.text(name)).last().expect("a button").click_accesskit();
        desk.run();
    };
    let play_on = |desk: &mut TestDesk| {
        let over = desk.shows(&words.text("desk-continue-over"));
        reach(desk, if over { "desk-continue-over" } else { "desk-continue" });
    };
    match place {
        Start(0) => _ = desk.press(Key::Escape),
        Start(_) => {}
        Form(more) => {
            if more > 0 {
                reach(desk, "setup-options");
            }
            if more > 1 {
                reach(desk, "setup-numbering-expert");
            }
        }
        Menu(table) => {
            if table {
                play_on(desk);
            } else {
                desk.press(Key::Escape);
            }
            reach(desk, "desk-menu");
        }
        Settings(tab) => {
            play_on(desk);
            desk.press(Key::F2);
            tap(desk, Role::Button, tab);
        }
        Help => {
            play_on(desk);
            desk.press(Key::F1);
        }
        Rules(page) => {
            play_on(desk);
            desk.press(Key::F7);
            let pages = TroyesDice::reference(words).pages;
            let title = &pages[page % pages.len()].title;
            desk.0.get_all_by_label(title).last().expect("its title").click_accesskit();
            desk.run();
        }
        Lessons => reach(desk, "start-first"),
        Legend => {
            play_on(desk);
            desk.type_text("?");
        }
        Count(_, full) => {
            play_on(desk);
            desk.press(Key::F3);
            if full {
                reach(desk, "results-totals-show");
            }
        }
        Ceremony(_, steps) => {
            play_on(desk);
            desk.press(Key::F3);
            reach(desk, "results-reveal");
            desk.press_times(steps, Key::Space);
        }
        Fame(tab) => {
            desk.press(Key::F4);
            if let Some(tab) = tab {
                tap(desk, Role::Button, tab);
            }
        }
        Print(game) => {
            if game {
                play_on(desk);
            }
            desk.press(Key::F6);
        }
        Phones(steps) => {
            play_on(desk);
            desk.press(Key::F9);
            if steps > 0 {
                reach(desk, "phones-open");
                desk.steps(4 * 61);
            }
            if steps > 1 {
                desk.press(Key::Escape);
            }
        }
        Replace(true) => {
            desk.0.get_all_by_label_contains(PEOPLE[0]).last().expect("an old game").click_accesskit();
            desk.run();
        }
        Replace(false) => {
            reach(desk, "start-play");
            reach(desk, "setup-open");
        }
    }
}
