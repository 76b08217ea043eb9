//! Picks of the menu in words.

use super::challenge;
use crate::crier::{Arg, Words};
use crate::games::troyes::record::{
    ActPick, CounterPick, DISTRICTS, Draft, FixKind, FixPick, HANDS, Input, InputPick, Mode, Pick, Record, SpendPick,
    TellPick, Thrown,
};
use crate::games::troyes::rules::{
    Activity, Building, Count, DieAt, Event, Figure, Good, Group, Lies, Offer, Owner, Seat, Table, Target, Use,
    modifier,
};
use crate::games::troyes::stage::{Part, chip};
use crate::games::troyes::words as say;
use crate::play::Face;
use crate::show::PickView;

/// A pick as it is named.
pub(super) fn view(words: &Words, record: &Record, draft: &Draft, pick: Pick) -> PickView {
    let table = record.table();
    let active = Owner::Seat(table.active().or(table.spender()).unwrap_or(table.start()));
    let own = |index| die(words, table, DieAt { owner: active, index });
    let view = match pick {
        Pick::Input(pick) => input(words, table, pick),
        Pick::Counter(CounterPick::Die(index)) | Pick::Spend(SpendPick::Die(index)) => own(index),
        Pick::Counter(CounterPick::Black(at)) => black(words, table, at),
        Pick::Act(pick) => act(words, table, draft, pick),
        Pick::Spend(pick) => spend(words, pick),
        Pick::Fix(pick) => fix(words, table, draft, pick),
        Pick::Mode(mode) => named(words.text(match mode {
            Mode::Turn => "desk-leave",
            Mode::Spend => "panel-influence",
            Mode::Fix => "panel-correct",
        })),
    };
    let drawing = chip(table, pick);
    PickView { count: count(table, draft, pick), part: part(table, draft, pick).map(Into::into), drawing, ..view }
}

/// How often a pick was picked, where that is more than once.
fn count(table: &Table, draft: &Draft, pick: Pick) -> Option<usize> {
    let of = |events: &[Event], event| events.iter().filter(|other| **other == event).count();
    let count = match pick {
        Pick::Input(InputPick::Cube(event)) => of(draft.input.cubes(), event),
        Pick::Act(ActPick::Event(event)) => of(draft.turn.events(), event),
        Pick::Act(ActPick::Building(building)) => {
            draft.turn.buildings(table).iter().filter(|other| **other == building).count()
        }
        Pick::Mode(_) | Pick::Input(_) | Pick::Counter(_) | Pick::Act(_) | Pick::Spend(_) | Pick::Fix(_) => 0,
    };
    (count > 1).then_some(count)
}

/// The part of the picture that is the same pick.
fn part(table: &Table, draft: &Draft, pick: Pick) -> Option<Part> {
    let own = |index| table.spender().map(|seat| Part::Die(DieAt { owner: Owner::Seat(seat), index }));
    match pick {
        Pick::Input(InputPick::Settle(building)) | Pick::Fix(FixPick::Building(building)) => {
            Some(Part::Building(building))
        }
        Pick::Input(InputPick::Cube(event)) | Pick::Act(ActPick::Event(event)) | Pick::Fix(FixPick::Event(event)) => {
            Some(Part::Event(event))
        }
        Pick::Counter(CounterPick::Die(index)) | Pick::Spend(SpendPick::Die(index)) => own(index),
        Pick::Counter(CounterPick::Black(at)) => Some(Part::Black(at)),
        Pick::Act(ActPick::Die(at)) | Pick::Fix(FixPick::Die(at)) => Some(Part::Die(at)),
        Pick::Act(ActPick::Target(Target::Activity(card))) | Pick::Fix(FixPick::Card(card)) => {
            Some(Part::Activity(card))
        }
        // While an activity puts cubes on events, a press on an event means that.
        Pick::Act(ActPick::Target(Target::Combat(event))) => {
            let chosen = draft.turn.target(table);
            (!matches!(chosen, Some(Target::Activity(_)))).then_some(Part::Event(event))
        }
        Pick::Fix(FixPick::Site(site)) => Some(Part::Site(site)),
        Pick::Mode(_) | Pick::Input(_) | Pick::Act(_) | Pick::Spend(_) | Pick::Fix(_) => None,
    }
}

