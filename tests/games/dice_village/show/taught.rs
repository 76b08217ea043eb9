//! What people are told before and while they learn the game: there in every language, true, and drawn.

use std::collections::BTreeSet;

use proptest::prelude::*;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::rules::Phase;
use town_crier::games::dice_village::words::cries;
use town_crier::show::{EveningTold, Sign, Spot, Watched as _};
use town_crier::stage::{Shape, Sprite, Staged as _};

use super::all_words;
use crate::games::check;
use crate::games::dice_village::english;
use crate::games::dice_village::kit::{counted, house};
use crate::games::dice_village::random::{Game, counted_games, house_games};
use crate::tried::config;

fn sprites_are_known(signs: &[Sign]) {
    let drawings = DiceVillage::drawings();
    let sprites = signs.iter().flat_map(|sign| match sign {
        Sign::Sprites(sprites) => sprites.clone(),
        Sign::Field { mark, .. } => vec![*mark],
        Sign::Row(row) => row.concat(),
        Sign::Text(_) | Sign::Circled(_) | Sign::Gap => Vec::new(),
    });
    assert!(sprites.into_iter().all(|sprite| sprite == Sprite::CROWN || drawings.contains(&sprite)), "{signs:?}");
}

#[test]
fn what_everybody_takes_is_told_and_drawn() {
    for words in all_words() {
        for players in 2..=4 {
            for (table, lines) in [(house(players, &[]), 6), (counted(players), 5)] {
                let checks = DiceVillage::checks(&words, &table);
                assert_eq!(checks.len(), lines);
                for told in &checks {
                    check(&words, &told.text);
                    sprites_are_known(&told.signs);
                    assert!(!told.signs.is_empty());
                }
            }
        }
    }
}

#[test]
fn the_first_time_and_the_guide_are_told() {
    for words in all_words() {
        for line in DiceVillage::guide(&words) {
            check(&words, &line);
        }
        for lesson in DiceVillage::first_time(&words) {
            check(&words, &lesson.title);
            assert!(!lesson.sprites.is_empty() && !lesson.lines.is_empty());
            lesson.lines.iter().for_each(|line| check(&words, line));
        }
        for (continued, to_go) in [(false, None), (true, None), (false, Some(20))] {
            let told = EveningTold { minutes: 12, continued, left: to_go.map(|_| 1), to_go };
            let said = DiceVillage::evening(&words, told);
            for text in [said.short, said.full] {
                check(&words, &text);
            }
        }
    }
}

/// Looks at each table of a game: hints stand once and within the picture, and cries have drawings that there are.
fn teaches(game: &Game, met: &mut BTreeSet<&'static str>) {
    let words = english();
    let _ = game.play(|step, _| {
        let hints = DiceVillage::hints(&words, step.after, false);
        let ids: BTreeSet<&str> = hints.iter().map(|hint| hint.id).collect();
        assert_eq!(ids.len(), hints.len(), "each stands once");
        assert!(!hints.is_empty() || step.after.phase() == Phase::End);
        met.extend(hints.iter().map(|hint| hint.id));
        let scene = DiceVillage::scene(step.after, Shape::Square);
        for hint in &hints {
            check(&words, &hint.text);
            let Spot::Part(part) = hint.spot else { continue };
            assert!(scene.part(part).is_some(), "{}: what it speaks of is in the picture", hint.id);
        }
        for cry in cries(step) {
            sprites_are_known(&DiceVillage::signs(&cry));
        }
        for meant in DiceVillage::meaning(&words, step.after) {
            check(&words, &meant.rule);
        }
        Ok(())
    });
}

proptest! {
    #![proptest_config(config(5))]

    #[test]
    fn hints_and_cries_of_any_game_hold(house in house_games(), counted in counted_games()) {
        let mut met = BTreeSet::new();
        teaches(&house, &mut met);
        teaches(&counted, &mut met);
        for id in ["sell", "market", "reroll", "income", "buy", "closed", "winner"] {
            prop_assert!(met.contains(id), "{} never came: {:?}", id, met);
        }
    }
}

#[test]
fn a_sample_and_the_first_hints_are_there() {
    for words in all_words() {
        let sample = DiceVillage::sample(&words).expect("something can be chosen");
        for text in [&sample.name, &sample.price, &sample.said] {
            check(&words, text);
        }
        let hints = DiceVillage::hints(&words, &house(2, &[]), true);
        assert_eq!(
            hints.iter().map(|hint| hint.id).collect::<Vec<_>>(),
            ["begin", "villages", "row", "phases", "roll"]
        );
    }
}
