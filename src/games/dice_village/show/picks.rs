//! Picks of the menu in words, and what the one key does with the draft.

use super::alike::Alike;
use crate::chronicle::Choosing as _;
use crate::crier::Words;
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::record::{
    Ask, Caution, Change, ChangePick, DiceFrom, Draft, FixPick, Goes, Mode, Next, Pick, Record, TurnPick,
};
use crate::games::dice_village::rules::{
    Card, Correction, Draw, Happening, Order, Phase, Player, Purse, Sale, Seat, Side, Spot, Stall, Step, Table, Trade,
    decide,
};
use crate::games::dice_village::stage::{Part, chip};
use crate::games::dice_village::words as say;
use crate::show::PickView;
use crate::stage::PartId;

/// A pick as it is named and drawn.
pub(super) fn view(words: &Words, record: &Record, draft: &Draft, pick: Pick) -> PickView {
    let table = record.table();
    let (name, caption) = match pick {
        Pick::Turn(pick) => turn(words, table, draft, pick),
        Pick::Change(pick) => change(words, table, draft, pick),
        Pick::Fix(pick) => fix(words, table, draft, pick),
        Pick::Mode(mode) => said(words.text(match mode {
            Mode::Turn => "desk-leave",
            Mode::Change => "panel-change",
            Mode::Fix => "panel-correct",
        })),
    };
    let count = match pick {
        Pick::Turn(TurnPick::FromHand(stall)) => Some(draft.turn.count(stall)).filter(|count| *count > 1),
        Pick::Mode(_) | Pick::Turn(_) | Pick::Change(_) | Pick::Fix(_) => None,
    };
    let (about, said) = offer(words, table, pick).unzip();
    let part = part(pick).map(Into::into);
    let joins = matches!(pick, Pick::Turn(TurnPick::FromHand(Stall { side: Side::Right, .. })));
    PickView { name, caption, about: about.flatten(), said, count, drawing: chip(table, pick), part, joins }
}

/// What an offer needs and brings, in a few words and in a sentence for those who listen; nothing for what is none.
fn offer(words: &Words, table: &Table, pick: Pick) -> Option<(Option<String>, String)> {
    match pick {
        Pick::Turn(TurnPick::Village(at)) if matches!(table.phase(), Phase::Sell(_)) => {
            let sale = Alike::of(table, &Sale::plain(at));
            let said = sale.said(words, &say::village(words, at));
            let gets = |purse| {
                let args = [("who", say::seat(words, at.owner).into()), ("what", say::purse(words, purse).into())];
                words.with("panel-gets", &args)
            };
            let grows = (sale.grows && table.knows_cards()).then(|| words.text("side-expand"));
            let brings = [sale.pays_seller.map(|purse| say::purse(words, purse)), sale.pays_owner.map(gets), grows];
            let brings: Vec<String> = brings.into_iter().flatten().collect();
            // What it needs is drawn.
            Some(((!brings.is_empty()).then(|| brings.join(", ")), said))
        }
        Pick::Turn(TurnPick::Card(card)) => {
            let price = say::purse(words, Purse::CARD);
            let about = match card {
                Card::House(merchant) => say::rewards(words, merchant),
                Card::Counted => price.clone(),
            };
            Some((Some(about), format!("{}, {price}", say::card(words, card))))
        }
        Pick::Mode(_) | Pick::Turn(_) | Pick::Change(_) | Pick::Fix(_) => None,
    }
}

/// The part of the picture that is the same pick.
const fn part(pick: Pick) -> Option<Part> {
    match pick {
        Pick::Turn(TurnPick::Village(at)) => Some(Part::Village(at)),
        Pick::Turn(TurnPick::Beside(at, merchant)) => Some(Part::Merchant(at, merchant)),
        Pick::Turn(TurnPick::Row(at)) => Some(Part::Card(at)),
        Pick::Change(ChangePick::Die(seat, at)) => Some(Part::Die(seat, at)),
        Pick::Turn(
            TurnPick::FromHand(_)
            | TurnPick::Card(_)
            | TurnPick::Coins(_)
            | TurnPick::Favours(_)
            | TurnPick::Free(_)
            | TurnPick::Ninth(_),
        )
        | Pick::Change(ChangePick::Seat(_) | ChangePick::Fell(_) | ChangePick::Reroll | ChangePick::Adjust(_))
        | Pick::Mode(_)
        | Pick::Fix(_) => None,
    }
}

