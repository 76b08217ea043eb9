//! The arguments of the messages of cries.

use fluent_bundle::FluentValue;

use super::{Cry, corrected, effects, figures, things};
use crate::crier::{Arg, Words};
use crate::games::troyes::rules::{
    Activity, Building, Character, Color, Die, Event, Face, Good, NoEffect, Owner, Seat,
};

/// The arguments so far; the one called `what` is what the headline shows.
struct Said<'w> {
    words: &'w Words,
    args: Vec<Arg>,
}

/// Returns the arguments of a cry's messages.
pub(super) fn of(cry: &Cry, words: &Words) -> Vec<Arg> {
    let say = Said { words, args: Vec::new() };
    let of_seat = |(seat, amount): &(Seat, u16), good| (Owner::Seat(*seat), good, *amount);
    let said = match cry {
        Cry::Roy(cry) => return cry.args(words),
        Cry::Opening(seat, rounds) => say.seat(*seat).number("rounds", *rounds),
        Cry::Settled(seat, at) => say.seat(*seat).building(*at),
        Cry::Placed(owner, at) => say.first(*owner).building(*at),
        Cry::Expelled(owner, at) => say.owner(*owner).building(*at),
        Cry::Filled(filled) => say.shown("where", self::filled(words, filled)),
        Cry::Round(round) => say.number("round", *round),
        Cry::Revealed(cards) => {
            let names = cards.values().map(|card| things::activity(words, *card)).collect::<Vec<_>>();
            say.shown("cards", names.join(", "))
        }
        Cry::Does(card, neutral) => say.card(*card).told("effect", effects::effect(words, *card, *neutral)),
        Cry::Paid(income, salaries) => {
            let list = amounts(words, salaries.iter().map(|salary| of_seat(salary, Good::Denier)));
            say.told("income", things::given(words, Good::Denier, *income)).told("list", list)
        }
        Cry::Short(seat, lost) => say.seat(*seat).lost(&[(Good::Point, *lost)]),
        Cry::Rolled(owner, dice) => say.first(*owner).shown("dice", rolled(words, dice)),
        Cry::Thrown(dice) => say.number("count", *dice),
        Cry::Entered(card, black, neutral) => say.event(*card).told("effect", menace(words, *card, (*black, *neutral))),
        Cry::Calls(card, called) => say.event(*card).told("color", things::color(words, called.color())),
        Cry::CallsRed(card) | Cry::Pushes(card) => say.event(*card),
        Cry::NoCard(called) => say.shown("color", things::color(words, called.color())),
        Cry::Took(card, dice) => say.event(*card).told("dice", things::black(words, *dice)),
        Cry::EventDie(card, face) => say.event(*card).number("face", face.value()),
        Cry::Struck(card, lost) => {
            let lost = lost.iter().map(|(seat, good, lost)| (Owner::Seat(*seat), *good, *lost));
            say.event(*card).told("list", amounts(words, lost))
        }
        Cry::NoEffect(card, why) => {
            say.event(*card).told("why", words.with("effect-none", &[("why", no_effect(*why).into())]))
        }
        Cry::Cubed(owner, card, count) => say.first(*owner).event(*card).number("count", *count),
        Cry::Uncubed(owner, card) => say.owner(*owner).event(*card),
        Cry::Built(owner, sites) => say.first(*owner).sites(sites),
        Cry::Unbuilt(owner, site) => say.owner(*owner).sites(&[*site]),
        Cry::BlackRolled(faces) => say.told("faces", things::faces(words, faces)),
        Cry::Faces(seat, face) => say.seat(*seat).number("face", face.value()),
        Cry::Countered { seat, black, sum, influence } => {
            let gains = [(Good::Influence, *influence)];
            say.seat(*seat).told("faces", things::faces(words, black)).number("sum", *sum).gains(&gains)
        }
        Cry::Uncountered(seat, face, lost) => {
            say.seat(*seat).number("face", face.value()).lost(&[(Good::Point, *lost)])
        }
        Cry::Rerolled(seat, price, face) => {
            say.seat(*seat).price(*price).shown("faces", things::faces(words, &[*face]))
        }
        Cry::TurnedOver(seat, price, faces) => {
            say.seat(*seat).price(*price).shown("faces", things::faces(words, faces))
        }
        Cry::Recruited(seat, price) => {
            say.seat(*seat).price(*price).told("what", things::amount(words, Good::Influence, *price))
        }
        Cry::Bought(seat, sellers) => {
            let sellers = sellers.iter().map(|(owner, price)| (*owner, Good::Denier, *price));
            say.seat(*seat).shown("list", amounts(words, sellers))
        }
        Cry::Hired(seat, card) => say.seat(*seat).card(*card),
        Cry::Divided(sum, per) => say.division(*sum, *per),
        Cry::Used(seat, card, times) => say.seat(*seat).card(*card).number("times", *times),
        Cry::Stored(seat, card, count) => say.seat(*seat).card(*card).number("count", *count),
        Cry::Shot(seat, faces, hits) => {
            say.seat(*seat).shown("faces", things::faces(words, faces)).number("count", *hits)
        }
        Cry::Gained(seat, goods) => say.seat(*seat).gains(goods),
        Cry::Pays(seat, goods) | Cry::Lost(seat, goods) => say.seat(*seat).lost(goods),
        Cry::Beaten(card, rewards, card_to) => {
            let list = amounts(words, rewards.iter().map(|(owner, points)| (*owner, Good::Point, *points)));
            let said = say.event(*card).told("list", list);
            let owner = card_to.map(|owner| things::owner(words, owner));
            if let Some(owner) = owner { said.told("owner", owner) } else { said }
        }
        Cry::Aims(seat, count) => say.seat(*seat).number("count", *count),
        Cry::PassDeniers(seats) => {
            say.told("who", things::seats(words, seats)).told("what", things::amount(words, Good::Denier, 1))
        }
        Cry::Home(owners) => say.told("list", self::owners(words, owners)),
        Cry::Inexact(seat, count) => say.seat(*seat).told("what", things::count(words, *count)),
        Cry::Booked(page) => say.shown("card", figures::card(words, page)),
        Cry::Corrected(correction) => say.told("what", corrected::correction(words, correction)),
        Cry::Shown(seat, characters) => say.seat(*seat).characters(characters),
        Cry::Won(seats, total) => say.told("who", things::seats(words, seats)).points(*total),
        Cry::Standing(place, seat, total) => say.seat(*seat).points(*total).number("place", *place),
        Cry::Settles(seat, left) => say.seat(*seat).number("left", *left),
        Cry::Farmed(seat) | Cry::Unsaid(seat) | Cry::Acts(seat) | Cry::Passed(seat) | Cry::Start(seat) => {
            say.seat(*seat)
        }
        Cry::HouseFigures
        | Cry::LastRound
        | Cry::RoundDone
        | Cry::LastDone
        | Cry::Untold
        | Cry::Over
        | Cry::Undecided => say,
    };
    said.args
}

