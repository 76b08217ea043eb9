//! The public JSON of what phones send and of the answers; `assets/page/format.md` documents it.
//!
//! What phones send is closed: an unknown field is refused together with the whole message.

#![allow(missing_docs, reason = "assets/page/format.md has every field")]

use serde::{Deserialize, Serialize};

use super::phone::{Phone, PhoneId, ProposalState};
use crate::crier::{InWords as _, Words};
use crate::show::{self, Filled, Row, Scoring};
use crate::stage::Sprite;

/// A request for a seat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    pub name: String,
}

/// A phone's ready state.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Readied {
    pub orders: usize,
    pub ready: bool,
}

/// A proposed pick.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Propose {
    pub orders: usize,
    pub pick: String,
    /// The number of a pick that has one; nothing leaves it unsaid.
    #[serde(default)]
    pub number: Option<u16>,
}

/// A phone's sheet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    pub numbers: Vec<Option<u16>>,
    pub ticks: Vec<bool>,
    pub done: bool,
}

/// The players' names, and those that have a phone already.
#[derive(Debug, Serialize)]
pub struct Names {
    pub names: Vec<String>,
    pub taken: Vec<String>,
}

/// Why a seat is refused.
#[derive(Debug, Serialize)]
pub struct Refused {
    pub reason: String,
}

/// A phone's own seat.
#[derive(Debug, Serialize)]
pub struct Own {
    pub seat: u32,
    pub name: String,
    /// `None` for a guest, who is not asked.
    pub ready: Option<bool>,
    /// Whether the player's secrets, and what may be proposed, come once the crier has admitted the phone.
    pub waits: bool,
    pub form: Option<Form>,
    pub sheet: Option<HandedIn>,
    pub judged: Option<Judged>,
    pub outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

#[derive(Debug, Serialize)]
pub struct Form {
    pub groups: Vec<Group>,
    pub boxes: Vec<Boxes>,
}

#[derive(Debug, Serialize)]
pub struct Group {
    pub head: String,
    pub fields: Vec<Field>,
}

#[derive(Debug, Serialize)]
pub struct Field {
    pub name: String,
    pub art: Option<&'static str>,
    pub circled: bool,
    pub most: u16,
}

#[derive(Debug, Serialize)]
pub struct Boxes {
    pub head: String,
    pub boxes: Vec<TickBox>,
}

#[derive(Debug, Serialize)]
pub struct TickBox {
    pub label: String,
    pub name: String,
}

#[derive(Debug, Serialize)]
pub struct HandedIn {
    pub state: &'static str,
    pub numbers: Vec<Option<u16>>,
    pub ticks: Vec<bool>,
}

#[derive(Debug, Serialize)]
pub struct Judged {
    pub wrong: Vec<Remark>,
    pub surprising: Vec<Remark>,
    pub missing: Vec<String>,
    pub parts: Vec<Part>,
    pub points: Option<u16>,
}

#[derive(Debug, Serialize)]
pub struct Remark {
    pub fields: Vec<usize>,
    pub text: String,
}

#[derive(Debug, Serialize)]
pub struct Part {
    pub name: String,
    pub from: Option<String>,
    pub points: u16,
}

#[derive(Debug, Serialize)]
pub struct Outcome {
    pub points: u16,
    pub rank: usize,
    pub of: usize,
    pub achievements: Vec<String>,
    pub new: Vec<String>,
    pub before: Vec<Earlier>,
    pub parts: Vec<Part>,
    pub verdict: Option<String>,
}

#[derive(Debug, Serialize)]
pub struct Earlier {
    pub date: String,
    pub points: u16,
    pub rank: usize,
    pub of: usize,
}

impl Sheet {
    /// Returns the entries of the sheet.
    #[must_use]
    pub fn filled(self) -> Filled {
        Filled { numbers: self.numbers, ticks: self.ticks }
    }
}

impl Own {
    /// Returns a phone's own seat; with the game's scoring, and words of that game, once it is over.
    #[must_use]
    pub fn of(phone: Phone, waits: bool, scoring: Option<(&Scoring, &Words)>) -> Self {
        let Phone { id: PhoneId(seat), name, admitted: _, is_guest, ready, sheet, is_away: _ } = phone;
        let outcome = scoring.and_then(|(scoring, words)| {
            Some(Outcome::of(scoring.outcome(words, scoring.seat(name.player())?)?, words))
        });
        let name = name.to_string();
        let judge = |filled: &Filled| {
            let row = scoring.and_then(|(scoring, words)| scoring.judged(words, filled, false));
            row.zip(scoring).map(|(row, (_, words))| Judged::of(row, words))
        };
        Self {
            seat,
            ready: Some(ready).filter(|_| !is_guest),
            waits,
            form: scoring.filter(|(scoring, _)| scoring.asks()).map(|(scoring, words)| Form::of(scoring, words, &name)),
            judged: sheet.as_ref().and_then(|sheet| judge(&sheet.filled)),
            sheet: sheet.map(|sheet| HandedIn {
                state: state(sheet.state),
                numbers: sheet.filled.numbers,
                ticks: sheet.filled.ticks,
            }),
            outcome,
            secret: None,
            name,
        }
    }
}

impl Form {
    fn of(scoring: &Scoring, words: &Words, player: &str) -> Self {
        Self {
            groups: scoring.form(words).into_iter().map(group).collect(),
            boxes: scoring.boxes(words, player).into_iter().map(box_group).collect(),
        }
    }
}

impl Judged {
    /// Returns the judgement of a sheet.
    #[must_use]
    pub fn of(row: Row, words: &Words) -> Self {
        let remarks = |all: Vec<show::Remark>| {
            all.into_iter().map(|show::Remark { fields, text }| Remark { fields, text }).collect()
        };
        Self {
            wrong: remarks(row.judged.wrong),
            surprising: remarks(row.judged.surprising),
            missing: row.judged.missing,
            parts: parts(row.parts, words),
            points: row.points,
        }
    }

    /// Whether the sheet can be handed in.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.wrong.is_empty() && self.missing.is_empty() && self.points.is_some()
    }
}

impl Outcome {
    fn of(outcome: show::Outcome, words: &Words) -> Self {
        let show::Outcome { points, rank, of, achievements, new, before, parts, verdict } = outcome;
        let earlier = |show::Earlier { date, points, rank, of }| Earlier { date, points, rank, of };
        let (before, parts) = (before.into_iter().map(earlier).collect(), self::parts(parts, words));
        Self { points, rank, of, achievements, new, before, parts, verdict }
    }
}

fn parts(parts: Vec<show::Part>, words: &Words) -> Vec<Part> {
    let part = |part: show::Part| Part { name: part.name.in_words(words), from: part.from, points: part.points };
    parts.into_iter().map(part).collect()
}

const fn state(state: ProposalState) -> &'static str {
    match state {
        ProposalState::Waiting => "waiting",
        ProposalState::Accepted => "accepted",
        ProposalState::Returned => "returned",
    }
}

fn group(group: show::FieldGroup) -> Group {
    let field = |field: show::Field| {
        // A field stands below its group's heading, which is not said twice.
        let show::Field { name: _, short, sprite, circled, most } = field;
        Field { name: short, art: sprite.map(Sprite::name), circled, most }
    };
    Group { head: group.head, fields: group.fields.into_iter().map(field).collect() }
}

fn box_group(group: show::BoxGroup) -> Boxes {
    let asked = |asked: show::TickBox| TickBox { label: asked.label, name: asked.name };
    Boxes { head: group.head, boxes: group.boxes.into_iter().map(asked).collect() }
}
