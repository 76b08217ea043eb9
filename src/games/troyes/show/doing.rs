//! What the one key does with a draft, what it asks before, and an order as a player proposes it.

use super::challenge;
use super::picks::used;
use crate::chronicle::Choosing as _;
use crate::crier::{Arg, Words};
use crate::games::troyes::Troyes;
use crate::games::troyes::record::{Ask, Caution, Draft, Mode, Next, Record};
use crate::games::troyes::rules::{
    Act, Activity, BlackStep, Deed, DieAt, Draw, Effect, EventStep, Face, Good, Group, Happening, Order, Origin, Owner,
    Phase, Purpose, Resolution, RoyOrder, RoyPhase, Seat, Table, Target, TurnStep, UpkeepStep, Use, Wanted, What, Why,
    decide,
};
use crate::games::troyes::words as say;

/// What the one key does.
pub(super) fn doing(
    words: &Words,
    record: &Record,
    (drafted, is_aside): (Option<&Ask>, bool),
    asked: bool,
) -> Option<String> {
    let ask = match (drafted, is_aside, record.next()) {
        (Some(ask), _, _) => ask.clone(),
        (None, true, _) => return Some(words.text("desk-leave")),
        (None, false, Next::Choose(ask)) => ask,
        (None, false, Next::Order(_) | Next::Pick | Next::Enter | Next::Over) => return None,
    };
    let does = with_means(words, record.table(), &ask, does(words, record.table(), &ask)?);
    Some(match Caution::of(record, &ask).filter(|_| asked) {
        Some(caution) => question(words, record.table(), caution),
        None => does,
    })
}

/// Adds to an action with which dice it is done, which citizen leaves a place for it, and what it costs: much of that comes with what
/// somebody chose.
fn with_means(words: &Words, table: &Table, ask: &Ask, does: String) -> String {
    let Ask::Order(Order::Act(act)) = ask else { return does };
    let from = match &act.purpose {
        Purpose::Activity { hire, .. } => hire.as_ref().map(|hire| hire.from),
        Purpose::Citizen { from, .. } => Some(*from),
        Purpose::Combat { .. } | Purpose::Cathedral | Purpose::Agriculture => None,
        // Where only dice are told, nobody chooses anything else.
        Purpose::Unsaid => return does,
    };
    let costs = costs(words, table, act);
    let from = from.filter(|from| *from != Origin::Supply).map(|from| say::origin(words, from));
    by_means(does, std::iter::once(means(words, table, &act.group)).chain(from).chain(costs))
}

/// Puts the means behind what is done, as “Pass (3 dice left)”.
fn by_means(does: String, means: impl Iterator<Item = String>) -> String {
    let means = means.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    if means.is_empty() { does } else { format!("{does} ({means})") }
}

/// What an action costs: the dice of others, a tradesman and a citizen.
fn costs(words: &Words, table: &Table, act: &Act) -> Option<String> {
    let seat = table.active()?;
    let group = table.group(seat, &act.group, act.cube).ok()?;
    let price = table.offer(seat, &group, Target::of(&act.purpose)).ok()?.price;
    let told = decide(table, &Order::Act(Box::new(act.clone()))).unwrap_or_default();
    let lost = |good: Good| {
        let of = |it: &Happening| {
            if let Happening::Lost(change) = it {
                ((change.seat, change.good) == (seat, good)).then_some(change.amount)
            } else {
                None
            }
        };
        told.iter().filter_map(of).sum::<u16>()
    };
    // Where nobody counts the purses, the dice still have their price.
    let amounts = [(Good::Denier, lost(Good::Denier).max(price)), (Good::Influence, lost(Good::Influence))];
    let amounts = amounts.into_iter().filter(|(_, amount)| *amount > 0);
    let all: Vec<String> = amounts.map(|(good, amount)| say::amount(words, good, amount)).collect();
    (!all.is_empty()).then(|| words.with("note-costs", &[("amount", say::joined(words, &all).into())]))
}

