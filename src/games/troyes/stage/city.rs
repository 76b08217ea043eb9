//! The principal buildings with their citizens, and the Cathedral.

use std::f32::consts::FRAC_PI_2;

use super::layout::{area, number, right_of};
use super::moving::Which;
use super::pen::{ground, put, text};
use super::{Art, Mark, Part, Sign};
use crate::games::troyes::rules::{Building, Face, Owner, Table};
use crate::stage::{Bounds, Ink, Placement, Scene};

const GAP: f32 = 6.0;
/// The greatest part of the height for citizens who stand.
const STANDING: f32 = 0.6;
/// The levels of a site (`T 1.11`).
const LEVELS: f32 = 3.0;
/// The parts of the Cathedral's height for its drawing, at least, and for the values of its sites.
const SPIRES: f32 = 0.2;
const VALUE: f32 = 0.15;

/// Draws the principal buildings at those places, each with the citizens who stand in it and who lie on it.
pub(super) fn buildings(scene: &mut Scene, table: &Table, places: [Bounds; 3]) {
    for (building, place) in Building::ALL.into_iter().zip(places) {
        scene.name(Part::Building(building), place);
        let inner = ground(scene, place, Art::Ground, false);
        let high = inner.height();
        let sign = area(inner.min.x, inner.min.y, high, high);
        put(scene, &[Art::Building(building)], sign);
        citizens(scene, table, building, right_of(inner, high + GAP));
    }
}

fn citizens(scene: &mut Scene, table: &Table, building: Building, place: Bounds) {
    let standing: Vec<Owner> =
        table.standing(building).iter().flat_map(|(owner, count)| (0..*count).map(move |_| owner)).collect();
    let lying: Vec<Owner> = table.lying(building).iter().filter(|(_, lies)| **lies).map(|(owner, _)| owner).collect();
    let spaces = standing.len().max(Building::SPACES.into());
    // Who lies there lies below those who stand.
    let high = (place.width() / number(spaces)).min(place.height() * STANDING);
    let mut x = place.min.x;
    let mut own: Option<(Owner, Bounds)> = None;
    let mut places = Vec::new();
    for at in 0..spaces {
        let here = area(x, place.min.y, high, high);
        x += high;
        let Some(owner) = standing.get(at).copied() else {
            put(scene, &[Art::Space], here);
            continue;
        };
        put(scene, &[Art::Citizen(Mark::of(owner))], here);
        own = match own {
            Some((before, place)) if before == owner => Some((owner, place.with(here))),
            Some(done) => {
                places.push(done);
                Some((owner, here))
            }
            None => Some((owner, here)),
        };
    }
    places.extend(own);
    let low = place.max.y - place.min.y - high;
    let size = low.min(high);
    for (owner, at) in lying.into_iter().zip(0..) {
        let here = area(place.min.x + size * number(at), place.max.y - size, size, size);
        let first = scene.sprites.len();
        put(scene, &[Art::Citizen(Mark::of(owner))], here);
        scene.sprites.iter_mut().skip(first).for_each(|placement| placement.angle = FRAC_PI_2);
        Sign::Lying.name(scene, here);
        if places.iter().all(|(other, _)| *other != owner) {
            places.push((owner, here));
        }
    }
    for (owner, place) in places {
        scene.name(Part::Citizens(building, owner), place);
    }
}

/// Returns the last citizen of an owner who stands in a building, or lies on it.
pub(super) fn citizen(scene: &Scene, owner: Owner, building: Building, lies: bool) -> Option<Placement> {
    let (place, art) = (scene.part(Part::Building(building))?, Art::Citizen(Mark::of(owner)).sprite());
    let is_it = |placement: &&Placement| {
        placement.sprite == art && (placement.angle > 0.0) == lies && Which::Within(place).has(placement)
    };
    scene.sprites.iter().rfind(is_it).copied()
}

/// Draws the Cathedral at that place: a site for each value, with its levels from below.
pub(super) fn cathedral(scene: &mut Scene, table: &Table, place: Bounds) {
    scene.name(Part::Cathedral, place);
    let inner = ground(scene, place, Art::Ground, false);
    let (high, low) = (inner.height(), inner.height() * VALUE);
    let pitch = inner.width() / number(Face::ALL.len());
    let edge = pitch.min(high * (1.0 - SPIRES - VALUE) / LEVELS);
    let walls = edge * LEVELS;
    put(scene, &[Art::Cathedral], area(inner.min.x, inner.min.y, inner.width(), high - walls - low));
    for (face, at) in Face::ALL.into_iter().zip(0..) {
        let site = area(inner.min.x + pitch * number(at), inner.max.y - walls - low, pitch, walls + low);
        scene.name(Part::Site(face), site);
        for (level, cube) in table.cathedral()[face].iter().enumerate() {
            let y = site.max.y - low - edge * (number(level) + 1.0);
            let here = area(site.center().x - edge / 2.0, y, edge, edge);
            match cube {
                Some(owner) => scene.draw(Part::Built(face, level), here, |scene| {
                    put(scene, &[Art::Cube(Mark::of(*owner))], here);
                }),
                None => put(scene, &[Art::Level], here),
            }
        }
        let value = area(site.min.x, site.max.y - low, site.width(), low);
        text(scene, face.value().to_string(), value, Ink::Dark);
    }
}
