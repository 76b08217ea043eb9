//! Bots: they play by what is offered, each in its way, to the end.

use town_crier::games::troyes::bots::Bot;
use town_crier::games::troyes::rules::{Ask, Character, EndStep, Order, Phase, Seat, Setup, Table, decide, winners};
use town_crier::play::BySeat;

use super::kit::apply_all;
use super::random::{Chance, next};

/// More orders than any game of bots takes.
const ORDERS: usize = 1_000;

/// A game that these bots play to its end, and every table at which one of them chose.
fn played(bots: &[Bot], seed: u64) -> (Table, Vec<Table>) {
    let players = u8::try_from(bots.len()).expect("few");
    let held = Setup::held(players);
    let dealt: BySeat<Vec<Character>> =
        Character::ALL.chunks(held).take(bots.len()).map(<[Character]>::to_vec).collect();
    let setup = Setup { characters: Some(dealt), bonus: seed.is_multiple_of(2), ..Setup::house(players) };
    let mut table = Table::open(setup).expect("a sound setup");
    let (mut chance, mut tables) = (Chance(seed), Vec::new());
    for mood in 0..ORDERS {
        let mood = u32::try_from(mood).expect("few");
        let choice = table.active().and_then(|seat| bots[seat.index()].choose(&table, mood));
        let order = match choice {
            Some(Ask::Order(order)) => {
                tables.push(table.clone());
                order
            }
            Some(Ask::Draw(draw)) => panic!("{draw:?}"),
            None => match next(&table, &mut chance) {
                Some(order) => order,
                None => return (table, tables),
            },
        };
        let told = decide(&table, &order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        apply_all(&mut table, &told);
    }
    panic!("it does not end: {:?}", table.phase());
}

#[test]
fn bots_play_every_game_to_its_end() {
    for players in 2..=4 {
        for seed in 0..4 {
            let (table, _) = played(&Bot::ALL[..players], seed * 7 + 1);
            assert_eq!(table.phase(), Phase::End(EndStep::Over));
            let scores = table.score().expect("all is known");
            assert!(!winners(&scores).is_empty());
            assert!(scores.values().all(|score| score.total() > 0), "{scores:?}");
        }
    }
}

#[test]
fn no_two_bots_are_alike() {
    let tables = played(&Bot::ALL, 0).1;
    let choices: Vec<[Option<Ask>; 4]> = tables.iter().map(|table| Bot::ALL.map(|bot| bot.choose(table, 7))).collect();
    for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        let otherwise = choices.iter().filter(|choice| choice[one] != choice[other]).count();
        let bots = [one, other].map(|at| Bot::ALL[at]);
        assert!(otherwise * 10 > tables.len(), "{bots:?} differ {otherwise} times of {}", tables.len());
    }
}

/// Each does what it is named for more than the others do, together.
#[test]
fn each_bot_has_its_way() {
    let ends: Vec<Table> = (0..6).map(|seed| played(&Bot::ALL, seed * 3 + 2).0).collect();
    let sum = |seat: u8, of: &dyn Fn(&Table, Seat) -> u16| ends.iter().map(|table| of(table, Seat(seat))).sum::<u16>();
    let most = |seat: u8, of: &dyn Fn(&Table, Seat) -> u16| {
        let own = sum(seat, of);
        (0..4).filter(|other| *other != seat).all(|other| sum(other, of) < own)
    };
    assert!(most(0, &|table, seat| table.cubes_on_cathedral(seat)), "the builder builds");
    assert!(most(1, &|table, seat| table.judged(seat, Character::Henry)), "the soldier beats events");
    assert!(most(2, &|table, seat| table.judged(seat, Character::Florentin)), "the trader hires");
    assert!(most(3, &|table, seat| table.judged(seat, Character::Chretien)), "the courtier has citizens");
}

#[test]
fn nobody_chooses_where_chance_decides() {
    let table = Table::open(Setup::house(4)).expect("a sound setup");
    let settles = Bot::ALL.map(|bot| bot.choose(&table, 3));
    assert!(settles.iter().all(|ask| matches!(ask, Some(Ask::Order(Order::Settle(_))))));
    let (over, _) = played(&Bot::ALL, 5);
    assert!(Bot::ALL.into_iter().all(|bot| bot.choose(&over, 1).is_none()));
}
