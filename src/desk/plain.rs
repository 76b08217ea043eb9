//! The plainest form and entry: for a game that a code deals, whatever it is.

use std::marker::PhantomData;

use egui::{Response, TextEdit, Ui};

use crate::chronicle::{Code, Record};
use crate::crier::Words;
use crate::desk::app::command::{CodeAsk, Command};
use crate::desk::played::{Entry, Form, Played};
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, part_title, wrong, wrongs};

/// The width of the field for a code: a long one that is made up is seen whole.
const CODE: f32 = 330.0;

/// A form with a code and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeForm<G> {
    code: String,
    of: PhantomData<G>,
}

impl<G: Played> Form<G> for CodeForm<G> {
    type Refused = Vec<String>;

    fn new(code: &Code) -> Self {
        Self { code: code.to_string(), of: PhantomData }
    }

    fn again(code: &Code, _: &G::Opening, _: &[String]) -> Self {
        Self::new(code)
    }

    fn set_code(&mut self, code: &Code) {
        self.code = code.to_string();
    }

    fn record(&self, words: &Words) -> Result<Record<G>, Vec<String>> {
        let code: Code = self.code.parse().map_err(|refusal| vec![words.sentence(&refusal)])?;
        Record::open(G::first(code))
            .map_err(|refusal| refusal.reasons.iter().map(|reason| words.sentence(reason)).collect())
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, refused: Option<&Vec<String>>) {
        code_field(ui, tools, &mut self.code);
        for sentence in refused.into_iter().flatten() {
            wrong(ui, sentence);
        }
    }
}

/// Draws the field for a code with its errors, and what a code is; the field takes the focus if it is the first with an error.
pub fn code_part<'a>(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    (code, seek): (&mut String, &mut bool),
    wrong: impl Iterator<Item = &'a str>,
) {
    let field = code_field(ui, tools, code);
    let mut wrong = wrong.peekable();
    if wrong.peek().is_some() && std::mem::take(seek) {
        field.request_focus();
    }
    wrongs(ui, wrong);
    ui.label(tools.text("setup-code-about"));
    ui.add_space(tokens::GAP);
}

/// Draws the field for a code, and the buttons for another one and for that of the day.
fn code_field(ui: &mut Ui, tools: &mut Tools<'_>, code: &mut String) -> Response {
    let row = ui.horizontal_wrapped(|ui| {
        let label = part_title(ui, &tools.text("setup-code"));
        let edit = TextEdit::singleline(code).font(tokens::strong()).desired_width(CODE);
        let field = ui.add(edit).labelled_by(label.id);
        tools.button(ui, "setup-another-code", Command::Code(CodeAsk::Another));
        tools.button(ui, "setup-day-code", Command::Code(CodeAsk::OfDay));
        field
    });
    row.inner
}

/// For a game of which people enter nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEntry;

impl<G: Played> Entry<G> for NoEntry {
    fn doing(&self, _words: &Words) -> String {
        String::new()
    }

    fn ui(&mut self, _ui: &mut Ui, _tools: &mut Tools<'_>, _record: &Record<G>) {}

    fn read(&mut self, _words: &Words, _record: &Record<G>) -> Option<G::Order> {
        None
    }
}
