//! What a player's own phone shows first: the player's dice, coins and favours, hand and villages.

use super::picks;
use crate::crier::Words;
use crate::games::dice_village::rules::{
    Base, Card, Count, DiceVillage, Good, Phase, Player, Purse, Seat, Side, Spot, Table, ranking,
};
use crate::games::dice_village::stage::colors::{mark, mark_ink};
use crate::games::dice_village::stage::{Art, Mark, Part};
use crate::games::dice_village::words as say;
use crate::show::{Own, OwnRow, OwnThing, Watched as _, Winner};
use crate::stage::Sprite;

/// Returns what the player at that seat has.
pub(super) fn own(words: &Words, table: &Table, seat: Seat) -> Option<Own> {
    let player = table.player(seat)?;
    let turn = table.active() == Some(seat);
    let name = say::seat(words, seat);
    let heading = if turn { words.text("own-turn") } else { name.clone() };
    let villages = Some(villages(words, table, seat));
    // In the end nobody needs dice any more.
    let dice = dice(words, seat, player).filter(|_| table.phase() != Phase::Over);
    let rows = [dice, purse(words, table, (seat, player)), hand(words, table, player), villages];
    Some(Own {
        sprite: Art::Mark(Mark::of(seat)).sprite(),
        name,
        turn,
        heading,
        next: picks::done(words, table).unwrap_or_else(|| DiceVillage::step(words, table)),
        rows: rows.into_iter().flatten().collect(),
    })
}

/// Returns what is asked of the player whose turn it is.
pub(super) fn question(words: &Words, table: &Table) -> Option<String> {
    match table.phase() {
        Phase::Sell(_) => Some(words.text("own-ask-sell")),
        Phase::Place(..) => Some(words.text("own-ask-place")),
        Phase::Spend(_) => Some(words.with("own-ask-buy", &[("price", say::purse(words, Purse::CARD).into())])),
        Phase::Caravans | Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => None,
    }
}

/// Returns the winners (`D 4.2`).
pub(super) fn winners(words: &Words, table: &Table) -> Vec<Winner> {
    if table.phase() != Phase::Over {
        return Vec::new();
    }
    let first = ranking(table).into_iter().flatten().filter(|ranked| ranked.place == 1);
    let winner = |seat: Seat| {
        let (fill, ink) = (mark(Mark::of(seat)), mark_ink(Mark::of(seat)));
        Winner { name: say::seat(words, seat), fill, ink }
    };
    first.map(|ranked| winner(ranked.seat)).collect()
}

/// Returns the dice that were not placed yet; before the roll their number.
fn dice(words: &Words, seat: Seat, player: &Player) -> Option<OwnRow> {
    let blank = Art::Die(Mark::of(seat)).sprite();
    if player.dice().is_empty() {
        let caravans = player.caravans();
        return Some(OwnRow {
            label: words.text("own-dice"),
            things: vec![counted(blank, caravans.to_string())],
            said: words.with("explain-dice", &[("count", caravans.into())]),
            ..OwnRow::default()
        });
    }
    let (at, faces): (Vec<_>, Vec<_>) = player.free_dice().unzip();
    let die = |face| OwnThing { stacks: vec![vec![blank, Art::Good(Good::of(face)).sprite()]], text: None };
    let things: Vec<_> = faces.iter().map(|face| die(*face)).collect();
    let parts = at.into_iter().map(|at| Part::Die(seat, at).into()).collect();
    (!things.is_empty()).then(|| OwnRow {
        label: words.text("own-dice"),
        things,
        said: say::throw(words, &faces),
        parts,
        ..OwnRow::default()
    })
}

/// Returns the coins and favours, and what they will be at the end of the turn (`D 3.7`).
fn purse(words: &Words, table: &Table, (seat, player): (Seat, &Player)) -> Option<OwnRow> {
    let (purse, due, exact) = (player.purse(), table.due(seat), player.is_exact(Count::Purse));
    let told = |count: u16, due: u16| {
        let now = say::marked(count.to_string(), exact);
        if due == 0 { now } else { format!("{now} → {}", count.saturating_add(due)) }
    };
    let more =
        || words.with("side-due", &[("who", say::seat(words, seat).into()), ("due", say::purse(words, due).into())]);
    let said = [Some(say::marked(say::purse(words, purse), exact)), (due != Purse::NOTHING).then(more)];
    table.shows(player, Count::Purse).then(|| OwnRow {
        things: vec![
            counted(Art::Coin.sprite(), told(purse.coins, due.coins)),
            counted(Art::Favour.sprite(), told(purse.favours, due.favours)),
        ],
        said: said.into_iter().flatten().collect::<Vec<_>>().join("; "),
        ..OwnRow::default()
    })
}

/// Returns the merchants in hand: both halves of each where they are known, or else their number.
fn hand(words: &Words, table: &Table, player: &Player) -> Option<OwnRow> {
    if !table.shows(player, Count::InHand) || player.hand().is_empty() {
        return None;
    }
    let cards = player.hand().cards();
    let known = |card: &Card| match card {
        Card::House(merchant) => {
            let half = |side| [Art::Stall(merchant.half(side).number), Art::Reward(merchant.half(side).reward)];
            let stacks = Side::ALL.into_iter().flat_map(half).map(|art| vec![art.sprite()]).collect();
            Some((OwnThing { stacks, text: None }, say::merchant(words, *merchant)))
        }
        Card::Counted => None,
    };
    let number = words.with("explain-hand", &[("cards", say::in_hand(words, player).into())]);
    let (mut things, merchants): (Vec<_>, Vec<_>) = cards.iter().filter_map(known).unzip();
    if things.is_empty() {
        let exact = player.is_exact(Count::InHand);
        things.push(counted(Art::Hand.sprite(), say::marked(player.hand().len().to_string(), exact)));
    }
    let said = if merchants.is_empty() { number } else { format!("{number} {}", merchants.join("; ")) };
    Some(OwnRow { label: words.text("own-hand"), things, said, ..OwnRow::default() })
}

/// Returns the villages, each with all its stalls, and with its gate while that is closed.
fn villages(words: &Words, table: &Table, seat: Seat) -> OwnRow {
    let village = |base: Base| {
        let (at, numbers) = (Spot { owner: seat, base }, table.numbers(Spot { owner: seat, base }));
        let gate = (!table.is_open(at)).then(|| Art::GateClosed.sprite());
        let drawn = std::iter::once(Art::Village(base).sprite()).chain(gate).collect();
        let stalls = numbers.iter().map(|number| vec![Art::Stall(*number).sprite()]);
        let thing = OwnThing { stacks: std::iter::once(drawn).chain(stalls).collect(), text: None };
        let needs = ("what", say::faces(words, numbers.iter().copied()).into());
        (thing, words.with("headline-has", &[("who", say::village(words, at).into()), needs]))
    };
    let (things, said): (Vec<_>, Vec<_>) = Base::ALL.into_iter().map(village).unzip();
    OwnRow { label: words.text("own-villages"), things, said: said.join("; "), ..OwnRow::default() }
}

fn counted(sprite: Sprite, text: String) -> OwnThing {
    OwnThing { stacks: vec![vec![sprite]], text: Some(text) }
}
