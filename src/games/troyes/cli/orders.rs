//! Orders as people and programs write them, one a line.
//!
//! Players are named by their seat (`p1`) or by their own names. A die is named by its color and what it shows (`y5`), with its
//! district where it is another's (`p3:y5`, `gray:r3`), or by its place there (`#2`).

use super::acts::act;
use super::corrections::correction;
use super::reading::{
    Line, OrderReason, What, event_of, face_of, named, owner_name, owner_of, place_of, seat_of, shown_of,
};
use super::rolled::{roy, workforce};
use crate::chronicle::cards::{Booked as _, CardBook, CardFigure};
use crate::games::troyes::record::{Ask, CardsFrom, DiceFrom, Record, printed};
use crate::games::troyes::rules::{
    Activity, BlackStep, Book, Building, ByColor, Called, Character, Color, Draw, EndStep, Event, EventStep, Face,
    Order, Owner, Phase, Resolution, RoyPhase, Seat, Table, ToldEvent, Troyes, TurnStep, UpkeepStep, Use, Wanted,
};
use crate::play::{BySeat, Source};

/// The first words of orders.
pub const ORDERS: [&str; 22] = [
    "settle",
    "reveal",
    "pay",
    "workforce",
    "draw",
    "call",
    "resolve",
    "roll",
    "out",
    "black",
    "roy",
    "counter",
    "give-way",
    "influence",
    "act",
    "shoot",
    "aim",
    "pass",
    "close",
    "show",
    "book",
    "correct",
];

/// The forms of orders.
pub const HELP: &str = "settle palace, reveal merchant priest archer, pay, pay short p2, workforce y5 y6 r4 / w1 w2 y3 / gray \
r3, draw war, call white, resolve, resolve short p1, roll 4, out p2, out nobody, black 4 6 1, counter 6 1 with r4, give-way, \
influence recruit, influence reroll y2 1, influence turn-over y1 w3, act activity merchant hire with y5 y6 p3:y5, act \
cathedral with w5 p2:w2, act combat marauding cubes 2 with y6, act citizen out p4 with gray:r3, act agriculture with y5 cube \
tithe, act unsaid with y5, roy, roy 3 4, shoot 3 6, aim war marauding, pass, close, show p1 urbain-4 p2 henry-1, book war per 3 banners 6, \
correct p1 deniers 12, = p1 deniers 12";

/// Returns the first words of the orders that are possible now.
#[must_use]
pub fn now(record: &Record) -> Vec<&'static str> {
    let now: &[&str] = match record.table().phase() {
        Phase::Settle(_) => &["settle"],
        Phase::Roy(RoyPhase::Settle(_) | RoyPhase::Counter | RoyPhase::Act) => &["roy"],
        Phase::Upkeep(UpkeepStep::Reveal) => &["reveal"],
        Phase::Upkeep(UpkeepStep::Income) => &["pay"],
        Phase::Upkeep(UpkeepStep::Workforce) => &["workforce"],
        Phase::Event(EventStep::Draw(Wanted::Color)) => &["call"],
        Phase::Event(EventStep::Draw(Wanted::Red | Wanted::SecondRed | Wanted::Called(_))) => &["draw"],
        Phase::Event(EventStep::Resolve(_)) => &["resolve", "roll"],
        Phase::Event(EventStep::Push(..)) | Phase::Roy(RoyPhase::Ask(_)) => &["out"],
        Phase::Black(BlackStep::Roll) => &["black"],
        Phase::Black(BlackStep::Counter(_)) => &["counter", "give-way", "influence"],
        Phase::Turn(TurnStep::Act(_)) => &["act", "pass", "influence", "close"],
        Phase::Turn(TurnStep::Shoot(..)) => &["shoot", "close"],
        Phase::Turn(TurnStep::Aim(..)) => &["aim", "close"],
        Phase::End(EndStep::Close) => &["close"],
        Phase::End(EndStep::Show | EndStep::Over) => &["show"],
    };
    now.iter().copied().chain(["book", "correct"]).collect()
}

