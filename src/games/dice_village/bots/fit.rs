//! The cheapest way to change dice into those that a sale needs.

use crate::games::dice_village::rules::{Face, Purse, Step, Table};

/// The cheapest assignment of dice to numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fit {
    /// The points up or down that it takes.
    pub(super) steps: u16,
    /// For each number its die, the die's face, and the number.
    dice: Vec<(usize, Face, Face)>,
}

impl Fit {
    /// Finds the assignment for these numbers; `None` if the dice are too few.
    pub(super) fn of(free: &[(usize, Face)], numbers: &[Face]) -> Option<Self> {
        if numbers.len() > free.len() {
            return None;
        }
        let mut free = free.to_vec();
        let mut fit = Self::default();
        let mut lacking = Vec::new();
        // A die that fits already is never better used elsewhere: distances obey the triangle inequality.
        for number in numbers {
            match free.iter().position(|(_, face)| face == number) {
                Some(at) => {
                    let (die, face) = free.remove(at);
                    fit.dice.push((die, face, *number));
                }
                None => lacking.push(*number),
            }
        }
        let others = Self::cheapest(&free, &lacking)?;
        fit.steps = others.steps;
        fit.dice.extend(others.dice);
        Some(fit)
    }

    /// Finds the cheapest dice for these numbers, none of which any die shows.
    fn cheapest(free: &[(usize, Face)], numbers: &[Face]) -> Option<Self> {
        let Some((number, others)) = numbers.split_first() else { return Some(Self::default()) };
        let ways = free.iter().enumerate().filter_map(|(at, (die, face))| {
            let mut rest = free.to_vec();
            rest.remove(at);
            let mut fit = Self::cheapest(&rest, others)?;
            fit.steps += distance(*face, *number);
            fit.dice.push((*die, *face, *number));
            Some(fit)
        });
        ways.min_by_key(|fit| fit.steps)
    }

    /// Returns the price, in favours.
    pub(super) const fn price(&self) -> u16 {
        self.steps.saturating_mul(Purse::STEP.favours)
    }

    /// Returns the first point up or down; `None` if all dice fit.
    pub(super) fn first_step(&self) -> Option<(usize, Step)> {
        let (die, from, to) = self.dice.iter().find(|(_, from, to)| from != to)?;
        let nearer = |(_, shown): &(Step, Face)| distance(*shown, *to) < distance(*from, *to);
        Table::steps(*from).into_iter().find(nearer).map(|(step, _)| (*die, step))
    }

    /// Returns the dice that do not fit, ascending.
    pub(super) fn loose(&self, free: &[(usize, Face)]) -> Vec<usize> {
        let fits = |die: usize| self.dice.iter().any(|(other, from, to)| *other == die && from == to);
        free.iter().map(|(die, _)| *die).filter(|die| !fits(*die)).collect()
    }
}

/// Returns the points up or down from one face to the other; 6 and 1 are neighbors.
fn distance(from: Face, to: Face) -> u16 {
    let apart = u16::from(from.value().abs_diff(to.value()));
    apart.min(6 - apart)
}
