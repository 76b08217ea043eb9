//! The places of the parts in the picture, for two, three and four players and in each shape; and the drawing of what
//! all parts share.

use super::{Art, Mark, Part};
use crate::games::dice_village::rules::{Face, Good, Half, Seat};
use crate::stage::{Bounds, Ink, Label, Placement, Point, Scene, Shape, Sprite, Weight};

const MARGIN: f32 = 10.0;
/// The gap between two parts.
const GAP: f32 = 12.0;
/// The padding within a part.
const PADDING: f32 = 12.0;
/// The widths of the line around a part, and around the one in play.
const LINE: f32 = 3.0;
const ACTIVE_LINE: f32 = 8.0;
/// The greatest width of a letter, compared with its height.
pub(super) const LETTER: f32 = 0.56;
/// The share of the width that the row has beside the race.
const ROW: f32 = 0.62;

/// The places of the parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Places {
    /// Each player's part, by seat.
    pub seats: Vec<Bounds>,
    /// The merchants' row.
    pub row: Bounds,
    /// The race to nine.
    pub race: Bounds,
}

/// Returns the places of the parts for so many players.
#[must_use]
pub fn places(players: usize, shape: Shape) -> Places {
    let within = within(shape);
    match (shape, players) {
        (Shape::Wide, 3) => quarters(within),
        (Shape::Wide, 0..=2) => below(within, players, (1, 2), (188.0, ROW)),
        // Villages are what is looked at: they are larger than the cards on offer.
        (Shape::Wide, 4..) => below(within, 4, (2, 2), (158.0, ROW)),
        (Shape::Square, 0..=2) => banded(within, players, (1, 2), (136.0, 42.0)),
        (Shape::Square, 3) => three(within),
        (Shape::Square, 4..) => banded(within, players, (2, 2), (136.0, 42.0)),
        (Shape::Tall, _) => banded(within, players, (1, players.max(2)), (185.0, 52.0)),
    }
}

/// Returns each player's part where only dice are told.
pub(super) fn dice_places(players: usize, shape: Shape) -> Vec<Bounds> {
    let grid = match (shape, players) {
        (Shape::Wide, 4..) => (2, 2),
        (Shape::Wide | Shape::Square | Shape::Tall, _) => (1, players.max(2)),
    };
    below(within(shape), players, grid, (-GAP, 1.0)).seats
}

/// Returns the width and height of a picture: for most projectors, beside the words of an old projector, or on a phone.
const fn size(shape: Shape) -> [f32; 2] {
    match shape {
        Shape::Wide => [1600.0, 900.0],
        Shape::Square => [1080.0, 1000.0],
        Shape::Tall => [1080.0, 1700.0],
    }
}

/// Returns the area within the margin.
const fn within(shape: Shape) -> Bounds {
    let [width, height] = size(shape);
    area(MARGIN, MARGIN, width - 2.0 * MARGIN, height - 2.0 * MARGIN)
}

/// Returns a quarter for each player, and the fourth one for the shared parts.
fn quarters(within: Bounds) -> Places {
    let (width, height) = ((within.width() - GAP) / 2.0, (within.height() - GAP) / 2.0);
    let (right, lower) = (MARGIN + width + GAP, MARGIN + height + GAP);
    let row = (height - GAP) * 0.48;
    Places {
        seats: [(MARGIN, MARGIN), (right, MARGIN), (MARGIN, lower)].map(|(x, y)| area(x, y, width, height)).to_vec(),
        row: area(right, lower, width, row),
        race: area(right, lower + row + GAP, width, height - row - GAP),
    }
}

/// Returns the row on top, and below it a quarter for each player and one for the race.
fn three(within: Bounds) -> Places {
    let Places { mut seats, row, race } = below(within, 4, (2, 2), (155.0, ROW));
    let race = seats.pop().unwrap_or(race);
    Places { seats, row: Bounds { max: Point { x: within.max.x, ..row.max }, ..row }, race }
}

/// Returns the shared parts on top, with that height and the row's share of the width, and below them the players in so
/// many columns and lines.
fn below(within: Bounds, players: usize, (columns, lines): (u8, usize), (top, row): (f32, f32)) -> Places {
    let lines = u8::try_from(lines).unwrap_or(u8::MAX);
    let gaps = f32::from(columns) - 1.0;
    let width = (within.width() - GAP * gaps) / f32::from(columns);
    let height = (within.height() - top) / f32::from(lines) - GAP;
    let corners = (0..lines).flat_map(|line| (0..columns).map(move |column| (f32::from(column), f32::from(line))));
    let seat = |(column, line)| {
        area(MARGIN + (width + GAP) * column, MARGIN + top + GAP + (height + GAP) * line, width, height)
    };
    let row = (within.width() - GAP) * row;
    Places {
        seats: corners.map(seat).take(players).collect(),
        row: area(MARGIN, MARGIN, row, top),
        race: area(MARGIN + row + GAP, MARGIN, within.width() - row - GAP, top),
    }
}

