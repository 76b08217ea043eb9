//! The tools with which every part of the desk draws.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Color32, Context, FontId, Frame, Galley, Id, Layout, Margin, Painter, Rect, Response, RichText, Role,
    Stroke, TextStyle, Ui, UiBuilder, WidgetInfo, accesskit, accesskit_root_id,
};

use super::parts::Parts;
use super::picture::Drawings;
use crate::crier::Words;
use crate::desk::app::command::Command;
use crate::desk::app::groups::Group;
use crate::desk::app::keys;
use crate::desk::tokens::{self, Palette};
use crate::show::{Armorial, Explained, Invitation, ReadyCount, Tone};
use crate::stage::Sprite;

/// Words, pictures and a list of commands, passed down while a frame is drawn.
pub struct Tools<'a> {
    /// The words.
    pub words: &'a Words,
    /// The drawings in the theme's look.
    pub pictures: Drawings<'a>,
    /// The theme's colors.
    pub palette: &'a Palette,
    /// The people's arms.
    pub armorial: &'a Armorial,
    /// The saved groups of players.
    pub groups: &'a [Group],
    /// Whether voice and bells are muted.
    pub muted: bool,
    /// Whether the audience's screens are dark.
    pub dark: bool,
    /// The number of phones that follow; `None` where none can.
    pub phones: Option<usize>,
    /// The ready count of seated phones, while players choose.
    pub ready: Option<ReadyCount>,
    /// The invitation for phones; `None` where none can follow.
    pub invited: Option<&'a Arc<Invitation>>,
    /// The explainable parts of this frame; `None` where nobody can point at them.
    pub(crate) parts: Option<&'a Parts>,
    /// The commands given in this frame.
    pub commands: &'a mut Vec<Command>,
}

