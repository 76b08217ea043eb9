//! The presses of a correction.

use town_crier::chronicle::Choosing as _;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{FixKind, FixPick, Mode, Pick};
use town_crier::games::troyes::rules::{Correction, Owner};
use town_crier::play::Ask;

use super::Pressed;

/// Presses a correction.
pub(super) fn corrected(pressed: &mut Pressed<'_>, correction: &Correction) -> Option<Ask<Troyes>> {
    let kind = FixKind::of(correction);
    let fix = Pick::Fix;
    pressed.press(Pick::Mode(Mode::Fix));
    pressed.press(fix(FixPick::Kind(kind)));
    let owner = |pressed: &mut Pressed<'_>, owner: Owner| drop(pressed.press(fix(FixPick::Owner(owner))));
    match correction {
        Correction::Purse(seat, good, amount) => {
            owner(pressed, Owner::Seat(*seat));
            pressed.set(fix(FixPick::Good(*good)), *amount);
        }
        Correction::Exact(seat, count) => {
            owner(pressed, Owner::Seat(*seat));
            pressed.press(fix(FixPick::Count(*count)));
        }
        Correction::Standing(building, of, count) => {
            owner(pressed, *of);
            pressed.press(fix(FixPick::Building(*building)));
            pressed.set(fix(FixPick::Number), (*count).into());
        }
        Correction::Lying(building, of, lies) => {
            owner(pressed, *of);
            pressed.press(fix(FixPick::Building(*building)));
            pressed.press(fix(FixPick::Lying(*lies)));
        }
        Correction::Supply(seat, count) => {
            owner(pressed, Owner::Seat(*seat));
            pressed.set(fix(FixPick::Number), (*count).into());
        }
        Correction::Tradesmen(card, tradesmen) => {
            pressed.press(fix(FixPick::Card(*card)));
            // The places that stay free are filled and emptied again.
            let there = pressed.record.table().work(*card).expect("it is there").tradesmen.len();
            for at in (0..there).rev() {
                if pressed.state(fix(FixPick::Remove(at))).is_some() {
                    pressed.press(fix(FixPick::Remove(at)));
                }
            }
            for seat in tradesmen {
                pressed.press(fix(FixPick::Add(Owner::Seat(seat.unwrap_or_default()))));
            }
            for (at, seat) in tradesmen.iter().enumerate() {
                if seat.is_none() {
                    pressed.press(fix(FixPick::Remove(at)));
                }
            }
        }
        Correction::Stored(card, seat, cubes) => {
            pressed.press(fix(FixPick::Card(*card)));
            owner(pressed, Owner::Seat(*seat));
            pressed.set(fix(FixPick::Number), (*cubes).into());
        }
        Correction::Event(event, cubes) => {
            pressed.press(fix(FixPick::Event(*event)));
            while pressed.state(fix(FixPick::Remove(0))).is_some() {
                pressed.press(fix(FixPick::Remove(0)));
            }
            for cube in cubes {
                pressed.press(fix(FixPick::Add(*cube)));
            }
        }
        Correction::Left(event, to) => {
            pressed.press(fix(FixPick::Event(*event)));
            pressed.press(fix(FixPick::To(*to)));
        }
        Correction::Cathedral(site, level, cube) => {
            pressed.press(fix(FixPick::Site(*site)));
            pressed.press(fix(FixPick::Level(*level)));
            pressed.press(fix(FixPick::Cube(*cube)));
        }
        Correction::Die(at, face, lies) => {
            pressed.press(fix(FixPick::Die(*at)));
            pressed.press(fix(FixPick::Shows(*face)));
            pressed.press(fix(FixPick::Lies(*lies)));
        }
        Correction::RoyPoints(points) => pressed.set(fix(FixPick::Number), *points),
        Correction::RoyTradesman(card, space) => {
            pressed.press(fix(FixPick::Card(*card)));
            pressed.press(fix(FixPick::Space(*space)));
        }
        Correction::Start(seat) | Correction::Turn(seat) => owner(pressed, Owner::Seat(*seat)),
        Correction::Passed(seat, deniers) => {
            owner(pressed, Owner::Seat(*seat));
            match deniers {
                Some(deniers) => pressed.set(fix(FixPick::Number), (*deniers).into()),
                None => Troyes::set_number(pressed.record, &mut pressed.draft, fix(FixPick::Number), None),
            }
        }
    }
    pressed.drafted()
}
