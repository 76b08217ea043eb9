//! Puts a scene's sprites and labels on the screen.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use egui::epaint::Vertex;
use egui::{Align2, Color32, ColorImage, FontFamily, FontId, Mesh, Painter, Pos2, Rect, Shape, Vec2, vec2};

use super::raster::rasterize;
use super::textures::{Drawing, Part, Textures};
use crate::desk::tokens;
#[cfg(feature = "paper")]
use crate::paper::Inks;
use crate::show::Lettering;
use crate::stage::{Bounds, Hush, Ink, Label, Look, Placement, Point, Scene, Sprite, Weight};

/// The drawings as textures, each rasterized once for each size in pixels in which it is shown.
#[derive(Default)]
pub struct Pictures {
    textures: Mutex<Textures>,
    /// The replacement of [`rasterize`], if any.
    rasterizer: OnceLock<Arc<Rasterize>>,
}

/// Rasterizes an SVG drawing to a square of so many pixels; in gray if requested.
pub type Rasterize = dyn Fn(&'static str, u32, bool) -> Arc<ColorImage> + Send + Sync;

/// The drawings in the look of a theme.
#[derive(Clone, Copy)]
pub struct Drawings<'a> {
    pictures: &'a Pictures,
    look: Look,
    /// Whether every color becomes the gray of the same brightness.
    gray: bool,
    /// The place that is dark in a hush; `None` for the disc of the picture alone.
    hushed: Option<Rect>,
    /// The place in it that stays light, and how far it does, from 0 to 1.
    spared: Option<(Rect, f32)>,
}

