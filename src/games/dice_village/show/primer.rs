//! The preparations before the game, and the introduction for first-time players.

use super::rule;
use crate::crier::Words;
use crate::games::dice_village::rules::{Base, Face, Good, Purse, Reward, Table};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words as say;
use crate::show::{Check, Lesson, Rule, Sign};

/// Returns the preparations before the first roll (`D 2.1` to `D 2.3`).
pub(super) fn checks(words: &Words, table: &Table) -> Vec<Check> {
    let row = |arts: Vec<Art>| arts.into_iter().map(|art| Sign::Sprites(vec![art.sprite()])).collect::<Vec<_>>();
    let marks = table.players().map(|(seat, _)| Art::Mark(Mark::of(seat))).collect();
    // In the order of the marks.
    let is_named = table.players().any(|(seat, _)| words.player(seat).is_some());
    let names: Vec<String> = table.players().map(|(seat, _)| say::seat(words, seat)).collect();
    let color = words.text("check-color");
    let color = if is_named { format!("{color} {}", names.join(" · ")) } else { color };
    let purse = say::purse(words, Purse::FIRST);
    let first = table.first();
    let mut checks = vec![
        Check { signs: row(marks), text: color },
        Check { signs: row(Base::ALL.map(Art::Village).to_vec()), text: words.text("check-villages") },
        Check {
            signs: row(vec![Art::Favour; usize::from(Purse::FIRST.favours)]),
            text: words.with("check-purse", &[("purse", purse.into())]),
        },
        Check {
            signs: row(vec![Art::CardCounted, Art::CardBack]),
            text: words.with("check-row", &[("cards", say::amount(words, table.row().len()).into())]),
        },
    ];
    if table.knows_cards() {
        checks.push(Check { signs: row(vec![Art::CardBack]), text: words.text("check-house") });
    }
    checks.push(Check {
        signs: row(vec![Art::Camel, Art::Mark(Mark::of(first))]),
        text: words.with("check-first", &[("who", say::seat(words, first).into())]),
    });
    checks
}

/// Returns the introduction for people who play for the first time.
pub(super) fn lessons(words: &Words) -> Vec<Lesson> {
    let rules = |rules: &[Rule]| rules.iter().map(|rule| rule.text(words)).collect();
    let lesson = |title: &str, arts: &[Art], lines: Vec<String>| Lesson {
        title: words.text(title),
        sprites: arts.iter().map(|art| art.sprite()).collect(),
        lines,
    };
    let need = ["first-need-cards", "first-need-app", "first-need-time"].map(|line| words.text(line)).to_vec();
    let goods: Vec<Art> = [Face::One, Face::Four, Face::Six].map(|face| Art::Good(Good::of(face))).to_vec();
    vec![
        lesson("first-need", &[Art::CardCounted], need),
        lesson("rules-set-up", &Base::ALL.map(Art::Village), rules(&[rule::BEGIN, rule::ROW])),
        lesson("rules-round", &goods, rules(&[rule::PHASES, rule::ROLL, rule::REROLL, rule::ADJUST])),
        lesson(
            "rules-sales",
            &[Art::Village(Base::OneSix), Art::GateClosed],
            rules(&[rule::SELL, rule::EXPAND, rule::INCOME, rule::MARKET]),
        ),
        lesson("rules-purchases", &[Art::Coin, Art::Reward(Reward::FreeCard)], rules(&[rule::BUY, rule::ROUND_END])),
        lesson("rules-end", &[Art::CellGoal], rules(&[rule::NINTH, rule::WINNER])),
    ]
}