/// What stands above items of the menu.
pub(super) fn heading(words: &Words, record: &Record, draft: &Draft, title: &'static str) -> String {
    let table = record.table();
    let active = table.spender().or(table.active()).unwrap_or(table.start());
    let of = |name, owner| words.with(name, &[("who", say::owner(words, owner).into())]);
    if let Some(at) = DISTRICTS.iter().position(|district| *district == title) {
        let owner = table.seats_from(active).nth(at).filter(|_| at + 1 < DISTRICTS.len()).map(Owner::Seat);
        return of("panel-dice-of", owner.unwrap_or(table.square().neutral()));
    }
    if let Some(at) = HANDS.iter().position(|hand| *hand == title) {
        return of("panel-held-by", Owner::Seat(Seat::nth(at)));
    }
    match title {
        "panel-dice-of" => of("panel-dice-of", Owner::Seat(active)),
        "panel-printed" => words.with(title, &[("card", challenge::awaited(words, table).unwrap_or_default().into())]),
        "panel-fell" => next_thrown(words, record, draft).unwrap_or_else(|| words.text("panel-all-entered")),
        "panel-lies-there" => words.with(title, &[("who", say::owner(words, draft.fix.owner()).into())]),
        _ => words.text(title),
    }
}

/// Which die people enter next, as “Anna, red dice: what did this one show?”.
fn next_thrown(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
    let thrown = Input::thrown(record);
    let who = (
        "who",
        match thrown.get(draft.input.faces().len())? {
            Thrown::Of(owner, color) => {
                let args = [("who", say::owner(words, *owner).into()), ("dice", say::dice(words, *color).into())];
                words.with("panel-thrown-of", &args)
            }
            Thrown::Event(event) => say::event(words, *event),
            Thrown::Black => words.text("panel-black-count"),
            Thrown::Shot(seat) => say::seat(words, *seat),
        }
        .into(),
    );
    Some(words.with("panel-fell", &[who]))
}

/// What says its whole name.
fn named(name: String) -> PickView {
    PickView { caption: name.clone(), name, ..PickView::default() }
}

/// What is only a drawing has a name alone.
fn drawn(name: String) -> PickView {
    PickView { name, ..PickView::default() }
}

/// What stands below a title that tells the rest of its name.
fn short(name: String, caption: String) -> PickView {
    PickView { name, caption, ..PickView::default() }
}

/// An offer: what it is, and below it what it does or costs.
fn offer(name: String, about: String) -> PickView {
    let said = format!("{name}. {about}");
    PickView { about: Some(about), said: Some(said), ..named(name) }
}

/// An offer, if there is anything to say about it.
fn about(name: String, about: Option<String>) -> PickView {
    match about {
        Some(about) => offer(name, about),
        None => named(name),
    }
}

fn of_owner(words: &Words, message: &str, owner: Owner) -> String {
    words.with(message, &[("who", say::owner(words, owner).into())])
}

fn die(words: &Words, table: &Table, at: DieAt) -> PickView {
    // What it shows is drawn.
    drawn(say::die_at(words, table, at))
}

fn black(words: &Words, table: &Table, at: u8) -> PickView {
    let face = table.black().get(usize::from(at)).map(|black| black.face.to_string()).unwrap_or_default();
    let args = [("number", (u16::from(at) + 1).into()), ("face", face.as_str().into())];
    drawn(words.with("panel-black", &args))
}

fn fell(words: &Words, face: Face) -> PickView {
    drawn(words.with("panel-shows-face", &[("face", face.value().into())]))
}

/// An activity, and what it does.
fn card(words: &Words, table: &Table, activity: Activity) -> PickView {
    offer(say::activity(words, activity), say::effect(words, activity, table.neutral()))
}

/// An event that gets cubes, and how many it can take.
fn cubed(words: &Words, table: &Table, event: Event) -> PickView {
    about(say::event(words, event), free_banners(words, table, event))
}

fn input(words: &Words, table: &Table, pick: InputPick) -> PickView {
    match pick {
        InputPick::Settle(building) => {
            let free = Building::SPACES.saturating_sub(table.crowd(building));
            offer(say::building(words, building), words.with("panel-free-places", &[("count", free.into())]))
        }
        InputPick::Reveal(activity) => card(words, table, activity),
        InputPick::Enter(event) => {
            let black = table.book().black(event).map(|black| say::black(words, black));
            about(say::event(words, event), say::threat(words, event, table.neutral()).or(black))
        }
        InputPick::Call(called) => named(words.with("panel-called", &[("color", called.name().into())])),
        InputPick::Short(seat) => {
            let due = match table.resolving() {
                Some(event) => table.due(event, seat),
                None => Some((Good::Denier, table.salaries(seat))),
            };
            about(say::seat(words, seat), due.map(|(good, due)| say::amount(words, good, due)))
        }
        InputPick::Black => named(words.text("panel-black-count")),
        InputPick::Fell(face) => fell(words, face),
        InputPick::TakeBack => named(words.text("panel-take-back")),
        InputPick::Out(out) => named(say::anybody(words, out)),
        InputPick::Figure(figure) => named(say::figure(words, figure)),
        InputPick::Cube(event) => cubed(words, table, event),
        InputPick::Tell(pick) => tell(words, pick),
        InputPick::Held(seat, character) => {
            let name = say::character(words, character);
            let args = [("who", say::seat(words, seat).into()), ("character", name.as_str().into())];
            short(words.with("panel-holds", &args), name)
        }
    }
}

