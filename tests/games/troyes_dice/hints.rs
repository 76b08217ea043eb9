//! What people are told who learn the game: true of the table, short, in every language, and shown where it is.

use std::collections::BTreeSet;

use proptest::prelude::*;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::{Color, Die, Offer, Phase, Place, Price, Side, Table, Tile, TroyesDice};
use town_crier::show::{Hint, Spot, Watched as _};
use town_crier::stage::{Shape, Staged as _};

use crate::chronicle::stored::{begun, go_on, has_gone_on};
use crate::games::troyes_dice::kit::with_tiles;
use crate::games::troyes_dice::{english, random};
use crate::tried::config;

/// Every hint there is.
const ALL: [&str; 38] = [
    "actions",
    "afternoon",
    "already",
    "ask-dearest",
    "ask-free",
    "ask-gain",
    "ask-gone",
    "black",
    "changed",
    "choose",
    "color",
    "columns",
    "cross-out",
    "dearest",
    "end",
    "free",
    "gain",
    "gained",
    "gone",
    "influence",
    "knowledge",
    "last-day",
    "none-free",
    "place",
    "plazas",
    "prestige",
    "prices",
    "protected",
    "raid",
    "raided",
    "ready",
    "rebuilt",
    "spared",
    "start",
    "taught",
    "tiles",
    "turn",
    "work",
];

/// So long a sentence is at most: the back row reads it while the crier says it.
const LONGEST: usize = 150;

fn hints(record: &Record, words: &Words) -> Vec<Hint> {
    TroyesDice::hints(words, record.table(), record.done().is_empty())
}

/// Whether that is true of the table, and worth telling there.
fn holds(id: &str, table: &Table, opening: bool) -> bool {
    let offers = table.offers();
    let waits = table.phase() == Phase::Roll;
    // Each half-day of the lesson tells a little more than the one before it.
    let learns = |from: u8| table.phase() == Phase::Choose && table.half_days_played() >= from;
    let struck = |by: Die| table.strikes_now().any(|strike| strike.by == by);
    match id {
        "start" | "columns" | "plazas" | "prices" => waits && opening,
        "tiles" => waits && opening && table.tiles().len() == 3,
        "place" | "choose" | "actions" | "ready" => learns(0),
        "color" => learns(0) && offers.iter().any(|offer| offer.die == Die::Clear),
        "black" => learns(0) && struck(Die::Black),
        "ask-free" | "free" => learns(0) && free(&offers) == [Place::Zero],
        "none-free" => learns(1) && free(&offers).is_empty(),
        "ask-gone" | "gone" => learns(1) && struck(Die::Black) && gone(table) == [Die::Black],
        "gain" => learns(1),
        "ask-gain" | "gained" => learns(2) && offers.iter().any(|offer| offer.value() == offer.face.value()),
        "prestige" | "influence" => learns(2),
        "ask-dearest" | "dearest" => learns(3) && dearest(&offers) == 1,
        "work" | "knowledge" => learns(3),
        "raided" => struck(Die::Clear),
        "spared" => table.spared().is_some(),
        "cross-out" | "protected" => table.strikes_now().any(|strike| strike.sheets && !strike.already),
        "already" => table.strikes_now().any(|strike| strike.already),
        "changed" => offers.iter().any(|offer| offer.tile.is_some()),
        "rebuilt" => waits && !opening && !table.strikes().is_empty(),
        "raid" => waits && !opening && table.tiles().iter().any(|tile| tile.side == Side::Raid),
        "afternoon" => waits && !opening && table.now().number().is_multiple_of(2),
        "turn" => waits && !opening && !table.now().number().is_multiple_of(2),
        "taught" => waits && table.half_days_played() == 4,
        "last-day" => waits && table.now().number() == 15,
        "end" => table.phase() == Phase::Over,
        _ => panic!("{id} is a hint of which nothing is known"),
    }
}

/// Where the dice lie that cost nothing.
fn free(offers: &[Offer]) -> Vec<Place> {
    offers.iter().filter(|offer| offer.price().is_free()).map(|offer| offer.place).collect()
}

/// The dice that lie where a plaza was destroyed.
fn gone(table: &Table) -> Vec<Die> {
    let placed = table.placed().into_iter().flatten();
    placed.filter(|die| table.is_destroyed(die.notch)).map(|die| die.die).collect()
}

/// How many of the dice cost as much as the dearest.
fn dearest(offers: &[Offer]) -> usize {
    let costs = offers.iter().map(|offer| {
        let Price { denier, influence, knowledge, any } = offer.price();
        u32::from(denier) + u32::from(influence) + u32::from(knowledge) + u32::from(any)
    });
    costs.clone().filter(|cost| Some(*cost) == costs.clone().max()).count()
}

/// Whether a question has one right answer, and the hint after it tells that; nothing else has answers.
fn is_answered(hint: &Hint, next: Option<&Hint>) -> bool {
    let answer = match hint.id {
        "ask-free" => "free",
        "ask-gone" => "gone",
        "ask-gain" => "gained",
        "ask-dearest" => "dearest",
        _ => return hint.answers.is_empty(),
    };
    let right = hint.answers.iter().filter(|answer| answer.right).count();
    hint.answers.len() > 1 && right == 1 && next.is_some_and(|next| next.id == answer)
}

