//! The first painted frame, for measuring the start.

use egui::{Context, ViewportCommand};

/// The callback for the first painted frame.
pub type TellPainted = dyn FnOnce() + Send;

/// Calls back when the first frame is painted, then closes the window; without a callback it does nothing.
#[derive(Default)]
pub(crate) struct FirstFrame {
    tell: Option<Box<TellPainted>>,
    drawn: bool,
}

impl FirstFrame {
    /// Creates it with its callback.
    pub(crate) fn new(tell: Option<Box<TellPainted>>) -> Self {
        Self { tell, drawn: false }
    }

    /// Notes that a frame is drawn; it is painted when the next one begins.
    pub(crate) fn drawn(&mut self, ctx: &Context) {
        if self.tell.is_some() {
            self.drawn = true;
            ctx.request_repaint();
        }
    }

    /// Notes that a frame begins; if there was one before, that is on the screen, and the callback is called.
    pub(crate) fn begun(&mut self, ctx: &Context) {
        if self.drawn
            && let Some(tell) = self.tell.take()
        {
            tell();
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }
}
