//! Two tables at which the same game is played.

use std::collections::BTreeMap;

use town_crier::games::troyes::rules::{
    Activity, Book, ByColor, ByOwner, Called, Character, Color, Depth, Event, Order, Page, Resolution, Score, Setup,
    Table, apply, decide,
};
use town_crier::play::BySeat;

use super::border::{
    building, by_building, event, face, kept, owner, printed, printed_activity, printed_event, sayings, seat, small,
    told,
};
use super::keeper::{At, DENIERS, Keeper, Printed, WHITE, YELLOW};
use super::random::Random;

/// Two tables of the same game, one of the rules, one of the child.
pub(super) struct Both {
    table: Table,
    pub(super) keeper: Keeper,
    pub(super) random: Random,
    /// Whether the players tell what they do.
    pub(super) tells: bool,
    /// Everything that lies on both tables, in lines.
    lies: String,
    /// How often each deed was done.
    pub(super) deeds: BTreeMap<String, usize>,
}

impl Both {
    pub(super) fn new(players: u8, bonus: bool, depth: Depth, book: Book, seed: u64) -> Self {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let start = random.below(players.into());
        let gray = [[2, 2, 2], [1, 2, 3], [0, 4, 2]][random.below(3)];
        let held = Setup::held(players);
        let mut deck = Character::ALL.to_vec();
        let mut draw = |_| (0..held).map(|_| deck.swap_remove(random.below(deck.len()))).collect::<Vec<_>>();
        let characters: BySeat<Vec<Character>> = (0..players).map(&mut draw).collect();
        let [deeds, purses] = [depth != Depth::Dice, depth == Depth::Purses];
        let inexact = [!purses, !purses, !purses, !deeds, !deeds, !deeds];
        let keeper = Keeper::new(players.into(), inexact, start, gray.map(i32::from), printed(&book, bonus));
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
        let lies = told(&table);
        Self { table, keeper, random, tells: deeds, lies, deeds: BTreeMap::new() }
    }

    /// Gives an order to both; they agree on whether it is possible, and on everything that lies on the table after it.
    #[track_caller]
    pub(super) fn give(&mut self, order: &Order, child: impl FnOnce(&mut Keeper) -> bool) -> bool {
        let allowed = child(&mut self.keeper);
        match decide(&self.table, order) {
            Ok(happenings) if allowed => {
                for happening in &happenings {
                    apply(&mut self.table, happening);
                }
                let lies = told(&self.table);
                assert_eq!(lies, kept(&self.keeper), "after {order:?} at\n{}", self.lies);
                self.lies = lies;
            }
            Err(_) if !allowed => {}
            decided => panic!("the rules say {decided:?}, the child {allowed}, of {order:?} at\n{}", self.lies),
        }
        allowed
    }

    /// Gives an order to both that neither can refuse.
    #[track_caller]
    pub(super) fn tell(&mut self, order: &Order, child: impl FnOnce(&mut Keeper)) {
        let allowed = self.give(order, |keeper| {
            child(keeper);
            true
        });
        assert!(allowed, "{order:?}");
    }

    pub(super) fn play(&mut self) {
        let n = self.keeper.n;
        while self.keeper.at != At::Over {
            match self.keeper.at.clone() {
                At::Settle(_) => {
                    let of = self.random.below(3);
                    self.give(&Order::Settle(building(of)), |keeper| keeper.settle(of));
                }
                At::Reveal => self.reveal(),
                At::Income => {
                    let short = self.short(DENIERS, Keeper::salary);
                    let order = Order::Pay { short: short.iter().map(|who| seat(*who)).collect() };
                    self.give(&order, |keeper| keeper.pay(&short));
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
                    let cubes = self.random.below(cubes + 2);
                    let events: Vec<String> = (0..cubes).map(|_| self.any_event()).collect();
                    let said = self.says(&events);
                    let named = events.iter().map(|name| event(name)).collect();
                    let order = Order::Aim { events: named, told: sayings(&said) };
                    self.give(&order, |keeper| keeper.aim(&events, &said));
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
        let totals = self.table.score().map(|scores| scores.values().map(Score::total).collect::<Vec<_>>());
        assert_eq!(totals.ok(), self.keeper.totals(&held));
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
        for card in cards.into_values() {
            let house = Book::house();
            let page = Page::Activity(card, house.activities[card]);
            self.book(page, card.name(), printed_activity(&house, card));
        }
        if self.keeper.round == 1 {
            self.book_event(Event::Marauding);
        }
    }

    /// Half of the cards that come are read from the box at once, where their figures are open.
    fn book(&mut self, page: Page, name: &str, printed: Printed) {
        if self.random.chance(2) {
            self.give(&Order::Book(Box::new(page)), |keeper| {
                keeper.printed.insert(name.to_owned(), printed.clone()) != Some(printed)
            });
        }
    }

    fn book_event(&mut self, card: Event) {
        let house = Book::house();
        self.book(Page::Event(card, house.events[card]), card.name(), printed_event(&house, card));
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
        let Some(of) = ["red", "white", "yellow", "second red"].into_iter().position(|color| color == wanted) else {
            let called = self.random.below(2);
            let order = Order::Call([Called::White, Called::Yellow][called]);
            return self.tell(&order, |keeper| keeper.at = keeper.called([WHITE, YELLOW][called]));
        };
        let is_there = |(name, card): &(&String, &Printed)| {
            card.is_event && card.color == of % 3 && !self.keeper.came.contains(name)
        };
        let mut fit: Vec<String> = self.keeper.printed.iter().filter(is_there).map(|(name, _)| name.clone()).collect();
        fit.sort();
        let name = self.random.one(&fit).expect("a card").clone();
        self.tell(&Order::Enter(event(&name)), |keeper| keeper.enter(&name));
        self.book_event(event(&name));
    }

    fn resolve(&mut self, place: usize) {
        let name = self.keeper.queue[place].0.clone();
        if Keeper::brings_gray(&name).is_some() && !self.keeper.gray_is_all_in_play() {
            let value = self.random.die();
            return self.tell(&Order::RollEvent(face(value)), |keeper| keeper.event_die(value));
        }
        let of = self.keeper.due(&name, 0).map_or(DENIERS, |(of, _)| of);
        let short = self.short(of, |keeper, who| keeper.due(&name, who).map_or(0, |(_, due)| due));
        let left = if name == "support" { 2.min(place) } else { 0 };
        let left: Vec<String> = (1..=left).map(|back| self.keeper.queue[place - back].0.clone()).collect();
        let said = self.says(&left);
        let is_open = self.keeper.printed[&name].black.is_none() != self.random.chance(60);
        let black = is_open.then(|| self.random.below(3) as i32);
        let order = Order::Resolve(Resolution {
            short: short.iter().map(|who| seat(*who)).collect(),
            told: sayings(&said),
            black: black.map(small),
        });
        self.give(&order, |keeper| keeper.resolve(&short, &said, black));
    }
}
