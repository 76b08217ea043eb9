//! A finished game as BG Stats reads it, an app in which people log what they have played: an address that has all of it.

use std::fmt::Write as _;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use serde::Serialize;

use super::counted::Counted;
use crate::chronicle::hall::Finished;

/// The page that hands a play over to the app.
const PAGE: &str = "https://app.bgstatsapp.com/createPlay.html?data=";
/// The name by which the app knows our games and players again; it stays as it is.
const SOURCE: &str = "Town Crier";

/// A play. The app's flags are always written: on some phones it refuses a play that leaves one out.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Play<'a> {
    source_name: &'a str,
    source_play_id: String,
    #[serde(rename = "playDate")]
    date: String,
    /// Left out where nobody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    duration_min: Option<u16>,
    game: Game<'a>,
    players: Vec<Player<'a>>,
}

/// A game. It goes without its number on `BoardGameGeek`: the app finds it by its name.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Game<'a> {
    name: &'a str,
    source_game_id: &'a str,
    highest_wins: bool,
    no_points: bool,
}

/// A player. No hall of fame keeps who began, so nobody is said to have.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Player<'a> {
    name: &'a str,
    source_player_id: &'a str,
    score: u16,
    rank: usize,
    winner: bool,
    #[serde(rename = "startPlayer")]
    began: bool,
}

/// Returns the address that adds this game to BG Stats. It has the names and points: whoever opens it hands them over, and
/// nobody else does.
#[must_use]
pub fn bg_stats_link<G: Counted>(finished: &Finished<G>) -> String {
    // As in the hall of fame, a game alone is not won.
    let winners = if finished.players().len() > 1 { finished.winners() } else { Vec::new() };
    let players = finished.players().iter().zip(finished.ranks()).map(|((seat, player), rank)| Player {
        name: player.name().as_str(),
        source_player_id: player.name().key(),
        score: player.points(),
        rank,
        winner: winners.contains(&seat),
        began: false,
    });
    let play = Play {
        source_name: SOURCE,
        source_play_id: finished.id().to_string(),
        date: when(finished).strftime("%Y-%m-%d %H:%M:%S").to_string(),
        duration_min: finished.minutes(),
        game: Game { name: G::TITLE, source_game_id: G::NAME, highest_wins: true, no_points: false },
        players: players.collect(),
    };
    // Plain structures into memory cannot fail; should they, the page opens without a play.
    let json = serde_json::to_string(&play).unwrap_or_default();
    json.bytes().fold(PAGE.to_owned(), |mut address, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~:,".contains(&byte) {
            address.push(char::from(byte));
        } else {
            // Writing into a text cannot fail.
            let _ = write!(address, "%{byte:02X}");
        }
        address
    })
}

/// Returns the moment of the game as the app wants it, in UTC: when its points were first counted, or noon of its day if the
/// stamp of the results tells no moment near it.
fn when<G: Counted>(finished: &Finished<G>) -> DateTime {
    let stamp = i64::try_from(finished.stamp()).ok().and_then(|stamp| Timestamp::from_millisecond(stamp).ok());
    let counted = stamp.map(|stamp| stamp.to_zoned(TimeZone::UTC).datetime());
    let date = finished.date();
    let days = [date.yesterday().ok(), Some(date), date.tomorrow().ok()];
    let near = counted.filter(|counted| days.contains(&Some(counted.date())));
    near.unwrap_or_else(|| date.at(12, 0, 0, 0))
}
