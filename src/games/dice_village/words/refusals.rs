//! Errors in a setup, an order, a count at the end or a saved game, in words: all of them, one sentence each.

use super::{things, values};
use crate::chronicle::Code;
use crate::crier::{Args, Form, InWords, Why, Words};
use crate::games::dice_village::record::{Damage, Sheet, SheetReason};
use crate::games::dice_village::rules::{
    Card, ChangeReason, CorrectionReason, Face, Good, Keeper, Merchant, Order, Player, PurchaseReason, Reason,
    RollReason, SaleReason, Seat, Setup, SetupReason,
};
use crate::games::dice_village::words;

impl Why for SetupReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let say = |name: &str, args: Args<'_>| words.in_form(form, name, args);
        match self {
            Self::PlayerCount(count) => {
                let (least, most) = (*Setup::PLAYERS.start(), *Setup::PLAYERS.end());
                let args = [("least", least.into()), ("most", most.into()), ("count", (*count).into())];
                say("refusal-player-count", &args)
            }
            Self::NoSuchFirst(seat) => say("refusal-no-such-first", &[("number", values::seat(*seat))]),
            Self::MerchantCount(count) => {
                say("refusal-merchant-count", &[("all", Merchant::COUNT.into()), ("count", (*count).into())])
            }
            Self::NoSuchMerchant(position, number) => {
                let args = [
                    ("position", (position + 1).into()),
                    ("last", (Merchant::COUNT - 1).into()),
                    ("number", (*number).into()),
                ];
                say("refusal-no-such-merchant", &args)
            }
            Self::MerchantTwice(merchant) => say("refusal-merchant-twice", &[("number", merchant.number().into())]),
        }
    }
}

impl Why for Reason {
    /// Returns all errors, one after the other.
    fn why(&self, words: &Words, form: Form) -> String {
        match self {
            Self::NotNow(phase) => {
                words.in_form(form, "refusal-not-now", &[("phase", words::phase(words, *phase).into())])
            }
            Self::Roll(reasons) => all(words, form, reasons),
            Self::Change(reasons) => all(words, form, reasons),
            Self::Sale(reasons) => all(words, form, reasons),
            Self::Purchase(reasons) => all(words, form, reasons),
            Self::Correction(reasons) => all(words, form, reasons),
        }
    }
}

/// Returns the refusal of dice that are not those that the code deals: the first one that differs.
pub(super) fn not_dealt(words: &Words, (named, dealt): (&Order, &Order), code: &Code, form: Form) -> String {
    let differs = dice(named).into_iter().zip(dice(dealt)).find(|(named, dealt)| named != dealt);
    let code = ("code", code.as_str().into());
    let Some(((seat, at, named), (_, _, dealt))) = differs else {
        return words.in_form(form, "refusal-not-dealt", &[code]);
    };
    let args = [
        who(words, seat),
        ("die", values::die(at)),
        ("face", named.value().into()),
        ("dealt", dealt.value().into()),
        code,
    ];
    words.in_form(form, "refusal-die-not-dealt", &args)
}

/// Returns the dice that an order names, each with its player and its place among the player's dice.
fn dice(order: &Order) -> Vec<(Seat, usize, Face)> {
    match order {
        Order::Roll(thrown) => {
            let of = |(seat, dice): (Seat, &Vec<Face>)| -> Vec<(Seat, usize, Face)> {
                dice.iter().enumerate().map(|(at, face)| (seat, at, *face)).collect()
            };
            Seat::all().zip(thrown).flat_map(of).collect()
        }
        Order::Reroll(seat, dice) => dice.iter().map(|(at, face)| (*seat, *at, *face)).collect(),
        Order::Adjust(..)
        | Order::Sell(_)
        | Order::Place(..)
        | Order::Buy(_)
        | Order::Done
        | Order::Close
        | Order::Correct(_) => Vec::new(),
    }
}

impl Why for RollReason {
    fn why(&self, words: &Words, form: Form) -> String {
        match self {
            Self::Players(named, play) => {
                let args = [("named", (*named).into()), ("count", (*play).into())];
                words.in_form(form, "refusal-roll-players", &args)
            }
            Self::Caravans(seat, named, has) => {
                let has = things::dice(words, (*has).into());
                let args = [who(words, *seat), ("dice", has.into()), ("named", (*named).into())];
                words.in_form(form, "refusal-roll-dice", &args)
            }
        }
    }
}

impl Why for ChangeReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let die = |name, at: usize| words.in_form(form, name, &[("number", values::die(at))]);
        match self {
            Self::NoSuchSeat(seat) => no_such_seat(words, form, *seat),
            Self::NoDice => words.in_form(form, "refusal-no-die-named", &[]),
            Self::NoSuchDie(at) => die("refusal-no-such-die", *at),
            Self::DiePlaced(at) => die("refusal-die-placed", *at),
            Self::DieOrder(at) => die("refusal-die-order", *at),
            Self::Favours(price, has) => {
                let (price, has) = (things::favours(words, *price), *has);
                words.in_form(form, "refusal-favours", &[("price", price.into()), ("has", has.into())])
            }
        }
    }
}

