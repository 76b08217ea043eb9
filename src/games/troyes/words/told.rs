//! From happenings to cries: what belongs together is told once, with its sum.

use super::cry::{Cry, settles};
use super::roy::{RoyCry, beaten, starts};
use super::sums::Sums;
use crate::games::troyes::rules::{
    Beaten, BlackDice, Cathedral, Change, Citizens, Deed, Dice, EndStep, Ending, EventStep, Events, Face, Happening,
    Owner, Phase, Round, RoyHappening, RoyPhase, Score, Seat, Table, TurnStep, What, Why, Works, winners,
};
use crate::play::BySeat;

/// The most untold counts that are cried one by one; more of them are merged, since nobody listens to a dozen.
const ONE_BY_ONE: usize = 2;

/// The cries so far, and what is still to be added up.
#[derive(Debug, Default)]
pub(super) struct Told {
    cries: Vec<Cry>,
    /// What players gained, paid and lost, of which no cry has told.
    sums: Sums,
    /// What was paid for the use of influence that follows.
    price: u16,
    /// The points that le Roy gained, of which no cry has told.
    roy_gains: u16,
    /// The dice that le Roy has left, if he spent some.
    roy_left: Option<usize>,
    /// The division of a combat, of whose cubes no cry has told.
    divided: Option<Cry>,
}

impl Told {
    /// Adds a happening, with the table right after it.
    pub(super) fn tell(&mut self, happening: &Happening, after: &Table) {
        match happening {
            Happening::Citizens(citizens) => self.citizens(citizens),
            Happening::Dice(dice) => self.dice(dice),
            Happening::Deed(deed) => self.deed(deed, after),
            Happening::Gained(change) => self.gain(*change),
            Happening::Lost(change) => self.lose(*change),
            Happening::Events(events) => self.events(events, after),
            Happening::Black(black) => self.black(black, after),
            Happening::Works(works) => self.works(works, after.neutral()),
            Happening::Cathedral(Cathedral::Built(owner, site, _)) => self.build(*owner, *site),
            Happening::Cathedral(Cathedral::Unbuilt(owner, site, _)) => self.cries.push(Cry::Unbuilt(*owner, *site)),
            Happening::Round(round) => self.round(round, after),
            Happening::Ending(ending) => self.ending(ending, after),
            Happening::Roy(roy) => self.roy(roy, after),
            Happening::Inexact { seat, count, asked: true } => self.cries.push(Cry::Inexact(*seat, *count)),
            // What a group does not tell by choice was not forgotten.
            Happening::Inexact { asked: false, .. } => {}
            Happening::Booked(page) => self.cries.push(Cry::Booked(page.clone())),
            Happening::Corrected(correction) => self.cries.push(Cry::Corrected(correction.clone())),
        }
    }

    /// Returns the cries in the order in which they are called out.
    pub(super) fn done(mut self) -> Vec<Cry> {
        self.sum_up();
        let is_inexact = |cry: &Cry| matches!(cry, Cry::Inexact(..));
        if self.cries.iter().filter(|cry| is_inexact(cry)).count() > ONE_BY_ONE
            && let Some(first) = self.cries.iter().position(is_inexact)
        {
            self.cries.retain(|cry| !is_inexact(cry));
            self.cries.insert(first, Cry::Untold);
        }
        self.cries
    }

    fn citizens(&mut self, citizens: &Citizens) {
        match *citizens {
            Citizens::Settled(seat, building) => self.cries.push(Cry::Settled(seat, building)),
            Citizens::Filled(building, gray) => {
                if let Some(Cry::Filled(filled)) = self.cries.last_mut() {
                    filled.push((building, gray));
                } else {
                    self.cries.push(Cry::Filled(vec![(building, gray)]));
                }
            }
            Citizens::Placed { owner, from: _, building } => self.cries.push(Cry::Placed(owner, building)),
            Citizens::Expelled(owner, building) => self.cries.push(Cry::Expelled(owner, building)),
            Citizens::Hired { seat, from: _, card, space: _, price: _ } => self.cries.push(Cry::Hired(seat, card)),
            Citizens::Recruited(seat) => self.cries.push(Cry::Recruited(seat, self.price)),
            Citizens::WentHome(owner, _) => {
                if let Some(Cry::Home(owners)) = self.cries.last_mut() {
                    owners.push(owner);
                } else {
                    self.sum_up();
                    self.cries.push(Cry::Home(vec![owner]));
                }
            }
        }
    }

