//! Le Roy's table in the solo game: his two black dice, the pile of characters, what each sum does, and the six verdicts.

use super::layout::{across, area, cells_apart, down, inside, right_of, squares};
use super::pen::{LINE, Line, ground, put, stretched, text};
use super::{Art, Body, Mark, Part};
use crate::games::troyes::rules::{Building, Face, Good, Player, Roy, RoyDeed, Table, Verdict};
use crate::games::troyes::words as say;
use crate::stage::{Bounds, Ink, Scene, Sprite};

/// The shares of the height: dice and pile, the rows, and the verdicts.
const SHARES: [f32; 3] = [0.2, 0.65, 0.15];
/// The shares of a row's width: the sums, what he does, and its price.
const ROW: [f32; 3] = [0.21, 0.4, 0.39];
/// The width of the line around a lit cell.
const LIT: f32 = 5.0;
/// The gap between two cells.
const GAP: f32 = 4.0;
/// The width of the rows compared with their height from which they stand in two columns.
const BROAD: f32 = 1.8;
/// The sums of his table that do the same, row by row (`T 20.12`).
const ROWS: [&[u8]; 7] = [&[2, 12], &[3, 11], &[4, 10], &[5, 9], &[6], &[7], &[8]];
/// The verdicts, each by the differences that it is for (`T 20.20`).
const BANDS: [(Verdict, &str); 6] = [
    (Verdict::Lost, "≤0"),
    (Verdict::Close, "1–5"),
    (Verdict::Fair, "6–10"),
    (Verdict::Good, "11–15"),
    (Verdict::Great, "16–20"),
    (Verdict::Master, ">20"),
];

/// Draws le Roy's table at that place.
pub(super) fn show(scene: &mut Scene, table: &Table, roy: &Roy, place: Bounds) {
    scene.name(Part::RoyTable, place);
    let inner = ground(scene, place, Art::Ground, false);
    let [above, rows, bands] = down(inner, SHARES);
    let [dice, pile] = across(above, [0.36, 0.64]);
    let side = dice.height().min(dice.width() / 2.0);
    for (at, (place, face)) in (0..).zip(squares(dice, 2, side).into_iter().zip(thrown(roy))) {
        match face {
            Some(face) => {
                scene.draw(Part::RoyDie(at), place, |scene| put(scene, &Art::rolled(Body::Black, face), place));
            }
            None => put(scene, &[Art::Slot], place),
        }
    }
    self::pile(scene, table, pile);
    let sum = roy.last().map(|faces| faces.into_iter().map(Face::value).sum::<u8>());
    let columns = if rows.width() > rows.height() * BROAD { 2 } else { 1 };
    // Column by column.
    let lines = ROWS.len().div_ceil(columns);
    let columns = cells_apart(rows, (columns, 1), GAP);
    let places = columns.flat_map(|column| cells_apart(column, (1, lines), GAP));
    for (sums, place) in ROWS.into_iter().zip(places) {
        row(scene, (sums, RoyDeed::of(first(sums), roy.decided())), sum, place);
    }
    verdicts(scene, table, bands);
}

/// Returns what his two dice showed last; nothing for one that he has not thrown.
fn thrown(roy: &Roy) -> [Option<Face>; 2] {
    roy.last().map_or([None; 2], |faces| faces.map(Some))
}

/// Draws the pile of characters, with how many there are, and leaves room for the name of the top one.
fn pile(scene: &mut Scene, table: &Table, place: Bounds) {
    let pile = table.players().next().map(|(_, player)| player).map(Player::characters).unwrap_or_default();
    let high = place.height();
    let mut line = Line::default();
    line.part(Part::Pile, Art::Character);
    line.text(format!("×{}", pile.len()));
    // Where there is little room, half of it is the name's.
    let wide = (high * 1.9).min(place.width() * 0.5);
    let at = line.show(scene, area(place.min.x, place.min.y, wide, high));
    if let Some(drawn) = scene.part(Part::Pile) {
        scene.name(Part::PileCount, right_of(at, drawn.width()));
    }
    if !pile.is_empty() {
        let from = at.max.x + high * 0.1;
        scene.name(Part::PileName, area(from, place.min.y, place.max.x - from, high));
    }
}

