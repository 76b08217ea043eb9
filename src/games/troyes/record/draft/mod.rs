//! The draft of the next order: what people enter, a defence, an action, influence that is spent, or a correction.

mod act;
mod act_menu;
mod caution;
mod counter;
mod fix;
mod fixed;
mod input;
mod preset;
mod spend;
mod telling;
mod thrown;
mod why;

pub use act::{ActPick, Turn};
pub use caution::Caution;
pub use counter::{Counter, CounterPick};
pub use fix::Fix;
pub use fixed::{FixKind, FixPick};
pub use input::{Input, InputPick};
pub use spend::{Spend, SpendPick};
pub use telling::{TellPick, Telling};
pub use thrown::Thrown;

use super::super::rules::{BlackStep, Phase, Reason, Seat, Table, Troyes, TurnStep};
use super::{Ask, Record};
use crate::chronicle::Choosing;
use crate::play::{Item, Menu, Place, Way};

/// One thing that can be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// Another menu.
    Mode(Mode),
    /// What people enter.
    Input(InputPick),
    /// A part of a defence against black dice.
    Counter(CounterPick),
    /// A part of an action.
    Act(ActPick),
    /// A part of a use of influence.
    Spend(SpendPick),
    /// A part of a correction.
    Fix(FixPick),
}

/// The menus of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// What the phase asks for.
    #[default]
    Turn,
    /// Influence.
    Spend,
    /// A correction.
    Fix,
}

/// The picks since the last order; a menu that is left keeps its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    mode: Mode,
    /// What people enter.
    pub input: Input,
    /// The defence.
    pub counter: Counter,
    /// The action.
    pub turn: Turn,
    /// The influence.
    pub spend: Spend,
    /// The correction.
    pub fix: Fix,
}

/// The drafts by which a phase goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// A defence by that player.
    Counter(Seat),
    /// An action of that player.
    Act(Seat),
    /// What people enter.
    Input,
}

impl Part {
    const fn of(phase: Phase) -> Self {
        match phase {
            Phase::Black(BlackStep::Counter(seat)) => Self::Counter(seat),
            Phase::Turn(TurnStep::Act(seat)) => Self::Act(seat),
            Phase::Settle(_)
            | Phase::Upkeep(_)
            | Phase::Event(_)
            | Phase::Black(BlackStep::Roll)
            | Phase::Turn(TurnStep::Shoot(..) | TurnStep::Aim(..))
            | Phase::Roy(_)
            | Phase::End(_) => Self::Input,
        }
    }
}

/// What stands above the dice of each district: of the player whose turn it is, of the others in turn order, and of the one whom
/// nobody plays.
pub const DISTRICTS: [&str; 5] = ["district-1", "district-2", "district-3", "district-4", "district-neutral"];
/// What stands above the characters that each player may hold, by seat.
pub const HANDS: [&str; 4] = ["hand-1", "hand-2", "hand-3", "hand-4"];

impl Draft {
    /// Returns the menu that is shown; one that has nothing to offer any more is not.
    #[must_use]
    pub fn mode(&self, table: &Table) -> Mode {
        match self.mode {
            Mode::Spend if !Spend::is_possible(table) => Mode::Turn,
            mode @ (Mode::Turn | Mode::Spend | Mode::Fix) => mode,
        }
    }

    /// Returns the other menus. Where the one key leads back itself, no item does.
    fn ways(&self, record: &Record) -> Vec<Item<Pick>> {
        let modes: &[Mode] = match self.mode(record.table()) {
            Mode::Turn if Spend::is_possible(record.table()) => &[Mode::Spend, Mode::Fix],
            Mode::Turn => &[Mode::Fix],
            Mode::Spend | Mode::Fix if Troyes::drafted(record, self).is_none() => &[],
            Mode::Spend | Mode::Fix => &[Mode::Turn],
        };
        let way = |mode: &Mode| match mode {
            Mode::Turn => Way::Back,
            Mode::Spend => Way::Change,
            Mode::Fix => Way::Correct,
        };
        modes.iter().map(|mode| Item::way(Pick::Mode(*mode), way(mode))).collect()
    }
}

impl Choosing for Troyes {
    type Pick = Pick;
    type Draft = Draft;

    const CHOOSES: bool = true;

    fn menu(record: &Record, draft: &Draft) -> Menu<Pick> {
        let (mut menu, table) = (Menu::default(), record.table());
        match draft.mode(table) {
            Mode::Spend => draft.spend.menu(record, &mut menu),
            Mode::Fix => draft.fix.menu(table, &mut menu),
            Mode::Turn => match Part::of(table.phase()) {
                Part::Counter(seat) => draft.counter.menu(table, seat, &mut menu),
                Part::Act(seat) => draft.turn.menu(table, seat, &mut menu),
                Part::Input => draft.input.menu(record, &mut menu),
            },
        }
        menu.add(Place::Foot, None, draft.ways(record));
        menu
    }

