//! The picture: where things stand, and the way there.

mod art;
mod seen;
mod motion;
mod svg;
mod script;
