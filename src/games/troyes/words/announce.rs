//! The kind and the words of a cry: as sentences, and as the few words in very large letters.

use super::{Cry, RoyCry, args};
use crate::crier::Urgency::{Alarm, Call, Note};
use crate::crier::voice::Bell;
use crate::crier::{Announcement, Arg, CryKind, Words};

/// The headline of somebody and something.
const OF: &str = "headline-of";
/// The headline of something alone.
const WHAT: &str = "headline-what";

impl Announcement for Cry {
    fn kind(&self) -> CryKind {
        match self {
            Self::Opening(..) => {
                CryKind::rung(Call, Bell::Day, "cry-opening", "the game opens").headed("headline-start")
            }
            Self::HouseFigures => CryKind::silent(Note, "cry-house-figures", "figures of the house are used"),
            Self::Settles(..) => {
                CryKind::silent(Call, "cry-settles", "a player places a citizen").headed("headline-places")
            }
            Self::Settled(..) => CryKind::rung(Note, Bell::Tick, "cry-settled", "a citizen is placed").short(),
            Self::Filled(_) => CryKind::silent(Note, "cry-filled", "gray citizens fill the buildings").headed(WHAT),
            Self::Round(_) => CryKind::rung(Call, Bell::Day, "cry-round", "a round begins"),
            Self::LastRound => CryKind::rung(Alarm, Bell::Warning, "cry-last-round", "the last round"),
            Self::Revealed(_) => {
                CryKind::rung(Call, Bell::Flip, "cry-revealed", "activities come").headed(WHAT).short()
            }
            Self::Does(..) => CryKind::silent(Note, "cry-does", "what an activity does").headed(WHAT),
            Self::Paid(..) => CryKind::silent(Note, "cry-paid", "income and salaries").headed("phase-income"),
            Self::Short(..) => CryKind::silent(Note, "cry-short", "a player cannot pay all").headed(OF),
            Self::Rolled(..) => CryKind::rung(Note, Bell::Roll, "cry-rolled", "the dice of a district").headed(OF),
            Self::Thrown(_) => CryKind::silent(Call, "cry-thrown", "all dice were rolled").short(),
            Self::Entered(..) => {
                CryKind::rung(Call, Bell::Raid, "cry-entered", "an event comes").headed(WHAT).threatening()
            }
            Self::Calls(..) => CryKind::silent(Note, "cry-calls", "a red card calls another").headed(WHAT),
            Self::CallsRed(_) => CryKind::silent(Note, "cry-calls-red", "a second red card is called").headed(WHAT),
            Self::NoCard(_) => CryKind::silent(Note, "cry-no-card", "a deck is empty").headed(WHAT),
            Self::Took(..) => CryKind::silent(Note, "cry-took", "an event brings black dice").headed(WHAT),
            Self::EventDie(..) => CryKind::rung(Note, Bell::Roll, "cry-event-die", "the die of an event").headed(WHAT),
            Self::Struck(..) => CryKind::rung(Note, Bell::Strike, "cry-struck", "an event takes").headed(WHAT),
            Self::NoEffect(..) => {
                CryKind::rung(Note, Bell::Spared, "cry-no-effect", "an event has no effect").headed(WHAT)
            }
            Self::Cubed(..) => CryKind::rung(Call, Bell::Tick, "cry-cubed", "cubes on an event").short(),
            Self::Uncubed(..) => CryKind::silent(Note, "cry-uncubed", "a cube leaves an event").headed(WHAT),
            Self::Built(..) => CryKind::rung(Call, Bell::Tick, "cry-built", "the Cathedral grows").short(),
            Self::Unbuilt(..) => CryKind::silent(Note, "cry-unbuilt", "the Cathedral shrinks"),
            Self::Placed(..) => CryKind::rung(Call, Bell::Tick, "cry-placed", "a citizen comes").short(),
            Self::Expelled(..) => CryKind::rung(Note, Bell::Cross, "cry-expelled", "a citizen is pushed out").short(),
            Self::BlackRolled(_) => {
                CryKind::rung(Call, Bell::DrumRoll, "cry-black-rolled", "the black dice").headed("headline-black")
            }
            Self::Faces(..) => CryKind::silent(Call, "cry-faces", "a player faces a black die").headed("phase-counter"),
            Self::Countered { .. } => CryKind::rung(Call, Bell::Spared, "cry-countered", "black dice are countered"),
            Self::Uncountered(..) => {
                CryKind::rung(Call, Bell::Strike, "cry-uncountered", "a black die is not countered")
            }
            Self::Rerolled(..) => CryKind::rung(Note, Bell::Roll, "cry-rerolled", "a die is rolled again"),
            Self::TurnedOver(..) => CryKind::rung(Note, Bell::Flip, "cry-turned-over", "dice are turned over"),
            Self::Recruited(..) => CryKind::silent(Note, "cry-recruited", "a citizen is bought"),
            Self::Bought(..) => CryKind::silent(Note, "cry-bought", "dice are paid for").short(),
            Self::Hired(..) => CryKind::rung(Note, Bell::Flip, "cry-hired", "a tradesman is hired").short(),
            Self::Used(..) => CryKind::silent(Call, "cry-used", "an activity is used"),
            Self::Divided(..) => {
                CryKind::silent(Note, "cry-divided", "what dice are worth, divided").headed("note-uses")
            }
            Self::Farmed(_) => CryKind::silent(Call, "cry-agriculture", "agriculture").short(),
            Self::Unsaid(_) => CryKind::silent(Call, "cry-unsaid", "dice are used").short(),
            Self::Stored(..) => CryKind::silent(Note, "cry-stored", "cubes on an activity").headed(OF),
            Self::Shot(..) => CryKind::rung(Note, Bell::Roll, "cry-shot", "dice for cubes").headed(OF),
            Self::Gained(..) => CryKind::silent(Note, "cry-gained", "what a player gains in all").short(),
            Self::Pays(..) => CryKind::silent(Note, "cry-pays", "what a player pays in all").short(),
            Self::Lost(..) => CryKind::silent(Note, "cry-lost", "what a player loses in all").short(),
            Self::Beaten(_, _, card_to) => {
                let cry = if card_to.is_some() { "cry-beaten" } else { "cry-beaten-nobody" };
                CryKind::rung(Call, Bell::Seal, cry, "an event is countered").headed("headline-beaten")
            }
            Self::Acts(_) => CryKind::silent(Call, "cry-acts", "a player's turn").headed("phase-act").short(),
            Self::Pushes(_) => CryKind::silent(Call, "cry-pushes", "who is pushed out?").headed("phase-push").short(),
            Self::Aims(..) => CryKind::silent(Call, "cry-aims", "a player chooses events").headed("phase-aim"),
            Self::Passed(_) => CryKind::silent(Call, "cry-passed", "a player passes").headed("headline-passes").short(),
            Self::PassDeniers(_) => CryKind::silent(Note, "cry-pass-deniers", "a denier for passing").headed(OF),
            Self::RoundDone => {
                CryKind::rung(Call, Bell::Gong, "cry-round-done", "the round is done").headed("phase-close").short()
            }
            Self::LastDone => CryKind::rung(Call, Bell::Gong, "cry-last-done", "the last round is done").short(),
            Self::Home(_) => CryKind::silent(Note, "cry-home", "citizens go home"),
            Self::Start(_) => CryKind::silent(Call, "cry-start", "another start player").short(),
            Self::Inexact(..) => CryKind::silent(Note, "cry-inexact", "something was left unsaid").headed(OF),
            Self::Untold => CryKind::silent(Note, "cry-untold", "something was left unsaid"),
            Self::Booked(_) => CryKind::silent(Note, "cry-booked", "figures of a card").headed(WHAT),
            Self::Corrected(_) => CryKind::silent(Note, "cry-corrected", "a correction"),
            Self::Shown(..) => {
                CryKind::rung(Call, Bell::Flip, "cry-shown", "a player's characters").headed("phase-over")
            }
            Self::Over => CryKind::rung(Alarm, Bell::End, "cry-over", "the game ends").headed("phase-over").short(),
            Self::Won(seats, _) => {
                let cry = if seats.len() == 1 { "cry-won" } else { "cry-shared" };
                CryKind::rung(Call, Bell::Fanfare, cry, "who won").headed("headline-won")
            }
            Self::Standing(..) => CryKind::silent(Note, "cry-standing", "a player's place").headed(OF),
            Self::Undecided => CryKind::silent(Call, "cry-undecided", "who won is not known yet"),
            Self::Roy(cry) => cry.kind(),
        }
    }

    fn tells_result(&self) -> bool {
        matches!(self, Self::Won(..) | Self::Standing(..) | Self::Roy(RoyCry::Verdict { .. }))
    }

    /// A countered event stands before the cubes that countered it.
    fn leads(&self) -> bool {
        matches!(self, Self::Beaten(..))
    }

    /// Whether the cry has a place of its own: everybody's dice lie in the picture, and the characters stand in the last standings.
    fn has_place(&self) -> bool {
        matches!(self, Self::Rolled(..) | Self::Shown(..))
    }

    fn args(&self, words: &Words) -> Vec<Arg> {
        args::of(self, words)
    }
}
