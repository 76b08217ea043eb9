//! The settings that earlier releases have kept.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use egui::Key;
use tempfile::tempdir;
use town_crier::crier::voice::Aloud;
use town_crier::crier::{Language, Manner};
use town_crier::desk::{Desk, Groups, Settings, TextSize};
use town_crier::show::{Armorial, ChoosingTime};
use town_crier::stage::Motion;
use town_crier::stage::tokens::Theme;

use crate::desk::{Place, TestDesk};

/// The settings that a desk takes from that file of a release, where the system speaks English.
fn released(name: &str) -> Settings {
    let folder = tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let settings = folder.path().join(name);
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/format-1").join(name), &settings).unwrap();
    let files = TestDesk::files(&game, &settings);
    Desk::new(town_crier::games::for_desk(), files, Language::English).settings().clone()
}

/// Settings of which none is as at first, but for the monitor's name and the voice's.
pub(super) fn all(monitor: &str, voice: &str) -> Settings {
    Settings {
        language: Language::Polish,
        projector_language: Some(Language::Lithuanian),
        projector_theme: None,
        projector_text: TextSize::Normal,
        manner: Manner::Herald,
        theme: Theme::Contrast,
        motion: Motion::Short,
        text_size: TextSize::Large,
        choosing: ChoosingTime::new(75),
        tips: false,
        trusts: false,
        projector: true,
        monitor: Some(monitor.to_owned()),
        aloud: Aloud {
            voice: false,
            bells: false,
            muted: true,
            volume: 12,
            rate: -34,
            language: Some(Language::French),
            name: Some(voice.to_owned()),
        },
        variants: BTreeMap::new(),
        armorial: Arc::default(),
        groups: Groups::default(),
    }
}

#[test]
fn what_was_released_means_the_same() {
    assert_eq!(released("settings-first.ron"), Settings::first(Language::English));
    let all = all("LG \"Ultra\" – Ä", "Anna “mbrola” \"2\"");
    assert_eq!(released("settings-all.ron"), all);
    let dark = Settings {
        language: Language::Spanish,
        manner: Manner::Plain,
        theme: Theme::Dark,
        motion: Motion::None,
        text_size: TextSize::Larger,
        choosing: ChoosingTime::new(45),
        aloud: Aloud { rate: 100, volume: 100, language: Some(Language::German), ..Aloud::default() },
        ..Settings::first(Language::Spanish)
    };
    assert_eq!(released("settings-dark.ron"), dark);
}

/// The settings that a desk there opens with.
fn taken(place: &Place) -> Settings {
    place.desk().0.state().settings().clone()
}

#[test]
fn settings_that_do_not_read_are_kept_when_others_are_set() {
    let bad = "(motion: none, theme: dark";
    let place = Place::new(bad);
    place.desk().has("settings.ron cannot be read");
    assert_eq!(place.read("settings.ron"), bad, "nothing is written unasked");
    place.desk().press(egui::Key::M);
    assert_eq!(place.read("settings-unreadable.ron"), bad);
    assert!(taken(&place).aloud.muted, "what was set is kept");
    assert!(!place.at("settings-unreadable-2.ron").exists());
}

#[test]
fn one_wrong_value_costs_no_other_setting() {
    let bad =
        "(motion: none, theme: purple, text_size: large, /* a hand's */ aloud: (volume: 300, rate: 7, muted: true))";
    let place = Place::new(bad);
    place.desk().has("settings.ron these settings cannot be read, so their defaults are used: theme, aloud.volume");
    let first = Settings::first(Language::English);
    let aloud = Aloud { rate: 7, muted: true, ..first.aloud.clone() };
    let kept = Settings { motion: Motion::None, text_size: TextSize::Large, aloud, ..first };
    assert_eq!(taken(&place), kept);
    place.desk().press(Key::M);
    assert_eq!(place.read("settings-unreadable.ron"), bad, "what a hand wrote is not lost");
    assert!(!taken(&place).aloud.muted);
}

#[test]
fn what_cannot_be_read_is_told_in_the_language_that_could() {
    Place::new("(language: Some(\"de\"), theme: purple)")
        .desk()
        .has("settings.ron lassen sich diese Einstellungen nicht lesen");
}

#[test]
fn a_name_that_grows_when_it_is_written_costs_no_setting() {
    // Each of these signs is spelled out when it is written: the file would be too large to be read.
    let name = "\u{650}".repeat(15_000);
    let place = Place::new(format!("(theme: dark, monitor: Some(\"{name}\"), aloud: (name: Some(\"{name}\")))"));
    let first = taken(&place);
    assert_eq!((first.theme, first.monitor, first.aloud.name), (Theme::Dark, None, None));
    place.desk().press(egui::Key::M);
    let next = taken(&place);
    assert!(next.aloud.muted && next.theme == Theme::Dark);
}

#[test]
fn names_that_grow_when_they_are_written_cost_no_setting() {
    let name = |number: usize| format!("\u{11305}{}{number:03}", "\u{1133E}".repeat(36));
    let people: Vec<String> = (0..200).map(|number| format!("\"{}\": {}", name(number), number % 48)).collect();
    let place = Place::new(format!("(theme: dark, people: {{{}}})", people.join(", ")));
    place.desk().press(egui::Key::M);
    assert!(place.read("settings.ron").len() <= 1 << 16, "it is read again");
    let next = taken(&place);
    assert!(next.aloud.muted && next.theme == Theme::Dark);
    assert!(!next.armorial.knows(&name(0)) && next.armorial.knows(&name(199)), "who was there last is kept");
}

#[test]
#[cfg(unix)]
fn no_settings_keep_the_desk_from_opening() {
    let place = Place::new("");
    let settings = place.at("settings.ron");
    fs::remove_file(&settings).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(&settings).status().unwrap().success());
    place.desk().has("it is a device or a pipe");
    fs::remove_file(&settings).unwrap();
    // As long as a file can say that it is, and nothing of it is on disk.
    fs::File::create(&settings).unwrap().set_len(1 << 40).unwrap();
    place.desk().has("it is too large");
}

#[test]
fn peoples_arms_are_kept_and_a_file_without_them_is_as_it_was() {
    let desk = Place::new("(motion: none, people: {\"Anna\": 13, \"Ben\": 2})").desk();
    let due = Armorial::of([("Anna".to_owned(), 13), ("Ben".to_owned(), 2)]);
    assert_eq!(*desk.0.state().settings().armorial, due);
    let mut desk = TestDesk::new();
    desk.fill("A new name", "Cleo, Dora").press(Key::Escape).click("Start the game");
    let arms = |desk: &TestDesk| ["Cleo", "dora"].map(|name| desk.0.state().settings().armorial.arms(name));
    let before = arms(&desk);
    assert_ne!(before[0], before[1]);
    assert!(["Cleo", "Dora"].iter().all(|name| desk.0.state().settings().armorial.knows(name)));
    let desk = desk.reopened();
    assert_eq!(arms(&desk), before, "they are known again");
}
