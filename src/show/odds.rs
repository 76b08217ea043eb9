//! The odds of a game as they are shown: what many games do, and what this one did.

use super::chart::Chart;

/// The odds, part by part.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OddsView {
    /// The parts, each with a name of its own.
    pub parts: Vec<OddsPart>,
}

/// One thing that is asked of chance.
#[derive(Clone, Debug, PartialEq)]
pub struct OddsPart {
    /// What it is about.
    pub name: String,
    /// What there is to say.
    pub sentences: Vec<String>,
    /// The same to look at.
    pub figure: OddsFigure,
}

/// What can be looked at.
#[derive(Clone, Debug, PartialEq)]
pub enum OddsFigure {
    /// A number over the steps of the game.
    Course(Course),
    /// Bars, each with a mark where it should end.
    Chart(Chart),
}

/// How a number grows over the steps of a game: in most games, on average, and in this one.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// What is counted.
    pub title: String,
    /// What the steps are, several of them together, and what is counted.
    pub axes: [String; 2],
    /// What steps belong together: what they are called, and the first and the last of them.
    pub groups: Vec<(String, u8, u8)>,
    /// What the range is, and for each step where it begins and ends.
    pub range: (String, Vec<(u8, f64, f64)>),
    /// What the average is, and the average after each step.
    pub average: (String, Vec<(u8, f64)>),
    /// What this game is called, and the number after each of its steps so far.
    pub own: (String, Vec<(u8, f64)>),
    /// All that is known of each step, in lines.
    pub told: Vec<(u8, Vec<String>)>,
}

impl Course {
    /// All of it in words.
    #[must_use]
    pub fn said(&self) -> String {
        let steps: Vec<String> = self.told.iter().map(|(_, lines)| lines.join(", ")).collect();
        format!("{}: {}", self.title, steps.join("; "))
    }
}