/// Parses a line into an order of that game.
///
/// # Errors
/// The first error.
pub fn order(record: &Record, text: &str) -> Result<Ask, OrderReason> {
    let table = record.table();
    let text = seated(&text.to_lowercase(), &record.opening().players);
    let mut line = Line::new(&text);
    let word = line.word();
    let (by_card, by_dice) = (
        record.opening().cards == CardsFrom::Code && line.is_done(),
        record.opening().dice == DiceFrom::Code && line.is_done(),
    );
    let order = match word {
        Some("reveal") if by_card => return Ok(Ask::Draw(Draw::Reveal)),
        Some("draw") if by_card => return Ok(Ask::Draw(Draw::Enter)),
        Some("workforce") if by_dice => return Ok(Ask::Draw(Draw::Workforce)),
        Some("roll") if by_dice => return Ok(Ask::Draw(Draw::RollEvent)),
        Some("black") if by_dice => return Ok(Ask::Draw(Draw::RollBlack)),
        Some("roy") if by_dice && matches!(table.phase(), Phase::Roy(RoyPhase::Settle(_))) => {
            return Ok(Ask::Draw(Draw::RoySettle));
        }
        Some("roy") if by_dice && table.phase() == Phase::Roy(RoyPhase::Act) => return Ok(Ask::Draw(Draw::RoyThrow)),
        Some("shoot") if by_dice => return Ok(Ask::Draw(Draw::Shoot)),
        Some("settle") => Order::Settle(line.take(What::Building, named)?),
        Some("reveal") => reveal(&mut line)?,
        Some("pay") => Order::Pay { short: short(&mut line)? },
        Some("workforce") => workforce(table, &mut line)?,
        Some("draw") => Order::Enter(line.take(What::Event, event_of)?),
        Some("call") => Order::Call(line.take(What::Color, named::<Called>)?),
        Some("resolve") => resolve(&mut line)?,
        Some("roll") => Order::RollEvent(line.take(What::Face, face_of)?),
        Some("out") => Order::Push(nobody_or(&mut line, owner_of)?),
        Some("black") => Order::RollBlack(faces(&mut line)?),
        Some("counter") => counter(table, &mut line)?,
        Some("give-way") => Order::GiveWay,
        Some("influence") => return influence(record, &mut line),
        Some("act") => act(table, &mut line)?,
        Some("roy") => Order::Roy(roy(table, &mut line)?),
        Some("shoot") => Order::Shoot(faces(&mut line)?),
        Some("aim") => aim(&mut line)?,
        Some("pass") => Order::Pass,
        Some("close") => Order::Close,
        Some("show") => show(table, &mut line)?,
        Some("book") => book(&mut line)?,
        Some("correct") => Order::Correct(correction(&mut line)?),
        other => return Err(OrderReason::Unknown(other.unwrap_or_default().to_owned())),
    };
    line.end()?;
    Ok(Ask::Order(order))
}

/// Returns a line in which players who are called by name are called by seat; a name of several words by the first.
fn seated(line: &str, players: &[String]) -> String {
    let names: Vec<Option<String>> =
        players.iter().map(|name| name.split_whitespace().next().map(str::to_lowercase)).collect();
    let seat = |word: &str| {
        let mut called = (0..).zip(&names).filter(|(_, name)| name.as_deref() == Some(word));
        // Two of one name are called by seat; what means something in an order is no name there.
        called.next().filter(|_| called.next().is_none() && !is_word(word)).map(|(seat, _)| Owner::Seat(Seat(seat)))
    };
    let one = |word: &str| {
        let (name, rest) = word.split_once(':').map_or((word, None), |(name, rest)| (name, Some(rest)));
        match (seat(name), rest) {
            (Some(owner), Some(rest)) => format!("{}:{rest}", owner_name(owner)),
            (Some(owner), None) => owner_name(owner),
            (None, _) => word.to_owned(),
        }
    };
    line.split_whitespace().map(one).collect::<Vec<_>>().join(" ")
}

