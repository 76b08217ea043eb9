//! The events that come to the queue (`T 7.1`, `T 7.2`).

use super::book::Called;
use super::color::Color;
use super::course::Course;
use super::event::{Deck, Event};
use super::happening::{Events, Happening};
use super::phase::{EventStep, Phase, Wanted};
use super::reason::{EventReason, Reason};
use super::table::Table;

impl Table {
    /// Returns the events that can come now.
    pub fn to_come(&self) -> impl Iterator<Item = Event> {
        let deck = if let Phase::Event(EventStep::Draw(wanted)) = self.phase() { wanted.deck() } else { None };
        deck.into_iter().flat_map(|color| self.left_in(color))
    }

    /// Returns the events of a color that have not come.
    fn left_in(&self, color: Color) -> impl Iterator<Item = Event> {
        Event::ALL.into_iter().filter(move |event| event.deck() == Deck::Of(color) && self.can_come(*event))
    }
}

impl Wanted {
    /// Returns the color of the card that comes, if it is known.
    #[must_use]
    pub const fn deck(self) -> Option<Color> {
        match self {
            Self::Red | Self::SecondRed => Some(Color::Red),
            Self::Color => None,
            Self::Called(called) => Some(called.color()),
        }
    }
}

pub(super) fn decide_enter(course: &mut Course, event: Event) -> Result<(), Reason> {
    let table = course.table();
    let Phase::Event(EventStep::Draw(wanted)) = table.phase() else { return Err(Reason::NotNow(table.phase())) };
    let Some(deck) = wanted.deck() else { return Err(Reason::NotNow(table.phase())) };
    let mut reasons = Vec::new();
    if event.deck() != Deck::Of(deck) {
        reasons.push(EventReason::Deck(event));
    }
    if event.is_bonus() && !table.has_bonus() {
        reasons.push(EventReason::Bonus(event));
    }
    if table.came().contains(&event) {
        reasons.push(EventReason::Came(event));
    }
    if !reasons.is_empty() {
        return Err(Reason::Event(reasons));
    }
    let place = u8::try_from(table.queue().len()).unwrap_or(u8::MAX);
    course.tell(Happening::Events(Events::Entered(event, place)));
    match wanted {
        Wanted::Red | Wanted::SecondRed => call(course, event),
        Wanted::Color | Wanted::Called(_) => course.begin(Phase::Event(EventStep::Resolve(0))),
    }
    Ok(())
}

/// Lets a red card call the next one.
fn call(course: &mut Course, red: Event) {
    if red.calls_red() && course.table().left_in(Color::Red).next().is_some() {
        course.tell(Happening::Events(Events::CallsRed(red)));
        course.begin(Phase::Event(EventStep::Draw(Wanted::SecondRed)));
        return;
    }
    match course.table().book().events[red].calls.get() {
        Some(called) => calls(course, red, called),
        None => course.begin(Phase::Event(EventStep::Draw(Wanted::Color))),
    }
}

fn calls(course: &mut Course, red: Event, called: Called) {
    course.tell(Happening::Events(Events::Calls(red, called)));
    if course.table().left_in(called.color()).next().is_some() {
        course.begin(Phase::Event(EventStep::Draw(Wanted::Called(called))));
    } else {
        course.tell(Happening::Events(Events::NoCard(called)));
        course.begin(Phase::Event(EventStep::Resolve(0)));
    }
}

pub(super) fn decide_call(course: &mut Course, called: Called) -> Result<(), Reason> {
    let table = course.table();
    match (table.phase(), table.came().last().copied()) {
        (Phase::Event(EventStep::Draw(Wanted::Color)), Some(red)) => {
            calls(course, red, called);
            Ok(())
        }
        (phase, _) => Err(Reason::NotNow(phase)),
    }
}
