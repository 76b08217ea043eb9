//! The native window around the desk.

use std::path::Path;

use eframe::egui::{Context, Ui, Vec2, ViewportBuilder};

use super::{Desk, tokens};

/// Why the window did not open.
#[derive(Debug, thiserror::Error)]
#[error(
    "the desk needs a display with OpenGL, and there is none here ({reason}); `town-crier cry` works in a terminal"
)]
pub struct WindowRefusal {
    reason: String,
}

/// Opens the desk on the game that is kept in that file, and returns when the window is closed.
///
/// # Errors
/// A sentence that says what is missing, where there is no display or no driver.
pub fn open(game: &Path) -> Result<(), WindowRefusal> {
    let options = eframe::NativeOptions {
        viewport: ViewportBuilder::default()
            .with_title("Town Crier")
            .with_app_id("town-crier")
            .with_inner_size(tokens::LAYOUT)
            .with_min_inner_size(tokens::SMALLEST),
        system_font_fallback: false,
        ..eframe::NativeOptions::default()
    };
    let game = game.to_owned();
    let opened = eframe::run_native(
        "town-crier",
        options,
        Box::new(move |creation| {
            Desk::set_up(&creation.egui_ctx);
            Ok(Box::new(Window { desk: Desk::new(&game) }))
        }),
    );
    opened.map_err(|error| WindowRefusal { reason: error.to_string() })
}

/// Scales everything so that the layout, made for one size, fills the window.
pub(super) fn fit(ui: &Ui) {
    let ctx: &Context = ui.ctx();
    let pixels = ctx.viewport_rect().size() * ctx.pixels_per_point();
    let native = ctx.native_pixels_per_point().unwrap_or(1.0);
    let zoom = (pixels / Vec2::from(tokens::LAYOUT)).min_elem() / native;
    // A zoom that is set anew in every frame would never come to rest.
    if zoom > 0.0 && (zoom - ctx.zoom_factor()).abs() > 0.005 {
        ctx.set_zoom_factor(zoom);
    }
}

struct Window {
    desk: Desk,
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.desk.ui(ui);
    }
}
