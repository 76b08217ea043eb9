//! The log: what happened in each phase and in each player's turn, in signs and in words.

use super::drawn::{self, Subject};
use crate::crier::{Announcement as _, Turn, Words};
use crate::games::troyes::Troyes;
use crate::games::troyes::rules::{
    BlackDice, Cathedral, Citizens, Deed, Dice, EndStep, Ending, Events, Good, Happening, Owner, Phase, Round,
    RoyHappening, Seat, TurnStep, UpkeepStep, What, Works,
};
use crate::games::troyes::stage::{Art, Body, Mark};
use crate::games::troyes::words::{self as say, Cry};
use crate::show::{Excerpt, LogLine, Logged, Sign};
use crate::stage::Sprite;

/// Returns the log of these orders.
pub(super) fn lines(words: &Words, told: &[Excerpt<'_, Troyes>]) -> Vec<LogLine> {
    let lines = Line::all(told, |table| (Part::of(table.phase()), table.round()));
    lines.into_iter().map(|line| line.line(words)).collect()
}

/// The subject of a line of the log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Settle,
    Reveal,
    Income,
    Workforce,
    Events,
    Black,
    Turn(Seat),
    Roy,
    Close,
    Show,
    /// What was corrected once the game was over.
    After,
}

impl Part {
    const fn of(phase: Phase) -> Self {
        match phase {
            Phase::Settle(_) => Self::Settle,
            Phase::Roy(_) => Self::Roy,
            Phase::Upkeep(UpkeepStep::Reveal) => Self::Reveal,
            Phase::Upkeep(UpkeepStep::Income) => Self::Income,
            Phase::Upkeep(UpkeepStep::Workforce) => Self::Workforce,
            Phase::Event(_) => Self::Events,
            Phase::Black(_) => Self::Black,
            Phase::Turn(TurnStep::Act(seat) | TurnStep::Shoot(seat, _) | TurnStep::Aim(seat, _)) => Self::Turn(seat),
            Phase::End(EndStep::Close) => Self::Close,
            Phase::End(EndStep::Show) => Self::Show,
            Phase::End(EndStep::Over) => Self::After,
        }
    }
}

impl Part {
    /// Returns what it is in one drawing, for where there is room for no more: whose turn, or the phase.
    const fn art(self) -> Art {
        match self {
            Self::Settle => Art::Citizen(Mark::Gray),
            Self::Reveal => Art::Deal,
            Self::Income => Art::Good(Good::Denier),
            Self::Workforce => Art::Roll,
            Self::Events => Art::Event,
            Self::Black => Art::Die(Body::Black),
            Self::Turn(seat) => Art::Mark(Mark::of_seat(seat)),
            Self::Roy => Art::Mark(Mark::of(Owner::Roy)),
            Self::Close => Art::Start,
            Self::Show => Art::Character,
            Self::After => Art::Title,
        }
    }
}

/// A line of the log: a part of a round.
type Line<'a> = Logged<'a, Troyes, (Part, u8)>;

