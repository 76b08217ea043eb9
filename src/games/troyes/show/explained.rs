//! The explanations of everything in the picture and beside it: its name, its rule, and its state; the legend; and the names.

use std::sync::Arc;

use enum_map::EnumMap;

use super::told::{self, Doubt};
use super::{challenge, rule};
use crate::chronicle::cards::CardBook;
use crate::crier::Words;
use crate::games::troyes::Troyes;
use crate::games::troyes::record::printed;
use crate::games::troyes::rules::{
    Activity, BlackStep, Building, Count, Depth, Die, DieAt, EndStep, Event, EventStep, Face, Good, Group, InPlay,
    Owner, Page, Phase, Player, Seat, Table, Timing, TurnStep, UpkeepStep, Work,
};
use crate::games::troyes::stage::{Part, Sign};
use crate::games::troyes::words as say;
use crate::show::{Caption, Explained, LegendMark, Rule, Thing};

/// The figures of cards that are told: the others say no more than the picture.
const FIGURES: [&str; 7] = ["hire", "per", "space-1", "space-2", "fought", "first", "second"];

/// Returns the things in the picture, from the back to the front.
pub(super) fn things(words: &Words, table: &Table) -> Vec<Thing> {
    let look = Look { words, table, book: printed::card_book(table.book()) };
    let mut things: Vec<Thing> = Building::ALL.into_iter().map(|building| look.building(building)).collect();
    things.extend(Building::ALL.into_iter().flat_map(|building| look.citizens(building)));
    things.extend(table.works().iter().map(|work| look.activity(work)));
    things.extend(table.queue().iter().map(|in_play| look.event(in_play)));
    // What nobody tells is not in the picture.
    things
        .extend((table.depth() != Depth::Dice).then(|| {
            thing(Part::Cathedral, explained(words, words.text("target-cathedral"), rule::BUILT, Vec::new()))
        }));
    let sites = table.cathedral().iter().filter(|_| table.depth() != Depth::Dice);
    things.extend(sites.map(|(site, _)| look.site(site)));
    for (owner, _) in table.square().iter() {
        things.push(look.district(owner));
        things.extend(table.district(owner).map(|(index, die)| look.die(DieAt { owner, index }, die)));
    }
    things.extend(table.players().filter_map(|player| look.purse(player)));
    things.extend(told::threats(table).into_iter().map(|threat| look.black(threat)));
    things.extend(table.roy().into_iter().flat_map(|roy| challenge::things(words, table, roy)));
    things
}

/// Returns the names in the picture: of owners, activities and events.
pub(super) fn captions(words: &Words, table: &Table) -> Vec<Caption> {
    let owners = table.square().iter().map(|(owner, _)| (Part::Name(owner), say::owner(words, owner)));
    let cards = table.works().iter().map(|work| work.activity);
    let cards = cards.map(|card| (Part::ActivityName(card), say::activity(words, card)));
    let events = table.queue().iter().map(|in_play| in_play.event);
    let events = events.map(|event| (Part::EventName(event), say::event(words, event)));
    let top = challenge::top(table).map(|character| (Part::PileName, say::character(words, character)));
    let owners = owners.map(|(part, text)| Caption { part: part.into(), text, strong: true });
    let others = cards.chain(events).chain(top);
    owners.chain(others.map(|(part, text)| Caption { part: part.into(), text, strong: false })).collect()
}

