//! The remark on a draft: what dice are worth and cost, how often they act, and what is still to be entered.

use super::doing::defence;
use crate::crier::Words;
use crate::games::troyes::record::{Draft, Input, Mode, Record};
use crate::games::troyes::rules::{BlackStep, Good, Group, Offer, Phase, Seat, Table, Target, TurnStep};
use crate::games::troyes::words as say;

/// Returns a remark on the draft; the empty one keeps its room.
pub(super) fn note(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
    let table = record.table();
    match (draft.mode(table), table.phase()) {
        (Mode::Fix, _) => None,
        (Mode::Spend, _) => table.spender().map(|seat| has(words, table, seat)),
        (Mode::Turn, Phase::Turn(TurnStep::Act(seat))) => Some(deal(words, table, draft, seat)),
        (Mode::Turn, Phase::Black(BlackStep::Counter(seat))) => Some(counter(words, table, draft, seat)),
        (Mode::Turn, Phase::Turn(TurnStep::Aim(_, hits))) => {
            Some(words.with("note-cubes", &[("count", draft.input.cubes().len().into()), ("of", hits.into())]))
        }
        (
            Mode::Turn,
            Phase::Settle(_)
            | Phase::Upkeep(_)
            | Phase::Event(_)
            | Phase::Black(BlackStep::Roll)
            | Phase::Turn(TurnStep::Shoot(..))
            | Phase::Roy(_)
            | Phase::End(_),
        ) => entered(words, record, draft),
    }
}

/// How many dice were entered that people threw, and what they show.
fn entered(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
    let (faces, of) = (draft.input.faces(), Input::thrown(record).len());
    let entered = || words.with("note-entered", &[("count", faces.len().into()), ("of", of.into())]);
    let faces = Some(say::faces(words, faces)).filter(|faces| !faces.is_empty());
    (of > 0).then(|| std::iter::once(entered()).chain(faces).collect::<Vec<_>>().join(" · "))
}

fn has(words: &Words, table: &Table, seat: Seat) -> String {
    let has = table.player(seat).map(|player| player.purse().has(Good::Influence)).unwrap_or_default();
    let who = ("who", say::seat(words, seat).into());
    words.with("owner-amount", &[who, ("amount", say::amount(words, Good::Influence, has).into())])
}

/// What the defence is worth, and what it needs.
fn counter(words: &Words, table: &Table, draft: &Draft, seat: Seat) -> String {
    if !draft.counter.takes_highest(table) {
        return words.with("note-sum", &[("sum", defence(table, seat, draft.counter.with()).into())]);
    }
    let black = draft.counter.black(table);
    let faces = black.iter().filter_map(|at| table.black().get(usize::from(*at)));
    let needed: u16 = faces.map(|black| u16::from(black.face.value())).sum();
    let sum = defence(table, seat, draft.counter.with());
    words.with("note-defence", &[("sum", sum.into()), ("needed", needed.into())])
}

/// What the chosen dice are worth and cost: “16 ÷ 2 = 8 · Geoffrey: 4 deniers”.
fn deal(words: &Words, table: &Table, draft: &Draft, seat: Seat) -> String {
    let Some(group) = draft.turn.group(table, seat).filter(|group| !group.dice.is_empty()) else {
        return String::new();
    };
    let target = draft.turn.target(table);
    let offer = target.and_then(|target| table.offer(seat, &group, target).ok());
    let worth = worth(words, table, &group, target);
    let hire = target.zip(offer.as_ref()).and_then(|(target, offer)| hire(words, table, draft, target, offer));
    // The sum of several prices is told, too.
    let sum = offer.filter(|offer| hire.is_some() && offer.price > group.price() && group.price() > 0);
    let sum =
        sum.map(|offer| words.with("note-total", &[("amount", say::amount(words, Good::Denier, offer.price).into())]));
    let all = [worth].into_iter().chain(sellers(words, &group)).chain(hire).chain(sum);
    all.collect::<Vec<_>>().join(" · ")
}

/// The sum of the dice and, where the divisor is known, how often it is contained.
fn worth(words: &Words, table: &Table, group: &Group, target: Option<Target>) -> String {
    let per = target.and_then(|target| table.divisor(target));
    let Some((per, times)) = per.and_then(|per| Some((per, group.sum.checked_div(per.into())?))) else {
        return words.with("note-sum", &[("sum", group.sum.into())]);
    };
    words.with("note-uses", &[("sum", group.sum.into()), ("per", per.into()), ("times", times.into())])
}

/// What each owner of bought dice gets, and whose cost nothing.
fn sellers<'a>(words: &'a Words, group: &'a Group) -> impl Iterator<Item = String> + 'a {
    group.bought.iter().map(|bought| {
        let who = ("who", say::owner(words, bought.from).into());
        let amount = match bought.price() {
            0 => words.text("note-free"),
            price => say::amount(words, Good::Denier, price),
        };
        words.with("owner-amount", &[who, ("amount", amount.into())])
    })
}

/// What the tradesman costs, as far as it is known.
fn hire(words: &Words, table: &Table, draft: &Draft, target: Target, offer: &Offer) -> Option<String> {
    let Target::Activity(card) = target else { return None };
    if !offer.hires {
        return None;
    }
    let price = table.book().activities[card].hire.get().or_else(|| draft.turn.price_of(table, card));
    let amount = price.map(|price| say::amount(words, Good::Denier, price.into()));
    Some(words.with("note-hire", &[("amount", amount.unwrap_or_else(|| words.text("note-open")).into())]))
}
