//! What is moving: the way from one table to the next.

use super::close::Closing;
use super::roll::Rolling;
use super::scene;
use crate::games::troyes_dice::rules::{Happening, Notch, Place, Table};
use crate::stage::{self, Motion, Scene};

/// The way from the table before an order to the table after it.
///
/// Nothing waits for it: the table after is the result from the start, and any time may be asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    after: Table,
    way: Way,
}

/// Something in a motion that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beat {
    /// The dice are thrown.
    Thrown,
    /// All of them have landed and show their faces.
    Landed,
    /// A die has come to its place.
    Placed(Place),
    /// A die falls on the plaza in that notch and destroys it.
    Struck(Notch),
    /// The black die falls on the plaza in that notch, and it is spared.
    Spared(Notch),
    /// The dice are taken away.
    Cleared,
    /// The plaza in that notch is just turning over.
    Rebuilt(Notch),
    /// The tile beside the plaza in that notch is just turning over.
    TurnedToRaid(Notch),
    /// The small layer begins to turn.
    DayTurns,
}

#[derive(Clone, Debug, PartialEq)]
enum Way {
    Rest,
    Roll(Box<Rolling>),
    Close(Box<Closing>),
}

impl Moment {
    /// What an order caused: the table before it, its happenings, and the table after it. Without a roll or a close
    /// among the happenings it is at rest.
    #[must_use]
    pub fn of(before: &Table, happenings: &[Happening], after: &Table) -> Self {
        let closed = happenings.iter().any(|happening| matches!(happening, Happening::Closed { .. }));
        let way = match Rolling::of(before, happenings) {
            Some(rolling) => Way::Roll(Box::new(rolling)),
            None if closed => Way::Close(Box::new(Closing::of(before, after))),
            None => Way::Rest,
        };
        Self { after: after.clone(), way }
    }

    /// A table at which nothing moves: when it is opened, after undo and redo, and for a look back.
    #[must_use]
    pub fn at_rest(table: &Table) -> Self {
        Self { after: table.clone(), way: Way::Rest }
    }

    /// What can be heard when, in seconds since it began; as it happens.
    #[must_use]
    pub fn beats(&self, motion: Motion) -> Vec<(f32, Beat)> {
        let mut beats = match &self.way {
            Way::Rest => Vec::new(),
            Way::Roll(rolling) => rolling.beats(),
            Way::Close(closing) => closing.beats(),
        };
        beats.sort_by(|one, other| one.0.total_cmp(&other.0));
        beats.into_iter().map(|(seconds, beat)| (motion.shortened(seconds), beat)).collect()
    }
}

impl stage::Moment for Moment {
    fn duration(&self, motion: Motion) -> f32 {
        let full = match &self.way {
            Way::Rest => 0.0,
            Way::Roll(_) => Rolling::SECONDS,
            Way::Close(closing) => closing.seconds(),
        };
        motion.shortened(full)
    }

    fn scene(&self, motion: Motion, seconds: f32) -> Scene {
        let full = motion.lengthened(seconds.max(0.0));
        match &self.way {
            Way::Roll(rolling) if !self.is_over(motion, seconds) => rolling.scene(full),
            Way::Close(closing) if !self.is_over(motion, seconds) => closing.scene(full),
            Way::Rest | Way::Roll(_) | Way::Close(_) => scene(&self.after),
        }
    }

    fn told(&self, motion: Motion) -> f32 {
        let beats = self.beats(motion).into_iter();
        let blows = beats.filter_map(|(seconds, beat)| match beat {
            Beat::Placed(_) | Beat::Struck(_) | Beat::Spared(_) => Some(seconds),
            Beat::Thrown | Beat::Landed | Beat::Cleared | Beat::Rebuilt(_) | Beat::TurnedToRaid(_) | Beat::DayTurns => {
                None
            }
        });
        blows.fold(0.0, f32::max)
    }
}
