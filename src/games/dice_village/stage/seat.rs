//! One player's part: mark, purse, the line of caravans, and the villages.

use super::layout::{area, count, die, ground, put, square};
use super::{Art, Mark, Part, strip};
use crate::games::dice_village::rules::{Count, Lies, Player, Seat, Table};
use crate::stage::{Bounds, Point, Scene};

/// The least width with everything else beside the dice, and with the counts on the line of the head.
const BESIDE: f32 = 1200.0;
const BROAD: f32 = 600.0;
/// The width of the head beside the dice, its height above them, and its height above the counts with theirs.
const HEAD: f32 = 300.0;
const ABOVE: f32 = 90.0;
const NARROW: (f32, f32) = (70.0, 52.0);
const GAP: f32 = 10.0;
/// The least gap between caravans and villages.
const SPACE: f32 = 14.0;
/// The greatest share of the height for the villages, where dice have a line of their own.
const VILLAGES: f32 = 0.65;
/// The distance from one die to the next, in dice.
const PITCH: f32 = 1.07;

/// The places in a player's part.
struct Parts {
    head: Bounds,
    /// The places of coins, favours and cards in hand.
    counts: [Bounds; 3],
    /// The line of the dice.
    dice: Bounds,
    /// The line of the villages, which is two stalls high.
    villages: Bounds,
}

impl Parts {
    fn of(table: &Table, seat: Seat, inner: Bounds) -> Self {
        let Point { x, y } = inner.min;
        let (width, height) = (inner.width(), inner.height());
        if width > BESIDE {
            let mark = height * 0.36;
            let line = (height - mark) / 3.0;
            let (left, counted) = (HEAD + 2.0 * GAP, HEAD * 0.8);
            let [dice, villages] = lines(table, seat, area(x + left, y, width - left, height));
            Self {
                head: area(x, y, HEAD, mark),
                counts: [0.0, 1.0, 2.0].map(|at| area(x, y + mark + line * at + GAP, counted, line - GAP)),
                dice,
                villages,
            }
        } else if width > BROAD {
            let part = width * 0.6 / 3.0;
            let [dice, villages] = lines(table, seat, area(x, y + ABOVE + GAP, width, height - ABOVE - GAP));
            Self {
                head: area(x, y, width * 0.385, ABOVE),
                counts: [0.0, 1.0, 2.0].map(|at| area(x + width * 0.4 + part * at, y + 6.0, part - GAP, ABOVE - 12.0)),
                dice,
                villages,
            }
        } else {
            let ((head, counted), part) = (NARROW, width / 3.0);
            let above = head + counted + 2.0 * GAP;
            let [dice, villages] = lines(table, seat, area(x, y + above, width, height - above));
            Self {
                head: area(x, y, width, head),
                counts: [0.0, 1.0, 2.0].map(|at| area(x + part * at, y + head + GAP, part - GAP, counted)),
                dice,
                villages,
            }
        }
    }
}

/// Returns the lines of the dice and of the villages, below each other.
fn lines(table: &Table, seat: Seat, body: Bounds) -> [Bounds; 2] {
    let stall = strip::stall(table, seat, body.width()).min(body.height() * VILLAGES / 2.0);
    let dice = (body.height() - 2.0 * stall - SPACE).min(body.width() / 6.5);
    let left = (body.height() - dice - 2.0 * stall).max(0.0);
    let villages = area(body.min.x, body.min.y + dice + left / 2.0, body.width(), 2.0 * stall);
    [area(body.min.x, body.min.y, body.width(), dice), villages]
}

/// Draws the player's part at that place.
pub(super) fn show(scene: &mut Scene, table: &Table, (seat, player): (Seat, &Player), place: Bounds) {
    let inner = ground(scene, place, table.active() == Some(seat));
    let parts = Parts::of(table, seat, inner);
    head(scene, table, seat, parts.head);
    counts(scene, table, (seat, player), parts.counts);
    caravans(scene, (seat, player), parts.dice);
    strip::show(scene, table, seat, parts.villages);
}

