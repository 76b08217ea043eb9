//! The file that keeps the settings.

use std::collections::BTreeMap;
use std::io;
use std::ops::Not;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::fields::{self, InOrder};
use super::groups::{Group, Groups};
use super::settings::{Settings, TextSize};
use crate::chronicle::{FileDamage, mirror};
use crate::crier::voice::Aloud;
use crate::crier::{InWords, Language, Manner};
use crate::show::{Armorial, ChoosingTime};
use crate::stage::Motion;
use crate::stage::tokens::Theme;

/// The file's own type (invariant 8); a field that is missing is as at first.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Kept {
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
    /// Whether proposals of the player whose turn it is count at once.
    #[serde(skip_serializing_if = "Not::not")]
    trusts: bool,
    #[serde(rename = "room")]
    projector: bool,
    monitor: Option<String>,
    aloud: KeptAloud,
    /// The variants of the last new games, by the games' names.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    variants: BTreeMap<String, String>,
    /// The numbers of people's arms, by name.
    #[serde(skip_serializing_if = "KeptPeople::is_empty")]
    people: KeptPeople,
    /// Groups of players, each with its name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    groups: Vec<KeptGroup>,
}

#[derive(Serialize, Deserialize)]
struct KeptGroup {
    name: String,
    players: Vec<String>,
}

/// A map in the order of the file: who was at the table last stands last.
#[derive(Default)]
struct KeptPeople(Vec<(String, usize)>);

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
            trusts: settings.trusts,
            projector: settings.projector,
            monitor: settings.monitor.clone().filter(|name| name.len() <= Self::LONGEST_NAME),
            aloud: KeptAloud::from(&settings.aloud),
            variants: settings.variants.clone(),
            groups: settings.groups.all().iter().map(KeptGroup::from).collect(),
            people: KeptPeople(settings.armorial.numbers().map(|(name, number)| (name.to_owned(), number)).collect()),
        }
    }
}

impl Kept {
    /// The longest file of settings, in bytes.
    pub(super) const LONGEST: usize = 1 << 16;
    /// So long no name of a monitor or a voice is, in bytes; what is written of a longer one might not be read again.
    const LONGEST_NAME: usize = 1 << 10;

    /// What these bytes keep, and the names of the fields whose values cannot be read: they are as at first.
    pub(super) fn read(bytes: &[u8]) -> Result<(Self, Vec<String>), Box<dyn InWords>> {
        let unread = |error: io::Error| -> Box<dyn InWords> { Box::new(error) };
        if bytes.len() > Self::LONGEST {
            return Err(unread(io::ErrorKind::FileTooLarge.into()));
        }
        let text = str::from_utf8(bytes).map_err(|error| unread(io::Error::new(io::ErrorKind::InvalidData, error)))?;
        let right = || {
            let aloud = |value: &str| fields::right::<KeptAloud>(value, |_, _| None);
            let (right, wrong) = fields::right::<Self>(text, |name, value| aloud(value).filter(|_| name == "aloud"))?;
            Some((ron::from_str(&right).ok()?, wrong))
        };
        match ron::from_str(text) {
            Ok(kept) => Ok((kept, Vec::new())),
            Err(error) => right().ok_or_else(|| -> Box<dyn InWords> { Box::new(FileDamage::from(error)) }),
        }
    }

    /// The text that keeps this, never longer than what is read again.
    pub(super) fn text(mut self) -> String {
        loop {
            // Plain structures into memory cannot fail; should they, an empty file gives the settings as at first.
            let text = ron::ser::to_string_pretty(&self, ron::ser::PrettyConfig::default()).unwrap_or_default();
            if text.len() <= Self::LONGEST || self.people.0.is_empty() && self.groups.is_empty() {
                return text;
            }
            // Signs of some names are spelled out when they are written. Those who were at the table last stay, and the groups,
            // which a person has saved.
            let out = self.people.0.len().div_ceil(8);
            self.people.0.drain(..out);
            if out == 0 {
                self.groups.pop();
            }
        }
    }

    /// The settings that this keeps, where the system speaks that language.
    pub(super) fn settings(self, spoken: Language) -> Settings {
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
            trusts: self.trusts,
            projector: self.projector,
            monitor: self.monitor.filter(|name| name.len() <= Self::LONGEST_NAME),
            aloud: self.aloud.aloud(),
            variants: named(self.variants),
            armorial: Arc::new(Armorial::of(self.people.0)),
            groups: Groups::of(self.groups.into_iter().map(Group::from)),
        }
    }
}

/// Returns the variants whose names are no longer than a name is: what is written of a longer one might not be read again.
fn named(mut variants: BTreeMap<String, String>) -> BTreeMap<String, String> {
    variants.retain(|game, variant| game.len().max(variant.len()) <= MOST_VARIANT);
    while variants.len() > MOST_VARIANTS {
        variants.pop_last();
    }
    variants
}

/// The longest name of a game or a variant, in bytes, and the number of games.
const MOST_VARIANT: usize = 64;
const MOST_VARIANTS: usize = 16;

impl From<&Group> for KeptGroup {
    fn from(group: &Group) -> Self {
        let Group { name, players } = group.clone();
        Self { name, players }
    }
}

impl From<KeptGroup> for Group {
    fn from(KeptGroup { name, players }: KeptGroup) -> Self {
        Self { name, players }
    }
}

impl KeptPeople {
    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for KeptPeople {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, number)| (name, number)))
    }
}

impl<'de> Deserialize<'de> for KeptPeople {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(InOrder::default()).map(Self)
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
        let name = name.filter(|name| name.len() <= Kept::LONGEST_NAME);
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
