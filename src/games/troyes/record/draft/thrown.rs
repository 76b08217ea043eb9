//! The dice that people throw themselves, and enter.

use super::Input;
use crate::games::troyes::record::{DiceFrom, Record};
use crate::games::troyes::rules::{
    Awaits, BlackStep, Color, Event, EventStep, Owner, Phase, RoyPhase, Seat, TurnStep, UpkeepStep,
};

/// A die that people throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thrown {
    /// A die of a district.
    Of(Owner, Color),
    /// The die of an event.
    Event(Event),
    /// A black die.
    Black,
    /// A die of Archer.
    Shot(Seat),
}

impl Input {
    /// Returns the dice that people throw now, in the order in which they enter them: the players' from the start player on, and
    /// then gray's.
    #[must_use]
    pub fn thrown(record: &Record) -> Vec<Thrown> {
        let table = record.table();
        if record.opening().dice == DiceFrom::Code {
            return Vec::new();
        }
        match table.phase() {
            Phase::Upkeep(UpkeepStep::Workforce) => {
                let players = table.seats_from(table.start()).map(Owner::Seat);
                let of = |owner: Owner, color: Color| {
                    let dice = table.standing(color.building()).get(owner).copied().unwrap_or_default();
                    std::iter::repeat_n(Thrown::Of(owner, color), dice.into())
                };
                let of_all = |owner| Color::ALL.into_iter().flat_map(move |color| of(owner, color));
                players.chain([table.square().neutral()]).flat_map(of_all).collect()
            }
            Phase::Roy(RoyPhase::Settle(_)) => {
                let both = |color| [Thrown::Of(Owner::Roy, color); 2];
                Color::ALL.into_iter().flat_map(both).collect()
            }
            Phase::Roy(RoyPhase::Act) => vec![Thrown::Black; 2],
            Phase::Event(EventStep::Resolve(_)) => {
                match table.resolving().filter(|event| table.awaits(*event) == Awaits::Die) {
                    Some(event) => vec![Thrown::Event(event)],
                    None => Vec::new(),
                }
            }
            Phase::Black(BlackStep::Roll) => vec![Thrown::Black; table.taken().into()],
            Phase::Turn(TurnStep::Shoot(seat, dice)) => vec![Thrown::Shot(seat); dice.into()],
            Phase::Settle(_)
            | Phase::Upkeep(UpkeepStep::Reveal | UpkeepStep::Income)
            | Phase::Event(EventStep::Draw(_) | EventStep::Push(..))
            | Phase::Black(BlackStep::Counter(_))
            | Phase::Turn(TurnStep::Act(_) | TurnStep::Aim(..))
            | Phase::Roy(RoyPhase::Counter | RoyPhase::Ask(_))
            | Phase::End(_) => Vec::new(),
        }
    }
}