impl Drawings<'_> {
    /// Returns the drawings in a place all of which is dark in a hush.
    pub(crate) const fn hushing(self, place: Rect) -> Self {
        Drawings { hushed: Some(place), ..self }
    }

    /// Returns the drawings with a place that stays light in a hush, as far as something is told there, from 0 to 1: that belongs to
    /// what everybody looks at.
    pub(crate) const fn sparing(self, place: Rect, told: f32) -> Self {
        Drawings { spared: Some((place, told)), ..self }
    }

    /// Returns the drawings as those inks print them: prints have no theme.
    #[cfg(feature = "paper")]
    pub(crate) const fn printed_with(self, inks: Inks) -> Self {
        Drawings { look: inks.look(), gray: matches!(inks, Inks::Gray), ..self }
    }

    /// Paints a whole scene into the middle of `rect`, as large as it fits; `moving` if the next frame shows another one.
    pub fn paint(&self, painter: &Painter, rect: Rect, scene: &Scene, moving: bool) {
        self.paint_lettered(painter, rect, scene, &[], moving);
    }

    /// As [`Self::paint`]; plain drawings get those letters.
    pub(crate) fn paint_lettered(
        &self,
        painter: &Painter,
        rect: Rect,
        scene: &Scene,
        letters: &[Lettering],
        moving: bool,
    ) {
        // A window that is being resized may leave a picture no room for a moment.
        if !rect.is_positive() {
            return;
        }
        let frame = Frame::new(rect, scene.bounds);
        let mut sprites = self.sprites(painter, scene.sprites.len());
        for (at, placement) in scene.sprites.iter().enumerate() {
            if let Some(hush) = scene.hush.filter(|hush| hush.behind == at) {
                sprites.paint();
                self.hush(painter, &frame, scene, hush);
            }
            let placement = placement.in_look(self.look);
            sprites.add(&frame, &placement, (self.look, self.gray), moving);
            let lettering = letters.iter().find(|lettering| lettering.sprite == placement.sprite);
            if let (Look::Plain, Some(lettering)) = (self.look, lettering) {
                // Letters lie between the drawings.
                sprites.paint();
                letter(painter, &frame, &placement, lettering);
            }
        }
        sprites.paint();
        // Labels lie over all sprites, and still are behind what there is to look at.
        let light = 1.0 - scene.hush.map_or(0.0, |hush| hush.dark);
        for label in &scene.labels {
            text(painter, &frame, label, light);
        }
    }

    /// Paints the darkness over what is behind it.
    fn hush(&self, painter: &Painter, frame: &Frame, scene: &Scene, hush: Hush) {
        let dark = tokens::color(tokens::DARKNESS).gamma_multiply(hush.dark);
        if let Some(place) = self.hushed {
            let told = self.spared.filter(|(_, told)| *told > 0.0);
            for dimmed in around(place, told.map(|(spared, _)| spared)) {
                painter.rect_filled(dimmed, 0, dark);
            }
            if let Some((spared, told)) = told.filter(|(_, told)| *told < 1.0) {
                painter.rect_filled(spared.intersect(place), 0, dark.gamma_multiply(1.0 - told));
            }
        } else {
            let disc = frame.place(scene.rim);
            painter.circle_filled(disc.center(), disc.height() / 2.0, dark);
        }
    }

    /// Paints one sprite over all of `rect`, stretched. A quiet ground needs a third of the pixels.
    pub(crate) fn ground(&self, painter: &Painter, rect: Rect, sprite: Sprite) {
        self.stretched(painter, rect, sprite, 0.3, Color32::WHITE);
    }

    /// Paints one sprite over all of `rect` in that tint, which replaces its white.
    pub(crate) fn tinted(&self, painter: &Painter, rect: Rect, sprite: Sprite, tint: Color32) {
        self.stretched(painter, rect, sprite, 1.0, tint);
    }

    /// Paints one sprite over all of `rect`, with that share of the pixels.
    fn stretched(&self, painter: &Painter, rect: Rect, sprite: Sprite, share: f32, tint: Color32) {
        if !rect.is_positive() {
            return;
        }
        let pixels = rect.size().max_elem() * painter.pixels_per_point() * share;
        let (texture, part) = self.sprites(painter, 0).texture((sprite, Look::Rich, false), pixels, false);
        painter.image(texture, rect, part, tint);
    }

    /// Paints one sprite, upright and whole, into the square in the middle of `rect`.
    pub(crate) fn icon(&self, painter: &Painter, rect: Rect, sprite: impl Into<Sprite>) {
        self.turned(painter, rect, sprite, 1.0);
    }

    /// Paints one sprite there as a card that is turned over so far, from 0 to 1.
    pub(crate) fn turned(&self, painter: &Painter, rect: Rect, sprite: impl Into<Sprite>, turned: f32) {
        let center = Point { x: 0.0, y: 0.0 };
        let frame = Frame::new(rect, Bounds::around(center, 1.0));
        self.one(painter, &frame, &Placement { stretch: turned.max(0.02), ..Placement::new(sprite, center, 1.0) });
    }

    fn one(&self, painter: &Painter, frame: &Frame, placement: &Placement) {
        let mut sprites = self.sprites(painter, 1);
        sprites.add(frame, placement, (self.look, self.gray), false);
        sprites.paint();
    }

    fn sprites<'a>(&'a self, painter: &'a Painter, number: usize) -> Sprites<'a> {
        let (most, now) = painter.ctx().input(|input| (input.max_texture_side, input.time));
        let mut textures = self.pictures.textures.lock().unwrap_or_else(PoisonError::into_inner);
        // Also where nothing new is shown: what a window needed that was large for a moment is soon needed no more.
        textures.tidy(now);
        // No larger than the card takes: on a wide screen a picture may be shown larger than that.
        let most = u32::try_from(most).unwrap_or(u32::MAX);
        let rasterizer = self.pictures.rasterizer.get().map(|rasterizer| &**rasterizer);
        Sprites { painter, textures, rasterizer, most, now, meshes: Vec::with_capacity(number) }
    }
}

impl Pictures {
    /// The most bytes, more than two large windows show at one time; when a resized window has used that much, all
    /// textures are made anew.
    pub const MOST: usize = Textures::MOST;
    /// The bytes that are kept in any case; beyond, textures that were not shown for a while are dropped.
    pub const FEW: usize = Textures::FEW;
    /// The step of sizes in pixels, so that dragging a window's corner does not rasterize at every step.
    const STEP: u32 = 8;
    /// The greatest size of a texture in pixels: larger drawings are stretched, so that one alone never takes too much.
    const LARGEST: f32 = 2048.0;

    /// Returns the bytes of all textures.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.textures.lock().unwrap_or_else(PoisonError::into_inner).bytes()
    }

    /// Replaces the rasterizer, unless it is replaced already.
    pub(crate) fn rasterized_by(&self, rasterizer: Arc<Rasterize>) {
        let _ = self.rasterizer.set(rasterizer);
    }

    /// Returns the drawings in that look.
    #[must_use]
    pub const fn in_look(&self, look: Look) -> Drawings<'_> {
        Drawings { pictures: self, look, gray: false, hushed: None, spared: None }
    }
}

