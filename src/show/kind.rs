//! The properties of a game that hold at every table, as one plain value with the game's type erased.

use std::sync::Arc;

use super::cover::Cover;
use super::reference::Reference;
use super::view::Lesson;
use super::watched::Watched;
use crate::chronicle::Disclosure;
use crate::crier::{Language, Locales, Manner, Words};
use crate::stage::Sprite;

/// The properties of a game that hold at every table: its name, its messages, and what it has to show.
#[derive(Clone, Copy, Debug)]
pub struct GameKind {
    /// The name in files and arguments.
    pub name: &'static str,
    /// The proper name.
    pub title: &'static str,
    /// The game's messages.
    pub locales: Locales,
    /// When everybody may know the code.
    pub disclosure: Disclosure,
    /// The cover, if the game has one.
    pub cover: Option<Cover>,
    /// Whether there are odds to show.
    pub odds: bool,
    /// Whether anybody ever chooses from a menu.
    pub chooses: bool,
    /// Returns the code of the game's tutorial, if it has one.
    pub lesson_code: fn() -> Option<&'static str>,
    /// Returns every drawing that may occur in the game's pictures and views.
    pub drawings: fn() -> Vec<Sprite>,
    guide: fn(&Words) -> Vec<String>,
    first_time: fn(&Words) -> Vec<Lesson>,
    reference: fn(&Words) -> Reference,
}

impl GameKind {
    /// Returns the one handle of that game.
    #[must_use]
    pub const fn of<G: Watched>() -> &'static Self {
        const {
            &Self {
                name: G::NAME,
                title: G::TITLE,
                locales: G::LOCALES,
                disclosure: G::DISCLOSURE,
                cover: G::COVER,
                odds: G::ODDS,
                chooses: G::CHOOSES,
                lesson_code: G::lesson_code,
                drawings: G::drawings,
                guide: G::guide,
                first_time: G::first_time,
                reference: G::reference,
            }
        }
    }

    /// Returns the words of the app and of the game.
    #[must_use]
    pub fn words(&'static self, language: Language, manner: Manner) -> Arc<Words> {
        Words::shared(language, manner, Some(&self.locales))
    }

    /// Returns the game's own words in the language and manner of `like`, which may be another game's.
    #[must_use]
    pub fn own_words(&'static self, like: &Words) -> Arc<Words> {
        self.words(like.language(), like.manner())
    }

    /// Returns how to run the game, step by step.
    #[must_use]
    pub fn guide(&'static self, like: &Words) -> Vec<String> {
        (self.guide)(&self.own_words(like))
    }

    /// Returns the introduction for people who play for the first time.
    #[must_use]
    pub fn first_time(&'static self, like: &Words) -> Vec<Lesson> {
        (self.first_time)(&self.own_words(like))
    }

    /// Returns the rules.
    #[must_use]
    pub fn reference(&'static self, like: &Words) -> Reference {
        (self.reference)(&self.own_words(like))
    }
}
