//! A die as the cube it is, on its shadow.

use super::{Art, Body};
use crate::games::troyes_dice::rules::{Face, Placed};
use crate::stage::{
    Eye, Placement, Point, Rotation, Scene, SeenSide, Side, Span, Stand, Vec3, seen_sides, turn_to_show,
};

use super::layout::notch_center;

/// From where the wheel is seen: from before its lower edge, so that every die shows its front.
const EYE: Eye = Eye { foot: Point { x: 0.0, y: 1100.0 }, height: 4400.0 };
/// Half of a die's edge at its place.
pub(super) const HALF: f32 = 50.0;
/// The rims round a die, compared with it: whatever it lies on, one of them stands out. Their drawings leave a margin, so that
/// their edges are smooth at any angle.
const RIMS: [(Art, f32); 2] = [(Art::RimDark, 1.25), (Art::RimPale, 1.16)];

/// From which angle on pips are seen: on the narrow front of a die at rest they would be dashes.
const READ: Span = Span::new(0.33, 0.5);

/// What a die is made of for the moment: it turns from the one body into the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Coat {
    /// What it was.
    pub(super) from: Body,
    /// What it becomes.
    pub(super) to: Body,
    /// How far it has come, from 0 to 1.
    pub(super) part: f32,
}

impl Coat {
    /// A body that stays what it is.
    pub(super) const fn of(body: Body) -> Self {
        Self { from: body, to: body, part: 0.0 }
    }
}

/// A die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cube {
    /// What it is made of.
    pub(super) coat: Coat,
    /// Where it is and how it is turned, with the side [`side_of`] its face up at no turn; in the scene's units.
    pub(super) stand: Stand,
    /// Half of its edge.
    pub(super) half: f32,
    /// From 0, not there, to 1.
    pub(super) opacity: f32,
}

impl Cube {
    /// A die that lies at its place.
    pub(super) fn placed(placed: Placed) -> Self {
        let coat = Coat::of(Body::of(placed.die, placed.color));
        let at = EYE.point_above(notch_center(placed.notch), HALF);
        Self { coat, stand: Stand { at, turn: upright(placed.value) }, half: HALF, opacity: 1.0 }
    }

    /// Adds it, on its shadow.
    pub(super) fn show(&self, scene: &mut Scene) {
        let Self { coat, stand, half, opacity } = *self;
        scene.sprites.push(self.shadow());
        for (rim, size) in RIMS {
            let sides = seen_sides(EYE, stand, half * size);
            scene.sprites.extend(sides.iter().map(|side| Placement { opacity, ..side.show(rim) }));
        }
        for side in &seen_sides(EYE, stand, half) {
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

    /// Its shadow: the higher the die, the further off, the wider and the fainter.
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

/// The side of a cube that bears that face: as on every die, opposite faces make seven.
pub(super) const fn side_of(face: Face) -> Side {
    Side::ALL[face.index()]
}

/// The turn of a die that shows that face, as it is drawn.
pub(super) fn upright(face: Face) -> Rotation {
    turn_to_show(side_of(face), Rotation::NONE)
}

fn face_on(side: Side) -> Face {
    let at = Side::ALL.iter().position(|other| *other == side);
    at.and_then(|at| Face::ALL.get(at)).copied().unwrap_or(Face::ALL[0])
}

/// What lies over a side, by how light it is, and how thick.
fn lit(side: &SeenSide) -> (Art, f32) {
    if side.light < 0.0 { (Art::Shade, (side.light * -0.45).min(0.6)) } else { (Art::Gleam, side.light * 0.8) }
}
