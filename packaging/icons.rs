//! The app's icon and that of its saved games, as a drawing and in the sizes that desktops ask for.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::Shipped;
use super::desktop::FILE_ICON;
use super::manuals::PROGRAM;

/// The sides in pixels.
const SIDES: [u32; 7] = [16, 32, 48, 64, 128, 256, 512];

pub(super) fn icons() -> Vec<Shipped> {
    let app = include_str!("../assets/app/art/app-icon.svg");
    let file = include_str!("../assets/packages/game-file.svg");
    let icons = [("apps", PROGRAM, app), ("mimetypes", FILE_ICON, file)];
    icons.into_iter().flat_map(|(folder, name, svg)| sizes(folder, name, svg)).collect()
}

fn sizes(folder: &str, name: &str, svg: &str) -> Vec<Shipped> {
    let tree = Tree::from_str(svg, &Options::default()).expect("a drawing");
    let drawing = Shipped::new(format!("share/icons/hicolor/scalable/{folder}/{name}.svg"), svg);
    let pixels = SIDES.into_iter().map(|side| {
        let path = format!("share/icons/hicolor/{side}x{side}/{folder}/{name}.png");
        Shipped::new(path, png(&tree, side))
    });
    [drawing].into_iter().chain(pixels).collect()
}

fn png(tree: &Tree, side: u32) -> Vec<u8> {
    let mut pixels = Pixmap::new(side, side).expect("a size");
    let whole = tree.size();
    #[expect(clippy::cast_precision_loss, reason = "no icon has so many pixels")]
    let scale = side as f32 / whole.width().max(whole.height());
    resvg::render(tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().expect("pixels can be written")
}
