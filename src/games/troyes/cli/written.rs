//! Orders as lines, the other way round than they are read.

use super::corrections::corrected;
use super::orders::die_that_shows;
use super::reading::{owner_name, shown_name, spaced};
use crate::games::troyes::record::printed;
use crate::games::troyes::rules::{
    Act, Black, ByColor, Character, Color, DieAt, Face, Hire, Order, Origin, Owner, Page, Purpose, Resolution,
    RoyOrder, Seat, Table, ToldEvent, Use, Uses,
};
use crate::play::Named;

/// Returns the line of an order that is given at that table, with all that chance decides in it.
#[must_use]
pub fn written(table: &Table, order: &Order) -> String {
    match order {
        Order::Settle(building) => format!("settle {}", building.name()),
        Order::Reveal(cards) => format!("reveal {}", names(&Color::ALL.map(|color| cards[color]))),
        Order::Pay { short } => format!("pay{}", short_of(short)),
        Order::Workforce(dice) => {
            let district = |(owner, of): (Owner, &ByColor<Vec<Face>>)| {
                let shown = Color::ALL.into_iter().flat_map(|color| of[color].iter().map(move |face| (color, *face)));
                owner_name(owner) + &spaced(shown.map(|(color, face)| shown_name(color, face)))
            };
            format!("workforce {}", dice.iter().map(district).collect::<Vec<_>>().join(" / "))
        }
        Order::Enter(event) => format!("draw {}", event.name()),
        Order::Call(called) => format!("call {}", called.name()),
        Order::Resolve(Resolution { short, told, black }) => {
            let black = black.map(|black| format!(" black {black}")).unwrap_or_default();
            format!("resolve{}{black}{}", short_of(short), told_of(told))
        }
        Order::RollEvent(face) => format!("roll {face}"),
        Order::Push(out) => format!("out {}", out.map_or_else(|| "nobody".to_owned(), owner_name)),
        Order::RollBlack(faces) => format!("black{}", faces_of(faces)),
        Order::Counter { black, with } => {
            let name = |(at, before): (&u8, usize)| {
                let taken = black.iter().take(before).copied().collect::<Vec<u8>>();
                black_name(table, *at, &taken)
            };
            let shown = spaced(black.iter().zip(0..).map(name));
            format!("counter{shown} with{}", own_names(table, with))
        }
        Order::GiveWay => "give-way".to_owned(),
        Order::Spend(Use::Recruit) => "influence recruit".to_owned(),
        Order::Spend(Use::Reroll(die, face)) => format!("influence reroll{} {face}", own_names(table, &[*die])),
        Order::Spend(Use::TurnOver(dice)) => format!("influence turn-over{}", own_names(table, dice)),
        Order::Act(act) => acted(table, act),
        Order::Shoot(faces) => format!("shoot{}", faces_of(faces)),
        Order::Aim { events, told } => format!("aim{}{}", words(events), told_of(told)),
        Order::Pass => "pass".to_owned(),
        Order::Close => "close".to_owned(),
        Order::Show(hands) => {
            let hand =
                |(seat, hand): (Seat, &Vec<Character>)| format!(" {}{}", owner_name(Owner::Seat(seat)), words(hand));
            let shown = hands.iter().filter(|(_, hand)| !hand.is_empty());
            format!("show{}", shown.map(hand).collect::<String>())
        }
        Order::Roy(RoyOrder::Settle(dice)) => {
            let shown = Color::ALL.into_iter().flat_map(|color| dice[color].map(|face| shown_name(color, face)));
            format!("roy{}", spaced(shown))
        }
        Order::Roy(RoyOrder::Counter) => "roy".to_owned(),
        Order::Roy(RoyOrder::Throw(faces)) => format!("roy{}", faces_of(faces)),
        Order::Book(page) => booked(**page),
        Order::Correct(correction) => format!("correct {}", corrected(correction)),
    }
}

fn names<T: Named>(all: &[T]) -> String {
    all.iter().map(|one| one.name()).collect::<Vec<_>>().join(" ")
}

/// Returns the names, with a space before each.
fn words<T: Named>(all: &[T]) -> String {
    spaced(all.iter().map(|one| one.name().to_owned()))
}

fn faces_of(faces: &[Face]) -> String {
    spaced(faces.iter().map(ToString::to_string))
}

fn short_of(short: &[Seat]) -> String {
    let names = spaced(short.iter().map(|seat| owner_name(Owner::Seat(*seat))));
    if names.is_empty() { names } else { format!(" short{names}") }
}