    fn dice(&mut self, dice: &Dice) {
        match dice {
            Dice::Rolled(owner, dice) if dice.is_empty() && owner.seat().is_none() => {}
            Dice::Rolled(owner, dice) => {
                // Their number is told once, behind all of them.
                let all = self.cries.pop_if(|cry| matches!(cry, Cry::Thrown(_)));
                let before = if let Some(Cry::Thrown(before)) = all { before } else { 0 };
                self.cries.extend([Cry::Rolled(*owner, dice.clone()), Cry::Thrown(before + dice.len())]);
            }
            Dice::Rerolled(seat, changed) => self.cries.push(Cry::Rerolled(*seat, self.price, changed.to)),
            Dice::TurnedOver(seat, changed) => {
                let faces = changed.iter().map(|changed| changed.to).collect();
                self.cries.push(Cry::TurnedOver(*seat, self.price, faces));
            }
        }
    }

    /// Adds an action; a citizen, the Cathedral and a combat are told by what happens there.
    fn deed(&mut self, deed: &Deed, after: &Table) {
        self.sums.acts(deed.seat);
        match deed.what {
            What::Activity(card, times) => self.cries.push(Cry::Used(deed.seat, card, times)),
            What::Agriculture => self.cries.push(Cry::Farmed(deed.seat)),
            What::Unsaid => self.cries.push(Cry::Unsaid(deed.seat)),
            What::Cathedral | What::Combat(..) | What::Citizen(..) => {}
        }
        let divided = after.divisor(deed.what.into()).map(|per| Cry::Divided(deed.sum, per));
        if let What::Combat(..) = deed.what {
            self.divided = divided;
        } else {
            self.cries.extend(divided);
        }
    }

    fn gain(&mut self, change: Change) {
        let Change { seat, good, amount, due: _, why } = change;
        match why {
            Why::Income => {
                if !self.cries.iter().any(|cry| matches!(cry, Cry::Paid(..))) {
                    self.cries.push(Cry::Paid(amount, Vec::new()));
                }
            }
            Why::Countered => {
                if let Some(Cry::Countered { influence, .. }) = self.cries.last_mut() {
                    *influence = amount;
                }
            }
            Why::Reward(of) => {
                if let Some((rewards, _)) = beaten(&mut self.cries, of) {
                    rewards.push((seat.into(), amount));
                }
            }
            // The buyer's cry names the seller, and a character's cry what it brings.
            Why::SoldTo(_) | Why::Roy | Why::Character(_) => {}
            Why::Salaries
            | Why::SalariesShort
            | Why::Event(_)
            | Why::EventShort(_)
            | Why::Uncountered
            | Why::BoughtFrom(_)
            | Why::Hire(_)
            | Why::Activity(..)
            | Why::Cathedral
            | Why::Cubes(_)
            | Why::Agriculture
            | Why::Pass
            | Why::Reroll
            | Why::Recruit
            | Why::TurnOver => self.sums.gain(seat, good, amount),
        }
    }

    fn lose(&mut self, change: Change) {
        let Change { seat, good, amount, due: _, why } = change;
        match why {
            Why::Salaries => {
                let paid = self.cries.iter_mut().find_map(|cry| match cry {
                    Cry::Paid(_, salaries) => Some(salaries),
                    _ => None,
                });
                if let Some(salaries) = paid {
                    salaries.push((seat, amount));
                }
            }
            Why::SalariesShort | Why::EventShort(_) => self.cries.push(Cry::Short(seat, amount)),
            Why::Event(of) => {
                let struck = self.cries.iter_mut().find_map(|cry| match cry {
                    Cry::Struck(event, lost) if *event == of => Some(lost),
                    _ => None,
                });
                match struck {
                    Some(lost) => lost.push((seat, good, amount)),
                    None => self.cries.push(Cry::Struck(of, vec![(seat, good, amount)])),
                }
            }
            Why::Uncountered => {
                if let Some(Cry::Uncountered(_, _, lost)) = self.cries.last_mut() {
                    *lost = amount;
                }
            }
            Why::BoughtFrom(owner) => {
                if let Some(Cry::Bought(_, sellers)) = self.cries.last_mut() {
                    sellers.push((owner, amount));
                } else {
                    self.cries.push(Cry::Bought(seat, vec![(owner, amount)]));
                }
            }
            Why::Reroll | Why::Recruit | Why::TurnOver => self.price = amount,
            Why::Income
            | Why::Countered
            | Why::SoldTo(_)
            | Why::Hire(_)
            | Why::Activity(..)
            | Why::Cathedral
            | Why::Cubes(_)
            | Why::Reward(_)
            | Why::Agriculture
            | Why::Pass
            | Why::Roy
            | Why::Character(_) => self.sums.lose(seat, good, amount),
        }
    }

