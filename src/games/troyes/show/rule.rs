//! The rule book of the reference: each rule is a sentence or two with its number in `rules.md`; the cards' rules are told by what
//! they do.

use super::told;
use crate::crier::Words;
use crate::games::troyes::rules::{Activity, Book, Building, Character, Color, Event, Good, Owner};
use crate::games::troyes::stage::{Art, Body, Mark};
use crate::games::troyes::words as say;
use crate::show::{Rule, RulePage};
use crate::stage::Sprite;

/// Defines rules, each with its message, its number, and a drawing of its subject if there is one.
macro_rules! rules {
    ($($name:ident = $message:literal $number:literal $($art:expr)?;)+) => {
        $(pub(super) const $name: Rule = Rule::new($message, $number, &[$(Art::sprite($art))?]);)+
    };
}

/// Makes the rules of cards, which a function tells.
macro_rules! told {
    ($tell:ident, $number:literal, $art:expr, $of:ident: $($card:ident)+) => {
        &[$(Rule::told(|words| $tell(words, $of::$card), $number, &[Art::sprite($art)])),+]
    };
}

rules! {
    FIGURES = "rule-figures" "1.1" Art::Roll;
    CITIZENS = "rule-citizens" "1.3" Art::Citizen(Mark::Blue);
    BEGIN = "rule-begin" "2.1" Art::Good(Good::Denier);
    SECRET = "rule-secret" "2.2" Art::Character;
    DECKS = "rule-decks" "2.4" Art::Event;
    BONUS = "rule-bonus" "2.6" Art::Deal;
    OPEN = "rule-open" "2.7" Art::Good(Good::Denier);
    SETTLE = "rule-settle" "3.2" Art::Citizen(Mark::Blue);
    FILL = "rule-fill" "3.3" Art::Citizen(Mark::Gray);
    PHASES = "rule-phases" "4.1" Art::Turn;
    REVEAL = "rule-reveal" "4.2" Art::Deal;
    INCOME = "rule-income" "5.1" Art::Good(Good::Denier);
    SALARIES = "rule-salaries" "5.2" Art::Good(Good::Denier);
    SHORT = "rule-short" "5.3" Art::Good(Good::Point);
    WORKFORCE = "rule-workforce" "6.1" Art::Roll;
    DRAW = "rule-draw" "7.1" Art::Event;
    QUEUE = "rule-queue" "7.3" Art::Event;
    TAKEN = "rule-taken" "7.5" Art::Die(Body::Black);
    EVENT_SHORT = "rule-event-short" "7.6" Art::Good(Good::Point);
    HIGHEST = "rule-highest" "8.2" Art::Die(Body::Black);
    DOUBLE = "rule-double" "8.3" Art::Die(Body::Of(Color::Red));
    SEVERAL = "rule-several" "8.4" Art::Die(Body::Black);
    COUNTERED = "rule-countered" "8.5" Art::Good(Good::Influence);
    NEXT = "rule-next" "8.6" Art::Die(Body::Black);
    UNCOUNTERED = "rule-uncountered" "8.7" Art::Good(Good::Point);
    NO_BUYING = "rule-no-buying" "8.8" Art::Good(Good::Influence);
    TURNS = "rule-turns" "9.1" Art::Turn;
    GROUP = "rule-group" "9.3" Art::Roll;
    PRICE = "rule-price" "9.4" Art::Good(Good::Denier);
    AGRICULTURE = "rule-agriculture" "9.34" Art::Die(Body::Of(Color::Yellow));
    PASS = "rule-pass" "9.35" Art::Passed;
    TRADESMAN = "rule-tradesman" "9.7" Art::Citizen(Mark::Blue);
    HIRED = "rule-hired" "9.8" Art::Citizen(Mark::Blue);
    ONE_EACH = "rule-one-each" "9.10" Art::Space;
    TIMES = "rule-times" "9.12" Art::Order(Color::Yellow);
    LATER = "rule-later" "9.14" Art::Hourglass;
    WORTH = "rule-worth" "9.15" Art::Good(Good::Point);
    COMBAT = "rule-combat" "9.19" Art::Banner;
    CUBES = "rule-cubes" "9.20" Art::Cube(Mark::Blue);
    COVERED = "rule-covered" "9.21" Art::Banner;
    MOST = "rule-most" "9.22" Art::Good(Good::Point);
    TIE = "rule-tie" "9.23" Art::Good(Good::Point);
    ALONE = "rule-alone" "9.25" Art::Cube(Mark::Blue);
    GRAY = "rule-gray" "9.26" Art::Cube(Mark::Gray);
    CARD = "rule-card" "9.27" Art::Won;
    STAYS = "rule-stays" "9.28" Art::Event;
    BUILD = "rule-build" "9.16" Art::Cathedral;
    BUILT = "rule-built" "9.17" Art::Cathedral;
    PLACE = "rule-place" "9.30" Art::Building(Building::Palace);
    PUSH = "rule-push" "9.31" Art::Building(Building::CityHall);
    LYING = "rule-lying" "9.32" Art::Building(Building::Bishopric);
    INFLUENCE = "rule-influence" "11.1" Art::Good(Good::Influence);
    OWN_DICE = "rule-own-dice" "11.2" Art::Good(Good::Influence);
    MOST_INFLUENCE = "rule-most-influence" "11.3" Art::Good(Good::Influence);
    ROUND_OVER = "rule-round-over" "10.1" Art::Turn;
    HOME = "rule-home" "10.2" Art::Start;
    LAST = "rule-last" "12.1" Art::Event;
    SCORE = "rule-score" "12.2" Art::Good(Good::Point);
    WINNER = "rule-winner" "12.3" Art::Good(Good::Point);
    WITH_TWO = "rule-with-two" "15" Art::Character;
    BOOK_OF_CARDS = "rule-card-book" "17.2" Art::Deal;
    UNSAID = "rule-unsaid" "17.6";
    CORRECT = "rule-correct" "17.7";
    HOUSE = "rule-house" "19";
    ROY = "rule-roy" "20.1" Art::Mark(Mark::Gray);
    ROY_SETTLES = "rule-roy-settles" "20.2" Art::Citizen(Mark::Gray);
    ROY_RANK = "rule-roy-rank" "20.3" Art::Roll;
    ROY_SPARED = "rule-roy-spared" "20.7" Art::Event;
    ROY_COUNTERS = "rule-roy-counters" "20.10" Art::Die(Body::Black);
    ROY_ACTS = "rule-roy-acts" "20.11" Art::Turn;
    ROY_POINTS = "rule-roy-points" "20.13" Art::Good(Good::Denier);
    ROY_CITIZEN = "rule-roy-citizen" "20.14" Art::Building(Building::Palace);
    ROY_EVENT = "rule-roy-event" "20.15" Art::Banner;
    ROY_TRADESMAN = "rule-roy-tradesman" "20.16" Art::Space;
    ROY_CATHEDRAL = "rule-roy-cathedral" "20.17" Art::Cathedral;
    ROY_CHARACTER = "rule-roy-character" "20.18" Art::Character;
    ROY_CARDS = "rule-roy-cards" "20.19" Art::Deal;
    ROY_VERDICT = "rule-roy-verdict" "20.20" Art::Good(Good::Point);
}

