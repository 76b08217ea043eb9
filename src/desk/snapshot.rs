//! “Save picture”: the table as a PNG file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use super::look;
use crate::crier::Words;
use crate::stage::Scene;

/// The picture's width and height in pixels.
const SIDE: u32 = 2000;

/// Writes the picture of a scene beside other pictures, under a name that is not taken, and says where.
///
/// # Errors
/// The sentence that says why it could not be written.
pub(super) fn save(scene: &Scene, name: &str, folder: &Path, words: &Words) -> Result<PathBuf, String> {
    let refused = |error: String| {
        let args = [("folder", folder.display().to_string().into()), ("error", error.into())];
        words.with("picture-unsaved", &args)
    };
    let png = png(scene).map_err(refused)?;
    fs::create_dir_all(folder).map_err(|error| refused(error.to_string()))?;
    let path = free_name(folder, name);
    fs::write(&path, png).map_err(|error| refused(error.to_string()))?;
    Ok(path)
}

/// The scene as a PNG file's bytes.
pub(super) fn png(scene: &Scene) -> Result<Vec<u8>, String> {
    let mut fonts = fontdb::Database::new();
    for font in look::FONTS {
        fonts.load_font_data(font.to_vec());
    }
    let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(&scene.to_svg(), &options).map_err(|error| error.to_string())?;
    let mut pixmap = Pixmap::new(SIDE, SIDE).ok_or("no memory for the picture")?;
    #[expect(clippy::cast_precision_loss, reason = "2000 is far below what a float holds")]
    let scale = SIDE as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| error.to_string())
}

fn free_name(folder: &Path, name: &str) -> PathBuf {
    let mut path = folder.join(format!("{name}.png"));
    let mut number = 2;
    while path.exists() {
        path = folder.join(format!("{name}-{number}.png"));
        number += 1;
    }
    path
}
