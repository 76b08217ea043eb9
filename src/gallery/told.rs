//! The conversion of the show to the phones' wire format.

use super::ceremony::ceremony;
use super::drawn::{ink, place, scene};
use super::moment::Moment;
use super::seats::Asks;
use super::wire;
use crate::crier::{Proclamation, Sentence, Urgency, Words};
use crate::play::{Kind, Seat, State};
use crate::show::{self, Prelude, Reader, Reference, Sent, Shown, Tap};
use crate::stage::{Bounds, PartId, Scene, Shape, Sprite};

/// Passes a moment's view for that reader to `tell` and returns the result; `words` are those of the game, if there is one.
pub(super) fn view<T>(moment: Moment<'_>, reader: Reader, words: &Words, tell: impl FnOnce(&wire::View<'_>) -> T) -> T {
    let Moment { show, moving, epoch, rev } = moment;
    let (game, shown) = (moment.game(), moment.shown());
    let view = game.map(|game| game.view(words, reader));
    let view = view.as_deref();
    let played = view.filter(|_| shown.is_some());
    let said = shown.filter(|_| !moving).map(|shown| shown.news.said(words));
    let meaning = shown.filter(|_| !moving).map(|shown| shown.meaning(words, reader)).unwrap_or_default();
    let page = match show.sent {
        Some(Sent::Page(page)) => Some(page),
        Some(Sent::Legend | Sent::Break | Sent::Test | Sent::Phones) | None => None,
    };
    // The title's picture is one of any game: nobody plays that one.
    let dealt = game.filter(|_| !matches!(show.prelude, Some(Prelude::Title(_))));
    let (awaits, is_told) = (moment.awaits_ceremony(), moment.tells_winner());
    let next = awaits.then(|| words.text("counting-known"));
    let wide = dealt.map(|game| game.scene_for(Shape::Wide, reader));
    let other = dealt.map(|game| game.scene_for(Shape::Tall, reader));
    let other = other.filter(|other| wide.as_ref().is_none_or(|wide| wide.bounds != other.bounds));
    let choices = moment.choices(reader).map(|choices| choices.view(words));
    let proposal = moment.proposal(reader).map(|choices| choices.view(words));
    // Whoever's turn it is without anything to choose reads what the crier does next.
    let idle = choices.as_ref().is_none_or(|choices| choices.groups.is_empty());
    let taps = choices.as_ref().map(|choices| choices.taps.as_slice()).unwrap_or_default();
    let mut rules = RuleTable::default();
    tell(&wire::View {
        format: wire::FORMAT,
        epoch,
        rev,
        player: reader.seat().map(Seat::number),
        language: words.language().tag(),
        manner: words.manner().tag(),
        screen: moment.screen(),
        game: game.map(Shown::game),
        chooses: game.is_some_and(Shown::chooses),
        code: dealt.and_then(|game| game.code.as_deref()),
        orders: shown.map_or(0, |shown| shown.orders),
        moving,
        asks: moment.asks().map(|asks| match asks {
            Asks::Ready(_) => wire::Asks::Ready,
            Asks::Sheet => wire::Asks::Sheet,
        }),
        title: played.map_or("", |view| &view.title),
        track: played.filter(|_| !awaits).map(|view| track(&view.track)),
        cry: said.as_deref().map(cry),
        scene: wide.as_deref().map(scene),
        picture: view.zip(wide.as_deref()).map(|(view, wide)| picture(&view.picture, wide, taps, &mut rules)),
        tall: other.zip(view).map(|(other, view)| wire::Tall {
            scene: scene(&other),
            picture: picture(&view.picture, &other, taps, &mut rules),
        }),
        // The result stands in its place.
        own: played.filter(|_| !is_told).and_then(|view| view.own.as_ref()).map(|told| own(told, idle, taps)),
        choices: choices.as_deref().map(self::choices),
        proposed: proposal.as_ref().and_then(|proposal| proposal.proposed.as_deref()),
        winners: played.filter(|_| is_told).map(|view| view.winners.iter().map(winner).collect()).unwrap_or_default(),
        side: played.map(|view| side(&view.side, next.as_deref(), &mut rules)),
        grid: played.and_then(|view| view.grid.as_ref()).map(|told| grid(told, &mut rules)),
        checks: played.map(|view| view.checks.iter().map(|check| check.text.as_str()).collect()).unwrap_or_default(),
        must_read: played
            .and_then(|view| view.must_read.as_ref())
            .map(|card| wire::Card { title: &card.title, text: card.text.as_deref() }),
        page: page.filter(|_| shown.is_some()),
        ceremony: show
            .ceremony
            .as_ref()
            .filter(|_| shown.is_some())
            .map(|shown| ceremony(shown, words, &show.armorial)),
        // Behind the others, whose places in the table it does not move.
        meaning: meaning.iter().map(|meant| rules.explained(meant)).collect(),
        rules: rules.0,
    })
}

