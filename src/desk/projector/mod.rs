//! The view of an audience: what players need, and no controls, large enough for the back row.
//!
//! It is drawn in a window of its own for a projector, or in place of the desk where there is one screen. Both follow
//! the show that `audience` publishes. `window` is the projector's window; `view` draws all of it by the view model
//! [`crate::show::View`]: the game one thing at a time (`scenes`, with `told`, `cried` and `track`, laid out by
//! `layout`, and `counting` at its end), the time before the first order (`opening`), and the pages in the game's place
//! (`page`, `interval`, `test_picture`, `invitation`, `ceremony`). `backdrop` is behind them, and `seated` below those at
//! which people join.

mod audience;
pub(crate) mod backdrop;
pub(crate) mod ceremony;
mod counting;
mod cried;
mod hint;
mod interval;
mod invitation;
mod layout;
mod look;
mod opening;
pub(crate) mod page;
pub(crate) mod replay;
mod scenes;
mod seated;
mod test_picture;
mod thumbnail;
mod told;
mod track;
mod view;
mod window;

pub(crate) use audience::Audience;
pub(crate) use counting::count_step;
