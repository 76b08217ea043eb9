//! The sidebar: what to do, the threat, the queue of events, and the standings.

use std::sync::Arc;

use super::challenge;
use super::drawn::{self, Subject};
use super::rule;
use super::told::{self, Doubt};
use crate::crier::Words;
use crate::games::troyes::rules::{
    Activity, BlackStep, Building, Color, Count, Deck, EndStep, Event, EventEffect, EventStep, Face, Good, InPlay,
    Owner, Phase, Player, RoyAsks, RoyPhase, Seat, Table, TurnStep, UpkeepStep, Wanted,
};
use crate::games::troyes::stage::{Art, event_terms, terms};
use crate::games::troyes::words as say;
use crate::show::{Item, Reader, Rule, Side};

/// The number of lines legible from the back row.
pub(super) const LINES: usize = 10;

/// Returns the sidebar at that table.
pub(super) fn side(words: &Words, table: &Table, reader: Reader, opening: bool) -> Side {
    let beside = Beside { words, table, reader };
    let side = match table.phase() {
        Phase::Settle(_) => Side { note: Some(told::free_spaces(words, table)), ..beside.buildings() },
        Phase::Upkeep(UpkeepStep::Reveal) => beside.resting(Some(rule::REVEAL)),
        Phase::Upkeep(UpkeepStep::Income) => beside.each(rule::SALARIES, |seat| beside.salary(seat)),
        Phase::Upkeep(UpkeepStep::Workforce) => beside.workforce(),
        Phase::Event(EventStep::Draw(wanted)) => beside.queue(match wanted {
            Wanted::Red | Wanted::Called(_) => beside.rule(rule::DRAW),
            Wanted::SecondRed => say::threat(words, Event::Resistance, table.neutral()),
            Wanted::Color => None,
        }),
        Phase::Event(EventStep::Resolve(_)) => beside.queue(
            table
                .resolving()
                .map(|event| told::of(words, say::event(words, event), super::explained::harm(words, table, event))),
        ),
        Phase::Event(EventStep::Push(..)) => beside.pushed(),
        Phase::Black(BlackStep::Roll) => Side {
            note: Some(say::black(words, table.taken())),
            ..beside.each(rule::HIGHEST, |seat| beside.defence(seat))
        },
        Phase::Roy(RoyPhase::Settle(_)) => Side { note: beside.rule(rule::ROY_SETTLES), ..beside.buildings() },
        Phase::Roy(RoyPhase::Ask(_)) if pushed_at(table).is_some() => beside.pushed(),
        Phase::Roy(RoyPhase::Ask(_)) => {
            let needs = challenge::awaited(words, table);
            let note = needs.map(|card| words.with("cry-roy-needs", &[("card", card.into())]));
            Side { note, ..beside.with_queue() }
        }
        Phase::Roy(RoyPhase::Counter) => beside.with_queue_below(rule::ROY_COUNTERS),
        Phase::Roy(RoyPhase::Act) => beside.with_queue_below(rule::ROY_ACTS),
        Phase::Black(BlackStep::Counter(seat)) => beside.threats(seat),
        Phase::Turn(TurnStep::Act(_)) if beside.shows_cards() => beside.cards(),
        Phase::Turn(TurnStep::Act(_)) => {
            let left = words.with("side-square", &[("count", table.free_dice().count().into())]);
            Side { note: Some(left), ..beside.with_queue() }
        }
        Phase::Turn(TurnStep::Shoot(_, count)) => {
            beside.queue(Some(words.with("side-shots", &[("count", count.into())])))
        }
        Phase::Turn(TurnStep::Aim(_, count)) => {
            beside.queue(Some(words.with("side-cubes", &[("count", count.into())])))
        }
        Phase::End(EndStep::Close) => beside.resting(Some(rule::HOME)),
        Phase::End(EndStep::Show) => beside.resting(Some(rule::SECRET)),
        Phase::End(EndStep::Over) => beside.over(),
    };
    // Whoever is called by a name is known by the mark.
    let owners = table.square().iter().map(|(owner, _)| owner);
    let heading_sign = owners.into_iter().find(|owner| table.has_turn(*owner));
    let heading_sign = heading_sign.map(|owner| drawn::sprite(Subject::Owner(owner)));
    Side { heading: say::phase(words, table, table.phase()), heading_sign, warning: beside.warning(opening), ..side }
}

