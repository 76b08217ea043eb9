//! Everything in the picture and beside it: what it is, which rule concerns it, and how it stands now.

use std::sync::Arc;

use crate::crier::Words;
use crate::games::dice_village::rules::{Base, Card, Die, Player, Seat, Spot, Stall, Table};
use crate::games::dice_village::stage::{caravan_places, card_places, stall_places, stalls_covered, village_place};
use crate::games::dice_village::words as say;
use crate::show::{Explained, Thing};
use crate::stage::Bounds;

/// Ids are numbers: so many places a player has for dice and for villages.
const DICE: usize = 8;
const VILLAGES: usize = 3;

/// The things that lie in the picture, from the back to the front.
pub(super) fn things(words: &Words, table: &Table, players: &[String]) -> Vec<Thing> {
    let _ = players;
    let mut things: Vec<Thing> = table.spots().filter_map(|at| village_thing(words, table, at)).collect();
    things.extend(
        table
            .row()
            .cards()
            .into_iter()
            .zip(card_places(table))
            .enumerate()
            .map(|(at, (card, place))| thing(("card", at), place, card_name(words, card), self::card(words, card))),
    );
    things.extend(table.players().flat_map(|player| dice(words, table, player)));
    things
}

fn thing(id: (&'static str, usize), place: Bounds, name: String, explained: Arc<Explained>) -> Thing {
    Thing { id, center: place.center(), radius: place.height() / 2.0, name, value: None, explained }
}

fn village_thing(words: &Words, table: &Table, at: Spot) -> Option<Thing> {
    let id = usize::from(at.owner.0) * VILLAGES + Base::ALL.into_iter().position(|base| base == at.base)?;
    Some(thing(("village", id), village_place(table, at)?, say::village(words, at), village(words, table, at)))
}

/// A player's dice: those that were placed lie on stalls.
fn dice(words: &Words, table: &Table, (seat, player): (Seat, &Player)) -> Vec<Thing> {
    let _ = stalls_covered;
    let _ = stall_places;
    let places = caravan_places(table, seat);
    let die = |(at, (die, place)): (usize, (&Die, Bounds))| {
        let good = say::good(words, die.face.good());
        let name = words.with("headline-has", &[("who", say::seat(words, seat).into()), ("what", good.into())]);
        let explained = Arc::new(Explained { name: name.clone(), ..Explained::default() });
        let value = Some(die.face.to_string());
        Thing { value, ..thing(("die", usize::from(seat.0) * DICE + at), place, name, explained) }
    };
    player.dice().iter().zip(places).enumerate().map(die).collect()
}

/// A village and who sells there.
pub(super) fn village(words: &Words, table: &Table, at: Spot) -> Arc<Explained> {
    let merchants = table.player(at.owner).into_iter().flat_map(|owner| owner.village(at.base).stalls());
    let state = merchants.map(|stall: Stall| say::stall(words, stall)).collect();
    Arc::new(Explained { name: say::village(words, at), state, ..Explained::default() })
}

/// A card of the row.
pub(super) fn card(words: &Words, card: Card) -> Arc<Explained> {
    Arc::new(Explained { name: card_name(words, card), ..Explained::default() })
}

fn card_name(words: &Words, card: Card) -> String {
    say::card(words, card)
}

/// How far the game has come.
pub(super) fn track(_: &Words, _: &Table, text: String) -> Arc<Explained> {
    Arc::new(Explained { name: text, ..Explained::default() })
}
