//! Games of Troyes that are played at random, order by order, by what the table offers.

use town_crier::games::troyes::rules::{
    Act, Activity, ActivityPage, Awaits, BlackStep, Book, Building, ByBuilding, ByColor, ByOwner, Called, Character,
    Color, Correction, Count, CubeRule, DieAt, Effect, EndStep, Event, EventEffect, EventPage, EventStep, Face, Figure,
    Good, Hire, Lies, Offer, Order, Origin, Owner, Page, Phase, Purpose, Resolution, RoyAsks, RoyOrder, RoyPhase, Seat,
    Setup, Table, Tally, Target, ToldEvent, TurnStep, UpkeepStep, Use, Uses, Wanted,
};
use town_crier::play::BySeat;

/// Chance that is made of a seed: the same seed, the same choices.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    /// A number below that one.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % limit.max(1)
    }

    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn of<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        choices.get(self.below(choices.len())).copied()
    }

    pub(crate) fn face(&mut self) -> Face {
        Face::ALL[self.below(6)]
    }

    pub(crate) fn faces(&mut self, dice: usize) -> Vec<Face> {
        (0..dice).map(|_| self.face()).collect()
    }
}

/// Any setup of two to four players.
pub(crate) fn setup(chance: &mut Chance) -> Setup {
    let players = 2 + u8::try_from(chance.below(3)).expect("few");
    let mut characters: Vec<Character> = Character::ALL.to_vec();
    let mut dealt = || {
        let held = (0..Setup::held(players)).map(|_| characters.remove(chance.below(characters.len())));
        held.collect::<Vec<Character>>()
    };
    let dealt: BySeat<Vec<Character>> = (0..players).map(|_| dealt()).collect();
    let mut setup = Setup::house(players);
    setup.start = Seat(u8::try_from(chance.below(players.into())).expect("few"));
    setup.bonus = chance.once_in(2);
    setup.characters = (!chance.once_in(3)).then_some(dealt);
    setup.gray = ByBuilding::from_fn(|building| if building == Building::Palace { 1 } else { 2 });
    setup.gray[Building::CityHall] = 3;
    if chance.once_in(3) {
        setup.book = Book::rulebook();
    }
    setup.depth = chance.of(&town_crier::games::troyes::rules::Depth::ALL).expect("a depth");
    setup
}

