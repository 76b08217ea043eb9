//! Laws that hold in every random game.

use proptest::prelude::*;

use town_crier::chronicle::Code;
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::{
    Attack, Calendar, Color, Dice, Die, Face, Flip, Happening, Notch, Order, Phase, Price, Setup, Side, Strike, Struck,
    Table, Tile, decide,
};

use crate::games::troyes_dice::random::{Game, any_roll, games, whole_games};
use crate::games::troyes_dice::rules::naive::Naive;
use crate::games::troyes_dice::rules::tell::tell;
use crate::tried::config;

/// Everything that happened, told line by line.
fn told(record: &Record) -> Vec<String> {
    record.walk().flat_map(|told| tell(told.happenings)).collect()
}

/// The same dice, given to the naive model.
fn told_naively(game: &Game, record: &Record) -> Vec<String> {
    let mut naive = Naive::new(&game.opening.setup());
    let mut lines = Vec::new();
    for entry in record.done() {
        lines.extend(match entry.order {
            Order::Roll(roll) => naive.roll(roll.black().value(), roll.clear().map(Face::value)),
            Order::Close => naive.close(),
        });
    }
    assert!(naive.is_over());
    lines
}

/// Every table of the game, from the opened one to the last.
fn tables(record: &Record) -> impl Iterator<Item = Table> + '_ {
    (0..=record.done().len()).map(|orders| record.table_after(orders).clone())
}

fn happenings(record: &Record) -> impl Iterator<Item = &Happening> {
    record.walk().flat_map(|told| told.happenings)
}

/// How many of the happenings are of that kind.
fn count(record: &Record, kind: fn(&Happening) -> bool) -> usize {
    happenings(record).filter(|happening| kind(happening)).count()
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn a_game_goes_as_the_naive_model_says(game in games()) {
        let record = game.played();
        prop_assert_eq!(told(&record), told_naively(&game, &record));
    }
}

