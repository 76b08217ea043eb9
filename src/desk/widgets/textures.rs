//! The textures of drawings: large ones each have their own, small ones share a sheet.
//!
//! For a driver each change of the texture is a drawing call of its own; what lies on one sheet is painted in one call.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use egui::{ColorImage, Context, Rect, TextureHandle, TextureId, TextureOptions, pos2, vec2};

use crate::stage::{Look, Sprite};

/// A drawing, its look, and whether it is gray.
pub(super) type Drawing = (Sprite, Look, bool);

/// The drawings as textures, each at the sizes in which it is shown.
#[derive(Default)]
pub(super) struct Textures {
    of: HashMap<Drawing, BTreeMap<u32, Kept>>,
    /// The sheet that has room.
    sheet: Option<Sheet>,
    /// The bytes of all of them.
    bytes: usize,
    /// The last time unused textures were looked for, by the windows' clock, in seconds.
    looked: f64,
}

/// A drawing at one size.
struct Kept {
    /// Its own, or that of its sheet, which lives as long as a drawing on it.
    texture: TextureHandle,
    part: Rect,
    /// The time when it was last shown, by the windows' clock, in seconds.
    shown: f64,
}

/// A texture for small drawings, filled row by row.
struct Sheet {
    texture: TextureHandle,
    /// The corner of the next place.
    next: [usize; 2],
    /// The height of its row.
    high: usize,
}

/// A texture, and the part of it that is one drawing.
pub(super) type Part = (TextureId, Rect);

impl Textures {
    /// The most bytes, more than two large windows show at one time; when a resized window has used that much, all
    /// textures are made anew.
    pub(super) const MOST: usize = 128 << 20;
    /// The bytes that are kept in any case; beyond, textures that were not shown for a while are dropped.
    pub(super) const FEW: usize = 8 << 20;
    /// The seconds for which a texture is kept in any case: each window repaints when it must, and they take turns.
    const WHILE: f64 = 4.0;

    /// Returns the texture of a drawing at that size, or else at one that is near, if that will do; it is shown `now`.
    pub(super) fn get(&mut self, drawing: Drawing, pixels: u32, near: bool, now: f64) -> Option<Part> {
        let sizes = self.of.get_mut(&drawing)?;
        let side = if sizes.contains_key(&pixels) {
            pixels
        } else {
            sizes.range(pixels / 2..=pixels * 2).next_back().filter(|_| near).map(|(side, _)| *side)?
        };
        let kept = sizes.get_mut(&side)?;
        kept.shown = now;
        Some((kept.texture.id(), kept.part))
    }

    /// Caches a square picture as the texture of a drawing at that size.
    pub(super) fn insert(
        &mut self,
        ctx: &Context,
        (drawing, pixels): (Drawing, u32),
        picture: Arc<ColorImage>,
        now: f64,
    ) -> Part {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let (texture, part) = self.on_sheet(ctx, &picture).unwrap_or_else(|| {
            let own = ctx.load_texture(drawing.0.name(), picture, TextureOptions::LINEAR);
            self.bytes += own.byte_size();
            (own, whole)
        });
        let id = texture.id();
        self.of.entry(drawing).or_default().insert(pixels, Kept { texture, part, shown: now });
        (id, part)
    }

    /// Puts a picture on the sheet, or on a new one if that is full; `None` if it is too large for any.
    fn on_sheet(&mut self, ctx: &Context, picture: &ColorImage) -> Option<(TextureHandle, Rect)> {
        let side = picture.width();
        if side > Sheet::LARGEST {
            return None;
        }
        let framed = framed(picture);
        let corner = if let Some(corner) = self.sheet.as_mut().and_then(|sheet| sheet.place(framed.width())) {
            corner
        } else {
            let sheet = self.sheet.insert(Sheet::new(ctx));
            self.bytes += sheet.texture.byte_size();
            sheet.place(framed.width())?
        };
        let sheet = self.sheet.as_mut()?;
        sheet.texture.set_partial(corner, framed, TextureOptions::LINEAR);
        #[expect(clippy::cast_precision_loss, reason = "a sheet has few hundred pixels")]
        let [x, y, side] = [corner[0] + 1, corner[1] + 1, side].map(|pixels| pixels as f32 / Sheet::SIDE as f32);
        Some((sheet.texture.clone(), Rect::from_min_size(pos2(x, y), vec2(side, side))))
    }

