//! Where texts stand on a page, and whether any is cut off, leaves its box or lies on something else.

use town_crier::paper::page::{Area, Mark, Page, Spot, Step, Transform, area, spot};

/// What no printer reaches.
const EDGE: f32 = 5.0;
/// Smaller letters nobody reads, in points.
const LEAST: f32 = 4.8;
const POINT: f32 = 25.4 / 72.0;
/// How far something may go over before it counts.
const SLACK: f32 = 0.05;

/// What stands on a page, in its millimeters.
#[derive(Default)]
struct Found {
    texts: Vec<(String, Area, f32)>,
    sprites: Vec<(&'static str, Area)>,
    boxes: Vec<Area>,
}

/// The texts of a page and where each is.
pub(crate) fn texts(page: &Page) -> Vec<(String, Area)> {
    found(page).texts.into_iter().map(|(text, at, _)| (text, at)).collect()
}

/// The size of the smallest letters of a page, in points.
pub(crate) fn smallest(page: &Page) -> f32 {
    found(page).texts.into_iter().map(|(_, _, size)| size).fold(f32::MAX, f32::min)
}

/// Everything that is wrong with the page.
pub(crate) fn wrong(page: &Page) -> Vec<String> {
    let Found { texts, sprites, boxes } = found(page);
    let mut wrong = Vec::new();
    let (width, height) = page.size;
    let reached = area(EDGE, EDGE, width - 2.0 * EDGE, height - 2.0 * EDGE);
    for (number, (text, at, size)) in texts.iter().enumerate() {
        if !holds(reached, *at) {
            wrong.push(format!("“{text}” is at the page's edge: {at:?}"));
        }
        if *size < LEAST {
            wrong.push(format!("“{text}” has letters of {size} points"));
        }
        // Near its beginning, or in the middle of one that is turned.
        let first = spot(at.x + at.h.min(at.w) * 0.2, at.center().y);
        for around in boxes.iter().filter(|around| inside(**around, first)) {
            if !holds(*around, *at) {
                wrong.push(format!("“{text}” leaves its box: {at:?} of {around:?}"));
            }
        }
        for (other, there, _) in texts.iter().skip(number + 1).filter(|(_, there, _)| meets(*at, *there)) {
            wrong.push(format!("“{text}” lies on “{other}”: {at:?} and {there:?}"));
        }
        for (name, there) in sprites.iter().filter(|(_, there)| meets(*at, *there)) {
            wrong.push(format!("“{text}” lies on {name}: {at:?} and {there:?}"));
        }
    }
    for (name, at) in &sprites {
        if !holds(reached, *at) {
            wrong.push(format!("{name} is at the page's edge: {at:?}"));
        }
        for around in boxes.iter().filter(|around| inside(**around, at.center()) && !holds(**around, *at)) {
            wrong.push(format!("{name} leaves its box: {at:?} of {around:?}"));
        }
    }
    wrong
}

fn found(page: &Page) -> Found {
    let mut found = Found::default();
    gather(&page.marks, Transform::scaled(spot(0.0, 0.0), 1.0), &mut found);
    found
}

fn gather(marks: &[Mark], outer: Transform, found: &mut Found) {
    for mark in marks {
        match mark {
            Mark::Path { steps, .. } => {
                // What is closed is a box.
                if steps.contains(&Step::Close) {
                    found.boxes.push(around(steps, outer));
                }
            }
            Mark::Text(text) => {
                let scale = outer.scale();
                let size = text.size * scale;
                // Capitals above the line, and what hangs below it; of one that is turned, the box around it.
                let (high, low) = (text.size * 0.66, text.size * 0.18);
                let corners = [(0.0, -high), (text.width, -high), (text.width, low), (0.0, low)];
                let corners: Vec<Step> = corners.map(|(x, y)| Step::Line(text.at.by(x, y))).into();
                let place = around(&corners, outer);
                found.texts.push((text.text.clone(), place, size / POINT));
            }
            Mark::Sprite { sprite, place, .. } => {
                let place = outer.of(*place);
                found.sprites.push((sprite.name(), Area::around(place.at(spot(0.5, 0.5)), place.scale())));
            }
            Mark::Group { place, marks } => gather(marks, outer.of(*place), found),
            Mark::Element { marks, .. } => gather(marks, outer, found),
        }
    }
}

/// The rectangle around an outline.
fn around(steps: &[Step], outer: Transform) -> Area {
    let points = steps.iter().filter_map(|step| match *step {
        Step::Move(to) | Step::Line(to) | Step::Curve(_, _, to) => Some(to),
        Step::Close => None,
    });
    let points: Vec<Spot> = points.map(|point| outer.at(point)).collect();
    let least = |of: fn(&Spot) -> f32| points.iter().map(of).fold(f32::MAX, f32::min);
    let most = |of: fn(&Spot) -> f32| points.iter().map(of).fold(f32::MIN, f32::max);
    let (x, y) = (least(|point| point.x), least(|point| point.y));
    area(x, y, most(|point| point.x) - x, most(|point| point.y) - y)
}

fn inside(around: Area, point: Spot) -> bool {
    around.x < point.x && point.x < around.right() && around.y < point.y && point.y < around.bottom()
}

fn holds(around: Area, at: Area) -> bool {
    around.x <= at.x + SLACK
        && at.right() <= around.right() + SLACK
        && around.y <= at.y + SLACK
        && at.bottom() <= around.bottom() + SLACK
}

fn meets(one: Area, other: Area) -> bool {
    one.x + SLACK < other.right()
        && other.x + SLACK < one.right()
        && one.y + SLACK < other.bottom()
        && other.y + SLACK < one.bottom()
}
