//! A line of orders, read word by word, and the reasons why it is no order.

use std::iter::Peekable;
use std::str::SplitWhitespace;

use super::orders::ORDERS;
use crate::crier::{InWords, Words};
use crate::games::troyes::rules::{Building, Character, Color, Count, Event, Face, Owner, Seat};

/// A line, with the words still to be read.
pub(super) struct Line<'a> {
    words: Peekable<SplitWhitespace<'a>>,
    /// How many were read.
    read: usize,
}

/// Why a line is no order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderReason {
    /// No order begins with this word.
    Unknown(String),
    /// Another part of an order belongs at this place of the line.
    Needs {
        /// What belongs there.
        what: What,
        /// The number of the word, from 1.
        at: usize,
        /// The word that stands there; nothing if the line ends before.
        found: Option<String>,
    },
    /// This word is superfluous.
    More {
        /// The number of the word, from 1.
        at: usize,
        /// The word.
        found: String,
    },
}

/// A part of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it, and the words tell how each is written")]
pub enum What {
    Building,
    Activity,
    Event,
    Character,
    Player,
    Owner,
    Color,
    Die,
    OwnDie,
    BlackDie,
    Face,
    Number,
    Count,
    Influence,
    Purpose,
    Clause,
    Origin,
    Nobody,
    Card,
    Figure,
    Value,
    Corrected,
    Place,
    YesNo,
    Exact(&'static str),
}

impl What {
    /// Returns its form, in no language: the possible words, or an example.
    #[must_use]
    pub fn written(self) -> String {
        fn names<T: crate::play::Named>() -> String {
            T::NAMES.join(", ")
        }
        match self {
            Self::Building => names::<Building>(),
            Self::Activity => "merchant".to_owned(),
            Self::Event => "conflict-of-succession".to_owned(),
            Self::Character => names::<Character>(),
            Self::Player => "p1".to_owned(),
            Self::Owner => "p1, gray".to_owned(),
            Self::Color => names::<Color>(),
            Self::Die => "y5, p2:y5, gray:r3, p2:#1".to_owned(),
            Self::OwnDie => "y5, #1".to_owned(),
            Self::BlackDie => "6, #1".to_owned(),
            Self::Face => "1…6".to_owned(),
            Self::Number => "5".to_owned(),
            Self::Count => names::<Count>(),
            Self::Influence => "recruit, reroll, turn-over".to_owned(),
            Self::Purpose => "activity, cathedral, combat, citizen, agriculture, unsaid".to_owned(),
            Self::Clause => "with, cube, hire, from, cost, out, times, cubes, in, on, told".to_owned(),
            Self::Origin => "supply, palace, lying palace, merchant".to_owned(),
            Self::Nobody => "nobody, p1, gray".to_owned(),
            Self::Card => "merchant, war".to_owned(),
            Self::Figure => "hire, per, banners".to_owned(),
            Self::Value => "3".to_owned(),
            Self::Corrected => "p1, gray, tradesmen, event, left, cathedral, die, start, turn".to_owned(),
            Self::Place => "square, used, countered".to_owned(),
            Self::YesNo => "yes, no".to_owned(),
            Self::Exact(word) => word.to_owned(),
        }
    }

    /// Returns the key on which the messages select.
    fn key(self) -> &'static str {
        match self {
            Self::Activity => "activity",
            Self::Event => "event",
            Self::Card => "card",
            Self::Player => "player",
            Self::Owner => "owner",
            Self::Nobody => "nobody",
            Self::Die => "die",
            Self::OwnDie => "own",
            Self::BlackDie => "black",
            Self::Face => "face",
            Self::Number => "number",
            Self::Origin => "origin",
            Self::Figure => "figure",
            Self::Value => "value",
            Self::Exact(word) if !word.contains(',') => "exact",
            Self::Exact(_)
            | Self::Building
            | Self::Character
            | Self::Color
            | Self::Count
            | Self::Influence
            | Self::Purpose
            | Self::Clause
            | Self::Corrected
            | Self::Place
            | Self::YesNo => "word",
        }
    }
}

impl InWords for OrderReason {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Unknown(text) => {
                let args = [("known", ORDERS.join(", ").into()), ("text", text.as_str().into())];
                words.with("args-line-unknown", &args)
            }
            Self::Needs { what, at, found } => {
                let args = [("what", what.key().into()), ("written", what.written().into())];
                let part = ("what", words.with("args-line-part", &args).into());
                match found {
                    Some(text) => {
                        words.with("args-line-needs", &[part, ("at", (*at).into()), ("text", text.as_str().into())])
                    }
                    None => words.with("args-line-lacks", &[part]),
                }
            }
            Self::More { at, found } => {
                words.with("args-line-more", &[("at", (*at).into()), ("text", found.as_str().into())])
            }
        }
    }
}

