//! A drawing: a name and its SVG. Only a game's own folder knows its drawings.

use std::hash::{Hash, Hasher};

/// A drawing; two are equal if their names and their SVGs are.
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

/// Makes a drawing from the name of its file in a folder of the assets, or a row of drawings from what stands between
/// the same beginning and end of their names; with `plain`, each has an SVG for the plain look in the folder below.
macro_rules! drawing {
    ($folder:literal, $start:literal, [$($name:literal),+]) => {
        const { [$(drawing!($folder, concat!($start, $name))),+] }
    };
    ($folder:literal, $start:literal, [$($name:literal),+], $end:literal) => {
        const { [$(drawing!($folder, concat!($start, $name, $end))),+] }
    };
    ($folder:literal, $start:literal, [$($name:literal),+], plain) => {
        const { [$(drawing!($folder, concat!($start, $name), plain)),+] }
    };
    ($folder:literal, $name:expr) => {
        $crate::stage::Sprite::new($name, drawing!(svg $folder, "/", $name))
    };
    ($folder:literal, $name:expr, plain) => {
        drawing!($folder, $name).with_plain(drawing!(svg $folder, "/plain/", $name))
    };
    (svg $folder:literal, $look:literal, $name:expr) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $folder, $look, $name, ".svg"))
    };
}
pub(crate) use drawing;

/// Defines the enum of a folder's drawings: each row has the sprite, and for a drawing in several ways all values of
/// what tells them apart.
macro_rules! drawings {
    ($(#[$of:meta])* $seen:vis enum $art:ident { $(
        $(#[$about:meta])* $variant:ident $(($($value:ident: $type:ident in $all:expr),+))? = $sprite:expr,
    )+ }) => {
        $(#[$of])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $seen enum $art {
            $($(#[$about])* $variant $(($($type),+))?,)+
        }

        impl $art {
            /// Returns all drawings.
            #[must_use]
            pub fn all() -> Vec<Self> {
                let mut all = Vec::new();
                $(drawings!(all, $variant $(, $($value in $all),+)?);)+
                all
            }

            /// Returns the sprite.
            #[must_use]
            pub const fn sprite(self) -> $crate::stage::Sprite {
                match self {
                    $(Self::$variant $(($($value),+))? => $sprite,)+
                }
            }
        }

        impl From<$art> for $crate::stage::Sprite {
            fn from(art: $art) -> Self {
                art.sprite()
            }
        }
    };
    ($list:ident, $variant:ident) => {
        $list.extend([Self::$variant])
    };
    ($list:ident, $variant:ident, $one:ident in $all:expr) => {
        $list.extend($all.map(Self::$variant))
    };
    ($list:ident, $variant:ident, $one:ident in $all:expr, $other:ident in $others:expr) => {
        for $other in $others {
            $list.extend($all.map(|$one| Self::$variant($one, $other)));
        }
    };
}
pub(crate) use drawings;

impl Sprite {
    /// The app's icon.
    pub const APP_ICON: Self = drawing!("app/art", "app-icon");
    /// A scoresheet and a pencil.
    pub const SHEET: Self = drawing!("app/art", "sheet");
    /// An open book.
    pub const BOOK: Self = drawing!("app/art", "book");
    /// A printer.
    pub const PRINTER: Self = drawing!("app/art", "printer");

    /// A phone, for a line of small signs.
    pub const PHONE: Self = drawing!("app/art", "phone");

    /// The sign for going on by itself.
    pub const PLAY: Self = drawing!("app/art", "play");
    /// The sign for pausing.
    pub const PAUSE: Self = drawing!("app/art", "pause");

    /// A quiet ground, which may be stretched.
    pub const PARCHMENT: Self = drawing!("app/art", "parchment");

    /// The winner's crown.
    pub const CROWN: Self = drawing!("app/art", "crown");
    /// The seal of an achievement.
    pub const SEAL: Self = drawing!("app/art", "seal");

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
    /// Two games may give one name to drawings of their own.
    fn eq(&self, other: &Self) -> bool {
        // Mostly it is one text, which need not be compared.
        self.name == other.name && (std::ptr::eq(self.svg, other.svg) || self.svg == other.svg)
    }
}

impl Eq for Sprite {}

impl Hash for Sprite {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}
