//! A cry of every kind, for review.

use jiff::civil::date;

use crate::chronicle::{PlayerSheet, Results};
use crate::games::troyes::Troyes;
use crate::games::troyes::record::{ByRow, Row, Sheet};
use crate::games::troyes::rules::{
    Activity, ActivityPage, Book, Building, ByColor, Called, Character, Color, Correction, Count, Decisions, Die,
    DieAt, Event, Face, Good, Lies, NoEffect, Owner, Page, RoyAsks, RoyDeed, Seat,
};
use crate::games::troyes::words::{Cry, RoyCry};

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);
const CLEO: Seat = Seat(2);
const DORA: Seat = Seat(3);
const SEATS: [Seat; 4] = [ANN, BO, CLEO, DORA];
/// The numbers that matter to a language.
const NUMBERS: [u8; 7] = [1, 2, 4, 5, 11, 21, 22];

/// Returns cries of every kind, with every player, card, face and number that matters to a language.
#[must_use]
pub fn samples() -> Vec<Cry> {
    let mut samples = round();
    samples.extend(events());
    samples.extend(combat());
    samples.extend(deeds());
    samples.extend(ending());
    samples.extend(roy().into_iter().map(Cry::Roy));
    samples
}

/// Le Roy's turns, and the verdicts.
fn roy() -> Vec<RoyCry> {
    let [one, six] = [Face::One, Face::Six];
    let mut samples = vec![
        RoyCry::Settles(vec![Building::Palace, Building::Palace, Building::CityHall]),
        RoyCry::Starts,
        RoyCry::Acts,
        RoyCry::Counters(six),
        RoyCry::Nothing,
        RoyCry::Hires(Activity::Monk, 1),
        RoyCry::Hires(Activity::Monk, 4),
        RoyCry::Asks(RoyAsks::Out(Building::Bishopric, Face::Four)),
        RoyCry::Asks(RoyAsks::Event(Event::BrigandsB)),
        RoyCry::Asks(RoyAsks::Activity(Activity::Monk)),
    ];
    let colors = Color::ALL.map(|color| RoyCry::Buys(Die::rolled(color, six), 6));
    samples.extend(colors.into_iter().chain([RoyCry::Buys(Die::rolled(Color::Red, one), 4)]));
    let deeds = RoyDeed::SUMS.map(|sum| RoyDeed::of(sum, &Decisions::default()));
    samples.extend(deeds.take(7).map(|deed| {
        let place = matches!(deed, RoyDeed::Worker { .. }).then_some((Building::CityHall, Some(six)));
        RoyCry::Throws([one, six], deed, place)
    }));
    let own = Some((Building::Palace, None));
    samples.push(RoyCry::Throws([one, six], RoyDeed::Worker { pushes: true }, own));
    samples
        .extend(Character::ALL.into_iter().zip([0, 1, 3, 6, 0, 1]).map(|(of, points)| RoyCry::Scored(of, points, 1)));
    samples.extend(NUMBERS.map(|points| RoyCry::Gains(points.into())));
    samples.extend([0, 1, 2, 5, 12].map(RoyCry::Left));
    let verdict = |result: i32| RoyCry::Verdict { player: 31, roy: 31 - result, result };
    samples.extend([-7, 1, 6, 11, 16, 21].map(verdict));
    samples
}

fn owners() -> impl Iterator<Item = Owner> + Clone {
    SEATS.into_iter().map(Owner::Seat).chain([Owner::Gray])
}

