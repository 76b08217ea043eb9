//! The backdrop behind a game where players look at it: a row of drawings in the light of the hour.

use super::view::Tone;
use crate::stage::{Point, Sprite};

/// A row of drawings for the foot of a wide picture, which gains a light with each step of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Backdrop {
    /// The drawings from left to right, each in a square; white, for a tint. The first one may follow the last one.
    pub sprites: &'static [Sprite],
    /// A light, in a square.
    pub light: Sprite,
    /// A light's height and width, as a part of the height of the drawings.
    pub size: f32,
    /// The middles of the lit lights, as parts of the width and height of all drawings.
    pub lit: &'static [Point],
    /// The hour.
    pub hour: Tone,
}
