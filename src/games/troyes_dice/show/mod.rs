//! The view of Troyes Dice: the half-days, the dice on offer, the strike grid and the log.

use std::sync::Arc;

mod cards;
mod explained;
mod hints;
mod legend;
pub(super) mod log;
mod odds;
mod primer;
mod questions;
mod rule;
mod sheet;
mod skyline;
mod surprises;

use super::TroyesDice;
use super::record::{Opening, Record};
use super::rules::{
    Building, Color, Day, Die, Effect, Face, Half, HalfDay, Notch, Offer, Order, Phase, Placed, Price, Struck, Table,
    TileInPlay,
};
use super::stage::{Art, Body, Icon, colors};
use super::words::{self as say, Cry};
use crate::chronicle::MOST_PEOPLE;
use crate::crier::Words;
use crate::play::Transition;
use crate::show::{
    Backdrop, Card, Check, Choice, Cover, EveningSaid, EveningTold, Excerpt, Explained, Grid, GridField, GridRow, Hint,
    Item, Lesson, Lettering, LogLine, Material, OddsView, Picture, Reader, RulePage, Short, Side, Sign, Surprise, Tone,
    Track, Watched,
};
use crate::stage::{Ink, Sprite, tokens};

impl Watched for TroyesDice {
    const RULES: &'static [RulePage] = rule::BOOK;
    const ODDS: bool = true;
    const COVER: Option<Cover> =
        Some(Cover { picture: None, players: [1, MOST_PEOPLE], crowd: true, minutes: 30, material: Material::Sheets });

    fn title(words: &Words, table: &Table) -> String {
        say::half_day(words, table.now())
    }

    /// Returns a mark for each half-day, mornings light and afternoons dark, grouped by days.
    fn track(words: &Words, table: &Table) -> Track {
        let number = table.now().number();
        let args = [("number", number.into()), ("all", HalfDay::COUNT.into())];
        let text = words.with("desk-half-day-of", &args);
        Track {
            groups: vec![vec![Tone::Light, Tone::Dark]; usize::from(HalfDay::COUNT / 2)],
            done: usize::from(skyline::done(table)),
            explained: explained::track(words, text.clone()),
            text,
        }
    }

    fn side(words: &Words, table: &Table, _: &Opening, reader: Reader, opening: bool) -> Side {
        match (table.phase(), reader) {
            (Phase::Choose, _) => offers(words, table),
            // At the end the tiles have done all that they do.
            (Phase::Over, _) => Side { heading: words.text("unit-count-call"), ..Side::default() },
            (Phase::Roll, Reader::Crier) => {
                Side { heading: words.text("desk-no-offers"), items: tiles(words, table), ..Side::default() }
            }
            (Phase::Roll, Reader::Audience | Reader::Seat(_)) => Side {
                heading: words.text(if opening { "room-number" } else { "room-wait" }),
                items: tiles(words, table),
                coming: waiting(),
                ..Side::default()
            },
        }
    }

    /// Returns the struck dice of the sheets and their times, with the colors in this game's numbering (`rules.md 2.4`,
    /// `5`).
    fn grid(words: &Words, table: &Table) -> Option<Grid> {
        let values = table.numbering().values();
        let field = |color: Color, value: Face| {
            let struck = table.struck(color, value);
            let said = die_in_grid(words, color, value, struck);
            let crossed = [colors::struck(color), tokens::DARK_INK];
            let [fill, ink] = if struck.is_some() { crossed } else { [colors::plaza(color), colors::plaza_ink(color)] };
            GridField {
                fill,
                ink,
                crossed,
                mark: struck.is_some().then(|| Art::Icon(Icon::Crossed).sprite()),
                since: struck.and_then(since),
                explained: explained::field(words, color, value, said.clone(), struck),
                said,
            }
        };
        let row = |color: Color| GridRow {
            sprite: Art::Reminder(color).sprite(),
            name: say::color(words, color),
            fields: values.iter().map(|value| field(color, *value)).collect(),
        };
        Some(Grid {
            title: words.text("desk-strike-grid"),
            heads: values.iter().map(Face::to_string).collect(),
            rows: Color::ALL.into_iter().map(row).collect(),
        })
    }

    /// Returns the cost of this half-day's strikes (`rules.md 2.4`, `2.5`).
    fn meaning(words: &Words, table: &Table) -> Vec<Explained> {
        table.strikes_now().filter(|strike| strike.sheets).map(|strike| explained::strike(words, *strike)).collect()
    }

    fn picture(words: &Words, table: &Table, _: &Opening) -> Picture {
        Picture {
            name: format!("{}, {}", words.text("desk-wheel"), say::half_day(words, table.now())),
            things: explained::things(words, table),
            legend: legend::legend(words),
            letters: Color::ALL.into_iter().map(|color| letter(words, color)).collect(),
            captions: Vec::new(),
            leads: false,
        }
    }

