//! Errors in the reader's language: files and folders, the store, codes and days.
//!
//! An error is data. Its sentence is in the Fluent files, and [`InWords`] is the one way from the data to the sentence.
//! The errors of this room and of those before it are worded here, a game's own in its folder, a later room's beside
//! the error.

use std::path::Path;
use std::{fmt, io};

use fluent_bundle::FluentValue;

use super::harmless::quoted;
use super::no_such_value::NoSuchValue;
use super::words::Words;
use crate::chronicle::cards::{CardDamage, CardRefusal};
use crate::chronicle::envelope::Unreadable;
use crate::chronicle::file::{NoReader, NotAFile, OtherKind, Ours};
use crate::chronicle::hall::{FinishedReason, HallDamage, NoId};
use crate::chronicle::store::{Document, Doing, LoadError, Meddled, StoreError};
use crate::chronicle::{DateRefusal, FileDamage, FileKind, PlayersRefusal, Recorded};
use crate::play::Seat;

/// An error that can be shown to a person.
///
/// ```
/// use town_crier::chronicle::{FileDamage, FileKind};
/// use town_crier::crier::{InWords as _, Language, Manner, Words};
///
/// let damage = FileDamage::CutShort { line: 12 };
/// let english = Words::new(Language::English, Manner::Plain, None);
/// assert_eq!(damage.in_words(&english), "the file was cut off: it ends in the middle, in line 12");
/// let german = Words::new(Language::German, Manner::Plain, None);
/// assert_eq!(damage.in_words(&german), "Die Datei ist abgeschnitten: Sie endet mittendrin, in Zeile 12");
/// ```
pub trait InWords: fmt::Debug {
    /// Returns one line: what is wrong, where, and what to do. It stands alone or behind a colon, so it has no full
    /// stop.
    fn in_words(&self, words: &Words) -> String;
}

impl InWords for Box<dyn InWords> {
    fn in_words(&self, words: &Words) -> String {
        (**self).in_words(words)
    }
}

impl InWords for io::Error {
    fn in_words(&self, words: &Words) -> String {
        use io::ErrorKind as Kind;
        match self.get_ref() {
            Some(error) if error.is::<NotAFile>() => return words.text("system-not-a-file"),
            Some(error) if error.is::<NoReader>() => return words.text("system-no-reader"),
            Some(error) if error.is::<OtherKind>() => return words.text("system-other-kind"),
            Some(error) if error.is::<Ours>() => return words.text("system-ours"),
            Some(_) | None => {}
        }
        let what = match self.kind() {
            // That says all: nobody looks for it in a manual.
            Kind::IsADirectory => return words.text("system-is-a-folder"),
            Kind::FileTooLarge => words.text("system-too-large"),
            Kind::NotFound => words.text("system-not-found"),
            Kind::PermissionDenied => words.text("system-denied"),
            Kind::AlreadyExists => words.text("system-exists"),
            Kind::NotADirectory => words.text("system-not-a-folder"),
            Kind::StorageFull | Kind::QuotaExceeded => words.text("system-full"),
            Kind::ReadOnlyFilesystem => words.text("system-read-only"),
            Kind::InvalidFilename | Kind::InvalidInput => words.text("system-bad-name"),
            Kind::InvalidData => words.text("system-not-text"),
            Kind::ResourceBusy | Kind::ExecutableFileBusy | Kind::WouldBlock => words.text("system-busy"),
            // The kinds are the system's and grow; its own words are better than none, and they bear the number.
            _ => return words.with("system-other", &[("text", self.to_string().into())]),
        };
        match self.raw_os_error() {
            // By its number it is found in the system's manual.
            Some(number) => words.with("system-numbered", &[("what", what.into()), ("number", number.into())]),
            None => what,
        }
    }
}

