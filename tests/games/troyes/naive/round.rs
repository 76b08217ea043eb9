//! Influence, turns, the end of a round, cubes on events, and the count (`T 9` to `T 12`).

use super::keeper::{At, CARDS, CITIZENS, CUBES, DENIERS, INFLUENCE, Keeper, POINTS, Said, rounds};

impl Keeper {
    pub(super) fn reroll(&mut self, who: usize, index: usize, value: i32) -> bool {
        if !self.has(who, INFLUENCE, 1) {
            return false;
        }
        let Some(die) = self.dice[who].get_mut(index).filter(|die| !die.gone) else { return false };
        die.value = value;
        self.influence[who] -= 1;
        true
    }

    pub(super) fn recruit(&mut self, who: usize) -> bool {
        if !self.has(who, INFLUENCE, 2) || self.citizens(who) == 12 {
            return false;
        }
        self.influence[who] -= 2;
        self.supply[who] += 1;
        true
    }

    pub(super) fn turn_over(&mut self, who: usize, dice: &[usize]) -> bool {
        let there = |index: &usize| self.dice[who].get(*index).is_some_and(|die| !die.gone);
        if !self.has(who, INFLUENCE, 4) || dice.is_empty() || dice.len() > 3 || !dice.iter().all(there) {
            return false;
        }
        for index in dice {
            let turned = &mut self.dice[who][*index];
            turned.value = 7 - turned.value;
        }
        self.influence[who] -= 4;
        true
    }

    pub(super) fn pass(&mut self) {
        if let At::Act(who) = self.at {
            self.passed[who] = Some(2);
            self.next_turn(who);
        }
    }

    pub(super) fn next_turn(&mut self, who: usize) {
        if self.no_dice() || self.passed.iter().all(Option::is_some) {
            self.at = At::Close;
            return;
        }
        let mut next = (who + 1) % self.n;
        while let Some(lying) = &mut self.passed[next] {
            *lying += 1;
            next = (next + 1) % self.n;
        }
        self.at = At::Act(next);
    }

    pub(super) fn close(&mut self) {
        for who in 0..self.n {
            self.deniers[who] += self.passed[who].take().unwrap_or(0);
            for building in 0..3 {
                if std::mem::take(&mut self.lying[building][who]) {
                    self.supply[who] += 1;
                }
            }
        }
        for building in 0..3 {
            self.lying[building][self.n] = false;
        }
        self.dice.iter_mut().for_each(Vec::clear);
        if self.round == rounds(self.n) {
            self.at = At::Show;
        } else {
            self.start = (self.start + 1) % self.n;
            self.round += 1;
            self.at = if self.round <= 3 { At::Reveal } else { At::Income };
        }
    }

    /// Whether people can say that of events that get cubes: of these alone, of each once, and what is not printed.
    pub(super) fn may_say(&self, events: &[&str], said: &[Said]) -> bool {
        said.iter().enumerate().all(|(nth, one)| {
            let printed = &self.printed[&one.event];
            let once = !said[..nth].iter().any(|other| other.event == one.event);
            let rewards = one.rewards.is_none_or(|[large, small]| printed.rewards.is_none() && large >= small);
            events.contains(&one.event.as_str()) && once && !(one.beaten && printed.banners.is_some()) && rewards
        })
    }

    /// Puts a cube on the event at that place of the queue; if that was the last banner, the event is beaten. Where nobody knows
    /// the banners, people say so of the last cube.
    pub(super) fn cube(&mut self, place: usize, owner: usize, last: bool, said: &[Said]) {
        self.queue[place].1.push(owner);
        let (name, cubes) = self.queue[place].clone();
        if owner < self.n {
            self.gain_influence(owner, 1);
        }
        let said = said.iter().find(|one| one.event == name);
        let printed = &self.printed[&name];
        let beaten = match printed.banners {
            Some(banners) => cubes.len() >= banners,
            None => last && said.is_some_and(|one| one.beaten),
        };
        if !beaten {
            return;
        }
        if let Some(rewards) = printed.rewards.or(said.and_then(|one| one.rewards)) {
            self.share(&cubes, rewards);
        } else {
            self.doubts.extend(cubes.iter().filter(|owner| **owner < self.n).map(|owner| (*owner, POINTS)));
        }
        if name == "marauding" {
            self.queue[place].1.clear();
            return;
        }
        self.queue.remove(place);
        let count = |owner: &usize| cubes.iter().filter(|one| *one == owner).count();
        let most = cubes.iter().map(count).max().unwrap_or(0);
        if let Some(taker) = cubes.iter().find(|one| count(one) == most).filter(|taker| **taker < self.n) {
            self.won[*taker].push(name);
        }
    }