/// Draws a row of his table, lit if his dice say it.
fn row(scene: &mut Scene, (sums, deed): (&[u8], RoyDeed), sum: Option<u8>, place: Bounds) {
    let lit = sum.is_some_and(|sum| sums.contains(&sum));
    scene.name(Part::RoyRow(first(sums)), place);
    let line = if lit { Art::Edge } else { Art::EdgeFaint };
    scene.sprites.push(stretched(line, place));
    let within = inside(place, if lit { LIT } else { LINE });
    scene.sprites.push(stretched(if lit { Art::GroundActive } else { Art::Ground }, within));
    let [left, does, price] = across(inside(place, LIT), ROW);
    let name = sums.iter().map(ToString::to_string).collect::<Vec<_>>().join("·");
    text(
        scene,
        name,
        area(left.min.x, left.min.y + left.height() * 0.08, left.width(), left.height() * 0.84),
        Ink::Dark,
    );
    self::does(deed).show(scene, does);
    self::price(deed).show(scene, price);
}

/// Returns the drawing of a lit cell as it is before it lights up; others stay as they are.
pub(super) fn unlit(sprite: Sprite) -> Sprite {
    let unlit = [(Art::Edge, Art::EdgeFaint), (Art::GroundActive, Art::Ground)];
    unlit.into_iter().find(|(lit, _)| lit.sprite() == sprite).map_or(sprite, |(_, unlit)| unlit.sprite())
}

/// Returns the row of his table for that sum.
pub(super) fn row_of(sum: u8) -> Part {
    let row = ROWS.into_iter().find(|sums| sums.contains(&sum)).unwrap_or_default();
    Part::RoyRow(first(row))
}

/// Returns the lowest of the sums of a row.
fn first(sums: &[u8]) -> u8 {
    sums.first().copied().unwrap_or_default()
}

/// Returns the signs of what he does.
fn does(deed: RoyDeed) -> Line {
    let (citizen, cube) = (Art::Citizen(Mark::Gray), Art::Cube(Mark::Gray));
    let mut line = Line::default();
    let signs: &[Art] = match deed {
        RoyDeed::Points { points, .. } => {
            line.text(format!("+{points}"));
            &[Art::Good(Good::Point)]
        }
        RoyDeed::Worker { .. } => &[citizen, Art::Building(Building::Palace)],
        RoyDeed::Event => &[cube, Art::Event],
        RoyDeed::Tradesman => &[citizen, Art::Deal],
        RoyDeed::Cathedral => &[cube, cube, Art::Cathedral],
        RoyDeed::Character => &[Art::Character, Art::Good(Good::Point)],
    };
    for sign in signs {
        line.art(&[*sign]);
    }
    line
}

/// Returns the signs of what it costs him: dice, and deniers for the player's best.
fn price(deed: RoyDeed) -> Line {
    let mut line = Line::default();
    let own = match deed {
        RoyDeed::Points { dice, .. } => dice,
        RoyDeed::Worker { .. } | RoyDeed::Tradesman => 1,
        RoyDeed::Cathedral => 2,
        RoyDeed::Event | RoyDeed::Character => 0,
    };
    match own {
        0 => {}
        1 => line.art(&[Art::Roll]),
        2.. => {
            line.text(own.to_string());
            line.art(&[Art::Roll]);
        }
    }
    match deed {
        RoyDeed::Points { deniers, .. } => {
            line.text(format!("+{deniers}"));
            line.art(&[Art::Good(Good::Denier)]);
        }
        RoyDeed::Event => {
            line.art(&[Art::Roll]);
            line.text("×");
            line.art(&[Art::Banner]);
        }
        RoyDeed::Worker { .. } | RoyDeed::Tradesman | RoyDeed::Cathedral | RoyDeed::Character => {}
    }
    line
}

/// Draws the difference as things are, and the six verdicts of which it is one.
fn verdicts(scene: &mut Scene, table: &Table, place: Bounds) {
    let result = table.result();
    scene.name(Part::Verdict, place);
    let [left, bands] = across(place, [0.16, 0.84]);
    text(scene, result.map_or_else(|| "?".to_owned(), say::signed), left, Ink::Dark);
    for ((verdict, name), place) in BANDS.into_iter().zip(cells_apart(bands, (BANDS.len(), 1), GAP)) {
        let lit = result.is_some_and(|result| Verdict::of(result) == verdict);
        let (line, art) = if lit { (Art::Edge, Art::GroundActive) } else { (Art::EdgeFaint, Art::Ground) };
        scene.sprites.push(stretched(line, place));
        scene.sprites.push(stretched(art, inside(place, if lit { LIT } else { LINE })));
        text(scene, name.to_owned(), inside(place, LIT), Ink::Dark);
    }
}
