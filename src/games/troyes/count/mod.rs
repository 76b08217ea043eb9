//! The scoring of Troyes: the rows of a sheet and what to check in each; and its statistics in the hall of fame.

mod counting;

use super::Troyes;
use super::record::{Achievement, Chapter, Hall, Row, Sheet, SheetReason};
use super::rules::{Character, Good, Owner, Seat, Setup, Table, Verdict, Work};
use super::stage::{Art, Mark, colors};
use super::words as say;
use crate::chronicle::hall::{Finished, FinishedPlayer, GameId, PlayerName};
use crate::chronicle::{Recorded as _, Results};
use crate::crier::{MessageRef, Words};
use crate::show::{
    Award, Chart, ChartBar, ChartGroup, CountStep, Counted, Counting, FieldSpec, Fill, Judged, Part, Remark, Sign,
};
use crate::stage::tokens::{self, Rgb};

/// The drawing of a row.
const fn art(row: Row) -> Art {
    match row {
        Row::Gained => Art::Good(Good::Point),
        Row::Events => Art::Event,
        Row::Tradesmen => Art::Citizen(Mark::Blue),
        Row::Characters => Art::Character,
        Row::Levels => Art::Cathedral,
    }
}

/// The rule by which a row is counted (`T 12.2`).
const fn rule(row: Row) -> &'static str {
    match row {
        Row::Gained => "sheet-how-gained",
        Row::Events => "sheet-how-events",
        Row::Tradesmen => "sheet-how-tradesmen",
        Row::Characters => "sheet-how-characters",
        Row::Levels => "sheet-how-levels",
    }
}

impl Counted for Troyes {
    type Field = Row;

    const FIELDS: &'static [Row] = &Row::ALL;

    const EMPTY_IS_ZERO: bool = false;

    fn spec(row: Row) -> FieldSpec {
        let field = FieldSpec { sprite: Some(art(row).sprite()), ..FieldSpec::new(say::row_message(row), row.most()) };
        // Over its narrow column stands less than what the number is.
        if row == Row::Levels { FieldSpec { group: "count-empty-levels", ..field } } else { field }
    }

    /// Returns the rows with an example of each (`T 12.2`).
    fn count_steps(words: &Words) -> Vec<CountStep> {
        let step = |row: Row| {
            let sum = match row {
                Row::Gained => "10 + 5 + 3 = 18",
                Row::Events => "1 + 1 = 2",
                Row::Tradesmen => "2 + 1 = 3",
                Row::Characters => "6 + 3 + 0 + 1 = 10",
                Row::Levels => "2 + 2 = 4",
            };
            let signs = vec![Sign::Sprites(vec![art(row).sprite()])];
            CountStep { signs, sum: words.with("sheet-example", &[("sum", sum.into())]), text: words.text(rule(row)) }
        };
        Row::ALL.map(step).into()
    }

    fn get(sheet: &Sheet, row: Row) -> Option<u16> {
        sheet.0[row]
    }

    fn set(sheet: &mut Sheet, row: Row, number: Option<u16>) {
        sheet.0[row] = number;
    }

    /// Returns the color of the owner's mark, as the picture shows it.
    fn color(seat: Seat) -> Option<Rgb> {
        (seat.0 < *Setup::PLAYERS.end()).then(|| colors::mark(Mark::of_seat(seat)))
    }

