//! Bars in groups, each with a mark where it should end.

use crate::stage::tokens::Rgb;

/// Bars in groups, each with a mark where it should end.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What is counted.
    pub title: String,
    /// What stands below the bars, and what their height counts; nothing where the title tells it.
    pub axes: Option<[String; 2]>,
    /// The most that can be counted, where it is known.
    pub most: Option<u64>,
    /// What the marks are.
    pub marks: String,
    /// What a cross in the place of a bar stands for.
    pub crossed: String,
    /// The groups, from left to right.
    pub groups: Vec<ChartGroup>,
}

/// Bars of one color.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartGroup {
    /// What they have in common.
    pub name: String,
    /// Their color.
    pub color: Rgb,
    /// The bars.
    pub bars: Vec<ChartBar>,
}

/// A bar, and where it should end.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartBar {
    /// What stands below it.
    pub head: String,
    /// What it counts and how much, in words.
    pub said: String,
    /// How high it is; where nothing is counted any more, a cross stands in its place.
    pub value: Option<u64>,
    /// Where its mark is.
    pub mark: f64,
    /// What the mark is and where, in words.
    pub marked: String,
}

impl Chart {
    /// All of it in words.
    #[must_use]
    pub fn said(&self) -> String {
        let said: Vec<&str> = self.bars().map(|bar| bar.said.as_str()).collect();
        format!("{}: {}", self.title, said.join(", "))
    }

    /// Every bar.
    pub fn bars(&self) -> impl Iterator<Item = &ChartBar> {
        self.groups.iter().flat_map(|group| &group.bars)
    }
}