    fn events(&mut self, events: &Events, after: &Table) {
        // An activity that is used more than once puts its cubes one after the other.
        if let (Events::Cubed(event, owner, cubes), Some(Cry::Cubed(by, at, count))) = (events, self.cries.last_mut())
            && (&*by, &*at) == (owner, event)
        {
            *count = count.saturating_add(*cubes);
            return self.cries.extend(self.divided.take());
        }
        self.cries.push(match events {
            Events::Entered(event, _) => Cry::Entered(*event, after.book().black(*event), after.neutral()),
            Events::Calls(event, called) => Cry::Calls(*event, *called),
            Events::CallsRed(event) => Cry::CallsRed(*event),
            Events::NoCard(called) => Cry::NoCard(*called),
            Events::Took(event, dice) => Cry::Took(*event, *dice),
            Events::Rolled(event, face) => Cry::EventDie(*event, *face),
            Events::NoEffect(event, why) => Cry::NoEffect(*event, *why),
            Events::Cubed(event, owner, cubes) => Cry::Cubed(*owner, *event, *cubes),
            Events::Uncubed(event, owner) => Cry::Uncubed(*owner, *event),
            Events::Beaten(Beaten { event, card_to, .. }) => Cry::Beaten(*event, Vec::new(), card_to.map(Owner::Seat)),
        });
        self.cries.extend(self.divided.take());
    }

    fn black(&mut self, black: &BlackDice, after: &Table) {
        let face = |at: &u8| after.black().get(usize::from(*at)).map(|black| black.face);
        match black {
            BlackDice::Rolled(faces) => {
                let mut faces = faces.clone();
                faces.sort_unstable_by(|one, other| other.cmp(one));
                self.cries.push(Cry::BlackRolled(faces));
            }
            BlackDice::Faces(seat, face) => self.cries.push(Cry::Faces(*seat, *face)),
            BlackDice::Countered { seat, black, with: _, sum } => {
                let black = black.iter().filter_map(face).collect();
                self.cries.push(Cry::Countered { seat: *seat, black, sum: *sum, influence: 0 });
            }
            BlackDice::Uncountered(seat, at) => {
                self.cries.extend(face(at).map(|face| Cry::Uncountered(*seat, face, 0)));
            }
        }
    }

    fn works(&mut self, works: &Works, neutral: Owner) {
        match works {
            Works::Revealed(cards) => {
                self.cries.push(Cry::Revealed(*cards));
                self.cries.extend(cards.values().map(|card| Cry::Does(*card, neutral)));
            }
            Works::Stored(seat, card, cubes) => self.cries.push(Cry::Stored(*seat, *card, *cubes)),
            Works::Shot(seat, faces, hits) => self.cries.push(Cry::Shot(*seat, faces.clone(), *hits)),
        }
    }

    fn build(&mut self, by: Owner, site: Face) {
        let built = self.cries.iter_mut().rev().find_map(|cry| match cry {
            Cry::Built(owner, sites) if *owner == by => Some(sites),
            _ => None,
        });
        match built {
            Some(sites) => sites.push(site),
            None => self.cries.push(Cry::Built(by, vec![site])),
        }
    }

    fn round(&mut self, round: &Round, after: &Table) {
        match round {
            Round::New(number) => {
                self.cries.push(Cry::Round(*number));
                self.cries.extend(starts(after));
            }
            Round::Began(phase) => {
                self.sum_up();
                self.cries.extend(began(*phase, after));
                // The game is over before anything is counted; against le Roy nobody shows characters between the two.
                if *phase == Phase::End(EndStep::Show) {
                    self.cries.push(Cry::LastDone);
                    self.cries.extend(after.roy().is_none().then_some(Cry::Over));
                }
            }
            Round::Passed(seat) => self.cries.push(Cry::Passed(*seat)),
            Round::PassDenier(seat) => {
                if let Some(Cry::PassDeniers(seats)) = self.cries.last_mut() {
                    seats.push(*seat);
                } else {
                    self.sum_up();
                    self.cries.push(Cry::PassDeniers(vec![*seat]));
                }
            }
            Round::Cleared => self.sum_up(),
            Round::StartPassed(seat) => self.cries.push(Cry::Start(*seat)),
        }
    }

