//! Printing from the desk.

use std::cell::Cell;
use std::fs;
use std::sync::Arc;

use egui::{Key, Shape};
use egui_kittest::kittest::Queryable as _;
use town_crier::crier::{Language, Manner, Words};
use town_crier::desk::print::Preview;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::paper::card;
use town_crier::paper::page::{Mark, Page};
use town_crier::paper::{Booklet, Paper};

use crate::desk::TestDesk;
use crate::desk::count::EXAMPLE;
use crate::games::troyes_dice::english;
use crate::games::troyes_dice::paper::reader::Read;
use crate::tried::each;

#[test]
fn sheets_card_and_report_are_written_beside_each_other() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F6).click("Letter").click("two");
    let rows = [
        ("Print sheets", "town-crier-sheets.pdf"),
        ("Print sheets", "town-crier-sheets-2.pdf"),
        ("Print the card", "town-crier-card.pdf"),
        ("Print the report", "town-crier-report.pdf"),
    ];
    each(rows, |(button, file)| {
        desk.click(button);
        desk.wait_for(file);
        let pdf = fs::read(desk.at("documents").join(file)).unwrap();
        assert!(pdf.starts_with(b"%PDF-"), "{file}");
    });
    desk.press(Key::Escape).has("Roll the dice");
}

#[test]
fn a_folder_that_cannot_be_is_told() {
    let mut desk = TestDesk::new();
    fs::write(desk.at("documents"), "no folder").unwrap();
    desk.press(Key::F6).click("Print sheets");
    desk.wait_for("cannot be written to");
}

#[test]
fn the_report_made_after_a_reckoning_holds_the_players_points() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &EXAMPLE);
    desk.press(Key::Tab);
    desk.enter_row("Ben", &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20]);
    desk.press(Key::F6).click("Print the report");
    desk.wait_for("town-crier-report.pdf");
    let text = Read::pdf(&fs::read(desk.at("documents").join("town-crier-report.pdf")).unwrap()).text();
    let (_, scores) = text.split_once("Scores").expect("scores");
    let lines: Vec<&str> = scores.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.join("|"), "Total|1.|Anna|0|0|4|8|4|4|4|30|54|2.|Ben|0|0|0|0|0|0|0|20|20");
}

#[test]
fn without_a_game_there_are_only_sheets() {
    let mut desk = TestDesk::new();
    desk.press(Key::F6).click("Print the card").click("Print the report");
    desk.has("There is no game to report on: start one first.").click("Print sheets");
    desk.wait_for("town-crier-sheets.pdf");
    desk.has("4 pages");
    assert!(!desk.at("documents").join("town-crier-card.pdf").exists());
}

/// The texts of the frame that was drawn last and how wide each is, from back to front.
fn painted(desk: &TestDesk) -> Vec<(String, f32)> {
    fn add(shape: &Shape, texts: &mut Vec<(String, f32)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, texts)),
            Shape::Text(text) => texts.push((text.galley.text().to_owned(), text.galley.size().x)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    desk.0.output().shapes.iter().for_each(|clipped| add(&clipped.shape, &mut texts));
    texts
}

/// The texts of a page and how wide each is, in its own millimeters.
fn written(page: &Page) -> Vec<(String, f32)> {
    fn add(marks: &[Mark], texts: &mut Vec<(String, f32)>) {
        for mark in marks {
            match mark {
                Mark::Text(text) => texts.push((text.text.clone(), text.width)),
                Mark::Group { marks, .. } | Mark::Element { marks, .. } => add(marks, texts),
                Mark::Path { .. } | Mark::Sprite { .. } => {}
            }
        }
    }
    let mut texts = Vec::new();
    add(&page.marks, &mut texts);
    texts
}

#[test]
fn the_preview_is_the_page_itself() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F6);
    let booklet = card(desk.record(), Paper::A4, &english(), None).unwrap();
    let (page, seen) = (written(&booklet.pages()[0]), painted(&desk));
    let names = |texts: &[(String, f32)]| texts.iter().map(|(text, _)| text.clone()).collect::<Vec<_>>();
    let at = names(&seen).windows(page.len()).position(|some| some == names(&page)).expect("the card's words");
    let scales = page.iter().zip(&seen[at..]).map(|((_, millimeters), (_, points))| points / millimeters);
    let (least, most) = scales.fold((f32::MAX, 0.0_f32), |(least, most), scale| (least.min(scale), most.max(scale)));
    assert!(most < least * 1.1, "words are as wide as on paper: {least} to {most}");

    desk.click("Print the card");
    desk.wait_for("town-crier-card.pdf");
    let pdf = fs::read(desk.at("documents").join("town-crier-card.pdf")).unwrap();
    assert_eq!(Read::pdf(&pdf).pages[0].texts, names(&page));
}

#[test]
fn a_preview_is_laid_out_once_a_change() {
    let (mut preview, times) = (Preview::default(), Cell::new(0));
    let mut look = |record: u8, paper: Paper, words: &Arc<Words>| {
        let mut laid = || {
            preview.laid(Some(&record), paper, words, || {
                times.set(times.get() + 1);
                |paper: &Paper, words: &Words| {
                    let mut booklet = Booklet::new("once".to_owned(), words)?;
                    booklet.page(paper.millimeters(), |_| {})?;
                    Ok(booklet)
                }
            })
        };
        let (before, job) = laid();
        if let Some(job) = job {
            assert!(before.now.is_none() && laid().1.is_none(), "it is laid out beside the window, once");
            job.run();
        }
        assert_eq!(laid().0.now.unwrap().unwrap().pages()[0].size, paper.millimeters());
        times.get()
    };
    let english = Arc::new(english());
    assert_eq!([look(1, Paper::A4, &english), look(1, Paper::A4, &english)], [1, 1]);
    assert_eq!([look(2, Paper::A4, &english), look(2, Paper::A4, &english)], [2, 2]);
    assert_eq!([look(2, Paper::Letter, &english), look(2, Paper::Letter, &english)], [3, 3]);
    let polish = Arc::new(Words::of::<TroyesDice>(Language::Polish, Manner::Plain));
    assert_eq!(look(2, Paper::Letter, &polish), 4);
}

#[test]
fn what_cannot_be_printed_is_said_where_it_would_be_seen() {
    let mut desk = TestDesk::with_any_letters();
    desk.fill("A new name", "王小明").click("Start the game").press(Key::F6);
    let sentence = "the printed fonts have no “王”: write “王小明” with other letters";
    desk.has(sentence).click("Print sheets");
    assert_eq!(desk.0.query_all_by_label_contains(sentence).count(), 2, "in the page's place, and as a notice");
    assert!(!desk.at("documents").exists());
}
