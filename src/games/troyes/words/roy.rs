//! The cries of le Roy, whom the crier plays by the rules (`T 20`).

use super::args::{amounts, filled, rolled};
use super::{Cry, figures, things};
use crate::crier::Urgency::{Alarm, Call, Note};
use crate::crier::voice::Bell;
use crate::crier::{Arg, CryKind, MINUS, Words};
use crate::games::troyes::rules::{
    Activity, ActivityPage, Building, Character, Die, Event, EventPage, Face, Good, Owner, Page, RoyAsks, RoyDeed,
    RoyHappening, Seat, Table, Verdict,
};

/// A cry of what le Roy does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoyCry {
    /// He placed citizens.
    Settles(Vec<Building>),
    /// He is the start player of the round.
    Starts,
    /// It is his turn.
    Acts,
    /// He removed a black die.
    Counters(Face),
    /// He threw two black dice, and does that; a citizen comes to that building, and to the place of that value unless it is one of the
    /// player's.
    Throws([Face; 2], RoyDeed, Option<(Building, Option<Face>)>),
    /// He bought the player's best die.
    Buys(Die, u16),
    /// He placed a tradesman on that space, from 0.
    Hires(Activity, u8),
    /// A character brought the player and him so many points.
    Scored(Character, u8, u8),
    /// There was nothing that he could do.
    Nothing,
    /// He gained so many points.
    Gains(u16),
    /// He has so many dice left.
    Left(usize),
    /// Something has to be said for him.
    Asks(RoyAsks),
    /// The points of both, and their difference.
    Verdict {
        /// The player's.
        player: i32,
        /// His.
        roy: i32,
        /// The difference.
        result: i32,
    },
}

impl RoyCry {
    /// Returns the cry of what he did, as far as it is told at once; what he gains is added up.
    pub(super) fn of(happening: &RoyHappening, after: &Table) -> Option<Self> {
        match happening {
            RoyHappening::Settled(_, buildings) => Some(Self::Settles(buildings.clone())),
            RoyHappening::Countered { black, .. } => {
                after.black().get(usize::from(*black)).map(|black| Self::Counters(black.face))
            }
            RoyHappening::Threw(faces) => {
                after.roy_deed(*faces).map(|deed| Self::Throws(*faces, deed, after.roy_place(deed)))
            }
            RoyHappening::Spent { bought, deed, .. } => {
                bought.and_then(|at| after.die(at)).map(|die| Self::Buys(die, deed.deniers()))
            }
            RoyHappening::Hired(card, space) => Some(Self::Hires(*card, *space)),
            RoyHappening::Scored { character, player, roy } => Some(Self::Scored(*character, *player, *roy)),
            RoyHappening::Nothing => Some(Self::Nothing),
            RoyHappening::Counted { score, result } => {
                let roy = score.total();
                Some(Self::Verdict { player: result + roy, roy, result: *result })
            }
            RoyHappening::Faces(_) | RoyHappening::Gained(..) | RoyHappening::Won(_) => None,
        }
    }

    pub(super) fn kind(&self) -> CryKind {
        match self {
            Self::Settles(_) => CryKind::rung(Call, Bell::Tick, "cry-roy-settles", "le Roy places citizens"),
            Self::Starts => CryKind::silent(Call, "cry-roy-starts", "le Roy begins a round"),
            Self::Acts => CryKind::silent(Call, "cry-roy-acts", "le Roy's turn"),
            Self::Counters(_) => CryKind::rung(Note, Bell::Spared, "cry-roy-counters", "le Roy removes a black die"),
            Self::Throws(..) => CryKind::rung(Call, Bell::Roll, "cry-roy-throws", "le Roy throws"),
            Self::Buys(..) => CryKind::rung(Note, Bell::Cross, "cry-roy-buys", "le Roy buys a die"),
            Self::Hires(..) => CryKind::rung(Note, Bell::Flip, "cry-roy-hires", "le Roy's tradesman"),
            Self::Scored(..) => CryKind::rung(Call, Bell::Seal, "cry-roy-scored", "a character is scored"),
            Self::Nothing => CryKind::silent(Note, "cry-roy-nothing", "le Roy can do nothing"),
            Self::Gains(_) => CryKind::silent(Note, "cry-roy-gains", "what le Roy gains in all"),
            Self::Left(_) => CryKind::silent(Note, "cry-roy-left", "le Roy's dice"),
            Self::Asks(RoyAsks::Out(..)) => CryKind::silent(Call, "cry-roy-asks", "whom does le Roy push out?"),
            Self::Asks(RoyAsks::Event(_) | RoyAsks::Activity(_)) => {
                CryKind::silent(Call, "cry-roy-needs", "le Roy waits for figures")
            }
            Self::Verdict { result, .. } => {
                // No fanfare for a rival whom nobody plays.
                let bell = if Verdict::of(*result) == Verdict::Lost { Bell::End } else { Bell::Fanfare };
                CryKind::rung(Alarm, bell, "cry-verdict", "the verdict")
            }
        }
    }

