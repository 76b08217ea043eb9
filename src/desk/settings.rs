//! What a person may set, kept between runs.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::tokens::Theme;
use crate::crier::Words;
use crate::stage::Motion;

/// How the desk and the room look and move, and where the room's window stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Colors.
    pub theme: Theme,
    /// Motion.
    pub motion: Motion,
    /// The desk's text.
    pub text_size: TextSize,
    /// Whether the room's window is wished for.
    pub room: bool,
    /// The name of the monitor on which the room's window is wished for; a missing monitor is waited for.
    pub monitor: Option<String>,
}

/// The size of the desk's text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TextSize {
    /// As laid out.
    #[default]
    Normal,
    /// An eighth larger.
    Large,
    /// A quarter larger.
    Larger,
}

impl TextSize {
    /// All sizes, ascending.
    pub const ALL: [Self; 3] = [Self::Normal, Self::Large, Self::Larger];

    /// By how much everything on the desk is larger.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Self::Normal => 1.0,
            Self::Large => 1.125,
            Self::Larger => 1.25,
        }
    }
}

impl Settings {
    /// The settings kept in that file, and a sentence if they cannot be read; then they are as at first.
    pub(super) fn load(path: &Path, words: &Words) -> (Self, Option<String>) {
        let trouble = |error: String| {
            let args = [("file", path.display().to_string().into()), ("error", error.into())];
            (Self::default(), Some(words.with("settings-unreadable", &args)))
        };
        match fs::read_to_string(path) {
            Ok(text) => match ron::from_str::<Kept>(&text) {
                Ok(kept) => (kept.into(), None),
                Err(error) => trouble(error.to_string()),
            },
            Err(error) if error.kind() == ErrorKind::NotFound => (Self::default(), None),
            Err(error) => trouble(error.to_string()),
        }
    }

    /// Keeps the settings in that file.
    ///
    /// # Errors
    /// The sentence that says why they cannot be kept.
    pub(super) fn save(&self, path: &Path, words: &Words) -> Result<(), String> {
        let kept = Kept::from(self);
        let written = ron::ser::to_string_pretty(&kept, ron::ser::PrettyConfig::default())
            .map_err(|error| error.to_string())
            .and_then(|text| {
                let new = path.with_extension("new");
                let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
                let replaced = folder.and_then(|()| fs::write(&new, text)).and_then(|()| fs::rename(&new, path));
                replaced.map_err(|error| error.to_string())
            });
        written.map_err(|error| {
            let args = [("file", path.display().to_string().into()), ("error", error.into())];
            words.with("settings-unsaved", &args)
        })
    }
}

/// The file's own type (invariant 8); a field that is missing is as at first.
#[derive(Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    theme: KeptTheme,
    motion: KeptMotion,
    text_size: KeptTextSize,
    room: bool,
    monitor: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum KeptTheme {
    Parchment,
    Dark,
    Contrast,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum KeptMotion {
    Full,
    Short,
    None,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum KeptTextSize {
    Normal,
    Large,
    Larger,
}

impl Default for Kept {
    fn default() -> Self {
        Self::from(&Settings::default())
    }
}

impl From<&Settings> for Kept {
    fn from(settings: &Settings) -> Self {
        Self {
            theme: match settings.theme {
                Theme::Parchment => KeptTheme::Parchment,
                Theme::Dark => KeptTheme::Dark,
                Theme::Contrast => KeptTheme::Contrast,
            },
            motion: match settings.motion {
                Motion::Full => KeptMotion::Full,
                Motion::Short => KeptMotion::Short,
                Motion::None => KeptMotion::None,
            },
            text_size: match settings.text_size {
                TextSize::Normal => KeptTextSize::Normal,
                TextSize::Large => KeptTextSize::Large,
                TextSize::Larger => KeptTextSize::Larger,
            },
            room: settings.room,
            monitor: settings.monitor.clone(),
        }
    }
}

impl From<Kept> for Settings {
    fn from(kept: Kept) -> Self {
        Self {
            theme: match kept.theme {
                KeptTheme::Parchment => Theme::Parchment,
                KeptTheme::Dark => Theme::Dark,
                KeptTheme::Contrast => Theme::Contrast,
            },
            motion: match kept.motion {
                KeptMotion::Full => Motion::Full,
                KeptMotion::Short => Motion::Short,
                KeptMotion::None => Motion::None,
            },
            text_size: match kept.text_size {
                KeptTextSize::Normal => TextSize::Normal,
                KeptTextSize::Large => TextSize::Large,
                KeptTextSize::Larger => TextSize::Larger,
            },
            room: kept.room,
            monitor: kept.monitor,
        }
    }
}
