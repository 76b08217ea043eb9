//! The window for a projector: the first follower of the show.
//!
//! Screen readers do not get this window: eframe 0.37 exposes the first window only (`init_accesskit` is called for the
//! root viewport alone, with glow as with wgpu), and lends nobody what a second one would take. The view in place of
//! the desk (F11) has the same parts with the same names, and they get those.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use egui::{Context, Pos2, Ui, ViewportBuilder, ViewportClass, ViewportCommand, ViewportId, ViewportInfo};

use super::view::{self, Seen};
use crate::crier::Words;
use crate::desk::app::command::Command;
use crate::desk::app::focus::Focus;
use crate::desk::app::keys;
use crate::desk::app::settings::{Settings, TextSize};
use crate::desk::tokens::{self, Theme};
use crate::desk::widgets::tools::{Tools, name_window};
use crate::desk::widgets::{Pictures, style};
use crate::show::{Clock, Follower, Publisher};

/// The second window: it repaints on its own, and the desk goes on without it.
pub(super) struct ProjectorWindow {
    shared: Arc<Mutex<Shared>>,
    /// The monitor on which the open window was placed, so that a changed setting is noticed.
    placed: Option<usize>,
    open: bool,
    /// The corner at which it was opened, if one was asked for; a person may have moved it since.
    corner: Option<Pos2>,
}

/// The state shared by the two windows besides the show.
struct Shared {
    follower: Follower,
    words: Arc<Words>,
    pictures: Arc<Pictures>,
    theme: Theme,
    text: TextSize,
    /// The name of the monitor that it fills.
    monitor: Option<String>,
    /// The theme of the window's style.
    styled: Option<Theme>,
    clock: Clock,
    /// The time when the desk's clock was at 0, for a window that is drawn inside the desk's.
    began: Instant,
    commands: Vec<Command>,
}

impl ProjectorWindow {
    /// Creates a window that follows the show from now on, in these words.
    pub(super) fn new(
        ctx: &Context,
        publisher: &Publisher,
        words: &Arc<Words>,
        pictures: &Arc<Pictures>,
        settings: &Settings,
        began: Instant,
    ) -> Self {
        let ctx = ctx.clone();
        let follower = publisher.follow(move || ctx.request_repaint_of(id()));
        // A motion that began before it was opened is not shown again.
        let clock = Clock::late(&follower.latest());
        let shared = Shared {
            follower,
            words: Arc::clone(words),
            pictures: Arc::clone(pictures),
            theme: settings.audience_theme(),
            text: settings.projector_text,
            monitor: None,
            styled: None,
            clock,
            began,
            commands: Vec::new(),
        };
        Self { shared: Arc::new(Mutex::new(shared)), placed: None, open: false, corner: None }
    }

    /// Applies the window's words, theme and size of texts.
    pub(super) fn follow_settings(&self, ctx: &Context, words: &Arc<Words>, settings: &Settings) {
        let mut shared = lock(&self.shared);
        shared.words = Arc::clone(words);
        shared.theme = settings.audience_theme();
        shared.text = settings.projector_text;
        drop(shared);
        ctx.request_repaint_of(id());
    }

    /// Keeps the window open for this frame, on the monitor of that index and name if there is one, and returns the
    /// commands that were given in it.
    ///
    /// It is full screen on the chosen monitor; an ordinary window where that monitor is missing: `elsewhere` if there is another
    /// monitor, and else over the desk's upper left, which leaves the desk's big button free.
    pub(super) fn ui(&mut self, ui: &Ui, monitor: Option<(usize, &str)>, elsewhere: Option<Pos2>) -> Vec<Command> {
        lock(&self.shared).monitor = monitor.map(|(_, name)| name.to_owned());
        let monitor = monitor.map(|(index, _)| index);
        if !self.open {
            let desk = ui.input(|input| input.viewport().outer_rect);
            self.corner = elsewhere.or(desk.map(|desk| desk.min));
        }
        let mut builder = ViewportBuilder::default()
            .with_title(lock(&self.shared).words.text("room-title"))
            .with_app_id("town-crier")
            .with_inner_size([960.0, 540.0])
            .with_min_inner_size([480.0, 300.0]);
        if let Some(corner) = self.corner {
            builder = builder.with_position(corner);
        }
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

    /// Brings the desk to the front if this window has the focus: it may cover what the desk asks.
    pub(super) fn give_way(ctx: &Context) {
        let focused = |window: &ViewportInfo| window.focused == Some(true);
        if ctx.input(|input| input.raw.viewports.get(&id()).is_some_and(focused)) {
            ctx.send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
        }
    }
}

fn id() -> ViewportId {
    ViewportId::from_hash_of("room")
}

/// Locks the shared state. Nothing can leave it half changed, so a poisoned lock is as good as any.
fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn draw(ui: &mut Ui, class: ViewportClass, shared: &mut Shared) {
    let embedded = class == ViewportClass::EmbeddedWindow;
    if !embedded && shared.styled != Some(shared.theme) {
        style::set_theme(ui.ctx(), shared.theme);
        shared.styled = Some(shared.theme);
    }
    let mut commands = Vec::new();
    let words = Arc::clone(&shared.words);
    let pictures = Arc::clone(&shared.pictures);
    let palette = tokens::palette(shared.theme);
    let show = shared.follower.latest();
    // A window inside the desk's is drawn at the desk's time.
    let desk_time = || Duration::try_from_secs_f64(ui.input(|input| input.time)).unwrap_or_default();
    let now = if embedded { shared.began + desk_time() } else { Instant::now() };
    // The sign of silence is for the desk.
    let tools = Tools {
        words: &words,
        pictures: pictures.in_look(shared.theme.look()).hushing(ui.max_rect()),
        palette,
        armorial: &show.armorial,
        groups: &[],
        muted: false,
        dark: false,
        phones: None,
        ready: None,
        invited: None,
        parts: None,
        commands: &mut commands,
    };
    let seen = Seen { text: shared.text, live: false, monitor: shared.monitor.as_deref() };
    view::ui(ui, &tools, &show, &mut shared.clock, now, seen);
    if !embedded {
        name_window(ui.ctx(), &words.text("room-title"));
        if let Some(change) = show.timer.next_change(now) {
            ui.ctx().request_repaint_after(change);
        }
        if show.sent.is_some() && keys::closes(ui) {
            commands.extend(show.sent.map(Command::ShowToAudience));
        }
        commands.extend(keys::commands(ui, Focus::Projector));
        if ui.input(|input| input.viewport().close_requested()) {
            commands.push(Command::ToggleProjector);
        }
    }
    if !commands.is_empty() {
        shared.commands.extend(commands);
        ui.ctx().request_repaint_of(ViewportId::ROOT);
    }
}
