//! The settings that earlier releases have kept.

use std::fs;
use std::path::Path;

use tempfile::tempdir;
use town_crier::crier::voice::Aloud;
use town_crier::crier::{Language, Manner};
use town_crier::desk::{Desk, Settings, TextSize};
use town_crier::show::ChoosingTime;
use town_crier::stage::Motion;
use town_crier::stage::tokens::Theme;

use crate::desk::TestDesk;

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
        room_language: Some(Language::Lithuanian),
        room_theme: None,
        room_text: TextSize::Normal,
        manner: Manner::Herald,
        theme: Theme::Contrast,
        motion: Motion::Short,
        text_size: TextSize::Large,
        choosing: ChoosingTime::new(75),
        tips: false,
        room: true,
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

/// What the desk says of these settings, and the settings that it opens with.
fn opened(game: &Path, settings: &Path) -> (TestDesk, Settings) {
    let desk = TestDesk::with_settings(game, settings, [1280.0, 720.0]);
    let taken = desk.0.state().settings().clone();
    (desk, taken)
}

#[test]
fn settings_that_do_not_read_are_kept_when_others_are_set() {
    let folder = tempdir().unwrap();
    let (game, settings) = (folder.path().join("game.ron"), folder.path().join("settings.ron"));
    let bad = "(motion: none, theme: purple)";
    fs::write(&settings, bad).unwrap();
    let (mut desk, _) = opened(&game, &settings);
    assert!(desk.shows("settings.ron cannot be read"));
    assert_eq!(fs::read_to_string(&settings).unwrap(), bad, "nothing is written unasked");
    desk.press(egui::Key::M);
    let aside = folder.path().join("settings-unreadable.ron");
    assert_eq!(fs::read_to_string(&aside).unwrap(), bad);
    drop(desk);
    assert!(opened(&game, &settings).1.aloud.muted, "what was set is kept");
    assert!(!folder.path().join("settings-unreadable-2.ron").exists());
}

#[test]
fn a_name_that_grows_when_it_is_written_costs_no_setting() {
    let folder = tempdir().unwrap();
    let (game, settings) = (folder.path().join("game.ron"), folder.path().join("settings.ron"));
    // Each of these signs is spelled out when it is written: the file would be too large to be read.
    let name = "\u{650}".repeat(15_000);
    fs::write(&settings, format!("(theme: dark, monitor: Some(\"{name}\"), aloud: (name: Some(\"{name}\")))")).unwrap();
    let (mut desk, taken) = opened(&game, &settings);
    assert_eq!((taken.theme, taken.monitor, taken.aloud.name), (Theme::Dark, None, None));
    desk.press(egui::Key::M);
    drop(desk);
    let taken = opened(&game, &settings).1;
    assert!(taken.aloud.muted && taken.theme == Theme::Dark);
}

#[test]
#[cfg(unix)]
fn no_settings_keep_the_desk_from_opening() {
    let folder = tempdir().unwrap();
    let (game, settings) = (folder.path().join("game.ron"), folder.path().join("settings.ron"));
    assert!(std::process::Command::new("mkfifo").arg(&settings).status().unwrap().success());
    assert!(opened(&game, &settings).0.shows("it is a device or a pipe"));
    fs::remove_file(&settings).unwrap();
    // As long as a file can say that it is, and nothing of it is on disk.
    fs::File::create(&settings).unwrap().set_len(1 << 40).unwrap();
    assert!(opened(&game, &settings).0.shows("it is too large"));
}
