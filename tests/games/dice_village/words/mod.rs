//! What is cried of Dice Village, and why something cannot be: all of it has words.

mod cried;
mod refused;
mod samples;
mod said;

use town_crier::crier::Words;

use crate::games::dice_village::plain;

/// That the text says all of these.
#[track_caller]
fn says(words: &Words, text: &str, values: &[String]) {
    let lacks: Vec<_> = values.iter().filter(|value| !text.contains(value.as_str())).collect();
    assert!(lacks.is_empty(), "{} {}: {lacks:?} is not in {text:?}", words.language(), words.manner());
}
