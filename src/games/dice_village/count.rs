//! The scoring of Dice Village: cards, and the coins and favours that break ties; and its statistics in the hall of
//! fame.

use super::DiceVillage;
use super::record::{Hall, Sheet, SheetReason};
use super::rules::{Count, Player, Seat, Setup, Table};
use super::stage::{Art, Mark, colors};
use super::words as say;
use crate::chronicle::hall::{Finished, FinishedPlayer};
use crate::chronicle::{Recorded as _, Results};
use crate::crier::Words;
use crate::show::{
    Award, Chart, ChartBar, ChartGroup, CountStep, Counted, FieldSpec, Fill, Judged, Part, Remark, Sign, TieBreak,
};
use crate::stage::tokens::{self, Rgb};

/// A field of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetField {
    /// The cards on the table.
    Cards,
    /// The coins left.
    Coins,
    /// The favours left.
    Favours,
}

/// The most coins or favours that a field can have.
const MOST: u16 = 999;

impl Counted for DiceVillage {
    type Field = SheetField;

    const FIELDS: &'static [SheetField] = &[SheetField::Cards, SheetField::Coins, SheetField::Favours];

    const EMPTY_IS_ZERO: bool = false;

    fn spec(field: SheetField) -> FieldSpec {
        let (name, art, most, breaks_ties) = match field {
            SheetField::Cards => ("sheet-cards", Art::CardBack, Sheet::MOST_CARDS, false),
            SheetField::Coins => ("sheet-coins", Art::Coin, MOST, true),
            SheetField::Favours => ("sheet-favours", Art::Favour, MOST, true),
        };
        FieldSpec { sprite: Some(art.sprite()), breaks_ties, ..FieldSpec::new(name, most) }
    }

    /// Returns the cards on the table, and what breaks ties (`D 4.2`).
    fn count_steps(words: &Words) -> Vec<CountStep> {
        let row = |art: Art, many: usize| Sign::Row(vec![vec![art.sprite()]; many]);
        let step =
            |signs: Vec<Sign>, sum: &str, rule: &str| CountStep { signs, sum: sum.to_owned(), text: words.text(rule) };
        vec![
            step(vec![row(Art::CardBack, 9)], "9", "rule-hand"),
            step(vec![row(Art::Coin, 3), Sign::Gap, row(Art::Favour, 2)], "", "rule-winner"),
        ]
    }

    fn get(sheet: &Sheet, field: SheetField) -> Option<u16> {
        match field {
            SheetField::Cards => Some(sheet.cards).filter(|cards| *cards > 0),
            SheetField::Coins => sheet.coins,
            SheetField::Favours => sheet.favours,
        }
    }

    fn set(sheet: &mut Sheet, field: SheetField, number: Option<u16>) {
        match field {
            SheetField::Cards => sheet.cards = number.unwrap_or_default(),
            SheetField::Coins => sheet.coins = number,
            SheetField::Favours => sheet.favours = number,
        }
    }

    /// Returns the color of the dice.
    fn seat(words: &Words, seat: Seat) -> Option<String> {
        (seat.0 < *Setup::PLAYERS.end()).then(|| say::color(words, seat))
    }

    fn color(seat: Seat) -> Option<Rgb> {
        (seat.0 < *Setup::PLAYERS.end()).then(|| colors::mark(Mark::of(seat)))
    }

    /// Judges a sheet: uncounted cards are missing, and so are too few while it is filled in; a blank sheet has no
    /// remarks.
    fn judge(words: &Words, sheet: &Sheet, _: Option<&Table>, filling: bool) -> Judged<SheetField> {
        let mut judged = Judged::default();
        if Self::is_blank(sheet) {
            return judged;
        }
        for reason in Self::points(sheet).err().unwrap_or_default() {
            match reason {
                SheetReason::Cards(cards) if !filling || cards >= Player::VILLAGES.into() => {
                    judged.wrong.push(Remark { fields: vec![SheetField::Cards], text: words.sentence(&reason) });
                }
                SheetReason::Uncounted | SheetReason::Cards(_) => {
                    judged.missing.push(words.text("sheet-cards-missing"));
                }
            }
        }
        judged
    }

    /// Returns the cards alone (`D 4.2`).
    fn parts(sheet: &Sheet) -> Vec<Part> {
        let FieldSpec { name, sprite, .. } = Self::spec(SheetField::Cards);
        let fill = Fill::Color(tokens::OCHRE);
        vec![Part { name, title: name, sprite, from: None, points: sheet.cards, fill }]
    }

