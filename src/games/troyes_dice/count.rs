//! The scoring of Troyes Dice: the fields of a sheet, the parts of its points, and its statistics in the hall of fame.

use super::TroyesDice;
use super::record::{Chapter, Hall, Results};
use super::rules::{
    Achievement, Building, Color, Face, HalfDay, Score, Sheet, SheetField, SheetReason, Table, Tally, Warning,
};
use super::stage::{Art, Icon, colors};
use super::words as say;
use crate::chronicle::hall::{GameId, PlayerName};
use crate::crier::{MessageRef, Words};
use crate::play::Seat;
use crate::show::{
    Award, Chart, ChartBar, ChartGroup, CountStep, Counted, FieldSpec, Fill, Judged, Part, Remark, Sign,
};
use crate::stage::Sprite;

/// A field of a sheet, or a box to tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetEntry {
    /// A number.
    Number(SheetField),
    /// Whether the whole resource track of that color was circled, which only a player's paper shows.
    Resources(Color),
    /// Whether the whole citizen track of that color was circled.
    Citizens(Color),
}

/// The numbers in the order of a sheet.
const NUMBERS: [SheetEntry; SheetField::ALL.len()] = {
    let mut numbers = [SheetEntry::Number(SheetField::Citizens); SheetField::ALL.len()];
    let mut at = 0;
    while at < numbers.len() {
        numbers[at] = SheetEntry::Number(SheetField::ALL[at]);
        at += 1;
    }
    numbers
};

impl Counted for TroyesDice {
    type Field = SheetEntry;

    /// The fields of [`SheetField::ALL`]: drawn buildings, circles, leftovers, citizens.
    const FIELDS: &'static [SheetEntry] = &NUMBERS;

