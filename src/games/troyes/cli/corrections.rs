//! Corrections as text, both ways.

use super::orders::{nobody_or, number};
use super::reading::{
    Line, OrderReason, What, event_of, face_of, named, owner_name, owner_of, place_of, seat_of, spaced,
};
use crate::games::troyes::rules::{Building, Correction, Count, DieAt, Good, Lies, Owner, Seat};

/// Parses a correction.
pub(super) fn correction(line: &mut Line<'_>) -> Result<Correction, OrderReason> {
    Ok(match line.word() {
        Some("tradesmen") => {
            let card = line.take(What::Activity, named)?;
            let mut spaces = Vec::new();
            while !line.is_done() {
                spaces.push(if line.is("-") { None } else { Some(line.take(What::Player, seat_of)?) });
            }
            Correction::Tradesmen(card, spaces)
        }
        Some("event") => {
            let event = line.take(What::Event, event_of)?;
            line.expect("cubes")?;
            let mut cubes = Vec::new();
            while !line.is_done() {
                cubes.push(line.take(What::Owner, owner_of)?);
            }
            Correction::Event(event, cubes)
        }
        Some("left") => {
            let event = line.take(What::Event, event_of)?;
            line.expect("to")?;
            Correction::Left(event, nobody_or(line, seat_of)?)
        }
        Some("cathedral") => {
            let site = line.take(What::Face, face_of)?;
            line.expect("level")?;
            let level = number(line)?;
            Correction::Cathedral(site, level, nobody_or(line, owner_of)?)
        }
        Some("die") => {
            let at = line.take(What::Die, |word| {
                let (owner, die) = word.split_once(':')?;
                Some(DieAt { owner: owner_of(owner)?, index: place_of(die)? })
            })?;
            line.expect("shows")?;
            let face = line.take(What::Face, face_of)?;
            Correction::Die(at, face, line.maybe(lies_of).unwrap_or(Lies::Square))
        }
        Some("start") => Correction::Start(line.take(What::Player, seat_of)?),
        Some("turn") => Correction::Turn(line.take(What::Player, seat_of)?),
        word => {
            let owner = word.and_then(owner_of).ok_or_else(|| line.needs(What::Corrected, word))?;
            of_owner(owner, line)?
        }
    })
}

fn of_owner(owner: Owner, line: &mut Line<'_>) -> Result<Correction, OrderReason> {
    match line.peek() {
        Some("standing") => {
            line.word();
            let building = line.take(What::Building, named)?;
            return Ok(Correction::Standing(building, owner, number(line)?));
        }
        Some("lying") => {
            line.word();
            let building: Building = line.take(What::Building, named)?;
            let lies = line.take(What::YesNo, |word| match word {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            })?;
            return Ok(Correction::Lying(building, owner, lies));
        }
        Some(_) | None => {}
    }
    if owner == Owner::Roy {
        return of_roy(line);
    }
    let word = line.word();
    let seat = owner.seat().ok_or_else(|| line.needs(What::Exact("standing, lying"), word))?;
    match word {
        Some("deniers") => Ok(Correction::Purse(seat, Good::Denier, amount(line)?)),
        Some("influence") => Ok(Correction::Purse(seat, Good::Influence, amount(line)?)),
        Some("points") => Ok(Correction::Purse(seat, Good::Point, amount(line)?)),
        Some("exact") => Ok(Correction::Exact(seat, line.take(What::Count, named::<Count>)?)),
        Some("supply") => Ok(Correction::Supply(seat, number(line)?)),
        Some("stored") => {
            let card = line.take(What::Activity, named)?;
            Ok(Correction::Stored(card, seat, number(line)?))
        }
        Some("passed") => Ok(Correction::Passed(seat, if line.is("no") { None } else { Some(number(line)?) })),
        other => Err(line.needs(What::Exact("deniers, influence, points, exact, supply, stored, passed"), other)),
    }
}

/// Parses what only le Roy has.
fn of_roy(line: &mut Line<'_>) -> Result<Correction, OrderReason> {
    match line.word() {
        Some("points") => Ok(Correction::RoyPoints(amount(line)?)),
        Some("tradesman") => {
            let card = line.take(What::Activity, named)?;
            Ok(Correction::RoyTradesman(
                card,
                if line.is("no") { None } else { Some(line.take(What::Number, place_of)?) },
            ))
        }
        other => Err(line.needs(What::Exact("standing, lying, points, tradesman"), other)),
    }
}

fn amount(line: &mut Line<'_>) -> Result<u16, OrderReason> {
    line.take(What::Number, |word| word.parse().ok())
}

const LIES: [(Lies, &str); 3] = [(Lies::Square, "square"), (Lies::Used, "used"), (Lies::Countered, "countered")];

fn lies_of(word: &str) -> Option<Lies> {
    LIES.into_iter().find(|(_, name)| *name == word).map(|(lies, _)| lies)
}

/// Returns the text of a correction.
pub(super) fn corrected(correction: &Correction) -> String {
    let seat = |seat: &Seat| owner_name(Owner::Seat(*seat));
    let owner = |owner: &Owner| owner_name(*owner);
    let nobody = |owner: Option<Owner>| owner.map_or_else(|| "nobody".to_owned(), owner_name);
    match correction {
        Correction::Purse(of, good, amount) => {
            let good = match good {
                Good::Denier => "deniers",
                Good::Influence => "influence",
                Good::Point => "points",
            };
            format!("{} {good} {amount}", seat(of))
        }
        Correction::Exact(of, count) => format!("{} exact {}", seat(of), count.name()),
        Correction::Standing(building, of, count) => format!("{} standing {} {count}", owner(of), building.name()),
        Correction::Lying(building, of, lies) => {
            format!("{} lying {} {}", owner(of), building.name(), if *lies { "yes" } else { "no" })
        }
        Correction::Supply(of, count) => format!("{} supply {count}", seat(of)),
        Correction::Tradesmen(card, spaces) => {
            let space = |space: &Option<Seat>| space.as_ref().map_or_else(|| "-".to_owned(), seat);
            format!("tradesmen {}{}", card.name(), spaced(spaces.iter().map(space)))
        }
        Correction::Stored(card, of, cubes) => format!("{} stored {} {cubes}", seat(of), card.name()),
        Correction::Event(event, cubes) => {
            format!("event {} cubes{}", event.name(), spaced(cubes.iter().map(owner)))
        }
        Correction::Left(event, to) => format!("left {} to {}", event.name(), nobody(to.map(Owner::Seat))),
        Correction::Cathedral(site, level, cube) => format!("cathedral {site} level {level} {}", nobody(*cube)),
        Correction::Die(at, face, lies) => {
            let lies = LIES.into_iter().find(|(other, _)| other == lies).map_or("square", |(_, name)| name);
            format!("die {}:#{} shows {face} {lies}", owner(&at.owner), u16::from(at.index) + 1)
        }
        Correction::Start(of) => format!("start {}", seat(of)),
        Correction::Turn(of) => format!("turn {}", seat(of)),
        Correction::Passed(of, Some(deniers)) => format!("{} passed {deniers}", seat(of)),
        Correction::Passed(of, None) => format!("{} passed no", seat(of)),
        Correction::RoyPoints(points) => format!("{} points {points}", owner(&Owner::Roy)),
        Correction::RoyTradesman(card, Some(space)) => {
            format!("{} tradesman {} #{}", owner(&Owner::Roy), card.name(), u16::from(*space) + 1)
        }
        Correction::RoyTradesman(card, None) => format!("{} tradesman {} no", owner(&Owner::Roy), card.name()),
    }
}