/// The beginning, and what a round begins with.
fn round() -> Vec<Cry> {
    let mut samples: Vec<Cry> = SEATS.into_iter().zip([4, 5, 6, 6]).map(|(seat, of)| Cry::Opening(seat, of)).collect();
    samples.push(Cry::HouseFigures);
    samples.extend(SEATS.into_iter().zip([6, 4, 2, 1]).map(|(seat, left)| Cry::Settles(seat, left)));
    samples.extend(SEATS.into_iter().zip(Building::ALL).map(|(seat, at)| Cry::Settled(seat, at)));
    samples.extend([
        Cry::Filled(vec![(Building::Palace, 2), (Building::CityHall, 1)]),
        Cry::Filled(vec![(Building::Bishopric, 5)]),
    ]);
    samples.extend((1..=6).map(Cry::Round));
    samples.push(Cry::LastRound);
    let cards = |color: Color| Activity::ALL.into_iter().filter(move |card| card.color() == color);
    let revealed = cards(Color::Yellow).zip(cards(Color::White)).zip(cards(Color::Red));
    samples.extend(revealed.map(|((yellow, white), red)| {
        Cry::Revealed(ByColor::from_fn(|color| match color {
            Color::Red => red,
            Color::White => white,
            Color::Yellow => yellow,
        }))
    }));
    samples.extend(Activity::ALL.map(|card| Cry::Does(card, Owner::Gray)));
    samples.extend([
        Cry::Paid(10, vec![(ANN, 3), (BO, 1), (DORA, 0)]),
        Cry::Paid(10, vec![(CLEO, 11), (DORA, 5)]),
        Cry::Paid(10, Vec::new()),
    ]);
    samples.extend(SEATS.map(|seat| Cry::Short(seat, 2)));
    let dice = [vec![Die::rolled(Color::Red, Face::Four), Die::rolled(Color::White, Face::One)], Vec::new()];
    let dice = dice.into_iter().chain([vec![Die::rolled(Color::Yellow, Face::Six); 2]]);
    samples.extend(owners().zip(dice.cycle()).map(|(owner, dice)| Cry::Rolled(owner, dice)));
    samples.extend([1, 12, 18].map(Cry::Thrown));
    samples
}

/// Events that come and take effect.
fn events() -> Vec<Cry> {
    let book = Book::rulebook();
    let mut samples: Vec<Cry> = Event::ALL.map(|event| Cry::Entered(event, book.black(event), Owner::Gray)).into();
    samples.extend(Event::ALL.map(|event| Cry::Entered(event, book.black(event), Owner::Roy)));
    samples.extend(Called::ALL.map(|called| Cry::Calls(Event::War, called)));
    samples.push(Cry::CallsRed(Event::Resistance));
    samples.extend(Called::ALL.map(Cry::NoCard));
    samples.extend(NUMBERS.map(|dice| Cry::Took(Event::War, dice)));
    samples.extend(Face::ALL.map(|face| Cry::EventDie(Event::Wayfarers, face)));
    samples.extend([
        Cry::Struck(Event::Drought, vec![(ANN, Good::Denier, 2), (BO, Good::Denier, 1)]),
        Cry::Struck(Event::Heresy, vec![(CLEO, Good::Influence, 2), (DORA, Good::Influence, 1)]),
    ]);
    let none = [NoEffect::AllGrayInPlay, NoEffect::NoEvent, NoEffect::CathedralFull, NoEffect::CathedralEmpty];
    let none = none.into_iter().chain([NoEffect::NoCubes, NoEffect::LiesThere(Owner::Gray)]);
    samples.extend(none.map(|why| Cry::NoEffect(Event::Wayfarers, why)));
    samples.extend(owners().zip(NUMBERS).zip(Event::ALL).map(|((owner, cubes), at)| Cry::Cubed(owner, at, cubes)));
    samples.extend(owners().zip(Event::ALL).map(|(owner, event)| Cry::Uncubed(owner, event)));
    samples.extend([
        Cry::Built(Owner::Seat(ANN), vec![Face::Two, Face::Five, Face::Four]),
        Cry::Built(Owner::Gray, vec![Face::One]),
        Cry::Unbuilt(Owner::Seat(BO), Face::Six),
        Cry::Unbuilt(Owner::Gray, Face::Six),
    ]);
    let placed = || owners().zip(Building::ALL.into_iter().cycle());
    samples.extend(placed().map(|(owner, at)| Cry::Placed(owner, at)));
    samples.extend(placed().map(|(owner, at)| Cry::Expelled(owner, at)));
    samples
}

