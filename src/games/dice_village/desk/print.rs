//! The screen on which one chooses what to print: the house deck to cut, the card of the round, and sheets for coins and
//! favours.

use egui::{Button, CentralPanel, ComboBox, Panel, Rect, RichText, Ui, pos2, vec2};

use crate::chronicle::hall::PlayerName;
use crate::crier::{Language, Manner, Words};
use crate::desk::screens::print::{Laid, Preview, page, parts};
use crate::desk::widgets::tools::Tools;
use crate::desk::{PrintForm, tokens};
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::paper::{Sheets, kit, round_card, sheets};
use crate::games::dice_village::record::{CardsFrom, Record};
use crate::games::dice_village::rules::{Paid, Setup};
use crate::paper::{Inks, Paper};

/// The choices for printing.
pub struct PrintScreen {
    /// Whether a group has the box, and so needs no cards.
    boxed: bool,
    paper: Paper,
    inks: Inks,
    /// The words of another language than the window's, if that was chosen.
    words: Option<Words>,
    count: usize,
    /// Whether the players' names stand on the sheets.
    named: bool,
    kit: Preview<(), (Paper, Inks)>,
    round: Preview<(), (Paper, Inks, Paid)>,
    sheets: Preview<(), Sheets>,
}

/// What can be printed.
#[derive(Clone, Copy)]
enum Part {
    Kit,
    Round,
    Sheets,
}

impl PrintForm<DiceVillage> for PrintScreen {
    const OFFERED: bool = true;

    /// With the box, unless the game at hand is played with the house deck; a sheet for each player, or four.
    fn new(record: Option<&Record>) -> Self {
        let opening = record.map(Record::opening);
        let players = opening.map_or(Sheets::MOST, |opening| opening.players.len());
        Self {
            boxed: opening.is_none_or(|opening| opening.cards != CardsFrom::Code),
            paper: Paper::A4,
            inks: Inks::Color,
            words: None,
            count: players.min(Sheets::MOST),
            named: true,
            kit: Preview::default(),
            round: Preview::default(),
            sheets: Preview::default(),
        }
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record>) {
        parts::bar(ui, tools, &mut self.paper);
        let choices = Panel::top("print choices").frame(parts::frame(tools)).show_separator_line(false);
        choices.show(ui, |ui| self.choices(ui, tools));
        CentralPanel::default().frame(parts::frame(tools)).show(ui, |ui| {
            let shown: &[Part] =
                if self.boxed { &[Part::Round, Part::Sheets] } else { &[Part::Kit, Part::Round, Part::Sheets] };
            let whole = ui.max_rect();
            let all = shown.iter().map(|_| 1.0).sum::<f32>();
            let width = (whole.width() - (all - 1.0) * tokens::GAP) / all;
            let mut left = whole.left();
            for part in shown {
                let place = Rect::from_min_size(pos2(left, whole.top()), vec2(width, whole.height()));
                parts::card(ui, tools, place, part.title(), |ui, tools| self.part(ui, tools, *part, record));
                left += width + tokens::GAP;
            }
        });
    }
}

impl Part {
    const fn title(self) -> &'static str {
        match self {
            Self::Kit => "print-kit-title",
            Self::Round => "print-round-title",
            Self::Sheets => "paper-purses-title",
        }
    }

    const fn about(self) -> &'static str {
        match self {
            Self::Kit => "print-kit-about",
            Self::Round => "print-round-about",
            Self::Sheets => "print-purses-about",
        }
    }

    /// Its button, and the file's name.
    const fn button(self) -> (&'static str, &'static str) {
        match self {
            Self::Kit => ("print-kit", "dice-village-cards"),
            Self::Round => ("print-round", "dice-village-round"),
            Self::Sheets => ("print-purses", "dice-village-sheets"),
        }
    }
}