/// Sprites on their way to a painter. Shared state is locked once for all of them.
struct Sprites<'a> {
    painter: &'a Painter,
    textures: MutexGuard<'a, Textures>,
    rasterizer: Option<&'a Rasterize>,
    /// The greatest width of a texture, in pixels.
    most: u32,
    /// The windows' clock, in seconds.
    now: f64,
    meshes: Vec<Mesh>,
}

impl Sprites<'_> {
    /// Adds a sprite above the others; `moving` if the next frame shows it at another size.
    fn add(&mut self, frame: &Frame, placement: &Placement, (look, gray): (Look, bool), moving: bool) {
        let side = placement.size * frame.scale;
        let center = frame.at(placement.center);
        // What is scrolled out of sight needs no texture.
        let reach = side * (1.0 + placement.stretch + placement.lean.abs());
        if !self.painter.clip_rect().intersects(Rect::from_center_size(center, Vec2::splat(reach))) {
            return;
        }
        // What looks alike in every look is rasterized once.
        let look = if placement.sprite.has_plain() { look } else { Look::Rich };
        let drawing = (placement.sprite, look, gray);
        // A side of a cube that is seen at an angle may be much wider than high.
        let sharp = side * placement.stretch.max(1.0) * self.painter.pixels_per_point();
        let (texture, part) = self.texture(drawing, sharp, moving);
        let tint = Color32::WHITE.gamma_multiply(placement.opacity);
        let (sin, cos) = placement.angle.sin_cos();
        let corners = placement.cut.map_or(SQUARE, |cut| cut.corners);
        let mesh = match self.meshes.last_mut() {
            // What lies on another of its kind is painted with it.
            Some(last) if last.texture_id == texture => last,
            Some(_) | None => self.meshes.push_mut(Mesh {
                indices: Vec::with_capacity(corners.len() * 3),
                vertices: Vec::with_capacity(corners.len()),
                texture_id: texture,
            }),
        };
        let first = u32::try_from(mesh.vertices.len()).unwrap_or_default();
        mesh.vertices.extend(corners.iter().map(|corner| {
            let (x, y) = (corner.x - 0.5, corner.y - 0.5);
            let wide = vec2(x * placement.stretch + y * placement.lean, y);
            let turned = vec2(wide.x * cos - wide.y * sin, wide.x * sin + wide.y * cos);
            Vertex { pos: center + turned * side, uv: part.lerp_inside(vec2(corner.x, corner.y)), color: tint }
        }));
        // A convex polygon is a fan of triangles.
        let corners = u32::try_from(corners.len()).unwrap_or_default();
        for last in 2..corners {
            mesh.indices.extend([first, first + last - 1, first + last]);
        }
    }

    /// Paints the added sprites.
    fn paint(&mut self) {
        self.painter.extend(self.meshes.drain(..).map(Shape::mesh));
    }

    /// Returns the texture of a drawing; `moving` if one that is near in size will do: nobody sees the difference in a fraction of
    /// a second.
    fn texture(&mut self, drawing: Drawing, pixels: f32, moving: bool) -> Part {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to what a texture can be")]
        let pixels = pixels.clamp(1.0, Pictures::LARGEST).ceil() as u32;
        let pixels = pixels.next_multiple_of(Pictures::STEP).min(self.most);
        if let Some(kept) = self.textures.get(drawing, pixels, moving, self.now) {
            return kept;
        }
        self.textures.make_room(pixels as usize * pixels as usize * BYTES, self.now);
        let (sprite, look, gray) = drawing;
        let svg = sprite.in_look(look);
        let picture = match self.rasterizer {
            Some(rasterizer) => rasterizer(svg, pixels, gray),
            None => Arc::new(rasterize(svg, pixels, gray)),
        };
        self.textures.insert(self.painter.ctx(), (drawing, pixels), picture, self.now)
    }
}

/// The outline of a whole drawing.
const SQUARE: &[Point] =
    &[Point { x: 0.0, y: 0.0 }, Point { x: 1.0, y: 0.0 }, Point { x: 1.0, y: 1.0 }, Point { x: 0.0, y: 1.0 }];

/// The bytes of a pixel.
const BYTES: usize = 4;