/// Names dice. Whose turn it is, is known, so that only dice of others come with a name.
fn means(words: &Words, table: &Table, dice: &[DieAt]) -> String {
    let is_own = |at: &DieAt| at.owner.seat().is_some_and(|owner| Some(owner) == table.active());
    let (own, others): (Vec<DieAt>, Vec<DieAt>) = dice.iter().copied().partition(is_own);
    let own = own.iter().filter_map(|at| table.die(*at)).map(|die| say::die(words, die)).collect::<Vec<_>>().join(", ");
    let all = [own, say::dice_of(words, table, &others)].into_iter();
    all.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// What an order does, in few words; nothing of what the crier draws or rolls as the next right thing.
fn does(words: &Words, table: &Table, ask: &Ask) -> Option<String> {
    let order = match ask {
        Ask::Draw(Draw::Reroll(die)) => return Some(used(words, &Use::Reroll(*die, Face::One))),
        Ask::Draw(
            Draw::Reveal
            | Draw::Workforce
            | Draw::Enter
            | Draw::RollEvent
            | Draw::RollBlack
            | Draw::Shoot
            | Draw::RoySettle
            | Draw::RoyThrow,
        ) => {
            return None;
        }
        Ask::Order(order) => order,
    };
    Some(match order {
        Order::Settle(at) => words.with("does-settle", &[("building", say::building(words, *at).into())]),
        Order::Reveal(_) => words.text("does-reveal"),
        Order::Pay { short } if short.is_empty() => words.text("does-pay"),
        Order::Pay { short } => words.with("does-pay-short", &[("who", say::seats(words, short).into())]),
        Order::Roy(RoyOrder::Counter) => say::phase(words, table, table.phase()),
        Order::Workforce(_)
        | Order::RollEvent(_)
        | Order::RollBlack(_)
        | Order::Shoot(_)
        | Order::Roy(RoyOrder::Settle(_) | RoyOrder::Throw(_)) => words.text("does-enter-dice"),
        Order::Enter(event) => words.with("does-enter", &[("event", say::event(words, *event).into())]),
        Order::Call(called) => words.with("does-call", &[("color", say::color(words, called.color()).into())]),
        Order::Resolve(Resolution { short, .. }) => resolves(words, table, short),
        Order::Push(out) => words.with("does-push", &[("who", say::anybody(words, *out).into())]),
        Order::Counter { black, with } => counters(words, table, black, with),
        Order::GiveWay => {
            let face = table.highest_black().map(|(_, face)| face.value()).unwrap_or_default();
            words.with("does-give-way", &[("face", face.into())])
        }
        Order::Spend(of) => used(words, of),
        Order::Act(act) => acts(words, table, act),
        Order::Aim { events, .. } if events.is_empty() => words.text("does-aim-nothing"),
        Order::Aim { events, .. } => {
            let names: Vec<String> = events.iter().map(|event| say::event(words, *event)).collect();
            words.with("does-aim", &[("events", names.join(", ").into())])
        }
        Order::Pass => words.with("headline-passes", &[who(words, table)]),
        Order::Close => words.text("step-close"),
        Order::Show(hands) if hands.is_empty() && !table.dealt_characters() => words.text("does-show-nothing"),
        Order::Show(_) => words.text("does-show"),
        Order::Book(page) => words.with("does-book", &[("card", say::card(words, page).into())]),
        Order::Correct(_) => words.text("does-correct"),
    })
}

fn who(words: &Words, table: &Table) -> Arg {
    ("who", say::seat(words, table.active().unwrap_or(table.start())).into())
}

/// An event that takes effect, and who cannot pay for it.
pub(super) fn resolves(words: &Words, table: &Table, short: &[Seat]) -> String {
    let event = table.resolving().map(|event| say::event(words, event)).unwrap_or_default();
    if short.is_empty() {
        return words.with("does-resolve", &[("event", event.into())]);
    }
    words.with("does-resolve-short", &[("event", event.into()), ("who", say::seats(words, short).into())])
}

fn counters(words: &Words, table: &Table, black: &[u8], with: &[u8]) -> String {
    let faces = black.iter().filter_map(|at| table.black().get(usize::from(*at))).map(|black| black.face);
    let faces = say::faces(words, &faces.collect::<Vec<_>>());
    let sum = table.active().map(|seat| defence(table, seat, with)).unwrap_or_default();
    words.with("does-counter", &[("faces", faces.into()), ("count", black.len().into()), ("sum", sum.into())])
}

/// What these dice of a player's district are worth against black dice.
pub(super) fn defence(table: &Table, seat: Seat, dice: &[u8]) -> u16 {
    let chosen = table.district(Owner::Seat(seat)).filter(|(index, _)| dice.contains(index));
    chosen.map(|(_, die)| die.defence()).sum()
}

fn acts(words: &Words, table: &Table, act: &Act) -> String {
    let told = decide(table, &Order::Act(Box::new(act.clone()))).unwrap_or_default();
    let deed = told.iter().find_map(|it| if let Happening::Deed(Deed { what, .. }) = it { Some(*what) } else { None });
    let group = || table.active().and_then(|seat| table.group(seat, &act.group, act.cube).ok());
    match (&act.purpose, deed) {
        (Purpose::Activity { card, hire, .. }, Some(What::Activity(_, times))) => {
            let message = if hire.is_some() { "does-hire" } else { "does-activity" };
            let does = words.with(message, &[("card", say::activity(words, *card).into()), ("times", times.into())]);
            match gains(words, *card, &told) {
                Some(gains) => words.with("does-gaining", &[("does", does.into()), ("gains", gains.into())]),
                None => does,
            }
        }
        (Purpose::Combat { event, .. }, Some(What::Combat(_, cubes))) => {
            words.with("does-fight", &[("event", say::event(words, *event).into()), ("count", cubes.into())])
        }
        (Purpose::Citizen { out, .. }, Some(What::Citizen(at, _))) => {
            let building = ("building", say::building(words, at).into());
            match out {
                Some(out) => words.with("does-place-out", &[building, ("who", say::owner(words, *out).into())]),
                None => words.with("does-settle", &[building]),
            }
        }
        (Purpose::Cathedral, _) => {
            let sites: Vec<Face> = group().iter().flat_map(Group::sites).collect();
            words.with("does-build", &[("sites", say::faces(words, &sites).into())])
        }
        (Purpose::Agriculture, _) => {
            let deniers = group().map(|group| group.sum / Table::PER_DENIER).unwrap_or_default();
            words.with("does-farm", &[("amount", say::amount(words, Good::Denier, deniers).into())])
        }
        (Purpose::Unsaid, _) => words.text("does-use"),
        // The rules refuse it, so nothing of it is offered.
        (purpose @ (Purpose::Activity { .. } | Purpose::Combat { .. } | Purpose::Citizen { .. }), _) => {
            say::target(words, Target::of(purpose))
        }
    }
}

/// What whoever uses an activity gains that no card tells, since it counts something.
fn gains(words: &Words, card: Activity, told: &[Happening]) -> Option<String> {
    let Effect::Each { gains, .. } = card.effect() else { return None };
    let of = |it: &Happening| {
        if let Happening::Gained(change) = it {
            (change.why == Why::Activity(card, change.seat)).then_some(change.amount)
        } else {
            None
        }
    };
    Some(say::given(words, gains.of, told.iter().filter_map(of).sum()))
}

/// What the one key asks before it does that.
fn question(words: &Words, table: &Table, caution: Caution) -> String {
    match caution {
        Caution::Pass(dice) => words.with("caution-pass", &[who(words, table), ("count", dice.into())]),
        Caution::Close => words.text("caution-close"),
        Caution::GiveWay => words.text("caution-give-way"),
        Caution::Cubes(cubes) => words.with("caution-cubes", &[("count", cubes.into())]),
        Caution::Characters => words.text("caution-characters"),
    }
}

/// What the one key asks for: how a die fell that people throw again, or what they enter now.
pub(super) fn lacking(words: &Words, record: &Record, draft: &Draft, drafted: Option<&Ask>) -> Option<String> {
    let table = record.table();
    match (drafted, draft.mode(table), record.next()) {
        (None, Mode::Spend, _) if draft.spend.falls(record) => Some(words.text("lacks-dice")),
        (None, Mode::Turn, Next::Pick | Next::Enter) => lacks(words, table, draft),
        (None, Mode::Turn, Next::Choose(_)) if Troyes::is_begun(record, draft) => Some(lacks_part(words, table, draft)),
        (Some(_) | None, Mode::Turn | Mode::Spend | Mode::Fix, _) => None,
    }
}

/// What an action needs that is begun: its dice, what they are for, or the question that is open.
fn lacks_part(words: &Words, table: &Table, draft: &Draft) -> String {
    if draft.turn.dice().is_empty() {
        return words.text("lacks-group");
    }
    if draft.turn.target(table).is_none() {
        return words.text("lacks-use");
    }
    // Without an open question the rules refuse the dice for that.
    words.text(draft.turn.question(table).unwrap_or("lacks-others"))
}

fn lacks(words: &Words, table: &Table, draft: &Draft) -> Option<String> {
    let message = match table.phase() {
        Phase::Settle(_) => "lacks-building",
        Phase::Upkeep(UpkeepStep::Reveal) => "lacks-cards",
        Phase::Event(EventStep::Draw(Wanted::Color)) => "lacks-color",
        Phase::Event(EventStep::Draw(Wanted::Red | Wanted::SecondRed | Wanted::Called(_))) => "lacks-card",
        Phase::Upkeep(UpkeepStep::Workforce)
        | Phase::Black(BlackStep::Roll)
        | Phase::Turn(TurnStep::Shoot(..))
        | Phase::Roy(RoyPhase::Settle(_) | RoyPhase::Counter | RoyPhase::Act) => "lacks-dice",
        Phase::Event(EventStep::Resolve(_)) => {
            let rolls = table.resolving().is_some_and(|event| table.book().black(event).is_some());
            if rolls { "lacks-dice" } else { "lacks-black" }
        }
        Phase::Roy(RoyPhase::Ask(_)) if let Some(card) = challenge::awaited(words, table) => {
            return Some(words.with("lacks-figures", &[("card", card.into())]));
        }
        Phase::Event(EventStep::Push(..)) | Phase::Roy(RoyPhase::Ask(_)) => "lacks-pushed",
        Phase::Black(BlackStep::Counter(_)) if !draft.counter.takes_highest(table) => "lacks-black-die",
        Phase::Black(BlackStep::Counter(_)) => "lacks-defence",
        Phase::Upkeep(UpkeepStep::Income) | Phase::Turn(TurnStep::Act(_) | TurnStep::Aim(..)) | Phase::End(_) => {
            return None;
        }
    };
    Some(words.text(message))
}

/// An order as a player proposes it: what it does, with which dice, and how many of them whoever passes leaves.
pub(super) fn proposal(words: &Words, record: &Record, ask: &Ask) -> String {
    let table = record.table();
    // Whose proposal it is, is told beside it.
    let does = match ask {
        Ask::Order(Order::Pass) => words.text("does-pass"),
        Ask::Order(_) | Ask::Draw(_) => does(words, table, ask).unwrap_or_default(),
    };
    let own = |dice: &[u8]| {
        let owner = Owner::Seat(table.active().unwrap_or(table.start()));
        dice.iter().map(|index| DieAt { owner, index: *index }).collect::<Vec<_>>()
    };
    let dice = match ask {
        Ask::Order(Order::Act(act)) if act.purpose != Purpose::Unsaid => return with_means(words, table, ask, does),
        Ask::Order(Order::Act(act)) => act.group.clone(),
        Ask::Order(Order::Counter { with, .. }) => own(with),
        Ask::Order(Order::Spend(Use::Reroll(die, _))) | Ask::Draw(Draw::Reroll(die)) => own(&[*die]),
        Ask::Order(Order::Spend(Use::TurnOver(dice))) => own(dice),
        Ask::Order(_) | Ask::Draw(_) => Vec::new(),
    };
    let left = match Caution::of(record, ask) {
        Some(Caution::Pass(left)) => Some(words.with("note-left", &[("count", left.into())])),
        Some(Caution::Close | Caution::GiveWay | Caution::Cubes(_) | Caution::Characters) | None => None,
    };
    by_means(does, std::iter::once(means(words, table, &dice)).chain(left))
}