/// The rules of the explanations, each once: most of them concern many things of a picture.
#[derive(Debug, Default)]
struct RuleTable<'a>(Vec<&'a str>);

impl<'a> RuleTable<'a> {
    fn explained(&mut self, explained: &'a show::Explained) -> wire::Explained<'a> {
        let show::Explained { name, rule, state } = explained;
        wire::Explained { name, rule: Some(rule).filter(|rule| !rule.is_empty()).map(|rule| self.place(rule)), state }
    }

    fn place(&mut self, rule: &'a str) -> usize {
        self.0.iter().position(|there| *there == rule).unwrap_or_else(|| {
            self.0.push(rule);
            self.0.len() - 1
        })
    }
}

/// Returns the rules as JSON.
///
/// # Errors
/// The writer's error; rules cause none.
pub(super) fn rules(rules: &Reference) -> serde_json::Result<String> {
    serde_json::to_string(&wire::Rules { pages: rules.pages.iter().map(rules_page).collect() })
}

fn rules_page(page: &show::ReferencePage) -> wire::RulesPage<'_> {
    wire::RulesPage { title: &page.title, lines: page.lines.iter().map(rules_line).collect() }
}

fn rules_line(line: &show::ReferenceLine) -> wire::RulesLine<'_> {
    wire::RulesLine { text: &line.text, rule: line.rule, sprites: names(&line.sprites) }
}

fn cry(said: &Proclamation) -> wire::Cry<'_> {
    let Proclamation { headline, lines, sentences, placed: _, urgency: most } = said;
    let sentences = sentences.iter().map(sentence).collect();
    wire::Cry { headline, lines, urgency: urgency(*most), sentences }
}

fn sentence(told: &Sentence) -> wire::Sentence<'_> {
    wire::Sentence { text: &told.text, urgency: urgency(told.urgency) }
}

const fn urgency(urgency: Urgency) -> wire::Urgency {
    match urgency {
        Urgency::Note => wire::Urgency::Note,
        Urgency::Call => wire::Urgency::Call,
        Urgency::Alarm => wire::Urgency::Alarm,
    }
}

fn names(sprites: &[Sprite]) -> Vec<&'static str> {
    sprites.iter().map(|sprite| sprite.name()).collect()
}

fn track(track: &show::Track) -> wire::Track<'_> {
    let tone = |tone: &show::Tone| match tone {
        show::Tone::Light => wire::Tone::Light,
        show::Tone::Dark => wire::Tone::Dark,
    };
    let groups = track.groups.iter().map(|group| group.iter().map(tone).collect()).collect();
    wire::Track { groups, done: track.done, text: &track.text }
}

fn picture<'a>(
    picture: &'a show::Picture,
    scene: &Scene,
    taps: &[Tap],
    rules: &mut RuleTable<'a>,
) -> wire::Picture<'a> {
    let tap = |thing: &show::Thing| taps.iter().find(|tap| tap.part == thing.part).copied();
    wire::Picture {
        name: &picture.name,
        things: picture.things_in(scene).map(|told| thing(told, tap(told.0), rules)).collect(),
        legend: picture.legend_in(scene).map(legend_mark).collect(),
        letters: picture.letters.iter().map(lettering).collect(),
        captions: picture.captions.iter().filter_map(|told| caption(told, scene)).collect(),
    }
}

fn caption<'a>(caption: &'a show::Caption, scene: &Scene) -> Option<wire::Caption<'a>> {
    let at = scene.part(caption.part)?;
    let [x, y, width, height] = [at.min.x, at.center().y, at.width(), at.height()].map(place);
    Some(wire::Caption { x, y, width, height, text: &caption.text })
}

fn thing<'a>((thing, at): (&'a show::Thing, Bounds), tap: Option<Tap>, rules: &mut RuleTable<'a>) -> wire::Thing<'a> {
    wire::Thing {
        x: place(at.center().x),
        y: place(at.center().y),
        radius: place(at.width() / 2.0),
        high: ((at.height() - at.width()).abs() > 0.1).then(|| place(at.height() / 2.0)),
        name: &thing.name,
        value: thing.value.as_deref(),
        pick: tap.map(|tap| tap.pick.to_string()),
        chosen: tap.is_some_and(|tap| tap.chosen),
        explained: rules.explained(&thing.explained),
    }
}

fn legend_mark((mark, at): (&show::LegendMark, Bounds)) -> wire::LegendMark<'_> {
    wire::LegendMark { x: place(at.center().x), y: place(at.center().y), text: &mark.text }
}

fn lettering(letter: &show::Lettering) -> wire::Lettering<'_> {
    wire::Lettering { art: letter.sprite.name(), text: &letter.text, ink: ink(letter.ink) }
}

