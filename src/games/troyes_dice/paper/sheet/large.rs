//! A scoresheet in large print, on four pages: one for each district, with its columns one below the other, and one for the
//! citizens and the total; a last page reminds all players of prices. No letter is smaller than 18 points, and a letter
//! stands beside whatever a color tells.

use super::plan;
use crate::crier::Words;
use crate::games::troyes_dice::paper::marks;
use crate::games::troyes_dice::rules::{
    Building, BuildingGain, CitizenTrack, Color, Column, Gain, Neighbors, Numbering, Place, Price, ResourceTrack,
};
use crate::games::troyes_dice::stage::{Art, colors};
use crate::games::troyes_dice::words;
use crate::paper::page::{Area, Element, Paint, Spot, Tone, area, spot};
use crate::paper::pen::{Align, Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, GUIDE, INK};

/// A page of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The buildings and resources of a color.
    District(Color),
    /// The citizens of all colors, and the total.
    Citizens,
}

impl Page {
    /// All pages of a sheet, in their order.
    pub(super) const ALL: [Self; 4] =
        [Self::District(Color::Red), Self::District(Color::Yellow), Self::District(Color::White), Self::Citizens];
}

/// The fonts; on Letter, which is shorter, they are a little smaller, and still no less than 18 points.
const TITLE: Style = Style::new(Weight::Display, 28.0);
const STRONG: Style = Style::new(Weight::Bold, 20.0);
const TEXT: Style = Style::new(Weight::Text, 20.0);
const NUMBER: Style = Style::new(Weight::Bold, 26.0);

/// The first column's upper side, and the height of each.
const COLUMNS: f32 = 20.0;
const COLUMN: f32 = 35.0;
/// The size of a building's box, and the left sides of the two in a column.
const BOX: (f32, f32) = (68.0, 31.0);
const LEFT: [f32; 2] = [22.0, 94.0];
/// The middle of the resource track, and the radius of its circles.
const TRACK: f32 = 172.5;
const CIRCLE: f32 = 5.3;
/// The height of a line of scoring.
const LINE: f32 = 15.4;

/// Draws a page of a sheet into its box.
pub(super) fn draw(pen: &mut Pen<'_>, page: Page, name: Option<&str>, numbering: Option<Numbering>, words: &Words) {
    match page {
        Page::District(color) => {
            let ground = area(0.0, 0.0, plan::WIDTH, plan::HEIGHT);
            pen.rounded(ground, 2.2, Paint::fill(colors::district_ground(color)));
            head(pen, Some(color), &marks::district(words, color), name, words);
            district(pen, color, numbering, words);
        }
        Page::Citizens => {
            head(pen, None, &words.text("paper-citizens"), name, words);
            citizens(pen, words);
        }
    }
}

/// Draws what is alike for all players: prices, changes, strikes and Cathedrals.
pub(super) fn reminder(pen: &mut Pen<'_>, words: &Words) {
    pen.title(spot(0.0, 10.0), &words.text("paper-game"), TITLE);
    let mut y = 26.0;
    let mut part = |pen: &mut Pen<'_>, title: &str, texts: &[String]| {
        pen.heading(spot(0.0, y), &words.text(title), STRONG);
        y += 10.0;
        for text in texts {
            y += pen.write_lines(spot(0.0, y), plan::WIDTH, text, TEXT);
        }
        y += 6.0;
    };
    let prices = Place::ALL.map(|place| words::price(words, Price::at(place))).join(" · ");
    part(pen, "paper-prices", &[prices, words.text("paper-none-free")]);
    let change = |cost: &str, count: u8, to: &str| {
        format!("{}: {}", words.with(cost, &[("count", count.into())]), words.text(to))
    };
    let changes =
        [change("price-influence", 1, "paper-change-value"), change("price-knowledge", 2, "paper-change-color")];
    part(pen, "paper-changes", &changes);
    part(pen, "paper-strikes", &[words.text("paper-strikes-about")]);
    part(pen, "paper-cathedrals", &[words.text("paper-cathedrals-about")]);
}

/// Draws the title of a page, and whose sheet it is.
fn head(pen: &mut Pen<'_>, color: Option<Color>, title: &str, name: Option<&str>, words: &Words) {
    let mut x = 4.0;
    if let Some(color) = color {
        letter(pen, spot(10.0, 8.5), color, words);
        x = 20.0;
    }
    pen.title(spot(x, 12.0), title, TITLE);
    let from = x + pen.width(title, TITLE) + 8.0;
    let style = STRONG.right();
    match name {
        Some(name) => pen.write_within(spot(plan::WIDTH - 4.0, 11.4), plan::WIDTH - 4.0 - from, name, style),
        None => pen.line(&[spot(from, 13.0), spot(plan::WIDTH - 4.0, 13.0)], Paint::line(INK, 0.4)),
    }
}

