//! What the players do: any deed, possible or not, by chance.

use town_crier::games::troyes::rules::{Order, Use};

use super::acts::{Deed, For, From};
use super::border::{act, face};
use super::both::Both;
use super::keeper::{Keeper, Said};

impl Both {
    pub(super) fn any_event(&mut self) -> String {
        let at = self.random.below(self.keeper.queue.len());
        self.keeper.queue[at].0.clone()
    }

    /// Own dice that lie there, each with the same chance, ascending.
    fn own(&mut self, who: usize) -> Vec<usize> {
        (0..self.keeper.dice[who].len()).filter(|_| self.random.chance(2)).collect()
    }

    pub(super) fn defend(&mut self, who: usize) {
        if self.random.chance(6) {
            return self.spend(who);
        }
        let with = self.own(who);
        let black: Vec<usize> = (0..self.keeper.black.len()).filter(|_| self.random.chance(2)).collect();
        let order = Order::Counter {
            black: black.iter().map(|one| *one as u8).collect(),
            with: with.iter().map(|one| *one as u8).collect(),
        };
        let countered = self.give(&order, |keeper| keeper.counter(&black, &with));
        if !countered && self.random.chance(2) {
            self.give(&Order::GiveWay, Keeper::give_way);
        }
    }

    fn spend(&mut self, who: usize) {
        let own = self.own(who);
        match self.random.below(3) {
            0 => {
                let (index, value) = (own.first().copied().unwrap_or(0), self.random.die());
                self.give(&Order::Spend(Use::Reroll(index as u8, face(value))), |keeper| {
                    keeper.reroll(who, index, value)
                });
            }
            1 => {
                self.give(&Order::Spend(Use::Recruit), |keeper| keeper.recruit(who));
            }
            _ => {
                let order = Order::Spend(Use::TurnOver(own.iter().map(|one| *one as u8).collect()));
                self.give(&order, |keeper| keeper.turn_over(who, &own));
            }
        }
    }

    /// Tries deeds until one is possible; passes after many that are not.
    pub(super) fn turn(&mut self, who: usize) {
        if self.random.chance(200) {
            return self.tell(&Order::Close, Keeper::leave_rest);
        }
        for _ in 0..40 {
            if self.random.chance(30) {
                self.spend(who);
            }
            let deed = self.deed(who);
            let order = Order::Act(Box::new(act(self.keeper.n, &deed)));
            if self.give(&order, |keeper| keeper.act(&deed)) {
                *self.deeds.entry(named(&deed)).or_default() += 1;
                return;
            }
        }
        self.tell(&Order::Pass, Keeper::pass);
    }

    /// Some deed, possible or not.
    fn deed(&mut self, who: usize) -> Deed {
        let n = self.keeper.n;
        let lying: Vec<(usize, usize)> = self
            .keeper
            .dice
            .iter()
            .enumerate()
            .flat_map(|(owner, dice)| {
                dice.iter().enumerate().filter(|(_, die)| !die.gone).map(move |(index, _)| (owner, index))
            })
            .collect();
        let first = *self.random.one(&lying).expect("dice lie there");
        let color = self.keeper.dice[first.0][first.1].color;
        let mut dice = vec![first];
        let mixed = self.random.chance(8);
        for _ in 0..self.random.below(5) {
            if dice.len() == 3 {
                break;
            }
            let other = *self.random.one(&lying).expect("dice lie there");
            if !dice.contains(&other) && (mixed || self.keeper.dice[other.0][other.1].color == color) {
                dice.push(other);
            }
        }
        dice.sort_unstable();
        let cubes: Vec<String> =
            self.keeper.cards.iter().filter(|card| card.stored[who] > 0).map(|card| card.name.clone()).collect();
        let cube = if self.random.chance(2) { self.random.one(&cubes).cloned() } else { None };
        let what = match self.random.below(9) {
            _ if !self.tells || self.random.chance(80) => For::Unsaid,
            0..=3 => self.activity(who, color),
            4 => For::Church,
            7 => {
                let event = self.any_event();
                let said = self.says(std::slice::from_ref(&event)).pop();
                For::Combat(event, self.random.chance(3).then(|| self.random.below(4)), said)
            }
            5 | 6 => {
                dice.truncate(1);
                let out = self.random.below(n + 2);
                For::Citizen { from: self.origin(), out: (out <= n).then_some(out) }
            }
            _ => For::Agriculture,
        };
        Deed { dice, cube, what }
    }