impl<'a> Line<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { words: text.split_whitespace().peekable(), read: 0 }
    }

    /// Reads the next word.
    pub(super) fn word(&mut self) -> Option<&'a str> {
        self.read += 1;
        self.words.next()
    }

    /// Returns the next word without reading it.
    pub(super) fn peek(&mut self) -> Option<&'a str> {
        self.words.peek().copied()
    }

    pub(super) fn is_done(&mut self) -> bool {
        self.peek().is_none()
    }

    /// Reads that word if it comes next, and returns whether it does.
    pub(super) fn is(&mut self, word: &str) -> bool {
        let is = self.peek() == Some(word);
        if is {
            self.word();
        }
        is
    }

    /// Reads that word, or refuses another one.
    pub(super) fn expect(&mut self, word: &'static str) -> Result<(), OrderReason> {
        self.take(What::Exact(word), |found| (found == word).then_some(()))
    }

    /// Reads the next word with `read`, or refuses it.
    pub(super) fn take<T>(&mut self, what: What, read: impl FnOnce(&str) -> Option<T>) -> Result<T, OrderReason> {
        let word = self.word();
        word.and_then(read).ok_or_else(|| self.needs(what, word))
    }

    /// Reads the next word with `read` if it can be read.
    pub(super) fn maybe<T>(&mut self, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let value = self.peek().and_then(read)?;
        self.word();
        Some(value)
    }

    /// Returns the refusal of the word that was just read.
    pub(super) fn needs(&self, what: What, found: Option<&str>) -> OrderReason {
        OrderReason::Needs { what, at: self.read, found: found.map(str::to_owned) }
    }

    /// Refuses the words that are left.
    pub(super) fn end(&mut self) -> Result<(), OrderReason> {
        match self.word() {
            None => Ok(()),
            Some(more) => Err(OrderReason::More { at: self.read, found: more.to_owned() }),
        }
    }
}

/// Returns the player of a name such as `p1`.
pub(super) fn seat_of(word: &str) -> Option<Seat> {
    let number: u8 = word.strip_prefix('p')?.parse().ok()?;
    number.checked_sub(1).filter(|seat| *seat < 4).map(Seat)
}

/// Returns the owner of a name such as `p1` or `gray`.
pub(super) fn owner_of(word: &str) -> Option<Owner> {
    match word {
        "gray" => Some(Owner::Gray),
        "roy" => Some(Owner::Roy),
        word => seat_of(word).map(Owner::Seat),
    }
}

/// Returns the value of that name.
pub(super) fn named<T: crate::play::Named>(word: &str) -> Option<T> {
    T::VALUES.iter().copied().find(|value| value.name() == word)
}

/// Returns the color and the face of a die such as `y5`.
pub(super) fn shown_of(word: &str) -> Option<(Color, Face)> {
    let mut signs = word.chars();
    let color = match signs.next()? {
        'r' => Color::Red,
        'w' => Color::White,
        'y' => Color::Yellow,
        _ => return None,
    };
    Some((color, face_of(signs.as_str())?))
}

/// Returns the face of that number.
pub(super) fn face_of(word: &str) -> Option<Face> {
    Face::try_from(word.parse::<u8>().ok()?).ok()
}

/// Returns the index of a place such as `#1`.
pub(super) fn place_of(word: &str) -> Option<u8> {
    word.strip_prefix('#')?.parse::<u8>().ok()?.checked_sub(1)
}

/// Returns the name of an owner: `p1`, `gray`.
pub(super) fn owner_name(owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => format!("p{}", seat.number()),
        Owner::Gray => "gray".to_owned(),
        Owner::Roy => "roy".to_owned(),
    }
}

/// Returns the parts, with a space before each.
pub(super) fn spaced(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().flat_map(|part| [" ".to_owned(), part]).collect()
}

/// Returns the name of a die's color and face: `y5`.
pub(super) fn shown_name(color: Color, face: Face) -> String {
    let color = match color {
        Color::Red => 'r',
        Color::White => 'w',
        Color::Yellow => 'y',
    };
    format!("{color}{face}")
}

/// The event of that name, such as `brigands-a`.
pub(super) fn event_of(word: &str) -> Option<Event> {
    named(word)
}