/// The words and the table, and who reads them.
struct Beside<'a> {
    words: &'a Words,
    table: &'a Table,
    reader: Reader,
}

impl Beside<'_> {
    /// Returns a rule as a note; an audience looks it up, and has the room for what changes.
    fn rule(&self, rule: Rule) -> Option<String> {
        (self.reader != Reader::Audience).then(|| rule.text(self.words))
    }

    /// Returns a line for each player, below that rule.
    fn each(&self, rule: Rule, line: impl Fn(Seat) -> Item) -> Side {
        let items = self.table.players().map(|(seat, _)| line(seat)).collect();
        Side { note: self.rule(rule), items, ..Side::default() }
    }

    /// Returns the standings, below that rule.
    fn resting(&self, rule: Option<Rule>) -> Side {
        let note = rule.and_then(|rule| self.rule(rule));
        Side { note, items: self.standings().collect(), ..Side::default() }
    }

    /// Returns the standings; in the solo game le Roy's too, the character on top of the pile, and the difference.
    fn standings(&self) -> impl Iterator<Item = Item> {
        let roy = self.table.roy().map(|roy| challenge::standings(self.words, self.table, roy));
        self.table.players().map(|player| self.stands(player)).chain(roy.into_iter().flatten())
    }

    /// Returns a player's standing, for the eye and for the ear.
    fn stands(&self, (seat, player): (Seat, &Player)) -> Item {
        let turn = self.table.has_turn(seat.into()).then(|| Art::Turn.sprite());
        let start = self.table.begins(seat.into()).then(|| Art::Start.sprite());
        Item::Note {
            sprite: drawn::sprite(Subject::Owner(seat.into())),
            place: turn.or(start),
            text: told::standing(self.words, self.table, (seat, player), Doubt::Sign),
            said: told::standing(self.words, self.table, (seat, player), Doubt::Words),
        }
    }

    /// Returns who stands in each building while citizens are placed (`T 3.1`).
    fn buildings(&self) -> Side {
        let line = |building| {
            let standing = self.table.standing(building).iter().map(|(owner, count)| (owner, *count));
            let who = told::owners(self.words, standing).unwrap_or_else(|| self.words.text("side-nobody"));
            self.line(Subject::Building(building), say::building(self.words, building), who)
        };
        Side { items: Building::ALL.map(line).into(), ..Side::default() }
    }

    /// Returns a player's bill: what there is, the income, the salaries, and what stays (`T 5.2`).
    fn salary(&self, seat: Seat) -> Item {
        let (words, table, due) = (self.words, self.table, self.table.salaries(seat));
        let told = table.player(seat).filter(|player| told::shows(table, player, Count::Deniers));
        let bill = told.map(|player| {
            let has = player.purse().has(Good::Denier);
            let left = say::amount(words, Good::Denier, has.saturating_add(Table::INCOME).saturating_sub(due));
            let exact = player.is_exact(Count::Deniers);
            let has = Doubt::Sign.of(words, has.to_string(), exact);
            let left = Doubt::Sign.of(words, left, exact);
            // A bill is one line.
            format!("{has} + {} − {due} = {left}", Table::INCOME).replace(' ', "\u{a0}")
        });
        let what = bill.unwrap_or_else(|| format!("− {}", say::amount(words, Good::Denier, due)));
        self.line(Subject::Owner(seat.into()), say::seat(words, seat), what)
    }

    /// Returns the dice that each owner rolls (`T 6.1`).
    fn workforce(&self) -> Side {
        let owners = self.table.players().map(|(seat, _)| Owner::Seat(seat)).chain([self.table.neutral()]);
        let rolls = |owner: Owner| {
            let dice = |color: Color| {
                let count = self.table.standing(color.building()).get(owner).copied().filter(|count| *count > 0)?;
                Some(told::counted(self.words, say::dice(self.words, color), count))
            };
            let dice = Color::ALL.into_iter().filter_map(dice).collect::<Vec<_>>().join(", ");
            let dice = if dice.is_empty() { self.words.text("side-no-dice") } else { dice };
            self.line(Subject::Owner(owner), say::owner(self.words, owner), dice)
        };
        Side { note: self.rule(rule::WORKFORCE), items: owners.map(rolls).collect(), ..Side::default() }
    }

    /// Returns what a player's dice are worth against black ones (`T 8.3`).
    fn defence(&self, seat: Seat) -> Item {
        let what = self.words.with("side-defence", &[("sum", self.table.defence(seat).into())]);
        self.line(Subject::Owner(seat.into()), say::seat(self.words, seat), what)
    }

    /// Returns the black dice, highest first, with who faces each and what that player's dice are worth (`T 8.2`).
    fn threats(&self, seat: Seat) -> Side {
        let line = |(_, face, seat): (u8, Face, Seat)| {
            let args = [
                ("face", face.value().into()),
                ("who", say::seat(self.words, seat).into()),
                ("sum", self.table.defence(seat).into()),
            ];
            note(Subject::Owner(seat.into()), self.words.with("side-threat", &args))
        };
        let all = told::threats(self.table);
        let hidden = all.len().saturating_sub(LINES);
        let items = all.into_iter().take(LINES).map(line).chain(self.more(hidden)).collect();
        let needed = self.table.highest_black().map(|(_, face)| face.value());
        let could = needed.is_some_and(|needed| self.table.defence(seat) >= needed.into());
        let rule = if could { rule::HIGHEST } else { rule::UNCOUNTERED };
        Side { note: self.rule(rule), items, ..Side::default() }
    }

    /// Returns those of whom one can be pushed out by the event (`T 9.31`).
    fn pushed(&self) -> Side {
        let Some(building) = pushed_at(self.table) else { return Side::default() };
        let lines = self.table.standing(building).iter().filter(|(_, count)| **count > 0).map(|(owner, count)| {
            let lies = self.table.lies_at(owner, building).then(|| self.words.text("side-lies"));
            let what = std::iter::once(count.to_string()).chain(lies).collect::<Vec<_>>().join(" · ");
            self.line(Subject::Owner(owner), say::owner(self.words, owner), what)
        });
        Side { note: self.rule(rule::LYING), items: lines.collect(), ..Side::default() }
    }

    /// Whether an audience sees what dice can be used for: purses are in the picture.
    fn shows_cards(&self) -> bool {
        self.reader == Reader::Audience && self.table.roy().is_none() && !self.table.works().is_empty()
    }

    /// Returns the activities with their terms, in the order of the picture.
    fn cards(&self) -> Side {
        let works = Color::ALL.into_iter().flat_map(|color| {
            self.table.works().iter().map(|work| work.activity).filter(move |activity| activity.color() == color)
        });
        let card = |activity: Activity| {
            let name = say::activity(self.words, activity);
            let effect = say::effect(self.words, activity, self.table.neutral());
            Item::Card {
                sprite: drawn::sprite(Subject::Activity(activity)),
                ground: Art::Card(Deck::Of(activity.color())).sprite(),
                said: told::of(self.words, name.clone(), effect),
                name,
                terms: terms(self.table, activity).into_iter().map(Arc::new).collect(),
            }
        };
        Side { items: works.map(card).collect(), ..Side::default() }
    }

    /// Returns the events with their terms, from the left; the one that takes effect now has the sign of the turn.
    fn event_cards(&self) -> Vec<Item> {
        let card = |in_play: &InPlay| {
            let event = in_play.event;
            let name = say::event(self.words, event);
            let is_now = self.table.resolving() == Some(event);
            Item::Card {
                sprite: if is_now { Art::Turn.sprite() } else { drawn::sprite(Subject::Event(event)) },
                ground: Art::Card(event.deck()).sprite(),
                said: told::of(self.words, name.clone(), super::explained::harm(self.words, self.table, event)),
                name,
                terms: vec![Arc::new(event_terms(self.table, event))],
            }
        };
        self.in_queue(LINES, card)
    }

    /// Returns the queue of events, below that note.
    fn queue(&self, note: Option<String>) -> Side {
        match self.reader {
            // What events do is read from afar; whose cubes lie on them is in the picture.
            Reader::Audience if self.table.roy().is_none() => {
                Side { note, items: self.event_cards(), ..Side::default() }
            }
            Reader::Audience => Side { note, items: self.standings().collect(), ..Side::default() },
            Reader::Crier => Side { note, items: self.events(LINES), ..Side::default() },
            // A phone has the room for both.
            Reader::Seat(_) => Side { note, ..self.with_queue() },
        }
    }

    /// Returns the same below that rule.
    fn with_queue_below(&self, rule: Rule) -> Side {
        Side { note: self.rule(rule), ..self.with_queue() }
    }

    /// Returns the standings, and the queue of events as far as there is room: an audience sees it in the picture.
    fn with_queue(&self) -> Side {
        let mut items: Vec<Item> = self.standings().collect();
        match self.reader {
            Reader::Audience => {}
            Reader::Crier | Reader::Seat(_) => items.extend(self.events(LINES.saturating_sub(items.len()))),
        }
        Side { items, ..Side::default() }
    }

    /// Returns no more than so many events, from the left, and how many more there are.
    fn events(&self, most: usize) -> Vec<Item> {
        self.in_queue(most, |in_play| self.event(in_play))
    }

    fn in_queue(&self, most: usize, item: impl Fn(&InPlay) -> Item) -> Vec<Item> {
        let queue = self.table.queue();
        let shown = if queue.len() > most { most.saturating_sub(1) } else { queue.len() };
        queue.iter().take(shown).map(item).chain(self.more(queue.len().saturating_sub(shown))).collect()
    }

    fn more(&self, count: usize) -> Option<Item> {
        let text = || self.words.with("side-more", &[("count", count.into())]);
        (count > 0).then(|| note(Subject::Event(Event::Marauding), text()))
    }

    /// Returns an event with its cubes and banners; the one that takes effect now is marked.
    fn event(&self, in_play: &InPlay) -> Item {
        let (words, cubes) = (self.words, told::cubes(self.words, in_play));
        let all = |banners: Option<String>| {
            let what: Vec<String> = banners.into_iter().chain(cubes.clone()).collect();
            let name = say::event(words, in_play.event);
            if what.is_empty() { name } else { told::of(words, name, what.join(" · ")) }
        };
        let banners = self.table.book().events[in_play.event].banners.get();
        let text = all(banners.map(|banners| format!("{}/{banners}", in_play.cubes.len())));
        let said = all(told::banners(words, self.table, in_play));
        let place = (self.table.resolving() == Some(in_play.event)).then(|| Art::Turn.sprite());
        let sprite = drawn::sprite(Subject::Event(in_play.event));
        Item::Note { sprite, place, text, said }
    }

    /// Returns the last standings; places are told with the results. Where nobody can be named, what that lacks (`T 17.6`).
    fn over(&self) -> Side {
        let lacking = told::lacking(self.words, self.table);
        let shown = |(seat, player): (Seat, &Player)| {
            let held = player.characters().iter().map(|character| say::character(self.words, *character));
            let held = held.collect::<Vec<_>>().join(", ");
            (!held.is_empty() && self.table.roy().is_none())
                .then(|| self.line(Subject::Owner(seat.into()), say::seat(self.words, seat), held))
        };
        let lacks = lacking.iter().take(2).map(|line| note(Subject::Owner(Owner::Gray), line.clone()));
        let items = self.standings().chain(self.table.players().filter_map(shown)).chain(lacks).collect();
        Side { note: (!lacking.is_empty()).then(|| rule::UNSAID.text(self.words)), items, ..Side::default() }
    }

    /// Returns the warning that the round is the last, or that figures are ours (`T 19`): in full once, and then in short.
    fn warning(&self, opening: bool) -> Option<String> {
        let (words, table) = (self.words, self.table);
        let (phase, is_house) = (table.phase(), || told::has_house_figures(table));
        let is_last = table.round() == table.rounds() && !phase.is_over();
        let warning = if opening && is_house() {
            Some("cry-house-figures")
        } else if is_last {
            Some("cry-last-round")
        } else {
            (phase == Phase::Upkeep(UpkeepStep::Reveal) && is_house()).then_some("headline-house-figures")
        };
        warning.map(|name| words.text(name))
    }

    fn line(&self, subject: Subject, who: String, what: String) -> Item {
        note(subject, told::of(self.words, who, what))
    }
}

/// Returns the building in which somebody is pushed out now.
fn pushed_at(table: &Table) -> Option<Building> {
    match (table.resolving().map(Event::effect), table.roy_asks()) {
        (Some(EventEffect::GrayCitizen(building)), _) | (_, Some(RoyAsks::Out(building, _))) => Some(building),
        (_, Some(RoyAsks::Event(_) | RoyAsks::Activity(_)) | None) => None,
    }
}

pub(super) fn note(subject: Subject, text: String) -> Item {
    Item::Note { sprite: drawn::sprite(subject), place: None, said: text.clone(), text }
}
