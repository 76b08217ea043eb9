//! What leaves the desk: results on the clipboard and as a picture, and files shown by other programs.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Instant;

use egui::{Color32, ColorImage, Key, OutputCommand};
use image::RgbaImage;
use town_crier::show::{results_csv, results_text};

use crate::desk::count::EXAMPLE;
use crate::desk::{PATIENCE, Place, SIZE, STILL, TestDesk};
use crate::games::troyes_dice::english;

impl TestDesk {
    /// Clicks, and hands out what was put on the clipboard then.
    fn copied(&mut self, label: &str) -> Vec<String> {
        use egui_kittest::kittest::Queryable as _;

        self.0.get_by_label(label).click();
        let mut copied = Vec::new();
        for _ in 0..6 {
            self.0.step();
            let commands = &self.0.output().platform_output.commands;
            copied.extend(commands.iter().filter_map(|command| match command {
                OutputCommand::CopyText(text) => Some(text.clone()),
                _ => None,
            }));
        }
        copied
    }

    /// Clicks, and hands out the picture that was put on the clipboard then.
    fn copied_picture(&mut self, label: &str) -> ColorImage {
        use egui_kittest::kittest::Queryable as _;

        self.0.get_by_label(label).click_accesskit();
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            self.0.step();
            let commands = &self.0.output().platform_output.commands;
            let picture = commands.iter().find_map(|command| match command {
                OutputCommand::CopyImage(picture) => Some(picture.clone()),
                _ => None,
            });
            if let Some(picture) = picture {
                self.run();
                return picture;
            }
            std::thread::yield_now();
        }
        panic!("no picture is copied");
    }

    /// A desk on the game, with that way to show files.
    fn showing(show: impl Fn(&Path) -> io::Result<()> + Send + Sync + 'static) -> Self {
        Place::new(STILL).with(SIZE, |desk| desk.with_viewer(Arc::new(show)))
    }
}

#[test]
fn results_are_copied_as_text_and_as_csv() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &EXAMPLE);
    desk.press(Key::Tab);
    desk.enter_row("Ben, the miller", &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20]);
    let words = english();
    let entered = desk.record().results().cloned().unwrap();
    let text = desk.click("Export").copied("Copy as text");
    assert_eq!(text, [results_text(&words, &entered)], "once, and all of it");
    assert!(text[0].lines().any(|line| line.starts_with("Total") && line.ends_with("20")), "{}", text[0]);
    desk.has("The results are on the clipboard.");
    let csv = desk.click("Export").copied("Copy as CSV");
    assert_eq!(csv, [results_csv(&words, &entered)]);
    assert!(csv[0].lines().any(|line| line.contains(",\"Ben, the miller\",")), "{}", csv[0]);
}

#[test]
fn the_picture_of_results_is_a_png_with_a_row_for_each_player() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &EXAMPLE);
    desk.click("Export").click("Save picture");
    assert!(desk.shows("town-crier-"), "the notice names the file");
    // Of a player who is only named there is nothing to show.
    desk.fill("Name of player 2", "Ben").press(Key::Tab).type_text("1").click("Export").click("Save picture");
    let mut files: Vec<PathBuf> =
        fs::read_dir(desk.at("pictures")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort_by_key(|file| file.to_string_lossy().len());
    let pictures: Vec<RgbaImage> = files.iter().map(|file| image::open(file).unwrap().into_rgba8()).collect();
    let [two, three] = &pictures[..] else { panic!("{files:?}") };
    assert_eq!((two.width(), three.width()), (2000, 2000));
    let row = three.height() - two.height();
    assert!(row > 50 && two.height() > 3 * row, "a row more, below a title and heads: {row} of {}", three.height());
    let inked = |picture: &RgbaImage| picture.pixels().filter(|pixel| pixel.0[0] < 90).count();
    assert!(inked(two) > 2000 && inked(three) > inked(two), "words and numbers are drawn");
}

#[test]
fn a_picture_that_was_written_is_shown_by_another_program() {
    let (asked, shown) = channel();
    let mut desk = TestDesk::showing(move |path| {
        asked.send(path.to_owned()).unwrap();
        Ok(())
    });
    desk.press(Key::Space).press(Key::F3).type_text("Anna").click("Export").click("Save picture").click("Open");
    let file = shown.recv_timeout(PATIENCE).unwrap();
    assert!(file.starts_with(desk.at("pictures")) && file.is_file(), "{file:?}");
    assert!(desk.shows("town-crier-"), "the notice stays");
}

#[test]
fn a_system_without_such_a_program_is_told() {
    let mut desk = TestDesk::showing(|_| Err(io::Error::other("no viewer")));
    desk.press(Key::Space).press(Key::F3).type_text("Anna").click("Export").click("Save picture").click("Open");
    desk.wait_for("No program on this computer can open ");
}

#[test]
fn what_could_not_be_done_is_not_overwritten_before_it_was_read() {
    let mut desk = TestDesk::new();
    fs::write(desk.at("pictures"), "no folder").unwrap();
    desk.press(Key::Space).press(Key::Space).click("Menu").reach("Save picture").has("The file cannot be written");
    for _ in 0..2 {
        desk.0.key_press(Key::M);
        desk.0.step();
        assert!(desk.shows("The file cannot be written"), "what is done meanwhile waits behind it");
        desk.lacks("Voice and bells are back on.").lacks("Press M to turn voice");
    }
    // A step is a quarter of a second.
    desk.steps(10);
    assert!(desk.shows("The file cannot be written"), "it stays until something is asked for");
    desk.press(Key::F2);
    assert!(!desk.shows("The file cannot be written"), "it was read");
    assert!(desk.shows("Voice and bells are back on."), "of what was done, the last");
    desk.lacks("Press M to turn voice").press(Key::F2).lacks("Voice and bells are back on.");
}

#[test]
fn pictures_of_table_and_results_are_put_on_the_clipboard() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &EXAMPLE);
    let results = desk.click("Export").copied_picture("Copy picture");
    desk.has("The picture is on the clipboard.").press(Key::Escape);
    // The first one may only close the ways to take the results away.
    if !desk.shows("Menu") {
        desk.press(Key::Escape);
    }
    desk.click("Menu");
    let table = desk.copied_picture("Copy picture");
    for (name, picture) in [("results", &results), ("table", &table)] {
        assert_eq!(picture.size[0], 2000, "{name}");
        let colors: HashSet<Color32> = picture.pixels.iter().copied().collect();
        assert!(colors.len() > 100 && colors.iter().all(Color32::is_opaque), "{name}: {} colors", colors.len());
    }
    assert_ne!(results.size, table.size);
}
