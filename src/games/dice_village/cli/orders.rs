//! Orders as people and programs write them, one a line.
//!
//! Players are named by the color of their dice or by their own names, dice by their place from 1, merchants of the house deck by their
//! numbers, and those of the box by the number of their stall.

use super::reading::{Line, OrderReason, What};
use crate::games::dice_village::record::{Ask, DiceFrom, Opening, Record};
use crate::games::dice_village::rules::{
    Base, Card, CardAt, Correction, Draw, Face, Free, Heap, Keeper, Merchant, Order, Phase, Player, Purse, Sale, Seat,
    Side, Spot, Stall, Step, Table, Told,
};

/// The colors of the dice, by seat.
pub(super) const COLORS: [&str; 4] = ["red", "blue", "green", "yellow"];

/// The first words of orders.
pub(super) const ORDERS: [&str; 10] =
    ["roll", "reroll", "up", "down", "sell", "place", "buy", "done", "close", "correct"];

/// The forms of orders.
pub(super) const HELP: &str = "roll, roll 1126 3445, reroll red 1 3, reroll red 1 3 as 4 6, up red 2, down red 2, sell 1-6, \
sell 1-6 with left 12 right 7, sell blue 2-5 earns 3 owner 2 free card, place 1-6 left 12, buy, buy 12, done, close, \
correct red purse 3+2, = red coins 3";

/// Returns the first words of the orders that are possible now; rules.md 3.
pub(super) fn now(record: &Record) -> Vec<&'static str> {
    let table = record.table();
    // Where cards are only counted the rest of a round may be left unsaid.
    let now: &[&str] = match (table.phase(), table.knows_cards()) {
        (Phase::Caravans, true | false) => &["roll"],
        (Phase::Sell(_), true) => &["sell", "reroll", "up", "down", "done"],
        (Phase::Sell(_), false) => &["sell", "reroll", "up", "down", "done", "close"],
        (Phase::AllSell(_), true | false) => &["reroll", "up", "down", "close"],
        (Phase::Place(..), true) => &["place", "done"],
        (Phase::Place(..), false) => &["place", "done", "close"],
        (Phase::Spend(_), true) => &["buy", "done"],
        (Phase::Spend(_), false) => &["buy", "done", "close"],
        (Phase::AllSpend(_) | Phase::End, true | false) => &["close"],
        (Phase::Over, true | false) => &[],
    };
    now.iter().copied().chain(["correct"]).collect()
}

/// Parses a line into an order of that game.
///
/// # Errors
/// The first error.
pub(super) fn order(record: &Record, line: &str) -> Result<Ask, OrderReason> {
    let (opening, table) = (record.opening(), record.table());
    // Some keyboards begin a line with a large letter.
    let line = colored(&line.to_lowercase(), &opening.players);
    let mut line = Line::new(&line);
    let order = match line.word() {
        Some("roll") if line.is_done() && opening.dice == DiceFrom::Code => return Ok(Ask::Draw(Draw::Roll)),
        Some("roll") => roll(&mut line)?,
        Some("reroll") => return reroll(opening, &mut line),
        Some("up") => Order::Adjust(seat(&mut line)?, die(&mut line)?, Step::Up),
        Some("down") => Order::Adjust(seat(&mut line)?, die(&mut line)?, Step::Down),
        Some("sell") => sell(table, &mut line)?,
        Some("place") => {
            let at = spot(table, &mut line)?;
            Order::Place(at, stall(table, &mut line)?)
        }
        Some("buy") => Order::Buy(bought(table, &mut line)?),
        Some("done") => Order::Done,
        Some("close") => Order::Close,
        Some("correct") => Order::Correct(correction(&mut line)?),
        other => return Err(OrderReason::Unknown(other.unwrap_or_default().to_owned())),
    };
    line.end()?;
    Ok(Ask::Order(order))
}

/// Returns a line in which players who are called by name are called by color; a name of several words by the first.
fn colored(line: &str, players: &[String]) -> String {
    let name = |name: &String| name.split_whitespace().next().map(str::to_lowercase);
    let names: Vec<Option<String>> = players.iter().map(name).collect();
    // What means something in an order is no name there, and two of one name are called by color.
    let is_order =
        |word: &str| [&ORDERS[..], &COLORS, &COUNTS, &WORDS].into_iter().flatten().any(|order| *order == word);
    let is_name = |word: &str| word.starts_with(char::is_alphabetic) && !is_order(word);
    let seat = |word: &str| {
        let mut called = (0..).zip(&names).filter(|(_, name)| name.as_deref() == Some(word));
        let seat = called.next().map(|(seat, _)| Seat(seat));
        seat.filter(|_| called.next().is_none() && is_name(word))
    };
    let words: Vec<&str> =
        line.split_whitespace().map(|word| if let Some(seat) = seat(word) { color(seat) } else { word }).collect();
    words.join(" ")
}

