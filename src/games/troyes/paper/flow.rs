//! Blocks that flow from one column and page into the next.

use crate::paper::page::{Spot, spot};
use crate::paper::pen::Pen;
use crate::paper::{Booklet, PaperError};

/// The columns of a page, in its millimeters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Columns {
    /// The number of columns.
    pub count: u8,
    /// The width of a column.
    pub width: f32,
    /// The gap between two columns.
    pub gap: f32,
    /// The height of a column.
    pub height: f32,
    /// The gap between two blocks.
    pub between: f32,
}

impl Columns {
    /// Returns where each block stands, page by page; `draw` draws a block and returns its height. What is higher than a page
    /// stands alone on one.
    pub(super) fn flow<'a, T>(
        self,
        booklet: &Booklet,
        blocks: &'a [T],
        draw: impl Fn(&mut Pen<'_>, Spot, &T) -> f32,
    ) -> Result<Vec<Vec<(Spot, &'a T)>>, PaperError> {
        let mut heights = Vec::new();
        // A page that nobody keeps, for measuring.
        booklet.clone().page((1.0, 1.0), |pen| {
            heights = blocks.iter().map(|block| draw(pen, spot(0.0, 0.0), block)).collect();
        })?;
        let (mut pages, mut page) = (Vec::new(), Vec::new());
        let (mut column, mut y) = (0, 0.0);
        for (block, height) in blocks.iter().zip(heights) {
            if y > 0.0 && y + height > self.height {
                (column, y) = (column + 1, 0.0);
                if column == self.count {
                    column = 0;
                    pages.push(std::mem::take(&mut page));
                }
            }
            page.push((spot(f32::from(column) * (self.width + self.gap), y), block));
            y += height + self.between;
        }
        if !page.is_empty() {
            pages.push(page);
        }
        Ok(pages)
    }
}
