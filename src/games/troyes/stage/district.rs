//! The city square: the districts with their dice, and the black dice before them.

use super::layout::{area, cells, inside, number, side, squares};
use super::pen::{self, Line, counted, ground, put};
use super::{Art, Body, Mark, Part, Sign};
use crate::games::troyes::rules::{Color, Count, Die, DieAt, Good, Lies, Owner, Phase, Table};
use crate::stage::{Bounds, Placement, Scene};

/// The greatest side of a die's place.
const MOST: f32 = 124.0;
/// The least number of dice for which a district has room.
const LEAST: usize = 4;
/// The least and the greatest height of a district's head, and its part of the district's: its name is read from the back row.
const HEAD: (f32, f32, f32) = (50.0, 68.0, 0.2);
/// The same of its purse.
const PURSE: (f32, f32, f32) = (30.0, 48.0, 0.14);
const GAP: f32 = 6.0;
/// The room for the light around a die, as a part of its place.
const LIGHT: f32 = 0.07;

/// The places in a district.
struct Parts {
    head: Bounds,
    body: Bounds,
    purse: Option<Bounds>,
}

impl Parts {
    fn of(has_purse: bool, inner: Bounds) -> Self {
        let part = |(least, most, part): (f32, f32, f32)| (inner.height() * part).clamp(least, most);
        let (x, width, high) = (inner.min.x, inner.width(), part(HEAD));
        let low = if has_purse { part(PURSE) } else { 0.0 };
        let top = inner.min.y + high + GAP;
        Self {
            head: area(x, inner.min.y, width, high),
            body: area(x, top, width, inner.max.y - low - GAP - top),
            purse: has_purse.then(|| area(x, inner.max.y - low, width, low)),
        }
    }
}

/// What is drawn of a purse.
const COUNTS: [(Count, Option<Good>); 3] =
    [(Count::Deniers, Some(Good::Denier)), (Count::Influence, Some(Good::Influence)), (Count::Citizens, None)];

/// Draws the districts at those places: the players' and the one of the owner whom nobody plays.
pub(super) fn show(scene: &mut Scene, table: &Table, places: &[Bounds]) {
    let has_purse = |owner| !shown(table, owner).is_empty();
    let dice = table.square().map(|owner, dice| lying(table, owner, dice));
    let most =
        dice.iter().filter(|(owner, _)| owner.seat().is_some()).map(|(_, dice)| dice.len()).fold(LEAST, usize::max);
    // Dice are as large in all players' districts.
    let size = |owner: Owner, place: Bounds, count: usize| {
        side(Parts::of(has_purse(owner), pen::padded(place)).body, count, MOST)
    };
    let of_players = dice.iter().zip(places).filter(|((owner, _), _)| owner.seat().is_some());
    let of_players = of_players.map(|((owner, _), place)| size(owner, *place, most)).fold(f32::INFINITY, f32::min);
    for ((owner, dice), place) in dice.iter().zip(places) {
        let active = table.has_turn(owner);
        let ground_art = if active { Art::GroundActive } else { Art::Ground };
        scene.name(Part::District(owner), *place);
        let inner = ground(scene, *place, ground_art, active);
        let parts = Parts::of(has_purse(owner), inner);
        head(scene, table, owner, parts.head);
        if let Some(place) = parts.purse {
            purse(scene, table, owner, place);
        }
        let size = if owner.seat().is_some() { of_players } else { size(owner, *place, dice.len()).min(of_players) };
        for (index, (place, shown)) in (0..).zip(squares(parts.body, dice.len(), size).into_iter().zip(dice)) {
            // Around a die there is room for its light.
            die(scene, DieAt { owner, index }, *shown, inside(place, size * LIGHT));
        }
    }
}

/// What lies at the place of a die.
#[derive(Clone, Copy)]
enum Shown {
    /// A die that is still to be rolled.
    ToCome(Color),
    /// A die.
    Rolled(Die),
}

/// Returns the dice of a district; before the roll those to come, one for each citizen standing (`T 6.1`).
fn lying(table: &Table, owner: Owner, dice: &[Die]) -> Vec<Shown> {
    if !dice.is_empty() || !is_before_roll(table.phase()) {
        return dice.iter().copied().map(Shown::Rolled).collect();
    }
    let to_come = |color: Color| {
        let standing = table.standing(color.building()).get(owner).copied().unwrap_or_default();
        (0..standing).map(move |_| Shown::ToCome(color))
    };
    Color::ALL.into_iter().flat_map(to_come).collect()
}

const fn is_before_roll(phase: Phase) -> bool {
    match phase {
        Phase::Settle(_) | Phase::Upkeep(_) => true,
        Phase::Event(_) | Phase::Black(_) | Phase::Turn(_) | Phase::Roy(_) | Phase::End(_) => false,
    }
}

