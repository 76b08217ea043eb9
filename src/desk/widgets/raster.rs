//! A drawing in pixels.

use egui::{Color32, ColorImage};
use image::RgbaImage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::drawing;
use crate::stage::Sprite;
use crate::stage::tokens::Rgb;

/// Rasterizes a drawing at that size for the screen; to an empty picture if it cannot be read, which a test rules out.
pub(super) fn rasterize(svg: &str, pixels: u32, gray: bool) -> ColorImage {
    let size = [pixels as usize; 2];
    match pixmap(svg, pixels) {
        Some(mut pixmap) => {
            if gray {
                gray_out(&mut pixmap);
            }
            ColorImage::from_rgba_premultiplied(size, pixmap.data())
        }
        None => ColorImage::filled(size, Color32::TRANSPARENT),
    }
}

/// Replaces each pixel by the gray of the same brightness and opacity.
fn gray_out(pixmap: &mut Pixmap) {
    for [red, green, blue, _] in pixmap.data_mut().as_chunks_mut().0 {
        Rgb(*red, *green, *blue) = Rgb(*red, *green, *blue).gray();
    }
}

/// Rasterizes a drawing at that size for uses beside egui.
pub(crate) fn rgba(sprite: Sprite, pixels: u32) -> Option<RgbaImage> {
    pixmap(sprite.svg(), pixels).and_then(drawing::rgba)
}

fn pixmap(svg: &str, pixels: u32) -> Option<Pixmap> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(pixels, pixels)?;
    #[expect(clippy::cast_precision_loss, reason = "sizes are far below what a float holds")]
    let (x, y) = (pixels as f32 / tree.size().width(), pixels as f32 / tree.size().height());
    resvg::render(&tree, Transform::from_scale(x, y), &mut pixmap.as_mut());
    Some(pixmap)
}