impl InWords for FileDamage {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Empty => words.text("file-empty"),
            Self::Foreign(file) => words.with("file-foreign", &[("kind", kind(*file))]),
            Self::TooLong(file) => {
                words.with("file-too-long", &[("kind", kind(*file)), ("mib", (file.longest() >> 20).into())])
            }
            Self::NotText { line, column } => {
                words.with("file-not-text", &[("line", (*line).into()), ("column", (*column).into())])
            }
            Self::CutShort { line } => words.with("file-cut-short", &[("line", (*line).into())]),
            Self::Unreadable { line, column, what, said: _ } => {
                let (what, name) = match what {
                    Unreadable::Syntax => ("syntax", String::new()),
                    Unreadable::Number => ("number", String::new()),
                    Unreadable::Unknown(name) => ("unknown", quoted(name)),
                    Unreadable::Missing(name) => ("missing", quoted(name)),
                    Unreadable::Twice(name) => ("twice", quoted(name)),
                    Unreadable::Value => ("value", String::new()),
                };
                let args = [
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                    ("what", what.into()),
                    ("name", name.into()),
                ];
                words.with("file-syntax", &args)
            }
            Self::Newer(format) => words.with("file-newer", &[("format", (*format).into())]),
            Self::NoSuchFormat(format) => words.with("file-no-such-format", &[("format", (*format).into())]),
            Self::AnotherGame { ours, found } => {
                words.with("file-another-game", &[("ours", (*ours).into()), ("found", quoted(found).into())])
            }
            Self::Changed => words.text("file-changed"),
        }
    }
}

impl<D: Document<Damage: InWords>> InWords for LoadError<D> {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Io { path, source } => io_error(D::KIND, Doing::Read, path, source, words),
            Self::Damaged { path, damage, before_holds } => {
                let before = if *before_holds { "yes" } else { "no" };
                let args = [
                    ("file", path.display().to_string().into()),
                    ("damage", damage.in_words(words).into()),
                    ("before", before.into()),
                ];
                words.with("store-damaged", &args)
            }
        }
    }
}

impl InWords for StoreError {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::InUse { kind: file, path } => {
                words.with("store-in-use", &[("kind", kind(*file)), ("file", path.display().to_string().into())])
            }
            Self::Io { kind, doing, path, source } => io_error(*kind, *doing, path, source, words),
        }
    }
}

impl InWords for Meddled {
    fn in_words(&self, words: &Words) -> String {
        let shown = |path: &Path| FluentValue::from(path.display().to_string());
        match self {
            Self::Removed { path } => words.with("store-removed", &[("file", shown(path))]),
            Self::Changed { path, kept } => {
                words.with("store-changed", &[("file", shown(path)), ("kept", shown(kept))])
            }
        }
    }
}

/// Returns the sentence for a file operation that the system refuses, and what a person can do about it.
fn io_error(file: FileKind, doing: Doing, path: &Path, source: &io::Error, words: &Words) -> String {
    use io::ErrorKind as Kind;
    let doing = match doing {
        Doing::Folder => "folder",
        Doing::Lock => "lock",
        Doing::Read => "read",
        Doing::Write => "write",
        Doing::Move => "move",
        Doing::Remove => "remove",
    };
    let why = match source.kind() {
        Kind::StorageFull | Kind::QuotaExceeded => "full",
        Kind::PermissionDenied => "denied",
        Kind::ReadOnlyFilesystem => "read-only",
        Kind::NotADirectory | Kind::AlreadyExists | Kind::IsADirectory => "in-the-way",
        // For all other kinds, another place is the one advice that can help.
        _ => "other",
    };
    let advice = words.with("store-advice", &[("why", why.into()), ("kind", kind(file))]);
    let args = [
        ("doing", doing.into()),
        ("file", path.display().to_string().into()),
        ("system", source.in_words(words).into()),
        ("advice", advice.into()),
    ];
    words.with("store-io", &args)
}

