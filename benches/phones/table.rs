//! The rows of the table: a figure, its floor's, and the goal that it is held against.

use std::time::Duration;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Seconds, told in milliseconds.
    Time,
    /// Bytes, told in kilobytes.
    Memory,
}

/// A figure with a goal, or without one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) figure: String,
    pub(crate) floor: Option<String>,
    pub(crate) ratio: Option<f64>,
    pub(crate) goals: Vec<String>,
    /// Whether all goals hold; nothing where there is none.
    pub(crate) holds: Option<bool>,
}

impl Unit {
    pub(crate) fn told(self, value: f64) -> String {
        match self {
            Self::Time if value < 1e-3 => format!("{:.0} µs", value * 1e6),
            Self::Time if value < 9.95e-3 => format!("{:.1} ms", value * 1e3),
            Self::Time if value < 1.0 => format!("{:.0} ms", value * 1e3),
            Self::Time => format!("{value:.2} s"),
            Self::Memory => format!("{:.1} kB", value / 1_024.0),
        }
    }
}

impl Row {
    /// A figure beside its floor, both of several runs, which are pairs.
    pub(crate) fn beside(name: String, unit: Unit, ours: &[f64], floor: &[f64]) -> Self {
        let ratios: Vec<f64> =
            ours.iter().zip(floor).map(|(ours, floor)| ours / floor.max(f64::MIN_POSITIVE)).collect();
        let floor = unit.told(median(floor));
        Self { floor: Some(floor), ratio: Some(median(&ratios)), ..Self::alone(name, unit, ours) }
    }

    /// A figure of several runs.
    pub(crate) fn alone(name: String, unit: Unit, ours: &[f64]) -> Self {
        Self { name, figure: unit.told(median(ours)), ..Self::default() }
    }

    /// At most so many times the floor.
    pub(crate) fn times(mut self, most: f64) -> Self {
        self.goals.push(format!("≤ {most} ×"));
        let holds = self.ratio.is_some_and(|ratio| ratio <= most);
        self.held(holds)
    }

    /// At most that much.
    pub(crate) fn most(mut self, unit: Unit, ours: &[f64], most: f64) -> Self {
        self.goals.push(format!("≤ {}", unit.told(most)));
        self.held(median(ours) <= most)
    }

    /// Something that has to be as it is.
    pub(crate) fn goal(mut self, goal: &str, holds: bool) -> Self {
        self.goals.push(goal.to_owned());
        self.held(holds)
    }

    fn held(mut self, holds: bool) -> Self {
        self.holds = Some(holds && self.holds != Some(false));
        self
    }

    /// As `benches/run` takes it.
    pub(crate) fn cells(&self) -> [String; 6] {
        let verdict = match self.holds {
            None => "told",
            Some(true) => "holds",
            Some(false) => "**misses**",
        };
        let or_none = |text: Option<String>| text.unwrap_or_else(|| "–".to_owned());
        let goals = Some(self.goals.join(", ")).filter(|goals| !goals.is_empty());
        [
            self.name.clone(),
            self.figure.clone(),
            or_none(self.floor.clone()),
            or_none(self.ratio.map(|ratio| format!("{ratio:.2} ×"))),
            or_none(goals),
            verdict.to_owned(),
        ]
    }
}

/// So much of them takes no longer; zero of none.
pub(crate) fn quantile(of: &[Duration], q: f64) -> Duration {
    let mut sorted = of.to_vec();
    sorted.sort_unstable();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a place")]
    let place = (sorted.len().saturating_sub(1) as f64 * q).round() as usize;
    sorted.get(place).copied().unwrap_or_default()
}

/// The middle one; not a number of none.
pub(crate) fn median(of: &[f64]) -> f64 {
    let mut sorted = of.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}