impl Tools<'_> {
    /// Returns the message with that name.
    #[must_use]
    pub fn text(&self, name: &str) -> String {
        self.words.text(name)
    }

    /// Returns the same tools with other words.
    pub const fn in_words<'b>(&'b mut self, words: &'b Words) -> Tools<'b> {
        let Tools { pictures, palette, armorial, groups, muted, dark, .. } = *self;
        let (phones, ready, invited, parts) = (None, None, None, None);
        Tools {
            words,
            pictures,
            palette,
            armorial,
            groups,
            muted,
            dark,
            phones,
            ready,
            invited,
            parts,
            commands: self.commands,
        }
    }

    /// Returns the ready count as “5 of 7 ready”.
    #[must_use]
    pub(crate) fn ready_text(&self, count: ReadyCount) -> String {
        self.words.with("ready-count", &[("ready", count.ready.into()), ("of", count.of.into())])
    }

    /// Returns the color of a mark of a game's track.
    #[must_use]
    pub const fn tone(&self, tone: Tone) -> Color32 {
        match tone {
            Tone::Light => self.palette.light_mark,
            Tone::Dark => self.palette.dark_mark,
        }
    }

    /// Describes text that is painted at `rect` to screen readers, and makes it explainable.
    pub(crate) fn explain(&self, ui: &Ui, rect: Rect, id: Id, name: &str, explained: &Arc<Explained>) -> Response {
        let response = describe(ui, rect, id, name);
        self.explained(ui, &response, rect, false, explained);
        response
    }

    /// As [`Self::explain`], for a round part of a picture.
    pub(crate) fn explain_round(
        &self,
        ui: &Ui,
        rect: Rect,
        id: Id,
        name: &str,
        explained: &Arc<Explained>,
    ) -> Response {
        let response = describe_picture(ui, rect, id, name);
        self.explained(ui, &response, rect, true, explained);
        response
    }

    /// Makes a named widget explainable, too.
    pub(crate) fn explained(&self, ui: &Ui, response: &Response, rect: Rect, round: bool, explained: &Arc<Explained>) {
        if **explained == Explained::default() {
            return;
        }
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(explained.about()));
        if let Some(parts) = self.parts {
            parts.add(response.id, rect, round, explained);
        }
    }

    /// Adds a command, to be run after the frame is drawn.
    pub fn ask(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// Draws a plain button that gives a command.
    pub fn button(&mut self, ui: &mut Ui, name: &str, command: Command) -> Response {
        self.button_if(ui, true, name, command)
    }

    /// Returns the label of a button or box, with the name of its key if it has one.
    #[must_use]
    pub fn label(&self, ui: &Ui, name: &str) -> String {
        keys::label(ui.ctx(), self.words, name)
    }

    /// Draws a plain button that gives a command while it is enabled.
    pub fn button_if(&mut self, ui: &mut Ui, enabled: bool, name: &str, command: Command) -> Response {
        let button = egui::Button::new(self.label(ui, name)).min_size([tokens::TOUCH, 0.0].into());
        let response = ui.add_enabled(enabled, button);
        if response.clicked() {
            self.ask(command);
        }
        response
    }

    /// Returns the width of plain buttons with these names beside each other.
    #[must_use]
    pub fn width_of(&self, ui: &Ui, names: &[&str]) -> f32 {
        let font = TextStyle::Button.resolve(ui.style());
        let gap = ui.spacing().item_spacing.x;
        // Around a button's text egui leaves the padding without its line in whole points, and then the line.
        let line = ui.visuals().widgets.inactive.bg_stroke.width;
        let around = ((ui.spacing().button_padding.x - line).floor() + line) * 2.0 + gap;
        let wide = |name: &&str| (width(ui, &self.label(ui, name), font.clone()) + around).max(tokens::TOUCH + gap);
        names.iter().map(wide).sum::<f32>() - gap
    }

    /// Draws plain buttons with these names from left to right, in reading order, so that the last one ends where `ui`
    /// does; returns where they begin.
    pub fn at_right(&mut self, ui: &mut Ui, names: &[&str], draw: impl FnOnce(&mut Ui, &mut Self)) -> f32 {
        self.at_right_and(ui, names, 0.0, draw)
    }

    /// As [`Tools::at_right`], with room of that width after the buttons.
    pub(crate) fn at_right_and(
        &mut self,
        ui: &mut Ui,
        names: &[&str],
        wide: f32,
        draw: impl FnOnce(&mut Ui, &mut Self),
    ) -> f32 {
        let all = ui.available_rect_before_wrap();
        let rect = all.with_min_x(all.right() - self.width_of(ui, names) - wide);
        let row = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(row, |ui| draw(ui, self));
        rect.left()
    }

    /// Draws a round switch that gives a command to toggle it; its tooltip names the key.
    pub(crate) fn switch(&mut self, ui: &mut Ui, on: bool, sprite: Sprite, name: &str, command: Command) {
        let name = self.label(ui, name);
        let (rect, response) = ui.allocate_exact_size([tokens::TOUCH; 2].into(), egui::Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Switch, ui.is_enabled(), on, &name));
        let visuals = ui.style().interact(&response);
        let fill = if on { self.palette.chosen } else { visuals.bg_fill };
        ui.painter().rect(rect, visuals.corner_radius, fill, visuals.bg_stroke, egui::StrokeKind::Inside);
        self.pictures.icon(ui.painter(), rect.shrink(5.0), sprite);
        if tip(response, &name).clicked() {
            self.ask(command);
        }
    }

    /// Draws the big button, for the next right step.
    pub fn big_button(&mut self, ui: &mut Ui, text: &str, command: Command) -> Response {
        self.big_button_if(ui, true, text, command)
    }

    /// Draws the big button, visibly not ready if so; it gives its command all the same.
    pub fn big_button_if(&mut self, ui: &mut Ui, ready: bool, text: &str, command: Command) -> Response {
        self.big(ui, ready, (text, text), command)
    }

    /// Draws the big button while something moves, without its text, which could give away what is not seen yet.
    pub fn waiting_button(&mut self, ui: &mut Ui, name: &str, command: Command) -> Response {
        let name = self.text(name);
        self.big(ui, true, ("…", &name), command)
    }

    /// Draws the big button for the same game once more. Its id is none of the earlier ones': one press too many by
    /// keyboard must not trigger it.
    pub(crate) fn again_button(&mut self, ui: &mut Ui, text: &str) -> Response {
        ui.push_id("again", |ui| self.big_button(ui, text, Command::PlayAgain)).inner
    }

    fn big(&mut self, ui: &mut Ui, ready: bool, (text, name): (&str, &str), command: Command) -> Response {
        let size = egui::vec2(ui.available_width(), 56.0);
        let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
        let (fill, ink) = match (ready, response.hovered()) {
            (true, true) => (self.palette.action_hovered, self.palette.action_ink),
            (true, false) => (self.palette.action, self.palette.action_ink),
            (false, true | false) => (self.palette.card, self.palette.faint),
        };
        let edge = Stroke::new(1.5, if ready { fill } else { self.palette.line });
        ui.painter().rect(rect, tokens::CORNER, fill, edge, egui::StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui.painter(), rect, self.palette);
        }
        let words = large_words(ui, text, ink, rect.width() - 2.0 * tokens::GAP);
        ui.painter().galley(rect.center() - words.size() / 2.0, words, ink);
        if response.clicked() {
            self.ask(command);
        }
        response
    }
}

/// Draws the ring around what has the focus, on any ground: a pale line within it parts it from what is dark.
pub(crate) fn focus_ring(painter: &Painter, rect: Rect, palette: &Palette) {
    for (within, wide, color) in [(3.0, 2.0, palette.card), (0.0, 3.0, palette.focus)] {
        painter.rect_stroke(rect.shrink(within), tokens::CORNER, Stroke::new(wide, color), egui::StrokeKind::Inside);
    }
}

/// Returns the frame of a card on the ground.
pub(crate) fn card(palette: &Palette) -> Frame {
    Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.5, palette.line))
        .corner_radius(tokens::CORNER)
        .inner_margin(Margin::symmetric(12, 8))
}