impl Line<'_> {
    fn line(&self, words: &Words) -> LogLine {
        let (part, round) = self.part;
        // With a stop, so that it does not count what stands behind it.
        let mut signs = vec![Sign::Text(format!("{round}."))];
        signs.push(drawn::art(part.art()));
        signs.extend(self.happenings.iter().flat_map(|happening| self.signs(words, happening)));
        let cries = say::cries(self.told());
        let told: Vec<Cry> = cries.into_iter().filter(|cry| !cry.tells_result() && !asks(cry)).collect();
        let told = words.say(&told, Turn::default());
        let told = if told.is_empty() { self.name(words) } else { told.join("\n") };
        LogLine { orders: self.orders, name: self.name(words), signs, words: told }
    }

    /// Returns when it was, as “Round 3, Anna acts”.
    fn name(&self, words: &Words) -> String {
        let (part, round) = self.part;
        let round = words.with("headline-round", &[("round", round.into())]);
        let what = match part {
            Part::Turn(seat) => say::phase(words, self.before, Phase::Turn(TurnStep::Act(seat))),
            Part::Settle
            | Part::Reveal
            | Part::Income
            | Part::Workforce
            | Part::Events
            | Part::Black
            | Part::Roy
            | Part::Close
            | Part::Show
            | Part::After => say::step(words, self.before.phase()),
        };
        format!("{round}, {what}")
    }

    /// Returns the few signs of a happening; sums of money are told in words alone.
    fn signs(&self, words: &Words, happening: &Happening) -> Vec<Sign> {
        let sign = |subject| drawn::sign(words, subject);
        let whose = |owner: Owner, subject| vec![sign(Subject::Owner(owner)), sign(subject)];
        let times = |count: u8| Sign::Text(format!("×{count}"));
        match happening {
            Happening::Citizens(Citizens::Expelled(owner, building)) => whose(*owner, Subject::Building(*building)),
            Happening::Dice(Dice::Rolled(owner, dice)) => {
                let dice = dice.iter().map(|die| sign(Subject::Die(die.color, die.face)));
                std::iter::once(sign(Subject::Owner(*owner))).chain(dice).chain([Sign::Gap]).collect()
            }
            Happening::Deed(deed) => self.deed(words, deed),
            Happening::Events(Events::Entered(event, _) | Events::Took(event, _) | Events::NoEffect(event, _)) => {
                vec![sign(Subject::Event(*event))]
            }
            Happening::Events(Events::Beaten(beaten)) => {
                let taker = beaten.card_to.map(|seat| sign(Subject::Owner(seat.into())));
                std::iter::once(sign(Subject::Event(beaten.event))).chain(taker).collect()
            }
            Happening::Black(BlackDice::Rolled(faces)) => {
                vec![Sign::Text(faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))]
            }
            Happening::Black(BlackDice::Countered { seat, black, .. }) => {
                let faces = black.iter().filter_map(|at| self.after.black().get(usize::from(*at)));
                let faces = faces.map(|black| black.face.to_string()).collect::<Vec<_>>().join(" ");
                vec![sign(Subject::Owner((*seat).into())), Sign::Text(faces)]
            }
            Happening::Black(BlackDice::Uncountered(seat, _)) => {
                vec![sign(Subject::Owner((*seat).into())), Sign::Text("–".to_owned())]
            }
            Happening::Works(Works::Revealed(cards)) => {
                cards.values().map(|card| sign(Subject::Activity(*card))).collect()
            }
            Happening::Works(Works::Shot(_, faces, hits)) => {
                let faces = faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                vec![Sign::Text(faces), times(*hits)]
            }
            Happening::Cathedral(Cathedral::Built(_, site, _) | Cathedral::Unbuilt(_, site, _)) => {
                vec![sign(Subject::Site(*site))]
            }
            Happening::Roy(roy) => self.roy(words, roy),
            Happening::Round(Round::Passed(_)) => vec![Sign::Text("–".to_owned())],
            Happening::Round(Round::StartPassed(seat)) => vec![sign(Subject::Owner((*seat).into()))],
            Happening::Ending(Ending::Shown(seat, held)) => {
                let held = held.iter().map(|character| sign(Subject::Character(*character)));
                std::iter::once(sign(Subject::Owner((*seat).into()))).chain(held).collect()
            }
            Happening::Ending(Ending::Ended(_)) => vec![Sign::Sprites(vec![Sprite::CROWN])],
            Happening::Citizens(
                Citizens::Settled(..)
                | Citizens::Filled(..)
                | Citizens::Placed { .. }
                | Citizens::Hired { .. }
                | Citizens::Recruited(_)
                | Citizens::WentHome(..),
            )
            | Happening::Dice(Dice::Rerolled(..) | Dice::TurnedOver(..))
            | Happening::Gained(_)
            | Happening::Lost(_)
            | Happening::Events(
                Events::Calls(..)
                | Events::CallsRed(_)
                | Events::NoCard(_)
                | Events::Rolled(..)
                | Events::Cubed(..)
                | Events::Uncubed(..),
            )
            | Happening::Black(BlackDice::Faces(..))
            | Happening::Works(Works::Stored(..))
            | Happening::Round(Round::New(_) | Round::Began(_) | Round::PassDenier(_) | Round::Cleared)
            | Happening::Ending(Ending::LastRound | Ending::Counted(_) | Ending::Undecided)
            | Happening::Inexact { .. }
            | Happening::Booked(_)
            | Happening::Corrected(_) => Vec::new(),
        }
    }

    /// Returns what le Roy threw and what became of it.
    fn roy(&self, words: &Words, roy: &RoyHappening) -> Vec<Sign> {
        let sign = |subject| drawn::sign(words, subject);
        match roy {
            RoyHappening::Settled(_, buildings) => buildings.iter().map(|at| sign(Subject::Building(*at))).collect(),
            RoyHappening::Threw(faces) => vec![Sign::Text(faces.map(|face| face.to_string()).join(" + "))],
            RoyHappening::Countered { black, .. } => {
                let black = self.after.black().get(usize::from(*black));
                black.map(|black| Sign::Text(black.face.to_string())).into_iter().collect()
            }
            RoyHappening::Hired(card, _) => vec![sign(Subject::Activity(*card))],
            RoyHappening::Scored { character, .. } => vec![sign(Subject::Character(*character))],
            RoyHappening::Faces(_)
            | RoyHappening::Spent { .. }
            | RoyHappening::Gained(..)
            | RoyHappening::Won(_)
            | RoyHappening::Nothing
            | RoyHappening::Counted { .. } => Vec::new(),
        }
    }

    /// Returns what dice were used for.
    fn deed(&self, words: &Words, deed: &Deed) -> Vec<Sign> {
        let sign = |subject| drawn::sign(words, subject);
        let dice = deed.dice.iter().filter_map(|at| self.after.die(*at).or_else(|| self.before.die(*at)));
        let dice = dice.map(|die| sign(Subject::Die(die.color, die.face)));
        let what = match deed.what {
            What::Activity(card, times) => vec![sign(Subject::Activity(card)), Sign::Text(format!("×{times}"))],
            What::Combat(event, cubes) => vec![sign(Subject::Event(event)), Sign::Text(format!("×{cubes}"))],
            What::Citizen(building, _) => vec![sign(Subject::Building(building))],
            What::Cathedral | What::Agriculture | What::Unsaid => Vec::new(),
        };
        what.into_iter().chain(dice).collect()
    }
}

/// Whether a cry asks somebody to do something, which the next line tells.
fn asks(cry: &Cry) -> bool {
    if let Cry::Roy(cry) = cry {
        return cry.asks();
    }
    matches!(cry, Cry::Settles(..) | Cry::Acts(_) | Cry::Faces(..) | Cry::Pushes(_) | Cry::Aims(..) | Cry::RoundDone)
}
