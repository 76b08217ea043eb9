//! The help: how to run a game, on one page, and what one may want, each with its key.

use egui::{Label, RichText, Sense, Ui, vec2};

use crate::desk::app::command::{Command, Page};
use crate::desk::app::keys;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, part_title, width};
use crate::show::GameKind;
use crate::stage::Sprite;

/// What one may want: the title of a group, and the messages of its wishes. The rest is in the last group.
type Group = (&'static str, &'static [&'static str]);

/// The groups of each column.
const COLUMNS: [[Group; 2]; 2] = [
    [
        (
            "keys-group-play",
            &[
                "keys-next-about",
                "keys-undo-about",
                "keys-redo-about",
                "keys-new-about",
                "keys-change-about",
                "keys-correct-about",
                "keys-earlier-about",
                "keys-later-about",
                "unit-count-about",
                "keys-step-back-about",
            ],
        ),
        (
            "keys-group-pace",
            &["keys-hands-free-about", "keys-ready-about", "keys-pause-about", "keys-more-about", "keys-mute-about"],
        ),
    ],
    [
        (
            "keys-group-show",
            &["keys-room-about", "keys-present-about", "keys-dark-about", "keys-phones-about", "keys-legend-about"],
        ),
        ("keys-group-look", &[]),
    ],
];

/// The drawings before wishes, as they stand on the buttons of the same name.
const SIGNS: [(&str, Sprite); 7] = [
    ("keys-next-about", Sprite::PLAY),
    ("unit-count-about", Sprite::SHEET),
    ("keys-pause-about", Sprite::PAUSE),
    ("keys-phones-about", Sprite::PHONE),
    ("keys-rules-about", Sprite::BOOK),
    ("keys-print-about", Sprite::PRINTER),
    ("keys-hall-about", Sprite::CROWN),
];
/// The side of such a drawing.
const SIGN: f32 = 18.0;

/// Draws how to run that game, and what one may want to do, with the keys; `cards` if the game has a card book.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, kind: Option<&'static GameKind>, cards: bool) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(tools.text("guide-title")).font(tokens::title()));
        ui.add_space(tokens::GAP);
        tools.button(ui, "desk-rules", Command::Page(Page::Rules));
    });
    for step in kind.map(|kind| kind.guide(tools.words)).unwrap_or_default() {
        ui.label(RichText::new(step).font(tokens::plain(17.0)));
    }
    let told: Vec<(String, &'static str)> =
        keys::told([kind.is_some_and(|kind| kind.odds), kind.is_some_and(|kind| kind.chooses), cards])
            .map(|(shortcut, about)| (shortcut.told(ui.ctx(), tools.words), about))
            .collect();
    ui.columns(2, |columns| {
        for (column, groups) in columns.iter_mut().zip(COLUMNS) {
            column.spacing_mut().item_spacing.y = 0.0;
            for group in groups {
                wishes(column, tools, group.0, &of(group, &told));
            }
        }
    });
    ui.label([tools.text("keys-digits"), tools.text("keys-saved")].join(" "));
}

/// Returns what belongs to that group, in its order; to one without messages, what is in no other.
fn of<'a>((_, messages): Group, told: &'a [(String, &'static str)]) -> Vec<&'a (String, &'static str)> {
    let grouped = || COLUMNS.iter().flatten().flat_map(|(_, messages)| *messages);
    if messages.is_empty() {
        return told.iter().filter(|(_, about)| grouped().all(|other| other != about)).collect();
    }
    messages.iter().filter_map(|message| told.iter().find(|(_, about)| about == message)).collect()
}

/// Draws a group: what one may want, and at the end of the line its key.
fn wishes(ui: &mut Ui, tools: &Tools<'_>, title: &str, wishes: &[&(String, &'static str)]) {
    /// The keys have at most this part of the line.
    const MOST: f32 = 0.5;

    part_title(ui, &tools.text(title));
    let all = ui.max_rect().width() - tokens::GAP;
    // As wide as the widest of them: large letters need the room.
    let keys = wishes.iter().map(|(key, _)| width(ui, key, tokens::strong_text()));
    let wide = keys.fold(0.0, f32::max).ceil().min(all * MOST);
    for (key, about) in wishes {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
            if let Some((_, sign)) = SIGNS.iter().find(|(of, _)| of == about) {
                tools.pictures.icon(ui.painter(), rect, *sign);
            }
            ui.scope(|ui| {
                ui.set_width(all - wide - SIGN - 3.0 * ui.spacing().item_spacing.x);
                ui.add(Label::new(tools.text(about)).wrap());
            });
            ui.scope(|ui| {
                ui.set_width(wide);
                ui.add(Label::new(RichText::new(key).font(tokens::strong_text())).wrap());
            });
        });
    }
}
