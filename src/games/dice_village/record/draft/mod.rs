//! The draft of the next order: a turn as it is picked, dice to be changed, or a correction.

mod caution;
mod change;
mod fix;
mod turn;

pub use caution::Caution;
pub use change::{Change, ChangePick};
pub use fix::{Fix, FixPick, Goes, Kind};
pub use turn::{Turn, TurnPick};

use super::super::rules::{DiceVillage, Draw, Phase, Reason, Seat, Table};
use super::{Ask, Next, Record};
use crate::chronicle::Choosing;
use crate::play::{Item, Menu, Place, Way};

/// One thing that can be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// Another menu.
    Mode(Mode),
    /// A part of a turn.
    Turn(TurnPick),
    /// A part of a change of dice.
    Change(ChangePick),
    /// A part of a correction.
    Fix(FixPick),
}

/// The menus of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The turn of the player who is at it.
    #[default]
    Turn,
    /// Favours for dice.
    Change,
    /// A correction.
    Fix,
}

/// The picks since the last order; a menu that is left keeps its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    mode: Mode,
    /// The turn.
    pub turn: Turn,
    /// The dice to be changed.
    pub change: Change,
    /// The correction.
    pub fix: Fix,
}

impl Draft {
    /// Returns the menu that is shown; one that has nothing to offer any more is not.
    #[must_use]
    pub fn mode(&self, table: &Table) -> Mode {
        match self.mode {
            Mode::Change if Change::seats(table).is_empty() => Mode::Turn,
            mode @ (Mode::Turn | Mode::Change | Mode::Fix) => mode,
        }
    }

    /// True if dice are chosen that people throw again, and it is not whole yet how they fell.
    #[must_use]
    pub fn lacks_falls(&self, record: &Record) -> bool {
        self.mode(record.table()) == Mode::Change && self.change.lacks_falls(record)
    }

    /// Returns the other menus. Where the one key leads back itself, no item does.
    fn ways(&self, record: &Record) -> Vec<Item<Pick>> {
        let modes: &[Mode] = match self.mode(record.table()) {
            Mode::Turn if Change::seats(record.table()).is_empty() => &[Mode::Fix],
            Mode::Turn => &[Mode::Change, Mode::Fix],
            Mode::Change if self.lacks_falls(record) => &[Mode::Turn],
            Mode::Change | Mode::Fix if DiceVillage::drafted(record, self).is_none() => &[],
            Mode::Change | Mode::Fix => &[Mode::Turn],
        };
        let way = |mode: &Mode| match mode {
            Mode::Turn => Way::Back,
            Mode::Change => Way::Change,
            Mode::Fix => Way::Correct,
        };
        modes.iter().map(|mode| Item::way(Pick::Mode(*mode), way(mode))).collect()
    }
}

/// True while a player's turn is told, so that somebody chooses.
fn tells(record: &Record) -> bool {
    matches!(record.next(), Next::Choose(_))
}

impl Choosing for DiceVillage {
    type Pick = Pick;
    type Draft = Draft;

    const CHOOSES: bool = true;

    fn menu(record: &Record, draft: &Draft) -> Menu<Pick> {
        let (mut menu, table) = (Menu::default(), record.table());
        if table.phase() == Phase::Over {
            return menu;
        }
        let mode = draft.mode(table);
        match mode {
            Mode::Turn if tells(record) => draft.turn.menu(table, &mut menu),
            Mode::Turn => turn::ninth(table, &mut menu),
            Mode::Change => draft.change.menu(record, &mut menu),
            Mode::Fix => draft.fix.menu(table, &mut menu),
        }
        if mode != Mode::Change {
            menu.add(Place::Picture, Some("panel-choose-dice"), Change::dice_of_all(table));
        }
        if tells(record) {
            menu.add(Place::Picture, None, draft.turn.pictured(table, mode == Mode::Turn));
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
            Pick::Turn(pick) => {
                draft.mode = Mode::Turn;
                draft.turn.pick(record, pick).map(Ask::Order)
            }
            Pick::Change(pick) => {
                draft.mode = Mode::Change;
                draft.change.pick(record, pick)
            }
            Pick::Fix(pick) => {
                draft.fix.pick(table, pick);
                None
            }
        }
    }