fn tell(words: &Words, pick: TellPick) -> PickView {
    let (message, event) = match pick {
        TellPick::Beaten(event) => ("panel-beaten", event),
        TellPick::First(event) => ("panel-first", event),
        TellPick::Second(event) => ("panel-second", event),
    };
    named(words.with(message, &[("event", say::event(words, event).into())]))
}

fn act(words: &Words, table: &Table, draft: &Draft, pick: ActPick) -> PickView {
    match pick {
        ActPick::Die(at) => die(words, table, at),
        ActPick::Cube(activity) => {
            let name = words.with("panel-cube-of", &[("card", say::activity(words, activity).into())]);
            let does = modifier(activity).map(|modifier| say::modifier(words, modifier)).unwrap_or_default();
            offer(name, does)
        }
        ActPick::Target(target) => self::target(words, table, draft, target),
        ActPick::From(from) => named(say::origin(words, from)),
        ActPick::Out(out) => named(say::anybody(words, out)),
        ActPick::Price => named(words.text("panel-price")),
        ActPick::Times => named(words.text(match draft.turn.target(table) {
            Some(Target::Combat(_)) => "panel-cubes",
            Some(Target::Activity(_) | Target::Cathedral | Target::Citizen | Target::Agriculture | Target::Unsaid)
            | None => "panel-times",
        })),
        ActPick::Building(building) => named(say::building(words, building)),
        ActPick::Event(event) => cubed(words, table, event),
        ActPick::Tell(pick) => tell(words, pick),
    }
}

/// What dice can be for, with what it does; as soon as dice are picked, with what all of it costs and brings.
fn target(words: &Words, table: &Table, draft: &Draft, target: Target) -> PickView {
    let used = table.active().and_then(|seat| {
        let group = draft.turn.group(table, seat)?;
        let offer = table.offer(seat, &group, target).ok()?;
        Some((group, offer))
    });
    let (costs, brings) = used
        .map(|(group, offer)| (costs(words, table, target, &offer), brings(words, target, &group, &offer)))
        .unwrap_or_default();
    let does = match target {
        Target::Activity(activity) => Some(say::effect(words, activity, table.neutral())),
        Target::Combat(event) => free_banners(words, table, event),
        Target::Cathedral | Target::Citizen | Target::Agriculture | Target::Unsaid => brings,
    };
    let told: Vec<String> = costs.into_iter().chain(does).collect();
    about(say::target(words, target), (!told.is_empty()).then(|| told.join(". ")))
}

/// What is paid for dice, and for a tradesman who is hired.
fn costs(words: &Words, table: &Table, target: Target, offer: &Offer) -> Option<String> {
    let paid = |message| words.with(message, &[("amount", say::amount(words, Good::Denier, offer.price).into())]);
    let plain = (offer.price > 0).then(|| paid("panel-costs"));
    match target {
        Target::Activity(card) if offer.hires && table.book().activities[card].hire == Figure::Open => {
            let all: Vec<String> = std::iter::once(words.text("panel-hires-open")).chain(plain).collect();
            Some(all.join(". "))
        }
        Target::Activity(_) if offer.hires => Some(paid("panel-hires")),
        Target::Activity(_)
        | Target::Cathedral
        | Target::Combat(_)
        | Target::Citizen
        | Target::Agriculture
        | Target::Unsaid => plain,
    }
}

/// What dice bring where no card says it: to which building a citizen comes, or what is gained.
fn brings(words: &Words, target: Target, group: &Group, offer: &Offer) -> Option<String> {
    let gains = |gains: &[(Good, u16)]| {
        let amounts: Vec<String> = gains.iter().map(|(good, count)| say::given(words, *good, *count)).collect();
        words.with("effect-gain", &[("gains", say::joined(words, &amounts).into())])
    };
    match target {
        Target::Citizen => offer.building.map(|building| say::building(words, building)),
        Target::Agriculture => Some(gains(&[(Good::Denier, group.sum / Table::PER_DENIER)])),
        Target::Cathedral => {
            let (cubes, influence) = sites(group).fold((0, 0), |(cubes, influence), site| {
                (cubes + Table::POINTS_OF_SITE, influence + Table::influence_of(site))
            });
            Some(gains(&[(Good::Point, cubes), (Good::Influence, influence)]))
        }
        Target::Activity(_) | Target::Combat(_) | Target::Unsaid => None,
    }
}

