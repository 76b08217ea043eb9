//! Dice that people throw on the table, as they type or press them: a line for each who throws some.

use egui::text_edit::TextEditState;
use egui::{Align2, Button, Event, Id, Key, Modifiers, Rect, Sense, TextEdit, Ui, Vec2, vec2};

use super::menu_item::{LINE, chip};
use super::tools::{Tools, wrong};
use crate::crier::Words;
use crate::desk::app::command::Command;
use crate::desk::tokens;
use crate::play::Face;

/// The width of a text.
const FIELD: f32 = 116.0;
/// How many signs all dice may take: typed in one go, they go to one line after the other.
const MOST: usize = 96;
/// How large a die is that only shows what was typed.
const SHOWN: f32 = 34.0;
const LEAST: f32 = 12.0;

/// The dice as they are typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedDice {
    /// A text for each line.
    texts: Vec<String>,
    /// What is wrong with what was entered last.
    wrong: Vec<String>,
}

/// A line of dice: who throws them, and how many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceLine {
    /// Who throws them, in words.
    pub who: String,
    /// How many dice there are.
    pub dice: usize,
}

/// How a game draws its dice, and calls a face.
pub trait DiceLook {
    /// The width of the mark.
    const MARK: f32 = tokens::TOUCH;

    /// Draws the mark of whoever throws a line.
    fn mark(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, line: usize);

    /// Draws a die of a line, counted from 0; without a face it is still to be entered.
    fn die(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, at: (usize, usize), face: Option<Face>);

    /// Draws a face that can be added, to whichever line is next.
    fn face(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, face: Face);

    /// Returns how that face is called.
    fn name(&self, words: &Words, face: Face) -> String;
}

impl TypedDice {
    /// Returns the text of that line, to be typed.
    pub fn text(&mut self, line: usize) -> &mut String {
        if self.texts.len() <= line {
            self.texts.resize(line + 1, String::new());
        }
        &mut self.texts[line]
    }

    /// Returns the faces of a line, as far as its text says them.
    #[must_use]
    pub fn faces(&self, line: usize) -> Vec<Face> {
        self.texts.get(line).map(|text| faces(text).unwrap_or_default()).unwrap_or_default()
    }

    /// Returns the first line of which not all dice are entered; `None` where all are.
    #[must_use]
    pub fn next(&self, lines: &[DiceLine]) -> Option<usize> {
        lines.iter().enumerate().position(|(at, line)| self.faces(at).len() < line.dice)
    }

    /// Moves the dice that are too many in a text to the next line; those behind the last line are dropped.
    pub fn flow(&mut self, lines: &[DiceLine]) {
        let mut over = String::new();
        for (at, line) in lines.iter().enumerate() {
            let text = self.text(at);
            text.insert_str(0, &std::mem::take(&mut over));
            let faces = text.char_indices().filter(|(_, sign)| sign.is_ascii_digit());
            let end = faces.map(|(at, _)| at).nth(line.dice).unwrap_or(text.len());
            over = text.split_off(end);
        }
    }

    /// Adds a face to the first line of which not all are entered.
    pub fn add(&mut self, lines: &[DiceLine], face: Face) {
        if let Some(line) = self.next(lines) {
            self.wrong.clear();
            let text = self.text(line);
            if faces(text).is_err() {
                text.clear();
            }
            text.push_str(&face.to_string());
        }
    }

    /// Removes the die that was entered last.
    pub fn take_back(&mut self) {
        self.wrong.clear();
        if let Some(text) = self.texts.iter_mut().rfind(|text| !text.is_empty()) {
            text.pop();
        }
    }

    /// Returns the faces line by line; nothing if what is wrong is told now.
    pub fn read(&mut self, words: &Words, lines: &[DiceLine]) -> Option<Vec<Vec<Face>>> {
        let text = |at: usize| self.texts.get(at).map_or("", String::as_str);
        let read: Vec<Result<Vec<Face>, char>> = (0..lines.len()).map(|at| faces(text(at))).collect();
        let signs = read.iter().filter_map(|faces| faces.as_ref().err());
        self.wrong = signs.map(|sign| words.with("thrown-no-face", &[("text", sign.to_string().into())])).collect();
        let lacks = self.next(lines).filter(|_| self.wrong.is_empty());
        if let Some((at, line)) = lacks.and_then(|at| Some((at, lines.get(at)?))) {
            let count = line.dice.saturating_sub(self.faces(at).len());
            let args = [("who", line.who.as_str().into()), ("count", count.into())];
            self.wrong.push(words.with("thrown-lack", &args));
        }
        self.wrong.is_empty().then(|| read.into_iter().filter_map(Result::ok).collect())
    }

    /// Tells why what was entered is refused.
    pub fn refuse(&mut self, sentence: String) {
        self.wrong = vec![sentence];
    }