    fn set_number(record: &Record, draft: &mut Draft, pick: Pick, number: Option<u16>) {
        match pick {
            Pick::Turn(pick) => draft.turn.set_number(record.table(), pick, number),
            Pick::Fix(pick) => draft.fix.set_number(record.table(), pick, number.unwrap_or_default()),
            Pick::Mode(_) | Pick::Change(_) => {}
        }
    }

    /// The end of a round leads on to the roll of the next one, if a code rolls: nobody decides anything in between.
    fn leads_on(record: &Record) -> bool {
        let ended = record.last().is_some_and(|told| told.before.phase() == Phase::End);
        ended && matches!(record.next(), Next::Order(Ask::Draw(Draw::Roll)))
    }

    fn chooser(record: &Record) -> Option<Seat> {
        record.table().active().filter(|_| tells(record))
    }

    /// A player proposes the own turn, and at any time what becomes of the own dice.
    fn is_own(record: &Record, draft: &Draft, seat: Seat, pick: Pick) -> bool {
        match pick {
            Pick::Turn(pick) => Turn::is_own(record.table(), seat, pick),
            Pick::Change(pick) => draft.change.is_own(record.table(), seat, pick),
            Pick::Mode(_) | Pick::Fix(_) => false,
        }
    }

    /// Of a turn and of dice only what was picked last is proposed.
    fn propose(record: &Record, draft: &mut Draft, pick: Pick) -> Option<Ask> {
        match pick {
            Pick::Turn(_) => draft.change = Change::default(),
            Pick::Change(_) => draft.turn = Turn::default(),
            Pick::Mode(_) | Pick::Fix(_) => {}
        }
        // Once it is whole how dice fell, it is proposed: there is nothing else to press.
        let fell = matches!(pick, Pick::Change(ChangePick::Fell(_)));
        Self::pick(record, draft, pick).or_else(|| draft.change.reroll(record).filter(|_| fell))
    }

    fn drafted(record: &Record, draft: &Draft) -> Option<Ask> {
        match draft.mode(record.table()) {
            Mode::Change => draft.change.reroll(record),
            Mode::Fix => draft.fix.order(record.table()).map(Ask::Order),
            Mode::Turn if tells(record) => draft.turn.order(record.table()).map(Ask::Order),
            Mode::Turn => None,
        }
    }

    fn refused(record: &Record, draft: &Draft) -> Option<Reason> {
        match draft.mode(record.table()) {
            Mode::Fix => draft.fix.refused(record.table()),
            Mode::Turn | Mode::Change => None,
        }
    }

    fn is_aside(record: &Record, draft: &Draft) -> bool {
        draft.mode(record.table()) != Mode::Turn
    }

    fn leave(draft: &mut Draft) {
        draft.mode = Mode::Turn;
    }

    /// No die stays chosen that is not shown as chosen.
    fn leave_own(draft: &mut Draft) {
        (draft.mode, draft.change) = (Mode::Turn, Change::default());
    }

    /// Asks how dice fell that people throw again, and leaves nothing before that is said.
    fn go_on(record: &Record, draft: &mut Draft) {
        if draft.lacks_falls(record) {
            draft.change.ask();
        } else {
            Self::leave(draft);
        }
    }

    fn asks_first(record: &Record, ask: &Ask) -> bool {
        Caution::of(record, ask).is_some()
    }
}

/// Returns an item for each seat, of which one is chosen.
fn seats(seats: impl IntoIterator<Item = Seat>, chosen: Option<Seat>, pick: fn(Seat) -> Pick) -> Vec<Item<Pick>> {
    seats.into_iter().map(|seat| Item::choice(pick(seat), chosen == Some(seat))).collect()
}
