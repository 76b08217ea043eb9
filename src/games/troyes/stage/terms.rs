//! What is on an activity card, in signs: the price of a tradesman, the number by which dice are divided, and what each use does.

use super::pen::Line;
use super::{Art, Body, Mark};
use crate::games::troyes::rules::{
    Activity, Amount, Building, Color, Contest, CubeRule, Depth, Effect, Good, Modifier, Owner, Table, Tally,
};
use crate::stage::Scene;

/// The sign for whatever there is most of.
const MOST: &str = "max";

/// Returns the terms of an activity for the player whose turn it is, each a drawing one unit high: the price of the tradesman whom
/// that player would hire first, and what dice give.
#[must_use]
pub fn terms(table: &Table, activity: Activity) -> Vec<Scene> {
    let mark = table.active().map_or(Mark::Gray, Mark::of_seat);
    let is_told = table.depth() != Depth::Dice;
    let page = &table.book().activities[activity];
    let has_tradesman = table.active().zip(table.work(activity)).is_some_and(|(seat, work)| work.employs(seat));
    let hire = page.hire.get().filter(|_| is_told && !has_tradesman).map(|price| {
        let mut line = Line::from(Art::Citizen(mark));
        amount(&mut line, Good::Denier.times(price));
        line
    });
    let mut gives = Line::default();
    if let Some(per) = page.per.get().filter(|_| is_told) {
        gives.text(format!("÷{per}"));
        gives.gap(0.3);
    }
    effect(&mut gives, activity.effect(), (mark, table.neutral()));
    hire.into_iter().chain([gives]).map(Line::alone).collect()
}

/// Adds what a use does for the owner of that mark.
fn effect(line: &mut Line, effect: Effect, (mark, neutral): (Mark, Owner)) {
    match effect {
        Effect::Exchange { pays, gains } => {
            if let Some(pays) = pays {
                amount(line, pays);
                line.text("→");
            }
            for gained in gains {
                amount(line, *gained);
            }
        }
        Effect::Each { gains, every, of } => {
            amount(line, gains);
            line.text("/");
            if every > 1 {
                line.text(every.to_string());
            }
            tally(line, of, mark);
        }
        Effect::Contest { gains, by } => {
            amount(line, gains);
            line.text("/");
            line.text(MOST);
            contest(line, by);
        }
        Effect::Tax => {
            amount(line, Good::Denier.times(if neutral == Owner::Roy { 2 } else { 1 }));
            line.text("/");
            line.art(&[Art::Citizen(Mark::Gray)]);
            line.art(&[Art::Building(Building::CityHall)]);
        }
        Effect::Cubes(CubeRule::Roll { least }) => {
            line.art(&[Art::Roll]);
            line.text(format!("≥{least}→"));
            cube(line, mark);
        }
        Effect::Cubes(CubeRule::ForEachDie { dice }) => {
            cube(line, mark);
            line.text("/");
            die(line, dice);
        }
        Effect::Cubes(CubeRule::For { pays }) => {
            amount(line, pays);
            line.text("→");
            cube(line, mark);
        }
        Effect::Modify(modifier) => {
            line.art(&[Art::Hourglass]);
            modified(line, modifier);
        }
    }
}

fn tally(line: &mut Line, of: Tally, mark: Mark) {
    match of {
        Tally::CitizensOfPalaceOrBishopric => {
            line.art(&[Art::Citizen(mark)]);
            line.art(&[Art::Building(Building::Palace)]);
            line.text("·");
            line.art(&[Art::Building(Building::Bishopric)]);
        }
        Tally::CubesOnCathedral => {
            line.art(&[Art::Cube(mark)]);
            line.art(&[Art::Cathedral]);
        }
        Tally::EventsWithCube => cube(line, mark),
        Tally::YellowDiceInSquare => die(line, Color::Yellow),
        Tally::RedDiceInReddestDistrict => {
            line.text(MOST);
            die(line, Color::Red);
        }
    }
}

fn contest(line: &mut Line, by: Contest) {
    match by {
        Contest::MostDice => line.art(&[Art::Roll]),
        Contest::HighestRedSum => {
            line.text("∑");
            die(line, Color::Red);
        }
    }
}

/// Adds what a cube does to the dice of a later deed.
fn modified(line: &mut Line, modifier: Modifier) {
    match modifier {
        Modifier::GroupPlus { dice, plus } => {
            line.text("∑");
            die(line, dice);
            line.text(format!("+{plus}"));
        }
        Modifier::DicePlus { dice, plus } => {
            die(line, dice);
            line.text(format!("+{plus}"));
        }
        Modifier::AnyDicePlus { plus } => {
            line.art(&[Art::Roll]);
            line.text(format!("+{plus}"));
        }
        Modifier::DiceWorth { worth } => {
            line.art(&[Art::Roll]);
            line.text(format!("={worth}"));
        }
        Modifier::ActAs { dice, color } => {
            die(line, dice);
            line.text("→");
            die(line, color);
        }
        Modifier::OneActsAs { dice, times, color } => {
            die(line, dice);
            line.text(format!("→{times}×"));
            die(line, color);
        }
        Modifier::FreeFromEach { dice } => {
            die(line, dice);
            line.text("=");
            amount(line, Good::Denier.times(0));
        }
    }
}

fn amount(line: &mut Line, amount: Amount) {
    line.text(amount.count.to_string());
    line.art(&[Art::Good(amount.of)]);
}

fn die(line: &mut Line, color: Color) {
    line.art(&[Art::Die(Body::Of(color))]);
}

/// Adds a cube on an event.
fn cube(line: &mut Line, mark: Mark) {
    line.art(&[Art::Cube(mark)]);
    line.art(&[Art::Event]);
}
