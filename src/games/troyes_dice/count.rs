//! Troyes Dice as it is counted: the fields of a sheet, what its points are made of, and what the hall of fame tells.

use super::TroyesDice;
use super::record::{Chapter, Hall, Results};
use super::rules::{Building, Color, Face, HalfDay, Score, Sheet, SheetField, SheetReason, Table, Tally, Warning};
use super::stage::{Art, Icon, colors};
use super::words as say;
use crate::chronicle::hall::{GameId, PlayerName};
use crate::crier::Words;
use crate::play::Seat;
use crate::show::{
    Award, BoxGroup, Chart, ChartBar, ChartGroup, Counted, Field, FieldGroup, Fill, Judged, Part, Remark, TickBox,
};

impl Counted for TroyesDice {
    /// The fields of [`SheetField::ALL`]: drawn buildings, circles, what is left, citizens.
    fn form(words: &Words) -> Vec<FieldGroup> {
        let head = |field: SheetField| match field {
            SheetField::Built(_) => "results-drawn",
            SheetField::Circle(_) => "results-circles",
            SheetField::Leftovers(_) => "results-leftovers",
            SheetField::Citizens => "results-citizens",
        };
        let groups = SheetField::ALL.chunk_by(|one, other| head(*one) == head(*other));
        let group = |fields: &[SheetField]| FieldGroup {
            head: fields.first().map(|field| words.text(head(*field))).unwrap_or_default(),
            fields: fields.iter().map(|field| self::field(words, *field)).collect(),
        };
        groups.map(group).collect()
    }

    fn number(sheet: &Sheet, field: usize) -> u16 {
        SheetField::ALL.get(field).map_or(0, |field| sheet.get(*field).into())
    }

    fn enter(sheet: &mut Sheet, field: usize, number: u16) {
        if let (Some(field), Ok(number)) = (SheetField::ALL.get(field), u8::try_from(number)) {
            *sheet.get_mut(*field) = number;
        }
    }

    /// While it is filled in, circles that are missing are only missing.
    fn judge(words: &Words, sheet: &Sheet, table: Option<&Table>, filling: bool) -> Judged {
        let mut judged = Judged::default();
        for reason in sheet.reasons() {
            let text = words.sentence(&reason);
            if filling && is_missing(reason) {
                judged.missing.push(text);
            } else {
                judged.wrong.push(Remark { fields: places(&reason.fields(sheet)), text });
            }
        }
        let strikes = table.map(Table::strikes).unwrap_or_default();
        let before = table.map(Table::struck_before).unwrap_or_default();
        for warning in Warning::of(sheet, &sheet.tracks, strikes, before) {
            let text = say::sheet_warning(words, warning);
            judged.surprising.push(Remark { fields: places(&warning.fields()), text });
        }
        judged
    }

    /// Each row's number times its buildings, what is left in pairs, and citizens (`rules.md 6.2`).
    fn parts(words: &Words, sheet: &Sheet) -> Vec<Part> {
        let score = Score::so_far(sheet);
        let row = |building: Building| Part {
            name: say::building(words, building),
            title: words.with("results-points-of", &[("building", say::building(words, building).into())]),
            sprite: Some(Art::Building(building).sprite()),
            from: Some(format!("{} × {}", sheet.circles[building], sheet.built[building])),
            points: score.rows[building].into(),
            fill: Fill::Color(colors::plaza(building.color())),
        };
        let pairs = sheet.leftovers.into_array().map(|left| (left / 2).to_string());
        let left = Part {
            name: words.text("results-leftovers"),
            title: words.text("results-leftover-points"),
            sprite: Some(Art::Icon(Icon::Any).sprite()),
            from: Some(pairs.join(" + ")),
            points: score.leftovers.into(),
            fill: Fill::Ground,
        };
        let citizens = Part {
            name: words.text("results-citizens"),
            title: words.text("results-citizens"),
            sprite: Some(Art::Citizen(Color::Red).sprite()),
            from: None,
            points: score.citizens.into(),
            fill: Fill::Faint,
        };
        Building::ALL.into_iter().map(row).chain([left, citizens]).collect()
    }

