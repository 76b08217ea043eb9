//! Fits the window to the screen on which it starts: no screen is too small, and no part of it is outside.

use egui::{Context, Pos2, Rect, Vec2, ViewportCommand};

use crate::desk::tokens;

/// The factors of the layout's size that a screen needs for a window with the bars of a system.
const ROOM: Vec2 = Vec2::new(1.05, 1.15);

/// Fits the window to its current screen.
#[derive(Default)]
pub(crate) struct Fitting {
    /// The screen for which the window was fitted last.
    screen: Option<Rect>,
}

/// The place of a window on its screen, in pixels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// The whole screen, among the others.
    pub(crate) screen: Rect,
    /// The window with its frame, among the screens; at the screen's corner where the system does not tell.
    pub(crate) outer: Rect,
    /// The window without its frame.
    pub(crate) inner: Vec2,
    /// The number of pixels in a point of that screen.
    pub(crate) scale: f32,
}

/// The new place of the window, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Fitted {
    /// The least size.
    least: Vec2,
    /// The new size, if it changes.
    size: Option<Vec2>,
    /// The new corner, if it changes.
    at: Option<Pos2>,
    /// Whether it is maximized.
    fills: bool,
}

impl Fitting {
    /// Fits the window when it opens, and its least size whenever it comes to another screen.
    pub(crate) fn follow(&mut self, ctx: &Context, standing: Standing) {
        let before = self.screen.replace(standing.screen);
        // A window without a size is not shown yet.
        if before == Some(standing.screen) || standing.inner.min_elem() < 1.0 || standing.screen.size().min_elem() < 1.0
        {
            return;
        }
        let Fitted { least, size, at, fills } = fitted(standing);
        let points = ctx.pixels_per_point();
        ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(least / points));
        // Later it is a person who moves it.
        if before.is_some() {
            return;
        }
        if let Some(size) = size {
            ctx.send_viewport_cmd(ViewportCommand::InnerSize(size / points));
        }
        if let Some(at) = at {
            ctx.send_viewport_cmd(ViewportCommand::OuterPosition(at / points));
        }
        if fills {
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
    }
}

fn fitted(standing: Standing) -> Fitted {
    let Standing { screen, outer, inner, scale } = standing;
    let frame = (outer.size() - inner).max(Vec2::ZERO);
    let room = (screen.size() - frame).max(Vec2::splat(1.0));
    let size = inner.min(room);
    let most = (screen.max - size - frame).max(screen.min);
    let at = outer.min.clamp(screen.min, most);
    Fitted {
        least: (Vec2::from(tokens::SMALLEST) * scale).min(room),
        size: (size != inner).then_some(size),
        at: (at != outer.min).then_some(at),
        fills: (screen.size() - Vec2::from(tokens::LAYOUT) * scale * ROOM).min_elem() < 0.0,
    }
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;

    fn screen(corner: [f32; 2], size: [f32; 2]) -> Rect {
        Rect::from_min_size(corner.into(), size.into())
    }

    fn standing(screen: Rect, at: [f32; 2], inner: [f32; 2], scale: f32) -> Standing {
        let inner = Vec2::from(inner);
        // A title's bar and thin edges.
        Standing { screen, outer: Rect::from_min_size(at.into(), inner + vec2(4.0, 32.0)), inner, scale }
    }

    #[test]
    fn no_window_is_larger_than_its_screen_or_lies_outside() {
        for (size, scale) in
            [([640.0, 480.0], 1.0), ([800.0, 600.0], 1.0), ([1024.0, 768.0], 1.0), ([1280.0, 720.0], 1.0)]
                .into_iter()
                .chain([
                    ([1366.0, 768.0], 1.0),
                    ([1920.0, 1080.0], 1.5),
                    ([1280.0, 800.0], 2.0),
                    ([600.0, 1024.0], 1.0),
                ])
        {
            for corner in [[0.0, 0.0], [1920.0, 0.0], [-1280.0, 300.0]] {
                for at in [[0.0, 0.0], [-500.0, -500.0], [5000.0, 4000.0], [1900.0, 1000.0]] {
                    let screen = screen(corner, size);
                    let window = standing(screen, at, [1280.0 * scale, 720.0 * scale], scale);
                    let told = fitted(window);
                    let (inner, corner) = (told.size.unwrap_or(window.inner), told.at.unwrap_or(window.outer.min));
                    let outer = Rect::from_min_size(corner, inner + vec2(4.0, 32.0));
                    assert!(screen.expand(0.1).contains_rect(outer), "{window:?} becomes {outer:?}");
                    assert!(inner.x >= told.least.x - 0.1 && inner.y >= told.least.y - 0.1, "{told:?}");
                }
            }
        }
    }

    #[test]
    fn a_window_that_has_room_stays_as_it_is() {
        let told = fitted(standing(screen([0.0, 0.0], [1920.0, 1080.0]), [100.0, 80.0], [1280.0, 720.0], 1.0));
        assert_eq!(told, Fitted { least: vec2(1024.0, 640.0), size: None, at: None, fills: false });
    }

    #[test]
    fn a_screen_without_room_for_bars_is_filled() {
        let told = fitted(standing(screen([0.0, 0.0], [1366.0, 768.0]), [0.0, 0.0], [1280.0, 720.0], 1.0));
        assert!(told.fills && told.at.is_none());
        let told = fitted(standing(screen([1366.0, 0.0], [1024.0, 768.0]), [0.0, 0.0], [1280.0, 720.0], 1.0));
        assert!(told.fills && told.at == Some(pos2(1366.0, 0.0)));
    }
}
