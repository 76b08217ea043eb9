//! Dice that were thrown on the table: a line for each district, or one for an event, for black dice, for Archer.

use egui::{Align2, Rect, StrokeKind, Ui, vec2};

use crate::chronicle::Choosing as _;
use crate::crier::Words;
use crate::desk::widgets::tools::name_line;
use crate::desk::{DiceLine, DiceLook, Entry, Tools, TypedDice, tokens};
use crate::games::troyes::Troyes;
use crate::games::troyes::record::{Ask, Draft, Input, InputPick, Pick, Record, Thrown as ThrownDie};
use crate::games::troyes::rules::{Activity, Color, Face, Order};
use crate::games::troyes::words;
use crate::stage::tokens as colors;

/// The dice as they are typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thrown(TypedDice);

impl Entry<Troyes> for Thrown {
    /// Dice alone: what else people enter, the menu asks for.
    fn is_due(record: &Record) -> bool {
        !Input::thrown(record).is_empty()
    }

    fn doing(&self, words: &Words) -> String {
        words.text("thrown-enter")
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: &Record) {
        let words = tools.words.among(&record.opening().players);
        let dice = lines(record);
        let named: Vec<DiceLine> = dice.iter().map(|dice| named(&words, dice)).collect();
        self.0.ui(ui, &mut tools.in_words(&words), &named, &Look { lines: &dice, named: &named });
    }

    /// Gives the order that the same dice make in the menu, one after the other.
    fn read(&mut self, words: &Words, record: &Record) -> Option<Order> {
        let named: Vec<DiceLine> = lines(record).iter().map(|dice| named(words, dice)).collect();
        let mut draft = Draft::default();
        for face in self.0.read(words, &named)?.into_iter().flatten() {
            Troyes::pick(record, &mut draft, Pick::Input(InputPick::Fell(face)));
        }
        match Troyes::drafted(record, &draft)? {
            Ask::Order(order) => Some(order),
            Ask::Draw(_) => None,
        }
    }
}

/// Returns the dice that are thrown now, those of one district together.
fn lines(record: &Record) -> Vec<Vec<ThrownDie>> {
    let owner = |die: &ThrownDie| match die {
        ThrownDie::Of(owner, _) => Some(*owner),
        ThrownDie::Event(_) | ThrownDie::Black | ThrownDie::Shot(_) => None,
    };
    Input::thrown(record).chunk_by(|one, next| owner(one) == owner(next)).map(<[ThrownDie]>::to_vec).collect()
}

fn named(words: &Words, dice: &[ThrownDie]) -> DiceLine {
    let who = dice.first().map(|die| match die {
        ThrownDie::Of(owner, _) => words::owner(words, *owner),
        ThrownDie::Event(event) => words::event(words, *event),
        ThrownDie::Black => words.text("panel-black-count"),
        ThrownDie::Shot(_) => words::activity(words, Activity::Archer),
    });
    DiceLine { who: who.unwrap_or_default(), dice: dice.len() }
}

/// The dice in the colors of the box, each with its number.
struct Look<'a> {
    lines: &'a [Vec<ThrownDie>],
    named: &'a [DiceLine],
}

impl DiceLook for Look<'_> {
    const MARK: f32 = 84.0;

    fn mark(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, line: usize) {
        let Some(line) = self.named.get(line) else { return };
        let name = name_line(ui, &line.who, &tokens::strong_text(), tools.palette.ink, rect.width());
        ui.painter().galley(rect.left_center() - vec2(0.0, name.size().y / 2.0), name, tools.palette.ink);
    }

    fn die(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, (line, nth): (usize, usize), face: Option<Face>) {
        let Some(die) = self.lines.get(line).and_then(|dice| dice.get(nth)) else { return };
        let (body, ink) = match die {
            ThrownDie::Of(_, Color::Red) => (colors::RED, colors::LIGHT_INK),
            ThrownDie::Of(_, Color::Yellow) => (colors::YELLOW, colors::DARK_INK),
            ThrownDie::Of(_, Color::White) => (colors::WHITE, colors::DARK_INK),
            ThrownDie::Event(_) | ThrownDie::Shot(_) => (colors::LIGHT_INK, colors::DARK_INK),
            ThrownDie::Black => (colors::JET, colors::LIGHT_INK),
        };
        let square = rect.shrink(2.0);
        let line = (1.5, tools.palette.line);
        ui.painter().rect(square, tokens::CORNER / 2, tokens::color(body), line, StrokeKind::Inside);
        if let Some(face) = face {
            let font = tokens::bold(square.height() * 0.7);
            ui.painter().text(square.center(), Align2::CENTER_CENTER, face.to_string(), font, tokens::color(ink));
        }
    }

    fn face(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, face: Face) {
        let ink = tools.palette.ink;
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, face.to_string(), tokens::bold(24.0), ink);
    }

    fn name(&self, _: &Words, face: Face) -> String {
        face.to_string()
    }
}