    /// Whether a whole track was circled, which only a player's paper shows: resources, then citizens.
    fn boxes(words: &Words, player: &str, sheet: &Sheet) -> Vec<BoxGroup> {
        let resource = |color: Color| TickBox {
            label: say::resource(words, color),
            name: words.with("achievement-resource-track", &[("resource", say::resource(words, color).into())]),
            ticked: sheet.tracks.resources[color],
        };
        let citizens = |color: Color| TickBox {
            label: say::color(words, color),
            name: words.with("achievement-citizen-track", &[("color-name", say::color(words, color).into())]),
            ticked: sheet.tracks.citizens[color],
        };
        vec![
            BoxGroup {
                head: words.with("results-tracks", &[("name", player.into())]),
                boxes: Color::ALL.map(resource).into(),
            },
            BoxGroup { head: words.text("results-citizens"), boxes: Color::ALL.map(citizens).into() },
        ]
    }

    fn tick(sheet: &mut Sheet, at: usize, ticked: bool) {
        let Some(color) = Color::ALL.get(at % Color::ALL.len()) else { return };
        let tracks = &mut sheet.tracks;
        let of = if at < Color::ALL.len() { &mut tracks.resources } else { &mut tracks.citizens };
        of[*color] = ticked;
    }

    fn achievements(words: &Words, hall: &Hall, player: &PlayerName) -> Option<Vec<String>> {
        let achieved = hall.achievements_of(player).into_iter();
        Some(achieved.map(|achievement| say::achievement(words, achievement)).collect())
    }

    fn achieved_with(words: &Words, hall: &Hall, game: GameId) -> Vec<(PlayerName, Vec<String>)> {
        let new = hall.new_with(game).into_iter().map(|(name, achieved)| {
            let achieved = achieved.into_iter().map(|achievement| say::achievement(words, achievement));
            (name.clone(), achieved.collect())
        });
        new.collect()
    }

    fn part(words: &Words, chapter: &Chapter) -> Option<String> {
        let half_day = say::half_day(words, chapter.began);
        (chapter.began != HalfDay::FIRST).then(|| words.with("hall-part", &[("half-day", half_day.into())]))
    }

    /// Who drew the most buildings, has the most citizens, the best row and the most left over.
    fn awards(words: &Words, results: &Results) -> Vec<Award> {
        let sheets: Vec<&Sheet> = results.players.values().map(|player| &player.sheet).collect();
        let award = |title: &str, what: String, art: Art, number: &dyn Fn(&Sheet) -> u16| {
            let numbers: Vec<u16> = sheets.iter().map(|sheet| number(sheet)).collect();
            // Nobody is honored for nothing.
            let most = numbers.iter().copied().max().filter(|most| *most > 0)?;
            let holders = Seat::all().zip(&numbers).filter(|(_, own)| **own == most).map(|(seat, _)| seat).collect();
            let told = words.with("award-told", &[("what", what.into()), ("number", most.into())]);
            Some(Award { title: words.text(title), told, sprite: Some(art.sprite()), holders })
        };
        let points = |sheet: &Sheet, row: Building| u16::from(Score::so_far(sheet).rows[row]);
        let best = |sheet: &Sheet| Building::ALL.into_iter().map(|row| points(sheet, row)).max().unwrap_or_default();
        let drawn = |sheet: &Sheet| sheet.built.into_values().map(u16::from).sum();
        let left = |sheet: &Sheet| sheet.leftovers.into_values().map(u16::from).sum();
        // Equal ones may be different rows.
        let most = sheets.iter().map(|sheet| best(sheet)).max();
        let is_best = |row: &Building| sheets.iter().any(|sheet| Some(points(sheet, *row)) == most);
        let rows: Vec<Building> = Building::ALL.into_iter().filter(is_best).collect();
        let named = rows.iter().map(|row| say::building(words, *row)).collect::<Vec<_>>().join(", ");
        let row = rows.first().copied().unwrap_or(Building::Cathedral);
        let awards = [
            award("award-builder", words.text("results-drawn"), Art::Building(Building::Cathedral), &drawn),
            award("award-citizens", words.text("results-citizens"), Art::Citizen(Color::Red), &|sheet| {
                sheet.citizens.into()
            }),
            award("award-row", named, Art::Building(row), &best),
            award("award-purse", words.text("results-leftovers"), Art::Icon(Icon::Denier), &left),
        ];
        awards.into_iter().flatten().collect()
    }