fn told_of(told: &[ToldEvent]) -> String {
    let one = |told: &ToldEvent| {
        let beaten = if told.beaten { " beaten" } else { "" };
        let rewards = told.rewards.map(|[first, second]| format!(" {first} {second}")).unwrap_or_default();
        format!(" told {}{beaten}{rewards}", told.event.name())
    };
    told.iter().map(one).collect()
}

/// Returns the name of a black die: what it shows, or its place where another one would be read.
fn black_name(table: &Table, at: u8, taken: &[u8]) -> String {
    let die = table.black().get(usize::from(at)).copied();
    let like = |(other, black): &(u8, &Black)| {
        black.stands && die.is_some_and(|die| die.face == black.face) && !taken.contains(other)
    };
    let first = (0..).zip(table.black()).find(like).map(|(other, _)| other);
    match die.filter(|_| first == Some(at)) {
        Some(die) => die.face.to_string(),
        None => place(at),
    }
}

/// Returns the names of dice in the district of the player whose turn it is, with a space before each.
fn own_names(table: &Table, dice: &[u8]) -> String {
    let owner = Owner::Seat(table.active().unwrap_or(table.start()));
    let name = |(index, before): (&u8, usize)| {
        let taken = dice.iter().take(before).copied().collect::<Vec<u8>>();
        die_name(table, DieAt { owner, index: *index }, &taken)
    };
    spaced(dice.iter().zip(0..).map(name))
}

/// Returns the name of a die in its district: what it shows, or its place where another one would be read.
fn die_name(table: &Table, at: DieAt, taken: &[u8]) -> String {
    let name = table.die(at).map(|die| shown_name(die.color, die.face));
    let is_read = |name: &String| die_that_shows(table, at.owner, name, taken) == Some(at.index);
    name.filter(is_read).unwrap_or_else(|| place(at.index))
}

fn place(at: u8) -> String {
    format!("#{}", u16::from(at) + 1)
}

fn acted(table: &Table, Act { group, cube, purpose }: &Act) -> String {
    let told = match purpose {
        Purpose::Activity { told, .. } => told_of(told),
        Purpose::Combat { told, .. } => told_of(&told.iter().copied().collect::<Vec<_>>()),
        Purpose::Cathedral | Purpose::Citizen { .. } | Purpose::Agriculture | Purpose::Unsaid => String::new(),
    };
    let purpose = match purpose {
        Purpose::Activity { card, hire, uses, told: _ } => {
            let hire = hire.map(hired).unwrap_or_default();
            let uses = match uses {
                Uses::Times(times) => format!(" times {times}"),
                Uses::Buildings(buildings) => format!(" in{}", words(buildings)),
                Uses::Events(events) => format!(" on{}", words(events)),
            };
            format!("activity {}{hire}{uses}", card.name())
        }
        Purpose::Cathedral => "cathedral".to_owned(),
        Purpose::Combat { event, cubes, told: _ } => {
            let cubes = cubes.map(|cubes| format!(" cubes {cubes}")).unwrap_or_default();
            format!("combat {}{cubes}", event.name())
        }
        Purpose::Citizen { from, out } => {
            let out = out.map(|out| format!(" out {}", owner_name(out))).unwrap_or_default();
            format!("citizen{}{out}", origin(*from))
        }
        Purpose::Agriculture => "agriculture".to_owned(),
        Purpose::Unsaid => "unsaid".to_owned(),
    };
    let active = Owner::Seat(table.active().unwrap_or(table.start()));
    let name = |(at, before): (&DieAt, usize)| {
        let before = group.iter().take(before).filter(|other| other.owner == at.owner);
        let district = if at.owner == active { String::new() } else { format!("{}:", owner_name(at.owner)) };
        district + &die_name(table, *at, &before.map(|other| other.index).collect::<Vec<u8>>())
    };
    let dice = spaced(group.iter().zip(0..).map(name));
    let cube = cube.map(|cube| format!(" cube {}", cube.name())).unwrap_or_default();
    format!("act {purpose} with{dice}{cube}{told}")
}

fn hired(Hire { from, told }: Hire) -> String {
    let cost = told.map(|cost| format!(" cost {cost}")).unwrap_or_default();
    format!(" hire{}{cost}", origin(from))
}

/// Returns where a citizen comes from; nothing for the supply, which is meant where nothing is said.
fn origin(from: Origin) -> String {
    match from {
        Origin::Supply => String::new(),
        Origin::Standing(building) => format!(" from {}", building.name()),
        Origin::Lying(building) => format!(" from lying {}", building.name()),
        Origin::Tradesman(card) => format!(" from {}", card.name()),
    }
}

fn booked(page: Page) -> String {
    let figures = printed::known(&page).map(|(_, figure, known)| format!(" {} {}", figure.name, known.value));
    format!("book {}{}", printed::card_of(&page).name, figures.collect::<String>())
}
