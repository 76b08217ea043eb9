//! The native window around the desk.

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;

use egui::{Context, IconData, RawInput, Rect, Ui, Vec2, ViewportBuilder, ViewportCommand, Visuals, pos2};
use image::RgbaImage;

use super::preload;
use super::preload::Preload;
use super::settings::TextSize;
use crate::crier::voice::Voice;
use crate::crier::{InWords, Language, Manner, Words};
use crate::desk::system::{
    Awake, FirstFrame, Fitting, Monitors, Standing, SystemFonts, TellPainted, crash, reopen, save,
};
use crate::desk::widgets;
use crate::desk::{Desk, FileLog, Files, Games, report_to, tokens};
use crate::stage::Sprite;

/// Why the window did not open.
#[derive(Debug)]
pub enum WindowRefusal {
    /// There is no display or no driver, as the system says.
    Display(String),
    /// The environment asks for a scale that is none; the toolkit would end in the middle.
    Scale(String),
    /// It was lost, and did not open again; what happened is written there.
    Lost(PathBuf),
    /// The display is gone in mid-game; the game is kept there.
    Gone(PathBuf),
}

impl InWords for WindowRefusal {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Display(reason) => words.with("refusal-no-display", &[("text", reason.as_str().into())]),
            Self::Scale(text) => words.with("refusal-scale", &[("name", SCALE.into()), ("text", text.as_str().into())]),
            Self::Lost(report) => words.with("refusal-window-lost", &[("file", report.display().to_string().into())]),
            Self::Gone(game) => words.with("refusal-display-gone", &[("file", game.display().to_string().into())]),
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
/// A saved game that is `opened` is put on the table; its own file stays as it is. Who wants to be told when the first frame is
/// painted sees no second one: then the window closes.
///
/// # Errors
/// A sentence that says what is missing, where there is no display or no driver; or that the window was lost.
pub fn open(
    games: Games,
    files: Files,
    opened: Option<PathBuf>,
    painted: Option<Box<TellPainted>>,
) -> Result<(), WindowRefusal> {
    check_scale()?;
    FileLog::install(files.log());
    report_to(files.crash());
    let (game, report) = (files.game.clone(), files.crash());
    reopen::begin(move || WindowRefusal::Gone(game).in_words(&Words::new(Language::of_system(), Manner::Plain, None)));
    let shown = panic::catch_unwind(AssertUnwindSafe(|| show(games, files, opened, painted)));
    let lost = match shown {
        Ok(Ok(())) => None,
        Ok(Err(refusal)) => Some(refusal),
        // The report tells it already.
        Err(_) => Some(WindowRefusal::Lost(report.clone())),
    };
    if let Some(WindowRefusal::Display(reason)) = &lost
        && reopen::was_drawn()
    {
        crash::lost(&report, reason);
    }
    let again = lost.is_some() && reopen::again();
    reopen::end();
    lost.filter(|_| !again).map_or(Ok(()), Err)
}

/// Shows the desk in a window until that is closed.
fn show(
    games: Games,
    files: Files,
    opened: Option<PathBuf>,
    painted: Option<Box<TellPainted>>,
) -> Result<(), WindowRefusal> {
    let options = eframe::NativeOptions {
        viewport: ViewportBuilder::default()
            .with_title("Town Crier")
            .with_app_id("town-crier")
            // Its own comes once the first frame is painted.
            .with_icon(IconData::default())
            // Its least size depends on the screen.
            .with_inner_size(tokens::LAYOUT),
        // They are in the context already: to add them later would forget all letters that were drawn ahead.
        system_font_fallback: false,
        ..eframe::NativeOptions::default()
    };
    let (ctx, fonts) = (Context::default(), SystemFonts::default());
    // The projector's window is one of the system's.
    ctx.set_embed_viewports(false);
    // For names in other scripts; all that is ours is in the fonts that are bundled.
    ctx.add_font_provider(Arc::new(fonts.clone()));
    Desk::set_up(&ctx);
    let make = move || {
        let desk = Desk::new(games, files, Language::of_system()).with_saver(Arc::new(save)).in_cleared_window();
        match opened {
            // What was asked for has been done.
            _ if reopen::is_again() => desk.going_on(),
            Some(file) => desk.opening(&file),
            None => desk,
        }
    };
    let preload = Preload::begin(&ctx, make).map_err(|error| WindowRefusal::Display(error.to_string()))?;
    let opened = eframe::run_native_ext(
        "town-crier",
        options,
        Some(ctx),
        Box::new(move |_| {
            Ok(Box::new(Window {
                desk: preload.desk().ok_or("no desk was begun")?,
                beside: Some(fonts),
                monitors: Monitors::default(),
                fitting: Fitting::default(),
                awake: Awake::default(),
                first: FirstFrame::new(painted),
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
    let rgba = widgets::rgba(Sprite::APP_ICON, SIDE).map(RgbaImage::into_raw).unwrap_or_default();
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
    let zoom = ((zoom * STEPS + 0.01).floor() / STEPS).max(1.0 / STEPS);
    // A zoom that is set anew in every frame would never come to rest.
    if (zoom - ctx.zoom_factor()).abs() > 0.005 {
        ctx.set_zoom_factor(zoom);
    }
}

/// Where to draw in a window in which nobody could read anything: as if it were larger, and cut off. Nothing in any other window.
pub(crate) fn cut(ui: &Ui) -> Option<Rect> {
    let window = ui.available_rect_before_wrap();
    let least = Vec2::from(tokens::LAYOUT) / 4.0;
    let size = window.size().max(least);
    (size != window.size()).then(|| Rect::from_min_size(window.min, tokens::LAYOUT.into()))
}

struct Window {
    desk: Desk,
    /// The system's fonts, until all that runs beside the window was begun.
    beside: Option<SystemFonts>,
    monitors: Monitors,
    fitting: Fitting,
    awake: Awake,
    first: FirstFrame,
}

impl Window {
    /// Begins what runs beside the window, once the first frame is painted: that needs none of it.
    fn begin_beside(&mut self, ctx: &Context, fonts: &SystemFonts) {
        ctx.send_viewport_cmd(ViewportCommand::Icon(Some(Arc::new(icon()))));
        self.monitors.watch(ctx);
        let woken = ctx.clone();
        self.desk.speaker.give(Voice::of_system(move || woken.request_repaint()));
        fonts.look_through();
        #[cfg(feature = "gallery")]
        self.desk.offer_phones_again();
    }
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.first.begun(ctx);
        if reopen::was_drawn()
            && let Some(fonts) = self.beside.take()
        {
            self.begin_beside(ctx, &fonts);
        }
        // Asked in every frame, since monitors come and go; it is a short list that the system keeps ready.
        if let Some(window) = frame.winit_window() {
            if let Some(monitor) = window.current_monitor() {
                let other = window.available_monitors().find(|other| *other != monitor);
                let corner = other.map(|other| other.position().cast::<f32>());
                self.desk.set_elsewhere(corner.map(|at| pos2(at.x, at.y) / ctx.pixels_per_point()));
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

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn raw_input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        input.max_texture_side = input.max_texture_side.map(|side| side.min(preload::WIDEST));
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.desk.ui(ui);
        if self.beside.is_some() {
            ui.ctx().request_repaint();
        }
        let playing = self.desk.is_playing();
        self.awake.keep(playing);
        self.first.drawn(ui.ctx());
        reopen::drawn();
    }
}
