//! Every color and size of the desk, in one place. The colors are the art's palette (`assets/art/README.md`).

use eframe::egui::{Color32, FontFamily, FontId};

use crate::games::troyes_dice::Color;

/// Text and lines.
pub(super) const INK: Color32 = Color32::from_rgb(0x2A, 0x1A, 0x12);
/// Text that may be overlooked; 4.5:1 on parchment and more.
pub(super) const FAINT_INK: Color32 = Color32::from_rgb(0x62, 0x4B, 0x39);
/// The desk's ground.
pub(super) const PARCHMENT: Color32 = Color32::from_rgb(0xF0, 0xE3, 0xC6);
/// Cards and fields on the ground.
pub(super) const PALE: Color32 = Color32::from_rgb(0xFF, 0xF8, 0xE6);
/// Lines between things.
pub(super) const SHADE: Color32 = Color32::from_rgb(0xC9, 0xB7, 0x8F);
/// The cry's ground.
pub(super) const NIGHT: Color32 = Color32::from_rgb(0x23, 0x2C, 0x4A);
/// The cry's ground when everybody must do something.
pub(super) const ALARM: Color32 = Color32::from_rgb(0x74, 0x14, 0x13);
/// The big button, and what is good.
pub(super) const GREEN: Color32 = Color32::from_rgb(0x2F, 0x66, 0x36);
/// The big button under the pointer.
pub(super) const GREEN_HOVERED: Color32 = Color32::from_rgb(0x3F, 0x7A, 0x45);
/// What is wrong.
pub(super) const WRONG: Color32 = Color32::from_rgb(0x9B, 0x1B, 0x18);
/// What is chosen among several.
pub(super) const CHOSEN: Color32 = Color32::from_rgb(0xF2, 0xCF, 0x78);
/// What a keyboard points at.
pub(super) const FOCUS: Color32 = Color32::from_rgb(0x2F, 0x4A, 0x7C);

/// The plaza's color.
pub(super) const fn plaza(color: Color) -> Color32 {
    match color {
        Color::Red => Color32::from_rgb(0xB3, 0x21, 0x1E),
        Color::Yellow => Color32::from_rgb(0xF2, 0xB9, 0x1D),
        Color::White => Color32::from_rgb(0xF7, 0xF3, 0xE8),
    }
}

/// The desk is laid out for a window of this size and scaled to the one it has, in points.
pub(super) const LAYOUT: [f32; 2] = [1280.0, 720.0];
/// The smallest window.
pub(super) const SMALLEST: [f32; 2] = [1024.0, 640.0];
/// Around and between panels.
pub(super) const GAP: f32 = 12.0;
/// Round corners.
pub(super) const CORNER: u8 = 8;
/// The width of the column beside the wheel.
pub(super) const SIDE: f32 = 430.0;
/// The width of the log.
pub(super) const LOG: f32 = 220.0;

/// The font family of cries and titles.
pub(super) const DISPLAY: &str = "display";
/// The font family of what is read from afar.
pub(super) const BOLD: &str = "bold";

/// The cry.
pub(super) fn cry() -> FontId {
    FontId::new(46.0, FontFamily::Name(DISPLAY.into()))
}

/// Titles of screens.
pub(super) fn title() -> FontId {
    FontId::new(30.0, FontFamily::Name(DISPLAY.into()))
}

/// Titles of parts, and what is read from afar.
pub(super) fn strong() -> FontId {
    FontId::new(21.0, FontFamily::Name(BOLD.into()))
}

/// Strong words in running text.
pub(super) fn strong_text() -> FontId {
    FontId::new(16.0, FontFamily::Name(BOLD.into()))
}

/// Running text.
pub(super) fn text() -> FontId {
    FontId::new(16.0, FontFamily::Proportional)
}

/// The cry's second line.
pub(super) fn large_text() -> FontId {
    FontId::new(20.0, FontFamily::Proportional)
}
