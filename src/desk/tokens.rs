//! The app's colors and sizes ([`crate::stage::tokens`]) as egui has them; nothing is chosen here.

use std::sync::LazyLock;

use egui::{Color32, FontFamily, FontId};

use crate::stage::tokens::{self, Rgb};

pub(crate) use crate::stage::tokens::{
    CORNER, DARK_INK, DARKNESS, EDGE, GAP, LAYOUT, LIGHT_INK, LOG, NOTICE, SETTING, SETTINGS, SMALLEST, TEXT, TOUCH,
};
pub use crate::stage::tokens::{ROOM, RoomSizes, Theme};

/// The colors of a theme, ready to be drawn with.
pub type Palette = tokens::Palette<Color32>;

/// The color on screen.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "here, and here only, a token becomes egui's color")]
pub const fn color(Rgb(red, green, blue): Rgb) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// The theme's colors on screen.
#[must_use]
pub fn palette(theme: Theme) -> &'static Palette {
    static PALETTES: LazyLock<[Palette; 3]> = LazyLock::new(|| Theme::ALL.map(|theme| theme.palette().map(color)));
    let [parchment, dark, contrast] = &*PALETTES;
    match theme {
        Theme::Parchment => parchment,
        Theme::Dark => dark,
        Theme::Contrast => contrast,
    }
}

/// Returns the colors on a stage ([`Theme::on_stage`]) in a window of these colors.
#[must_use]
pub(crate) fn on_stage(here: &Palette) -> &'static Palette {
    let theme = Theme::ALL.into_iter().find(|theme| palette(*theme) == here);
    palette(theme.unwrap_or_default().on_stage())
}

/// Returns the token that is that color on screen.
pub(crate) const fn token(color: Color32) -> Rgb {
    Rgb(color.r(), color.g(), color.b())
}

impl From<Rgb> for Color32 {
    fn from(rgb: Rgb) -> Self {
        color(rgb)
    }
}

/// The font family of cries and titles.
pub(crate) const DISPLAY: &str = "display";
/// The font family of what is read from afar.
pub(crate) const BOLD: &str = "bold";
/// The font family of running text in large letters.
pub(crate) const LARGE: &str = "large";

/// From that size on letters are large.
const LARGE_FROM: f32 = 24.0;

/// No letter is lower: in a window of a few pixels nobody reads any, and the rasterizer takes no less.
const LEAST: f32 = 1.0;

/// The display font at that size.
pub(crate) fn display(size: f32) -> FontId {
    FontId::new(size.max(LEAST), FontFamily::Name(DISPLAY.into()))
}

/// The bold font at that size.
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(size.max(LEAST), FontFamily::Name(BOLD.into()))
}

/// The text font at that size.
pub(crate) fn plain(size: f32) -> FontId {
    let family = if size < LARGE_FROM { FontFamily::Proportional } else { FontFamily::Name(LARGE.into()) };
    FontId::new(size.max(LEAST), family)
}

/// The app's name on the first screen.
pub(crate) fn poster() -> FontId {
    display(TEXT.poster)
}

/// Titles of screens.
pub(crate) fn title() -> FontId {
    display(TEXT.title)
}

/// Titles of parts, and what is read from afar.
pub(crate) fn strong() -> FontId {
    bold(TEXT.strong)
}

/// Strong words in running text.
pub(crate) fn strong_text() -> FontId {
    bold(TEXT.text)
}

/// Running text.
pub(crate) fn text() -> FontId {
    plain(TEXT.text)
}

/// The cry's second line.
pub(crate) fn large_text() -> FontId {
    plain(TEXT.large)
}
