//! Errors in a setup or an order, in words: all of them, one sentence each.

use super::things;
use crate::crier::{Arg, Args, Form, InWords, Why, Words};
use crate::games::troyes::record::{Damage, Row, SheetReason};
use crate::games::troyes::rules::{
    ActReason, CorrectionReason, CounterReason, DieAt, EventReason, Good, Phase, Purse, Reason, RevealReason,
    RollReason, Seat, Setup, SetupReason, ShortReason, ShowReason, SpendReason,
};
use crate::games::troyes::rules::{Activity, Building, Character, Color, Event, Owner};

impl Why for SetupReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let say = |name: &str, args: Args<'_>| words.in_form(form, name, args);
        match *self {
            Self::PlayerCount(count) => {
                let (least, most) = (*Setup::PLAYERS.start(), *Setup::PLAYERS.end());
                let args = [("least", least.into()), ("most", most.into()), ("count", count.into())];
                say("refusal-player-count", &args)
            }
            Self::NoSuchStart(seat) => say("refusal-no-such-start", &[("number", seat.number().into())]),
            Self::Crowd(at, count) => say("refusal-crowd", &[building(words, at), ("count", count.into())]),
            Self::Gray(count) => {
                let needed = 3 * Setup::GRAY_OF_TWO;
                say("refusal-gray-count", &[("needed", needed.into()), ("count", count.into())])
            }
            Self::CharacterPlayers(named, play) => {
                say("refusal-character-players", &[("named", named.into()), ("count", play.into())])
            }
            Self::CharacterCount(seat, named, needed) => character_count(words, form, seat, named, needed),
            Self::CharacterTwice(twice) => say("refusal-character-twice", &[character(words, twice)]),
            Self::Solo(count) => say("refusal-solo", &[("count", count.into())]),
            Self::NoPile => say("refusal-no-pile", &[]),
        }
    }
}

impl Why for Reason {
    /// Returns all errors, one after the other.
    fn why(&self, words: &Words, form: Form) -> String {
        match self {
            Self::NotNow(phase) => not_now(words, form, *phase),
            Self::NoSpace(at) => words.in_form(form, "refusal-no-space", &[building(words, *at)]),
            Self::Reveal(reasons) => all(words, form, reasons),
            Self::Short(reasons) => all(words, form, reasons),
            Self::Roll(reasons) => all(words, form, reasons),
            Self::Event(reasons) => all(words, form, reasons),
            Self::Counter(reasons) => all(words, form, reasons),
            Self::Spend(reasons) => all(words, form, reasons),
            Self::Act(reasons) => all(words, form, reasons),
            Self::Show(reasons) => all(words, form, reasons),
            Self::SamePage => words.in_form(form, "refusal-same", &[]),
            Self::Correction(reasons) => all(words, form, reasons),
        }
    }
}

impl Why for RevealReason {
    fn why(&self, words: &Words, form: Form) -> String {
        match *self {
            Self::Color(of, color) => {
                let color = ("color", things::color(words, color).into());
                words.in_form(form, "refusal-reveal-color", &[card(words, of), color])
            }
            Self::Round(of) => words.in_form(form, "refusal-reveal-round", &[card(words, of)]),
            Self::Bonus(of) => words.in_form(form, "refusal-bonus", &[card(words, of)]),
        }
    }
}

impl Why for ShortReason {
    fn why(&self, words: &Words, form: Form) -> String {
        match *self {
            Self::NoSuchSeat(seat) => words.in_form(form, "refusal-short-seat", &[("number", seat.number().into())]),
            Self::Order(seat) => words.in_form(form, "refusal-short-order", &[who(words, seat)]),
            Self::Computed(seat) => words.in_form(form, "refusal-short-computed", &[who(words, seat)]),
            Self::NothingDue(seat) => words.in_form(form, "refusal-short-nothing", &[who(words, seat)]),
        }
    }
}

