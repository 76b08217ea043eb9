//! Where the parts of the picture lie, for two, three and four players; and what all parts are made of.

use super::{Art, Mark};
use crate::games::dice_village::rules::{Face, Half};
use crate::stage::{Bounds, Ink, Label, Placement, Point, Scene, Weight};

/// The picture is as wide as most projectors show it.
const WIDTH: f32 = 1600.0;
const HEIGHT: f32 = 900.0;
const MARGIN: f32 = 10.0;
/// Within the margin.
const WIDE: f32 = WIDTH - 2.0 * MARGIN;
const HIGH: f32 = HEIGHT - 2.0 * MARGIN;
/// Between two parts.
const GAP: f32 = 12.0;
/// Around what is in a part.
const PADDING: f32 = 12.0;
/// How thick the line around a part is, and around the one in play.
const LINE: f32 = 3.0;
const ACTIVE_LINE: f32 = 8.0;
/// How wide a letter is at most, compared with its height.
const LETTER: f32 = 0.56;

/// Where the parts lie.
#[derive(Clone, Debug, PartialEq)]
pub struct Places {
    /// Each player's, by seat.
    pub seats: Vec<Bounds>,
    /// The merchants' row.
    pub row: Bounds,
    /// The race to nine.
    pub race: Bounds,
}

/// Where the parts lie for so many players.
#[must_use]
pub fn places(players: usize) -> Places {
    match players {
        3 => quarters(),
        0..=2 => below(players, 1, 188.0),
        4.. => below(4, 2, 168.0),
    }
}

/// A quarter for each player, and the fourth one for what belongs to all.
fn quarters() -> Places {
    let (width, height) = ((WIDE - GAP) / 2.0, (HIGH - GAP) / 2.0);
    let (right, lower) = (MARGIN + width + GAP, MARGIN + height + GAP);
    let row = (height - GAP) * 0.48;
    Places {
        seats: [(MARGIN, MARGIN), (right, MARGIN), (MARGIN, lower)].map(|(x, y)| area(x, y, width, height)).to_vec(),
        row: area(right, lower, width, row),
        race: area(right, lower + row + GAP, width, height - row - GAP),
    }
}

/// What belongs to all on top, and below it two lines of players.
fn below(players: usize, columns: u8, top: f32) -> Places {
    let gaps = f32::from(columns) - 1.0;
    let (width, height) = ((WIDE - GAP * gaps) / f32::from(columns), (HIGH - top - 2.0 * GAP) / 2.0);
    let corners = (0..2_u8).flat_map(|line| (0..columns).map(move |column| (f32::from(column), f32::from(line))));
    let seat = |(column, line)| {
        area(MARGIN + (width + GAP) * column, MARGIN + top + GAP + (height + GAP) * line, width, height)
    };
    let row = (WIDE - GAP) * 0.62;
    Places {
        seats: corners.map(seat).take(players).collect(),
        row: area(MARGIN, MARGIN, row, top),
        race: area(MARGIN + row + GAP, MARGIN, WIDE - row - GAP, top),
    }
}

/// A picture with nothing in it.
pub(super) const fn empty() -> Scene {
    Scene::empty(area(0.0, 0.0, WIDTH, HEIGHT))
}

/// The rectangle with its upper left corner there.
pub(super) const fn area(x: f32, y: f32, width: f32, height: f32) -> Bounds {
    Bounds { min: Point { x, y }, max: Point { x: x + width, y: y + height } }
}

/// The ground of a part and the line around it, strong where it is in play; gives where something may stand on it.
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

/// Where something may stand on the ground of a part.
pub(super) fn padded(place: Bounds) -> Bounds {
    let Point { x, y } = place.min;
    area(x + PADDING, y + PADDING, place.width() - 2.0 * PADDING, place.height() - 2.0 * PADDING)
}

fn stretched(art: Art, place: Bounds) -> Placement {
    let height = place.height();
    Placement { stretch: place.width() / height, ..Placement::new(art, place.center(), height) }
}

/// A drawing with its upper left corner there.
pub(super) fn put(scene: &mut Scene, art: Art, corner: Point, size: f32) {
    let center = Point { x: corner.x + size / 2.0, y: corner.y + size / 2.0 };
    scene.sprites.push(Placement::new(art, center, size));
}

/// A player's die with its upper left corner there.
pub(super) fn die(scene: &mut Scene, mark: Mark, face: Face, corner: Point, size: f32) {
    put(scene, Art::Die(mark), corner, size);
    put(scene, Art::Good(face.good()), corner, size);
}

/// A merchant's half with its upper left corner there, twice as high as wide: what it brings, and its stall below.
pub(super) fn half(scene: &mut Scene, half: Half, corner: Point, width: f32) {
    awning(scene, Some(half), corner, width);
    put(scene, Art::Stall(half.number), Point { y: corner.y + width, ..corner }, width);
}

/// The upper part of a merchant's half; nobody knows what that of a counted one brings.
pub(super) fn awning(scene: &mut Scene, half: Option<Half>, corner: Point, width: f32) {
    put(scene, Art::Awning, corner, width);
    if let Some(half) = half {
        let size = width * 0.7;
        let at = Point { x: corner.x + (width - size) / 2.0, y: corner.y + width * 0.245 };
        put(scene, Art::Reward(half.reward), at, size);
    }
}

/// A count that is centered in that place, as large as it can be.
pub(super) fn count(scene: &mut Scene, place: Bounds, count: u16, exact: bool) {
    let text = if exact { count.to_string() } else { format!("~{count}") };
    // Those with few digits are no larger than others beside them.
    let letters = f32::from(u8::try_from(text.len()).unwrap_or(u8::MAX)).max(3.0);
    let size = (place.width() / (letters * LETTER)).min(place.height());
    scene.labels.push(Label { text, center: place.center(), size, weight: Weight::Bold, ink: Ink::Dark });
}
