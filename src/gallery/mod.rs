//! Phones that follow the show: what they are sent, in each one's language.
//!
//! A phone follows the same show as the projector's window. What it shows is a [`wire::View`], the whole of it at each change:
//! a phone that slept skips to the newest, and nothing has to be repeated. It is made and encoded once for each language and
//! manner, however many phones there are ([`Frames`]). Nothing a phone sends can change the record: it is not known here.

mod frames;
mod told;
pub mod wire;

pub use frames::{Beat, Frame, Frames, Spoken};