    /// Judges a sheet, and says what to look at for what is missing or surprising in it; a blank sheet has no remarks.
    fn judge(words: &Words, sheet: &Sheet, table: Option<&Table>, _: bool) -> Judged<Row> {
        let mut judged = Judged::default();
        if *sheet == Sheet::default() {
            return judged;
        }
        let mut uncounted = Vec::new();
        for reason in Self::points(sheet).err().unwrap_or_default() {
            match reason {
                SheetReason::Uncounted(row) => uncounted.push(row),
                SheetReason::Row(row, _) => {
                    judged.wrong.push(Remark { fields: vec![row], text: words.sentence(&reason) });
                }
            }
        }
        if !uncounted.is_empty() {
            let rows = say::joined(words, &uncounted.iter().map(|row| say::row(words, *row)).collect::<Vec<_>>());
            judged.missing.push(words.with("sheet-missing", &[("rows", rows.into())]));
        }
        let Some(table) = table else { return judged };
        judged.missing.extend(uncounted.iter().filter_map(|row| where_to_look(words, table, *row)));
        for (row, most) in mosts(table) {
            if sheet.0[row].is_some_and(|points| points > most && row.can_be(points)) {
                let args = [("row", say::row(words, row).into()), ("most", most.into())];
                judged.surprising.push(Remark { fields: vec![row], text: words.with("sheet-most", &args) });
            }
        }
        judged
    }

    /// Returns the points gained, less those lost for the Cathedral, and the other rows (`T 12.2`). If more was lost than was
    /// gained, the rest comes off the next rows.
    fn parts(sheet: &Sheet) -> Vec<Part> {
        let of = |row: Row| sheet.0[row].unwrap_or_default();
        let mut lost = of(Row::Levels);
        let mut part = |row: Row, fill| {
            let off = lost.min(of(row));
            lost -= off;
            let less = (row == Row::Gained).then(|| format!("{} − {}", of(row), of(Row::Levels)));
            let title = MessageRef::new(if less.is_some() { "sheet-gained-less" } else { say::row_message(row) });
            let (name, sprite) = (MessageRef::new(say::row_message(row)), Some(art(row).sprite()));
            Part { name, title, sprite, from: less, points: of(row) - off, fill: Fill::Color(fill) }
        };
        vec![
            part(Row::Gained, tokens::OCHRE),
            part(Row::Events, tokens::RED),
            part(Row::Tradesmen, tokens::GREEN),
            part(Row::Characters, tokens::BLUE),
        ]
    }

    /// Returns what is counted, row by row: who stands in each building, the points of a sheet, and the characters one by one, as they
    /// are turned over. Where the table does not know what each of them gave, they are counted together.
    fn counting(finished: &Finished<Self>, table: &Table) -> Vec<Counting> {
        counting::all(finished, table)
    }

    /// Returns the rows that the table leaves blank: they depend on something that nobody told.
    fn inexact(table: &Table, seat: Seat) -> Vec<Row> {
        let known = Sheet::of(table, seat);
        Row::ALL.into_iter().filter(|row| known.0[*row].is_none()).collect()
    }

    fn achievements(words: &Words, hall: &Hall, player: &PlayerName) -> Option<Vec<String>> {
        let achieved = hall.achievements_of(player).into_iter();
        Some(achieved.map(|achievement| told(words, achievement)).collect())
    }

    fn achieved_with(words: &Words, hall: &Hall, game: GameId) -> Vec<(PlayerName, Vec<String>)> {
        let new = hall.new_with(game).into_iter().map(|(name, achieved)| {
            let achieved = Achievement::told(achieved).into_iter().map(|achievement| told(words, achievement));
            (name.clone(), achieved.collect())
        });
        new.collect()
    }

