//! Everything explains itself: under the pointer, when touched, and by the arrow keys.

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::games::troyes_dice::rules::Notch;
use town_crier::games::troyes_dice::stage::Part;
use town_crier::show::{LegendMark, Reader, Shown, Thing};
use town_crier::stage::Shape;

use crate::desk::TestDesk;
use crate::games::troyes_dice::english;

/// A desk in English with the game of a code on the table, its first dice rolled.
fn playing() -> TestDesk {
    let mut desk = TestDesk::new();
    desk.fill("Code", "Market Day").press(Key::Escape);
    desk.0.key_press(Key::PageDown);
    desk.run();
    desk.press(Key::PageDown).has_done(1);
    desk
}

/// The things in the picture, from the back to the front.
fn things(desk: &TestDesk) -> Vec<Thing> {
    Shown::now(desk.record()).view(&english(), Reader::Crier).picture.things.clone()
}

/// The price that the small layer shows last.
fn price(things: &[Thing]) -> &Thing {
    let is_price = |thing: &&Thing| Notch::all().any(|notch| thing.part == Part::Price(notch).into());
    things.iter().rfind(is_price).expect("a price")
}

/// Lets the pointer rest in the middle of what has that name.
fn rest_on(desk: &mut TestDesk, name: &str) {
    let at = desk.0.get_all_by_label(name).next().expect("what is pointed at").rect().center();
    desk.0.hover_at(at);
    // A frame is a quarter of a second; nothing asks for one sooner.
    for _ in 0..4 {
        desk.0.step();
    }
}

/// Whether a card says all of this.
fn card_says(desk: &TestDesk, texts: &[&str]) -> bool {
    let labels: Vec<String> =
        desk.0.query_all_by_role(Role::Label).filter_map(|label| label.accesskit_node().value()).collect();
    texts.iter().all(|text| labels.iter().any(|label| label == text))
}

#[test]
fn what_the_pointer_rests_on_is_explained() {
    let mut desk = playing();
    for thing in things(&desk).into_iter().rev() {
        // A plaza under a die is pointed at beside it.
        if Notch::all().any(|notch| thing.part == Part::Plaza(notch).into()) {
            continue;
        }
        rest_on(&mut desk, &thing.name);
        let state: Vec<&str> = thing.explained.state.iter().map(String::as_str).collect();
        let said = [&[thing.explained.name.as_str(), thing.explained.rule.as_str()], &state[..]].concat();
        assert!(!thing.explained.rule.is_empty() && card_says(&desk, &said), "{thing:#?}");
    }
    desk.0.hover_at(desk.0.get_by_label_contains("Log").rect().center());
    desk.0.run();
    assert!(!card_says(&desk, &["Each of the nine plazas has two faces."]));
}

#[test]
fn a_resting_pointers_card_goes_away_at_a_step_and_at_escape() {
    let mut desk = playing();
    let plaza = things(&desk).remove(0);
    let is_shown = |desk: &TestDesk| card_says(desk, &[&plaza.explained.rule]);
    let plaza = &plaza.name;
    rest_on(&mut desk, plaza);
    assert!(is_shown(&desk));
    desk.press(Key::Escape).steps(4);
    assert!(!is_shown(&desk), "Escape takes it away");
    assert!(desk.shows("Undo"), "and leaves nothing else");
    desk.0.hover_at(desk.0.get_by_label_contains("Log").rect().center());
    desk.0.run();
    rest_on(&mut desk, plaza);
    assert!(is_shown(&desk), "a pointer that moves gets it again");
    desk.press(Key::Space).steps(4);
    assert!(!is_shown(&desk), "a step takes it away");
}

#[test]
fn every_field_of_the_grid_and_every_offer_is_explained() {
    let mut desk = playing();
    let view = Shown::now(desk.record()).view(&english(), Reader::Crier);
    let field = &view.grid.as_ref().expect("a grid").rows[1].fields[3];
    rest_on(&mut desk, &field.said);
    assert!(card_says(&desk, &[&field.explained.name, "Whoever has a Fortress in that column crosses out nothing."]));
    let offer = &desk.record().table().offers()[0];
    let said = town_crier::games::troyes_dice::words::offer(&english(), offer);
    rest_on(&mut desk, &said);
    assert!(card_says(&desk, &["Gain resources: circle as many of the die’s color as its value."]));
}

#[test]
fn a_touch_opens_a_card_and_another_one_closes_it() {
    let mut desk = playing();
    let things = things(&desk);
    let price = price(&things);
    let at = desk.0.get_by_label(&price.name).rect().center();
    let rule = price.explained.rule.clone();
    let touch = |desk: &mut TestDesk| {
        desk.0.drag_at(at);
        desk.0.step();
        desk.0.drop_at(at);
        // A finger that is lifted points nowhere.
        desk.0.event(egui::Event::PointerGone);
        desk.run();
    };
    touch(&mut desk);
    assert!(card_says(&desk, &[&rule]));
    touch(&mut desk);
    assert!(!card_says(&desk, &[&rule]));
    touch(&mut desk);
    desk.press(Key::Space);
    assert!(!card_says(&desk, &[&rule]), "the game has gone on");
    desk.has_done(2);
}

