//! Everything in the picture and beside it: what it is, which rule concerns it, and how it stands now.

use std::sync::Arc;

use crate::crier::Words;
use crate::games::dice_village::rules::{
    Base, Card, Count, Die, Face, Lies, Player, Purse, Seat, Side, Spot, Stall, Table, VillageCard,
};
use crate::games::dice_village::stage::{
    Art, Mark, caravan_places, card_places, scene, stall_places, stalls_covered, village_place,
};
use crate::games::dice_village::words::{self as say, Rule};
use crate::show::{Explained, Thing};
use crate::stage::{Bounds, Point, Shape, Sprite};

/// Ids are numbers: a player has so many places for dice, for villages, and a village for stalls.
const DICE: usize = 8;
const VILLAGES: usize = 3;
const STALLS: usize = 64;

/// The things that lie in the picture, from the back to the front.
pub(super) fn things(words: &Words, (table, shape): (&Table, Shape), players: &[String]) -> Vec<Thing> {
    let of = Things { words, table, shape };
    let mut things: Vec<Thing> = table.players().filter_map(|player| of.player(player, players)).collect();
    things.extend(of.pile());
    let cards = table.row().cards().into_iter().zip(card_places(table, shape)).enumerate();
    things.extend(cards.map(|(at, (card, place))| thing(("card", at), place, self::card(words, card))));
    for at in table.spots() {
        things.extend(of.village(at));
        things.extend(of.stalls(at));
    }
    things.extend(table.players().flat_map(|player| of.dice(player)));
    things
}

/// The words, and the table and its picture of whose things it is told.
struct Things<'a> {
    words: &'a Words,
    table: &'a Table,
    shape: Shape,
}

impl Things<'_> {
    /// A player's mark, with all that the player has.
    fn player(&self, (seat, player): (Seat, &Player), players: &[String]) -> Option<Thing> {
        let words = self.words;
        let mark = Art::Mark(Mark::of(seat)).sprite();
        // The race has a smaller one.
        let placement =
            scene(self.table, self.shape).sprites.into_iter().rev().find(|placement| placement.sprite == mark)?;
        let count = |name: &str, count: u8| words.with(name, &[("count", count.into())]);
        let mut state = vec![count("explain-dice", player.caravans())];
        if self.table.shows(player, Count::InHand) {
            state.push(words.with("explain-hand", &[("cards", say::in_hand(words, player).into())]));
        }
        let known = player.hand().cards().into_iter().filter(|card| *card != Card::Counted);
        state.extend(known.map(|card| say::card(words, card)));
        state.extend((self.table.first() == seat).then(|| words.text("explain-first")));
        let name = say::standing(words, self.table, (seat, player), players, say::Doubt::Words);
        Some(Thing {
            id: ("player", usize::from(seat.0)),
            center: placement.center,
            radius: placement.size / 2.0,
            name: name.clone(),
            value: None,
            explained: explained(words, name, Rule::Winner, state),
        })
    }

    fn pile(&self) -> Option<Thing> {
        let placement =
            scene(self.table, self.shape).sprites.into_iter().find(|placement| is_pile(placement.sprite))?;
        let name = say::pile(self.words, self.table);
        let explained = explained(self.words, name.clone(), Rule::Row, Vec::new());
        Some(Thing {
            id: ("pile", 0),
            center: placement.center,
            radius: placement.size / 2.0,
            name,
            value: None,
            explained,
        })
    }

    /// The village's own two stalls and its gate.
    fn village(&self, at: Spot) -> Option<Thing> {
        let (place, own) = (village_place(self.table, at, self.shape)?, stall_places(self.table, at, self.shape));
        let [low, high] = [own.first()?.center(), own.get(1)?.center()];
        let center = Point { x: f32::midpoint(low.x, high.x), y: place.center().y };
        let explained = village(self.words, self.table, at);
        let name = explained.name.clone();
        Some(Thing {
            id: ("village", village_id(at)),
            center,
            radius: place.height() / 2.0,
            name,
            value: None,
            explained,
        })
    }

    /// The merchants' stalls beside it.
    fn stalls(&self, at: Spot) -> Vec<Thing> {
        let merchants = self.table.player(at.owner).into_iter().flat_map(|owner| owner.village(at.base).stalls());
        let places = stall_places(self.table, at, self.shape).into_iter().skip(2);
        let stall = |(nth, (stall, place)): (usize, (Stall, Bounds))| {
            thing(("stall", village_id(at) * STALLS + nth), place, self::stall(self.words, at, stall))
        };
        merchants.zip(places).enumerate().map(stall).collect()
    }

    /// A player's dice, wherever they lie; those that went to the market are where they were.
    fn dice(&self, (seat, player): (Seat, &Player)) -> Vec<Thing> {
        let places = caravan_places(self.table, seat, self.shape);
        let die = |(at, (die, home)): (usize, (&Die, Bounds))| {
            let place = match die.lies {
                Lies::At(spot) => self.on_stall(seat, player, at, spot).unwrap_or(home),
                Lies::Free | Lies::Market => home,
            };
            let id = ("die", usize::from(seat.0) * DICE + at);
            Thing { value: Some(die.face.to_string()), ..thing(id, place, self.die(seat, at, *die)) }
        };
        player.dice().iter().zip(places).enumerate().map(die).collect()
    }

    /// On which stall the player's die lies: those that show the same are alike, and lie in their order.
    fn on_stall(&self, seat: Seat, player: &Player, at: usize, spot: Spot) -> Option<Bounds> {
        let (face, lies) = player.dice().get(at).map(|die| (die.face, die.lies))?;
        let before = player.dice().iter().take(at).filter(|die| (die.face, die.lies) == (face, lies)).count();
        let covered = stalls_covered(self.table, spot).into_iter().zip(stall_places(self.table, spot, self.shape));
        let mut own = covered.filter(|((_, die), _)| *die == Some((seat, face)));
        own.nth(before).map(|(_, place)| place)
    }

    fn die(&self, seat: Seat, at: usize, die: Die) -> Arc<Explained> {
        let words = self.words;
        let (rule, state) = match die.lies {
            Lies::Free => (Rule::Changes, words.text("explain-die-free")),
            Lies::At(spot) => {
                (Rule::Sell, words.with("explain-die-sold", &[("village", say::village(words, spot).into())]))
            }
            Lies::Market => (Rule::Market, words.text("explain-die-market")),
        };
        explained(words, say::die(words, seat, at, die.face), rule, vec![state])
    }
}

