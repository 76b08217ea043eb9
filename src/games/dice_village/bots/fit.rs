//! How dice can be made to show what a sale needs.

use crate::games::dice_village::rules::{Face, Purse, Step, Table};

/// The cheapest way to give each number a die.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fit {
    /// So many points up or down it takes.
    pub(super) steps: u16,
    /// Which die, what it shows, and what it has to show.
    dice: Vec<(usize, Face, Face)>,
}

impl Fit {
    /// The way for these numbers; nothing if the dice are too few.
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

    /// The cheapest dice for these numbers, none of which any die shows.
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

    /// What it costs, in favours.
    pub(super) const fn price(&self) -> u16 {
        self.steps.saturating_mul(Purse::STEP.favours)
    }

    /// The first point up or down; nothing if all dice fit.
    pub(super) fn first_step(&self) -> Option<(usize, Step)> {
        let (die, from, to) = self.dice.iter().find(|(_, from, to)| from != to)?;
        let nearer = |(_, shown): &(Step, Face)| distance(*shown, *to) < distance(*from, *to);
        Table::steps(*from).into_iter().find(nearer).map(|(step, _)| (*die, step))
    }

    /// The dice that do not fit, ascending.
    pub(super) fn loose(&self, free: &[(usize, Face)]) -> Vec<usize> {
        let fits = |die: usize| self.dice.iter().any(|(other, from, to)| *other == die && from == to);
        free.iter().map(|(die, _)| *die).filter(|die| !fits(*die)).collect()
    }
}

/// How many points up or down it is from one face to the other; 6 and 1 are neighbors.
fn distance(from: Face, to: Face) -> u16 {
    let apart = u16::from(from.value().abs_diff(to.value()));
    apart.min(6 - apart)
}
