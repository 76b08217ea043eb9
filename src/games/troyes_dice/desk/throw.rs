//! The field for thrown dice: each die is pressed until it shows its face, or all are typed.

use egui::text_edit::TextEditState;
use egui::{Align2, EventFilter, Id, Key, Modifiers, Rect, RichText, Sense, TextEdit, Ui, Vec2, vec2};

use crate::crier::Words;
use crate::desk::widgets::spot::Spot;
use crate::desk::widgets::tools::{Tools, width, wrong};
use crate::desk::{Command, Entry, tokens};
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{Face, Order, Roll, Throw};
use crate::games::troyes_dice::stage::{Art, Body};
use crate::games::troyes_dice::words::values;
use crate::games::troyes_dice::{TroyesDice, words};

/// The field for four dice: the black one, then the three clear ones.
#[derive(Clone, Debug, Default)]
pub struct ThrowField {
    /// The dice as typed; presses are written here too.
    text: String,
    /// The errors of the last entry.
    wrong: Vec<String>,
}

/// The dice in their order.
const BODIES: [Body; 4] = [Body::Black, Body::Clear, Body::Clear, Body::Clear];
/// The size of a die.
const DIE: f32 = 52.0;
/// The placeholder for a die that was not entered yet, before others that were.
const OPEN: &str = "–";

impl Entry<TroyesDice> for ThrowField {
    fn doing(&self, words: &Words) -> String {
        words.text("desk-enter")
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, _: &Record) {
        let id = ui.scope_id().with("thrown dice");
        ui.horizontal(|ui| {
            ui.set_min_height(DIE + 4.0);
            ui.spacing_mut().item_spacing.x = 4.0;
            let title = tools.text("desk-throw");
            // Where there is no room for the words, the dice themselves say them.
            let others = 4.0 * (DIE + 4.0) + 6.0 * (tokens::TOUCH + 4.0) + FIELD + 4.0 * tokens::GAP;
            if width(ui, &title, tokens::strong()) + others <= ui.available_width() {
                ui.label(RichText::new(&title).font(tokens::strong()));
                ui.add_space(tokens::GAP);
            }
            for at in 0..BODIES.len() {
                self.die(ui, tools, id, at);
            }
            ui.add_space(tokens::GAP);
            self.field(ui, tools, id, &title);
            ui.add_space(tokens::GAP);
            for face in Face::ALL {
                self.face(ui, tools, id, face);
            }
        });
        for sentence in &self.wrong {
            wrong(ui, sentence);
        }
    }

    fn read(&mut self, words: &Words, _: &Record) -> Option<Order> {
        let throw = self.throw(words).map_err(|sentence| vec![sentence]);
        let roll =
            throw.and_then(|throw| Roll::try_from(throw).map_err(|refusal| words::roll_refusal(words, &refusal)));
        match roll {
            Ok(roll) => Some(Order::Roll(roll)),
            Err(wrong) => {
                self.wrong = wrong;
                None
            }
        }
    }
}