/// Names owners in a row.
fn owners(words: &Words, owners: &[Owner]) -> String {
    owners.iter().map(|owner| things::owner(words, *owner)).collect::<Vec<_>>().join(", ")
}

impl Said<'_> {
    fn told(mut self, name: &'static str, text: String) -> Self {
        self.args.push((name, text.into()));
        self
    }

    /// Adds a text that the headline shows, too.
    fn shown(self, name: &'static str, text: String) -> Self {
        self.told(name, text.clone()).told("what", text)
    }

    fn number(mut self, name: &'static str, number: impl Into<FluentValue<'static>>) -> Self {
        self.args.push((name, number.into()));
        self
    }

    fn seat(self, seat: Seat) -> Self {
        let name = things::seat(self.words, seat);
        self.told("who", name)
    }

    /// Adds an owner with whom the sentence begins.
    fn first(self, owner: Owner) -> Self {
        let name = begun(&things::owner(self.words, owner));
        self.told("who", name)
    }

    fn owner(self, owner: Owner) -> Self {
        let name = things::owner(self.words, owner);
        self.told("who", name)
    }

    fn building(self, at: Building) -> Self {
        let name = things::building(self.words, at);
        self.shown("building", name)
    }

    fn event(self, event: Event) -> Self {
        let name = things::event(self.words, event);
        self.shown("event", name)
    }

    fn card(self, card: Activity) -> Self {
        let name = things::activity(self.words, card);
        self.shown("card", name)
    }

    fn gains(self, goods: &[(Good, u16)]) -> Self {
        let [gains, what] = [things::given, things::amount].map(|say| purse(self.words, goods, say));
        self.told("gains", gains).told("what", what)
    }

    fn lost(self, goods: &[(Good, u16)]) -> Self {
        let [lost, what] = [things::given, things::amount].map(|say| purse(self.words, goods, say));
        self.told("lost", lost).told("what", format!("− {what}"))
    }

    fn division(self, sum: u16, per: u8) -> Self {
        let [times, rest] = [sum.checked_div(per.into()), sum.checked_rem(per.into())].map(Option::unwrap_or_default);
        self.number("sum", sum).number("per", per).number("times", times).number("rest", rest)
    }

    fn price(self, influence: u16) -> Self {
        let price = things::given(self.words, Good::Influence, influence);
        self.told("price", price)
    }

    fn sites(self, sites: &[Face]) -> Self {
        let sites = things::faces(self.words, sites);
        self.told("sites", sites)
    }

    fn characters(self, characters: &[Character]) -> Self {
        let names: Vec<String> = characters.iter().map(|one| things::character(self.words, *one)).collect();
        let names = things::joined(self.words, &names);
        self.shown("characters", names)
    }

    fn points(self, total: i32) -> Self {
        let points = self.words.with("amount", &[("good", Good::Point.name().into()), ("count", total.into())]);
        self.shown("points", points)
    }
}