/// The sites of the Cathedral on which a group builds.
pub(super) fn sites(group: &Group) -> impl Iterator<Item = Face> {
    group.values.iter().filter_map(|value| Face::try_from(u8::try_from(*value).ok()?).ok())
}

fn free_banners(words: &Words, table: &Table, event: Event) -> Option<String> {
    table.free_banners(event).map(|free| words.with("panel-free-banners", &[("count", free.into())]))
}

fn spend(words: &Words, pick: SpendPick) -> PickView {
    match pick {
        SpendPick::Reroll => named(used(words, &Use::Reroll(0, Face::One))),
        SpendPick::TurnOver => named(used(words, &Use::TurnOver(Vec::new()))),
        SpendPick::Recruit => named(used(words, &Use::Recruit)),
        SpendPick::Fell(face) => fell(words, face),
        // It is named as the dice of a defence are.
        SpendPick::Die(_) => PickView::default(),
    }
}

/// A use of influence, as “Roll again for 1 influence”.
pub(super) fn used(words: &Words, of: &Use) -> String {
    let message = match of {
        Use::Reroll(..) => "panel-reroll",
        Use::Recruit => "panel-recruit",
        Use::TurnOver(_) => "panel-turn-over",
    };
    let price = say::amount(words, Good::Influence, of.price());
    words.with(message, &[("price", price.into())])
}

fn fix(words: &Words, table: &Table, draft: &Draft, pick: FixPick) -> PickView {
    let numbered = |message, number: usize| -> String {
        let number: Arg = ("number", number.into());
        words.with(message, &[number])
    };
    match pick {
        FixPick::Kind(kind) => named(words.text(kind_message(kind))),
        FixPick::Owner(owner) => named(say::owner(words, owner)),
        FixPick::Building(building) => named(say::building(words, building)),
        FixPick::Good(good) => named(say::count(words, Count::from(good))),
        FixPick::Count(count) => named(say::count(words, count)),
        FixPick::Number => named(draft.fix.kind.map(|kind| words.text(kind_message(kind))).unwrap_or_default()),
        FixPick::Lying(lies) => named(words.text(if lies { "panel-yes" } else { "panel-no" })),
        FixPick::Card(activity) => named(say::activity(words, activity)),
        FixPick::Event(event) => named(say::event(words, event)),
        FixPick::To(to) => named(say::anybody(words, to.map(Owner::Seat))),
        FixPick::Site(site) => short(numbered("panel-site-of", site.value().into()), site.to_string()),
        FixPick::Level(level) => short(numbered("panel-level-of", level.into()), level.to_string()),
        FixPick::Cube(cube) => named(say::anybody(words, cube)),
        FixPick::Die(at) => named(say::die_at(words, table, at)),
        FixPick::Shows(face) => fell(words, face),
        FixPick::Lies(lies) => named(words.text(match lies {
            Lies::Square => "panel-in-square",
            Lies::Used => "panel-used",
            Lies::Countered => "panel-countered",
        })),
        FixPick::Remove(at) => {
            let owner = draft.fix.row(table).get(at).copied().flatten();
            let who = say::anybody(words, owner);
            let args = [("number", (at + 1).into()), ("who", who.as_str().into())];
            short(words.with("panel-remove", &args), who)
        }
        FixPick::Space(space) => named(match space {
            Some(space) => say::space(words, space),
            None => words.text("panel-no-tradesman"),
        }),
        FixPick::Add(owner) => short(of_owner(words, "panel-add-of", owner), say::owner(words, owner)),
    }
}

const fn kind_message(kind: FixKind) -> &'static str {
    match kind {
        FixKind::Purse => "panel-fix-purse",
        FixKind::Exact => "panel-fix-exact",
        FixKind::Standing => "panel-fix-standing",
        FixKind::Lying => "panel-fix-lying",
        FixKind::Supply => "panel-fix-supply",
        FixKind::Tradesmen => "panel-fix-tradesmen",
        FixKind::Stored => "panel-fix-stored",
        FixKind::Event => "panel-fix-event",
        FixKind::Left => "panel-fix-left",
        FixKind::Cathedral => "panel-fix-cathedral",
        FixKind::Die => "panel-fix-die",
        FixKind::Start => "panel-fix-start",
        FixKind::Turn => "panel-fix-turn",
        FixKind::Passed => "panel-fix-passed",
        FixKind::RoyPoints => "panel-fix-roy-points",
        FixKind::RoyTradesman => "panel-fix-roy-tradesman",
    }
}