/// Draws the title of a part of a screen.
pub(crate) fn part_title(ui: &mut Ui, text: &str) -> Response {
    ui.label(RichText::new(text).font(tokens::strong()))
}

/// Draws a sentence about an error above it.
pub(crate) fn wrong(ui: &mut Ui, text: &str) -> Response {
    ui.colored_label(ui.visuals().error_fg_color, RichText::new(text).font(tokens::strong_text()))
}

/// Draws sentences about errors above them.
pub(crate) fn wrongs<'a>(ui: &mut Ui, sentences: impl Iterator<Item = &'a str>) {
    for sentence in sentences {
        wrong(ui, sentence);
    }
}

/// Describes text that is painted at `rect` to screen readers; it cannot be used.
pub(crate) fn describe(ui: &Ui, rect: Rect, id: Id, text: &str) -> Response {
    described(ui, rect, id, text, Role::Paragraph)
}

/// Describes a picture that is painted at `rect` to screen readers; it cannot be used.
pub(crate) fn describe_picture(ui: &Ui, rect: Rect, id: Id, text: &str) -> Response {
    described(ui, rect, id, text, Role::Image)
}

fn described(ui: &Ui, rect: Rect, id: Id, text: &str, role: Role) -> Response {
    let response = ui.interact(rect, id, egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(role, true, text));
    response
}

/// Shows the name as a tooltip. A tooltip describes its widget, and nothing is described by its own name.
pub(crate) fn tip(response: Response, name: &str) -> Response {
    let response = response.on_hover_text(name);
    response.ctx.accesskit_node_builder(response.id, |node| {
        if node.description() == Some(name) {
            node.clear_description();
        }
    });
    response
}

/// Makes screen readers read out the response whenever it changes.
pub(crate) fn read_out(ui: &Ui, response: &Response) {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(accesskit::Live::Polite));
}

/// Returns the width of `text` in one line.
pub(crate) fn width(ui: &Ui, text: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// Lays out the words of the big button: in one line of that width or, if they are long, in two of smaller letters.
fn large_words(ui: &Ui, text: &str, ink: Color32, width: f32) -> Arc<Galley> {
    const LONG: f32 = 1.25;
    const LOWER: f32 = 0.68;

    let font = tokens::title();
    if self::width(ui, text, font.clone()) <= width * LONG {
        return name_line(ui, text, &font, ink, width);
    }
    let size = font.size * LOWER;
    let format = TextFormat { line_height: Some(size * 1.1), ..TextFormat::simple(FontId { size, ..font }, ink) };
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap = TextWrapping { max_width: width, max_rows: 2, ..TextWrapping::default() };
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Lays out a name in one line of that width: in smaller letters if it is long, and cut only where these would be too
/// small.
pub(crate) fn name_line(ui: &Ui, name: &str, font: &FontId, ink: Color32, width: f32) -> Arc<Galley> {
    const LEAST: f32 = 0.6;

    let wide = self::width(ui, name, font.clone()).max(1.0);
    let font = FontId { size: font.size * (width / wide).clamp(LEAST, 1.0), ..font.clone() };
    let mut job = LayoutJob::simple_singleline(name.to_owned(), font, ink);
    job.wrap = TextWrapping::truncate_at_width(width);
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Draws a setting with its choices.
pub(crate) fn row(ui: &mut Ui, tools: &Tools<'_>, name: &str, choices: impl FnOnce(&mut Ui)) {
    high_row(ui, tools, name, ui.spacing().interact_size.y, choices);
}

/// As [`row`], with a given row height: `egui::Grid` aligns by the declared height, not the real one.
pub(crate) fn high_row(ui: &mut Ui, tools: &Tools<'_>, name: &str, high: f32, choices: impl FnOnce(&mut Ui)) {
    row_title(ui, tools, name);
    let size = egui::vec2(ui.available_width(), high);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), choices);
    ui.end_row();
}

/// Draws the name of a setting, in the same width on every part of the page.
pub(crate) fn row_title(ui: &mut Ui, tools: &Tools<'_>, name: &str) -> Response {
    let titled = ui.scope(|ui| {
        ui.set_min_width(tokens::SETTING);
        part_title(ui, &tools.text(name))
    });
    titled.inner
}

/// Draws choices beside each other, each large enough for a finger.
pub(crate) fn choices(ui: &mut Ui, draw: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.horizontal_wrapped(draw);
    });
    ui.add_space(tokens::GAP);
}

/// Draws one of several values, which can be seen to be a button when another one is chosen, too.
pub(crate) fn choice<V: PartialEq>(ui: &mut Ui, chosen: &mut V, value: V, text: String) {
    let button = egui::Button::selectable(*chosen == value, text).frame_when_inactive(true);
    if ui.add(button.min_size([tokens::TOUCH; 2].into())).clicked() {
        *chosen = value;
    }
}

/// Sets the window's name for screen readers, which do not get the title.
pub(crate) fn name_window(ctx: &Context, name: &str) {
    ctx.accesskit_node_builder(accesskit_root_id(), |node| node.set_label(name));
}
