//! Who plays: people as chips to be tapped, and a field for somebody new.

use egui::{Align2, Button, Event, Id, Key, Popup, Rect, RichText, Role, TextEdit, Ui, WidgetInfo, pos2, vec2};

use std::borrow::Cow;

use crate::chronicle::MOST_PEOPLE;
use crate::chronicle::hall::PlayerName;
use crate::desk::app::keys;
use crate::desk::groups::GroupsBar;
use crate::desk::tokens;
use crate::desk::widgets::shield;
use crate::desk::widgets::tools::{Tools, part_title, width, wrong};
use crate::play::Seat;
use crate::show::Armorial;
use crate::stage::tokens::{LIGHT_INK, Rgb};

/// The people of a new game, as they were tapped and typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// Who plays, in the order of the table.
    chosen: Vec<String>,
    /// Who may be tapped, with those who play.
    known: Vec<String>,
    /// A name as it is typed.
    new: String,
    /// Whether anybody was tapped or typed: then the last group is nobody's wish any more.
    touched: bool,
    /// Whether names are being typed: then no letter is anything else.
    typing: bool,
    /// What saves them as a group.
    groups: GroupsBar,
}

impl People {
    /// The most people of a game.
    pub const MOST: usize = MOST_PEOPLE;
    /// The most people that are offered as chips.
    const SHOWN: usize = 24;

    /// Returns these people as chosen; the last group is not suggested in their place.
    #[must_use]
    pub fn of(names: &[String]) -> Self {
        let mut people = Self { touched: true, ..Self::default() };
        for name in names {
            add(&mut people.chosen, name);
        }
        people.known.clone_from(&people.chosen);
        people
    }

    /// Offers `known` as chips, and chooses `last`, who played last, unless somebody was chosen already.
    pub fn suggest_players(&mut self, known: &[String], last: &[String]) {
        if !self.touched && self.chosen.is_empty() {
            last.iter().take(Self::MOST).for_each(|name| add(&mut self.chosen, name));
        }
        for name in self.chosen.iter().chain(known).cloned().collect::<Vec<_>>() {
            if self.known.len() < Self::SHOWN {
                add(&mut self.known, &name);
            }
        }
    }

    /// Chooses these people in place of those chosen before.
    pub fn choose(&mut self, names: &[String]) {
        self.touched = true;
        self.new.clear();
        self.chosen.clear();
        for name in names {
            add(&mut self.chosen, name);
            add(&mut self.known, name);
        }
    }

