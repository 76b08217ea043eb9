//! Troyes.

use arbitrary::{Result, Unstructured};
use town_crier::chronicle::{Choosing as _, Next, Recorded as _};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{CardsFrom, DiceFrom, Draft, Opening, Record, StartFrom};
use town_crier::games::troyes::rules::{
    Act, Activity, BlackStep, Book, Building, ByBuilding, ByColor, ByOwner, Called, Character, Correction, Count,
    Decision, Decisions, Depth, DieAt, Event, Face, Figure, Good, Group, Hire, Lies, Order, Origin, Owner, Page, Phase,
    Purpose, Purse, Resolution, Seat, Setup, Table, Target, ToldEvent, TurnStep, Use, Uses,
};
use town_crier::play::{Ask, Kind};

use super::Hostile;

/// More picks than any order takes.
const PICKS: usize = 24;

impl Hostile for Troyes {
    fn any_opening(input: &mut Unstructured<'_>) -> Result<Opening> {
        let cards = [CardsFrom::Code, CardsFrom::Hand];
        let gray = ByBuilding::from_fn(|_| Setup::GRAY_OF_TWO);
        let mut held = Decisions::default();
        for decision in Decision::ALL {
            held[decision] = input.arbitrary()?;
        }
        let books = [Book::house(), Book::rulebook(), Book::open()];
        Ok(Opening {
            code: super::code(input)?,
            players: vec![String::new(); input.int_in_range(1..=5)?],
            solo: input.arbitrary::<bool>()?.then_some(held),
            start: *input.choose(&[StartFrom::Code, StartFrom::Entered(Seat(0)), StartFrom::Entered(Seat(3))])?,
            bonus: input.arbitrary()?,
            gray: if input.arbitrary()? { gray } else { buildings(input)? },
            cards: *input.choose(&cards)?,
            characters: *input.choose(&cards)?,
            dice: *input.choose(&[DiceFrom::Code, DiceFrom::Entered])?,
            book: input.choose(&books)?.clone(),
            depth: *input.choose(&Depth::ALL)?,
        })
    }

    fn any_order(record: &Record, input: &mut Unstructured<'_>) -> Result<Order> {
        let table = record.table();
        Ok(match input.int_in_range(0..=20)? {
            0 => Order::Settle(*input.choose(&Building::ALL)?),
            1 => {
                let mut cards = ByColor::from_fn(|_| Activity::ALL[0]);
                for card in cards.values_mut() {
                    *card = *input.choose(&Activity::ALL)?;
                }
                Order::Reveal(cards)
            }
            2 => Order::Pay { short: many(input, 4, seat)? },
            3 => {
                let mut dice = ByOwner::with(table.player_count(), |_| ByColor::from_fn(|_| Vec::new()));
                for faces in dice.values_mut().flat_map(ByColor::values_mut) {
                    *faces = many(input, 4, face)?;
                }
                Order::Workforce(Box::new(dice))
            }
            4 => Order::Enter(event(input)?),
            5 => Order::Call(*input.choose(&Called::ALL)?),
            6 => Order::Resolve(Resolution {
                short: many(input, 4, seat)?,
                told: many(input, 2, told)?,
                black: if input.arbitrary()? { Some(small(input)?) } else { None },
            }),
            7 => Order::RollEvent(face(input)?),
            8 => Order::Push(maybe(input, owner)?),
            9 => Order::RollBlack(many(input, 9, face)?),
            10 => Order::Counter { black: many(input, 3, small)?, with: many(input, 4, small)? },
            11 => Order::GiveWay,
            12 => Order::Spend(match input.int_in_range(0..=2)? {
                0 => Use::Reroll(small(input)?, face(input)?),
                1 => Use::Recruit,
                _ => Use::TurnOver(many(input, 4, small)?),
            }),
            13 => Order::Act(Box::new(act(table, input)?)),
            14 => Order::Shoot(many(input, 6, face)?),
            15 => Order::Aim { events: many(input, 4, event)?, told: many(input, 2, told)? },
            16 => Order::Pass,
            17 => Order::Close,
            18 => {
                let characters =
                    many(input, 4, |input| many(input, 2, |input| input.choose(&Character::ALL).copied()))?;
                Order::Show(characters.into_iter().collect())
            }
            19 => Order::Book(Box::new(page(input)?)),
            _ => Order::Correct(correction(input)?),
        })
    }

