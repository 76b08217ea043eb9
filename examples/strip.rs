//! What an order looks like, frame by frame: `cargo run --example strip --features desk -- "Market Day" 1 strip.png`.
//!
//! The arguments are a code, the number of an order (odd ones are rolls, even ones end a half-day), a PNG file, and, if wanted,
//! the milliseconds between two frames, the width of a frame in pixels, and `expansion`.

use std::error::Error;

use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};
use town_crier::crier::Turn;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Next, Opening, Record, TilesFrom};
use town_crier::play::Game as _;
use town_crier::stage::{Motion, Staged as _};

/// Frames beside each other.
const COLUMNS: u32 = 8;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, default: &str| args.get(at).cloned().unwrap_or_else(|| default.to_owned());
    let (code, order, file) = (arg(0, "Market Day"), arg(1, "1").parse::<usize>()?, arg(2, "strip.png"));
    let (step, wide) = (arg(3, "50").parse::<f32>()? / 1000.0, arg(4, "240").parse::<u32>()?);
    let opening = Opening::from_code(code.parse().map_err(|refusal| format!("{refusal:?}"))?);
    let tiles = if arg(5, "") == "expansion" { TilesFrom::Code } else { opening.tiles.clone() };
    let opening = Opening { tiles, ..opening };
    let mut record = Record::open(opening).map_err(|refusal| format!("{:?}", refusal.reasons))?;
    while record.done().len() < order {
        let Next::Order(next) = record.next() else { return Err("the game has fewer orders".into()) };
        record.order(next).map_err(|refusal| format!("{refusal:?}"))?;
    }
    let entry = record.done().last().ok_or("the first order is number 1")?;
    let turn = Turn::new(record.code(), TroyesDice::steps(record.table()));
    let moment = TroyesDice::moment(&record.table_after(order - 1), &entry.happenings, record.table(), turn);

    let mut options = Options::default();
    options.fontdb_mut().load_font_data(include_bytes!("../assets/fonts/Grenze-Bold.ttf").to_vec());
    let duration = moment.duration(Motion::Full);
    let moments: Vec<f32> =
        std::iter::successors(Some(0.0), |time| Some(time + step)).take_while(|time| *time < duration + step).collect();
    let scenes = moments.iter().map(|time| moment.scene(Motion::Full, *time));
    let mut strip: Option<Pixmap> = None;
    for (at, scene) in (0_u32..).zip(scenes) {
        let tree = Tree::from_str(&scene.to_svg(), &options)?;
        let size = tree.size().to_int_size().scale_to_width(wide).ok_or("a frame is empty")?;
        let rows = u32::try_from(moments.len())?.div_ceil(COLUMNS);
        if strip.is_none() {
            let mut whole = Pixmap::new(wide * COLUMNS, size.height() * rows).ok_or("the strip is empty")?;
            whole.fill(Color::from_rgba8(0xF0, 0xE3, 0xC6, 0xFF));
            strip = Some(whole);
        }
        let mut frame = Pixmap::new(size.width(), size.height()).ok_or("a frame is empty")?;
        let (x, y) = (size.to_size().width() / tree.size().width(), size.to_size().height() / tree.size().height());
        resvg::render(&tree, Transform::from_scale(x, y), &mut frame.as_mut());
        let (left, top) = (i32::try_from(at % COLUMNS * wide)?, i32::try_from(at / COLUMNS * size.height())?);
        if let Some(strip) = &mut strip {
            strip.draw_pixmap(left, top, frame.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
        }
    }
    strip.ok_or("nothing moves")?.save_png(file)?;
    Ok(())
}
