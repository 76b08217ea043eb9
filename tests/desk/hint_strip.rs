//! The strip on which a hint is written: whole, large enough, and with nothing over it, in every language.

use egui::epaint::{Shape, TextShape};
use egui::{Key, Rect};
use egui_kittest::kittest::Queryable as _;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::record::{Opening, Record};
use town_crier::games::troyes_dice::rules::TroyesDice;
use town_crier::show::{Answer, Watched as _};

use crate::desk::teaching::{hints, with};
use crate::desk::{Place, TestDesk};

const SIZES: [[f32; 2]; 4] = [[1920.0, 1080.0], [1024.0, 768.0], [480.0, 844.0], [2560.0, 1080.0]];
const TEXTS: [&str; 2] = ["larger", "normal"];
const THEMES: [&str; 3] = ["parchment", "dark", "contrast"];

#[test]
fn a_hint_is_written_whole_with_nothing_over_it() {
    for (at, language) in Language::ALL.into_iter().enumerate() {
        for (presents, size) in [(true, SIZES[at % 4]), (false, SIZES[(at + 1) % 4])] {
            let (text, theme) = (TEXTS[at / 2 % 2], THEMES[at % 3]);
            let kept = format!(
                "(motion: none, tips: true, language: Some(\"{language}\"), text_size: {text}, room_text: Some({text}), \
                 theme: {theme})"
            );
            let mut desk = dealt(kept, &format!("HINTS-{at}"), size);
            if presents {
                desk.press(Key::F11);
            }
            let words = Words::of::<TroyesDice>(language, Manner::Plain);
            let told = (0..24).filter(|_| look(&mut desk, &words, presents.then_some(size[1]))).count();
            assert!(told >= 17, "{language}, {size:?}: {told} hints were seen");
        }
    }
}

#[test]
fn the_sentence_covers_neither_the_big_button_nor_where_to_look() {
    for size in [[1280.0, 720.0], [1024.0, 768.0], [480.0, 844.0], [2560.0, 1080.0]] {
        for text in ["normal", "larger"] {
            let settings = format!("motion: none, text_size: {text}, room_text: Some({text}), language: Some(\"de\")");
            let mut desk = with(&settings, size);
            let words = Words::of::<TroyesDice>(Language::German, Manner::Plain);
            desk.press(Key::Escape).reach_containing(&words.text("start-first")).reach(&words.text("start-teach"));
            let all = desk.0.ctx.content_rect();
            for _ in 0..6 {
                let hint = hints(&desk, Language::German);
                let shown = hint.iter().find_map(|hint| desk.0.query_by_label(&hint.text)).map(|node| node.rect());
                let Some(strip) = shown else {
                    desk.press(Key::Space);
                    continue;
                };
                let names = ["hint-got-it", "hint-answer"].map(|name| words.text(name));
                let button = names.iter().find_map(|name| desk.0.query_by_label(name)).expect("the big button").rect();
                assert!(!strip.intersect(button).is_positive(), "{size:?}, {text}: {strip:?} over {button:?}");
                let no_more = desk.0.get_by_label(&words.text("hint-no-more")).rect();
                assert!(strip.contains_rect(no_more), "{size:?}, {text}: {no_more:?} in {strip:?}");
                assert!(all.contains_rect(strip), "{size:?}, {text}: {strip:?}");
                desk.press(Key::Space);
            }
        }
    }
}

/// On the projector nobody looks for it: it stands at the foot, below picture and cry, unless what it speaks of is there.
#[test]
fn on_the_projector_it_keeps_to_the_foot() {
    let settings = "(motion: none, tips: true, language: Some(\"en\"))";
    let mut desk = dealt(settings, "HELLO-TROYES-10", SIZES[0]);
    desk.press(Key::F11);
    let (all, mut at_foot, mut others) = (desk.0.ctx.content_rect(), 0, Vec::new());
    for _ in 0..24 {
        let written = hints(&desk, Language::English);
        let mut written = written.iter().filter(|hint| hint.figure.is_none() && hint.answers.is_empty());
        let strip = written.find_map(|hint| desk.0.query_by_label(&hint.text)).map(|node| node.rect());
        match strip {
            Some(strip) if strip.top() >= all.top() + all.height() * 0.78 => at_foot += 1,
            Some(strip) => others.push(strip),
            None => {}
        }
        desk.press(Key::Space);
    }
    assert!(at_foot >= 6 && at_foot > others.len(), "{at_foot} at the foot, and {others:?}");
}

/// The game of that code, on the table.
fn dealt(settings: impl AsRef<str>, code: &str, size: [f32; 2]) -> TestDesk {
    let record = Record::open(Opening::from_code(code.parse().unwrap())).unwrap();
    let mut desk = Place::keeping(settings, &record).sized(size);
    desk.press(Key::Space);
    desk
}

/// Looks at the hint that stands and presses the one key; whether one stood. On a projector's view of that height letters
/// are at least 3 % of it.
fn look(desk: &mut TestDesk, words: &Words, projector: Option<f32>) -> bool {
    let record = desk.record();
    let hints = TroyesDice::hints(words, record.table(), record.done().is_empty());
    let standing = hints.iter().filter(|hint| desk.0.query_by_label(&hint.text).is_some());
    let standing: Vec<_> = standing.filter(|hint| texts(desk).iter().any(|(words, ..)| *words == hint.text)).collect();
    let [hint] = standing[..] else {
        desk.press(Key::Space);
        return false;
    };
    let strip = desk.0.get_by_label(&hint.text).rect();
    let texts = texts(desk);
    let at = texts.iter().position(|(words, ..)| *words == hint.text).expect("it is written");
    let (_, rect, size) = &texts[at];
    assert!(strip.expand(0.5).contains_rect(*rect), "{}: {rect:?} is not in {strip:?}", hint.text);
    if let Some(height) = projector {
        assert!(*size >= height * 0.03 - 0.01, "{}: {size} of {height}", hint.text);
    }
    let no_more = words.text("hint-no-more");
    for (words, over, _) in &texts[at + 1..] {
        let covers = over.shrink(1.0).intersects(strip.shrink(1.0));
        // An answer, or the digit on the key before it.
        let answers = hint.answers.iter().zip(1..);
        let answer = |(answer, digit): (&Answer, usize)| *words == answer.text || *words == digit.to_string();
        let own = *words == no_more || answers.into_iter().any(answer);
        assert!(!covers || own, "“{words}” lies over “{}”", hint.text);
        assert!(!over.shrink(1.0).intersects(rect.shrink(1.0)), "“{words}” lies over “{}”", hint.text);
    }
    desk.press(Key::Space);
    true
}

/// Every text with its place and the height of its letters, in pixels, from back to front.
fn texts(desk: &TestDesk) -> Vec<(String, Rect, f32)> {
    let scale = desk.0.ctx.pixels_per_point();
    let of = |text: &TextShape| {
        let sizes = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
        (text.galley.text().to_owned(), text.visual_bounding_rect(), sizes.fold(f32::INFINITY, f32::min) * scale)
    };
    desk.0.output().shapes.iter().flat_map(|clipped| texts_of(&clipped.shape)).map(of).collect()
}

fn texts_of(shape: &Shape) -> Vec<&TextShape> {
    match shape {
        Shape::Text(text) if !text.galley.text().trim().is_empty() => vec![text],
        Shape::Vec(shapes) => shapes.iter().flat_map(texts_of).collect(),
        _ => Vec::new(),
    }
}