/// Whether a word means something in an order.
fn is_word(word: &str) -> bool {
    const WORDS: [&str; 42] = [
        "with",
        "cube",
        "cubes",
        "hire",
        "from",
        "cost",
        "out",
        "times",
        "in",
        "on",
        "told",
        "beaten",
        "short",
        "nobody",
        "gray",
        "roy",
        "supply",
        "standing",
        "lying",
        "recruit",
        "reroll",
        "turn-over",
        "activity",
        "cathedral",
        "combat",
        "citizen",
        "agriculture",
        "unsaid",
        "deniers",
        "influence",
        "points",
        "exact",
        "tradesmen",
        "event",
        "left",
        "to",
        "level",
        "die",
        "shows",
        "start",
        "turn",
        "passed",
    ];
    ORDERS.contains(&word)
        || WORDS.contains(&word)
        || named::<Activity>(word).is_some()
        || named::<Event>(word).is_some()
        || named::<Character>(word).is_some()
        || named::<Building>(word).is_some()
        || named::<Color>(word).is_some()
        || !word.starts_with(char::is_alphabetic)
        || owner_of(word).is_some()
        || shown_of(word).is_some()
}

fn reveal(line: &mut Line<'_>) -> Result<Order, OrderReason> {
    let mut cards: ByColor<Option<Activity>> = ByColor::default();
    for _ in Color::ALL {
        let card: Activity = line.take(What::Activity, named)?;
        if cards[card.color()].replace(card).is_some() {
            return Err(line.needs(What::Activity, Some(card.name())));
        }
    }
    Ok(Order::Reveal(ByColor::from_fn(|color| cards[color].unwrap_or(Activity::ALL[0]))))
}

/// Parses the players behind `short`, if they are told.
fn short(line: &mut Line<'_>) -> Result<Vec<Seat>, OrderReason> {
    let mut seats = Vec::new();
    if line.is("short") {
        seats.push(line.take(What::Player, seat_of)?);
        while let Some(seat) = line.maybe(seat_of) {
            seats.push(seat);
        }
        seats.sort_unstable();
    }
    Ok(seats)
}

fn resolve(line: &mut Line<'_>) -> Result<Order, OrderReason> {
    let short = short(line)?;
    let black = if line.is("black") { Some(number(line)?) } else { None };
    Ok(Order::Resolve(Resolution { short, told: told(line)?, black }))
}

/// Parses what is told of events: the word, the event, whether it is countered, and the two rewards.
pub(super) fn told(line: &mut Line<'_>) -> Result<Vec<ToldEvent>, OrderReason> {
    let mut all = Vec::new();
    while line.is("told") {
        let event = line.take(What::Event, event_of)?;
        let beaten = line.is("beaten");
        let rewards = match line.maybe(|word| word.parse().ok()) {
            Some(first) => Some([first, number(line)?]),
            None => None,
        };
        all.push(ToldEvent { event, beaten, rewards });
    }
    Ok(all)
}

fn counter(table: &Table, line: &mut Line<'_>) -> Result<Order, OrderReason> {
    let mut black = Vec::new();
    while line.peek().is_some_and(|word| word != "with") {
        let word = line.word();
        let at = word.and_then(|word| black_die(table, word, &black));
        black.push(at.ok_or_else(|| line.needs(What::BlackDie, word))?);
    }
    line.expect("with")?;
    let mut with = Vec::new();
    while !line.is_done() {
        with.push(own_die(table, line, &with)?);
    }
    black.sort_unstable();
    with.sort_unstable();
    Ok(Order::Counter { black, with })
}

/// Returns the black die of a face, or at a place, that is not among those.
fn black_die(table: &Table, word: &str, taken: &[u8]) -> Option<u8> {
    if let Some(at) = place_of(word) {
        return Some(at);
    }
    let face = face_of(word)?;
    let standing = (0..).zip(table.black()).filter(|(_, black)| black.stands && black.face == face);
    standing.map(|(at, _)| at).find(|at| !taken.contains(at))
}

/// Parses a die of the district of the player whose turn it is.
fn own_die(table: &Table, line: &mut Line<'_>, taken: &[u8]) -> Result<u8, OrderReason> {
    let owner = Owner::Seat(table.active().unwrap_or(table.start()));
    let word = line.word();
    let at = word.and_then(|word| place_of(word).or_else(|| die_that_shows(table, owner, word, taken)));
    at.ok_or_else(|| line.needs(What::OwnDie, word))
}