impl PrintScreen {
    /// What holds for everything that is printed.
    fn choices(&mut self, ui: &mut Ui, tools: &Tools<'_>) {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.horizontal_wrapped(|ui| {
            for (boxed, name) in [(true, "print-box"), (false, "print-no-box")] {
                ui.selectable_value(&mut self.boxed, boxed, tools.text(name));
            }
            ui.add_space(tokens::GAP * 2.0);
            ui.label(RichText::new(tools.text("print-inks")).font(tokens::strong_text()));
            for (inks, name) in [(Inks::Color, "print-color"), (Inks::Gray, "print-gray")] {
                ui.selectable_value(&mut self.inks, inks, tools.text(name));
            }
            ui.add_space(tokens::GAP * 2.0);
            self.language(ui, tools);
        });
    }

    /// The language of what is printed: whoever reads it may not read what the window says.
    fn language(&mut self, ui: &mut Ui, tools: &Tools<'_>) {
        let before = self.words.as_ref().map_or_else(|| tools.words.language(), Words::language);
        let mut chosen = before;
        let label = ui.label(RichText::new(tools.text("settings-language")).font(tokens::strong_text()));
        let names = ComboBox::from_id_salt("print language").height(f32::INFINITY).selected_text(chosen.own_name());
        let shown = names.show_ui(ui, |ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            ui.spacing_mut().item_spacing.y = 0.0;
            for language in Language::ALL {
                ui.selectable_value(&mut chosen, language, language.own_name());
            }
        });
        shown.response.labelled_by(label.id);
        if chosen != before {
            let other = Some(chosen).filter(|language| *language != tools.words.language());
            self.words = other.map(|language| Words::of::<DiceVillage>(language, Manner::Plain));
        }
    }

    /// One thing to print: what it is, its own choices, the button, and how its first page looks.
    fn part(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, part: Part, record: Option<&Record>) {
        ui.label(tools.text(part.about()));
        if matches!(part, Part::Sheets) {
            self.players(ui, tools, record);
        }
        let laid = self.laid(tools.words, part, record);
        if let Ok(booklet) = &laid {
            ui.label(tools.words.with("print-pages", &[("pages", booklet.pages().len().into())]));
        }
        ui.add_space(tokens::GAP);
        let (button, file) = part.button();
        parts::print_button(ui, tools, button, file, Some(&laid));
        page(ui, tools, &laid);
    }

    /// Whose sheets.
    fn players(&mut self, ui: &mut Ui, tools: &Tools<'_>, record: Option<&Record>) {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(tools.text("print-count")).font(tokens::strong_text()));
            for count in Setup::PLAYERS {
                let (chosen, count) = (self.count == usize::from(count), usize::from(count));
                let button = Button::selectable(chosen, count.to_string()).min_size(vec2(tokens::TOUCH, tokens::TOUCH));
                if ui.add(button).clicked() {
                    self.count = count;
                }
            }
        });
        let names = named(record);
        if !names.is_empty() {
            let names: Vec<String> =
                names.iter().filter(|name| !name.is_empty()).map(|name| PlayerName::shortened(name)).collect();
            ui.checkbox(&mut self.named, names.join(", "));
        }
    }

    /// What is printed as it is chosen, laid out.
    fn laid(&mut self, words: &Words, part: Part, record: Option<&Record>) -> Laid {
        let words = self.words.as_ref().unwrap_or(words);
        let (paper, inks) = (self.paper, self.inks);
        match part {
            Part::Kit => self.kit.laid(&(), (paper, inks), words, |(paper, inks)| kit(*paper, *inks, words)).clone(),
            Part::Round => {
                let paid = record.map(|record| record.opening().paid).unwrap_or_default();
                let make = |(paper, inks, paid): &(Paper, Inks, Paid)| round_card(*paper, *inks, *paid, words);
                self.round.laid(&(), (paper, inks, paid), words, make).clone()
            }
            Part::Sheets => {
                let players =
                    if self.named { named(record).iter().take(self.count).cloned().collect() } else { Vec::new() };
                let order = Sheets { paper, inks, players, count: self.count };
                self.sheets.laid(&(), order, words, |order| sheets(order, words)).clone()
            }
        }
    }
}

/// The players of the game at hand by seat, if any has a name.
fn named(record: Option<&Record>) -> &[String] {
    let players = record.map_or(&[] as &[String], |record| &record.opening().players);
    if players.iter().any(|name| !name.is_empty()) { players } else { &[] }
}
