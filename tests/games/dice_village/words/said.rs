//! Every cry in every language and manner, as it is read and heard.

use std::collections::BTreeSet;

use town_crier::crier::{Announcement as _, Language, Manner, Turn};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::rules::{Base, Face, Good, Merchant, Phase, Reward, Seat, Side, Stall};
use town_crier::games::dice_village::words::{self, Cry};

use super::samples::{KINDS, SEATS, correction_values, samples, told};
use super::{plain, says};
use crate::games::dice_village::kit::at;
use crate::games::said::{Said, ways};
use crate::games::{all_words, check};

impl Said for DiceVillage {
    const GRAMMAR: &'static [(Language, Manner, &'static str)] = &[
        (Language::English, Manner::Plain, "Blue sells at the village 2-5 of Blue. It is closed now."),
        (Language::English, Manner::Plain, "Red wins with 9 cards on the table: Yellow has as many, but fewer coins."),
        (Language::French, Manner::Plain, "Rouge a 9 cartes sur 9 sur la table."),
        (Language::German, Manner::Plain, "Rot bekommt 2 Münzen und einen Gefallen."),
        (Language::German, Manner::Herald, "Tretet vor, Grün, und bietet eure Waren feil!"),
        (Language::Spanish, Manner::Plain, "Le toca vender a Rojo."),
        (Language::Italian, Manner::Plain, "Blu può comprare carte a 5 monete l’una."),
        (Language::Dutch, Manner::Plain, "Rood, Blauw en Groen delen de overwinning"),
        (Language::Polish, Manner::Plain, "Czerwony dostaje dwie monety i jedną przysługę."),
        (Language::Polish, Manner::Plain, "Nowy stragan na piątkę w wiosce 2-5 Zielonego."),
        (Language::Lithuanian, Manner::Plain, "Geltonasis gauna: 22 monetos, 12 paslaugų."),
    ];

    fn every_cry() -> Vec<Cry> {
        samples()
    }

    fn is_listed(cry: &Cry) -> bool {
        matches!(cry, Cry::Sold(.., Some(_)) | Cry::Bought(..))
    }
}

#[test]
fn there_is_a_sample_of_every_kind() {
    let english = plain(Language::English);
    let kinds: BTreeSet<usize> = samples().iter().map(|cry| told(cry, &english).0).collect();
    assert_eq!(kinds, (0..KINDS).collect());
}

#[test]
fn every_cry_says_all_its_values() {
    for words in all_words::<DiceVillage>() {
        for cry in samples() {
            let (_, values) = told(&cry, &words);
            for text in ways::<DiceVillage>(&cry, &words) {
                says(&words, &text, &values);
            }
        }
    }
}

/// A die is called by what it shows; the good is in the picture.
#[test]
fn dice_are_cried_by_their_numbers_and_not_by_their_goods() {
    let of_dice = |cry: &&Cry| matches!(cry, Cry::Caravan(..) | Cry::Rerolled(..) | Cry::Adjusted { .. });
    for words in all_words::<DiceVillage>() {
        let goods = Face::ALL.map(|face| words::good(&words, Good::of(face)));
        for cry in samples().iter().filter(of_dice) {
            for text in ways::<DiceVillage>(cry, &words) {
                let said: BTreeSet<&str> = text.split(|sign: char| !sign.is_alphanumeric()).collect();
                assert!(goods.iter().all(|good| !said.contains(good.as_str())), "{}: {text}", words.language());
            }
        }
    }
}

#[test]
fn every_correction_is_whole_and_says_all_its_values() {
    let corrections =
        samples().into_iter().filter_map(|cry| if let Cry::Corrected(it) = cry { Some(it) } else { None });
    let corrections: Vec<_> = corrections.collect();
    for words in Language::ALL.map(plain) {
        let said = corrections.iter().map(|correction| {
            let text = words::correction(&words, correction);
            check(&words, &text);
            says(&words, &text, &correction_values(correction, &words));
            assert!(!text.ends_with('.'), "it stands in a sentence: {text}");
            text
        });
        assert_eq!(said.collect::<BTreeSet<_>>().len(), corrections.len(), "{}", words.language());
    }
}

#[test]
fn things_have_names_of_their_own() {
    for words in Language::ALL.map(plain) {
        let villages = SEATS.into_iter().flat_map(|seat| Base::ALL.map(|base| at(seat.0, base)));
        let stalls = Side::ALL.map(|side| Stall::house(side, Merchant::all().next().expect("there are thirty")));
        let phases = [Phase::Sell, Phase::Spend, |seat| Phase::Place(seat, 1)];
        let phases = SEATS.into_iter().flat_map(|seat| phases.map(|phase| phase(seat)));
        let all = [Phase::AllSell(Seat(0)), Phase::AllSpend(Seat(0))];
        let phases = phases.chain([Phase::Caravans, Phase::End, Phase::Over]).chain(all);
        let names: [(Vec<String>, usize); 6] = [
            (SEATS.map(|seat| words::seat(&words, seat)).to_vec(), 4),
            (villages.map(|at| words::village(&words, at)).collect(), 12),
            (Reward::ALL.map(|reward| words::reward(&words, reward)).to_vec(), 6),
            (stalls.map(|stall| words::stall(&words, stall)).to_vec(), 2),
            (phases.map(|phase| words::phase(&words, phase)).collect(), 17),
            (Merchant::all().map(|merchant| words::merchant(&words, merchant)).collect(), 30),
        ];
        for (names, count) in names {
            for name in &names {
                check(&words, name);
            }
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), count, "{}: {names:?}", words.language());
        }
    }
}

/// A voice reads the two stalls of a village as two numbers; on the screen they stay as on the card.
#[test]
fn villages_are_respelled_for_the_voice_alone() {
    for words in all_words::<DiceVillage>() {
        for base in Base::ALL {
            let cry = Cry::Sold(SEATS[0], at(1, base), None);
            let text = cry.say(&words, Turn::default());
            let [low, high] = base.numbers();
            assert!(text.contains(&format!("{low}-{high}")), "{text}");
            assert!(!words.for_voice(&text).contains(&format!("{low}-{high}")), "{text}");
        }
    }
}
