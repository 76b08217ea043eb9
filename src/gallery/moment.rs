//! A moment of the show as phones see it: the screen, and what is asked.

use std::sync::Arc;

use super::seats::Asks;
use super::wire;
use crate::show::{Choices, Prelude, Reader, Sent, Show, Shown};

/// A moment of the show for phones, with its number in the sequence of changes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment<'a> {
    /// The show.
    pub(super) show: &'a Show,
    /// Whether the picture has yet to reveal the result: then the state before it is sent.
    pub(super) moving: bool,
    /// The id of the gallery's run.
    pub(super) epoch: &'a str,
    /// The number of changes so far.
    pub(super) rev: u64,
}

impl<'a> Moment<'a> {
    /// Returns the current game, if there is one; `None` while the audience's screens are dark.
    pub(super) fn shown(&self) -> Option<&'a Shown> {
        let shown = self.show.shown.as_deref().filter(|_| !self.show.dark)?;
        Some(if self.moving { shown.before.as_deref().unwrap_or(shown) } else { shown })
    }

    /// Returns the current game, or the prepared one.
    pub(super) fn game(&self) -> Option<&'a Shown> {
        self.shown()
            .or_else(|| self.show.prelude.as_ref().filter(|_| !self.show.dark).map(|prelude| &**prelude.shown()))
    }

    /// Returns what phones may answer now.
    pub(super) fn asks(&self) -> Option<Asks> {
        // What is told to everybody is counted: no sheet stands before it.
        let scoring = self.show.scoring.as_ref().filter(|_| self.show.ceremony.is_none());
        if scoring.is_some_and(|scoring| scoring.asks()) && !self.moving {
            return Some(Asks::Sheet);
        }
        match self.screen() {
            wire::Screen::Game if !self.moving => {
                self.shown().filter(|shown| shown.choice).map(|shown| Asks::Ready(shown.orders))
            }
            wire::Screen::Game
            | wire::Screen::Empty
            | wire::Screen::Title
            | wire::Screen::Soon
            | wire::Screen::Opening
            | wire::Screen::Over
            | wire::Screen::Ceremony
            | wire::Screen::Break
            | wire::Screen::Dark => None,
        }
    }

    /// Whether players see the game and may choose: before its first order, too.
    pub(super) fn plays(&self) -> bool {
        !self.moving && matches!(self.screen(), wire::Screen::Opening | wire::Screen::Game)
    }

    /// Returns what that reader may propose now.
    pub(super) fn choices(&self, reader: Reader) -> Option<&'a Choices> {
        let own = self.show.choices.iter().find(|choices| reader.seat() == Some(choices.seat));
        own.map(Arc::as_ref).filter(|_| self.plays())
    }

    /// Returns the choices of another player whose proposal lies on the crier's desk, for that reader.
    pub(super) fn proposal(&self, reader: Reader) -> Option<&'a Choices> {
        let others = self.show.choices.iter().filter(|choices| reader.seat() != Some(choices.seat));
        others.map(Arc::as_ref).find(|choices| choices.is_laid()).filter(|_| self.plays())
    }

    /// Whether the winner is told: the ceremony tells it to everybody first.
    pub(super) fn tells_winner(&self) -> bool {
        self.shown().is_some_and(|shown| shown.news.is_of_winner())
    }

    /// Whether the ceremony has yet to tell how everybody stands, and nobody counts by hand: then nothing tells it first.
    pub(super) fn awaits_ceremony(&self) -> bool {
        let is_untold = self.shown().is_some_and(|shown| shown.steps().is_over()) && !self.tells_winner();
        is_untold && self.show.scoring.as_ref().is_some_and(|scoring| !scoring.asks())
    }

    pub(super) fn screen(&self) -> wire::Screen {
        let show = self.show;
        match (show.dark, self.shown(), &show.prelude) {
            (true, _, _) => wire::Screen::Dark,
            (false, Some(_), _) if show.ceremony.is_some() => wire::Screen::Ceremony,
            (false, Some(_), _) if show.sent == Some(Sent::Break) => wire::Screen::Break,
            (false, Some(shown), _) if shown.opening => wire::Screen::Opening,
            (false, Some(shown), _) if shown.steps().is_over() => wire::Screen::Over,
            (false, Some(_), _) => wire::Screen::Game,
            (false, None, Some(Prelude::Title(_))) => wire::Screen::Title,
            (false, None, Some(Prelude::Soon(_))) => wire::Screen::Soon,
            (false, None, None) => wire::Screen::Empty,
        }
    }
}
