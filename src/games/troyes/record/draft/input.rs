//! What people enter outside of a player's turn: citizens, cards that they drew, dice that they threw, and what they say.

use super::telling::{TellPick, Telling};
use super::thrown::Thrown;
use super::{HANDS, Pick, toggle};
use crate::chronicle::cards::{Booked as _, Card, CardBook, CardFigure, CardValue, FigureKind, FigureSpec};
use crate::games::troyes::record::awaited;
use crate::games::troyes::record::next::{may_be_short, pushed};
use crate::games::troyes::record::{CardsFrom, Record};
use crate::games::troyes::rules::{
    Activity, Awaits, Building, ByColor, ByOwner, Called, Character, Color, EndStep, Event, EventStep, Face, Order,
    Owner, Phase, Resolution, RoyOrder, RoyPhase, Seat, Setup, Table, TurnStep, UpkeepStep, Wanted, decide,
};
use crate::games::troyes::rules::{Source, Troyes};
use crate::play::{Item, Menu, Place, State};

/// What is entered so far; nothing at first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    activities: ByColor<Option<Activity>>,
    faces: Vec<Face>,
    short: Vec<Seat>,
    black: Option<u8>,
    /// The events that get a cube, one each.
    cubes: Vec<Event>,
    telling: Telling,
    held: Vec<(Seat, Character)>,
    /// What is printed on the card for which le Roy waits.
    printed: Vec<(FigureSpec, u16)>,
}

/// A part of what is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputPick {
    /// The building of a citizen; it is an order at once.
    Settle(Building),
    /// An activity that was turned up.
    Reveal(Activity),
    /// The event that was drawn; it is an order at once.
    Enter(Event),
    /// The color that the red card shows; it is an order at once.
    Call(Called),
    /// A player who cannot pay in full.
    Short(Seat),
    /// The number of black dice on an event.
    Black,
    /// The next die shows that.
    Fell(Face),
    /// The die before shows something else.
    TakeBack,
    /// Who is pushed out, if anybody; it is an order at once.
    Out(Option<Owner>),
    /// An event that gets one more cube.
    Cube(Event),
    /// What is said of an event.
    Tell(TellPick),
    /// A character that a player holds.
    Held(Seat, Character),
    /// What is printed on the card for which le Roy waits.
    Figure(FigureSpec),
}

/// No card has more black dice.
const MOST_BLACK: u16 = 6;

impl Input {
    /// The faces so far.
    #[must_use]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// The events that get a cube, one each.
    #[must_use]
    pub fn cubes(&self) -> &[Event] {
        &self.cubes
    }

