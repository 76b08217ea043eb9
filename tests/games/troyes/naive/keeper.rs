//! The books of a child that keeps everything in lists of numbers. Written from the rulebook (`rules.md`, `T`) alone; it shares no code
//! with the rules. Owners are numbers, and the one after the last player is gray. Colors and buildings: 0 red, 1 white, 2 yellow.

use std::collections::HashMap;

pub(super) const RED: usize = 0;
pub(super) const WHITE: usize = 1;
pub(super) const YELLOW: usize = 2;

/// What is printed on a card, as far as it matters while people play.
#[derive(Clone, Debug, Default)]
pub(super) struct Printed {
    pub(super) hire: i32,
    pub(super) per: i32,
    pub(super) spaces: Vec<i32>,
    /// Which dice fight an event: a color, or 3 for any.
    pub(super) fought: usize,
    pub(super) banners: usize,
    pub(super) rewards: [i32; 2],
    pub(super) calls: Option<usize>,
    pub(super) black: i32,
    /// The deck of an event, or the color of an activity.
    pub(super) color: usize,
}

#[derive(Clone, Debug)]
pub(super) struct Die {
    pub(super) color: usize,
    pub(super) value: i32,
    pub(super) gone: bool,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Card {
    pub(super) name: String,
    pub(super) tradesmen: Vec<Option<usize>>,
    pub(super) stored: Vec<i32>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum At {
    Settle(usize),
    Reveal,
    Income,
    Workforce,
    Draw(&'static str),
    Resolve(usize),
    Push(usize, i32),
    RollBlack,
    Counter(usize),
    Act(usize),
    Shoot(usize, usize),
    Aim(usize, usize),
    Close,
    Show,
    Over,
}

#[derive(Clone, Debug)]
pub(super) struct Keeper {
    pub(super) n: usize,
    /// Whether people tell what they do, and whether they tell it so well that purses are known.
    pub(super) told: [bool; 2],
    pub(super) start: usize,
    pub(super) round: usize,
    pub(super) at: At,
    pub(super) deniers: Vec<i32>,
    pub(super) influence: Vec<i32>,
    pub(super) points: Vec<i32>,
    pub(super) supply: Vec<i32>,
    pub(super) passed: Vec<Option<i32>>,
    pub(super) won: Vec<Vec<String>>,
    pub(super) standing: [Vec<i32>; 3],
    pub(super) lying: [Vec<bool>; 3],
    pub(super) cards: Vec<Card>,
    pub(super) dice: Vec<Vec<Die>>,
    pub(super) hands: i32,
    pub(super) black: Vec<(i32, bool)>,
    pub(super) queue: Vec<(String, Vec<usize>)>,
    pub(super) came: Vec<String>,
    /// By value (0 to 5) and level (0 to 2).
    pub(super) church: [[Option<usize>; 3]; 6],
    pub(super) printed: HashMap<String, Printed>,
}

impl Keeper {
    pub(super) fn new(
        n: usize,
        told: [bool; 2],
        start: usize,
        gray_of_two: [i32; 3],
        printed: HashMap<String, Printed>,
    ) -> Self {
        let standing = |building: usize| {
            let mut all = vec![0; n + 1];
            if n == 2 {
                all[n] = gray_of_two[building];
            }
            all
        };
        Self {
            n,
            told,
            start,
            round: 1,
            at: At::Settle(0),
            deniers: vec![5; n],
            influence: vec![4; n],
            points: vec![0; n],
            supply: vec![first_citizens(n); n],
            passed: vec![None; n],
            won: vec![Vec::new(); n],
            standing: [standing(0), standing(1), standing(2)],
            lying: [vec![false; n + 1], vec![false; n + 1], vec![false; n + 1]],
            cards: Vec::new(),
            dice: vec![Vec::new(); n + 1],
            hands: 0,
            black: Vec::new(),
            queue: vec![("marauding".to_owned(), Vec::new())],
            came: vec!["marauding".to_owned()],
            church: [[None; 3]; 6],
            printed,
        }
    }

    /// Whether somebody has that much, as far as anybody knows.
    pub(super) fn has(&self, purse: i32, count: i32) -> bool {
        !self.told[1] || purse >= count
    }

    pub(super) fn gain_influence(&mut self, who: usize, count: i32) {
        self.influence[who] = (self.influence[who] + count).min(20);
    }

    /// Takes what is there; says whether it was all.
    pub(super) fn lose(purse: &mut i32, due: i32) -> bool {
        let paid = due.min(*purse);
        *purse -= paid;
        paid == due
    }

    pub(super) fn fine(&mut self, who: usize) {
        self.points[who] = (self.points[who] - 2).max(0);
    }

    pub(super) fn crowd(&self, building: usize) -> i32 {
        self.standing[building].iter().sum()
    }

    /// All of a player's citizens.
    pub(super) fn citizens(&self, who: usize) -> i32 {
        let mut count = self.supply[who];
        for building in 0..3 {
            count += self.standing[building][who] + i32::from(self.lying[building][who]);
        }
        for card in &self.cards {
            count += card.tradesmen.iter().filter(|one| **one == Some(who)).count() as i32;
        }
        count
    }

    /// Who places the citizen of that number: to and fro.
    pub(super) fn settler(&self, placed: usize) -> usize {
        let (turn, nth) = (placed / self.n, placed % self.n);
        if turn % 2 == 0 { (self.start + nth) % self.n } else { (self.start + self.n - 1 - nth) % self.n }
    }

    pub(super) fn settle(&mut self, building: usize) -> bool {
        let At::Settle(placed) = self.at else { return false };
        if self.crowd(building) == 6 {
            return false;
        }
        let who = self.settler(placed);
        self.standing[building][who] += 1;
        self.supply[who] -= 1;
        self.at = At::Settle(placed + 1);
        if placed + 1 == self.n * first_citizens(self.n) as usize {
            for building in 0..3 {
                self.standing[building][self.n] += 6 - self.crowd(building);
            }
            self.at = At::Reveal;
        }
        true
    }

    pub(super) fn reveal(&mut self, names: [String; 3]) {
        for name in names {
            self.cards.push(Card { name, tradesmen: Vec::new(), stored: vec![0; self.n] });
        }
        self.at = At::Income;
    }

    pub(super) fn pay(&mut self) {
        for who in 0..self.n {
            self.deniers[who] += 10;
            let salary = 2 * self.standing[RED][who] + self.standing[WHITE][who];
            if !Self::lose(&mut self.deniers[who], salary) {
                self.fine(who);
            }
        }
        self.at = At::Workforce;
    }

    pub(super) fn workforce(&mut self, faces: &[[Vec<i32>; 3]]) {
        for (owner, colors) in faces.iter().enumerate() {
            self.dice[owner].clear();
            for (color, values) in colors.iter().enumerate() {
                for value in values {
                    self.dice[owner].push(Die { color, value: *value, gone: false });
                }
            }
        }
        self.at = At::Draw("red");
    }
}

/// No dice fight an activity.
pub(super) const NOT_AN_EVENT: usize = 9;

pub(super) fn first_citizens(n: usize) -> i32 {
    [0, 0, 6, 5, 4][n]
}

pub(super) fn rounds(n: usize) -> usize {
    [0, 0, 4, 5, 6][n]
}
