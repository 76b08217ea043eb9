//! A line of orders, read word by word, and the reasons why it is no order.

use std::iter::Peekable;
use std::str::SplitWhitespace;

use super::orders::ORDERS;
use crate::crier::{InWords, Words};
use crate::games::dice_village::rules::{Merchant, Player};

/// A line, with the words still to be read.
pub(super) struct Line<'a>(Peekable<SplitWhitespace<'a>>);

/// Why a line is no order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderReason {
    /// No order begins with this word.
    Unknown(String),
    /// Another part of an order belongs in place of this word; `None` if the line ends there.
    Needs(What, Option<String>),
    /// This word is superfluous.
    More(String),
    /// So many dice are rolled again, but so many faces are given.
    Rerolled(usize, usize),
}

/// A part of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it, and the words tell how each is written")]
pub enum What {
    Player,
    Village,
    Side,
    Merchant,
    Die,
    Face,
    Faces,
    Purse,
    Number,
    Free,
    With,
    As,
    Shows,
    To,
    Corrected,
    Count,
    CardAt,
    VillageOrHand,
}

impl What {
    /// All parts.
    pub const ALL: [Self; 18] = [
        Self::Player,
        Self::Village,
        Self::Side,
        Self::Merchant,
        Self::Die,
        Self::Face,
        Self::Faces,
        Self::Purse,
        Self::Number,
        Self::Free,
        Self::With,
        Self::As,
        Self::Shows,
        Self::To,
        Self::Corrected,
        Self::Count,
        Self::CardAt,
        Self::VillageOrHand,
    ];

    /// Returns its form, in no language: the possible words, or an example.
    fn written(self) -> String {
        match self {
            Self::Player => "red, blue, green, yellow".to_owned(),
            Self::Village => "1-6, 2-5, 3-4".to_owned(),
            Self::Side => "left, right".to_owned(),
            Self::Merchant => format!("0…{}", Merchant::COUNT - 1),
            Self::Die => format!("1…{}", Player::MOST_CARAVANS),
            Self::Face => "1…6".to_owned(),
            Self::Faces => "1126".to_owned(),
            Self::Purse => "3+2".to_owned(),
            Self::Number => "5".to_owned(),
            Self::Free => "card, die, placement".to_owned(),
            Self::With => "with".to_owned(),
            Self::As => "as".to_owned(),
            Self::Shows => "shows".to_owned(),
            Self::To => "to".to_owned(),
            Self::Corrected => "red, blue, green, yellow, first, row, card".to_owned(),
            Self::Count => "purse, dice, die, table, hand, 1-6, 2-5, 3-4".to_owned(),
            Self::CardAt => "row, pile, red, blue, green, yellow".to_owned(),
            Self::VillageOrHand => "hand, 1-6, 2-5, 3-4".to_owned(),
        }
    }

    /// Returns the key on which the messages select.
    const fn key(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Village => "village",
            Self::Side => "side",
            Self::Merchant => "merchant",
            Self::Die => "die",
            Self::Face => "face",
            Self::Faces => "faces",
            Self::Purse => "purse",
            Self::Number => "number",
            Self::With | Self::As | Self::Shows | Self::To => "exact",
            Self::Free | Self::Corrected | Self::Count | Self::CardAt | Self::VillageOrHand => "word",
        }
    }
}

impl<'a> Line<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self(text.split_whitespace().peekable())
    }

    /// Reads the next word.
    pub(super) fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// Returns the next word without reading it.
    pub(super) fn peek(&mut self) -> Option<&'a str> {
        self.0.peek().copied()
    }

    pub(super) fn is_done(&mut self) -> bool {
        self.peek().is_none()
    }

    pub(super) fn is_number(&mut self) -> bool {
        self.peek().is_some_and(|word| word.bytes().all(|sign| sign.is_ascii_digit()))
    }

    /// Whether that word comes next.
    pub(super) fn has(&mut self, word: &str) -> bool {
        self.peek() == Some(word)
    }

    /// Reads that word if it comes next, and returns whether it does.
    pub(super) fn is(&mut self, word: &str) -> bool {
        self.0.next_if(|next| *next == word).is_some()
    }

    /// Reads that word, or refuses another one.
    pub(super) fn expect(&mut self, word: &str, what: What) -> Result<(), OrderReason> {
        self.take(what, |found| (found == word).then_some(()))
    }

    /// Reads the next word with `read`, or refuses it.
    pub(super) fn take<T>(&mut self, what: What, read: impl FnOnce(&str) -> Option<T>) -> Result<T, OrderReason> {
        let word = self.word();
        word.and_then(read).ok_or_else(|| OrderReason::Needs(what, word.map(str::to_owned)))
    }

    /// Refuses the words that are left.
    pub(super) fn end(mut self) -> Result<(), OrderReason> {
        self.word().map_or(Ok(()), |more| Err(OrderReason::More(more.to_owned())))
    }
}

impl InWords for OrderReason {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Unknown(text) => {
                let args = [("known", ORDERS.join(", ").into()), ("text", text.as_str().into())];
                words.with("args-order-unknown", &args)
            }
            Self::Needs(what, found) => {
                let written = ("written", what.written().into());
                let what = words.with("args-order-part", &[("what", what.key().into()), written]);
                match found {
                    Some(found) => {
                        words.with("args-order-needs", &[("what", what.into()), ("text", found.as_str().into())])
                    }
                    None => words.with("args-order-lacks", &[("what", what.into())]),
                }
            }
            Self::More(text) => words.with("args-order-more", &[("text", text.as_str().into())]),
            Self::Rerolled(dice, faces) => {
                words.with("args-order-rerolled", &[("dice", (*dice).into()), ("faces", (*faces).into())])
            }
        }
    }
}
