//! Queries of the hall of fame of any game; each counts its games anew.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use jiff::civil::Date;

use super::finished::{Finished, FinishedPlayer};
use super::hall::Hall;
use super::names::PlayerName;
use crate::chronicle::{Code, Recorded, Standing};

/// A player's numbers over all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rank {
    /// The name in its latest spelling.
    pub name: PlayerName,
    /// The number of games.
    pub games: usize,
    /// The number of games won, alone or tied.
    ///
    /// Ruling: a game alone is not won, for there is nobody to win against.
    pub wins: usize,
    /// The number of games played from their beginning: these alone count for the best score and the average.
    pub whole: usize,
    /// The best score.
    pub best: u16,
    /// The sum of the scores of whole games.
    pub sum: u64,
}

/// A player's best game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The name.
    pub name: PlayerName,
    /// The place among the players' best games, from 1; players equal in points and in all tie-breaks share it.
    pub place: usize,
    /// The most points that the player ever had in a whole game.
    pub points: u16,
    /// The day of the first such game.
    pub date: Date,
}

/// One player's games against another player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The other player's name.
    pub other: PlayerName,
    /// The number of games that both played.
    pub games: usize,
    /// The number of these games in which the player was ahead.
    pub ahead: usize,
}

/// The time played in all games of which it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimePlayed {
    /// The number of these games.
    pub games: usize,
    /// The sum of their minutes.
    pub minutes: u64,
}

/// The games of one code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfCode<'a, G: Recorded> {
    /// The code.
    pub code: &'a Code,
    /// The games with it, in the order of play.
    pub games: Vec<&'a Finished<G>>,
}

impl Rank {
    /// Returns the average score of whole games; `None` without one.
    #[must_use]
    pub fn average(&self) -> Option<f64> {
        let games = u32::try_from(self.whole).unwrap_or(u32::MAX);
        // No hall has so many points that a double would lose one.
        #[expect(clippy::cast_precision_loss, reason = "sums are far below 2^52")]
        let sum = self.sum as f64;
        (games > 0).then(|| sum / f64::from(games))
    }
}

impl<G: Recorded> OfCode<'_, G> {
    /// Returns the best score with this code in a whole game.
    #[must_use]
    pub fn best(&self) -> Option<u16> {
        let players = self.games.iter().filter(|game| game.is_whole()).flat_map(|game| game.players().values());
        players.map(FinishedPlayer::points).max()
    }
}

impl<G: Recorded> Hall<G> {
    /// Returns all players: most wins first, then the best score, then the name.
    #[must_use]
    pub fn ranking(&self) -> Vec<Rank> {
        let mut ranks: BTreeMap<&PlayerName, Rank> = BTreeMap::new();
        for game in self.games() {
            let winners = if game.players().len() > 1 { game.winners() } else { Vec::new() };
            for (seat, player) in game.players().iter() {
                let name = player.name();
                let new = || Rank { name: name.clone(), games: 0, wins: 0, whole: 0, best: 0, sum: 0 };
                let rank = ranks.entry(name).or_insert_with(new);
                if rank.name.as_str() != name.as_str() {
                    rank.name = name.clone();
                }
                rank.games += 1;
                rank.wins += usize::from(winners.contains(&seat));
                if game.is_whole() {
                    rank.whole += 1;
                    rank.best = rank.best.max(player.points());
                    rank.sum += u64::from(player.points());
                }
            }
        }
        let mut ranking: Vec<Rank> = ranks.into_values().collect();
        // The sort is stable, and the names come sorted.
        ranking.sort_by_key(|rank| Reverse((rank.wins, rank.best)));
        ranking
    }

    /// Returns each player's best game of those played from their beginning: the most points first, then by tie-break,
    /// then the older one.
    #[must_use]
    pub fn best(&self) -> Vec<Best> {
        let mut best: BTreeMap<&PlayerName, (Standing, Best)> = BTreeMap::new();
        for game in self.games().iter().filter(|game| game.is_whole()) {
            for player in game.players().values() {
                let (name, points) = (player.name().clone(), player.points());
                // Told below, when all are known.
                let new = Best { name, place: 0, points, date: game.date() };
                let new = (player.standing(), new);
                let known = best.entry(player.name()).or_insert_with(|| new.clone());
                if new.0 > known.0 {
                    *known = new;
                } else {
                    known.1.name = new.1.name;
                }
            }
        }
        let mut best: Vec<(Standing, Best)> = best.into_values().collect();
        best.sort_by(|(one, best), (other, than)| other.cmp(one).then(best.date.cmp(&than.date)));
        let better = |than: &Standing| best.iter().filter(|(other, _)| other > than).count();
        let places: Vec<usize> = best.iter().map(|(standing, _)| better(standing) + 1).collect();
        best.into_iter().zip(places).map(|((_, best), place)| Best { place, ..best }).collect()
    }

    /// Returns the player's games against each other player: the most games first, then by name.
    #[must_use]
    pub fn duels_of(&self, name: &PlayerName) -> Vec<Duel> {
        let mut duels: BTreeMap<&PlayerName, Duel> = BTreeMap::new();
        for game in self.games() {
            let Some(own) = game.seat_of(name).and_then(|seat| game.players().get(seat)) else { continue };
            for other in game.players().values().filter(|player| player.name() != name) {
                let new = || Duel { other: other.name().clone(), games: 0, ahead: 0 };
                let duel = duels.entry(other.name()).or_insert_with(new);
                duel.games += 1;
                duel.ahead += usize::from(own.standing() > other.standing());
            }
        }
        let mut duels: Vec<Duel> = duels.into_values().collect();
        duels.sort_by_key(|duel| Reverse(duel.games));
        duels
    }

    /// Returns the codes in use, sorted, each with its games: a group can replay a code and compare.
    #[must_use]
    pub fn by_code(&self) -> Vec<OfCode<'_, G>> {
        let mut codes: BTreeMap<&str, OfCode<'_, G>> = BTreeMap::new();
        for game in self.games() {
            if let Some(code) = game.code() {
                let of_code = codes.entry(code.as_str()).or_insert_with(|| OfCode { code, games: Vec::new() });
                of_code.games.push(game);
            }
        }
        codes.into_values().collect()
    }

    /// Returns the time played in all games of which it is known.
    #[must_use]
    pub fn time_played(&self) -> TimePlayed {
        self.games().iter().filter_map(Finished::minutes).fold(TimePlayed::default(), |sum, minutes| TimePlayed {
            games: sum.games + 1,
            minutes: sum.minutes + u64::from(minutes),
        })
    }

    /// Returns the player's scores in the order of play.
    #[must_use]
    pub fn scores_of(&self, name: &PlayerName) -> Vec<(Date, u16)> {
        let played = self.games().iter().filter_map(|game| Some((game, game.players().get(game.seat_of(name)?)?)));
        played.map(|(game, player)| (game.date(), player.points())).collect()
    }
}
