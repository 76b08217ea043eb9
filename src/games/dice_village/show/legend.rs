//! What the signs of the picture mean, in a few words each.

use crate::crier::Words;
use crate::games::dice_village::rules::Table;
use crate::games::dice_village::stage::{Art, card_places, scene};
use crate::show::LegendMark;
use crate::stage::{Shape, Sprite};

/// A label for each sign that can be seen now, at one of the places where it is.
pub(super) fn legend(words: &Words, table: &Table, shape: Shape) -> Vec<LegendMark> {
    let scene = scene(table, shape);
    let at = |art: Art| scene.sprites.iter().find(|placement| placement.sprite == Sprite::from(art));
    let signs = [
        (Art::Turn, "legend-turn"),
        (Art::Camel, "legend-first"),
        (Art::Coin, "legend-coin"),
        (Art::Favour, "legend-favour"),
        (Art::Hand, "legend-hand"),
        (Art::CardBack, "legend-pile"),
        (Art::CellGoal, "legend-goal"),
        (Art::GateClosed, "legend-closed"),
        (Art::SlotMarket, "legend-market"),
    ];
    let mut marks: Vec<LegendMark> = signs
        .into_iter()
        .filter_map(|(art, name)| Some(LegendMark { at: at(art)?.center, text: words.text(name) }))
        .collect();
    // An awning stands over each half of a card too: the last one is beside a village, if any is.
    let awning = scene.sprites.iter().rev().find(|placement| placement.sprite == Art::Awning.sprite());
    let stands = table.spots().any(|at| table.numbers(at).len() > 2);
    marks.extend(awning.filter(|_| stands).map(|it| LegendMark { at: it.center, text: words.text("legend-merchant") }));
    let row = card_places(table, shape).get(1).map(|place| place.center());
    marks.extend(row.map(|at| LegendMark { at, text: words.text("legend-row") }));
    marks
}
