//! Dice Village as it is counted: cards, and the coins and favours that break ties; and what its hall of fame tells.

use super::DiceVillage;
use super::record::{Hall, Sheet, SheetReason};
use super::rules::{Count, Player, Seat, Setup, Table};
use super::stage::{Art, Mark, colors};
use super::words as say;
use crate::chronicle::hall::{Finished, FinishedPlayer};
use crate::chronicle::{Recorded as _, Results};
use crate::crier::Words;
use crate::show::{
    Award, Chart, ChartBar, ChartGroup, Counted, Field, FieldGroup, Fill, Judged, Part, Remark, TieBreak,
};
use crate::stage::tokens;

/// The fields of a sheet, in their order.
const CARDS: usize = 0;
const COINS: usize = 1;
const FAVOURS: usize = 2;
/// The most coins or favours for which there is room.
const MOST: u16 = 999;

impl Counted for DiceVillage {
    /// Cards on the table, coins, favours.
    fn form(words: &Words) -> Vec<FieldGroup> {
        let group = |name: &str, art: Art, most: u16| {
            let name = words.text(name);
            let field = Field { name: name.clone(), sprite: Some(art.sprite()), circled: false, most };
            FieldGroup { head: name, fields: vec![field] }
        };
        vec![
            group("sheet-cards", Art::CardBack, Sheet::MOST_CARDS),
            group("sheet-coins", Art::Coin, MOST),
            group("sheet-favours", Art::Favour, MOST),
        ]
    }

    fn number(sheet: &Sheet, field: usize) -> u16 {
        match field {
            CARDS => sheet.cards,
            COINS => sheet.coins.unwrap_or_default(),
            FAVOURS => sheet.favours.unwrap_or_default(),
            _ => 0,
        }
    }

    fn enter(sheet: &mut Sheet, field: usize, number: u16) {
        match field {
            CARDS => sheet.cards = number,
            COINS => sheet.coins = Some(number),
            FAVOURS => sheet.favours = Some(number),
            _ => {}
        }
    }

    /// The color of the dice.
    fn seat(words: &Words, seat: Seat) -> Option<String> {
        (seat.0 < *Setup::PLAYERS.end()).then(|| say::seat(words, seat))
    }

    const EMPTY_IS_ZERO: bool = false;

    fn is_empty(sheet: &Sheet, field: usize) -> bool {
        match field {
            COINS => sheet.coins.is_none(),
            FAVOURS => sheet.favours.is_none(),
            _ => Self::number(sheet, field) == 0,
        }
    }

    fn clear(sheet: &mut Sheet, field: usize) {
        match field {
            COINS => sheet.coins = None,
            FAVOURS => sheet.favours = None,
            _ => Self::enter(sheet, field, 0),
        }
    }

    /// Cards that nobody counted are missing, and while it is filled in, those that are too few; of a sheet in which nothing
    /// stands there is nothing to say.
    fn judge(words: &Words, sheet: &Sheet, _: Option<&Table>, filling: bool) -> Judged {
        let mut judged = Judged::default();
        if Self::is_blank(sheet) {
            return judged;
        }
        for reason in Self::points(sheet).err().unwrap_or_default() {
            match reason {
                SheetReason::Cards(cards) if !filling || cards >= Player::VILLAGES.into() => {
                    judged.wrong.push(Remark { fields: vec![CARDS], text: words.sentence(&reason) });
                }
                SheetReason::Uncounted | SheetReason::Cards(_) => {
                    judged.missing.push(words.text("sheet-cards-missing"));
                }
            }
        }
        judged
    }

    /// Cards and nothing else (`D 4.2`).
    fn parts(words: &Words, sheet: &Sheet) -> Vec<Part> {
        let name = words.text("sheet-cards");
        vec![Part {
            title: name.clone(),
            name,
            sprite: Some(Art::CardBack.sprite()),
            from: None,
            points: sheet.cards,
            fill: Fill::Color(tokens::OCHRE),
        }]
    }

    /// Coins, then favours (`D 4.2`).
    fn ties(words: &Words, sheet: &Sheet) -> Vec<TieBreak> {
        let tie = |name: &str, art: Art, number: Option<u16>, say: fn(&Words, u16) -> String| TieBreak {
            name: words.text(name),
            sprite: Some(art.sprite()),
            number,
            told: number.map(|number| say(words, number)).unwrap_or_default(),
        };
        vec![
            tie("sheet-coins", Art::Coin, sheet.coins, say::coins),
            tie("sheet-favours", Art::Favour, sheet.favours, say::favours),
        ]
    }

    fn breaks_ties(field: usize) -> bool {
        matches!(field, COINS | FAVOURS)
    }

    fn inexact(table: &Table, seat: Seat) -> Vec<usize> {
        let inexact = |count| table.player(seat).is_some_and(|player| !player.is_exact(count));
        let fields = [(Count::OnTable, &[CARDS][..]), (Count::Purse, &[COINS, FAVOURS])];
        fields.into_iter().filter(|(count, _)| inexact(*count)).flat_map(|(_, fields)| fields).copied().collect()
    }

    /// Who has the most coins, and the most and the fewest favours left; as far as everybody counted them.
    fn awards(words: &Words, results: &Results<Self>) -> Vec<Award> {
        let award = |title: &str, name: &str, art: Art, best: Option<u16>, number: &dyn Fn(&Sheet) -> Option<u16>| {
            let best = best?;
            let holders = results.players.iter().filter(|(_, player)| number(&player.sheet) == Some(best));
            let holders = holders.map(|(seat, _)| seat).collect();
            let told = told(words, &words.text(name), best.to_string());
            Some(Award { title: words.text(title), told, sprite: Some(art.sprite()), holders })
        };
        let coins = |sheet: &Sheet| sheet.coins;
        let favours = |sheet: &Sheet| sheet.favours;
        let all = |number: &dyn Fn(&Sheet) -> Option<u16>| -> Vec<u16> {
            let all: Option<Vec<u16>> = results.players.values().map(|player| number(&player.sheet)).collect();
            all.unwrap_or_default()
        };
        let most = |numbers: Vec<u16>| numbers.into_iter().max().filter(|most| *most > 0);
        let fewest = all(&favours).into_iter().min().filter(|_| results.players.len() > 1);
        let awards = [
            award("award-coins", "sheet-coins", Art::Coin, most(all(&coins)), &coins),
            award("award-favours", "sheet-favours", Art::Favour, most(all(&favours)), &favours),
            award("award-spent", "sheet-favours", Art::Favour, fewest, &favours),
        ];
        awards.into_iter().flatten().collect()
    }

    /// The most coins that anybody had at the end.
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

    /// How often each color won, and what equal luck would have given.
    fn chart(words: &Words, hall: &Hall) -> Option<Chart> {
        let games: Vec<&Finished<Self>> = hall.games().iter().filter(|game| game.players().len() > 1).collect();
        let seats = games.iter().map(|game| game.players().len()).max()?.min(Mark::ALL.len());
        let marks = words.text("fame-share");
        let group = |seat: Seat| {
            let seated = || games.iter().filter(|game| game.players().get(seat).is_some());
            let won = seated().filter(|game| game.winners().contains(&seat)).count();
            let mark = seated().map(|game| number(game.winners().len()) / number(game.players().len())).sum();
            let name = say::seat(words, seat);
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

/// What is counted, and how much.
fn told(words: &Words, what: &str, number: String) -> String {
    words.with("chart-told", &[("what", what.into()), ("number", number.into())])
}

#[expect(clippy::cast_precision_loss, reason = "as many as people at a table")]
const fn number(count: usize) -> f64 {
    count as f64
}
