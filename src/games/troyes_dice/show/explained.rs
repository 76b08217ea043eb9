//! The explanations of everything in the picture and beside it: its name, its rule, and its state.

use std::sync::Arc;

use super::rule;
use super::{die_on_plaza, plaza};
use crate::crier::Words;
use crate::games::troyes_dice::rules::{
    Color, Die, Face, Half, HalfDay, Notch, Offer, Place, Placed, Price, Side, Strike, Struck, Table, Tile, TileInPlay,
};
use crate::games::troyes_dice::stage::Part;
use crate::games::troyes_dice::words::{self as say, values};
use crate::show::{Explained, Rule, Thing};

/// Returns the things in the picture, from the back to the front.
pub(super) fn things(words: &Words, table: &Table) -> Vec<Thing> {
    let mut things: Vec<Thing> = Notch::all().map(|notch| plaza_thing(words, table, notch)).collect();
    things.extend(Notch::all().filter(|notch| !table.is_destroyed(*notch)).map(|notch| badge(words, table, notch)));
    things.extend(table.placed().into_iter().flatten().map(|die| die_thing(words, table, die)));
    things.extend(table.tiles().iter().map(|tile| tile_thing(words, *tile)));
    for half in [Half::Morning, Half::Afternoon] {
        things.extend(Place::ALL.map(|place| price(words, table, place, half)));
    }
    things.push(window(words, table));
    things
}

fn thing(part: Part, explained: Arc<Explained>) -> Thing {
    Thing { part: part.into(), name: explained.name.clone(), value: None, glows: false, explained }
}

fn explained(name: String, rule: Rule, words: &Words, state: Vec<String>) -> Arc<Explained> {
    Arc::new(Explained { name, rule: rule.text(words), state })
}

fn number(notch: Notch) -> usize {
    notch.index() + 1
}

fn plaza_thing(words: &Words, table: &Table, notch: Notch) -> Thing {
    let now = table.now();
    let (up, down) = (table.wheel().plaza(notch).up, table.wheel().plaza(notch).down);
    let place = [Half::Morning, Half::Afternoon].into_iter().find_map(|half| {
        let place = Place::ALL.into_iter().find(|place| place.notch(HalfDay { half, ..now }) == notch)?;
        Some((half, place))
    });
    let offer = table.offers().into_iter().find(|offer| offer.notch == notch);
    let rule = match place {
        _ if table.is_destroyed(notch) => rule::DESTROY,
        Some(_) => rule::COLOR,
        None => rule::NEUTRAL,
    };
    let mut state = Vec::new();
    if table.is_destroyed(notch) {
        state.push(words.text("explain-destroyed"));
    }
    if place.is_none() {
        state.push(format!("{}.", neutral(words, table)));
    }
    if !table.is_destroyed(notch) {
        let prices = place.map(|(half, place)| (half, offer.map_or(Price::at(place), |offer| offer.price())));
        state.extend(prices.map(|(half, price)| format!("{}.", priced(words, half, price))));
    }
    let die = table.placed().into_iter().flatten().find(|die| die.notch == notch);
    state.extend(die.map(|die| format!("{}.", die_on_plaza(words, die))));
    state.extend(table.tile_at(notch).map(|tile| format!("{}.", say::tile(words, tile))));
    state.push(format!("{}.", other_side(words, &say::color(words, down))));
    let shown = words.with("desk-plaza", &[("number", number(notch).into()), ("plaza", say::color(words, up).into())]);
    Thing { name: plaza(words, table, notch), ..thing(Part::Plaza(notch), explained(shown, rule, words, state)) }
}

/// Returns the small sign on a plaza for the color of its other face (`rules.md 1.4`).
fn badge(words: &Words, table: &Table, notch: Notch) -> Thing {
    let name = other_side(words, &say::color(words, table.wheel().plaza(notch).down));
    thing(Part::OtherFace(notch), explained(name, rule::OTHER_SIDE, words, Vec::new()))
}

