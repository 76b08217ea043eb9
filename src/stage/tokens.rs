//! Every color and size of the app and of its games, on screen and on paper, in one place and for any renderer.
//!
//! The hues are the art's palette (`assets/troyes-dice/art/README.md`); a game chooses among them what its colors look
//! like. Tests hold the contrasts.

use super::Look;

/// A color: red, green and blue, each from 0 to 255, as sRGB has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The color so far on the way to another one, from 0 to 1.
    #[must_use]
    pub fn mix(self, other: Self, share: f32) -> Self {
        let mix = |from: u8, to: u8| {
            let (from, to) = (f32::from(from), f32::from(to));
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 255")]
            let mixed = (from + (to - from) * share).round() as u8;
            mixed
        };
        Self(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    /// The gray that is as bright (Rec. 601), for who prints without color.
    #[must_use]
    pub fn gray(self) -> Self {
        let Self(red, green, blue) = self;
        let bright = (u32::from(red) * 299 + u32::from(green) * 587 + u32::from(blue) * 114 + 500) / 1000;
        let gray = u8::try_from(bright).unwrap_or(u8::MAX);
        Self(gray, gray, gray)
    }

    const fn hex(hex: u32) -> Self {
        let [_, red, green, blue] = hex.to_be_bytes();
        Self(red, green, blue)
    }
}

impl std::fmt::Display for Rgb {
    /// As SVG has it: `#2A1A12`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self(red, green, blue) = self;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")
    }
}

/// Ink on what is light in every theme.
pub const DARK_INK: Rgb = Rgb::hex(0x2A_1A_12);
/// Ink on what is dark in every theme.
pub const LIGHT_INK: Rgb = Rgb::hex(0xFF_F8_E6);

/// The red of nobles.
pub const RED: Rgb = Rgb::hex(0xB3_21_1E);
/// The yellow of civilians.
pub const YELLOW: Rgb = Rgb::hex(0xF2_B9_1D);
/// The white of clergy: paper is whiter.
pub const WHITE: Rgb = Rgb::hex(0xF7_F3_E8);
/// Yellow that is dark enough for a line on paper, and for white letters on it.
pub const OCHRE: Rgb = Rgb::hex(0xB5_79_0B);
/// Blue, which stands for white on paper.
pub const BLUE: Rgb = Rgb::hex(0x2F_4A_7C);
/// Green, for a player.
pub const GREEN: Rgb = Rgb::hex(0x4F_9A_52);
/// What a projector throws when nothing is to be seen.
pub const DARKNESS: Rgb = Rgb::hex(0x00_00_00);
/// The body of a black die.
pub const JET: Rgb = Rgb::hex(0x17_12_10);
/// A ground for red: in a gray print it is nearly white, as the next two are.
pub const PALE_RED: Rgb = Rgb::hex(0xFA_EB_E6);
/// A ground for ochre.
pub const PALE_OCHRE: Rgb = Rgb::hex(0xFC_F3_DA);
/// A ground for blue.
pub const PALE_BLUE: Rgb = Rgb::hex(0xEC_EF_F5);
/// Crossed-out paper, which a struck thing's color is mixed into.
pub const STRUCK: Rgb = LIGHT_INK;

/// Lines of players in a plot, told apart on light and dark grounds; the plot gives them shapes too.
pub const PLAYERS: [Rgb; 6] = [
    Rgb::hex(0xC4_4E_3A),
    Rgb::hex(0x3F_7F_BF),
    Rgb::hex(0x5B_8C_3E),
    Rgb::hex(0xB8_86_1B),
    Rgb::hex(0x9A_62_B5),
    Rgb::hex(0x2F_94_92),
];

/// What is printed with, and on.
pub mod paper {
    use super::Rgb;

    /// Text and lines.
    pub const INK: Rgb = super::DARK_INK;
    /// Text that may be overlooked.
    pub const FAINT: Rgb = Rgb::hex(0x6B_58_4A);
    /// Lines that only guide the pencil.
    pub const GUIDE: Rgb = Rgb::hex(0xA8_9A_88);
    /// What is printed on: it saves ink and keeps pencils visible.
    pub const BLANK: Rgb = Rgb::hex(0xFF_FF_FF);
    /// A ground of no color of its own.
    pub const GROUND: Rgb = Rgb::hex(0xF7_F2_E6);
}

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