/// What stands above items of the menu: of the merchants, at which village they are added.
pub(super) fn heading(words: &Words, record: &Record, draft: &Draft, title: &'static str) -> String {
    let at = draft.turn.village().filter(|at| record.table().active() == Some(at.owner));
    match (title, at) {
        ("panel-hand" | "panel-add-merchant", Some(at)) => {
            words.with("panel-add-merchant-to", &[("village", say::village(words, at).into())])
        }
        ("panel-brings", _) if draft.turn.is_recalled() => words.text("panel-brings-again"),
        ("panel-first-dice", _) => whose(words, title, Change::first(record.table())),
        ("panel-other-dice", _) => whose(words, title, draft.change.seat(record.table())),
        _ => words.text(title),
    }
}

fn whose(words: &Words, message: &str, seat: Option<Seat>) -> String {
    seat.map(|seat| of_seat(words, message, seat)).unwrap_or_default()
}

/// What is only a drawing has a name alone.
fn drawn(name: String) -> (String, String) {
    (name, String::new())
}

/// What says its whole name.
fn said(name: String) -> (String, String) {
    (name.clone(), name)
}

fn turn(words: &Words, table: &Table, draft: &Draft, pick: TurnPick) -> (String, String) {
    match pick {
        TurnPick::Village(at) => said(say::village(words, at)),
        TurnPick::Beside(at, _) => drawn(say::village(words, at)),
        TurnPick::FromHand(stall) => tile(words, table, draft, stall),
        TurnPick::Card(Card::Counted) => (say::card(words, Card::Counted), say::row(words, table)),
        TurnPick::Card(card @ Card::House(merchant)) => (say::card(words, card), say::halves(words, merchant)),
        TurnPick::Row(at) => drawn(table.row().cards().get(at).map(|card| say::card(words, *card)).unwrap_or_default()),
        TurnPick::Coins(seat) => drawn(of_seat(words, "panel-coins", seat)),
        TurnPick::Favours(seat) => drawn(of_seat(words, "panel-favours", seat)),
        TurnPick::Free(reward) => said(say::reward(words, reward)),
        TurnPick::Ninth(seat) => (of_seat(words, "headline-ninth", seat), say::seat(words, seat)),
    }
}

/// A merchant beside a village in words, with its side.
fn named(words: &Words, stall: Stall) -> String {
    let name = match stall.side {
        Side::Left => "panel-left",
        Side::Right => "panel-right",
    };
    words.with(name, &[("stall", say::stall(words, stall).into())])
}

fn tile(words: &Words, table: &Table, draft: &Draft, stall: Stall) -> (String, String) {
    let (count, can) = (draft.turn.count(stall), draft.turn.stalls(table).contains(&stall));
    let name = named(words, stall);
    let side = words.text(match stall.side {
        Side::Left => "panel-side-left",
        Side::Right => "panel-side-right",
    });
    (if can || count == 0 { name } else { words.with("panel-tucked", &[("stall", name.into())]) }, side)
}

fn of_seat(words: &Words, message: &str, seat: Seat) -> String {
    words.with(message, &[("who", say::seat(words, seat).into())])
}

/// A die in words, as it lies before its player.
fn die(words: &Words, table: &Table, seat: Seat, at: usize) -> String {
    let shown = table.player(seat).and_then(|player| player.dice().get(at));
    let good = shown.map(|die| say::face(words, die.face)).unwrap_or_default();
    let args = [("who", say::seat(words, seat).into()), ("number", (at + 1).into()), ("good", good.into())];
    words.with("panel-die", &args)
}

fn change(words: &Words, table: &Table, draft: &Draft, pick: ChangePick) -> (String, String) {
    match pick {
        ChangePick::Seat(seat) => drawn(say::seat(words, seat)),
        ChangePick::Die(seat, at) => drawn(die(words, table, seat, at)),
        ChangePick::Fell(face) => {
            let entered = draft.change.fell().0.iter().filter(|other| **other == face).count();
            let args = [("good", say::face(words, face).into()), ("count", entered.into())];
            drawn(words.with("panel-fell", &args))
        }
        ChangePick::Reroll => said(rerolls(words)),
        ChangePick::Adjust(step) => said(adjusts(words, step)),
    }
}

