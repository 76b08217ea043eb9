//! The table of a game whose type is erased: what is shown of it to all, and to each seat.

use std::borrow::Cow;
use std::fmt::Debug;

use super::backdrop::Backdrop;
use super::count::CountStep;
use super::counted::Counted;
use super::explained::Explained;
use super::seat_names::{resembles_seat, seat_called, seat_for};
use super::view::{Reader, View};
use crate::chronicle::hall::{Looks, PlayerName};
use crate::crier::Words;
use crate::play::Seat;
use crate::stage::tokens::Rgb;
use crate::stage::{Scene, Shape};

/// A table of some game, with its type erased.
pub(super) trait Table: Debug + Send + Sync {
    fn has_secret(&self, seat: Seat) -> bool;
    fn reads_own(&self, seat: Seat) -> bool;
    fn seat(&self, name: &PlayerName) -> Option<Seat>;
    fn resembles(&self, looks: &Looks) -> bool;
    fn color(&self, seat: Seat) -> Option<Rgb>;
    fn scene(&self, shape: Shape, seat: Option<Seat>) -> Scene;
    fn view(&self, words: &Words, reader: Reader, opening: bool) -> View;
    fn next_odds(&self, words: &Words) -> Option<String>;
    fn count_steps(&self, words: &Words) -> Vec<CountStep>;
    fn meaning(&self, words: &Words, reader: Reader) -> Vec<Explained>;
    fn backdrop(&self) -> Option<Backdrop>;
}

/// The typed table of a game and its opening.
#[derive(Debug)]
pub(super) struct Of<G: Counted> {
    table: G::Table,
    from: G::Opening,
}

impl<G: Counted> Of<G> {
    pub(super) const fn new(table: G::Table, from: G::Opening) -> Self {
        Self { table, from }
    }

    /// Returns the table as that seat or everybody knows it: the one door to what is shown of it.
    fn seen(&self, seat: Option<Seat>) -> Cow<'_, G::Table> {
        G::seen_by(&self.table, seat)
    }

    /// Returns these words among the game's players.
    fn named(&self, words: &Words) -> Words {
        words.among(G::players(&self.from))
    }
}

impl<G: Counted> Table for Of<G> {
    fn has_secret(&self, seat: Seat) -> bool {
        G::has_secret(&self.table, seat)
    }

    fn reads_own(&self, seat: Seat) -> bool {
        G::OWN || self.has_secret(seat)
    }

    fn seat(&self, name: &PlayerName) -> Option<Seat> {
        seat_for(name, &Seat::all().zip(G::players(&self.from)), seat_called::<G>)
    }

    fn resembles(&self, looks: &Looks) -> bool {
        resembles_seat::<G>(looks, |name| self.seat(name).is_some())
    }

    fn color(&self, seat: Seat) -> Option<Rgb> {
        G::color(seat)
    }

    fn scene(&self, shape: Shape, seat: Option<Seat>) -> Scene {
        G::scene(&self.seen(seat), shape)
    }

    fn view(&self, words: &Words, reader: Reader, opening: bool) -> View {
        View::of::<G>(&self.named(words), (&self.seen(reader.seat()), &self.from), reader, opening)
    }

    fn count_steps(&self, words: &Words) -> Vec<CountStep> {
        G::count_steps(words)
    }

    fn next_odds(&self, words: &Words) -> Option<String> {
        G::next_odds(&self.named(words), &self.seen(None))
    }

    fn meaning(&self, words: &Words, reader: Reader) -> Vec<Explained> {
        G::meaning(&self.named(words), &self.seen(reader.seat()))
    }

    fn backdrop(&self) -> Option<Backdrop> {
        G::backdrop(&self.seen(None))
    }
}
