//! Counts the happenings of a game.

use super::counts::{CityCounts, Count};
use super::kind::{ByKind, Kind};
use crate::games::troyes::bots::Bot;
use crate::games::troyes::rules::{
    Activity, BlackDice, Change, Dice, Event, Events, Good, Happening, Owner, Round, Seat, Table, What, Why, Works,
    winners,
};

/// The state that is kept while one game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The start player of the first round.
    start: Seat,
    /// The bots, by seat.
    bots: [Bot; 4],
    /// The points of each seat, by kind.
    points: [ByKind<u16>; 4],
    /// The activity of the last deed, if it was for one.
    card: Option<Activity>,
    /// The deeds of the game and of the round.
    deeds: [usize; 2],
    /// The black dice of the round, and those that were not countered.
    black: [usize; 2],
    /// The events that came.
    came: Vec<Event>,
    /// The orders.
    orders: usize,
}

impl Seen {
    /// Counts a game that was opened.
    pub(super) fn begin(counts: &mut CityCounts, bots: [Bot; 4], opened: &Table) -> Self {
        counts.count(Count::Games, opened.players().len(), 1);
        counts.count(Count::Bonus, 0, u64::from(opened.has_bonus()));
        counts.count(Count::Start, opened.start().index(), 1);
        if let Some(first) = opened.player(Seat(0)).and_then(|player| player.characters().first()) {
            counts.count(Count::Character, *first as usize, 1);
        }
        for (_, bot) in opened.players().zip(bots) {
            counts.count(Count::Played, bot as usize, 1);
        }
        let (points, black, came) = ([ByKind::default(); 4], [0; 2], opened.came().to_vec());
        for event in &came {
            counts.count(Count::EventCame, *event as usize, 1);
        }
        Self { start: opened.start(), bots, points, card: None, deeds: [0; 2], black, came, orders: 0 }
    }

    /// Counts an order's happenings.
    pub(super) fn notice(&mut self, counts: &mut CityCounts, happenings: &[Happening]) {
        self.orders += 1;
        for happening in happenings {
            match happening {
                Happening::Dice(Dice::Rolled(_, dice)) => {
                    for die in dice {
                        counts.count(Count::Thrown, usize::from(die.face.value() - 1), 1);
                    }
                }
                Happening::Deed(deed) => {
                    self.deeds = self.deeds.map(|deeds| deeds + 1);
                    self.card = match deed.what {
                        What::Activity(card, times) => {
                            counts.count(Count::Used, card as usize, 1);
                            counts.count(Count::Times, card as usize, times.into());
                            Some(card)
                        }
                        What::Cathedral | What::Combat(..) | What::Citizen(..) | What::Agriculture | What::Unsaid => {
                            None
                        }
                    };
                }
                Happening::Gained(change) => self.gained(counts, *change),
                Happening::Lost(change) => self.lost(counts, *change),
                Happening::Events(events) => self.event(counts, events),
                Happening::Black(BlackDice::Rolled(faces)) => {
                    self.black[0] += faces.len();
                    for face in faces {
                        counts.count(Count::BlackThrown, usize::from(face.value() - 1), 1);
                    }
                }
                Happening::Black(BlackDice::Uncountered(..)) => self.black[1] += 1,
                Happening::Works(Works::Revealed(cards)) => {
                    for card in cards.values() {
                        counts.count(Count::Came, *card as usize, 1);
                    }
                }
                Happening::Round(Round::Cleared) => {
                    let [deeds, [black, uncountered]] = [self.deeds, self.black];
                    counts.count(Count::RoundDeeds, deeds[1], 1);
                    counts.count(Count::RoundBlack, black, 1);
                    counts.count(Count::RoundUncountered, uncountered, 1);
                    (self.deeds[1], self.black) = (0, [0; 2]);
                }
                Happening::Dice(Dice::Rerolled(..) | Dice::TurnedOver(..))
                | Happening::Citizens(_)
                | Happening::Black(BlackDice::Faces(..) | BlackDice::Countered { .. })
                | Happening::Works(Works::Stored(..) | Works::Shot(..))
                | Happening::Cathedral(_)
                | Happening::Round(
                    Round::New(_) | Round::Began(_) | Round::Passed(_) | Round::PassDenier(_) | Round::StartPassed(_),
                )
                | Happening::Ending(_)
                | Happening::Roy(_)
                | Happening::Inexact { .. }
                | Happening::Booked(_)
                | Happening::Corrected(_) => {}
            }
        }
    }

