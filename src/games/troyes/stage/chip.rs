//! Picks of the menu as small drawings, each one unit high.

use super::pen::Line;
use super::{Art, Body, Mark};
use crate::games::troyes::record::{ActPick, CounterPick, FixKind, FixPick, InputPick, Pick, SpendPick, TellPick};
use crate::games::troyes::rules::{
    Activity, Building, Color, Count, Deck, DieAt, Event, Face, Good, Lies, Origin, Owner, Seat, Table, Target,
};
use crate::stage::Scene;

/// Returns the drawing of a pick; nothing for one that is only words.
#[must_use]
pub fn chip(table: &Table, pick: Pick) -> Option<Scene> {
    let mut line = Line::default();
    for art in signs(table, pick) {
        line.art(&art);
    }
    (!line.is_empty()).then(|| line.alone())
}

/// Drawings beside each other, each of some that lie on each other.
type Signs = Vec<Vec<Art>>;

fn signs(table: &Table, pick: Pick) -> Signs {
    match pick {
        Pick::Mode(_) => Vec::new(),
        Pick::Input(pick) => input(pick),
        Pick::Counter(CounterPick::Black(at)) => {
            let black = table.black().get(usize::from(at));
            black.map(|black| Art::rolled(Body::Black, black.face).to_vec()).into_iter().collect()
        }
        Pick::Counter(CounterPick::Die(index)) | Pick::Spend(SpendPick::Die(index)) => {
            table.active().map(|seat| die(table, DieAt { owner: seat.into(), index })).unwrap_or_default()
        }
        Pick::Act(pick) => act(table, pick),
        Pick::Spend(SpendPick::Reroll | SpendPick::TurnOver) => vec![vec![Art::Good(Good::Influence)], vec![Art::Roll]],
        Pick::Spend(SpendPick::Recruit) => {
            let citizen = table.active().map(|seat| vec![Art::Citizen(Mark::of_seat(seat))]);
            [vec![Art::Good(Good::Influence)]].into_iter().chain(citizen).collect()
        }
        Pick::Spend(SpendPick::Fell(face)) => fell(face),
        Pick::Fix(pick) => fix(table, pick),
    }
}

fn input(pick: InputPick) -> Signs {
    match pick {
        InputPick::Settle(building) => one(Art::Building(building)),
        InputPick::Reveal(activity) => card(activity),
        InputPick::Enter(event) | InputPick::Cube(event) => self::event(event),
        InputPick::Call(called) => one(Art::Order(called.color())),
        InputPick::Short(seat) | InputPick::Held(seat, _) | InputPick::Out(Some(Owner::Seat(seat))) => mark(seat),
        InputPick::Out(Some(owner @ (Owner::Gray | Owner::Roy))) => one(Art::Mark(Mark::of(owner))),
        InputPick::Fell(face) => fell(face),
        InputPick::Tell(tell) => self::tell(tell),
        // A number stands below its words.
        InputPick::Black | InputPick::Figure(_) | InputPick::Out(None) | InputPick::TakeBack => Vec::new(),
    }
}

fn act(table: &Table, pick: ActPick) -> Signs {
    match pick {
        ActPick::Die(at) => die(table, at),
        ActPick::Cube(activity) => card(activity).into_iter().chain([vec![Art::Hourglass]]).collect(),
        ActPick::Target(target) => self::target(target),
        ActPick::From(origin) => from(table, origin),
        ActPick::Out(Some(owner)) => one(Art::Mark(Mark::of(owner))),
        ActPick::Place(building) | ActPick::Building(building) => one(Art::Building(building)),
        ActPick::Event(event) => self::event(event),
        ActPick::Tell(tell) => self::tell(tell),
        ActPick::Out(None) | ActPick::Price | ActPick::Times => Vec::new(),
    }
}

fn target(target: Target) -> Signs {
    match target {
        Target::Activity(activity) => card(activity),
        Target::Cathedral => one(Art::Cathedral),
        Target::Combat(event) => self::event(event),
        Target::Citizen => one(Art::Space),
        Target::Agriculture => one(Art::Good(Good::Denier)),
        Target::Unsaid => Vec::new(),
    }
}

