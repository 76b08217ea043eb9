//! Samples for the settings: each choice is shown in its own colors, letters and words.

use egui::{Align2, Button, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::crier::{Language, Manner};
use crate::desk::app::settings::TextSize;
use crate::desk::tokens::{self, Theme};
use crate::desk::widgets::cry_banner;
use crate::desk::widgets::tools::Tools;
use crate::show::Shown;

/// The height of a row of themes, with the ring around the focused one.
pub(super) const THEMES: f32 = DESK[1] + 8.0;
/// The height of the row of manners.
pub(super) const MANNERS: f32 = tokens::TOUCH + CRY[1] + 12.0;
/// The size of a small picture of the desk.
const DESK: [f32; 2] = [148.0, 84.0];
/// The size of a sample cry.
const CRY: [f32; 2] = [400.0, 96.0];

/// Draws a choice that looks clickable.
pub(super) fn choice<T: PartialEq>(ui: &mut Ui, wished: &mut T, value: T, text: String) {
    choice_of(ui, wished, value, RichText::new(text));
}

fn choice_of<T: PartialEq>(ui: &mut Ui, wished: &mut T, value: T, text: RichText) {
    let button = Button::selectable(*wished == value, text).frame_when_inactive(true);
    if ui.add(button.min_size(vec2(tokens::TOUCH, tokens::TOUCH))).clicked() {
        *wished = value;
    }
}

/// Draws the sizes of text, each in its own size.
pub(super) fn sizes(ui: &mut Ui, tools: &Tools<'_>, wished: &mut TextSize, factor: fn(TextSize) -> f32) {
    for size in TextSize::ALL {
        let name = match size {
            TextSize::Normal => "settings-text-normal",
            TextSize::Large => "settings-text-large",
            TextSize::Larger => "settings-text-larger",
        };
        // The page itself grows with the desk's text: what is shown is how much larger one is than another.
        let font = tokens::plain(tokens::TEXT.text * factor(size));
        choice_of(ui, wished, size, RichText::new(tools.text(name)).font(font));
    }
}

/// Draws a theme as a small picture of the desk in its own colors; returns whether it was clicked.
pub(super) fn themed(ui: &mut Ui, tools: &Tools<'_>, theme: Theme, chosen: bool) -> bool {
    let name = tools.text(match theme {
        Theme::Parchment => "settings-theme-parchment",
        Theme::Dark => "settings-theme-dark",
        Theme::Contrast => "settings-theme-contrast",
    });
    let of = tokens::palette(theme);
    let text = ui.painter().layout_no_wrap(name.clone(), tokens::strong_text(), of.ink);
    let wide = DESK[0].max(text.size().x + 24.0);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, DESK[1]), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
    let painter = ui.painter();
    let line = if chosen { Stroke::new(4.0, tools.palette.focus) } else { Stroke::new(1.5, tools.palette.line) };
    painter.rect(rect, tokens::CORNER, of.ground, line, StrokeKind::Inside);
    // The cry above, the wheel and what may be chosen in the middle, the big button below.
    let inside = rect.shrink(9.0);
    let thin = Stroke::new(1.0, of.line);
    painter.rect_filled(inside.with_max_y(inside.top() + 13.0), 3, of.cry);
    painter.rect_filled(inside.with_min_y(inside.bottom() - 9.0), 3, of.action);
    let middle = inside.with_min_y(inside.top() + 40.0).with_max_y(inside.bottom() - 13.0);
    painter.circle(pos2(middle.left() + 8.0, middle.center().y), 6.5, of.chosen, thin);
    for (row, mark) in [(0.0, of.alarm), (1.0, of.light_mark)] {
        let top = middle.top() - 1.0 + row * 7.0;
        let card = middle.with_min_x(middle.left() + 24.0).with_min_y(top).with_max_y(top + 5.5);
        painter.rect(card, 2, of.card, thin, StrokeKind::Inside);
        painter.rect(card.with_max_x(card.left() + 6.0), 2, mark, thin, StrokeKind::Inside);
    }
    let name_at = pos2(rect.center().x, inside.top() + 26.0);
    painter.galley(Align2::CENTER_CENTER.anchor_size(name_at, text.size()).min, text, of.ink);
    if response.has_focus() {
        let ring = Stroke::new(2.5, tools.palette.focus);
        painter.rect_stroke(rect.expand(4.0), tokens::CORNER + 3, ring, StrokeKind::Inside);
    }
    response.clicked()
}

/// Draws the crier's manners, each over the same cry.
pub(super) fn manners(ui: &mut Ui, tools: &Tools<'_>, wished: &mut Manner, language: Language, sample: Option<&Shown>) {
    let wide = ((ui.available_width() - ui.spacing().item_spacing.x) / 2.0).min(CRY[0]);
    for manner in Manner::ALL {
        let name = match manner {
            Manner::Herald => "settings-manner-herald",
            Manner::Plain => "settings-manner-plain",
        };
        ui.vertical(|ui| {
            ui.set_width(wide);
            choice(ui, wished, manner, tools.text(name));
            let Some(sample) = sample else { return };
            let said = sample.news.said(&sample.words(language, manner));
            let (rect, _) = ui.allocate_exact_size(vec2(wide, CRY[1]), Sense::hover());
            let sizes = cry_banner::Sizes { cry: 32.0, least_cry: 20.0, text: tokens::TEXT.text, over: false };
            ui.push_id(name, |ui| cry_banner::paint(ui, tools, rect, &sizes, &said, false));
        });
    }
}
