//! Picks that make an order: whoever presses them gets it.

mod corrected;

use town_crier::chronicle::Choosing as _;
use town_crier::games::troyes::record::{
    ActPick, CounterPick, Draft, InputPick, Mode, Pick, Record, SpendPick, TellPick,
};
use town_crier::games::troyes::rules::{
    Act, Color, Depth, Face, Order, Owner, Phase, Purpose, RoyOrder, Table, Target, ToldEvent, Troyes, Use, Uses,
};
use town_crier::play::{Ask, Kind, State};

/// A draft, and what was pressed so far.
pub(super) struct Pressed<'a> {
    record: &'a Record,
    pub(super) draft: Draft,
    log: Vec<Press>,
}

/// Something that was pressed of the menu; with a number, that is what the item says then.
pub(crate) type Press = (Pick, Option<u16>);

impl<'a> Pressed<'a> {
    pub(super) fn new(record: &'a Record) -> Self {
        Self { record, draft: Draft::default(), log: Vec::new() }
    }

    pub(super) fn state(&self, pick: Pick) -> Option<State> {
        let menu = Troyes::menu(self.record, &self.draft);
        menu.items().find(|(_, item)| item.pick == pick).map(|(_, item)| item.state)
    }

    /// Presses an item that is offered.
    #[track_caller]
    pub(super) fn press(&mut self, pick: Pick) -> Option<Ask<Troyes>> {
        let state = self.state(pick);
        assert!(matches!(state, Some(State::Free | State::Chosen)), "{pick:?} is {state:?} at {:?}", self.phase());
        self.log.push((pick, None));
        Troyes::pick(self.record, &mut self.draft, pick)
    }

    /// Presses an item, if it is there and not chosen yet.
    pub(super) fn choose(&mut self, pick: Pick) {
        if self.state(pick) == Some(State::Free) {
            assert_eq!(self.press(pick), None);
        }
    }

    #[track_caller]
    fn set(&mut self, pick: Pick, number: u16) {
        let menu = Troyes::menu(self.record, &self.draft);
        let item = menu.items().find(|(_, item)| item.pick == pick).map(|(_, item)| item.kind);
        assert!(matches!(item, Some(Kind::Number { .. })), "{pick:?} is {item:?}");
        if !matches!(item, Some(Kind::Number { now, .. }) if now == Some(number)) {
            self.log.push((pick, Some(number)));
        }
        Troyes::set_number(self.record, &mut self.draft, pick, Some(number));
    }

    fn phase(&self) -> Phase {
        self.record.table().phase()
    }

    pub(super) fn drafted(&self) -> Option<Ask<Troyes>> {
        Troyes::drafted(self.record, &self.draft)
    }

    fn tell(&mut self, told: &[ToldEvent], pick: fn(TellPick) -> Pick) {
        for told in told {
            if told.beaten {
                self.choose(pick(TellPick::Beaten(told.event)));
            }
            if let Some([first, second]) = told.rewards
                && self.state(pick(TellPick::First(told.event))).is_some()
            {
                self.set(pick(TellPick::First(told.event)), first.into());
                self.set(pick(TellPick::Second(told.event)), second.into());
            }
        }
    }
}

/// What an order says, without what no menu asks: a telling of rewards where nothing is known to be countered, and a number that
/// is the same as none.
pub(super) fn plain(table: &Table, order: Order) -> Order {
    let shown = |told: ToldEvent| {
        let is_shown = told.beaten || table.book().events[told.event].banners.get().is_some();
        let rewards = told.rewards.filter(|_| is_shown);
        (told.beaten || rewards.is_some()).then_some(ToldEvent { rewards, ..told })
    };
    let told = |told: Vec<ToldEvent>| {
        let mut told: Vec<ToldEvent> = told.into_iter().filter_map(shown).collect();
        told.sort_by_key(|told| told.event);
        told
    };
    match order {
        Order::Act(act) => {
            let Act { group, cube, purpose } = *act;
            let purpose = match purpose {
                Purpose::Combat { event, cubes, told: of } => {
                    Purpose::Combat { event, cubes, told: told(of.into_iter().collect()).first().copied() }
                }
                Purpose::Activity { card, hire, uses, told: of } => {
                    Purpose::Activity { card, hire, uses, told: told(of) }
                }
                purpose @ (Purpose::Cathedral | Purpose::Citizen { .. } | Purpose::Agriculture | Purpose::Unsaid) => {
                    purpose
                }
            };
            Order::Act(Box::new(Act { group, cube, purpose }))
        }
        Order::Aim { events, told: of } => Order::Aim { events, told: told(of) },
        Order::Resolve(mut resolution) => {
            resolution.told = told(resolution.told);
            Order::Resolve(resolution)
        }
        order => order,
    }
}

