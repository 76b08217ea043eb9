//! A group of dice, as it acts and what it costs (`T 9.3`, `T 9.4`, `T 13`).

use super::acts::{Deed, For};
use super::keeper::{Keeper, RED, WHITE, YELLOW};

/// A group as it acts: the colors for which it counts, and the values.
pub(super) struct Acting {
    pub(super) colors: Vec<usize>,
    pub(super) values: Vec<i32>,
    pub(super) sum: i32,
}

impl Keeper {
    pub(super) fn acting(&self, who: usize, deed: &Deed) -> Option<Acting> {
        let mut dice = Vec::new();
        for (nth, at) in deed.dice.iter().enumerate() {
            if deed.dice[..nth].contains(at) {
                return None;
            }
            dice.push(self.dice.get(at.0)?.get(at.1).filter(|die| !die.gone)?);
        }
        if dice.is_empty() || dice.len() > 3 {
            return None;
        }
        let mixed = dice.iter().any(|die| die.color != dice[0].color);
        let mut color = if mixed { 3 } else { dice[0].color };
        let mut values: Vec<i32> = dice.iter().map(|die| die.value).collect();
        let mut more = 0;
        let pilgrims = matches!(&deed.what, For::Activity { card, .. } if card == "pilgrimage");
        if let Some(card) = &deed.cube {
            if self.cards.iter().find(|one| one.name == *card)?.stored[who] == 0 {
                return None;
            }
            let alone = dice.len() == 1 && color == WHITE;
            match card.as_str() {
                "blacksmith" if color == RED => more = 5,
                "militiaman" if color == YELLOW => color = RED,
                "tithe" if color == YELLOW => {}
                "priest" if color == YELLOW => values.iter_mut().for_each(|value| *value += 3),
                "apprenticeship" => values.iter_mut().for_each(|value| *value = 5),
                "confession" => values.iter_mut().for_each(|value| *value += 2),
                "monk" if alone => (color, values) = (YELLOW, vec![values[0]; 3]),
                "templar" if alone => (color, values) = (RED, vec![values[0]; 2]),
                "prior" if alone => values = vec![values[0]; 2],
                _ => return None,
            }
        }
        let unsaid = matches!(deed.what, For::Unsaid);
        if mixed && !pilgrims && !unsaid && deed.cube.as_deref() != Some("apprenticeship") {
            return None;
        }
        let sum = values.iter().sum::<i32>() + more;
        let colors = if mixed { dice.iter().map(|die| die.color).collect() } else { vec![color] };
        Some(Acting { colors, values, sum })
    }

    /// Pays the sellers; returns what the buyer owes.
    pub(super) fn buy(&mut self, who: usize, deed: &Deed) -> i32 {
        let each = 2 * deed.dice.len() as i32;
        let mut free = if deed.cube.as_deref() == Some("tithe") { (0..=self.n).collect() } else { Vec::new() };
        let mut cost = 0;
        for (owner, _) in &deed.dice {
            if *owner == who {
                continue;
            }
            if let Some(one) = free.iter().position(|other| other == owner) {
                free.remove(one);
                continue;
            }
            cost += each;
            if *owner < self.n {
                self.deniers[*owner] += each;
            }
        }
        cost
    }
}
