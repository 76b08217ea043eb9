//! An empty window: the floor that the desk's start-up time and memory are held against.
//!
//! With `--first-frame` it prints the milliseconds until its first frame is painted, and ends, as the desk does. With `--painted` one
//! rectangle fills the window: the least that a window costs in which there is something to see.

use std::io::Write as _;
use std::time::Instant;

use egui::{Color32, CornerRadius, Ui, ViewportBuilder, ViewportCommand};

struct Floor {
    began: Instant,
    timed: bool,
    painted: bool,
    drawn: bool,
}

impl eframe::App for Floor {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        if self.painted {
            ui.painter().rect_filled(ui.max_rect(), CornerRadius::ZERO, Color32::DARK_BLUE);
        }
        if self.timed && self.drawn {
            // Who measures and does not listen has no figure.
            let _ = writeln!(std::io::stdout(), "{:.1}", self.began.elapsed().as_secs_f64() * 1000.0);
            self.timed = false;
            ui.send_viewport_cmd(ViewportCommand::Close);
        } else if self.timed {
            self.drawn = true;
            ui.request_repaint();
        }
    }
}

fn main() -> eframe::Result {
    let began = Instant::now();
    let asked = |flag| std::env::args().any(|arg| arg == flag);
    let floor = Floor { began, timed: asked("--first-frame"), painted: asked("--painted"), drawn: false };
    // As large as the desk's window: what a window's pixels take is no one's to save.
    let options = eframe::NativeOptions {
        viewport: ViewportBuilder::default().with_title("Floor").with_inner_size([1280.0, 720.0]),
        ..eframe::NativeOptions::default()
    };
    eframe::run_native("floor", options, Box::new(|_| Ok(Box::new(floor))))
}