/// Presses what makes that order; nothing for one that is the next right thing anyway.
pub(super) fn made(record: &Record, order: &Order) -> Option<Ask<Troyes>> {
    make(&mut Pressed::new(record), order)
}

/// Returns what is pressed to make that order, first to last, and whether that gives it without the one key.
#[cfg_attr(not(feature = "desk"), expect(dead_code, reason = "only the desk is pressed"))]
pub(crate) fn presses(record: &Record, order: &Order) -> (Vec<Press>, bool) {
    let mut pressed = Pressed::new(record);
    let made = make(&mut pressed, order).is_some();
    (std::mem::take(&mut pressed.log), made && pressed.drafted().is_none())
}

/// Returns how often somebody presses for an action, the one key among it: whichever takes less, the dice first or the deed.
pub(super) fn taps(record: &Record, act: &Act) -> usize {
    let by = |deed_first| {
        let mut pressed = Pressed::new(record);
        let target = Pick::Act(ActPick::Target(Target::of(&act.purpose)));
        if deed_first && pressed.state(target) == Some(State::Free) {
            if let Some(cube) = act.cube {
                pressed.choose(Pick::Act(ActPick::Cube(cube)));
            }
            pressed.press(target);
            let own = pressed.draft.turn.dice().to_vec();
            for at in own.iter().filter(|at| !act.group.contains(at)) {
                pressed.press(Pick::Act(ActPick::Die(*at)));
            }
            for at in act.group.iter().filter(|at| !own.contains(at)) {
                pressed.choose(Pick::Act(ActPick::Die(*at)));
            }
            details(&mut pressed, &act.purpose);
        } else {
            acted(&mut pressed, act);
        }
        let Some(Ask::Order(Order::Act(made))) = pressed.drafted() else { panic!("{act:?} is made") };
        assert_eq!(made.purpose, act.purpose);
        pressed.log.len() + 1
    };
    by(false).min(by(true))
}

fn make(pressed: &mut Pressed<'_>, order: &Order) -> Option<Ask<Troyes>> {
    let table = pressed.record.table();
    match order {
        Order::Act(act) => {
            acted(pressed, act);
            pressed.drafted()
        }
        Order::Counter { black, with } => {
            let highest = table.highest_black().map(|(at, _)| at);
            for at in black.iter().filter(|at| Some(**at) != highest) {
                pressed.choose(Pick::Counter(CounterPick::Black(*at)));
            }
            if let Some(highest) = highest.filter(|highest| !black.contains(highest)) {
                pressed.press(Pick::Counter(CounterPick::Black(highest)));
            }
            for at in with {
                pressed.choose(Pick::Counter(CounterPick::Die(*at)));
            }
            pressed.drafted()
        }
        Order::Spend(of) => spent(pressed, of),
        Order::Settle(building) => pressed.press(Pick::Input(InputPick::Settle(*building))),
        Order::Enter(event) => pressed.press(Pick::Input(InputPick::Enter(*event))),
        Order::Call(called) => pressed.press(Pick::Input(InputPick::Call(*called))),
        Order::Push(out) => pressed.press(Pick::Input(InputPick::Out(*out))),
        Order::Reveal(cards) => {
            for color in Color::ALL {
                pressed.choose(Pick::Input(InputPick::Reveal(cards[color])));
            }
            pressed.drafted()
        }
        Order::Pay { short } => {
            for seat in short {
                pressed.choose(Pick::Input(InputPick::Short(*seat)));
            }
            pressed.drafted()
        }
        Order::Resolve(resolution) => {
            for seat in &resolution.short {
                pressed.choose(Pick::Input(InputPick::Short(*seat)));
            }
            if let Some(black) = resolution.black {
                pressed.set(Pick::Input(InputPick::Black), black.into());
            }
            pressed.tell(&resolution.told, |pick| Pick::Input(InputPick::Tell(pick)));
            pressed.drafted()
        }
        Order::Aim { events, told } => {
            for event in events {
                pressed.press(Pick::Input(InputPick::Cube(*event)));
            }
            pressed.tell(told, |pick| Pick::Input(InputPick::Tell(pick)));
            pressed.drafted()
        }
        Order::Workforce(dice) => {
            let owners: Vec<Owner> =
                table.seats_from(table.start()).map(Owner::Seat).chain([table.neutral()]).collect();
            let theirs = owners.iter().filter_map(|owner| dice.get(*owner));
            let faces: Vec<Face> =
                theirs.flat_map(|of| Color::ALL.iter().flat_map(|color| of[*color].clone())).collect();
            fell(pressed, &faces)
        }
        Order::RollEvent(face) => fell(pressed, &[*face]),
        Order::RollBlack(faces) | Order::Shoot(faces) => fell(pressed, faces),
        Order::Roy(RoyOrder::Settle(dice)) => fell(pressed, dice.as_slice().as_flattened()),
        Order::Roy(RoyOrder::Throw(dice)) => fell(pressed, dice),
        Order::Correct(correction) => corrected::corrected(pressed, correction),
        Order::Roy(RoyOrder::Counter)
        | Order::GiveWay
        | Order::Pass
        | Order::Close
        | Order::Show(_)
        | Order::Book(_) => None,
    }
}