    /// Picks something in the menu, again and again, until an order is whole.
    fn offered(record: &Record, input: &mut Unstructured<'_>) -> Result<Option<Order>> {
        let mut draft = Draft::default();
        for _ in 0..PICKS {
            let menu = Troyes::menu(record, &draft);
            let items: Vec<_> = menu.offered().collect();
            let Some(item) = items.get(input.choose_index(items.len().max(1))?) else { break };
            let given = match item.kind {
                Kind::Number { most, .. } => {
                    let number = Some(input.int_in_range(0..=most)?).filter(|number| *number > 0);
                    Troyes::set_number(record, &mut draft, item.pick, number);
                    None
                }
                Kind::Choose | Kind::Act => Troyes::pick(record, &mut draft, item.pick),
            };
            let whole = given.or(if input.arbitrary()? { Troyes::drafted(record, &draft) } else { None });
            if let Some(ask) = whole {
                return Ok(Some(record.complete(ask)));
            }
        }
        Ok(match record.next() {
            Next::Order(ask) | Next::Choose(ask) => Some(record.complete(ask)),
            Next::Pick | Next::Enter | Next::Over => None,
        })
    }

    fn is_offered(record: &Record, order: &Order) -> Option<bool> {
        let table = record.table();
        // What the code deals is offered where it deals now, and nothing else in its place.
        if let Some(draw) = Troyes::drawn(record.opening(), order)
            && record.complete(Ask::Draw(draw)) != *order
        {
            return Some(false);
        }
        if let Next::Order(ask) | Next::Choose(ask) = record.next()
            && record.complete(ask) == *order
        {
            return Some(true);
        }
        match (order, table.phase()) {
            (Order::Settle(building), Phase::Settle(_)) => Some(table.crowd(*building) < Building::SPACES),
            (Order::Spend(of), Phase::Black(BlackStep::Counter(seat)) | Phase::Turn(TurnStep::Act(seat))) => {
                Some(table.against_use(seat, of).is_empty())
            }
            (Order::Act(act), Phase::Turn(TurnStep::Act(seat))) => {
                let group = table.group(seat, &act.group, act.cube);
                let offer = group.and_then(|group: Group| table.offer(seat, &group, target(&act.purpose)));
                // Further choices may be wrong all the same.
                offer.err().map(|_| false)
            }
            (Order::Pass, Phase::Turn(TurnStep::Act(_))) => Some(true),
            (Order::Close, _) => Some(table.can_close()),
            (Order::Settle(_) | Order::Spend(_) | Order::Act(_) | Order::Pass, _) => Some(false),
            _ => None,
        }
    }

    fn holds(table: &Table) {
        assert!(Building::ALL.into_iter().all(|building| table.crowd(building) <= Building::SPACES));
        for (owner, _) in table.square().iter() {
            let most = if owner == Owner::Gray { Setup::GRAY } else { Setup::CITIZENS };
            assert!(table.citizens(owner) <= most, "{owner:?}");
        }
        for (seat, player) in table.players() {
            assert!(player.purse().has(Good::Influence) <= Purse::MOST_INFLUENCE);
            let twice = |card: &&town_crier::games::troyes::rules::Work| {
                card.tradesmen.iter().filter(|one| **one == Some(seat)).count() > 1
            };
            assert!(table.works().iter().find(twice).is_none(), "two tradesmen on one card");
        }
    }
}

fn many<T>(
    input: &mut Unstructured<'_>,
    most: usize,
    mut one: impl FnMut(&mut Unstructured<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    (0..input.int_in_range(0..=most)?).map(|_| one(input)).collect()
}

fn maybe<T>(input: &mut Unstructured<'_>, one: impl FnOnce(&mut Unstructured<'_>) -> Result<T>) -> Result<Option<T>> {
    if input.arbitrary()? { one(input).map(Some) } else { Ok(None) }
}

fn small(input: &mut Unstructured<'_>) -> Result<u8> {
    input.int_in_range(0..=7)
}

fn seat(input: &mut Unstructured<'_>) -> Result<Seat> {
    input.int_in_range(0..=4).map(Seat)
}

fn owner(input: &mut Unstructured<'_>) -> Result<Owner> {
    Ok(maybe(input, seat)?.map_or(Owner::Gray, Owner::Seat))
}

fn face(input: &mut Unstructured<'_>) -> Result<Face> {
    input.choose(&Face::ALL).copied()
}

fn event(input: &mut Unstructured<'_>) -> Result<Event> {
    input.choose(&Event::ALL).copied()
}

fn building(input: &mut Unstructured<'_>) -> Result<Building> {
    input.choose(&Building::ALL).copied()
}

fn buildings(input: &mut Unstructured<'_>) -> Result<ByBuilding<u8>> {
    let mut all = ByBuilding::default();
    for count in all.values_mut() {
        *count = small(input)?;
    }
    Ok(all)
}

fn told(input: &mut Unstructured<'_>) -> Result<ToldEvent> {
    let rewards = |input: &mut Unstructured<'_>| Ok([small(input)?, small(input)?]);
    Ok(ToldEvent { event: event(input)?, beaten: input.arbitrary()?, rewards: maybe(input, rewards)? })
}

fn card(table: &Table, input: &mut Unstructured<'_>) -> Result<Activity> {
    let there: Vec<Activity> = table.works().iter().map(|work| work.activity).collect();
    input.choose(if there.is_empty() { &Activity::ALL } else { &there }).copied()
}

