//! “Save picture”: the table as a PNG file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use super::style;
use crate::crier::{InWords, Words};
use crate::stage::Scene;

/// The picture's width in pixels.
const WIDTH: u32 = 2000;
/// Around the wheel, as a part of the width.
const MARGIN: f32 = 0.05;
/// The ground of a picture, which may be stretched.
const PARCHMENT: &str = include_str!("../../../assets/app/art/parchment.svg");

/// Writes the picture of a scene beside other pictures, under a name that is not taken, and says where.
///
/// # Errors
/// The sentence that says why it could not be written.
pub(crate) fn save(scene: &Scene, name: &str, folder: &Path, words: &Words) -> Result<PathBuf, String> {
    let refused = |error: &dyn InWords| {
        let args = [("folder", folder.display().to_string().into()), ("error", error.in_words(words).into())];
        words.with("picture-unsaved", &args)
    };
    let png = png(scene).map_err(|error| refused(&error))?;
    fs::create_dir_all(folder).map_err(|error| refused(&error))?;
    let path = free_name(folder, name, "png");
    fs::write(&path, png).map_err(|error| refused(&error))?;
    Ok(path)
}

/// A picture that could not be drawn, and what the drawing library says: a mistake of ours, or too little memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Undrawn(String);

impl InWords for Undrawn {
    fn in_words(&self, words: &Words) -> String {
        words.with("picture-undrawn", &[("text", self.0.as_str().into())])
    }
}

/// The scene as a PNG file's bytes.
pub(crate) fn png(scene: &Scene) -> Result<Vec<u8>, Undrawn> {
    let mut fonts = fontdb::Database::new();
    for font in style::FONTS {
        fonts.load_font_data(font.to_vec());
    }
    let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(&scene.to_svg(), &options).map_err(|error| Undrawn(error.to_string()))?;
    #[expect(clippy::cast_precision_loss, reason = "2000 is far below what a float holds")]
    let width = WIDTH as f32;
    let margin = width * MARGIN;
    let scale = (width - margin * 2.0) / tree.size().width();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "about as high as it is wide")]
    let height = (tree.size().height() * scale + margin * 2.0).ceil() as u32;
    let mut pixmap = Pixmap::new(WIDTH, height).ok_or_else(|| Undrawn(format!("{WIDTH} × {height}")))?;
    // A picture that is sent on may be looked at on any ground; it brings its own.
    let parchment = Tree::from_str(PARCHMENT, &options).map_err(|error| Undrawn(error.to_string()))?;
    #[expect(clippy::cast_precision_loss, reason = "some thousands are far below what a float holds")]
    let [whole_width, whole_height] = [WIDTH as f32, height as f32];
    let stretch =
        Transform::from_scale(whole_width / parchment.size().width(), whole_height / parchment.size().height());
    resvg::render(&parchment, stretch, &mut pixmap.as_mut());
    let place = Transform::from_scale(scale, scale).post_translate(margin, margin);
    resvg::render(&tree, place, &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| Undrawn(error.to_string()))
}

/// A path in the folder that nothing bears yet.
pub(crate) fn free_name(folder: &Path, name: &str, extension: &str) -> PathBuf {
    let mut path = folder.join(format!("{name}.{extension}"));
    let mut number = 2;
    while path.exists() {
        path = folder.join(format!("{name}-{number}.{extension}"));
        number += 1;
    }
    path
}
