//! A second le Roy, simple and slow, who knows a table by its facts alone: he agrees with the rules fact by fact.

use std::collections::BTreeMap;

use town_crier::games::troyes::cli::facts;
use town_crier::games::troyes::record::Record;
use town_crier::games::troyes::rules::{Activity, Book, ByColor, Color, Decision, Event, Face, Order, RoyOrder, Table};
use town_crier::play::Named;

/// A table as its facts tell it.
pub(super) struct Second {
    facts: BTreeMap<String, String>,
    book: Book,
    held: Vec<Decision>,
    /// The pile, the top one first.
    pile: Vec<String>,
    /// The two black dice, while somebody has to say whom he pushes out.
    waits: Option<[u8; 2]>,
    /// The activities, in the order in which they came.
    cards: Vec<String>,
}

fn named<T: Named>(name: &str) -> T {
    *T::VALUES.iter().find(|value| value.name() == name).expect("a name")
}

/// The color's rank, and the value.
fn die(shown: &str) -> (u8, usize) {
    let (color, value) = shown.split_at(1);
    (value.parse().expect("a value"), "ryw".find(color).expect("a color"))
}

fn best_first(dice: &str) -> Vec<String> {
    let mut dice: Vec<String> = words(dice);
    dice.sort_by(|one, other| die(other).0.cmp(&die(one).0).then(die(one).1.cmp(&die(other).1)));
    dice
}

fn words(list: &str) -> Vec<String> {
    if list == "none" { Vec::new() } else { list.split(' ').map(str::to_owned).collect() }
}

