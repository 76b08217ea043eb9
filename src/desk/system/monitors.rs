//! The list of monitors that are connected now.
//!
//! Under X11 the window library keeps the list that it read at the start: no event of the `RandR` extension reaches it.
//! So a thread with a connection of its own listens there; elsewhere the library's list is current.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use egui::Context;

/// Tracks the monitors that come and go.
#[derive(Default)]
pub(crate) struct Monitors {
    heard: Arc<Mutex<Option<BTreeSet<String>>>>,
    /// Whether the names reported agree with the library's list; the first report decides it.
    agrees: Option<bool>,
}

impl Monitors {
    /// Begins to listen; every change requests a frame.
    pub(crate) fn watch(&self, ctx: &Context) {
        #[cfg(target_os = "linux")]
        x11::listen(Arc::clone(&self.heard), ctx.clone());
        // Elsewhere the window's library hears of them.
        #[cfg(not(target_os = "linux"))]
        let _ = (self, ctx);
    }

    /// Returns the library's list, with `None` in the place of a monitor that is gone.
    pub(crate) fn here(&mut self, listed: Vec<String>) -> Vec<Option<String>> {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(heard) = heard.as_ref() else {
            return listed.into_iter().map(Some).collect();
        };
        let agrees =
            *self.agrees.get_or_insert_with(|| listed.iter().collect::<BTreeSet<_>>() == heard.iter().collect());
        listed.into_iter().map(|name| Some(name).filter(|name| !agrees || heard.contains(name))).collect()
    }
}

#[cfg(target_os = "linux")]
mod x11 {
    use std::collections::BTreeSet;
    use std::error::Error;
    use std::sync::{Arc, Mutex, PoisonError};
    use std::thread;

    use egui::Context;
    use x11rb::connection::Connection as _;
    use x11rb::protocol::randr::{ConnectionExt as _, NotifyMask};
    use x11rb::protocol::xproto::ConnectionExt as _;

    /// Keeps `heard` current in a thread of its own, for as long as there is an X server.
    pub(crate) fn listen(heard: Arc<Mutex<Option<BTreeSet<String>>>>, ctx: Context) {
        let listener = move || {
            // Where there is no such server, there is nothing to hear and nothing lost.
            let ended = follow(|names| {
                *heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(names);
                ctx.request_repaint();
            });
            if let Err(error) = ended {
                log::info!("monitors are not followed: {error}");
            }
        };
        // Without a thread the list stays as it was at the start.
        if let Err(error) = thread::Builder::new().name("monitors".to_owned()).spawn(listener) {
            log::warn!("no thread follows the monitors: {error}");
        }
    }

    fn follow(tell: impl Fn(BTreeSet<String>)) -> Result<(), Box<dyn Error>> {
        let (server, screen) = x11rb::connect(None)?;
        let root = server.setup().roots.get(screen).ok_or("no screen")?.root;
        server.randr_select_input(root, NotifyMask::SCREEN_CHANGE | NotifyMask::CRTC_CHANGE)?;
        loop {
            let mut names = BTreeSet::new();
            for monitor in server.randr_get_monitors(root, true)?.reply()?.monitors {
                names.insert(String::from_utf8(server.get_atom_name(monitor.name)?.reply()?.name)?);
            }
            tell(names);
            server.wait_for_event()?;
        }
    }
}
