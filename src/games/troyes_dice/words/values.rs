//! Values in the form on which the messages select.

use fluent_bundle::FluentValue;

use crate::games::troyes_dice::rules::{Color, Face, Notch};

pub(crate) fn same(a: Color, b: Color) -> FluentValue<'static> {
    if a == b { "yes".into() } else { "no".into() }
}

pub(crate) fn number(number: u8) -> FluentValue<'static> {
    number.into()
}

pub(crate) fn color_value(of: Color, value: Face) -> [(&'static str, FluentValue<'static>); 2] {
    [("color", of.name().into()), ("value", number(value.value()))]
}

/// Returns the number by which people call the plaza in that notch: 1 to 9.
pub(crate) fn plaza(notch: Notch) -> FluentValue<'static> {
    (notch.index() + 1).into()
}