/// The words of orders behind the first one that are neither colors nor counts.
const WORDS: [&str; 14] = [
    "as",
    "with",
    "left",
    "right",
    "earns",
    "owner",
    "free",
    "card",
    "placement",
    "first",
    "row",
    "pile",
    "to",
    "shows",
];

/// Returns the facts of the table, each with its name.
pub(super) fn facts(table: &Table) -> Vec<(String, String)> {
    let mut facts = vec![
        ("round".to_owned(), table.round().to_string()),
        ("first".to_owned(), color(table.first()).to_owned()),
        ("turn".to_owned(), table.active().map_or("nobody", color).to_owned()),
        ("row".to_owned(), table.row().len().to_string()),
        ("pile".to_owned(), table.pile().len().to_string()),
        ("last".to_owned(), if table.is_last_round() { "yes" } else { "no" }.to_owned()),
    ];
    for (seat, player) in table.players() {
        let Purse { coins, favours } = player.purse();
        let shown: Vec<String> = player.free_dice().map(|(_, face)| face.to_string()).collect();
        let closed = Base::ALL.into_iter().filter(|base| !table.is_open(Spot { owner: seat, base: *base }));
        let closed: Vec<&str> = closed.map(Base::name).collect();
        let named = |name: &str| format!("{} {name}", color(seat));
        facts.extend([
            (named("coins"), coins.to_string()),
            (named("favours"), favours.to_string()),
            (named("dice"), player.caravans().to_string()),
            (named("shows"), or_none(&shown.concat())),
            (named("hand"), player.hand().len().to_string()),
            (named("table"), player.on_table().to_string()),
            (named("closed"), or_none(&closed.join(" "))),
        ]);
    }
    facts
}

fn or_none(text: &str) -> String {
    if text.is_empty() { "none" } else { text }.to_owned()
}

/// Returns the color of that seat.
pub(super) fn color(seat: Seat) -> &'static str {
    COLORS.get(seat.index()).copied().unwrap_or("nobody")
}

fn roll(line: &mut Line<'_>) -> Result<Order, OrderReason> {
    let mut dice = vec![faces(line)?];
    while !line.is_done() {
        dice.push(faces(line)?);
    }
    Ok(Order::Roll(dice))
}

fn reroll(opening: &Opening, line: &mut Line<'_>) -> Result<Ask, OrderReason> {
    let seat = seat(line)?;
    let mut dice = vec![die(line)?];
    while line.is_number() {
        dice.push(die(line)?);
    }
    if line.is_done() && opening.dice == DiceFrom::Code {
        dice.sort_unstable();
        return Ok(Ask::Draw(Draw::Reroll(seat, dice)));
    }
    line.expect("as", What::As)?;
    let mut shown = vec![face(line)?];
    while !line.is_done() {
        shown.push(face(line)?);
    }
    if shown.len() == dice.len() {
        let mut fell: Vec<(usize, Face)> = dice.into_iter().zip(shown).collect();
        fell.sort_by_key(|(die, _)| *die);
        Ok(Ask::Order(Order::Reroll(seat, fell)))
    } else {
        Err(OrderReason::Rerolled(dice.len(), shown.len()))
    }
}

fn sell(table: &Table, line: &mut Line<'_>) -> Result<Order, OrderReason> {
    let mut sale = Sale::plain(spot(table, line)?);
    if line.has("left") || line.has("right") {
        line.expect("with", What::With)?;
    }
    if line.is("with") {
        sale.tucked.push(stall(table, line)?);
        while line.has("left") || line.has("right") {
            sale.tucked.push(stall(table, line)?);
        }
    }
    sale.told = told(line)?;
    Ok(Order::Sell(Box::new(sale)))
}

fn told(line: &mut Line<'_>) -> Result<Told, OrderReason> {
    let mut told = Told::NOTHING;
    if line.is("earns") {
        told.seller = Some(purse(line)?);
    }
    if line.is("owner") {
        told.owner = Some(purse(line)?);
    }
    if line.is("free") {
        told.free = free(line)?;
        while !line.is_done() {
            told.free = told.free.and(free(line)?);
        }
    }
    Ok(told)
}

fn free(line: &mut Line<'_>) -> Result<Free, OrderReason> {
    line.take(What::Free, |word| match word {
        "card" => Some(Free { cards: 1, ..Free::NOTHING }),
        "die" => Some(Free { caravans: 1, ..Free::NOTHING }),
        "placement" => Some(Free { placements: 1, ..Free::NOTHING }),
        _ => None,
    })
}

fn bought(table: &Table, line: &mut Line<'_>) -> Result<Card, OrderReason> {
    match table.row() {
        Heap::House(_) => Ok(Card::House(merchant(line)?)),
        Heap::Counted(_) => Ok(Card::Counted),
    }
}