/// The pages, in the order in which the game is learned; the cards behind them.
pub(super) const BOOK: &[RulePage] = &[
    RulePage { title: "rules-set-up", rules: &[FIGURES, CITIZENS, BEGIN, SECRET, DECKS, BONUS, OPEN, SETTLE, FILL] },
    RulePage { title: "rules-round", rules: &[PHASES, REVEAL, INCOME, SALARIES, SHORT, WORKFORCE] },
    RulePage { title: "rules-events", rules: &[DRAW, QUEUE, TAKEN, EVENT_SHORT] },
    RulePage { title: "rules-black", rules: &[HIGHEST, DOUBLE, SEVERAL, COUNTERED, NEXT, UNCOUNTERED, NO_BUYING] },
    RulePage { title: "rules-actions", rules: &[TURNS, GROUP, PRICE, AGRICULTURE, PASS] },
    RulePage { title: "rules-activities", rules: &[TRADESMAN, HIRED, ONE_EACH, TIMES, LATER, WORTH] },
    RulePage { title: "rules-combat", rules: &[COMBAT, CUBES, COVERED, MOST, TIE, ALONE, GRAY, CARD, STAYS] },
    RulePage { title: "rules-city", rules: &[BUILD, BUILT, PLACE, PUSH, LYING] },
    RulePage { title: "rules-influence", rules: &[INFLUENCE, OWN_DICE, MOST_INFLUENCE] },
    RulePage { title: "rules-end", rules: &[ROUND_OVER, HOME, LAST, SCORE, WINNER] },
    RulePage {
        title: "rules-roy",
        rules: &[
            ROY,
            ROY_SETTLES,
            ROY_RANK,
            ROY_SPARED,
            ROY_COUNTERS,
            ROY_ACTS,
            ROY_POINTS,
            ROY_CITIZEN,
            ROY_EVENT,
            ROY_TRADESMAN,
            ROY_CATHEDRAL,
            ROY_CHARACTER,
            ROY_CARDS,
            ROY_VERDICT,
        ],
    },
    RulePage { title: "rules-app", rules: &[BOOK_OF_CARDS, UNSAID, CORRECT, HOUSE] },
    RulePage {
        title: "rules-yellow",
        rules: told!(activity, "13.1", Art::Order(Color::Yellow), Activity:
            Artisan Merchant Miller Innkeeper Blacksmith Militiaman Journeyman Goldsmith Sculptor Baker),
    },
    RulePage {
        title: "rules-white",
        rules: told!(activity, "13.1", Art::Order(Color::White), Activity:
            Tithe Monk Priest Apprenticeship Confession Templar Pilgrimage Procession Glassblower Prior),
    },
    RulePage {
        title: "rules-red",
        rules: told!(activity, "13.1", Art::Order(Color::Red), Activity:
            Archer Chivalry Diplomat Hunting Mercenary TaxCollector Captain Joust Troubadour Banquet),
    },
    RulePage {
        title: "rules-event-cards",
        rules: told!(event, "14.1", Art::Event, Event:
            Marauding Drought Support CivilWar Wayfarers TheologicalConflict Heresy TravelingBuilders InterruptedWork
            BrigandsA ConflictOfSuccession SkirmishesA War NormansAttack Resistance),
    },
    RulePage { title: "rules-characters", rules: CHARACTERS },
];