fn rerolls(words: &Words) -> String {
    words.with("panel-reroll", &[("price", say::purse(words, Purse::REROLL).into())])
}

fn adjusts(words: &Words, step: Step) -> String {
    let message = match step {
        Step::Down => "panel-down",
        Step::Up => "panel-up",
    };
    words.with(message, &[("price", say::purse(words, Purse::STEP).into())])
}

fn fix(words: &Words, table: &Table, draft: &Draft, pick: FixPick) -> (String, String) {
    let good = |message, face| drawn(words.with(message, &[("good", say::face(words, face).into())]));
    match pick {
        // As long as nothing is picked there is room for words.
        FixPick::Kind(kind) if draft.fix.kind.is_none() => said(words.text(kind.message())),
        FixPick::Kind(kind) | FixPick::Count(kind) => drawn(words.text(kind.message())),
        FixPick::Goes(goes) => said(words.text(match goes {
            Goes::Hand => "panel-to-hand",
            Goes::Row => "panel-to-row",
            Goes::Pile => "panel-to-pile",
            Goes::Village => "panel-to-village",
        })),
        FixPick::Seat(seat) => drawn(say::seat(words, seat)),
        FixPick::Coins(seat) => drawn(of_seat(words, "panel-coins", seat)),
        FixPick::Favours(seat) => drawn(of_seat(words, "panel-favours", seat)),
        FixPick::Die(seat, at) => drawn(die(words, table, seat, at)),
        FixPick::Shows(face) => good("panel-shows", face),
        FixPick::Side(at, side) => {
            let message = match side {
                Side::Left => "panel-left-of",
                Side::Right => "panel-right-of",
            };
            drawn(words.with(message, &[("village", say::village(words, at).into())]))
        }
        FixPick::Remove(at, face) => {
            let args = [("number", (at + 1).into()), ("good", say::face(words, face).into())];
            drawn(words.with("panel-remove-stall", &args))
        }
        FixPick::Add(face) => good("panel-add-stall", face),
        FixPick::Merchant(merchant) => drawn(say::merchant(words, merchant)),
    }
}

/// What the one key does.
pub(super) fn doing(
    words: &Words,
    record: &Record,
    (drafted, is_aside): (Option<&Ask>, bool),
    asked: bool,
) -> Option<String> {
    let table = record.table();
    // The key that ends a round rolls for the next one.
    let rolls = table.phase() == Phase::End && !table.is_last_round() && record.opening().dice == DiceFrom::Code;
    if rolls && drafted.is_none() && !is_aside {
        return Some(words.with("step-next-round", &[("round", (table.round() + 1).into())]));
    }
    let does = match drafted {
        None if is_aside => return Some(words.text("desk-leave")),
        // Whoever presses it once too often sees whose turn it ends. It is no draft but where a player proposes it, beside the name.
        None => done(words, table)?,
        Some(Ask::Order(Order::Done)) => ends(words, table, |_| words.text("panel-end-turn"))?,
        Some(Ask::Order(Order::Sell(sale))) => at_village(words, "panel-sell", sale.at, &sale.tucked),
        Some(Ask::Order(Order::Place(at, stall))) => at_village(words, "panel-place", *at, &[*stall]),
        Some(Ask::Order(Order::Buy(card))) => buys(words, *card),
        Some(Ask::Draw(Draw::Reroll(..)) | Ask::Order(Order::Reroll(..))) => rerolls(words),
        Some(Ask::Order(Order::Adjust(.., step))) => adjusts(words, *step),
        Some(Ask::Order(Order::Correct(_))) => words.text("panel-correct-this"),
        Some(Ask::Draw(Draw::Roll) | Ask::Order(Order::Roll(_) | Order::Close)) => return None,
    };
    let done = match record.next() {
        Next::Choose(done) if !is_aside => Some(done),
        Next::Choose(_) | Next::Order(_) | Next::Pick | Next::Enter | Next::Over => None,
    };
    let caution = drafted.cloned().or(done).and_then(|order| Caution::of(record, &order)).zip(table.active());
    Some(match caution {
        // Whose turn it is now is what the key itself says: who proposes that it is over reads that.
        Some((Caution::Begun | Caution::Purchases { begun: true }, who)) if drafted.is_none() && !asked => {
            of_seat(words, "panel-now", who)
        }
        Some((caution, who)) => cautioned(words, caution, who, does, asked),
        None => does,
    })
}