    /// Returns the coins, then the favours (`D 4.2`).
    fn ties(sheet: &Sheet) -> Vec<TieBreak> {
        let tie = |field: SheetField, counted: &'static str| {
            let FieldSpec { name, sprite, .. } = Self::spec(field);
            TieBreak { name, sprite, number: Self::get(sheet, field), counted }
        };
        vec![tie(SheetField::Coins, "sheet-coins-told"), tie(SheetField::Favours, "sheet-favours-told")]
    }

    fn inexact(table: &Table, seat: Seat) -> Vec<SheetField> {
        let inexact = |count| table.player(seat).is_some_and(|player| !player.is_exact(count));
        let fields = [
            (Count::OnTable, SheetField::Cards),
            (Count::Purse, SheetField::Coins),
            (Count::Purse, SheetField::Favours),
        ];
        fields.into_iter().filter(|(count, _)| inexact(*count)).map(|(_, field)| field).collect()
    }

    /// Returns the awards for the most coins, and the most and the fewest favours left, if everybody counted them.
    fn awards(results: &Results<Self>) -> Vec<Award> {
        let all = |field: SheetField| -> Vec<u16> {
            let all: Option<Vec<u16>> =
                results.players.values().map(|player| Self::get(&player.sheet, field)).collect();
            all.unwrap_or_default()
        };
        let award = |title: &'static str, field: SheetField, best: Option<u16>| {
            let (number, FieldSpec { name, sprite, .. }) = (best?, Self::spec(field));
            let holders = results.players.iter().filter(|(_, player)| Self::get(&player.sheet, field) == best);
            let holders = holders.map(|(seat, _)| seat).collect();
            Some(Award { title, what: vec![name], number, sprite, holders })
        };
        let most = |field: SheetField| all(field).into_iter().max().filter(|most| *most > 0);
        let fewest = all(SheetField::Favours).into_iter().min().filter(|_| results.players.len() > 1);
        let awards = [
            award("award-coins", SheetField::Coins, most(SheetField::Coins)),
            award("award-favours", SheetField::Favours, most(SheetField::Favours)),
            award("award-spent", SheetField::Favours, fewest),
        ];
        awards.into_iter().flatten().collect()
    }

    /// Returns the most coins that anybody had at the end.
    fn curiosities(words: &Words, hall: &Hall) -> Vec<String> {
        let ends = || hall.games().iter().flat_map(|game| game.players().values().map(move |player| (game, player)));
        let coins = |player: &FinishedPlayer<Self>| player.sheet().coins;
        let Some(most) = ends().filter_map(|(_, player)| coins(player)).max().filter(|most| *most > 0) else {
            return Vec::new();
        };
        let richest = ends().filter(|(_, player)| coins(player) == Some(most));
        let ends = richest.map(|(game, player)| format!("{} ({})", player.name().shown(), words.date(game.date())));
        let names = ends.collect::<Vec<_>>().join(", ");
        vec![words.with("fame-most-coins", &[("coins", most.into()), ("names", names.into())])]
    }

    /// Returns a chart of how often each color won, with the marks of equal luck.
    fn chart(words: &Words, hall: &Hall) -> Option<Chart> {
        let games: Vec<&Finished<Self>> = hall.games().iter().filter(|game| game.players().len() > 1).collect();
        let seats = games.iter().map(|game| game.players().len()).max()?.min(Mark::ALL.len());
        let marks = words.text("fame-share");
        let group = |seat: Seat| {
            let seated = || games.iter().filter(|game| game.players().get(seat).is_some());
            let won = seated().filter(|game| game.winners().contains(&seat)).count();
            let mark = seated().map(|game| number(game.winners().len()) / number(game.players().len())).sum();
            let name = say::color(words, seat);
            let bar = ChartBar {
                head: won.to_string(),
                said: told(words, &name, won.to_string()),
                value: u64::try_from(won).ok(),
                mark,
                marked: told(words, &marks, words.tenths(mark)),
            };
            ChartGroup { name, color: colors::mark(Mark::of(seat)), bars: vec![bar] }
        };
        Some(Chart {
            title: words.text("fame-wins"),
            axes: None,
            most: None,
            groups: Seat::all().take(seats).map(group).collect(),
            crossed: String::new(),
            marks: marks.clone(),
        })
    }
}

/// Returns a value in words with what it counts.
fn told(words: &Words, what: &str, number: String) -> String {
    words.with("chart-told", &[("what", what.into()), ("number", number.into())])
}

#[expect(clippy::cast_precision_loss, reason = "as many as people at a table")]
const fn number(count: usize) -> f64 {
    count as f64
}
