//! The rule book of the reference: each rule is a sentence or two with its number in `rules.md`; the cards' rules are told by what
//! they do.

use super::told;
use crate::crier::Words;
use crate::games::troyes::rules::{Activity, Book, Character, Event};
use crate::games::troyes::words as say;
use crate::show::{Rule, RulePage};

/// Defines rules, each with its message and its number.
macro_rules! rules {
    ($($name:ident = $message:literal $number:literal;)+) => {
        $(pub(super) const $name: Rule = Rule::new($message, $number, &[]);)+
    };
}

/// Makes the rules of cards, which a function tells.
macro_rules! told {
    ($tell:ident, $number:literal, $of:ident: $($card:ident)+) => {
        &[$(Rule::told(|words| $tell(words, $of::$card), $number, &[])),+]
    };
}

rules! {
    FIGURES = "rule-figures" "1.1";
    CITIZENS = "rule-citizens" "1.3";
    BEGIN = "rule-begin" "2.1";
    SECRET = "rule-secret" "2.2";
    DECKS = "rule-decks" "2.4";
    BONUS = "rule-bonus" "2.6";
    OPEN = "rule-open" "2.7";
    SETTLE = "rule-settle" "3.2";
    FILL = "rule-fill" "3.3";
    PHASES = "rule-phases" "4.1";
    REVEAL = "rule-reveal" "4.2";
    INCOME = "rule-income" "5.1";
    SALARIES = "rule-salaries" "5.2";
    SHORT = "rule-short" "5.3";
    WORKFORCE = "rule-workforce" "6.1";
    DRAW = "rule-draw" "7.1";
    QUEUE = "rule-queue" "7.3";
    TAKEN = "rule-taken" "7.5";
    EVENT_SHORT = "rule-event-short" "7.6";
    HIGHEST = "rule-highest" "8.2";
    DOUBLE = "rule-double" "8.3";
    SEVERAL = "rule-several" "8.4";
    COUNTERED = "rule-countered" "8.5";
    NEXT = "rule-next" "8.6";
    UNCOUNTERED = "rule-uncountered" "8.7";
    NO_BUYING = "rule-no-buying" "8.8";
    TURNS = "rule-turns" "9.1";
    GROUP = "rule-group" "9.3";
    PRICE = "rule-price" "9.4";
    AGRICULTURE = "rule-agriculture" "9.34";
    PASS = "rule-pass" "9.35";
    TRADESMAN = "rule-tradesman" "9.7";
    HIRED = "rule-hired" "9.8";
    ONE_EACH = "rule-one-each" "9.10";
    TIMES = "rule-times" "9.12";
    LATER = "rule-later" "9.14";
    WORTH = "rule-worth" "9.15";
    COMBAT = "rule-combat" "9.19";
    CUBES = "rule-cubes" "9.20";
    COVERED = "rule-covered" "9.21";
    MOST = "rule-most" "9.22";
    TIE = "rule-tie" "9.23";
    ALONE = "rule-alone" "9.25";
    GRAY = "rule-gray" "9.26";
    CARD = "rule-card" "9.27";
    STAYS = "rule-stays" "9.28";
    BUILD = "rule-build" "9.16";
    BUILT = "rule-built" "9.17";
    PLACE = "rule-place" "9.30";
    PUSH = "rule-push" "9.31";
    LYING = "rule-lying" "9.32";
    INFLUENCE = "rule-influence" "11.1";
    OWN_DICE = "rule-own-dice" "11.2";
    MOST_INFLUENCE = "rule-most-influence" "11.3";
    ROUND_OVER = "rule-round-over" "10.1";
    HOME = "rule-home" "10.2";
    LAST = "rule-last" "12.1";
    SCORE = "rule-score" "12.2";
    WINNER = "rule-winner" "12.3";
    WITH_TWO = "rule-with-two" "15";
    BOOK_OF_CARDS = "rule-card-book" "17.2";
    UNSAID = "rule-unsaid" "17.6";
    CORRECT = "rule-correct" "17.7";
    HOUSE = "rule-house" "19";
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
    RulePage { title: "rules-app", rules: &[BOOK_OF_CARDS, UNSAID, CORRECT, HOUSE] },
    RulePage {
        title: "rules-yellow",
        rules: told!(activity, "13.1", Activity:
            Artisan Merchant Miller Innkeeper Blacksmith Militiaman Journeyman Goldsmith Sculptor Baker),
    },
    RulePage {
        title: "rules-white",
        rules: told!(activity, "13.1", Activity:
            Tithe Monk Priest Apprenticeship Confession Templar Pilgrimage Procession Glassblower Prior),
    },
    RulePage {
        title: "rules-red",
        rules: told!(activity, "13.1", Activity:
            Archer Chivalry Diplomat Hunting Mercenary TaxCollector Captain Joust Troubadour Banquet),
    },
    RulePage {
        title: "rules-event-cards",
        rules: told!(event, "14.1", Event:
            Marauding Drought Support CivilWar Wayfarers TheologicalConflict Heresy TravelingBuilders InterruptedWork
            BrigandsA ConflictOfSuccession SkirmishesA War NormansAttack Resistance),
    },
    RulePage { title: "rules-characters", rules: CHARACTERS },
];

const CHARACTERS: &[Rule] = &[
    Rule::told(|words| character(words, Character::Chretien), "15", &[]),
    Rule::told(|words| character(words, Character::Urbain), "15", &[]),
    Rule::told(|words| character(words, Character::Thibaut), "15", &[]),
    Rule::told(|words| character(words, Character::Hugues), "15", &[]),
    Rule::told(|words| character(words, Character::Florentin), "15", &[]),
    Rule::told(|words| character(words, Character::Henry), "15", &[]),
    WITH_TWO,
];

fn activity(words: &Words, card: Activity) -> String {
    sentence(words, say::activity(words, card), say::effect(words, card))
}

/// Returns what all copies of an event do.
fn event(words: &Words, card: Event) -> String {
    let name = words.with("event-name", &[("event", card.title().into())]);
    let black = || say::black(words, Book::rulebook().black(card).unwrap_or_default());
    sentence(words, name, say::threat(words, card).unwrap_or_else(black))
}

/// Returns what a character rewards where more than two play.
fn character(words: &Words, character: Character) -> String {
    format!("{}.", say::merit(words, character, 4))
}

fn sentence(words: &Words, who: String, what: String) -> String {
    format!("{}.", told::of(words, who, what))
}
