//! Troyes, the board game of 2010, as far as the crier needs it.

mod activity;
mod book;
mod character;
mod color;
mod effect;
mod event;
mod figure;
mod good;
mod house;

pub use activity::{Activity, ByActivity, ByNumber, CardNumber, GroupRule, Timing};
pub use book::{ActivityPage, Book, Called, EventPage, Fought, Page, RowPage, Rowed, SPACES};
pub use character::{ByCharacter, Character};
pub use color::{Building, ByBuilding, ByColor, Color};
pub use effect::{Contest, CubeRule, Effect, Modifier, Tally};
pub use event::{ByEvent, Deck, Event, EventEffect};
pub use figure::{Figure, Source};
pub use good::{Amount, Good};