/// The next order of a game, by chance; nothing at its end.
pub(crate) fn next(table: &Table, chance: &mut Chance) -> Option<Order> {
    Some(match table.phase() {
        Phase::Settle(_) => {
            let free: Vec<Building> =
                Building::ALL.into_iter().filter(|building| table.crowd(*building) < Building::SPACES).collect();
            Order::Settle(chance.of(&free)?)
        }
        Phase::Upkeep(UpkeepStep::Reveal) => Order::Reveal(ByColor::from_fn(|color| {
            let comes = |card: &Activity| {
                card.color() == color && table.comes_now(*card) && (!card.is_bonus() || table.has_bonus())
            };
            let cards: Vec<Activity> = Activity::ALL.into_iter().filter(comes).collect();
            chance.of(&cards).expect("a card comes")
        })),
        Phase::Upkeep(UpkeepStep::Income) => {
            Order::Pay { short: short(table, chance, Good::Denier, |seat| table.salaries(seat)) }
        }
        Phase::Upkeep(UpkeepStep::Workforce) => {
            let stand =
                |owner: Owner, color: Color| table.standing(color.building()).get(owner).copied().unwrap_or_default();
            let mut rolled = |owner| ByColor::from_fn(|color| chance.faces(stand(owner, color).into()));
            Order::Workforce(Box::new(ByOwner::with(table.player_count(), &mut rolled)))
        }
        Phase::Event(EventStep::Draw(Wanted::Color)) => Order::Call(chance.of(&Called::ALL)?),
        Phase::Event(EventStep::Draw(Wanted::Red | Wanted::SecondRed | Wanted::Called(_))) => {
            Order::Enter(chance.of(&table.to_come().collect::<Vec<Event>>())?)
        }
        Phase::Event(EventStep::Resolve(_)) => {
            let event = table.resolving()?;
            if table.awaits(event) == Awaits::Die {
                return Some(Order::RollEvent(chance.face()));
            }
            let due = |seat| table.due(event, seat).map_or(0, |(_, due)| due);
            let good = table.due(event, table.start()).map_or(Good::Denier, |(good, _)| good);
            let told = table.supported(event).into_iter().map(|event| told(table, chance, event)).collect();
            let black = table.book().black(event).is_none().then(|| u8::try_from(chance.below(3)).expect("few"));
            Order::Resolve(Resolution { short: short(table, chance, good, due), told, black })
        }
        Phase::Event(EventStep::Push(..)) => {
            let EventEffect::GrayCitizen(building) = table.resolving()?.effect() else { return None };
            let standing = table.standing(building).iter().filter(|(_, count)| **count > 0);
            let mut outs: Vec<Option<Owner>> = standing.map(|(owner, _)| Some(owner)).collect();
            if table.crowd(building) < Building::SPACES {
                outs.push(None);
            }
            Order::Push(chance.of(&outs)?)
        }
        Phase::Roy(phase) => return roy(table, chance, phase),
        Phase::Black(BlackStep::Roll) => Order::RollBlack(chance.faces(table.taken().into())),
        Phase::Black(BlackStep::Counter(seat)) => counter(table, chance, seat),
        Phase::Turn(TurnStep::Act(seat)) => act(table, chance, seat),
        Phase::Turn(TurnStep::Shoot(_, dice)) => Order::Shoot(chance.faces(dice.into())),
        Phase::Turn(TurnStep::Aim(_, hits)) => {
            let mut events = Vec::new();
            for _ in 0..hits {
                let put = |event: Event| events.iter().filter(|other| **other == event).count();
                let takes =
                    |event: &Event| table.free_banners(*event).is_none_or(|free| usize::from(free) > put(*event));
                let open: Vec<Event> = table.queue().iter().map(|in_play| in_play.event).filter(takes).collect();
                events.extend(chance.of(&open));
            }
            let told = unique(&events).into_iter().map(|event| told(table, chance, event)).collect();
            Order::Aim { events, told }
        }
        Phase::End(EndStep::Close) => Order::Close,
        Phase::End(EndStep::Show) => Order::Show(BySeat::default()),
        Phase::End(EndStep::Over) => return None,
    })
}

/// How le Roy's turn goes on, by chance.
fn roy(table: &Table, chance: &mut Chance, phase: RoyPhase) -> Option<Order> {
    Some(match phase {
        RoyPhase::Settle(_) => Order::Roy(RoyOrder::Settle(ByColor::from_fn(|_| [chance.face(), chance.face()]))),
        RoyPhase::Counter => Order::Roy(RoyOrder::Counter),
        RoyPhase::Act => Order::Roy(RoyOrder::Throw([chance.face(), chance.face()])),
        RoyPhase::Ask(_) => match table.roy_asks()? {
            RoyAsks::Out(building, _) => Order::Push(chance.of(&table.outs(Owner::Roy, None, building))?),
            RoyAsks::Event(event) => {
                let cubes = table.in_play(event).map_or(0, |in_play| in_play.cubes.len());
                let banners = u8::try_from(cubes + 1 + chance.below(4)).expect("few");
                let [banners, first, second] = [banners, 3, 1].map(Figure::group);
                Order::Book(Box::new(Page::Event(event, EventPage { banners, first, second, ..EventPage::default() })))
            }
            RoyAsks::Activity(card) => {
                let [hire, first, second, rest] = [4, 2, 1, 0].map(Figure::group);
                let page = ActivityPage { hire, spaces: [first, second, rest, rest], ..ActivityPage::default() };
                Order::Book(Box::new(Page::Activity(card, page)))
            }
        },
    })
}

/// Some of those whose purses are not exact and who have something to pay.
fn short(table: &Table, chance: &mut Chance, good: Good, due: impl Fn(Seat) -> u16) -> Vec<Seat> {
    let may = table.players().filter(|(seat, player)| !player.is_exact(Count::from(good)) && due(*seat) > 0);
    may.map(|(seat, _)| seat).filter(|_| chance.once_in(4)).collect()
}

/// What people tell of an event that gets cubes, where its figures are open.
fn told(table: &Table, chance: &mut Chance, event: Event) -> ToldEvent {
    let page = &table.book().events[event];
    let beaten = page.banners.get().is_none() && chance.once_in(3);
    let rewards = (page.rewards().is_none() && chance.once_in(2)).then_some([3, 1]);
    ToldEvent { event, beaten, rewards }
}