    fn log(words: &Words, told: &[Excerpt<'_, Self>]) -> Vec<LogLine> {
        log::lines(words, told)
    }

    fn order(words: &Words, order: &Order, table: &Table) -> String {
        say::order(words, order, table.now())
    }

    fn step(words: &Words, table: &Table) -> String {
        words.text(match table.phase() {
            Phase::Roll => "desk-roll",
            Phase::Choose | Phase::Over => "desk-close",
        })
    }

    fn coming(words: &Words, table: &Table) -> Option<String> {
        let now = table.now();
        match table.phase() {
            Phase::Roll => Some(say::order_to_come(words, now)),
            Phase::Choose => Some(match HalfDay::all().find(|half_day| *half_day > now) {
                Some(next) if next == HalfDay { day: Day::FIRST_SHEET_STRIKE, half: Half::Morning } => {
                    words.with("coming-strikes", &[("half-day", say::half_day(words, next).into())])
                }
                Some(next) => say::half_day(words, next),
                None => words.text("results-title"),
            }),
            Phase::Over => None,
        }
    }

    fn evening(words: &Words, told: EveningTold) -> EveningSaid {
        let EveningTold { minutes, continued, left, to_go } = told;
        let (full, short) = match to_go {
            Some(_) => ("evening-with-end", "evening-short-with-end"),
            None => ("evening", "evening-short"),
        };
        let (minutes, end) = (("minutes", minutes.into()), ("end", to_go.unwrap_or_default().into()));
        let continued = ("continued", if continued { "yes" } else { "no" }.into());
        EveningSaid {
            short: words.with(short, &[minutes.clone(), end.clone()]),
            full: words.with(full, &[minutes, end, continued, ("left", left.unwrap_or_default().into())]),
        }
    }

    fn guide(words: &Words) -> Vec<String> {
        const STEPS: [&str; 5] = ["guide-sheets", "guide-open", "guide-roll", "guide-strike", "guide-close"];
        STEPS.iter().map(|step| words.text(step)).collect()
    }

    fn odds(words: &Words, record: Option<&Record>) -> OddsView {
        odds::odds(words, record)
    }

    fn next_odds(words: &Words, table: &Table) -> Option<String> {
        odds::next(words, table)
    }

    fn checks(words: &Words, table: &Table) -> Vec<Check> {
        primer::checks(words, table)
    }

    fn first_time(words: &Words) -> Vec<Lesson> {
        primer::lessons(words)
    }

    fn signs(cry: &Cry) -> Vec<Sign> {
        cards::signs(cry)
    }

    fn must_read(words: &Words, table: &Table) -> Option<Card> {
        cards::chapter(words, table)
    }

    fn backdrop(table: &Table) -> Option<Backdrop> {
        Some(skyline::at(table))
    }

    fn sample(words: &Words) -> Option<Choice> {
        let (color, face) = (Color::Red, Face::Four);
        let price = Price { denier: 2, ..Price::default() };
        let name = say::color_number(words, color, 4);
        let said = format!("{name}, {}", say::price(words, price));
        Some(Choice {
            sprites: die(Body::Tinted(color), face),
            name,
            signs: Icon::of_price(price).into_iter().map(|icon| Art::Icon(icon).sprite()).collect(),
            price: say::price(words, price),
            about: None,
            short: None,
            said,
            explained: Arc::default(),
        })
    }

    fn remarkable(told: Transition<'_, Self>) -> Vec<Surprise> {
        surprises::remarkable(told)
    }

    fn lesson_code() -> Option<&'static str> {
        Some(hints::LESSON)
    }

    fn hints(words: &Words, table: &Table, opening: bool) -> Vec<Hint> {
        hints::hints(words, table, opening)
    }

    fn is_choice(table: &Table) -> bool {
        table.phase() == Phase::Choose
    }
}

/// Returns the color's first letter in that language, for its plazas.
fn letter(words: &Words, color: Color) -> Lettering {
    Lettering {
        sprite: Art::Plaza(color).sprite(),
        text: say::color_letter(words, color),
        ink: match color {
            Color::Red => Ink::Light,
            Color::Yellow | Color::White => Ink::Dark,
        },
    }
}

/// Returns the dice before a roll, which show nothing yet.
fn waiting() -> Vec<Sign> {
    let die = |body| Sign::Sprites(vec![Art::Die(body).sprite()]);
    let clear = [Body::Clear; 3].into_iter().flat_map(|body| [Sign::Gap, die(body)]);
    std::iter::once(die(Body::Black)).chain(clear).collect()
}

/// Returns the sidebar of the dice on offer (`rules.md 2.5` to `2.7`).
fn offers(words: &Words, table: &Table) -> Side {
    let offers = table.offers();
    let available = say::available(words, table.available());
    let note = words.with("desk-available", &[("available", available.as_str().into())]);
    let none_free = !offers.iter().any(|offer| offer.price().is_free());
    Side {
        heading: words.text("desk-offers"),
        heading_sign: None,
        // A Great Hall alone counts them (`rules.md 2.7`).
        note_sign: Some(Art::Building(Building::GreatHall).sprite()),
        note: Some(note),
        note_short: Some(available),
        items: offers.iter().map(|offer| Item::Choice(choice(words, *offer))).collect(),
        warning: none_free.then(|| words.text("cry-none-free")),
        coming: Vec::new(),
    }
}

