//! A gallery whose phones answer, as a desk would lead it: `cargo run --example seats -- FILE KEY NAME`.
//!
//! Phones find it at the address that it prints, or at that name. Lines on standard input say what the crier does: `accept ANNA`,
//! `return ANNA` and `free ANNA`, or `reveal`: then the sheets that were accepted are the results, or what the table knows. `step` shows the next step of the ceremony that they make. In the middle of a game `key` follows what
//! somebody proposes, and `decline` sends it back.

use std::fmt::Debug;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use std::{env, io, thread};

use town_crier::chronicle::hall::Finished;
use town_crier::chronicle::{FileKind, PlayerSheet, Record, Results, file, save};
use town_crier::crier::Turn;
use town_crier::gallery::{Gallery, Hosts, Key, Limits, Options, Phone, Picked, ProposalState, address};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::play::{Game as _, Seat};
use town_crier::show::{Ceremony, CeremonyShown, Choices, Counted, Proposal, Publisher, Scoring, Show, Shown};

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let (Some(file), Some(key), Some(name)) = (args.next(), args.next(), args.next()) else {
        return Err(wrong(&"it needs a file, a key and a name"));
    };
    let saved = file::read(Path::new(&file), 1 << 20)?;
    match FileKind::Game.game_of(&saved).map_err(|damage| wrong(&damage))?.as_str() {
        TroyesDice::NAME => lead::<TroyesDice>(&saved, &key, &name),
        DiceVillage::NAME => lead::<DiceVillage>(&saved, &key, &name),
        Troyes::NAME => lead::<Troyes>(&saved, &key, &name),
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
    let mut proposals = nothing(&record);
    publisher.publish(show(&record, &proposals, false));
    let options = Options { bind: ([127, 0, 0, 1], 0).into(), key, overlay, hosts, limits: Limits::default() };
    let key = options.key.clone();
    let gallery = Gallery::open(publisher.follow(|| {}), options).map_err(|refusal| wrong(&refusal))?;
    writeln!(io::stdout(), "{}", address::text(gallery.address(), &key))?;

    // Phones propose while nobody says what the crier does.
    let (lines, heard) = mpsc::channel();
    let reads = move || io::stdin().lines().try_for_each(|line| lines.send(line));
    thread::Builder::new().name("stdin".to_owned()).spawn(reads)?;
    let mut players = Vec::new();
    let (mut ceremony, mut step) = (None::<Arc<Ceremony>>, None);
    loop {
        for Picked { seat, orders, pick, number } in gallery.picks() {
            if let Some(proposal) = proposals.get_mut(seat.index()).filter(|_| orders == record.done().len()) {
                proposal.pick(&record, pick, number);
                publisher.publish(show(&record, &proposals, false));
            }
        }
        // The crier here lets everybody in at once.
        let waiting: Vec<_> =
            gallery.sheets().into_iter().filter(|phone| !phone.admitted).map(|phone| phone.id).collect();
        if !waiting.is_empty() {
            gallery.admit(&waiting);
        }
        let line = match heard.recv_timeout(Duration::from_millis(20)) {
            Ok(line) => line?,
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        let (order, name) = line.split_once(' ').unwrap_or((&line, ""));
        let phone = gallery.sheets().into_iter().find(|phone| phone.name.as_str() == name);
        match (order, phone) {
            ("accept", Some(Phone { id, name, admitted: _, is_guest: _, ready: _, sheet, is_away: _ })) => {
                let sheet = sheet.and_then(|proposal| proposal.filled.sheet::<G>());
                players.extend(sheet.map(|sheet| PlayerSheet { name: name.to_string(), sheet }));
                gallery.settle(id, ProposalState::Accepted);
            }
            ("return", Some(phone)) => gallery.settle(phone.id, ProposalState::Returned),
            ("free", Some(phone)) => gallery.free(phone.id),
            ("key", None) => {
                let whole = |proposal: &Proposal<G>| Some((proposal.seat, proposal.order(&record)?));
                if let Some((seat, ask)) = proposals.iter().find_map(whole) {
                    record.ask(ask).map_err(|refusal| wrong(&refusal))?;
                    proposals = nothing(&record);
                    if let Some(own) = proposals.get_mut(seat.index()) {
                        *own = Proposal::after_accepted(seat);
                    }
                }
                publisher.publish(show(&record, &proposals, false));
            }
            ("decline", None) => {
                proposals.iter_mut().for_each(Proposal::send_back);
                publisher.publish(show(&record, &proposals, false));
            }
            ("step", None) => {
                if let Some(ceremony) = &ceremony {
                    step = step.map_or_else(|| ceremony.steps().first().copied(), |step| ceremony.beside(step, true));
                    let show = show(&record, &proposals, true);
                    let shown = |step| CeremonyShown { ceremony: Arc::clone(ceremony), step, number: None };
                    publisher.publish(Show { ceremony: step.map(shown), ..show });
                }
            }
            ("reveal", None) => {
                let known = G::sheets(record.table());
                let blank = Results::blank(jiff::civil::Date::ZERO, 0, G::players(record.opening()), known);
                let accepted = (!players.is_empty()).then(|| players.iter().cloned().collect());
                let results = Results { players: accepted.unwrap_or_else(|| blank.players.clone()), ..blank };
                record.set_results(Some(results));
                let finished = Finished::of(&record).ok();
                ceremony = finished.map(|finished| Arc::new(Ceremony::new(&finished, record.table(), Turn::default())));
                publisher.publish(show(&record, &proposals, true));
            }
            (_, _) => return Err(wrong(&line)),
        }
    }
}

/// What players propose at first, by seat.
fn nothing<G: Counted>(record: &Record<G>) -> Vec<Proposal<G>> {
    Seat::all().take(G::players(record.opening()).len()).map(Proposal::of).collect()
}

fn show<G: Counted>(record: &Record<G>, proposals: &[Proposal<G>], told: bool) -> Show {
    let now = Arc::new(record.clone());
    let choices = proposals.iter().filter(|_| G::CHOOSES).filter_map(|own| Choices::of(&now, own.clone()));
    Show {
        shown: Some(Arc::new(Shown::now(record))),
        choices: choices.map(Arc::new).collect(),
        scoring: Some(Arc::new(Scoring::of(record, told, None))),
        ..Show::default()
    }
}

fn wrong(what: &dyn Debug) -> io::Error {
    io::Error::other(format!("{what:?}"))
}
