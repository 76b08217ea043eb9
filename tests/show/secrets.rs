//! The law of secrets, for any game: what one seat alone knows is in nothing that anybody else sees, hears, prints or is sent.

use std::sync::Arc;

use town_crier::chronicle::Record;
use town_crier::chronicle::hall::PlayerName;
use town_crier::cli::Commanded;
use town_crier::crier::{Language, Manner, Turn, Words};
use town_crier::gallery::{Frames, Spoken};
use town_crier::play::Seat;
use town_crier::show::{Excerpt, MenuView, Reader, Show, Shown};
use town_crier::stage::Shape;

/// Two games that differ in a secret of that seat alone look the same to everybody else, and not to that seat.
#[track_caller]
pub(crate) fn only_its_seat_knows<G: Commanded>(one: &Record<G>, other: &Record<G>, of: Seat) {
    assert_eq!(told(one), told(other), "what everybody is told");
    for reader in [Reader::Crier, Reader::Audience].into_iter().chain(Seat::all().take(8).map(Reader::Seat)) {
        for (one, other) in seen(one, reader).iter().zip(&seen(other, reader)) {
            assert_eq!(one == other, reader != Reader::Seat(of), "{reader:?} sees {one}\nand {other}");
        }
    }
}

/// The view and the frame of a phone, as that reader sees them.
fn seen<G: Commanded>(record: &Record<G>, reader: Reader) -> [String; 2] {
    let shown = Shown::now(record);
    let words = Words::of::<G>(Language::English, Manner::Plain);
    let scenes = [Shape::Wide, Shape::Tall].map(|shape| shown.scene_for(shape, reader));
    let view = format!("{:?}{scenes:?}{:?}", shown.view(&words, reader), shown.meaning(&words, reader));
    let name = reader.seat().and_then(|seat| PlayerName::new(G::players(record.opening()).get(seat.index())?));
    let frames = Frames::new("run".to_owned());
    frames.show(Arc::new(Show { shown: Some(Arc::new(shown)), ..Show::default() }), false);
    let spoken = Spoken { language: Language::English, manner: Manner::Plain };
    [view, frames.frame_for(spoken, name.as_ref()).json.to_string()]
}

/// All that is told to the whole room: the news, the log, the lines of the terminal in words and in JSON, and what the desk asks next.
fn told<G: Commanded>(record: &Record<G>) -> Vec<String> {
    let words = Words::of::<G>(Language::English, Manner::Plain);
    let shown = Shown::now(record);
    let log = Excerpt::all(record, 0..record.done().len());
    let lines = log.iter().flat_map(|seen| {
        let told = seen.told();
        let json = G::json_lines(told).into_iter().map(|line| serde_json::to_string(&line).expect("JSON"));
        let mut lines = G::told_lines(&words, told, &G::cries(told), Turn::default());
        lines.extend(json);
        lines
    });
    let orders =
        record.done().iter().zip(record.walk()).map(|(entry, told)| G::order(&words, &entry.order, told.before));
    let menu = MenuView::of(&words, record, &G::Draft::default(), false);
    let now = [format!("{:?}", shown.news.said(&words)), format!("{:?}", G::log(&words, &log)), format!("{menu:?}")];
    lines.chain(orders).chain(now).collect()
}