fn unique(events: &[Event]) -> Vec<Event> {
    Event::ALL.into_iter().filter(|event| events.contains(event)).collect()
}

fn counter(table: &Table, chance: &mut Chance, seat: Seat) -> Order {
    let (at, face) = table.highest_black().expect("a black die stands");
    if table.defence(seat) < face.value().into() {
        return Order::GiveWay;
    }
    if let Some(spent) = spend(table, chance, seat).filter(|_| chance.once_in(4)) {
        return spent;
    }
    let (mut with, mut sum) = (Vec::new(), 0);
    for (index, die) in table.district(Owner::Seat(seat)) {
        if sum < face.value().into() {
            with.push(index);
            sum += die.defence();
        }
    }
    Order::Counter { black: vec![at], with }
}

fn spend(table: &Table, chance: &mut Chance, seat: Seat) -> Option<Order> {
    let own: Vec<u8> = table.district(Owner::Seat(seat)).map(|(index, _)| index).collect();
    let of = match (chance.below(3), chance.of(&own)) {
        (0, Some(die)) => Use::Reroll(die, chance.face()),
        (1, Some(die)) => Use::TurnOver(vec![die]),
        _ => Use::Recruit,
    };
    table.against_use(seat, &of).is_empty().then_some(Order::Spend(of))
}

fn act(table: &Table, chance: &mut Chance, seat: Seat) -> Order {
    if chance.once_in(40) {
        return if chance.once_in(4) { Order::Close } else { Order::Pass };
    }
    if let Some(spent) = spend(table, chance, seat).filter(|_| chance.once_in(6)) {
        return spent;
    }
    for _ in 0..12 {
        if let Some(act) = any_action(table, chance, seat) {
            return Order::Act(Box::new(act));
        }
    }
    Order::Pass
}

/// Any group that can be made, for any target that it is offered.
fn any_action(table: &Table, chance: &mut Chance, seat: Seat) -> Option<Act> {
    let mut picked: Vec<DieAt> = Vec::new();
    for _ in 0..=chance.below(3) {
        let same = |at: &DieAt| {
            picked.first().is_none_or(|one| {
                let color = |at| table.die(at).map(|die| die.color);
                color(*one) == color(*at)
            })
        };
        let joining: Vec<DieAt> = table.joining(&picked).into_iter().filter(same).collect();
        picked.extend(chance.of(&joining));
    }
    let stored = |work: &&town_crier::games::troyes::rules::Work| work.stored.get(seat).is_some_and(|cubes| *cubes > 0);
    let cubes: Vec<Activity> = table.works().iter().filter(stored).map(|work| work.activity).collect();
    let cube = chance.of(&cubes).filter(|_| chance.once_in(2));
    let group = table.group(seat, &picked, cube).ok()?;
    let mut targets: Vec<Target> = table.targets().filter(|target| *target != Target::Unsaid).collect();
    if chance.once_in(30) {
        targets = vec![Target::Unsaid];
    }
    let target = chance.of(&targets)?;
    let offer = table.offer(seat, &group, target).ok()?;
    let purpose = purpose(table, chance, seat, target, &offer, &group)?;
    Some(Act { group: picked, cube, purpose })
}

/// One way in which a player takes an offer.
pub(crate) fn purpose(
    table: &Table,
    chance: &mut Chance,
    seat: Seat,
    target: Target,
    offer: &Offer,
    group: &town_crier::games::troyes::rules::Group,
) -> Option<Purpose> {
    let times = u8::try_from(1 + chance.below(offer.most.into())).expect("few");
    Some(match target {
        Target::Activity(card) => {
            let from = chance.of(&offer.origins);
            let open = table.book().activities[card].hire.get().is_none();
            // Nobody tells of more than somebody has.
            let price = if table.player(seat)?.is_exact(Count::Deniers) { 0 } else { 4 };
            let paid = (open && chance.once_in(2)).then_some(price);
            let hire = offer.hires.then(|| Hire { from: from.expect("an origin"), told: paid });
            let uses = uses(table, chance, seat, card, times, group);
            let events = match &uses {
                Uses::Events(events) => unique(events),
                Uses::Times(_) | Uses::Buildings(_) => Vec::new(),
            };
            let told = events.into_iter().map(|event| told(table, chance, event)).collect();
            Purpose::Activity { card, hire, uses, told }
        }
        Target::Cathedral => Purpose::Cathedral,
        Target::Combat(event) => {
            let cubes = (offer.is_open || chance.once_in(2)).then_some(times);
            Purpose::Combat { event, cubes, told: Some(told(table, chance, event)) }
        }
        Target::Citizen => {
            let from = chance.of(&offer.origins)?;
            let outs = table.outs(Owner::Seat(seat), Some(from), offer.building?);
            Purpose::Citizen { from, out: chance.of(&outs)? }
        }
        Target::Agriculture => Purpose::Agriculture,
        Target::Unsaid => Purpose::Unsaid,
    })
}

