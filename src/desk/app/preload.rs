//! The first frame, drawn ahead: while the system makes the window, a thread reads the files and draws what will be seen first.
//! Its letters, pictures and lines are at hand then when there is a place for them.

use std::io;
use std::panic;
use std::thread::{Builder, JoinHandle};

use egui::{Context, Pos2, RawInput, Rect, TexturesDelta, Vec2, ViewportId};

use crate::desk::widgets;
use crate::desk::{Desk, tokens};

/// No texture is wider, in pixels. All glyphs lie in one that is as wide as is allowed, and the height of a single large letter
/// costs its whole width, in our memory and once more in the driver's. It is the same in all windows: where it differed, the
/// glyphs would be made anew for each.
pub(super) const WIDEST: usize = 4096;

/// A desk that is being made beside the window.
pub(super) struct Preload {
    ctx: Context,
    thread: Option<JoinHandle<(Desk, TexturesDelta)>>,
}

impl Preload {
    /// Begins to make the desk and to draw its first frame, for a window of that context.
    ///
    /// # Errors
    /// If the system has no room for a thread.
    pub(super) fn begin(ctx: &Context, make: impl FnOnce() -> Desk + Send + 'static) -> io::Result<Self> {
        let window = ctx.clone();
        let work = move || {
            let mut desk = make();
            let textures = desk.draw_ahead(&window);
            (desk, textures)
        };
        let thread = Builder::new().name("preload".to_owned()).stack_size(STACK).spawn(work)?;
        Ok(Self { ctx: ctx.clone(), thread: Some(thread) })
    }

    /// Waits for the desk; what it was drawn with is painted with the window's first frame.
    #[allow(clippy::iter_over_hash_type, reason = "each texture has a number of its own, so their order is nothing")]
    pub(super) fn desk(mut self) -> Option<Desk> {
        let (desk, mut textures) = match self.thread.take()?.join() {
            Ok(made) => made,
            // As it would have gone on in the window's thread.
            Err(mistake) => panic::resume_unwind(mistake),
        };
        let manager = self.ctx.tex_manager();
        let mut manager = manager.write();
        for (id, deltas) in textures.set.drain() {
            for delta in deltas {
                manager.set(id, delta);
            }
        }
        for id in textures.free.drain() {
            manager.free(id);
        }
        Some(desk)
    }
}

impl Drop for Preload {
    /// No window was opened: the desk ends as it does after one.
    fn drop(&mut self) {
        if let Some(Ok((desk, mut textures))) = self.thread.take().map(JoinHandle::join) {
            textures.clear();
            drop(desk);
        }
    }
}

/// As much as a window's thread has, in bytes.
const STACK: usize = 8 << 20;

impl Desk {
    /// Draws the first frame where nobody sees it, as large as the window will be, and hands out the textures that were made:
    /// whoever opens the window paints them.
    pub fn draw_ahead(&mut self, ctx: &Context) -> TexturesDelta {
        let scale = self.prefs.settings.text_size.factor();
        let size = Vec2::from(tokens::LAYOUT) / scale;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            max_texture_side: Some(WIDEST),
            time: Some(0.0),
            ..RawInput::default()
        };
        if let Some(window) = input.viewports.get_mut(&ViewportId::ROOT) {
            window.native_pixels_per_point = Some(scale);
        }
        widgets::style::set_theme(ctx, self.prefs.settings.theme);
        let mut output = ctx.run_ui(input, |ui| {
            self.follow_settings(ui);
            // Nobody asks for anything yet.
            drop(self.draw(ui));
        });
        // The window's clock begins with the window.
        self.time.began = None;
        std::mem::take(&mut output.textures_delta)
    }
}
