//! The drawings under `assets/troyes-dice/art`, by what they show.

use crate::games::troyes_dice::rules::{Building, Color, Day, Die, Face, Half, Notch, Place, Price, Side, Tile};
use crate::stage::{Sprite, drawing, drawings};

/// Makes drawings of this game's folder.
macro_rules! art {
    ($($what:tt)+) => { drawing!("troyes-dice/art", $($what)+) };
}

drawings! {
    /// One drawing.
    pub enum Art {
        /// The wheel's large layer, notch 0 up.
        LargeLayer = art!("wheel-large", plain),
        /// The wheel's small layer, neutral zone up.
        SmallLayer = art!("wheel-small", plain),
        /// The price on the small layer at that place: a drawing of its own, so that it stays upright.
        Price(place: Place in Place::ALL) = art!("price-", ["free", "any", "denier", "deniers"])[place as usize],
        /// The sign of a half on the small layer.
        Zone(half: Half in Half::ALL) = art!("zone-", ["sun", "moon"])[half as usize],
        /// The number of a plaza's notch.
        Number(notch: Notch in Notch::all()) = art!("number-", [1, 2, 3, 4, 5, 6, 7, 8, 9])[notch.index()],
        /// The number of a day in its window, which dice roll over.
        Day(day: Day in Day::all()) = art!("day-", [1, 2, 3, 4, 5, 6, 7, 8])[(day.number() - 1) as usize],
        /// A side of a die as a cube, without its pips.
        Side(body: Body in Body::ALL) =
            art!("side-", ["black", "clear", "red", "yellow", "white"], plain)[body.index()],
        /// An edge of the dark rim round a die.
        RimDark = art!("rim-dark"),
        /// An edge of the pale rim round a die, within the dark one.
        RimPale = art!("rim-pale"),
        /// The shade over a side of a die that is turned away from the light.
        Shade = art!("shade", plain),
        /// The gleam over a side of a die that is turned to the light.
        Gleam = art!("gleam", plain),
        /// The shadow that a die casts.
        Cast = art!("cast"),
        /// A puff of dust.
        Dust = art!("dust"),
        /// The ring of a blow.
        Ring = art!("ring"),
        /// The light around a tile that spares a plaza.
        Halo = art!("halo"),
        /// The ring around a plaza in play, where nothing may be pale that is not.
        InPlay = art!("in-play", plain),
        /// A plaza's face.
        Plaza(color: Color in Color::ALL) = art!("plaza-", ["red", "yellow", "white"], plain)[color as usize],
        /// The reminder of the color on a plaza's other face.
        Reminder(color: Color in Color::ALL) = art!("reminder-", ["red", "yellow", "white"])[color as usize],
        /// The rubble of a destroyed plaza.
        Rubble = art!("rubble", plain),
        /// The sign that a plaza was spared.
        Spared = art!("spared"),
        /// A die without its pips.
        Die(body: Body in Body::ALL) = art!("die-", ["black", "clear", "red", "yellow", "white"], plain)[body.index()],
        /// The pips of a die.
        Pips(pips: Pips in Pips::ALL, face: Face in Face::ALL) = match pips {
            Pips::Dark => art!("pips-dark-", [1, 2, 3, 4, 5, 6])[face.index()],
            Pips::Light => art!("pips-light-", [1, 2, 3, 4, 5, 6])[face.index()],
        },
        /// A side of a Banquets & Raids tile.
        Tile(tile: Tile in Tile::ALL, side: Side in Side::ALL) = match side {
            Side::Banquet => art!("tile-", [1, 2, 3, 4, 5, 6, 7, 8], "-banquet")[tile as usize - 1],
            Side::Raid => art!("tile-", [1, 2, 3, 4, 5, 6, 7, 8], "-raid")[tile as usize - 1],
        },
        /// A sign.
        Icon(icon: Icon in Icon::all().into_iter()) = icon.sprite(),
        /// A building of the scoresheet.
        Building(building: Building in Building::ALL) =
            art!("building-", ["fortress", "counts-palace", "great-hall", "city-hall", "cathedral", "bishopric"])
                [building as usize],
        /// A district of the scoresheet, without its fields.
        Sheet(color: Color in Color::ALL) = art!("sheet-", ["red", "yellow", "white"])[color as usize],
        /// A field of the scoresheet.
        SheetField = art!("sheet-field"),
        /// A circle drawn with a pencil.
        Pencil = art!("pencil"),
        /// A citizen of that color.
        Citizen(color: Color in Color::ALL) = art!("citizen-", ["red", "yellow", "white"])[color as usize],
        /// A lit window of the skyline.
        LitWindow = art!("skyline-lit"),
    }
}