/// Returns the legend of the picture's signs.
pub(super) fn legend(words: &Words) -> Vec<LegendMark> {
    let figure = |name: &'static str| words.with("figure-name", &[("figure", name.into())]);
    let count = |good| words.with("count-name", &[("count", told::count(good).into())]);
    let text = |sign: Sign| match sign {
        Sign::Turn => words.text("legend-turn"),
        Sign::Start => words.text("legend-start"),
        Sign::Passed => words.text("legend-passed"),
        Sign::Denier => count(Good::Denier),
        Sign::Influence => count(Good::Influence),
        Sign::Supply => words.text("legend-supply"),
        Sign::Slot => words.text("legend-slot"),
        Sign::Struck => words.text("legend-struck"),
        Sign::Lying => words.text("legend-lying"),
        Sign::Banner => words.text("legend-banner"),
        Sign::Fought => figure("fought"),
        Sign::Rewards => format!("{} · {}", figure("first"), figure("second")),
        Sign::Space => words.text("legend-space"),
        Sign::Hourglass => words.with("figure-word", &[("word", Timing::Later.name().into())]),
        Sign::Per => figure("per"),
    };
    let texts = EnumMap::from_fn(text).into_iter();
    texts.map(|(sign, text)| LegendMark { part: Part::Sign(sign).into(), text }).collect()
}

/// Returns the explanation of the track of rounds (`T 4.1`).
pub(super) fn track(words: &Words, text: String) -> Arc<Explained> {
    explained(words, text, rule::PHASES, vec![rule::DECKS.text(words)])
}

/// Returns what an event does each time: its effect, or else its black dice.
pub(super) fn harm(words: &Words, table: &Table, event: Event) -> String {
    let black = table.book().black(event).filter(|dice| *dice > 0).map(|dice| say::black(words, dice));
    let all: Vec<String> = say::threat(words, event, table.neutral()).into_iter().chain(black).collect();
    if all.is_empty() { rule::TAKEN.text(words) } else { all.join(" · ") }
}

/// Returns what everybody does or loses now: that a black die must be countered, that the round is the last, who won and why
/// nobody is named.
pub(super) fn meaning(words: &Words, table: &Table) -> Vec<Explained> {
    let name = say::phase(words, table, table.phase());
    let phase = table.phase();
    let mut state = Vec::new();
    let rule = if phase.is_over() {
        state = told::lacking(words, table);
        if !state.is_empty() {
            rule::UNSAID
        } else if table.roy().is_some() {
            rule::ROY_VERDICT
        } else {
            rule::WINNER
        }
    } else if phase == Phase::End(EndStep::Show) {
        rule::SCORE
    } else if matches!(phase, Phase::Black(BlackStep::Counter(_))) {
        rule::UNCOUNTERED
    } else if table.round() == table.rounds() {
        rule::LAST
    } else {
        return Vec::new();
    };
    vec![Explained { name, rule: rule.text(words), state }]
}

/// The words, the table, and the figures of its cards.
struct Look<'a> {
    words: &'a Words,
    table: &'a Table,
    book: CardBook<Troyes>,
}

