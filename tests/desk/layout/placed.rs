//! Where buttons and fields stand, read back from egui's widgets.

use std::collections::HashSet;

use egui::{Id, LayerId, Order, Rect, Role};

use crate::desk::TestDesk;

/// What can be clicked or filled in, in pixels.
struct Control {
    name: String,
    rect: Rect,
    /// What of it is to be seen.
    seen: Rect,
    /// How far above the ground it lies.
    layer: usize,
}

/// All controls that can be reached, and what floats over them.
pub(super) struct Placed {
    controls: Vec<Control>,
    /// Menus, notices and cards, each with how far above the ground it lies.
    floats: Vec<(usize, Rect)>,
    /// The bars of what scrolls.
    bars: Vec<Rect>,
    /// The notice.
    notice: (usize, Rect),
}

impl Placed {
    /// What that desk placed last; what lies below a page cannot be reached.
    pub(super) fn of(desk: &TestDesk) -> Self {
        let ctx = &desk.0.ctx;
        let scale = ctx.pixels_per_point();
        let pixels = |rect: Rect| rect * scale;
        let (order, modal, areas) = ctx.memory(|memory| {
            let visible: HashSet<LayerId> = memory.areas().visible_layer_ids().into_iter().collect();
            let order: Vec<LayerId> = memory.layer_ids().filter(|layer| visible.contains(layer)).collect();
            let areas: Vec<Option<Rect>> = order.iter().map(|layer| memory.area_rect(layer.id)).collect();
            (order, memory.top_modal_layer(), areas)
        });
        // The ground is no area.
        let above = |layer: &LayerId| order.iter().position(|other| other == layer).map_or(0, |at| at + 1);
        let least = modal.as_ref().map_or(0, above);
        let is_float = |layer: &LayerId| layer.order != Order::Background && Some(*layer) != modal;
        let areas = order.iter().zip(areas).filter(|(layer, _)| is_float(layer));
        let floats = areas.filter_map(|(layer, rect)| Some((above(layer), pixels(rect?)))).collect();
        let notice = order.iter().position(|layer| layer.id == Id::unique("notice"));
        let place = ctx.memory(|memory| memory.area_rect(Id::unique("notice")));
        let notice = notice.zip(place).map_or((0, Rect::NOTHING), |(at, rect)| (at + 1, pixels(rect)));
        let (mut controls, mut bars) = (Vec::new(), Vec::new());
        ctx.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            for (layer, rects) in widgets.layers() {
                for widget in rects.iter().filter(|_| above(layer) >= least) {
                    let (rect, seen) = (pixels(widget.rect), pixels(widget.interact_rect));
                    match widgets.info(widget.id) {
                        Some(info) if is_control(info.role) => {
                            let name = info.label.clone().unwrap_or_default();
                            controls.push(Control { name, rect, seen, layer: above(layer) });
                        }
                        None if widget.sense.senses_drag() && widget.rect.width() < 24.0 => bars.push(rect),
                        Some(_) | None => {}
                    }
                }
            }
        });
        Self { controls, floats, bars, notice }
    }

    /// Whether a notice is shown.
    pub(super) fn told(&self) -> bool {
        self.notice.1.is_positive()
    }

    /// Menus, notices and cards over the screen.
    pub(super) fn floats(&self) -> impl Iterator<Item = Rect> {
        self.floats.iter().map(|(_, rect)| *rect)
    }

    /// Whether what is cut there above or below can be scrolled to.
    pub(super) fn scrolls(&self, part: Rect) -> bool {
        let beside = |bar: &&Rect| bar.left() >= part.left() - 1.0;
        let mut bars = self.bars.iter().filter(beside);
        bars.any(|bar| bar.y_range().expand(30.0).contains(part.center().y) || bar.intersects(part))
    }

    /// The names and places of all controls over which nothing floats.
    pub(super) fn controls(&self) -> impl Iterator<Item = (&str, Rect)> {
        self.free().map(|control| (control.name.as_str(), control.rect))
    }

    fn free(&self) -> impl Iterator<Item = &Control> {
        let free = |control: &&Control| {
            !self.floats.iter().any(|(layer, rect)| *layer > control.layer && rect.intersects(control.rect))
        };
        self.controls.iter().filter(|control| control.seen.is_positive()).filter(free)
    }

    /// Controls that are cut, that leave the window or that lie over each other.
    pub(super) fn wrong(&self, size: [f32; 2]) -> Vec<String> {
        let window = Rect::from_min_size([0.0, 0.0].into(), size.into()).expand(0.5);
        let mut wrong = Vec::new();
        for Control { name, rect, .. } in
            self.controls.iter().filter(|control| control.seen.is_positive() && control.layer < self.notice.0)
        {
            if self.notice.1.shrink(1.0).intersect(rect.shrink(1.0)).is_positive() {
                wrong.push(format!("the notice {:?} lies over the button “{name}” {rect:?}", self.notice.1));
            }
        }
        let free: Vec<&Control> = self.free().collect();
        for (at, Control { name, rect, seen, .. }) in free.iter().enumerate() {
            let wide = rect.left() >= seen.left() - 1.0 && rect.right() <= seen.right() + 1.0;
            let high = rect.top() >= seen.top() - 1.0 && rect.bottom() <= seen.bottom() + 1.0;
            if !wide || (!high && !self.scrolls(*seen)) {
                wrong.push(format!("the button “{name}” {rect:?} is cut to {seen:?}"));
            } else if high && !window.contains_rect(*rect) {
                wrong.push(format!("the button “{name}” leaves the window: {rect:?}"));
            }
            for other in &free[..at] {
                if seen.shrink(1.0).intersect(other.seen.shrink(1.0)).is_positive() {
                    wrong.push(format!("the button “{name}” {seen:?} lies over “{}” {:?}", other.name, other.seen));
                }
            }
        }
        wrong
    }
}

const fn is_control(role: Role) -> bool {
    matches!(
        role,
        Role::Button
            | Role::CheckBox
            | Role::RadioButton
            | Role::TextInput
            | Role::SpinButton
            | Role::Slider
            | Role::ComboBox
            | Role::Link
    )
}
