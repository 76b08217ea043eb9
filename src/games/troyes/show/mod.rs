//! The view of Troyes: whose turn it is, what may be chosen, the standings, and the log.

mod drawn;
mod explained;
mod hints;
mod log;
mod own;
mod primer;
mod rule;
mod side;
mod signs;
mod told;

use std::borrow::Cow;

use super::Troyes;
use super::record::Opening;
use super::rules::{Phase, Table};
use super::stage::Art;
use super::words::{self as say, Cry};
use crate::crier::Words;
use crate::play::{Game as _, Seat, Transition};
use crate::show::{
    Check, Cover, EveningSaid, EveningTold, Excerpt, Explained, Hint, Lesson, LogLine, Material, Own, Picture, Reader,
    RulePage, Side, Sign, Surprise, Tone, Track, Watched, Winner,
};

impl Watched for Troyes {
    const RULES: &'static [RulePage] = rule::BOOK;
    const OWN: bool = true;
    const COVER: Option<Cover> = Some(Cover {
        picture: Some(Art::Title.sprite()),
        players: [2, 4],
        crowd: false,
        minutes: 90,
        material: Material::Box,
    });

    fn seen_by(table: &Table, seat: Option<Seat>) -> Cow<'_, Table> {
        let is_hidden = table.phase() != Phase::Over && table.dealt_characters();
        if is_hidden { Cow::Owned(table.seen_by(seat)) } else { Cow::Borrowed(table) }
    }

    fn title(words: &Words, table: &Table) -> String {
        say::phase(words, table, table.phase())
    }

    /// Returns the rounds: those in which activities come are set apart (`T 4.1`).
    fn track(words: &Words, table: &Table) -> Track {
        let (all, with_cards) = (table.rounds().into(), Table::REVEALS.into());
        let text = words.with("track-round", &[("round", table.round().into()), ("rounds", table.rounds().into())]);
        Track {
            groups: vec![vec![Tone::Dark; with_cards], vec![Tone::Light; usize::saturating_sub(all, with_cards)]],
            done: Self::steps(table).done.into(),
            explained: explained::track(words, text.clone()),
            text,
        }
    }

    fn side(words: &Words, table: &Table, _: &Opening, _: Reader, opening: bool) -> Side {
        side::side(words, table, opening)
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
}
