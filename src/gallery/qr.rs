//! QR codes: from a text to dark and light modules, for any renderer.

use qrcodegen::{QrCode, QrCodeEcc};

/// A QR code, with the light border that a scanner needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    width: usize,
    dark: Vec<bool>,
}

impl Qr {
    /// The width of the border in modules, as the standard asks.
    pub const BORDER: usize = 4;

    /// Encodes that text; `None` if it is too long.
    ///
    /// A quarter of it may be dirty or covered; more, where that makes it no larger, and less, where a long text has no room else.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let repairs = [QrCodeEcc::Quartile, QrCodeEcc::Medium, QrCodeEcc::Low];
        let code = repairs.into_iter().find_map(|repair| QrCode::encode_text(text, repair).ok())?;
        let width = usize::try_from(code.size()).ok()? + 2 * Self::BORDER;
        let border = i32::try_from(Self::BORDER).ok()?;
        let lines = -border..code.size() + border;
        // Outside of it everything is light.
        let dark = lines.clone().flat_map(|y| lines.clone().map(move |x| (x, y))).map(|(x, y)| code.get_module(x, y));
        Some(Self { width, dark: dark.collect() })
    }

    /// Returns the number of modules in a row, and in a column, with the border.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Returns the rows from above, each from the left; `true` is dark.
    pub fn rows(&self) -> impl Iterator<Item = &[bool]> {
        self.dark.chunks(self.width)
    }
}

/// Returns the text of a code for joining a wireless network; without a password the network is open.
#[must_use]
pub fn wifi(name: &str, password: &str) -> String {
    let kind = if password.is_empty() { "nopass" } else { "WPA" };
    format!("WIFI:T:{kind};S:{};P:{};;", escaped(name), escaped(password))
}

/// Escapes the signs with a meaning with backslashes.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        if matches!(sign, '\\' | ';' | ',' | ':' | '"') {
            safe.push('\\');
        }
        safe.push(sign);
    }
    safe
}
