//! The fields of the new game's form: who plays and what is told, and everything else under the options.

use egui::{DragValue, Ui, Vec2};

use super::form::{Field, Figures, Form, Wrong};
use crate::desk::widgets::number;
use crate::desk::widgets::scrolled::opening;
use crate::desk::widgets::tools::{Tools, choice, choices, part_title, wrongs};
use crate::desk::{Command, sentences, tokens};
use crate::games::troyes::Troyes;
use crate::games::troyes::record::{CardsFrom, DiceFrom, StartFrom};
use crate::games::troyes::rules::{Building, Decision, Decisions, Depth, Seat, Setup};
use crate::games::troyes::words;
use crate::show::Counted as _;

/// Draws the fields, and what is wrong at its field.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    form.seating.players_ui(ui, tools, Troyes::color, Setup::ALONE..=*Setup::PLAYERS.end());
    wrongs(ui, sentences(wrong, Field::Players));
    let is_solo = form.is_solo();
    if is_solo {
        ui.label(tools.text("setup-roy"));
        ui.add_space(tokens::GAP);
    }
    part_title(ui, &tools.text("setup-depth"));
    choices(ui, |ui| {
        choice(ui, &mut form.depth, Depth::Purses, tools.text("setup-depth-purses"));
        choice(ui, &mut form.depth, Depth::Deeds, tools.text("setup-depth-deeds"));
        if !is_solo {
            choice(ui, &mut form.depth, Depth::Dice, tools.text("setup-depth-dice"));
        }
    });
    ui.label(tools.text(match form.told() {
        Depth::Purses => "setup-depth-purses-about",
        Depth::Deeds => "setup-depth-deeds-about",
        Depth::Dice => "setup-depth-dice-about",
    }));
    ui.add_space(tokens::GAP);
    part_title(ui, &tools.text("setup-figures"));
    choices(ui, |ui| {
        choice(ui, &mut form.figures, Figures::Group, tools.text("setup-figures-group"));
        choice(ui, &mut form.figures, Figures::House, tools.text("setup-figures-house"));
        choice(ui, &mut form.figures, Figures::Open, tools.text("setup-figures-open"));
    });
    ui.label(match form.figures {
        Figures::Group => tools.words.with("setup-figures-group-about", &[("count", form.group.len().into())]),
        Figures::House => tools.text("setup-figures-house-about"),
        Figures::Open => tools.text("setup-figures-open-about"),
    });
    if form.figures == Figures::Group {
        choices(ui, |ui| drop(tools.button(ui, "cards-open", Command::Cards)));
    }
    ui.add_space(tokens::GAP);
    let mut open = form.more;
    opening(ui, tools.text("setup-options"), tools.text("setup-options-about"), &mut open, |ui| {
        more(ui, tools, form, wrong);
    });
    form.more = open;
}

fn more(ui: &mut Ui, tools: &mut Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    form.seating.code_ui(ui, tools, sentences(wrong, Field::Code));
    if form.is_solo() {
        decisions(ui, tools, &mut form.decided);
    } else {
        start(ui, tools, form, wrong);
    }
    part_title(ui, &tools.text("setup-bonus"));
    choices(ui, |ui| {
        choice(ui, &mut form.bonus, false, tools.text("setup-bonus-without"));
        choice(ui, &mut form.bonus, true, tools.text("setup-bonus-with"));
    });
    let is_solo = form.is_solo();
    let dealt =
        [("setup-cards", Some(&mut form.cards)), ("setup-characters", (!is_solo).then_some(&mut form.characters))];
    for (title, from) in dealt.into_iter().filter_map(|(title, from)| Some((title, from?))) {
        part_title(ui, &tools.text(title));
        choices(ui, |ui| {
            choice(ui, from, CardsFrom::Code, tools.text("setup-cards-code"));
            choice(ui, from, CardsFrom::Hand, tools.text("setup-cards-hand"));
        });
    }
    if form.characters == CardsFrom::Hand && !is_solo {
        ui.label(tools.text("setup-characters-hand-about"));
        ui.add_space(tokens::GAP);
    }
    part_title(ui, &tools.text("setup-dice"));
    choices(ui, |ui| {
        choice(ui, &mut form.dice, DiceFrom::Code, tools.text("setup-dice-code"));
        choice(ui, &mut form.dice, DiceFrom::Entered, tools.text("setup-dice-entered"));
    });
    if form.asks_gray() {
        part_title(ui, &tools.text("setup-gray"));
        choices(ui, |ui| {
            for building in Building::ALL {
                let label = ui.label(words::building(tools.words, building));
                let most = 3 * Setup::GRAY_OF_TWO;
                let number = DragValue::new(&mut form.gray[building]).range(0..=most);
                let (number, _) = number::field(ui, Vec2::splat(tokens::TOUCH), number);
                number.labelled_by(label.id);
                ui.add_space(tokens::GAP);
            }
        });
        wrongs(ui, sentences(wrong, Field::Gray));
    }
}

/// Draws who begins.
fn start(ui: &mut Ui, tools: &mut Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    part_title(ui, &tools.text("setup-start"));
    choices(ui, |ui| {
        choice(ui, &mut form.start, StartFrom::Code, tools.text("setup-start-code"));
        let names = form.seating.names();
        let words = tools.words.among(&names);
        for (seat, _) in Seat::all().zip(&names) {
            choice(ui, &mut form.start, StartFrom::Entered(seat), words::seat(&words, seat));
        }
    });
    wrongs(ui, sentences(wrong, Field::Start));
}

/// Draws the readings of the solo game, each with the usual one first.
fn decisions(ui: &mut Ui, tools: &Tools<'_>, decided: &mut Decisions) {
    for decision in Decision::ALL {
        let reading = |held: bool| {
            let args = [("decision", decision.name().into()), ("held", if held { "yes" } else { "no" }.into())];
            tools.words.with("setup-reading", &args)
        };
        part_title(ui, &tools.words.with("setup-decision", &[("decision", decision.name().into())]));
        choices(ui, |ui| {
            choice(ui, &mut decided[decision], false, reading(false));
            choice(ui, &mut decided[decision], true, reading(true));
        });
    }
}
