//! What can be seen in a scene of Troyes.

use town_crier::games::troyes::bots::Bot;
use town_crier::games::troyes::rules::{Ask, Book, Character, Depth, Happening, Setup, Table, decide};
use town_crier::play::BySeat;
use town_crier::stage::{Bounds, Label, Placement, Point, Scene};

use crate::games::troyes::kit::apply_all;
use crate::games::troyes::random::{Chance, next};

/// More orders than any game takes.
const ORDERS: usize = 2_000;

/// A game of so many players; one plays against le Roy.
pub(crate) fn house(players: u8) -> Setup {
    if players == Setup::ALONE { Setup::alone() } else { Setup::house(players) }
}

/// Plays a game of so many bots, or of players who do anything, and shows each order with the tables before and after it.
pub(crate) fn played(players: u8, depth: Depth, seed: u64, mut each: impl FnMut(&Table, &[Happening], &Table)) {
    let held = Setup::held(players);
    let dealt: BySeat<Vec<Character>> =
        Character::ALL.chunks(held).take(players.into()).map(<[Character]>::to_vec).collect();
    // Bots know all figures; those who do anything need none.
    let bots = depth == Depth::Purses && !seed.is_multiple_of(3);
    let book = if bots { Book::house() } else { Book::rulebook() };
    let setup = Setup { characters: Some(dealt), bonus: true, depth, book, ..house(players) };
    let mut table = Table::open(setup).expect("a sound setup");
    let mut chance = Chance(seed);
    for mood in 0..ORDERS {
        let mood = u32::try_from(mood).expect("few");
        let bot = table.active().filter(|_| bots).map(|seat| Bot::ALL[seat.index()]);
        let chosen = bot.and_then(|bot| bot.choose(&table, mood)).map(|ask| match ask {
            Ask::Order(order) => order,
            Ask::Draw(draw) => panic!("{draw:?}"),
        });
        let Some(order) = chosen.or_else(|| next(&table, &mut chance)) else { return };
        let told = decide(&table, &order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        let before = table.clone();
        apply_all(&mut table, &told);
        each(&before, &told, &table);
    }
    panic!("it does not end: {:?}", table.phase());
}

/// What lies where, however it is turned.
pub(crate) fn area(placement: &Placement) -> Bounds {
    placement.bounds()
}

/// About where a label's letters are.
pub(crate) fn written(label: &Label) -> Bounds {
    let letters: f32 = label.text.chars().map(|letter| if letter == 'I' { 0.3 } else { 0.54 }).sum();
    let (wide, high) = (label.size * letters / 2.0, label.size * 0.36);
    let Point { x, y } = label.center;
    Bounds { min: Point { x: x - wide, y: y - high }, max: Point { x: x + wide, y: y + high } }
}

pub(crate) fn is_within(inner: Bounds, outer: Bounds) -> bool {
    let slack = 0.02;
    inner.min.x >= outer.min.x - slack
        && inner.min.y >= outer.min.y - slack
        && inner.max.x <= outer.max.x + slack
        && inner.max.y <= outer.max.y + slack
}

pub(crate) fn overlap(one: Bounds, other: Bounds) -> bool {
    let slack = 0.02;
    one.min.x + slack < other.max.x
        && other.min.x + slack < one.max.x
        && one.min.y + slack < other.max.y
        && other.min.y + slack < one.max.y
}

/// The sprites whose names begin so.
pub(crate) fn named<'scene>(scene: &'scene Scene, begin: &str) -> Vec<&'scene Placement> {
    scene.sprites.iter().filter(|placement| placement.sprite.name().starts_with(begin)).collect()
}

/// Whether a drawing of that name is a ground, on which others lie.
fn is_ground(name: &str) -> bool {
    ["ground", "edge", "wall", "card-", "band-"].iter().any(|begin| name.starts_with(begin))
}

/// Whether one lies on another as a part of it.
fn lies_on(name: &str, below: &str) -> bool {
    let die = |name: &str| name.starts_with("die-");
    is_ground(below)
        || (name.starts_with("pips-") && die(below))
        || (name == "struck" && (die(below) || below.starts_with("pips-")))
}

/// All that lies over another thing or leaves the picture, and should not.
pub(crate) fn faults(scene: &Scene) -> Vec<String> {
    let mut faults = Vec::new();
    let all: Vec<(&str, Bounds)> = scene.sprites.iter().map(|one| (one.sprite.name(), area(one))).collect();
    for (at, (name, place)) in all.iter().enumerate() {
        if !is_within(*place, scene.bounds) || place.width() <= 0.0 {
            faults.push(format!("{name} leaves the picture: {place:?}"));
        }
        for (below, other) in &all[..at] {
            if overlap(*place, *other) && !(lies_on(name, below) && is_within(*place, *other)) {
                faults.push(format!("{name} lies over {below}: {place:?} {other:?}"));
            }
        }
    }
    let texts: Vec<(&str, Bounds)> = scene.labels.iter().map(|label| (label.text.as_str(), written(label))).collect();
    for (at, (text, place)) in texts.iter().enumerate() {
        if !is_within(*place, scene.bounds) {
            faults.push(format!("{text} leaves the picture"));
        }
        let solid = all.iter().filter(|(name, _)| !is_ground(name));
        let covers = solid.chain(&texts[..at]).filter(|(_, other)| overlap(*place, *other));
        faults.extend(covers.map(|(name, _)| format!("{text} is written over {name}")));
    }
    faults
}
