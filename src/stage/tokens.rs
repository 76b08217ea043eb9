//! Every color and size of the app and of its games, on screen and on paper, in one place and for any renderer.
//!
//! The hues are the art's palette (`assets/troyes-dice/art/README.md`); a game chooses its colors among them. Tests
//! check the contrasts.

use super::Look;
pub use super::rgb::Rgb;

/// Ink on light grounds, in every theme.
pub const DARK_INK: Rgb = Rgb::hex(0x2A_1A_12);
/// Ink on dark grounds, in every theme.
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
/// The gray of stone, for whom nobody plays.
pub const STONE: Rgb = Rgb::hex(0xAF_A3_91);
/// Green, for a player.
pub const GREEN: Rgb = Rgb::hex(0x4F_9A_52);
/// The color of a projector that shows nothing.
pub const DARKNESS: Rgb = Rgb::hex(0x00_00_00);
/// The body of a black die.
pub const JET: Rgb = Rgb::hex(0x17_12_10);
/// A ground for red: in a gray print it is nearly white, as the next two are.
pub const PALE_RED: Rgb = Rgb::hex(0xFA_EB_E6);
/// A ground for ochre.
pub const PALE_OCHRE: Rgb = Rgb::hex(0xFC_F3_DA);
/// A ground for blue.
pub const PALE_BLUE: Rgb = Rgb::hex(0xEC_EF_F5);
/// The color of crossed-out paper, which is mixed into a struck thing's color.
pub const STRUCK: Rgb = LIGHT_INK;

/// The colors of people ([`super::Arms`]), distinct for every kind of eyes, and visible on light and dark grounds alike: nobody has
/// another color in the ceremony than in the hall. Letters on each are legible in one of both inks.
pub const PLAYERS: [Rgb; 12] = [
    Rgb::hex(0xAB_0E_3A),
    Rgb::hex(0x12_40_FE),
    Rgb::hex(0x1E_6C_54),
    Rgb::hex(0xDC_A3_00),
    Rgb::hex(0xD7_B2_D5),
    Rgb::hex(0xCE_6C_43),
    Rgb::hex(0x37_D8_B0),
    Rgb::hex(0x91_60_00),
    Rgb::hex(0x8D_8E_7C),
    Rgb::hex(0xD8_F4_67),
    Rgb::hex(0x6D_63_79),
    Rgb::hex(0xBF_64_B6),
];

/// The inks of prints, and the paper.
pub mod paper {
    use super::Rgb;

    /// Text and lines.
    pub const INK: Rgb = super::DARK_INK;
    /// Unimportant text.
    pub const FAINT: Rgb = Rgb::hex(0x6B_58_4A);
    /// Lines that only guide the pencil.
    pub const GUIDE: Rgb = Rgb::hex(0xA8_9A_88);
    /// The paper: it saves ink and keeps pencils visible.
    pub const BLANK: Rgb = Rgb::hex(0xFF_FF_FF);
    /// A neutral ground.
    pub const GROUND: Rgb = Rgb::hex(0xF7_F2_E6);
}

/// A theme of the desk and the projector.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Ink on parchment, for a lit room.
    #[default]
    Parchment,
    /// Light on dark, for a dim room.
    Dark,
    /// Black on white, for everybody who prefers it plain.
    Contrast,
}

/// The colors of a theme by their use, in a renderer's own type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette<C = Rgb> {
    /// The background.
    pub ground: C,
    /// Cards and fields on the background.
    pub card: C,
    /// Text on background and cards.
    pub ink: C,
    /// Unimportant text.
    pub faint: C,
    /// Lines around cards and fields.
    pub line: C,
    /// The selected one among several; ink is written on it.
    pub chosen: C,
    /// A sentence about an error, on background or card.
    pub wrong: C,
    /// The background of the cry.
    pub cry: C,
    /// The background of the cry when everybody must act.
    pub alarm: C,
    /// The background of a threat.
    pub fire: C,
    /// The flame around a threat.
    pub flame: C,
    /// Text on the cry's backgrounds.
    pub cry_ink: C,
    /// The big button, and notices of success.
    pub action: C,
    /// The big button under the pointer.
    pub action_hovered: C,
    /// Text on the big button and on notices.
    pub action_ink: C,
    /// A notice of failure.
    pub refused: C,
    /// The keyboard focus.
    pub focus: C,
    /// A light mark of the track.
    pub light_mark: C,
    /// A dark mark of the track.
    pub dark_mark: C,
    /// The ring of time while there is enough.
    pub calm: C,
    /// The ring of time while there is little.
    pub soon: C,
    /// The ring of time in the last seconds.
    pub last: C,
    /// This game's own line, in a plot beside other games.
    pub own: C,
    /// The light of a bright and of a dark hour; `None` in a theme without backdrops.
    pub light: Option<[Light<C>; 2]>,
}

/// The light of an hour on the backdrop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Light<C = Rgb> {
    /// The haze over the background, densest at the foot: text on the background is legible on it too.
    pub haze: C,
    /// The tint of white drawings: ink is legible on it, and on the darkest part of them ([`DARKEST`]).
    pub tint: C,
}

