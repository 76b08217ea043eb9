//! A naive second model of Troyes, written from the rulebook by another hand, agrees with the rules line by line over whole games.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "all numbers of a table are small, and a child counts in one kind of them"
)]

mod acts;
mod border;
mod events;
mod keeper;
mod random;
mod round;

use std::collections::BTreeMap;

use town_crier::games::troyes::rules::{
    Activity, Book, ByColor, ByOwner, Character, Color, Depth, Order, Resolution, Score, Setup, Table, Use, apply,
    decide,
};
use town_crier::play::BySeat;

use acts::{Deed, For, From};
use border::{act, building, by_building, event, face, kept, owner, printed, seat, told};
use keeper::{At, Keeper};
use random::Random;

use crate::tried::times;

/// Two tables of the same game, one of the rules, one of the child.
struct Both {
    table: Table,
    keeper: Keeper,
    random: Random,
    /// How often each deed was done.
    deeds: BTreeMap<String, usize>,
}

impl Both {
    fn new(players: u8, bonus: bool, depth: Depth, seed: u64) -> Self {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let start = random.below(players.into());
        let gray = [[2, 2, 2], [1, 2, 3], [0, 4, 2]][random.below(3)];
        let held = Setup::held(players);
        let mut deck = Character::ALL.to_vec();
        let mut draw = |_| (0..held).map(|_| deck.swap_remove(random.below(deck.len()))).collect::<Vec<_>>();
        let characters: BySeat<Vec<Character>> = (0..players).map(&mut draw).collect();
        let book = Book::house();
        let told = [depth != Depth::Dice, depth == Depth::Purses];
        let keeper = Keeper::new(players.into(), told, start, gray.map(i32::from), printed(&book, bonus));
        let setup = Setup {
            start: seat(start),
            bonus,
            gray: by_building(gray),
            book,
            depth,
            characters: Some(characters),
            ..Setup::house(players)
        };
        let table = Table::open(setup).expect("a setup");
        Self { table, keeper, random, deeds: BTreeMap::new() }
    }

    /// Gives an order to both; they agree on whether it is possible, and on everything that lies on the table after it.
    #[track_caller]
    fn give(&mut self, order: &Order, child: impl FnOnce(&mut Keeper) -> bool) -> bool {
        let before = kept(&self.keeper);
        let allowed = child(&mut self.keeper);
        let decided = decide(&self.table, order);
        assert_eq!(
            decided.is_ok(),
            allowed,
            "the rules say {decided:?}, the child {allowed}, of {order:?} at\n{before}"
        );
        for happening in decided.iter().flatten() {
            apply(&mut self.table, happening);
        }
        assert_eq!(told(&self.table), kept(&self.keeper), "after {order:?} at\n{before}");
        allowed
    }

    /// Gives an order to both that neither can refuse.
    #[track_caller]
    fn tell(&mut self, order: &Order, child: impl FnOnce(&mut Keeper)) {
        let allowed = self.give(order, |keeper| {
            child(keeper);
            true
        });
        assert!(allowed, "{order:?}");
    }

    fn play(&mut self) {
        let n = self.keeper.n;
        while self.keeper.at != At::Over {
            match self.keeper.at.clone() {
                At::Settle(_) => {
                    let of = self.random.below(3);
                    self.give(&Order::Settle(building(of)), |keeper| keeper.settle(of));
                }
                At::Reveal => self.reveal(),
                At::Income => {
                    self.tell(&Order::Pay { short: Vec::new() }, Keeper::pay);
                }
                At::Workforce => self.workforce(),
                At::Draw(wanted) => self.draw(wanted),
                At::Resolve(place) => self.resolve(place),
                At::Push(..) => {
                    let out = self.random.below(n + 2);
                    let out = (out <= n).then_some(out);
                    self.give(&Order::Push(out.map(|out| owner(n, out))), |keeper| keeper.push(out));
                }
                At::RollBlack => {
                    let mut values = self.random.dice(self.keeper.hands as usize);
                    values.sort_by_key(|value| -value);
                    let faces = values.iter().map(|value| face(*value)).collect();
                    self.tell(&Order::RollBlack(faces), |keeper| keeper.roll_black(&values));
                }
                At::Counter(who) => self.defend(who),
                At::Act(who) => self.turn(who),
                At::Shoot(_, dice) => {
                    let values = self.random.dice(dice);
                    let faces = values.iter().map(|value| face(*value)).collect();
                    self.tell(&Order::Shoot(faces), |keeper| keeper.shoot(&values));
                }
                At::Aim(_, cubes) => {
                    let events: Vec<String> = (0..cubes).map(|_| self.any_event()).collect();
                    let order =
                        Order::Aim { events: events.iter().map(|name| event(name)).collect(), told: Vec::new() };
                    self.give(&order, |keeper| keeper.aim(&events));
                }
                At::Close => {
                    self.tell(&Order::Close, Keeper::close);
                }
                At::Show => {
                    let characters: BySeat<Vec<Character>> =
                        self.table.players().map(|(_, player)| player.characters().to_vec()).collect();
                    self.tell(&Order::Show(characters), |keeper| keeper.at = At::Over);
                }
                At::Over => {}
            }
        }
        let held: Vec<&str> =
            self.table.players().flat_map(|(_, player)| player.characters()).map(|one| one.name()).collect();
        let Ok(scores) = self.table.score() else {
            return assert!(!self.keeper.told[1], "all is known");
        };
        assert_eq!(scores.values().map(Score::total).collect::<Vec<_>>(), self.keeper.totals(&held));
    }