/// Presses what dice show.
fn fell(pressed: &mut Pressed<'_>, faces: &[Face]) -> Option<Ask<Troyes>> {
    for face in faces {
        _ = pressed.press(Pick::Input(InputPick::Fell(*face)));
    }
    pressed.drafted()
}

/// Presses dice and what they are for.
fn acted(pressed: &mut Pressed<'_>, act: &Act) {
    if let Some(cube) = act.cube {
        pressed.choose(Pick::Act(ActPick::Cube(cube)));
    }
    for at in &act.group {
        pressed.choose(Pick::Act(ActPick::Die(*at)));
    }
    let target = Target::of(&act.purpose);
    if pressed.record.table().depth() != Depth::Dice {
        pressed.press(Pick::Act(ActPick::Target(target)));
    }
    details(pressed, &act.purpose);
}

/// Presses a use of influence.
fn spent(pressed: &mut Pressed<'_>, of: &Use) -> Option<Ask<Troyes>> {
    pressed.press(Pick::Mode(Mode::Spend));
    match of {
        Use::Recruit => pressed.press(Pick::Spend(SpendPick::Recruit)),
        Use::TurnOver(dice) => {
            for at in dice {
                pressed.choose(Pick::Spend(SpendPick::Die(*at)));
            }
            pressed.press(Pick::Spend(SpendPick::TurnOver))
        }
        Use::Reroll(die, face) => {
            pressed.choose(Pick::Spend(SpendPick::Die(*die)));
            let given = pressed.press(Pick::Spend(SpendPick::Reroll));
            if given.is_none() {
                pressed.press(Pick::Spend(SpendPick::Fell(*face)));
            }
            given.or_else(|| pressed.drafted())
        }
    }
}

/// Presses what an action needs beside its dice and what they are for.
fn details(pressed: &mut Pressed<'_>, purpose: &Purpose) {
    match purpose {
        Purpose::Activity { card: _, hire, uses, told } => {
            if let Some(hire) = hire {
                pressed.choose(Pick::Act(ActPick::From(hire.from)));
                if let Some(price) = hire.told {
                    pressed.set(Pick::Act(ActPick::Price), price.into());
                }
            }
            match uses {
                Uses::Times(times) => pressed.set(Pick::Act(ActPick::Times), (*times).into()),
                Uses::Buildings(of) => of.iter().for_each(|of| drop(pressed.press(Pick::Act(ActPick::Building(*of))))),
                Uses::Events(of) => of.iter().for_each(|of| drop(pressed.press(Pick::Act(ActPick::Event(*of))))),
            }
            // What is counted may light another citizen, until somebody says which.
            if let Some(hire) = hire {
                pressed.choose(Pick::Act(ActPick::From(hire.from)));
            }
            pressed.tell(told, |pick| Pick::Act(ActPick::Tell(pick)));
        }
        Purpose::Combat { event: _, cubes, told } => {
            if let Some(cubes) = cubes {
                pressed.set(Pick::Act(ActPick::Times), (*cubes).into());
            }
            let told: Vec<ToldEvent> = told.iter().copied().collect();
            pressed.tell(&told, |pick| Pick::Act(ActPick::Tell(pick)));
        }
        Purpose::Citizen { from, out } => {
            pressed.choose(Pick::Act(ActPick::From(*from)));
            pressed.choose(Pick::Act(ActPick::Out(*out)));
        }
        Purpose::Cathedral | Purpose::Agriculture | Purpose::Unsaid => {}
    }
}
