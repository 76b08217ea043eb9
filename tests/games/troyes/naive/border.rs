//! The border: the rules' orders and tables as the child's numbers and lines. Nothing here knows a rule.

use std::collections::HashMap;
use std::fmt::Write as _;

use town_crier::games::troyes::rules::{
    Act, Activity, BlackStep, Book, Building, ByBuilding, Called, Color, Count, Deck, DieAt, EndStep, Event, EventStep,
    Face, Figure, Fought, Good, Hire, Lies, Origin, Owner, Phase, Purpose, Seat, Table, ToldEvent, TurnStep,
    UpkeepStep, Uses, Wanted,
};

use super::acts::{Deed, For, From};
use super::keeper::{At, Keeper, NO_DECK, Printed, Said};

pub(super) fn face(value: i32) -> Face {
    Face::ALL[usize::try_from(value - 1).expect("from 1")]
}

pub(super) fn owner(n: usize, number: usize) -> Owner {
    if number == n { Owner::Gray } else { Owner::Seat(seat(number)) }
}

pub(super) fn seat(number: usize) -> Seat {
    Seat(u8::try_from(number).expect("small"))
}

fn number(n: usize, owner: Owner) -> usize {
    match owner {
        Owner::Seat(seat) => seat.0.into(),
        Owner::Gray | Owner::Roy => n,
    }
}

fn color(number: usize) -> Color {
    [Color::Red, Color::White, Color::Yellow][number]
}

fn color_number(of: Color) -> usize {
    Color::ALL.into_iter().position(|one| one == of).expect("one of three")
}

pub(super) fn building(number: usize) -> Building {
    color(number).building()
}

pub(super) fn activity(name: &str) -> Activity {
    Activity::ALL.into_iter().find(|one| one.name() == name).expect("an activity")
}

pub(super) fn event(name: &str) -> Event {
    Event::ALL.into_iter().find(|one| one.name() == name).expect("an event")
}

/// What is printed on all cards, as far as a book has it.
pub(super) fn printed(book: &Book, bonus: bool) -> HashMap<String, Printed> {
    let activities = Activity::ALL.into_iter().map(|card| (card.name().to_owned(), printed_activity(book, card)));
    let events = Event::ALL.into_iter().filter(|card| bonus || !card.is_bonus());
    activities.chain(events.map(|card| (card.name().to_owned(), printed_event(book, card)))).collect()
}

fn number_of(figure: Figure<u8>) -> Option<i32> {
    figure.get().map(i32::from)
}

pub(super) fn printed_activity(book: &Book, card: Activity) -> Printed {
    let page = book.activities[card];
    Printed {
        hire: number_of(page.hire),
        per: number_of(page.per),
        spaces: page.spaces.into_iter().map(number_of).collect(),
        color: color_number(card.color()),
        ..Printed::default()
    }
}

pub(super) fn printed_event(book: &Book, card: Event) -> Printed {
    let page = book.events[card];
    let fought = |fought: Fought| match fought {
        Fought::Red => 0,
        Fought::White => 1,
        Fought::Yellow => 2,
        Fought::Any => 3,
    };
    Printed {
        is_event: true,
        per: number_of(page.per),
        fought: page.fought.get().map(fought),
        banners: page.banners.get().map(usize::from),
        rewards: number_of(page.first).zip(number_of(page.second)).map(|(first, second)| [first, second]),
        calls: page.calls.get().map(|called| color_number(Called::color(called))),
        black: number_of(page.black),
        color: match card.deck() {
            Deck::Board => NO_DECK,
            Deck::Of(color) => color_number(color),
        },
        ..Printed::default()
    }
}

/// What people say of events, as an order has it.
pub(super) fn sayings(said: &[Said]) -> Vec<ToldEvent> {
    let told = |said: &Said| ToldEvent {
        event: event(&said.event),
        beaten: said.beaten,
        rewards: said.rewards.map(|rewards| rewards.map(small)),
    };
    said.iter().map(told).collect()
}

pub(super) fn small(number: i32) -> u8 {
    u8::try_from(number).expect("small")
}

pub(super) fn die(n: usize, at: (usize, usize)) -> DieAt {
    DieAt { owner: owner(n, at.0), index: u8::try_from(at.1).expect("small") }
}

