//! A scene as a picture of its own, for a file or the clipboard.

use std::fmt::Display;
use std::io::Cursor;
use std::sync::Arc;

use egui::ColorImage;
use image::{ImageFormat, RgbaImage};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use crate::crier::{InWords, Words};
use crate::stage::{Scene, Sprite, Weight};

/// The picture's width in pixels.
const WIDTH: u32 = 2000;
/// The margin around the scene, as a part of the width.
const MARGIN: f32 = 0.05;

/// The drawing library's error for a picture: a mistake of ours, or too little memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Undrawn(String);

impl Undrawn {
    fn by(error: impl Display) -> Self {
        Self(error.to_string())
    }
}

impl InWords for Undrawn {
    fn in_words(&self, words: &Words) -> String {
        words.with("picture-undrawn", &[("text", self.0.as_str().into())])
    }
}

/// Draws a scene on parchment, since a shared picture may be viewed on any background.
///
/// # Errors
/// The drawing library's error.
pub(crate) fn draw(scene: &Scene) -> Result<RgbaImage, Undrawn> {
    let mut fonts = fontdb::Database::new();
    for weight in Weight::ALL {
        fonts.load_font_data(weight.font().to_vec());
    }
    let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(&scene.to_svg(), &options).map_err(Undrawn::by)?;
    #[expect(clippy::cast_precision_loss, reason = "2000 is far below what a float holds")]
    let width = WIDTH as f32;
    let margin = width * MARGIN;
    let scale = (width - margin * 2.0) / tree.size().width();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "about as high as it is wide")]
    let height = (tree.size().height() * scale + margin * 2.0).ceil() as u32;
    let mut pixmap = Pixmap::new(WIDTH, height).ok_or_else(|| Undrawn(format!("{WIDTH} × {height}")))?;
    let parchment = Tree::from_str(Sprite::PARCHMENT.svg(), &options).map_err(Undrawn::by)?;
    #[expect(clippy::cast_precision_loss, reason = "some thousands are far below what a float holds")]
    let whole_height = height as f32;
    let stretch = Transform::from_scale(width / parchment.size().width(), whole_height / parchment.size().height());
    resvg::render(&parchment, stretch, &mut pixmap.as_mut());
    let place = Transform::from_scale(scale, scale).post_translate(margin, margin);
    resvg::render(&tree, place, &mut pixmap.as_mut());
    rgba(pixmap).ok_or_else(|| Undrawn(format!("{WIDTH} × {height}")))
}

/// Encodes the picture as a PNG file.
///
/// # Errors
/// The encoder's error.
pub(crate) fn png(picture: &RgbaImage) -> Result<Vec<u8>, Undrawn> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).map_err(Undrawn::by)?;
    Ok(bytes.into_inner())
}

/// Converts the picture for egui's clipboard.
pub(crate) fn for_clipboard(picture: &RgbaImage) -> ColorImage {
    let size = [picture.width() as usize, picture.height() as usize];
    ColorImage::from_rgba_unmultiplied(size, picture)
}

/// Converts the pixels to colors without premultiplied opacity.
pub(super) fn rgba(pixmap: Pixmap) -> Option<RgbaImage> {
    let (width, height) = (pixmap.width(), pixmap.height());
    RgbaImage::from_raw(width, height, pixmap.take_demultiplied())
}
