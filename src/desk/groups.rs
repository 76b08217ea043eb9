//! What the form of a new game has of the groups that are kept.

use egui::{Align2, Button, Key, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::chronicle::hall::PlayerName;
use crate::desk::app::command::{Command, GroupAsk};
use crate::desk::app::groups::{Group, Groups, is_same};
use crate::desk::app::keys;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, tip};

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