    /// Adds the items of the phase to the menu.
    pub(super) fn menu(&self, record: &Record, menu: &mut Menu<Pick>) {
        let table = record.table();
        let by_hand = record.opening().cards == CardsFrom::Hand;
        let dice = Self::thrown(record).len();
        if dice > 0 {
            let fell = |face| act(InputPick::Fell(face), self.faces.len() < dice);
            menu.add(Place::List, Some("panel-fell"), Face::ALL.map(fell).to_vec());
            menu.add(Place::Lettered, None, vec![act(InputPick::TakeBack, !self.faces.is_empty())]);
        }
        match table.phase() {
            Phase::Settle(_) => {
                let free = |building| table.crowd(building) < Building::SPACES;
                let item = |building| act(InputPick::Settle(building), free(building));
                menu.add(Place::List, Some("panel-settle"), Building::ALL.map(item).to_vec());
            }
            Phase::Upkeep(UpkeepStep::Reveal) if by_hand => {
                for (color, title) in Color::ALL.into_iter().zip(["panel-red", "panel-white", "panel-yellow"]) {
                    let item = |card| choice(InputPick::Reveal(card), self.activities[color] == Some(card));
                    menu.add(Place::List, Some(title), comes(table, color).map(item).collect());
                }
            }
            Phase::Event(EventStep::Draw(Wanted::Color)) => {
                menu.add(
                    Place::List,
                    Some("panel-calls"),
                    Called::ALL.map(|called| act(InputPick::Call(called), true)).to_vec(),
                );
            }
            Phase::Event(EventStep::Draw(Wanted::Red | Wanted::SecondRed | Wanted::Called(_))) if by_hand => {
                menu.add(
                    Place::List,
                    Some("panel-drawn"),
                    table.to_come().map(|event| act(InputPick::Enter(event), true)).collect(),
                );
            }
            Phase::Upkeep(UpkeepStep::Income) => menu.add(Place::List, Some("panel-short"), self.short(table)),
            Phase::Event(EventStep::Resolve(_)) => self.resolve_menu(table, menu),
            Phase::Roy(RoyPhase::Ask(_)) if let Some(card) = awaited(table) => {
                let now = |figure| self.printed.iter().find(|(other, _)| *other == figure).map(|(_, number)| *number);
                let open =
                    Troyes::book(table).open(card).into_iter().filter_map(|figure| Some((figure, most(figure)?)));
                let item = |(figure, most)| Item::number(Pick::Input(InputPick::Figure(figure)), now(figure), most);
                menu.add(Place::List, Some("panel-printed"), open.map(item).collect());
            }
            Phase::Event(EventStep::Push(..)) | Phase::Roy(RoyPhase::Ask(_)) => {
                let outs = pushed(table).into_iter().map(|out| act(InputPick::Out(out), true)).collect();
                menu.add(Place::List, Some("panel-out"), outs);
            }
            Phase::Turn(TurnStep::Aim(_, hits)) => {
                let events = table.queue().iter().map(|in_play| in_play.event);
                let item = |event| cube_item(table, Pick::Input(InputPick::Cube(event)), event, (&self.cubes, 1, hits));
                menu.add(Place::List, Some("panel-cubes-on"), events.map(item).collect());
                self.telling.menu(table, &self.cubes, tell, menu);
            }
            Phase::End(EndStep::Show | EndStep::Over) => self.held_menu(table, menu),
            Phase::Upkeep(UpkeepStep::Reveal | UpkeepStep::Workforce)
            | Phase::Event(EventStep::Draw(Wanted::Red | Wanted::SecondRed | Wanted::Called(_)))
            | Phase::Black(_)
            | Phase::Turn(TurnStep::Act(_) | TurnStep::Shoot(..))
            | Phase::Roy(RoyPhase::Settle(_) | RoyPhase::Counter | RoyPhase::Act)
            | Phase::End(EndStep::Close) => {}
        }
    }

    fn short(&self, table: &Table) -> Vec<Item<Pick>> {
        let item = |seat| choice(InputPick::Short(seat), self.short.contains(&seat));
        may_be_short(table).into_iter().map(item).collect()
    }

    fn resolve_menu(&self, table: &Table, menu: &mut Menu<Pick>) {
        let Some(event) = table.resolving().filter(|event| table.awaits(*event) == Awaits::Nothing) else { return };
        menu.add(Place::List, Some("panel-short"), self.short(table));
        if table.book().black(event).is_none() {
            let black = Item::number(Pick::Input(InputPick::Black), self.black.map(Into::into), MOST_BLACK);
            menu.add(Place::List, None, vec![black]);
        }
        self.telling.menu(table, &table.supported(event), tell, menu);
    }

    /// Adds the characters that were dealt by hand, once nobody has named them (`T 2.2`).
    fn held_menu(&self, table: &Table, menu: &mut Menu<Pick>) {
        if table.dealt_characters() || !table.characters_in_game().is_empty() {
            return;
        }
        let most = Setup::held(table.player_count());
        for ((seat, _), title) in table.players().zip(HANDS) {
            let holds = self.held.iter().filter(|(other, _)| *other == seat).count();
            let item = |character| {
                let chosen = self.held.contains(&(seat, character));
                let is_taken = self.held.iter().any(|(_, other)| *other == character);
                let free = holds < most && !is_taken;
                let state = if chosen {
                    State::Chosen
                } else if free {
                    State::Free
                } else {
                    State::Faint
                };
                Item { state, ..choice(InputPick::Held(seat, character), false) }
            };
            menu.add(Place::Lettered, Some(title), Character::ALL.map(item).to_vec());
        }
    }

