//! The players of a game as they are typed: their names or how many play, and one of them.

use std::ops::RangeInclusive;

use super::reason::{Reason, Wrongs};
use super::typed::looks_like_a_number;
use crate::chronicle::hall::PlayerName;
use crate::crier::{InWords, NoSuchValue, Words};
use crate::play::Seat;

/// Why `--players` names no players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayersReason {
    /// The player at this position, from 1, has no name.
    NoName(usize),
    /// Two players have this name.
    NameTwice(String),
    /// The number of players is impossible, as -1 or 2.5.
    NoCount {
        /// The least number.
        least: u8,
        /// The largest number.
        most: u8,
        /// The text.
        count: String,
    },
}

/// Parses the players' names; they are empty where only a number is given.
pub fn players(text: &str, can_play: RangeInclusive<u8>, wrong: &mut Wrongs) -> Vec<String> {
    if looks_like_a_number(text.trim()) {
        let most = *can_play.end();
        // As many as can play, so that whoever is first is hardly refused for it.
        let count = count(text, can_play).unwrap_or_else(|reason| {
            wrong.note(reason);
            most
        });
        return vec![String::new(); count.into()];
    }
    let mut names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    // More than anybody has seats for; of as many as can play, the rules say the rest.
    if u8::try_from(names.len()).is_err() {
        let (least, most) = can_play.into_inner();
        wrong.note(PlayersReason::NoCount { least, most, count: names.len().to_string() });
        names.truncate(most.into());
    }
    for (at, _) in (1..).zip(&names).filter(|(_, name)| !PlayerName::is_seen(name)) {
        wrong.note(PlayersReason::NoName(at));
    }
    // As the hall of fame tells people apart; whoever is there twice is told once.
    let known: Vec<PlayerName> = names.iter().filter_map(|name| PlayerName::new(name)).collect();
    let second = |(at, name): &(usize, &PlayerName)| known.iter().take(*at).filter(|other| other == name).count() == 1;
    for (_, name) in known.iter().enumerate().filter(second) {
        wrong.note(PlayersReason::NameTwice(name.as_str().to_owned()));
    }
    names
}

/// Parses a number of players.
///
/// # Errors
/// So many cannot play, or it is no number.
pub fn count(text: &str, can_play: RangeInclusive<u8>) -> Result<u8, PlayersReason> {
    let text = text.trim();
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let count = text.parse().ok().filter(|count| digits && can_play.contains(count));
    let (least, most) = can_play.into_inner();
    count.ok_or_else(|| PlayersReason::NoCount { least, most, count: text.to_owned() })
}

/// Parses one of these players: by number, by name, or as the game `calls` each seat. Returns nothing for `code`, and for somebody
/// else, which is noted.
pub fn one_of(
    players: &[String],
    calls: &[&str],
    can_play: &RangeInclusive<u8>,
    (option, text): (&'static str, &str),
    wrong: &mut Wrongs,
) -> Option<Seat> {
    let text = text.trim();
    let seats = || Seat::all().zip(players);
    let is_meant = |(seat, name): &(Seat, &String)| {
        let called = calls.get(seat.index()).is_some_and(|call| call.eq_ignore_ascii_case(text));
        called || seat.number().to_string() == text || !name.is_empty() && name.to_lowercase() == text.to_lowercase()
    };
    if text.eq_ignore_ascii_case("code") {
        return None;
    }
    let meant = seats().find(is_meant).map(|(seat, _)| seat);
    // Of too many or too few players nobody can be meant, and that is said once.
    if meant.is_none() && can_play.contains(&u8::try_from(players.len()).unwrap_or(u8::MAX)) {
        let named = |(seat, name): (Seat, &String)| {
            let call = calls.get(seat.index()).map(|call| (*call).to_owned());
            let name =
                if name.is_empty() { [Some(seat.number().to_string()), call] } else { [call, Some(name.clone())] };
            name.into_iter().flatten()
        };
        let known = std::iter::once("code".to_owned()).chain(seats().flat_map(named));
        wrong.note(Reason::Value(option, NoSuchValue::new(text, known)));
    }
    meant
}

impl InWords for PlayersReason {
    /// Returns the reason after the option, whose name is in no language.
    fn in_words(&self, words: &Words) -> String {
        let what = match self {
            Self::NoName(position) => words.with("args-no-name", &[("position", (*position).into())]),
            Self::NameTwice(name) => words.with("args-name-twice", &[("name", name.as_str().into())]),
            Self::NoCount { least, most, count } => {
                let args = [("least", (*least).into()), ("most", (*most).into()), ("count", count.as_str().into())];
                words.with("args-player-count", &args)
            }
        };
        format!("--players: {what}")
    }
}