proptest! {
    #![proptest_config(config(128))]

    #[test]
    fn every_game_from_day_1_has_sixteen_half_days(game in whole_games()) {
        let record = game.played();
        prop_assert_eq!(record.table().half_days_played(), 16);
        prop_assert_eq!(record.done().len(), 32);
        prop_assert_eq!(count(&record, |one| matches!(one, Happening::Calendar(Calendar::DayBegan { .. }))), 7);
    }

    #[test]
    fn every_game_has_the_half_days_from_its_start_on(game in games()) {
        let record = game.played();
        let left = 17 - record.table().from().number();
        prop_assert_eq!(record.table().half_days_played(), left);
        prop_assert_eq!(happenings(&record).last(), Some(&Happening::Calendar(Calendar::Ended(left))));
    }

    #[test]
    fn offers_are_the_clear_dice_not_destroyed_and_the_spared_black_one(game in games()) {
        for table in tables(&game.played()) {
            let placed = table.placed().map(|placed| placed.to_vec()).unwrap_or_default();
            let spared = table.spared().map(|spared| spared.notch);
            let expected: Vec<Notch> = placed
                .iter()
                .filter(|die| match die.die {
                    Die::Clear => !table.is_destroyed(die.notch),
                    Die::Black => spared == Some(die.notch),
                })
                .map(|die| die.notch)
                .collect();
            let offers = table.offers();
            prop_assert_eq!(offers.iter().map(|offer| offer.notch).collect::<Vec<_>>(), expected);
            prop_assert!(placed.is_empty() || (2..=4).contains(&offers.len()));
        }
    }

    #[test]
    fn available_dice_sum_to_the_offers(game in games()) {
        for table in tables(&game.played()) {
            let available = table.available();
            let sum = available[Color::Red] + available[Color::Yellow] + available[Color::White];
            prop_assert_eq!(usize::from(sum), table.offers().len());
        }
    }

    #[test]
    fn an_order_is_accepted_just_when_the_phase_allows_it(game in games(), roll in any_roll()) {
        for table in tables(&game.played()) {
            prop_assert_eq!(decide(&table, &Order::Roll(roll)).is_ok(), table.phase() == Phase::Roll);
            prop_assert_eq!(decide(&table, &Order::Close).is_ok(), table.phase() == Phase::Choose);
        }
    }

    #[test]
    fn a_price_is_the_places_and_the_tiles(game in games()) {
        for offer in tables(&game.played()).flat_map(|table| table.offers()) {
            let (place, price) = (Price::at(offer.place), offer.price());
            let sum = |price: Price| price.denier + price.influence + price.knowledge + price.any;
            let tile = offer.tile.map(|tile| (tile.tile, tile.side));
            let expected = match tile {
                Some((Tile::Two, Side::Banquet)) => 0,
                Some((Tile::Two | Tile::Three | Tile::Six, Side::Raid)) => sum(place) + 1,
                Some(_) | None => sum(place),
            };
            prop_assert_eq!(sum(price), expected);
            prop_assert_eq!(price.is_free(), expected == 0);
            prop_assert!(price.any == place.any || price.is_free());
        }
    }

    #[test]
    fn a_strike_is_in_vain_just_when_the_sheets_were_struck_there_before(game in games()) {
        let record = game.played();
        let named = &game.opening.struck;
        let mut struck: Vec<Strike> = Vec::new();
        for strike in record.table().strikes() {
            let alike = |other: &&Strike| other.sheets && (other.color, other.value) == (strike.color, strike.value);
            let before = named.contains(&(strike.color, strike.value.value()));
            prop_assert_eq!(strike.already, strike.sheets && (before || struck.iter().any(|other| alike(&other))));
            prop_assert_eq!(strike.sheets, strike.half_day.day.number() >= 3);
            struck.push(*strike);
            if strike.sheets {
                let first = struck.iter().find(alike);
                prop_assert_eq!(record.table().sheet_strike(strike.color, strike.value), first);
            }
        }
    }

    #[test]
    fn a_die_of_the_sheets_is_struck_before_the_takeover_or_since_its_first_strike_or_stands(game in games()) {
        let record = game.played();
        for (color, value) in Color::ALL.into_iter().flat_map(|color| Face::ALL.map(|value| (color, value))) {
            let first = record.table().sheet_strike(color, value).map(|strike| Struck::On(strike.half_day));
            let named = game.opening.struck.contains(&(color, value.value()));
            let expected = if named { Some(Struck::BeforeTakeover) } else { first };
            prop_assert_eq!(record.table().struck(color, value), expected);
        }
    }

    #[test]
    fn every_struck_plaza_is_rebuilt(game in games()) {
        let record = game.played();
        let struck = count(&record, |one| one.struck().is_some());
        prop_assert_eq!(struck, count(&record, |one| matches!(one, Happening::Flip(Flip::Plaza { .. }))));
        prop_assert_eq!(struck, record.table().strikes().len());
    }

    #[test]
    fn a_tile_never_turns_back(game in games()) {
        let mut before: Vec<Side> = Vec::new();
        for table in tables(&game.played()) {
            let now: Vec<Side> = table.tiles().iter().map(|tile| tile.side).collect();
            prop_assert!(before.iter().zip(&now).all(|(before, now)| before <= now));
            before = now;
        }
    }

    #[test]
    fn each_plaza_stays_in_its_notch_and_turns_once_for_each_strike(game in games()) {
        let record = game.played();
        let opened = record.opened_table();
        for notch in Notch::all() {
            let strikes = record.table().strikes().iter().filter(|strike| strike.notch == notch).count();
            let plaza = opened.wheel().plaza(notch);
            let expected = if strikes % 2 == 0 { plaza } else { plaza.turned() };
            prop_assert_eq!(record.table().wheel().plaza(notch), expected);
        }
    }

    #[test]
    fn what_the_table_says_is_what_was_told(game in games()) {
        let record = game.played();
        for told in record.walk() {
            let table = told.after;
            for happening in told.happenings {
                match happening {
                    Happening::Dice(Dice::Rolled { half_day, roll }) => {
                        prop_assert_eq!((table.now(), table.roll()), (*half_day, Some(*roll)));
                    }
                    Happening::Dice(Dice::Placed(placed)) => prop_assert_eq!(table.placed(), Some(*placed)),
                    Happening::Attack(Attack::Spared(spared)) => prop_assert_eq!(table.spared(), Some(*spared)),
                    Happening::Attack(Attack::Struck(strike)) => prop_assert!(table.strikes_now().any(|other| other == strike)),
                    Happening::Dice(Dice::Offered(offered)) => {
                        prop_assert_eq!(table.offers(), offered.offers.clone());
                        prop_assert_eq!(table.available(), offered.available);
                    }
                    Happening::Calendar(Calendar::Closed(half_day)) => prop_assert_ne!((table.now(), table.phase()), (*half_day, Phase::Choose)),
                    Happening::Flip(Flip::Plaza { notch, to, .. }) => prop_assert_eq!(table.wheel().plaza(*notch).up, *to),
                    Happening::Flip(Flip::Tile { notch, tile }) => {
                        let lying = table.tile_at(*notch).map(|lying| (lying.tile, lying.side));
                        prop_assert_eq!(lying, Some((*tile, Side::Raid)));
                    }
                    Happening::Calendar(Calendar::DayBegan { day, neutral }) => {
                        prop_assert_eq!((table.now().day, Notch::neutral(table.now())), (*day, *neutral));
                    }
                    Happening::Calendar(Calendar::Ended(half_days)) => prop_assert_eq!(table.half_days_played(), *half_days),
                }
            }
        }
    }

    #[test]
    fn the_spelling_of_a_code_is_the_same_code(text in ".*") {
        if let Ok(code) = text.parse::<Code>() {
            prop_assert_eq!(code.as_str().parse(), Ok(code.clone()));
            prop_assert!((1..=Code::LONGEST).contains(&code.as_str().chars().count()));
        }
    }

    #[test]
    fn any_setup_opens_or_is_handed_back(
        counts in (0..12_usize, 0..5_usize, 0..8_usize),
        numbers in prop::collection::vec(0..10_u8, 16),
        game in games(),
    ) {
        let good = game.opening.setup();
        let plazas = good.plazas.iter().copied().cycle().take(counts.0).collect();
        let tiles = numbers[..counts.1].iter().map(|number| (*number, Side::Banquet)).collect();
        let setup = Setup { plazas, tiles, numbering: numbers[5..5 + counts.2].to_vec(), day: numbers[15], ..good };
        match Table::open(setup.clone()) {
            Ok(table) => prop_assert_eq!(table.wheel().plazas().to_vec(), setup.plazas),
            Err(refusal) => {
                prop_assert!(!refusal.reasons.is_empty());
                prop_assert_eq!(refusal.setup, setup);
            }
        }
    }
}
