//! Refusals: every reason in every language, as a sentence and as a clause.

use std::collections::BTreeSet;

use town_crier::chronicle::cards::{CardDamage, CardRefusal};
use town_crier::crier::{Form, InWords, Language, Manner, Why, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::cli::{OrderReason, What};
use town_crier::games::troyes::record::{Damage, Row, SheetReason};
use town_crier::games::troyes::rules::{
    ActReason, Activity, BlackStep, Building, Character, Color, CorrectionReason, CounterReason, DieAt, EndStep, Event,
    EventReason, EventStep, Face, Origin, Owner, Phase, Reason, RevealReason, RollReason, RoyPhase, SetupReason,
    ShortReason, ShowReason, SpendReason, TurnStep, UpkeepStep, Wanted,
};

use town_crier::games::troyes::words;

use super::super::super::check;
use super::super::kit::{ANNA, FAYE};
use super::super::record::code;
use super::{all, english};

/// Every phase.
const PHASES: [Phase; 16] = [
    Phase::Settle(3),
    Phase::Roy(RoyPhase::Act),
    Phase::Upkeep(UpkeepStep::Reveal),
    Phase::Upkeep(UpkeepStep::Income),
    Phase::Upkeep(UpkeepStep::Workforce),
    Phase::Event(EventStep::Draw(Wanted::Red)),
    Phase::Event(EventStep::Resolve(0)),
    Phase::Event(EventStep::Push(1, Face::Two)),
    Phase::Black(BlackStep::Roll),
    Phase::Black(BlackStep::Counter(ANNA)),
    Phase::Turn(TurnStep::Act(ANNA)),
    Phase::Turn(TurnStep::Shoot(ANNA, 2)),
    Phase::Turn(TurnStep::Aim(ANNA, 2)),
    Phase::End(EndStep::Close),
    Phase::End(EndStep::Show),
    Phase::End(EndStep::Over),
];

/// One of each reason, and every phase.
fn samples() -> Vec<Box<dyn Why>> {
    let mut samples: Vec<Box<dyn Why>> = Vec::new();
    let (anna, palace) = (Owner::Seat(ANNA), Building::Palace);
    let setups = [
        SetupReason::PlayerCount(5),
        SetupReason::NoSuchStart(FAYE),
        SetupReason::Crowd(palace, 7),
        SetupReason::Gray(5),
        SetupReason::CharacterPlayers(3, 2),
        SetupReason::CharacterCount(ANNA, 1, 2),
        SetupReason::CharacterTwice(Character::Henry),
        SetupReason::Solo(3),
        SetupReason::NoPile,
    ];
    samples.extend(setups.map(|reason| Box::new(reason) as Box<dyn Why>));
    let mut add = |reason: Reason| samples.push(Box::new(reason));
    for phase in PHASES {
        add(Reason::NotNow(phase));
    }
    add(Reason::NoSpace(palace));
    add(Reason::SamePage);
    for reason in [
        RevealReason::Color(Activity::Monk, Color::Red),
        RevealReason::Round(Activity::Monk),
        RevealReason::Bonus(Activity::Baker),
    ] {
        add(Reason::Reveal(vec![reason]));
    }
    for reason in [
        ShortReason::NoSuchSeat(FAYE),
        ShortReason::Order(ANNA),
        ShortReason::Computed(ANNA),
        ShortReason::NothingDue(ANNA),
    ] {
        add(Reason::Short(vec![reason]));
    }
    for reason in [RollReason::Players(3, 2), RollReason::Dice(anna, Color::Red, 2, 3), RollReason::Count(1, 3)] {
        add(Reason::Roll(vec![reason]));
    }
    let event = Event::War;
    for reason in [
        EventReason::Deck(event),
        EventReason::Came(event),
        EventReason::Bonus(Event::Resistance),
        EventReason::BlackKnown(event),
        EventReason::BlackOpen(event),
        EventReason::BannersKnown(event),
        EventReason::RewardsKnown(event),
        EventReason::NoCube(event),
        EventReason::RewardOrder(event),
        EventReason::NobodyThere(anna, palace),
    ] {
        add(Reason::Event(vec![reason]));
    }
    for reason in [
        CounterReason::NoDice,
        CounterReason::NoSuchDie(1),
        CounterReason::DieGone(1),
        CounterReason::DieOrder(1),
        CounterReason::NoSuchBlack(1),
        CounterReason::BlackOrder(1),
        CounterReason::NotHighest(Face::Six),
        CounterReason::TooSmall(3, 5),
        CounterReason::CouldCounter(9, 5),
    ] {
        add(Reason::Counter(vec![reason]));
    }
    for reason in [SpendReason::Influence(4, 1), SpendReason::DiceCount(4), SpendReason::AllInPlay] {
        add(Reason::Spend(vec![reason]));
    }
    for reason in acts() {
        add(Reason::Act(vec![reason]));
    }
    add(Reason::Show(vec![ShowReason::Dealt(ANNA)]));
    for reason in [
        CorrectionReason::NoSuchOwner(Owner::Roy),
        CorrectionReason::Influence(21),
        CorrectionReason::Citizens(anna, 13),
        CorrectionReason::SecondTradesman(ANNA),
        CorrectionReason::Spaces(5),
        CorrectionReason::Banners(event, 4),
        CorrectionReason::NeverLeaves,
        CorrectionReason::NoSuchLevel(4),
        CorrectionReason::HasPassed(ANNA),
        CorrectionReason::HasTurn(ANNA),
    ] {
        add(Reason::Correction(vec![reason]));
    }
    samples.extend(Row::ALL.map(|row| Box::new(SheetReason::Uncounted(row)) as Box<dyn Why>));
    samples.extend(Row::ALL.map(|row| Box::new(SheetReason::Row(row, 1001)) as Box<dyn Why>));
    samples
}

/// Every damage that only this game can find, and every reason why a line is no order.
fn told_aside() -> Vec<Box<dyn InWords>> {
    let code = || code("Market Day");
    let (found, dealt) = (vec![Character::Henry], vec![Character::Urbain]);
    let twice = || CardDamage::Twice("miller".to_owned(), "hire".to_owned());
    let damages = [
        Damage::Start { found: 1, dealt: 2, code: code() },
        Damage::Characters { seat: FAYE, found, dealt, code: code() },
        Damage::Cards(twice()),
        Damage::Page { order: 5, damage: twice() },
        Damage::Page { order: 5, damage: CardDamage::Figure(CardRefusal::NoCard("miler".to_owned())) },
        Damage::PageOf { order: 5, cards: 0 },
        Damage::PageOf { order: 5, cards: 2 },
        Damage::Face { order: 5, face: 8 },
    ];
    let needs = PARTS.into_iter().flat_map(|what| {
        let found = Some("bishop".to_owned());
        [OrderReason::Needs { what, at: 3, found }, OrderReason::Needs { what, at: 3, found: None }]
    });
    let unknown = OrderReason::Unknown("dance".to_owned());
    let more = OrderReason::More { at: 4, found: "now".to_owned() };
    let damages = damages.map(|damage| Box::new(damage) as Box<dyn InWords>);
    let lines = [unknown, more].into_iter().chain(needs).map(|reason| Box::new(reason) as Box<dyn InWords>);
    damages.into_iter().chain(lines).collect()
}

/// Every part of an order.
const PARTS: [What; 26] = [
    What::Building,
    What::Activity,
    What::Event,
    What::Character,
    What::Player,
    What::Owner,
    What::Color,
    What::Die,
    What::OwnDie,
    What::BlackDie,
    What::Face,
    What::Number,
    What::Count,
    What::Influence,
    What::Purpose,
    What::Clause,
    What::Origin,
    What::Nobody,
    What::Card,
    What::Figure,
    What::Value,
    What::Corrected,
    What::Place,
    What::YesNo,
    What::Exact("with"),
    What::Exact("standing, lying"),
];

#[test]
fn what_is_wrong_in_a_file_or_a_line_is_told_in_every_language() {
    let english = told_aside().iter().map(|reason| reason.in_words(&english())).collect::<BTreeSet<_>>();
    for said in all() {
        let mut different = BTreeSet::new();
        for reason in told_aside() {
            let told = reason.in_words(&said);
            check(&said, &told);
            assert!(!told.ends_with('.'), "{told}");
            assert!(said.language() == Language::English || !english.contains(&told), "{told}");
            assert!(different.insert(told.clone()), "{} {told}", said.language());
        }
    }
}

/// A damaged file says which place it is, and no character: they are a secret.
#[test]
fn no_damage_tells_a_secret() {
    for said in all() {
        for reason in told_aside() {
            let told = reason.in_words(&said);
            for character in Character::ALL {
                assert!(!told.contains(&words::character(&said, character)), "{told}");
            }
        }
    }
    let said = english();
    let told: Vec<String> = told_aside().iter().map(|reason| reason.in_words(&said)).collect();
    for sentence in [
        "seat 1 has other characters there than the code MARKETDAY deals (seats count from 0)",
        "order 5 tells figures of no card, and each order tells those of one card",
        "one of these words (palace, bishopric, city-hall) belongs where “bishop” stands (word 3)",
        "a die of the city square (y5, p2:y5, gray:r3, p2:#1) is missing at the end of the line",
    ] {
        assert!(told.iter().any(|one| one == sentence), "{told:#?}");
    }
}

fn acts() -> Vec<ActReason> {
    let (anna, palace, card, event) = (Owner::Seat(ANNA), Building::Palace, Activity::Monk, Event::Heresy);
    let die = DieAt { owner: Owner::Gray, index: 2 };
    vec![
        ActReason::DiceCount(4),
        ActReason::NoSuchDie(die),
        ActReason::DieGone(die),
        ActReason::DieTwice(die),
        ActReason::Colors,
        ActReason::WrongColor(Color::Yellow),
        ActReason::NoCube(card),
        ActReason::CubeGroup(card),
        ActReason::CubeBars(card),
        ActReason::Deniers(12, 1),
        ActReason::NotRevealed(card),
        ActReason::NoTradesman(card),
        ActReason::SecondTradesman(card),
        ActReason::NoCitizen(Origin::Supply),
        ActReason::HireKnown(card),
        ActReason::TooOften(5, 3),
        ActReason::TimesUnsaid,
        ActReason::NoUse,
        ActReason::Choice(Activity::Miller),
        ActReason::NotCounted(Building::CityHall),
        ActReason::NoSuchEvent(event),
        ActReason::Banners(event, 2, 3),
        ActReason::NoRedDie,
        ActReason::SiteFull(Face::Four),
        ActReason::OneDie(2),
        ActReason::NoPlace(8),
        ActReason::LiesThere(anna, palace),
    ]
}

#[test]
fn every_refusal_is_a_sentence_and_a_clause() {
    for said in all() {
        let mut different = BTreeSet::new();
        for reason in samples() {
            let sentence = reason.why(&said, Form::Sentence);
            check(&said, &sentence);
            assert!(sentence.ends_with('.') && !sentence.starts_with(char::is_lowercase), "{sentence}");
            let clause = reason.why(&said, Form::Clause);
            check(&said, &clause);
            assert!(!clause.ends_with('.'), "{clause}");
            assert!(different.insert(clause.clone()), "{} {clause}", said.language());
        }
    }
}

#[test]
fn no_language_refuses_in_english() {
    let english = english();
    let meant: BTreeSet<String> = samples().iter().map(|reason| reason.why(&english, Form::Clause)).collect();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let said = Words::of::<Troyes>(language, Manner::Plain);
        let own: BTreeSet<String> = samples().iter().map(|reason| reason.why(&said, Form::Clause)).collect();
        assert_eq!(own.intersection(&meant).next(), None, "{language}");
    }
}

/// All errors of an order are told, one after the other.
#[test]
fn all_errors_are_told_at_once() {
    let said = english().among(&["Anna".to_owned()]);
    let reason = Reason::Act(vec![ActReason::Colors, ActReason::NoTradesman(Activity::Monk), ActReason::Deniers(6, 1)]);
    let sentences =
        "The dice are of different colors. Hire a tradesman first: Monk. Needed: 6 deniers, available: 1 denier.";
    assert_eq!(reason.why(&said, Form::Sentence), sentences);
    let clauses =
        "the dice are of different colors; hire a tradesman first: Monk; needed: 6 deniers, available: 1 denier";
    assert_eq!(reason.why(&said, Form::Clause), clauses);
}
