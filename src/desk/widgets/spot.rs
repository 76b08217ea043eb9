//! A clickable part of a picture: by pointer, finger and keyboard.

use egui::{Color32, Id, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit};

use super::tools::Tools;
use crate::desk::tokens;

/// A clickable part of a picture.
pub(crate) struct Spot<'a> {
    id: Id,
    rect: Rect,
    name: &'a str,
    round: bool,
    chosen: Option<bool>,
    empty: bool,
    reach: Option<Rect>,
    wrong: Option<&'a str>,
    sense: Sense,
}

impl<'a> Spot<'a> {
    /// Creates a spot at `rect`, with a name that tells its meaning and its state.
    pub(crate) const fn new(id: Id, rect: Rect, name: &'a str) -> Self {
        Self { id, rect, name, round: true, chosen: None, empty: false, reach: None, wrong: None, sense: Sense::CLICK }
    }

    /// Makes it a square, not a circle.
    pub(crate) const fn square(self) -> Self {
        Self { round: false, ..self }
    }

    /// Makes it one of several choices, and sets whether it is the chosen one.
    pub(crate) const fn chosen(self, chosen: bool) -> Self {
        Self { chosen: Some(chosen), ..self }
    }

    /// Marks it as an empty place.
    pub(crate) const fn empty(self, empty: bool) -> Self {
        Self { empty, ..self }
    }

    /// Limits it to its own rectangle, since others like it are close.
    pub(crate) const fn tight(self) -> Self {
        let rect = self.rect;
        self.reach(rect)
    }

    /// Limits it to that rectangle.
    pub(crate) const fn reach(self, touched: Rect) -> Self {
        Self { reach: Some(touched), ..self }
    }

    /// Sets its error, if there is one.
    pub(crate) const fn wrong(self, wrong: Option<&'a str>) -> Self {
        Self { wrong, ..self }
    }

    /// Makes it a focus stop; that is unnecessary only where the keyboard can do the same elsewhere.
    pub(crate) fn stop(self) -> Self {
        Self { sense: self.sense | Sense::FOCUSABLE, ..self }
    }

    /// Makes it draggable.
    pub(crate) fn dragged(self) -> Self {
        Self { sense: self.sense | Sense::DRAG, ..self }
    }

    /// Handles the interaction, and draws its state over the picture.
    pub(crate) fn ui(self, ui: &Ui, tools: &Tools<'_>) -> Response {
        let Self { id, rect, name, round, chosen, empty, reach, wrong, sense } = self;
        // A finger finds what is small in the picture, too.
        let least = rect.size().max(Vec2::splat(tokens::TOUCH));
        let touched = reach.unwrap_or_else(|| Rect::from_center_size(rect.center(), least));
        let response = ui.interact(touched, id, sense);
        response.widget_info(|| match chosen {
            Some(chosen) => WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, name),
            None => WidgetInfo::labeled(Role::Button, ui.is_enabled(), name),
        });
        if let Some(sentence) = wrong {
            ui.ctx().accesskit_node_builder(id, |node| {
                node.set_description(sentence);
                node.set_invalid(accesskit::Invalid::True);
            });
        }
        let edge = |width: f32, color: Color32, out: f32| {
            let (rect, stroke) = (rect.expand(out), Stroke::new(width, color));
            if round {
                ui.painter().circle_stroke(rect.center(), rect.width() / 2.0, stroke);
            } else {
                ui.painter().rect_stroke(rect, tokens::CORNER, stroke, StrokeKind::Outside);
            }
        };
        if empty {
            let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
            ui.painter().rect_filled(rect, tokens::CORNER, tools.palette.card);
            ui.painter().extend(Shape::dashed_line(&corners, Stroke::new(2.0, tools.palette.ink), 6.0, 5.0));
        }
        if chosen == Some(true) {
            edge(4.0, tools.palette.action, 1.0);
        }
        if wrong.is_some() {
            edge(9.0, tools.palette.card, 3.0);
            edge(6.0, tools.palette.wrong, 3.0);
        }
        if response.has_focus() {
            edge(6.0, tools.palette.card, 7.0);
            edge(4.0, tools.palette.focus, 7.0);
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
        } else if response.hovered() {
            edge(2.0, tools.palette.focus, 1.0);
        }
        response
    }
}
