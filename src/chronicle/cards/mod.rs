//! The card book of a group: what is printed on its cards and boards, where the rulebook does not say it.
//!
//! Nobody can be asked for a whole box. So a figure is asked for when its card first lies on the table, and kept for
//! the group's next games; whatever nobody said stays open, and play goes on. A game tells its cards by [`Booked`], as
//! names and kinds of figures; a [`CardBook`] is what is known of them, and from whom. The same type is a group's file,
//! kept by [`super::store`] as any other ([`CardStore`]), an export, an import, and by [`CardFigures`] the copy that a
//! record carries of what it was opened with.
#![doc = include_str!("../cards-format.md")]

mod book;
mod booked;
mod file;

pub use book::{CardBook, CardFigure, CardRefusal, CardValue};
pub use booked::{Booked, Card, FigureKind, FigureSpec};
pub use file::{CardDamage, CardFigures, CardStore, export, import};