fn die_thing(words: &Words, table: &Table, die: Placed) -> Thing {
    let name = format!("{}, {}", die_on_plaza(words, die), say::color(words, die.color));
    let offer = table.offers().into_iter().find(|offer| offer.notch == die.notch);
    let strike = table.strikes_now().find(|strike| strike.notch == die.notch);
    let mut state: Vec<String> = offer.map(|offer| format!("{}.", say::offer(words, &offer))).into_iter().collect();
    state.extend(strike.map(|strike| format!("{}.", say::strike(words, strike))));
    let rule = match (die.die, strike) {
        (Die::Black, None) => rule::EIGHT_BANQUET,
        (Die::Clear, Some(_)) => rule::EIGHT_RAID,
        (Die::Black, Some(strike)) if strike.sheets => rule::CROSS_OUT,
        (Die::Black, Some(_)) => rule::DESTROY,
        (Die::Clear, None) => rule::CHOOSE,
    };
    Thing {
        value: Some(die.value.value().to_string()),
        ..thing(Part::Die(die.notch), explained(name, rule, words, state))
    }
}

fn tile_thing(words: &Words, tile: TileInPlay) -> Thing {
    let name = say::tile(words, tile);
    let mut state = vec![words.with("explain-at", &[("number", number(tile.notch).into())])];
    let rule = match tile.side {
        Side::Banquet => {
            state.push(format!("{}.", other_side(words, &say::tile_side(words, tile.tile, Side::Raid))));
            rule::TILE_TURNS
        }
        Side::Raid if tile.tile == Tile::Eight => rule::TILE_EIGHT,
        Side::Raid => rule::TILE_WHOM,
    };
    thing(Part::Tile(tile.notch), explained(name, rule, words, state))
}

/// Returns the price that the small layer prints at a place (`rules.md 1.6`).
fn price(words: &Words, table: &Table, place: Place, half: Half) -> Thing {
    let notch = place.notch(HalfDay { half, ..table.now() });
    let name = priced(words, half, Price::at(place));
    let rule = match place {
        Place::Zero => rule::PRICE_FIRST,
        Place::One => rule::PRICE_SECOND,
        Place::Two => rule::PRICE_THIRD,
        Place::Three => rule::PRICE_FOURTH,
    };
    let state = vec![words.with("explain-at", &[("number", number(notch).into())])];
    thing(Part::Price(notch), explained(name, rule, words, state))
}

/// Returns the window with the day's number, and the neutral zone under it.
fn window(words: &Words, table: &Table) -> Thing {
    let name = neutral(words, table);
    let strikes = table.now().day.strikes_sheets().then(|| rule::FROM_DAY_THREE.text(words));
    thing(Part::Window, explained(name, rule::NEUTRAL, words, strikes.into_iter().collect()))
}

/// Returns the name of the neutral zone: “Neutral zone on day 3”.
fn neutral(words: &Words, table: &Table) -> String {
    words.with("explain-neutral", &[("day", values::number(table.now().day.number()))])
}

/// Returns the name of a price: “Price in the morning: 1 denier”.
fn priced(words: &Words, half: Half, price: Price) -> String {
    words.with("explain-price", &[("half", half.name().into()), ("price", say::price(words, price).into())])
}

/// Returns the name of a plaza's other face: “Other side: white”.
fn other_side(words: &Words, side: &str) -> String {
    words.with("explain-other-side", &[("side", side.into())])
}

/// Returns the explanation of a die on offer.
pub(super) fn offer(words: &Words, offer: Offer) -> Arc<Explained> {
    let name = say::color_number(words, offer.color, offer.value());
    let price = words.with("explain-costs", &[("price", say::price(words, offer.price()).into())]);
    let mut state = vec![format!("{price}.")];
    state.extend(offer.tile.map(|tile| format!("{}.", say::tile(words, tile))));
    explained(name, rule::GAIN, words, state)
}

/// Returns the explanation of a die of the sheets, which may be struck (`rules.md 2.4`).
pub(super) fn field(words: &Words, color: Color, value: Face, said: String, struck: Option<Struck>) -> Arc<Explained> {
    let name = say::color_die(words, color, value);
    let rule = if struck.is_some() { rule::LOST } else { rule::PROTECTED };
    explained(name, rule, words, vec![said])
}

/// Returns the explanation of a strike's cost to everybody (`rules.md 2.4`).
pub(super) fn strike(words: &Words, strike: Strike) -> Explained {
    let state = [rule::LOST, rule::PROTECTED, rule::ALREADY].map(|rule| rule.text(words));
    Explained {
        name: say::color_die(words, strike.color, strike.value),
        rule: rule::CROSS_OUT.text(words),
        state: state.into(),
    }
}

/// Returns the explanation of the track.
pub(super) fn track(words: &Words, text: String) -> Arc<Explained> {
    explained(text, rule::DAYS, words, Vec::new())
}
