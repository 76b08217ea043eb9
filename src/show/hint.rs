//! The hints shown to people who learn a game, each the first time that it applies: a sentence, a question, or a sentence with a
//! drawing of the players' paper.

use crate::crier::Words;
use crate::stage::{PartId, Placement, Scene};

/// A hint for one moment of a game, and the place to look at meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The id, the same in every language; a hint once shown is not shown again.
    pub id: &'static str,
    /// The sentence.
    pub text: String,
    /// The place to look at.
    pub spot: Spot,
    /// The drawing of what players do on their paper, if there is one.
    pub figure: Option<Figure>,
    /// The possible answers, if the sentence is a question; the next hint gives the right one.
    pub answers: Vec<Answer>,
}

/// A possible answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The answer in a few words.
    pub text: String,
    /// Whether it is right.
    pub right: bool,
}

/// A piece of the players' paper, and what is drawn on it with a pencil.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The paper as it was before.
    pub paper: Scene,
    /// The strokes of the pencil, first to last.
    pub marks: Vec<Placement>,
}

/// The place at which a hint points.
#[derive(Clone, Debug, PartialEq)]
pub enum Spot {
    /// The whole screen, unmarked.
    Whole,
    /// The cry.
    Cry,
    /// A part of the picture.
    Part(PartId),
    /// The sidebar.
    Side,
    /// The table of small fields.
    Grid,
    /// The track of the game's progress.
    Track,
}

/// A hint that stands until it is understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The id of the hint.
    pub id: &'static str,
    /// Whether the question that it answers was answered right; `None` where nobody has answered one.
    pub answered: Option<bool>,
}

impl Hint {
    /// Makes a hint of a sentence alone.
    #[must_use]
    pub const fn new(id: &'static str, text: String, spot: Spot) -> Self {
        Self { id, text, spot, figure: None, answers: Vec::new() }
    }

    /// Returns the hint with that drawing.
    #[must_use]
    pub fn with_figure(self, figure: Figure) -> Self {
        Self { figure: Some(figure), ..self }
    }

    /// Returns the hint as a question with these answers.
    #[must_use]
    pub fn asking(self, answers: Vec<Answer>) -> Self {
        Self { answers, ..self }
    }

    /// Returns the sentence as it is told after that answer: whoever was right is cheered.
    #[must_use]
    pub fn told(&self, words: &Words, answered: Option<bool>) -> String {
        match answered {
            None => self.text.clone(),
            Some(true) => words.with("hint-right", &[("answer", self.text.as_str().into())]),
            Some(false) => words.with("hint-wrong", &[("answer", self.text.as_str().into())]),
        }
    }
}

impl Figure {
    /// Returns the paper when that much of the marks is drawn, from 0 to 1.
    #[must_use]
    pub fn drawn(&self, progress: f32) -> Scene {
        let number: f32 = self.marks.iter().map(|_| 1.0).sum();
        let mut scene = self.paper.clone();
        let mut due = progress * number;
        for mark in &self.marks {
            if due > 0.0 {
                scene.sprites.push(Placement { opacity: mark.opacity * due.min(1.0), ..*mark });
            }
            due -= 1.0;
        }
        scene
    }
}