    fn pick(record: &Record, draft: &mut Draft, pick: Pick) -> Option<Ask> {
        let table = record.table();
        match pick {
            Pick::Mode(mode) => {
                if mode == Mode::Fix {
                    draft.fix = Fix::of(table);
                }
                draft.mode = mode;
                None
            }
            Pick::Input(pick) => draft.input.pick(record, pick).map(Ask::Order),
            Pick::Counter(pick) => {
                draft.counter.pick(table, pick);
                None
            }
            Pick::Act(pick) => {
                draft.turn.pick(table, pick);
                None
            }
            Pick::Spend(pick) => draft.spend.pick(record, pick),
            Pick::Fix(pick) => {
                draft.fix.pick(table, pick);
                None
            }
        }
    }

    fn set_number(record: &Record, draft: &mut Draft, pick: Pick, number: Option<u16>) {
        let small = number.map(|number| u8::try_from(number).unwrap_or(u8::MAX));
        match pick {
            Pick::Input(pick) => draft.input.set_number(pick, small),
            Pick::Act(pick) => draft.turn.set_number(record.table(), pick, small),
            Pick::Fix(pick) => draft.fix.set_number(pick, number),
            Pick::Mode(_) | Pick::Counter(_) | Pick::Spend(_) => {}
        }
    }

    fn chooser(record: &Record) -> Option<Seat> {
        match record.table().phase() {
            Phase::Settle(_)
            | Phase::Black(BlackStep::Counter(_))
            | Phase::Turn(TurnStep::Act(_) | TurnStep::Aim(..)) => record.table().active(),
            Phase::Upkeep(_)
            | Phase::Event(_)
            | Phase::Black(BlackStep::Roll)
            | Phase::Turn(TurnStep::Shoot(..))
            | Phase::Roy(_)
            | Phase::End(_) => None,
        }
    }

    /// The player whose turn it is proposes where a citizen comes, the own action, defence and influence, and the events that
    /// Archer's cubes go to; what people tell of cards is the crier's.
    fn is_own(record: &Record, _draft: &Draft, seat: Seat, pick: Pick) -> bool {
        let is_choice = match pick {
            Pick::Input(InputPick::Settle(_) | InputPick::Cube(_)) | Pick::Counter(_) => true,
            Pick::Act(pick) => pick.is_choice(),
            Pick::Spend(pick) => pick.is_choice(),
            Pick::Mode(mode) => mode != Mode::Fix,
            Pick::Input(_) | Pick::Fix(_) => false,
        };
        is_choice && Self::chooser(record) == Some(seat)
    }

    fn drafted(record: &Record, draft: &Draft) -> Option<Ask> {
        let table = record.table();
        let order = match (draft.mode(table), Part::of(table.phase())) {
            (Mode::Spend, _) => return draft.spend.reroll(record),
            (Mode::Fix, _) => draft.fix.order(table),
            (Mode::Turn, Part::Counter(_)) => draft.counter.order(table),
            (Mode::Turn, Part::Act(seat)) => draft.turn.order(table, seat),
            (Mode::Turn, Part::Input) => draft.input.order(record),
        };
        order.map(Ask::Order)
    }

    fn refused(record: &Record, draft: &Draft) -> Option<Reason> {
        let table = record.table();
        match (draft.mode(table), Part::of(table.phase())) {
            (Mode::Fix, _) => draft.fix.refused(table),
            (Mode::Turn, Part::Act(seat)) => draft.turn.refused(table, seat),
            (Mode::Turn, Part::Counter(_) | Part::Input) | (Mode::Spend, _) => None,
        }
    }

    fn why(record: &Record, draft: &Draft, pick: Pick) -> Option<Reason> {
        why::why(record, draft, pick)
    }

    fn is_begun(record: &Record, draft: &Draft) -> bool {
        let table = record.table();
        let begun = match Part::of(table.phase()) {
            Part::Act(_) => draft.turn.is_begun(),
            Part::Counter(_) => draft.counter.is_begun(table),
            Part::Input => false,
        };
        begun && draft.mode(table) == Mode::Turn && Self::drafted(record, draft).is_none()
    }

    fn is_aside(record: &Record, draft: &Draft) -> bool {
        draft.mode(record.table()) != Mode::Turn
    }

    fn leave(draft: &mut Draft) {
        draft.mode = Mode::Turn;
    }

    fn asks_first(record: &Record, ask: &Ask) -> bool {
        Caution::of(record, ask).is_some()
    }
}

/// What was picked, where nobody can be picked, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Picked<T>(T);

/// Adds a thing to a list, or takes it out.
fn toggle<T: PartialEq>(list: &mut Vec<T>, thing: T) {
    match list.iter().position(|other| *other == thing) {
        Some(at) => drop(list.remove(at)),
        None => list.push(thing),
    }
}
