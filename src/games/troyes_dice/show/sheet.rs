//! A district of a scoresheet, and what a pencil draws on it (`rules.md 3.3`, `7.1`).

use crate::games::troyes_dice::rules::{Building, Color, Face, Numbering, ResourceTrack};
use crate::games::troyes_dice::stage::{Art, Body};
use crate::show::Figure;
use crate::stage::{Bounds, Ink, Label, Placement, Point, Scene, Weight};

/// The margin beside the district for the word between two actions, and the size of its letters.
const MARGIN: f32 = 150.0;
const OR: f32 = 60.0;
/// The width and height of the district.
const WIDTH: f32 = 620.0;
const HEIGHT: f32 = 396.0;
/// The middles of the rows: dice, prestige buildings, work buildings, resources.
const HEADS: f32 = 46.0;
const PRESTIGE: f32 = 138.0;
const WORK: f32 = 234.0;
const TRACK: f32 = 338.0;
/// The middle of the first column and of the first resource, and how far the next one is.
const COLUMN: [f32; 2] = [106.0, 90.0];
const RESOURCE: [f32; 2] = [86.0, 54.0];
/// So many resources are shown.
const RESOURCES: u8 = 10;
/// The sides of what is drawn.
const HEAD: f32 = 56.0;
const FIELD: f32 = 86.0;
const BUILDING: f32 = 66.0;
const SIGN: f32 = 40.0;
const CIRCLE: f32 = 58.0;
/// The side of the circle around a building.
const AROUND: f32 = 98.0;

/// What is done with a die (`rules.md 3.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Resources are circled.
    Gain,
    /// A prestige building is drawn.
    Prestige,
    /// A work building is drawn.
    Work,
}

impl Action {
    /// All actions.
    pub(super) const ALL: [Self; 3] = [Self::Gain, Self::Prestige, Self::Work];
}

/// Draws the district of that color at the beginning, and what those actions with a die of that value draw there; of several it
/// is one `or` another.
pub(super) fn figure(color: Color, value: Face, numbering: Numbering, (actions, or): (&[Action], &str)) -> Figure {
    let mut paper = paper(color, numbering);
    if actions.len() > 1 {
        paper.bounds.min.x -= MARGIN;
        let between = [f32::midpoint(PRESTIGE, WORK), f32::midpoint(WORK, TRACK)];
        // On paper of their own, so that the word is read on any ground.
        let tag =
            |y| Placement { stretch: 1.7, ..Placement::new(Art::SheetField, Point { x: -MARGIN / 2.0, y }, OR * 1.3) };
        paper.sprites.extend(between.map(tag));
        paper.labels.extend(between.map(|y| Label {
            text: or.to_owned(),
            center: Point { x: -MARGIN / 2.0, y },
            size: OR,
            weight: Weight::Display,
            ink: Ink::Dark,
        }));
    }
    Figure { paper, marks: actions.iter().flat_map(|action| marks(color, value, numbering, *action)).collect() }
}

fn paper(color: Color, numbering: Numbering) -> Scene {
    let corner = Point { x: WIDTH, y: HEIGHT };
    let mut scene = Scene::empty(Bounds { min: Point { x: 0.0, y: 0.0 }, max: corner });
    let middle = Point { x: WIDTH / 2.0, y: HEIGHT / 2.0 };
    scene.sprites.push(Placement { stretch: WIDTH / HEIGHT, ..Placement::new(Art::Sheet(color), middle, HEIGHT) });
    let body = Body::Tinted(color);
    for (x, face) in columns(numbering) {
        let at = |y| Point { x, y };
        scene.sprites.push(Placement::new(Art::Die(body), at(HEADS), HEAD));
        scene.sprites.push(Placement::new(Art::Pips(body.pips(), face), at(HEADS), HEAD));
        for (building, y) in [(color.prestige(), PRESTIGE), (color.work(), WORK)] {
            scene.sprites.push(Placement::new(Art::SheetField, at(y), FIELD));
            // Pale, to be drawn around.
            scene
                .sprites
                .push(Placement { presence: 0.35, ..Placement::new(Art::Building(building), at(y), BUILDING) });
        }
    }
    for number in 1..=RESOURCES {
        scene.sprites.push(Placement::new(Art::resource(color), resource(number), SIGN));
    }
    scene.sprites.extend((1..=ResourceTrack::AT_START).map(circle));
    scene
}

/// Returns what the pencil draws, stroke by stroke.
fn marks(color: Color, value: Face, numbering: Numbering, action: Action) -> Vec<Placement> {
    let built = |building: Building, y: f32| {
        let fields = columns(numbering).filter(|(_, face)| *face == value).map(|(x, _)| Point { x, y });
        let drawn =
            |at| [Placement::new(Art::Building(building), at, BUILDING), Placement::new(Art::Pencil, at, AROUND)];
        fields.flat_map(drawn).collect()
    };
    match action {
        Action::Gain => {
            let last = (ResourceTrack::AT_START + value.value()).min(RESOURCES);
            (ResourceTrack::AT_START + 1..=last).map(circle).collect()
        }
        Action::Prestige => built(color.prestige(), PRESTIGE),
        Action::Work => built(color.work(), WORK),
    }
}

/// Iterates over the middles of the columns, with their numbers.
fn columns(numbering: Numbering) -> impl Iterator<Item = (f32, Face)> {
    let [first, step] = COLUMN;
    (0_u8..).zip(numbering.values()).map(move |(at, face)| (first + step * f32::from(at), face))
}

fn resource(number: u8) -> Point {
    let [first, step] = RESOURCE;
    Point { x: first + step * (f32::from(number) - 1.0), y: TRACK }
}

fn circle(number: u8) -> Placement {
    Placement::new(Art::Pencil, resource(number), CIRCLE)
}