    fn gained(&mut self, counts: &mut CityCounts, Change { seat, good, amount, due: _, why }: Change) {
        if good == Good::Point {
            self.points(seat, why, amount);
        }
        if let Why::Activity(card, by) = why {
            let count = match good {
                Good::Point => Count::EffectPoints,
                Good::Denier => Count::Deniers,
                Good::Influence => Count::Influence,
            };
            if good == Good::Point || by == seat {
                counts.count(count, card as usize, amount.into());
            }
        }
        if let (Why::Reward(event), Good::Point) = (why, good) {
            counts.count(Count::RewardPoints, event as usize, amount.into());
        }
    }

    fn lost(&mut self, counts: &mut CityCounts, Change { seat, good, amount, due: _, why }: Change) {
        let paid = match good {
            Good::Point => {
                self.points(seat, why, amount);
                return;
            }
            Good::Denier => Count::DeniersPaid,
            Good::Influence => Count::InfluencePaid,
        };
        if let Why::Activity(card, by) = why
            && by == seat
        {
            counts.count(paid, card as usize, amount.into());
        }
    }

    fn points(&mut self, seat: Seat, why: Why, amount: u16) {
        if let Some(points) = self.points.get_mut(seat.index()) {
            points[Kind::of(why)] += amount;
        }
    }

    fn event(&mut self, counts: &mut CityCounts, events: &Events) {
        match events {
            Events::Entered(event, _) => {
                counts.count(Count::EventCame, *event as usize, 1);
                if !self.came.iter().any(|other| other.deck() == event.deck()) {
                    counts.count(Count::FirstEvent, *event as usize, 1);
                }
                self.came.push(*event);
            }
            Events::Cubed(_, Owner::Seat(_), cubes) => {
                if let Some(card) = self.card {
                    counts.count(Count::Cubes, card as usize, u64::from(*cubes));
                }
            }
            Events::Beaten(beaten) => counts.count(Count::Beaten, beaten.event as usize, 1),
            Events::Cubed(_, Owner::Gray | Owner::Roy, _)
            | Events::Calls(..)
            | Events::CallsRed(_)
            | Events::NoCard(_)
            | Events::Took(..)
            | Events::Rolled(..)
            | Events::NoEffect(..)
            | Events::Uncubed(..) => {}
        }
    }

    /// Counts a game that is over.
    pub(super) fn end(mut self, counts: &mut CityCounts, table: &Table) {
        counts.count(Count::GameDeeds, self.deeds[0], 1);
        counts.count(Count::GameOrders, self.orders, 1);
        for work in table.works() {
            for (space, _) in (0..).zip(&work.tradesmen).filter(|(_, tradesman)| tradesman.is_some()) {
                let points = table.book().activities[work.activity].space(space).unwrap_or_default();
                counts.count(Count::SpacePoints, work.activity as usize, points.into());
            }
        }
        let Ok(scores) = table.score() else { return };
        let winners = winners(&scores);
        for (seat, score) in scores.iter() {
            let turn = table.seats_from(self.start).position(|other| other == seat).unwrap_or_default();
            let Some((points, bot)) = self.points.get_mut(seat.index()).zip(self.bots.get(seat.index())) else {
                continue;
            };
            for kind in Kind::ALL {
                points[kind] += kind.at_end(score);
            }
            counts.count_points(Count::Points, seat.index(), points);
            counts.count_points(Count::PointsAt, turn, points);
            counts.count_points(Count::PointsBy, *bot as usize, points);
            if winners.contains(&seat) {
                counts.count(Count::Won, seat.index(), 1);
                counts.count(Count::WonAt, turn, 1);
                counts.count(Count::WonBy, *bot as usize, 1);
                counts.count(Count::Winners, 0, 1);
                counts.count_points(Count::WinnersPoints, 0, points);
            }
        }
    }
}
