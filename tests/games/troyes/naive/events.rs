//! The events, and the black dice after them (`T 7`, `T 8`).

use super::keeper::{At, DENIERS, Die, INFLUENCE, Keeper, RED, Said, WHITE, YELLOW};

impl Keeper {
    pub(super) fn enter(&mut self, name: &str) {
        let card = self.printed[name].clone();
        self.queue.push((name.to_owned(), Vec::new()));
        self.came.push(name.to_owned());
        self.at = match (card.color, name, card.calls) {
            (RED, "resistance", _) => At::Draw("second red"),
            (RED, _, None) => At::Draw("a color that nobody knows"),
            (RED, _, Some(color)) => self.called(color),
            _ => At::Resolve(0),
        };
    }

    pub(super) fn called(&self, color: usize) -> At {
        match color {
            WHITE if self.left_in(WHITE) => At::Draw("white"),
            YELLOW if self.left_in(YELLOW) => At::Draw("yellow"),
            _ => At::Resolve(0),
        }
    }

    fn left_in(&self, color: usize) -> bool {
        self.printed.iter().any(|(name, card)| card.is_event && card.color == color && !self.came.contains(name))
    }

    pub(super) fn gray_is_all_in_play(&self) -> bool {
        let gray = self.n;
        (0..3).map(|building| self.standing[building][gray] + i32::from(self.lying[building][gray])).sum::<i32>() == 8
    }

    /// The building to which the event brings a gray citizen.
    pub(super) fn brings_gray(name: &str) -> Option<usize> {
        match name {
            "wayfarers" => Some(YELLOW),
            "theological-conflict" => Some(WHITE),
            "conflict-of-succession" => Some(RED),
            _ => None,
        }
    }

    /// What an event takes of a player, if it takes something.
    pub(super) fn due(&self, event: &str, who: usize) -> Option<(usize, i32)> {
        match event {
            "drought" => Some((DENIERS, self.standing[YELLOW][who])),
            "civil-war" => Some((DENIERS, 3)),
            "heresy" => Some((INFLUENCE, 2)),
            _ => None,
        }
    }

    pub(super) fn resolve(&mut self, short: &[usize], said: &[Said], black: Option<i32>) -> bool {
        let At::Resolve(place) = self.at else { return false };
        let name = self.queue[place].0.clone();
        let of = self.due(&name, 0).map_or(DENIERS, |(of, _)| of);
        let may = self.may_be_short(short, of, |who| self.due(&name, who).map_or(0, |(_, due)| due));
        let supported = if name == "support" { 2.min(place) } else { 0 };
        let left: Vec<&str> = (1..=supported).map(|back| self.queue[place - back].0.as_str()).collect();
        let known = self.printed[&name].black;
        if !may || !self.may_say(&left, said) || known.is_some() == black.is_some() {
            return false;
        }
        self.hands += known.or(black).unwrap_or(0);
        let mut gone_before = 0;
        for who in 0..self.n {
            if let Some((of, due)) = self.due(&name, who) {
                self.exact(who, of, due, short.contains(&who));
            }
        }
        match name.as_str() {
            "support" => {
                for back in 1..=supported {
                    // A card that leaves is to the left of nothing that comes after, so places further left stay right.
                    let before = self.queue.len();
                    self.cube(place - back, self.n, true, said);
                    gone_before += before - self.queue.len();
                }
            }
            "traveling-builders" => {
                let free = (0..3).flat_map(|level| (0..6).map(move |value| (value, level)));
                if let Some((value, level)) =
                    free.into_iter().find(|(value, level)| self.church[*value][*level].is_none())
                {
                    self.church[value][level] = Some(self.n);
                }
            }
            "interrupted-work" => {
                let taken = (0..3).rev().flat_map(|level| (0..6).rev().map(move |value| (value, level)));
                if let Some((value, level)) =
                    taken.into_iter().find(|(value, level)| self.church[*value][*level].is_some())
                {
                    self.church[value][level] = None;
                }
            }
            "resistance" => {
                for (_, cubes) in &mut self.queue {
                    cubes.pop();
                }
            }
            _ => {}
        }
        self.settle_doubts();
        self.next_event(place - gone_before);
        true
    }

