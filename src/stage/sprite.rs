//! A drawing: a name and its SVG. Only a game's own folder knows which there are.

use std::hash::{Hash, Hasher};

/// One drawing; two are the same if they bear the same name.
#[derive(Clone, Copy, Debug)]
pub struct Sprite {
    name: &'static str,
    svg: &'static str,
}

impl Sprite {
    /// The app's own sign.
    pub const APP_ICON: Self = Self::new("app-icon", include_str!("../../assets/app/art/app-icon.svg"));
    /// A scoresheet and a pencil.
    pub const SHEET: Self = Self::new("sheet", include_str!("../../assets/app/art/sheet.svg"));
    /// An open book.
    pub const BOOK: Self = Self::new("book", include_str!("../../assets/app/art/book.svg"));
    /// A printer.
    pub const PRINTER: Self = Self::new("printer", include_str!("../../assets/app/art/printer.svg"));

    /// The crown of whoever won.
    pub const CROWN: Self = Self::new("crown", include_str!("../../assets/app/art/crown.svg"));

    /// A drawing of that name, as SVG; no two drawings of a game bear one name.
    #[must_use]
    pub const fn new(name: &'static str, svg: &'static str) -> Self {
        Self { name, svg }
    }

    /// Its name, as its file's without the ending.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The drawing as SVG: one `svg` element with a view box, around everything.
    #[must_use]
    pub const fn svg(self) -> &'static str {
        self.svg
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