fn uses(
    table: &Table,
    chance: &mut Chance,
    seat: Seat,
    card: Activity,
    times: u8,
    group: &town_crier::games::troyes::rules::Group,
) -> Uses {
    match card.effect() {
        Effect::Each { of: Tally::CitizensOfPalaceOrBishopric, .. } => {
            let either = [Building::Palace, Building::Bishopric];
            Uses::Buildings((0..times).filter_map(|_| chance.of(&either)).collect())
        }
        Effect::Cubes(CubeRule::ForEachDie { .. } | CubeRule::For { .. }) => {
            let red = |at: &(u8, _)| !group.dice.contains(&DieAt { owner: Owner::Seat(seat), index: at.0 });
            let left = table.district(Owner::Seat(seat)).filter(red).filter(|(_, die)| die.color == Color::Red).count();
            let each = if card == Activity::Chivalry { left } else { 1 };
            let mut events: Vec<Event> = Vec::new();
            for _ in 0..times {
                let takes = |event: &Event| {
                    let put = events.iter().filter(|other| *other == event).count() * each;
                    table.free_banners(*event).is_none_or(|free| usize::from(free) > put)
                };
                let open: Vec<Event> = table.queue().iter().map(|in_play| in_play.event).filter(takes).collect();
                events.extend(chance.of(&open));
            }
            Uses::Events(events)
        }
        _ => Uses::Times(times),
    }
}

/// Any correction, sound or not.
pub(crate) fn correction(table: &Table, chance: &mut Chance) -> Correction {
    let seat = Seat(u8::try_from(chance.below(5)).expect("few"));
    let small = |chance: &mut Chance| u8::try_from(chance.below(8)).expect("few");
    let owner = if chance.once_in(4) { table.neutral() } else { Owner::Seat(seat) };
    let building = Building::ALL[chance.below(3)];
    let event = Event::ALL[chance.below(Event::ALL.len())];
    let cards: Vec<Activity> = table.works().iter().map(|work| work.activity).collect();
    let card = chance.of(&cards).unwrap_or(Activity::Merchant);
    let die = DieAt { owner, index: small(chance) };
    match chance.below(14) {
        0 => Correction::Purse(seat, Good::ALL[chance.below(3)], chance.below(25).try_into().expect("few")),
        1 => Correction::Exact(seat, Count::ALL[chance.below(6)]),
        2 => Correction::Standing(building, owner, small(chance)),
        3 => Correction::Lying(building, owner, chance.once_in(2)),
        4 => Correction::Supply(seat, small(chance)),
        5 => Correction::Tradesmen(card, vec![None, Some(seat)]),
        6 => Correction::Stored(card, seat, small(chance)),
        7 => Correction::Event(event, (0..chance.below(3)).map(|_| owner).collect()),
        8 => Correction::Left(event, Some(seat)),
        9 => Correction::Cathedral(chance.face(), small(chance), chance.once_in(2).then_some(owner)),
        10 => {
            Correction::Die(die, chance.face(), chance.of(&[Lies::Square, Lies::Used, Lies::Countered]).expect("one"))
        }
        11 => Correction::Start(seat),
        12 => Correction::Turn(seat),
        _ => Correction::Passed(seat, chance.once_in(2).then_some(small(chance))),
    }
}

/// Where citizens come from, in all ways.
pub(crate) fn origins(table: &Table) -> Vec<Origin> {
    let buildings =
        Building::ALL.into_iter().flat_map(|building| [Origin::Standing(building), Origin::Lying(building)]);
    let tradesmen = table.works().iter().map(|work| Origin::Tradesman(work.activity));
    std::iter::once(Origin::Supply).chain(buildings).chain(tradesmen).collect()
}
