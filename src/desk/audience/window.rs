//! The room's own window, for a projector.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use eframe::egui::{Context, Ui, ViewportBuilder, ViewportClass, ViewportCommand, ViewportId};

use super::view;
use crate::crier::Words;
use crate::desk::clock::Clock;
use crate::desk::command::Command;
use crate::desk::keys;
use crate::desk::look::tools::Tools;
use crate::desk::look::{Pictures, style};
use crate::desk::shown::Shown;
use crate::desk::table::Timer;
use crate::desk::tokens::{self, Theme};
use crate::stage::Motion;

/// The second window: it repaints on its own, and the desk goes on without it.
pub(crate) struct RoomWindow {
    shared: Arc<Mutex<Shared>>,
    /// The monitor on which the open window was put, so that a new wish is noticed.
    placed: Option<usize>,
    open: bool,
}

/// What the two windows tell each other.
struct Shared {
    words: Arc<Words>,
    pictures: Arc<Pictures>,
    shown: Option<Arc<Shown>>,
    motion: Motion,
    theme: Theme,
    /// The theme that the window's style has.
    styled: Option<Theme>,
    clock: Clock,
    timer: Timer,
    commands: Vec<Command>,
}

impl RoomWindow {
    /// A window that is not open yet.
    pub(crate) fn new(words: Arc<Words>, pictures: Arc<Pictures>) -> Self {
        let shared = Shared {
            words,
            pictures,
            shown: None,
            motion: Motion::default(),
            theme: Theme::default(),
            styled: None,
            clock: Clock::default(),
            timer: Timer::default(),
            commands: Vec::new(),
        };
        Self { shared: Arc::new(Mutex::new(shared)), placed: None, open: false }
    }

    /// Tells the window what to show.
    pub(crate) fn show(
        &self,
        ctx: &Context,
        words: &Arc<Words>,
        shown: Option<Arc<Shown>>,
        motion: Motion,
        theme: Theme,
    ) {
        let mut shared = lock(&self.shared);
        shared.words = Arc::clone(words);
        shared.shown = shown;
        shared.motion = motion;
        shared.theme = theme;
        drop(shared);
        ctx.request_repaint_of(id());
    }

    /// Tells the window how much time is left.
    pub(crate) fn time(&self, ctx: &Context, timer: Timer) {
        let mut shared = lock(&self.shared);
        if shared.timer != timer {
            shared.timer = timer;
            drop(shared);
            ctx.request_repaint_of(id());
        }
    }

    /// Keeps the window open for this frame, on the monitor of that index if there is one, and takes the orders that were
    /// given in it.
    ///
    /// Full screen on a monitor that was wished for; an ordinary window where that monitor is missing.
    pub(crate) fn ui(&mut self, ui: &Ui, monitor: Option<usize>) -> Vec<Command> {
        let mut builder = ViewportBuilder::default()
            .with_title(lock(&self.shared).words.text("room-title"))
            .with_app_id("town-crier")
            .with_inner_size([960.0, 540.0])
            .with_min_inner_size([480.0, 300.0]);
        if let Some(monitor) = monitor {
            builder = builder.with_monitor(monitor);
        }
        if self.open && self.placed != monitor {
            let command = monitor.map_or(ViewportCommand::Fullscreen(false), ViewportCommand::SetMonitor);
            ui.ctx().send_viewport_cmd_to(id(), command);
        }
        self.open = true;
        self.placed = monitor;
        let shared = Arc::clone(&self.shared);
        ui.ctx().show_viewport_deferred(id(), builder, move |ui, class| draw(ui, class, &mut lock(&shared)));
        mem::take(&mut lock(&self.shared).commands)
    }

    /// Notes that the window is not kept open.
    pub(crate) const fn closed(&mut self) {
        self.open = false;
        self.placed = None;
    }
}

fn id() -> ViewportId {
    ViewportId::from_hash_of("room")
}

/// Nothing in here can leave the state half changed, so a lock that was poisoned is as good as any.
fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn draw(ui: &mut Ui, class: ViewportClass, shared: &mut Shared) {
    if class != ViewportClass::EmbeddedWindow && shared.styled != Some(shared.theme) {
        style::set_theme(ui.ctx(), shared.theme);
        shared.styled = Some(shared.theme);
    }
    let mut commands = Vec::new();
    let words = Arc::clone(&shared.words);
    let pictures = Arc::clone(&shared.pictures);
    let palette = tokens::palette(shared.theme);
    // The sign of silence is for the desk.
    let tools = Tools { words: &words, pictures: &pictures, palette, muted: false, commands: &mut commands };
    view::ui(ui, &tools, shared.shown.as_deref(), shared.motion, &mut shared.clock, shared.timer, false);
    if class != ViewportClass::EmbeddedWindow {
        commands.extend(keys::room_commands(ui));
        if ui.input(|input| input.viewport().close_requested()) {
            commands.push(Command::Room);
        }
    }
    if !commands.is_empty() {
        shared.commands.extend(commands);
        ui.ctx().request_repaint_of(ViewportId::ROOT);
    }
}
