//! The parts of the picture.

use std::f32::consts::TAU;

use enum_map::{Enum, EnumMap};

use super::layout::{
    CENTER, PLAZA_RADIUS, PRICE, PRICE_RADIUS, REMINDER_RADIUS, TILE, WHEEL, notch_angle, notch_center, price_center,
    reminder_center, sheets_reminder_center, tile_center, window_center,
};
use crate::games::troyes_dice::rules::{Half, HalfDay, Notch, Place, Table};
use crate::stage::{self, Bounds, Outline, Point, Scene};

/// A part of the picture; most belong to a notch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A plaza, or its rubble.
    Plaza(Notch),
    /// The reminder of the color on a plaza's other face.
    OtherFace(Notch),
    /// A die on its plaza.
    Die(Notch),
    /// The place of a tile beside its plaza.
    Tile(Notch),
    /// The small layer's print toward a notch: a price, or the window.
    Price(Notch),
    /// The window with the day's number.
    Window,
    /// The sun or the moon on the small layer.
    Half(Half),
    /// The half-day's four plazas and their prices, a slice of the wheel (`rules.md 1.5`, `1.6`).
    InPlay,
    /// One place of a sign.
    Sign(Sign),
}

impl stage::Part for Part {}

/// A sign that the legend explains, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum)]
pub enum Sign {
    /// The neutral zone.
    Neutral,
    /// A die there is free.
    Free,
    /// A die there costs one resource of any type.
    Any,
    /// A die there costs a denier.
    Denier,
    /// A plaza in play.
    Lit,
    /// The color of a plaza's other face.
    OtherFace,
    /// A destroyed plaza.
    Destroyed,
    /// A tile.
    Tile,
    /// Strikes hit the sheets.
    Strikes,
}

impl Sign {
    /// The least and the greatest size of a sign, as a part of the picture's height: larger ones are printed on the
    /// wheel.
    const SIZES: (f32, f32) = (0.07, 0.16);

    /// Returns one place where the sign is visible; `None` where it is not.
    fn place(self, table: &Table, height: f32) -> Option<Bounds> {
        let now = table.now();
        let (least, most) = (height * Self::SIZES.0, height * Self::SIZES.1);
        let price = |place: Place| Bounds::around(price_center(place.notch(now)), PRICE);
        let stands = |notch: &Notch| !table.is_destroyed(*notch);
        let mut in_play = Place::ALL.into_iter().map(|place| place.notch(now));
        match self {
            Self::Neutral => Some(Bounds::around(window_center(now), least)),
            Self::Free => Some(price(Place::Zero)),
            Self::Any => Some(price(Place::One)),
            Self::Denier => Some(price(Place::Three)),
            Self::Lit => in_play.find(stands).map(|notch| Bounds::around(notch_center(notch), most)),
            Self::OtherFace => in_play.rfind(stands).map(|notch| Bounds::around(reminder_center(notch), least)),
            Self::Destroyed => {
                let destroyed = Notch::all().find(|notch| !stands(notch));
                destroyed.map(|notch| Bounds::around(notch_center(notch), most))
            }
            Self::Tile => table.tiles().first().map(|tile| Bounds::around(tile_center(tile.notch), TILE)),
            Self::Strikes => now.day.strikes_sheets().then(|| Bounds::around(sheets_reminder_center(now), least)),
        }
    }
}

/// Sets the places of the parts on the table.
pub(super) fn name(scene: &mut Scene, table: &Table) {
    wheel(scene);
    for notch in Notch::all() {
        scene.name(Part::OtherFace(notch), round(reminder_center(notch), REMINDER_RADIUS));
    }
    for die in table.placed().into_iter().flatten() {
        scene.name(Part::Die(die.notch), round(notch_center(die.notch), PLAZA_RADIUS / 2.0));
    }
    scene.name(Part::Window, round(window_center(table.now()), PRICE_RADIUS));
    scene.outline(Part::InPlay, Outline::Convex(slice(table.now())));
    for (sign, place) in EnumMap::from_fn(|sign: Sign| sign.place(table, scene.bounds.height())) {
        if let Some(place) = place {
            scene.name(Part::Sign(sign), place);
        }
    }
}

/// Sets the places of the parts at each notch, whatever is laid out there.
pub(super) fn wheel(scene: &mut Scene) {
    for notch in Notch::all() {
        scene.name(Part::Plaza(notch), round(notch_center(notch), PLAZA_RADIUS));
        scene.name(Part::Tile(notch), Bounds::around(tile_center(notch), TILE));
        scene.name(Part::Price(notch), round(price_center(notch), PRICE_RADIUS));
    }
}

/// Returns the square around a circle.
pub(super) const fn round(center: Point, radius: f32) -> Bounds {
    Bounds::around(center, radius * 2.0)
}

/// Returns the corners of the slice of the wheel that is in play.
fn slice(now: HalfDay) -> Vec<Point> {
    const STEPS: u8 = 24;
    let [first, last] = [Place::Zero, Place::Three].map(|place| notch_angle(place.notch(now)));
    let around = TAU / 18.0;
    // It may reach over straight up.
    let wide = (last - first).rem_euclid(TAU) + 2.0 * around;
    let rim =
        (0..=STEPS).map(|step| CENTER.toward(first - around + wide * f32::from(step) / f32::from(STEPS), WHEEL / 2.0));
    std::iter::once(CENTER).chain(rim).collect()
}
