//! Explanations of drawn things: a card for the thing under a resting pointer or a touch, or reached by the arrow keys.

use std::time::Duration;

use egui::{
    EventFilter, Frame, Id, Key, LayerId, Modifiers, Order, RichText, Stroke, StrokeKind, Tooltip, Ui, Vec2, accesskit,
};

use super::parts::{Part, Parts, stop};
use super::tools::{Tools, read_out};
use crate::desk::tokens;
use crate::show::Explained;

/// The explained part, from frame to frame.
#[derive(Default)]
pub(crate) struct Explaining {
    /// Whether the picture's legend is shown.
    pub(crate) legend: bool,
    /// The part reached by the arrow keys.
    stepped: Option<Id>,
    /// Whether they were pressed since the focus came, and nothing was done since: the focus alone hides nothing under
    /// a card.
    arrowed: bool,
    /// The part that was touched or clicked.
    pinned: Option<Id>,
    /// Whether a card is shown for the pointer: the next part then needs no rest.
    hovers: bool,
    /// Whether the pointer has not moved since its card was closed.
    hushed: bool,
}

impl Explaining {
    /// Closes the card of a touch or of a resting pointer, since its part may be another thing now. The card of the
    /// arrow keys stays if nothing but a key `was_pressed`: it may be theirs.
    pub(crate) const fn forget(&mut self, was_pressed: bool) {
        self.pinned = None;
        self.arrowed &= was_pressed;
        self.hushed = true;
        self.hovers = false;
    }

    /// Whether a card is shown for a pointer or a touch.
    pub(crate) const fn shows(&self) -> bool {
        self.hovers || self.pinned.is_some()
    }

    /// Draws the current card, over everything on this layer.
    pub(crate) fn ui(&mut self, ui: &Ui, tools: &Tools<'_>, parts: &Parts) {
        let parts = parts.take();
        let stepped = self.step(ui, &parts);
        let under = Self::under(ui, &parts);
        if ui.input(|input| input.pointer.primary_pressed()) {
            self.pinned = under.map(|part| part.id).filter(|id| self.pinned != Some(*id));
        }
        if ui.input(|input| input.pointer.delta() != Vec2::ZERO || input.pointer.any_pressed()) {
            self.hushed = false;
        }
        let pinned = parts.iter().find(|part| Some(part.id) == self.pinned);
        let hovered = under.filter(|_| pinned.is_none()).filter(|_| !self.hushed && self.rests(ui));
        self.hovers = hovered.is_some();
        if let Some(part) = stepped {
            ring(ui, tools, part);
        }
        let asked = stepped.filter(|_| self.arrowed);
        if let Some(part) = asked.or(pinned).or(hovered) {
            ring(ui, tools, part);
            card(ui, part, asked.is_some());
        }
    }

    /// Returns the part reached by the arrow keys, while the focus is on the stop.
    fn step<'a>(&mut self, ui: &Ui, parts: &'a [Part]) -> Option<&'a Part> {
        if parts.is_empty() || !ui.memory(|memory| memory.has_focus(stop())) {
            self.arrowed = false;
            return None;
        }
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(stop(), arrows));
        let pressed =
            |keys: [Key; 2]| ui.input_mut(|input| keys.into_iter().any(|key| input.consume_key(Modifiers::NONE, key)));
        // It begins in the picture, where the focus stands.
        let inside = |part: &Part| {
            let stop = ui.ctx().read_response(stop());
            stop.is_some_and(|stop| stop.rect.contains(part.rect.center()))
        };
        let here = parts.iter().position(|part| Some(part.id) == self.stepped);
        let at = here.or_else(|| parts.iter().position(inside)).unwrap_or_default();
        let last = parts.len() - 1;
        let (onward, back) = (pressed([Key::ArrowRight, Key::ArrowDown]), pressed([Key::ArrowLeft, Key::ArrowUp]));
        self.arrowed |= onward || back;
        let at = match (onward, back) {
            (true, _) => {
                if at == last {
                    0
                } else {
                    at + 1
                }
            }
            (false, true) => at.checked_sub(1).unwrap_or(last),
            (false, false) => at,
        };
        let part = parts.get(at)?;
        self.stepped = Some(part.id);
        let active: accesskit::NodeId = part.id.accesskit_id();
        ui.ctx().accesskit_node_builder(stop(), |node| node.set_active_descendant(active));
        Some(part)
    }

    /// Returns the topmost part under the pointer, unless another layer covers it.
    fn under<'a>(ui: &Ui, parts: &'a [Part]) -> Option<&'a Part> {
        let at = ui.input(|input| input.pointer.interact_pos().or(input.pointer.hover_pos()))?;
        let part = parts.iter().rev().find(|part| part.contains(at))?;
        (ui.ctx().layer_id_at(at) == Some(ui.layer_id())).then_some(part)
    }

    /// Whether the pointer has rested long enough for an explanation; requests a frame for the time when it will have.
    fn rests(&self, ui: &Ui) -> bool {
        let delay = ui.style().interaction.tooltip_delay;
        let rested = ui.input(|input| input.pointer.time_since_last_movement());
        let over = ui.input(|input| input.pointer.has_pointer());
        if over && !self.hovers && rested < delay {
            ui.ctx().request_repaint_after(Duration::from_secs_f32(delay - rested));
        }
        over && (self.hovers || rested >= delay)
    }
}

/// Draws a line around a part.
fn ring(ui: &Ui, tools: &Tools<'_>, part: &Part) {
    let edge = Stroke::new(3.0, tools.palette.focus);
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, stop()));
    if part.round {
        painter.circle_stroke(part.rect.center(), part.rect.width() / 2.0, edge);
    } else {
        painter.rect_stroke(part.rect, tokens::CORNER, edge, StrokeKind::Outside);
    }
}

/// Draws the card beside its part.
fn card(ui: &Ui, part: &Part, live: bool) {
    let tooltip = Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), stop().with("card"), part.rect);
    tooltip.gap(6.0).width(CARD).show(|ui| {
        Frame::NONE.inner_margin(4).show(ui, |ui| {
            let Explained { name, rule, state } = &*part.explained;
            let head = ui.label(RichText::new(name).font(tokens::strong()));
            if live {
                read_out(ui, &head);
            }
            if !rule.is_empty() {
                ui.label(rule);
            }
            for state in state {
                ui.label(RichText::new(state).font(tokens::strong_text()));
            }
        });
    });
}

/// The greatest width of a card.
const CARD: f32 = 340.0;