    /// Returns the awards for the most points from characters, from tradesmen, from events and gained in play.
    fn awards(results: &Results<Self>) -> Vec<Award> {
        let award = |title: &'static str, row: Row| {
            let of = |sheet: &Sheet| sheet.0[row].filter(|points| *points > 0);
            let most = results.players.values().filter_map(|player| of(&player.sheet)).max()?;
            let holders = results.players.iter().filter(|(_, player)| of(&player.sheet) == Some(most));
            let holders = holders.map(|(seat, _)| seat).collect();
            let what = vec![MessageRef::new(say::row_message(row))];
            Some(Award { title, what, number: most, sprite: Some(art(row).sprite()), holders })
        };
        let awards = [
            award("award-characters", Row::Characters),
            award("award-tradesmen", Row::Tradesmen),
            award("award-events", Row::Events),
            award("award-gained", Row::Gained),
        ];
        awards.into_iter().flatten().collect()
    }

    /// Returns the result against le Roy.
    fn outcome(words: &Words, chapter: &Chapter) -> Option<String> {
        chapter.roy.map(|result| words.with("fame-roy-result", &[("result", result.into())]))
    }

    fn challenger(words: &Words) -> Option<(String, Option<Rgb>)> {
        Some((say::owner(words, Owner::Roy), Some(colors::mark(Mark::of(Owner::Roy)))))
    }

    fn rival(words: &Words, chapter: &Chapter) -> Option<String> {
        let verdict = say::verdict(words, Verdict::of(chapter.roy?));
        Some(format!("{}. {verdict}", Self::outcome(words, chapter)?))
    }

    fn is_lost(chapter: &Chapter) -> bool {
        chapter.roy.is_some_and(|result| Verdict::of(result) == Verdict::Lost)
    }

    /// Returns the most points that characters gave anybody in a game, the character that gives most, and how games against le
    /// Roy ended.
    fn curiosities(words: &Words, hall: &Hall) -> Vec<String> {
        let ends = || hall.games().iter().flat_map(|game| game.players().values().map(move |player| (game, player)));
        let points = |player: &FinishedPlayer<Self>| player.sheet().0[Row::Characters];
        let most = ends().filter_map(|(_, player)| points(player)).max().filter(|most| *most > 0).map(|most| {
            let best = ends().filter(|(_, player)| points(player) == Some(most));
            let told = |(game, player): (&Finished<Self>, &FinishedPlayer<Self>)| {
                format!("{} ({})", player.name().shown(), words.date(game.date()))
            };
            let names = best.map(told).collect::<Vec<_>>().join(", ");
            words.with("fame-most-characters", &[("points", most.into()), ("names", names.into())])
        });
        let means = Character::ALL.into_iter().filter_map(|one| Some((one, mean(hall, one)?)));
        let generous = means.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(one, mean)| {
            let args = [("character", say::character(words, one).into()), ("points", words.tenths(mean).into())];
            words.with("fame-generous", &args)
        });
        most.into_iter().chain(generous).chain(against_roy(words, hall)).collect()
    }

    /// Returns a chart of how often each character gave its points, with the marks of characters that give alike.
    fn chart(words: &Words, hall: &Hall) -> Option<Chart> {
        let given: Vec<(Character, u8)> = hall.given().collect();
        let count = |is_it: &dyn Fn(Character, u8) -> bool| {
            given.iter().filter(|(character, points)| is_it(*character, *points)).count()
        };
        let marks = words.text("fame-alike");
        let bar = |one: Character, band: u8| {
            let times = count(&|character, points| character == one && points == band);
            let [own, alike, all] =
                [count(&|character, _| character == one), count(&|_, points| points == band), given.len()];
            let mark = number(own) * number(alike) / number(all);
            let what =
                words.with("fame-gave", &[("character", say::character(words, one).into()), ("points", band.into())]);
            ChartBar {
                head: band.to_string(),
                said: chart_told(words, &what, times.to_string()),
                value: u64::try_from(times).ok(),
                mark,
                marked: chart_told(words, &marks, words.tenths(mark)),
            }
        };
        let group = |one: Character| ChartGroup {
            name: say::character(words, one),
            color: tokens::OCHRE,
            bars: Character::POINTS.into_iter().map(|band| bar(one, band)).collect(),
        };
        (!given.is_empty()).then(|| Chart {
            title: words.text("fame-characters"),
            axes: None,
            most: None,
            groups: Character::ALL.into_iter().map(group).collect(),
            crossed: String::new(),
            marks: marks.clone(),
        })
    }
}

