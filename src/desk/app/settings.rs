//! What a person may set, kept between runs.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use super::groups::Groups;
use super::kept_settings::Kept;
use crate::chronicle::file::{self, FileSystem, Kind};
use crate::crier::voice::Aloud;
use crate::crier::{InWords, Language, Locales, Manner, Words};
use crate::show::{Armorial, ChoosingTime};
use crate::stage::Motion;
use crate::stage::tokens::Theme;

/// How the desk and the projector's view look and move, how cries are heard, and where the projector's window stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of all words.
    pub language: Language,
    /// The language of the audience's view; nothing if it is the desk's.
    pub projector_language: Option<Language>,
    /// The colors of the projector's view; nothing if they are the desk's.
    pub projector_theme: Option<Theme>,
    /// The size of the texts on the projector.
    pub projector_text: TextSize,
    /// The manner of the cries.
    pub manner: Manner,
    /// Colors.
    pub theme: Theme,
    /// Motion.
    pub motion: Motion,
    /// The desk's text.
    pub text_size: TextSize,
    /// How long there is to choose; nothing if as long as it takes.
    pub choosing: Option<ChoosingTime>,
    /// Whether what is new is explained.
    pub tips: bool,
    /// Whether proposals of the player whose turn it is count at once.
    pub trusts: bool,
    /// Whether the projector's window is wished for.
    pub projector: bool,
    /// The name of the monitor on which the projector's window is wished for; a missing monitor is waited for.
    pub monitor: Option<String>,
    /// Voice and bells.
    pub aloud: Aloud,
    /// The variant of each game's last new game, by the game's name; games in which it is the usual one are missing.
    pub variants: BTreeMap<String, String>,
    /// The people's arms, by which everybody is known again on every evening.
    pub armorial: Arc<Armorial>,
    /// The groups of players that were saved.
    pub groups: Groups,
}

/// The size of text, on the desk or on the projector.
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

    /// By how much texts on the projector are larger where they have room: its sizes are read from the back row already, so a
    /// step makes a difference that is seen there.
    #[must_use]
    pub const fn from_afar(self) -> f32 {
        match self {
            Self::Normal => 1.0,
            Self::Large => 1.2,
            Self::Larger => 1.4,
        }
    }
}

/// Settings that were read, and the names of those that could not be.
type Read = (Settings, Vec<String>);

impl Settings {
    /// The settings as at first, in the language that the system speaks.
    #[must_use]
    pub fn first(spoken: Language) -> Self {
        Self {
            language: spoken,
            projector_language: None,
            projector_theme: None,
            projector_text: TextSize::default(),
            manner: Manner::Plain,
            theme: Theme::default(),
            motion: Motion::default(),
            text_size: TextSize::default(),
            choosing: None,
            tips: false,
            trusts: false,
            projector: false,
            monitor: None,
            aloud: Aloud::default(),
            variants: BTreeMap::new(),
            armorial: Arc::default(),
            groups: Groups::default(),
        }
    }

    /// The settings kept in that file, and a sentence if they cannot be read; then they are as at first.
    pub(crate) fn load(disk: &dyn FileSystem, path: &Path, spoken: Language) -> (Self, Option<String>) {
        let file = || ("file", path.display().to_string().into());
        let words = |language| Words::new(language, Manner::Plain, None);
        match Self::at(disk, path, spoken) {
            Ok(None) => (Self::first(spoken), None),
            Ok(Some((settings, wrong))) if wrong.is_empty() => (settings, None),
            Ok(Some((settings, wrong))) => {
                let names = ("names", wrong.join(", ").into());
                let said = words(settings.language).with("settings-wrong", &[file(), names]);
                (settings, Some(said))
            }
            Err(error) => {
                let words = words(spoken);
                let error = ("error", error.in_words(&words).into());
                (Self::first(spoken), Some(words.with("settings-unreadable", &[file(), error])))
            }
        }
    }

    /// The settings kept in that file, as [`Self::read`]; nothing if there is none.
    fn at(disk: &dyn FileSystem, path: &Path, spoken: Language) -> Result<Option<Read>, Box<dyn InWords>> {
        let read = file::read_any(disk, path, Kept::LONGEST);
        let bytes = read.map_err(|error| -> Box<dyn InWords> { Box::new(error) })?;
        bytes.map(|bytes| Self::read(&bytes, spoken)).transpose()
    }

    /// The settings that these bytes keep, and the names of those that cannot be read and are as at first.
    ///
    /// # Errors
    /// Why they keep none.
    pub(crate) fn read(bytes: &[u8], spoken: Language) -> Result<Read, Box<dyn InWords>> {
        Kept::read(bytes).map(|(kept, wrong)| (kept.settings(spoken), wrong))
    }

    /// The text that keeps these settings, never longer than what is read again.
    pub(crate) fn text(&self) -> String {
        Kept::from(self).text()
    }

    /// The words that these settings ask for.
    pub(crate) fn words(&self, game: Option<&'static Locales>) -> Arc<Words> {
        Words::shared(self.language, self.manner, game)
    }

    /// The words of the audience's view.
    pub(crate) fn audience_words(&self, game: Option<&'static Locales>) -> Arc<Words> {
        Words::shared(self.audience_language(), self.manner, game)
    }

    /// The words that are spoken: in the voice's own language if it has one.
    pub(crate) fn spoken_words(&self, game: Option<&'static Locales>) -> Arc<Words> {
        Words::shared(self.spoken_language(), self.manner, game)
    }

    /// The language that the audience reads.
    pub(crate) fn audience_language(&self) -> Language {
        self.projector_language.unwrap_or(self.language)
    }

    /// The theme of the audience's view.
    pub(crate) fn audience_theme(&self) -> Theme {
        self.projector_theme.unwrap_or(self.theme)
    }

    /// The language that is spoken.
    pub(crate) fn spoken_language(&self) -> Language {
        self.aloud.language.unwrap_or(self.language)
    }

    /// Saves the settings in that file; a file that cannot be read as a whole is set aside first.
    ///
    /// # Errors
    /// The sentence that says why they cannot be kept.
    pub(crate) fn save(&self, disk: &dyn FileSystem, path: &Path, words: &Words) -> Result<(), String> {
        let folder = path.parent().map_or(Ok(()), |folder| file::make_folder(disk, folder));
        let aside = || match Self::at(disk, path, self.language) {
            Ok(Some((_, wrong))) if wrong.is_empty() => Ok(()),
            Ok(Some(_)) | Err(_) if disk.stamp(path).is_ok_and(|there| there.kind == Kind::File) => {
                file::put_aside(disk, path, "settings-unreadable", "ron").map(drop)
            }
            Ok(Some(_) | None) | Err(_) => Ok(()),
        };
        let written = folder.and_then(|()| aside()).and_then(|()| file::put(disk, path, self.text().as_bytes()));
        written.map_err(|error| {
            let args = [("file", path.display().to_string().into()), ("error", error.in_words(words).into())];
            words.with("settings-unsaved", &args)
        })
    }
}