fn list(words: &[String]) -> String {
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

/// The facts that say whose turn it is, and no more.
const TURN: [&str; 2] = ["turn", "faces"];

impl Second {
    pub(super) fn of(record: &Record) -> Self {
        let opening = record.opening();
        let decided = opening.solo.expect("a solo game");
        let pile =
            opening.setup().characters.expect("the pile").values().flatten().map(|one| one.name().to_owned()).collect();
        Self {
            facts: BTreeMap::new(),
            book: opening.book.clone(),
            held: Decision::ALL.into_iter().filter(|decision| decided[*decision]).collect(),
            pile,
            waits: None,
            cards: Vec::new(),
        }
    }

    /// Follows an order, and says how many of le Roy's it has judged.
    pub(super) fn follow(&mut self, before: &Table, order: &Order, after: &Table) -> usize {
        let before_it = facts(before);
        let cards = before_it.iter().filter_map(|(fact, _)| fact.strip_prefix("tradesmen "));
        self.cards = cards.map(str::to_owned).collect();
        self.facts = before_it.into_iter().collect();
        let judged = match order {
            Order::Roy(RoyOrder::Settle(dice)) => self.settle(*dice),
            Order::Roy(RoyOrder::Counter) => self.counter(before),
            Order::Roy(RoyOrder::Throw(dice)) => self.turn(dice.map(Face::value), None),
            Order::Push(out) => match self.waits.take() {
                Some(dice) => {
                    let out = out.map_or("nobody", |owner| if owner.seat().is_some() { "p1" } else { "roy" });
                    self.turn(dice, Some(out))
                }
                None => return 0,
            },
            _ => return 0,
        };
        let mut found: BTreeMap<String, String> = facts(after).into_iter().collect();
        for fact in TURN {
            found.remove(fact);
            self.facts.remove(fact);
        }
        assert_eq!(found, self.facts, "{order:?}");
        usize::from(judged)
    }

    fn get(&self, fact: &str) -> String {
        self.facts.get(fact).cloned().unwrap_or_else(|| panic!("{fact} is no fact"))
    }

    fn number(&self, fact: &str) -> i64 {
        self.get(fact).parse().expect("a number")
    }

    fn set(&mut self, fact: &str, value: impl std::fmt::Display) {
        self.facts.insert(fact.to_owned(), format!("{value}"));
    }

    fn add(&mut self, fact: &str, more: i64) {
        self.set(fact, self.number(fact) + more);
    }

    fn standing(&self, building: &str) -> [i64; 2] {
        let words = words(&self.get(&format!("standing {building}")));
        let of = |owner: &str| {
            let at = words.iter().position(|word| word == owner);
            at.map_or(0, |at| words[at + 1].parse().expect("a number"))
        };
        [of("p1"), of("roy")]
    }

    fn stand(&mut self, building: &str, [player, roy]: [i64; 2]) {
        let parts = [("p1", player), ("roy", roy)].into_iter().filter(|(_, count)| *count > 0);
        let parts: Vec<String> = parts.flat_map(|(owner, count)| [owner.to_owned(), count.to_string()]).collect();
        self.set(&format!("standing {building}"), list(&parts));
        let salary = 2 * self.standing("palace")[0] + self.standing("bishopric")[0];
        self.set("p1 salary", salary);
    }

    fn settle(&mut self, dice: ByColor<[Face; 2]>) -> bool {
        let mut all = Vec::new();
        for (color, rank, building) in
            [(Color::Red, 0, "palace"), (Color::Yellow, 1, "city-hall"), (Color::White, 2, "bishopric")]
        {
            all.extend(dice[color].map(|face| (7 - face.value(), rank, building)));
        }
        all.sort_unstable();
        all.extend([(9, 0, "palace"); 3]);
        all.extend([(9, 1, "city-hall"); 3]);
        all.extend([(9, 2, "bishopric"); 3]);
        let mut placed = 0;
        for (_, _, building) in all {
            let [player, roy] = self.standing(building);
            if placed < 3 && player + roy < 6 {
                self.stand(building, [player, roy + 1]);
                placed += 1;
            }
        }
        true
    }

    fn counter(&mut self, before: &Table) -> bool {
        assert!(before.black().iter().any(|die| die.stands));
        let dice = best_first(&self.get("roy shows"));
        self.spend("roy", &dice[..1]);
        true
    }

    fn spend(&mut self, owner: &str, dice: &[String]) {
        let fact = format!("{owner} shows");
        let mut left = words(&self.get(&fact));
        for gone in dice {
            let at = left.iter().position(|die| die == gone).expect("it lies there");
            left.remove(at);
        }
        self.set(&fact, list(&left));
        self.add("dice-left", -i64::try_from(dice.len()).expect("few"));
    }

    fn turn(&mut self, black: [u8; 2], out: Option<&str>) -> bool {
        let his = best_first(&self.get("roy shows"));
        let best = his[0].clone();
        let sum = black[0] + black[1];
        if matches!(sum, 4 | 10) && out.is_none() {
            let building = ["palace", "city-hall", "bishopric"][die(&best).1];
            let outs = self.outs(building, sum);
            if outs.len() > 1 {
                self.waits = Some(black);
                return false;
            }
            self.pay(1, 0);
            if let Some(only) = outs.first() {
                self.place(building, only);
            }
        } else {
            match sum {
                2 | 12 => {
                    self.pay(3, 6);
                    let more = self.held.contains(&Decision::ThreePoints);
                    self.add("roy points", if more { 3 } else { 2 });
                }
                3 | 11 => {
                    self.pay(2, 4);
                    self.add("roy points", 2);
                }
                4 | 10 => {
                    self.pay(1, 0);
                    self.place(["palace", "city-hall", "bishopric"][die(&best).1], out.expect("it was said"));
                }
                5 | 9 => self.event(),
                6 => {
                    self.tradesman();
                    self.pay(1, 0);
                }
                7 => self.cathedral(),
                _ => self.character(),
            }
        }
        // Somebody who passed gets a denier each time, until the round is over.
        let passed = self.get("p1 passed");
        if passed != "no" && self.get("roy shows") != "none" {
            self.add("p1 passed", 1);
        }
        true
    }

    fn pay(&mut self, price: usize, deniers: i64) {
        let his = best_first(&self.get("roy shows"));
        let players = best_first(&self.get("p1 shows"));
        let mut own = price;
        if deniers > 0 && !players.is_empty() {
            own -= 1;
            self.spend("p1", &players[..1]);
            self.add("p1 deniers", deniers);
        }
        self.spend("roy", &his[..own.min(his.len())]);
    }

    fn outs(&self, building: &str, sum: u8) -> Vec<&'static str> {
        let [player, roy] = self.standing(building);
        let lying = words(&self.get(&format!("lying {building}")));
        let lies = |owner: &str| lying.iter().any(|other| other == owner);
        let mut outs = Vec::new();
        if player + roy < 6 {
            outs.push("nobody");
        }
        if player > 0 && !lies("p1") {
            outs.push("p1");
        }
        if roy > 0 && !lies("roy") {
            outs.push("roy");
        }
        let by_value = sum == 10 && self.held.contains(&Decision::TenByValue);
        if building == "palace" && outs.contains(&"p1") && !by_value { vec!["p1"] } else { outs }
    }

    fn place(&mut self, building: &str, out: &str) {
        let [player, roy] = self.standing(building);
        let after = match out {
            "p1" => [player - 1, roy + 1],
            "roy" => [player, roy],
            _ => [player, roy + 1],
        };
        self.stand(building, after);
        if out != "nobody" {
            let fact = format!("lying {building}");
            let mut lying = words(&self.get(&fact));
            lying.push(out.to_owned());
            lying.sort();
            self.set(&fact, list(&lying));
        }
    }

    fn event(&mut self) {
        let queue = words(&self.get("queue"));
        let last = queue.last().expect("Marauding").clone();
        let event: Event = named(&last);
        let fact = format!("cubes {last}");
        let mut cubes = words(&self.get(&fact));
        let page = self.book.events[event];
        let free = usize::from(page.banners.get().expect("known")) - cubes.len();
        self.pay(free, 0);
        cubes.extend(std::iter::repeat_n("roy".to_owned(), free));
        let count = |owner: &str| cubes.iter().filter(|cube| *cube == owner).count();
        let [larger, smaller] = page.rewards().expect("known").map(i64::from);
        let (player, roy) = (count("p1"), count("roy"));
        let (players, his) = match player.cmp(&roy) {
            _ if player == 0 => (0, larger + smaller),
            std::cmp::Ordering::Less => (smaller, larger),
            std::cmp::Ordering::Equal => (larger.midpoint(smaller), larger.midpoint(smaller)),
            std::cmp::Ordering::Greater => (larger, smaller),
        };
        self.add("p1 points", players);
        self.add("roy points", his);
        if event == Event::Marauding {
            self.set(&fact, "none");
            return;
        }
        self.facts.remove(&fact);
        self.set("queue", list(&queue[..queue.len() - 1]));
        let taker = if player > roy || player == roy && cubes[0] == "p1" { "p1 won" } else { "roy won" };
        let mut won = words(&self.get(taker));
        won.push(last);
        self.set(taker, list(&won));
    }

    fn tradesman(&mut self) {
        let his = words(&self.get("roy tradesmen"));
        let mut spots = Vec::new();
        for (order, card) in self.cards.iter().enumerate() {
            if his.contains(card) {
                continue;
            }
            let activity: Activity = named(card);
            let page = self.book.activities[activity];
            let taken = words(&self.get(&format!("tradesmen {card}")));
            let points = |space: usize| page.spaces.get(space).map_or(0, |points| points.get().expect("known"));
            for space in (0..6).filter(|space| taken.get(*space).is_none_or(|who| who == "-")) {
                let rank = ["red", "yellow", "white"].iter().position(|color| *color == activity.color().name());
                spots.push((99 - points(space), page.hire.get().expect("known"), rank, order, space));
            }
        }
        let Some((_, _, _, order, space)) = spots.into_iter().min() else { return };
        let hired = |card: &String| {
            let at = his.iter().position(|other| other == card).map(|at| his[at + 1].clone());
            at.or_else(|| (*card == self.cards[order]).then(|| space.to_string()))
        };
        let all = self.cards.iter().filter_map(|card| Some([card.clone(), hired(card)?])).flatten();
        let all: Vec<String> = all.collect();
        self.set("roy tradesmen", list(&all));
    }

    fn cathedral(&mut self) {
        self.pay(2, 0);
        let mut built = 0;
        for level in 0..3 {
            for site in (1..=6).rev() {
                let fact = format!("cathedral {site}");
                let mut levels = words(&self.get(&fact));
                if built < 2 && levels[level] == "-" {
                    levels[level] = "roy".to_owned();
                    self.set(&fact, list(&levels));
                    self.add("roy points", 1);
                    built += 1;
                }
            }
        }
        if built == 0 {
            self.add("roy points", 2);
        }
    }

    fn character(&mut self) {
        let mut pile = words(&self.get("pile"));
        if pile.is_empty() {
            self.add("roy points", 1);
            return;
        }
        let top = pile.remove(0);
        assert_eq!(self.pile.remove(0), top);
        self.set("pile", list(&pile));
        let [player, roy] = ["p1", "roy"].map(|owner| self.merit(owner, &top));
        self.add("p1 points", player);
        self.add("roy points", roy);
    }

    fn merit(&self, owner: &str, character: &str) -> i64 {
        let of = |[player, roy]: [i64; 2]| if owner == "p1" { player } else { roy };
        let count = |fact: &str, word: &str| words(&self.get(fact)).iter().filter(|other| *other == word).count();
        let few = |count: usize| i64::try_from(count).expect("few");
        let (has, bands) = match character {
            "chretien-de-troyes" => {
                (["palace", "bishopric", "city-hall"].map(|at| of(self.standing(at))).iter().sum(), [4, 6, 8])
            }
            "urbain-4" => (few((1..=6).map(|site| count(&format!("cathedral {site}"), owner)).sum()), [4, 6, 8]),
            "thibaut-2" if owner == "p1" => (self.number("p1 deniers"), [6, 12, 18]),
            "hugues-de-payns" if owner == "p1" => (self.number("p1 influence"), [5, 10, 15]),
            "le-florentin" if owner == "p1" => {
                let cards = self.facts.iter().filter(|(fact, on)| fact.starts_with("tradesmen ") && on.contains("p1"));
                (few(cards.count()), [2, 4, 6])
            }
            "le-florentin" => (few(words(&self.get("roy tradesmen")).len() / 2), [2, 4, 6]),
            "henry-1" => (few(words(&self.get(&format!("{owner} won"))).len()), [1, 3, 5]),
            _ => return 0,
        };
        [1, 3, 6].into_iter().zip(bands).filter(|(_, least)| has >= *least).map(|(points, _)| points).max().unwrap_or(0)
    }
}