fn die(scene: &mut Scene, at: DieAt, shown: Shown, place: Bounds) {
    match shown {
        Shown::ToCome(color) => put(scene, &[Art::Die(Body::Of(color))], place),
        Shown::Rolled(die) => scene.draw(Part::Die(at), place, |scene| match die.lies {
            Lies::Square => put(scene, &Art::die(die), place),
            Lies::Used | Lies::Countered => put(scene, &[Art::Slot], place),
        }),
    }
}

/// Draws the owner's mark and the signs of the start player, of the turn and of passing; between them is the place of the name.
fn head(scene: &mut Scene, table: &Table, owner: Owner, place: Bounds) {
    let high = place.height();
    let mark = area(place.min.x, place.min.y, high, high);
    put(scene, &[Art::Mark(Mark::of(owner))], mark);
    // Below each other, so that the name has the width.
    let signs: Vec<Line> = signs(table, owner).collect();
    let line = high / number(signs.len().max(2));
    let wide = signs.iter().map(Line::wide).fold(0.0, f32::max) * line;
    let name = mark.max.x + GAP;
    let end = place.max.x - wide;
    scene.name(Part::Name(owner), area(name, place.min.y, end - GAP - name, high));
    for (at, sign) in signs.into_iter().enumerate() {
        sign.show(scene, area(end, place.min.y + line * number(at), wide, line));
    }
}

/// Returns the signs of the start player, of the turn and of passing, as far as an owner has them.
fn signs(table: &Table, owner: Owner) -> impl Iterator<Item = Line> {
    let sign = |has: bool, art: Art| has.then(|| Line::from(art));
    let passed = owner.seat().and_then(|seat| table.player(seat)?.passed()).map(|deniers| {
        let mut line = Line::from(Art::Passed);
        line.text(deniers.to_string());
        line
    });
    let turn = sign(table.has_turn(owner), Art::Turn);
    [sign(table.begins(owner), Art::Start), turn, passed].into_iter().flatten()
}

/// Draws deniers, influence and citizens in the supply, as far as a group tells of them, and in the solo game points, which lie
/// open.
fn purse(scene: &mut Scene, table: &Table, owner: Owner, place: Bounds) {
    scene.name(Part::Purse(owner), place);
    let shown = shown(table, owner);
    let cells = cells(place, (shown.len().max(1), 1));
    for ((art, text, is_supply), cell) in shown.into_iter().zip(cells) {
        let mut line = Line::from(art);
        line.text(text);
        let at = line.show(scene, cell);
        if is_supply {
            Sign::Supply.name(scene, at);
        }
    }
}

/// Returns what lies before an owner, each with its number and whether it is the supply.
fn shown(table: &Table, owner: Owner) -> Vec<(Art, String, bool)> {
    let point = Art::Good(Good::Point);
    let Some((seat, player)) = owner.seat().and_then(|seat| Some((seat, table.player(seat)?))) else {
        return table.roy().map(|roy| (point, roy.points().to_string(), false)).into_iter().collect();
    };
    let points = table.roy().map(|_| (Count::Points, Some(Good::Point)));
    let counts = COUNTS.into_iter().filter(|(count, _)| table.depth().asks(*count)).chain(points);
    let count = |(count, good): (Count, Option<Good>)| {
        let (art, amount) = match good {
            Some(good) => (Art::Good(good), player.purse().has(good)),
            None => (Art::Citizen(Mark::of_seat(seat)), player.supply().into()),
        };
        (art, counted(amount, player.is_exact(count)), good.is_none())
    };
    counts.map(count).collect()
}

/// Draws the black dice at that place, the highest first; those that threaten nobody any more are struck.
pub(super) fn black(scene: &mut Scene, table: &Table, place: Bounds) {
    scene.name(Part::Wall, place);
    let inner = ground(scene, place, Art::Wall, false);
    let rolled = table.black();
    let count = if rolled.is_empty() { usize::from(table.taken()) } else { rolled.len() };
    let mut order: Vec<(u8, _)> = (0..).zip(rolled).collect();
    order.sort_by_key(|(_, black)| std::cmp::Reverse(black.face));
    let mut order = order.into_iter();
    for (at, place) in (0..).zip(squares(inner, count, side(inner, count, MOST))) {
        let Some((index, black)) = order.next() else {
            scene.draw(Part::Black(at), place, |scene| put(scene, &[Art::Die(Body::Black)], place));
            continue;
        };
        scene.draw(Part::Black(index), place, |scene| {
            put(scene, &Art::rolled(Body::Black, black.face), place);
            if !black.stands {
                let gone = scene.sprites.iter_mut().rev().take(2);
                gone.for_each(|placement: &mut Placement| placement.presence = GONE);
                put(scene, &[Art::Struck], place);
            }
        });
    }
}

/// How far a black die that threatens nobody any more is in play.
const GONE: f32 = 0.3;
