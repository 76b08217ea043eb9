//! The picture of a table as a file: `cargo run --example picture -- "Market Day" table.svg`.
//!
//! The second argument is an SVG file, a PNG file (with the feature `desk`), or `-` for SVG on standard output.

#![expect(clippy::disallowed_methods, reason = "half a picture is no loss")]

use std::error::Error;
use std::io::{self, Write as _};
use std::path::Path;

use town_crier::games::troyes_dice::record::{Next, Opening, Record};
use town_crier::games::troyes_dice::stage::scene;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let (code, file) =
        (args.next().unwrap_or_else(|| "Market Day".to_owned()), args.next().unwrap_or_else(|| "-".to_owned()));
    let opening = Opening::from_code(code.parse().map_err(|refusal| format!("{refusal:?}"))?);
    let mut record = Record::open(opening).map_err(|refusal| format!("{:?}", refusal.reasons))?;
    // The first half-day's dice, where they lie.
    if let Next::Order(ask) = record.next() {
        record.ask(ask).map_err(|refusal| format!("{refusal:?}"))?;
    }
    let svg = scene(record.table()).to_svg();
    match file.as_str() {
        "-" => io::stdout().write_all(svg.as_bytes())?,
        file if Path::new(file).extension().is_some_and(|end| end.eq_ignore_ascii_case("png")) => {
            std::fs::write(file, png(&svg)?)?;
        }
        file => std::fs::write(file, svg)?,
    }
    Ok(())
}

/// The picture in pixels, 1000 wide.
#[cfg(feature = "desk")]
fn png(svg: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    use resvg::tiny_skia::{Pixmap, Transform};
    use resvg::usvg::{Options, Tree};

    const WIDTH: u32 = 1000;

    let mut options = Options::default();
    options.fontdb_mut().load_font_data(include_bytes!("../assets/fonts/Grenze-Bold.ttf").to_vec());
    options.fontdb_mut().load_font_data(include_bytes!("../assets/fonts/AlegreyaSans-Medium.ttf").to_vec());
    options.fontdb_mut().load_font_data(include_bytes!("../assets/fonts/AlegreyaSans-ExtraBold.ttf").to_vec());
    let tree = Tree::from_str(svg, &options)?;
    let size = tree.size().to_int_size().scale_to_width(WIDTH).ok_or("the picture is empty")?;
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or("the picture is empty")?;
    let (x, y) = (size.to_size().width() / tree.size().width(), size.to_size().height() / tree.size().height());
    resvg::render(&tree, Transform::from_scale(x, y), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}

/// Says that this build makes no pixels.
#[cfg(not(feature = "desk"))]
fn png(_svg: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    Err("pixels need the feature desk; write an SVG file".into())
}