fn origin(table: &Table, input: &mut Unstructured<'_>) -> Result<Origin> {
    Ok(match input.int_in_range(0..=3)? {
        0 => Origin::Supply,
        1 => Origin::Standing(building(input)?),
        2 => Origin::Lying(building(input)?),
        _ => Origin::Tradesman(card(table, input)?),
    })
}

/// An action, mostly with dice that lie there.
fn act(table: &Table, input: &mut Unstructured<'_>) -> Result<Act> {
    let free: Vec<DieAt> = table.free_dice().map(|(at, _)| at).collect();
    let die = |input: &mut Unstructured<'_>| match input.choose(&free) {
        Ok(at) => Ok(*at),
        Err(_) => Ok(DieAt { owner: owner(input)?, index: small(input)? }),
    };
    let group = many(input, 4, die)?;
    let cube = maybe(input, |input| card(table, input))?;
    let purpose = match input.int_in_range(0..=5)? {
        0 => {
            let hire =
                |input: &mut Unstructured<'_>| Ok(Hire { from: origin(table, input)?, told: maybe(input, small)? });
            let uses = match input.int_in_range(0..=2)? {
                0 => Uses::Times(small(input)?),
                1 => Uses::Buildings(many(input, 4, building)?),
                _ => Uses::Events(many(input, 4, event)?),
            };
            let card = card(table, input)?;
            Purpose::Activity { card, hire: maybe(input, hire)?, uses, told: many(input, 2, told)? }
        }
        1 => Purpose::Cathedral,
        2 => Purpose::Combat { event: event(input)?, cubes: maybe(input, small)?, told: maybe(input, told)? },
        3 => Purpose::Citizen { from: origin(table, input)?, out: maybe(input, owner)? },
        4 => Purpose::Agriculture,
        _ => Purpose::Unsaid,
    };
    Ok(Act { group, cube, purpose })
}

const fn target(purpose: &Purpose) -> Target {
    match purpose {
        Purpose::Activity { card, .. } => Target::Activity(*card),
        Purpose::Cathedral => Target::Cathedral,
        Purpose::Combat { event, .. } => Target::Combat(*event),
        Purpose::Citizen { .. } => Target::Citizen,
        Purpose::Agriculture => Target::Agriculture,
        Purpose::Unsaid => Target::Unsaid,
    }
}

/// A page with one figure.
fn page(input: &mut Unstructured<'_>) -> Result<Page> {
    let figure = Figure::group(small(input)?);
    Ok(if input.arbitrary()? {
        let mut page = town_crier::games::troyes::rules::ActivityPage::default();
        match input.int_in_range(0..=2)? {
            0 => page.hire = figure,
            1 => page.per = figure,
            _ => page.spaces[input.int_in_range(0..=3)?] = figure,
        }
        Page::Activity(*input.choose(&Activity::ALL)?, page)
    } else {
        let mut page = town_crier::games::troyes::rules::EventPage::default();
        match input.int_in_range(0..=3)? {
            0 => page.per = figure,
            1 => page.banners = figure,
            2 => (page.first, page.second) = (figure, figure),
            _ => page.black = figure,
        }
        Page::Event(event(input)?, page)
    })
}

fn correction(input: &mut Unstructured<'_>) -> Result<Correction> {
    let die = |input: &mut Unstructured<'_>| Ok(DieAt { owner: owner(input)?, index: small(input)? });
    let activity = |input: &mut Unstructured<'_>| input.choose(&Activity::ALL).copied();
    Ok(match input.int_in_range(0..=13)? {
        0 => Correction::Purse(seat(input)?, *input.choose(&Good::ALL)?, input.int_in_range(0..=30)?),
        1 => Correction::Exact(seat(input)?, *input.choose(&Count::ALL)?),
        2 => Correction::Standing(building(input)?, owner(input)?, small(input)?),
        3 => Correction::Lying(building(input)?, owner(input)?, input.arbitrary()?),
        4 => Correction::Supply(seat(input)?, small(input)?),
        5 => Correction::Tradesmen(activity(input)?, many(input, 4, |input| maybe(input, seat))?),
        6 => Correction::Stored(activity(input)?, seat(input)?, small(input)?),
        7 => Correction::Event(event(input)?, many(input, 4, owner)?),
        8 => Correction::Left(event(input)?, maybe(input, seat)?),
        9 => Correction::Cathedral(face(input)?, small(input)?, maybe(input, owner)?),
        10 => {
            let lies = [Lies::Square, Lies::Used, Lies::Countered];
            Correction::Die(die(input)?, face(input)?, *input.choose(&lies)?)
        }
        11 => Correction::Start(seat(input)?),
        12 => Correction::Turn(seat(input)?),
        _ => Correction::Passed(seat(input)?, maybe(input, small)?),
    })
}
