//! The desk, through accessible names and by keyboard.

mod accessibility;
mod again;
mod aloud;
mod blind;
mod cards;
mod ceremony;
mod count;
mod counting;
mod crash;
mod crowded;
mod cries;
mod dice_village;
mod explained;
mod faults;
mod groups;
mod hall;
#[cfg(feature = "gallery")]
mod handed_in;
mod headlines;
mod hint_strip;
mod laid;
#[cfg(feature = "layout")]
mod layout;
mod legibility;
mod lettered;
mod long;
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
#[cfg(feature = "pictures")]
mod pictures;
mod place;
mod play;
#[cfg(feature = "paper")]
mod print;
mod questions;
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
mod troyes;
mod typing;
#[cfg(not(all(feature = "gallery", feature = "paper")))]
mod unoffered;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Color32, ColorImage, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, HarnessBuilder};
use town_crier::crier::{Language, Manner, Words};
use town_crier::desk::{Desk, Files};
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::TroyesDice;

use place::Place;

/// So long a test waits for what takes a moment; longer only if it never comes.
const PATIENCE: Duration = Duration::from_mins(1);

/// The picture of every drawing: no test of a desk looks at its pixels, and a third of its time would go into them. That each
/// drawing can be rasterized is seen where they are looked at, in `pictures`, `memory` and the tests of each game's art.
fn unseen(_: &'static str, _: u32, _: bool) -> Arc<ColorImage> {
    Arc::new(ColorImage::filled([1, 1], Color32::TRANSPARENT))
}

/// Nothing moves, so that a test waits for nothing.
const STILL: &str = "(motion: none)";

/// The usual size of a window.
const SIZE: [f32; 2] = [1280.0, 720.0];