    /// Returns the bytes of the textures.
    pub(super) const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Counts the bytes of the textures, of each sheet once.
    fn counted(&self) -> usize {
        let mut counted = HashSet::new();
        let sheet = self.sheet.iter().map(|sheet| &sheet.texture);
        let all = self.of.values().flat_map(BTreeMap::values).map(|kept| &kept.texture).chain(sheet);
        all.filter(|texture| counted.insert(texture.id())).map(TextureHandle::byte_size).sum()
    }

    /// Drops unused textures, unless they were looked for a moment ago.
    pub(super) fn tidy(&mut self, now: f64) {
        if now - self.looked >= Self::WHILE {
            self.make_room(0, now);
        }
    }

    /// Drops textures that were not shown for a while, as far as so many more bytes need room.
    pub(super) fn make_room(&mut self, more: usize, now: f64) {
        self.looked = now;
        if self.bytes + more > Self::FEW {
            self.of.retain(|_, sizes| {
                sizes.retain(|_, kept| now - kept.shown < Self::WHILE);
                !sizes.is_empty()
            });
            self.bytes = self.counted();
        }
        if self.bytes + more > Self::MOST {
            self.of.clear();
            (self.sheet, self.bytes) = (None, 0);
        }
    }
}

impl Sheet {
    /// The width and height in pixels.
    const SIDE: usize = 512;
    /// The greatest size of a drawing on it.
    const LARGEST: usize = 128;

    fn new(ctx: &Context) -> Self {
        let empty = ColorImage::filled([Self::SIDE; 2], egui::Color32::TRANSPARENT);
        Self { texture: ctx.load_texture("drawings", empty, TextureOptions::LINEAR), next: [0; 2], high: 0 }
    }

    /// Takes the next place of that width and height, if there is room.
    fn place(&mut self, side: usize) -> Option<[usize; 2]> {
        let [x, y] = self.next;
        let [x, y, high] = if x + side > Self::SIDE { [0, y + self.high, 0] } else { [x, y, self.high] };
        if y + side > Self::SIDE {
            return None;
        }
        (self.next, self.high) = ([x + side, y], high.max(side));
        Some([x, y])
    }
}

/// Returns the picture with its outermost pixels once more around it: at its edge no neighbor on the sheet shines through.
fn framed(picture: &ColorImage) -> ColorImage {
    let [wide, high] = picture.size;
    let line = |y: usize| {
        let row = picture.pixels.get(y * wide..(y + 1) * wide).unwrap_or_default();
        row.first().into_iter().chain(row).chain(row.last()).copied()
    };
    let lines = [0].into_iter().chain(0..high).chain([high.saturating_sub(1)]);
    ColorImage::new([wide + 2, high + 2], lines.flat_map(line).collect())
}

#[cfg(test)]
mod tests {
    use egui::Color32;

    use super::*;

    #[test]
    fn a_sheet_gives_no_place_twice_and_ends() {
        let ctx = Context::default();
        let mut sheet = Sheet::new(&ctx);
        let mut taken: Vec<Rect> = Vec::new();
        let sides = [18, 58, 26, 130, 42, 66, 18];
        #[expect(clippy::cast_precision_loss, reason = "a sheet has few hundred pixels")]
        for side in sides.into_iter().cycle() {
            let Some(corner) = sheet.place(side) else { break };
            let [x, y, side] = [corner[0], corner[1], side].map(|pixels| pixels as f32);
            let place = Rect::from_min_size(pos2(x, y), vec2(side, side));
            assert!(x + side <= 512.0 && y + side <= 512.0, "{place:?}");
            assert!(taken.iter().all(|other| !other.shrink(0.5).intersects(place)), "{place:?}");
            taken.push(place);
        }
        assert!(taken.len() > 20, "{}", taken.len());
    }

    #[test]
    fn a_frame_repeats_the_edge() {
        let colors = [Color32::RED, Color32::GREEN, Color32::BLUE, Color32::WHITE];
        let framed = framed(&ColorImage::new([2, 2], colors.to_vec()));
        let [r, g, b, w] = colors;
        assert_eq!(framed.size, [4, 4]);
        assert_eq!(framed.pixels, [r, r, g, g, r, r, g, g, b, b, w, w, b, b, w, w]);
    }
}
