//! The phases of a round, and whose turn it is in them (`T 4.1`).

use super::book::Called;
use super::die::Face;
use crate::play::Seat;

/// The phase of the game, and whose turn it is: in families, so that code dismisses with one arm one that is not its concern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The citizens are placed, of which so many stand already (`T 3`).
    Settle(u8),
    /// Le Roy's turn, in the solo game (`T 20`).
    Roy(RoyPhase),
    /// The round begins.
    Upkeep(UpkeepStep),
    /// Events come and take effect (`T 7`).
    Event(EventStep),
    /// Black dice are rolled and countered (`T 8`).
    Black(BlackStep),
    /// A player has the turn (`T 9`).
    Turn(TurnStep),
    /// The round ends, and the game with the last one.
    End(EndStep),
}

/// A step at the beginning of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UpkeepStep {
    /// Activities are turned up (`T 4.2`).
    Reveal,
    /// All get income and pay salaries (`T 5`).
    Income,
    /// All roll their dice (`T 6`).
    Workforce,
}

/// A step of the events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventStep {
    /// Events come (`T 7.1`).
    Draw(Wanted),
    /// The event at that place of the queue takes effect (`T 7.3`).
    Resolve(u8),
    /// The gray citizen of that event comes to the place of that face (`T 9.31`).
    Push(u8, Face),
}

/// A step of the black dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlackStep {
    /// The black dice are rolled (`T 8.1`).
    Roll,
    /// This player faces the highest black die (`T 8.6`).
    Counter(Seat),
}

/// A step of a player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnStep {
    /// This player acts or passes (`T 9.1`).
    Act(Seat),
    /// This player rolls so many dice (`T 13`, Archer).
    Shoot(Seat, u8),
    /// This player puts so many cubes on events (`T 13`, Archer).
    Aim(Seat, u8),
}

/// A step at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndStep {
    /// The round can be closed (`T 10`).
    Close,
    /// The characters are shown (`T 12.2`).
    Show,
    /// The end: the game has ended.
    Over,
}

/// What le Roy does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoyPhase {
    /// He places citizens, so many times after the first (`T 20.2`).
    Settle(u8),
    /// He faces the highest black die (`T 20.10`).
    Counter,
    /// He throws two black dice (`T 20.12`).
    Act,
    /// Somebody has to say something before these dice take effect.
    Ask([Face; 2]),
}

/// The event that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wanted {
    /// The top red card.
    Red,
    /// A second red card, from the box (`T 14.2`, Resistance).
    SecondRed,
    /// None yet: the color that the red card calls is open, and is told first (`T 17.3`).
    Color,
    /// The top card of that color.
    Called(Called),
}

impl Phase {
    /// Whether the game has ended.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::End(EndStep::Over))
    }

    /// Returns the player whose turn it is alone, where the phase says it.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Black(BlackStep::Counter(seat))
            | Self::Turn(TurnStep::Act(seat) | TurnStep::Shoot(seat, _) | TurnStep::Aim(seat, _)) => Some(seat),
            Self::Settle(_)
            | Self::Upkeep(_)
            | Self::Event(_)
            | Self::Black(BlackStep::Roll)
            | Self::Roy(_)
            | Self::End(_) => None,
        }
    }
}
