//! The machine-readable cry: one JSON object a line, version 1.
//!
//! These types are the public format and nothing else: the rules' own types may change without them. A field's place here
//! is its place in the line.
#![doc = include_str!("cry-format.md")]
#![allow(missing_docs, reason = "the names and the table of the format tell what each field is")]

use serde::Serialize;

use super::args::Cards;
use super::json_corrected::{Corrected, corrected};
use super::json_purses::{Changes, changed};
use super::json_roy::{RoyTurn, of_roy};
use super::json_values::{
    Bands, Citizens as Gray, Colors, Cubes, Die, Figures, Lacking, Origin, Owner, Price, Printed, Row, TurnOf, black,
    highest_first, no_effect, printed, told,
};
use crate::chronicle::Name;
use crate::games::troyes::record::{DiceFrom, Record};
use crate::games::troyes::rules::{
    self, Activity, Beaten, BlackDice, Building, Called, Cathedral, Changed, Character, Citizens, Color, Count,
    Decision, Deed, Depth, Dice, DieAt, Ending, Event, Events, Good, Happening, Player, Purse, Round, Seat, Setup,
    Table, Troyes, Verdict, What, Works, winners,
};
use crate::play::{Game as _, Step, Transition};

/// The version of the format.
pub const FORMAT: u8 = 1;

