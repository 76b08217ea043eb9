//! The perspective view of a die as a cube: its visible sides, their places, and their light.

use super::{Placement, Point, Rotation, Sprite, Stand, Vec3};

/// The camera above the table. Things on the table are seen just as they are drawn; what rises above it leans away from
/// the point below the eye, as in a photograph taken with a shifted lens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Eye {
    /// The point of the table below it.
    pub foot: Point,
    /// The height above the table.
    pub height: f32,
}

impl Eye {
    /// Returns the magnification at that height, compared with the table.
    fn scale(self, height: f32) -> f32 {
        self.height / (self.height - height)
    }

    /// Projects a point to the picture.
    #[must_use]
    pub fn point(self, at: Vec3) -> Point {
        let scale = self.scale(at.z);
        Point { x: self.foot.x + (at.x - self.foot.x) * scale, y: self.foot.y + (at.y - self.foot.y) * scale }
    }

    /// Returns the point at that height above the table that is projected there.
    #[must_use]
    pub fn point_above(self, seen: Point, height: f32) -> Vec3 {
        let scale = self.scale(height);
        let (x, y) = (self.foot.x + (seen.x - self.foot.x) / scale, self.foot.y + (seen.y - self.foot.y) / scale);
        Vec3::new(x, y, height)
    }

    /// Projects a short way from that point.
    fn way(self, at: Vec3, way: Vec3) -> Point {
        let scale = self.scale(at.z);
        let lean = way.z * scale / self.height;
        Point { x: scale * (way.x + (at.x - self.foot.x) * lean), y: scale * (way.y + (at.y - self.foot.y) * lean) }
    }
}

/// A side of an unturned cube.
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
    /// All sides; the first and the last are opposite, and so on inwards.
    pub const ALL: [Self; 6] = [Self::Top, Self::Front, Self::Right, Self::Left, Self::Back, Self::Bottom];

    /// Returns the direction out of the cube.
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

    /// Returns the direction to the right of the side's drawing; its lower edge is where a reader who sees the side
    /// expects it.
    const fn across(self) -> Vec3 {
        match self {
            Self::Top | Self::Front | Self::Bottom => Vec3::new(1.0, 0.0, 0.0),
            Self::Right => Vec3::new(0.0, -1.0, 0.0),
            Self::Left => Vec3::new(0.0, 1.0, 0.0),
            Self::Back => Vec3::new(-1.0, 0.0, 0.0),
        }
    }
}

/// A visible side of a cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenSide {
    /// The side.
    pub side: Side,
    center: Point,
    across: Point,
    down: Point,
    /// How far the side faces the eye: 1 straight on, 0 from its edge.
    pub facing: f32,
    /// The brightness compared with the top of a cube at rest, from −1, dark, to 1.
    pub light: f32,
}

impl SeenSide {
    /// Places a drawing over the whole side.
    #[must_use]
    pub fn show(&self, sprite: impl Into<Sprite>) -> Placement {
        Placement::spanned(sprite, self.center, self.across, self.down)
    }
}

/// The direction to the light: from above, and from the left of the picture's upper edge.
const LIGHT: Vec3 = Vec3::new(-0.36, -0.48, 0.8);

/// Returns the visible sides of a cube whose edges are 2 × `half` long; the farther ones first.
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

/// Places a drawing, of which that part is empty above and below, along each edge of the outline of a cube whose edges are
/// 2 × `half` long, so that it reaches out by `width`, everywhere as far.
#[must_use]
pub fn rim(
    eye: Eye,
    stand: Stand,
    half: f32,
    (sprite, margin): (impl Into<Sprite>, f32),
    width: f32,
) -> Vec<Placement> {
    /// The farthest that it reaches beyond a sharp corner, in widths.
    const SHARP: f32 = 1.5;
    let (sprite, corners) = (sprite.into(), outline(eye, stand, half));
    let at = |index: usize| corners.get(index % corners.len().max(1)).copied().unwrap_or(eye.foot);
    let way = |from: Point, to: Point| Point { x: to.x - from.x, y: to.y - from.y };
    // How far two edges reach beyond their corner until they meet outside.
    let beyond = |before: Point, after: Point| {
        let (cross, dot) = (before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y);
        width * (cross.atan2(dot).abs() / 2.0).tan().min(SHARP)
    };
    let count = corners.len();
    let edge = |index: usize| {
        let edges = [count - 1, 0, 1].map(|step| way(at(index + step), at(index + step + 1)));
        let [before, edge, after] = edges;
        let long = edge.x.hypot(edge.y).max(f32::MIN_POSITIVE);
        let along = Point { x: edge.x / long, y: edge.y / long };
        let (from, to) = (beyond(before, edge), long + beyond(edge, after));
        let middle = (to - from) / 2.0;
        let center = Point { x: at(index).x + along.x * middle, y: at(index).y + along.y * middle };
        let [across, down] = [to + from, 2.0 * width / (1.0 - 2.0 * margin)];
        let across = Point { x: along.x * across, y: along.y * across };
        Placement::spanned(sprite, center, across, Point { x: -along.y * down, y: along.x * down })
    };
    (0..count).map(edge).collect()
}

/// Returns the corners of the outline of a cube in the picture, in the order around it.
fn outline(eye: Eye, stand: Stand, half: f32) -> Vec<Point> {
    let signs = [-half, half];
    let corners =
        signs.into_iter().flat_map(|x| signs.into_iter().flat_map(move |y| signs.map(|z| Vec3::new(x, y, z))));
    let mut seen: Vec<Point> = corners.map(|corner| eye.point(stand.at + stand.turn.apply(corner))).collect();
    seen.sort_by(|one, other| one.x.total_cmp(&other.x).then(one.y.total_cmp(&other.y)));
    // The lower half from left to right, then the upper half back (Andrew's monotone chain).
    let chain = |points: &mut dyn Iterator<Item = Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for point in points {
            while let [.., before, last] = chain[..] {
                let turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
                if turn > 0.0 {
                    break;
                }
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut all = chain(&mut seen.iter().copied());
    all.extend(chain(&mut seen.iter().rev().copied()));
    all
}

/// Returns the turn to give a cube first, so that after `last` it shows that side, upright if possible.
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

    #[test]
    fn a_rim_is_as_wide_on_all_sides_of_a_cube_that_leans() {
        let turned = turn_to_show(Side::Left, Rotation::NONE).spun(Vec3::new(0.3, 0.2, 0.1), 1.0);
        for (at, turn) in [
            (Vec3::new(0.0, -12.0, 1.0), Rotation::NONE),
            (Vec3::new(9.0, -4.0, 1.0), Rotation::NONE),
            (Vec3::new(-11.0, 7.0, 3.0), turned),
        ] {
            let corners = outline(EYE, Stand { at, turn }, 1.0);
            let rim = rim(EYE, Stand { at, turn }, 1.0, (Sprite::APP_ICON, 0.1), 0.2);
            assert!(corners.len() >= 4 && rim.len() == corners.len(), "{corners:?}");
            for (nth, placed) in rim.iter().enumerate() {
                let (sin, cos) = placed.angle.sin_cos();
                // How far a point lies outside of this edge.
                let out = |point: Point| (point.x - placed.center.x) * sin - (point.y - placed.center.y) * cos;
                assert!((placed.size - 0.5).abs() < 1e-4 && placed.lean.abs() < 1e-4, "{placed:?}");
                assert!(corners.iter().all(|corner| out(*corner) < 1e-3), "edge {nth} is at the outside: {placed:?}");
                assert_eq!(corners.iter().filter(|corner| out(**corner).abs() < 1e-3).count(), 2, "and lies there");
            }
        }
    }
}
