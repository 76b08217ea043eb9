//! The rule reference: every line cites a rule, every language has every line, and every reward is told.

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::rules::Reward;
use town_crier::games::dice_village::stage::Art;
use town_crier::show::{Reference, ReferenceLine, Watched as _};
use town_crier::stage::{Sprite, Staged as _};

use super::all_words;
use crate::games::check;
use crate::games::dice_village::RULES;

fn rules(language: Language) -> Reference {
    DiceVillage::reference(&Words::of::<DiceVillage>(language, Manner::Plain))
}

fn lines(reference: &Reference) -> Vec<&ReferenceLine> {
    reference.pages.iter().flat_map(|page| &page.lines).collect()
}

#[test]
fn every_line_cites_a_rule_of_the_list() {
    let (listed, reference) = (RULES.listed(), rules(Language::English));
    let lost: Vec<_> =
        lines(&reference).into_iter().filter(|line| !listed.iter().any(|rule| rule == line.rule)).collect();
    assert!(lost.is_empty(), "rules.md lacks the rules of {lost:#?}");
}

/// A rule of the chapters that a player needs is told somewhere.
#[test]
fn every_rule_of_the_list_is_told() {
    let reference = rules(Language::English);
    let told: Vec<&str> = lines(&reference).into_iter().map(|line| line.rule).collect();
    let untold: Vec<_> =
        RULES.listed().into_iter().filter(|rule| rule.contains('.') && !told.contains(&&**rule)).collect();
    assert_eq!(untold, [""; 0]);
}

#[test]
fn every_language_has_every_line_in_its_own_words() {
    let english = rules(Language::English);
    assert_eq!(english.pages.len(), 10);
    for words in all_words() {
        let own = rules(words.language());
        own.pages.iter().for_each(|page| check(&words, &page.title));
        assert_eq!(lines(&own).len(), lines(&english).len(), "{}", words.language());
        for (own, english) in lines(&own).into_iter().zip(lines(&english)) {
            check(&words, &own.text);
            assert_eq!((own.rule, &own.sprites), (english.rule, &english.sprites), "{}", words.language());
            assert!(words.language() == Language::English || own.text != english.text, "{}", words.language());
            assert!(own.text.chars().count() <= 200, "{}: {}", words.language(), own.text);
        }
    }
}

#[test]
fn every_reward_is_told_with_its_drawing() {
    let (reference, drawings) = (rules(Language::English), DiceVillage::drawings());
    let drawn: Vec<Sprite> = lines(&reference).into_iter().flat_map(|line| line.sprites.clone()).collect();
    assert!(Reward::ALL.map(|reward| Art::Reward(reward).sprite()).iter().all(|sprite| drawn.contains(sprite)));
    assert!(drawn.iter().all(|sprite| drawings.contains(sprite)));
}
