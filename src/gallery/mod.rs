//! Phones that follow the show, each in its own language.
//!
//! A phone follows the same show as the projector's window. It is sent a [`wire::View`], the whole of it at each
//! change: a phone that slept skips to the newest, and nothing has to be repeated. The view is made and encoded once
//! for each language and manner, however many phones there are ([`Frames`]); a [`Page`] shows it and asks for the next.
//!
//! A phone at the table has one of the [`Seats`], and a [`Secret`] that proves it: it reports that its player is ready,
//! proposes a choice of the player's turn ([`Picks`]), and hands in a sheet ([`answers`]). Nothing a phone sends can
//! change the record: the record is not known here, and the desk decides what becomes of the answers.
//!
//! Watching takes the [`Key`], which is in the address alone ([`address`]) and in the code that phones scan ([`Qr`]). A
//! gallery answers only to its own names ([`Hosts`]), within its [`Limits`]. Everything that needs a network is in
//! `serve`; the rest is built and tested without.

pub mod accepted;
pub mod address;
pub mod answers;
mod barred;
mod ceremony;
mod connections;
mod drawn;
mod frames;
mod host;
mod key;
mod limits;
mod lost;
mod moment;
mod page;
mod phone;
mod picked;
mod plain;
mod qr;
mod refused;
mod seat_name;
mod seats;
mod secret;
#[cfg(feature = "gallery")]
mod serve;
mod told;
pub mod wire;

pub use connections::{Connections, Place};
pub use frames::{Beat, Frame, Frames, Spoken};
pub use host::{Hosts, NoHost};
pub use key::{Key, NoChance, NoKey};
pub use limits::{Answers, Limits, Requests};
pub use lost::Lost;
pub use page::Page;
pub use phone::{Phone, PhoneId, Proposal, ProposalState};
pub use picked::{Picked, Picks};
pub use qr::{Qr, wifi};
pub use refused::{Gone, NoAnswer, NoSeat};
pub use seat_name::{NoName, SeatName};
pub use seats::{Asks, Newcomer, Seats};
pub use secret::{NoSecret, Secret};
#[cfg(feature = "gallery")]
pub use serve::{Asked, Gallery, GalleryRefusal, Options, Rehearsal, Reply};
