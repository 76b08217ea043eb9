//! What the signs of the picture mean, in a few words each.

use crate::crier::Words;
use crate::games::dice_village::rules::{Face, Reward, Table};
use crate::games::dice_village::stage::{Art, card_places, scene};
use crate::games::dice_village::words as say;
use crate::show::LegendMark;
use crate::stage::{Placement, Shape, Sprite};

/// A mark for each sign that can be seen now, at one of the places where it is.
pub(super) fn legend(words: &Words, table: &Table, shape: Shape) -> Vec<LegendMark> {
    let scene = scene(table, shape);
    let at = |art: Art| scene.sprites.iter().find(|placement| placement.sprite == Sprite::from(art));
    let mark = |it: &Placement, text: String| LegendMark { at: it.center, size: it.size, text };
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
    let mut marks: Vec<LegendMark> =
        signs.into_iter().filter_map(|(art, name)| Some(mark(at(art)?, words.text(name)))).collect();
    let row = card_places(table, shape).get(1).map(|place| (place.center(), place.width()));
    marks.extend(row.map(|(at, size)| LegendMark { at, size, text: words.text("legend-row") }));
    // An awning stands over each half of a card too: the last one is beside a village, if any is.
    let awning = scene.sprites.iter().rev().find(|placement| placement.sprite == Art::Awning.sprite());
    let stands = table.spots().any(|at| table.numbers(at).len() > 2);
    marks.extend(awning.filter(|_| stands).map(|it| mark(it, words.text("legend-merchant"))));
    marks.extend(Reward::ALL.into_iter().filter_map(|reward| {
        let text = words.with("legend-reward", &[("reward", say::reward(words, reward).into())]);
        Some(mark(at(Art::Reward(reward))?, text))
    }));
    // In the order of their numbers.
    let die = Face::ALL.into_iter().find_map(|face| at(Art::Good(face.good())));
    let goods = say::goods(words, Face::ALL.map(Face::good));
    marks.extend(die.map(|it| mark(it, words.with("legend-goods", &[("goods", goods.into())]))));
    marks
}
