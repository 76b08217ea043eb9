//! The rulebook's round as a file of orders, with everything that it says of it (`T 18.1`, `T 18.2`).

use town_crier::games::troyes::cli::{facts, order};
use town_crier::games::troyes::record::{CardsFrom, DiceFrom, Opening, Record, StartFrom};
use town_crier::games::troyes::rules::{Book, Cathedral, Events, Happening, Owner, Seat, What};

use crate::games::troyes::record::{dealt, open};

const ROUND: &str = include_str!("../../../data/troyes-round.orders");

/// What an order's deed was, as the file says it.
fn deed(happenings: &[Happening]) -> String {
    let name = |owner: Owner| owner.seat().map_or_else(|| "gray".to_owned(), |seat| format!("p{}", seat.number()));
    let mut said = Vec::new();
    let (mut built, mut beaten) = (Vec::new(), Vec::new());
    for happening in happenings {
        match happening {
            Happening::Deed(deed) => {
                said.push(format!("sum {}", deed.sum));
                match deed.what {
                    What::Activity(_, uses) => said.push(format!("uses {uses}")),
                    What::Combat(_, cubes) => said.push(format!("cubes {cubes}")),
                    What::Cathedral | What::Citizen(..) | What::Agriculture | What::Unsaid => {}
                }
                let price = deed.bought.iter().map(|bought| format!("{} {}", name(bought.from), bought.price()));
                let price: Vec<String> = price.collect();
                if !price.is_empty() {
                    said.push(format!("price {}", price.join(" ")));
                }
            }
            Happening::Cathedral(Cathedral::Built(_, site, level)) => built.push(format!("{site}.{level}")),
            Happening::Events(Events::Beaten(of)) => beaten.push(of.event.name().to_owned()),
            _ => {}
        }
    }
    for (word, all) in [("built", built), ("beaten", beaten)] {
        if !all.is_empty() {
            said.push(format!("{word} {}", all.join(" ")));
        }
    }
    said.join(" ")
}

#[track_caller]
fn holds(record: &Record, said: &str, line: usize) {
    for fact in said.split(',').map(str::trim) {
        let known = facts(record.table());
        let (name, value) = known
            .iter()
            .find(|(name, _)| fact.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with(' ')))
            .unwrap_or_else(|| panic!("line {line}: there is no fact {fact:?}"));
        assert_eq!(fact, format!("{name} {value}"), "line {line}");
    }
}

pub(super) fn opening() -> Opening {
    Opening {
        start: StartFrom::Entered(Seat(0)),
        cards: CardsFrom::Hand,
        characters: CardsFrom::Hand,
        dice: DiceFrom::Entered,
        book: Book::rulebook(),
        ..dealt(4)
    }
}

#[test]
fn the_rulebooks_round_is_a_file_of_orders() {
    let mut record = open(opening());
    let mut said = [0; 3];
    let mut last = String::new();
    for (line, text) in (1..).zip(ROUND.lines()) {
        if let Some(of_the_deed) = text.strip_prefix("#=") {
            assert_eq!(of_the_deed.trim(), last, "line {line}");
            said[0] += 1;
        } else if let Some(fact) = text.strip_prefix('=') {
            holds(&record, fact, line);
            said[1] += 1;
        } else if !text.is_empty() && !text.starts_with('#') {
            let ask = order(&record, text).unwrap_or_else(|wrong| panic!("line {line}: {text}: {wrong:?}"));
            let told = record.ask(ask).unwrap_or_else(|refusal| panic!("line {line}: {text}: {refusal:?}"));
            last = deed(told.happenings);
            said[2] += 1;
        }
    }
    assert_eq!(said, [7, 40, 45], "deeds, facts and orders of the file");
}