/// Draws the letter of a color in a circle of it.
fn letter(pen: &mut Pen<'_>, center: Spot, color: Color, words: &Words) {
    pen.circle(center, 5.6, Paint::fill(colors::district(color)).lined(INK, 0.4));
    pen.write_at(center, &words::color_letter(words, color), Style::new(Weight::Bold, 22.0).ink(BLANK));
}

fn district(pen: &mut Pen<'_>, color: Color, numbering: Option<Numbering>, words: &Words) {
    let numbers = numbering.map(|numbering| numbering.values().map(|face| face.to_string()).join(" "));
    pen.figure(numbers.unwrap_or_else(|| words.text("rule-numbers")), |pen| {
        for column in Column::ALL {
            let face = numbering.map(|numbering| numbering.values()[column.index()]);
            marks::open_die(pen, spot(10.5, top(column) + BOX.1 / 2.0), 16.0, colors::district(color), face);
        }
    });
    for (building, left) in [color.prestige(), color.work()].into_iter().zip(LEFT) {
        pen.figure(marks::told(words, &[marks::rule(building), "rule-links"]), |pen| {
            for column in Column::ALL {
                building_box(pen, area(left, top(column), BOX.0, BOX.1), building, column, words);
            }
            for neighbors in Neighbors::ALL {
                let Some(gain) = building.link(neighbors) else { continue };
                let [_, second] = neighbors.columns();
                link(pen, spot(left + BOX.0 - 21.0, top(second) - (COLUMN - BOX.1) / 2.0), gain, words);
            }
        });
    }
    let resource = words::resource(words, color);
    pen.figure(format!("{resource}. {}", words.text("rule-track")), |pen| track(pen, color));
    let y = COLUMNS + COLUMN * 6.0 + LINE / 2.0 - 1.0;
    for (at, building) in (0_u8..).zip([color.prestige(), color.work()]) {
        scoring(pen, y + f32::from(at) * LINE, building, words);
    }
    let y = y + 2.0 * LINE;
    pen.figure(words.text("rule-leftovers"), |pen| {
        let resource = Art::resource(color);
        marks::row(pen, spot(101.0, y), 11.0, &[resource, resource], false);
        sign(pen, 121.0, y, "= 1");
        marks::points(pen, spot(152.0, y), 12.5);
    });
}

/// Returns the upper side of a column's boxes.
fn top(column: Column) -> f32 {
    let number = Column::ALL.iter().take_while(|other| **other != column).fold(0.0, |sum, _| sum + 1.0);
    COLUMNS + number * COLUMN
}

/// Draws a building's box: the building, pale, to be drawn around, and its gain beside it.
fn building_box(pen: &mut Pen<'_>, at: Area, building: Building, column: Column, words: &Words) {
    pen.rounded(at, 1.6, Paint::fill(BLANK).lined(GUIDE, 0.5));
    pen.art(spot(at.x + 16.0, at.center().y), 26.0, Art::Building(building), Tone::Pale);
    let center = spot(at.x + 48.0, at.center().y);
    match building.gain(column) {
        BuildingGain::Just(gained) => gain(pen, center, gained, words),
        BuildingGain::PerDie(color, gained) => {
            gain(pen, center.by(-5.0, 0.0), gained, words);
            pen.line(&[center.by(9.8, -5.0), center.by(7.0, 5.0)], Paint::line(INK, 0.7));
            let die = center.by(14.6, 0.0);
            pen.rounded(Area::around(die, 10.0), 2.0, Paint::fill(colors::plaza(color)).lined(INK, 0.5));
            pen.write_at(die, &words::color_letter(words, color), STRONG.ink(colors::plaza_ink(color)));
        }
        BuildingGain::Score(row) => {
            let (from, to) = (center.by(-15.0, 0.0), center.by(-4.0, 0.0));
            pen.line(&[from, to], Paint::line(INK, 0.8));
            pen.line(&[to.by(-3.0, -2.8), to, to.by(-3.0, 2.8)], Paint::line(INK, 0.8));
            pen.art(center.by(7.0, 0.0), 16.0, Art::Building(row), Tone::Full);
        }
    }
}

