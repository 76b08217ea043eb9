//! Random games: any opening that holds, dice for all sixteen half-days, and walks back and forth.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use town_crier::chronicle::Code;
use town_crier::games::troyes_dice::record::{DiceFrom, Next, Opening, Record, Results, TilesFrom, deal_roll};
use town_crier::games::troyes_dice::rules::{Color, Half, Order, Phase, Plaza, Roll, Side, TroyesDice};

use crate::games::laws::Random;
use crate::games::troyes_dice::counting::saved::any_player;
use crate::games::troyes_dice::kit;

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

/// What a crier may do at any time.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// The next right thing; these dice if they are entered.
    Go(Roll),
    /// Take back the last order.
    Undo,
    /// Let the order undone last count again.
    Redo,
}

/// Does that, if it can be done now.
pub(crate) fn walk(record: &mut Record, step: Step) {
    match (step, record.next()) {
        (Step::Go(_), Next::Order(ask) | Next::Choose(ask)) => {
            record.ask(ask).expect("the next thing is right");
        }
        (Step::Go(roll), Next::Enter) => drop(record.order(Order::Roll(roll)).expect("dice are due")),
        (Step::Go(_), Next::Pick | Next::Over) => {}
        (Step::Undo, _) => drop(record.undo()),
        (Step::Redo, _) => drop(record.redo()),
    }
}

/// Any game.
pub(crate) fn games() -> impl Strategy<Value = Game> {
    (openings(), vec(any_roll(), 16)).prop_map(|(opening, rolls)| Game { opening, rolls })
}

/// Any game from day 1 on.
pub(crate) fn whole_games() -> impl Strategy<Value = Game> {
    games().prop_map(|mut game| {
        (game.opening.day, game.opening.half) = (1, Half::Morning);
        game.opening.struck = Vec::new();
        game
    })
}

impl Random for TroyesDice {
    fn records() -> BoxedStrategy<Record> {
        let step = prop_oneof![6 => any_roll().prop_map(Step::Go), 2 => Just(Step::Undo), 1 => Just(Step::Redo)];
        let players = option::of((vec(any_player(), 0..5), any::<u64>()));
        let walked = |(opening, steps, results): (_, _, Option<_>)| {
            let mut record = Record::open(opening).expect("the opening holds");
            for step in steps {
                walk(&mut record, step);
            }
            record.set_results(results.map(|(players, stamp)| Results { stamp, ..kit::reckoning(players) }));
            record
        };
        (openings(), vec(step, 0..60), players).prop_map(walked).boxed()
    }
}

/// Any four dice.
pub(crate) fn any_roll() -> impl Strategy<Value = Roll> {
    (1..=6_u8, prop::array::uniform3(1..=6_u8)).prop_map(|(black, clear)| kit::dice(black, clear))
}

/// Any opening that holds; one in two begins on day 1.
fn openings() -> impl Strategy<Value = Opening> {
    let dice = select(vec![DiceFrom::Code, DiceFrom::Entered, DiceFrom::Entered]);
    let numbering = Just(vec![1, 2, 3, 4, 5, 6]).prop_shuffle();
    let half = select(vec![Half::Morning, Half::Afternoon]);
    let start = (prop_oneof![Just(1), 1..=8_u8], half, struck());
    let players = vec(vec(any::<char>(), 0..6).prop_map(String::from_iter), 0..5);
    (codes(), wheels(), tiles(), dice, numbering, start, players).prop_map(
        |(code, plazas, tiles, dice, numbering, (day, half, struck), players)| {
            let struck = if (day, half) > (3, Half::Morning) { struck } else { Vec::new() };
            let mut opening =
                Opening { plazas, dice, numbering, day, half, struck, players, ..Opening::from_code(code) };
            let same_color = opening.setup().plazas.iter().filter(|plaza| plaza.is_same_color()).count();
            if same_color == 3 {
                opening.tiles = tiles;
            }
            opening
        },
    )
}

/// Codes as people write them, long and short, in any alphabet.
fn codes() -> impl Strategy<Value = Code> {
    let plain = "[A-Z][A-Z0-9-]{0,31}".prop_map(|text| text.parse().expect("a code"));
    let any = "[-A-Z0-9\\p{L}]{1,12}".prop_filter_map("no code", |text| text.parse::<Code>().ok());
    prop_oneof![plain, any]
}

/// Some of the sheets' dice, in any order; often none.
fn struck() -> impl Strategy<Value = Vec<(Color, u8)>> {
    let all: Vec<_> = Color::ALL.into_iter().flat_map(|color| (1..=6).map(move |value| (color, value))).collect();
    prop_oneof![1 => Just(Vec::new()), 3 => subsequence(all, 0..=10).prop_shuffle()]
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
        2 => vec(plaza, 9).prop_map(Some),
    ]
}

/// No tiles, the code's, or three on either side; tile 8, which does most, is often among them.
fn tiles() -> impl Strategy<Value = TilesFrom> {
    let sides = || prop::array::uniform3(select(vec![Side::Banquet, Side::Raid]));
    let with_eight = Just((1..=7).collect::<Vec<u8>>()).prop_shuffle().prop_map(|tiles| vec![8, tiles[0], tiles[1]]);
    let three = prop_oneof![with_eight.prop_shuffle(), Just((1..=8).collect::<Vec<u8>>()).prop_shuffle()];
    let entered = (three, sides()).prop_map(|(tiles, sides)| tiles.into_iter().zip(sides).collect());
    prop_oneof![
        1 => Just(TilesFrom::Box),
        1 => Just(TilesFrom::Entered(Vec::new())),
        1 => Just(TilesFrom::Code),
        4 => entered.prop_map(TilesFrom::Entered),
    ]
}
