//! The crier's card: the phases of a round, and what things cost and bring.

use super::flow::Columns;
use super::part::{BIG, Part, column};
use crate::crier::Words;
use crate::games::troyes::Troyes;
use crate::games::troyes::rules::{Book, Building, Face, Good, Group, Purse, Setup, Table, Use};
use crate::games::troyes::words as say;
use crate::paper::layout::{HALF, LARGE, halves, large};
use crate::paper::page::{Paint, Spot, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Paper, PaperError, PerPage, PrintOrder};
use crate::play::Game as _;
use crate::stage::Weight;
use crate::stage::tokens::paper::{GROUND, INK};

/// What stands between numbers that belong together: no line ends there.
const BETWEEN: &str = "\u{a0}·\u{a0}";
/// The right side of the phases, and the left side of the panel.
const PHASES: f32 = 123.0;
const PANEL: f32 = 127.0;

/// Draws the crier's card twice on a page, to cut apart, or once in large print.
///
/// # Errors
/// The texts have letters that the fonts lack.
pub fn round_card(order: &PrintOrder<Book>, words: &Words) -> Result<Booklet, PaperError> {
    let mut booklet = Booklet::new(title(words), words)?.printed_with(order.inks);
    if order.per_page == PerPage::Large {
        let columns = Columns { count: 1, width: LARGE.0, gap: 0.0, height: LARGE.1 - 16.0, between: 6.0 };
        let parts: Vec<Part> = phases(words).into_iter().chain(prices(words)).collect();
        let draw = |pen: &mut Pen<'_>, at: Spot, part: &Part| part.draw(pen, at, LARGE.0, &BIG);
        for (page, parts) in columns.flow(&booklet, &parts, draw)?.into_iter().enumerate() {
            large(&mut booklet, order.paper, |pen| {
                if page == 0 {
                    pen.title(spot(0.0, 9.0), &title(words), Style::new(Weight::Display, 28.0));
                }
                for (at, part) in parts {
                    draw(pen, at.by(0.0, 16.0), part);
                }
            })?;
        }
    } else {
        add(&mut booklet, order.paper, words)?;
    }
    Ok(booklet)
}

/// Adds a page with two cards.
pub(super) fn add(booklet: &mut Booklet, paper: Paper, words: &Words) -> Result<(), PaperError> {
    let (phases, prices) = (phases(words), prices(words));
    halves(booklet, paper, &[(), ()], |pen, ()| {
        pen.title(spot(0.0, 6.2), &title(words), Style::new(Weight::Display, 18.0));
        pen.line(&[spot(0.0, 8.8), spot(HALF.0, 8.8)], Paint::line(INK, 0.5));
        column(pen, spot(0.0, 11.0), PHASES, &phases);
        pen.rounded(area(PANEL, 11.4, HALF.0 - PANEL, HALF.1 - 11.4), 2.2, Paint::fill(GROUND).lined(INK, 0.3));
        column(pen, spot(PANEL + 3.0, 13.6), HALF.0 - PANEL - 5.0, &prices);
    })
}

fn title(words: &Words) -> String {
    words.with("paper-round-title", &[("game", Troyes::TITLE.into())])
}

/// Returns the phases of a round, and the end of the game.
fn phases(words: &Words) -> Vec<Part> {
    let deniers = |count| say::amount(words, Good::Denier, count).into();
    let points = |count| say::amount(words, Good::Point, count).into();
    let about = [
        words.text("paper-phase-reveal-about"),
        words.with(
            "paper-phase-income-about",
            &[("income", deniers(Table::INCOME)), ("lost", points(Table::FOR_SHORT))],
        ),
        words.text("paper-phase-dice-about"),
        words.with(
            "paper-phase-events-about",
            &[("gains", say::amount(words, Good::Influence, 1).into()), ("lost", points(Table::FOR_UNCOUNTERED))],
        ),
        words.with("paper-phase-act-about", &[("deniers", deniers(Table::FOR_PASSING.into()))]),
        words.text("paper-phase-end-about"),
    ];
    let names = [
        "paper-phase-reveal",
        "paper-phase-income",
        "paper-phase-dice",
        "paper-phase-events",
        "paper-phase-act",
        "paper-phase-end",
    ];
    let phases = (0..).zip(names).zip(about);
    let phases = phases.map(|((number, name), about)| Part::new(Some(number), words.text(name), vec![about]));
    let rounds = Setup::PLAYERS.map(Setup::rounds).map(|rounds| rounds.to_string()).collect::<Vec<_>>();
    let over = words.with("paper-over-about", &[("rounds", rounds.join(BETWEEN).into())]);
    phases.chain([Part::new(None, words.text("paper-over"), vec![over])]).collect()
}

/// Returns what dice, citizens and influence cost, and what the Cathedral brings.
fn prices(words: &Words) -> Vec<Part> {
    let told = |name, amount: String| words.with("chart-told", &[("what", name), ("number", amount.into())]);
    let dice = (1_u16..).take(Group::MOST).map(|dice| (dice * Group::PRICE).to_string()).collect::<Vec<_>>();
    let dice = words.with("paper-prices-about", &[("prices", dice.join(BETWEEN).into())]);
    let salaries = Building::ALL.into_iter().filter(|at| at.salary() > 0);
    let salaries = salaries
        .map(|at| told(say::building(words, at).into(), say::amount(words, Good::Denier, at.salary().into())))
        .collect::<Vec<_>>();
    let spent = [
        (Use::Reroll(0, Face::One), "paper-influence-reroll"),
        (Use::Recruit, "paper-influence-recruit"),
        (Use::TurnOver(Vec::new()), "paper-influence-turn"),
    ];
    let spent = spent.map(|(spent, name)| {
        let what = say::amount(words, Good::Influence, spent.price());
        told(what.into(), words.with(name, &[("most", Table::TURNED_OVER.into())]))
    });
    let most = words.with("paper-influence-most", &[("most", Purse::MOST_INFLUENCE.into())]);
    let sites = [[Face::One, Face::Three], [Face::Four, Face::Six]].map(|[first, last]| {
        let gains = [(Good::Point, Table::POINTS_OF_SITE), (Good::Influence, Table::influence_of(first))];
        let gains = say::joined(words, &gains.map(|(good, count)| say::amount(words, good, count)));
        told(format!("{first}–{last}").into(), gains)
    });
    let combat = [words.text("paper-combat-cubes"), words.text("paper-combat-ties")];
    let part = |name, lines: Vec<String>| Part::new(None, words.text(name), lines);
    vec![
        part("paper-prices", vec![dice]),
        part("paper-salaries", salaries),
        part("paper-influence", spent.into_iter().chain([most]).collect()),
        part("paper-cathedral", sites.into()),
        part("paper-combat", combat.into()),
    ]
}
