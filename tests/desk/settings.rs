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
        manner: Manner::Herald,
        theme: Theme::Contrast,
        motion: Motion::Short,
        text_size: TextSize::Large,
        choosing: ChoosingTime::new(75),
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
