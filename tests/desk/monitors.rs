//! The room's window: the monitor that is wished for, and what its keys do.

use std::sync::Arc;

use egui::{Event, Key, Modifiers, RawInput, Rect, ViewportCommand, ViewportId, ViewportInfo, pos2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::hall::Dropped;
use crate::desk::{SIZE, TestDesk};

/// The monitor that the room's window is to fill in this frame, and what it is told besides; nothing if there is no such
/// window.
fn window(desk: &TestDesk) -> Option<(Option<usize>, Vec<ViewportCommand>)> {
    let mut windows = desk.0.output().viewport_output.values();
    let window = windows.find(|window| window.builder.title.as_deref() == Some("Town Crier: Projector"))?;
    Some((window.builder.monitor, window.commands.clone()))
}

fn plug(desk: &mut TestDesk, monitors: [Option<&str>; 2]) {
    let names = monitors.iter().map(|name| name.map(str::to_owned)).collect();
    desk.0.state_mut().set_monitors(names);
    desk.0.step();
}

#[test]
fn a_monitor_that_is_gone_is_waited_for_and_the_game_goes_on() {
    let mut desk = TestDesk::set("(motion: none, room: true, monitor: Some(\"Beamer\"))", [1280.0, 720.0]);
    desk.0.ctx.set_embed_viewports(false);
    desk.press(Key::Space);
    plug(&mut desk, [Some("Laptop"), Some("Beamer")]);
    assert_eq!(window(&desk), Some((Some(1), vec![ViewportCommand::SetMonitor(1)])), "it fills the monitor");
    plug(&mut desk, [Some("Laptop"), Some("Beamer")]);
    assert_eq!(window(&desk), Some((Some(1), Vec::new())), "it is told once");

    plug(&mut desk, [Some("Laptop"), None]);
    assert_eq!(window(&desk), Some((None, vec![ViewportCommand::Fullscreen(false)])), "an ordinary window");
    desk.press(Key::Space).has_done(1);
    assert_eq!(desk.0.state().settings().monitor.as_deref(), Some("Beamer"), "the wish is kept");

    plug(&mut desk, [Some("Laptop"), Some("Beamer")]);
    assert_eq!(window(&desk), Some((Some(1), vec![ViewportCommand::SetMonitor(1)])), "and fulfilled");
    desk.press(Key::F5);
    assert_eq!(window(&desk), None, "it is closed by the key");
}

#[test]
fn an_ordinary_window_opens_on_another_monitor_or_leaves_the_big_button_free() {
    let desk = Rect::from_min_size(pos2(100.0, 60.0), SIZE.into());
    let other = pos2(1920.0, 0.0);
    for (elsewhere, corner) in [(None, desk.min), (Some(other), other)] {
        let mut crier = TestDesk::set("(motion: none)", SIZE);
        crier.0.ctx.set_embed_viewports(false);
        crier.0.state_mut().set_elsewhere(elsewhere);
        let info = ViewportInfo { outer_rect: Some(desk), ..ViewportInfo::default() };
        crier.0.input_mut().viewports.insert(ViewportId::ROOT, info);
        crier.press(Key::Space).press(Key::F5);
        let builder = &crier.0.output().viewport_output[&room(&crier)].builder;
        assert_eq!(builder.position, Some(corner));
        let button = crier.0.get_by_label("Roll the dice").rect().translate(desk.min.to_vec2());
        let end = desk.min + builder.inner_size.expect("a size");
        // With the title's bar of a system.
        assert!(end.y + 40.0 < button.top(), "it ends at {end:?}, over {button:?}");
    }
}

/// The id of the room's window.
fn room(desk: &TestDesk) -> ViewportId {
    let mut windows = desk.0.output().viewport_output.keys();
    *windows.find(|id| **id != ViewportId::ROOT).expect("the room's window")
}

/// Presses a key where the room's window has the focus.
fn press_in_room(desk: &mut TestDesk, modifiers: Modifiers, key: Key) {
    let viewport_id = room(desk);
    let draw = desk.0.output().viewport_output[&viewport_id].viewport_ui_cb.clone().expect("a window of its own");
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    let mut input = RawInput { viewport_id, events: vec![event(true), event(false)], ..RawInput::default() };
    input.viewports.insert(viewport_id, ViewportInfo::default());
    // Nobody looks at its pixels.
    desk.0.ctx.clone().run_ui(input, |ui| draw(ui)).textures_delta.clear();
    desk.run();
}

#[test]
fn a_question_at_the_desk_comes_to_the_front_and_stops_the_keys_of_the_room_s_window() {
    let mut other = TestDesk::new();
    other.press(Key::Space);
    let mut desk = TestDesk::set("(motion: none, room: true)", SIZE);
    desk.0.ctx.set_embed_viewports(false);
    desk.press(Key::Space).press(Key::Space).has_done(1);
    let room = room(&desk);
    desk.0.input_mut().viewports.insert(room, ViewportInfo { focused: Some(true), ..ViewportInfo::default() });
    desk.0.input_mut().dropped_files.push(Arc::new(Dropped(other.at("game.ron"))));
    desk.0.step();
    let told = &desk.0.output().viewport_output[&ViewportId::ROOT].commands;
    assert!(told.contains(&ViewportCommand::Focus), "the question comes to the front");
    desk.run();
    press_in_room(&mut desk, Modifiers::NONE, Key::Space);
    press_in_room(&mut desk, Modifiers::COMMAND, Key::Z);
    desk.has("Keep it and open the other game").has_done(1).click("Cancel");
    press_in_room(&mut desk, Modifiers::COMMAND, Key::Z);
    desk.has_done(0);
}

#[test]
fn what_stands_over_the_desk_stops_the_keys_of_the_room_s_window() {
    let mut desk = TestDesk::set("(motion: none, room: true)", SIZE);
    desk.0.ctx.set_embed_viewports(false);
    desk.press(Key::Space);
    // The settings, the rules, the phones, the hall of fame, the prints and the count.
    for key in [Key::F2, Key::F7, Key::F9, Key::F4, Key::F6, Key::F3] {
        desk.press(key);
        press_in_room(&mut desk, Modifiers::NONE, Key::Space);
        assert_eq!(desk.record().done().len(), 0, "{key:?}");
        desk.press(Key::Escape);
    }
    press_in_room(&mut desk, Modifiers::NONE, Key::Space);
    desk.has_done(1);
}