    /// Presses an item. Returns the order if it gives one at once.
    pub(super) fn pick(&mut self, record: &Record, pick: InputPick) -> Option<Order> {
        let table = record.table();
        match pick {
            InputPick::Settle(building) => return Some(Order::Settle(building)),
            InputPick::Enter(event) => return Some(Order::Enter(event)),
            InputPick::Call(called) => return Some(Order::Call(called)),
            InputPick::Out(out) => return Some(Order::Push(out)),
            InputPick::Reveal(card) => {
                let chosen = &mut self.activities[card.color()];
                *chosen = (*chosen != Some(card)).then_some(card);
            }
            InputPick::Short(seat) => {
                toggle(&mut self.short, seat);
                self.short.sort_unstable();
            }
            InputPick::Fell(face) => {
                if self.faces.len() < Self::thrown(record).len() {
                    self.faces.push(face);
                }
            }
            InputPick::TakeBack => drop(self.faces.pop()),
            InputPick::Cube(event) => {
                if let Phase::Turn(TurnStep::Aim(_, hits)) = table.phase() {
                    pick_cube(table, &mut self.cubes, event, (1, hits));
                }
            }
            InputPick::Tell(pick) => self.telling.pick(pick),
            InputPick::Held(seat, character) => toggle(&mut self.held, (seat, character)),
            InputPick::Black | InputPick::Figure(_) => {}
        }
        None
    }

    /// Sets a number; nothing leaves it unsaid.
    pub(super) fn set_number(&mut self, pick: InputPick, number: Option<u8>) {
        match pick {
            InputPick::Figure(figure) => {
                self.printed.retain(|(other, _)| *other != figure);
                self.printed.extend(number.map(|number| (figure, number.into())));
            }
            InputPick::Black => self.black = number,
            InputPick::Tell(pick) => self.telling.set_number(pick, number),
            InputPick::Settle(_)
            | InputPick::Reveal(_)
            | InputPick::Enter(_)
            | InputPick::Call(_)
            | InputPick::Short(_)
            | InputPick::Fell(_)
            | InputPick::TakeBack
            | InputPick::Out(_)
            | InputPick::Cube(_)
            | InputPick::Held(..) => {}
        }
    }

    /// Returns the order, if the rules follow it; nothing while something lacks.
    #[must_use]
    pub fn order(&self, record: &Record) -> Option<Order> {
        let table = record.table();
        let order = self.whole(record)?;
        decide(table, &order).is_ok().then_some(order)
    }

    fn whole(&self, record: &Record) -> Option<Order> {
        let table = record.table();
        let thrown = Self::thrown(record);
        if !thrown.is_empty() {
            return (self.faces.len() == thrown.len()).then(|| self.roll(table, &thrown)).flatten();
        }
        match table.phase() {
            Phase::Upkeep(UpkeepStep::Reveal) => {
                let all = Color::ALL.into_iter().all(|color| self.activities[color].is_some());
                let card = |color: Color| self.activities[color].unwrap_or(Activity::ALL[0]);
                all.then(|| Order::Reveal(ByColor::from_fn(card)))
            }
            Phase::Upkeep(UpkeepStep::Income) => {
                (!self.short.is_empty()).then(|| Order::Pay { short: self.short.clone() })
            }
            Phase::Event(EventStep::Resolve(_)) => {
                let told = self.telling.told(table, &table.supported(table.resolving()?));
                let resolution = Resolution { short: self.short.clone(), told, black: self.black };
                (resolution != Resolution::default()).then_some(Order::Resolve(resolution))
            }
            Phase::Turn(TurnStep::Aim(..)) => {
                let told = self.telling.told(table, &self.cubes);
                (!self.cubes.is_empty()).then(|| Order::Aim { events: self.cubes.clone(), told })
            }
            Phase::End(EndStep::Show | EndStep::Over) => {
                let of = |seat| {
                    let held = self.held.iter().filter(move |(other, _)| *other == seat);
                    held.map(|(_, character)| *character).collect()
                };
                (!self.held.is_empty()).then(|| Order::Show(table.players().map(|(seat, _)| of(seat)).collect()))
            }
            Phase::Roy(RoyPhase::Ask(_)) => self.booked(awaited(table)?),
            Phase::Settle(_)
            | Phase::Upkeep(UpkeepStep::Workforce)
            | Phase::Event(EventStep::Draw(_) | EventStep::Push(..))
            | Phase::Black(_)
            | Phase::Turn(TurnStep::Act(_) | TurnStep::Shoot(..))
            | Phase::Roy(RoyPhase::Settle(_) | RoyPhase::Counter | RoyPhase::Act)
            | Phase::End(EndStep::Close) => None,
        }
    }

