//! Random games: whoever's turn it is does anything that is on offer.

use proptest::prelude::*;
use proptest::sample::subsequence;
use proptest::test_runner::TestCaseError;
use town_crier::chronicle::{Entry, Recorded as _};
use town_crier::games::dice_village::record::{Ask, Next, Record};
pub(crate) use town_crier::games::dice_village::rules::Order;
use town_crier::games::dice_village::rules::{
    Card, Cards, Correction, Depth, DiceVillage, Face, Keeper, Merchant, Paid, Phase, Purse, Sale, Seat, Setup, Side,
    Spot, Stall, Step, Table, Told,
};
use town_crier::play::Transition;

/// More rounds than any of the random games has.
pub(crate) const MOST_ROUNDS: u16 = 300;

/// A number after the other that nobody foresees, the same in every run.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn below(&mut self, sides: usize) -> usize {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % sides as u64).expect("it is below the sides")
    }

    pub(crate) fn one_of<T: Clone>(&mut self, things: &[T]) -> Option<T> {
        if things.is_empty() { None } else { things.get(self.below(things.len())).cloned() }
    }

    fn face(&mut self) -> Face {
        Face::ALL[self.below(6)]
    }
}

/// A game to be played.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) setup: Setup,
    chance: u64,
}

impl Game {
    pub(crate) fn open(&self) -> Table {
        Table::open(self.setup.clone()).expect("the setup holds")
    }

    pub(crate) fn chance(&self) -> Chance {
        Chance(self.chance)
    }