/// The colors of a theme, by what they are for, as a renderer has colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette<C = Rgb> {
    /// The ground of everything.
    pub ground: C,
    /// Cards and fields on the ground.
    pub card: C,
    /// Text on ground and cards.
    pub ink: C,
    /// Text that may be overlooked.
    pub faint: C,
    /// Lines around cards and fields.
    pub line: C,
    /// What is chosen among several; ink stands on it.
    pub chosen: C,
    /// A sentence about what is wrong, on ground or card.
    pub wrong: C,
    /// The cry's ground.
    pub cry: C,
    /// The cry's ground when everybody must do something.
    pub alarm: C,
    /// Text on the cry's grounds.
    pub cry_ink: C,
    /// The big button, and notices of what was done.
    pub action: C,
    /// The big button under the pointer.
    pub action_hovered: C,
    /// Text on the big button and on notices.
    pub action_ink: C,
    /// A notice of what could not be done.
    pub refused: C,
    /// What a keyboard points at.
    pub focus: C,
    /// A mark of a morning.
    pub morning: C,
    /// A mark of an afternoon.
    pub afternoon: C,
    /// The ring of time while there is enough of it.
    pub calm: C,
    /// The ring of time when there is little.
    pub soon: C,
    /// The ring of the last seconds.
    pub last: C,
    /// What is this game's own, in a plot beside what other games do.
    pub own: C,
    /// The light of a morning and that of an afternoon; none where nothing may stand behind what is told.
    pub light: Option<[Light<C>; 2]>,
}

/// The light of an hour, on what stands behind everything that is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Light<C = Rgb> {
    /// What lies over the ground, most of it at the foot: text on the ground can be read on it too.
    pub haze: C,
    /// The tint of white drawings: ink can be read on it, and on the darkest part of them ([`DARKEST`]).
    pub tint: C,
}

/// How light the darkest part of a drawing is that is made for a tint, from 0 to 255.
pub const DARKEST: u8 = 0xBA;

impl<C: Copy> Palette<C> {
    /// The same colors as another renderer has them.
    #[must_use]
    pub fn map<D>(&self, to: impl Fn(C) -> D) -> Palette<D> {
        Palette {
            ground: to(self.ground),
            card: to(self.card),
            ink: to(self.ink),
            faint: to(self.faint),
            line: to(self.line),
            chosen: to(self.chosen),
            wrong: to(self.wrong),
            cry: to(self.cry),
            alarm: to(self.alarm),
            cry_ink: to(self.cry_ink),
            action: to(self.action),
            action_hovered: to(self.action_hovered),
            action_ink: to(self.action_ink),
            refused: to(self.refused),
            focus: to(self.focus),
            morning: to(self.morning),
            afternoon: to(self.afternoon),
            calm: to(self.calm),
            soon: to(self.soon),
            last: to(self.last),
            own: to(self.own),
            light: self.light.map(|hours| hours.map(|Light { haze, tint }| Light { haze: to(haze), tint: to(tint) })),
        }
    }
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Parchment, Self::Dark, Self::Contrast];

    /// How drawings look in it.
    #[must_use]
    pub const fn look(self) -> Look {
        match self {
            Self::Parchment | Self::Dark => Look::Rich,
            Self::Contrast => Look::Plain,
        }
    }

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
    ground: Rgb::hex(0xF0_E3_C6),
    card: LIGHT_INK,
    ink: DARK_INK,
    faint: Rgb::hex(0x62_4B_39),
    line: Rgb::hex(0x8C_76_50),
    chosen: Rgb::hex(0xF2_CF_78),
    wrong: Rgb::hex(0x9B_1B_18),
    cry: Rgb::hex(0x23_2C_4A),
    alarm: Rgb::hex(0x74_14_13),
    cry_ink: LIGHT_INK,
    action: Rgb::hex(0x2F_66_36),
    action_hovered: Rgb::hex(0x38_70_3E),
    action_ink: LIGHT_INK,
    refused: Rgb::hex(0x9B_1B_18),
    focus: BLUE,
    morning: LIGHT_INK,
    afternoon: Rgb::hex(0x23_2C_4A),
    calm: BLUE,
    soon: Rgb::hex(0x9A_60_00),
    last: RED,
    own: BLUE,
    light: Some([
        Light { haze: Rgb::hex(0xFF_DF_A6), tint: Rgb::hex(0xE2_BE_8E) },
        Light { haze: Rgb::hex(0xC6_D5_EA), tint: Rgb::hex(0xB3_C2_DC) },
    ]),
};

