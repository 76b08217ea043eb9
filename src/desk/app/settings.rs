//! What a person may set, kept between runs.

use std::collections::BTreeMap;
use std::io;
use std::ops::Not;
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::chronicle::file::{self, FileSystem, Kind};
use crate::chronicle::{FileDamage, mirror};
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
    /// Whether the projector's window is wished for.
    pub projector: bool,
    /// The name of the monitor on which the projector's window is wished for; a missing monitor is waited for.
    pub monitor: Option<String>,
    /// Voice and bells.
    pub aloud: Aloud,
    /// The people's arms, by which everybody is known again on every evening.
    pub armorial: Arc<Armorial>,
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
            projector: false,
            monitor: None,
            aloud: Aloud::default(),
            armorial: Arc::default(),
        }
    }

    /// The settings kept in that file, and a sentence if they cannot be read; then they are as at first.
    pub(crate) fn load(disk: &dyn FileSystem, path: &Path, spoken: Language) -> (Self, Option<String>) {
        let words = Words::new(spoken, Manner::Plain, None);
        let trouble = |error: &dyn InWords| {
            let args = [("file", path.display().to_string().into()), ("error", error.in_words(&words).into())];
            (Self::first(spoken), Some(words.with("settings-unreadable", &args)))
        };
        match Self::at(disk, path, spoken) {
            Ok(Some(settings)) => (settings, None),
            Ok(None) => (Self::first(spoken), None),
            Err(error) => trouble(&*error),
        }
    }

    /// The settings kept in that file; nothing if there is none.
    fn at(disk: &dyn FileSystem, path: &Path, spoken: Language) -> Result<Option<Self>, Box<dyn InWords>> {
        let read = file::read_any(disk, path, Kept::LONGEST);
        let bytes = read.map_err(|error| -> Box<dyn InWords> { Box::new(error) })?;
        bytes.map(|bytes| Self::read(&bytes, spoken)).transpose()
    }

    /// The settings that these bytes keep.
    ///
    /// # Errors
    /// Why they keep none.
    pub(crate) fn read(bytes: &[u8], spoken: Language) -> Result<Self, Box<dyn InWords>> {
        Ok(Kept::read(bytes)?.settings(spoken))
    }

    /// The text that keeps these settings.
    pub(crate) fn text(&self) -> String {
        // Plain structures into memory cannot fail; should they, an empty file gives the settings as at first.
        ron::ser::to_string_pretty(&Kept::from(self), ron::ser::PrettyConfig::default()).unwrap_or_default()
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

    /// Keeps the settings in that file; one that does not read is put aside first.
    ///
    /// # Errors
    /// The sentence that says why they cannot be kept.
    pub(crate) fn save(&self, disk: &dyn FileSystem, path: &Path, words: &Words) -> Result<(), String> {
        let folder = path.parent().map_or(Ok(()), |folder| file::make_folder(disk, folder));
        let aside = || match Self::at(disk, path, self.language) {
            Err(_) if disk.stamp(path).is_ok_and(|there| there.kind == Kind::File) => {
                file::put_aside(disk, path, "settings-unreadable", "ron").map(drop)
            }
            Ok(_) | Err(_) => Ok(()),
        };
        let written = folder.and_then(|()| aside()).and_then(|()| file::put(disk, path, self.text().as_bytes()));
        written.map_err(|error| {
            let args = [("file", path.display().to_string().into()), ("error", error.in_words(words).into())];
            words.with("settings-unsaved", &args)
        })
    }
}

/// The file's own type (invariant 8); a field that is missing is as at first.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    /// A language's tag; the system's language where there is none, or none that is known.
    language: Option<String>,
    /// A language's tag, if the audience's is another one.
    #[serde(rename = "room_language")]
    projector_language: Option<String>,
    /// The projector's theme, if it is another one.
    #[serde(rename = "room_theme", skip_serializing_if = "Option::is_none")]
    projector_theme: Option<KeptTheme>,
    /// The size of the projector's texts, if they are larger.
    #[serde(rename = "room_text", skip_serializing_if = "Option::is_none")]
    projector_text: Option<KeptTextSize>,
    /// A manner's tag.
    manner: Option<String>,
    theme: KeptTheme,
    motion: KeptMotion,
    text_size: KeptTextSize,
    /// In seconds.
    choosing: Option<u16>,
    #[serde(skip_serializing_if = "Not::not")]
    tips: bool,
    #[serde(rename = "room")]
    projector: bool,
    monitor: Option<String>,
    aloud: KeptAloud,
    /// The numbers of people's arms, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    people: BTreeMap<String, usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(default)]