/// Returns the row on top, of that height, the race below it, with lanes of that height for two players each, both in the full
/// width, and below them the players.
fn banded(within: Bounds, players: usize, grid: (u8, usize), (row, lane): (f32, f32)) -> Places {
    let lanes = f32::from(u8::try_from(players.div_ceil(2)).unwrap_or(u8::MAX));
    let race = lane * lanes + 2.0 * PADDING;
    Places {
        row: area(MARGIN, MARGIN, within.width(), row),
        race: area(MARGIN, MARGIN + row + GAP, within.width(), race),
        ..below(within, players, grid, (row + GAP + race, ROW))
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

/// Returns the square with that upper left corner.
pub(super) const fn square(corner: Point, side: f32) -> Bounds {
    area(corner.x, corner.y, side, side)
}

/// Draws the ground of a part and the line around it, strong where it is in play; returns the area inside.
pub(super) fn ground(scene: &mut Scene, place: Bounds, active: bool) -> Bounds {
    let (ground, edge, line) =
        if active { (Art::GroundActive, Art::Edge, ACTIVE_LINE) } else { (Art::Ground, Art::EdgeFaint, LINE) };
    let Point { x, y } = place.min;
    let (width, height) = (place.width(), place.height());
    scene.sprites.push(stretched(edge, place));
    let within = area(x + line, y + line, width - 2.0 * line, height - 2.0 * line);
    scene.sprites.push(stretched(ground, within));
    padded(place)
}

/// Returns the area inside the ground of a part.
pub(super) fn padded(place: Bounds) -> Bounds {
    let Point { x, y } = place.min;
    area(x + PADDING, y + PADDING, place.width() - 2.0 * PADDING, place.height() - 2.0 * PADDING)
}

fn stretched(art: Art, place: Bounds) -> Placement {
    let height = place.height();
    Placement { stretch: place.width() / height, ..Placement::new(art, place.center(), height) }
}

/// Draws a sprite with that upper left corner.
pub(super) fn put(scene: &mut Scene, art: impl Into<Sprite>, corner: Point, size: f32) {
    let center = Point { x: corner.x + size / 2.0, y: corner.y + size / 2.0 };
    scene.sprites.push(Placement::new(art, center, size));
}

/// Draws a player's die with that upper left corner.
pub(super) fn die(scene: &mut Scene, (seat, at): (Seat, usize), face: Face, corner: Point, size: f32) {
    scene.draw(Part::Die(seat, at), square(corner, size), |scene| {
        put(scene, Art::Die(Mark::of(seat)), corner, size);
        put(scene, Art::Good(Good::of(face)), corner, size);
    });
}

/// Draws a merchant's half with that upper left corner, twice as high as wide: its reward, and its stall below.
pub(super) fn half(scene: &mut Scene, half: Half, corner: Point, width: f32) {
    awning(scene, Some(half), corner, width);
    put(scene, Art::Stall(half.number), Point { y: corner.y + width, ..corner }, width);
}

/// Draws the upper part of a merchant's half; the reward of a counted one is not known.
pub(super) fn awning(scene: &mut Scene, half: Option<Half>, corner: Point, width: f32) {
    put(scene, Art::Awning, corner, width);
    if let Some(half) = half {
        let size = width * 0.74;
        let at = Point { x: corner.x + (width - size) / 2.0, y: corner.y + width * 0.245 };
        put(scene, Art::Reward(half.reward), at, size);
    }
}

/// Draws a count centered in that place, as large as possible.
pub(super) fn count(scene: &mut Scene, place: Bounds, count: u16, exact: bool) {
    let text = if exact { count.to_string() } else { format!("~{count}") };
    // Those with few digits are no larger than others beside them.
    let letters = f32::from(u8::try_from(text.len()).unwrap_or(u8::MAX)).max(3.0);
    let size = (place.width() / (letters * LETTER)).min(place.height());
    scene.labels.push(Label { text, center: place.center(), size, weight: Weight::Bold, ink: Ink::Dark });
}
