//! How long a game was played goes with it into the hall of fame.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use town_crier::games::troyes_dice::record::HallStore;

use crate::desk::midnight::play_and_count;
use crate::desk::{Place, STILL, TestDesk};
use crate::show::ceremony::{played, sheet};

/// Lets so many minutes pass at the table.
fn pass(desk: &mut TestDesk, minutes: f64) {
    let now = desk.0.ctx.input(|input| input.time);
    desk.0.input_mut().time = Some(now + minutes * 60.0);
    desk.0.step();
    desk.0.input_mut().time = None;
    desk.steps(2);
}

/// The minutes of the only game in the hall of fame.
#[track_caller]
fn minutes(desk: &TestDesk) -> Option<u16> {
    let hall = HallStore::look(&desk.at("hall.ron")).expect("it reads").expect("it is there");
    assert_eq!(hall.games().len(), 1);
    hall.games()[0].minutes()
}

#[test]
fn a_game_played_here_tells_its_minutes_also_after_a_restart_and_a_correction() {
    let mut desk = Place::new(STILL).desk();
    desk.press(Key::Space);
    pass(&mut desk, 50.0);
    play_and_count(&mut desk, false);
    let known = minutes(&desk);
    assert!(matches!(known, Some(50..=59)), "{known:?}");
    desk.press(Key::Escape).press(Key::F4).has("The last evening").has(" · 5");
    desk.0.get_by_role_and_label(Role::Button, "Games").click();
    desk.run();
    desk.has("Played for 5").has(" min in one game").press(Key::Escape);
    desk = desk.reopened();
    desk.press(Key::Space);
    desk.press(Key::F3);
    desk.enter_row("Anna", &[1]);
    pass(&mut desk, 20.0);
    desk.click("Reveal the results");
    desk.wait_for("The game has been added to the hall of fame.");
    assert_eq!(minutes(&desk), known, "who corrects does not play");
}

#[test]
fn of_a_game_that_was_continued_nobody_knows_how_long_it_took() {
    let record = played(&[("Anna", sheet(3, 2, 5, 30)), ("Ben", sheet(4, 2, 5, 30))]);
    let mut desk = Place::keeping(STILL, &record).desk();
    desk.press(Key::Space);
    pass(&mut desk, 50.0);
    desk.press(Key::F3).click("Reveal the results");
    desk.wait_for("The game has been added to the hall of fame.");
    assert_eq!(minutes(&desk), None);
    desk.press(Key::Escape).press(Key::F4).has("The last evening").lacks("min");
}