/// Returns where gray citizens came, as “Palace 2, City Hall 1”.
pub(super) fn filled(words: &Words, filled: &[(Building, u8)]) -> String {
    let part = |(at, gray): &(Building, u8)| {
        let who = ("who", things::building(words, *at).into());
        words.with("owner-count", &[who, ("count", (*gray).into())])
    };
    filled.iter().map(part).collect::<Vec<_>>().join(", ")
}

/// Returns whose amounts they are, as “Anna: 3 deniers, Faye: 1 denier”.
pub(super) fn amounts(words: &Words, amounts: impl Iterator<Item = (Owner, Good, u16)>) -> String {
    let part = |(owner, good, count)| {
        let args = [("who", things::owner(words, owner).into()), ("amount", things::amount(words, good, count).into())];
        words.with("owner-amount", &args)
    };
    let parts: Vec<String> = amounts.filter(|(_, _, count)| *count > 0).map(part).collect();
    if parts.is_empty() { words.text("nobody-gains") } else { parts.join(", ") }
}

fn purse(words: &Words, goods: &[(Good, u16)], say: fn(&Words, Good, u16) -> String) -> String {
    things::joined(words, &goods.iter().map(|(good, count)| say(words, *good, *count)).collect::<Vec<_>>())
}

/// Returns the dice of a district, as “red dice: 4; white dice: 1 and 5”.
pub(super) fn rolled(words: &Words, dice: &[Die]) -> String {
    let of = |color: Color| {
        let faces: Vec<Face> = dice.iter().filter(|die| die.color == color).map(|die| die.face).collect();
        let args = [("dice", things::dice(words, color).into()), ("faces", things::faces(words, &faces).into())];
        (!faces.is_empty()).then(|| words.with("amount-dice", &args))
    };
    let parts: Vec<String> = Color::ALL.into_iter().filter_map(of).collect();
    if parts.is_empty() { words.text("nobody-gains") } else { parts.join("; ") }
}

/// Returns what an event does each time: its effect, or its black dice.
fn menace(words: &Words, event: Event, (black, neutral): (Option<u8>, Owner)) -> String {
    effects::threat(words, event, neutral).unwrap_or_else(|| begun(&things::black(words, black.unwrap_or_default())))
}

/// Returns a text as a sentence begins.
fn begun(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Returns the name of a reason on which messages select.
const fn no_effect(why: NoEffect) -> &'static str {
    match why {
        NoEffect::AllGrayInPlay => "all-gray-in-play",
        NoEffect::LiesThere(_) => "lies-there",
        NoEffect::NoEvent => "no-event",
        NoEffect::CathedralFull => "cathedral-full",
        NoEffect::CathedralEmpty => "cathedral-empty",
        NoEffect::NoCubes => "no-cubes",
        NoEffect::SparesRoy => "spares-roy",
    }
}
