//! Groups of people who often play together, each kept under a name of its own.

use std::sync::Arc;

use egui::{Align2, Button, Key, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::chronicle::MOST_PEOPLE;
use crate::chronicle::hall::PlayerName;
use crate::desk::app::command::{Command, GroupAsk};
use crate::desk::app::keys;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, tip};

/// A group of players with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The name of the group, as it is shown.
    pub name: String,
    /// The names of its players, in the order of the table.
    pub players: Vec<String>,
}

/// The groups that are kept, in the order in which they were saved: no two have the same name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Groups(Arc<[Group]>);

impl Groups {
    /// So many are kept, and each has a key.
    pub const MOST: usize = 9;

    /// Returns those of these groups that can be kept: named, with players, and each name once.
    #[must_use]
    pub fn of(groups: impl IntoIterator<Item = Group>) -> Self {
        let empty = Self::default();
        groups.into_iter().fold(empty, |groups, group| if groups.has_room() { groups.with(&group) } else { groups })
    }

    /// Returns these groups with that one: at its end, or in the place of the one that is called so.
    #[must_use]
    pub fn with(&self, group: &Group) -> Self {
        let shown = |name: &String| PlayerName::new(name).map(|name| name.shown());
        let players: Vec<String> = group.players.iter().filter_map(shown).take(MOST_PEOPLE).collect();
        let Some(name) = shown(&group.name).filter(|_| !players.is_empty()) else { return self.clone() };
        let mut groups = self.0.to_vec();
        let group = Group { name, players };
        match groups.iter_mut().find(|other| is_same(&other.name, &group.name)) {
            Some(there) => *there = group,
            None => groups.push(group),
        }
        Self(groups.into())
    }

    /// Returns these groups without the one that is called so.
    #[must_use]
    pub fn without(&self, name: &str) -> Self {
        Self(self.0.iter().filter(|group| !is_same(&group.name, name)).cloned().collect())
    }

    /// The groups in their order.
    #[must_use]
    pub fn all(&self) -> &[Group] {
        &self.0
    }

    /// Whether another group can be kept.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.0.len() < Self::MOST
    }
}

/// Whether both are one name.
fn is_same(one: &str, other: &str) -> bool {
    PlayerName::new(one) == PlayerName::new(other)
}

/// What a form has of the groups: chips to choose one, and what saves or removes the one that plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct GroupsBar {
    /// The name of a new group as it is typed, while it is asked for.
    name: Option<String>,
}

impl GroupsBar {
    /// Draws a chip for each group; whoever taps it lets the group play.
    pub(super) fn chips(ui: &mut Ui, tools: &mut Tools<'_>, chosen: &[String]) {
        let groups = tools.groups;
        // A line without any takes no room.
        if groups.is_empty() {
            return;
        }
        let here = playing(groups, chosen);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            for (at, group) in groups.iter().enumerate() {
                let plays = here == Some(group);
                let name = RichText::new(&group.name).font(tokens::strong_text());
                let chip = Button::selectable(plays, name).min_size(vec2(tokens::TOUCH, tokens::TOUCH));
                let response = ui.add(chip.frame_when_inactive(true));
                let players = group.players.join(", ");
                let args = [("name", group.name.as_str().into()), ("players", players.as_str().into())];
                let said = tools.words.with("group-chip", &args);
                response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, plays, &said));
                let choose = Command::Group(GroupAsk::Choose(at));
                let key = keys::name_of(ui.ctx(), tools.words, &choose);
                if tip(response, &format!("{players} ({key})")).clicked() {
                    tools.ask(choose);
                }
            }
        });
    }

    /// Draws what saves those who play as a group, or removes the group that they are.
    pub(super) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, chosen: &[String]) {
        let groups = tools.groups;
        if let Some(group) = playing(groups, chosen) {
            self.name = None;
            let text = tools.words.with("group-remove", &[("name", group.name.as_str().into())]);
            if ui.add(Button::new(text).min_size(vec2(0.0, tokens::TOUCH)).wrap()).clicked() {
                tools.ask(Command::Group(GroupAsk::Remove(group.name.clone())));
            }
            return;
        }
        // One alone is no group.
        if chosen.len() < 2 {
            self.name = None;
            return;
        }
        let field = ui.scope_id().with("group");
        let Some(name) = &mut self.name else {
            if groups.len() >= Groups::MOST {
                ui.label(tools.words.with("group-full", &[("most", Groups::MOST.into())]));
            } else if ui.add(Button::new(tools.text("group-save")).min_size(vec2(0.0, tokens::TOUCH))).clicked() {
                self.name = Some(String::new());
                ui.memory_mut(|memory| memory.request_focus(field));
            }
            return;
        };
        let (mut keeps, mut ends) = (false, false);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            let hint = tools.text("group-name");
            let edit = TextEdit::singleline(name).id(field).char_limit(PlayerName::LONGEST).desired_width(200.0);
            let edit = edit.min_size(vec2(0.0, tokens::TOUCH)).align(Align2::LEFT_CENTER).hint_text(&hint);
            let typed = ui.add(edit).accessible_name(hint);
            PlayerName::typed(name);
            let pressed = |key| typed.lost_focus() && ui.input(|input| input.key_pressed(key));
            (keeps, ends) = (pressed(Key::Enter), pressed(Key::Escape));
            let named = PlayerName::new(name).is_some_and(|name| PlayerName::is_seen(name.as_str()));
            keeps |= ui.add_enabled(named, Button::new(tools.text("group-keep"))).clicked();
            keeps &= named;
            ends |= ui.button(tools.text("replace-not")).clicked();
        });
        if keeps {
            let group = Group { name: name.clone(), players: chosen.to_vec() };
            tools.ask(Command::Group(GroupAsk::Keep(group)));
        }
        if keeps || ends {
            self.name = None;
        }
    }
}

/// Returns the group that these are, in this order, if they are one.
fn playing<'a>(groups: &'a [Group], chosen: &[String]) -> Option<&'a Group> {
    let same = |group: &&Group| {
        group.players.len() == chosen.len() && group.players.iter().zip(chosen).all(|(one, other)| is_same(one, other))
    };
    groups.iter().find(same)
}
