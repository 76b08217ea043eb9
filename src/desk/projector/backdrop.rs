//! The backdrop of a game where players look at it: the light of the hour, and the game's row of drawings at the foot.
//!
//! The contrast theme has no backdrop, and nothing of it moves. Text on the ground is legible in the light; on the
//! drawings only text in ink is, and none is placed on lit lights.

use egui::epaint::Vertex;
use egui::{Color32, Mesh, Painter, Rect, Shape, Ui, Vec2, pos2, vec2};

use crate::desk::tokens::{self, Theme};
use crate::desk::widgets::tools::Tools;
use crate::show::{Backdrop, Tone};
use crate::stage::tokens::Light;

/// The greatest height, as a part of the window's.
const HIGH: f32 = 0.178;
/// The opacity of the light at the top and at the foot.
const HAZE: [f32; 2] = [0.12, 0.65];
/// The torn edge of the parchment, as parts of the width and height.
const EDGE: Vec2 = vec2(0.0095, 0.0165);

/// Paints the light over the ground.
pub(crate) fn light(ui: &Ui, tools: &Tools<'_>, backdrop: Option<&Backdrop>) {
    if let Some(Light { haze, .. }) = backdrop.and_then(|backdrop| of(tools, backdrop)) {
        let [top, foot] = HAZE.map(|share| haze.gamma_multiply(share));
        fade(ui.painter(), ui.max_rect(), top, foot);
    }
}

/// Paints the light over the ground and the row of drawings at the foot; returns the row's height.
pub(crate) fn ui(ui: &Ui, tools: &Tools<'_>, backdrop: Option<&Backdrop>) -> f32 {
    light(ui, tools, backdrop);
    row(ui, tools, backdrop, None, 1.0)
}

/// Paints the row of drawings with that opacity, from 0 to 1; at that height, or at the foot. Returns how much of the
/// foot it takes.
pub(crate) fn row(ui: &Ui, tools: &Tools<'_>, backdrop: Option<&Backdrop>, stands: Option<f32>, opacity: f32) -> f32 {
    let Some((backdrop, Light { haze, tint })) = backdrop.and_then(|it| Some((it, of(tools, it)?))) else { return 0.0 };
    if opacity <= 0.0 {
        return 0.0;
    }
    let (all, inside) = (ui.max_rect(), inside(ui, tools));
    let foot = stands.unwrap_or(inside.bottom()).min(inside.bottom());
    let mut painter = ui.painter().with_clip_rect(inside.intersect(ui.clip_rect()));
    painter.multiply_opacity(opacity);
    // What lies before it, as a river does.
    fade(&painter, inside.with_min_y(foot), haze, Color32::TRANSPARENT);
    let squares = Squares::of(inside, foot, all.height() * HIGH, backdrop.sprites.len());
    for (at, square) in squares.all() {
        if let Some(sprite) = backdrop.sprites.get(at) {
            tools.pictures.tinted(&painter, square, *sprite, tint);
        }
    }
    let high = squares.side * backdrop.size;
    for light in backdrop.lit {
        let middle = squares.first.min + vec2(light.x * squares.wide(), light.y * squares.side);
        tools.pictures.icon(&painter, Rect::from_center_size(middle, vec2(high, high)), backdrop.light);
    }
    all.bottom() - squares.first.top()
}

/// Returns how much of the foot the row of drawings takes.
pub(crate) fn foot(ui: &Ui, tools: &Tools<'_>, backdrop: Option<&Backdrop>) -> f32 {
    let Some(backdrop) = backdrop.filter(|backdrop| of(tools, backdrop).is_some()) else { return 0.0 };
    let (all, inside) = (ui.max_rect(), inside(ui, tools));
    all.bottom() - Squares::of(inside, inside.bottom(), all.height() * HIGH, backdrop.sprites.len()).first.top()
}

/// Returns the window without the torn edge of its ground.
fn inside(ui: &Ui, tools: &Tools<'_>) -> Rect {
    let all = ui.max_rect();
    let parchment = tools.palette == tokens::palette(Theme::Parchment);
    if parchment { all.shrink2(all.size() * EDGE) } else { all }
}

/// Returns the light of that hour, in themes that have one.
fn of(tools: &Tools<'_>, backdrop: &Backdrop) -> Option<Light<Color32>> {
    let [bright, dark] = tools.palette.light?;
    Some(match backdrop.hour {
        Tone::Light => bright,
        Tone::Dark => dark,
    })
}

/// Paints a rectangle that fades from one color into another, from the top down.
fn fade(painter: &Painter, rect: Rect, top: Color32, foot: Color32) {
    let corners = [(rect.left_top(), top), (rect.right_top(), top), (rect.right_bottom(), foot)];
    let mut mesh = Mesh::default();
    for (pos, color) in corners.into_iter().chain([(rect.left_bottom(), foot)]) {
        mesh.vertices.push(Vertex { pos, uv: egui::epaint::WHITE_UV, color });
    }
    mesh.indices = vec![0, 1, 2, 0, 2, 3];
    painter.add(Shape::mesh(mesh));
}

/// The places of the drawings.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Squares {
    /// The first one's.
    first: Rect,
    side: f32,
    count: usize,
    /// How often the row is repeated on either side, where the picture is very wide.
    more: usize,
}

impl Squares {
    /// Places the whole row in the middle, from side to side, but no higher than `high`.
    fn of(inside: Rect, foot: f32, high: f32, count: usize) -> Self {
        let many = number(count.max(1));
        let side = (inside.width() / many).min(high);
        let left = inside.center().x - side * many / 2.0;
        let first = Rect::from_min_size(pos2(left, foot - side), vec2(side, side));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few drawings")]
        let more = ((left - inside.left()) / side.max(1.0)).ceil().max(0.0) as usize;
        Self { first, side, count, more: more.min(count * 4) }
    }

    fn wide(self) -> f32 {
        self.side * number(self.count)
    }

    /// Iterates over the drawings with their places, from left to right.
    fn all(self) -> impl Iterator<Item = (usize, Rect)> {
        let Self { first, side, count, more } = self;
        (0..count + 2 * more).map(move |at| {
            let place = first.translate(vec2((number(at) - number(more)) * side, 0.0));
            ((at + count * 4 - more).checked_rem(count).unwrap_or_default(), place)
        })
    }
}

fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_row_reaches_from_side_to_side_and_is_never_stretched_or_too_high() {
        for (wide, high) in [(480.0, 844.0), (1024.0, 768.0), (1920.0, 1080.0), (2560.0, 1080.0), (3840.0, 400.0)] {
            let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(wide, high));
            let squares = Squares::of(all, high, high * HIGH, 10);
            let places: Vec<_> = squares.all().collect();
            let (first, last) = (places[0].1, places[places.len() - 1].1);
            assert!(first.left() < 0.1 && last.right() > wide - 0.1, "{wide}×{high}: {first:?} to {last:?}");
            for (at, square) in &places {
                assert!((square.width() - square.height()).abs() < 0.01 && square.height() <= high * HIGH + 0.01);
                assert!((square.bottom() - high).abs() < 0.01 && *at < 10);
            }
            let own = places.iter().position(|(_, square)| (square.left() - squares.first.left()).abs() < 0.01);
            assert_eq!(own.map(|own| places[own].0), Some(0), "lights stand on their own drawings");
        }
    }
}