struct KeptAloud {
    voice: bool,
    bells: bool,
    muted: bool,
    volume: u8,
    rate: i8,
    /// A language's tag.
    language: Option<String>,
    name: Option<String>,
}

mirror! {
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum KeptTheme of Theme {
        #[default]
        Parchment,
        Dark,
        Contrast,
    }
}

mirror! {
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum KeptMotion of Motion {
        #[default]
        Full,
        Short,
        None,
    }
}

mirror! {
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum KeptTextSize of TextSize {
        #[default]
        Normal,
        Large,
        Larger,
    }
}

impl From<&Settings> for Kept {
    fn from(settings: &Settings) -> Self {
        Self {
            language: Some(settings.language.tag().to_owned()),
            projector_language: settings.projector_language.map(|language| language.tag().to_owned()),
            manner: Some(settings.manner.tag().to_owned()),
            projector_theme: settings.projector_theme.map(KeptTheme::from),
            theme: settings.theme.into(),
            motion: settings.motion.into(),
            text_size: settings.text_size.into(),
            projector_text: Some(settings.projector_text)
                .filter(|size| *size != TextSize::Normal)
                .map(KeptTextSize::from),
            choosing: settings.choosing.map(ChoosingTime::seconds),
            tips: settings.tips,
            projector: settings.projector,
            monitor: settings.monitor.clone(),
            aloud: KeptAloud::from(&settings.aloud),
            people: settings.armorial.numbers().map(|(name, number)| (name.to_owned(), number)).collect(),
        }
    }
}

impl Kept {
    /// So long settings never are.
    const LONGEST: usize = 1 << 16;
    /// So long no name of a monitor or a voice is, in bytes; what is written of a longer one might not be read again.
    const LONGEST_NAME: usize = 1 << 10;

    /// What these bytes keep.
    fn read(bytes: &[u8]) -> Result<Self, Box<dyn InWords>> {
        let unread = |error: io::Error| -> Box<dyn InWords> { Box::new(error) };
        if bytes.len() > Self::LONGEST {
            return Err(unread(io::ErrorKind::FileTooLarge.into()));
        }
        let text = str::from_utf8(bytes).map_err(|error| unread(io::Error::new(io::ErrorKind::InvalidData, error)))?;
        ron::from_str(text).map_err(|error| -> Box<dyn InWords> { Box::new(FileDamage::from(error)) })
    }

    fn settings(self, spoken: Language) -> Settings {
        Settings {
            language: self.language.and_then(|tag| tag.parse().ok()).unwrap_or(spoken),
            projector_language: self.projector_language.and_then(|tag| tag.parse().ok()),
            manner: self.manner.and_then(|tag| tag.parse().ok()).unwrap_or(Manner::Plain),
            projector_theme: self.projector_theme.map(Theme::from),
            theme: self.theme.into(),
            motion: self.motion.into(),
            text_size: self.text_size.into(),
            projector_text: self.projector_text.map(TextSize::from).unwrap_or_default(),
            choosing: self.choosing.and_then(ChoosingTime::new),
            tips: self.tips,
            projector: self.projector,
            monitor: self.monitor.filter(|name| name.len() <= Self::LONGEST_NAME),
            aloud: self.aloud.aloud(),
            armorial: Arc::new(Armorial::of(self.people)),
        }
    }
}

impl Default for KeptAloud {
    fn default() -> Self {
        Self::from(&Aloud::default())
    }
}

impl From<&Aloud> for KeptAloud {
    fn from(aloud: &Aloud) -> Self {
        let Aloud { voice, bells, muted, volume, rate, language, name } = aloud.clone();
        let language = language.map(|language| language.tag().to_owned());
        Self { voice, bells, muted, volume, rate, language, name }
    }
}

impl KeptAloud {
    fn aloud(self) -> Aloud {
        let Self { voice, bells, muted, volume, rate, language, name } = self;
        let (volume, rate) = (volume.min(100), rate.clamp(-100, 100));
        let name = name.filter(|name| name.len() <= Kept::LONGEST_NAME);
        Aloud { voice, bells, muted, volume, rate, language: language.and_then(|tag| tag.parse().ok()), name }
    }
}
