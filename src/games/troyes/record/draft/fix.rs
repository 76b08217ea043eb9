//! A correction as it is picked, when the real table is different from the crier's.

use super::fixed::{FixKind, FixPick};
use super::{Pick, Picked};
use crate::games::troyes::rules::{
    Activity, Building, Correction, CorrectionReason, Count, DieAt, Event, Face, Good, Lies, Order, Owner, Player,
    Reason, Roy, SPACES, Seat, Table, decide,
};
use crate::play::{Item, Menu, Place};

/// Nobody has more.
const MOST: u16 = 999;

/// A correction as it is chosen so far; whatever nobody touched is as the table says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What is corrected; nothing was chosen at first.
    pub kind: Option<FixKind>,
    owner: Owner,
    building: Building,
    good: Good,
    count: Option<Count>,
    number: Option<u16>,
    /// Whether the number was said to be none.
    none: bool,
    lying: Option<bool>,
    card: Option<Activity>,
    event: Option<Event>,
    to: Option<Picked<Option<Seat>>>,
    site: Option<Face>,
    level: u8,
    cube: Option<Picked<Option<Owner>>>,
    die: Option<DieAt>,
    face: Option<Face>,
    lies: Option<Lies>,
    /// The tradesmen space by space, or the cubes in their order.
    row: Option<Vec<Option<Owner>>>,
    space: Option<Picked<Option<u8>>>,
}

impl Default for Fix {
    fn default() -> Self {
        Self {
            kind: None,
            owner: Owner::Seat(Seat(0)),
            building: Building::Palace,
            good: Good::Denier,
            count: None,
            number: None,
            none: false,
            lying: None,
            card: None,
            event: None,
            to: None,
            site: None,
            level: 1,
            cube: None,
            die: None,
            face: None,
            lies: None,
            row: None,
            space: None,
        }
    }
}