    fn share(&mut self, cubes: &[usize], [large, small]: [i32; 2]) {
        let count = |owner: usize| cubes.iter().filter(|one| **one == owner).count();
        let most = (0..=self.n).map(count).max().unwrap_or(0);
        let first: Vec<usize> = (0..=self.n).filter(|owner| count(*owner) == most).collect();
        let rest: Vec<usize> = (0..=self.n).filter(|owner| count(*owner) > 0 && count(*owner) < most).collect();
        let mut reward = |owner: usize, points: i32| {
            if owner < self.n {
                self.points[owner] += points;
            }
        };
        if first.len() > 1 {
            for owner in &first {
                reward(*owner, (large + small) / first.len() as i32);
            }
        } else if rest.is_empty() {
            reward(first[0], large + small);
        } else {
            reward(first[0], large);
            let most = rest.iter().map(|owner| count(*owner)).max().unwrap_or(0);
            let second: Vec<usize> = rest.into_iter().filter(|owner| count(*owner) == most).collect();
            for owner in &second {
                reward(*owner, small / second.len() as i32);
            }
        }
    }

    pub(super) fn place_of(&self, event: &str) -> Option<usize> {
        self.queue.iter().position(|(name, _)| name == event)
    }

    pub(super) fn has_cube_on(&self, who: usize) -> i32 {
        self.queue.iter().filter(|(_, cubes)| cubes.contains(&who)).count() as i32
    }

    pub(super) fn on_church(&self, who: usize) -> i32 {
        self.church.iter().flatten().filter(|one| **one == Some(who)).count() as i32
    }

    /// The totals at the end, with these characters in the game; nothing if something is not known that they need.
    pub(super) fn totals(&self, characters: &[&str]) -> Option<Vec<i32>> {
        let needed = |of: usize| match of {
            DENIERS => characters.contains(&"thibaut-2"),
            INFLUENCE => characters.contains(&"hugues-de-payns"),
            CARDS => characters.contains(&"henry-1"),
            _ => true,
        };
        let counts = [DENIERS, INFLUENCE, POINTS, CITIZENS, CUBES, CARDS];
        let exact = |who: usize| counts.iter().all(|of| !needed(*of) || !self.inexact[who][*of]);
        let open = self.cards.iter().any(|card| {
            let spaces = &self.printed[&card.name].spaces;
            (0..).zip(&card.tradesmen).any(|(space, one): (usize, _)| one.is_some() && spaces.get(space) == Some(&None))
        });
        let known = !open && (0..self.n).all(exact);
        known.then(|| (0..self.n).map(|who| self.total(who, characters)).collect())
    }

    pub(super) fn total(&self, who: usize, characters: &[&str]) -> i32 {
        let mut total = self.points[who] + self.has_cube_on(who);
        let mut works = 0;
        for card in &self.cards {
            if let Some(space) = card.tradesmen.iter().position(|one| *one == Some(who)) {
                works += 1;
                total += self.printed[&card.name].spaces.get(space).copied().flatten().unwrap_or(0);
            }
        }
        for level in 0..3 {
            if !(0..6).any(|value| self.church[value][level] == Some(who)) {
                total -= 2;
            }
        }
        let more = i32::from(self.n == 2);
        for character in characters {
            let (count, bands) = match *character {
                "chretien-de-troyes" => {
                    ((0..3).map(|building| self.standing[building][who]).sum(), [3 + more, 5 + more, 7 + more])
                }
                "urbain-4" => (self.on_church(who), [3 + more, 5 + more, 7 + more]),
                "thibaut-2" => (self.deniers[who], [6, 12, 18]),
                "hugues-de-payns" => (self.influence[who], [5, 10, 15]),
                "le-florentin" => (works, [2, 4, 6]),
                "henry-1" => (self.won[who].len() as i32, [1, 3, 5]),
                other => panic!("a character named {other}"),
            };
            total += [1, 3, 6]
                .into_iter()
                .zip(bands)
                .filter(|(_, least)| count >= *least)
                .map(|(points, _)| points)
                .max()
                .unwrap_or(0);
        }
        total
    }

    pub(super) fn shoot(&mut self, values: &[i32]) {
        if let At::Shoot(who, _) = self.at {
            let hits = values.iter().filter(|value| **value >= 3).count();
            if hits > 0 {
                self.at = At::Aim(who, hits);
            } else {
                self.next_turn(who);
            }
        }
    }

    pub(super) fn aim(&mut self, events: &[String], said: &[Said]) -> bool {
        let At::Aim(who, hits) = self.at else { return false };
        let mut after = self.clone();
        let puts: Vec<(String, usize)> = events.iter().map(|event| (event.clone(), 1)).collect();
        if events.len() > hits || after.put(who, &puts, said).is_none() {
            return false;
        }
        after.settle_doubts();
        *self = after;
        self.next_turn(who);
        true
    }

    /// From now on nobody vouches for what was left unsaid.
    pub(super) fn settle_doubts(&mut self) {
        for (who, of) in std::mem::take(&mut self.doubts) {
            self.inexact[who][of] = true;
        }
    }

    /// The round ends early: nobody knows what was not told of it.
    pub(super) fn leave_rest(&mut self) {
        self.inexact.iter_mut().for_each(|counts| *counts = [true; 6]);
        self.close();
    }
}
