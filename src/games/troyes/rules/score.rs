//! The count at the end (`T 12.2`).

use super::activity::Activity;
use super::book::SPACES;
use super::character::Character;
use super::color::Building;
use super::exact::Count;
use super::good::Good;
use super::owner::Owner;
use super::player::Player;
use super::setup::Setup;
use super::table::Table;
use crate::play::{BySeat, Seat};

/// The count of one player, by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// What was gained in play.
    pub gained: u16,
    /// One for each event in play with an own cube.
    pub events: u16,
    /// What the spaces of the own tradesmen say.
    pub tradesmen: u16,
    /// What is lost: two for each level of the Cathedral without an own cube.
    pub levels: u16,
    /// For each character in the game.
    pub characters: Vec<(Character, u8)>,
}

/// What the count lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lacking {
    /// The characters are not shown.
    Characters,
    /// That count of that player is not exact.
    Inexact(Seat, Count),
    /// The points of that space, from 0, of that activity are open.
    Space(Activity, u8),
}

impl Score {
    /// Returns the sum; never below what a total can be, since levels may cost more than was gained.
    #[must_use]
    pub fn total(&self) -> i32 {
        let characters: i32 = self.characters.iter().map(|(_, points)| i32::from(*points)).sum();
        i32::from(self.gained) + i32::from(self.events) + i32::from(self.tradesmen) + characters
            - i32::from(self.levels)
    }
}

/// Returns who has most points; those who are equal share the victory (`T 12.3`).
#[must_use]
pub fn winners(scores: &BySeat<Score>) -> Vec<Seat> {
    let most = scores.values().map(Score::total).max();
    scores.iter().filter(|(_, score)| Some(score.total()) == most).map(|(seat, _)| seat).collect()
}

impl Table {
    /// Returns everybody's count as the table is now.
    ///
    /// # Errors
    /// All that it lacks.
    pub fn score(&self) -> Result<BySeat<Score>, Vec<Lacking>> {
        let characters = self.characters_in_game();
        let mut lacking = self.inexact_counts(&characters);
        if !self.knows_characters() {
            lacking.push(Lacking::Characters);
        }
        for work in &self.works {
            let open = |space: &usize| {
                let taken = u8::try_from(*space).is_ok_and(|space| !work.is_free(space));
                taken && self.book.activities[work.activity].space(*space).is_none()
            };
            let open = (0..SPACES).filter(open).filter_map(|space| u8::try_from(space).ok());
            lacking.extend(open.map(|space| Lacking::Space(work.activity, space)));
        }
        if !lacking.is_empty() {
            return Err(lacking);
        }
        Ok(self.players.map(|(seat, player)| self.score_of(seat, player, &characters)))
    }

    fn score_of(&self, seat: Seat, player: &Player, characters: &[Character]) -> Score {
        let on_card = |work: &super::Work| {
            let space = work.tradesmen.iter().position(|tradesman| *tradesman == Some(seat));
            space.and_then(|space| self.book.activities[work.activity].space(space)).map_or(0, u16::from)
        };
        let has =
            |level: &usize| self.cathedral.values().any(|site| site.get(*level) == Some(&Some(Owner::Seat(seat))));
        let without = (0..3).filter(|level| !has(level)).count();
        let judged = |character: &Character| {
            let points = character.points(self.judged(seat, *character), self.players.len());
            (*character, points)
        };
        Score {
            gained: player.purse.has(Good::Point),
            events: self.events_with_cube(seat),
            tradesmen: self.works.iter().map(on_card).sum(),
            levels: small(without) * 2,
            characters: characters.iter().map(judged).collect(),
        }
    }

    /// Returns how much a player has of what a character counts (`T 15`).
    #[must_use]
    pub fn judged(&self, seat: Seat, character: Character) -> u16 {
        let owner = Owner::Seat(seat);
        let Some(player) = self.player(seat) else { return 0 };
        match character {
            Character::Chretien => {
                let stand = |building| u16::from(self.standing(building).get(owner).copied().unwrap_or_default());
                Building::ALL.into_iter().map(stand).sum()
            }
            Character::Urbain => self.built_by(owner),
            Character::Thibaut => player.purse.has(Good::Denier),
            Character::Hugues => player.purse.has(Good::Influence),
            Character::Florentin => small(self.works.iter().filter(|work| work.employs(seat)).count()),
            Character::Henry => small(player.won.len()),
        }
    }

    /// Returns the characters that all players hold, as far as they are known, in the order of their list.
    #[must_use]
    pub fn characters_in_game(&self) -> Vec<Character> {
        let held = |one: &Character| self.players.values().any(|player| player.characters.contains(one));
        Character::ALL.into_iter().filter(held).collect()
    }

    /// Whether all characters in the game are known; those of a solo game always are.
    #[must_use]
    pub fn knows_characters(&self) -> bool {
        let all = Setup::held(self.player_count()) * self.players.len();
        self.roy.is_some() || self.characters_in_game().len() == all
    }

    /// Returns the number of a player's cubes on the Cathedral.
    #[must_use]
    pub fn cubes_on_cathedral(&self, seat: Seat) -> u16 {
        self.built_by(Owner::Seat(seat))
    }

    /// Returns the number of an owner's cubes on the Cathedral.
    pub(super) fn built_by(&self, owner: Owner) -> u16 {
        small(self.cathedral.values().flatten().filter(|cube| **cube == Some(owner)).count())
    }

    /// Returns the number of events in play with a cube of that player, Marauding too.
    #[must_use]
    pub fn events_with_cube(&self, seat: Seat) -> u16 {
        small(self.queue.iter().filter(|in_play| in_play.cubes.contains(&Owner::Seat(seat))).count())
    }

    /// Returns the counts that are not exact and that points depend on.
    fn inexact_counts(&self, characters: &[Character]) -> Vec<Lacking> {
        let needed = |count: &Count| match count {
            Count::Points | Count::Citizens | Count::Cubes => true,
            Count::Deniers | Count::Influence | Count::Cards => {
                characters.iter().any(|character| character.counts() == *count)
            }
        };
        let inexact = |(seat, player): (Seat, &Player)| {
            let counts = Count::ALL.into_iter().filter(|count| needed(count) && !player.is_exact(*count));
            counts.map(|count| Lacking::Inexact(seat, count)).collect::<Vec<Lacking>>()
        };
        self.players.iter().flat_map(inexact).collect()
    }
}

/// Returns a number of few things.
pub(super) fn small(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
