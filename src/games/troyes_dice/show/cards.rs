//! Cards: cries in drawings, and the chapter of the strikes on the sheets.

use super::die;
use crate::crier::{Announcement as _, Words};
use crate::games::troyes_dice::rules::{Color, Day, Die, Face, Half, HalfDay, Phase, Side, Strike, Table};
use crate::games::troyes_dice::stage::{Art, Body, Icon, colors};
use crate::games::troyes_dice::words::Cry;
use crate::show::{Card, Sign};
use crate::stage::tokens;

/// Returns a cry in drawings: its subject, and what happens to it.
pub(super) fn signs(cry: &Cry) -> Vec<Sign> {
    let icon = |icon: Icon| vec![Sign::Sprites(vec![Art::Icon(icon).sprite()])];
    match cry {
        Cry::SheetsStruck(strike) | Cry::AlreadyStruck(strike) => vec![struck(strike.color, strike.value)],
        Cry::PlazaStruck(strike) => vec![Sign::Sprites(die(striking(*strike), strike.value)), rubble()],
        Cry::Spared(spared) => {
            vec![Sign::Sprites(vec![Art::Plaza(spared.color).sprite(), Art::Spared.sprite()])]
        }
        Cry::Rebuilt { to, .. } => vec![Sign::Sprites(vec![Art::Plaza(*to).sprite()])],
        Cry::TurnedToRaid(tile) => vec![Sign::Sprites(vec![Art::Tile(*tile, Side::Raid).sprite()])],
        Cry::TileInPlay(tile) => vec![Sign::Sprites(vec![Art::Tile(tile.tile, tile.side).sprite()])],
        Cry::DayBegan(_) | Cry::LastDay => icon(Icon::Sun),
        Cry::HalfDay(half_day) => icon(Icon::of_half(half_day.half)),
        Cry::LastHalfDay => icon(Icon::Moon),
        Cry::SheetStrikesBegin => chapter_signs(),
        Cry::Opening(_) | Cry::Offered(_) | Cry::NoneFree | Cry::Ended => Vec::new(),
    }
}

/// Returns the card of the third day, from which strikes hit the sheets: that changes more than any other day does, so
/// it is shown alone until the first roll of that day (`rules.md 2.4`).
pub(super) fn chapter(words: &Words, table: &Table) -> Option<Card> {
    let first = HalfDay { day: Day::FIRST_SHEET_STRIKE, half: Half::Morning };
    let begins = table.now() == first && table.phase() == Phase::Roll;
    begins.then(|| Card {
        title: Cry::SheetStrikesBegin.headline(words),
        text: Some(words.text("first-strike")),
        reason: None,
        signs: chapter_signs(),
        urgency: Cry::SheetStrikesBegin.urgency(),
        paired: false,
        threat: false,
    })
}

/// Returns the black die, and a die of each color on a sheet that it crosses out.
fn chapter_signs() -> Vec<Sign> {
    let crossed = Color::ALL.into_iter().zip([Face::Two, Face::Five, Face::Three]);
    let black = Sign::Sprites(die(Body::Black, Face::Five));
    std::iter::once(black).chain(crossed.flat_map(|(color, value)| [Sign::Gap, struck(color, value)])).collect()
}

/// Returns a die of the sheets, crossed out as in the grid.
pub(super) fn struck(color: Color, value: Face) -> Sign {
    let mark = Art::Icon(Icon::Crossed).sprite();
    Sign::Field { fill: colors::struck(color), ink: tokens::DARK_INK, text: value.to_string(), mark }
}

fn rubble() -> Sign {
    Sign::Sprites(vec![Art::Rubble.sprite()])
}

/// Returns the body of the die that strikes.
const fn striking(strike: Strike) -> Body {
    match strike.by {
        Die::Black => Body::Black,
        Die::Clear => Body::Clear,
    }
}