/// That the turn of whoever has it is over, and how many dice that brings to the market.
pub(super) fn done(words: &Words, table: &Table) -> Option<String> {
    ends(words, table, |seat| of_seat(words, "panel-done", seat))
}

fn ends(words: &Words, table: &Table, told: impl FnOnce(Seat) -> String) -> Option<String> {
    let (seat, player) = table.players().find(|(seat, _)| table.active() == Some(*seat))?;
    let does = told(seat);
    let dice = player.free_dice().count();
    let sells = matches!(table.phase(), Phase::Sell(_)) && dice > 0;
    let args = [("does", does.clone().into()), ("dice", say::dice(words, dice).into())];
    Some(if sells { words.with("panel-market", &args) } else { does })
}

/// What is bought, by the numbers of its halves where they are known.
fn buys(words: &Words, card: Card) -> String {
    let does = words.text("panel-buy");
    let Card::House(merchant) = card else { return does };
    words.with("panel-what", &[("does", does.into()), ("what", say::halves(words, merchant).into())])
}

/// What is done at a village, with the merchants that come to stand beside it.
fn at_village(words: &Words, does: &str, at: Spot, stalls: &[Stall]) -> String {
    let does = words.with(does, &[("village", say::village(words, at).into())]);
    let stalls = stalls.iter().map(|stall| named(words, *stall)).collect::<Vec<_>>().join(" · ");
    if stalls.is_empty() { does } else { words.with("panel-what", &[("does", does.into()), ("what", stalls.into())]) }
}

/// What the one key asks for as long as it is not whole how dice fell that people throw again.
pub(super) fn lacking(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
    let asks = || if draft.change.asks(record) { words.text("panel-enter-fell") } else { rerolls(words) };
    draft.lacks_falls(record).then(asks)
}

/// An order as a player proposes it: what the one key would do, and with what.
pub(super) fn proposal(words: &Words, record: &Record, ask: &Ask) -> String {
    let table = record.table();
    let dice = |seat, dice: &[usize]| {
        let all = table.player(seat).map(Player::dice).unwrap_or_default();
        say::throw(words, &dice.iter().filter_map(|at| all.get(*at)).map(|die| die.face).collect::<Vec<_>>())
    };
    let what = match ask {
        Ask::Draw(Draw::Reroll(seat, at)) => dice(*seat, at),
        Ask::Order(Order::Reroll(seat, fell)) => dice(*seat, &fell.iter().map(|(at, _)| *at).collect::<Vec<_>>()),
        Ask::Order(Order::Adjust(seat, at, step)) => turned(words, table, (*seat, *at), *step),
        Ask::Order(Order::Sell(_)) => brings(words, record, ask),
        Ask::Order(Order::Correct(Correction::OnTable(seat, _))) => of_seat(words, "headline-ninth", *seat),
        Ask::Draw(Draw::Roll)
        | Ask::Order(
            Order::Roll(_) | Order::Place(..) | Order::Buy(_) | Order::Done | Order::Close | Order::Correct(_),
        ) => String::new(),
    };
    let does = doing(words, record, (Some(ask), false), false).unwrap_or_default();
    let expands = matches!(ask, Ask::Order(Order::Sell(sale)) if !sale.tucked.is_empty());
    match (what.is_empty(), expands) {
        (true, _) => does,
        // What stands behind the merchants is what it brings.
        (false, true) => format!("{does} ({what})"),
        (false, false) => words.with("panel-what", &[("does", does.into()), ("what", what.into())]),
    }
}

/// A die before it is turned and behind, as “3 gold → 4 wheat”.
fn turned(words: &Words, table: &Table, (seat, at): (Seat, usize), step: Step) -> String {
    let die = table.player(seat).and_then(|player| player.dice().get(at));
    let faces = die.map(|die| [die.face, step.next(die.face)].map(|face| say::face(words, face)));
    faces.map(|faces| faces.join(" → ")).unwrap_or_default()
}

