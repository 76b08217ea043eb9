//! A game to be added to BG Stats: a code that a phone scans, and the same address to copy.

use egui::{Align, CentralPanel, Frame, Label, Layout, Margin, Rect, RichText, Ui, UiBuilder, vec2};

use crate::desk::app::command::Command;
use crate::desk::app::overlay::Overlay;
use crate::desk::session::Tabletop;
use crate::desk::tokens;
use crate::desk::widgets::qr;
use crate::desk::widgets::tools::{Tools, describe_picture};
use crate::gallery::Qr;

/// The most of the width for the code.
const CODE: f32 = 0.62;

/// The screen with the address that adds a game to BG Stats.
pub(crate) struct BgStatsScreen {
    link: String,
    /// The code of the address; `None` for so many players that no code holds it.
    code: Option<Qr>,
}

impl BgStatsScreen {
    /// Creates the screen of that address.
    pub(crate) fn new(link: String) -> Self {
        Self { code: Qr::of(&link), link }
    }
}

impl Overlay for BgStatsScreen {
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, _game: Option<&dyn Tabletop>) {
        CentralPanel::default().frame(Frame::new().inner_margin(Margin::symmetric(14, 8))).show(ui, |ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            ui.horizontal(|ui| {
                ui.label(RichText::new(tools.text("bg-stats")).font(tokens::title()));
                tools.at_right(ui, &["desk-leave"], |ui, tools| {
                    tools.button(ui, "desk-leave", Command::Leave);
                });
            });
            ui.add_space(tokens::GAP);
            let all = ui.available_rect_before_wrap();
            let side = all.height().min(all.width() * CODE);
            let words = match &self.code {
                Some(code) => {
                    let place = Rect::from_min_size(all.min, vec2(side, side));
                    qr::paint(ui.painter(), place, code);
                    describe_picture(ui, place, ui.scope_id().with("code"), &tools.text("bg-stats-code"));
                    all.with_min_x(place.right() + 2.0 * tokens::GAP)
                }
                None => all,
            };
            let beside = UiBuilder::new().max_rect(words).layout(Layout::top_down(Align::Min));
            ui.scope_builder(beside, |ui| {
                let scan = if self.code.is_some() { "bg-stats-scan" } else { "bg-stats-long" };
                for (text, font) in [(scan, tokens::large_text()), ("bg-stats-about", tokens::text())] {
                    ui.add(Label::new(RichText::new(tools.text(text)).font(font)).wrap());
                    ui.add_space(tokens::GAP);
                }
                if ui.button(tools.text("bg-stats-copy")).clicked() {
                    ui.ctx().copy_text(self.link.clone());
                    tools.ask(Command::Copied("bg-stats-copied"));
                }
            });
        });
    }
}
