//! The rules of the game: page by page, or by a search.

use std::mem;

use egui::{Label, RichText, Sense, TextEdit, Ui, vec2};

use super::pages::Told;
use crate::crier::{Language, Words};
use crate::desk::app::command::Command;
use crate::desk::made::Made;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, part_title};
use crate::show::{ReferenceLine, ReferencePage, Sent};

/// The last search and its results, kept until the page is opened again.
#[derive(Default)]
pub(crate) struct RulesPage {
    asked: String,
    /// Whether the page was just opened, so that the search gets the focus.
    pub(crate) opened: bool,
    /// The page shown without a search.
    at: usize,
    found: Made<LookedFor, Vec<(usize, ReferencePage)>>,
}

/// The input of a search: its text, the language, and the game.
type LookedFor = (String, Language, &'static str);

/// Draws the search field and the rules.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, page: &mut RulesPage, told: &Told<'_>) {
    let RulesPage { asked, at, found, opened } = page;
    ui.label(RichText::new(tools.text("reference-title")).font(tokens::title()));
    ui.horizontal(|ui| {
        let label = part_title(ui, &tools.text("reference-search"));
        let field = TextEdit::singleline(asked)
            .font(tokens::strong())
            .desired_width(320.0)
            .min_size(vec2(320.0, tokens::TOUCH));
        let field = ui.add(field).labelled_by(label.id);
        if mem::take(opened) {
            field.request_focus();
        }
    });
    let rules = |words: &Words| told.kind.map(|kind| kind.reference(words)).unwrap_or_default();
    let key = (asked.clone(), tools.words.language(), told.kind.map_or("", |kind| kind.name));
    let found = found.of(key, |(asked, ..)| rules(tools.words).find(asked));
    if found.is_empty() {
        ui.label(tools.words.with("reference-none", &[("asked", asked.as_str().into())]));
    }
    let looking = !asked.trim().is_empty();
    if !looking {
        ui.horizontal_wrapped(|ui| {
            for (number, page) in found {
                ui.selectable_value(at, *number, &page.title);
            }
        });
    }
    for (number, page) in found.iter().filter(|(number, _)| looking || number == at) {
        ui.add_space(tokens::GAP);
        ui.horizontal(|ui| {
            part_title(ui, &page.title);
            if told.can_send {
                let here = Sent::Page(*number);
                let name = if told.moment.sent == Some(here) { "reference-hide" } else { "reference-show" };
                tools.button(ui, name, Command::ShowToAudience(here));
            }
        });
        for rule in &page.lines {
            line(ui, tools, rule);
        }
    }
}

/// The side of the drawing before a line.
const PICTURE: f32 = 32.0;
/// The width of the rule's number after it.
const NUMBER: f32 = 64.0;
/// The size of that number's letters.
const NUMBERED: f32 = 12.0;

fn line(ui: &mut Ui, tools: &Tools<'_>, line: &ReferenceLine) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
        for sprite in &line.sprites {
            tools.pictures.icon(ui.painter(), rect, *sprite);
        }
        let text = ui.available_width() - NUMBER;
        ui.scope(|ui| {
            ui.set_width(text);
            ui.add(Label::new(RichText::new(&line.text).font(tokens::large_text())).wrap());
        });
        // For whoever looks it up, and quiet for everybody else.
        ui.label(RichText::new(line.rule).font(tokens::plain(NUMBERED)).color(tools.palette.faint));
    });
}
