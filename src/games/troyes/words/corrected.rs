//! Corrections in words.

use super::things;
use crate::crier::{Arg, Words};
use crate::games::troyes::rules::{Correction, Good, Owner, Seat};

/// Returns a correction, as “Anna has 3 deniers”: without a full stop.
#[must_use]
pub fn correction(words: &Words, correction: &Correction) -> String {
    let who = |seat: &Seat| ("who", things::seat(words, *seat).into());
    let of = |owner: &Owner| ("who", things::owner(words, *owner).into());
    let building = |at| ("building", things::building(words, at).into());
    let card = |card| ("card", things::activity(words, card).into());
    let event = |event| ("event", things::event(words, event).into());
    let count = |count: u8| ("count", count.into());
    let amount = |good, count| ("amount", things::given(words, good, count).into());
    match correction {
        Correction::Purse(seat, good, has) => words.with("corrected-purse", &[who(seat), amount(*good, *has)]),
        Correction::Exact(seat, count) => {
            words.with("corrected-exact", &[who(seat), ("what", things::count(words, *count).into())])
        }
        Correction::Standing(at, owner, standing) => {
            words.with("corrected-standing", &[building(*at), of(owner), count(*standing)])
        }
        Correction::Lying(at, owner, true) => words.with("corrected-lying", &[building(*at), of(owner)]),
        Correction::Lying(at, owner, false) => words.with("corrected-not-lying", &[building(*at), of(owner)]),
        Correction::Supply(seat, supply) => words.with("corrected-supply", &[who(seat), count(*supply)]),
        Correction::Tradesmen(of, tradesmen) => {
            let owners = tradesmen.iter().map(|seat| seat.map(Owner::Seat));
            words.with("corrected-tradesmen", &[card(*of), list(words, owners)])
        }
        Correction::Stored(of, seat, cubes) => words.with("corrected-stored", &[card(*of), who(seat), count(*cubes)]),
        Correction::Event(of, cubes) => {
            words.with("corrected-event", &[event(*of), list(words, cubes.iter().copied().map(Some))])
        }
        Correction::Left(of, Some(seat)) => words.with("corrected-left", &[event(*of), who(seat)]),
        Correction::Left(of, None) => words.with("corrected-left-nobody", &[event(*of)]),
        Correction::Cathedral(site, level, cube) => {
            let cube = cube.map_or_else(|| words.text("nobody-gains"), |owner| things::owner(words, owner));
            let args = [("site", site.value().into()), ("level", (*level).into()), ("who", cube.into())];
            words.with("corrected-cathedral", &args)
        }
        Correction::Die(at, face, _) => {
            let number = u16::from(at.index) + 1;
            words.with("corrected-die", &[("number", number.into()), of(&at.owner), ("face", face.value().into())])
        }
        Correction::Start(seat) => words.with("corrected-start", &[who(seat)]),
        Correction::Turn(seat) => words.with("corrected-turn", &[who(seat)]),
        Correction::Passed(seat, Some(deniers)) => {
            words.with("corrected-passed", &[who(seat), amount(Good::Denier, (*deniers).into())])
        }
        Correction::RoyPoints(points) => {
            words.with("corrected-roy-points", &[of(&Owner::Roy), amount(Good::Point, *points)])
        }
        Correction::RoyTradesman(of, space) => {
            let space = space.map_or_else(|| words.text("nobody-gains"), |space| things::space(words, space));
            words.with("corrected-roy-tradesman", &[card(*of), ("space", space.into())])
        }
        Correction::Passed(seat, None) => words.with("corrected-not-passed", &[who(seat)]),
    }
}

/// Returns owners in their order; a free space as none.
fn list(words: &Words, owners: impl Iterator<Item = Option<Owner>>) -> Arg {
    let name =
        |owner: Option<Owner>| owner.map_or_else(|| words.text("nobody-gains"), |owner| things::owner(words, owner));
    let names: Vec<String> = owners.map(name).collect();
    let names = if names.is_empty() { words.text("nobody-gains") } else { names.join(", ") };
    ("list", names.into())
}