fn choice(words: &Words, offer: Offer) -> Choice {
    let body = Body::of(offer.die, offer.color);
    let tile = offer.tile.filter(|tile| concerns(*tile, offer));
    Choice {
        sprites: die(body, offer.face),
        name: name(words, offer),
        signs: Icon::of_price(offer.price()).into_iter().map(|icon| Art::Icon(icon).sprite()).collect(),
        price: say::price(words, offer.price()),
        about: tile.map(|tile| say::tile_beside_price(words, tile)),
        short: tile.map(|tile| Short {
            sign: Art::Tile(tile.tile, tile.side).sprite(),
            text: say::effect_in_short(words, tile.effect()),
        }),
        said: say::offer(words, &offer),
        explained: explained::offer(words, offer),
    }
}

/// Returns the name of a die on offer: “yellow 4 = 0” where it counts other than it shows (`rules.md 4.7`).
fn name(words: &Words, offer: Offer) -> String {
    let shown = say::color_number(words, offer.color, offer.face.value());
    if offer.value() == offer.face.value() { shown } else { format!("{shown} = {}", offer.value()) }
}

/// Whether a tile has an effect on a die on offer. A tile that strikes has done so, and the strike tells it; a spared
/// plaza concerns the black die alone (`rules.md 4.4`, `4.5`).
fn concerns(tile: TileInPlay, offer: Offer) -> bool {
    match tile.effect() {
        Effect::StrikeIgnored => offer.die == Die::Black,
        Effect::ClearStrikes => false,
        Effect::InfluenceByTwo
        | Effect::NoInfluence
        | Effect::Free
        | Effect::OneDenierMore
        | Effect::CathedralGains
        | Effect::OneKnowledgeMore
        | Effect::WorkCitizen
        | Effect::ValueNothing
        | Effect::CheapColor
        | Effect::NoColorChange
        | Effect::FortressCitizens
        | Effect::OneInfluenceMore
        | Effect::GreatHallCounts
        | Effect::NoPrestige => true,
    }
}

/// Returns the tiles on the table, and their effects on the dice to come (`rules.md 4.3`).
fn tiles(words: &Words, table: &Table) -> Vec<Item> {
    let note = |tile: &TileInPlay| Item::Note {
        sprite: Art::Tile(tile.tile, tile.side).sprite(),
        place: Some(Art::Number(tile.notch).sprite()),
        text: say::tile(words, *tile),
        said: {
            let number = (tile.notch.index() + 1).into();
            words.with("desk-tile-at", &[("number", number), ("tile", say::tile(words, *tile).into())])
        },
    };
    table.tiles().iter().map(note).collect()
}

fn die(body: Body, face: Face) -> Vec<Sprite> {
    vec![Art::Die(body).sprite(), Art::Pips(body.pips(), face).sprite()]
}

/// Returns the day's number and the half's sign; `None` for a die that was struck before the takeover.
fn since(struck: Struck) -> Option<(String, Sprite)> {
    match struck {
        Struck::On(half_day) => {
            Some((half_day.day.number().to_string(), Art::Icon(Icon::of_half(half_day.half)).sprite()))
        }
        Struck::BeforeTakeover => None,
    }
}

/// Returns “yellow 1: struck on day 3, morning”, or “struck before the takeover”.
fn die_in_grid(words: &Words, color: Color, value: Face, struck: Option<Struck>) -> String {
    let die = ("die", say::color_die(words, color, value).into());
    match struck {
        Some(Struck::On(half_day)) => {
            let when = say::half_day(words, half_day);
            words.with("desk-die-struck", &[die, ("when", when.into())])
        }
        Some(Struck::BeforeTakeover) => words.with("desk-die-struck-before", &[die]),
        None => words.with("desk-die-stands", &[die]),
    }
}

/// Returns “Plaza 4, white, 1 denier, clear die 3, banquet 2: the die is free”.
fn plaza(words: &Words, table: &Table, notch: Notch) -> String {
    let plaza = if table.is_destroyed(notch) {
        words.text("desk-destroyed")
    } else {
        say::plaza(words, table.wheel().plaza(notch))
    };
    let number = (notch.index() + 1).into();
    let mut said = vec![words.with("desk-plaza", &[("number", number), ("plaza", plaza.into())])];
    let offer = table.offers().into_iter().find(|offer| offer.notch == notch);
    said.extend(offer.map(|offer| say::price(words, offer.price())));
    let die = table.placed().into_iter().flatten().find(|die| die.notch == notch);
    said.extend(die.map(|die| die_on_plaza(words, die)));
    said.extend(table.tile_at(notch).map(|tile| say::tile(words, tile)));
    said.join(", ")
}

/// Returns “clear die 3”.
fn die_on_plaza(words: &Words, die: Placed) -> String {
    let name = match die.die {
        Die::Black => "desk-black-die",
        Die::Clear => "desk-clear-die",
    };
    words.with(name, &[("value", die.value.value().into())])
}
