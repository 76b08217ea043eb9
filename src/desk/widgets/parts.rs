//! The parts of a frame that can be explained.

use std::cell::RefCell;
use std::sync::Arc;

use egui::{Id, Pos2, Rect};

use crate::show::Explained;

/// The explainable parts of this frame, in drawing order.
#[derive(Default)]
pub(crate) struct Parts {
    parts: RefCell<Vec<Part>>,
    /// Whether the picture's legend is shown.
    pub(crate) legend: bool,
}

/// An explainable part of the screen.
pub(super) struct Part {
    pub(super) id: Id,
    pub(super) rect: Rect,
    /// Whether it is a circle; a rectangle otherwise.
    pub(super) round: bool,
    pub(super) explained: Arc<Explained>,
}

impl Parts {
    /// Creates an empty list, with the legend or without.
    pub(crate) fn new(legend: bool) -> Self {
        Self { legend, ..Self::default() }
    }

    /// Adds the part at `rect`.
    pub(crate) fn add(&self, id: Id, rect: Rect, round: bool, explained: &Arc<Explained>) {
        self.parts.borrow_mut().push(Part { id, rect, round, explained: Arc::clone(explained) });
    }

    /// Takes all of them out, in drawing order.
    pub(super) fn take(&self) -> Vec<Part> {
        self.parts.take()
    }
}

impl Part {
    /// Whether that point is in it.
    pub(super) fn contains(&self, at: Pos2) -> bool {
        if self.round { self.rect.center().distance(at) <= self.rect.width() / 2.0 } else { self.rect.contains(at) }
    }
}

/// Returns the focus stop from which arrow keys step through the parts. It takes no other key: the one key goes on
/// working.
pub(crate) fn stop() -> Id {
    Id::unique("explained parts")
}