impl Why for SaleReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let say = |name: &str, args: Args<'_>| words.in_form(form, name, args);
        let village = |at| ("village", words::village(words, at).into());
        match self {
            Self::NoSuchSeat(seat) => no_such_seat(words, form, *seat),
            Self::Closed(at) => say("refusal-closed", &[village(*at)]),
            Self::NoDie(face) => {
                let good = words::good(words, Good::of(*face));
                say("refusal-no-die", &[("good", good.into()), ("number", face.value().into())])
            }
            Self::NotYours(at) => say("refusal-not-yours", &[village(*at)]),
            Self::NoSuchCard(keeper) => say("refusal-not-in-hand", &[("card", numbered(words, *keeper).into())]),
            Self::Reckoned => say("refusal-reckoned", &[]),
            Self::OwnVillage => say("refusal-own-village", &[]),
            Self::TooManyFree => say("refusal-too-many-free", &[]),
            Self::SeventhDie => {
                say("refusal-seventh-die", &[("most", things::dice(words, Player::MOST_CARAVANS.into()).into())])
            }
            Self::PileEmpty => say("refusal-pile-empty", &[]),
        }
    }
}

/// Returns a card beside a village with its number, by which it is typed.
fn numbered(words: &Words, keeper: Keeper) -> String {
    match keeper {
        Keeper::House(merchant) => format!("{} ({})", merchant.number(), things::merchant(words, merchant)),
        Keeper::Counted(_) => things::keeper(words, keeper),
    }
}

impl Why for PurchaseReason {
    fn why(&self, words: &Words, form: Form) -> String {
        match self {
            Self::NoSuchCard(card) => {
                let card = match card {
                    Card::House(merchant) => numbered(words, Keeper::House(*merchant)),
                    Card::Counted => words::card(words, *card),
                };
                words.in_form(form, "refusal-not-in-row", &[("card", card.into())])
            }
            Self::Coins(price, has) => {
                words.in_form(form, "refusal-coins", &[("price", (*price).into()), ("has", (*has).into())])
            }
        }
    }
}

impl Why for CorrectionReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let say = |name: &str, args: Args<'_>| words.in_form(form, name, args);
        match self {
            Self::NoSuchSeat(seat) => no_such_seat(words, form, *seat),
            Self::DiceCount(count) => {
                say("refusal-dice-count", &[("most", Player::MOST_CARAVANS.into()), ("count", (*count).into())])
            }
            Self::NoSuchDie(at) => say("refusal-no-such-die", &[("number", values::die(*at))]),
            Self::DiePlaced(at) => say("refusal-die-placed", &[("number", values::die(*at))]),
            Self::RolledAlready => say("refusal-first-after-roll", &[]),
            Self::CardsKnown => say("refusal-cards-known", &[]),
            Self::CardsCounted => say("refusal-cards-counted", &[]),
            Self::OnTable(named, known) => {
                say("refusal-on-table", &[("count", (*named).into()), ("known", (*known).into())])
            }
            Self::InRow(named, most) => say("refusal-in-row", &[("most", (*most).into()), ("count", (*named).into())]),
            Self::TooMany(count) => {
                say("refusal-too-many-cards", &[("all", Merchant::COUNT.into()), ("count", (*count).into())])
            }
            Self::Same => say("refusal-same", &[]),
        }
    }
}

impl Why for SheetReason {
    fn why(&self, words: &Words, form: Form) -> String {
        match self {
            Self::Uncounted => words.in_form(form, "sheet-cards-missing", &[]),
            Self::Cards(count) => {
                let (least, most) = (Player::VILLAGES, Sheet::MOST_CARDS);
                let args = [("least", least.into()), ("most", most.into()), ("count", (*count).into())];
                words.in_form(form, "refusal-sheet-cards", &args)
            }
        }
    }
}

impl InWords for Damage {
    fn in_words(&self, words: &Words) -> String {
        let number = |number: &Option<u8>| match number {
            Some(number) => words.with("damage-merchant-named", &[("number", (*number).into())]),
            None => words.text("damage-no-merchant"),
        };
        match self {
            Self::First { found, dealt, code } => {
                let args = [("found", (*found).into()), ("dealt", (*dealt).into()), ("code", code.as_str().into())];
                words.with("damage-first", &args)
            }
            Self::Merchant { at, found, dealt, code } => {
                let args = [
                    ("position", (*at).into()),
                    ("found", number(found).into()),
                    ("dealt", number(dealt).into()),
                    ("code", code.as_str().into()),
                ];
                words.with("damage-merchant", &args)
            }
            Self::Face { order, face } => {
                words.with("damage-face", &[("order", (*order).into()), ("face", (*face).into())])
            }
            Self::NoSuchMerchant { order, merchant } => {
                let args = [
                    ("order", (*order).into()),
                    ("number", (*merchant).into()),
                    ("last", (Merchant::COUNT - 1).into()),
                ];
                words.with("damage-no-such-merchant", &args)
            }
        }
    }
}

/// Returns a player's name as an argument of a message.
fn who(words: &Words, seat: Seat) -> (&'static str, fluent_bundle::FluentValue<'static>) {
    ("who", words::seat(words, seat).into())
}

fn no_such_seat(words: &Words, form: Form, seat: Seat) -> String {
    words.in_form(form, "refusal-no-such-seat", &[("number", values::seat(seat))])
}

/// Returns all reasons, each with words of its own.
fn all<R: Why>(words: &Words, form: Form, reasons: &[R]) -> String {
    let between = match form {
        Form::Sentence => " ",
        Form::Clause => "; ",
    };
    reasons.iter().map(|reason| reason.why(words, form)).collect::<Vec<_>>().join(between)
}