impl Why for RollReason {
    fn why(&self, words: &Words, form: Form) -> String {
        match *self {
            Self::Players(named, play) => {
                words.in_form(form, "refusal-roll-players", &[("named", named.into()), ("count", play.into())])
            }
            Self::Dice(of, color, named, needed) => {
                let args = [owner(words, of), dice(words, color), ("named", named.into()), ("needed", needed.into())];
                words.in_form(form, "refusal-roll-dice", &args)
            }
            Self::Count(named, needed) => {
                words.in_form(form, "refusal-roll-count", &[("named", named.into()), ("needed", needed.into())])
            }
        }
    }
}

impl Why for EventReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let say = |name: &str, of| words.in_form(form, name, &[event(words, of)]);
        match *self {
            Self::Deck(of) => say("refusal-event-deck", of),
            Self::Came(of) => say("refusal-event-came", of),
            Self::Bonus(of) => words.in_form(form, "refusal-bonus", &[("card", things::event(words, of).into())]),
            Self::BlackKnown(of) => say("refusal-black-known", of),
            Self::BlackOpen(of) => say("refusal-black-open", of),
            Self::Short(short) => short.why(words, form),
            Self::BannersKnown(of) => say("refusal-banners-known", of),
            Self::RewardsKnown(of) => say("refusal-rewards-known", of),
            Self::NoCube(of) => say("refusal-event-no-cube", of),
            Self::RewardOrder(of) => say("refusal-reward-order", of),
            Self::NoSpace(at) => words.in_form(form, "refusal-no-space", &[building(words, at)]),
            Self::NobodyThere(of, at) => {
                words.in_form(form, "refusal-nobody-there", &[owner(words, of), building(words, at)])
            }
        }
    }
}

impl Why for CounterReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let say = |name: &str, index| words.in_form(form, name, &[number(index)]);
        match *self {
            Self::NoDice => words.in_form(form, "refusal-no-dice", &[]),
            Self::NoSuchDie(index) => say("refusal-no-such-die", index),
            Self::DieGone(index) => say("refusal-die-gone", index),
            Self::DieOrder(index) => say("refusal-die-order", index),
            Self::NoSuchBlack(index) => say("refusal-no-such-black", index),
            Self::BlackOrder(index) => say("refusal-black-order", index),
            Self::NotHighest(face) => words.in_form(form, "refusal-not-highest", &[("face", face.value().into())]),
            Self::TooSmall(sum, needed) => {
                words.in_form(form, "refusal-too-small", &[("sum", sum.into()), ("needed", needed.into())])
            }
            Self::CouldCounter(sum, needed) => {
                words.in_form(form, "refusal-could-counter", &[("sum", sum.into()), ("needed", needed.into())])
            }
        }
    }
}

impl Why for SpendReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let say = |name: &str, index| words.in_form(form, name, &[number(index)]);
        match *self {
            Self::Influence(price, has) => goods(words, form, Good::Influence, price, has),
            Self::NoSuchDie(index) => say("refusal-no-such-die", index),
            Self::DieGone(index) => say("refusal-die-gone", index),
            Self::DieOrder(index) => say("refusal-die-order", index),
            Self::DiceCount(count) => words.in_form(form, "refusal-turn-dice", &[("count", count.into())]),
            Self::AllInPlay => words.in_form(form, "refusal-all-in-play", &[]),
        }
    }
}

