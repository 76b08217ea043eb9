//! Every color and size of the desk and the room, in one place. The colors are the art's palette
//! (`assets/art/README.md`); tests hold their contrasts.

use eframe::egui::{Color32, FontFamily, FontId};

use crate::games::troyes_dice::rules::Color;

/// How the desk and the room look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Ink on parchment, for a lit room.
    #[default]
    Parchment,
    /// Light on dark, for a dim room.
    Dark,
    /// Black on white, for everybody who wants it plain.
    Contrast,
}

/// The colors of a theme, by what they are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The ground of everything.
    pub ground: Color32,
    /// Cards and fields on the ground.
    pub card: Color32,
    /// Text on ground and cards.
    pub ink: Color32,
    /// Text that may be overlooked.
    pub faint: Color32,
    /// Lines around cards and fields.
    pub line: Color32,
    /// What is chosen among several; ink stands on it.
    pub chosen: Color32,
    /// A sentence about what is wrong, on ground or card.
    pub wrong: Color32,
    /// The cry's ground.
    pub cry: Color32,
    /// The cry's ground when everybody must do something.
    pub alarm: Color32,
    /// Text on the cry's grounds.
    pub cry_ink: Color32,
    /// The big button, and notices of what was done.
    pub action: Color32,
    /// The big button under the pointer.
    pub action_hovered: Color32,
    /// Text on the big button and on notices.
    pub action_ink: Color32,
    /// A notice of what could not be done.
    pub refused: Color32,
    /// What a keyboard points at.
    pub focus: Color32,
    /// A mark of a morning.
    pub morning: Color32,
    /// A mark of an afternoon.
    pub afternoon: Color32,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Parchment, Self::Dark, Self::Contrast];

    /// The theme's colors.
    #[must_use]
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Parchment => &PARCHMENT,
            Self::Dark => &DARK,
            Self::Contrast => &CONTRAST,
        }
    }
}

const PARCHMENT: Palette = Palette {
    ground: rgb(0xF0_E3_C6),
    card: rgb(0xFF_F8_E6),
    ink: rgb(0x2A_1A_12),
    faint: rgb(0x62_4B_39),
    line: rgb(0x8C_76_50),
    chosen: rgb(0xF2_CF_78),
    wrong: rgb(0x9B_1B_18),
    cry: rgb(0x23_2C_4A),
    alarm: rgb(0x74_14_13),
    cry_ink: rgb(0xFF_F8_E6),
    action: rgb(0x2F_66_36),
    action_hovered: rgb(0x38_70_3E),
    action_ink: rgb(0xFF_F8_E6),
    refused: rgb(0x9B_1B_18),
    focus: rgb(0x2F_4A_7C),
    morning: rgb(0xFF_F8_E6),
    afternoon: rgb(0x23_2C_4A),
};

const DARK: Palette = Palette {
    ground: rgb(0x17_13_10),
    card: rgb(0x2B_23_1D),
    ink: rgb(0xF7_EE_DC),
    faint: rgb(0xC9_B7_9C),
    line: rgb(0x8E_7B_63),
    chosen: rgb(0x5A_43_14),
    wrong: rgb(0xFF_9C_8A),
    cry: rgb(0x23_2C_4A),
    alarm: rgb(0x74_14_13),
    cry_ink: rgb(0xFF_F8_E6),
    action: rgb(0x2F_66_36),
    action_hovered: rgb(0x38_70_3E),
    action_ink: rgb(0xFF_F8_E6),
    refused: rgb(0x9B_1B_18),
    focus: rgb(0x8F_B4_F2),
    morning: rgb(0xFF_F8_E6),
    afternoon: rgb(0x4A_5C_96),
};

const CONTRAST: Palette = Palette {
    ground: rgb(0xFF_FF_FF),
    card: rgb(0xFF_FF_FF),
    ink: rgb(0x00_00_00),
    faint: rgb(0x33_33_33),
    line: rgb(0x00_00_00),
    chosen: rgb(0xFF_E0_66),
    wrong: rgb(0xA0_00_00),
    cry: rgb(0x00_00_00),
    alarm: rgb(0x7A_00_00),
    cry_ink: rgb(0xFF_FF_FF),
    action: rgb(0x00_4D_0D),
    action_hovered: rgb(0x00_5C_10),
    action_ink: rgb(0xFF_FF_FF),
    refused: rgb(0xA0_00_00),
    focus: rgb(0x00_3C_B4),
    morning: rgb(0xFF_FF_FF),
    afternoon: rgb(0x00_00_00),
};

/// The plaza's color, in every theme.
#[must_use]
pub const fn plaza(color: Color) -> Color32 {
    match color {
        Color::Red => rgb(0xB3_21_1E),
        Color::Yellow => rgb(0xF2_B9_1D),
        Color::White => rgb(0xF7_F3_E8),
    }
}

