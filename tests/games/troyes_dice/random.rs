//! Random openings and random walks through a game.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use town_crier::chronicle::Code;
use town_crier::games::troyes_dice::record::{DiceFrom, Next, Opening, Record, TilesFrom};
use town_crier::games::troyes_dice::rules::{Color, Face, Half, Order, Plaza, Roll, Side};

use crate::games::troyes_dice::rules::random::struck;

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

/// A record of any opening after any walk.
pub(crate) fn record() -> impl Strategy<Value = Record> {
    let opened = opening().prop_filter_map("a setup that the rules refuse", |opening| Record::open(opening).ok());
    (opened, vec(step(), 0..60)).prop_map(|(mut record, steps)| {
        for step in steps {
            walk(&mut record, step);
        }
        record
    })
}

/// Does that, if it can be done now.
pub(crate) fn walk(record: &mut Record, step: Step) {
    match (step, record.next()) {
        (Step::Go(_), Next::Order(order)) => drop(record.order(order).expect("the next thing is right")),
        (Step::Go(roll), Next::Enter) => drop(record.order(Order::Roll(roll)).expect("dice are due")),
        (Step::Go(_), Next::Over) => {}
        (Step::Undo, _) => drop(record.undo()),
        (Step::Redo, _) => drop(record.redo()),
    }
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![6 => roll().prop_map(Step::Go), 2 => Just(Step::Undo), 1 => Just(Step::Redo)]
}

fn roll() -> impl Strategy<Value = Roll> {
    (face(), [face(), face(), face()]).prop_map(|(black, clear)| Roll::new(black, clear))
}

fn face() -> impl Strategy<Value = Face> {
    prop::sample::select(Face::ALL.to_vec())
}

fn opening() -> impl Strategy<Value = Opening> {
    let code = "[-A-Z0-9\\p{L}]{1,12}".prop_filter_map("no code", |text| text.parse::<Code>().ok());
    let numbering = Just(vec![1, 2, 3, 4, 5, 6]).prop_shuffle();
    let dice = prop_oneof![Just(DiceFrom::Code), Just(DiceFrom::Entered)];
    let half = prop_oneof![Just(Half::Morning), Just(Half::Afternoon)];
    let name = vec(any::<char>(), 0..6).prop_map(String::from_iter);
    let day = prop_oneof![Just(1), 1..=8_u8];
    let start = (day, half, struck());
    (code, option::of(plazas()), tiles(), dice, numbering, start, vec(name, 0..5)).prop_map(
        |(code, plazas, tiles, dice, numbering, (day, half, struck), players)| Opening {
            code,
            plazas,
            tiles,
            dice,
            numbering,
            day,
            half,
            struck: if (day, half) > (3, Half::Morning) { struck } else { Vec::new() },
            players,
        },
    )
}

fn plazas() -> impl Strategy<Value = Vec<Plaza>> {
    let color = || prop::sample::select(Color::ALL.to_vec());
    let any = vec((color(), color()).prop_map(|(up, down)| Plaza::new(up, down)), 9);
    prop_oneof![2 => Just(Plaza::SET.to_vec()).prop_shuffle(), 1 => any]
}

fn tiles() -> impl Strategy<Value = TilesFrom> {
    let side = || prop_oneof![Just(Side::Banquet), Just(Side::Raid)];
    let three = Just((1..=8_u8).collect::<Vec<_>>()).prop_shuffle();
    let entered = (three, [side(), side(), side()]).prop_map(|(tiles, sides)| tiles.into_iter().zip(sides).collect());
    prop_oneof![
        Just(TilesFrom::Box),
        Just(TilesFrom::Entered(Vec::new())),
        Just(TilesFrom::Code),
        entered.prop_map(TilesFrom::Entered),
    ]
}