impl Look<'_> {
    /// Returns a district, with everything that its owner has.
    fn district(&self, owner: Owner) -> Thing {
        let (words, table) = (self.words, self.table);
        let dice = told::dice_left(words, table, owner);
        let Some((seat, player)) = owner.seat().and_then(|seat| Some((seat, table.player(seat)?))) else {
            if let Some(roy) = table.roy() {
                return challenge::district(words, table, roy);
            }
            return thing(Part::District(owner), explained(words, say::owner(words, owner), rule::PRICE, vec![dice]));
        };
        // Where no purse is told, the name has the dice.
        let mut state: Vec<String> =
            told::purse(words, table, player, Doubt::Words).map(|_| dice).into_iter().collect();
        if told::shows(table, player, Count::Citizens) {
            let supply = words.with("explain-supply", &[("count", player.supply().into())]);
            state.push(Doubt::Words.of(words, supply, player.is_exact(Count::Citizens)));
        }
        let won: Vec<String> = player.won().iter().map(|event| say::event(words, *event)).collect();
        state.extend((!won.is_empty()).then(|| words.with("explain-won", &[("list", won.join(", ").into())])));
        let start = ("who", say::seat(words, seat).into());
        state.extend(table.begins(owner).then(|| words.with("corrected-start", &[start])));
        let name = told::standing(words, table, (seat, player), Doubt::Words);
        thing(Part::District(owner), explained(words, name, rule::PRICE, state))
    }

    /// Returns a die; it glows if the player whose turn it is can use it.
    fn die(&self, at: DieAt, die: Die) -> Thing {
        let (words, table) = (self.words, self.table);
        let args = [
            ("who", say::owner(words, at.owner).into()),
            ("number", at.index.saturating_add(1).into()),
            ("color", say::color(words, die.color).into()),
            ("face", die.face.value().into()),
        ];
        let is_of = |seat: Seat| at.owner == seat.into();
        let pays = |seat| table.player(seat).is_some_and(|player| player.can_pay(Good::Denier, Group::PRICE));
        let (glows, rule) = if let Phase::Black(BlackStep::Counter(seat)) = table.phase() {
            (is_of(seat), rule::DOUBLE)
        } else if let Phase::Turn(TurnStep::Act(seat)) = table.phase() {
            (is_of(seat) || pays(seat), if is_of(seat) { rule::GROUP } else { rule::PRICE })
        } else {
            (false, rule::PRICE)
        };
        let explained = explained(words, words.with("explain-die", &args), rule, Vec::new());
        Thing { value: Some(die.face.to_string()), glows, ..thing(Part::Die(at), explained) }
    }

    /// Returns a black die, with who faces it as things are.
    fn black(&self, (at, face, seat): (u8, Face, Seat)) -> Thing {
        let name = self.words.with("explain-black", &[("face", face.value().into())]);
        let glows = self.table.highest_black().is_some_and(|(highest, _)| highest == at);
        let state = vec![self.words.with("explain-faced", &[("who", say::seat(self.words, seat).into())])];
        let explained = explained(self.words, name, rule::HIGHEST, state);
        Thing { value: Some(face.to_string()), glows, ..thing(Part::Black(at), explained) }
    }

    /// Returns a building, with those who stand and lie there.
    fn building(&self, building: Building) -> Thing {
        let (words, table) = (self.words, self.table);
        let list = |name, list: Option<String>| list.map(|list| words.with(name, &[("list", list.into())]));
        let standing = table.standing(building).iter().map(|(owner, count)| (owner, *count));
        let free = Building::SPACES.saturating_sub(table.crowd(building));
        let state = [
            list("explain-standing", told::owners(words, standing)),
            list("explain-lying", told::those(words, table.lying(building))),
            list("explain-free", Some(free.to_string())),
        ];
        let phase = table.phase();
        let settles = matches!(phase, Phase::Settle(_));
        let rules = [
            (settles, rule::SETTLE),
            (phase == Phase::Upkeep(UpkeepStep::Income), rule::SALARIES),
            (phase == Phase::Upkeep(UpkeepStep::Workforce), rule::WORKFORCE),
            (matches!(phase, Phase::Event(EventStep::Push(..))), rule::LYING),
        ];
        let rule = rules.into_iter().find(|(holds, _)| *holds).map_or(rule::PLACE, |(_, rule)| rule);
        let explained = explained(words, say::building(words, building), rule, state.into_iter().flatten().collect());
        Thing { glows: settles && free > 0, ..thing(Part::Building(building), explained) }
    }

    /// Returns the citizens of each owner in a building.
    fn citizens(&self, building: Building) -> Vec<Thing> {
        let (words, table) = (self.words, self.table);
        let owners = table.standing(building).iter();
        let there = owners.filter(|(owner, count)| **count > 0 || table.lies_at(*owner, building));
        let citizen = |(owner, count): (Owner, &u8)| {
            let place = say::building(words, building);
            let name = told::of(words, place, told::counted(words, say::owner(words, owner), *count));
            let lies = table.lies_at(owner, building);
            let state = lies.then(|| words.text("explain-lies")).into_iter().collect();
            let rule = if lies { rule::LYING } else { rule::WORKFORCE };
            thing(Part::Citizens(building, owner), explained(words, name, rule, state))
        };
        there.map(citizen).collect()
    }

    /// Returns an activity, with what is printed on it, its tradesmen and its cubes.
    fn activity(&self, work: &Work) -> Thing {
        let (words, card) = (self.words, work.activity);
        let page = Page::Activity(card, self.table.book().activities[card]);
        let list = |name, list: String| words.with(name, &[("list", list.into())]);
        let tradesmen: Vec<String> =
            work.spaces().into_iter().flatten().map(|owner| say::owner(words, owner)).collect();
        let mut state: Vec<String> = (!tradesmen.is_empty())
            .then(|| list("explain-tradesmen", say::joined(words, &tradesmen)))
            .into_iter()
            .collect();
        let stored = work.stored.iter().map(|(seat, count)| (Owner::Seat(seat), *count));
        state.extend(told::owners(words, stored).map(|cubes| list("explain-cubes", cubes)));
        state.extend(self.figures(&page));
        thing(Part::Activity(card), effect(words, (card, self.table.neutral()), state))
    }

    /// Returns an event, with what is printed on it and its cubes.
    fn event(&self, in_play: &InPlay) -> Thing {
        let (words, table, event) = (self.words, self.table, in_play.event);
        let page = Page::Event(event, table.book().events[event]);
        let cubes = told::cubes(words, in_play);
        let cubes = cubes.map(|cubes| words.with("explain-cubes", &[("list", cubes.into())]));
        let banners = told::banners(words, table, in_play);
        let state = cubes.into_iter().chain(banners).chain(self.figures(&page));
        let explained = Arc::new(Explained {
            name: say::event(words, event),
            rule: format!("{}.", harm(words, table, event).trim_end_matches('.')),
            state: state.collect(),
        });
        let is_aim = matches!(table.phase(), Phase::Turn(TurnStep::Aim(..)));
        let glows = if is_aim { table.takes_cube(event) } else { table.resolving() == Some(event) };
        Thing { glows, ..thing(Part::Event(event), explained) }
    }

    /// Returns what is printed on a card, and who says so.
    fn figures<'s>(&'s self, page: &Page) -> impl Iterator<Item = String> + use<'s> {
        let card = printed::card_of(page);
        let told = card.figures.iter().filter(|spec| FIGURES.contains(&spec.name));
        told.map(move |spec| say::told(self.words, *spec, self.book.get(card, *spec)))
    }

    /// Returns a site of the Cathedral, with the cubes on its levels.
    fn site(&self, site: Face) -> Thing {
        let words = self.words;
        let cubes = self.table.cathedral()[site];
        let level = |(level, cube): (u8, Option<Owner>)| {
            let who = cube.map_or_else(|| words.text("explain-empty"), |owner| say::owner(words, owner));
            words.with("explain-level", &[("level", level.into()), ("who", who.into())])
        };
        let state = (1..).zip(cubes).map(level).collect();
        let name = words.with("explain-site", &[("site", site.value().into())]);
        thing(Part::Site(site), explained(words, name, rule::BUILT, state))
    }

    /// Returns a player's deniers and influence, as far as they are told.
    fn purse(&self, (seat, player): (Seat, &Player)) -> Option<Thing> {
        let words = self.words;
        let purse = told::purse(words, self.table, player, Doubt::Words)?;
        let state = told::passed(words, player).into_iter().collect();
        let name = told::of(words, say::seat(words, seat), purse);
        Some(thing(Part::Purse(seat.into()), explained(words, name, rule::INFLUENCE, state)))
    }
}

/// Returns the explanation of an activity.
fn effect(words: &Words, (card, neutral): (Activity, Owner), state: Vec<String>) -> Arc<Explained> {
    Arc::new(Explained {
        name: say::activity(words, card),
        rule: format!("{}.", say::effect(words, card, neutral)),
        state,
    })
}

pub(super) fn thing(part: Part, explained: Arc<Explained>) -> Thing {
    Thing { part: part.into(), name: explained.name.clone(), value: None, glows: false, explained }
}

pub(super) fn explained(words: &Words, name: String, rule: Rule, state: Vec<String>) -> Arc<Explained> {
    Arc::new(Explained { name, rule: rule.text(words), state })
}
