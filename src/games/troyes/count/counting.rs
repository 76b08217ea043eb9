//! What the ceremony counts: who stands in each building, the rows of a sheet, and the characters one by one; of le Roy, too.

use super::{art, rule};
use crate::chronicle::hall::Finished;
use crate::crier::MessageRef;
use crate::games::troyes::Troyes;
use crate::games::troyes::record::{Ending, Row, Sheet};
use crate::games::troyes::rules::{Building, Character, Count, Depth, Good, Owner, Score, Seat, Table};
use crate::games::troyes::stage::{Art, Mark};
use crate::games::troyes::words as say;
use crate::play::BySeat;
use crate::show::{CountRule, Counting, Counts, Scale, Tally};
use crate::stage::Sprite;

/// Returns what is counted, one category after the other.
pub(super) fn all(finished: &Finished<Troyes>, table: &Table) -> Vec<Counting> {
    let own = finished.results().players.map(|(_, player)| player.sheet);
    let ends = &finished.chapter().ends;
    // Le Roy is counted as the player is, where all of his is known.
    let roy = finished.chapter().roy.and(table.roy_score());
    let counted = Counted { table, ends, sheets: &own, roy: roy.as_ref() };
    let characters = table.characters_in_game();
    let given = |seat: Seat| {
        let end = ends.get(seat)?;
        characters.iter().map(|one| end.characters[*one].map(u16::from)).sum::<Option<u16>>()
    };
    let told = |(seat, sheet): (Seat, &Sheet)| given(seat).is_some_and(|given| sheet.0[Row::Characters] == Some(given));
    let is_told = table.knows_characters() && own.iter().all(told);
    let merits = if is_told { characters.into_iter().map(|one| counted.merit(one)).collect() } else { Vec::new() };
    let together = merits.is_empty().then(|| counted.row(Row::Characters));
    let rows = [Row::Gained, Row::Levels, Row::Events, Row::Tradesmen].map(|row| counted.row(row));
    counted.standing().into_iter().chain(rows).chain(together).chain(merits).collect()
}

/// Those who are counted: the players, and behind them le Roy.
struct Counted<'a> {
    table: &'a Table,
    ends: &'a BySeat<Ending>,
    sheets: &'a BySeat<Sheet>,
    roy: Option<&'a Score>,
}