    const BOXES: &'static [SheetEntry] = &[
        SheetEntry::Resources(Color::Red),
        SheetEntry::Resources(Color::Yellow),
        SheetEntry::Resources(Color::White),
        SheetEntry::Citizens(Color::Red),
        SheetEntry::Citizens(Color::Yellow),
        SheetEntry::Citizens(Color::White),
    ];

    fn spec(field: SheetEntry) -> FieldSpec {
        let resource = |name: &'static str, color: Color| {
            (MessageRef::new(name).of_message("resource", say::resource_message(color)), *say::resource_message(color))
        };
        let number = |group: &'static str, (name, short): (MessageRef, MessageRef), art: Art, field: SheetField| {
            // A circle stands beside the row that it scores.
            let circled = matches!(field, SheetField::Circle(_));
            let (sprite, most) = (Some(art.sprite()), field.most().into());
            FieldSpec { name, short, sprite, circled, ..FieldSpec::new(group, most) }
        };
        let of = |name: &'static str, row: Building| {
            (MessageRef::new(name).of_message("building", say::building_message(row)), *say::building_message(row))
        };
        match field {
            SheetEntry::Number(field @ SheetField::Built(row)) => {
                number("results-drawn", of("sheet-field-built", row), Art::Building(row), field)
            }
            SheetEntry::Number(field @ SheetField::Circle(row)) => {
                number("results-circles", of("sheet-field-circle", row), Art::Building(row), field)
            }
            SheetEntry::Number(field @ SheetField::Leftovers(color)) => {
                number("results-leftovers", resource("sheet-field-leftovers", color), Art::resource(color), field)
            }
            SheetEntry::Number(field @ SheetField::Citizens) => {
                let name = MessageRef::new("sheet-field-citizens");
                number("results-citizens", (name, name), Art::Citizen(Color::Red), field)
            }
            SheetEntry::Resources(color) => {
                let (name, short) = resource("achievement-resource-track", color);
                FieldSpec { name, short, ..FieldSpec::new("results-tracks", 1) }
            }
            SheetEntry::Citizens(color) => FieldSpec {
                name: MessageRef::new("achievement-citizen-track").of_message("color-name", say::color_message(color)),
                short: *say::color_message(color),
                ..FieldSpec::new("results-citizens", 1)
            },
        }
    }

    /// Returns a row with its number, pairs of leftovers and citizens (`rules.md 6.2`, `6.3`).
    fn count_steps(words: &Words) -> Vec<CountStep> {
        let row = |art: Art, many: usize| Sign::Row(vec![vec![art.sprite()]; many]);
        let step =
            |signs: Vec<Sign>, sum: &str, rule: &str| CountStep { signs, sum: sum.to_owned(), text: words.text(rule) };
        let drawn = vec![row(Art::Building(Building::CityHall), 3), Sign::Gap, Sign::Circled("2".to_owned())];
        let [influence, deniers] = [Color::Red, Color::Yellow].map(Art::resource);
        let left = vec![row(influence, 2), Sign::Gap, row(deniers, 3)];
        let citizens = Color::ALL.map(|color| row(Art::Citizen(color), 2)).into();
        vec![
            step(drawn, "3 × 2 = 6", "rule-row-points"),
            step(left, "1 + 1 = 2", "rule-leftovers"),
            step(citizens, "6", "rule-citizen"),
        ]
    }

    fn get(sheet: &Sheet, field: SheetEntry) -> Option<u16> {
        let number = match field {
            SheetEntry::Number(field) => sheet.get(field),
            SheetEntry::Resources(color) => sheet.tracks.resources[color].into(),
            SheetEntry::Citizens(color) => sheet.tracks.citizens[color].into(),
        };
        Some(number.into()).filter(|number| *number > 0)
    }

    fn set(sheet: &mut Sheet, field: SheetEntry, number: Option<u16>) {
        let number = number.unwrap_or_default();
        match (field, u8::try_from(number)) {
            (SheetEntry::Number(field), Ok(number)) => *sheet.get_mut(field) = number,
            (SheetEntry::Number(_), Err(_)) => {}
            (SheetEntry::Resources(color), _) => sheet.tracks.resources[color] = number > 0,
            (SheetEntry::Citizens(color), _) => sheet.tracks.citizens[color] = number > 0,
        }
    }

    /// Judges a sheet; while it is filled in, missing circles are only missing.
    fn judge(words: &Words, sheet: &Sheet, table: Option<&Table>, filling: bool) -> Judged<SheetEntry> {
        let mut judged = Judged::default();
        for reason in sheet.reasons() {
            let text = words.sentence(&reason);
            if filling && is_missing(reason) {
                judged.missing.push(text);
            } else {
                judged.wrong.push(Remark { fields: numbers(reason.fields(sheet)), text });
            }
        }
        let strikes = table.map(Table::strikes).unwrap_or_default();
        let before = table.map(Table::struck_before).unwrap_or_default();
        for warning in Warning::of(sheet, &sheet.tracks, strikes, before) {
            let text = say::sheet_warning(words, warning);
            judged.surprising.push(Remark { fields: numbers(warning.fields()), text });
        }
        judged
    }

    /// Returns each row's number times its buildings, the leftovers in pairs, and the citizens (`rules.md 6.2`).
    fn parts(sheet: &Sheet) -> Vec<Part> {
        let score = Score::so_far(sheet);
        let row = |building: Building| Part {
            name: *say::building_message(building),
            title: MessageRef::new("results-points-of").of_message("building", say::building_message(building)),
            sprite: Some(Art::Building(building).sprite()),
            from: Some(format!("{} × {}", sheet.circles[building], sheet.built[building])),
            points: score.rows[building].into(),
            fill: Fill::Color(colors::plaza(building.color())),
        };
        let pairs = sheet.leftovers.into_array().map(|left| (left / 2).to_string());
        let left = Part {
            name: MessageRef::new("results-leftovers"),
            title: MessageRef::new("results-leftover-points"),
            sprite: Some(Art::Icon(Icon::Any).sprite()),
            from: Some(pairs.join(" + ")),
            points: score.leftovers.into(),
            fill: Fill::Ground,
        };
        let citizens = Part {
            name: MessageRef::new("results-citizens"),
            title: MessageRef::new("results-citizens"),
            sprite: Some(Art::Citizen(Color::Red).sprite()),
            from: None,
            points: score.citizens.into(),
            fill: Fill::Faint,
        };
        Building::ALL.into_iter().map(row).chain([left, citizens]).collect()
    }

    fn achievements(words: &Words, hall: &Hall, player: &PlayerName) -> Option<Vec<String>> {
        let achieved = hall.achievements_of(player).into_iter();
        Some(achieved.map(|achievement| say::achievement(words, achievement)).collect())
    }

    fn achieved_with(words: &Words, hall: &Hall, game: GameId) -> Vec<(PlayerName, Vec<String>)> {
        let new = hall.new_with(game).into_iter().map(|(name, achieved)| {
            let achieved =
                Achievement::told(achieved).into_iter().map(|achievement| say::achievement(words, achievement));
            (name.clone(), achieved.collect())
        });
        new.collect()
    }

    fn part(words: &Words, chapter: &Chapter) -> Option<String> {
        let half_day = say::half_day(words, chapter.began);
        (chapter.began != HalfDay::FIRST).then(|| words.with("hall-part", &[("half-day", half_day.into())]))
    }

    /// Returns the awards for the most buildings, the most citizens, the best row and the most leftovers.
    fn awards(results: &Results) -> Vec<Award> {
        let sheets: Vec<&Sheet> = results.players.values().map(|player| &player.sheet).collect();
        let award = |title: &'static str, what: Vec<MessageRef>, sprite: Sprite, number: &dyn Fn(&Sheet) -> u16| {
            let numbers: Vec<u16> = sheets.iter().map(|sheet| number(sheet)).collect();
            // Nobody is honored for nothing.
            let most = numbers.iter().copied().max().filter(|most| *most > 0)?;
            let holders = Seat::all().zip(&numbers).filter(|(_, own)| **own == most).map(|(seat, _)| seat).collect();
            Some(Award { title, what, number: most, sprite: Some(sprite), holders })
        };
        let points = |sheet: &Sheet, row: Building| u16::from(Score::so_far(sheet).rows[row]);
        let best = |sheet: &Sheet| Building::ALL.into_iter().map(|row| points(sheet, row)).max().unwrap_or_default();
        let drawn = |sheet: &Sheet| sheet.built.into_values().map(u16::from).sum();
        let left = |sheet: &Sheet| sheet.leftovers.into_values().map(u16::from).sum();
        // Equal ones may be different rows.
        let most = sheets.iter().map(|sheet| best(sheet)).max();
        let is_best = |row: &Building| sheets.iter().any(|sheet| Some(points(sheet, *row)) == most);
        let rows: Vec<Building> = Building::ALL.into_iter().filter(is_best).collect();
        let named = rows.iter().map(|row| *say::building_message(*row)).collect();
        let row = rows.first().copied().unwrap_or(Building::Cathedral);
        let awards = [
            award("award-builder", vec![MessageRef::new("results-drawn")], Sprite::SHEET, &drawn),
            award(
                "award-citizens",
                vec![MessageRef::new("results-citizens")],
                Art::Citizen(Color::Red).sprite(),
                &|sheet| sheet.citizens.into(),
            ),
            award("award-row", named, Art::Building(row).sprite(), &best),
            award("award-purse", vec![MessageRef::new("results-leftovers")], Art::Icon(Icon::Denier).sprite(), &left),
        ];
        awards.into_iter().flatten().collect()
    }

    /// Returns the die that was struck most often.
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

    /// Returns a chart of how often each color and value was struck, with the marks of fair dice on these wheels.
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

/// Returns the entries of these numbers.
fn numbers(fields: Vec<SheetField>) -> Vec<SheetEntry> {
    fields.into_iter().map(SheetEntry::Number).collect()
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
