//! Each refusal is shown where it belongs, and nothing is opened or lost.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use town_crier::crier::Language;
use town_crier::desk::Desk;
use town_crier::games::troyes_dice::rules::TroyesDice;

use crate::chronicle::stored::begun;
use crate::desk::{Place, SIZE, TestDesk};
use crate::games::troyes_dice::record::save::written;
use crate::tried::each;

#[track_caller]
fn check_setup(prepare: impl FnOnce(&mut TestDesk), sentence: &str) {
    let mut desk = TestDesk::new();
    prepare(&mut desk);
    desk.has(sentence).click("Start the game");
    assert!(desk.0.state().record::<TroyesDice>().is_none(), "nothing opens");
    assert!(desk.shows(sentence), "“{sentence}” is still shown");
    assert!(desk.shows("Correct the marked fields"), "the button says why it does nothing");
}

#[test]
fn a_code_that_is_none() {
    let rows = [
        (" ", "A code needs at least one letter or digit."),
        ("Market/Day", "A code has letters, digits and hyphens, not “/”."),
        (&"A".repeat(33), "A code has at most 32 letters, digits and hyphens, not 33."),
    ];
    each(rows, |(code, sentence)| {
        check_setup(|desk| _ = desk.fill("Code", code), sentence);
    });
}

#[test]
fn a_numbering_that_is_none() {
    let rows = [
        ("4 5 6 1 2 2", "The number 2 stands in more than one column."),
        ("4 5 6 1 2 7", "Columns are numbered 1 to 6: column 6 cannot be 7."),
        ("4 5 6 1 2", "The numbering has six numbers, not 5."),
        ("four five", "Write the six numbers with spaces between them"),
    ];
    each(rows, |(numbers, sentence)| {
        let expert = |desk: &mut TestDesk| {
            desk.open_options();
            desk.click("Expert: any order").fill("Numbers, left to right", numbers);
        };
        check_setup(expert, sentence);
    });
}

#[test]
fn two_tiles() {
    let mut desk = TestDesk::new();
    tiles(&mut desk, &["8", "2"]);
    desk.has("Tiles on the wheel: 2 of 3").lacks("Three tiles are in play").click("Start the game");
    assert!(desk.0.state().record::<TroyesDice>().is_none(), "nothing opens");
    desk.has("Three tiles are in play, not 2.").has("Correct the marked fields");
}

#[test]
fn tiles_without_three_same_color_plazas() {
    let mend = |desk: &mut TestDesk| {
        desk.reach("Banquets & Raids");
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
            desk.fill("Code", "Market Day").press(Key::Escape);
            mend(desk);
        },
        sentence,
    );
}

#[test]
fn dice_that_are_none() {
    let rows = [
        ("3 1 7 6", &["Transparent die 2 cannot show 7: a die shows 1 to 6."][..]),
        (
            "0 1 7 9",
            &["The black die cannot show 0", "Transparent die 2 cannot show 7", "Transparent die 3 cannot show 9"],
        ),
        ("3 1 3", &["Enter four dice, the black one first: so far there are 3."]),
        ("", &["Enter four dice, the black one first: so far there are none."]),
        ("one two", &["“one” is not a number: enter four dice, e.g. 3 1 3 6."]),
    ];
    each(rows, |(text, sentences)| {
        let mut desk = TestDesk::new();
        desk.click("Options").reach("Rolled at the table and typed in").reach("Start the game").type_text(text);
        desk.press(Key::Enter).has_all(sentences.iter().copied());
        assert!(desk.record().table().roll().is_none(), "no dice lie");
    });
}

/// Lays tiles beside the first plazas that take any.
fn tiles(desk: &mut TestDesk, tiles: &[&str]) {
    desk.click("Banquets & Raids").click("Options").reach("As they lie on the table");
    for tile in tiles {
        desk.reach(&format!("Tile {tile}"));
        let place = desk.0.query_all_by_label_contains(": none").next().expect("a place");
        place.click_accesskit();
        desk.run();
    }
}

fn settings_in(language: &str) -> String {
    format!("(motion: none, language: Some(\"{language}\"))")
}

#[test]
fn a_damaged_file_is_told_in_german() {
    let record = begun("MARKETDAY");
    let whole = written(&record);
    let rows = [
        (whole[..whole.len() / 2].to_owned(), "game.ron: Die Datei ist abgeschnitten: Sie endet mittendrin, in Zeile "),
        (whole.replacen("troyes-dice", "chess", 1), "Die Datei enthält ein anderes Spiel als troyes-dice: chess"),
    ];
    each(rows, |(kept, sentence)| {
        let place = Place::new(settings_in("de"));
        place.write("game.ron", kept);
        place.desk().has(sentence);
    });
}

#[test]
fn a_file_that_cannot_be_opened_is_told_in_polish() {
    let place = Place::new(settings_in("pl"));
    place.write("file", "");
    let mut desk = TestDesk::with_settings(&place.at("file").join("game.ron"), &place.at("settings.ron"), SIZE);
    desk.has("nie można utworzyć").has("przenieście to albo umieśćcie partię w innym folderze");
}

#[test]
fn settings_that_do_not_read_are_told_in_the_language_that_is_spoken() {
    let place = Place::new("(motion: ");
    let desk = Desk::new(town_crier::games::for_desk(), place.files(), Language::Italian);
    TestDesk::with_desk(desk, SIZE).has("valgono le impostazioni predefinite: riga 1, colonna ");
}