impl Counted<'_> {
    /// Returns something of everybody who is counted.
    fn each<T>(&self, of: impl Fn(Owner) -> T) -> BySeat<T> {
        let players = self.sheets.iter().map(|(seat, _)| Owner::Seat(seat));
        players.chain(self.roy.map(|_| Owner::Roy)).map(of).collect()
    }

    /// Returns a number of everybody, with a drawing of what it counts.
    fn had(&self, of: impl Fn(Owner) -> (Art, u16)) -> BySeat<(Sprite, u16)> {
        self.each(of).map(|(_, (art, number))| (art.sprite(), *number))
    }

    /// Returns a row of the sheet.
    fn row(&self, row: Row) -> Counting {
        let worth = |owner: Owner| i32::from(self.points(owner, row));
        let points = self.each(|owner| if row == Row::Levels { -worth(owner) } else { worth(owner) });
        let (name, sprite) = (MessageRef::new(say::row_message(row)), Some(art(row).sprite()));
        let tally = self.tally(row);
        let rule = tally.as_ref().map(|_| CountRule::Told(MessageRef::new(rule(row))));
        Counting { name, sprite, counts: Counts::Points, rule, tally, points }
    }

    fn points(&self, owner: Owner, row: Row) -> u16 {
        match (owner.seat(), self.roy) {
            (Some(seat), _) => self.sheets.get(seat).and_then(|sheet| sheet.0[row]).unwrap_or_default(),
            (None, Some(score)) => match row {
                Row::Gained => score.gained,
                Row::Events => score.events,
                Row::Tradesmen => score.tradesmen,
                Row::Characters => score.characters.iter().map(|(_, points)| u16::from(*points)).sum(),
                Row::Levels => score.levels,
            },
            (None, None) => 0,
        }
    }

    /// Returns what of a row is counted; nothing where its points say it.
    fn tally(&self, row: Row) -> Option<Tally> {
        let points = |owner: Owner| self.points(owner, row);
        let tally = |what: &'static str, had: BySeat<(Sprite, u16)>| Some(Tally { what: MessageRef::new(what), had });
        match row {
            Row::Levels => tally("count-empty-levels", self.had(|owner| (Art::Cathedral, points(owner) / 2))),
            Row::Events => tally(say::row_message(row), self.had(|owner| (Art::Event, points(owner)))),
            // Where nobody told of deeds, only their points are known.
            Row::Tradesmen if self.table.depth() != Depth::Dice => {
                let work = |owner: Owner| (Art::Citizen(Mark::of(owner)), self.judged(owner, Character::Florentin));
                tally(say::row_message(row), self.had(work))
            }
            Row::Gained | Row::Tradesmen | Row::Characters => None,
        }
    }

    /// Returns how much somebody has of what a character judges.
    fn judged(&self, owner: Owner, one: Character) -> u16 {
        owner.seat().map_or_else(|| self.table.roy_count(one), |seat| self.table.judged(seat, one))
    }

    /// Returns who stands in each building at the end, which brings nothing by itself, but counts for a character; nothing of a building
    /// in which nobody who is counted stands, or if nobody knows.
    fn standing(&self) -> Vec<Counting> {
        const COUNTS_FOR: MessageRef =
            MessageRef::new("character-name").of_value("character", Character::Chretien.name());
        let known = !self.ends.is_empty() && self.ends.values().all(|end| end.standing.is_some());
        let counts = self.table.characters_in_game().contains(&Character::Chretien);
        let rule = if counts {
            MessageRef::new("count-for").of_message("character", &COUNTS_FOR)
        } else {
            MessageRef::new("count-for-nothing")
        };
        let at = |at: Building| {
            let stand = |owner: Owner| match owner.seat() {
                Some(seat) => self.ends.get(seat).and_then(|end| end.standing.as_ref()).map(|standing| standing[at]),
                None => self.table.standing(at).get(owner).copied(),
            };
            let had = self.had(|owner| (Art::Citizen(Mark::of(owner)), stand(owner).unwrap_or_default().into()));
            Counting {
                name: MessageRef::new("building-name").of_value("building", at.name()),
                sprite: Some(Art::Building(at).sprite()),
                counts: Counts::Majority,
                rule: Some(CountRule::Told(rule)),
                tally: Some(Tally {
                    what: MessageRef::new("count-name").of_value("count", Count::Citizens.name()),
                    had,
                }),
                points: self.each(|_| 0),
            }
        };
        let is_seen =
            |counting: &Counting| counting.tally.iter().any(|tally| tally.had.values().any(|(_, had)| *had > 0));
        if known { Building::ALL.map(at).into_iter().filter(is_seen).collect() } else { Vec::new() }
    }

    /// Returns what a character in the game counts, and what it gives.
    fn merit(&self, one: Character) -> Counting {
        let thing = |owner: Owner| match one {
            Character::Chretien | Character::Florentin => Art::Citizen(Mark::of(owner)),
            Character::Urbain => Art::Cube(Mark::of(owner)),
            Character::Thibaut => Art::Good(Good::Denier),
            Character::Hugues => Art::Good(Good::Influence),
            Character::Henry => Art::Event,
        };
        let given = |owner: Owner| match owner.seat() {
            Some(seat) => self.ends.get(seat).and_then(|end| end.characters[one]).unwrap_or_default(),
            None => self.table.roy_judged(one),
        };
        Counting {
            name: MessageRef::new("character-name").of_value("character", one.name()),
            sprite: Some(Art::Character.sprite()),
            counts: Counts::Card,
            rule: Some(CountRule::Scale(Scale(one.scale(self.ends.len()).collect()))),
            tally: Some(Tally {
                what: MessageRef::new("merit-of").of_value("character", one.name()),
                had: self.had(|owner| (thing(owner), self.judged(owner, one))),
            }),
            points: self.each(|owner| given(owner).into()),
        }
    }
}