    /// Returns the names of the chosen people, and of those that are only typed so far.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let mut names = self.chosen.clone();
        for name in self.new.split(',') {
            if names.len() < Self::MOST {
                let letters: String = name.trim().chars().take(PlayerName::LONGEST).collect();
                add(&mut names, &letters);
            }
        }
        names
    }

    /// The first name that is typed though somebody is called so already.
    #[must_use]
    pub fn twice(&self) -> Option<String> {
        let mut names = self.chosen.clone();
        self.new.split(',').filter_map(PlayerName::new).map(|name| name.shown()).find(|name| {
            let is_there = names.iter().any(|other| is_same(other, name));
            names.push(name.clone());
            is_there
        })
    }

    /// Draws the chips and the field; whoever plays has the color of the seat, where it has one.
    pub fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, color: fn(Seat) -> Option<Rgb>) {
        part_title(ui, &tools.text("setup-players"));
        // It stays the same field when the first name appears above it.
        let id = ui.scope_id().with("new");
        // Before the first game there is nobody to be tapped.
        ui.label(tools.text(if self.known.is_empty() { "setup-players-new" } else { "setup-players-about" }));
        GroupsBar::chips(ui, tools, &self.chosen);
        let armorial = self.armorial(tools.armorial);
        let chips = |ui: &mut Ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            // Room for the shield before the name.
            let space = " ".repeat(spaces(ui, SHIELD * shield::WIDE + tokens::GAP / 2.0));
            for name in self.known.clone() {
                let at = self.chosen.iter().position(|chosen| is_same(chosen, &name));
                let shown = PlayerName::shortened(&name);
                let text = RichText::new(format!("{space}{shown}")).font(tokens::strong_text());
                let chip = Button::selectable(at.is_some(), text).min_size(vec2(tokens::TOUCH, tokens::TOUCH));
                let enabled = at.is_some() || self.chosen.len() < Self::MOST;
                let response = ui.add_enabled(enabled, chip.frame_when_inactive(true));
                response.widget_info(|| WidgetInfo::selected(Role::CheckBox, enabled, at.is_some(), &name));
                let left = response.rect.left() + ui.spacing().button_padding.x;
                let place = vec2(SHIELD * shield::WIDE, SHIELD);
                let place = Rect::from_min_size(pos2(left, response.rect.center().y - SHIELD / 2.0), place);
                let initial: String = shown.chars().take(1).collect();
                let letter = tokens::bold(SHIELD * 0.6);
                let arms = match at {
                    Some(at) => armorial.arms_in(&name, color(Seat::nth(at))),
                    // Nobody has a seat's color before the seat.
                    None => armorial.arms_in(&name, color(Seat(0)).map(|_| LIGHT_INK)),
                };
                shield::paint(ui.painter(), place, arms, tools.palette.ink, (&initial, letter));
                if response.clicked() {
                    self.touched = true;
                    match at {
                        Some(at) => drop(self.chosen.remove(at)),
                        None => self.chosen.push(name),
                    }
                }
            }
        };
        // A line without anybody takes no room.
        if !self.known.is_empty() {
            ui.horizontal_wrapped(chips);
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            hand_on(ui, id);
            self.begin(ui, id);
            // Names of a whole group may be pasted, with commas between them.
            let most = Self::MOST * (PlayerName::LONGEST + 2);
            let edit = TextEdit::singleline(&mut self.new)
                .id(id)
                .char_limit(most)
                .desired_width(240.0)
                .min_size(vec2(0.0, tokens::TOUCH));
            let edit = edit.align(Align2::LEFT_CENTER).hint_text(tools.text("setup-players-hint"));
            // Its own name: the title's is that of all of it.
            let field = ui.add(edit).accessible_name(tools.text("setup-players-hint"));
            PlayerName::typed(&mut self.new);
            // Spaces alone are no name, and look like none.
            if self.new.trim().is_empty() {
                self.new.clear();
            }
            // Who leaves the field by its key wants the keys back.
            if field.changed() {
                self.typing = true;
            } else if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
                self.typing = false;
            }
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if entered {
                hold_back(ui, id);
            }
            if (ui.button(tools.text("setup-add-person")).clicked() || entered) && !self.new.is_empty() {
                self.take();
                field.request_focus();
            }
        });
        self.groups.ui(ui, tools, &self.chosen);
        if let Some(name) = self.twice() {
            wrong(ui, &tools.words.with("refusal-name-twice", &[("name", name.into())]));
        }
        if self.names().len() >= Self::MOST {
            ui.label(tools.words.with("setup-players-full", &[("most", Self::MOST.into())]));
        }
    }

    /// Focuses the field when letters are typed into none: who types names sees no reason to look for it.
    fn begin(&mut self, ui: &Ui, field: Id) {
        let begins = |event: &Event| matches!(event, Event::Text(text) if text.starts_with(char::is_alphabetic));
        let unheard = !ui.ctx().text_edit_focused() && !Popup::is_any_open(ui.ctx());
        if unheard && ui.input(|input| input.events.iter().any(begins)) {
            ui.memory_mut(|memory| memory.request_focus(field));
            self.typing = true;
        }
        keys::leave_letters(ui, self.typing);
    }

    /// Returns the arms of everybody here: whoever has none yet gets some once the game begins.
    fn armorial<'a>(&self, known: &'a Armorial) -> Cow<'a, Armorial> {
        if self.known.iter().all(|name| known.knows(name)) {
            return Cow::Borrowed(known);
        }
        let mut all = known.clone();
        all.meet(self.chosen.iter().chain(&self.known).map(String::as_str));
        Cow::Owned(all)
    }

    /// Makes chips of what was typed.
    fn take(&mut self) {
        self.touched = true;
        self.chosen = self.names();
        self.new.clear();
        for name in &self.chosen {
            add(&mut self.known, name);
        }
    }
}

/// Holds back what was typed behind the key that entered a name, in the same frame: the field had left the focus by then.
fn hold_back(ui: &Ui, field: Id) {
    let enters = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, .. });
    let typed = |event: &mut Event| matches!(event, Event::Text(_) | Event::Paste(_) | Event::Key { .. });
    let held: Vec<Event> = ui.input_mut(|input| {
        let behind = input.events.iter().position(enters).map_or(input.events.len(), |at| at + 1);
        input.events.extract_if(behind.., typed).collect()
    });
    if !held.is_empty() {
        let pass = ui.ctx().cumulative_pass_nr();
        ui.data_mut(|data| data.insert_temp(field.with("held back"), (pass, held)));
        ui.ctx().request_repaint();
    }
}

/// Hands the field what was held back in the frame before; what is older was meant for a form that was left.
fn hand_on(ui: &Ui, field: Id) {
    let held = ui.data_mut(|data| data.remove_temp::<(u64, Vec<Event>)>(field.with("held back")));
    if let Some((_, events)) = held.filter(|(pass, _)| pass + 1 == ui.ctx().cumulative_pass_nr()) {
        ui.input_mut(|input| drop(input.events.splice(..0, events)));
    }
}

/// The height of a shield on a chip.
const SHIELD: f32 = 22.0;

/// Returns how many spaces are as wide as that.
fn spaces(ui: &Ui, wide: f32) -> usize {
    let space = width(ui, " ", tokens::strong_text()).max(1.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few spaces")]
    let spaces = (wide / space).ceil() as usize;
    spaces
}

/// Adds a name that is not there yet, if anything of it can be seen.
fn add(names: &mut Vec<String>, name: &str) {
    if let Some(name) = PlayerName::new(name).filter(|name| PlayerName::is_seen(name.as_str()))
        && !names.iter().any(|other| is_same(other, name.as_str()))
    {
        names.push(name.as_str().to_owned());
    }
}

/// Whether both are one person's name.
fn is_same(one: &str, other: &str) -> bool {
    PlayerName::new(one) == PlayerName::new(other)
}
