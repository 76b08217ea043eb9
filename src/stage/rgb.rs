//! A color, how it is mixed, and how well it stands out from another one.

use std::fmt;

/// An sRGB color: red, green and blue, each from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// Returns the color that far on the way to another one, from 0 to 1.
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

    /// Returns the gray of the same brightness (Rec. 601), for prints without color.
    #[must_use]
    pub fn gray(self) -> Self {
        let Self(red, green, blue) = self;
        let bright = (u32::from(red) * 299 + u32::from(green) * 587 + u32::from(blue) * 114 + 500) / 1000;
        let gray = u8::try_from(bright).unwrap_or(u8::MAX);
        Self(gray, gray, gray)
    }

    /// Returns the color, moved towards that ink until it has that contrast on that ground (WCAG 2.1).
    #[must_use]
    pub fn legible(self, ground: Self, ink: Self, contrast: f32) -> Self {
        let steps = (0_u8..=20).map(|step| self.mix(ink, f32::from(step) / 20.0));
        steps.into_iter().find(|color| color.contrast(ground) >= contrast).unwrap_or(ink)
    }

    /// Returns the color, brighter in its own hue until it has that contrast on that dark ground (WCAG 2.1), or as bright as it
    /// can be.
    #[must_use]
    pub fn brighter(self, ground: Self, contrast: f32) -> Self {
        let Self(red, green, blue) = self;
        let most = f32::from(red.max(green).max(blue).max(1));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 255")]
        let full = |part: u8| (f32::from(part) * 255.0 / most).round() as u8;
        let brightest = Self(full(red), full(green), full(blue));
        let steps = (0_u8..=20).map(|step| self.mix(brightest, f32::from(step) / 20.0));
        steps.into_iter().find(|color| color.contrast(ground) >= contrast).unwrap_or(brightest)
    }

    /// Returns the contrast between both colors, from 1 to 21 (WCAG 2.1).
    #[must_use]
    pub fn contrast(self, other: Self) -> f32 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn luminance(self) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let Self(red, green, blue) = self;
        linear(red) * 0.2126 + linear(green) * 0.7152 + linear(blue) * 0.0722
    }

    /// Returns the color with that number, as in `0x2A_1A_12`.
    pub(super) const fn hex(hex: u32) -> Self {
        let [_, red, green, blue] = hex.to_be_bytes();
        Self(red, green, blue)
    }
}

impl fmt::Display for Rgb {
    /// Writes the color as in SVG: `#2A1A12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(red, green, blue) = self;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")
    }
}
