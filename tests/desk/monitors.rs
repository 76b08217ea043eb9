//! The room's window and the monitor that is wished for.

use egui::{Key, ViewportCommand};

use crate::desk::TestDesk;

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
