//! The native window around the desk.

use std::sync::Arc;

use eframe::egui::{Context, IconData, Rect, Ui, Vec2, ViewportBuilder, pos2};
use image::RgbaImage;

use super::settings::TextSize;
use super::system::{Awake, Fitting, Monitors, Standing, save};
use super::{Desk, FileLog, Files, Games, look, report_to, tokens};
use crate::crier::voice::Voice;
use crate::crier::{InWords, Language, Words};
use crate::stage::Sprite;

/// Why the window did not open.
#[derive(Debug)]
pub enum WindowRefusal {
    /// There is no display or no driver, as the system says.
    Display(String),
    /// The environment asks for a scale that is none; the toolkit would end in the middle.
    Scale(String),
}

impl InWords for WindowRefusal {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Display(reason) => words.with("refusal-no-display", &[("text", reason.as_str().into())]),
            Self::Scale(text) => words.with("refusal-scale", &[("name", SCALE.into()), ("text", text.as_str().into())]),
        }
    }
}

/// By this variable the toolkit is told how large a point is.
const SCALE: &str = "WINIT_X11_SCALE_FACTOR";

/// Refuses a scale that no screen has.
fn check_scale() -> Result<(), WindowRefusal> {
    let Some(text) = std::env::var_os(SCALE).map(|text| text.to_string_lossy().into_owned()) else { return Ok(()) };
    let asks_system = text.is_empty() || text.eq_ignore_ascii_case("randr");
    let scale = text.parse::<f64>().is_ok_and(|scale| (0.1..=20.0).contains(&scale));
    if asks_system || scale { Ok(()) } else { Err(WindowRefusal::Scale(text)) }
}

/// Opens the desk on these files, and returns when the window is closed.
///
/// # Errors
/// A sentence that says what is missing, where there is no display or no driver.
pub fn open(games: Games, files: Files) -> Result<(), WindowRefusal> {
    check_scale()?;
    FileLog::install(files.log());
    report_to(files.crash());
    let options = eframe::NativeOptions {
        viewport: ViewportBuilder::default()
            .with_title("Town Crier")
            .with_app_id("town-crier")
            .with_icon(icon())
            // Its least size depends on the screen.
            .with_inner_size(tokens::LAYOUT),
        // For names in other scripts; all that is ours is in the fonts that are bundled.
        system_font_fallback: true,
        ..eframe::NativeOptions::default()
    };
    let opened = eframe::run_native(
        "town-crier",
        options,
        Box::new(move |creation| {
            Desk::set_up(&creation.egui_ctx);
            let monitors = Monitors::watch(&creation.egui_ctx);
            let ctx = creation.egui_ctx.clone();
            let voice = Voice::of_system(move || ctx.request_repaint());
            Ok(Box::new(Window {
                desk: Desk::new(games, files, Language::of_system()).with_voice(voice).with_saver(Arc::new(save)),
                monitors,
                fitting: Fitting::default(),
                awake: Awake::default(),
            }))
        }),
    );
    opened.map_err(|error| {
        // The system's own words come last, behind where in some library they were noticed.
        let reason = error.to_string();
        let reason = reason.rsplit(": ").next().unwrap_or_default().trim_end_matches('.');
        WindowRefusal::Display(reason.to_owned())
    })
}

/// The app's sign for the window's bar.
fn icon() -> IconData {
    const SIDE: u32 = 128;
    let rgba = look::rgba(Sprite::APP_ICON, SIDE).map(RgbaImage::into_raw).unwrap_or_default();
    IconData { rgba, width: SIDE, height: SIDE }
}

/// So many steps a zoom of 1 has.
const STEPS: f32 = 40.0;

/// Scales everything so that the layout, made for one size, fills the window.
///
/// A larger text takes room from everything else.
pub(crate) fn fit(ui: &Ui, text: TextSize) {
    let ctx: &Context = ui.ctx();
    let pixels = ctx.viewport_rect().size() * ctx.pixels_per_point();
    let native = ctx.native_pixels_per_point().unwrap_or(1.0);
    let zoom = (pixels / Vec2::from(tokens::LAYOUT)).min_elem() / native * text.factor();
    // In steps, since every glyph is made anew for every zoom; down, so that all fits.
    let zoom = (zoom * STEPS + 0.01).floor() / STEPS;
    // A zoom that is set anew in every frame would never come to rest.
    if zoom > 0.0 && (zoom - ctx.zoom_factor()).abs() > 0.005 {
        ctx.set_zoom_factor(zoom);
    }
}

struct Window {
    desk: Desk,
    monitors: Monitors,
    fitting: Fitting,
    awake: Awake,
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        // Asked in every frame, since monitors come and go; it is a short list that the system keeps ready.
        if let Some(window) = frame.winit_window() {
            if let Some(monitor) = window.current_monitor() {
                let vec = |size: [f32; 2]| Vec2::from(size);
                let corner = monitor.position().cast::<f32>();
                let size = monitor.size().cast::<f32>();
                let screen = Rect::from_min_size(pos2(corner.x, corner.y), vec(size.into()));
                // Some systems tell no window where it stands.
                let at = window.outer_position().map(|at| at.cast::<f32>());
                let at = at.map_or(screen.min, |at| pos2(at.x, at.y));
                let [outer, inner] =
                    [window.outer_size(), window.inner_size()].map(|size| vec(size.cast::<f32>().into()));
                let outer = Rect::from_min_size(at, outer);
                let scale = ctx.native_pixels_per_point().unwrap_or(1.0);
                self.fitting.follow(ctx, Standing { screen, outer, inner, scale });
            }
            let listed = window.available_monitors().map(|monitor| monitor.name().unwrap_or_default());
            self.desk.set_monitors(self.monitors.here(listed.collect()));
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.desk.ui(ui);
        let playing = self.desk.is_playing();
        self.awake.keep(playing);
    }
}
