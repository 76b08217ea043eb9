//! What is printed on cards, in words: the names of figures, their values, and who says so.

use super::things;
use crate::chronicle::cards::{CardFigure, CardValue, FigureSpec};
use crate::crier::Words;
use crate::games::troyes::record::printed;
use crate::games::troyes::rules::{Building, Page, Rowed};

/// Returns the name of a card of the card book, as “Merchant” or “City Hall: rows”.
#[must_use]
pub fn card(words: &Words, page: &Page) -> String {
    match page {
        Page::Activity(activity, _) => things::activity(words, *activity),
        Page::Event(event, _) => things::event(words, *event),
        Page::Rows(rowed, _) => {
            let building = match rowed {
                Rowed::Bishopric => Building::Bishopric,
                Rowed::CityHall => Building::CityHall,
            };
            words.with("building-rows", &[("building", things::building(words, building).into())])
        }
    }
}

/// Returns the name of a figure, as “Cost of a tradesman” or “Points of space 2”.
#[must_use]
pub fn figure(words: &Words, figure: FigureSpec) -> String {
    match printed::numbered(figure) {
        Some(printed::Numbered::Space(number)) => words.with("figure-space", &[("number", number.into())]),
        Some(printed::Numbered::Row(number)) => words.with("figure-row", &[("number", number.into())]),
        None => words.with("figure-name", &[("figure", figure.name.into())]),
    }
}

/// Returns a figure with its value and who says so, as “Banners: 5, from the rulebook”; an open one as such.
#[must_use]
pub fn told(words: &Words, spec: FigureSpec, known: Option<CardFigure>) -> String {
    let figure = ("figure", figure(words, spec).into());
    let Some(CardFigure { value, source }) = known else { return words.with("figure-open", &[figure]) };
    let value = match value {
        CardValue::Number(number) => number.to_string(),
        CardValue::Word(word) => words.with("figure-word", &[("word", word.into())]),
    };
    let source = words.with("figure-source", &[("source", source.name().into())]);
    words.with("figure-told", &[figure, ("value", value.into()), ("source", source.into())])
}