fn correction(line: &mut Line<'_>) -> Result<Correction, OrderReason> {
    if line.is("first") {
        return Ok(Correction::First(seat(line)?));
    }
    if line.is("row") {
        return Ok(Correction::InRow(count(line)?));
    }
    if line.is("card") {
        let merchant = merchant(line)?;
        line.expect("to", What::To)?;
        return Ok(Correction::Card(merchant, card_at(line)?));
    }
    let seat = line.take(What::Corrected, seat_of)?;
    if let Some(base) = line.peek().and_then(base_of) {
        line.word();
        let (at, side) = (Spot { owner: seat, base }, side(line)?);
        let mut numbers = Vec::new();
        while !line.is_done() {
            numbers.push(face(line)?);
        }
        return Ok(Correction::Stalls(at, side, numbers));
    }
    match line.take(What::Count, |word| COUNTS.into_iter().find(|count| *count == word))? {
        "purse" => Ok(Correction::Purse(seat, purse(line)?)),
        "dice" => Ok(Correction::Caravans(seat, count(line)?)),
        "die" => {
            let die = die(line)?;
            line.expect("shows", What::Shows)?;
            Ok(Correction::Die(seat, die, face(line)?))
        }
        "table" => Ok(Correction::OnTable(seat, count(line)?)),
        _ => Ok(Correction::InHand(seat, count(line)?)),
    }
}

/// The counts of a player that can be corrected, beside the villages.
const COUNTS: [&str; 5] = ["purse", "dice", "die", "table", "hand"];

fn card_at(line: &mut Line<'_>) -> Result<CardAt, OrderReason> {
    if line.is("row") {
        return Ok(CardAt::Row);
    }
    if line.is("pile") {
        return Ok(CardAt::Pile);
    }
    let owner = line.take(What::CardAt, seat_of)?;
    if line.is("hand") {
        return Ok(CardAt::Hand(owner));
    }
    let base = line.take(What::VillageOrHand, base_of)?;
    Ok(CardAt::Village(Spot { owner, base }, side(line)?))
}

/// Parses a village: of the player whose turn it is, unless a color precedes it.
fn spot(table: &Table, line: &mut Line<'_>) -> Result<Spot, OrderReason> {
    let named = line.peek().and_then(seat_of);
    if named.is_some() {
        line.word();
    }
    let owner = named.or(table.active()).unwrap_or(table.first());
    Ok(Spot { owner, base: line.take(What::Village, base_of)? })
}

/// Parses a side and the merchant there.
fn stall(table: &Table, line: &mut Line<'_>) -> Result<Stall, OrderReason> {
    let side = side(line)?;
    let keeper = if table.knows_cards() { Keeper::House(merchant(line)?) } else { Keeper::Counted(face(line)?) };
    Ok(Stall { side, keeper })
}

fn side(line: &mut Line<'_>) -> Result<Side, OrderReason> {
    line.take(What::Side, |word| Side::ALL.into_iter().find(|side| side.name() == word))
}

fn seat(line: &mut Line<'_>) -> Result<Seat, OrderReason> {
    line.take(What::Player, seat_of)
}

fn seat_of(word: &str) -> Option<Seat> {
    (0..).zip(COLORS).find(|(_, color)| *color == word).map(|(seat, _)| Seat(seat))
}

fn base_of(word: &str) -> Option<Base> {
    Base::ALL.into_iter().find(|base| base.name() == word)
}

/// Parses a die by its place from 1.
fn die(line: &mut Line<'_>) -> Result<usize, OrderReason> {
    line.take(What::Die, |word| {
        let place: u8 = word.parse().ok().filter(|place| (1..=Player::MOST_CARAVANS).contains(place))?;
        Some(usize::from(place - 1))
    })
}

fn face(line: &mut Line<'_>) -> Result<Face, OrderReason> {
    line.take(What::Face, |word| Face::try_from(word.parse::<u8>().ok()?).ok())
}

/// Parses the faces of one player's dice, as `1126`.
fn faces(line: &mut Line<'_>) -> Result<Vec<Face>, OrderReason> {
    let face = |sign: char| Face::try_from(u8::try_from(sign.to_digit(10)?).ok()?).ok();
    line.take(What::Faces, |word| word.chars().map(face).collect())
}

fn merchant(line: &mut Line<'_>) -> Result<Merchant, OrderReason> {
    line.take(What::Merchant, |word| Merchant::try_from(word.parse::<u8>().ok()?).ok())
}

fn count(line: &mut Line<'_>) -> Result<u8, OrderReason> {
    line.take(What::Number, |word| word.parse().ok())
}

/// Parses coins, and favours after a plus.
fn purse(line: &mut Line<'_>) -> Result<Purse, OrderReason> {
    line.take(What::Purse, |word| {
        let (coins, favours) = word.split_once('+').unwrap_or((word, "0"));
        Some(Purse { coins: coins.parse().ok()?, favours: favours.parse().ok()? })
    })
}
