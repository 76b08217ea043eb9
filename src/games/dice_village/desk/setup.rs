//! The fields of the new game's form: who plays and with what, and everything else under the options.

use egui::{Sense, Ui, Vec2};

use super::form::{Field, Form, Wrong};
use crate::chronicle::hall::PlayerName;
use crate::desk::widgets::scrolled::opening;
use crate::desk::widgets::tools::{Tools, choice, choices, part_title, wrongs};
use crate::desk::{sentences, tokens};
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom};
use crate::games::dice_village::rules::{Depth, Paid, Seat, Setup};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words;
use crate::show::Counted as _;

/// How large a player's mark is.
const MARK: f32 = 34.0;

/// Draws the fields, and what is wrong at its field.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    form.seating.players_ui(ui, tools, DiceVillage::color, Setup::PLAYERS);
    seats(ui, tools, form);
    wrongs(ui, sentences(wrong, Field::Players));
    ui.add_space(tokens::GAP);
    part_title(ui, &tools.text("setup-merchants"));
    let before = form.cards;
    choices(ui, |ui| {
        choice(ui, &mut form.cards, CardsFrom::Code, tools.text("setup-merchants-house"));
        let boxed = match form.cards {
            CardsFrom::Code => CardsFrom::Box(Depth::Purses),
            boxed @ CardsFrom::Box(_) => boxed,
        };
        choice(ui, &mut form.cards, boxed, tools.text("setup-merchants-box"));
    });
    match &mut form.cards {
        CardsFrom::Code => drop(ui.label(tools.text("setup-merchants-house-about"))),
        CardsFrom::Box(chosen) => {
            let asked = ui.scope(|ui| depth(ui, tools, chosen)).response;
            if before == CardsFrom::Code {
                // What is asked besides may lie below.
                asked.scroll_to_me(None);
            }
        }
    }
    ui.add_space(tokens::GAP);
    let mut open = form.more;
    let about = if form.is_paid() { "setup-options-about" } else { "setup-options-dice-about" };
    opening(ui, tools.text("setup-options"), tools.text(about), &mut open, |ui| {
        more(ui, tools, form, wrong);
    });
    form.more = open;
}

/// Who sits where: a player is called by the color of the dice.
fn seats(ui: &mut Ui, tools: &Tools<'_>, form: &Form) {
    ui.horizontal_wrapped(|ui| {
        for (seat, name) in Seat::all().zip(form.seating.names()) {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(MARK), Sense::hover());
            tools.pictures.icon(ui.painter(), rect, Art::Mark(Mark::of(seat)));
            ui.label(seat_name(tools, seat, &name));
            ui.add_space(tokens::GAP);
        }
    });
}

/// A player by color and, where there is one, by name.
fn seat_name(tools: &Tools<'_>, seat: Seat, name: &str) -> String {
    let color = words::color(tools.words, seat);
    if name.is_empty() {
        return color;
    }
    let name = PlayerName::shortened(name);
    tools.words.with("setup-seat", &[("color", color.into()), ("name", name.into())])
}

/// How much is told of a round, where cards are only counted.
fn depth(ui: &mut Ui, tools: &Tools<'_>, chosen: &mut Depth) {
    part_title(ui, &tools.text("setup-depth"));
    choices(ui, |ui| {
        choice(ui, chosen, Depth::Dice, tools.text("setup-depth-dice"));
        choice(ui, chosen, Depth::Sales, tools.text("setup-depth-sales"));
        choice(ui, chosen, Depth::Purses, tools.text("setup-depth-purses"));
    });
    ui.label(tools.text(match chosen {
        Depth::Dice => "setup-depth-dice-about",
        Depth::Sales => "setup-depth-sales-about",
        Depth::Purses => "setup-depth-purses-about",
    }));
}

fn more(ui: &mut Ui, tools: &mut Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    form.seating.code_ui(ui, tools, sentences(wrong, Field::Code));
    part_title(ui, &tools.text("setup-first"));
    let names = form.seating.names();
    choices(ui, |ui| {
        choice(ui, &mut form.first, FirstFrom::Code, tools.text("setup-first-code"));
        for (seat, name) in Seat::all().zip(names) {
            choice(ui, &mut form.first, FirstFrom::Entered(seat), seat_name(tools, seat, &name));
        }
    });
    wrongs(ui, sentences(wrong, Field::First));
    part_title(ui, &tools.text("setup-dice"));
    choices(ui, |ui| {
        choice(ui, &mut form.dice, DiceFrom::Code, tools.text("setup-dice-code"));
        choice(ui, &mut form.dice, DiceFrom::Entered, tools.text("setup-dice-entered"));
    });
    if form.is_paid() {
        part_title(ui, &tools.text("setup-paid"));
        choices(ui, |ui| {
            choice(ui, &mut form.paid, Paid::Owner, tools.text("setup-paid-owner"));
            choice(ui, &mut form.paid, Paid::Seller, tools.text("setup-paid-seller"));
        });
    }
}
