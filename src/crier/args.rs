//! Values as the messages select on them.

use fluent_bundle::FluentValue;

use crate::games::troyes_dice::rules::{Color, Die, Face, Half, Side};

pub(super) fn color(color: Color) -> FluentValue<'static> {
    match color {
        Color::Red => "red".into(),
        Color::Yellow => "yellow".into(),
        Color::White => "white".into(),
    }
}

pub(super) fn half(half: Half) -> FluentValue<'static> {
    match half {
        Half::Morning => "morning".into(),
        Half::Afternoon => "afternoon".into(),
    }
}

pub(super) fn die(die: Die) -> FluentValue<'static> {
    match die {
        Die::Black => "black".into(),
        Die::Clear => "clear".into(),
    }
}

pub(super) fn same(a: Color, b: Color) -> FluentValue<'static> {
    if a == b { "yes".into() } else { "no".into() }
}

pub(super) fn number(number: u8) -> FluentValue<'static> {
    number.into()
}

pub(super) fn color_value(of: Color, value: Face) -> [(&'static str, FluentValue<'static>); 2] {
    [("color", color(of)), ("value", number(value.value()))]
}

pub(super) fn side(side: Side) -> FluentValue<'static> {
    match side {
        Side::Banquet => "banquet".into(),
        Side::Raid => "raid".into(),
    }
}