/// Returns the first die of a district, not among those, that shows that.
pub(super) fn die_that_shows(table: &Table, owner: Owner, word: &str, taken: &[u8]) -> Option<u8> {
    let shown = shown_of(word)?;
    let dice = table.district(owner).filter(|(_, die)| (die.color, die.face) == shown);
    dice.map(|(at, _)| at).find(|at| !taken.contains(at))
}

fn influence(record: &Record, line: &mut Line<'_>) -> Result<Ask, OrderReason> {
    let table = record.table();
    let of = match line.word() {
        Some("recruit") => Use::Recruit,
        Some("reroll") => {
            let die = own_die(table, line, &[])?;
            if line.is_done() && record.opening().dice == DiceFrom::Code {
                return Ok(Ask::Draw(Draw::Reroll(die)));
            }
            Use::Reroll(die, line.take(What::Face, face_of)?)
        }
        Some("turn-over") => {
            let mut dice = vec![own_die(table, line, &[])?];
            while !line.is_done() {
                dice.push(own_die(table, line, &dice)?);
            }
            dice.sort_unstable();
            Use::TurnOver(dice)
        }
        other => return Err(line.needs(What::Influence, other)),
    };
    line.end()?;
    Ok(Ask::Order(Order::Spend(of)))
}

fn aim(line: &mut Line<'_>) -> Result<Order, OrderReason> {
    let mut events = Vec::new();
    while let Some(event) = line.maybe(event_of) {
        events.push(event);
    }
    Ok(Order::Aim { events, told: told(line)? })
}

fn show(table: &Table, line: &mut Line<'_>) -> Result<Order, OrderReason> {
    if line.is_done() {
        return Ok(Order::Show(BySeat::default()));
    }
    let mut hands: BySeat<Vec<Character>> = table.players().map(|_| Vec::new()).collect();
    while !line.is_done() {
        let word = line.peek();
        let seat = line.take(What::Player, seat_of)?;
        let Some(hand) = hands.get_mut(seat) else { return Err(line.needs(What::Player, word)) };
        hand.push(line.take(What::Character, named)?);
        while let Some(character) = line.maybe(named) {
            hand.push(character);
        }
    }
    Ok(Order::Show(hands))
}

/// Parses the figures of a card, which the group reads from its box.
fn book(line: &mut Line<'_>) -> Result<Order, OrderReason> {
    let word = line.word();
    let card = word.and_then(|word| Troyes::cards().find(|card| card.name == word));
    let card = card.ok_or_else(|| line.needs(What::Card, word))?;
    let mut told: CardBook<Troyes> = CardBook::default();
    while told.is_empty() || !line.is_done() {
        let figure = line.take(What::Figure, |word| card.figure(word))?;
        let value = line.take(What::Value, |word| figure.value(word))?;
        // Card, figure and value were looked up before.
        let _ = told.enter(card.name, figure.name, CardFigure { value, source: Source::Group });
    }
    let page = Book::open().pages().find(|page| printed::card_of(page).name == card.name);
    let page = page.ok_or_else(|| line.needs(What::Card, word))?;
    Ok(Order::Book(Box::new(printed::page_of(&told, &page))))
}

/// Parses `nobody`, or somebody.
pub(super) fn nobody_or<T>(line: &mut Line<'_>, read: fn(&str) -> Option<T>) -> Result<Option<T>, OrderReason> {
    if line.is("nobody") { Ok(None) } else { line.take(What::Nobody, read).map(Some) }
}

pub(super) fn several<T>(line: &mut Line<'_>, what: What, read: fn(&str) -> Option<T>) -> Result<Vec<T>, OrderReason> {
    let mut all = vec![line.take(what, read)?];
    while let Some(one) = line.maybe(read) {
        all.push(one);
    }
    Ok(all)
}

fn faces(line: &mut Line<'_>) -> Result<Vec<Face>, OrderReason> {
    several(line, What::Face, face_of)
}

pub(super) fn number(line: &mut Line<'_>) -> Result<u8, OrderReason> {
    line.take(What::Number, |word| word.parse().ok())
}