/// Black dice, and influence.
fn combat() -> Vec<Cry> {
    let pairs = || SEATS.into_iter().zip(Face::ALL);
    let mut samples = vec![Cry::BlackRolled(vec![Face::Six, Face::Four, Face::One]), Cry::BlackRolled(vec![Face::Two])];
    samples.extend(pairs().map(|(seat, face)| Cry::Faces(seat, face)));
    samples.extend(SEATS.into_iter().zip([1, 2, 3, 5]).map(|(seat, influence)| {
        let black = Face::ALL.into_iter().rev().take(influence.into()).collect();
        Cry::Countered { seat, black, sum: 20 + influence, influence }
    }));
    samples.extend(pairs().map(|(seat, face)| Cry::Uncountered(seat, face, 2)));
    samples.extend(pairs().map(|(seat, face)| Cry::Rerolled(seat, 1, face)));
    samples.extend(SEATS.map(|seat| Cry::TurnedOver(seat, 4, vec![Face::Six, Face::Five])));
    samples.extend(SEATS.map(|seat| Cry::Recruited(seat, 2)));
    samples
}

/// What players do with dice.
fn deeds() -> Vec<Cry> {
    let mut samples =
        vec![Cry::Bought(ANN, vec![(Owner::Seat(CLEO), 6), (Owner::Gray, 4)]), Cry::Bought(BO, vec![(Owner::Gray, 2)])];
    let cards = || SEATS.into_iter().cycle().zip(Activity::ALL);
    samples.extend(cards().map(|(seat, card)| Cry::Hired(seat, card)));
    samples.extend(cards().zip(NUMBERS).map(|((seat, card), times)| Cry::Used(seat, card, times)));
    samples.extend([(16, 2), (9, 4), (1, 1)].map(|(sum, per)| Cry::Divided(sum, per)));
    samples.extend(SEATS.map(Cry::Farmed));
    samples.extend(SEATS.map(Cry::Unsaid));
    samples.extend(SEATS.into_iter().zip(NUMBERS).map(|(seat, cubes)| Cry::Stored(seat, Activity::Priest, cubes)));
    samples.extend([
        Cry::Shot(ANN, vec![Face::Two, Face::Four], 1),
        Cry::Shot(BO, vec![Face::One], 0),
        Cry::Shot(CLEO, vec![Face::Six, Face::Six, Face::Three], 3),
    ]);
    let amounts = |count: u8| Good::ALL.map(|good| (good, u16::from(count))).to_vec();
    samples.extend(SEATS.into_iter().cycle().zip(NUMBERS).map(|(seat, count)| Cry::Gained(seat, amounts(count))));
    samples.extend(
        SEATS
            .into_iter()
            .cycle()
            .zip(NUMBERS)
            .flat_map(|(seat, count)| Good::ALL.map(|good| (seat, vec![(good, count.into())])))
            .flat_map(|(seat, goods)| [Cry::Pays(seat, goods.clone()), Cry::Lost(seat, goods)]),
    );
    samples.extend([
        Cry::Beaten(Event::ConflictOfSuccession, vec![(CLEO.into(), 3), (DORA.into(), 1)], Some(CLEO.into())),
        Cry::Beaten(Event::SkirmishesB, Vec::new(), Some(ANN.into())),
        Cry::Beaten(Event::Marauding, vec![(BO.into(), 2), (Owner::Roy, 1)], Some(Owner::Roy)),
        Cry::Beaten(Event::Marauding, Vec::new(), None),
    ]);
    samples.extend(SEATS.map(Cry::Acts));
    samples.extend([Event::TheologicalConflict, Event::Wayfarers].map(Cry::Pushes));
    samples.extend(SEATS.into_iter().zip(NUMBERS).map(|(seat, cubes)| Cry::Aims(seat, cubes)));
    samples.extend(SEATS.map(Cry::Passed));
    samples.extend([vec![ANN], vec![ANN, BO], vec![BO, CLEO, DORA]].map(Cry::PassDeniers));
    samples
}

