//! What a terminal says beside the cries: the wheel and the dice that nobody sees there, and what Enter will do.

use super::args::{color_value, half, number};
use crate::chronicle::Code;
use crate::crier::Words;
use crate::games::troyes_dice::rules::{
    ByColor, Color, Die, Face, Half, HalfDay, Notch, Placed, Roll, StruckBefore, Table,
};

impl Words {
    /// “Code: MARKETDAY”.
    pub(crate) fn code_line(&self, code: &Code) -> String {
        self.with("cli-code", &[("code", code.as_str().into())])
    }

    /// “Struck before the takeover: red 5, white 3.”; nothing if there are none.
    pub(crate) fn struck_before_line(&self, struck: &[StruckBefore]) -> Option<String> {
        let dice: Vec<String> = struck.iter().map(|die| self.color_die(die.color, die.value)).collect();
        (!dice.is_empty()).then(|| self.with("cli-struck-before", &[("dice", dice.join(", ").into())]))
    }

    /// “white 3”: a die of that color and value.
    pub(crate) fn color_die(&self, color: Color, value: Face) -> String {
        self.with("cli-clear-die", &color_value(color, value))
    }

    /// “notch 3: yellow on both faces”.
    pub(crate) fn notch(&self, table: &Table, notch: Notch) -> String {
        let plaza = self.plaza(table.wheel().plaza(notch));
        self.with("cli-notch", &[("notch", notch.index().into()), ("plaza", plaza.into())])
    }

    /// “Day 3, morning (5 of 16)”.
    pub(crate) fn heading(&self, half_day: HalfDay) -> String {
        let args = [
            ("half-day", self.half_day(half_day).into()),
            ("number", number(half_day.number())),
            ("all", number(HalfDay::COUNT)),
        ];
        self.with("cli-heading", &args)
    }

    /// “Dice: black 3, clear 1 3 6.”
    pub(crate) fn dice_line(&self, roll: Roll) -> String {
        self.with("cli-dice", &[("roll", self.roll(roll).into())])
    }

    /// “place 2: white 3 (notch 4: white, red on the other face)”.
    pub(crate) fn placed(&self, table: &Table, placed: Placed) -> String {
        let die = match placed.die {
            Die::Black => self.with("cli-black-die", &[("value", number(placed.value.value()))]),
            Die::Clear => self.color_die(placed.color, placed.value),
        };
        let args = [
            ("place", number(placed.place.number())),
            ("die", die.into()),
            ("notch", placed.notch.index().into()),
            ("plaza", self.plaza(table.wheel().plaza(placed.notch)).into()),
        ];
        self.with("cli-place", &args)
    }

    /// The line of a placed die, with the news that its plaza is destroyed.
    pub(crate) fn destroyed(&self, placed: String) -> String {
        self.with("cli-place-destroyed", &[("placed", placed.into())])
    }

    /// “Available for a Great Hall: 1 red, 2 yellow, 0 white.”
    pub(crate) fn available_line(&self, available: ByColor<u8>) -> String {
        self.with("cli-available", &[("available", self.available(available).into())])
    }

    /// “morning plazas: red, white, white, yellow”.
    pub(crate) fn plazas_line(&self, of: Half, plazas: &[String]) -> String {
        self.with("cli-plazas", &[("half", half(of)), ("plazas", plazas.join(", ").into())])
    }

    /// What Enter will do next, before a roll.
    pub(crate) fn next_roll(&self, now: HalfDay) -> String {
        self.at("cli-next-roll", now)
    }

    /// What Enter will do next, before dice are taken from a file.
    pub(crate) fn next_dice(&self, now: HalfDay) -> String {
        self.at("cli-next-dice", now)
    }

    /// Asks for dice on standard input.
    pub(crate) fn ask_dice(&self, now: HalfDay) -> String {
        self.at("cli-ask-dice", now)
    }

    /// What Enter will do next, while everybody chooses.
    pub(crate) fn next_close(&self, now: HalfDay) -> String {
        self.at("cli-next-close", now)
    }

    fn at(&self, name: &str, now: HalfDay) -> String {
        self.with(name, &[("day", number(now.day.number())), ("half", half(now.half))])
    }
}