    fn roy(&mut self, roy: &RoyHappening, after: &Table) {
        match roy {
            RoyHappening::Gained(points, Why::Reward(of)) => {
                if let Some((rewards, _)) = beaten(&mut self.cries, *of) {
                    rewards.push((Owner::Roy, *points));
                }
            }
            RoyHappening::Gained(points, why) if !matches!(why, Why::Character(_)) => {
                self.roy_gains = self.roy_gains.saturating_add(*points);
            }
            RoyHappening::Won(of) => {
                if let Some((_, card_to)) = beaten(&mut self.cries, *of) {
                    *card_to = Some(Owner::Roy);
                }
            }
            RoyHappening::Spent { .. } => self.roy_left = Some(after.district(Owner::Roy).count()),
            RoyHappening::Gained(..)
            | RoyHappening::Faces(_)
            | RoyHappening::Settled(..)
            | RoyHappening::Countered { .. }
            | RoyHappening::Threw(_)
            | RoyHappening::Hired(..)
            | RoyHappening::Scored { .. }
            | RoyHappening::Nothing
            | RoyHappening::Counted { .. } => {}
        }
        self.cries.extend(RoyCry::of(roy, after).map(Cry::Roy));
    }

    fn ending(&mut self, ending: &Ending, after: &Table) {
        match ending {
            Ending::LastRound => self.cries.push(Cry::LastRound),
            Ending::Ended(_) => self.cries.extend(after.roy().is_some().then_some(Cry::Over)),
            Ending::Shown(_, characters) if characters.is_empty() => {}
            Ending::Shown(seat, characters) => self.cries.push(Cry::Shown(*seat, characters.clone())),
            // The verdict tells who won against le Roy.
            Ending::Counted(_) if after.roy().is_some() => {}
            Ending::Counted(scores) => self.cries.extend(counted(scores)),
            Ending::Undecided => self.cries.push(Cry::Undecided),
        }
    }

    /// Adds the cries of what players gained, paid and lost in all.
    fn sum_up(&mut self) {
        self.cries.extend(self.sums.take());
        let gains = std::mem::take(&mut self.roy_gains);
        self.cries.extend((gains > 0).then_some(Cry::Roy(RoyCry::Gains(gains))));
        self.cries.extend(self.roy_left.take().map(|dice| Cry::Roy(RoyCry::Left(dice))));
    }
}

/// Returns the cry of a phase in which people choose; what the crier does next needs none.
fn began(phase: Phase, table: &Table) -> Option<Cry> {
    match phase {
        Phase::Settle(_) => settles(table),
        Phase::Roy(RoyPhase::Act) => Some(Cry::Roy(RoyCry::Acts)),
        Phase::Roy(RoyPhase::Ask(_)) => table.roy_asks().map(|asks| Cry::Roy(RoyCry::Asks(asks))),
        Phase::Event(EventStep::Push(..)) => table.resolving().map(Cry::Pushes),
        Phase::Turn(TurnStep::Act(seat)) => Some(Cry::Acts(seat)),
        Phase::Turn(TurnStep::Aim(seat, cubes)) => Some(Cry::Aims(seat, cubes)),
        Phase::End(EndStep::Close) => Some(Cry::RoundDone),
        // A player who faces a black die has been told so.
        Phase::Black(_)
        | Phase::Upkeep(_)
        | Phase::Event(EventStep::Draw(_) | EventStep::Resolve(_))
        | Phase::Turn(TurnStep::Shoot(..))
        | Phase::Roy(RoyPhase::Settle(_) | RoyPhase::Counter)
        | Phase::End(EndStep::Show | EndStep::Over) => None,
    }
}

/// Returns the winners, and everybody's place.
fn counted(scores: &BySeat<Score>) -> Vec<Cry> {
    let mut totals: Vec<(Seat, i32)> = scores.iter().map(|(seat, score)| (seat, score.total())).collect();
    totals.sort_by_key(|(seat, total)| (std::cmp::Reverse(*total), *seat));
    let best = totals.first().map(|(_, total)| Cry::Won(winners(scores), *total));
    let place = |total: i32| 1 + totals.iter().filter(|(_, other)| *other > total).count();
    let standings = totals.iter().map(|(seat, total)| Cry::Standing(place(*total), *seat, *total));
    best.into_iter().chain(standings).collect()
}
