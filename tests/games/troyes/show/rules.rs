//! The rule reference: every line cites a rule, and every language has every line, in its own words.

use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::rules::{Activity, Character, Event};
use town_crier::games::troyes::words;
use town_crier::show::{Reference, ReferenceLine, Watched as _};

use super::super::super::check;
use super::super::RULES;
use super::{all_words, english};

/// The most letters of a rule, so that it is read at a glance.
const LONGEST: usize = 200;

fn lines(reference: &Reference) -> Vec<&ReferenceLine> {
    reference.pages.iter().flat_map(|page| &page.lines).collect()
}

#[test]
fn every_line_cites_a_rule_of_the_list() {
    let (listed, reference) = (RULES.listed(), Troyes::reference(&english()));
    let lost: Vec<_> =
        lines(&reference).into_iter().filter(|line| !listed.iter().any(|rule| rule == line.rule)).collect();
    assert!(lost.is_empty(), "rules.md lacks the rules of {lost:#?}");
}

/// Every chapter but that of the bonus cards, which stand among the others, and of examples is told somewhere.
#[test]
fn every_chapter_is_told() {
    let reference = Troyes::reference(&english());
    let chapter = |rule: &str| rule.split('.').next().map(str::to_owned);
    let told: Vec<_> = lines(&reference).into_iter().map(|line| chapter(line.rule)).collect();
    let listed =
        RULES.listed().into_iter().filter(|rule| !["16", "18"].contains(&chapter(rule).unwrap_or_default().as_str()));
    let untold: Vec<String> = listed.filter(|rule| !told.contains(&chapter(rule))).collect();
    assert_eq!(untold, [""; 0]);
}

#[test]
fn every_language_has_every_line_in_its_own_words() {
    let english = Troyes::reference(&english());
    for words in all_words() {
        let own = Troyes::reference(&words);
        let language = words.language();
        own.pages.iter().for_each(|page| check(&words, &page.title));
        assert_eq!(lines(&own).len(), lines(&english).len(), "{language}");
        for (own, english) in lines(&own).into_iter().zip(lines(&english)) {
            check(&words, &own.text);
            assert_eq!(own.rule, english.rule, "{language}");
            assert!(language == town_crier::crier::Language::English || own.text != english.text, "{language}");
            assert!(own.text.chars().count() <= LONGEST, "{language}: {}", own.text);
            assert!(own.text.ends_with('.'), "{language}: {}", own.text);
        }
    }
}

/// Each card is told with what it does; copies of an event once.
#[test]
fn every_card_is_told() {
    let words = english();
    let reference = Troyes::reference(&words);
    let told = |text: &str| lines(&reference).into_iter().filter(|line| line.text.starts_with(text)).count();
    for card in Activity::ALL {
        assert_eq!(told(&format!("{}: ", words::activity(&words, card))), 1, "{card:?}");
    }
    for card in Event::ALL {
        let name = words.with("event-name", &[("event", card.title().into())]);
        assert_eq!(told(&format!("{name}: ")), 1, "{card:?}");
    }
    for character in Character::ALL {
        assert_eq!(told(&format!("{} rewards ", words::character(&words, character))), 1, "{character:?}");
    }
    assert!(lines(&reference).iter().any(|line| line.text == "War: 2 black dice."));
}
