//! The facts of a table by name: a line such as `= p1 deniers 12` in a file of orders says what must hold.

use super::reading::{owner_name, shown_name};
use crate::games::troyes::rules::{BlackStep, Building, Good, InPlay, Owner, Phase, Seat, Table, Work};

/// Returns the facts of the table, each with its name.
#[must_use]
pub fn facts(table: &Table) -> Vec<(String, String)> {
    let seat = |seat: Seat| owner_name(Owner::Seat(seat));
    let mut facts = vec![
        ("round".to_owned(), table.round().to_string()),
        ("start".to_owned(), seat(table.start())),
        ("turn".to_owned(), table.active().map_or_else(|| "nobody".to_owned(), seat)),
        ("dice-left".to_owned(), table.free_dice().count().to_string()),
        ("black-dice".to_owned(), table.taken().to_string()),
        ("faces".to_owned(), faces(table)),
        ("queue".to_owned(), table.queue().iter().map(|in_play| in_play.event.name()).collect::<Vec<_>>().join(" ")),
    ];
    for building in Building::ALL {
        let standing = table.standing(building).iter().filter(|(_, count)| **count > 0);
        let standing = standing.map(|(owner, count)| format!("{} {count}", owner_name(owner)));
        facts.push((format!("standing {}", building.name()), list(standing)));
        let lying = table.lying(building).iter().filter(|(_, lies)| **lies).map(|(owner, _)| owner_name(owner));
        facts.push((format!("lying {}", building.name()), list(lying)));
    }
    for (of, player) in table.players() {
        let named = |name: &str| format!("{} {name}", seat(of));
        let shows = table.district(Owner::Seat(of)).map(|(_, die)| shown_name(die.color, die.face));
        let has = |good: Good| player.purse().has(good).to_string();
        facts.extend([
            (named("salary"), table.salaries(of).to_string()),
            (named("deniers"), has(Good::Denier)),
            (named("influence"), has(Good::Influence)),
            (named("points"), has(Good::Point)),
            (named("supply"), player.supply().to_string()),
            (named("passed"), player.passed().map_or_else(|| "no".to_owned(), |deniers| deniers.to_string())),
            (named("won"), list(player.won().iter().map(|event| event.name().to_owned()))),
            (named("shows"), list(shows)),
        ]);
    }
    if let Some(roy) = table.roy() {
        let hired = table.works().iter().filter_map(|work| Some((work.activity, work.roy?)));
        let shows = table.district(Owner::Roy).map(|(_, die)| shown_name(die.color, die.face));
        let pile = table.players().flat_map(|(_, player)| player.characters());
        facts.extend([
            ("roy points".to_owned(), roy.points().to_string()),
            ("roy shows".to_owned(), list(shows)),
            ("roy tradesmen".to_owned(), list(hired.map(|(card, space)| format!("{} {space}", card.name())))),
            ("roy won".to_owned(), list(roy.won().iter().map(|event| event.name().to_owned()))),
            ("pile".to_owned(), list(pile.map(|character| character.name().to_owned()))),
        ]);
    }
    facts.extend(table.works().iter().flat_map(works));
    facts.extend(table.queue().iter().map(cubes));
    for (site, levels) in table.cathedral() {
        let cube = |cube: &Option<Owner>| cube.map_or_else(|| "-".to_owned(), owner_name);
        facts.push((format!("cathedral {site}"), levels.iter().map(cube).collect::<Vec<_>>().join(" ")));
    }
    facts
}

/// Returns who faces which black die.
fn faces(table: &Table) -> String {
    match (table.phase(), table.highest_black()) {
        (Phase::Black(BlackStep::Counter(seat)), Some((_, face))) => {
            format!("{} {face}", owner_name(Owner::Seat(seat)))
        }
        (_, _) => "none".to_owned(),
    }
}

fn works(work: &Work) -> [(String, String); 2] {
    let name = work.activity.name();
    let space = |space: &Option<Seat>| space.map_or_else(|| "-".to_owned(), |seat| owner_name(Owner::Seat(seat)));
    let stored = work.stored.iter().filter(|(_, cubes)| **cubes > 0);
    let stored = stored.map(|(seat, cubes)| format!("{} {cubes}", owner_name(Owner::Seat(seat))));
    [(format!("tradesmen {name}"), list(work.tradesmen.iter().map(space))), (format!("stored {name}"), list(stored))]
}

fn cubes(in_play: &InPlay) -> (String, String) {
    (format!("cubes {}", in_play.event.name()), list(in_play.cubes.iter().map(|owner| owner_name(*owner))))
}

fn list(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "none".to_owned() } else { parts.join(" ") }
}
