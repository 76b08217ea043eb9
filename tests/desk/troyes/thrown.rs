//! Dice of Troyes that were thrown, as they are typed.

use egui::Key;
use town_crier::games::troyes::record::{Input, Thrown};
use town_crier::games::troyes::rules::{Color, Order, Owner, Phase, UpkeepStep};

use super::{TestDesk, thrown};

#[test]
fn everybodys_dice_are_typed_from_one_district_to_the_next() {
    let record = thrown();
    let dice = Input::thrown(&record);
    assert!(dice.len() > 12, "two players and gray");
    let mut desk = TestDesk::troyes(&record);
    desk.has("Roll your dice and type what they show").has("Take these dice").has("Gray");
    desk.press(Key::Space).has("still missing");
    assert_eq!(desk.troyes_game().done().len(), record.done().len());
    let faces: String = (0..dice.len()).map(|at| char::from(b'1' + u8::try_from(at % 6).expect("a face"))).collect();
    desk.type_text(&faces).press(Key::Space);
    let game = desk.troyes_game();
    let Some(Order::Workforce(typed)) = game.done().last().map(|entry| &entry.order) else { panic!("dice") };
    let mut expected = faces.chars();
    for die in dice {
        let Thrown::Of(owner, color) = die else { panic!("{die:?}") };
        assert!(Color::ALL.contains(&color) && owner != Owner::Roy);
        let nth = !typed.get(owner).expect("an owner")[color].is_empty();
        assert!(nth && expected.next().is_some());
    }
    let all = || typed.iter().flat_map(|(_, dice)| Color::ALL.map(|color| dice[color].len()));
    assert_eq!(all().sum::<usize>(), faces.len());
    assert_ne!(game.table().phase(), Phase::Upkeep(UpkeepStep::Workforce));
}

#[test]
fn a_face_that_no_die_has_is_refused_where_it_is_typed() {
    let mut desk = TestDesk::troyes(&thrown());
    desk.type_text("1237").press(Key::Space).has("Dice show 1 to 6, not “7”");
    assert_eq!(desk.troyes_game().table().phase(), Phase::Upkeep(UpkeepStep::Workforce));
}

#[test]
fn a_correction_is_made_beside_dice_that_are_typed() {
    let mut desk = TestDesk::troyes(&thrown());
    desk.type_text("12").reach("Correct something (X)").lacks("Take these dice");
    desk.press(Key::Escape).has("Take these dice");
}
