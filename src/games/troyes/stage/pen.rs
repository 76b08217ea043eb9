//! The drawing of what all parts share: grounds, lines of small things, and counts.

use super::Art;
use super::layout::{area, inside, right_of};
use crate::games::troyes::rules::Deck;
use crate::stage::{Bounds, Ink, Label, PartId, Placement, Point, Scene, Weight};

/// The padding within a part.
const PADDING: f32 = 8.0;
/// The widths of the line around a part, and around the one in play.
pub(super) const LINE: f32 = 3.0;
const ACTIVE_LINE: f32 = 7.0;
/// The greatest width of a letter, compared with its height.
const LETTER: f32 = 0.56;
const NARROW: f32 = 0.42;
/// The height of letters in a line of drawings, compared with the line's.
const TEXT: f32 = 0.86;
/// The part of its place that a drawing fills.
const FILLED: f32 = 0.94;

/// Draws the ground of a part and the line around it, strong where it is in play; returns the area inside.
pub(super) fn ground(scene: &mut Scene, place: Bounds, art: Art, active: bool) -> Bounds {
    let (edge, line) = if active { (Art::Edge, ACTIVE_LINE) } else { (Art::EdgeFaint, LINE) };
    scene.sprites.push(stretched(edge, place));
    scene.sprites.push(stretched(art, inside(place, line)));
    padded(place)
}

/// Returns the area inside the ground of a part.
pub(super) const fn padded(place: Bounds) -> Bounds {
    inside(place, PADDING)
}

/// Places a drawing stretched over an area.
pub(super) fn stretched(art: Art, place: Bounds) -> Placement {
    let height = place.height();
    Placement { stretch: place.width() / height, ..Placement::new(art, place.center(), height) }
}

/// Draws a card's edge, ground and band; returns the area inside, right of the band.
pub(super) fn card(scene: &mut Scene, place: Bounds, deck: Deck, band: f32, active: bool) -> Bounds {
    let (edge, line) = if active { (Art::Edge, ACTIVE_LINE) } else { (Art::EdgeFaint, LINE) };
    let within = inside(place, line);
    scene.sprites.push(stretched(edge, place));
    scene.sprites.push(stretched(Art::Card(deck), within));
    scene.sprites.push(stretched(Art::Band(deck), area(within.min.x, within.min.y, band, within.height())));
    right_of(padded(place), band)
}

/// Draws drawings that lie on each other in the middle of an area, nearly as large as it.
pub(super) fn put(scene: &mut Scene, art: &[Art], place: Bounds) {
    let size = place.width().min(place.height()) * FILLED;
    scene.sprites.extend(art.iter().map(|art| Placement::new(*art, place.center(), size)));
}

/// Draws a text in the middle of an area, as large as it has room.
pub(super) fn text(scene: &mut Scene, text: String, place: Bounds, ink: Ink) {
    let size = (place.width() / wide(&text)).min(place.height());
    scene.labels.push(Label { text, center: place.center(), size, weight: Weight::Bold, ink });
}

/// Returns about the width of a text, compared with its height.
fn wide(text: &str) -> f32 {
    text.chars().map(|letter| if letter == 'I' { NARROW } else { LETTER }).sum()
}

/// Writes a count, which may be inexact.
pub(super) fn counted(count: u16, exact: bool) -> String {
    if exact { count.to_string() } else { format!("~{count}") }
}

/// A line of small drawings and texts.
#[derive(Default)]
pub(super) struct Line(Vec<Bit>);

impl From<Art> for Line {
    fn from(art: Art) -> Self {
        Self(vec![Bit::Drawn(vec![art], None)])
    }
}

enum Bit {
    Drawn(Vec<Art>, Option<PartId>),
    Text(String),
    Gap(f32),
}

impl Line {
    /// Adds drawings that lie on each other.
    pub(super) fn art(&mut self, art: &[Art]) {
        self.0.push(Bit::Drawn(art.to_vec(), None));
    }

    /// Adds a drawing that is a part of the picture.
    pub(super) fn part(&mut self, part: impl Into<PartId>, art: Art) {
        self.0.push(Bit::Drawn(vec![art], Some(part.into())));
    }

    /// Adds a text.
    pub(super) fn text(&mut self, text: impl Into<String>) {
        self.0.push(Bit::Text(text.into()));
    }

    /// Adds a gap, in heights of the line.
    pub(super) fn gap(&mut self, wide: f32) {
        self.0.push(Bit::Gap(wide));
    }

    /// Adds all of another line.
    pub(super) fn append(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the width, in heights of the line.
    pub(super) fn wide(&self) -> f32 {
        self.0.iter().map(Bit::wide).sum()
    }

    /// Returns the line as a picture of its own, one unit high.
    pub(super) fn alone(self) -> Scene {
        let place = area(0.0, 0.0, self.wide(), 1.0);
        let mut scene = Scene::empty(place);
        self.show(&mut scene, place);
        scene
    }

    /// Draws the line at the left of an area, as high as the area unless it would be too long; returns where it is.
    pub(super) fn show(self, scene: &mut Scene, place: Bounds) -> Bounds {
        let high = place.height().min(place.width() / self.wide().max(f32::MIN_POSITIVE));
        let (mut x, y) = (place.min.x, place.center().y - high / 2.0);
        for bit in self.0 {
            let at = area(x, y, bit.wide() * high, high);
            x = at.max.x;
            match bit {
                Bit::Drawn(art, Some(part)) => scene.draw(part, at, |scene| put(scene, &art, at)),
                Bit::Drawn(art, None) => put(scene, &art, at),
                Bit::Text(words) => {
                    let label = Label {
                        text: words,
                        center: at.center(),
                        size: high * TEXT,
                        weight: Weight::Bold,
                        ink: Ink::Dark,
                    };
                    scene.labels.push(label);
                }
                Bit::Gap(_) => {}
            }
        }
        Bounds { min: Point { x: place.min.x, y }, max: Point { x, y: y + high } }
    }
}

impl Bit {
    fn wide(&self) -> f32 {
        match self {
            Self::Drawn(..) => 1.0,
            Self::Text(text) => wide(text) * TEXT + 0.1,
            Self::Gap(wide) => *wide,
        }
    }
}