const DARK: Palette = Palette {
    ground: Rgb::hex(0x17_13_10),
    card: Rgb::hex(0x2B_23_1D),
    ink: Rgb::hex(0xF7_EE_DC),
    faint: Rgb::hex(0xC9_B7_9C),
    line: Rgb::hex(0x8E_7B_63),
    chosen: Rgb::hex(0x5A_43_14),
    wrong: Rgb::hex(0xFF_9C_8A),
    focus: Rgb::hex(0x8F_B4_F2),
    afternoon: Rgb::hex(0x4A_5C_96),
    calm: Rgb::hex(0x8F_B4_F2),
    soon: YELLOW,
    last: Rgb::hex(0xFF_6B_57),
    own: Rgb::hex(0x8F_B4_F2),
    light: Some([
        Light { haze: Rgb::hex(0x3B_22_14), tint: Rgb::hex(0x5E_46_3C) },
        Light { haze: Rgb::hex(0x16_20_40), tint: Rgb::hex(0x3F_4D_78) },
    ]),
    // Cries and buttons are alike by day and by night.
    ..PARCHMENT
};

const CONTRAST: Palette = Palette {
    ground: Rgb::hex(0xFF_FF_FF),
    card: Rgb::hex(0xFF_FF_FF),
    ink: Rgb::hex(0x00_00_00),
    faint: Rgb::hex(0x33_33_33),
    line: Rgb::hex(0x00_00_00),
    chosen: Rgb::hex(0xFF_E0_66),
    wrong: Rgb::hex(0xA0_00_00),
    cry: Rgb::hex(0x00_00_00),
    alarm: Rgb::hex(0x7A_00_00),
    cry_ink: Rgb::hex(0xFF_FF_FF),
    action: Rgb::hex(0x00_4D_0D),
    action_hovered: Rgb::hex(0x00_5C_10),
    action_ink: Rgb::hex(0xFF_FF_FF),
    refused: Rgb::hex(0xA0_00_00),
    focus: Rgb::hex(0x00_3C_B4),
    morning: Rgb::hex(0xFF_FF_FF),
    afternoon: Rgb::hex(0x00_00_00),
    calm: Rgb::hex(0x00_3C_B4),
    soon: Rgb::hex(0x8A_52_00),
    last: Rgb::hex(0xA0_00_00),
    own: Rgb::hex(0x00_3C_B4),
    light: None,
};

/// The desk is laid out for a window of this size and scaled to the one it has, in points.
pub const LAYOUT: [f32; 2] = [1280.0, 720.0];
/// The smallest window.
pub const SMALLEST: [f32; 2] = [1024.0, 640.0];
/// The least height of what is touched, in points.
pub const TOUCH: f32 = 44.0;
/// Around and between panels.
pub const GAP: f32 = 12.0;
/// Round corners.
pub const CORNER: u8 = 8;
/// The width of the log.
pub const LOG: f32 = 210.0;
/// The least width of a notice.
pub const NOTICE: f32 = 232.0;
/// The width of what may be set, before its choices.
pub const SETTING: f32 = 210.0;
/// Between what may be set.
pub const SETTINGS: [f32; 2] = [16.0, 6.0];
/// The width of a key's name, before what it does.
pub const KEY: f32 = 176.0;

/// The desk's sizes of text, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextSizes {
    /// The cry.
    pub cry: f32,
    /// Titles of screens.
    pub title: f32,
    /// Titles of parts, and what is read from afar.
    pub strong: f32,
    /// The cry's second line.
    pub large: f32,
    /// Running text, and strong words in it.
    pub text: f32,
}

/// The desk's sizes of text.
pub const TEXT: TextSizes = TextSizes { cry: 46.0, title: 30.0, strong: 21.0, large: 20.0, text: 16.0 };

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
    /// No text is lower.
    pub least: f32,
    /// The place of the cry and its sentences, where a line is shortest: wide and turned windows have their own.
    pub banner: f32,
}

/// The room's sizes.
pub const ROOM: RoomSizes =
    RoomSizes { cry: 0.085, text: 0.0325, strong: 0.0462, least_cry: 0.062, timer: 0.07, least: 0.0308, banner: 0.23 };
