//! The view of Dice Village: whose turn it is, what may be chosen, the standings, and the log.

mod alike;
mod explained;
mod hints;
mod legend;
mod log;
mod own;
mod picks;
mod primer;
mod rule;
mod side;
mod signs;

use super::DiceVillage;
use super::record::{Ask, Draft, Opening, Pick, Record};
use super::rules::{Depth, Order, Phase, Player, Table, apply, decide, ranking};
use super::stage::Art;
use super::words::{self as say, Cry};
use crate::crier::Words;
use crate::play::Seat;
use crate::show::{
    Check, Choice, Cover, EveningSaid, EveningTold, Excerpt, Explained, Hint, Lesson, LogLine, Material, Own, PickView,
    Picture, Reader, RulePage, Side, Sign, Tone, Track, Watched, Winner,
};
use crate::stage::PartId;

impl Watched for DiceVillage {
    const RULES: &'static [RulePage] = rule::BOOK;
    const OWN: bool = true;
    const COVER: Option<Cover> = Some(Cover {
        picture: Some(Art::Title.sprite()),
        players: [2, 4],
        crowd: false,
        minutes: 30,
        material: Material::BoxOrNothing,
    });

    fn title(words: &Words, table: &Table) -> String {
        say::round(words, table)
    }

    /// Returns the race of the leader: a mark for each card, the villages set apart (`D 4.1`).
    fn track(words: &Words, table: &Table) -> Track {
        let most = table.players().map(|(_, player)| player.on_table()).max().unwrap_or_default();
        let text = say::ahead(words, table);
        // The villages, and the merchants beside them: dark as far as the first has come.
        let mark = |card: u8| if card < most { Tone::Dark } else { Tone::Light };
        let explained = explained::track(words, text.clone());
        if !table.shows_race() {
            return Track { text, explained, ..Track::default() };
        }
        let groups = [0..Player::VILLAGES, Player::VILLAGES..Player::GOAL];
        Track {
            groups: groups.into_iter().map(|cards| cards.map(mark).collect()).collect(),
            done: most.min(Player::GOAL).into(),
            explained,
            text,
        }
    }

    fn side(words: &Words, table: &Table, _: &Opening, reader: Reader, opening: bool) -> Side {
        side::side(words, table, reader, opening)
    }

    fn own(words: &Words, table: &Table, _: &Opening, seat: Seat) -> Option<Own> {
        own::own(words, table, seat)
    }

    fn won(words: &Words, table: &Table, _: &Opening) -> Vec<Winner> {
        own::winners(words, table)
    }

    fn picture(words: &Words, table: &Table, _: &Opening) -> Picture {
        let deck = table.knows_cards().then(|| words.text("headline-house-deck"));
        let phase = say::phase(words, table.phase());
        let name = [Some(say::round(words, table)), Some(phase), deck];
        Picture {
            name: name.into_iter().flatten().collect::<Vec<_>>().join(", "),
            things: explained::things(words, table),
            legend: legend::legend(words),
            // Every color has a shape of its own.
            letters: Vec::new(),
            captions: explained::captions(words, table),
            leads: false,
        }
    }

    fn log(words: &Words, told: &[Excerpt<'_, Self>]) -> Vec<LogLine> {
        log::lines(words, told)
    }

    fn order(words: &Words, order: &Order, table: &Table) -> String {
        say::order(words, order, table)
    }

    fn step(words: &Words, table: &Table) -> String {
        words.text(match table.phase() {
            Phase::Caravans => "step-roll",
            Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End => "step-close",
            Phase::Sell(_) | Phase::Place(..) | Phase::Spend(_) | Phase::Over => "step-done",
        })
    }

    /// Returns whose turn comes once the turn, or the roll, is done.
    fn coming(words: &Words, table: &Table) -> Option<String> {
        let order = match table.phase() {
            // Whatever the dice show, the first player sells first.
            Phase::Caravans if table.depth() == Depth::Dice => {
                return Some(say::phase(words, Phase::AllSell(table.first())));
            }
            Phase::Caravans => return Some(say::phase(words, Phase::Sell(table.first()))),
            Phase::Sell(_) | Phase::Place(..) | Phase::Spend(_) => Order::Done,
            Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End => Order::Close,
            Phase::Over => return None,
        };
        let mut after = table.clone();
        decide(table, &order).ok()?.iter().for_each(|happening| apply(&mut after, happening));
        Some(say::phase(words, after.phase()))
    }

    fn question(words: &Words, table: &Table) -> Option<String> {
        own::question(words, table)
    }

    fn pick_view(words: &Words, record: &Record, draft: &Draft, pick: Pick) -> PickView {
        picks::view(words, record, draft, pick)
    }

    fn heading(words: &Words, record: &Record, draft: &Draft, title: &'static str) -> String {
        picks::heading(words, record, draft, title)
    }

    fn doing(words: &Words, record: &Record, drafted: Option<&Ask>, aside: bool, asked: bool) -> Option<String> {
        picks::doing(words, record, (drafted, aside), asked)
    }

    fn lacking(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
        picks::lacking(words, record, draft)
    }

    fn proposal(words: &Words, record: &Record, ask: &Ask) -> String {
        picks::proposal(words, record, ask)
    }

    fn concerns(record: &Record, ask: &Ask) -> Vec<PartId> {
        picks::concerns(record, ask)
    }

    fn note(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
        picks::note(words, record, draft)
    }

    fn evening(words: &Words, told: EveningTold) -> EveningSaid {
        let minutes = ("minutes", told.minutes.into());
        let continued = ("continued", if told.continued { "yes" } else { "no" }.into());
        EveningSaid {
            short: words.with("evening-short", std::slice::from_ref(&minutes)),
            full: words.with("evening", &[minutes, continued]),
        }
    }

    fn guide(words: &Words) -> Vec<String> {
        const STEPS: [&str; 5] = ["guide-set-up", "guide-roll", "guide-sell", "guide-buy", "guide-end"];
        STEPS.iter().map(|step| words.text(step)).collect()
    }

    fn checks(words: &Words, table: &Table) -> Vec<Check> {
        primer::checks(words, table)
    }

    fn first_time(words: &Words) -> Vec<Lesson> {
        primer::lessons(words)
    }

    fn signs(cry: &Cry) -> Vec<Sign> {
        signs::signs(cry)
    }

    /// Returns that the round is the last, and who wins (`D 4`), or why nobody is named (`D 5.4`).
    fn meaning(words: &Words, table: &Table) -> Vec<Explained> {
        let rule = match table.phase() {
            Phase::Over if ranking(table).is_none() => rule::UNDECIDED,
            Phase::Over => rule::WINNER,
            _ if table.is_last_round() => rule::LAST,
            Phase::Caravans
            | Phase::Sell(_)
            | Phase::Place(..)
            | Phase::AllSell(_)
            | Phase::Spend(_)
            | Phase::AllSpend(_)
            | Phase::End => return Vec::new(),
        };
        vec![Explained { name: say::round(words, table), rule: rule.text(words), state: Vec::new() }]
    }

    fn sample(words: &Words) -> Option<Choice> {
        Some(side::sample(words))
    }

    fn lesson_code() -> Option<&'static str> {
        Some(hints::LESSON)
    }

    fn hints(words: &Words, table: &Table, opening: bool) -> Vec<Hint> {
        hints::hints(words, table, opening)
    }

    /// True while players take their time, where a group tells only its dice; other choices are orders.
    fn is_choice(table: &Table) -> bool {
        matches!(table.phase(), Phase::AllSell(_) | Phase::AllSpend(_))
    }
}
