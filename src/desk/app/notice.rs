//! Short notices for the person at the desk, one at a time.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use egui::{Align2, Area, Button, Frame, Id, Label, Margin, Order, Rect, RichText, Role, Stroke, Ui, Vec2, WidgetInfo};

use super::command::Command;
use crate::crier::{InWords, Words};
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, read_out};

/// One sentence for the person at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    text: String,
    done: bool,
    /// What may be done about it at once: the message on a button, and what that asks for.
    offered: Vec<(&'static str, Command)>,
    /// Whether it stays until it is taken or put away, though nothing went wrong.
    stays: bool,
    /// Whether the first thing that may be done must not be done before it could be read.
    read_first: bool,
}

impl Notice {
    /// Something was done.
    pub(crate) const fn good(text: String) -> Self {
        Self { text, done: true, offered: Vec::new(), stays: false, read_first: false }
    }

    /// Something could not be done.
    pub(crate) const fn bad(text: String) -> Self {
        Self { text, done: false, offered: Vec::new(), stays: false, read_first: false }
    }

    /// Whether something could not be done.
    pub(crate) const fn is_bad(&self) -> bool {
        !self.done
    }

    /// A file was written, as the message of that name says, or it was not.
    pub(crate) fn written<E: InWords>(name: &str, written: Result<PathBuf, E>, folder: &Path, words: &Words) -> Self {
        match written {
            Ok(path) => {
                let text = words.with(name, &[("file", path.display().to_string().into())]);
                Self::good(text).of_file(path)
            }
            Err(error) => {
                let args = [("folder", folder.display().to_string().into()), ("error", error.in_words(words).into())];
                Self::bad(words.with("file-unwritten", &args))
            }
        }
    }

    /// With buttons that show the file, and the folder in which it lies.
    pub(crate) fn of_file(self, file: PathBuf) -> Self {
        let folder = file.parent().map(Path::to_path_buf).filter(|folder| folder.is_absolute());
        let shown = [("desk-show-file", Some(file)), ("desk-show-folder", folder)];
        self.offering(shown.into_iter().filter_map(|(name, path)| Some((name, Command::Show(path?)))))
    }

    /// With buttons of those messages.
    pub(crate) fn offering(mut self, offered: impl IntoIterator<Item = (&'static str, Command)>) -> Self {
        self.offered.extend(offered);
        self
    }

    /// Shown until what it offers is taken, or it is put away.
    pub(crate) const fn staying(mut self) -> Self {
        self.stays = true;
        self
    }

    /// With a first button that can be pressed once the notice could be read, and counts the seconds until then.
    pub(crate) const fn read_first(mut self) -> Self {
        self.read_first = true;
        self
    }

    /// For how many seconds it is shown; what could not be done stays.
    fn lasts(&self) -> Option<f64> {
        match (self.done, self.offered.is_empty()) {
            (true, true) => Some(4.0),
            // A hand must get to its button.
            (true, false) => Some(10.0),
            (false, _) => None,
        }
    }

    /// Lets it float: up from the bottom of `over`, or below the top of the window, where no screen has its buttons. It takes no
    /// room from anything, so nothing jumps, and no page stands before it: who sits down is read there.
    fn ui(&self, ui: &Ui, tools: &mut Tools<'_>, over: Option<Rect>, (closes, mut left): (bool, Option<f64>)) {
        let fill = if self.done { tools.palette.action } else { tools.palette.refused };
        let ink = tools.palette.action_ink;
        let frame = Frame::new().fill(fill).corner_radius(tokens::CORNER).inner_margin(Margin::symmetric(12, 8));
        let window = ui.ctx().content_rect().shrink(tokens::GAP);
        let (wide, pivot, at) = match over {
            // Where it could be wider than it need be, it keeps to the corner.
            Some(over) if over.width() > 2.0 * tokens::NOTICE => {
                (2.0 * tokens::NOTICE, Align2::RIGHT_BOTTOM, over.right_bottom())
            }
            Some(over) => (over.width().max(tokens::NOTICE), Align2::LEFT_BOTTOM, over.left_bottom()),
            None => (2.0 * tokens::NOTICE, Align2::CENTER_TOP, window.center_top()),
        };
        let area = Area::new(Id::unique("notice")).order(Order::Tooltip).pivot(pivot).fixed_pos(at);
        area.constrain(true).show(ui.ctx(), |ui| {
            ui.set_max_width(wide);
            frame.show(ui, |ui| {
                ui.set_width(wide - 24.0);
                let button = |text: String| {
                    let text = RichText::new(text).font(tokens::strong_text()).color(ink);
                    Button::new(text).fill(fill).stroke(Stroke::new(1.5, ink)).min_size(Vec2::splat(tokens::TOUCH))
                };
                let text_wide = wide - 24.0 - if closes { tokens::TOUCH + tokens::GAP } else { 0.0 };
                ui.horizontal_top(|ui| {
                    ui.vertical(|ui| {
                        ui.set_width(text_wide);
                        let text = RichText::new(&self.text).font(tokens::strong_text()).color(ink);
                        let response = ui.add(Label::new(text).wrap());
                        read_out(ui, &response);
                        ui.horizontal_wrapped(|ui| {
                            for (name, command) in &self.offered {
                                let label = tools.label(ui, name);
                                let (text, can) = match left.take() {
                                    Some(left) => (format!("{label} ({:.0})", left.ceil()), false),
                                    None => (label, true),
                                };
                                if ui.add_enabled(can, button(text)).clicked() {
                                    tools.ask(command.clone());
                                }
                            }
                        });
                    });
                    if closes {
                        let close = ui.add(button("×".to_owned()));
                        let name = tools.text("notice-close");
                        close.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
                        if close.clicked() {
                            tools.ask(Command::Dismiss);
                        }
                    }
                });
            });
        });
    }
}

/// The notices that wait to be read: each stays until a command is given after it, and what was done only for a while.
///
/// What could not be done is not overwritten before it was read: it stays for a while whatever is pressed, and what is to be
/// told meanwhile waits behind it. Of what was done, only the last is told.
#[derive(Debug, Default)]
pub(crate) struct Notices {
    queue: VecDeque<Notice>,
    /// Since when the first one is shown, on the desk's clock.
    since: Option<f64>,
    /// What is offered until it is taken or put away, while nothing else is told.
    offer: Option<Notice>,
    /// Since when that is in view, with nothing before it.
    offered: Option<f64>,
    /// When that could be read; nothing before it is in view.
    readable: Option<f64>,
    /// What is shown while nothing else is.
    status: Option<Notice>,
    /// What is shown where the players look, while nothing else is told.
    pub(crate) sent: Option<Notice>,
}

impl Notices {
    /// So many seconds a person needs to read what could not be done, or who sits down.
    pub(crate) const READ: f64 = 2.0;

