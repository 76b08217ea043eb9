//! The three citizen tracks with their bonuses (`rules.md 7.2`), and their points.

use super::{district, plan, scoring};
use crate::crier::Words;
use crate::games::troyes_dice::paper::marks;
use crate::games::troyes_dice::rules::{CitizenBonus, CitizenTrack, Color};
use crate::games::troyes_dice::stage::{Art, colors};
use crate::paper::page::{Area, Element, Paint, Spot, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, GROUND, INK};

/// The place of the first track in the panel, and the distance to the next one.
const FIRST: f32 = 14.2;
const ROW: f32 = 7.4;
/// The width of a citizen's place, and of the place of a bonus.
const STEP: f32 = 6.25;
const BONUS: f32 = 11.6;
const CITIZEN: f32 = 5.3;

pub(super) fn draw(pen: &mut Pen<'_>, words: &Words) {
    let panel = plan::citizens();
    pen.rounded(panel, 2.2, Paint::fill(GROUND).lined(INK, 0.35));
    district::band(pen, panel, INK);
    let name = words.text("paper-citizens");
    pen.turned(spot(plan::BAND / 2.0, panel.center().y), -90.0, |pen| {
        pen.element(Element::Heading, |pen| {
            pen.write_at(spot(0.0, 0.0), &name, Style::new(Weight::Display, 13.5).ink(BLANK));
        });
    });
    let bonuses = ["rule-three-citizens", "rule-six-citizens", "rule-fifteen-citizens", "rule-twenty-citizens"];
    pen.figure(marks::told(words, &bonuses), |pen| {
        for color in Color::ALL {
            lane(pen, panel, color);
        }
        for (number, bonus) in CitizenTrack::COLUMNS {
            column(pen, panel, number, bonus);
        }
        for color in Color::ALL {
            track(pen, panel, color);
        }
    });
    pen.figure(words.text("rule-citizen"), |pen| points(pen, panel));
}

/// Returns the height of a color's track.
fn height(panel: Area, color: Color) -> f32 {
    let rows = match color {
        Color::Red => 0.0,
        Color::Yellow => 1.0,
        Color::White => 2.0,
    };
    panel.y + FIRST + rows * ROW
}

/// Returns the middle of a citizen's place, from 1.
fn place(number: u8, y: f32) -> Spot {
    let bonuses = CitizenTrack::TRACK.iter().filter(|(at, _)| *at < number).count();
    let shift = if bonuses == 0 { 0.0 } else { BONUS };
    spot(plan::columns_left() + STEP * (f32::from(number) - 0.5) + shift, y)
}

/// Draws the tinted lane of a track.
fn lane(pen: &mut Pen<'_>, panel: Area, color: Color) {
    let y = height(panel, color);
    let right = place(CitizenTrack::LENGTH, y).x + STEP / 2.0 + BONUS;
    let lane = area(plan::columns_left() - 0.8, y - 3.4, right - plan::columns_left() + 0.8, 6.8);
    pen.rounded(lane, 3.4, Paint::fill(colors::district_ground(color)).lined(colors::district(color), 0.25));
}

fn track(pen: &mut Pen<'_>, panel: Area, color: Color) {
    let y = height(panel, color);
    for number in 1..=CitizenTrack::LENGTH {
        pen.art(place(number, y), CITIZEN, Art::Citizen(color), Tone::Pale);
    }
    for (number, bonus) in CitizenTrack::TRACK {
        let citizen = place(number, y);
        pen.circle(citizen, 3.0, Paint::line(INK, 0.35).dashed());
        let center = citizen.by(STEP / 2.0 + BONUS / 2.0 - 0.2, 0.0);
        draw_bonus(pen, center, 4.3, bonus, color.others());
    }
}

/// Draws a framed column of three citizens, with its bonus at the head.
fn column(pen: &mut Pen<'_>, panel: Area, number: u8, bonus: CitizenBonus) {
    let top = place(number, panel.y + 1.6);
    let frame = area(top.x - STEP / 2.0, panel.y + 6.0, STEP, panel.h - 7.4);
    let flag = area(top.x - 8.2, panel.y + 1.6, 16.4, 6.6);
    pen.rounded(frame, 1.6, Paint::fill(BLANK).lined(INK, 0.45));
    pen.rounded(flag, 1.6, Paint::fill(BLANK).lined(INK, 0.45));
    draw_bonus(pen, flag.center(), 4.0, bonus, [Color::Red, Color::Yellow]);
}

/// Draws a bonus; `others` are the two other colors, where it is theirs.
fn draw_bonus(pen: &mut Pen<'_>, center: Spot, side: f32, bonus: CitizenBonus, others: [Color; 2]) {
    match bonus {
        CitizenBonus::OneOfEach => marks::row(pen, center, side, &Color::ALL.map(Art::resource), false),
        CitizenBonus::WorkBuilding => {
            marks::row(pen, center, side, &Color::ALL.map(|color| Art::Building(color.work())), true);
        }
        CitizenBonus::OtherPrestigeBuilding => {
            marks::row(pen, center, side, &others.map(|color| Art::Building(color.prestige())), true);
        }
        CitizenBonus::OtherCitizens => marks::row(pen, center, side, &others.map(Art::Citizen), false),
    }
}

/// Draws the value of a citizen: a point each (`rules.md 6.3`).
fn points(pen: &mut Pen<'_>, panel: Area) {
    let y = panel.center().y;
    pen.art(spot(plan::SHIELD - 17.0, y), 5.0, Art::Citizen(Color::Yellow), Tone::Full);
    pen.write(spot(plan::SHIELD - 13.4, y + 1.05), "= 1", Style::new(Weight::Bold, 9.0).ink(FAINT));
    marks::points(pen, spot(plan::SHIELD, y), scoring::SHIELD);
}