impl ThrowField {
    /// Draws a die; each press selects its next face.
    fn die(&mut self, ui: &mut Ui, tools: &Tools<'_>, id: Id, at: usize) {
        let shown = self.faces().get(at).copied().flatten();
        let value = ("value", values::number(shown.map_or(0, Face::value)));
        let name = match at {
            0 => tools.words.with("desk-throw-black", &[value]),
            clear => tools.words.with("desk-throw-clear", &[("which", clear.into()), value]),
        };
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(DIE), Sense::hover());
        paint(ui, tools, rect, BODIES[at], shown);
        let response = Spot::new(id.with(at), rect, &name).square().stop().ui(ui, tools);
        if response.clicked() {
            self.set(ui, id, at, step(shown, 1));
        } else if response.secondary_clicked() {
            self.set(ui, id, at, step(shown, 5));
        } else if response.has_focus() {
            self.keys(ui, id, at, shown);
        }
    }

    /// Handles the keys of the focused die: a digit sets it, up and down change it.
    fn keys(&mut self, ui: &Ui, id: Id, at: usize, shown: Option<Face>) {
        let up_and_down = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id.with(at), up_and_down));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
        if pressed(Key::ArrowUp) {
            self.set(ui, id, at, step(shown, 1));
        } else if pressed(Key::ArrowDown) {
            self.set(ui, id, at, step(shown, 5));
        } else if let Some((_, face)) = digits.into_iter().zip(Face::ALL).find(|(key, _)| pressed(*key)) {
            self.set(ui, id, at, face);
            // On to the next die; from the last one to the field, where Enter takes the dice over.
            let next = if at + 1 < BODIES.len() { id.with(at + 1) } else { id.with("text") };
            ui.memory_mut(|memory| memory.request_focus(next));
        }
    }

    /// Draws the dice as text.
    fn field(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, id: Id, title: &str) {
        let edit = TextEdit::singleline(&mut self.text)
            .id(id.with("text"))
            .font(tokens::strong())
            .desired_width(FIELD - 20.0)
            .char_limit(16)
            .align(Align2::LEFT_CENTER)
            .hint_text("3 1 3 6");
        let response = ui.add_sized(vec2(FIELD, tokens::TOUCH), edit).accessible_name(title);
        if response.changed() {
            self.wrong.clear();
        }
        // The group looks at the dice, not at the screen: the field is ready whenever dice are due.
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if entered || ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        if entered {
            tools.ask(Command::Next);
        }
    }

    /// Draws a face for the next empty die.
    fn face(&mut self, ui: &mut Ui, tools: &Tools<'_>, id: Id, face: Face) {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(tokens::TOUCH), Sense::hover());
        paint(ui, tools, rect.shrink(3.0), Body::Clear, Some(face));
        let name = tools.words.with("desk-throw-face", &[("value", face.value().into())]);
        if Spot::new(id.with(("face", face.value())), rect, &name).square().stop().ui(ui, tools).clicked() {
            let faces = self.faces();
            let next = (0..BODIES.len()).find(|at| faces.get(*at).copied().flatten().is_none());
            if let Some(at) = next {
                self.set(ui, id, at, face);
            }
        }
    }

    /// Writes a die's face into the text.
    fn set(&mut self, ui: &Ui, id: Id, at: usize, face: Face) {
        let mut faces = self.faces();
        faces.resize(faces.len().max(at + 1), None);
        faces[at] = Some(face);
        let faces = faces.into_iter().map(|face| face.map_or_else(|| OPEN.to_owned(), |face| face.to_string()));
        self.text = faces.collect::<Vec<_>>().join(" ");
        self.wrong.clear();
        // Who types on does so behind it.
        TextEditState::default().store(ui.ctx(), id.with("text"));
    }

    /// Returns the first four dice as far as they are entered; none if the text is wrong.
    fn faces(&self) -> Vec<Option<Face>> {
        let numbers = numbers(&self.text).unwrap_or_default().into_iter().take(BODIES.len());
        numbers.map(|number| number.and_then(|number| Face::try_from(number).ok())).collect()
    }

    /// Parses the text into a throw, or returns the sentence about its error.
    fn throw(&self, words: &Words) -> Result<Throw, String> {
        let numbers = numbers(&self.text).map_err(|part| words.with("refusal-dice-text", &[("text", part.into())]))?;
        match numbers.as_slice() {
            [Some(black), Some(a), Some(b), Some(c)] => Ok(Throw { black: *black, clear: [*a, *b, *c] }),
            others => {
                let count = others.iter().flatten().count();
                Err(words.with("refusal-dice-count", &[("count", count.into())]))
            }
        }
    }
}

/// The width of the text field.
const FIELD: f32 = 116.0;

/// Returns the face so many after this one; from none, the first or the last one.
fn step(from: Option<Face>, by: usize) -> Face {
    let at = from.map_or(if by == 1 { 5 } else { 0 }, |face| usize::from(face.value() - 1));
    Face::ALL[(at + by) % Face::ALL.len()]
}

fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, body: Body, face: Option<Face>) {
    tools.pictures.icon(ui.painter(), rect, Art::Die(body));
    if let Some(face) = face {
        tools.pictures.icon(ui.painter(), rect, Art::Pips(body.pips(), face));
    }
}

/// Parses the numbers in a text, with anything or nothing between them; `None` for a die that is left open.
fn numbers(text: &str) -> Result<Vec<Option<u8>>, String> {
    let parts = text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|part| !part.is_empty());
    let mut numbers = Vec::new();
    for part in parts {
        // “3136” is four dice; so many digits can be nothing else.
        let digits = part.bytes().all(|byte| byte.is_ascii_digit());
        match part.parse() {
            _ if part == OPEN => numbers.push(None),
            Ok(number) if digits && part.len() < 3 => numbers.push(Some(number)),
            Ok(_) | Err(_) if digits => numbers.extend(part.bytes().map(|digit| Some(digit - b'0'))),
            Ok(_) | Err(_) => return Err(part.to_owned()),
        }
    }
    Ok(numbers)
}
