//! Entering dice that were thrown on the table.

use std::fmt::Write as _;

use eframe::egui::{Key, RichText, Role, Sense, TextEdit, Ui, WidgetInfo, vec2};

use crate::crier::Words;
use crate::desk::look::tools::{describe, wrong};
use crate::desk::{Command, Entry, Tools, tokens};
use crate::games::troyes_dice::rules::{Face, Order, Roll, Throw};
use crate::games::troyes_dice::stage::{Art, Body};
use crate::games::troyes_dice::{TroyesDice, words};

/// The field for four dice: the black one, then the three clear ones.
#[derive(Clone, Debug, Default)]
pub struct ThrowField {
    text: String,
    /// What is wrong with what was entered last.
    wrong: Vec<String>,
}

impl Entry<TroyesDice> for ThrowField {
    fn height(&self) -> f32 {
        let sentences: f32 = self.wrong.iter().map(|_| 26.0).sum();
        48.0 + sentences
    }

    fn label(&self, words: &Words) -> String {
        words.text("desk-enter")
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        ui.horizontal(|ui| {
            let label = ui.label(RichText::new(tools.text("desk-throw")).font(tokens::strong()));
            let edit = TextEdit::singleline(&mut self.text)
                .font(tokens::strong())
                .desired_width(110.0)
                .char_limit(16)
                .hint_text("3 1 3 6");
            let response = ui.add(edit).labelled_by(label.id);
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
            self.preview(ui, tools);
            for face in Face::ALL {
                let name = tools.words.with("desk-throw-face", &[("value", face.value().into())]);
                let button = ui.button(RichText::new(face.to_string()).font(tokens::strong()));
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
                if button.clicked() {
                    // Writing to a text cannot fail.
                    let _ = write!(self.text, "{face} ");
                    self.wrong.clear();
                }
            }
        });
        for sentence in &self.wrong {
            wrong(ui, sentence);
        }
    }

    fn read(&mut self, words: &Words) -> Option<Order> {
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
    /// The throw that the text says, or the sentence that says what is wrong with the text.
    fn throw(&self, words: &Words) -> Result<Throw, String> {
        let numbers = numbers(&self.text).map_err(|part| words.with("refusal-dice-text", &[("text", part.into())]))?;
        match numbers.as_slice() {
            [black, a, b, c] => Ok(Throw { black: *black, clear: [*a, *b, *c] }),
            others => Err(words.with("refusal-dice-count", &[("count", others.len().into())])),
        }
    }

    /// The dice as far as they are entered.
    fn preview(&self, ui: &mut Ui, tools: &Tools<'_>) {
        let faces = numbers(&self.text).ok().unwrap_or_default();
        for (at, body) in [Body::Black, Body::Clear, Body::Clear, Body::Clear].into_iter().enumerate() {
            let (rect, response) = ui.allocate_exact_size(vec2(34.0, 34.0), Sense::hover());
            tools.pictures.icon(ui.painter(), rect, Art::Die(body));
            if let Some(face) = faces.get(at).and_then(|number| Face::try_from(*number).ok()) {
                tools.pictures.icon(ui.painter(), rect, Art::Pips(body.pips(), face));
                describe(ui, rect, response.id, &face.to_string());
            }
        }
    }
}

/// The numbers in a text, with anything or nothing between them.
fn numbers(text: &str) -> Result<Vec<u8>, String> {
    let parts = text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|part| !part.is_empty());
    let mut numbers = Vec::new();
    for part in parts {
        // “3136” is four dice; so many digits can be nothing else.
        let digits = part.bytes().all(|byte| byte.is_ascii_digit());
        match part.parse() {
            Ok(number) if digits && part.len() < 3 => numbers.push(number),
            Ok(_) | Err(_) if digits => numbers.extend(part.bytes().map(|digit| digit - b'0')),
            Ok(_) | Err(_) => return Err(part.to_owned()),
        }
    }
    Ok(numbers)
}
