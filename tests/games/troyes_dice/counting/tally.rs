//! What was struck, beside what fair dice would give.

use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::{
    Color, Die, Face, HalfDay, Happening, Order, Place, Roll, Strike, Table, Tally, decide,
};

use crate::games::troyes_dice::kit::played;

/// The table before each roll of the game.
fn before_rolls(record: &Record) -> Vec<Table> {
    let rolls = record.walk().zip(record.done()).filter(|(_, entry)| matches!(entry.order, Order::Roll(_)));
    rolls.map(|(told, _)| told.before.clone()).collect()
}

fn strikes(happenings: &[Happening]) -> impl Iterator<Item = &Strike> {
    happenings.iter().filter_map(Happening::struck)
}

/// Every one of the 1296 rolls, asked of the rules one by one.
fn tried(table: &Table) -> [[u64; 6]; 3] {
    let mut counts = [[0; 6]; 3];
    for black in Face::ALL {
        for a in Face::ALL {
            for b in Face::ALL {
                for c in Face::ALL {
                    let happenings = decide(table, &Order::Roll(Roll::new(black, [a, b, c]))).expect("a roll is due");
                    for strike in strikes(&happenings) {
                        let color = Color::ALL.iter().position(|color| *color == strike.color).unwrap();
                        counts[color][usize::from(strike.value.value()) - 1] += 1;
                    }
                }
            }
        }
    }
    counts
}

fn counts(tally: &Tally) -> [[u64; 6]; 3] {
    Color::ALL.map(|color| Face::ALL.map(|value| tally.get(color, value)))
}

#[test]
fn fair_dice_are_what_all_rolls_give() {
    for (code, expansion) in [("FAIR", false), ("MARKET", true), ("MARKETDAY", true), ("RAID", true)] {
        let record = played(code, expansion);
        for table in before_rolls(&record).iter().step_by(3) {
            assert_eq!(counts(&Tally::fair(table)), tried(table), "{code} {:?}", table.now());
        }
    }
}

#[test]
fn some_of_those_games_have_tile_8() {
    let tables = ["MARKET", "MARKETDAY", "RAID"].map(|code| played(code, true).opened_table().clone());
    let has_8 = |table: &Table| table.tiles().iter().any(|tile| tile.tile.number() == 8);
    assert!(tables.iter().any(has_8));
}

#[test]
fn without_tile_8_each_value_is_one_sixth() {
    let record = played("FAIR", false);
    for table in before_rolls(&record) {
        let fair = Tally::fair(&table);
        for value in Face::ALL {
            let of_value: u64 = Color::ALL.into_iter().map(|color| fair.get(color, value)).sum();
            assert_eq!(of_value, Tally::ROLLS / 6);
        }
        assert_eq!(Color::ALL.map(|color| fair.of_color(color)).iter().sum::<u64>(), Tally::ROLLS);
    }
}

#[test]
fn colors_come_from_the_plazas_under_the_dice() {
    // On place 0 lies a black die below or equal to all clear ones: so many of the 1296 rolls. The others by counting too.
    let record = played("FAIR", false);
    let table = record.opened_table();
    let mut expected = [0_u64; 3];
    for black in 1..=6_u32 {
        for clear_below in 0..=3_u32 {
            let ways =
                [1, 3, 3, 1][clear_below as usize] * (black - 1).pow(clear_below) * (7 - black).pow(3 - clear_below);
            let place = Place::ALL[clear_below as usize];
            let color = table.wheel().plaza(place.notch(HalfDay::FIRST)).up;
            expected[Color::ALL.iter().position(|other| *other == color).unwrap()] += u64::from(ways);
        }
    }
    assert_eq!(Color::ALL.map(|color| Tally::fair(table).of_color(color)), expected);
}

#[test]
fn strikes_are_counted_from_day_1_on() {
    let record = played("MARKET", true);
    let happenings: Vec<Happening> = record.walk().flat_map(|told| told.happenings.to_vec()).collect();
    let mut expected = [[0; 6]; 3];
    for strike in strikes(&happenings) {
        expected[Color::ALL.iter().position(|color| *color == strike.color).unwrap()][strike.value.index()] += 1;
    }
    let tally = Tally::of(record.table().strikes());
    assert_eq!(counts(&tally), expected);
    let black = strikes(&happenings).filter(|strike| strike.by == Die::Black).count();
    assert!(black >= 13, "one in each half-day, but for what tile 8 spares: {black}");
    assert_eq!(counts(&tally.plus(&tally)), expected.map(|color| color.map(|count| count * 2)));
}

#[test]
fn counts_that_no_game_has_stop_at_the_largest() {
    // A file may say so; it is no reason to fall over.
    let mut most = Tally::default();
    most.0[Color::White][Face::Two] = u64::MAX;
    most.0[Color::White][Face::Five] = 1;
    assert_eq!(most.of_color(Color::White), u64::MAX);
    assert_eq!(most.plus(&most).get(Color::White, Face::Two), u64::MAX);
}
