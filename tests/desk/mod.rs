//! The desk, through accessible names and by keyboard.

mod accessibility;
mod again;
mod aloud;
mod cards;
mod ceremony;
mod count;
mod crash;
mod cries;
mod dice_village;
mod explained;
mod faults;
mod hall;
#[cfg(feature = "gallery")]
mod handed_in;
mod hint_strip;
mod laid;
#[cfg(feature = "layout")]
mod layout;
mod legibility;
mod lettered;
mod memory;
mod midnight;
mod monitors;
mod motion;
mod notices;
mod odds;
mod pace;
mod pages;
#[cfg(feature = "gallery")]
mod phones;
#[cfg(not(feature = "gallery"))]
mod phones_none;
#[cfg(feature = "pictures")]
mod pictures;
mod play;
#[cfg(feature = "paper")]
mod print;
#[cfg(not(feature = "paper"))]
mod print_none;
mod projector;
mod refusals;
mod resume;
mod rules;
#[cfg(feature = "gallery")]
mod seats;
mod settings;
mod saving;
mod share;
mod sizes;
mod sprite_contrast;
mod start;
mod teaching;
mod touch;
mod toy;
mod typing;

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use egui::{ColorImage, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::{TempDir, tempdir};
use town_crier::crier::voice::Voice;
use town_crier::crier::{Language, Manner, Words};
use town_crier::desk::{Desk, Files, rasterize};
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::TroyesDice;

/// So long a test waits for what takes a moment; longer only if it never comes.
const PATIENCE: Duration = Duration::from_mins(1);

/// The drawings that were rasterized for any desk of this process, by where they are written, their size and whether they are gray.
static RASTERIZED: LazyLock<Mutex<Rasterized>> = LazyLock::new(Mutex::default);

type Rasterized = HashMap<(usize, u32, bool), Arc<ColorImage>>;

/// A drawing as any desk before this one has shown it: most of the time of a test would go into drawing the same again.
fn rasterized(svg: &'static str, pixels: u32, gray: bool) -> Arc<ColorImage> {
    // Few desks have a window in which a drawing is larger, and those would fill the memory.
    const LARGEST: u32 = 1024;
    let at = (svg.as_ptr() as usize, pixels, gray);
    let known = RASTERIZED.lock().expect("no test fails here").get(&at).cloned();
    known.unwrap_or_else(|| {
        let made = Arc::new(rasterize(svg, pixels, gray));
        if pixels <= LARGEST {
            RASTERIZED.lock().expect("no test fails here").insert(at, Arc::clone(&made));
        }
        made
    })
}

/// A desk on a game file, without a window; and its folder, where nobody else needs that.
struct TestDesk(Harness<'static, Desk>, #[expect(dead_code, reason = "it goes with the desk")] Option<TempDir>);

impl TestDesk {
    /// A desk on which nothing was done yet.
    fn new() -> Self {
        Self::set("(motion: none)", [1280.0, 720.0])
    }

    /// The same with these settings, in a window of that size.
    fn set(settings: impl AsRef<str>, size: [f32; 2]) -> Self {
        let folder = tempdir().expect("a folder");
        let file = folder.path().join("settings.ron");
        std::fs::write(&file, settings.as_ref()).expect("settings");
        let desk = Self::with_settings(&folder.path().join("game.ron"), &file, size);
        Self(desk.0, Some(folder))
    }

    fn open(game: &Path) -> Self {
        Self::sized(game, [1280.0, 720.0])
    }

    /// A desk on which nothing moves, so that a test waits for nothing.
    fn sized(game: &Path, size: [f32; 2]) -> Self {
        let settings = game.with_file_name("settings.ron");
        if !settings.exists() && settings.parent().is_some_and(Path::is_dir) {
            std::fs::write(&settings, "(motion: none)").expect("settings");
        }
        Self::with_settings(game, &settings, size)
    }

    fn with_settings(game: &Path, settings: &Path, size: [f32; 2]) -> Self {
        Self::with_desk(Desk::new(town_crier::games::for_desk(), Self::files(game, settings), Language::English), size)
    }

    fn with_voice(game: &Path, settings: &Path, voice: Voice) -> Self {
        let desk =
            Desk::new(town_crier::games::for_desk(), Self::files(game, settings), Language::English).with_voice(voice);
        Self::with_desk(desk, [1280.0, 720.0])
    }

    fn files(game: &Path, settings: &Path) -> Files {
        Files {
            game: game.to_owned(),
            settings: settings.to_owned(),
            halls: game.with_file_name(""),
            documents: game.with_file_name("documents"),
            pictures: game.with_file_name("pictures"),
        }
    }

    /// A desk on which a name may have letters that no font here has; in all other tests that is a mistake.
    fn with_any_letters(game: &Path) -> Self {
        let settings = game.with_file_name("settings.ron");
        std::fs::write(&settings, "(motion: none)").expect("settings");
        let desk = Desk::new(town_crier::games::for_desk(), Self::files(game, &settings), Language::English);
        let size = [1280.0, 720.0];
        let builder = Harness::builder().with_size(size).with_context_setup(Desk::set_up).allow_missing_glyphs();
        let mut desk = Self(builder.build_ui_state(|ui, desk: &mut Desk| desk.ui(ui), desk), None);
        desk.run();
        desk.pass_start();
        desk
    }

    fn with_desk(desk: Desk, size: [f32; 2]) -> Self {
        let desk = desk.with_rasterizer(Arc::new(rasterized));
        let builder = Harness::builder().with_size(size).with_context_setup(Desk::set_up).with_max_steps(8);
        let mut desk = Self(builder.build_ui_state(|ui, desk: &mut Desk| desk.ui(ui), desk), None);
        desk.run();
        desk.pass_start();
        desk
    }

    /// Goes on from the first screen to the new game's form where there is nothing else to do: most tests begin there.
    fn pass_start(&mut self) {
        let words = Words::new(self.0.state().settings().language, Manner::Plain, None);
        let shows = |name: &str| self.0.query_by_label(&words.text(name)).is_some();
        let others = ["desk-continue", "desk-continue-over", "desk-continue-kept", "desk-kept"];
        if shows("start-play") && !others.into_iter().any(shows) && !self.shows("game.ron") {
            self.press(Key::Space);
        }
    }

    /// Draws frames until nothing asks for another one and all that a person waits for is done.
    #[track_caller]
    fn run(&mut self) {
        self.0.run();
        self.stand_still(|desk| !desk.0.state().is_busy(), "what runs beside the window does not end");
    }

    /// Draws frames until that is shown.
    #[track_caller]
    fn wait_for(&mut self, label: &str) {
        self.stand_still(|desk| desk.shows(label), &format!("“{label}” is never shown"));
    }

    /// Waits for what another thread does while the desk's clock stands: on a slow machine too no notice ends meanwhile.
    #[track_caller]
    fn stand_still(&mut self, is_over: impl Fn(&Self) -> bool, never: &str) {
        if is_over(self) {
            return;
        }
        let until = Instant::now() + PATIENCE;
        while !is_over(self) {
            assert!(Instant::now() < until, "{never}");
            std::thread::yield_now();
            let now = self.0.ctx.input(|input| input.time);
            self.0.input_mut().time = Some(now);
            self.0.step();
        }
        self.0.input_mut().time = None;
        self.0.run();
    }

    fn record(&self) -> &Record {
        self.0.state().record::<TroyesDice>().expect("a game is on the table")
    }

    fn press(&mut self, key: Key) {
        self.0.key_press(key);
        self.run();
    }

    /// Presses a key and draws the frame after it; what moves goes on moving.
    fn press_once(&mut self, key: Key) {
        self.0.key_press(key);
        self.0.step();
        self.0.step();
    }

    fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.0.key_press_modifiers(modifiers, key);
        self.run();
    }

    fn click(&mut self, label: &str) {
        self.0.get_by_label(label).click();
        self.run();
    }

    /// As [`TestDesk::reach`], for the only thing whose name has that in it.
    fn reach_containing(&mut self, label: &str) {
        self.0.get_by_label_contains(label).click_accesskit();
        self.run();
    }

    /// Clicks as a screen reader does, also what has to be scrolled to.
    fn reach(&mut self, label: &str) {
        self.0.get_by_label(label).click_accesskit();
        self.run();
    }

    fn shows(&self, label: &str) -> bool {
        self.0.query_all_by_label_contains(label).next().is_some()
    }

    /// Presses Tab until the focus is on what has that name.
    #[track_caller]
    fn tab_to(&mut self, label: &str) {
        for _ in 0..100 {
            self.press(Key::Tab);
            let node = self.0.query_by_label(label);
            if node.is_some_and(|node| node.accesskit_node().is_focused()) {
                return;
            }
        }
        panic!("Tab never reaches “{label}”");
    }

    /// Types a text into what has the focus.
    fn type_text(&mut self, text: &str) {
        self.0.event(egui::Event::Text(text.to_owned()));
        self.run();
    }

    /// Opens the options of a new game, where the code stands, unless they are open.
    fn open_options(&mut self) {
        if self.0.query_by_label("Code").is_none() {
            self.click("Options");
        }
    }

    /// Replaces the text of the field with that name.
    fn fill(&mut self, label: &str, text: &str) {
        if label == "Code" {
            self.open_options();
        }
        self.0.get_by_label(label).focus();
        self.run();
        self.press_with(Modifiers::COMMAND, Key::A);
        self.press(Key::Backspace);
        self.type_text(text);
    }
}
