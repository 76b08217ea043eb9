//! The names of players: their own or, without one, those of their seats.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::counted::Counted;
use crate::chronicle::PlayerSheet;
use crate::chronicle::hall::{Looks, PlayerName};
use crate::crier::{Language, Manner, Words};
use crate::play::Seat;

/// Returns the player's name on one line, however it was written; “Player 2” where there is none, or none that can be seen.
#[must_use]
pub fn player_name<G: Counted>(words: &Words, player: &PlayerSheet<G>, seat: Seat) -> String {
    let name = on_one_line(&player.name);
    if PlayerName::is_seen(&name) {
        name
    } else {
        words.with("results-player-number", &[("number", seat.number().into())])
    }
}

/// Returns the name on one line, no longer than a line has room for.
pub(super) fn on_one_line(name: &str) -> String {
    PlayerName::shortened(&name.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Returns whether that is nobody's own name: it is empty, or a seat's name in any language.
#[must_use]
pub fn is_unnamed<G: Counted>(name: &str) -> bool {
    PlayerName::new(name).is_none_or(|name| seat_called::<G>(&name).is_some())
}

/// Returns the seat with that name in any language.
#[must_use]
pub fn seat_called<G: Counted>(name: &PlayerName) -> Option<Seat> {
    seat_names::<G>().iter().find(|(_, called, _)| called == name).map(|(seat, ..)| *seat)
}

/// Whether one of the names of seats, in any language, looks like that and `is_open`.
pub(super) fn resembles_seat<G: Counted>(looks: &Looks, is_open: impl Fn(&PlayerName) -> bool) -> bool {
    seat_names::<G>().iter().any(|(_, name, own)| own.meet(looks) && is_open(name))
}

/// Returns the seat for a phone's name: of the player with that name; else the seat with that name in any language, if
/// its player gave none. Nothing else compares the names of phones and players.
pub(super) fn seat_for<'a>(
    name: &PlayerName,
    players: &(impl Iterator<Item = (Seat, &'a String)> + Clone),
    called: fn(&PlayerName) -> Option<Seat>,
) -> Option<Seat> {
    // As it was written or, where that is too long or has signs that nobody sees, as it is shown.
    let is_name = |player: &str| PlayerName::new(player).as_ref() == Some(name);
    let mut named = players.clone().filter(|(_, player)| is_name(player) || is_name(&on_one_line(player)));
    let seat = named.next().or_else(|| {
        let meant = called(name)?;
        let is_meant = |(seat, player): &(Seat, &String)| match PlayerName::new(player) {
            Some(player) => called(&player) == Some(meant),
            None => *seat == meant,
        };
        players.clone().find(is_meant)
    });
    seat.map(|(seat, _)| seat)
}

/// Every seat with its name, and what that looks like.
type SeatNames = Arc<[(Seat, PlayerName, Looks)]>;

/// Returns the names of the seats in all languages, cached for the life of the program: it takes the words of all of
/// them.
fn seat_names<G: Counted>() -> SeatNames {
    static NAMES: Mutex<BTreeMap<&str, SeatNames>> = Mutex::new(BTreeMap::new());

    let of = |language| {
        let words = Words::of::<G>(language, Manner::Plain);
        let called = |seat| {
            let name = PlayerName::new(&G::seat(&words, seat)?)?;
            let looks = Looks::of(&name);
            Some((seat, name, looks))
        };
        let names: Vec<_> = Seat::all().map_while(called).collect();
        (!names.is_empty()).then_some(names)
    };
    let all = || Language::ALL.into_iter().map_while(of).flatten().collect();
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(names.entry(G::NAME).or_insert_with(all))
}