/// Draws a gain around a point: its number, what it is, and for citizens the letter of their color.
fn gain(pen: &mut Pen<'_>, center: Spot, gain: Gain, words: &Words) {
    let (sprite, count) = marks::gained(gain);
    let letter = match gain {
        Gain::Citizens(color, _) => Some(words::color_letter(words, color)),
        Gain::Resources(..) => None,
    };
    let side = 9.5;
    let (count, letter) = (count.to_string(), letter.unwrap_or_default());
    let (before, behind) = (pen.width(&count, NUMBER), pen.width(&letter, STRONG));
    let left = center.x - (before + side + behind + 2.0) / 2.0;
    pen.write(spot(left, center.y + NUMBER.rise() / 2.0), &count, NUMBER);
    pen.art(spot(left + before + 1.0 + side / 2.0, center.y), side, sprite, Tone::Full);
    pen.write(spot(left + before + side + 2.0, center.y + STRONG.rise() / 2.0), &letter, STRONG);
}

/// Draws the bar between two linked buildings, with its gain.
fn link(pen: &mut Pen<'_>, center: Spot, gained: Gain, words: &Words) {
    pen.rounded(area(center.x - 16.0, center.y - 5.6, 32.0, 11.2), 5.0, Paint::fill(BLANK).lined(INK, 0.8));
    gain(pen, center, gained, words);
}

/// Draws the resources of a color, from top to bottom (`rules.md 7.1`).
fn track(pen: &mut Pen<'_>, color: Color) {
    let step = COLUMN * 6.0 / f32::from(ResourceTrack::LENGTH);
    for number in 1..=ResourceTrack::LENGTH {
        let center = spot(TRACK, COLUMNS - 2.0 + step * (f32::from(number) - 0.5));
        let circled = number <= ResourceTrack::AT_START;
        let paint = Paint::fill(BLANK);
        pen.circle(center, CIRCLE, if circled { paint.lined(INK, 1.1) } else { paint });
        pen.art(center, 7.8, Art::resource(color), Tone::Pale);
        if ResourceTrack::CITIZEN_AT.contains(&number) {
            pen.art(center.by(11.5, 0.0), 8.4, Art::Citizen(color), Tone::Full);
        }
    }
}

/// Draws a row of the scoring: a Cathedral's number × buildings = points, behind the character's name.
fn scoring(pen: &mut Pen<'_>, y: f32, building: Building, words: &Words) {
    let name = marks::character(words, building.character());
    pen.write_within(spot(4.0, y + STRONG.rise() / 2.0), 84.0, &name, STRONG);
    let told = format!("{} × {} =", words.text("paper-cathedrals"), words::building(words, building));
    pen.figure(told, |pen| {
        pen.circle(spot(96.0, y), 6.4, Paint::fill(BLANK).lined(INK, 0.7));
        sign(pen, 108.5, y, "×");
        pen.art(spot(121.0, y), 13.5, Art::Building(building), Tone::Full);
        sign(pen, 134.0, y, "=");
        marks::points(pen, spot(152.0, y), 12.5);
    });
}

fn sign(pen: &mut Pen<'_>, x: f32, y: f32, text: &str) {
    pen.write_at(spot(x, y), text, Style { align: Align::Center, ..STRONG });
}

/// Draws the tracks of the three colors, the bonuses in words, and the total.
fn citizens(pen: &mut Pen<'_>, words: &Words) {
    let bonuses =
        ["rule-three-citizens", "rule-six-citizens", "rule-fifteen-citizens", "rule-twenty-citizens", "rule-citizen"];
    let step = (plan::WIDTH - 18.0) / f32::from(CitizenTrack::LENGTH);
    let place = |number: u8, y: f32| spot(16.0 + step * (f32::from(number) - 0.5), y);
    let first = 34.0;
    pen.element(Element::Decoration, |pen| {
        for (number, _) in CitizenTrack::COLUMNS {
            let middle = place(number, first + 15.0);
            pen.rounded(area(middle.x - step / 2.0, 26.0, step, 46.0), 2.0, Paint::fill(BLANK).lined(INK, 0.7));
        }
        let mut y = first;
        for color in Color::ALL {
            letter(pen, spot(7.0, y), color, words);
            for number in 1..=CitizenTrack::LENGTH {
                pen.art(place(number, y), 7.8, Art::Citizen(color), Tone::Pale);
            }
            for (number, _) in CitizenTrack::TRACK {
                pen.circle(place(number, y), 4.6, Paint::line(INK, 0.7).dashed());
            }
            y += 15.0;
        }
    });
    let mut y = 88.0;
    for bonus in bonuses {
        y += pen.write_lines(spot(4.0, y), plan::WIDTH - 8.0, &words.text(bonus), TEXT) + 4.0;
    }
    let y = plan::HEIGHT - 16.0;
    pen.write(spot(70.0, y + STRONG.rise() / 2.0), &words.text("paper-citizens"), STRONG.right());
    marks::points(pen, spot(86.0, y), 22.0);
    pen.write(spot(160.0, y + STRONG.rise() / 2.0), &words.text("paper-total"), STRONG.right());
    marks::points(pen, spot(176.0, y), 24.0);
}
