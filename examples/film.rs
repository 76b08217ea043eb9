//! What an audience sees of an order, frame by frame, as the desk really paints it.
//!
//! `cargo run --example film --features pictures -- "Market Day" 1 frames` writes each frame as a picture into the folder
//! `frames`, and all of them beside each other as `frames/strip.png`. The arguments are a code, the number of an order (odd ones
//! are rolls, even ones end a half-day; more of them with commas between), a folder and, if wanted: a size as `1920x1080`, the
//! milliseconds between two frames, a theme (`parchment`, `dark`, `contrast`), a language, and `expansion`.

#![expect(clippy::disallowed_methods, reason = "its files go into a folder of their own, which nobody else reads")]

use std::error::Error;
use std::fs;
use std::path::Path;

use egui::{Key, Ui};
use egui_kittest::Harness;
use image::imageops::{FilterType, overlay, resize};
use image::{Rgba, RgbaImage};
use town_crier::chronicle::{Next, save};
use town_crier::crier::Language;
use town_crier::desk::{Desk, Files};
use town_crier::games::troyes_dice::record::{Opening, Record, TilesFrom};

/// Frames of the strip beside each other, and how wide they are there.
const COLUMNS: u32 = 6;
const WIDE: u32 = 480;
/// More frames than any motion has.
const MOST: usize = 400;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, default: &str| args.get(at).cloned().unwrap_or_else(|| default.to_owned());
    let (code, orders, folder) = (arg(0, "Market Day"), arg(1, "1"), arg(2, "frames"));
    let size = arg(3, "1920x1080");
    let (wide, high) = size.split_once('x').ok_or("a size is written as 1920x1080")?;
    let (size, step) = ([wide.parse()?, high.parse()?], arg(4, "50").parse::<f32>()? / 1000.0);
    let (theme, language) = (arg(5, "parchment"), arg(6, "en"));
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let mut frames = Vec::new();
    for order in orders.split(',') {
        let record = before(&code, order.parse()?, arg(7, "") == "expansion")?;
        frames.extend(film(&record, folder, size, step, &theme, &language)?);
    }
    for (at, frame) in frames.iter().enumerate() {
        frame.save(folder.join(format!("{at:03}.png")))?;
    }
    strip(&frames).save(folder.join("strip.png"))?;
    Ok(())
}

/// The game of that code before the order of that number, from 1.
fn before(code: &str, order: usize, expansion: bool) -> Result<Record, Box<dyn Error>> {
    let opening = Opening::from_code(code.parse().map_err(|refusal| format!("{refusal:?}"))?);
    let tiles = if expansion { TilesFrom::Code } else { opening.tiles.clone() };
    let mut record = Record::open(Opening { tiles, ..opening }).map_err(|refusal| format!("{:?}", refusal.reasons))?;
    while record.done().len() + 1 < order {
        let Next::Order(ask) = record.next() else { return Err("the game has fewer orders".into()) };
        record.ask(ask).map_err(|refusal| format!("{refusal:?}"))?;
    }
    Ok(record)
}

/// The frames of the next order of that game.
fn film(
    record: &Record,
    folder: &Path,
    size: [f32; 2],
    step: f32,
    theme: &str,
    language: &str,
) -> Result<Vec<RgbaImage>, Box<dyn Error>> {
    let (game, settings) = (folder.join("game.ron"), folder.join("settings.ron"));
    fs::write(&game, save::write(record).map_err(|error| format!("{error:?}"))?)?;
    fs::write(&settings, format!("(motion: full, theme: {theme}, language: Some(\"{language}\"))"))?;
    let files = Files {
        halls: folder.to_owned(),
        documents: folder.to_owned(),
        pictures: folder.to_owned(),
        game: game.clone(),
        settings: settings.clone(),
    };
    let desk = Desk::new(town_crier::games::for_desk(), files, Language::English);
    let builder =
        Harness::builder().with_size(size).with_context_setup(Desk::set_up).with_step_dt(step).with_max_steps(400);
    let mut harness = builder.wgpu().build_ui_state(|ui: &mut Ui, desk: &mut Desk| desk.ui(ui), desk);
    harness.run();
    for key in [Key::Space, Key::F11] {
        harness.key_press(key);
        harness.run();
    }
    // The notice of how to come back goes by itself.
    harness.run_steps(10);
    harness.key_press(Key::Space);
    let mut frames = Vec::new();
    while frames.len() < MOST {
        harness.step();
        frames.push(harness.render()?);
        let delay = harness.output().viewport_output.values().map(|output| output.repaint_delay).min();
        if frames.len() > 2 && delay.is_none_or(|delay| delay.as_secs_f32() > 1.0) {
            break;
        }
    }
    drop(harness);
    for file in [game, settings] {
        fs::remove_file(file)?;
    }
    Ok(frames)
}

/// All frames beside and below each other, smaller.
fn strip(frames: &[RgbaImage]) -> RgbaImage {
    let (wide, high) = frames.first().map_or((1, 1), image::ImageBuffer::dimensions);
    let high = (high * WIDE).div_ceil(wide);
    let rows = u32::try_from(frames.len()).unwrap_or(u32::MAX).div_ceil(COLUMNS);
    let mut strip = RgbaImage::from_pixel(WIDE * COLUMNS, high * rows, Rgba([255, 255, 255, 255]));
    for (at, frame) in (0_u32..).zip(frames) {
        let small = resize(frame, WIDE, high, FilterType::Triangle);
        overlay(&mut strip, &small, i64::from(at % COLUMNS * WIDE), i64::from(at / COLUMNS * high));
    }
    strip
}
