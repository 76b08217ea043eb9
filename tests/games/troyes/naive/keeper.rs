//! The books of a child that keeps everything in lists of numbers. Written from the rulebook (`rules.md`, `T`) alone; it shares no code
//! with the rules. Owners are numbers, and the one after the last player is gray. Colors and buildings: 0 red, 1 white, 2 yellow.

use std::collections::HashMap;

pub(super) const RED: usize = 0;
pub(super) const WHITE: usize = 1;
pub(super) const YELLOW: usize = 2;

/// What is counted of a player, in the order of `inexact`.
pub(super) const DENIERS: usize = 0;
pub(super) const INFLUENCE: usize = 1;
pub(super) const POINTS: usize = 2;
pub(super) const CITIZENS: usize = 3;
pub(super) const CUBES: usize = 4;
pub(super) const CARDS: usize = 5;

/// What is printed on a card, as far as it matters while people play and anybody knows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Printed {
    pub(super) is_event: bool,
    pub(super) hire: Option<i32>,
    pub(super) per: Option<i32>,
    pub(super) spaces: Vec<Option<i32>>,
    /// Which dice fight an event: a color, or 3 for any.
    pub(super) fought: Option<usize>,
    pub(super) banners: Option<usize>,
    pub(super) rewards: Option<[i32; 2]>,
    pub(super) calls: Option<usize>,
    pub(super) black: Option<i32>,
    /// The deck of an event, or the color of an activity.
    pub(super) color: usize,
}

/// What people say of an event that gets cubes: whether it is beaten, and its rewards.
#[derive(Clone, Debug)]
pub(super) struct Said {
    pub(super) event: String,
    pub(super) beaten: bool,
    pub(super) rewards: Option<[i32; 2]>,
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
    /// Of each player, which counts nobody can vouch for, since something was left unsaid.
    pub(super) inexact: Vec<[bool; 6]>,
    /// What becomes inexact by the deed that is being done.
    pub(super) doubts: Vec<(usize, usize)>,
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
        inexact: [bool; 6],
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
            inexact: vec![inexact; n],
            doubts: Vec::new(),
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

    /// Whether somebody has that much left, as far as anybody knows.
    pub(super) fn has(&self, who: usize, of: usize, count: i32) -> bool {
        self.inexact[who][of] || self.purse(who, of) >= count
    }

    fn purse(&self, who: usize, of: usize) -> i32 {
        [self.deniers[who], self.influence[who], self.points[who]][of]
    }

    pub(super) fn gain_influence(&mut self, who: usize, count: i32) {
        self.influence[who] = (self.influence[who] + count).min(20);
    }

    /// Takes what is there. If it is not all, or people say so of a purse that nobody vouches for, points are lost.
    pub(super) fn exact(&mut self, who: usize, of: usize, due: i32, said: bool) {
        let has = self.purse(who, of);
        let (short, paid) = if self.inexact[who][of] { (said, due) } else { (has < due, due.min(has)) };
        match of {
            DENIERS => self.deniers[who] -= paid,
            _ => self.influence[who] -= paid,
        }
        if short {
            self.fine(who);
        }
    }

    /// Whether people may say of these, in order, that they cannot pay: nobody knows it, and they owe something.
    pub(super) fn may_be_short(&self, short: &[usize], of: usize, due: impl Fn(usize) -> i32) -> bool {
        let ascend = short.windows(2).all(|pair| pair[0] < pair[1]);
        ascend && short.iter().all(|who| *who < self.n && self.inexact[*who][of] && due(*who) > 0)
    }

    pub(super) fn fine(&mut self, who: usize) {
        self.points[who] = (self.points[who] - 2).max(0);
    }

    pub(super) fn salary(&self, who: usize) -> i32 {
        2 * self.standing[RED][who] + self.standing[WHITE][who]
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

    pub(super) fn pay(&mut self, short: &[usize]) -> bool {
        if !self.may_be_short(short, DENIERS, |who| self.salary(who)) {
            return false;
        }
        for who in 0..self.n {
            self.deniers[who] += 10;
            self.exact(who, DENIERS, self.salary(who), short.contains(&who));
        }
        self.at = At::Workforce;
        true
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

/// The deck of Marauding, which is on the board.
pub(super) const NO_DECK: usize = 9;

pub(super) fn first_citizens(n: usize) -> i32 {
    [0, 0, 6, 5, 4][n]
}

pub(super) fn rounds(n: usize) -> usize {
    [0, 0, 4, 5, 6][n]
}