/// The parts of the picture that an order is about.
pub(super) fn concerns(record: &Record, ask: &Ask) -> Vec<PartId> {
    let die = |seat: Seat| move |at: usize| Part::Die(seat, at);
    let parts: Vec<Part> = match ask {
        Ask::Draw(Draw::Reroll(seat, indexes)) => indexes.iter().copied().map(die(*seat)).collect(),
        Ask::Order(Order::Reroll(seat, fell)) => fell.iter().map(|(at, _)| *at).map(die(*seat)).collect(),
        Ask::Order(Order::Adjust(seat, at, _)) => vec![Part::Die(*seat, *at)],
        Ask::Order(Order::Sell(sale)) => vec![Part::Village(sale.at)],
        Ask::Order(Order::Place(at, _)) => vec![Part::Village(*at)],
        Ask::Order(Order::Buy(card)) => {
            let cards = record.table().row().cards();
            cards.iter().position(|other| other == card).map(Part::Card).into_iter().collect()
        }
        Ask::Order(Order::Correct(Correction::OnTable(seat, _))) => vec![Part::Player(*seat)],
        Ask::Draw(Draw::Roll) | Ask::Order(Order::Roll(_) | Order::Done | Order::Close | Order::Correct(_)) => {
            Vec::new()
        }
    };
    parts.into_iter().map(Into::into).collect()
}

/// What the one key would do that does that to `who`: first what is to be known, and once it has `asked` the question.
fn cautioned(words: &Words, caution: Caution, who: Seat, does: String, asked: bool) -> String {
    let who = ("who", say::seat(words, who).into());
    match (caution, asked) {
        (Caution::Begun, true | false) | (Caution::Purchases { .. } | Caution::Sales(_), false) => does,
        (Caution::Purchases { .. }, true) => words.with("panel-still-buy", &[who]),
        (Caution::Sales(villages), true) => words.with("panel-still-sell", &[who, ("count", villages.into())]),
        (Caution::Placements(free) | Caution::Sale(free), false) => {
            words.with("panel-loses", &[("does", does.into()), ("what", say::free(words, free).into())])
        }
        (Caution::Placements(_), true) => words.with("panel-still-place", &[who]),
        (Caution::Sale(free), true) => words.with("panel-sell-anyway", &[("what", say::free(words, free).into())]),
    }
}

/// What a sale of the house deck brings, and how many dice were entered that were thrown again.
pub(super) fn note(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
    let table = record.table();
    match (draft.mode(table), table.phase()) {
        (Mode::Turn, Phase::Sell(_)) if table.knows_cards() => {
            Some(DiceVillage::drafted(record, draft).map(|ask| brings(words, record, &ask)).unwrap_or_default())
        }
        (Mode::Change, _) if draft.change.is_thrown(record) && !draft.change.asks(record) => Some(String::new()),
        (Mode::Change, _) if draft.change.asks(record) => {
            let (faces, of) = draft.change.fell();
            let goods = say::faces(words, faces.iter().copied());
            let args = [("count", faces.len().into()), ("of", of.into()), ("goods", goods.into())];
            Some(words.with("panel-fell-so-far", &args))
        }
        (Mode::Turn | Mode::Change | Mode::Fix, _) => None,
    }
}

fn brings(words: &Words, record: &Record, ask: &Ask) -> String {
    let Ask::Order(order) = ask else { return String::new() };
    let happenings = decide(record.table(), order).unwrap_or_default();
    // A sale is told first.
    let Some(Happening::Trade(Trade::Sold(sold))) = happenings.first() else { return String::new() };
    let gets = |seat, purse: Option<Purse>| {
        let purse = say::purse(words, purse.filter(|purse| *purse != Purse::NOTHING)?);
        Some(words.with("panel-gets", &[("who", say::seat(words, seat).into()), ("what", purse.into())]))
    };
    let free = Some(say::free(words, sold.free)).filter(|free| !free.is_empty());
    let brought = [gets(sold.seller, sold.pays_seller), gets(sold.at.owner, sold.pays_owner), free];
    brought.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