    pub(super) fn next_event(&mut self, place: usize) {
        self.at = if place + 1 < self.queue.len() {
            At::Resolve(place + 1)
        } else if self.hands > 0 {
            At::RollBlack
        } else {
            self.first_turn()
        };
    }

    pub(super) fn first_turn(&mut self) -> At {
        self.black.clear();
        self.hands = 0;
        if self.no_dice() { At::Close } else { At::Act(self.start) }
    }

    pub(super) fn no_dice(&self) -> bool {
        self.dice.iter().flatten().all(|die| die.gone)
    }

    pub(super) fn event_die(&mut self, value: i32) {
        let At::Resolve(place) = self.at else { return };
        self.hands += self.printed[&self.queue[place].0].black.unwrap_or(0);
        self.at = At::Push(place, value);
    }

    pub(super) fn push(&mut self, out: Option<usize>) -> bool {
        let At::Push(place, _) = self.at else { return false };
        let Some(building) = Self::brings_gray(&self.queue[place].0) else { return false };
        match out {
            None if self.crowd(building) == 6 => return false,
            None => self.standing[building][self.n] += 1,
            Some(owner) if self.standing[building][owner] == 0 => return false,
            // Nobody may be placed there, so the event has no effect.
            Some(owner) if self.lying[building][owner] => {}
            Some(owner) => {
                self.standing[building][owner] -= 1;
                self.lying[building][owner] = true;
                self.standing[building][self.n] += 1;
            }
        }
        self.next_event(place);
        true
    }

    pub(super) fn roll_black(&mut self, values: &[i32]) {
        self.black = values.iter().map(|value| (*value, true)).collect();
        self.black.sort_by_key(|(value, _)| -*value);
        self.hands = 0;
        self.at = At::Counter(self.start);
    }

    fn highest(&self) -> i32 {
        self.black.iter().filter(|(_, stands)| *stands).map(|(value, _)| *value).max().unwrap_or(0)
    }

    fn defence(die: &Die) -> i32 {
        if die.color == RED { 2 * die.value } else { die.value }
    }

    pub(super) fn counter(&mut self, black: &[usize], with: &[usize]) -> bool {
        let At::Counter(who) = self.at else { return false };
        if with.is_empty() || black.is_empty() {
            return false;
        }
        let mut threat = 0;
        for one in black {
            match self.black.get(*one) {
                Some((value, true)) => threat += value,
                _ => return false,
            }
        }
        if !black.iter().any(|one| self.black[*one].0 == self.highest()) {
            return false;
        }
        let mut sum = 0;
        for one in with {
            match self.dice[who].get(*one) {
                Some(die) if !die.gone => sum += Self::defence(die),
                _ => return false,
            }
        }
        if sum < threat {
            return false;
        }
        for one in black {
            self.black[*one].1 = false;
            self.gain_influence(who, 1);
        }
        for one in with {
            self.dice[who][*one].gone = true;
        }
        self.next_defender(who);
        true
    }

    pub(super) fn give_way(&mut self) -> bool {
        let At::Counter(who) = self.at else { return false };
        let all: i32 = self.dice[who].iter().filter(|die| !die.gone).map(Self::defence).sum();
        let highest = self.highest();
        if all >= highest {
            return false;
        }
        if let Some(one) = self.black.iter_mut().find(|(value, stands)| *stands && *value == highest) {
            one.1 = false;
        }
        self.fine(who);
        self.next_defender(who);
        true
    }

    pub(super) fn next_defender(&mut self, who: usize) {
        self.at = if self.black.iter().any(|(_, stands)| *stands) {
            At::Counter((who + 1) % self.n)
        } else {
            self.first_turn()
        };
    }
}