fn thing(id: (&'static str, usize), place: Bounds, explained: Arc<Explained>) -> Thing {
    let name = explained.name.clone();
    Thing { id, center: place.center(), radius: place.height() / 2.0, name, value: None, explained }
}

fn explained(words: &Words, name: String, rule: Rule, state: Vec<String>) -> Arc<Explained> {
    Arc::new(Explained { name, rule: rule.text(words), state })
}

fn is_pile(sprite: Sprite) -> bool {
    // An empty place is the first thing of a picture whose pile is empty.
    sprite == Art::CardBack.sprite() || sprite == Art::Slot.sprite()
}

fn village_id(at: Spot) -> usize {
    let base = match at.base {
        Base::OneSix => 0,
        Base::TwoFive => 1,
        Base::ThreeFour => 2,
    };
    usize::from(at.owner.0) * VILLAGES + base
}

/// A village: whether it is open, what it needs and what it pays.
pub(super) fn village(words: &Words, table: &Table, at: Spot) -> Arc<Explained> {
    let mut state = vec![match table.closed_by(at) {
        Some(seat) => words.with("explain-closed", &[("who", say::seat(words, seat).into())]),
        None => words.text("explain-open"),
    }];
    let goods = say::goods(words, table.numbers(at).into_iter().map(Face::good));
    state.push(words.with("explain-needs", &[("goods", goods.into())]));
    if table.knows_cards() {
        let card = VillageCard::of(at.owner, at.base);
        let pays = |name: &str, purse| words.with(name, &[("purse", say::purse(words, purse).into())]);
        state.extend([pays("explain-owner", card.owner), pays("explain-others", card.others)]);
    }
    let rule = if table.is_open(at) { Rule::Sell } else { Rule::Open };
    explained(words, say::village(words, at), rule, state)
}

/// A merchant's stall beside a village; what it brings is known of the house deck alone.
fn stall(words: &Words, at: Spot, stall: Stall) -> Arc<Explained> {
    let reward = stall.keeper.reward(stall.side);
    let args = [("village", say::village(words, at).into()), ("stall", say::stall(words, stall).into())];
    let once = reward.is_some_and(|reward| reward.pays() == Purse::NOTHING);
    let state = once.then(|| Rule::Once.text(words)).into_iter().collect();
    explained(words, words.with("explain-stall", &args), reward.map_or(Rule::StallsPay, Rule::of_reward), state)
}

/// A card of the row, with what both its halves bring.
pub(super) fn card(words: &Words, card: Card) -> Arc<Explained> {
    let rewards = match card {
        Card::House(merchant) => Side::ALL.map(|side| Rule::of_reward(merchant.half(side).reward)).to_vec(),
        Card::Counted => Vec::new(),
    };
    let mut state: Vec<String> = rewards.into_iter().map(|rule| rule.text(words)).collect();
    state.dedup();
    explained(words, say::card(words, card), Rule::Buy, state)
}

/// How far the game has come.
pub(super) fn track(words: &Words, text: String) -> Arc<Explained> {
    explained(words, text, Rule::Ninth, vec![Rule::Winner.text(words)])
}
