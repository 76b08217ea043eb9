//! The introduction before the first game.

use egui::{Label, RichText, Sense, Ui, vec2};

use crate::desk::app::command::Command;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, part_title};
use crate::show::GameKind;

/// The size of a drawing beside a title.
const DRAWING: f32 = 44.0;

/// Draws the lessons of a game below each other, each with its drawings; above them its tutorial, if there is one and no other
/// window keeps the game.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, kind: Option<&'static GameKind>, looks_on: bool) {
    ui.label(RichText::new(tools.text("start-first")).font(tokens::title()));
    let Some(kind) = kind else { return };
    if !looks_on && (kind.lesson_code)().is_some() {
        tools.big_button(ui, &tools.text("start-teach"), Command::Teach);
        ui.label(RichText::new(tools.text("start-teach-about")).font(tokens::plain(17.0)));
    }
    for lesson in kind.first_time(tools.words) {
        ui.add_space(tokens::GAP);
        ui.horizontal(|ui| {
            for sprite in &lesson.sprites {
                let (rect, _) = ui.allocate_exact_size(vec2(DRAWING, DRAWING), Sense::hover());
                tools.pictures.icon(ui.painter(), rect, *sprite);
            }
            part_title(ui, &lesson.title);
        });
        for line in &lesson.lines {
            ui.add(Label::new(RichText::new(line).font(tokens::plain(17.0))).wrap());
        }
    }
}
