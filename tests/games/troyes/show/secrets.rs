//! The law of secrets: two tables that differ in a player's character look the same to everybody else.

use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::Opening;
use town_crier::games::troyes::rules::{Character, Depth, EndStep, Order, Phase, Seat, Setup, Table, decide};
use town_crier::play::{BySeat, Transition};
use town_crier::show::{Excerpt, Reader, Watched as _};

use super::super::kit::{ANNA, FAYE, apply_all};
use super::super::random::{Chance, next};
use super::english;

/// All that a reader is shown of a table.
fn seen(table: &Table, reader: Reader) -> String {
    let (words, from) = (english(), Opening::from_code("SECRETS".parse().expect("a code")));
    let seen = Troyes::seen_by(table, reader.seat());
    let own = reader.seat().map(|seat| Troyes::own(&words, &seen, &from, seat));
    let side = Troyes::side(&words, &seen, &from, reader, true);
    let picture = Troyes::picture(&words, &seen, &from);
    let rest = (Troyes::checks(&words, &seen), Troyes::hints(&words, &seen, true), Troyes::meaning(&words, &seen));
    format!("{own:?}{side:?}{picture:?}{rest:?}{:?}", Troyes::track(&words, &seen))
}

/// A table on which Faye holds that character beside another one.
fn with_faye(character: Character) -> Table {
    let held = [vec![Character::Chretien, Character::Thibaut], vec![Character::Henry, character]];
    Table::open(Setup { characters: Some(BySeat::from(held)), ..Setup::house(2) }).expect("a sound setup")
}

#[test]
fn nobody_but_the_player_is_shown_a_character() {
    let mut tables = [Character::Urbain, Character::Florentin].map(with_faye);
    let mut chance = Chance(1);
    let mut orders = 0;
    loop {
        let [one, other] = &tables;
        if one.phase() == Phase::End(EndStep::Show) {
            break;
        }
        for reader in [Reader::Crier, Reader::Audience, Reader::Seat(ANNA)] {
            assert_eq!(seen(one, reader), seen(other, reader), "{reader:?}");
        }
        assert_ne!(seen(one, Reader::Seat(FAYE)), seen(other, Reader::Seat(FAYE)), "she reads her own");
        let order = next(one, &mut chance).expect("the game is not over");
        let logs: Vec<String> = tables.iter_mut().map(|table| log_of(table, &order)).collect();
        assert_eq!(logs[0], logs[1]);
        orders += 1;
    }
    assert!(orders > 40, "a whole game");
    for table in &mut tables {
        log_of(table, &Order::Show(BySeat::default()));
    }
    assert_ne!(seen(&tables[0], Reader::Audience), seen(&tables[1], Reader::Audience), "now they are shown to all");
}

/// Characters are told one by one in the ceremony: until then only phones that the crier has admitted read their own.
#[test]
fn a_character_stays_a_secret_when_the_game_is_over() {
    let mut table = with_faye(Character::Urbain);
    let mut chance = Chance(1);
    while !table.phase().is_over() {
        assert!(Troyes::has_secret(&table, FAYE));
        let order = match table.phase() {
            Phase::End(EndStep::Show) => Order::Show(BySeat::default()),
            _ => next(&table, &mut chance).expect("the game is not over"),
        };
        log_of(&mut table, &order);
    }
    assert!(Troyes::has_secret(&table, FAYE));
}

/// Gives an order, and returns what everybody reads of it.
fn log_of(table: &mut Table, order: &Order) -> String {
    let happenings = decide(table, order).expect("it is on offer");
    let before = table.clone();
    apply_all(table, &happenings);
    let excerpt = Excerpt::<Troyes>::of(Transition { before: &before, happenings: &happenings, after: table }, None);
    format!("{:?}", Troyes::log(&english(), &[excerpt]))
}

/// Points stay hidden until the end (`T 2.7`), wherever a table knows them.
#[test]
fn points_are_a_secret_where_the_table_knows_them() {
    for (depth, secret) in [(Depth::Dice, false), (Depth::Deeds, false), (Depth::Purses, true)] {
        let table = Table::open(Setup { depth, ..Setup::house(3) }).expect("a sound setup");
        assert_eq!(Troyes::has_secret(&table, ANNA), secret, "{depth:?}");
    }
}

/// Where characters are dealt by hand, there is nothing to hide, and nothing is copied.
#[test]
fn a_table_without_dealt_characters_is_seen_as_it_is() {
    let table = Table::open(Setup::house(3)).expect("a sound setup");
    assert!(matches!(Troyes::seen_by(&table, Some(Seat(1))), std::borrow::Cow::Borrowed(_)));
}
