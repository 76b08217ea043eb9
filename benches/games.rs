//! What a whole game costs: its rules, its record, and its cries as JSON and in words.

use std::iter;

use divan::{Bencher, black_box};
use serde_json::to_writer;
use town_crier::chronicle::{self, Choosing as _, Next, Recorded as _};
use town_crier::cli::Commanded as _;
use town_crier::crier::{Cried as _, Language, Manner, Turn, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{ActPick, Draft, Pick};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::cli::json;
use town_crier::games::troyes_dice::record::{Opening, Record, deal_plazas, deal_roll, deal_tiles};
use town_crier::games::troyes_dice::rules::{HalfDay, Order, Table, apply, decide};
use town_crier::play::{Item, State};

use crate::kit::played::{self, Benched};
use crate::said::Said;

/// Games of so many codes, one after another: with one code alone a processor learns its course by heart.
const CODES: usize = 64;

fn openings() -> impl Iterator<Item = Opening> {
    let openings: Vec<Opening> = (0..CODES).map(played::opening).collect();
    openings.into_iter().cycle()
}

#[divan::bench]
fn random_game(bencher: Bencher<'_, '_>) {
    let mut openings = openings();
    bencher.with_inputs(|| openings.next().expect("a code")).bench_local_refs(|opening| {
        let mut table = Table::open(opening.setup()).expect("a table");
        for half_day in HalfDay::all() {
            for order in [Order::Roll(deal_roll(&opening.code, half_day)), Order::Close] {
                for happening in decide(&table, &order).expect("the next right thing") {
                    apply(&mut table, &happening);
                }
            }
        }
        table
    });
}

#[divan::bench]
fn random_game_floor(bencher: Bencher<'_, '_>) {
    let mut openings = openings();
    bencher.with_inputs(|| openings.next().expect("a code")).bench_local_refs(|Opening { code, .. }| {
        black_box((deal_plazas(code), deal_tiles(code)));
        for half_day in HalfDay::all() {
            black_box(deal_roll(code, half_day));
        }
    });
}

/// The same with all that a record holds; where people choose, bots do.
#[divan::bench(types = [TroyesDice, DiceVillage, Troyes])]
fn game_on_record<G: Benched>(bencher: Bencher<'_, '_>) {
    let openings: Vec<G::Opening> = (0..CODES).map(G::numbered).collect();
    let mut openings = openings.into_iter().cycle();
    bencher.with_inputs(|| openings.next().expect("a code")).bench_local_values(played::to_its_end::<G>);
}

#[divan::bench]
fn game_in_json(bencher: Bencher<'_, '_>) {
    let (mut openings, mut out) = (openings(), Vec::new());
    bencher.with_inputs(|| openings.next().expect("a code")).bench_local_values(|opening| {
        out.clear();
        let mut record = Record::open(opening).expect("a game");
        to_writer(&mut out, &TroyesDice::json_opened(&record)).expect("a line");
        out.push(b'\n');
        while let Next::Order(ask) = record.next() {
            for line in TroyesDice::json_lines(record.ask(ask).expect("the next right thing")) {
                to_writer(&mut out, &line).expect("a line");
                out.push(b'\n');
            }
        }
        black_box(out.len())
    });
}

#[divan::bench]
fn game_in_json_floor(bencher: Bencher<'_, '_>) {
    let games: Vec<Vec<json::Line>> = (0..CODES).map(|number| lines(&played::whole(number))).collect();
    let (mut games, mut out) = (games.iter().cycle(), Vec::new());
    bencher.with_inputs(|| games.next().expect("a game")).bench_local_values(|lines| {
        out.clear();
        for line in lines {
            to_writer(&mut out, line).expect("a line");
            out.push(b'\n');
        }
        black_box(out.len())
    });
}

fn lines(record: &Record) -> Vec<json::Line> {
    let happenings = record.walk().flat_map(|told| told.happenings);
    iter::once(json::opened(record)).chain(happenings.filter_map(json::line)).collect()
}

/// A game of four bots, from its opening to its last line.
#[divan::bench]
fn city_in_json(bencher: Bencher<'_, '_>) {
    let openings: Vec<_> = (0..CODES).map(Troyes::numbered).collect();
    let (mut openings, mut out) = (openings.into_iter().cycle(), Vec::new());
    bencher.with_inputs(|| openings.next().expect("a code")).bench_local_values(|opening| {
        out.clear();
        let mut record = chronicle::Record::<Troyes>::open(opening).expect("a game");
        to_writer(&mut out, &Troyes::json_opened(&record)).expect("a line");
        out.push(b'\n');
        while let Some(ask) = Troyes::next_by_bots(&record) {
            for line in Troyes::json_lines(record.ask(ask).expect("bots follow the rules")) {
                to_writer(&mut out, &line).expect("a line");
                out.push(b'\n');
            }
        }
        black_box(out.len())
    });
}

/// All that the code deals in such a game: cards, characters and dice.
#[divan::bench]
fn city_in_json_floor(bencher: Bencher<'_, '_>) {
    let games: Vec<_> = (0..CODES).map(|number| played::to_its_end::<Troyes>(Troyes::numbered(number))).collect();
    let mut games = games.iter().cycle();
    bencher.with_inputs(|| games.next().expect("a game")).bench_local_values(|record| {
        black_box(Troyes::setup(record.opening()));
        for (told, entry) in record.walk().zip(record.done()) {
            if let Some(draw) = Troyes::drawn(record.opening(), &entry.order) {
                black_box(Troyes::draw(record.opening(), told.before, &draw));
            }
        }
    });
}

/// The menu of a player who has chosen so many dice of those that all lie there, where all activities have come.
#[divan::bench(args = [0, 1, 3])]
fn city_menu(bencher: Bencher<'_, '_>, dice: usize) {
    let record = played::midway::<Troyes>(true);
    let mut draft = Draft::default();
    for _ in 0..dice {
        let menu = Troyes::menu(&record, &draft);
        let free = |item: &&Item<Pick>| item.state == State::Free && matches!(item.pick, Pick::Act(ActPick::Die(_)));
        let pick = menu.offered().find(free).map(|item| item.pick).expect("a die");
        Troyes::pick(&record, &mut draft, pick);
    }
    bencher.bench_local(|| Troyes::menu(&record, &draft));
}

fn english() -> Words {
    Words::of::<TroyesDice>(Language::English, Manner::Plain)
}

#[divan::bench]
fn game_in_words(bencher: Bencher<'_, '_>) {
    let (mut openings, words) = (openings(), english());
    bencher.with_inputs(|| openings.next().expect("a code")).bench_local_values(|opening| in_words(opening, &words));
}

/// The lines of a whole game.
fn in_words(opening: Opening, words: &Words) -> Vec<String> {
    let mut record = Record::open(opening).expect("a game");
    let mut lines = TroyesDice::opened_lines(words, &record);
    while let Next::Order(ask) = record.next() {
        record.ask(ask).expect("the next right thing");
        let Some(told) = record.last() else { break };
        let turn = Turn::new(record.code(), record.steps());
        lines.extend(TroyesDice::told_lines(words, told, &TroyesDice::cries(told), turn));
    }
    lines
}

#[divan::bench]
fn game_in_words_floor(bencher: Bencher<'_, '_>) {
    let games: Vec<Said> = (0..CODES).map(|number| Said::of(&played::whole(number))).collect();
    let text = in_words(played::opening(0), &english()).join("\n").to_lowercase();
    for message in games.iter().take(1).flat_map(Said::format) {
        assert!(text.contains(&message.to_lowercase()), "“{message}” is not said");
    }
    let mut games = games.iter().cycle();
    bencher.with_inputs(|| games.next().expect("a game")).bench_local_values(|said| {
        for message in said.format() {
            black_box(message);
        }
    });
}
