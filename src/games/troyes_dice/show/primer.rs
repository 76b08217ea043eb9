//! The preparations before the first roll, and the introduction for first-time players.

use crate::crier::Words;
use crate::games::troyes_dice::rules::{Color, Face, Table};
use crate::games::troyes_dice::stage::{Art, Body, Icon, Pips};
use crate::show::{Check, Lesson, Sign};
use crate::stage::Sprite;

/// Returns the preparations before the first roll (`rules.md 3.4`, `5`).
pub(super) fn checks(words: &Words, table: &Table) -> Vec<Check> {
    let numbers = table.numbering().values().map(|value| Sign::Text(value.to_string()));
    let check = |signs: Vec<Sign>, name: &str| Check { signs, text: words.text(name) };
    let tiles = table.tiles().iter().map(|tile| Sign::Sprites(vec![Art::Tile(tile.tile, tile.side).sprite()]));
    let tiles: Vec<Sign> = tiles.collect();
    let mut checks = vec![
        check(vec![Sign::Sprites(vec![Sprite::SHEET])], "check-sheet"),
        check(numbers.to_vec(), "check-number"),
        check(resources().map(|sprite| Sign::Sprites(vec![sprite])).to_vec(), "check-resources"),
    ];
    // With Banquets & Raids only (`rules.md 4.1`).
    if !tiles.is_empty() {
        checks.push(check(tiles, "check-tiles"));
    }
    checks.push(check(vec![Sign::Sprites(black()), Sign::Row(vec![clear(); 3])], "check-roll"));
    checks
}

/// Returns the introduction for people who play for the first time (`rules.md 2`, `3`).
pub(super) fn lessons(words: &Words) -> Vec<Lesson> {
    let lesson = |title: &str, sprites: Vec<Sprite>, lines: &[&str]| Lesson {
        title: words.text(title),
        sprites,
        lines: lines.iter().map(|line| words.text(line)).collect(),
    };
    let plazas = Color::ALL.map(|color| Art::Plaza(color).sprite()).to_vec();
    vec![
        lesson("first-need", vec![Sprite::SHEET], &["first-need-sheets", "first-need-app", "first-need-time"]),
        lesson("first-before", resources().to_vec(), &["first-before-number", "first-before-resources"]),
        lesson("first-half-day", plazas, &["first-roll", "first-strike", "first-choose", "first-act", "first-close"]),
        lesson("first-end", vec![Art::Icon(Icon::Moon).sprite()], &["first-end-count"]),
    ]
}

/// Returns the three resources, in the colors' order.
fn resources() -> [Sprite; 3] {
    [Icon::Influence, Icon::Denier, Icon::Knowledge].map(|icon| Art::Icon(icon).sprite())
}

fn black() -> Vec<Sprite> {
    vec![Art::Die(Body::Black).sprite(), Art::Pips(Pips::Light, Face::Five).sprite()]
}

fn clear() -> Vec<Sprite> {
    vec![Art::Die(Body::Clear).sprite(), Art::Pips(Pips::Dark, Face::Three).sprite()]
}
