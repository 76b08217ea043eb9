//! Layout by the rules of flexbox: a window's parts as rows and columns, placed before anything is drawn.

use egui::{Pos2, Rect, pos2, vec2};
use taffy::prelude::{AvailableSpace, Dimension, FlexDirection, NodeId, Size, Style, TaffyTree, length, zero};
use taffy::{LengthPercentageAuto, TaffyError};

/// A part of a window, or a row or column of parts.
pub(crate) struct Flex<P> {
    part: Option<P>,
    style: Style,
    inside: Vec<Self>,
}

impl<P: Copy> Flex<P> {
    /// Creates a part that takes the room left over, down to none.
    pub(crate) fn part(part: P) -> Self {
        let min_size = Size { width: zero(), height: zero() };
        let style = Style { flex_grow: 1.0, flex_basis: length(0.0), min_size, ..Style::default() };
        Self { part: Some(part), style, inside: Vec::new() }
    }

    /// Creates a row of parts.
    pub(crate) fn row(gap: f32, inside: impl IntoIterator<Item = Self>) -> Self {
        Self::of(FlexDirection::Row, gap, inside)
    }

    /// Creates a column of parts.
    pub(crate) fn column(gap: f32, inside: impl IntoIterator<Item = Self>) -> Self {
        Self::of(FlexDirection::Column, gap, inside)
    }

    /// Sets a fixed length, in the direction of the parent.
    pub(crate) fn exactly(mut self, long: f32) -> Self {
        self.style = Style { flex_grow: 0.0, flex_shrink: 0.0, flex_basis: Dimension::length(long), ..self.style };
        self
    }

    /// Sets a length that shrinks where there is too little room.
    pub(crate) fn at_best(mut self, long: f32) -> Self {
        self.style = Style { flex_grow: 0.0, flex_shrink: 1.0, flex_basis: Dimension::length(long), ..self.style };
        self
    }

    /// Sets the least width.
    pub(crate) fn least_width(mut self, least: f32) -> Self {
        self.style.min_size.width = LengthPercentageAuto::length(least);
        self
    }

    /// Returns the places of the parts in that rectangle; the last rectangle of a part counts.
    ///
    /// Returns no places if taffy refuses the tree, which it does for none that is built here.
    pub(crate) fn place(self, within: Rect) -> Vec<(P, Rect)> {
        self.placed(within).unwrap_or_default()
    }

    fn of(direction: FlexDirection, gap: f32, inside: impl IntoIterator<Item = Self>) -> Self {
        let gap = Size { width: length(gap), height: length(gap) };
        let min_size = Size { width: zero(), height: zero() };
        let style = Style {
            flex_direction: direction,
            gap,
            flex_grow: 1.0,
            flex_basis: length(0.0),
            min_size,
            ..Style::default()
        };
        Self { part: None, style, inside: inside.into_iter().collect() }
    }

    fn placed(self, within: Rect) -> Result<Vec<(P, Rect)>, TaffyError> {
        let mut tree = TaffyTree::<()>::new();
        // In half points nothing is blurred either, and nothing is lost.
        tree.disable_rounding();
        let mut parts = Vec::new();
        let mut root = self;
        root.style.size = Size { width: length(within.width()), height: length(within.height()) };
        let node = root.plant(&mut tree, &mut parts)?;
        tree.compute_layout(
            node,
            Size { width: AvailableSpace::Definite(within.width()), height: AvailableSpace::Definite(within.height()) },
        )?;
        let mut rects = Vec::new();
        for (part, node) in parts {
            let layout = tree.layout(node)?;
            let mut corner: Pos2 = within.min + vec2(layout.location.x, layout.location.y);
            let mut above = tree.parent(node);
            while let Some(holder) = above {
                let location = tree.layout(holder)?.location;
                corner = pos2(corner.x + location.x, corner.y + location.y);
                above = tree.parent(holder);
            }
            rects.push((part, Rect::from_min_size(corner, vec2(layout.size.width, layout.size.height))));
        }
        Ok(rects)
    }

    fn plant(self, tree: &mut TaffyTree<()>, parts: &mut Vec<(P, NodeId)>) -> Result<NodeId, TaffyError> {
        let mut inside = Vec::new();
        for child in self.inside {
            inside.push(child.plant(tree, parts)?);
        }
        let node = tree.new_with_children(self.style, &inside)?;
        parts.extend(self.part.map(|part| (part, node)));
        Ok(node)
    }
}