    fn activity(&mut self, who: usize, color: usize) -> For {
        let fit = |name: &str| self.keeper.printed[name].color == color;
        let cards: Vec<String> =
            self.keeper.cards.iter().map(|card| card.name.clone()).filter(|name| fit(name)).collect();
        let card = self.random.one(&cards).expect("one of each color").clone();
        let works = self.keeper.cards.iter().any(|one| one.name == card && one.tradesmen.contains(&Some(who)));
        let hire = if works == self.random.chance(12) { Some(self.origin()) } else { None };
        let times = if self.random.chance(8) { self.random.below(7) } else { 1 + self.random.below(2) };
        let on = (0..times).map(|_| match card.as_str() {
            "miller" => ["palace", "bishopric"][self.random.below(2)].to_owned(),
            _ => self.any_event(),
        });
        let on: Vec<String> = on.collect();
        let puts = ["chivalry", "diplomat"].contains(&card.as_str()) || self.random.chance(40);
        let said = if puts && card != "miller" { self.says(&on) } else { Vec::new() };
        let asked = self.keeper.printed[&card].hire.is_none() && self.random.chance(2) || self.random.chance(40);
        let price = asked.then(|| self.random.below(7) as i32);
        For::Activity { card, hire, price, times, on, said }
    }

    /// What people say of events that get cubes; seldom of what is known.
    pub(super) fn says(&mut self, events: &[String]) -> Vec<Said> {
        let mut said = Vec::new();
        for (nth, event) in events.iter().enumerate() {
            let printed = &self.keeper.printed[event];
            let (open_banners, open_rewards) = (printed.banners.is_none(), printed.rewards.is_none());
            if self.random.chance(3) || events[..nth].contains(event) && !self.random.chance(40) {
                continue;
            }
            let beaten = self.random.chance(if open_banners { 2 } else { 40 });
            let rewards = self.random.chance(if open_rewards { 2 } else { 40 });
            let large = self.random.below(5) as i32;
            let small = if self.random.chance(40) { 5 } else { self.random.below(large as usize + 1) as i32 };
            said.push(Said { event: event.clone(), beaten, rewards: rewards.then_some([large, small]) });
        }
        said
    }

    /// Some of those of whom nobody knows whether they can pay; seldom somebody else.
    pub(super) fn short(&mut self, of: usize, due: impl Fn(&Keeper, usize) -> i32) -> Vec<usize> {
        let may = |both: &Self, who: usize| both.keeper.inexact[who][of] && due(&both.keeper, who) > 0;
        let all = 0..self.keeper.n;
        all.filter(|who| if may(self, *who) { self.random.chance(3) } else { self.random.chance(60) }).collect()
    }

    fn origin(&mut self) -> From {
        match self.random.below(6) {
            0..=2 => From::Supply, // Most citizens are there.
            3 => From::Standing(self.random.below(3)),
            4 => From::Lying(self.random.below(3)),
            _ => {
                let at = self.random.below(self.keeper.cards.len());
                From::Card(self.keeper.cards[at].name.clone())
            }
        }
    }
}

fn named(deed: &Deed) -> String {
    let what = match &deed.what {
        For::Activity { card, .. } => card.as_str(),
        For::Church => "cathedral",
        For::Combat(..) => "combat",
        For::Citizen { .. } => "citizen",
        For::Agriculture => "agriculture",
        For::Unsaid => "unsaid",
    };
    deed.cube.as_ref().map_or_else(|| what.to_owned(), |cube| format!("{cube} cube"))
}
