//! The room's view: what players need, and no controls, large enough for the back row.
//!
//! It is drawn in a window of its own for a projector, or in place of the desk where there is one screen.

mod column;
mod strikes;
mod view;
mod window;

pub(crate) use column::{height_of, text_in};
pub(crate) use view::{price_icons, ui};
pub(crate) use window::RoomWindow;