    /// Draws the lines, and what can be added; Enter in a field asks for [`Command::Next`].
    pub fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, lines: &[DiceLine], look: &impl DiceLook) {
        let id = Id::unique("thrown dice");
        // What is wrong stands where everybody looks: no field below it moves.
        match self.wrong.as_slice() {
            [] => drop(ui.label(tools.text("thrown-about"))),
            sentences => sentences.iter().for_each(|sentence| drop(wrong(ui, sentence))),
        }
        let next = self.next(lines);
        let types = (0..lines.len()).any(|line| ui.memory(|memory| memory.has_focus(field(id, line))));
        // A blank is no part of any die: it is the one key, as everywhere.
        if types && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space)) {
            ui.input_mut(|input| input.events.retain(|event| *event != Event::Text(" ".to_owned())));
            tools.ask(Command::Next);
        }
        let mut onward = None;
        for at in 0..lines.len() {
            let line = ui.horizontal(|ui| self.line(ui, tools, (lines, at), (id, next == Some(at)), look));
            onward = onward.or(line.inner);
        }
        // Behind all fields: one that got the focus before it is drawn would be typed in, too.
        if let Some(field) = onward {
            TextEditState::default().store(ui.ctx(), field);
            ui.memory_mut(|memory| memory.request_focus(field));
        }
        ui.horizontal(|ui| {
            for face in Face::ALL {
                let name = tools.words.with("thrown-add", &[("face", look.name(tools.words, face).into())]);
                let (rect, _) = ui.allocate_exact_size(vec2(tokens::TOUCH, LINE), Sense::hover());
                let draw = |ui: &Ui, tools: &Tools<'_>, rect| look.face(ui, tools, rect, face);
                if chip(ui, tools, rect, (id.with(("add", face.value())), &name), (true, None), draw) {
                    self.add(lines, face);
                }
            }
            let button = Button::new(tools.text("thrown-take-back")).wrap();
            if ui.add_sized(vec2(ui.available_width(), LINE), button).clicked() {
                self.take_back();
            }
        });
    }

    /// Draws one line; when all of its dice are there, returns the field that is typed in next.
    fn line(
        &mut self,
        ui: &mut Ui,
        tools: &mut Tools<'_>,
        (lines, at): (&[DiceLine], usize),
        (fields, is_next): (Id, bool),
        look: &impl DiceLook,
    ) -> Option<Id> {
        let DiceLine { who, dice } = lines.get(at)?;
        let (mark, _) = ui.allocate_exact_size(vec2(look_wide(look), tokens::TOUCH), Sense::hover());
        look.mark(ui, tools, mark, at);
        let name = tools.words.with("thrown-of", &[("who", who.as_str().into()), ("count", (*dice).into())]);
        let field = self::field(fields, at);
        let edit = TextEdit::singleline(self.text(at))
            .id(field)
            .font(tokens::strong())
            .desired_width(FIELD - 20.0)
            .char_limit(MOST)
            .align(Align2::LEFT_CENTER);
        let response = ui.add_sized(vec2(FIELD, tokens::TOUCH), edit).accessible_name(&name);
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let mut onward = None;
        if response.changed() {
            self.wrong.clear();
            self.flow(lines);
            let next = self.next(lines).filter(|_| self.faces(at).len() == *dice);
            onward = next.map(|next| self::field(fields, next));
        } else if is_next && !entered && ui.memory(|memory| memory.focused().is_none()) {
            // The group looks at the dice, not at the screen.
            response.request_focus();
            TextEditState::default().store(ui.ctx(), field);
        }
        if entered {
            tools.ask(Command::Next);
        }
        let faces = self.faces(at);
        // Many dice are smaller, so that all of them have room.
        let gap = ui.spacing().item_spacing.x;
        let share = u16::try_from((*dice).max(1)).map_or(0.0, |dice| ui.available_width() / f32::from(dice) - gap);
        for nth in 0..*dice {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(share.clamp(LEAST, SHOWN)), Sense::hover());
            look.die(ui, tools, rect, (at, nth), faces.get(nth).copied());
        }
        onward
    }
}

/// Returns the width of a mark.
const fn look_wide<L: DiceLook>(_: &L) -> f32 {
    L::MARK
}

/// Returns the id of the field of that line.
fn field(fields: Id, line: usize) -> Id {
    fields.with(("thrown", line))
}

/// Returns the faces that a text names, with anything or nothing between them.
///
/// # Errors
/// The first sign that is no face.
fn faces(text: &str) -> Result<Vec<Face>, char> {
    let signs = text.chars().filter(|sign| !sign.is_whitespace() && *sign != ',');
    let face = |sign: char| {
        let number = sign.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
        number.and_then(|number| Face::try_from(number).ok()).ok_or(sign)
    };
    signs.map(face).collect()
}