impl<G: Recorded<Damage: InWords>> InWords for HallDamage<G> {
    fn in_words(&self, words: &Words) -> String {
        let game = |game: usize, reason: String| {
            words.with("file-hall-game", &[("game", game.into()), ("reason", reason.into())])
        };
        match self {
            Self::File(damage) => damage.in_words(words),
            Self::Id(at, no_id) => game(*at, no_id.in_words(words)),
            Self::Date(at, refusal) => game(*at, refusal.in_words(words)),
            Self::Code(at, refusal) => game(*at, refusal.in_words(words)),
            Self::Players(at, refusal) => game(*at, refusal.in_words(words)),
            Self::Results(at, reason) => game(*at, reason.in_words(words)),
            Self::Game(at, damage) => game(*at, damage.in_words(words)),
            Self::Twice(at) => words.with("file-hall-twice", &[("game", (*at).into())]),
            Self::Order(at) => words.with("file-hall-order", &[("game", (*at).into())]),
        }
    }
}

impl InWords for CardDamage {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::File(damage) => damage.in_words(words),
            Self::Figure(refusal) => refusal.in_words(words),
            Self::Twice(card, figure) => {
                words.with("file-cards-twice", &[("card", quoted(card).into()), ("figure", quoted(figure).into())])
            }
        }
    }
}

impl InWords for CardRefusal {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::NoCard(card) => words.with("file-cards-card", &[("card", quoted(card).into())]),
            Self::NoFigure(card, figure) => {
                words.with("file-cards-figure", &[("card", quoted(card).into()), ("figure", quoted(figure).into())])
            }
            Self::NoValue(card, figure, value) => {
                let args =
                    [("card", quoted(card).into()), ("figure", quoted(figure).into()), ("value", quoted(value).into())];
                words.with("file-cards-value", &args)
            }
        }
    }
}

impl InWords for PlayersRefusal {
    fn in_words(&self, words: &Words) -> String {
        match *self {
            Self::Many(players) => {
                words.with("damage-players", &[("players", players.into()), ("most", Self::MOST.into())])
            }
            Self::Name(seat, letters) => {
                let args =
                    [("player", seat.number().into()), ("letters", letters.into()), ("most", Self::LONGEST.into())];
                words.with("damage-player-name", &args)
            }
        }
    }
}

impl<G: Recorded> InWords for FinishedReason<G> {
    /// Returns the reason with players by their numbers, as in a file; `Words::finished_reason` has their names.
    fn in_words(&self, words: &Words) -> String {
        let number = |seat: Seat| FluentValue::from(seat.number());
        match *self {
            Self::NotOver => words.clause("refusal-not-over", &[]),
            Self::Nobody => words.clause("refusal-nobody", &[]),
            Self::NoName(seat) => words.clause("refusal-no-name", &[("player", number(seat))]),
            Self::NameTwice(one, other) => {
                words.with("file-hall-name-twice", &[("one", number(one)), ("other", number(other))])
            }
            Self::Blank(seat) => words.clause("refusal-blank", &[("player", number(seat)), ("name", number(seat))]),
            Self::Sheet(seat, _) | Self::Tied(seat, _) => words.with("file-hall-sheet", &[("player", number(seat))]),
        }
    }
}

impl InWords for NoId {
    fn in_words(&self, words: &Words) -> String {
        words.text("file-hall-id")
    }
}

impl InWords for DateRefusal {
    fn in_words(&self, words: &Words) -> String {
        words.with("refusal-date", &[("text", quoted(&self.0).into())])
    }
}

impl InWords for NoSuchValue {
    fn in_words(&self, words: &Words) -> String {
        let (last, most) = self.known.split_last().map_or(("", &[][..]), |(last, most)| (last.as_str(), most));
        let args = [
            ("count", self.known.len().into()),
            ("most", most.join(", ").into()),
            ("last", last.into()),
            ("text", quoted(&self.text).into()),
        ];
        words.with("args-value", &args)
    }
}

/// Returns a kind of file as the messages select on it.
fn kind(kind: FileKind) -> FluentValue<'static> {
    match kind {
        FileKind::Game => "game".into(),
        FileKind::Hall => "hall".into(),
        FileKind::Cards => "cards".into(),
    }
}
