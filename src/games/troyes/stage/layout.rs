//! The places of the parts in the picture, for two, three and four players and in each shape.

use crate::games::troyes::rules::Depth;
use crate::stage::{Bounds, Point, Scene, Shape};

const MARGIN: f32 = 10.0;
/// The number of districts in the solo game: the player's and le Roy's.
const SOLO: usize = 2;
/// The gap between two parts.
pub(super) const GAP: f32 = 10.0;

/// The places of the parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Places {
    /// The districts of the city square: the players', by seat, and the one of the owner whom nobody plays.
    pub districts: Vec<Bounds>,
    /// The black dice.
    pub black: Bounds,
    /// The queue of events.
    pub queue: Bounds,
    /// The principal buildings, in their order.
    pub buildings: [Bounds; 3],
    /// The Cathedral; `None` where nobody tells of it.
    pub cathedral: Option<Bounds>,
    /// The activities.
    pub works: Bounds,
    /// Le Roy's table, in the solo game.
    pub roy: Option<Bounds>,
}

impl Places {
    /// Returns the places of the parts for so many players who tell so much.
    #[must_use]
    pub fn of(players: usize, depth: Depth, shape: Shape) -> Self {
        let [width, height] = size(shape);
        let within = area(MARGIN, MARGIN, width - 2.0 * MARGIN, height - 2.0 * MARGIN);
        let (count, builds) = (players + 1, depth != Depth::Dice);
        match shape {
            Shape::Wide => {
                let [queue, square, low] = down(within, WIDE);
                let [left, works] = across(low, [0.49, 0.51]);
                let [houses, church] = across(left, [0.54, 0.46]);
                // Without a Cathedral the buildings have its place.
                let (houses, cathedral) = if builds { (houses, Some(church)) } else { (left, None) };
                let (square, roy) = if count == SOLO {
                    let [square, roy] = across(square, [0.6, 0.4]);
                    (square, Some(roy))
                } else {
                    (square, None)
                };
                // Black dice stand below those of the owner whom nobody plays: the players' districts have the width.
                let mut districts: Vec<Bounds> = cells(square, (count, 1)).collect();
                let [gray, black] =
                    down(districts.pop().unwrap_or(square), if roy.is_some() { [0.68, 0.32] } else { [0.54, 0.46] });
                districts.push(gray);
                Self { districts, black, queue, buildings: down(houses, [1.0; 3]), cathedral, works, roy }
            }
            Shape::Square => {
                Self::stacked(within, count, builds, SQUARE, if matches!(count, SOLO | 5) { 3 } else { 2 })
            }
            Shape::Tall => Self::stacked(within, count, builds, TALL, 2),
        }
    }

    /// Returns the queue on top, then the city square in so many columns, then the buildings beside each other, and the
    /// Cathedral beside the activities.
    fn stacked(within: Bounds, count: usize, builds: bool, shares: [f32; 5], columns: usize) -> Self {
        let [queue, black, square, houses, low] = down(within, shares);
        // Black dice have a cell of the square, where one is left.
        let (square, black) = if count % 2 == 1 { (black.with(square), None) } else { (square, Some(black)) };
        // Le Roy's table is a cell more, or a line.
        let (square, roy) = match (count == SOLO, columns) {
            (false, _) => (square, None),
            (true, 3) => {
                let [square, roy] = across(square, [0.62, 0.38]);
                (square, Some(roy))
            }
            (true, _) => {
                let [square, roy] = down(square, [0.5, 0.5]);
                (square, Some(roy))
            }
        };
        let columns = if count == SOLO { SOLO } else { columns };
        let lines = count.div_ceil(columns);
        let mut places: Vec<Bounds> = cells(square, (columns, lines)).collect();
        let last = places.last().copied().unwrap_or(square);
        places.truncate(count);
        let [church, works] = across(low, [0.3, 0.7]);
        let (cathedral, works) = if builds { (Some(church), works) } else { (None, low) };
        Self {
            districts: places,
            black: black.unwrap_or(last),
            queue,
            buildings: across(houses, [1.0; 3]),
            cathedral,
            works,
            roy,
        }
    }
}

/// The shares of the height: queue, city square, and what is below.
const WIDE: [f32; 3] = [0.22, 0.45, 0.33];
/// The shares of the height: queue, black dice, city square, buildings, Cathedral and activities.
const SQUARE: [f32; 5] = [0.157, 0.073, 0.41, 0.08, 0.28];
const TALL: [f32; 5] = [0.19, 0.06, 0.455, 0.07, 0.225];