impl Fix {
    /// Returns a draft in which only the player is chosen whose turn it is.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        Self { owner: Owner::Seat(table.active().unwrap_or(table.start())), ..Self::default() }
    }

    /// Whose count it is.
    #[must_use]
    pub const fn owner(&self) -> Owner {
        self.owner
    }

    /// Adds the items of the correction to the menu.
    pub(super) fn menu(&self, table: &Table, menu: &mut Menu<Pick>) {
        let kinds = FixKind::ALL.into_iter().filter(|kind| kind.is_offered(table));
        // Once it is known what is wrong, digits press what belongs to that.
        let place = if self.kind.is_none() { Place::List } else { Place::Details };
        let kinds = kinds.map(|kind| choice(FixPick::Kind(kind), self.kind == Some(kind)));
        menu.add(place, Some("panel-what-is-wrong"), kinds.collect());
        let Some(kind) = self.kind else { return };
        let mut add = |title, items| menu.add(Place::List, title, items);
        let owners: Vec<Owner> = table.square().iter().map(|(owner, _)| owner).collect();
        if kind.has_seat() || kind.has_owner() {
            let of = owners.iter().filter(|owner| kind.has_owner() || owner.seat().is_some());
            add(Some("panel-whose"), of.map(|owner| choice(FixPick::Owner(*owner), self.owner == *owner)).collect());
        }
        if matches!(kind, FixKind::Standing | FixKind::Lying) {
            add(
                Some("panel-where"),
                Building::ALL.map(|of| choice(FixPick::Building(of), self.building == of)).to_vec(),
            );
        }
        if matches!(kind, FixKind::Tradesmen | FixKind::Stored | FixKind::RoyTradesman) {
            let cards = table.works().iter().map(|work| work.activity);
            add(
                Some("panel-which-card"),
                cards.map(|card| choice(FixPick::Card(card), self.card == Some(card))).collect(),
            );
        }
        if matches!(kind, FixKind::Event | FixKind::Left) {
            let events = Self::events(table, kind).into_iter();
            add(
                Some("panel-which-event"),
                events.map(|event| choice(FixPick::Event(event), self.event == Some(event))).collect(),
            );
        }
        match kind {
            FixKind::Purse => {
                add(None, Good::ALL.map(|good| number(FixPick::Good(good), self.has(table, good), MOST)).to_vec());
            }
            FixKind::Exact => {
                let player = self.player(table);
                let inexact =
                    Count::ALL.into_iter().filter(|count| player.is_some_and(|player| !player.is_exact(*count)));
                add(
                    Some("panel-right"),
                    inexact.map(|count| choice(FixPick::Count(count), self.count == Some(count))).collect(),
                );
            }
            FixKind::Standing | FixKind::Supply | FixKind::Stored | FixKind::Passed | FixKind::RoyPoints => {
                add(None, vec![number(FixPick::Number, self.number(table), kind.most())]);
            }
            FixKind::Lying => {
                let lies = self.is_lying(table);
                add(Some("panel-lies-there"), [false, true].map(|is| choice(FixPick::Lying(is), lies == is)).to_vec());
            }
            FixKind::Tradesmen | FixKind::Event => {
                let there = (0..).zip(self.row(table)).filter(|(_, owner)| owner.is_some());
                add(Some("panel-there"), there.map(|(at, _)| choice(FixPick::Remove(at), true)).collect());
                let of = owners.iter().filter(|owner| kind == FixKind::Event || owner.seat().is_some());
                add(Some("panel-add"), of.map(|owner| Item::act(Pick::Fix(FixPick::Add(*owner)), true)).collect());
            }
            FixKind::RoyTradesman => add(Some("panel-space"), self.spaces(table)),
            FixKind::Left => {
                let to = std::iter::once(None).chain(table.players().map(|(seat, _)| Some(seat)));
                add(Some("panel-goes-to"), to.map(|to| choice(FixPick::To(to), self.to == Some(Picked(to)))).collect());
            }
            FixKind::Cathedral => {
                add(
                    Some("panel-site"),
                    Face::ALL.map(|site| choice(FixPick::Site(site), self.site == Some(site))).to_vec(),
                );
                add(
                    Some("panel-level"),
                    [1, 2, 3].map(|level| choice(FixPick::Level(level), self.level == level)).to_vec(),
                );
                let cube = self.cube.or(self.site.map(|site| Picked(table.cube_at(site, self.level))));
                let cubes = std::iter::once(None).chain(owners.iter().copied().map(Some));
                add(
                    Some("panel-whose-cube"),
                    cubes.map(|of| choice(FixPick::Cube(of), cube == Some(Picked(of)))).collect(),
                );
            }
            FixKind::Die => {
                let all = table
                    .square()
                    .iter()
                    .flat_map(|(owner, dice)| (0..).zip(dice).map(move |(index, _)| DieAt { owner, index }));
                add(Some("panel-which-die"), all.map(|at| choice(FixPick::Die(at), self.die == Some(at))).collect());
                let die = self.die.and_then(|at| table.die(at));
                let face = self.face.or(die.map(|die| die.face));
                add(
                    Some("panel-shows"),
                    Face::ALL.map(|shows| choice(FixPick::Shows(shows), face == Some(shows))).to_vec(),
                );
                let lies = self.lies.or(die.map(|die| die.lies));
                let places = [Lies::Square, Lies::Used, Lies::Countered];
                add(Some("panel-lies"), places.map(|place| choice(FixPick::Lies(place), lies == Some(place))).to_vec());
            }
            FixKind::Start | FixKind::Turn => {}
        }
    }

    /// Presses an item. Another kind, owner, building, card or place is chosen: what was touched of the one before counts no more.
    pub(super) fn pick(&mut self, table: &Table, pick: FixPick) {
        let Self { kind, owner, building, card, event, site, level, .. } = *self;
        let anew = Self { kind, owner, building, card, event, site, level, ..Self::default() };
        match pick {
            FixPick::Kind(kind) => {
                *self = Self { kind: Some(kind), owner: at_seat(kind, owner, table), ..Self::default() }
            }
            FixPick::Owner(owner) => *self = Self { owner, ..anew },
            FixPick::Building(building) => *self = Self { building, ..anew },
            FixPick::Card(card) => *self = Self { card: Some(card), ..anew },
            FixPick::Event(event) => *self = Self { event: Some(event), ..anew },
            FixPick::Site(site) => *self = Self { site: Some(site), ..anew },
            FixPick::Level(level) => *self = Self { level, ..anew },
            FixPick::Die(die) => *self = Self { die: Some(die), ..anew },
            FixPick::Count(count) => self.count = Some(count),
            FixPick::Lying(lying) => self.lying = Some(lying),
            FixPick::To(to) => self.to = Some(Picked(to)),
            FixPick::Cube(cube) => self.cube = Some(Picked(cube)),
            FixPick::Space(space) => self.space = Some(Picked(space)),
            FixPick::Shows(face) => self.face = Some(face),
            FixPick::Lies(lies) => self.lies = Some(lies),
            FixPick::Remove(at) => {
                let mut row = self.row(table);
                if kind == Some(FixKind::Tradesmen) {
                    // Those behind do not move up (`T 9.11`).
                    row.iter_mut().skip(at).take(1).for_each(|space| *space = None);
                    row.truncate(row.iter().rposition(Option::is_some).map_or(0, |last| last + 1));
                } else if at < row.len() {
                    row.remove(at);
                }
                self.row = Some(row);
            }
            FixPick::Add(owner) => {
                let mut row = self.row(table);
                match row.iter_mut().find(|space| space.is_none()) {
                    Some(space) => *space = Some(owner),
                    None => row.push(Some(owner)),
                }
                self.row = Some(row);
            }
            FixPick::Good(_) | FixPick::Number => {}
        }
    }

    /// Sets a number.
    pub(super) fn set_number(&mut self, pick: FixPick, number: Option<u16>) {
        if let FixPick::Good(good) = pick {
            self.good = good;
        }
        (self.number, self.none) = (number, number.is_none());
    }

    /// The correction, as far as it is whole.
    #[must_use]
    pub fn correction(&self, table: &Table) -> Option<Correction> {
        let owner = self.owner;
        let seat = owner.seat();
        let number = || self.number(table).map(|number| u8::try_from(number).unwrap_or(u8::MAX));
        Some(match self.kind? {
            FixKind::Purse => Correction::Purse(seat?, self.good, self.number?),
            FixKind::Exact => Correction::Exact(seat?, self.count?),
            FixKind::Standing => Correction::Standing(self.building, owner, number()?),
            FixKind::Lying => Correction::Lying(self.building, owner, self.is_lying(table)),
            FixKind::Supply => Correction::Supply(seat?, number()?),
            FixKind::Tradesmen => {
                let seats = self.row(table).into_iter().map(|owner| owner.and_then(Owner::seat));
                Correction::Tradesmen(self.card?, seats.collect())
            }
            FixKind::Stored => Correction::Stored(self.card?, seat?, number()?),
            FixKind::Event => Correction::Event(self.event?, self.row(table).into_iter().flatten().collect()),
            FixKind::Left => Correction::Left(self.event?, self.to?.0),
            FixKind::Cathedral => Correction::Cathedral(self.site?, self.level, self.cube?.0),
            FixKind::Die => {
                let (at, die) = (self.die?, table.die(self.die?)?);
                Correction::Die(at, self.face.unwrap_or(die.face), self.lies.unwrap_or(die.lies))
            }
            FixKind::Start => Correction::Start(seat?),
            FixKind::Turn => Correction::Turn(seat?),
            FixKind::Passed => Correction::Passed(seat?, number()),
            FixKind::RoyPoints => Correction::RoyPoints(self.number?),
            FixKind::RoyTradesman => Correction::RoyTradesman(self.card?, self.space?.0),
        })
    }

    /// The order, if the rules follow it.
    #[must_use]
    pub fn order(&self, table: &Table) -> Option<Order> {
        let order = Order::Correct(self.correction(table)?);
        decide(table, &order).is_ok().then_some(order)
    }

    /// Why the rules do not; nothing where nothing was changed yet.
    #[must_use]
    pub fn refused(&self, table: &Table) -> Option<Reason> {
        let refusal = decide(table, &Order::Correct(self.correction(table)?)).err()?;
        let same = Reason::Correction(vec![CorrectionReason::Same]);
        Some(refusal.reason).filter(|reason| *reason != same)
    }

    /// Returns the spaces for le Roy's tradesman on the chosen card, and that he has none there.
    fn spaces(&self, table: &Table) -> Vec<Item<Pick>> {
        let now = self.card.and_then(|card| table.work(card)).map(|work| Picked(work.roy));
        let space = self.space.or(now);
        let spaces = (0..=SPACES).filter_map(|at| u8::try_from(at).ok()).map(Some);
        let all = std::iter::once(None).chain(spaces);
        all.map(|at| choice(FixPick::Space(at), space == Some(Picked(at)))).collect()
    }

    fn player<'a>(&self, table: &'a Table) -> Option<&'a Player> {
        table.player(self.owner.seat()?)
    }

    /// Returns how much the player has of that, as it is typed or as the table says.
    fn has(&self, table: &Table, good: Good) -> Option<u16> {
        let typed = self.number.filter(|_| self.good == good);
        typed.or(self.player(table).map(|player| player.purse().has(good)))
    }

    /// Returns the number as it is typed, or as the table says; nothing for a player who has not passed.
    fn number(&self, table: &Table) -> Option<u16> {
        let player = self.player(table);
        let there = match self.kind? {
            FixKind::Standing => table.standing(self.building).get(self.owner).copied(),
            FixKind::Supply => player.map(Player::supply),
            FixKind::Stored => {
                let stored = |seat| table.work(self.card?)?.stored.get(seat).copied();
                self.owner.seat().and_then(stored)
            }
            FixKind::Passed => player.and_then(Player::passed).filter(|_| !self.none),
            FixKind::RoyPoints => return self.number.or(table.roy().map(Roy::points)),
            FixKind::RoyTradesman
            | FixKind::Purse
            | FixKind::Exact
            | FixKind::Lying
            | FixKind::Tradesmen
            | FixKind::Event
            | FixKind::Left
            | FixKind::Cathedral
            | FixKind::Die
            | FixKind::Start
            | FixKind::Turn => None,
        };
        self.number.or(there.map(Into::into))
    }

    fn is_lying(&self, table: &Table) -> bool {
        self.lying.unwrap_or_else(|| table.lies_at(self.owner, self.building))
    }

    /// Returns the tradesmen or the cubes as they are picked, or as the table has them.
    #[must_use]
    pub fn row(&self, table: &Table) -> Vec<Option<Owner>> {
        let there = || match self.kind {
            Some(FixKind::Tradesmen) => {
                let work = self.card.and_then(|card| table.work(card))?;
                Some(work.tradesmen.iter().map(|seat| seat.map(Owner::Seat)).collect())
            }
            Some(FixKind::Event) => {
                let in_play = self.event.and_then(|event| table.in_play(event))?;
                Some(in_play.cubes.iter().copied().map(Some).collect())
            }
            Some(_) | None => None,
        };
        self.row.clone().or_else(there).unwrap_or_default()
    }

    /// Returns the events that can be chosen: those in the queue, and those that could come there.
    fn events(table: &Table, kind: FixKind) -> Vec<Event> {
        let queue = |event: &Event| table.in_play(*event).is_some();
        let fits = |event: &Event| match kind {
            FixKind::Left => queue(event) && *event != Event::Marauding,
            _ => queue(event) || !event.is_bonus() || table.has_bonus(),
        };
        Event::ALL.into_iter().filter(fits).collect()
    }
}

/// Returns the owner, or the start player for a kind that gray has no part in.
fn at_seat(kind: FixKind, owner: Owner, table: &Table) -> Owner {
    if kind.has_seat() && owner.seat().is_none() { Owner::Seat(table.start()) } else { owner }
}

const fn choice(pick: FixPick, chosen: bool) -> Item<Pick> {
    Item::choice(Pick::Fix(pick), chosen)
}

const fn number(pick: FixPick, now: Option<u16>, most: u16) -> Item<Pick> {
    Item::number(Pick::Fix(pick), now, most)
}
