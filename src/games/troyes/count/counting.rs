//! What the ceremony counts: who stands in each building, the rows of a sheet, and the characters one by one.

use super::{art, rule};
use crate::chronicle::hall::Finished;
use crate::crier::MessageRef;
use crate::games::troyes::Troyes;
use crate::games::troyes::record::{Ending, Row, Sheet};
use crate::games::troyes::rules::{Building, Character, Count, Depth, Good, Seat, Table};
use crate::games::troyes::stage::{Art, Mark};
use crate::games::troyes::words as say;
use crate::play::BySeat;
use crate::show::{CountRule, Counting, Counts, Tally};

/// Returns what is counted, one category after the other.
pub(super) fn all(finished: &Finished<Troyes>, table: &Table) -> Vec<Counting> {
    let sheets = finished.results().players.map(|(_, player)| player.sheet);
    let ends = &finished.chapter().ends;
    let row = |row: Row| {
        let worth = |sheet: &Sheet| i32::from(sheet.0[row].unwrap_or_default());
        let points = sheets.map(|(_, sheet)| if row == Row::Levels { -worth(sheet) } else { worth(sheet) });
        let (name, sprite) = (MessageRef::new(say::row_message(row)), Some(art(row).sprite()));
        let tally = tally(table, row, &sheets);
        let rule = tally.as_ref().map(|_| CountRule::Told(MessageRef::new(rule(row))));
        Counting { name, sprite, counts: Counts::Points, rule, tally, points }
    };
    let all = table.characters_in_game();
    let given = |seat: Seat| {
        let end = ends.get(seat)?;
        all.iter().map(|one| end.characters[*one].map(u16::from)).sum::<Option<u16>>()
    };
    let told = |(seat, sheet): (Seat, &Sheet)| given(seat).is_some_and(|given| sheet.0[Row::Characters] == Some(given));
    let is_told = table.knows_characters() && sheets.iter().all(told);
    let characters = if is_told { merits(table, ends) } else { Vec::new() };
    let together = characters.is_empty().then(|| row(Row::Characters));
    let rows = [Row::Gained, Row::Levels, Row::Events, Row::Tradesmen].map(row);
    standing(table, ends).into_iter().chain(rows).chain(together).chain(characters).collect()
}

/// Returns what of a row is counted; nothing where its points say it.
fn tally(table: &Table, row: Row, sheets: &BySeat<Sheet>) -> Option<Tally> {
    let of = |what: MessageRef, had: &dyn Fn(Seat, &Sheet) -> (Art, u16)| {
        let had = sheets.map(|(seat, sheet)| had(seat, sheet)).map(|(_, (art, number))| (art.sprite(), *number));
        Some(Tally { what, had })
    };
    let sheet_of = |sheet: &Sheet| sheet.0[row].unwrap_or_default();
    match row {
        Row::Levels => of(MessageRef::new("count-empty-levels"), &|_, sheet| (Art::Cathedral, sheet_of(sheet) / 2)),
        Row::Events => of(MessageRef::new(say::row_message(row)), &|_, sheet| (Art::Event, sheet_of(sheet))),
        // Where nobody told of deeds, only their points are known.
        Row::Tradesmen if table.depth() != Depth::Dice => of(MessageRef::new(say::row_message(row)), &|seat, _| {
            (Art::Citizen(Mark::of_seat(seat)), table.judged(seat, Character::Florentin))
        }),
        Row::Gained | Row::Tradesmen | Row::Characters => None,
    }
}

/// Returns who stands in each building at the end, which brings nothing by itself, but counts for a character; nothing of a building
/// in which no player stands, or if nobody knows.
fn standing(table: &Table, ends: &BySeat<Ending>) -> Vec<Counting> {
    const COUNTS_FOR: MessageRef = MessageRef::new("character-name").of_value("character", Character::Chretien.name());
    let known = !ends.is_empty() && ends.values().all(|end| end.standing.is_some());
    let counts = table.characters_in_game().contains(&Character::Chretien);
    let rule = if counts {
        MessageRef::new("count-for").of_message("character", &COUNTS_FOR)
    } else {
        MessageRef::new("count-for-nothing")
    };
    let at = |at: Building| {
        let stand = |end: &Ending| end.standing.as_ref().map_or(0, |standing| standing[at].into());
        let had = ends.map(|(seat, end)| (Art::Citizen(Mark::of_seat(seat)).sprite(), stand(end)));
        Counting {
            name: MessageRef::new("building-name").of_value("building", at.name()),
            sprite: Some(Art::Building(at).sprite()),
            counts: Counts::Majority,
            rule: Some(CountRule::Told(rule)),
            tally: Some(Tally { what: MessageRef::new("count-name").of_value("count", Count::Citizens.name()), had }),
            points: ends.map(|_| 0),
        }
    };
    let is_seen = |counting: &Counting| counting.tally.iter().any(|tally| tally.had.values().any(|(_, had)| *had > 0));
    if known { Building::ALL.map(at).into_iter().filter(is_seen).collect() } else { Vec::new() }
}

/// Returns the characters in the game, one after the other: what each counts, and what it gives.
fn merits(table: &Table, ends: &BySeat<Ending>) -> Vec<Counting> {
    let merit = |one: Character| {
        let thing = |seat: Seat| match one {
            Character::Chretien | Character::Florentin => Art::Citizen(Mark::of_seat(seat)),
            Character::Urbain => Art::Cube(Mark::of_seat(seat)),
            Character::Thibaut => Art::Good(Good::Denier),
            Character::Hugues => Art::Good(Good::Influence),
            Character::Henry => Art::Event,
        };
        let what = MessageRef::new("merit-of").of_value("character", one.name());
        Counting {
            name: MessageRef::new("character-name").of_value("character", one.name()),
            sprite: Some(Art::Character.sprite()),
            counts: Counts::Card,
            rule: Some(CountRule::Scale(say::bands(one, ends.len()))),
            tally: Some(Tally { what, had: ends.map(|(seat, _)| (thing(seat).sprite(), table.judged(seat, one))) }),
            points: ends.map(|(_, end)| end.characters[one].unwrap_or_default().into()),
        }
    };
    table.characters_in_game().into_iter().map(merit).collect()
}
