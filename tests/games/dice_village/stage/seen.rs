//! What can be seen in a scene.

use town_crier::stage::{Bounds, Label, Placement, Point, Scene};

/// What lies where, by its drawing's name.
pub(crate) fn area(placement: &Placement) -> Bounds {
    let (wide, high) = (placement.size * placement.stretch / 2.0, placement.size / 2.0);
    let Point { x, y } = placement.center;
    Bounds { min: Point { x: x - wide, y: y - high }, max: Point { x: x + wide, y: y + high } }
}

/// About where a label's letters are.
pub(crate) fn written(label: &Label) -> Bounds {
    let letters = f32::from(u8::try_from(label.text.len()).expect("a short text"));
    let (wide, high) = (label.size * 0.54 * letters / 2.0, label.size * 0.36);
    let Point { x, y } = label.center;
    Bounds { min: Point { x: x - wide, y: y - high }, max: Point { x: x + wide, y: y + high } }
}

pub(crate) fn is_within(inner: Bounds, outer: Bounds) -> bool {
    let slack = 0.01;
    inner.min.x >= outer.min.x - slack
        && inner.min.y >= outer.min.y - slack
        && inner.max.x <= outer.max.x + slack
        && inner.max.y <= outer.max.y + slack
}

pub(crate) fn overlap(one: Bounds, other: Bounds) -> bool {
    let slack = 0.01;
    one.min.x + slack < other.max.x
        && other.min.x + slack < one.max.x
        && one.min.y + slack < other.max.y
        && other.min.y + slack < one.max.y
}

/// The sprites whose names begin so.
pub(crate) fn named<'scene>(scene: &'scene Scene, begin: &str) -> Vec<&'scene Placement> {
    scene.sprites.iter().filter(|placement| placement.sprite.name().starts_with(begin)).collect()
}

/// Where a name begins so, what it may lie on: parts of a card lie on the card.
fn lies_on(name: &str, below: &str) -> bool {
    let on_card = |name: &str| ["awning", "stall-", "reward-"].iter().any(|part| name.starts_with(part));
    let ground = |name: &str| name.starts_with("ground") || name.starts_with("edge");
    ground(below)
        || (on_card(name) && below == "card-house")
        || (name.starts_with("reward-") && below == "awning")
        || (name.starts_with("good-") && below.starts_with("die-"))
        || (["stall-", "die-", "good-"].iter().any(|part| name.starts_with(part)) && below.starts_with("village-"))
        // The gate is the upper half of its drawing.
        || (["stall-", "die-", "good-"].iter().any(|part| name.starts_with(part)) && below == "gate-closed")
        || (name == "gate-closed" && below.starts_with("village-"))
}

/// All that lies over another thing or leaves the picture, and should not.
pub(crate) fn faults(scene: &Scene) -> Vec<String> {
    let mut faults = Vec::new();
    let all: Vec<(&str, Bounds)> = scene.sprites.iter().map(|one| (one.sprite.name(), area(one))).collect();
    for (at, (name, place)) in all.iter().enumerate() {
        if !is_within(*place, scene.bounds) {
            faults.push(format!("{name} leaves the picture: {place:?}"));
        }
        for (below, other) in &all[..at] {
            if !overlap(*place, *other) {
                continue;
            }
            // The signs of the turn and of the first player stand on a mark's corners.
            let on_corner = ["camel", "turn"].contains(name) && below.starts_with("mark-");
            if !(on_corner || lies_on(name, below) && is_within(*place, *other)) {
                faults.push(format!("{name} lies over {below}: {place:?} {other:?}"));
            }
        }
    }
    let texts: Vec<(&str, Bounds)> = scene.labels.iter().map(|label| (label.text.as_str(), written(label))).collect();
    for (at, (text, place)) in texts.iter().enumerate() {
        if !is_within(*place, scene.bounds) {
            faults.push(format!("{text} leaves the picture"));
        }
        let solid = all.iter().filter(|(name, _)| !name.starts_with("ground") && !name.starts_with("edge"));
        let covers = solid.chain(&texts[..at]).filter(|(_, other)| overlap(*place, *other));
        faults.extend(covers.map(|(name, _)| format!("{text} is written over {name}")));
    }
    faults
}