    /// Plays the game to its end, or to the bound, and shows each order; gives the last table.
    pub(crate) fn play(
        &self,
        mut each: impl FnMut(Transition<'_, DiceVillage>, &Order) -> Result<(), TestCaseError>,
    ) -> Result<Table, TestCaseError> {
        let mut chance = self.chance();
        let mut before = self.open();
        while before.phase() != Phase::Over && before.round() <= MOST_ROUNDS {
            let order = choose(&before, &mut chance);
            let entry =
                Entry::<DiceVillage>::follow(&before, order).unwrap_or_else(|refusal| panic!("on offer: {refusal:?}"));
            each(entry.on(&before), &entry.order)?;
            before = entry.table;
        }
        Ok(before)
    }
}

/// Anything that is on offer.
pub(crate) fn choose(table: &Table, chance: &mut Chance) -> Order {
    if let Some(change) = change(table, chance) {
        return change;
    }
    let chosen = match table.phase() {
        Phase::Caravans | Phase::Over => {
            let dice = table.players().map(|(_, player)| (0..player.caravans()).map(|_| chance.face()).collect());
            Some(Order::Roll(dice.collect()))
        }
        Phase::Sell(_) if chance.below(8) > 0 => sale(table, chance),
        Phase::Place(..) => chance.one_of(&table.placements_on_offer()).map(|(at, stall)| Order::Place(at, stall)),
        Phase::Spend(_) if chance.below(8) > 0 => chance.one_of(&table.purchases_on_offer()).map(Order::Buy),
        Phase::AllSell(_) if chance.below(4) == 0 => one_more(table, chance),
        Phase::Sell(_) | Phase::AllSell(_) | Phase::Spend(_) | Phase::AllSpend(_) | Phase::End => None,
    };
    chosen.or_else(|| table.next()).expect("there is always something to do")
}

/// Somebody says to have one more card on the table.
fn one_more(table: &Table, chance: &mut Chance) -> Option<Order> {
    let players: Vec<(Seat, u8)> = table.players().map(|(seat, player)| (seat, player.on_table())).collect();
    chance.one_of(&players).map(|(seat, cards)| Order::Correct(Correction::OnTable(seat, cards + 1)))
}

fn change(table: &Table, chance: &mut Chance) -> Option<Order> {
    let seat = Seat(u8::try_from(chance.below(4)).expect("a seat"));
    let changes = table.changes_on_offer(seat);
    match chance.below(12) {
        0 | 1 if changes.reroll => {
            let mut dice: Vec<usize> = changes.dice.iter().copied().filter(|_| chance.below(2) == 0).collect();
            if dice.is_empty() {
                dice = changes.dice;
            }
            Some(Order::Reroll(seat, dice.into_iter().map(|die| (die, chance.face())).collect()))
        }
        2 if changes.adjust => {
            let step = if chance.below(2) == 0 { Step::Up } else { Step::Down };
            chance.one_of(&changes.dice).map(|die| Order::Adjust(seat, die, step))
        }
        _ => None,
    }
}

fn sale(table: &Table, chance: &mut Chance) -> Option<Order> {
    let mut sale = chance.one_of(&table.sales_on_offer())?;
    while chance.below(4) > 0
        && let Some(stall) = chance.one_of(&table.tucks(&sale))
    {
        sale.tucked.push(stall);
    }
    if !table.knows_cards() {
        let mut some = || {
            let purse = Purse { coins: 4, favours: u16::try_from(chance.below(6)).expect("small") };
            Some(purse).filter(|_| chance.below(8) > 0)
        };
        let (seller, owner) = (some(), some());
        let is_own = table.active() == Some(sale.at.owner);
        sale.told = Told { seller, owner: owner.filter(|_| !is_own), ..Told::NOTHING };
    }
    Some(Order::Sell(sale.into()))
}

/// An order that can be given in that game now: what the code deals is as it deals it.
pub(crate) fn any_order(record: &Record, chance: &mut Chance) -> Order {
    match (record.next(), choose(record.table(), chance)) {
        (Next::Order(roll @ Ask::Draw(_)), _) => record.complete(roll),
        (_, order) => match DiceVillage::drawn(record.opening(), &order) {
            Some(draw) => DiceVillage::draw(record.opening(), record.table(), &draw),
            None => order,
        },
    }
}

/// Any order, allowed or not, by what a hostile hand could enter.
pub(crate) fn anything(table: &Table, chance: &mut Chance) -> Order {
    let spot = |chance: &mut Chance| chance.one_of(&table.spots().collect::<Vec<Spot>>()).expect("a village");
    let stall = |chance: &mut Chance| {
        let hand = table.active().and_then(|seat| table.player(seat)).map(|player| player.hand().cards());
        let any = Merchant::all().nth(chance.below(30)).map(Card::House);
        let card = hand.and_then(|hand| chance.one_of(&hand)).filter(|_| chance.below(4) > 0).or(any);
        let keeper = match card.filter(|_| table.knows_cards()) {
            Some(Card::House(merchant)) => Keeper::House(merchant),
            Some(Card::Counted) | None => Keeper::Counted(chance.face()),
        };
        Stall { side: Side::ALL[chance.below(2)], keeper }
    };
    let seat = Seat(u8::try_from(chance.below(5)).expect("a seat"));
    match chance.below(8) {
        0 => Order::Roll((0..chance.below(5)).map(|_| (0..chance.below(7)).map(|_| chance.face()).collect()).collect()),
        1 => Order::Reroll(seat, (0..chance.below(3)).map(|_| (chance.below(7), chance.face())).collect()),
        2 => Order::Adjust(seat, chance.below(7), if chance.below(2) == 0 { Step::Up } else { Step::Down }),
        3 | 4 => {
            let at = spot(chance);
            let tucked = (0..chance.below(3)).map(|_| stall(chance)).collect();
            Order::Sell(Box::new(Sale { at, tucked, told: Told::NOTHING }))
        }
        5 => Order::Place(spot(chance), stall(chance)),
        6 => {
            let row = chance.one_of(&table.row().cards()).filter(|_| chance.below(4) > 0);
            Order::Buy(row.unwrap_or_else(|| stall(chance).keeper.card()))
        }
        _ => {
            if chance.below(2) == 0 {
                Order::Done
            } else {
                Order::Close
            }
        }
    }
}

/// Any game with the house deck.
pub(crate) fn house_games() -> impl Strategy<Value = Game> {
    let pile = Just(Merchant::all().map(Merchant::number).collect::<Vec<u8>>()).prop_shuffle();
    (2..=4_u8, 0..4_u8, any::<bool>(), pile, any::<u64>()).prop_map(|(players, first, seller, pile, chance)| {
        let paid = if seller { Paid::Seller } else { Paid::Owner };
        Game {
            setup: Setup { players: players.into(), first: Seat(first % players), paid, cards: Cards::House(pile) },
            chance,
        }
    })
}

/// As much of a round as any group tells.
pub(crate) fn depths() -> impl Strategy<Value = Depth> {
    prop_oneof![Just(Depth::Dice), Just(Depth::Sales), Just(Depth::Purses)]
}

/// Any game with the cards of the box, of which something may be left unsaid.
pub(crate) fn counted_games() -> impl Strategy<Value = Game> {
    (2..=4_u8, 0..4_u8, depths(), any::<u64>()).prop_map(|(players, first, depth, chance)| {
        let cards = Cards::Counted(depth);
        Game {
            setup: Setup { players: players.into(), first: Seat(first % players), paid: Paid::Owner, cards },
            chance,
        }
    })
}

/// Some of the merchants, in any order.
pub(crate) fn some_merchants() -> impl Strategy<Value = Vec<u8>> {
    subsequence((0..30_u8).collect::<Vec<_>>(), 0..=30).prop_shuffle()
}
