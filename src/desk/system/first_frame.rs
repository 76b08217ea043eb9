//! The first painted frame, for whoever measures how long a start takes.

use egui::{Context, ViewportCommand};

/// What is to be told once the first frame is painted.
pub type TellPainted = dyn FnOnce() + Send;

/// Tells when the first frame is painted, then closes the window; without anybody to tell it does nothing.
#[derive(Default)]
pub(crate) struct FirstFrame {
    tell: Option<Box<TellPainted>>,
    drawn: bool,
}

impl FirstFrame {
    /// It tells that one.
    pub(crate) fn new(tell: Option<Box<TellPainted>>) -> Self {
        Self { tell, drawn: false }
    }

    /// A frame is drawn, and painted right afterwards: the next one knows.
    pub(crate) fn drawn(&mut self, ctx: &Context) {
        if self.tell.is_some() {
            self.drawn = true;
            ctx.request_repaint();
        }
    }

    /// A frame begins; if there was one before, it is on the screen.
    pub(crate) fn begun(&mut self, ctx: &Context) {
        if self.drawn
            && let Some(tell) = self.tell.take()
        {
            tell();
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }
}
