//! The view of a game's odds: the distribution over many games, and this game's own numbers.

use super::chart::Chart;

/// The odds, in parts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OddsView {
    /// The parts, each with a name of its own.
    pub parts: Vec<OddsPart>,
}

/// One question about chance.
#[derive(Clone, Debug, PartialEq)]
pub struct OddsPart {
    /// The name of the part.
    pub name: String,
    /// The answer, in sentences.
    pub sentences: Vec<String>,
    /// The answer as a figure.
    pub figure: OddsFigure,
}

/// The figure of a part.
#[derive(Clone, Debug, PartialEq)]
pub enum OddsFigure {
    /// A number over the steps of the game.
    Course(Course),
    /// Bars, each with a mark where it should end.
    Chart(Chart),
}

/// The growth of a number over the steps of a game: in most games, on average, and in this one.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The title, which names what is counted.
    pub title: String,
    /// The labels of the axes: the steps in groups, and what is counted.
    pub axes: [String; 2],
    /// The groups of steps: name, first and last step.
    pub groups: Vec<(String, u8, u8)>,
    /// The name of the range, and its ends for each step.
    pub range: (String, Vec<(u8, f64, f64)>),
    /// The name of the average, and its value after each step.
    pub average: (String, Vec<(u8, f64)>),
    /// The name of this game, and its number after each step so far.
    pub own: (String, Vec<(u8, f64)>),
    /// All the numbers of each step, in lines.
    pub told: Vec<(u8, Vec<String>)>,
}

impl Course {
    /// Returns the whole course in words.
    #[must_use]
    pub fn said(&self) -> String {
        let steps: Vec<String> = self.told.iter().map(|(_, lines)| lines.join(", ")).collect();
        format!("{}: {}", self.title, steps.join("; "))
    }
}