fn own<'a>(own: &'a show::Own, idle: bool, taps: &[Tap]) -> wire::Own<'a> {
    let show::Own { sprite, name, turn, heading, next, rows } = own;
    let can = |part: &PartId| taps.iter().any(|tap| tap.part == *part);
    // What can be chosen stands there once, to be chosen.
    let rows = rows.iter().filter(|row| row.parts.is_empty() || !row.parts.iter().all(can)).map(own_row).collect();
    let next = Some(next.as_str()).filter(|_| *turn && idle);
    wire::Own { art: sprite.name(), name, turn: *turn, heading, next, rows }
}

fn own_row(row: &show::OwnRow) -> wire::OwnRow<'_> {
    let label = Some(row.label.as_str()).filter(|label| !label.is_empty());
    wire::OwnRow { label, things: row.things.iter().map(own_thing).collect(), said: &row.said, secret: row.secret }
}

fn own_thing(thing: &show::OwnThing) -> wire::OwnThing<'_> {
    wire::OwnThing { art: thing.stacks.iter().map(|stack| names(stack)).collect(), text: thing.text.as_deref() }
}

fn choices(choices: &show::ChoicesView) -> wire::Choices<'_> {
    let show::ChoicesView {
        question,
        groups,
        does,
        lacks,
        laid,
        returned,
        accepted,
        lost,
        taps: _,
        proposed: _,
        lit: _,
    } = choices;
    let groups = groups.iter().map(picks).collect();
    let (does, lacks) = (does.as_deref(), lacks.as_deref());
    wire::Choices {
        question: question.as_deref(),
        groups,
        does,
        lacks,
        laid: *laid,
        returned: *returned,
        accepted: *accepted,
        lost: *lost,
    }
}

fn picks(group: &show::MenuGroup) -> wire::Picks<'_> {
    wire::Picks { title: group.title.as_deref(), items: group.items.iter().map(pick).collect() }
}

fn pick(item: &show::MenuItem) -> wire::Pick<'_> {
    let look = &item.look;
    wire::Pick {
        pick: item.pick.to_string(),
        name: if look.caption.is_empty() && look.drawing.is_none() { &look.name } else { &look.caption },
        about: look.about.as_deref(),
        said: item.said(),
        count: look.count.unwrap_or(1),
        chosen: item.state == State::Chosen,
        open: item.state.is_open(),
        joins: look.joins,
        number: match item.kind {
            Kind::Number { now, most, brief: _ } => Some(wire::PickNumber { now, most }),
            Kind::Choose | Kind::Act => None,
        },
        scene: look.drawing.as_ref().map(scene),
    }
}

fn winner(winner: &show::Winner) -> wire::Winner<'_> {
    let show::Winner { name, fill, ink } = winner;
    wire::Winner { name, fill: fill.to_string(), ink: ink.to_string() }
}

/// Returns the sidebar; where the results are `next`, that alone.
fn side<'a>(side: &'a show::Side, next: Option<&'a str>, rules: &mut RuleTable<'a>) -> wire::Side<'a> {
    wire::Side {
        heading: next.unwrap_or(&side.heading),
        note: side.note.as_deref(),
        items: side.items.iter().filter(|_| next.is_none()).map(|told| item(told, rules)).collect(),
        warning: side.warning.as_deref(),
    }
}

fn item<'a>(item: &'a show::Item, rules: &mut RuleTable<'a>) -> wire::Item<'a> {
    match item {
        show::Item::Choice(choice) => wire::Item::Choice {
            art: names(&choice.sprites),
            name: &choice.name,
            signs: names(&choice.signs),
            price: &choice.price,
            about: choice.about.as_deref(),
            said: &choice.said,
            explained: rules.explained(&choice.explained),
        },
        show::Item::Note { sprite, place, text, said } => {
            wire::Item::Note { art: vec![sprite.name()], place: place.map(Sprite::name), text, said }
        }
        show::Item::Card { sprite, said, ground: _, name: _, terms: _ } => {
            wire::Item::Note { art: vec![sprite.name()], place: None, text: said, said }
        }
    }
}

fn grid<'a>(grid: &'a show::Grid, rules: &mut RuleTable<'a>) -> wire::Grid<'a> {
    wire::Grid { title: &grid.title, heads: &grid.heads, rows: grid.rows.iter().map(|told| row(told, rules)).collect() }
}

fn row<'a>(row: &'a show::GridRow, rules: &mut RuleTable<'a>) -> wire::GridRow<'a> {
    let fields = row.fields.iter().map(|told| field(told, rules)).collect();
    wire::GridRow { art: row.sprite.name(), name: &row.name, fields }
}

fn field<'a>(field: &'a show::GridField, rules: &mut RuleTable<'a>) -> wire::GridField<'a> {
    wire::GridField {
        fill: field.fill.to_string(),
        ink: field.ink.to_string(),
        mark: field.mark.map(Sprite::name),
        since: field.since.as_ref().map(|(text, sprite)| wire::Since { text, art: sprite.name() }),
        said: &field.said,
        explained: rules.explained(&field.explained),
    }
}
