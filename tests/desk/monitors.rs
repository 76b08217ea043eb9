//! The room's window and the monitor that is wished for.

use eframe::egui::{Key, ViewportCommand};
use tempfile::tempdir;

use crate::desk::Room;

/// The monitor that the room's window is to fill in this frame, and what it is told besides; nothing if there is no such
/// window.
fn window(room: &Room) -> Option<(Option<usize>, Vec<ViewportCommand>)> {
    let mut windows = room.0.output().viewport_output.values();
    let window = windows.find(|window| window.builder.title.as_deref() == Some("Town Crier: the room"))?;
    Some((window.builder.monitor, window.commands.clone()))
}

fn plug(room: &mut Room, monitors: [Option<&str>; 2]) {
    let names = monitors.iter().map(|name| name.map(str::to_owned)).collect();
    room.0.state_mut().set_monitors(names);
    room.0.step();
}

#[test]
fn a_monitor_that_is_gone_is_waited_for_and_the_game_goes_on() {
    let folder = tempdir().expect("a folder");
    let settings = folder.path().join("settings.ron");
    std::fs::write(&settings, "(motion: none, room: true, monitor: Some(\"Beamer\"))").expect("settings");
    let mut room = Room::with_settings(&folder.path().join("game.ron"), &settings, [1280.0, 720.0]);
    room.0.ctx.set_embed_viewports(false);
    room.press(Key::Space);
    plug(&mut room, [Some("Laptop"), Some("Beamer")]);
    assert_eq!(window(&room), Some((Some(1), vec![ViewportCommand::SetMonitor(1)])), "it fills the monitor");
    plug(&mut room, [Some("Laptop"), Some("Beamer")]);
    assert_eq!(window(&room), Some((Some(1), Vec::new())), "it is told once");

    plug(&mut room, [Some("Laptop"), None]);
    assert_eq!(window(&room), Some((None, vec![ViewportCommand::Fullscreen(false)])), "an ordinary window");
    room.press(Key::Space);
    assert_eq!(room.record().chronicle.done().len(), 1);
    assert_eq!(room.0.state().settings().monitor.as_deref(), Some("Beamer"), "the wish is kept");

    plug(&mut room, [Some("Laptop"), Some("Beamer")]);
    assert_eq!(window(&room), Some((Some(1), vec![ViewportCommand::SetMonitor(1)])), "and fulfilled");
    room.press(Key::F5);
    assert_eq!(window(&room), None, "it is closed by the key");
}