/// Returns the width and height of a picture: for most projectors, beside the words of an old projector, or on a phone.
const fn size(shape: Shape) -> [f32; 2] {
    match shape {
        Shape::Wide => [1600.0, 900.0],
        Shape::Square => [1080.0, 1000.0],
        Shape::Tall => [1080.0, 1700.0],
    }
}

/// Returns an empty picture.
pub(super) fn empty(shape: Shape) -> Scene {
    let [width, height] = size(shape);
    Scene::empty(area(0.0, 0.0, width, height))
}

/// Returns the rectangle with that upper left corner.
pub(super) const fn area(x: f32, y: f32, width: f32, height: f32) -> Bounds {
    Bounds { min: Point { x, y }, max: Point { x: x + width, y: y + height } }
}

/// Returns the area that far inside.
pub(super) const fn inside(place: Bounds, by: f32) -> Bounds {
    area(place.min.x + by, place.min.y + by, place.width() - 2.0 * by, place.height() - 2.0 * by)
}

/// Returns the area without that much of its left side.
pub(super) const fn right_of(place: Bounds, width: f32) -> Bounds {
    area(place.min.x + width, place.min.y, place.width() - width, place.height())
}

/// Divides an area into parts of these shares of the height, with gaps between them.
pub(super) fn down<const N: usize>(place: Bounds, shares: [f32; N]) -> [Bounds; N] {
    divided(place.height(), shares).map(|(from, height)| area(place.min.x, place.min.y + from, place.width(), height))
}

/// Divides an area into parts of these shares of the width, with gaps between them.
pub(super) fn across<const N: usize>(place: Bounds, shares: [f32; N]) -> [Bounds; N] {
    divided(place.width(), shares).map(|(from, width)| area(place.min.x + from, place.min.y, width, place.height()))
}

/// Returns the start and the length of each part.
fn divided<const N: usize>(length: f32, shares: [f32; N]) -> [(f32, f32); N] {
    let all: f32 = shares.iter().sum();
    let gaps = GAP * (number(N) - 1.0);
    let mut from = 0.0;
    shares.map(|share| {
        let long = (length - gaps) * share / all;
        let at = (from, long);
        from += long + GAP;
        at
    })
}

/// Iterates over the cells of an area in so many columns and lines, line by line.
pub(super) fn cells(place: Bounds, of: (usize, usize)) -> impl Iterator<Item = Bounds> {
    cells_apart(place, of, GAP)
}

/// Iterates over the same cells with that gap between them.
pub(super) fn cells_apart(place: Bounds, (columns, lines): (usize, usize), gap: f32) -> impl Iterator<Item = Bounds> {
    let cell = move |length: f32, count: usize| (length - gap * (number(count) - 1.0)) / number(count);
    let (width, height) = (cell(place.width(), columns), cell(place.height(), lines));
    let at = move |line: usize, column: usize| {
        let (x, y) = (place.min.x + (width + gap) * number(column), place.min.y + (height + gap) * number(line));
        area(x, y, width, height)
    };
    (0..lines).flat_map(move |line| (0..columns).map(move |column| at(line, column)))
}

/// Returns the greatest side with which so many squares have room there, up to a most.
pub(super) fn side(place: Bounds, count: usize, most: f32) -> f32 {
    let of = |columns: usize| (place.width() / number(columns)).min(place.height() / number(count.div_ceil(columns)));
    (1..=count.max(1)).map(of).fold(0.0, f32::max).min(most)
}

/// Returns so many squares of that side in the middle of an area, line by line.
pub(super) fn squares(place: Bounds, count: usize, side: f32) -> Vec<Bounds> {
    // What just fits must not be lost by rounding.
    let fit = |columns: &usize| side * number(*columns) <= place.width() + 0.01;
    let most = (1..=count.max(1)).take_while(fit).last().unwrap_or(1);
    // In as few lines as possible, and these as even as possible.
    let lines = count.div_ceil(most).max(1);
    let columns = count.div_ceil(lines).max(1);
    let left = place.center().x - side * number(columns) / 2.0;
    let top = place.center().y - side * number(lines) / 2.0;
    (0..count)
        .map(|at| area(left + side * number(at % columns), top + side * number(at / columns), side, side))
        .collect()
}

/// Returns a small number.
pub(super) fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