/// The transform from a scene to the screen.
pub(crate) struct Frame {
    /// The place of the scene's origin.
    origin: Pos2,
    scale: f32,
}

impl Frame {
    /// Places the scene's bounds in the middle of `rect`, as large as they fit.
    pub(crate) fn new(rect: Rect, bounds: Bounds) -> Self {
        let scale = bounds.scale_into(rect.width(), rect.height());
        let center = bounds.center();
        Self { origin: rect.center() - vec2(center.x, center.y) * scale, scale }
    }

    /// Returns a point of the scene on the screen.
    pub(crate) fn at(&self, point: Point) -> Pos2 {
        self.origin + vec2(point.x, point.y) * self.scale
    }

    /// Returns a rectangle of the scene on the screen.
    pub(crate) fn place(&self, bounds: Bounds) -> Rect {
        Rect::from_center_size(self.at(bounds.center()), vec2(bounds.width(), bounds.height()) * self.scale)
    }
}

/// Returns what is left of a place around a part of it.
fn around(place: Rect, spared: Option<Rect>) -> Vec<Rect> {
    let Some(spared) = spared.map(|spared| spared.intersect(place)).filter(Rect::is_positive) else {
        return vec![place];
    };
    let beside = place.with_min_y(spared.top()).with_max_y(spared.bottom());
    let all = [
        place.with_max_y(spared.top()),
        place.with_min_y(spared.bottom()),
        beside.with_max_x(spared.left()),
        beside.with_min_x(spared.right()),
    ];
    all.into_iter().filter(Rect::is_positive).collect()
}

/// Draws a letter near a drawing's upper edge, where nothing in its middle hides it; it fades with the drawing.
fn letter(painter: &Painter, frame: &Frame, placement: &Placement, lettering: &Lettering) {
    const HEIGHT: f32 = 0.19;
    let up = Point { y: placement.center.y - placement.size * 0.385, ..placement.center };
    let color = ink(lettering.ink).gamma_multiply(placement.opacity * placement.stretch);
    let font = FontId::new(placement.size * HEIGHT * frame.scale, FontFamily::Name(tokens::BOLD.into()));
    write(painter, frame.at(up), &lettering.text, font, color);
}

/// Writes a text around that point; none below the height of a pixel, which egui cannot draw, and none that would be
/// clipped, as beside a sign that is cut out of the picture.
fn write(painter: &Painter, center: Pos2, text: &str, font: FontId, color: Color32) {
    const ROUNDING: f32 = 1.0;
    if font.size * painter.pixels_per_point() < 1.0 {
        return;
    }
    let galley = painter.layout_no_wrap(text.to_owned(), font, color);
    let rect = Align2::CENTER_CENTER.anchor_size(center, galley.size());
    let seen = galley.mesh_bounds.translate(rect.min.to_vec2());
    if painter.clip_rect().expand(ROUNDING).contains_rect(seen) {
        painter.galley(rect.min, galley, color);
    }
}

pub(crate) fn ink(ink: Ink) -> Color32 {
    match ink {
        Ink::Dark => tokens::DARK_INK.into(),
        Ink::Light => tokens::LIGHT_INK.into(),
    }
}

fn text(painter: &Painter, frame: &Frame, label: &Label, light: f32) {
    let family = match label.weight {
        Weight::Text => FontFamily::Proportional,
        Weight::Bold => FontFamily::Name(tokens::BOLD.into()),
        Weight::Display => FontFamily::Name(tokens::DISPLAY.into()),
    };
    let font = FontId::new(label.size * frame.scale, family);
    write(painter, frame.at(label.center), &label.text, font, ink(label.ink).gamma_multiply(light));
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn a_place_is_dark_but_for_what_is_spared() {
        let place = Rect::from_min_max(pos2(0.0, 0.0), pos2(160.0, 90.0));
        let card = Rect::from_min_max(pos2(90.0, 10.0), pos2(150.0, 80.0));
        let dark = around(place, Some(card));
        assert!(dark.iter().all(|dimmed| !dimmed.intersect(card).is_positive() && place.contains_rect(*dimmed)));
        let area: f32 = dark.iter().map(Rect::area).sum();
        assert!((area - (place.area() - card.area())).abs() < 0.01, "all of the rest, and nothing twice");
        for elsewhere in [None, Some(card.translate(vec2(400.0, 0.0)))] {
            assert_eq!(around(place, elsewhere), [place]);
        }
    }
}
