//! The King's Challenge: what le Roy has, his table, the pile of characters, and the difference against the verdicts (`T 20`).

use super::drawn::{self, Subject};
use super::explained::{explained, thing};
use super::{rule, told};
use crate::crier::Words;
use crate::games::troyes::record::awaited as awaited_card;
use crate::games::troyes::rules::{
    Building, Character, Face, Good, Owner, Player, Roy, RoyAsks, RoyDeed, Table, Verdict,
};
use crate::games::troyes::stage::{Art, Part};
use crate::games::troyes::words as say;
use crate::show::{Item, Rule, Thing};

/// The verdicts with their differences, as they are shown.
const BANDS: [(Verdict, &str); 6] = [
    (Verdict::Lost, "≤ 0"),
    (Verdict::Close, "1–5"),
    (Verdict::Fair, "6–10"),
    (Verdict::Good, "11–15"),
    (Verdict::Great, "16–20"),
    (Verdict::Master, "> 20"),
];

/// Returns the card for whose figures le Roy waits.
pub(super) fn awaited(words: &Words, table: &Table) -> Option<String> {
    awaited_card(table)?;
    match table.roy_asks()? {
        RoyAsks::Out(..) => None,
        RoyAsks::Event(event) => Some(say::event(words, event)),
        RoyAsks::Activity(card) => Some(say::activity(words, card)),
    }
}

/// Returns the character on top of the pile, who is scored next.
pub(super) fn top(table: &Table) -> Option<Character> {
    table.roy().and_then(|_| pile(table).first().copied())
}

fn pile(table: &Table) -> &[Character] {
    table.players().next().map(|(_, player)| player).map(Player::characters).unwrap_or_default()
}

/// Returns le Roy's standing, the difference as things are, and the character who is scored next.
pub(super) fn standings(words: &Words, table: &Table, roy: &Roy) -> Vec<Item> {
    let line = |subject: Subject, place: Option<Art>, text: String| Item::Note {
        sprite: drawn::sprite(subject),
        place: place.map(Art::sprite),
        said: text.clone(),
        text,
    };
    let place = [(table.has_turn(Owner::Roy), Art::Turn), (table.begins(Owner::Roy), Art::Start)];
    let place = place.into_iter().find(|(has, _)| *has).map(|(_, art)| art);
    let has = [say::amount(words, Good::Point, roy.points()), told::dice_left(words, table, Owner::Roy)];
    let standing = told::of(words, say::owner(words, Owner::Roy), has.join(" · "));
    let difference = table.result().filter(|_| !table.phase().is_over()).map(|result| difference(words, result));
    let top = top(table).filter(|_| !table.phase().is_over()).map(|character| {
        let next = words.with("leroy-next", &[("character", say::character(words, character).into())]);
        line(Subject::Character(character), None, next)
    });
    let difference = difference.map(|text| line(Subject::Good(Good::Point), None, text));
    [Some(line(Subject::Owner(Owner::Roy), place, standing)), difference, top].into_iter().flatten().collect()
}

/// Returns the difference as things are, with what would be said of it.
fn difference(words: &Words, result: i32) -> String {
    let verdict = Verdict::of(result);
    let band = BANDS.into_iter().find(|(of, _)| *of == verdict).map(|(_, band)| band).unwrap_or_default();
    let args = [("result", say::signed(result).into()), ("band", band.into())];
    words.with("leroy-difference", &args)
}

