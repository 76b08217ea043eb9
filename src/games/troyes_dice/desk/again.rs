//! The form for playing the same game once more.

use super::form::{Form, NumberingChoice};
use super::laid::slots;
use crate::chronicle::Code;
use crate::desk::{Form as _, People};
use crate::games::troyes_dice::record::{Opening, TilesFrom};
use crate::games::troyes_dice::rules::{Direction, Face, Numbering, Side, Tile};

/// Fills the form for that game once more, from day 1 on: earlier strikes on the sheets belong to another evening.
pub(super) fn form(code: &Code, opening: &Opening, people: &[String]) -> Form {
    let mut form = Form {
        expansion: opening.tiles != TilesFrom::Box,
        own_tiles: matches!(opening.tiles, TilesFrom::Entered(_)),
        players: People::of(people),
        wheel: opening.plazas.as_deref().and_then(|plazas| plazas.try_into().ok()),
        dice: opening.dice,
        ..Form::new(code)
    };
    number(&mut form, &opening.numbering);
    if let TilesFrom::Entered(tiles) = &opening.tiles {
        let plazas = form.plazas();
        for (notch, (tile, side)) in slots(&plazas).zip(tiles) {
            let Some(tile) = Tile::ALL.into_iter().find(|other| other.number() == *tile) else { continue };
            form.tiles.lay(tile, notch);
            if *side == Side::Raid {
                form.tiles.flip(notch);
            }
        }
    }
    form
}

/// Sets the numbering that gives these numbers.
fn number(form: &mut Form, numbers: &[u8]) {
    let is = |numbering: Numbering| numbering.values().map(Face::value) == numbers;
    let leftmost = numbers.first().and_then(|first| Face::try_from(*first).ok());
    let goes = |direction| leftmost.is_some_and(|leftmost| is(Numbering::from_leftmost(leftmost, direction)));
    form.leftmost = leftmost;
    form.numbering = if is(Numbering::FIRST) {
        NumberingChoice::First
    } else if goes(Direction::Rising) {
        NumberingChoice::Rising
    } else if goes(Direction::Falling) {
        NumberingChoice::Falling
    } else {
        form.own_numbers = numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        NumberingChoice::Expert
    };
}
