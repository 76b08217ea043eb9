//! Dice Village as it is shown: whose turn it is, what may be chosen, how everybody stands, and the log.

mod explained;
mod log;
mod side;

use super::DiceVillage;
use super::record::Record;
use super::rules::{Order, Phase, Player, Table};
use super::words as say;
use crate::crier::Words;
use crate::show::{EveningSaid, EveningTold, Grid, LogLine, Picture, Reader, Side, Tone, Track, Watched};

impl Watched for DiceVillage {
    fn title(words: &Words, table: &Table) -> String {
        say::round(words, table)
    }

    /// The race of whoever is ahead: a mark for each card, the villages set apart (`D 4.1`).
    fn track(words: &Words, table: &Table) -> Track {
        let most = table.players().map(|(_, player)| player.on_table()).max().unwrap_or_default();
        let (villages, all) = (usize::from(Player::VILLAGES), usize::from(Player::GOAL));
        let text = say::ahead(words, table);
        Track {
            groups: vec![vec![Tone::Dark; villages], vec![Tone::Light; all - villages]],
            done: usize::from(most).min(all),
            explained: explained::track(words, table, text.clone()),
            text,
        }
    }

    fn side(words: &Words, table: &Table, players: &[String], _: Reader, opening: bool) -> Side {
        side::side(words, table, players, opening)
    }

    fn grid(_: &Words, _: &Table) -> Option<Grid> {
        None
    }

    fn picture(words: &Words, table: &Table, players: &[String]) -> Picture {
        let deck = table.knows_cards().then(|| words.text("headline-house-deck"));
        let name = [Some(say::round(words, table)), Some(say::phase(words, table.phase())), deck];
        Picture {
            name: name.into_iter().flatten().collect::<Vec<_>>().join(", "),
            things: explained::things(words, table, players),
            ..Picture::default()
        }
    }

    fn log(words: &Words, record: &Record, orders: usize) -> Vec<LogLine> {
        log::lines(words, record, orders)
    }

    fn order(words: &Words, order: &Order, table: &Table) -> String {
        say::order(words, order, table)
    }

    fn step(words: &Words, order: &Order) -> String {
        words.text(match order {
            Order::Roll(_) => "step-roll",
            Order::Close => "step-close",
            // Of these only the first is ever the next right thing; the others are chosen.
            Order::Done
            | Order::Reroll(..)
            | Order::Adjust(..)
            | Order::Sell(_)
            | Order::Place(..)
            | Order::Buy(_)
            | Order::Correct(_) => "step-done",
        })
    }

    /// Nobody knows how many rounds are to come, so it says only how long it took so far.
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

    /// A group that tells nothing but its dice sells and buys before the round is closed; other choices are orders.
    fn is_choice(table: &Table, order: &Order) -> bool {
        match (order, table.phase()) {
            (Order::Close, Phase::Sell(_) | Phase::Place(..) | Phase::Spend(_)) => true,
            (Order::Close, Phase::Caravans | Phase::End | Phase::Over)
            | (
                Order::Roll(_)
                | Order::Reroll(..)
                | Order::Adjust(..)
                | Order::Sell(_)
                | Order::Place(..)
                | Order::Buy(_)
                | Order::Done
                | Order::Correct(_),
                _,
            ) => false,
        }
    }
}
