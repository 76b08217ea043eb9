//! The legend of the wheel's signs, in a few words each.

use enum_map::EnumMap;

use crate::crier::Words;
use crate::games::troyes_dice::stage::{Part, Sign};
use crate::show::LegendMark;

/// Returns a mark for each sign.
pub(super) fn legend(words: &Words) -> Vec<LegendMark> {
    let texts = EnumMap::from_fn(|sign| words.text(name(sign))).into_iter();
    texts.map(|(sign, text)| LegendMark { part: Part::Sign(sign).into(), text }).collect()
}

const fn name(sign: Sign) -> &'static str {
    match sign {
        Sign::Neutral => "legend-neutral",
        Sign::Free => "legend-free",
        Sign::Any => "legend-any",
        Sign::Denier => "legend-denier",
        Sign::Lit => "legend-lit",
        Sign::OtherFace => "legend-badge",
        Sign::Destroyed => "legend-destroyed",
        Sign::Tile => "legend-tile",
        Sign::Strikes => "legend-strikes",
    }
}
