//! A window of 1920×1080 pixels without a graphics card, and the desk in it.

use std::fs;
use std::sync::Arc;
use std::thread;

use egui::accesskit::Node;
use egui::epaint::{ClippedPrimitive, Primitive};
use egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Ui, pos2, vec2};
use tempfile::TempDir;
use town_crier::chronicle::{Record, save};
use town_crier::crier::Language;
use town_crier::desk::{Desk, Files, Played};
use town_crier::games::troyes_dice::TroyesDice;

/// A window whose clock is set by hand.
#[derive(Default)]
pub(crate) struct Window {
    ctx: Context,
    pub(crate) now: f64,
}

impl Window {
    /// Lays a frame out and tessellates it; how many corners of triangles it has.
    pub(crate) fn frame(&self, events: Vec<Event>, draw: impl FnMut(&mut Ui)) -> usize {
        // The desk scales itself to its window, whose size is given in its own points.
        let size = vec2(1920.0, 1080.0) / self.ctx.pixels_per_point();
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), size));
        let input = RawInput { screen_rect, time: Some(self.now), events, focused: true, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, draw);
        let primitives = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        output.textures_delta.clear();
        let indices = |primitive: &ClippedPrimitive| match &primitive.primitive {
            Primitive::Mesh(mesh) => mesh.indices.len(),
            Primitive::Callback(_) => 0,
        };
        primitives.iter().map(indices).sum()
    }
}

/// A desk on files of its own.
pub(crate) struct Table {
    pub(crate) window: Window,
    desk: Desk,
    folder: TempDir,
}

impl Table {
    /// The table of that game, after whatever else lies in the folder was put there.
    pub(crate) fn of<G: Played>(record: &Record<G>, lay_out: impl FnOnce(&Files)) -> Self {
        Self::with(record, lay_out, |desk| desk)
    }

    /// The same on a desk that is furnished so.
    pub(crate) fn with<G: Played>(
        record: &Record<G>,
        lay_out: impl FnOnce(&Files),
        furnish: impl FnOnce(Desk) -> Desk,
    ) -> Self {
        let folder = TempDir::new().expect("a folder");
        let file = |name: &str| folder.path().join(name);
        fs::write(file("game.ron"), save::write(record).expect("text")).expect("a game");
        fs::write(file("settings.ron"), "(motion: full, language: Some(\"en\"))").expect("settings");
        let files = Files {
            game: file("game.ron"),
            settings: file("settings.ron"),
            halls: folder.path().to_owned(),
            documents: folder.path().to_owned(),
            pictures: file("pictures"),
        };
        lay_out(&files);
        let window = Window::default();
        Desk::set_up(&window.ctx);
        let desk = Desk::new(town_crier::games::for_desk(), files, Language::English);
        // No program of the system is started for what was written.
        let desk = desk.with_viewer(Arc::new(|_| Ok(())));
        let mut table = Self { window, desk: furnish(desk), folder };
        table.frame(Vec::new());
        table.press(Key::Space);
        table
    }

    /// Presses a key, and draws frames until nothing more comes of it.
    pub(crate) fn press(&mut self, key: Key) {
        self.press_with(Modifiers::NONE, key);
    }

    /// The same together with other keys.
    pub(crate) fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        self.frame(vec![event(true)]);
        // One that is held down is pressed once.
        self.frame(vec![event(false)]);
        self.settle();
    }

    /// Draws frames until nothing is done beside the window any more.
    pub(crate) fn settle(&mut self) {
        self.frame(Vec::new());
        while self.desk.is_busy() {
            thread::yield_now();
            self.frame(Vec::new());
        }
        self.frame(Vec::new());
    }

    /// The middle of the button of that name.
    pub(crate) fn find(&mut self, name: &str) -> Pos2 {
        let found = self.look(|node| node.bounds().filter(|_| node.label() == Some(name)));
        let bounds = found.expect("a button of that name");
        let (x, y) = (bounds.x0.midpoint(bounds.x1), bounds.y0.midpoint(bounds.y1));
        #[expect(clippy::cast_possible_truncation, reason = "a place in a window")]
        pos2(x as f32, y as f32)
    }

    /// What follows on that beginning in the name of something that is shown.
    #[allow(dead_code, reason = "not every benchmark asks")]
    pub(crate) fn label(&mut self, start: &str) -> Option<String> {
        self.look(|node| node.label()?.strip_prefix(start).map(ToOwned::to_owned))
    }

    /// What that finds last among the nodes that a reader of the screen is told.
    fn look<T>(&mut self, find: impl Fn(&Node) -> Option<T>) -> Option<T> {
        self.window.ctx.enable_accesskit();
        let (window, desk) = (&self.window, &mut self.desk);
        let output = window.ctx.run_ui(RawInput { time: Some(window.now), ..RawInput::default() }, |ui| desk.ui(ui));
        let nodes = output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes);
        let found = nodes.filter_map(|(_, node)| find(node)).last();
        output.drop_without_applying_deltas();
        self.window.ctx.disable_accesskit();
        found
    }

    /// What a pointer does that presses there.
    pub(crate) fn click(pos: Pos2) -> Vec<Event> {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        let event = |pressed| Event::PointerButton { pos, button, pressed, modifiers };
        vec![Event::PointerMoved(pos), event(true), event(false)]
    }

    /// Lays a frame out and tessellates it; how many corners of triangles it has.
    pub(crate) fn frame(&mut self, events: Vec<Event>) -> usize {
        let desk = &mut self.desk;
        self.window.frame(events, |ui| desk.ui(ui))
    }

    /// Whether the next frame is asked for at once.
    pub(crate) fn moves(&self) -> bool {
        self.window.ctx.has_requested_repaint()
    }

    /// Whether something is done beside the window.
    pub(crate) const fn is_busy(&self) -> bool {
        self.desk.is_busy()
    }

    /// The game on the table.
    pub(crate) fn record(&self) -> &Record<TroyesDice> {
        self.desk.record().expect("a game")
    }

    /// How many pictures were saved.
    pub(crate) fn pictures(&self) -> usize {
        fs::read_dir(self.folder.path().join("pictures")).map_or(0, Iterator::count)
    }
}