fn from(table: &Table, origin: Origin) -> Signs {
    match origin {
        Origin::Supply => table.active().map(|seat| one(Art::Citizen(Mark::of_seat(seat)))).unwrap_or_default(),
        Origin::Standing(building) | Origin::Lying(building) => one(Art::Building(building)),
        Origin::Tradesman(activity) => card(activity),
    }
}

fn fix(table: &Table, pick: FixPick) -> Signs {
    match pick {
        FixPick::Kind(kind) => one(kind_art(kind)),
        FixPick::Owner(owner) | FixPick::Add(owner) => one(Art::Mark(Mark::of(owner))),
        FixPick::Building(building) => one(Art::Building(building)),
        FixPick::Good(good) => one(Art::Good(good)),
        FixPick::Count(count) => one(count_art(count)),
        FixPick::Card(activity) => card(activity),
        FixPick::Event(event) => self::event(event),
        FixPick::To(Some(seat)) => mark(seat),
        FixPick::Cube(Some(owner)) => one(Art::Cube(Mark::of(owner))),
        FixPick::Die(at) => die(table, at),
        FixPick::Shows(face) => fell(face),
        FixPick::Space(Some(_)) => one(Art::Space),
        FixPick::Number
        | FixPick::Space(None)
        | FixPick::Lying(_)
        | FixPick::To(None)
        | FixPick::Site(_)
        | FixPick::Level(_)
        | FixPick::Cube(None)
        | FixPick::Lies(Lies::Square | Lies::Used | Lies::Countered)
        | FixPick::Remove(_) => Vec::new(),
    }
}

const fn kind_art(kind: FixKind) -> Art {
    match kind {
        FixKind::Purse | FixKind::Exact => Art::Good(Good::Denier),
        FixKind::Standing | FixKind::Lying => Art::Building(Building::Palace),
        FixKind::Supply | FixKind::Tradesmen => Art::Citizen(Mark::Gray),
        FixKind::Stored => Art::Hourglass,
        FixKind::Event => Art::Event,
        FixKind::Left => Art::Won,
        FixKind::Cathedral => Art::Cathedral,
        FixKind::Die => Art::Roll,
        FixKind::Start => Art::Start,
        FixKind::Turn => Art::Turn,
        FixKind::Passed => Art::Passed,
        FixKind::RoyPoints => Art::Good(Good::Point),
        FixKind::RoyTradesman => Art::Mark(Mark::Gray),
    }
}

const fn count_art(count: Count) -> Art {
    match count {
        Count::Deniers => Art::Good(Good::Denier),
        Count::Influence => Art::Good(Good::Influence),
        Count::Points => Art::Good(Good::Point),
        Count::Citizens => Art::Citizen(Mark::Gray),
        Count::Cubes => Art::Cube(Mark::Gray),
        Count::Cards => Art::Won,
    }
}

fn tell(tell: TellPick) -> Signs {
    match tell {
        TellPick::Beaten(_) => one(Art::Banner),
        TellPick::First(_) | TellPick::Second(_) => Vec::new(),
    }
}

fn one(art: Art) -> Signs {
    vec![vec![art]]
}

fn mark(seat: Seat) -> Signs {
    one(Art::Mark(Mark::of_seat(seat)))
}

/// The sign of an activity: the order of the city that it belongs to.
fn card(activity: Activity) -> Signs {
    one(Art::Order(activity.color()))
}

/// The sign of an event: a torch, and the order of the city that it belongs to.
fn event(event: Event) -> Signs {
    match event.deck() {
        Deck::Board => one(Art::Event),
        Deck::Of(color) => vec![vec![Art::Event], vec![Art::Order(color)]],
    }
}

/// A face that a die showed.
fn fell(face: Face) -> Signs {
    vec![Art::rolled(Body::Of(Color::White), face).to_vec()]
}

fn die(table: &Table, at: DieAt) -> Signs {
    table.die(at).map(|die| Art::die(die).to_vec()).into_iter().collect()
}