/// The brightness of the darkest part of a drawing that is made for a tint, from 0 to 255.
pub const DARKEST: u8 = 0xBA;

impl<C: Copy> Palette<C> {
    /// Converts the colors to another renderer's type.
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
            fire: to(self.fire),
            flame: to(self.flame),
            cry_ink: to(self.cry_ink),
            action: to(self.action),
            action_hovered: to(self.action_hovered),
            action_ink: to(self.action_ink),
            refused: to(self.refused),
            focus: to(self.focus),
            light_mark: to(self.light_mark),
            dark_mark: to(self.dark_mark),
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

    /// Returns the theme of a stage, which is dark; whoever prefers black on white has that there, too.
    #[must_use]
    pub const fn on_stage(self) -> Self {
        match self {
            Self::Parchment | Self::Dark => Self::Dark,
            Self::Contrast => Self::Contrast,
        }
    }

    /// Returns the look of drawings in the theme.
    #[must_use]
    pub const fn look(self) -> Look {
        match self {
            Self::Parchment | Self::Dark => Look::Rich,
            Self::Contrast => Look::Plain,
        }
    }

    /// Returns the theme's colors.
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
    fire: Rgb::hex(0x86_34_00),
    flame: Rgb::hex(0xF2_8C_1D),
    cry_ink: LIGHT_INK,
    action: Rgb::hex(0x2F_66_36),
    action_hovered: Rgb::hex(0x38_70_3E),
    action_ink: LIGHT_INK,
    refused: Rgb::hex(0x9B_1B_18),
    focus: BLUE,
    light_mark: LIGHT_INK,
    dark_mark: Rgb::hex(0x23_2C_4A),
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
    dark_mark: Rgb::hex(0x4A_5C_96),
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
    fire: Rgb::hex(0x6B_2A_00),
    flame: Rgb::hex(0xFF_E0_66),
    cry_ink: Rgb::hex(0xFF_FF_FF),
    action: Rgb::hex(0x00_4D_0D),
    action_hovered: Rgb::hex(0x00_5C_10),
    action_ink: Rgb::hex(0xFF_FF_FF),
    refused: Rgb::hex(0xA0_00_00),
    focus: Rgb::hex(0x00_3C_B4),
    light_mark: Rgb::hex(0xFF_FF_FF),
    dark_mark: Rgb::hex(0x00_00_00),
    calm: Rgb::hex(0x00_3C_B4),
    soon: Rgb::hex(0x8A_52_00),
    last: Rgb::hex(0xA0_00_00),
    own: Rgb::hex(0x00_3C_B4),
    light: None,
};

/// The window size for which the desk is laid out, in points; it is scaled to the real one.
pub const LAYOUT: [f32; 2] = [1280.0, 720.0];
/// The smallest size of the window.
pub const SMALLEST: [f32; 2] = [1024.0, 640.0];
/// The least height of things to touch, in points.
pub const TOUCH: f32 = 44.0;
/// The distance of the line of buttons from the window's sides and from its top, on every screen.
pub const EDGE: [f32; 2] = [14.0, 8.0];
/// The gap around and between panels.
pub const GAP: f32 = 12.0;
/// The radius of round corners.
pub const CORNER: u8 = 8;
/// The width of the log.
pub const LOG: f32 = 210.0;
/// The least width of a notice.
pub const NOTICE: f32 = 232.0;
/// The width of a setting's name, before its choices.
pub const SETTING: f32 = 210.0;
/// The gaps between settings.
pub const SETTINGS: [f32; 2] = [16.0, 6.0];

/// The desk's sizes of text, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextSizes {
    /// The app's name on the first screen.
    pub poster: f32,
    /// Titles of screens.
    pub title: f32,
    /// Titles of parts, and text to be read from afar.
    pub strong: f32,
    /// The cry's second line.
    pub large: f32,
    /// Running text, and strong words in it.
    pub text: f32,
}

/// The desk's sizes of text.
pub const TEXT: TextSizes = TextSizes { poster: 66.0, title: 30.0, strong: 21.0, large: 20.0, text: 16.0 };

/// The sizes of the projector's window, as parts of its height: legible from the back row.
///
/// The audiovisual industry asks 3 % of the picture's height for what is read without scrutiny; the cry has twice that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoomSizes {
    /// The cry.
    pub cry: f32,
    /// The sentences below the cry, and every other sentence.
    pub text: f32,
    /// The things that people look for: the time in the game, colors, values and prices.
    pub strong: f32,
    /// The least size of a long cry before it takes a second line.
    pub least_cry: f32,
    /// The time left to choose.
    pub timer: f32,
    /// The least size of any text.
    pub least: f32,
    /// The place of the cry and its sentences, where lines are shortest: wide and turned windows have their own.
    pub banner: f32,
}

/// The projector's sizes.
pub const ROOM: RoomSizes =
    RoomSizes { cry: 0.085, text: 0.0325, strong: 0.0462, least_cry: 0.062, timer: 0.07, least: 0.0308, banner: 0.23 };
