//! The preparations before the game, the guide, and the introduction for people who play for the first time.

use super::drawn::{self, Subject};
use super::rule;
use crate::crier::Words;
use crate::games::troyes::rules::{Building, Good, Owner, Purse, Setup, Table};
use crate::games::troyes::stage::{Art, Body, Mark};
use crate::games::troyes::words as say;
use crate::show::{Check, Lesson, Rule, Sign};

/// The messages of the guide.
const GUIDE: [&str; 8] = [
    "guide-set-up",
    "guide-round",
    "guide-events",
    "guide-black",
    "guide-act",
    "guide-table",
    "guide-end",
    "guide-roy",
];

/// The message that says what the game is about.
pub(super) const AIM: &str = "first-aim-points";

/// Returns how to run the game.
pub(super) fn guide(words: &Words) -> Vec<String> {
    GUIDE.iter().map(|line| words.text(line)).collect()
}

/// Returns the preparations before the first citizen (`T 2`, `T 3`).
pub(super) fn checks(words: &Words, table: &Table) -> Vec<Check> {
    let players = table.player_count();
    let check = |subjects: &[Subject], text: String| {
        let stacks = subjects.iter().map(|subject| Sign::Sprites(drawn::stack(*subject)));
        Check { signs: stacks.collect(), text }
    };
    let of = |art: Art, text: String| Check { signs: vec![drawn::art(art)], text };
    let owners: Vec<Subject> = table.players().map(|(seat, _)| Subject::Owner(seat.into())).collect();
    let named: Vec<String> = table.players().map(|(seat, _)| say::seat(words, seat)).collect();
    let take = [
        ("who", named.join(" · ").into()),
        ("citizens", Setup::first_citizens(players).into()),
        ("deniers", say::amount(words, Good::Denier, Purse::FIRST.has(Good::Denier)).into()),
        ("influence", say::amount(words, Good::Influence, Purse::FIRST.has(Good::Influence)).into()),
    ];
    let goods = [Subject::Good(Good::Denier), Subject::Good(Good::Influence)];
    let secret = if table.roy().is_some() {
        "check-pile"
    } else if table.dealt_characters() {
        "check-characters-told"
    } else {
        "check-characters"
    };
    let held = u16::try_from(Setup::held(players)).unwrap_or(u16::MAX);
    let mut checks = vec![
        of(Art::Title, words.text("check-board")),
        check(&owners, words.with("check-districts", &take[..1])),
        check(&goods, words.with("check-take", &take[1..])),
        of(Art::Character, words.with(secret, &[("count", held.into())])),
        of(Art::Deal, words.text("check-cards")),
    ];
    checks.extend(table.has_bonus().then(|| of(Art::Deal, words.text("check-bonus"))));
    let gray = |building| (say::building(words, building), table.standing(building).get(Owner::Gray).copied());
    let gray = Building::ALL.map(gray).into_iter().filter_map(|(name, count)| Some((name, count?)));
    let gray = gray.filter(|(_, count)| *count > 0).map(|(name, count)| super::told::counted(words, name, count));
    let gray = gray.collect::<Vec<_>>().join(", ");
    checks.push(if table.roy().is_some() {
        check(&[Subject::Owner(Owner::Roy)], words.text("check-roy"))
    } else if gray.is_empty() {
        check(&[Subject::Owner(Owner::Gray)], words.text("check-fill"))
    } else {
        check(&[Subject::Owner(Owner::Gray)], words.with("check-gray", &[("list", gray.into())]))
    });
    let start = ("who", say::seat(words, table.start()).into());
    let opening = words.with("cry-opening", &[start, ("rounds", table.rounds().into())]);
    checks.push(check(&[Subject::Owner(table.start().into())], opening));
    checks
}

/// Returns the introduction for people who play for the first time.
pub(super) fn lessons(words: &Words) -> Vec<Lesson> {
    let lesson = |title: &str, art: Art, lines: Vec<String>| Lesson {
        title: words.text(title),
        sprites: vec![art.sprite()],
        lines,
    };
    let rules =
        |title: &str, art: Art, rules: &[Rule]| lesson(title, art, rules.iter().map(|rule| rule.text(words)).collect());
    let aim = ["first-aim-family", AIM].map(|line| words.text(line));
    let need = ["first-need-box", "first-need-app", "first-need-time"].map(|line| words.text(line));
    vec![
        lesson("first-aim", Art::Title, aim.into()),
        lesson("first-need", Art::Deal, need.into()),
        rules("rules-set-up", Art::Building(Building::Palace), &[rule::BEGIN, rule::SETTLE]),
        rules("rules-round", Art::Roll, &[rule::PHASES, rule::WORKFORCE, rule::SALARIES]),
        rules("rules-events", Art::Event, &[rule::QUEUE, rule::TAKEN]),
        rules("rules-black", Art::Die(Body::Black), &[rule::HIGHEST, rule::DOUBLE, rule::UNCOUNTERED]),
        rules("rules-actions", Art::Turn, &[rule::TURNS, rule::GROUP, rule::PRICE, rule::INFLUENCE]),
        rules("rules-activities", Art::Hourglass, &[rule::TRADESMAN, rule::TIMES, rule::LATER]),
        rules("rules-combat", Art::Banner, &[rule::COMBAT, rule::CUBES, rule::MOST]),
        rules("rules-city", Art::Cathedral, &[rule::BUILD, rule::BUILT, rule::PLACE, rule::PUSH]),
        rules("rules-end", Art::Good(Good::Point), &[rule::LAST, rule::SCORE, rule::SECRET]),
        // Last, since most do not play alone.
        rules("rules-roy", Art::Mark(Mark::Gray), &[rule::ROY, rule::ROY_ACTS, rule::ROY_VERDICT]),
    ]
}
