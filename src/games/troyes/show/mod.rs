//! The view of Troyes: whose turn it is, what may be chosen, the standings, and the log.

mod challenge;
mod doing;
mod drawn;
mod explained;
mod hints;
mod log;
mod note;
mod own;
mod picks;
mod primer;
mod rule;
mod side;
mod signs;
mod told;

use std::borrow::Cow;

use super::Troyes;
use super::record::{Ask, Draft, Opening, Pick, Record, pushed};
use super::rules::{
    Awaits, BlackStep, EndStep, EventStep, Good, Order, Phase, Resolution, Table, TurnStep, UpkeepStep, apply, decide,
};
use super::stage::Art;
use super::words::{self as say, Cry};
use crate::chronicle::Choosing as _;
use crate::crier::Words;
use crate::play::{Game as _, Seat, Transition};
use crate::show::{
    Check, Cover, EveningSaid, EveningTold, Excerpt, Explained, Hint, Lesson, LogLine, Material, Own, PickView,
    Picture, Reader, RulePage, Side, Sign, Surprise, Tone, Track, Watched, Winner,
};

impl Watched for Troyes {
    const RULES: &'static [RulePage] = rule::BOOK;
    const OWN: bool = true;
    const COVER: Option<Cover> = Some(Cover {
        picture: Some(Art::Title.sprite()),
        players: [1, 4],
        crowd: false,
        minutes: 90,
        material: Material::Box,
    });