    /// The die that was struck most often.
    fn curiosities(words: &Words, hall: &Hall) -> Vec<String> {
        let struck = hall.struck();
        let dice = Color::ALL.into_iter().flat_map(|color| Face::ALL.map(|value| (color, value)));
        // Of equal ones the first.
        let most = dice.rev().max_by_key(|(color, value)| struck.get(*color, *value));
        let told = most.map(|(color, value)| (say::color_die(words, color, value), struck.get(color, value)));
        let told = told.filter(|(_, times)| *times > 0);
        told.map(|(die, times)| words.with("hall-most-struck", &[("die", die.into()), ("times", times.into())]))
            .into_iter()
            .collect()
    }

    /// How often each color and value was struck, and what fair dice would have given on these wheels.
    fn chart(words: &Words, hall: &Hall) -> Option<Chart> {
        let (struck, fair) = (hall.struck(), hall.fair());
        let told =
            |what: &str, number: String| words.with("chart-told", &[("what", what.into()), ("number", number.into())]);
        let marks = words.text("hall-fair");
        let bar = |color: Color, value: Face| {
            let (times, mark) = (struck.get(color, value), number(fair.get(color, value)) / number(Tally::ROLLS));
            ChartBar {
                head: value.to_string(),
                said: told(&say::color_die(words, color, value), times.to_string()),
                value: Some(times),
                mark,
                marked: told(&marks, words.tenths(mark)),
            }
        };
        let group = |color: Color| ChartGroup {
            name: say::color(words, color),
            color: colors::plaza(color),
            bars: Face::ALL.into_iter().map(|value| bar(color, value)).collect(),
        };
        Some(Chart {
            title: words.text("hall-struck"),
            axes: None,
            most: None,
            groups: Color::ALL.into_iter().map(group).collect(),
            crossed: String::new(),
            marks,
        })
    }
}

fn field(words: &Words, field: SheetField) -> Field {
    let (art, circled) = match field {
        SheetField::Built(building) => (Art::Building(building), false),
        // A circle stands beside the row that it scores.
        SheetField::Circle(building) => (Art::Building(building), true),
        SheetField::Leftovers(color) => (Art::resource(color), false),
        SheetField::Citizens => (Art::Citizen(Color::Red), false),
    };
    Field { name: say::sheet_field(words, field), sprite: Some(art.sprite()), circled, most: field.most().into() }
}

/// Where these fields stand among all.
fn places(fields: &[SheetField]) -> Vec<usize> {
    let all = SheetField::ALL.into_iter().enumerate();
    all.filter(|(_, field)| fields.contains(field)).map(|(at, _)| at).collect()
}

const fn is_missing(reason: SheetReason) -> bool {
    match reason {
        SheetReason::CircleCount(circles, cathedrals) => circles < cathedrals,
        SheetReason::TooManyBuilt(..)
        | SheetReason::NoSuchCircle(..)
        | SheetReason::CircleTooOften { .. }
        | SheetReason::TooManyLeftovers(..)
        | SheetReason::TooManyCitizens(_) => false,
    }
}

#[expect(clippy::cast_precision_loss, reason = "no hall has 2^52 strikes")]
const fn number(count: u64) -> f64 {
    count as f64
}
