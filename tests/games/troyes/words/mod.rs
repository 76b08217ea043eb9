//! The words of Troyes in every language and manner: nothing is missing, and every language says its own.

mod cries;
mod picked;
mod refused;
mod said;

use std::collections::BTreeSet;

use town_crier::chronicle::cards::{Booked as _, CardFigure, CardValue, FigureKind};
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::printed::{card_book, page_of};
use town_crier::games::troyes::rules::{
    Activity, BlackStep, Book, Building, Character, Color, EndStep, Event, EventStep, Face, Good, Owner, Page, Phase,
    RoyPhase, Seat, Setup, Source, Table, TurnStep, UpkeepStep, Wanted,
};
use town_crier::games::troyes::words;

use super::super::check;
use super::kit::{EMILY, GEOFFREY, face};

/// The words of the game in every language and manner.
fn all() -> Vec<Words> {
    let of = |language| Manner::ALL.map(|manner| Words::of::<Troyes>(language, manner));
    Language::ALL.into_iter().flat_map(of).collect()
}

fn english() -> Words {
    Words::of::<Troyes>(Language::English, Manner::Plain)
}

/// All names, effects and figures in a language, each list by itself.
fn shown(said: &Words) -> Vec<Vec<String>> {
    let list = |texts: &mut dyn Iterator<Item = String>| texts.collect::<Vec<_>>();
    let pages = Book::house();
    let cards = card_book(&pages);
    let figures = pages.pages().flat_map(|page| {
        let card = town_crier::games::troyes::record::printed::card_of(&page);
        let known = card.figures.iter().map(|spec| words::told(said, *spec, cards.get(card, *spec)));
        known.collect::<Vec<_>>()
    });
    vec![
        list(&mut Activity::ALL.into_iter().map(|card| words::activity(said, card))),
        list(&mut Event::ALL.into_iter().map(|card| words::event(said, card))),
        list(&mut Character::ALL.into_iter().map(|card| words::character(said, card))),
        list(&mut Building::ALL.into_iter().map(|building| words::building(said, building))),
        list(&mut Color::ALL.into_iter().map(|color| words::color(said, color))),
        list(&mut Color::ALL.into_iter().map(|color| words::dice(said, color))),
        list(&mut Activity::ALL.into_iter().map(|card| words::effect(said, card, Owner::Gray))),
        list(&mut Event::ALL.into_iter().filter_map(|card| words::threat(said, card, Owner::Gray))),
        list(&mut Character::ALL.into_iter().map(|card| words::merit(said, card, 2))),
        list(&mut pages.pages().map(|page| words::card(said, &page))),
        list(&mut figures.into_iter()),
        list(&mut [Owner::Seat(Seat(1)), Owner::Gray, Owner::Roy].into_iter().map(|owner| words::owner(said, owner))),
        list(&mut Good::ALL.into_iter().flat_map(|good| (0..=30).map(move |count| words::amount(said, good, count)))),
        list(&mut (0..=9).map(|dice| words::black(said, dice))),
    ]
}

#[test]
fn every_name_effect_and_figure_is_whole() {
    for said in all() {
        shown(&said).iter().flatten().for_each(|text| check(&said, text));
    }
}

/// What English tells apart, every language tells apart.
#[test]
fn every_language_tells_apart_what_english_does() {
    let different = |texts: &[String]| texts.iter().collect::<BTreeSet<_>>().len();
    let english: Vec<usize> = shown(&english()).iter().map(|texts| different(texts)).collect();
    for said in all() {
        let own: Vec<usize> = shown(&said).iter().map(|texts| different(texts)).collect();
        assert_eq!(own, english, "{}", said.language());
    }
}

#[test]
fn effects_are_told_in_one_short_sentence() {
    let said = english();
    let told = |card| words::effect(&said, card, Owner::Gray);
    for (card, text) in [
        (Activity::Merchant, "Gain 2 deniers"),
        (Activity::Artisan, "Pay 1 influence and gain 6 deniers"),
        (Activity::Goldsmith, "Gain 1 point and 2 deniers"),
        (Activity::Glassblower, "Gain 1 point for every 2 of your cubes on the Cathedral"),
        (Activity::Archer, "Roll a die: from 3 up, put a cube on an event"),
        (Activity::Diplomat, "Pay 1 influence and put a cube on an event"),
        (
            Activity::Priest,
            "A cube changes a later group: yellow dice are worth 3 more each, beyond 6 too (not to place in: City Hall)",
        ),
        (Activity::Militiaman, "A cube changes a later group: yellow dice act as red dice"),
        (
            Activity::Monk,
            "A cube changes a later group: white dice, only one, which acts as 3 yellow dice; bought, it costs 2 deniers",
        ),
    ] {
        assert_eq!(told(card), text, "{card:?}");
    }
    let threat = |event| words::threat(&said, event, Owner::Gray);
    assert_eq!(threat(Event::CivilWar).as_deref(), Some("Each player loses 3 deniers"));
    assert_eq!(threat(Event::War), None, "it brings black dice and nothing else");
    assert_eq!(words::event(&said, Event::BrigandsB), "Brigands B");
    let merit = words::merit(&said, Character::Henry, 4);
    assert_eq!(
        merit,
        "Henry I rewards event cards won: 1 point for 1 or more, 3 points for 3 or more, 6 points for 5 or more"
    );
}