#[test]
fn the_arrow_keys_go_from_part_to_part_and_the_one_key_still_plays() {
    let mut desk = playing();
    // A reader of the screen is told the part, not the picture around it.
    let parts = things(&desk);
    desk.tab_to(&parts[0].name);
    let focused = |desk: &TestDesk, part: &Thing| desk.0.get_by_label(&part.name).accesskit_node().is_focused();
    desk.press(Key::ArrowRight);
    assert!(focused(&desk, &parts[1]));
    desk.press(Key::ArrowUp);
    assert!(focused(&desk, &parts[0]));
    assert!(card_says(&desk, &[&parts[0].explained.rule]));
    desk.press(Key::Tab).press_with(Modifiers::SHIFT, Key::Tab);
    assert!(focused(&desk, &parts[0]));
    assert!(!card_says(&desk, &[&parts[0].explained.rule]), "the focus alone hides nothing under a card");
    let mut rules = std::collections::BTreeSet::new();
    for _ in 0..60 {
        desk.press(Key::ArrowRight);
        let said = desk.0.query_all_by_role(Role::Label).filter_map(|label| label.accesskit_node().value());
        rules.extend(said.filter(|said| things(&desk).iter().any(|thing| thing.explained.rule == *said)));
    }
    assert!(rules.len() >= 8, "{rules:?}");
    let card = |desk: &TestDesk| things(desk).iter().any(|thing| card_says(desk, &[&thing.explained.rule]));
    assert!(card(&desk));
    desk.press(Key::Space);
    assert_eq!(desk.record().done().len(), 2, "a part that has the focus swallows no Space");
    assert!(!card(&desk), "nor does its card lie over what has come");
}

#[test]
fn readers_of_the_screen_hear_the_rule_and_the_state_of_every_thing() {
    let desk = playing();
    for thing in things(&desk) {
        let mut nodes = desk.0.query_all_by_label(&thing.name);
        let told = nodes.any(|node| node.accesskit_node().description().as_deref() == Some(&thing.explained.about()));
        assert!(told, "{thing:#?}");
    }
}

#[test]
fn nothing_repaints_while_a_card_is_shown() {
    let mut desk = playing();
    let things = things(&desk);
    let price = price(&things);
    rest_on(&mut desk, &price.name);
    assert!(card_says(&desk, &[&price.explained.rule]));
    assert!(desk.0.run_ok().is_some_and(|frames| frames <= 2), "a card at rest asks for no frame");
}

#[test]
fn a_key_beside_the_picture_says_what_its_signs_mean() {
    let mut desk = playing();
    let shown = Shown::now(desk.record());
    let (view, scene) = (shown.view(&english(), Reader::Crier), shown.scene(Shape::Wide));
    let legend: Vec<&LegendMark> = view.picture.legend_in(&scene).map(|(mark, _)| mark).collect();
    assert!(legend.len() >= 7, "{legend:#?}");
    let all_shown = |desk: &TestDesk| legend.iter().all(|mark| desk.0.query_by_label(&mark.text).is_some());
    let none_shown = |desk: &TestDesk| legend.iter().all(|mark| desk.0.query_by_label(&mark.text).is_none());
    assert!(none_shown(&desk));
    desk.type_text("?");
    assert!(all_shown(&desk));
    let rects: Vec<_> = legend.iter().map(|mark| desk.0.get_by_label(&mark.text).rect()).collect();
    let picture = desk.0.get_by_label("Wheel, Day 1, morning").rect();
    for (at, rect) in rects.iter().enumerate() {
        assert!(!picture.shrink(0.5).intersects(*rect), "{rect:?} over {picture:?}");
        assert!(rects[..at].iter().all(|other| !other.intersects(*rect)), "{rects:?}");
    }
    desk.type_text("?");
    assert!(none_shown(&desk), "the same sign takes them away");
    desk.type_text("?").press(Key::Space);
    assert!(none_shown(&desk), "and so does the game, when it goes on");
    desk.has_done(2);
}

#[test]
fn the_players_are_shown_the_labels_too() {
    let mut desk = playing();
    desk.click("Menu").click("Explain the picture on the projector");
    assert!(desk.0.state().settings().projector && desk.shows("Dashed 0: free"));
    desk.press(Key::Escape).lacks("Dashed 0: free");
    // With one screen the players' view stands in place of the desk.
    desk.press(Key::F11).type_text("?").has("Dashed 0: free").press(Key::Space).lacks("Dashed 0: free").has_done(2);
}
