//! The absence of services, in a build without `voice` and on systems for which we have none.

use super::service::{Gone, Player, Saying, Speech, Stop};
use crate::crier::{Bell, Language};

pub(super) fn speech() -> Box<dyn Speech> {
    Box::new(Silent)
}

pub(super) fn player() -> Box<dyn Player> {
    Box::new(Silent)
}

struct Silent;

impl Speech for Silent {
    fn speak(&mut self, _: &Saying) -> Result<(), Gone> {
        Err(gone())
    }

    fn voices(&mut self, _: Language) -> Result<Vec<String>, Gone> {
        Err(gone())
    }

    fn stop(&self) -> Stop {
        Box::new(|_| ())
    }
}

impl Player for Silent {
    fn play(&mut self, _: Bell, _: u8) -> Result<(), Gone> {
        Err(gone())
    }
}

fn gone() -> Gone {
    Gone("this build has no voice".to_owned())
}
