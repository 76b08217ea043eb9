//! Small signs and names for several prints.

use crate::crier::Words;
use crate::games::troyes_dice::rules::{Building, Character, Color, Die, Face, Gain, Numbering, Table};
use crate::games::troyes_dice::stage::{Art, colors, scene};
use crate::games::troyes_dice::words;
use crate::paper::page::{Area, Paint, Spot, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, INK};
use crate::stage::tokens::{self, Rgb};

/// Returns the drawing of a gain, and its number.
pub(super) const fn gained(gain: Gain) -> (Art, u8) {
    match gain {
        Gain::Citizens(color, count) => (Art::Citizen(color), count),
        Gain::Resources(color, count) => (Art::resource(color), count),
    }
}

/// Draws a die to write on: blank paper in a line of the color, so that a pencil's cross is visible; empty without a
/// face.
pub(super) fn open_die(pen: &mut Pen<'_>, center: Spot, side: f32, line: Rgb, face: Option<Face>) {
    let square = Area::around(center, side);
    pen.rounded(square, side * 0.2, Paint::fill(BLANK).lined(line, side * 0.085));
    if let Some(face) = face {
        // The display font's digits are this large when they fill six tenths of the die.
        let style = Style::new(Weight::Display, side * 2.55).ink(INK);
        pen.write_at(center, &face.to_string(), style);
    }
}

/// Draws the numbers over the columns in a row of dice, left to right (`rules.md 5`).
pub(super) fn numbering(pen: &mut Pen<'_>, first: Spot, (side, step): (f32, f32), numbering: Numbering) {
    pen.figure(numbering.values().map(|face| face.to_string()).join(" "), |pen| {
        let mut center = first;
        for face in numbering.values() {
            open_die(pen, center, side, INK, Some(face));
            center = center.by(step, 0.0);
        }
    });
}

/// Draws a die of the table, with its value in digits, since pips of a small die run together in print.
pub(super) fn lying_die(pen: &mut Pen<'_>, center: Spot, side: f32, die: Die, color: Color, face: Face) {
    let (ground, letters) = match (die, color) {
        (Die::Black, _) => (tokens::JET, BLANK),
        (Die::Clear, Color::Red) => (colors::district(Color::Red), BLANK),
        (Die::Clear, Color::Yellow) => (colors::plaza(Color::Yellow), INK),
        (Die::Clear, Color::White) => (colors::plaza(Color::White), INK),
    };
    pen.rounded(Area::around(center, side), side * 0.2, Paint::fill(ground).lined(INK, side * 0.06));
    pen.write_at(center, &face.to_string(), Style::new(Weight::Display, side * 2.3).ink(letters));
}

/// Draws a number followed by drawings, centered: “3” and a crown.
pub(super) fn gain(pen: &mut Pen<'_>, center: Spot, side: f32, gain: Gain) {
    let (sprite, count) = gained(gain);
    let style = Style::new(Weight::Bold, side * 2.5);
    let text = count.to_string();
    let space = side * 0.14;
    let left = center.x - (pen.width(&text, style) + space + side) / 2.0;
    let after = left + pen.width(&text, style) + space;
    pen.write(spot(left, center.y + style.rise() / 2.0), &text, style);
    pen.art(spot(after + side / 2.0, center.y), side, sprite, Tone::Full);
}

/// Draws sprites side by side, centered, with a stroke between them if one is to be chosen.
pub(super) fn row(pen: &mut Pen<'_>, center: Spot, side: f32, sprites: &[Art], choose: bool) {
    let step = if choose { side * 1.32 } else { side * 1.1 };
    let mut x = center.x - step * half(sprites.len().saturating_sub(1));
    for (at, sprite) in sprites.iter().enumerate() {
        if choose && at > 0 {
            let middle = x - step / 2.0;
            let line =
                [spot(middle + side * 0.1, center.y - side * 0.36), spot(middle - side * 0.1, center.y + side * 0.36)];
            pen.line(&line, Paint::line(INK, side * 0.07));
        }
        pen.art(spot(x, center.y), side, *sprite, Tone::Full);
        x += step;
    }
}

/// Draws a shield for points.
pub(super) fn points(pen: &mut Pen<'_>, center: Spot, width: f32) {
    let height = width * 1.14;
    let shield = area(center.x - width / 2.0, center.y - height / 2.0, width, height);
    pen.shield(shield, Paint::fill(BLANK).lined(INK, 0.4));
}

fn half(count: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "few drawings stand side by side")]
    let count = count as f32;
    count / 2.0
}

/// Draws the wheel of a table.
pub(super) fn wheel(pen: &mut Pen<'_>, at: Area, table: &Table, words: &Words) {
    let told: Vec<String> = words::plaza_lines(words, table).collect();
    pen.figure(format!("{} {}", words.text("cli-wheel"), told.join("; ")), |pen| pen.scene(at, &scene(table)));
}

/// Returns the message of the rule about a building (`rules.md 7.3`, `7.4`, `6.2`).
pub(super) const fn rule(building: Building) -> &'static str {
    match building {
        Building::Fortress => "rule-fortress",
        Building::CountsPalace => "rule-palace",
        Building::GreatHall => "rule-great-hall",
        Building::CityHall => "rule-city-hall",
        Building::Cathedral => "rule-cathedral",
        Building::Bishopric => "rule-bishopric",
    }
}

/// Returns several messages as one text.
pub(super) fn told(words: &Words, messages: &[&str]) -> String {
    messages.iter().map(|message| words.text(message)).collect::<Vec<_>>().join(" ")
}

/// Returns a character's name.
pub(super) fn character(words: &Words, character: Character) -> String {
    words.text(match character {
        Character::HuguesDePayns => "paper-hugues-de-payns",
        Character::IsabeauDeBaviere => "paper-isabeau-de-baviere",
        Character::ThibautII => "paper-thibaut-ii",
        Character::JeanneDeChampagne => "paper-jeanne-de-champagne",
        Character::UrbainIV => "paper-urbain-iv",
        Character::MarieDeChampagne => "paper-marie-de-champagne",
    })
}

/// Returns a district's name: “Nobles”.
pub(super) fn district(words: &Words, color: Color) -> String {
    words.text(match color {
        Color::Red => "paper-district-red",
        Color::Yellow => "paper-district-yellow",
        Color::White => "paper-district-white",
    })
}
