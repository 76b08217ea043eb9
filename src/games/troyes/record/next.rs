//! The next right step for the crier, phase by phase.

use super::{Ask, CardsFrom, DiceFrom, Next, Opening};
use crate::chronicle::cards::Card;
use crate::games::troyes::rules::{
    Awaits, BlackStep, Building, Count, Draw, EndStep, Event, EventEffect, EventStep, Good, Order, Owner, Phase,
    Player, Resolution, RoyAsks, RoyDeed, RoyOrder, RoyPhase, Seat, Table, Troyes, TurnStep, UpkeepStep, Wanted,
};
use crate::play::BySeat;

/// Returns the next right step.
pub(super) fn next(opening: &Opening, table: &Table) -> Next {
    // What people draw and throw themselves is entered by the menu, too.
    let card = |draw| match opening.cards {
        CardsFrom::Code => Next::Order(Ask::Draw(draw)),
        CardsFrom::Hand => Next::Pick,
    };
    let dice = |draw| match opening.dice {
        DiceFrom::Code => Next::Order(Ask::Draw(draw)),
        DiceFrom::Entered => Next::Pick,
    };
    let order = |order| Next::Order(Ask::Order(order));
    let choose = |order| Next::Choose(Ask::Order(order));
    match table.phase() {
        Phase::Black(BlackStep::Counter(seat)) if !could_counter(table, seat) => choose(Order::GiveWay),
        Phase::Settle(_) | Phase::Event(EventStep::Draw(Wanted::Color)) | Phase::Black(BlackStep::Counter(_)) => {
            Next::Pick
        }
        Phase::Upkeep(UpkeepStep::Reveal) => card(Draw::Reveal),
        Phase::Event(EventStep::Draw(Wanted::Red | Wanted::SecondRed | Wanted::Called(_))) => card(Draw::Enter),
        Phase::Upkeep(UpkeepStep::Income) => {
            let pay = Order::Pay { short: Vec::new() };
            if may_be_short(table).is_empty() { order(pay) } else { choose(pay) }
        }
        Phase::Upkeep(UpkeepStep::Workforce) => dice(Draw::Workforce),
        Phase::Event(EventStep::Resolve(_)) => match table.resolving() {
            Some(event) if table.awaits(event) == Awaits::Die => dice(Draw::RollEvent),
            Some(event) if table.book().black(event).is_none() => Next::Pick,
            Some(event) if is_told(table, event) => choose(Order::Resolve(Resolution::default())),
            Some(_) | None => order(Order::Resolve(Resolution::default())),
        },
        Phase::Event(EventStep::Push(..)) => match pushed(table).as_slice() {
            [only] => order(Order::Push(*only)),
            _ => Next::Pick,
        },
        Phase::Roy(RoyPhase::Settle(_)) => dice(Draw::RoySettle),
        Phase::Roy(RoyPhase::Counter) => order(Order::Roy(RoyOrder::Counter)),
        Phase::Roy(RoyPhase::Act) => dice(Draw::RoyThrow),
        Phase::Roy(RoyPhase::Ask(_)) => Next::Pick,
        Phase::Black(BlackStep::Roll) => dice(Draw::RollBlack),
        Phase::Turn(TurnStep::Act(_)) => choose(Order::Pass),
        Phase::Turn(TurnStep::Shoot(..)) => dice(Draw::Shoot),
        Phase::Turn(TurnStep::Aim(..)) => choose(Order::Aim { events: Vec::new(), told: Vec::new() }),
        Phase::End(EndStep::Close) => order(Order::Close),
        Phase::End(EndStep::Show) if table.dealt_characters() => order(Order::Show(BySeat::default())),
        Phase::End(EndStep::Show) => choose(Order::Show(BySeat::default())),
        Phase::End(EndStep::Over) => Next::Over,
    }
}

/// Returns those of whom people say whether they can pay what is due now: their purses are not exact.
pub(super) fn may_be_short(table: &Table) -> Vec<Seat> {
    let due = |seat: Seat| match table.phase() {
        Phase::Upkeep(UpkeepStep::Income) => Some((Good::Denier, table.salaries(seat))),
        Phase::Event(EventStep::Resolve(_)) => table.due(table.resolving()?, seat),
        Phase::Settle(_)
        | Phase::Upkeep(UpkeepStep::Reveal | UpkeepStep::Workforce)
        | Phase::Event(EventStep::Draw(_) | EventStep::Push(..))
        | Phase::Black(_)
        | Phase::Turn(_)
        | Phase::Roy(_)
        | Phase::End(_) => None,
    };
    let asked = |(seat, player): &(Seat, &Player)| {
        due(*seat).is_some_and(|(good, due)| due > 0 && !player.is_exact(Count::from(good)))
    };
    table.players().filter(asked).map(|(seat, _)| seat).collect()
}

/// Returns the owners of whom a gray citizen can push out one, and nobody where a space is free (`T 9.31`); or le Roy's
/// (`T 20.14`).
#[must_use]
pub fn pushed(table: &Table) -> Vec<Option<Owner>> {
    if let (Phase::Roy(RoyPhase::Ask(faces)), Some(RoyAsks::Out(building, _))) = (table.phase(), table.roy_asks()) {
        let pushes = matches!(table.roy_deed(faces), Some(RoyDeed::Worker { pushes: true }));
        return table.roy_outs(building, pushes);
    }
    let Some(EventEffect::GrayCitizen(building)) = table.resolving().map(Event::effect) else { return Vec::new() };
    let nobody = (table.crowd(building) < Building::SPACES).then_some(None);
    let standing = table.standing(building).iter().filter(|(_, count)| **count > 0);
    nobody.into_iter().chain(standing.map(|(owner, _)| Some(owner))).collect()
}

/// Returns the card for whose figures le Roy waits (`T 20.15`, `T 20.16`).
#[must_use]
pub fn awaited(table: &Table) -> Option<Card> {
    match table.roy_asks()? {
        RoyAsks::Out(..) => None,
        RoyAsks::Event(event) => Card::named::<Troyes>(event.name()),
        RoyAsks::Activity(card) => Card::named::<Troyes>(card.name()),
    }
}

/// Whether people may say something of how an event takes effect.
fn is_told(table: &Table, event: Event) -> bool {
    let open = |event: &Event| {
        let page = &table.book().events[*event];
        page.banners.get().is_none() || page.rewards().is_none() && table.free_banners(*event) <= Some(1)
    };
    !may_be_short(table).is_empty() || table.supported(event).iter().any(open)
}

/// Whether a player's dice reach the highest black die as they lie (`T 8.7`).
pub(super) fn could_counter(table: &Table, seat: Seat) -> bool {
    table.highest_black().is_none_or(|(_, face)| table.defence(seat) >= u16::from(face.value()))
}