    fn reveal(&mut self) {
        let bonus = self.table.has_bonus();
        let round = u8::try_from(self.keeper.round).expect("small");
        let mut one = |color: Color| {
            let fit = |card: &Activity| {
                card.color() == color && self.table.book().number(*card).round() == round && (bonus || !card.is_bonus())
            };
            let fit: Vec<Activity> = Activity::ALL.into_iter().filter(fit).collect();
            *self.random.one(&fit).expect("there are three")
        };
        let cards = ByColor::from_fn(&mut one);
        let names = [Color::Red, Color::White, Color::Yellow].map(|color| cards[color].name().to_owned());
        self.tell(&Order::Reveal(cards), |keeper| keeper.reveal(names));
    }

    fn workforce(&mut self) {
        let n = self.keeper.n;
        let mut rolled = Vec::new();
        for who in 0..=n {
            rolled.push([0, 1, 2].map(|of: usize| {
                let count = self.keeper.standing[of][who] as usize;
                self.random.dice(count)
            }));
        }
        let faces = ByOwner::with(u8::try_from(n).expect("small"), |of| {
            let who = of.seat().map_or(n, |seat| seat.0.into());
            ByColor::from_fn(|color| {
                let of = Color::ALL.into_iter().position(|one| one == color).expect("one of three");
                rolled[who][of].iter().map(|value| face(*value)).collect()
            })
        });
        self.tell(&Order::Workforce(Box::new(faces)), |keeper| keeper.workforce(&rolled));
    }

    fn draw(&mut self, wanted: &str) {
        let of = ["red", "white", "yellow"].into_iter().position(|color| color == wanted).unwrap_or(0);
        let fit: Vec<String> = self
            .keeper
            .printed
            .iter()
            .filter(|(_, card)| card.fought != keeper::NOT_AN_EVENT && card.color == of)
            .map(|(name, _)| name.clone())
            .filter(|name| !self.keeper.came.contains(name))
            .collect();
        let mut fit = fit;
        fit.sort();
        let name = self.random.one(&fit).expect("a card").clone();
        self.tell(&Order::Enter(event(&name)), |keeper| keeper.enter(&name));
    }

    fn resolve(&mut self, place: usize) {
        let name = self.keeper.queue[place].0.clone();
        if Keeper::brings_gray(&name).is_some() && !self.keeper.gray_is_all_in_play() {
            let value = self.random.die();
            self.tell(&Order::RollEvent(face(value)), |keeper| keeper.event_die(value));
        } else {
            self.tell(&Order::Resolve(Resolution::default()), Keeper::resolve);
        }
    }

    fn any_event(&mut self) -> String {
        let at = self.random.below(self.keeper.queue.len());
        self.keeper.queue[at].0.clone()
    }

    /// Own dice that lie there, each with the same chance, ascending.
    fn own(&mut self, who: usize) -> Vec<usize> {
        (0..self.keeper.dice[who].len()).filter(|_| self.random.chance(2)).collect()
    }

    fn defend(&mut self, who: usize) {
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
    fn turn(&mut self, who: usize) {
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
            _ if !self.keeper.told[0] => For::Unsaid,
            0..=3 => self.activity(who, color),
            4 => For::Church,
            7 => For::Combat(self.any_event(), self.random.chance(3).then(|| self.random.below(4))),
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
        let on = on.collect();
        For::Activity { card, hire, times, on }
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

#[test]
fn a_naive_second_model_agrees_line_by_line() {
    let games = u64::from(times(50));
    let mut deeds = BTreeMap::new();
    for seed in 0..games {
        let players = u8::try_from(seed % 3).expect("small") + 2;
        // Each depth, but most games tell everything.
        let depth = [Depth::Purses, Depth::Purses, Depth::Deeds, Depth::Purses, Depth::Dice][(seed % 5) as usize];
        let mut both = Both::new(players, seed % 2 == 1, depth, seed + 1);
        both.play();
        for (name, count) in both.deeds {
            *deeds.entry(name).or_insert(0) += count;
        }
    }
    assert!(games < 50 || deeds.len() > 35, "nearly everything was done: {deeds:?}");
}