    /// Returns the order that tells what is printed on the card for which le Roy waits.
    fn booked(&self, card: Card) -> Option<Order> {
        let mut book = CardBook::default();
        for (figure, number) in &self.printed {
            let entered = CardFigure { value: CardValue::Number(*number), source: Source::Group };
            book.enter(card.name, figure.name, entered).ok()?;
        }
        (!self.printed.is_empty()).then(|| Troyes::enter(card, &book)).flatten()
    }

    /// Returns the order of dice that people threw, which are all there.
    fn roll(&self, table: &Table, thrown: &[Thrown]) -> Option<Order> {
        let faces = self.faces.clone();
        if let Phase::Roy(_) = table.phase() {
            return RoyOrder::of(&faces).map(Order::Roy);
        }
        Some(match thrown.first()? {
            Thrown::Of(..) => {
                let mut dice: ByOwner<ByColor<Vec<Face>>> = ByOwner::with(table.player_count(), |_| ByColor::default());
                for (thrown, face) in thrown.iter().zip(faces) {
                    if let Thrown::Of(owner, color) = thrown
                        && let Some(of) = dice.get_mut(*owner)
                    {
                        of[*color].push(face);
                    }
                }
                Order::Workforce(Box::new(dice))
            }
            Thrown::Event(_) => Order::RollEvent(*faces.first()?),
            Thrown::Black => Order::RollBlack(faces),
            Thrown::Shot(_) => Order::Shoot(faces),
        })
    }
}

/// Returns the activities of a color that can be turned up now.
fn comes(table: &Table, color: Color) -> impl Iterator<Item = Activity> {
    let comes = move |card: &Activity| {
        card.color() == color && table.comes_now(*card) && (!card.is_bonus() || table.has_bonus())
    };
    Activity::ALL.into_iter().filter(comes)
}

/// Returns the item for an event that gets cubes, so many each time that it is pressed, and at most so often.
pub(super) fn cube_item(table: &Table, pick: Pick, event: Event, (put, each, most): (&[Event], u8, u8)) -> Item<Pick> {
    let state = match (put.contains(&event), takes_more(table, put, event, (each, most))) {
        (true, _) => State::Chosen,
        (false, true) => State::Free,
        (false, false) => State::Faint,
    };
    Item { state, ..Item::choice(pick, false) }
}

/// Puts cubes on an event once more or, where that is not possible, takes all of them off.
pub(super) fn pick_cube(table: &Table, put: &mut Vec<Event>, event: Event, (each, most): (u8, u8)) {
    if takes_more(table, put, event, (each, most)) {
        put.push(event);
    } else {
        put.retain(|other| *other != event);
    }
}

fn takes_more(table: &Table, put: &[Event], event: Event, (each, most): (u8, u8)) -> bool {
    let times = put.iter().filter(|other| **other == event).count();
    let room = table.free_banners(event).is_none_or(|free| times * usize::from(each) < usize::from(free));
    table.in_play(event).is_some() && room && put.len() < usize::from(most)
}

const fn act(pick: InputPick, can: bool) -> Item<Pick> {
    Item::act(Pick::Input(pick), can)
}

const fn choice(pick: InputPick, chosen: bool) -> Item<Pick> {
    Item::choice(Pick::Input(pick), chosen)
}

const fn tell(pick: TellPick) -> Pick {
    Pick::Input(InputPick::Tell(pick))
}

/// Returns the highest number that a figure can be; nothing for a word.
const fn most(figure: FigureSpec) -> Option<u16> {
    match figure.kind {
        FigureKind::Number { least: _, most } => Some(most),
        FigureKind::Word(_) => None,
    }
}
