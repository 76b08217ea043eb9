//! What the signs of the wheel mean, in a few words each.

use crate::crier::Words;
use crate::games::troyes_dice::rules::{Notch, Place, Table};
use crate::games::troyes_dice::stage::{
    notch_center, price_center, reminder_center, scene, sheets_reminder_center, tile_center, window_center,
};
use crate::show::LegendMark;
use crate::stage::Point;

/// A label for each sign that can be seen now, at one of the places where it is.
pub(super) fn legend(words: &Words, table: &Table) -> Vec<LegendMark> {
    let now = table.now();
    let notch = |place: Place| place.notch(now);
    let scene = scene(table);
    let (least, most) = (scene.bounds.height() * SIZES.0, scene.bounds.height() * SIZES.1);
    let size = |at: Point| scene.size_at(at).map_or(least, |size| size.clamp(least, most));
    let mark = |at: Point, name: &str| LegendMark { at, size: size(at), text: words.text(name) };
    let stands = |notch: &Notch| !table.is_destroyed(*notch);
    let mut marks = vec![
        mark(window_center(now), "legend-neutral"),
        mark(price_center(notch(Place::Zero)), "legend-free"),
        mark(price_center(notch(Place::One)), "legend-any"),
        mark(price_center(notch(Place::Three)), "legend-denier"),
    ];
    let lit = Place::ALL.into_iter().map(notch).find(stands);
    marks.extend(lit.map(|notch| mark(notch_center(notch), "legend-lit")));
    let badge = Place::ALL.into_iter().rev().map(notch).find(stands);
    marks.extend(badge.map(|notch| mark(reminder_center(notch), "legend-badge")));
    let destroyed = Notch::all().find(|notch| table.is_destroyed(*notch));
    marks.extend(destroyed.map(|notch| mark(notch_center(notch), "legend-destroyed")));
    marks.extend(table.tiles().first().map(|tile| mark(tile_center(tile.notch), "legend-tile")));
    marks.extend(now.day.strikes_sheets().then(|| mark(sheets_reminder_center(now), "legend-strikes")));
    marks
}

/// How large a sign is at least and at most, as a part of the picture's height: what lies below it is printed on the wheel.
const SIZES: (f32, f32) = (0.07, 0.16);
