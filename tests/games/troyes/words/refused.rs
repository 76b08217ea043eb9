//! Refusals: every reason in every language, as a sentence and as a clause.

use std::collections::BTreeSet;

use town_crier::crier::{Form, Language, Manner, Why, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::rules::{
    ActReason, Activity, Building, Character, Color, CorrectionReason, CounterReason, DieAt, Event, EventReason, Face,
    Origin, Owner, Phase, Reason, RevealReason, RollReason, SetupReason, ShortReason, ShowReason, SpendReason, Wanted,
};

use super::super::super::check;
use super::super::kit::{ANNA, FAYE};
use super::{all, english};

/// Every phase.
const PHASES: [Phase; 15] = [
    Phase::Settle(3),
    Phase::Reveal,
    Phase::Income,
    Phase::Workforce,
    Phase::Draw(Wanted::Red),
    Phase::Resolve(0),
    Phase::Push(1, Face::Two),
    Phase::RollBlack,
    Phase::Counter(ANNA),
    Phase::Act(ANNA),
    Phase::Shoot(ANNA, 2),
    Phase::Aim(ANNA, 2),
    Phase::Close,
    Phase::Show,
    Phase::Over,
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
    samples
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
