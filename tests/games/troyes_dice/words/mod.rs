//! What is cried of Troyes Dice: every cry can be said, heard and read.

mod heard;
mod said;
mod turns;