    pub(super) fn args(&self, words: &Words) -> Vec<Arg> {
        match self {
            Self::Settles(buildings) => {
                let count = |at: &Building| buildings.iter().filter(|other| *other == at).count();
                let all = Building::ALL.into_iter().map(|at| (at, u8::try_from(count(&at)).unwrap_or(u8::MAX)));
                vec![("where", filled(words, &all.filter(|(_, count)| *count > 0).collect::<Vec<_>>()).into())]
            }
            Self::Starts | Self::Acts | Self::Nothing => Vec::new(),
            Self::Counters(face) => vec![("faces", face.to_string().into())],
            Self::Throws(faces, deed, place) => vec![
                ("faces", things::faces(words, faces).into()),
                ("does", deed.name().into()),
                ("deed", done(words, *deed, *place).into()),
                ("place", place.map(|place| self::place(words, place)).unwrap_or_default().into()),
            ],
            Self::Buys(die, price) => vec![
                ("dice", rolled(words, std::slice::from_ref(die)).into()),
                ("price", things::amount(words, Good::Denier, *price).into()),
            ],
            Self::Hires(card, space) => {
                let space = things::space(words, *space);
                vec![("card", things::activity(words, *card).into()), ("space", space.into())]
            }
            Self::Scored(character, player, roy) => {
                let both = [(Owner::Seat(Seat(0)), *player), (Owner::Roy, *roy)];
                let both = both.into_iter().map(|(owner, points)| (owner, Good::Point, points.into()));
                vec![("character", things::character(words, *character).into()), ("list", amounts(words, both).into())]
            }
            Self::Gains(points) => vec![("gains", things::amount(words, Good::Point, *points).into())],
            Self::Left(dice) => vec![("count", (*dice).into())],
            Self::Asks(RoyAsks::Out(building, face)) => {
                vec![("building", things::building(words, *building).into()), ("face", face.value().into())]
            }
            Self::Asks(RoyAsks::Event(event)) => card(words, Page::Event(*event, EventPage::default())),
            Self::Asks(RoyAsks::Activity(of)) => card(words, Page::Activity(*of, ActivityPage::default())),
            Self::Verdict { player, roy, result } => vec![
                ("player", (*player).into()),
                ("roy", (*roy).into()),
                ("result", (*result).into()),
                ("verdict", verdict(words, Verdict::of(*result)).into()),
            ],
        }
    }

    /// Whether it asks somebody for something.
    pub(crate) const fn asks(&self) -> bool {
        matches!(self, Self::Acts | Self::Asks(_))
    }
}

/// Returns what he does, and where a citizen comes.
fn done(words: &Words, deed: RoyDeed, place: Option<(Building, Option<Face>)>) -> String {
    let done = words.with("does-roy", &[("deed", deed.name().into())]);
    match place {
        Some(place) => {
            words.with("leroy-does-at", &[("deed", done.into()), ("place", self::place(words, place).into())])
        }
        None => done,
    }
}

/// Returns where a citizen comes, as “Palace, place 5”.
fn place(words: &Words, (building, face): (Building, Option<Face>)) -> String {
    let building = things::building(words, building);
    match face {
        Some(face) => words.with("spot-at", &[("building", building.into()), ("face", face.value().into())]),
        None => building,
    }
}

/// Returns a difference with its sign.
#[must_use]
pub fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string().replace('-', MINUS) }
}

fn card(words: &Words, page: Page) -> Vec<Arg> {
    vec![("card", figures::card(words, &page).into())]
}

/// The rewards of an event that was countered, and who takes its card.
type Beat<'a> = (&'a mut Vec<(Owner, u16)>, &'a mut Option<Owner>);

/// Returns the rewards and the taker of an event among cries, to add le Roy's.
pub(super) fn beaten(cries: &mut [Cry], of: Event) -> Option<Beat<'_>> {
    cries.iter_mut().rev().find_map(|cry| match cry {
        Cry::Beaten(event, rewards, card_to) if *event == of => Some((rewards, card_to)),
        _ => None,
    })
}

/// Returns the cry of who starts a round of the solo game.
pub(super) fn starts(table: &Table) -> Option<Cry> {
    let starts = if table.roy_starts() { Cry::Roy(RoyCry::Starts) } else { Cry::Start(table.start()) };
    table.roy().map(|_| starts)
}

/// Returns what is said of a result.
#[must_use]
pub fn verdict(words: &Words, verdict: Verdict) -> String {
    words.with("verdict-name", &[("verdict", verdict.name().into())])
}
