//! Each refusal is shown where it belongs, and nothing is opened or lost.

use std::fs;
use std::path::Path;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use tempfile::tempdir;
use town_crier::crier::Language;
use town_crier::desk::Desk;
use town_crier::games::troyes_dice::record::{Opening, Record};
use town_crier::games::troyes_dice::rules::TroyesDice;

use crate::desk::TestDesk;
use crate::games::troyes_dice::record::save::written;

#[track_caller]
fn check_setup(prepare: impl FnOnce(&mut TestDesk), sentence: &str) {
    let mut desk = TestDesk::new();
    prepare(&mut desk);
    assert!(desk.shows(sentence), "“{sentence}” is not shown");
    desk.click("Start the game");
    assert!(desk.0.state().record::<TroyesDice>().is_none(), "nothing opens");
    assert!(desk.shows(sentence), "“{sentence}” is still shown");
    assert!(desk.shows("Correct the marked fields"), "the button says why it does nothing");
}

#[test]
fn an_empty_code() {
    check_setup(|desk| desk.fill("Code", " "), "A code needs at least one letter or digit.");
}

#[test]
fn a_code_with_a_sign() {
    check_setup(|desk| desk.fill("Code", "Market/Day"), "A code has letters, digits and hyphens, not “/”.");
}

#[test]
fn a_code_that_is_too_long() {
    check_setup(
        |desk| desk.fill("Code", &"A".repeat(33)),
        "A code has at most 32 letters, digits and hyphens, not 33.",
    );
}

#[test]
fn a_numbering_with_a_number_twice() {
    check_setup(|desk| expert(desk, "4 5 6 1 2 2"), "The number 2 stands in more than one column.");
}

#[test]
fn a_numbering_with_a_seven() {
    check_setup(|desk| expert(desk, "4 5 6 1 2 7"), "Columns are numbered 1 to 6: column 6 cannot be 7.");
}

#[test]
fn a_numbering_with_five_numbers() {
    check_setup(|desk| expert(desk, "4 5 6 1 2"), "The numbering has six numbers, not 5.");
}

#[test]
fn a_numbering_with_words() {
    check_setup(|desk| expert(desk, "four five"), "Write the six numbers with spaces between them");
}

#[test]
fn two_tiles() {
    let mut desk = TestDesk::new();
    tiles(&mut desk, &["8", "2"]);
    assert!(desk.shows("Tiles on the wheel: 2 of 3") && !desk.shows("Three tiles are in play"));
    desk.click("Start the game");
    assert!(desk.0.state().record::<TroyesDice>().is_none(), "nothing opens");
    assert!(desk.shows("Three tiles are in play, not 2.") && desk.shows("Correct the marked fields"));
}

#[test]
fn tiles_without_three_same_color_plazas() {
    let mend = |desk: &mut TestDesk| {
        desk.click("Banquets & Raids");
        desk.open_options();
        desk.reach("As it lies on the table");
        // The other face of the first plaza with two like faces goes on to the next color.
        let plazas = town_crier::games::troyes_dice::record::deal_plazas(&"MARKETDAY".parse().unwrap());
        let (number, plaza) = (1..).zip(plazas).find(|(_, plaza)| plaza.is_same_color()).unwrap();
        let color = format!("{:?}", plaza.down).to_lowercase();
        desk.reach(&format!("Plaza {number}, other side: {color}"));
    };
    let sentence = "Tiles lie beside three plazas of one color on both sides; this wheel has 2.";
    check_setup(
        |desk| {
            desk.fill("Code", "Market Day");
            desk.press(Key::Escape);
            mend(desk);
        },
        sentence,
    );
}

#[track_caller]
fn check_throw(text: &str, sentences: &[&str]) {
    let mut desk = TestDesk::new();
    desk.click("Options");
    desk.reach("Rolled at the table and typed in");
    desk.reach("Start the game");
    desk.type_text(text);
    desk.press(Key::Enter);
    for sentence in sentences {
        assert!(desk.shows(sentence), "“{sentence}” is not shown");
    }
    assert!(desk.record().table().roll().is_none(), "no dice lie");
}