    /// Tells something.
    pub(crate) fn tell(&mut self, notice: Notice) {
        if notice.stays {
            (self.offer, self.offered) = (Some(notice), None);
            return;
        }
        if notice.is_bad() && self.queue.contains(&notice) {
            return;
        }
        let first = self.queue.front().cloned();
        self.queue.retain(Notice::is_bad);
        if self.queue.front() != first.as_ref() {
            self.since = None;
        }
        self.queue.push_back(notice);
    }

    /// Tells what a person must know at any time, while there is nothing else to be told.
    pub(crate) fn set_status(&mut self, status: Option<Notice>) {
        self.status = status;
    }

    /// A command is given: the notice that is shown goes, if it was read.
    pub(crate) fn command(&mut self, now: f64) {
        let read = |notice: &Notice| !notice.is_bad() || self.since.is_some_and(|since| now - since >= Self::READ);
        if self.queue.front().is_some_and(read) {
            self.queue.pop_front();
            self.since = None;
        }
    }

    /// The notice that is shown was closed by hand.
    pub(crate) fn dismiss(&mut self) {
        if self.queue.pop_front().is_none() {
            self.offer = None;
        }
        self.since = None;
    }

    /// What was offered is taken.
    pub(crate) fn take_offer(&mut self) {
        self.offer = None;
    }

    /// Whether anything but that is offered.
    pub(crate) fn offers_but(&self, notice: &Notice) -> bool {
        self.offer.as_ref().is_some_and(|offer| offer != notice)
    }

    /// Sets the time when what is offered could be read, if that is in view.
    pub(crate) const fn set_readable(&mut self, at: Option<f64>) {
        self.readable = at;
    }

    /// Since when what is offered is in view, while it is.
    pub(crate) const fn offered(&self) -> Option<f64> {
        self.offered
    }

    /// Shows the first one, over the bottom of `over` if that is anywhere; if `quiet` only what is bad. Tells in how many
    /// seconds it goes by itself or looks different, if it does.
    pub(crate) fn ui(
        &mut self,
        ui: &Ui,
        tools: &mut Tools<'_>,
        over: Option<Rect>,
        quiet: bool,
        now: f64,
    ) -> Option<f64> {
        let over_at = |notice: &Notice, since: f64| notice.lasts().map(|lasts| since + lasts);
        let due = self.queue.front().zip(self.since).and_then(|(first, since)| over_at(first, since));
        if due.is_some_and(|due| now >= due) {
            self.dismiss();
        }
        let waits = !self.queue.is_empty();
        let first = self
            .queue
            .front()
            .or(self.sent.as_ref())
            .or(self.offer.as_ref())
            .or(self.status.as_ref())
            .filter(|notice| notice.is_bad() || notice.stays || !quiet);
        self.offered = first.filter(|notice| notice.stays).map(|_| self.offered.unwrap_or(now));
        let first = first?;
        // What may be pressed can be put away, too.
        let closes = first.stays || waits && (first.is_bad() || !first.offered.is_empty());
        let left = self.readable.map_or(Self::READ, |at| at - now);
        let left = Some(left).filter(|left| first.read_first && *left > 0.0);
        first.ui(ui, tools, over, (closes, left));
        if !waits {
            // Its number changes each second.
            return left.map(|left| left + 1.01 - left.ceil());
        }
        let since = *self.since.get_or_insert(now);
        over_at(first, since).map(|due| (due - now).max(0.01))
    }
}
