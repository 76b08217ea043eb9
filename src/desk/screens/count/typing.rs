//! Handles typing into the grid in its order: however many keys come in one frame, each reaches its own cell.
//!
//! A number's keys are handled at once. A name is typed into egui's text field, which handles its keys when it is
//! drawn; so a key that leaves a name waits for the next frame, and so does everything typed after it.

use std::collections::VecDeque;
use std::mem;

use egui::{Event, FocusDirection, Key, Ui};

use super::cell::{self, Typed};
use super::grid;
use super::layout::{At, Size, Step};
use super::screen::CountScreen;
use crate::desk::app::command::{Command, ResultsAsk};
use crate::desk::app::keys;
use crate::show::{Counted, Field};

/// The outcome of handling an event.
enum Followed {
    /// The events after it can be handled too.
    On,
    /// The events after it wait for the next frame.
    Last,
    /// This event itself waits for the next frame.
    Waits(Event),
}

impl<G: Counted> CountScreen<G> {
    /// Handles typed events, before anything is drawn.
    pub(super) fn follow_typing(&mut self, ui: &Ui, fields: &[Field]) {
        if let Some(wish) = self.focus.wish.take() {
            self.set_focus(ui, wish);
        }
        if mem::take(&mut self.focus.rests) {
            ui.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        }
        let held = mem::take(&mut self.held);
        if !grid::has_focus(ui, self.focus.at) {
            self.focus.going_on = false;
            // It is for whatever has the focus now.
            ui.input_mut(|input| drop(input.events.splice(0..0, held)));
            return;
        }
        // egui looks for Tab and the arrows before a frame begins, and would take each step once more.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        let (mut typed, behind) = take_typed(ui, held);
        let mut named = false;
        while let Some(event) = typed.pop_front() {
            match self.follow(ui, fields, event, &mut named) {
                Followed::On => {}
                Followed::Last => break,
                Followed::Waits(event) => {
                    typed.push_front(event);
                    break;
                }
            }
        }
        self.held = typed.into_iter().chain(behind).collect();
    }

    /// Whether the one key was pressed that goes on to the results, and no cell and no button needs it; consumes the
    /// key then. Nothing on the screen needs Page Down. While a sheet waits, neither does a name that is not typed yet, nor the
    /// button that reveals the results, unless it has asked.
    pub(super) fn goes_on(&self, ui: &Ui) -> bool {
        let at = self.focus.at;
        let waits = self.has_proposals() && !self.doubted;
        let name = self.results.players.get(at.seat).map(|player| player.name.trim());
        let in_blank = waits && grid::has_focus(ui, at) && at.field().is_none() && name.is_none_or(str::is_empty);
        let focused = ui.memory(egui::Memory::focused);
        let nowhere = in_blank || focused.is_none_or(|id| waits && self.reveals == Some(id));
        let in_number = grid::has_focus(ui, at) && at.field().is_some();
        let asks = |event: &Event| {
            let needed = in_number && !cell::of_event(event).is_empty();
            let pages = matches!(event, Event::Key { key: Key::PageDown, .. });
            (pages || nowhere || in_number) && !needed && keys::asks(event, &Command::Next)
        };
        ui.input_mut(|input| {
            let before = input.events.len();
            input.events.retain(|event| !asks(event));
            let asked = input.events.len() < before;
            input.events.retain(|event| !(asked && in_blank && matches!(event, Event::Text(text) if text == " ")));
            asked
        })
    }

    /// Handles one typed event; `named` once a name got an event in this frame.
    fn follow(&mut self, ui: &Ui, fields: &[Field], event: Event, named: &mut bool) -> Followed {
        let at = self.focus.at;
        let in_name = at.field().is_none();
        let name = self.results.players.get(at.seat).map_or("", |player| player.name.as_str());
        let adds = keys::asks(&event, &Command::Results(ResultsAsk::AddPlayer));
        // In a name it takes away a word.
        let takes =
            keys::asks(&event, &Command::Results(ResultsAsk::TakePlayer)) && !(in_name && (*named || !name.is_empty()));
        let step = cell::leaves_name(&event).filter(|_| in_name);
        if *named && (adds || step.is_some()) {
            return Followed::Waits(event);
        }
        if adds || takes {
            if adds {
                self.add();
            } else {
                self.take();
            }
            if let Some(wish) = self.focus.wish.take() {
                self.set_focus(ui, wish);
            }
            return Followed::Last;
        }
        if in_name {
            let inside = step == Some(Step::Right) && !grid::is_at_end(ui, at, name);
            if let Some(step) = step.filter(|_| !inside) {
                return self.step(ui, fields, step);
            }
            *named = true;
            ui.input_mut(|input| input.events.push(event));
            return Followed::On;
        }
        let typed = cell::of_event(&event);
        if typed.is_empty() {
            ui.input_mut(|input| input.events.push(event));
        }
        for typed in typed {
            if let Typed::Go(step) = typed {
                return self.step(ui, fields, step);
            }
            self.enter(fields, typed);
        }
        Followed::On
    }