/// Whether what is said on whom tiles concern names tile 8 exactly where it is in the game.
fn names_its_tiles(hint: &Hint, table: &Table) -> bool {
    let has_eight = table.tiles().iter().any(|tile| tile.tile == Tile::Eight);
    hint.id != "tiles" || hint.text.contains('8') == has_eight
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn a_hint_is_true_of_its_table_and_lies_in_its_picture(game in random::games()) {
        let words = english();
        let mut record = game.open();
        loop {
            let (table, opening) = (record.table(), record.done().is_empty());
            let hints = hints(&record, &words);
            let ids: BTreeSet<&str> = hints.iter().map(|hint| hint.id).collect();
            prop_assert_eq!(ids.len(), hints.len(), "each stands once");
            let scene = TroyesDice::scene(table, Shape::Wide);
            for (at, hint) in hints.iter().enumerate() {
                prop_assert!(holds(hint.id, table, opening), "{} of {:?}", hint.id, table);
                prop_assert!(names_its_tiles(hint, table), "{} of {:?}", hint.text, table.tiles());
                prop_assert!(is_answered(hint, hints.get(at + 1)), "{hint:?} in {ids:?}");
                match &hint.spot {
                    Spot::Part(part) => {
                        let place = scene.part(*part).expect("it is in the picture");
                        prop_assert_eq!(scene.bounds.with(place), scene.bounds);
                        prop_assert!(place.width() > 0.0);
                    }
                    Spot::Whole | Spot::Cry | Spot::Side | Spot::Grid | Spot::Track => {}
                }
            }
            let Some(order) = game.next(&record) else { break };
            record.order(order).expect("the next right order is allowed");
        }
    }
}

/// Every hint comes in some game, and is said in each language in a sentence or two of its own.
#[test]
fn every_hint_is_told_shortly_in_every_language() {
    let words = Language::ALL.map(|language| Words::of::<TroyesDice>(language, Manner::Plain));
    let mut met = BTreeSet::new();
    for code in 0..120 {
        let mut record = with_tiles(&format!("HINTS-{code}"));
        loop {
            let [english, others @ ..] = words.each_ref().map(|words| hints(&record, words));
            for (at, hint) in english.iter().enumerate() {
                if !met.insert(hint.id) {
                    continue;
                }
                for other in &others {
                    assert_eq!((other[at].id, &other[at].spot), (hint.id, &hint.spot));
                    assert_ne!(other[at].text, hint.text, "{} is in English", hint.id);
                }
                for hint in others.iter().map(|hints| &hints[at]).chain([hint]) {
                    let long = hint.text.chars().count();
                    assert!((10..=LONGEST).contains(&long), "{}: {long} signs: {}", hint.id, hint.text);
                }
            }
            if !has_gone_on(&mut record) {
                break;
            }
        }
    }
    assert_eq!(met.into_iter().collect::<Vec<_>>(), ALL);
}

/// In either manner it is the app that explains, and no herald.
#[test]
fn a_herald_explains_nothing_in_other_words() {
    let mut record = begun("MARKET-DAY");
    loop {
        for language in Language::ALL {
            let [plain, herald] = Manner::ALL.map(|manner| hints(&record, &Words::of::<TroyesDice>(language, manner)));
            assert_eq!(plain, herald);
        }
        if !has_gone_on(&mut record) {
            break;
        }
    }
}

/// The game in which people learn has much to show on its first day.
#[test]
fn the_lesson_shows_on_its_first_day_what_people_should_have_seen() {
    let mut record: Record = begun(TroyesDice::lesson_code().expect("a code"));
    go_on(&mut record);
    let table = record.table();
    let placed = table.placed().expect("the dice lie");
    let black = placed.into_iter().find(|die| die.die == Die::Black).expect("a black die");
    let equal = placed.iter().find(|die| die.die == Die::Clear && die.value == black.value).expect("an equal die");
    assert!(black.place < equal.place, "the black die goes first");
    let offers = table.offers();
    let colors: BTreeSet<Color> = offers.iter().map(|offer| offer.color).collect();
    assert_eq!(colors.len(), 3, "a die of each color");
    assert!(offers[0].price().is_free() && !offers[1].price().is_free());
    let up = |record: &Record, at: town_crier::games::troyes_dice::rules::Notch| record.table().wheel().plaza(at).up;
    let (notch, before) = (black.notch, up(&record, black.notch));
    go_on(&mut record);
    assert_ne!(up(&record, notch), before, "it comes back in another color");
    go_on(&mut record);
    let placed = record.table().placed().expect("the dice lie");
    assert_eq!((placed[0].place, placed[0].die), (Place::Zero, Die::Black), "no die is free");
}

#[test]
fn of_three_things_to_do_the_sheet_shows_one_or_another() {
    let mut record: Record = begun(TroyesDice::lesson_code().expect("a lesson"));
    go_on(&mut record);
    let hints = TroyesDice::hints(&english(), record.table(), false);
    let figure =
        |id: &str| hints.iter().find(|hint| hint.id == id).and_then(|hint| hint.figure.clone()).expect("a sheet");
    let paper = figure("actions").paper;
    let words: Vec<&str> = paper.labels.iter().map(|label| label.text.as_str()).collect();
    assert_eq!(words, ["or", "or"], "between the three");
    assert!(paper.labels.iter().all(|label| label.center.x > paper.bounds.min.x && label.center.x < 0.0), "beside it");
}