impl Why for ActReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let say = |name: &str, args: Args<'_>| words.in_form(form, name, args);
        let of = |name: &str, activity| words.in_form(form, name, &[card(words, activity)]);
        match *self {
            Self::DiceCount(count) => say("refusal-group-dice", &[("count", count.into())]),
            Self::NoSuchDie(at) => say("refusal-act-die-none", &die(words, at)),
            Self::DieGone(at) => say("refusal-act-die-gone", &die(words, at)),
            Self::DieTwice(at) => say("refusal-act-die-twice", &die(words, at)),
            Self::Colors => say("refusal-colors", &[]),
            Self::WrongColor(color) => say("refusal-wrong-color", &[dice(words, color)]),
            Self::NoCube(cube) => of("refusal-no-stored-cube", cube),
            Self::CubeGroup(cube) => of("refusal-cube-group", cube),
            Self::CubeBars(cube) => of("refusal-cube-bars", cube),
            Self::Deniers(price, has) => goods(words, form, Good::Denier, price, has),
            Self::Influence(price, has) => goods(words, form, Good::Influence, price, has),
            Self::NotRevealed(activity) => of("refusal-not-revealed", activity),
            Self::NoTradesman(activity) => of("refusal-no-tradesman", activity),
            Self::SecondTradesman(activity) => of("refusal-second-tradesman", activity),
            Self::NoCitizen(_) => say("refusal-no-citizen", &[]),
            Self::HireKnown(activity) => of("refusal-hire-known", activity),
            Self::TooSmall(sum, needed) => say("refusal-too-small", &[("sum", sum.into()), ("needed", needed.into())]),
            Self::TooOften(count, can) => say("refusal-too-often", &[("count", count.into()), ("can", can.into())]),
            Self::TimesUnsaid => say("refusal-times-unsaid", &[]),
            Self::NoUse => say("refusal-no-use", &[]),
            Self::Choice(activity) => of("refusal-choice", activity),
            Self::NotCounted(at) => say("refusal-not-counted", &[building(words, at)]),
            Self::NoSuchEvent(named) => say("refusal-no-such-event", &[event(words, named)]),
            Self::Banners(named, free, count) => {
                say("refusal-banners", &[event(words, named), ("free", free.into()), ("count", count.into())])
            }
            Self::NoRedDie => say("refusal-no-red-die", &[]),
            Self::SiteFull(site) => say("refusal-site-full", &[("site", site.value().into())]),
            Self::OneDie(count) => say("refusal-one-die", &[("count", count.into())]),
            Self::NoPlace(value) => say("refusal-no-place", &[("value", value.into())]),
            Self::NoSpace(at) => say("refusal-no-space", &[building(words, at)]),
            Self::NobodyThere(whose, at) => say("refusal-nobody-there", &[owner(words, whose), building(words, at)]),
            Self::LiesThere(whose, at) => say("refusal-lies-there", &[owner(words, whose), building(words, at)]),
            Self::Told(reason) => reason.why(words, form),
        }
    }
}

impl Why for ShowReason {
    fn why(&self, words: &Words, form: Form) -> String {
        match *self {
            Self::Players(named, play) => {
                words.in_form(form, "refusal-character-players", &[("named", named.into()), ("count", play.into())])
            }
            Self::Count(seat, named, needed) => character_count(words, form, seat, named, needed),
            Self::Twice(twice) => words.in_form(form, "refusal-character-twice", &[character(words, twice)]),
            Self::Dealt(seat) => words.in_form(form, "refusal-character-dealt", &[who(words, seat)]),
        }
    }
}

impl Why for CorrectionReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let say = |name: &str, args: Args<'_>| words.in_form(form, name, args);
        match *self {
            Self::NoSuchOwner(of) => say("refusal-no-such-owner", &[owner(words, of)]),
            Self::Influence(count) => {
                say("refusal-influence-most", &[("most", Purse::MOST_INFLUENCE.into()), ("count", count.into())])
            }
            Self::Citizens(of, count) => say("refusal-citizens", &[owner(words, of), ("count", count.into())]),
            Self::Crowd(at, count) => say("refusal-crowd", &[building(words, at), ("count", count.into())]),
            Self::NotRevealed(activity) => say("refusal-not-revealed", &[card(words, activity)]),
            Self::SecondTradesman(seat) => say("refusal-two-tradesmen", &[who(words, seat)]),
            Self::StandsThere(seat) => say("refusal-stands-there", &[who(words, seat)]),
            Self::Spaces(count) => say("refusal-spaces", &[("count", count.into())]),
            Self::NoSuchEvent(named) => say("refusal-no-such-event", &[event(words, named)]),
            Self::Banners(named, count) => {
                say("refusal-event-banners", &[event(words, named), ("count", count.into())])
            }
            Self::NeverLeaves => say("refusal-never-leaves", &[]),
            Self::NoSuchLevel(level) => say("refusal-no-such-level", &[("level", level.into())]),
            Self::NoSuchDie(at) => say("refusal-act-die-none", &die(words, at)),
            Self::NotNow(phase) => not_now(words, form, phase),
            Self::HasPassed(seat) => say("refusal-has-passed", &[who(words, seat)]),
            Self::HasTurn(seat) => say("refusal-has-turn", &[who(words, seat)]),
            Self::Same => say("refusal-same", &[]),
        }
    }
}