/// Returns the best result against le Roy, and how often each verdict was given, the best first.
fn against_roy(words: &Words, hall: &Hall) -> Vec<String> {
    let games = || hall.games().iter().filter_map(|game| Some((game, game.chapter().roy?)));
    let best = games().map(|(_, result)| result).max().map(|best| {
        let of_best = games().filter(|(_, result)| *result == best).flat_map(|(game, _)| {
            let date = words.date(game.date());
            game.players().values().map(move |player| format!("{} ({date})", player.name().shown()))
        });
        let names = of_best.collect::<Vec<_>>().join(", ");
        words.with("fame-roy-best", &[("result", best.into()), ("names", names.into())])
    });
    let verdicts = Verdict::ALL.into_iter().rev().filter_map(|verdict| {
        let count = games().filter(|(_, result)| Verdict::of(*result) == verdict).count();
        let args = [("count", count.into()), ("verdict", say::verdict(words, verdict).into())];
        (count > 0).then(|| words.with("fame-roy-verdict", &args))
    });
    best.into_iter().chain(verdicts).collect()
}

/// Returns what people look at to count a row that the table does not know.
fn where_to_look(words: &Words, table: &Table, row: Row) -> Option<String> {
    let list = |names: Vec<String>| (!names.is_empty()).then(|| say::joined(words, &names));
    match row {
        Row::Characters => {
            let names = table.characters_in_game().into_iter().map(|one| say::character(words, one)).collect();
            Some(words.with("sheet-look-characters", &[("names", list(names)?.into())]))
        }
        Row::Tradesmen => {
            let page = |work: &Work, space| table.book().activities[work.activity].space(space);
            let open = |work: &&Work| {
                let mut taken = work.tradesmen.iter().enumerate().filter(|(_, tradesman)| tradesman.is_some());
                taken.any(|(space, _)| page(work, space).is_none())
            };
            let cards = table.works().iter().filter(open).map(|work| say::activity(words, work.activity)).collect();
            Some(words.with("sheet-look-cards", &[("cards", list(cards)?.into())]))
        }
        Row::Gained | Row::Events | Row::Levels => None,
    }
}

/// Returns the most that rows can be at this table.
fn mosts(table: &Table) -> [(Row, u16); 2] {
    let all = |each: u8, many: usize| u16::try_from(many).unwrap_or(u16::MAX).saturating_mul(each.into());
    let [.., most] = Character::POINTS;
    let characters = match table.characters_in_game().len() {
        0 => Character::ALL.len(),
        told => told,
    };
    [(Row::Events, all(1, table.queue().len())), (Row::Characters, all(most, characters))]
}

/// Returns an achievement in words.
fn told(words: &Words, achievement: Achievement) -> String {
    match achievement {
        Achievement::Games(count) => words.with("achievement-games", &[("count", count.into())]),
        Achievement::Points(points) => words.with("achievement-points", &[("points", points.into())]),
        Achievement::Merit(one) => {
            let [.., most] = Character::POINTS;
            let args = [("character", say::character(words, one).into()), ("points", most.into())];
            words.with("achievement-merit", &args)
        }
        Achievement::EveryMerit => words.text("achievement-every-merit"),
        Achievement::Majority(at) => {
            words.with("achievement-majority", &[("building", say::building(words, at).into())])
        }
        Achievement::EveryLevel => words.text("achievement-every-level"),
    }
}

/// Returns the mean points that a character gave a player; `None` if it was in no game.
fn mean(hall: &Hall, one: Character) -> Option<f64> {
    let given: Vec<u8> = hall.given().filter(|(character, _)| *character == one).map(|(_, points)| points).collect();
    let sum: f64 = given.iter().map(|points| f64::from(*points)).sum();
    (!given.is_empty()).then(|| sum / number(given.len()))
}

/// Returns a value in words with what it counts.
fn chart_told(words: &Words, what: &str, number: String) -> String {
    words.with("chart-told", &[("what", what.into()), ("number", number.into())])
}

#[expect(clippy::cast_precision_loss, reason = "as many as people at tables")]
const fn number(count: usize) -> f64 {
    count as f64
}
