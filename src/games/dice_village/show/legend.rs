//! The legend of the picture's signs, in a few words each.

use enum_map::EnumMap;

use crate::crier::Words;
use crate::games::dice_village::rules::{Face, Good};
use crate::games::dice_village::stage::{Part, Sign};
use crate::games::dice_village::words as say;
use crate::show::LegendMark;

/// Returns a mark for each sign.
pub(super) fn legend(words: &Words) -> Vec<LegendMark> {
    let texts = EnumMap::from_fn(|sign| text(words, sign)).into_iter();
    texts.map(|(sign, text)| LegendMark { part: Part::Sign(sign).into(), text }).collect()
}

fn text(words: &Words, sign: Sign) -> String {
    words.text(match sign {
        Sign::Turn => "legend-turn",
        Sign::First => "legend-first",
        Sign::Coin => "legend-coin",
        Sign::Favour => "legend-favour",
        Sign::Hand => "legend-hand",
        Sign::Pile => "legend-pile",
        Sign::Goal => "legend-goal",
        Sign::Closed => "legend-closed",
        Sign::Market => "legend-market",
        Sign::Row => "legend-row",
        Sign::Merchant => "legend-merchant",
        Sign::Reward(reward) => {
            return words.with("legend-reward", &[("reward", say::reward(words, reward).into())]);
        }
        Sign::Goods => {
            let goods = Face::ALL.map(|face| say::good(words, Good::of(face))).join(", ");
            return words.with("legend-goods", &[("goods", goods.into())]);
        }
    })
}
