//! The drawings under `assets/troyes-dice/art`, by what they show.

use crate::games::troyes_dice::rules::{Building, Color, Die, Face, Half, Notch, Place, Price, Side, Tile};
use crate::stage::Sprite;

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

/// Makes a drawing from the name of its file.
macro_rules! art {
    ($name:literal) => {
        Sprite::new($name, include_str!(concat!("../../../../assets/troyes-dice/art/", $name, ".svg")))
    };
    ($name:literal, plain) => {
        art!($name).with_plain(include_str!(concat!("../../../../assets/troyes-dice/art/plain/", $name, ".svg")))
    };
}

/// The numbers of the nine plazas.
const NUMBERS: [Sprite; Notch::COUNT] = [
    art!("number-1"),
    art!("number-2"),
    art!("number-3"),
    art!("number-4"),
    art!("number-5"),
    art!("number-6"),
    art!("number-7"),
    art!("number-8"),
    art!("number-9"),
];

/// The skyline of Troyes in squares, from left to right.
pub const SKYLINE: [Sprite; 10] = [
    art!("skyline-1"),
    art!("skyline-2"),
    art!("skyline-3"),
    art!("skyline-4"),
    art!("skyline-5"),
    art!("skyline-6"),
    art!("skyline-7"),
    art!("skyline-8"),
    art!("skyline-9"),
    art!("skyline-10"),
];

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
            Self::Price(Place::Zero) => art!("price-free"),
            Self::Price(Place::One) => art!("price-any"),
            Self::Price(Place::Two) => art!("price-denier"),
            Self::Price(Place::Three) => art!("price-deniers"),
            Self::Zone(Half::Morning) => art!("zone-sun"),
            Self::Zone(Half::Afternoon) => art!("zone-moon"),
            Self::Number(notch) => NUMBERS[notch.index()],
            Self::Side(body) => body.side(),
            Self::RimDark => art!("rim-dark"),
            Self::RimPale => art!("rim-pale"),
            Self::Shade => art!("shade", plain),
            Self::Gleam => art!("gleam", plain),
            Self::Cast => art!("cast"),
            Self::Veil => art!("veil"),
            Self::Dust => art!("dust"),
            Self::Ring => art!("ring"),
            Self::Halo => art!("halo"),
            Self::Plaza(Color::Red) => art!("plaza-red", plain),
            Self::Plaza(Color::Yellow) => art!("plaza-yellow", plain),
            Self::Plaza(Color::White) => art!("plaza-white", plain),
            Self::Reminder(Color::Red) => art!("reminder-red"),
            Self::Reminder(Color::Yellow) => art!("reminder-yellow"),
            Self::Reminder(Color::White) => art!("reminder-white"),
            Self::Rubble => art!("rubble", plain),
            Self::Spared => art!("spared"),
            Self::Die(body) => body.sprite(),
            Self::Pips(pips, face) => pips.sprite(face),
            Self::Tile(tile, side) => tile_sprite(tile, side),
            Self::Icon(icon) => icon.sprite(),
            Self::Building(Building::Fortress) => art!("building-fortress"),
            Self::Building(Building::CountsPalace) => art!("building-counts-palace"),
            Self::Building(Building::GreatHall) => art!("building-great-hall"),
            Self::Building(Building::CityHall) => art!("building-city-hall"),
            Self::Building(Building::Cathedral) => art!("building-cathedral"),
            Self::Building(Building::Bishopric) => art!("building-bishopric"),
            Self::Citizen(Color::Red) => art!("citizen-red"),
            Self::Citizen(Color::Yellow) => art!("citizen-yellow"),
            Self::Citizen(Color::White) => art!("citizen-white"),
            Self::LitWindow => art!("skyline-lit"),
        }
    }
}

impl Body {
    const fn side(self) -> Sprite {
        match self {
            Self::Black => art!("side-black", plain),
            Self::Clear => art!("side-clear", plain),
            Self::Tinted(Color::Red) => art!("side-red", plain),
            Self::Tinted(Color::Yellow) => art!("side-yellow", plain),
            Self::Tinted(Color::White) => art!("side-white", plain),
        }
    }

    const fn sprite(self) -> Sprite {
        match self {
            Self::Black => art!("die-black", plain),
            Self::Clear => art!("die-clear", plain),
            Self::Tinted(Color::Red) => art!("die-red", plain),
            Self::Tinted(Color::Yellow) => art!("die-yellow", plain),
            Self::Tinted(Color::White) => art!("die-white", plain),
        }
    }
}

impl Pips {
    const fn sprite(self, face: Face) -> Sprite {
        match (self, face) {
            (Self::Dark, Face::One) => art!("pips-dark-1"),
            (Self::Dark, Face::Two) => art!("pips-dark-2"),
            (Self::Dark, Face::Three) => art!("pips-dark-3"),
            (Self::Dark, Face::Four) => art!("pips-dark-4"),
            (Self::Dark, Face::Five) => art!("pips-dark-5"),
            (Self::Dark, Face::Six) => art!("pips-dark-6"),
            (Self::Light, Face::One) => art!("pips-light-1"),
            (Self::Light, Face::Two) => art!("pips-light-2"),
            (Self::Light, Face::Three) => art!("pips-light-3"),
            (Self::Light, Face::Four) => art!("pips-light-4"),
            (Self::Light, Face::Five) => art!("pips-light-5"),
            (Self::Light, Face::Six) => art!("pips-light-6"),
        }
    }
}

impl Icon {
    const fn sprite(self) -> Sprite {
        match self {
            Self::Influence => art!("icon-influence"),
            Self::Denier => art!("icon-denier"),
            Self::Knowledge => art!("icon-knowledge"),
            Self::Any => art!("icon-any"),
            Self::Free => art!("icon-free"),
            Self::Crossed => art!("crossed", plain),
            Self::StrokeDown => art!("stroke-down", plain),
            Self::StrokeUp => art!("stroke-up", plain),
            Self::Sun => art!("sun"),
            Self::Moon => art!("moon"),
        }
    }
}

const fn tile_sprite(tile: Tile, side: Side) -> Sprite {
    match (tile, side) {
        (Tile::One, Side::Banquet) => art!("tile-1-banquet"),
        (Tile::One, Side::Raid) => art!("tile-1-raid"),
        (Tile::Two, Side::Banquet) => art!("tile-2-banquet"),
        (Tile::Two, Side::Raid) => art!("tile-2-raid"),
        (Tile::Three, Side::Banquet) => art!("tile-3-banquet"),
        (Tile::Three, Side::Raid) => art!("tile-3-raid"),
        (Tile::Four, Side::Banquet) => art!("tile-4-banquet"),
        (Tile::Four, Side::Raid) => art!("tile-4-raid"),
        (Tile::Five, Side::Banquet) => art!("tile-5-banquet"),
        (Tile::Five, Side::Raid) => art!("tile-5-raid"),
        (Tile::Six, Side::Banquet) => art!("tile-6-banquet"),
        (Tile::Six, Side::Raid) => art!("tile-6-raid"),
        (Tile::Seven, Side::Banquet) => art!("tile-7-banquet"),
        (Tile::Seven, Side::Raid) => art!("tile-7-raid"),
        (Tile::Eight, Side::Banquet) => art!("tile-8-banquet"),
        (Tile::Eight, Side::Raid) => art!("tile-8-raid"),
    }
}
