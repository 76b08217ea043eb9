//! What activities and events do, in our own short sentences made of parts.

use fluent_bundle::FluentValue;

use super::things;
use crate::crier::{Arg, Words};
use crate::games::troyes::rules::{
    Activity, Amount, Building, Color, Contest, CubeRule, Effect, Event, EventEffect, Modifier, Owner, Tally,
};

/// Returns what an activity does each time at a table with that owner whom nobody plays, as “Gain 2 deniers”: without a full stop.
#[must_use]
pub fn effect(words: &Words, activity: Activity, neutral: Owner) -> String {
    let gains = |amount| ("gains", self::amount(words, amount).into());
    match activity.effect() {
        Effect::Exchange { pays: None, gains } => words.with("effect-gain", &[("gains", amounts(words, gains).into())]),
        Effect::Exchange { pays: Some(pays), gains } => {
            let args = [("pays", amount(words, pays).into()), ("gains", amounts(words, gains).into())];
            words.with("effect-trade", &args)
        }
        Effect::Each { gains: gained, every, of } => {
            let every = ("every", every.into());
            match of {
                Tally::CitizensOfPalaceOrBishopric => words.with("effect-citizens", &[gains(gained)]),
                Tally::CubesOnCathedral => words.with("effect-cathedral", &[gains(gained), every]),
                Tally::EventsWithCube => words.with("effect-events", &[gains(gained)]),
                Tally::YellowDiceInSquare => words.with("effect-yellow-dice", &[gains(gained)]),
                Tally::RedDiceInReddestDistrict => words.with("effect-red-dice", &[gains(gained)]),
            }
        }
        Effect::Contest { gains: gained, by: Contest::MostDice } => words.with("effect-most-dice", &[gains(gained)]),
        Effect::Contest { gains: gained, by: Contest::HighestRedSum } => words.with("effect-red-sum", &[gains(gained)]),
        Effect::Tax => words.with("effect-tax", &[of(neutral)]),
        Effect::Cubes(CubeRule::Roll { least }) => words.with("effect-roll-cube", &[("least", least.into())]),
        Effect::Cubes(CubeRule::ForEachDie { dice }) => words.with("effect-dice-cubes", &[self::dice(words, dice)]),
        Effect::Cubes(CubeRule::For { pays }) => {
            words.with("effect-paid-cube", &[("pays", amount(words, pays).into())])
        }
        Effect::Modify(modifier) => words.with("effect-later", &[("effect", self::modifier(words, modifier).into())]),
    }
}

/// Returns what a cube does to a group, as “each die is worth 5”.
#[must_use]
pub fn modifier(words: &Words, modifier: Modifier) -> String {
    let others = |color| ("others", things::dice(words, color).into());
    let barred = |color: Color| ("building", things::building(words, color.building()).into());
    match modifier {
        Modifier::GroupPlus { dice: of, plus } => {
            words.with("effect-group-plus", &[dice(words, of), ("plus", plus.into()), barred(of)])
        }
        Modifier::DicePlus { dice: of, plus } => {
            words.with("effect-dice-plus", &[dice(words, of), ("plus", plus.into()), barred(of)])
        }
        Modifier::AnyDicePlus { plus } => words.with("effect-any-plus", &[("plus", plus.into())]),
        Modifier::DiceWorth { worth } => words.with("effect-dice-worth", &[("worth", worth.into())]),
        Modifier::ActAs { dice: of, color } => words.with("effect-act-as", &[dice(words, of), others(color)]),
        Modifier::OneActsAs { dice: of, times, color } => {
            words.with("effect-one-acts-as", &[dice(words, of), ("times", times.into()), others(color)])
        }
        Modifier::FreeFromEach { dice: of } => words.with("effect-free", &[dice(words, of)]),
    }
}

/// Returns what an event does each time at such a table, besides its black dice, as “Each player loses 3 deniers”; `None` if it is nothing.
#[must_use]
pub fn threat(words: &Words, event: Event, neutral: Owner) -> Option<String> {
    let lost = |amount| ("lost", self::amount(words, amount).into());
    let building = |building: Building| ("building", things::building(words, building).into());
    Some(match event.effect() {
        EventEffect::Attack => return None,
        EventEffect::Lose(amount) => words.with("threat-lose", &[lost(amount)]),
        EventEffect::LoseForCitizens { each, building: at } => {
            words.with("threat-citizens", &[lost(each), building(at)])
        }
        EventEffect::GrayCubes { events } => words.with("threat-gray-cubes", &[("events", events.into()), of(neutral)]),
        EventEffect::GrayCitizen(at) => words.with("threat-gray-citizen", &[building(at), of(neutral)]),
        EventEffect::GrayOnCathedral => words.with("threat-build", &[of(neutral)]),
        EventEffect::OffCathedral => words.text("threat-unbuild"),
        EventEffect::LastCubesLeave => words.text("threat-last-cubes"),
    })
}

/// Returns the owner whom nobody plays, on whom messages select.
const fn of(neutral: Owner) -> Arg {
    let name = match neutral {
        Owner::Seat(_) | Owner::Gray => "gray",
        Owner::Roy => "roy",
    };
    ("neutral", FluentValue::String(std::borrow::Cow::Borrowed(name)))
}

fn amount(words: &Words, amount: Amount) -> String {
    things::given(words, amount.of, amount.count.into())
}

fn amounts(words: &Words, amounts: &[Amount]) -> String {
    things::joined(words, &amounts.iter().map(|amount| self::amount(words, *amount)).collect::<Vec<_>>())
}

fn dice(words: &Words, color: Color) -> Arg {
    ("dice", things::dice(words, color).into())
}