fn origin(from: &From) -> Origin {
    match from {
        From::Supply => Origin::Supply,
        From::Standing(of) => Origin::Standing(building(*of)),
        From::Lying(of) => Origin::Lying(building(*of)),
        From::Card(name) => Origin::Tradesman(activity(name)),
    }
}

pub(super) fn act(n: usize, deed: &Deed) -> Act {
    let mut group: Vec<DieAt> = deed.dice.iter().map(|at| die(n, *at)).collect();
    if !matches!(deed.what, For::Church) {
        group.sort();
    }
    let purpose = match &deed.what {
        For::Activity { card, hire, price, times, on, said } => Purpose::Activity {
            card: activity(card),
            hire: hire.as_ref().map(|from| Hire { from: origin(from), told: price.map(small) }),
            uses: match card.as_str() {
                "miller" => Uses::Buildings(
                    on.iter()
                        .map(|name| if name == "palace" { Building::Palace } else { Building::Bishopric })
                        .collect(),
                ),
                "chivalry" | "diplomat" => Uses::Events(on.iter().map(|name| event(name)).collect()),
                _ => Uses::Times(u8::try_from(*times).expect("small")),
            },
            told: sayings(said),
        },
        For::Church => Purpose::Cathedral,
        For::Combat(name, cubes, said) => Purpose::Combat {
            event: event(name),
            cubes: cubes.map(|cubes| u8::try_from(cubes).expect("small")),
            told: sayings(said.as_slice()).pop(),
        },
        For::Citizen { from, out } => Purpose::Citizen { from: origin(from), out: out.map(|out| owner(n, out)) },
        For::Agriculture => Purpose::Agriculture,
        For::Unsaid => Purpose::Unsaid,
    };
    Act { group, cube: deed.cube.as_deref().map(activity), purpose }
}

/// Everything that lies on the child's table, in one line.
pub(super) fn kept(keeper: &Keeper) -> String {
    let mut line = format!("round {} start {} {}", keeper.round, keeper.start, at(&keeper.at));
    for who in 0..keeper.n {
        let purse = [keeper.deniers[who], keeper.influence[who], keeper.points[who]];
        let _ = write!(line, "\ndeniers, influence, points");
        for (count, inexact) in purse.into_iter().zip(keeper.inexact[who]) {
            // What nobody can vouch for may be anything.
            let _ = if inexact { write!(line, " ?") } else { write!(line, " {count}") };
        }
        let _ = write!(
            line,
            ", inexact {:?}\nsupply {}, passed {:?}, won {:?}",
            keeper.inexact[who], keeper.supply[who], keeper.passed[who], keeper.won[who]
        );
    }
    for of in 0..3 {
        let _ = write!(line, "\nbuilding {of}: {:?} {:?}", keeper.standing[of], keeper.lying[of]);
    }
    for dice in &keeper.dice {
        let dice: Vec<_> = dice.iter().map(|die| (die.color, die.value, die.gone)).collect();
        let _ = write!(line, "\n{dice:?}");
    }
    let black: Vec<i32> = keeper.black.iter().filter(|(_, stands)| *stands).map(|(value, _)| *value).collect();
    let _ = write!(line, "\nblack {} {black:?}\n{:?}\n{:?}", keeper.hands, keeper.queue, keeper.church);
    let cards = keeper.cards.iter().map(|card| (card.name.clone(), tight(card.tradesmen.clone()), card.stored.clone()));
    line + &shown_cards(cards.collect())
}

