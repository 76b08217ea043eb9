//! The picture: where things stand, and the way there.

mod seen;
mod motion;
mod svg;
mod script;
