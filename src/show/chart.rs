//! A chart of bars in groups, each with a mark where it should end.

use crate::stage::tokens::Rgb;

/// A chart of bars in groups, each with a mark where it should end.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// The title, which names what is counted.
    pub title: String,
    /// The labels of the axes: below the bars, and of their height; `None` where the title is enough.
    pub axes: Option<[String; 2]>,
    /// The highest possible value, where it is known.
    pub most: Option<u64>,
    /// The meaning of the marks.
    pub marks: String,
    /// The meaning of a cross in place of a bar.
    pub crossed: String,
    /// The groups, from left to right.
    pub groups: Vec<ChartGroup>,
}

/// A group of bars in one color.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartGroup {
    /// The name of the group.
    pub name: String,
    /// Their color.
    pub color: Rgb,
    /// The bars.
    pub bars: Vec<ChartBar>,
}

/// A bar, and where it should end.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartBar {
    /// The label below the bar.
    pub head: String,
    /// The value and what it counts, in words.
    pub said: String,
    /// The value; without one, a cross is drawn in place of the bar.
    pub value: Option<u64>,
    /// The value of the mark.
    pub mark: f64,
    /// The mark and its value, in words.
    pub marked: String,
}

impl Chart {
    /// Returns the whole chart in words.
    #[must_use]
    pub fn said(&self) -> String {
        let said: Vec<&str> = self.bars().map(|bar| bar.said.as_str()).collect();
        format!("{}: {}", self.title, said.join(", "))
    }

    /// Iterates over all bars.
    pub fn bars(&self) -> impl Iterator<Item = &ChartBar> {
        self.groups.iter().flat_map(|group| &group.bars)
    }
}
