//! A die drawn as a cube on its shadow.

use super::{Art, Body};
use crate::games::troyes_dice::rules::{Face, Placed};
use crate::stage::{
    Eye, Placement, Point, Rotation, Scene, SeenSide, Side, Span, Stand, Vec3, rim, seen_sides, turn_to_show,
};

use super::layout::notch_center;

/// The camera above the wheel: in front of its lower edge, so that every die shows its front.
const EYE: Eye = Eye { foot: Point { x: 0.0, y: 1100.0 }, height: 4400.0 };
/// Half the edge of a die at its place.
pub(super) const HALF: f32 = 50.0;
/// The rims around a die, with their widths as parts of half the edge: on any ground, one of them stands out.
const RIMS: [(Art, f32); 2] = [(Art::RimDark, 0.19), (Art::RimPale, 0.1)];
/// The part of a rim's drawing that is empty above it and below it, so that its edge is smooth at any angle.
const RIM_MARGIN: f32 = 0.12;

/// The angles from which pips are drawn: on the narrow front of a die at rest they would be dashes.
const READ: Span = Span::new(0.33, 0.5);

/// The body of a die at one moment, changing from one into another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Coat {
    /// The body before.
    pub(super) from: Body,
    /// The body after.
    pub(super) to: Body,
    /// The progress of the change, from 0 to 1.
    pub(super) part: f32,
}

impl Coat {
    /// Returns the coat of an unchanging body.
    pub(super) const fn of(body: Body) -> Self {
        Self { from: body, to: body, part: 0.0 }
    }
}

/// A die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cube {
    /// The coat.
    pub(super) coat: Coat,
    /// The position and rotation, in the scene's units; without rotation, the side of [`side_of`] its face is up.
    pub(super) stand: Stand,
    /// Half the edge.
    pub(super) half: f32,
    /// The opacity, from 0, invisible, to 1.
    pub(super) opacity: f32,
}

impl Cube {
    /// Returns a die at its place.
    pub(super) fn placed(placed: Placed) -> Self {
        let coat = Coat::of(Body::of(placed.die, placed.color));
        let at = EYE.point_above(notch_center(placed.notch), HALF);
        Self { coat, stand: Stand { at, turn: upright(placed.value) }, half: HALF, opacity: 1.0 }
    }

    /// Adds the die to the scene, on its shadow.
    pub(super) fn show(&self, scene: &mut Scene) {
        let Self { coat, stand, half, opacity } = *self;
        scene.sprites.push(self.shadow());
        let sides = seen_sides(EYE, stand, half);
        for (art, width) in RIMS {
            let around = rim(EYE, stand, half, (art, RIM_MARGIN), half * width);
            scene.sprites.extend(around.into_iter().map(|placement| Placement { opacity, ..placement }));
        }
        for side in &sides {
            let face = face_on(side.side);
            let mut add = |art: Art, opacity: f32| {
                if opacity > 0.0 {
                    scene.sprites.push(Placement { opacity, ..side.show(art) });
                }
            };
            // What it was stays whole below what it becomes, so that nothing shines through.
            let still = if coat.from.pips() == coat.to.pips() { 1.0 } else { 1.0 - coat.part };
            let read = opacity * READ.progress(side.facing);
            add(Art::Side(coat.from), opacity);
            add(Art::Side(coat.to), opacity * coat.part);
            add(Art::Pips(coat.from.pips(), face), read * still);
            if coat.from.pips() != coat.to.pips() {
                add(Art::Pips(coat.to.pips(), face), read * coat.part);
            }
            let (art, light) = lit(side);
            add(art, opacity * light);
        }
    }

    /// Returns the shadow: the higher the die, the farther off, the wider and the fainter.
    fn shadow(&self) -> Placement {
        let Stand { at, turn } = self.stand;
        let height = ((at.z - self.half) / self.half).max(0.0);
        let off = self.half * (0.12 + 0.35 * height);
        let center = Point { x: at.x + off, y: at.y + off * 1.2 };
        let right = turn.apply(Side::Right.normal());
        let flat = Vec3 { z: 0.0, ..right };
        let angle = if flat.length() > 0.7 { flat.y.atan2(flat.x) } else { 0.0 };
        let opacity = self.opacity / (1.0 + 0.3 * height);
        let size = self.half * (2.9 + 0.25 * height);
        Placement { angle, opacity, ..Placement::new(Art::Cast, center, size) }
    }
}

/// Returns the side of a cube with that face: as on every die, opposite faces make seven.
pub(super) const fn side_of(face: Face) -> Side {
    Side::ALL[face.index()]
}

/// Returns the rotation of a die that shows that face, as it is drawn.
pub(super) fn upright(face: Face) -> Rotation {
    turn_to_show(side_of(face), Rotation::NONE)
}

fn face_on(side: Side) -> Face {
    let at = Side::ALL.iter().position(|other| *other == side);
    at.and_then(|at| Face::ALL.get(at)).copied().unwrap_or(Face::ALL[0])
}

/// Returns the overlay of a side by its light, and its opacity.
fn lit(side: &SeenSide) -> (Art, f32) {
    if side.light < 0.0 { (Art::Shade, (side.light * -0.45).min(0.6)) } else { (Art::Gleam, side.light * 0.8) }
}