impl Why for SheetReason {
    fn why(&self, words: &Words, form: Form) -> String {
        match *self {
            Self::Uncounted(row) => {
                words.in_form(form, "refusal-sheet-uncounted", &[("row", things::row(words, row).into())])
            }
            Self::Row(row, count) => {
                let message = match row {
                    Row::Gained | Row::Events | Row::Tradesmen | Row::Characters => "refusal-sheet-row",
                    Row::Levels => "refusal-sheet-levels",
                };
                let row_name = ("row", things::row(words, row).into());
                words.in_form(form, message, &[row_name, ("most", row.most().into()), ("count", count.into())])
            }
        }
    }
}

impl InWords for Damage {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Start { found, dealt, code } => {
                let args = [("found", (*found).into()), ("dealt", (*dealt).into()), ("code", code.as_str().into())];
                words.with("damage-start", &args)
            }
            // A character is known to its seat alone: the names stay out.
            Self::Characters { seat, found: _, dealt: _, code } => {
                words.with("damage-characters", &[("seat", seat.0.into()), ("code", code.as_str().into())])
            }
            Self::Cards(damage) => words.with("damage-cards", &[("damage", damage.in_words(words).into())]),
            Self::Page { order, damage } => {
                words.with("damage-page", &[("order", (*order).into()), ("damage", damage.in_words(words).into())])
            }
            Self::PageOf { order, cards } => {
                words.with("damage-page-of", &[("order", (*order).into()), ("cards", (*cards).into())])
            }
            Self::Face { order, face } => {
                words.with("damage-face", &[("order", (*order).into()), ("face", (*face).into())])
            }
        }
    }
}

/// Returns reasons one after the other: sentences with spaces between them, clauses with semicolons.
fn all(words: &Words, form: Form, reasons: &[impl Why]) -> String {
    let between = match form {
        Form::Sentence => " ",
        Form::Clause => "; ",
    };
    reasons.iter().map(|reason| reason.why(words, form)).collect::<Vec<_>>().join(between)
}

fn not_now(words: &Words, form: Form, phase: Phase) -> String {
    words.in_form(form, "refusal-not-now", &[("step", things::step(words, phase).into())])
}

fn goods(words: &Words, form: Form, good: Good, price: u16, has: u16) -> String {
    let amount = |name, count| (name, things::amount(words, good, count).into());
    words.in_form(form, "refusal-goods", &[amount("price", price), amount("has", has)])
}

fn character_count(words: &Words, form: Form, seat: Seat, named: usize, needed: usize) -> String {
    let args = [who(words, seat), ("named", named.into()), ("needed", needed.into())];
    words.in_form(form, "refusal-character-count", &args)
}

fn who(words: &Words, seat: Seat) -> Arg {
    ("who", things::seat(words, seat).into())
}

fn owner(words: &Words, owner: Owner) -> Arg {
    ("who", things::owner(words, owner).into())
}

fn building(words: &Words, at: Building) -> Arg {
    ("building", things::building(words, at).into())
}

fn card(words: &Words, activity: Activity) -> Arg {
    ("card", things::activity(words, activity).into())
}

fn event(words: &Words, event: Event) -> Arg {
    ("event", things::event(words, event).into())
}

fn character(words: &Words, character: Character) -> Arg {
    ("character", things::character(words, character).into())
}

fn dice(words: &Words, color: Color) -> Arg {
    ("dice", things::dice(words, color).into())
}

/// Returns the number of a die, from 1.
fn number(index: u8) -> Arg {
    ("number", (u16::from(index) + 1).into())
}

fn die(words: &Words, at: DieAt) -> [Arg; 2] {
    [owner(words, at.owner), number(at.index)]
}
