//! A gallery at the end of a game, as a desk would lead it: `cargo run --example seats -- FILE KEY NAME`.
//!
//! Phones find it at the address that it prints, or at that name. Lines on standard input say what the crier does: `accept ANNA`,
//! `return ANNA` and `free ANNA`, or `reveal`: then the sheets that were accepted are the results.

use std::fmt::Debug;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::{env, io};

use town_crier::chronicle::{FileKind, PlayerSheet, Record, Results, file, save};
use town_crier::gallery::{Gallery, Hosts, Key, Limits, Options, Phone, ProposalState, address};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::play::Game as _;
use town_crier::show::{Counted, Publisher, Scoring, Show, Shown};

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let (Some(file), Some(key), Some(name)) = (args.next(), args.next(), args.next()) else {
        return Err(wrong(&"it needs a file, a key and a name"));
    };
    let saved = file::read(Path::new(&file), 1 << 20)?;
    match FileKind::Game.game_of(&saved).map_err(|damage| wrong(&damage))?.as_str() {
        TroyesDice::NAME => lead::<TroyesDice>(&saved, &key, &name),
        DiceVillage::NAME => lead::<DiceVillage>(&saved, &key, &name),
        other => Err(wrong(&other)),
    }
}

fn lead<G: Counted>(saved: &[u8], key: &str, name: &str) -> io::Result<()> {
    let mut record = save::read_bytes::<G>(saved).map_err(|damage| wrong(&damage))?;
    let key: Key = key.parse().map_err(|none| wrong(&none))?;
    let overlay = Key::random().map_err(|none| wrong(&none))?;
    let mut hosts = Hosts::default();
    hosts.add(name).map_err(|none| wrong(&none))?;

    let publisher = Publisher::new();
    publisher.publish(show(&record, false));
    let options = Options { bind: ([127, 0, 0, 1], 0).into(), key, overlay, hosts, limits: Limits::default() };
    let key = options.key.clone();
    let gallery = Gallery::open(publisher.follow(|| {}), options).map_err(|refusal| wrong(&refusal))?;
    writeln!(io::stdout(), "{}", address::text(gallery.address(), &key))?;

    let mut players = Vec::new();
    for line in io::stdin().lines() {
        let line = line?;
        let (order, name) = line.split_once(' ').unwrap_or((&line, ""));
        let phone = gallery.seats().into_iter().find(|phone| phone.name.as_str() == name);
        match (order, phone) {
            ("accept", Some(Phone { id, name, ready: _, sheet })) => {
                let sheet = sheet.and_then(|proposal| proposal.filled.sheet::<G>());
                players.extend(sheet.map(|sheet| PlayerSheet { name: name.to_string(), sheet }));
                gallery.settle(id, ProposalState::Accepted);
            }
            ("return", Some(phone)) => gallery.settle(phone.id, ProposalState::Returned),
            ("free", Some(phone)) => gallery.free(phone.id),
            ("reveal", None) => {
                let players = players.iter().cloned().collect();
                let results = Results { date: jiff::civil::Date::ZERO, stamp: 0, players };
                record.set_results(Some(results));
                publisher.publish(show(&record, true));
            }
            (_, _) => return Err(wrong(&line)),
        }
    }
    Ok(())
}

fn show<G: Counted>(record: &Record<G>, told: bool) -> Show {
    Show {
        shown: Some(Arc::new(Shown::now(record))),
        scoring: Some(Arc::new(Scoring::of(record, told, None))),
        ..Show::default()
    }
}

fn wrong(what: &dyn Debug) -> io::Error {
    io::Error::other(format!("{what:?}"))
}