/// Returns le Roy's district, with everything that he has.
pub(super) fn district(words: &Words, table: &Table, roy: &Roy) -> Thing {
    let owner = Owner::Roy;
    let names = |names: Vec<String>| (!names.is_empty()).then(|| names.join(", "));
    let list = |name, list: Option<String>| list.map(|list| words.with(name, &[("list", list.into())]));
    let standing = Building::ALL.map(|at| {
        let count = table.standing(at).get(owner).copied().unwrap_or_default();
        told::counted(words, say::building(words, at), count)
    });
    let employed = table.works().iter().filter(|work| work.roy.is_some());
    let employed = employed.map(|work| say::activity(words, work.activity)).collect::<Vec<_>>();
    let won: Vec<String> = roy.won().iter().map(|event| say::event(words, *event)).collect();
    let cubes: usize = table.cathedral().values().flatten().filter(|cube| **cube == Some(owner)).count();
    let begins =
        table.begins(owner).then(|| words.with("corrected-start", &[("who", say::owner(words, owner).into())]));
    let state = [
        Some(told::dice_left(words, table, owner)),
        list("leroy-standing", Some(standing.join(", "))),
        list("leroy-tradesmen", names(employed)),
        Some(words.with("leroy-cubes", &[("count", cubes.into())])),
        list("explain-won", names(won)),
        begins,
    ];
    let points = say::amount(words, Good::Point, roy.points());
    let name = told::of(words, say::owner(words, owner), points);
    thing(Part::District(owner), explained(words, name, rule::ROY_ACTS, state.into_iter().flatten().collect()))
}

/// Returns what lies on le Roy's table, from the back to the front.
pub(super) fn things(words: &Words, table: &Table, roy: &Roy) -> Vec<Thing> {
    let mut things: Vec<Thing> = ROWS.into_iter().map(|sums| row(words, roy, sums)).collect();
    let dice = (0..).zip(roy.last().into_iter().flatten()).map(|(at, face)| {
        let name = words.with("explain-black", &[("face", face.value().into())]);
        let explained = explained(words, name, rule::ROY_ACTS, Vec::new());
        Thing { value: Some(face.to_string()), ..thing(Part::RoyDie(at), explained) }
    });
    things.extend(dice);
    let merits = pile(table).iter().map(|character| say::merit(words, *character, table.players().len()));
    let name = words.with("leroy-pile", &[("count", pile(table).len().into())]);
    things.push(thing(Part::Pile, explained(words, name, rule::ROY_CHARACTER, merits.collect())));
    let points = say::amount(words, Good::Point, roy.points());
    let name = told::of(words, say::owner(words, Owner::Roy), points);
    things.push(thing(Part::Purse(Owner::Roy), explained(words, name, rule::ROY, Vec::new())));
    let name = table.result().map_or_else(|| words.text("leroy-verdicts"), |result| difference(words, result));
    let bands = BANDS.map(|(verdict, band)| told::of(words, band.to_owned(), say::verdict(words, verdict)));
    things.push(thing(Part::Verdict, explained(words, name, rule::ROY_VERDICT, bands.into())));
    things
}

/// The sums of his table that do the same, row by row (`T 20.12`).
const ROWS: [[u8; 2]; 7] = [[2, 12], [3, 11], [4, 10], [5, 9], [6, 6], [7, 7], [8, 8]];

/// Returns a row of his table; it glows if his dice say it.
fn row(words: &Words, roy: &Roy, sums: [u8; 2]) -> Thing {
    let [low, high] = sums;
    let deed = RoyDeed::of(low, roy.decided());
    let numbers = if low == high { low.to_string() } else { format!("{low}, {high}") };
    let name = told::of(words, numbers, words.with("does-roy", &[("deed", deed.name().into())]));
    let sum = roy.last().map(|faces| faces.into_iter().map(Face::value).sum::<u8>());
    let explained = explained(words, name, rule_of(deed), Vec::new());
    Thing { glows: sum.is_some_and(|sum| sums.contains(&sum)), ..thing(Part::RoyRow(low), explained) }
}

const fn rule_of(deed: RoyDeed) -> Rule {
    match deed {
        RoyDeed::Points { .. } => rule::ROY_POINTS,
        RoyDeed::Worker { .. } => rule::ROY_CITIZEN,
        RoyDeed::Event => rule::ROY_EVENT,
        RoyDeed::Tradesman => rule::ROY_TRADESMAN,
        RoyDeed::Cathedral => rule::ROY_CATHEDRAL,
        RoyDeed::Character => rule::ROY_CHARACTER,
    }
}
