//! Phones that follow the game: opened by a click each evening, and never kept in the settings.
//!
//! `Phones` owns the gallery while it is open; `page` shows its state, and `network` has its addresses and ports.

mod keys;
mod network;
mod page;
mod phones;
mod seats;

pub use network::{ListOwn, Network};
pub(crate) use page::{Moment, PhonesPage};
pub(crate) use phones::{Opened, Phones, follow, heard, offer_again};
