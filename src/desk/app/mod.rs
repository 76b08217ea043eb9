//! The shell of the desk: its window and what one frame draws, the commands and their keys, and what every screen stands on.

mod admitted;
mod asked;
pub(crate) mod command;
mod done;
mod fields;
mod files;
pub(crate) mod focus;
mod frame;
pub(crate) mod groups;
pub(crate) mod jobs;
mod kept_settings;
mod key_names;
pub(crate) mod keys;
pub(crate) mod menu;
pub(crate) mod notice;
pub(crate) mod outside;
pub(crate) mod overlay;
pub(crate) mod preferences;
mod preload;
mod proposed;
mod run;
pub(crate) mod settings;
pub(crate) mod speaker;
pub(crate) mod time;
pub(crate) mod window;

#[cfg(feature = "gallery")]
pub use command::PhonesAsk;
pub use command::{Command, FinishedAsk, GroupAsk, Look, Page, Picture, Press, ResultsAsk};
pub use files::Files;
pub use groups::{Group, Groups};
pub use settings::{Settings, TextSize};
pub use window::{WindowRefusal, open};
