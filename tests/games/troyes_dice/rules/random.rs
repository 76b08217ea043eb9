//! Random games for the laws: any opening that holds, and dice for all sixteen half-days.

use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};
use proptest::test_runner::{Config, RngSeed};

use town_crier::chronicle::Code;
use town_crier::games::troyes_dice::record::{DiceFrom, Opening, Record, TilesFrom, deal_roll};
use town_crier::games::troyes_dice::rules::{Color, Half, Order, Phase, Plaza, Roll, Side};

use crate::games::troyes_dice::rules::kit;

/// A game to be played.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) opening: Opening,
    rolls: Vec<Roll>,
}

impl Game {
    /// The game on record, with no order given.
    pub(crate) fn open(&self) -> Record {
        Record::open(self.opening.clone()).expect("the opening holds")
    }

    /// The next right order, if the game is not over.
    pub(crate) fn next(&self, record: &Record) -> Option<Order> {
        let table = record.table();
        match (table.phase(), self.opening.dice) {
            (Phase::Roll, DiceFrom::Code) => Some(Order::Roll(deal_roll(&self.opening.code, table.now()))),
            (Phase::Roll, DiceFrom::Entered) => Some(Order::Roll(self.rolls[usize::from(table.half_days_played())])),
            (Phase::Choose, _) => Some(Order::Close),
            (Phase::Over, _) => None,
        }
    }

    /// The game played by that many orders, or to its end.
    pub(crate) fn play(&self, orders: usize) -> Record {
        let mut record = self.open();
        for _ in 0..orders {
            let Some(order) = self.next(&record) else { break };
            record.order(order).expect("the next right order is allowed");
        }
        record
    }

    /// The game played to its end.
    pub(crate) fn played(&self) -> Record {
        self.play(usize::MAX)
    }
}

/// The agreed settings: nothing is written to disk, and every run is the same.
pub(crate) fn config(cases: u32) -> Config {
    Config { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(8), ..Config::default() }
}

/// Any game.
pub(crate) fn games() -> impl Strategy<Value = Game> {
    let starts = (1..=8_u8, halves(), struck());
    (any_code(), wheels(), tiles(), dice_from(), numberings(), starts, rolls()).prop_map(
        |(code, plazas, tiles, dice, numbering, (day, half, struck), rolls)| {
            let struck = if (day, half) > (3, Half::Morning) { struck } else { Vec::new() };
            let mut opening = Opening { plazas, dice, numbering, day, half, struck, ..Opening::from_code(code) };
            let same_color = opening.setup().plazas.iter().filter(|plaza| plaza.is_same_color()).count();
            if same_color == 3 {
                opening.tiles = tiles;
            }
            Game { opening, rolls }
        },
    )
}

/// Any game from day 1 on.
pub(crate) fn whole_games() -> impl Strategy<Value = Game> {
    games().prop_map(|mut game| {
        (game.opening.day, game.opening.half) = (1, Half::Morning);
        game.opening.struck = Vec::new();
        game
    })
}

/// Any point in a game: so many orders after its start, as [`Index`] of its length.
pub(crate) fn moments() -> impl Strategy<Value = Index> {
    any::<Index>()
}

/// Any four dice.
pub(crate) fn any_roll() -> impl Strategy<Value = Roll> {
    (1..=6_u8, prop::array::uniform3(1..=6_u8)).prop_map(|(black, clear)| kit::dice(black, clear))
}

fn rolls() -> impl Strategy<Value = Vec<Roll>> {
    prop::collection::vec(any_roll(), 16)
}

fn any_code() -> impl Strategy<Value = Code> {
    "[A-Z][A-Z0-9-]{0,31}".prop_map(|text| text.parse().expect("a code"))
}

/// Some of the sheets' dice, in any order; often none.
pub(crate) fn struck() -> impl Strategy<Value = Vec<(Color, u8)>> {
    let all: Vec<_> = Color::ALL.into_iter().flat_map(|color| (1..=6).map(move |value| (color, value))).collect();
    prop_oneof![1 => Just(Vec::new()), 3 => subsequence(all, 0..=10).prop_shuffle()]
}

fn halves() -> impl Strategy<Value = Half> {
    select(vec![Half::Morning, Half::Afternoon])
}

fn dice_from() -> impl Strategy<Value = DiceFrom> {
    select(vec![DiceFrom::Code, DiceFrom::Entered, DiceFrom::Entered])
}

/// No wheel, the box's nine in any order, or any nine.
fn wheels() -> impl Strategy<Value = Option<Vec<Plaza>>> {
    let colors = || select(Color::ALL.to_vec());
    let plaza = (colors(), colors()).prop_map(|(up, down)| Plaza::new(up, down));
    let of_the_box = (Just(Plaza::SET.to_vec()).prop_shuffle(), prop::array::uniform9(any::<bool>())).prop_map(
        |(plazas, turns)| -> Vec<Plaza> {
            plazas.into_iter().zip(turns).map(|(plaza, turn)| if turn { plaza.turned() } else { plaza }).collect()
        },
    );
    prop_oneof![
        1 => Just(None),
        3 => of_the_box.prop_map(Some),
        2 => prop::collection::vec(plaza, 9).prop_map(Some),
    ]
}

/// No tiles, the code's, or three on either side; tile 8, which does most, is often among them.
fn tiles() -> impl Strategy<Value = TilesFrom> {
    let sides = || prop::array::uniform3(select(vec![Side::Banquet, Side::Raid]));
    let with_eight = Just((1..=7).collect::<Vec<u8>>()).prop_shuffle().prop_map(|tiles| vec![8, tiles[0], tiles[1]]);
    let three = prop_oneof![with_eight.prop_shuffle(), Just((1..=8).collect::<Vec<u8>>()).prop_shuffle()];
    let entered = (three, sides()).prop_map(|(tiles, sides)| tiles.into_iter().zip(sides).collect());
    prop_oneof![1 => Just(TilesFrom::Box), 1 => Just(TilesFrom::Code), 4 => entered.prop_map(TilesFrom::Entered)]
}

fn numberings() -> impl Strategy<Value = Vec<u8>> {
    Just(vec![1, 2, 3, 4, 5, 6]).prop_shuffle()
}