const CHARACTERS: &[Rule] = &[
    character(|words| judge(words, Character::Chretien)),
    character(|words| judge(words, Character::Urbain)),
    character(|words| judge(words, Character::Thibaut)),
    character(|words| judge(words, Character::Hugues)),
    character(|words| judge(words, Character::Florentin)),
    character(|words| judge(words, Character::Henry)),
    WITH_TWO,
];

const fn character(told: fn(&Words) -> String) -> Rule {
    const DRAWN: &[Sprite] = &[Art::Character.sprite()];
    Rule::told(told, "15", DRAWN)
}

fn activity(words: &Words, card: Activity) -> String {
    sentence(words, say::activity(words, card), say::effect(words, card, Owner::Gray))
}

/// Returns what all copies of an event do.
fn event(words: &Words, card: Event) -> String {
    let name = words.with("event-name", &[("event", card.title().into())]);
    let black = || say::black(words, Book::rulebook().black(card).unwrap_or_default());
    sentence(words, name, say::threat(words, card, Owner::Gray).unwrap_or_else(black))
}

/// Returns what a character rewards where more than two play.
fn judge(words: &Words, character: Character) -> String {
    format!("{}.", say::merit(words, character, 4))
}

fn sentence(words: &Words, who: String, what: String) -> String {
    format!("{}.", told::of(words, who, what))
}
