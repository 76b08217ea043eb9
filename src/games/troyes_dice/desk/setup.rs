//! The fields of the new game's form: the players, the expansion and the numbering, and the other options.

use egui::{RichText, TextEdit, Ui};

use super::form::{Field, Form, NumberingChoice, Wrong};
use super::setup_more;
use crate::desk::widgets::scrolled::opening;
use crate::desk::widgets::tools::{Tools, choice, choices, part_title, wrongs};
use crate::desk::{code_part, sentences, tokens};
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::rules::{Direction, Face, Numbering};
use crate::show::Counted as _;

/// Draws the fields, each with its errors.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    form.players.ui(ui, tools, TroyesDice::color);
    ui.add_space(tokens::GAP);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.spacing_mut().icon_width = tokens::TOUCH / 2.0;
        ui.checkbox(&mut form.expansion, RichText::new(tools.text("setup-expansion")).font(tokens::strong()));
    });
    ui.label(tools.text("setup-expansion-about"));
    ui.add_space(tokens::GAP);
    let mut open = form.more;
    opening(ui, tools.text("setup-options"), tools.text("setup-options-about"), &mut open, |ui| {
        code_part(ui, tools, (&mut form.code, &mut form.seek), sentences(wrong, Field::Code));
        numbering(ui, tools, form, wrong);
        wrongs(ui, sentences(wrong, Field::Numbering));
        ui.add_space(tokens::GAP);
        setup_more::ui(ui, tools, form, wrong);
    });
    form.more = open;
}

fn numbering(ui: &mut Ui, tools: &Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    part_title(ui, &tools.text("setup-numbering"));
    let leftmost = form.leftmost();
    let from = |direction| Numbering::from_leftmost(leftmost, direction).to_string();
    let numberings = [
        (NumberingChoice::First, "setup-numbering-first", Numbering::FIRST.to_string()),
        (NumberingChoice::Rising, "setup-numbering-rising", from(Direction::Rising)),
        (NumberingChoice::Falling, "setup-numbering-falling", from(Direction::Falling)),
        (NumberingChoice::Expert, "setup-numbering-expert", String::new()),
    ];
    choices(ui, |ui| {
        for (numbering, name, numbers) in numberings {
            let text = tools.words.with(name, &[("numbers", numbers.into())]);
            choice(ui, &mut form.numbering, numbering, text);
        }
    });
    match form.numbering {
        NumberingChoice::First => {}
        NumberingChoice::Rising | NumberingChoice::Falling => {
            ui.label(tools.text("setup-leftmost"));
            choices(ui, |ui| {
                for face in Face::ALL {
                    let mut chosen = leftmost;
                    choice(ui, &mut chosen, face, face.to_string());
                    if chosen != leftmost {
                        form.leftmost = Some(chosen);
                    }
                }
            });
        }
        NumberingChoice::Expert => {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(tools.text("setup-own-numbers"));
                let edit = TextEdit::singleline(&mut form.own_numbers).desired_width(160.0).hint_text("4 5 6 1 2 3");
                let field = ui.add(edit).labelled_by(label.id);
                if form.found(sentences(wrong, Field::Numbering).next().is_some()) {
                    field.request_focus();
                }
            });
        }
    }
}
