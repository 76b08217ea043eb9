//! What a player's own phone shows first: the player's dice, those that can be bought, the purse, and the secret characters; and
//! who has won.

use std::iter;

use super::drawn::{self, Subject};
use super::told::{self, Doubt};
use crate::crier::Words;
use crate::games::troyes::rules::{
    Count, Die, DieAt, Good, Group, Owner, Player, Seat, Table, Troyes, Verdict, winners,
};
use crate::games::troyes::stage::{Mark, Part, colors};
use crate::games::troyes::words as say;
use crate::show::{Own, OwnRow, OwnThing, Watched as _, Winner};

/// Returns what the player at that seat has, at the table as that player knows it.
pub(super) fn own(words: &Words, table: &Table, seat: Seat) -> Option<Own> {
    let player = table.player(seat)?;
    let turn = table.active() == Some(seat);
    let name = say::seat(words, seat);
    let heading = if turn { words.text("own-turn") } else { name.clone() };
    // In the end nobody needs dice any more.
    let plays = !table.phase().is_over();
    let dice = dice(words, table, seat).filter(|_| plays);
    // Whoever's turn it is chooses among them below.
    let others = to_buy(words, table, (seat, player)).filter(|_| plays && !turn);
    let rows = [dice, others, purse(words, table, player)];
    let sprite = drawn::sprite(Subject::Owner(seat.into()));
    Some(Own {
        sprite,
        name,
        turn,
        heading,
        next: Troyes::step(words, table),
        rows: rows.into_iter().flatten().chain(held(words, table, player)).collect(),
    })
}

/// Returns the winners, as soon as the count lacks nothing (`T 12.3`).
pub(super) fn won(words: &Words, table: &Table) -> Vec<Winner> {
    let scores = Some(table).filter(|table| table.phase().is_over()).and_then(|table| table.score().ok());
    let is_lost = table.result().is_some_and(|result| Verdict::of(result) == Verdict::Lost);
    if is_lost && scores.is_some() {
        let mark = Mark::of(Owner::Roy);
        let (fill, ink) = (colors::mark(mark), colors::mark_ink(mark));
        return vec![Winner { name: say::owner(words, Owner::Roy), fill, ink }];
    }
    let winner = |seat: Seat| {
        let (fill, ink) = drawn::color(seat);
        Winner { name: say::seat(words, seat), fill, ink }
    };
    scores.map(|scores| winners(&scores).into_iter().map(winner).collect()).unwrap_or_default()
}

/// Returns the player's dice.
fn dice(words: &Words, table: &Table, seat: Seat) -> Option<OwnRow> {
    let owner = Owner::Seat(seat);
    let (at, dice): (Vec<u8>, Vec<Die>) = table.district(owner).unzip();
    let things: Vec<OwnThing> = dice.iter().map(|die| thing(words, *die)).collect();
    let parts = at.into_iter().map(|index| Part::Die(DieAt { owner, index }).into()).collect();
    let said = told::dice(words, dice.into_iter());
    let label = words.text("own-dice");
    (!things.is_empty()).then(|| OwnRow { label, things, said, parts, ..OwnRow::default() })
}

/// Returns the characters: each a secret, but for those of the open pile against le Roy, which lie side by side.
fn held(words: &Words, table: &Table, player: &Player) -> impl Iterator<Item = OwnRow> {
    let (name, secret) = if table.roy().is_some() { ("own-pile", false) } else { ("own-secret", true) };
    let held = player.characters();
    held.chunks(if secret { 1 } else { held.len().max(1) }).map(move |held| {
        let merits = held.iter().map(|character| say::merit(words, *character, table.players().len()));
        OwnRow {
            things: held.iter().map(|character| drawn::thing(words, Subject::Character(*character), None)).collect(),
            said: words.with(name, &[("merit", merits.collect::<Vec<_>>().join("; ").into())]),
            secret,
            ..OwnRow::default()
        }
    })
}

/// Returns the dice of others, each owner's behind the owner's mark, if the player could pay for one of them (`T 9.4`).
fn to_buy(words: &Words, table: &Table, (seat, player): (Seat, &Player)) -> Option<OwnRow> {
    let own = Owner::Seat(seat);
    let others: Vec<(DieAt, Die)> = table.free_dice().filter(|(at, _)| at.owner != own).collect();
    if others.is_empty() || !player.can_pay(Good::Denier, Group::PRICE) {
        return None;
    }
    let of = |owner: Owner| {
        let dice = told::dice(words, others.iter().filter(|(at, _)| at.owner == owner).map(|(_, die)| *die));
        (!dice.is_empty()).then(|| told::of(words, say::owner(words, owner), dice))
    };
    let owners: Vec<String> = table.square().iter().filter_map(|(owner, _)| of(owner)).collect();
    let label = words.text("own-others");
    let said = words.with("own-to-buy", &[("dice", owners.join("; ").into())]);
    let marked = |owner: Owner| {
        let dice =
            others.iter().filter(move |(at, _)| at.owner == owner).map(|(_, die)| Subject::Die(die.color, die.face));
        let all: Vec<Subject> = dice.collect();
        (!all.is_empty()).then(|| drawn::row(iter::once(Subject::Owner(owner)).chain(all)))
    };
    let things = table.square().iter().filter_map(|(owner, _)| marked(owner)).collect();
    Some(OwnRow { label, things, said, ..OwnRow::default() })
}

/// Returns the deniers, the influence and the points, which nobody else reads here (`T 2.7`).
fn purse(words: &Words, table: &Table, player: &Player) -> Option<OwnRow> {
    let goods = [Good::Denier, Good::Influence, Good::Point];
    let goods: Vec<Good> = goods.into_iter().filter(|good| told::shows(table, player, (*good).into())).collect();
    let is_exact = |good: Good| player.is_exact(Count::from(good));
    let number = |good| Doubt::Sign.of(words, player.purse().has(good).to_string(), is_exact(good));
    let amount = |good| Doubt::Words.of(words, say::amount(words, good, player.purse().has(good)), is_exact(good));
    let told: Vec<String> = goods.iter().map(|good| amount(*good)).collect();
    let counted = |good: Good| drawn::thing(words, Subject::Good(good), Some(number(good)));
    let things = goods.iter().map(|good| counted(*good)).collect();
    (!told.is_empty()).then(|| OwnRow { things, said: say::joined(words, &told), ..OwnRow::default() })
}

fn thing(words: &Words, die: Die) -> OwnThing {
    drawn::thing(words, Subject::Die(die.color, die.face), None)
}