#[test]
fn a_die_of_seven() {
    check_throw("3 1 7 6", &["Transparent die 2 cannot show 7: a die shows 1 to 6."]);
}

#[test]
fn every_die_that_is_wrong() {
    check_throw(
        "0 1 7 9",
        &["The black die cannot show 0", "Transparent die 2 cannot show 7", "Transparent die 3 cannot show 9"],
    );
}

#[test]
fn three_dice() {
    check_throw("3 1 3", &["Enter four dice, the black one first: so far there are 3."]);
}

#[test]
fn no_dice() {
    check_throw("", &["Enter four dice, the black one first: so far there are none."]);
}

#[test]
fn dice_in_words() {
    check_throw("one two", &["“one” is not a number: enter four dice, e.g. 3 1 3 6."]);
}

fn expert(desk: &mut TestDesk, numbers: &str) {
    desk.open_options();
    desk.click("Expert: any order");
    desk.fill("Numbers, left to right", numbers);
}

/// Lays tiles beside the first plazas that take any.
fn tiles(desk: &mut TestDesk, tiles: &[&str]) {
    desk.click("Banquets & Raids");
    desk.click("Options");
    desk.reach("As they lie on the table");
    for tile in tiles {
        desk.reach(&format!("Tile {tile}"));
        let place = desk.0.query_all_by_label_contains(": none").next().expect("a place");
        place.click_accesskit();
        desk.run();
    }
}

/// A desk in that language on a game file that keeps this.
fn desk_in(language: &str, folder: &Path, kept: &[u8]) -> TestDesk {
    let (game, settings) = (folder.join("game.ron"), folder.join("settings.ron"));
    fs::write(&game, kept).unwrap();
    fs::write(&settings, format!("(motion: none, language: Some(\"{language}\"))")).unwrap();
    TestDesk::with_settings(&game, &settings, [1280.0, 720.0])
}

#[test]
fn a_damaged_file_is_told_in_german() {
    let folder = tempdir().unwrap();
    let record = Record::open(Opening::from_code("MARKETDAY".parse().unwrap())).unwrap();
    let whole = written(&record);
    let desk = desk_in("de", folder.path(), &whole.as_bytes()[..whole.len() / 2]);
    assert!(desk.shows("game.ron: Die Datei ist abgeschnitten: Sie endet mittendrin, in Zeile "));

    let other = whole.replacen("troyes-dice", "chess", 1);
    let desk = desk_in("de", folder.path(), other.as_bytes());
    assert!(desk.shows("Die Datei enthält ein anderes Spiel als troyes-dice: chess"));
}

#[test]
fn a_file_that_cannot_be_opened_is_told_in_polish() {
    let folder = tempdir().unwrap();
    let settings = folder.path().join("settings.ron");
    fs::write(&settings, "(motion: none, language: Some(\"pl\"))").unwrap();
    let in_the_way = folder.path().join("file");
    fs::write(&in_the_way, "").unwrap();
    let desk = TestDesk::with_settings(&in_the_way.join("game.ron"), &settings, [1280.0, 720.0]);
    assert!(desk.shows("nie można utworzyć"));
    assert!(desk.shows("przenieście to albo umieśćcie partię w innym folderze"));
}

#[test]
fn settings_that_do_not_read_are_told_in_the_language_that_is_spoken() {
    let folder = tempdir().unwrap();
    let settings = folder.path().join("settings.ron");
    fs::write(&settings, "(motion: ").unwrap();
    let files = TestDesk::files(&folder.path().join("game.ron"), &settings);
    let desk = TestDesk::with_desk(Desk::new(town_crier::games::for_desk(), files, Language::Italian), [1280.0, 720.0]);
    assert!(desk.shows("valgono le impostazioni predefinite: riga 1, colonna "));
}