/// Everything that lies on the rules' table, in the same line.
pub(super) fn told(table: &Table) -> String {
    let n = usize::from(table.player_count());
    let mut line = format!("round {} start {} {}", table.round(), table.start().0, phase(table));
    for (_, player) in table.players() {
        let _ = write!(line, "\ndeniers, influence, points");
        for good in [Good::Denier, Good::Influence, Good::Point] {
            let count = player.purse().has(good);
            let _ = if player.is_exact(good.into()) { write!(line, " {count}") } else { write!(line, " ?") };
        }
        let inexact = Count::ALL.map(|count| !player.is_exact(count));
        let _ = write!(line, ", inexact {inexact:?}");
        let won: Vec<&str> = player.won().iter().map(|event| event.name()).collect();
        let _ = write!(line, "\nsupply {}, passed {:?}, won {won:?}", player.supply(), player.passed());
    }
    for (of, building) in [Building::Palace, Building::Bishopric, Building::CityHall].into_iter().enumerate() {
        let standing: Vec<u8> = table.standing(building).values().copied().collect();
        let lying: Vec<bool> = table.lying(building).values().copied().collect();
        let _ = write!(line, "\nbuilding {of}: {standing:?} {lying:?}");
    }
    for dice in table.square().values() {
        let dice: Vec<_> =
            dice.iter().map(|die| (color_number(die.color), die.face.value(), die.lies != Lies::Square)).collect();
        let _ = write!(line, "\n{dice:?}");
    }
    let black: Vec<u8> = table.black().iter().filter(|die| die.stands).map(|die| die.face.value()).collect();
    let queue: Vec<_> = table
        .queue()
        .iter()
        .map(|one| (one.event.name(), one.cubes.iter().map(|of| number(n, *of)).collect::<Vec<_>>()))
        .collect();
    let church: Vec<[Option<usize>; 3]> =
        table.cathedral().values().map(|site| site.map(|cube| cube.map(|of| number(n, of)))).collect();
    let _ = write!(line, "\nblack {} {black:?}\n{queue:?}\n{church:?}", table.taken());
    let cards = table.works().iter().map(|work| {
        let tradesmen = work.tradesmen.iter().map(|one| one.map(|seat| usize::from(seat.0))).collect();
        (
            work.activity.name().to_owned(),
            tight(tradesmen),
            work.stored.values().map(|cubes| i32::from(*cubes)).collect(),
        )
    });
    line + &shown_cards(cards.collect())
}

fn shown_cards(mut cards: Vec<(String, Vec<Option<usize>>, Vec<i32>)>) -> String {
    cards.sort();
    cards.into_iter().fold(String::new(), |line, card| format!("{line}\n{card:?}"))
}

/// Without free spaces behind the last tradesman: whether they are listed says nothing.
fn tight(mut tradesmen: Vec<Option<usize>>) -> Vec<Option<usize>> {
    while tradesmen.last() == Some(&None) {
        tradesmen.pop();
    }
    tradesmen
}

fn at(at: &At) -> String {
    match at {
        At::Settle(placed) => format!("settle {placed}"),
        At::Push(place, value) => format!("push {place} {value}"),
        other => format!("{other:?}").to_lowercase(),
    }
}

fn phase(table: &Table) -> String {
    match table.phase() {
        Phase::Settle(placed) => format!("settle {placed}"),
        Phase::Upkeep(UpkeepStep::Reveal) => "reveal".to_owned(),
        Phase::Upkeep(UpkeepStep::Income) => "income".to_owned(),
        Phase::Upkeep(UpkeepStep::Workforce) => "workforce".to_owned(),
        Phase::Event(EventStep::Draw(wanted)) => format!(
            "draw(\"{}\")",
            match wanted {
                Wanted::Red => "red",
                Wanted::SecondRed => "second red",
                Wanted::Color => "a color that nobody knows",
                Wanted::Called(Called::White) => "white",
                Wanted::Called(Called::Yellow) => "yellow",
            }
        ),
        Phase::Roy(_) => "le Roy, who does not play here".to_owned(),
        Phase::Event(EventStep::Resolve(place)) => format!("resolve({place})"),
        Phase::Event(EventStep::Push(place, face)) => format!("push {place} {}", face.value()),
        Phase::Black(BlackStep::Roll) => "rollblack".to_owned(),
        Phase::Black(BlackStep::Counter(seat)) => format!("counter({})", seat.0),
        Phase::Turn(TurnStep::Act(seat)) => format!("act({})", seat.0),
        Phase::Turn(TurnStep::Shoot(seat, dice)) => format!("shoot({}, {dice})", seat.0),
        Phase::Turn(TurnStep::Aim(seat, cubes)) => format!("aim({}, {cubes})", seat.0),
        Phase::End(EndStep::Close) => "close".to_owned(),
        Phase::End(EndStep::Show) => "show".to_owned(),
        Phase::End(EndStep::Over) => "over".to_owned(),
    }
}

/// Two values for each building, by their numbers.
pub(super) fn by_building(values: [u8; 3]) -> ByBuilding<u8> {
    ByBuilding::from_fn(|of| values[color_number(Building::color(of))])
}