/// One line of the machine-readable cry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Line {
    /// The game as it was opened; once, first.
    Opened(Box<Opened>),
    /// Something else is awaited now.
    Turn(TurnOf),
    /// Citizens took spaces at the beginning.
    Settled { owner: Owner, building: Name<Building>, citizens: u8 },
    /// A round began.
    RoundBegan { round: u8, start: u8, last: bool },
    /// Activities came.
    Revealed { activities: Colors<Name<Activity>> },
    /// The dice of a district.
    Workforce { owner: Owner, red: Vec<u8>, white: Vec<u8>, yellow: Vec<u8> },
    /// An event came to that place of the queue.
    Entered { event_card: Name<Event>, place: u8 },
    /// A red card calls a card of that deck.
    Calls { event_card: Name<Event>, deck: Name<Color> },
    /// That deck is empty.
    NoCard { deck: Name<Color> },
    /// The start player takes black dice.
    Took { event_card: Name<Event>, dice: u8 },
    /// The die of an event.
    EventDie { event_card: Name<Event>, die: u8 },
    /// An event has no effect.
    NoEffect { event_card: Name<Event>, why: &'static str, owner: Option<Owner> },
    /// Cubes came to an event.
    Cubed { event_card: Name<Event>, owner: Owner, cubes: u8 },
    /// The cube that came last left an event.
    Uncubed { event_card: Name<Event>, owner: Owner },
    /// An event was countered.
    Beaten { event_card: Name<Event>, cubes: Vec<Cubes>, rewards: Option<[u8; 2]>, card_to: Option<u8> },
    /// A cube came to the Cathedral.
    Built { owner: Owner, site: u8, level: u8 },
    /// A cube left the Cathedral.
    Unbuilt { owner: Owner, site: u8, level: u8 },
    /// A citizen came to a building.
    Placed { owner: Owner, from: Option<Origin>, building: Name<Building> },
    /// A citizen was pushed out.
    Expelled { owner: Owner, building: Name<Building> },
    /// A citizen became a tradesman.
    Hired { player: u8, card: Name<Activity>, space: u8, from: Origin, price: Option<u16> },
    /// A citizen who lay on a building went home.
    WentHome { owner: Owner, building: Name<Building> },
    /// The black dice.
    BlackRolled { dice: Vec<u8> },
    /// A player countered black dice.
    Countered { player: u8, dice: Vec<u8>, with: Vec<Die>, sum: u16 },
    /// A player could not counter a black die.
    Uncountered { player: u8, die: u8 },
    /// A player used influence.
    Influence { player: u8, what: &'static str, dice: Vec<Die>, before: Vec<u8> },
    /// A player used dice.
    Acted(Box<Acted>),
    /// A player gained something.
    Gained(Changes),
    /// A player paid or lost something.
    Lost(Changes),
    /// Cubes came to an activity.
    Stored { player: u8, card: Name<Activity>, cubes: u8 },
    /// Dice were rolled for cubes.
    Shot { player: u8, dice: Vec<u8>, hits: u8 },
    /// A player passed.
    Passed { player: u8, deniers: u8 },
    /// A denier more lies in the district of a player who passed.
    PassDenier { player: u8, deniers: u8 },
    /// A round ended.
    RoundClosed { start: Option<u8> },
    /// A count is no longer exact.
    Inexact { player: u8, count: Name<Count>, asked: bool },
    /// Figures of a card were told.
    Booked { card: &'static str, figures: Figures },
    /// A count was corrected.
    Corrected(Corrected),
    /// A player held these characters.
    Characters { player: u8, held: Vec<Name<Character>> },
    /// The count at the end.
    Counted { rows: Vec<Row>, winners: Vec<u8> },
    /// Who won is not known yet.
    Undecided { lacking: Vec<Lacking> },
    /// Le Roy placed citizens at the beginning.
    RoySettled { dice: Colors<Vec<u8>>, buildings: Vec<Name<Building>> },
    /// He removed a black die.
    RoyCountered { die: u8, with: Die },
    /// A turn of his.
    RoyTurn(Box<RoyTurn>),
    /// A tradesman of his came.
    RoyHired { card: Name<Activity>, space: u8 },
    /// He gained points.
    RoyGained { points: u16, has: u16, why: &'static str },
    /// He took an event card.
    RoyWon { event_card: Name<Event> },
    /// He could not do what his dice say.
    RoyNothing,
    /// The top character was scored.
    CharacterScored { character: Name<Character>, player: Option<u8>, roy: u8 },
    /// The result against him.
    Verdict { player: i32, roy: i32, result: i32, verdict: Name<Verdict> },
    /// The game ended; once, last.
    Ended { rounds: u8 },
}

/// The game as it was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Opened {
    pub format: u8,
    pub game: &'static str,
    pub code: Option<String>,
    pub players: Vec<String>,
    pub rounds: u8,
    pub start: u8,
    pub bonus: bool,
    pub gray: Option<Gray>,
    pub citizens: u8,
    pub deniers: u16,
    pub influence: u16,
    pub cards: Name<Cards>,
    pub characters: Name<Cards>,
    pub dice: Name<DiceFrom>,
    pub depth: Name<Depth>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solo: Option<Vec<Name<Decision>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<Vec<Name<Character>>>,
    pub figures: Vec<Printed>,
    pub bands: Vec<Bands>,
}

/// An action with dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Acted {
    pub player: u8,
    pub deed: &'static str,
    pub card: Option<Name<Activity>>,
    pub event_card: Option<Name<Event>>,
    pub building: Option<Name<Building>>,
    pub times: Option<u8>,
    pub dice: Vec<Die>,
    pub cube: Option<Name<Activity>>,
    pub sum: u16,
    pub price: Vec<Price>,
}

/// The first line: the game as it was opened.
#[must_use]
pub fn opened(record: &Record) -> Line {
    let (opening, table) = (record.opening(), record.opened_table());
    let players = table.player_count();
    let bands = |character: Character| Bands { character: character.into(), bands: character.bands(players.into()) };
    Line::Opened(Box::new(Opened {
        format: FORMAT,
        game: Troyes::NAME,
        code: opening.deciding_code().map(|code| code.as_str().to_owned()),
        players: opening.players.clone(),
        rounds: table.rounds(),
        start: table.start().0,
        bonus: table.has_bonus(),
        gray: (players == 2).then(|| Gray::from(&opening.gray)),
        citizens: Setup::first_citizens(players),
        deniers: Purse::FIRST.has(Good::Denier),
        influence: Purse::FIRST.has(Good::Influence),
        cards: Cards::from(opening.cards).into(),
        characters: Cards::from(opening.characters).into(),
        dice: opening.dice.into(),
        depth: table.depth().into(),
        solo: table.roy().map(|roy| {
            let held = Decision::ALL.into_iter().filter(|decision| roy.decided()[*decision]);
            held.map(Name).collect()
        }),
        pile: table.roy().and_then(|_| {
            let pile = table.player(Seat(0))?.characters();
            Some(pile.iter().copied().map(Name).collect())
        }),
        figures: printed(table.book()),
        bands: Character::ALL.map(bands).to_vec(),
    }))
}

/// The lines that tell what an order caused; that the game ended is the last one.
#[must_use]
pub fn lines(told: Transition<'_, Troyes>) -> Vec<Line> {
    let ended = |it: &Happening| if let Happening::Ending(Ending::Ended(rounds)) = it { Some(*rounds) } else { None };
    let last = told.happenings.iter().find_map(ended).map(|rounds| Line::Ended { rounds });
    let mut lines = Vec::with_capacity(told.happenings.len() + 1);
    told.walk(|step| lines.extend(line(step)));
    lines.extend(last);
    lines
}

/// The line that tells a happening, if it has one.
fn line(Step { happening, later, after }: Step<'_, Troyes>) -> Option<Line> {
    Some(match happening {
        Happening::Citizens(citizens) => of_citizens(citizens),
        Happening::Dice(dice) => of_dice(dice, after),
        Happening::Deed(deed) => Line::Acted(Box::new(acted(deed, after))),
        Happening::Gained(change) => Line::Gained(changed(*change, after)),
        Happening::Lost(change) => Line::Lost(changed(*change, after)),
        Happening::Events(events) => of_events(events),
        Happening::Black(BlackDice::Rolled(faces)) => Line::BlackRolled { dice: highest_first(faces.iter().copied()) },
        Happening::Black(BlackDice::Countered { seat, black: against, with, sum }) => Line::Countered {
            player: seat.0,
            dice: highest_first(against.iter().filter_map(|at| black(after, *at))),
            with: with.iter().filter_map(|index| own(after, *seat, *index)).collect(),
            sum: *sum,
        },
        Happening::Black(BlackDice::Uncountered(seat, at)) => {
            Line::Uncountered { player: seat.0, die: black(after, *at)?.value() }
        }
        // Whose turn it is says so.
        Happening::Black(BlackDice::Faces(..)) => return None,
        Happening::Works(Works::Revealed(cards)) => Line::Revealed { activities: cards.into() },
        Happening::Works(Works::Stored(seat, card, cubes)) => {
            Line::Stored { player: seat.0, card: (*card).into(), cubes: *cubes }
        }
        Happening::Works(Works::Shot(seat, faces, hits)) => {
            Line::Shot { player: seat.0, dice: faces.iter().map(|face| face.value()).collect(), hits: *hits }
        }
        Happening::Cathedral(Cathedral::Built(owner, site, level)) => {
            Line::Built { owner: Owner(*owner), site: site.value(), level: *level }
        }
        Happening::Cathedral(Cathedral::Unbuilt(owner, site, level)) => {
            Line::Unbuilt { owner: Owner(*owner), site: site.value(), level: *level }
        }
        Happening::Round(round) => return of_round(round, later, after),
        Happening::Ending(ending) => return of_ending(ending, after),
        Happening::Roy(roy) => return of_roy(roy, after),
        Happening::Inexact { seat, count, asked } => {
            Line::Inexact { player: seat.0, count: (*count).into(), asked: *asked }
        }
        Happening::Booked(page) => {
            let (card, figures) = told(page);
            Line::Booked { card, figures }
        }
        Happening::Corrected(correction) => Line::Corrected(corrected(correction)),
    })
}

fn of_citizens(citizens: &Citizens) -> Line {
    match *citizens {
        Citizens::Settled(seat, building) => {
            Line::Settled { owner: Owner(seat.into()), building: building.into(), citizens: 1 }
        }
        Citizens::Filled(building, citizens) => {
            Line::Settled { owner: Owner(rules::Owner::Gray), building: building.into(), citizens }
        }
        Citizens::Placed { owner, from, building } => {
            Line::Placed { owner: Owner(owner), from: from.map(Origin::from), building: building.into() }
        }
        Citizens::Expelled(owner, building) => Line::Expelled { owner: Owner(owner), building: building.into() },
        Citizens::Hired { seat, from, card, space, price } => {
            Line::Hired { player: seat.0, card: card.into(), space, from: from.into(), price }
        }
        Citizens::Recruited(seat) => {
            Line::Influence { player: seat.0, what: "recruit", dice: Vec::new(), before: Vec::new() }
        }
        Citizens::WentHome(owner, building) => Line::WentHome { owner: Owner(owner), building: building.into() },
    }
}

fn of_dice(dice: &Dice, after: &Table) -> Line {
    let changed = |seat: &Seat, what, all: &[Changed]| Line::Influence {
        player: seat.0,
        what,
        dice: all.iter().filter_map(|changed| Die::of(after, changed.die)).collect(),
        before: all.iter().map(|changed| changed.from.value()).collect(),
    };
    match dice {
        Dice::Rolled(owner, dice) => {
            let of = |color| dice.iter().filter(move |die| die.color == color).map(|die| die.face.value()).collect();
            let Colors { red, white, yellow } = Colors::from_fn(of);
            Line::Workforce { owner: Owner(*owner), red, white, yellow }
        }
        Dice::Rerolled(seat, again) => changed(seat, "reroll", std::slice::from_ref(again)),
        Dice::TurnedOver(seat, dice) => changed(seat, "turn_over", dice),
    }
}

fn own(table: &Table, seat: Seat, index: u8) -> Option<Die> {
    Die::of(table, DieAt { owner: seat.into(), index })
}

fn acted(Deed { seat, dice, cube, sum, bought, what }: &Deed, after: &Table) -> Acted {
    let acted = |deed, times| Acted {
        player: seat.0,
        deed,
        card: None,
        event_card: None,
        building: None,
        times,
        dice: dice.iter().filter_map(|at| Die::of(after, *at)).collect(),
        cube: cube.map(Name),
        sum: *sum,
        price: bought.iter().map(Price::from).collect(),
    };
    match *what {
        What::Activity(card, times) => Acted { card: Some(card.into()), ..acted("activity", Some(times)) },
        What::Cathedral => acted("cathedral", None),
        What::Combat(event, cubes) => Acted { event_card: Some(event.into()), ..acted("combat", Some(cubes)) },
        What::Citizen(building, _) => Acted { building: Some(building.into()), ..acted("citizen", None) },
        What::Agriculture => acted("agriculture", None),
        What::Unsaid => acted("unsaid", None),
    }
}

fn of_events(events: &Events) -> Line {
    match events {
        Events::Entered(event, place) => Line::Entered { event_card: (*event).into(), place: *place },
        Events::Calls(event, called) => {
            Line::Calls { event_card: (*event).into(), deck: Called::color(*called).into() }
        }
        Events::CallsRed(event) => Line::Calls { event_card: (*event).into(), deck: Color::Red.into() },
        Events::NoCard(called) => Line::NoCard { deck: Called::color(*called).into() },
        Events::Took(event, dice) => Line::Took { event_card: (*event).into(), dice: *dice },
        Events::Rolled(event, face) => Line::EventDie { event_card: (*event).into(), die: face.value() },
        Events::NoEffect(event, why) => {
            let (why, owner) = no_effect(*why);
            Line::NoEffect { event_card: (*event).into(), why, owner }
        }
        Events::Cubed(event, owner, cubes) => {
            Line::Cubed { event_card: (*event).into(), owner: Owner(*owner), cubes: *cubes }
        }
        Events::Uncubed(event, owner) => Line::Uncubed { event_card: (*event).into(), owner: Owner(*owner) },
        Events::Beaten(Beaten { event, cubes, rewards, card_to }) => Line::Beaten {
            event_card: (*event).into(),
            cubes: cubes.iter().map(|(owner, cubes)| Cubes { owner: Owner(*owner), cubes: *cubes }).collect(),
            rewards: *rewards,
            card_to: card_to.map(|seat| seat.0),
        },
    }
}

fn of_round(round: &Round, later: &[Happening], after: &Table) -> Option<Line> {
    let deniers = |seat: Seat| after.player(seat).and_then(Player::passed).unwrap_or_default();
    Some(match round {
        Round::New(round) => Line::RoundBegan { round: *round, start: after.start().0, last: *round == after.rounds() },
        Round::Began(_) => Line::Turn(TurnOf::of(after)?),
        Round::Passed(seat) => Line::Passed { player: seat.0, deniers: deniers(*seat) },
        Round::PassDenier(seat) => Line::PassDenier { player: seat.0, deniers: deniers(*seat) },
        Round::Cleared => {
            let start = |later: &Happening| {
                if let Happening::Round(Round::StartPassed(to)) = later { Some(to.0) } else { None }
            };
            Line::RoundClosed { start: later.iter().find_map(start) }
        }
        Round::StartPassed(_) => return None,
    })
}

fn of_ending(ending: &Ending, after: &Table) -> Option<Line> {
    Some(match ending {
        Ending::Shown(seat, held) => {
            Line::Characters { player: seat.0, held: held.iter().map(|character| (*character).into()).collect() }
        }
        Ending::Counted(scores) => Line::Counted {
            rows: scores.iter().map(Row::from).collect(),
            winners: winners(scores).into_iter().map(|seat| seat.0).collect(),
        },
        Ending::Undecided => {
            let lacking = after.score().err().unwrap_or_default();
            Line::Undecided { lacking: lacking.iter().map(Lacking::from).collect() }
        }
        // The round that began tells it; and that the game ended is told last.
        Ending::LastRound | Ending::Ended(_) => return None,
    })
}
