//! A die as the cube it is: which of its sides are seen from above, where, and in what light.

use super::{Placement, Point, Rotation, Sprite, Stand, Vec3};

/// From where the table is seen. What lies on the table is seen just as it is drawn; what stands on it leans away from the
/// point below the eye, as in a photograph taken with a shifted lens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Eye {
    /// The point of the table below it.
    pub foot: Point,
    /// How high above the table it is.
    pub height: f32,
}

impl Eye {
    /// By how much larger things that high are seen than on the table.
    fn scale(self, height: f32) -> f32 {
        self.height / (self.height - height)
    }

    /// Where that point is seen.
    #[must_use]
    pub fn point(self, at: Vec3) -> Point {
        let scale = self.scale(at.z);
        Point { x: self.foot.x + (at.x - self.foot.x) * scale, y: self.foot.y + (at.y - self.foot.y) * scale }
    }

    /// The point that high above the table that is seen there.
    #[must_use]
    pub fn point_above(self, seen: Point, height: f32) -> Vec3 {
        let scale = self.scale(height);
        let (x, y) = (self.foot.x + (seen.x - self.foot.x) / scale, self.foot.y + (seen.y - self.foot.y) / scale);
        Vec3::new(x, y, height)
    }

    /// How a short way is seen that starts at that point.
    fn way(self, at: Vec3, way: Vec3) -> Point {
        let scale = self.scale(at.z);
        let lean = way.z * scale / self.height;
        Point { x: scale * (way.x + (at.x - self.foot.x) * lean), y: scale * (way.y + (at.y - self.foot.y) * lean) }
    }
}

/// A side of a cube that stands as it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Up.
    Top,
    /// Towards the lower edge of the picture.
    Front,
    /// To the right.
    Right,
    /// Opposite the right one.
    Left,
    /// Opposite the front.
    Back,
    /// Opposite the top.
    Bottom,
}

impl Side {
    /// All of them; the first and the last are opposite, and so on inwards.
    pub const ALL: [Self; 6] = [Self::Top, Self::Front, Self::Right, Self::Left, Self::Back, Self::Bottom];

    /// Out of the cube.
    #[must_use]
    pub const fn normal(self) -> Vec3 {
        match self {
            Self::Top => Vec3::new(0.0, 0.0, 1.0),
            Self::Front => Vec3::new(0.0, 1.0, 0.0),
            Self::Right => Vec3::new(1.0, 0.0, 0.0),
            Self::Left => Vec3::new(-1.0, 0.0, 0.0),
            Self::Back => Vec3::new(0.0, -1.0, 0.0),
            Self::Bottom => Vec3::new(0.0, 0.0, -1.0),
        }
    }

    /// Where the right of its drawing is; its lower edge is where a reader who sees the side expects it.
    const fn across(self) -> Vec3 {
        match self {
            Self::Top | Self::Front | Self::Bottom => Vec3::new(1.0, 0.0, 0.0),
            Self::Right => Vec3::new(0.0, -1.0, 0.0),
            Self::Left => Vec3::new(0.0, 1.0, 0.0),
            Self::Back => Vec3::new(-1.0, 0.0, 0.0),
        }
    }
}

/// A side of a cube that is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenSide {
    /// Which one.
    pub side: Side,
    center: Point,
    across: Point,
    down: Point,
    /// How far it is turned to the eye: at 1 it is seen straight on, at 0 from its edge.
    pub facing: f32,
    /// How much lighter it is than the top of a cube at rest, from −1, dark, to 1.
    pub light: f32,
}

impl SeenSide {
    /// That drawing, laid over all of the side.
    #[must_use]
    pub fn show(&self, sprite: impl Into<Sprite>) -> Placement {
        Placement::spanned(sprite, self.center, self.across, self.down)
    }
}

/// Where the light comes from: from above, and from the left of the picture's upper edge.
const LIGHT: Vec3 = Vec3::new(-0.36, -0.48, 0.8);

/// The sides of a cube that are seen from there, half as long as that from edge to edge; those further away first.
#[must_use]
pub fn seen_sides(eye: Eye, stand: Stand, half: f32) -> Vec<SeenSide> {
    let Stand { at, turn } = stand;
    let to_eye = Vec3::new(eye.foot.x - at.x, eye.foot.y - at.y, eye.height - at.z);
    let middle = eye.point(at);
    let mut sides: Vec<(f32, SeenSide)> = Side::ALL
        .into_iter()
        .filter_map(|side| {
            let normal = turn.apply(side.normal());
            let facing = normal.dot(to_eye) - half;
            let across = turn.apply(side.across());
            let out = eye.way(at, normal * half);
            let seen = SeenSide {
                side,
                center: Point { x: middle.x + out.x, y: middle.y + out.y },
                across: eye.way(at, across * (2.0 * half)),
                down: eye.way(at, normal.cross(across) * (2.0 * half)),
                facing: facing / to_eye.length(),
                light: normal.dot(LIGHT) - LIGHT.z,
            };
            (facing > 0.0).then_some((facing, seen))
        })
        .collect();
    sides.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    sides.into_iter().map(|(_, seen)| seen).collect()
}

/// The turn to give a cube first, so that it shows that side in the end, upright if it can be: it ends with `last`.
#[must_use]
pub fn turn_to_show(side: Side, last: Rotation) -> Rotation {
    let tilts = [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (0, 3)]
        .map(|(x, y)| Rotation::quarters(Side::Right.normal(), x).after(Rotation::quarters(Side::Front.normal(), y)));
    let spins = [0, 1, 2, 3].map(|quarters| Rotation::quarters(Vec3::UP, quarters));
    let turns = tilts.into_iter().flat_map(|tilt| spins.map(|spin| tilt.after(spin)));
    let upright = |first: &Rotation| {
        let turn = last.after(*first);
        10.0 * turn.apply(side.normal()).z + turn.apply(side.across()).x
    };
    turns.max_by(|one, other| upright(one).total_cmp(&upright(other))).unwrap_or(Rotation::NONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EYE: Eye = Eye { foot: Point { x: 0.0, y: 0.0 }, height: 40.0 };

    #[test]
    fn from_straight_above_only_the_top_is_seen_as_it_is_drawn() {
        let stand = Stand { at: Vec3::new(0.0, 0.0, 1.0), turn: Rotation::NONE };
        let seen = seen_sides(EYE, stand, 1.0);
        assert_eq!(seen.iter().map(|seen| seen.side).collect::<Vec<_>>(), [Side::Top]);
        let placement = seen[0].show(Sprite::APP_ICON);
        assert!(placement.angle.abs() < 1e-6 && placement.lean.abs() < 1e-6 && (placement.stretch - 1.0).abs() < 1e-6);
    }

    #[test]
    fn every_side_can_be_brought_up_and_is_upright_then() {
        for side in Side::ALL {
            for last in Side::ALL.map(|other| turn_to_show(other, Rotation::NONE)) {
                let turn = last.after(turn_to_show(side, last));
                assert!((turn.apply(side.normal()) - Vec3::UP).length() < 1e-5);
                assert!(turn.apply(side.across()).x > 0.7);
            }
        }
    }

    #[test]
    fn drawings_are_never_mirrored() {
        for side in Side::ALL {
            let turn = turn_to_show(side, Rotation::NONE).spun(Vec3::new(0.3, 0.2, 0.1), 1.0);
            for seen in seen_sides(EYE, Stand { at: Vec3::new(3.0, -2.0, 1.5), turn }, 1.0) {
                assert!(seen.across.x * seen.down.y - seen.across.y * seen.down.x > 0.0, "{seen:?}");
            }
        }
    }
}