    fn seen_by(table: &Table, seat: Option<Seat>) -> Cow<'_, Table> {
        let has_secrets = !table.phase().is_over() && has_secrets(table);
        if has_secrets { Cow::Owned(table.seen_by(seat)) } else { Cow::Borrowed(table) }
    }

    /// Where characters are dealt, or the player's points are known, which stay hidden until the end (`T 2.7`); also when the game is
    /// over, since the characters are told one by one, and not before.
    fn has_secret(table: &Table, seat: Seat) -> bool {
        let shows_points = |player| told::shows(table, player, Good::Point.into());
        has_secrets(table) || table.roy().is_none() && table.player(seat).is_some_and(shows_points)
    }

    fn title(words: &Words, table: &Table) -> String {
        say::round(words, table)
    }

    /// Returns the rounds: those in which activities come are set apart (`T 4.1`); beside them stands the chapter of this one.
    fn track(words: &Words, table: &Table) -> Track {
        let (all, with_cards) = (table.rounds().into(), Table::REVEALS.into());
        let text = words.with("track-round", &[("round", table.round().into()), ("rounds", table.rounds().into())]);
        Track {
            groups: vec![vec![Tone::Dark; with_cards], vec![Tone::Light; usize::saturating_sub(all, with_cards)]],
            done: Self::steps(table).done.into(),
            explained: explained::track(words, text),
            text: say::chapter(words, table.phase()),
        }
    }

    fn side(words: &Words, table: &Table, _: &Opening, reader: Reader, opening: bool) -> Side {
        side::side(words, table, reader, opening)
    }

    fn own(words: &Words, table: &Table, _: &Opening, seat: Seat) -> Option<Own> {
        own::own(words, table, seat)
    }

    fn won(words: &Words, table: &Table, _: &Opening) -> Vec<Winner> {
        own::won(words, table)
    }

    fn picture(words: &Words, table: &Table, _: &Opening) -> Picture {
        let round = words.with("headline-round", &[("round", table.round().into())]);
        Picture {
            name: format!("{round}, {}", say::phase(words, table, table.phase())),
            things: explained::things(words, table),
            legend: explained::legend(words),
            letters: Vec::new(),
            captions: explained::captions(words, table),
            leads: true,
        }
    }

    fn log(words: &Words, told: &[Excerpt<'_, Self>]) -> Vec<LogLine> {
        log::lines(words, told)
    }

    fn evening(words: &Words, told: EveningTold) -> EveningSaid {
        let EveningTold { minutes, continued, left, to_go } = told;
        let (full, short) = match to_go {
            Some(_) => ("evening-with-end", "evening-short-with-end"),
            None => ("evening", "evening-short"),
        };
        let (minutes, end) = (("minutes", minutes.into()), ("end", to_go.unwrap_or_default().into()));
        let continued = ("continued", if continued { "yes" } else { "no" }.into());
        EveningSaid {
            short: words.with(short, &[minutes.clone(), end.clone()]),
            full: words.with(full, &[minutes, end, continued, ("left", left.unwrap_or_default().into())]),
        }
    }

    fn guide(words: &Words) -> Vec<String> {
        primer::guide(words)
    }

    fn remarkable(told: Transition<'_, Self>) -> Vec<Surprise> {
        signs::remarkable(told)
    }

    fn checks(words: &Words, table: &Table) -> Vec<Check> {
        primer::checks(words, table)
    }

    fn signs(cry: &Cry) -> Vec<Sign> {
        signs::signs(cry)
    }

    fn meaning(words: &Words, table: &Table) -> Vec<Explained> {
        explained::meaning(words, table)
    }

    fn first_time(words: &Words) -> Vec<Lesson> {
        primer::lessons(words)
    }

    fn lesson_code() -> Option<&'static str> {
        Some(hints::LESSON)
    }

    fn hints(words: &Words, table: &Table, opening: bool) -> Vec<Hint> {
        hints::hints(words, table, opening)
    }

    fn order(words: &Words, order: &Order, table: &Table) -> String {
        say::order(words, order, table)
    }

    fn step(words: &Words, table: &Table) -> String {
        match table.phase() {
            Phase::Upkeep(UpkeepStep::Income) => words.text("does-pay"),
            Phase::Event(EventStep::Draw(_)) => words.text("step-draw"),
            Phase::Event(EventStep::Resolve(_)) => match table.resolving() {
                Some(event) if table.awaits(event) == Awaits::Die => {
                    words.with("step-roll-event", &[("event", say::event(words, event).into())])
                }
                Some(_) | None => doing::resolves(words, table, &[]),
            },
            // Whoever can be pushed out alone is.
            Phase::Event(EventStep::Push(..)) => match pushed(table).as_slice() {
                [only] => words.with("does-push", &[("who", say::anybody(words, *only).into())]),
                _ => say::phase(words, table, table.phase()),
            },
            Phase::End(EndStep::Close) => words.text("step-close"),
            phase @ (Phase::Settle(_)
            | Phase::Upkeep(UpkeepStep::Reveal | UpkeepStep::Workforce)
            | Phase::Black(_)
            | Phase::Turn(_)
            | Phase::Roy(_)
            | Phase::End(EndStep::Show | EndStep::Over)) => say::phase(words, table, phase),
        }
    }

    /// Returns what comes once that is done, where no chance and no choice decides it.
    fn coming(words: &Words, table: &Table) -> Option<String> {
        let order = match table.phase() {
            Phase::Upkeep(UpkeepStep::Reveal) => {
                return Some(say::phase(words, table, Phase::Upkeep(UpkeepStep::Income)));
            }
            Phase::Upkeep(UpkeepStep::Income) => Order::Pay { short: Vec::new() },
            Phase::Event(EventStep::Resolve(_)) => Order::Resolve(Resolution::default()),
            Phase::Black(BlackStep::Counter(_)) => Order::GiveWay,
            Phase::Turn(TurnStep::Act(_)) => Order::Pass,
            Phase::Turn(TurnStep::Aim(..)) => Order::Aim { events: Vec::new(), told: Vec::new() },
            Phase::End(EndStep::Close) => Order::Close,
            Phase::Settle(_)
            | Phase::Upkeep(UpkeepStep::Workforce)
            | Phase::Event(EventStep::Draw(_) | EventStep::Push(..))
            | Phase::Black(BlackStep::Roll)
            | Phase::Turn(TurnStep::Shoot(..))
            | Phase::Roy(_)
            | Phase::End(EndStep::Show | EndStep::Over) => return None,
        };
        let mut after = table.clone();
        decide(table, &order).ok()?.iter().for_each(|happening| apply(&mut after, happening));
        Some(say::phase(words, &after, after.phase()))
    }

    fn pick_view(words: &Words, record: &Record, draft: &Draft, pick: Pick) -> PickView {
        picks::view(words, record, draft, pick)
    }

    fn heading(words: &Words, record: &Record, draft: &Draft, title: &'static str) -> String {
        picks::heading(words, record, draft, title)
    }

    fn doing(words: &Words, record: &Record, drafted: Option<&Ask>, aside: bool, asked: bool) -> Option<String> {
        doing::doing(words, record, (drafted, aside), asked)
    }

    fn lacking(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
        doing::lacking(words, record, draft, Self::drafted(record, draft).as_ref())
    }

    fn proposal(words: &Words, record: &Record, ask: &Ask) -> String {
        doing::proposal(words, record, ask)
    }

    fn note(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
        note::note(words, record, draft)
    }
}

/// Whether each player's characters are a secret (`T 2.2`).
fn has_secrets(table: &Table) -> bool {
    table.dealt_characters() && table.roy().is_none()
}
