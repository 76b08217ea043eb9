//! Values in the form on which the messages select.

use fluent_bundle::FluentValue;

use crate::games::troyes_dice::rules::{Color, Die, Face, Half, Notch, Side};

pub(crate) fn color(color: Color) -> FluentValue<'static> {
    match color {
        Color::Red => "red".into(),
        Color::Yellow => "yellow".into(),
        Color::White => "white".into(),
    }
}

pub(crate) fn half(half: Half) -> FluentValue<'static> {
    match half {
        Half::Morning => "morning".into(),
        Half::Afternoon => "afternoon".into(),
    }
}

pub(crate) fn die(die: Die) -> FluentValue<'static> {
    match die {
        Die::Black => "black".into(),
        Die::Clear => "clear".into(),
    }
}

pub(crate) fn same(a: Color, b: Color) -> FluentValue<'static> {
    if a == b { "yes".into() } else { "no".into() }
}

pub(crate) fn number(number: u8) -> FluentValue<'static> {
    number.into()
}

pub(crate) fn color_value(of: Color, value: Face) -> [(&'static str, FluentValue<'static>); 2] {
    [("color", color(of)), ("value", number(value.value()))]
}

pub(crate) fn side(side: Side) -> FluentValue<'static> {
    match side {
        Side::Banquet => "banquet".into(),
        Side::Raid => "raid".into(),
    }
}

/// Returns the number by which people call the plaza in that notch: 1 to 9.
pub(crate) fn plaza(notch: Notch) -> FluentValue<'static> {
    (notch.index() + 1).into()
}