/// A desk without a window; and its folder, where it has one of its own.
struct TestDesk(Harness<'static, Desk>, Option<Place>);

impl TestDesk {
    /// A desk on which nothing was done yet.
    fn new() -> Self {
        Place::new(STILL).desk()
    }

    /// The same with these settings, in a window of that size.
    fn set(settings: impl AsRef<str>, size: [f32; 2]) -> Self {
        Place::new(settings).sized(size)
    }

    /// The same in that language.
    fn in_language(language: Language) -> Self {
        Self::set(format!("(motion: none, language: Some(\"{language}\"))"), SIZE)
    }

    /// A desk on which nothing moves, on a game that others may know.
    fn open(game: &Path) -> Self {
        let settings = game.with_file_name("settings.ron");
        if !settings.exists() && settings.parent().is_some_and(Path::is_dir) {
            std::fs::write(&settings, STILL).expect("settings");
        }
        Self::with_settings(game, &settings, SIZE)
    }

    fn with_settings(game: &Path, settings: &Path, size: [f32; 2]) -> Self {
        Self::with_desk(Desk::new(town_crier::games::for_desk(), Self::files(game, settings), Language::English), size)
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

    fn with_desk(desk: Desk, size: [f32; 2]) -> Self {
        let mut desk = Self::run_in(Harness::builder().with_size(size).with_max_steps(8), desk, None);
        desk.pass_start();
        desk
    }

    /// A desk on which a name may have letters that no font here has; in all other tests that is a mistake.
    fn with_any_letters() -> Self {
        let builder = Harness::builder().with_size(SIZE).with_max_steps(8).allow_missing_glyphs();
        let mut desk = Self::built(builder, &Place::new(STILL), |desk| desk);
        desk.pass_start();
        desk
    }

    /// A desk in English on what lies there, as it opens.
    fn built(builder: HarnessBuilder<Desk>, place: &Place, services: impl FnOnce(Desk) -> Desk) -> Self {
        let desk = services(Desk::new((place.games)(), place.files(), Language::English));
        Self::run_in(builder, desk, Some(place.clone()))
    }

    fn run_in(builder: HarnessBuilder<Desk>, desk: Desk, place: Option<Place>) -> Self {
        let desk = desk.with_rasterizer(Arc::new(unseen));
        let builder = builder.with_context_setup(Desk::set_up);
        let mut desk = Self(builder.build_ui_state(|ui, desk: &mut Desk| desk.ui(ui), desk), place);
        desk.run();
        desk
    }

    /// The folder that is this desk's own.
    fn place(&self) -> &Place {
        self.1.as_ref().expect("a folder of its own")
    }

    /// Where a file of that name lies in this desk's folder.
    fn at(&self, name: &str) -> PathBuf {
        self.place().at(name)
    }

    /// Quits, and opens a desk on what was kept.
    fn reopened(self) -> Self {
        let place = self.place().clone();
        drop(self);
        place.desk()
    }

    /// Goes on from the first screen to the new game's form where there is nothing else to do: most tests begin there.
    fn pass_start(&mut self) {
        let words = Words::new(self.0.state().settings().language, Manner::Plain, None);
        let shows = |name: &str| self.0.query_by_label(&words.text(name)).is_some();
        let others = ["desk-continue", "desk-continue-over", "desk-continue-kept", "desk-kept"];
        // What could not be read is told there.
        if shows("start-play")
            && !others.into_iter().any(shows)
            && !self.shows("game.ron")
            && !self.shows("settings.ron")
        {
            self.press(Key::Space);
        }
    }

    /// Draws frames until nothing asks for another one and all that a person waits for is done.
    #[track_caller]
    fn run(&mut self) {
        self.settle();
        self.stand_still(|desk| !desk.0.state().is_busy(), "what runs beside the window does not end");
    }

    /// Draws frames until nothing asks for another one. What ends beside the window asks for some, and on a slow machine ends late.
    #[track_caller]
    fn settle(&mut self) {
        if (0..4).all(|_| self.0.try_run().is_err()) {
            self.0.run();
        }
    }

    /// Draws frames until that is shown.
    #[track_caller]
    fn wait_for(&mut self, label: &str) -> &mut Self {
        self.stand_still(|desk| desk.shows(label), &format!("“{label}” is never shown"));
        self
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
        self.settle();
    }

    /// Draws frames until that is shown, and no further one; the desk's clock stands.
    #[track_caller]
    fn step_until(&mut self, label: &str) -> &mut Self {
        let until = Instant::now() + PATIENCE;
        while !self.shows(label) {
            assert!(Instant::now() < until, "“{label}” is never shown");
            let now = self.0.ctx.input(|input| input.time);
            self.0.input_mut().time = Some(now);
            self.0.step();
        }
        self.0.input_mut().time = None;
        self
    }

    fn record(&self) -> &Record {
        self.0.state().record::<TroyesDice>().expect("a game is on the table")
    }

    fn press(&mut self, key: Key) -> &mut Self {
        self.0.key_press(key);
        self.run();
        self
    }

    fn press_times(&mut self, times: usize, key: Key) -> &mut Self {
        for _ in 0..times {
            self.press(key);
        }
        self
    }

    /// Presses a key and draws the frame after it; what moves goes on moving.
    fn press_once(&mut self, key: Key) -> &mut Self {
        self.0.key_press(key);
        self.steps(2)
    }

    fn press_with(&mut self, modifiers: Modifiers, key: Key) -> &mut Self {
        self.0.key_press_modifiers(modifiers, key);
        self.run();
        self
    }

    /// Draws so many frames, each a quarter of a second after the one before it.
    fn steps(&mut self, frames: usize) -> &mut Self {
        self.0.run_steps(frames);
        self
    }

    #[track_caller]
    fn click(&mut self, label: &str) -> &mut Self {
        self.0.get_by_label(label).click();
        self.run();
        self
    }

    /// As [`TestDesk::reach`], for the only thing whose name has that in it.
    #[track_caller]
    fn reach_containing(&mut self, label: &str) -> &mut Self {
        self.0.get_by_label_contains(label).click_accesskit();
        self.run();
        self
    }

    /// Clicks as a screen reader does, also what has to be scrolled to.
    #[track_caller]
    fn reach(&mut self, label: &str) -> &mut Self {
        self.0.get_by_label(label).click_accesskit();
        self.run();
        self
    }

    fn shows(&self, label: &str) -> bool {
        self.0.query_all_by_label_contains(label).next().is_some()
    }

    /// Fails unless that is shown.
    #[track_caller]
    fn has(&mut self, label: &str) -> &mut Self {
        assert!(self.shows(label), "“{label}” is not shown");
        self
    }

    /// Fails unless all of that is shown.
    #[track_caller]
    fn has_all<'a>(&mut self, labels: impl IntoIterator<Item = &'a str>) -> &mut Self {
        for label in labels {
            self.has(label);
        }
        self
    }

    /// Fails if that is shown.
    #[track_caller]
    fn lacks(&mut self, label: &str) -> &mut Self {
        assert!(!self.shows(label), "“{label}” is shown");
        self
    }

    /// Fails unless so many orders were given.
    #[track_caller]
    fn has_done(&mut self, orders: usize) -> &mut Self {
        assert_eq!(self.record().done().len(), orders);
        self
    }

    /// Presses Tab until the focus is on what has that name.
    #[track_caller]
    fn tab_to(&mut self, label: &str) -> &mut Self {
        for _ in 0..100 {
            self.press(Key::Tab);
            if self.0.query_by_label(label).is_some_and(|node| node.accesskit_node().is_focused()) {
                return self;
            }
        }
        panic!("Tab never reaches “{label}”");
    }

    /// Types letter by letter, as a keyboard does: in a frame come a key and its text.
    fn types(&mut self, text: &str) -> &mut Self {
        for letter in text.chars() {
            let key = Key::from_name(&letter.to_uppercase().to_string()).expect("a letter that has a key");
            let modifiers = if letter.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
            let event = |pressed| egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            self.0.input_mut().events.extend([event(true), egui::Event::Text(letter.to_string())]);
            self.run();
            self.0.input_mut().events.push(event(false));
            self.run();
        }
        self
    }

    /// Types a text into what has the focus.
    fn type_text(&mut self, text: &str) -> &mut Self {
        self.0.event(egui::Event::Text(text.to_owned()));
        self.run();
        self
    }

    /// Opens the options of a new game, where the code stands, unless they are open.
    fn open_options(&mut self) {
        if self.0.query_by_label("Code").is_none() {
            self.click("Options");
        }
    }

    /// Replaces the text of the field with that name.
    #[track_caller]
    fn fill(&mut self, label: &str, text: &str) -> &mut Self {
        if label == "Code" {
            self.open_options();
        }
        self.0.get_by_label(label).focus();
        self.run();
        self.press_with(Modifiers::COMMAND, Key::A).press(Key::Backspace).type_text(text)
    }
}