/// Draws the player's dice alone at that place, as large as they fit.
pub(super) fn show_dice(scene: &mut Scene, table: &Table, (seat, player): (Seat, &Player), place: Bounds) {
    let inner = ground(scene, place, table.active() == Some(seat));
    let high = (inner.height() * 0.32).min(ABOVE * 1.5);
    head(scene, table, seat, area(inner.min.x, inner.min.y, (high * 5.0).min(inner.width()), high));
    // Everybody's are as large as whoever has most of them has room for.
    let dice = table.players().map(|(_, player)| player.caravans()).fold(Player::FIRST_CARAVANS, u8::max);
    let (top, most) = (inner.min.y + high + SPACE, inner.width() / (PITCH * f32::from(dice)));
    let left = inner.max.y - top;
    let size = left.min(most);
    caravans(scene, (seat, player), area(inner.min.x, top + (left - size) / 2.0, inner.width(), size));
}

/// Iterates over the corners of dice in their line.
fn corners(line: Bounds) -> impl Iterator<Item = Point> {
    (0..u8::MAX).map(move |at| Point { x: line.min.x + line.height() * PITCH * f32::from(at), y: line.min.y })
}

/// Draws the player's mark with the signs of the turn and of the first player, which leave the place beside it to the name.
fn head(scene: &mut Scene, table: &Table, seat: Seat, place: Bounds) {
    let size = place.height().min(place.width() / 3.2);
    let mark = Art::Mark(Mark::of(seat));
    scene.draw(Part::Player(seat), square(place.min, size), |scene| put(scene, mark, place.min, size));
    // Both signs stand behind the name where there is room, and else on the mark's corners.
    let beside = place.width() > 5.0 * size;
    let small = size * if beside { 0.62 } else { 0.44 };
    let signs = if beside { place.max.x - 2.0 * small - GAP } else { place.min.x + size - small / 2.0 };
    let first = place.min.x + size + if beside { GAP } else { small / 2.0 };
    let last = if beside { signs - GAP } else { place.max.x };
    scene.name(Part::Name(seat), area(first, place.min.y, last - first, size));
    let at = |nth: f32| {
        if beside {
            Point { x: signs + (small + GAP) * nth, y: place.min.y + (size - small) / 2.0 }
        } else {
            Point { x: signs, y: place.min.y + (size - small) * nth }
        }
    };
    if table.active() == Some(seat) {
        put(scene, Art::Turn, at(0.0), small);
    }
    if table.first() == seat {
        put(scene, Art::Camel, at(1.0), small);
    }
}

/// Draws coins, favours and cards in hand, as far as they are worth showing.
fn counts(scene: &mut Scene, table: &Table, (seat, player): (Seat, &Player), places: [Bounds; 3]) {
    let purse = player.purse();
    let counts = [
        (Art::Coin, purse.coins, Count::Purse),
        (Art::Favour, purse.favours, Count::Purse),
        (Art::Hand, u16::from(player.hand().len()), Count::InHand),
    ];
    let shown = counts.into_iter().zip(places).filter(|((_, _, of), _)| table.shows(player, *of));
    for ((art, number, of), place) in shown {
        let size = place.height().min(place.width() * 0.33);
        let y = place.min.y + (place.height() - size) / 2.0;
        put(scene, art, Point { x: place.min.x, y }, size);
        let left = size + GAP;
        let exact = player.is_exact(of) && !(of == Count::Purse && table.is_due_untold(seat));
        count(scene, area(place.min.x + left, y, place.width() - left, size), number, exact);
    }
}

/// Draws the free dice, and the places of the others; before the roll, dice without faces.
fn caravans(scene: &mut Scene, (seat, player): (Seat, &Player), place: Bounds) {
    let size = place.height();
    let mut corners = corners(place);
    for ((at, rolled), corner) in player.dice().iter().enumerate().zip(&mut corners) {
        match rolled.lies {
            Lies::Free => die(scene, (seat, at), rolled.face, corner, size),
            Lies::At(_) => {
                put(scene, Art::Slot, corner, size);
                // On its stall, unless there is none left for it.
                if scene.part(Part::Die(seat, at)).is_none() {
                    scene.name(Part::Die(seat, at), square(corner, size));
                }
            }
            Lies::Market => {
                scene
                    .draw(Part::Die(seat, at), square(corner, size), |scene| put(scene, Art::SlotMarket, corner, size));
            }
        }
    }
    let joined = usize::from(player.caravans()).saturating_sub(player.dice().len());
    for corner in corners.take(joined) {
        put(scene, Art::Die(Mark::of(seat)), corner, size);
    }
}
