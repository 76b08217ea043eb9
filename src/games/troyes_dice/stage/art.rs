//! The drawings under `assets/troyes-dice/art`, by what they show.

use crate::games::troyes_dice::rules::{Building, Color, Die, Face, Half, Notch, Place, Price, Side, Tile};
use crate::stage::{Sprite, drawing};

/// One drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Art {
    /// The wheel's large layer, notch 0 up.
    LargeLayer,
    /// The wheel's small layer, neutral zone up.
    SmallLayer,
    /// The price on the small layer at that place: a drawing of its own, so that it stays upright.
    Price(Place),
    /// The sign of a half on the small layer.
    Zone(Half),
    /// The number of a plaza's notch.
    Number(Notch),
    /// A side of a die as a cube, without its pips.
    Side(Body),
    /// The dark rim round a die.
    RimDark,
    /// The pale rim round a die, within the dark one.
    RimPale,
    /// The shade over a side of a die that is turned away from the light.
    Shade,
    /// The gleam over a side of a die that is turned to the light.
    Gleam,
    /// The shadow that a die casts.
    Cast,
    /// The veil over the wheel while the focus is on one die.
    Veil,
    /// A puff of dust.
    Dust,
    /// The ring of a blow.
    Ring,
    /// The light around a tile that spares a plaza.
    Halo,
    /// A plaza's face.
    Plaza(Color),
    /// The reminder of the color on a plaza's other face.
    Reminder(Color),
    /// The rubble of a destroyed plaza.
    Rubble,
    /// The sign that a plaza was spared.
    Spared,
    /// A die without its pips.
    Die(Body),
    /// The pips of a die.
    Pips(Pips, Face),
    /// A side of a Banquets & Raids tile.
    Tile(Tile, Side),
    /// A sign.
    Icon(Icon),
    /// A building of the scoresheet.
    Building(Building),
    /// A citizen of that color.
    Citizen(Color),
    /// A lit window of the skyline.
    LitWindow,
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

/// A small sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// The resource of the red track.
    Influence,
    /// The resource of the yellow track.
    Denier,
    /// The resource of the white track.
    Knowledge,
    /// One resource of any type.
    Any,
    /// The sign of a free die.
    Free,
    /// A cross.
    Crossed,
    /// The first stroke of the cross, from the upper left down.
    StrokeDown,
    /// The second stroke of the cross, from the upper right down.
    StrokeUp,
    /// Morning.
    Sun,
    /// Afternoon.
    Moon,
}

