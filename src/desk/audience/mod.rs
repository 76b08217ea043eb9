//! What an audience sees: what players need, and no controls, large enough for the back row.
//!
//! It is drawn in a window of its own for a projector, or in place of the desk where there is one screen. Both follow the
//! show that `audience` publishes. `window` is the projector's window; `view` draws all of it, with the dice to choose from and
//! their prices, by the view model [`crate::show::View`]; `layout` says where the parts stand, and `opening` draws what is seen
//! before the first roll, `page` and `test_picture` what may stand in the game's place.

mod audience;
mod hint;
mod layout;
mod opening;
pub(crate) mod page;
mod test_picture;
mod view;
mod window;

pub(crate) use audience::Audience;
