//! A drawing: a name and its SVG. Only a game's own folder knows its drawings.

use std::hash::{Hash, Hasher};

/// A drawing; two with the same name are equal.
#[derive(Clone, Copy, Debug)]
pub struct Sprite {
    name: &'static str,
    svg: &'static str,
    plain: Option<&'static str>,
}

/// The look of drawings: a theme chooses it, and every renderer with themes asks for the drawing in that look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Look {
    /// As they are drawn, with shades and ornaments; what is not in play is paler.
    #[default]
    Rich,
    /// Flat and outlined, with letters where color alone would tell; nothing is pale.
    Plain,
}

impl Sprite {
    /// The app's icon.
    pub const APP_ICON: Self = Self::new("app-icon", include_str!("../../assets/app/art/app-icon.svg"));
    /// A scoresheet and a pencil.
    pub const SHEET: Self = Self::new("sheet", include_str!("../../assets/app/art/sheet.svg"));
    /// An open book.
    pub const BOOK: Self = Self::new("book", include_str!("../../assets/app/art/book.svg"));
    /// A printer.
    pub const PRINTER: Self = Self::new("printer", include_str!("../../assets/app/art/printer.svg"));

    /// A phone, for a line of small signs.
    pub const PHONE: Self = Self::new("phone", include_str!("../../assets/app/art/phone.svg"));

    /// The sign for going on by itself.
    pub const PLAY: Self = Self::new("play", include_str!("../../assets/app/art/play.svg"));
    /// The sign for pausing.
    pub const PAUSE: Self = Self::new("pause", include_str!("../../assets/app/art/pause.svg"));

    /// A quiet ground, which may be stretched.
    pub const PARCHMENT: Self = Self::new("parchment", include_str!("../../assets/app/art/parchment.svg"));

    /// The winner's crown.
    pub const CROWN: Self = Self::new("crown", include_str!("../../assets/app/art/crown.svg"));
    /// The seal of an achievement.
    pub const SEAL: Self = Self::new("seal", include_str!("../../assets/app/art/seal.svg"));

    /// Makes a drawing of a name and its SVG; no two drawings of a game have the same name.
    #[must_use]
    pub const fn new(name: &'static str, svg: &'static str) -> Self {
        Self { name, svg, plain: None }
    }

    /// Returns the drawing with another SVG for the plain look; without one, both looks are the same.
    #[must_use]
    pub const fn with_plain(self, plain: &'static str) -> Self {
        Self { plain: Some(plain), ..self }
    }

    /// The name, as its file's without the ending.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The SVG: one `svg` element with a view box, around everything.
    #[must_use]
    pub const fn svg(self) -> &'static str {
        self.svg
    }

    /// Returns the SVG for that look.
    #[must_use]
    pub const fn in_look(self, look: Look) -> &'static str {
        match (look, self.plain) {
            (Look::Plain, Some(plain)) => plain,
            (Look::Plain, None) | (Look::Rich, _) => self.svg,
        }
    }

    /// Whether the plain look has a drawing of its own.
    #[must_use]
    pub const fn has_plain(self) -> bool {
        self.plain.is_some()
    }
}

impl PartialEq for Sprite {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Sprite {}

impl Hash for Sprite {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}