impl Body {
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

/// Makes drawings of this game's folder.
macro_rules! art {
    ($($what:tt)+) => { drawing!("troyes-dice/art", $($what)+) };
}

/// The skyline of Troyes in squares, from left to right.
pub const SKYLINE: [Sprite; 10] = art!("skyline-", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

impl From<Art> for Sprite {
    fn from(art: Art) -> Self {
        art.sprite()
    }
}

impl Art {
    /// Returns the drawings of a table at rest and of the text beside it; those of motions alone are left out.
    #[must_use]
    pub fn at_rest() -> Vec<Self> {
        let bodies = [Body::Black, Body::Clear].into_iter().chain(Color::ALL.map(Body::Tinted));
        let whole = [Self::LargeLayer, Self::SmallLayer, Self::Rubble, Self::Spared, Self::Halo];
        let rims = [Self::RimDark, Self::RimPale, Self::Shade, Self::Gleam, Self::Cast];
        let sides = |tile: Tile| [Side::Banquet, Side::Raid].map(|side| Self::Tile(tile, side));
        let icons = [
            Icon::Influence,
            Icon::Denier,
            Icon::Knowledge,
            Icon::Any,
            Icon::Free,
            Icon::Crossed,
            Icon::Sun,
            Icon::Moon,
        ];
        let mut all: Vec<Self> = whole.into_iter().chain(rims).collect();
        all.extend(Place::ALL.map(Self::Price));
        all.extend([Half::Morning, Half::Afternoon].map(Self::Zone));
        all.extend(Notch::all().map(Self::Number));
        all.extend(bodies.flat_map(|body| [Self::Die(body), Self::Side(body)]));
        all.extend(
            Color::ALL.into_iter().flat_map(|color| [Self::Plaza(color), Self::Reminder(color), Self::Citizen(color)]),
        );
        all.extend(Face::ALL.into_iter().flat_map(|face| [Pips::Dark, Pips::Light].map(|pips| Self::Pips(pips, face))));
        all.extend(Tile::ALL.into_iter().flat_map(sides));
        all.extend(icons.map(Self::Icon));
        all.extend(Building::ALL.map(Self::Building));
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

    /// Returns the sprite.
    #[must_use]
    pub const fn sprite(self) -> Sprite {
        match self {
            Self::LargeLayer => art!("wheel-large", plain),
            Self::SmallLayer => art!("wheel-small", plain),
            Self::Price(place) => art!("price-", ["free", "any", "denier", "deniers"])[place as usize],
            Self::Zone(half) => art!("zone-", ["sun", "moon"])[half as usize],
            Self::Number(notch) => art!("number-", [1, 2, 3, 4, 5, 6, 7, 8, 9])[notch.index()],
            Self::Side(body) => art!("side-", ["black", "clear", "red", "yellow", "white"], plain)[body.index()],
            Self::RimDark => art!("rim-dark"),
            Self::RimPale => art!("rim-pale"),
            Self::Shade => art!("shade", plain),
            Self::Gleam => art!("gleam", plain),
            Self::Cast => art!("cast"),
            Self::Veil => art!("veil"),
            Self::Dust => art!("dust"),
            Self::Ring => art!("ring"),
            Self::Halo => art!("halo"),
            Self::Plaza(color) => art!("plaza-", ["red", "yellow", "white"], plain)[color as usize],
            Self::Reminder(color) => art!("reminder-", ["red", "yellow", "white"])[color as usize],
            Self::Rubble => art!("rubble", plain),
            Self::Spared => art!("spared"),
            Self::Die(body) => art!("die-", ["black", "clear", "red", "yellow", "white"], plain)[body.index()],
            Self::Pips(Pips::Dark, face) => art!("pips-dark-", [1, 2, 3, 4, 5, 6])[face.index()],
            Self::Pips(Pips::Light, face) => art!("pips-light-", [1, 2, 3, 4, 5, 6])[face.index()],
            Self::Tile(tile, Side::Banquet) => art!("tile-", [1, 2, 3, 4, 5, 6, 7, 8], "-banquet")[tile as usize - 1],
            Self::Tile(tile, Side::Raid) => art!("tile-", [1, 2, 3, 4, 5, 6, 7, 8], "-raid")[tile as usize - 1],
            Self::Icon(Icon::Influence) => art!("icon-influence"),
            Self::Icon(Icon::Denier) => art!("icon-denier"),
            Self::Icon(Icon::Knowledge) => art!("icon-knowledge"),
            Self::Icon(Icon::Any) => art!("icon-any"),
            Self::Icon(Icon::Free) => art!("icon-free"),
            Self::Icon(Icon::Crossed) => art!("crossed", plain),
            Self::Icon(Icon::StrokeDown) => art!("stroke-down", plain),
            Self::Icon(Icon::StrokeUp) => art!("stroke-up", plain),
            Self::Icon(Icon::Sun) => art!("sun"),
            Self::Icon(Icon::Moon) => art!("moon"),
            Self::Building(Building::Fortress) => art!("building-fortress"),
            Self::Building(Building::CountsPalace) => art!("building-counts-palace"),
            Self::Building(Building::GreatHall) => art!("building-great-hall"),
            Self::Building(Building::CityHall) => art!("building-city-hall"),
            Self::Building(Building::Cathedral) => art!("building-cathedral"),
            Self::Building(Building::Bishopric) => art!("building-bishopric"),
            Self::Citizen(color) => art!("citizen-", ["red", "yellow", "white"])[color as usize],
            Self::LitWindow => art!("skyline-lit"),
        }
    }
}