/// The end of a round and of the game, and what people tell besides.
fn ending() -> Vec<Cry> {
    let mut samples = vec![
        Cry::RoundDone,
        Cry::LastDone,
        Cry::Home(vec![Owner::Seat(ANN), Owner::Gray]),
        Cry::Home(vec![DORA.into()]),
    ];
    samples.extend(SEATS.map(Cry::Start));
    samples
        .extend(Count::ALL.into_iter().zip(SEATS.into_iter().cycle()).map(|(count, seat)| Cry::Inexact(seat, count)));
    samples.push(Cry::Untold);
    let pages = [
        Page::Activity(Activity::Monk, ActivityPage::default()),
        Page::Event(Event::BrigandsB, crate::games::troyes::rules::EventPage::default()),
    ];
    samples.extend(pages.map(|page| Cry::Booked(Box::new(page))));
    samples.extend(corrections().into_iter().map(Cry::Corrected));
    let held = Character::ALL.into_iter().zip(SEATS.into_iter().cycle());
    samples.extend(held.map(|(character, seat)| Cry::Shown(seat, vec![character])));
    samples.push(Cry::Shown(ANN, vec![Character::Chretien, Character::Henry]));
    samples.push(Cry::Over);
    let numbers = NUMBERS.map(i32::from);
    samples.extend(SEATS.into_iter().cycle().zip(numbers).map(|(seat, points)| Cry::Won(vec![seat], points)));
    samples.extend([Cry::Won(vec![ANN, BO], 1), Cry::Won(vec![BO, CLEO, DORA], 22)]);
    let places = SEATS.into_iter().zip([31, 21, 1, -2]);
    samples.extend((1..).zip(places).map(|(place, (seat, points))| Cry::Standing(place, seat, points)));
    samples.push(Cry::Undecided);
    samples
}

fn corrections() -> Vec<Correction> {
    let die = DieAt { owner: Owner::Seat(CLEO), index: 0 };
    let mut all: Vec<Correction> = Good::ALL.map(|good| Correction::Purse(ANN, good, 3)).into();
    all.extend([
        Correction::Exact(BO, Count::Citizens),
        Correction::Standing(Building::Palace, Owner::Gray, 2),
        Correction::Lying(Building::Bishopric, Owner::Seat(ANN), true),
        Correction::Lying(Building::Bishopric, Owner::Seat(ANN), false),
        Correction::Supply(DORA, 3),
        Correction::Tradesmen(Activity::Monk, vec![Some(ANN), None, Some(BO)]),
        Correction::Stored(Activity::Monk, ANN, 2),
        Correction::Event(Event::War, vec![Owner::Seat(ANN), Owner::Gray]),
        Correction::Event(Event::War, Vec::new()),
        Correction::Left(Event::War, Some(ANN)),
        Correction::Left(Event::War, None),
        Correction::Cathedral(Face::Four, 1, Some(Owner::Seat(ANN))),
        Correction::Cathedral(Face::Four, 1, None),
        Correction::Die(die, Face::Two, Lies::Square),
        Correction::Start(ANN),
        Correction::Turn(BO),
        Correction::Passed(CLEO, Some(3)),
        Correction::Passed(CLEO, None),
        Correction::RoyPoints(7),
        Correction::RoyTradesman(Activity::Monk, Some(1)),
        Correction::RoyTradesman(Activity::Monk, None),
    ]);
    all
}

/// Returns games won alone and shared, with every number of points that matters to a language.
#[must_use]
pub fn winners() -> Vec<Results<Troyes>> {
    let player = |name: &str, points: u8| {
        let row = |row| Some(if row == Row::Gained { points.into() } else { 0 });
        PlayerSheet { name: name.to_owned(), sheet: Sheet(ByRow::from_fn(row)) }
    };
    let results = |players| Results { date: date(2026, 2, 28), stamp: 0, players };
    let won = |names: &'static [&'static str]| {
        let of = move |points| results(names.iter().map(|name| player(name, points)).collect());
        NUMBERS.map(of)
    };
    [&["Ann"][..], &["Ann", "Bo"], &["Ann", "Bo", "Cleo"]].into_iter().flat_map(won).collect()
}