    /// Enters an input into the current number.
    fn enter(&mut self, fields: &[Field], typed: Typed) {
        let at = self.focus.at;
        let field = at.field().and_then(|place| Some((*G::FIELDS.get(place)?, fields.get(place)?)));
        let Some(((entry, field), player)) = field.zip(self.results.players.get_mut(at.seat)) else { return };
        let number = G::get(&player.sheet, entry).unwrap_or_default();
        let entered = match typed {
            Typed::Digit(digit) if !self.focus.going_on => Some(digit),
            Typed::Digit(digit) => field.with_digit(number, digit),
            Typed::Number(pasted) => Some(pasted),
            Typed::Rub => Some(number / 10).filter(|left| *left > 0),
            Typed::Clear | Typed::Go(_) => None,
        };
        let cell = (at.seat, at.field().unwrap_or_default());
        if entered == Some(0) {
            self.zeros.insert(cell);
        } else {
            self.zeros.remove(&cell);
        }
        match (entered, typed) {
            (Some(_), _) | (None, Typed::Rub | Typed::Clear) => G::set(&mut player.sheet, entry, entered),
            (None, Typed::Digit(_) | Typed::Number(_) | Typed::Go(_)) => {}
        }
        self.focus.going_on = matches!(typed, Typed::Digit(_) | Typed::Rub);
    }

    /// Takes a step; after the last number Tab and Enter lead to the button that reveals the results.
    fn step(&mut self, ui: &Ui, fields: &[Field], step: Step) -> Followed {
        let size = Size { rows: self.results.players.len(), fields: fields.len() };
        let mut at = self.focus.at.after(step, size);
        // Whoever enters numbers goes on with numbers, unless the name is still to be typed.
        let is_named = self.results.players.get(at.seat).is_some_and(|player| !player.name.trim().is_empty());
        if step == Step::Tab && at.field().is_none() && is_named {
            at = at.after(step, size);
        }
        if at != self.focus.at {
            self.set_focus(ui, at);
            return if at.field().is_some() { Followed::On } else { Followed::Last };
        }
        self.focus.going_on = false;
        match step {
            Step::Tab | Step::Enter => self.focus.leaves = true,
            Step::BackTab => ui.memory_mut(|memory| memory.move_focus(FocusDirection::Previous)),
            Step::Left | Step::Right | Step::Up | Step::Down => return Followed::On,
        }
        Followed::Last
    }

    fn set_focus(&mut self, ui: &Ui, at: At) {
        grid::request_focus(ui, at);
        (self.focus.at, self.focus.going_on) = (at, false);
    }
}

/// Takes the typed events out of this frame's, after those held back; those after a click are returned apart, since
/// another cell may have the focus by then.
fn take_typed(ui: &Ui, held: Vec<Event>) -> (VecDeque<Event>, Vec<Event>) {
    let (mut typed, mut behind) = (VecDeque::from(held), Vec::new());
    ui.input_mut(|input| {
        let mut clicked = false;
        for event in mem::take(&mut input.events) {
            clicked |= matches!(event, Event::PointerButton { .. });
            match event {
                Event::Key { pressed: true, .. }
                | Event::Text(_)
                | Event::Paste(_)
                | Event::Copy
                | Event::Cut
                | Event::Ime(_) => {
                    if clicked {
                        behind.push(event);
                    } else {
                        typed.push_back(event);
                    }
                }
                event => input.events.push(event),
            }
        }
    });
    (typed, behind)
}