/// A struck die of the sheets, in every theme: pale like crossed-out paper, so that the red cross shows.
#[must_use]
pub fn struck(color: Color) -> Color32 {
    PARCHMENT.card.lerp_to_gamma(plaza(color), 0.25)
}

/// Lines of players in a plot, told apart on light and dark grounds; the plot gives them shapes too.
pub(crate) const PLAYERS: [Color32; 6] =
    [rgb(0xC4_4E_3A), rgb(0x3F_7F_BF), rgb(0x5B_8C_3E), rgb(0xB8_86_1B), rgb(0x9A_62_B5), rgb(0x2F_94_92)];

/// A printed page, in every theme, and what stands for words on a sketch of it.
#[cfg(feature = "paper")]
pub(crate) const PAPER: Color32 = rgb(0xFF_FF_FF);
#[cfg(feature = "paper")]
pub(crate) const GRAY: Color32 = rgb(0x9A_90_82);

/// A district of a printed sheet: paper is white, so that the white one is blue there.
#[cfg(feature = "paper")]
#[must_use]
pub(crate) const fn district(color: Color) -> Color32 {
    match color {
        Color::Red => rgb(0xB3_21_1E),
        Color::Yellow => rgb(0xB5_79_0F),
        Color::White => rgb(0x2F_4A_7C),
    }
}

/// Ink on what is light in every theme: yellow and white plazas, the day's window.
pub const DARK_INK: Color32 = rgb(0x2A_1A_12);
/// Ink on what is dark in every theme: red plazas.
pub const LIGHT_INK: Color32 = rgb(0xFF_F8_E6);

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// The desk is laid out for a window of this size and scaled to the one it has, in points.
pub(crate) const LAYOUT: [f32; 2] = [1280.0, 720.0];
/// The smallest window.
pub(crate) const SMALLEST: [f32; 2] = [1024.0, 640.0];
/// Around and between panels.
pub(crate) const GAP: f32 = 12.0;
/// Round corners.
pub(crate) const CORNER: u8 = 8;
/// The width of the column beside the wheel.
pub(crate) const SIDE: f32 = 484.0;
/// The width of the log.
pub(crate) const LOG: f32 = 210.0;
/// The width of what may be set, before its choices.
pub(crate) const SETTING: f32 = 210.0;
/// Between what may be set.
pub(crate) const SETTINGS: [f32; 2] = [16.0, 6.0];
/// The width of a key's name, before what it does.
pub(crate) const KEY: f32 = 176.0;

/// How soon something that runs beside the desk is looked after.
#[cfg(feature = "paper")]
pub(crate) const SOON: std::time::Duration = std::time::Duration::from_millis(50);

/// The font family of cries and titles.
pub(crate) const DISPLAY: &str = "display";
/// The font family of what is read from afar.
pub(crate) const BOLD: &str = "bold";

/// The display font at that size.
pub(crate) fn display(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(DISPLAY.into()))
}

/// The bold font at that size.
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// The text font at that size.
pub(crate) const fn plain(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The cry.
pub(crate) fn cry() -> FontId {
    display(46.0)
}

/// Titles of screens.
pub(crate) fn title() -> FontId {
    display(30.0)
}

/// Titles of parts, and what is read from afar.
pub(crate) fn strong() -> FontId {
    bold(21.0)
}

/// Strong words in running text.
pub(crate) fn strong_text() -> FontId {
    bold(16.0)
}

/// Running text.
pub(crate) const fn text() -> FontId {
    plain(16.0)
}

/// The cry's second line.
pub(crate) const fn large_text() -> FontId {
    plain(20.0)
}

/// The sizes of the room's window, as parts of its height: whoever sits in the back row must read them.
///
/// The audiovisual industry asks 3 % of the picture's height for what is read without scrutiny; the cry has twice that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoomSizes {
    /// The cry.
    pub cry: f32,
    /// The sentences below the cry, and every other sentence.
    pub text: f32,
    /// What is looked for: the half-day, colors, values and prices.
    pub strong: f32,
    /// The least that a long cry is set down to before it takes a second line.
    pub least_cry: f32,
    /// The time that is left to choose.
    pub timer: f32,
    /// The place of the cry and its sentences.
    pub banner: f32,
}

/// The room's sizes.
pub const ROOM: RoomSizes =
    RoomSizes { cry: 0.085, text: 0.0325, strong: 0.045, least_cry: 0.062, timer: 0.07, banner: 0.23 };

/// How far the room's column is set down where there is much to say; the cry never is.
pub const LEAST_SCALE: f32 = 0.95;
