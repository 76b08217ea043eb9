//! What an audience is shown now, in no language: the news, the scene and how it came about, how much time is left to
//! choose.
//!
//! It is the view model of everybody who watches. A [`Publisher`] tells it, the latest only, to any number of
//! [`Follower`]s: the desk itself, the projector's window, and whoever comes later. Each follower chooses its language; the
//! [`News`] is put into words once for each. Nobody is told what a motion still hides ([`Clock::told`]).

mod clock;
mod evening;
mod news;
mod pace;
mod publisher;
mod said;
mod shown;
mod timer;
mod view;
mod watched;

pub use clock::Clock;
pub use evening::{Evening, EveningTold};
pub use news::News;
pub use pace::{ChoosingTime, Pace, PaceEvent, Waiting};
pub use publisher::{Follower, Publisher, Show};
pub use shown::{Playing, Shown};
pub use timer::{Deadline, Timer};
pub use view::{
    Choice, Grid, GridField, GridRow, Item, LogLine, Picture, Reader, Side, Sign, Thing, Tone, Track, View,
};
pub use watched::Watched;