/// Each figure says who told it, and an open one says so.
#[test]
fn figures_say_who_told_them() {
    let said = english();
    let cards = card_book(&Book::rulebook());
    let told = |card: &str, figure: &str| {
        let card = Troyes::cards().find(|one| one.name == card).unwrap();
        let spec = card.figure(figure).unwrap();
        words::told(&said, spec, cards.get(card, spec))
    };
    assert_eq!(told("merchant", "hire"), "Cost of a tradesman: 4, from the rulebook");
    assert_eq!(told("merchant", "space-2"), "Points of space 2: open");
    assert_eq!(told("priest", "timing"), "When it works: later, by cubes, from the rulebook");
    assert_eq!(told("war", "calls"), "Color it calls: white, from the rulebook");
    assert_eq!(told("rows-city-hall", "value-1"), "Row of the value 1: 1, from the rulebook");
    let spec = Troyes::cards().find(|card| card.name == "war").and_then(|card| card.figure("fought")).unwrap();
    let figure = |source| Some(CardFigure { value: CardValue::Word("any"), source });
    assert_eq!(words::told(&said, spec, figure(Source::Group)), "Fought with: any one color, from your box");
    assert_eq!(words::told(&said, spec, figure(Source::House)), "Fought with: any one color, our house figure");
}

/// Every word that a figure can be has a name in every language.
#[test]
fn every_word_of_a_figure_is_said() {
    for said in all() {
        for card in Troyes::cards() {
            for spec in card.figures {
                let FigureKind::Word(names) = spec.kind else { continue };
                for word in names {
                    let figure = CardFigure { value: CardValue::Word(word), source: Source::Group };
                    check(&said, &words::told(&said, *spec, Some(figure)));
                }
            }
        }
    }
}

#[test]
fn every_phase_is_said() {
    let table = Table::open(Setup::house(3)).unwrap();
    let phases = |said: &Words| -> Vec<String> {
        let wanted = |name| Phase::Event(EventStep::Draw(name));
        let all = [
            Phase::Settle(0),
            Phase::Upkeep(UpkeepStep::Reveal),
            Phase::Upkeep(UpkeepStep::Income),
            Phase::Upkeep(UpkeepStep::Workforce),
            wanted(Wanted::Red),
            wanted(Wanted::SecondRed),
            wanted(Wanted::Color),
            Phase::Roy(RoyPhase::Settle(0)),
            Phase::Roy(RoyPhase::Counter),
            Phase::Roy(RoyPhase::Act),
            Phase::Roy(RoyPhase::Ask([Face::One, Face::Two])),
            Phase::Event(EventStep::Resolve(0)),
            Phase::Event(EventStep::Push(0, Face::One)),
            Phase::Black(BlackStep::Roll),
            Phase::Black(BlackStep::Counter(EMILY)),
            Phase::Turn(TurnStep::Act(EMILY)),
            Phase::Turn(TurnStep::Shoot(EMILY, 2)),
            Phase::Turn(TurnStep::Aim(EMILY, 2)),
            Phase::End(EndStep::Close),
            Phase::End(EndStep::Show),
            Phase::End(EndStep::Over),
        ];
        all.map(|phase| words::phase(said, &table, phase)).into()
    };
    for said in all() {
        let told = phases(&said);
        for text in &told {
            check(&said, text);
        }
        assert_eq!(told.iter().collect::<BTreeSet<_>>().len(), told.len(), "{told:?}");
    }
    let said = english().among(&["Anna", "Faye", "Geoffrey", "Emily"].map(str::to_owned));
    assert_eq!(words::phase(&said, &table, Phase::Turn(TurnStep::Act(GEOFFREY))), "Geoffrey’s turn");
    assert_eq!(words::phase(&said, &table, Phase::Event(EventStep::Resolve(0))), "Now: Marauding");
    assert_eq!(words::seats(&said, &[EMILY, GEOFFREY]), "Emily and Geoffrey");
    assert_eq!(words::faces(&said, &[face(1), face(1), face(6)]), "1, 1 and 6");
}

/// A page of the book is called as its card is.
#[test]
fn a_page_is_called_as_its_card() {
    let said = english();
    let named = |page: &Page| words::card(&said, page);
    let all: Vec<String> = Book::open().pages().map(|page| named(&page_of(&card_book(&Book::open()), &page))).collect();
    assert_eq!(all.first().map(String::as_str), Some("Artisan"));
    assert_eq!(all.last().map(String::as_str), Some("City Hall: rows"));
}