/// A die's body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// The black die.
    Black,
    /// A clear die on a table, without a color yet.
    Clear,
    /// A clear die that took its plaza's color.
    Tinted(Color),
}

/// The shade of pips: dark for light dice, light for dark ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pips {
    /// For yellow, white and clear dice.
    Dark,
    /// For red and black dice.
    Light,
}

impl Pips {
    /// Both shades.
    pub const ALL: [Self; 2] = [Self::Dark, Self::Light];
}

drawings! {
    /// A small sign.
    pub enum Icon {
        /// The resource of the red track.
        Influence = art!("icon-influence"),
        /// The resource of the yellow track.
        Denier = art!("icon-denier"),
        /// The resource of the white track.
        Knowledge = art!("icon-knowledge"),
        /// One resource of any type.
        Any = art!("icon-any"),
        /// The sign of a free die.
        Free = art!("icon-free"),
        /// A cross.
        Crossed = art!("crossed", plain),
        /// The first stroke of the cross, from the upper left down.
        StrokeDown = art!("stroke-down", plain),
        /// The second stroke of the cross, from the upper right down.
        StrokeUp = art!("stroke-up", plain),
        /// Morning.
        Sun = art!("sun"),
        /// Afternoon.
        Moon = art!("moon"),
    }
}

impl Body {
    /// All bodies, in the order of their drawings.
    pub const ALL: [Self; 5] =
        [Self::Black, Self::Clear, Self::Tinted(Color::Red), Self::Tinted(Color::Yellow), Self::Tinted(Color::White)];

    /// Returns the body of a die on a plaza of that color.
    #[must_use]
    pub const fn of(die: Die, color: Color) -> Self {
        match die {
            Die::Black => Self::Black,
            Die::Clear => Self::Tinted(color),
        }
    }

    /// Returns the body of a thrown die, which no plaza has colored yet.
    #[must_use]
    pub const fn thrown(die: Die) -> Self {
        match die {
            Die::Black => Self::Black,
            Die::Clear => Self::Clear,
        }
    }

    /// Returns the pips that are visible on this body.
    #[must_use]
    pub const fn pips(self) -> Pips {
        match self {
            Self::Black | Self::Tinted(Color::Red) => Pips::Light,
            Self::Clear | Self::Tinted(Color::Yellow | Color::White) => Pips::Dark,
        }
    }

    /// Returns the place of this body in a row of drawings.
    const fn index(self) -> usize {
        match self {
            Self::Black => 0,
            Self::Clear => 1,
            Self::Tinted(color) => 2 + color as usize,
        }
    }
}

impl Icon {
    /// Returns the sign of a half of the day.
    #[must_use]
    pub const fn of_half(half: Half) -> Self {
        match half {
            Half::Morning => Self::Sun,
            Half::Afternoon => Self::Moon,
        }
    }

    /// Returns the signs of a price.
    #[must_use]
    pub fn of_price(price: Price) -> Vec<Self> {
        let signs = [
            (Self::Free, u8::from(price.is_free())),
            (Self::Any, price.any),
            (Self::Denier, price.denier),
            (Self::Influence, price.influence),
            (Self::Knowledge, price.knowledge),
        ];
        signs.into_iter().flat_map(|(icon, count)| (0..count).map(move |_| icon)).collect()
    }
}

/// The skyline of Troyes in squares, from left to right.
pub const SKYLINE: [Sprite; 10] = art!("skyline-", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

impl Art {
    /// Returns the drawings of a table at rest and of the text beside it; those of motions alone are left out.
    #[must_use]
    pub fn at_rest() -> Vec<Self> {
        let mut all = Self::all();
        all.retain(|art| {
            !matches!(art, Self::Dust | Self::Ring | Self::LitWindow | Self::Icon(Icon::StrokeDown | Icon::StrokeUp))
        });
        all
    }

    /// Returns the sign of a color's resource.
    #[must_use]
    pub const fn resource(color: Color) -> Self {
        Self::Icon(match color {
            Color::Red => Icon::Influence,
            Color::Yellow => Icon::Denier,
            Color::White => Icon::Knowledge,
        })
    }
}
