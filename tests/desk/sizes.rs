//! A window of any size, with points of any size: a game goes on in it and comes to rest, also where nobody could read it.

use egui::{Key, Vec2, ViewportId, vec2};

use crate::desk::TestDesk;
use crate::tried::each;

/// From a single pixel to a wall of screens.
const SIZES: [[f32; 2]; 6] =
    [[1.0, 1.0], [1.0, 2000.0], [8000.0, 200.0], [200.0, 8000.0], [7680.0, 4320.0], [1280.0, 720.0]];

impl TestDesk {
    /// Gives the window so many pixels, and a point so many of them, as the system does: what is zoomed has fewer points.
    fn resize(&mut self, pixels: Vec2, points: f32) {
        let windows = &mut self.0.input_mut().viewports;
        windows.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(points);
        for _ in 0..4 {
            let zoom = self.0.ctx.zoom_factor();
            self.0.set_size(pixels / points / zoom);
            self.0.step();
        }
        self.run();
    }

    /// The pages and the view of the players, a roll and the end of a half-day.
    fn walk(&mut self, what: &str) {
        let done = self.record().done().len();
        for key in [Key::F1, Key::F2, Key::F3, Key::F4, Key::F6, Key::F7] {
            self.press(key).press(Key::Escape);
        }
        self.press(Key::F11).press(Key::Space).press(Key::F11).press(Key::Space);
        assert_eq!(self.record().done().len(), done + 2, "{what}");
    }
}

#[test]
fn a_game_goes_on_in_a_window_of_any_size() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space);
    each(SIZES, |[wide, high]| {
        desk.resize(vec2(wide, high), 1.0);
        desk.walk(&format!("{wide} × {high}"));
    });
}

#[test]
fn a_point_may_have_any_size() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space);
    for points in [0.5, 1.25, 4.0] {
        desk.resize(vec2(1280.0, 720.0), points);
        desk.walk(&format!("{points}"));
    }
}
