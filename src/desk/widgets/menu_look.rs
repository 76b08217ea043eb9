//! How a menu is laid out: with room, or dense where it would have to be scrolled.

use egui::{Rect, Ui, Vec2, vec2};

use super::menu_item::{self, GAP, LINE, SENTENCE};
use super::tools::Tools;
use crate::desk::tokens;
use crate::play::{Kind, Place, State};
use crate::show::{MenuGroup, MenuItem, MenuView};

/// How a menu is laid out until the next order.
#[derive(Clone, Debug, Default)]
pub(crate) struct MenuLook {
    /// How much room its items take, once it is known.
    density: Option<Density>,
    /// Whether what cannot be picked is shown, where it is folded away.
    pub(super) unfolded: bool,
}

/// How much room the items of a menu take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Density {
    /// All of it is there, with what it brings or costs.
    #[default]
    Roomy,
    /// What stands in the picture, too, is pressed there; what cannot be picked is folded away, and items are as low as a fingertip.
    Dense,
    /// The same, with names alone, in three columns.
    Densest,
}

impl Density {
    const ALL: [Self; 3] = [Self::Roomy, Self::Dense, Self::Densest];

    /// Returns how high a line of the menu is.
    pub(super) const fn line(self) -> f32 {
        match self {
            Self::Roomy => LINE,
            Self::Dense | Self::Densest => tokens::TOUCH,
        }
    }

    /// Returns what stands between two lines.
    pub(super) const fn gap(self) -> f32 {
        match self {
            Self::Roomy => GAP,
            Self::Dense | Self::Densest => 3.0,
        }
    }

    /// Returns how large the letters above a group are, and how high their line is.
    pub(super) const fn title(self) -> (f32, f32) {
        match self {
            Self::Roomy => (tokens::TEXT.text, 22.0),
            Self::Dense | Self::Densest => (13.0, 17.0),
        }
    }

    /// Returns in how many columns offers stand, at least.
    const fn columns(self) -> f32 {
        match self {
            Self::Roomy | Self::Dense => 2.0,
            Self::Densest => 3.0,
        }
    }
}

impl MenuLook {
    /// Returns how much room items take.
    pub(super) fn density(&self) -> Density {
        self.density.unwrap_or_default()
    }

    /// Finds out how the menu is laid out, which then stays so: as roomy as it needs no more than that height.
    pub(crate) fn settle(&mut self, ui: &Ui, tools: &Tools<'_>, menu: &MenuView, most: f32) {
        let wide = ui.available_width();
        let fits = |density: &Density| height(ui, tools, (menu, *density), wide) <= most;
        if self.density.is_none() {
            self.density = Some(Density::ALL.into_iter().find(fits).unwrap_or(Density::Densest));
            ui.ctx().request_repaint();
        }
    }

    /// True if all of the group stands in the picture, and is pressed there alone.
    pub(crate) fn is_pictured(&self, group: &MenuGroup) -> bool {
        self.density() != Density::Roomy && stands_in_picture(group)
    }
}

fn stands_in_picture(group: &MenuGroup) -> bool {
    let is_drawn = |item: &MenuItem| item.look.part.is_some() && item.look.caption.is_empty();
    group.place == Place::List && group.items.iter().all(is_drawn)
}

/// Returns about how high a menu of that width is.
fn height(ui: &Ui, tools: &Tools<'_>, (menu, density): (&MenuView, Density), wide: f32) -> f32 {
    let dense = density != Density::Roomy;
    let listed = |group: &&MenuGroup| !matches!(group.place, Place::Foot | Place::Picture);
    let shown = menu.groups.iter().filter(listed).filter(|group| !dense || !stands_in_picture(group));
    let mut high = 0.0;
    for group in shown {
        let rows = Rows::of(ui, tools, things(group, dense), (wide, density));
        if group.title.is_some() && !rows.is_empty() {
            high += density.title().1 + density.gap();
        }
        high += rows.lines().map(|line| rows.height(line) + density.gap()).sum::<f32>();
    }
    if dense && folded(menu).next().is_some() {
        high += density.line() + density.gap();
    }
    let note = match (&menu.note, density) {
        (None, _) => 0.0,
        (Some(note), Density::Dense | Density::Densest) if note.is_empty() => 0.0,
        (Some(_), Density::Roomy) => 2.0 * SENTENCE + GAP,
        (Some(_), Density::Dense | Density::Densest) => SENTENCE + GAP,
    };
    if dense && menu.groups.iter().any(stands_in_picture) {
        high += density.title().1 + density.gap();
    }
    high + note + LINE + 4.0 * GAP
}

/// What is one thing: an item, or the halves of one.
pub(super) type Thing<'a> = &'a [MenuItem];

/// Returns the things of a group; what cannot be picked is left out where it is `folded` away.
pub(super) fn things(group: &MenuGroup, folded: bool) -> Vec<Thing<'_>> {
    let things = group.items.chunk_by(|_, next| next.look.joins);
    things.filter(|thing| !folded || !is_folded(group.place, thing)).collect()
}

/// Returns what is folded away of a menu.
pub(super) fn folded(menu: &MenuView) -> impl Iterator<Item = Thing<'_>> {
    menu.groups.iter().flat_map(|group| {
        let things = group.items.chunk_by(|_, next| next.look.joins);
        things.filter(|thing| is_folded(group.place, thing))
    })
}

/// True for what cannot be picked and never could be since the last order: what had a key keeps its place.
fn is_folded(place: Place, thing: Thing<'_>) -> bool {
    place == Place::Lettered && thing.iter().all(|item| item.state == State::Faint && item.key.is_none())
}

/// Things of one width beside each other, in as many lines as they need.
pub(super) struct Rows<'a> {
    things: Vec<Thing<'a>>,
    density: Density,
    columns: usize,
    /// How wide a thing is.
    pub(super) wide: f32,
    /// How many halves a thing has at most.
    pub(super) halves: f32,
}

impl<'a> Rows<'a> {
    /// Arranges things in that width.
    pub(super) fn of(ui: &Ui, tools: &Tools<'_>, things: Vec<Thing<'a>>, (all, density): (f32, Density)) -> Self {
        let items = || things.iter().copied().flatten();
        let natural = items().map(|item| menu_item::natural_width(ui, tools, item, density)).fold(0.0, f32::max);
        // Several offers stand in columns, whatever they say.
        let offers = items().filter(|item| item.look.about.is_some()).count();
        let columns = density.columns();
        let natural = if offers > 1 { natural.min((all - GAP * (columns - 1.0)) / columns) } else { natural };
        let halves = to_f32(things.iter().map(|thing| thing.len()).max().unwrap_or(1));
        let natural = natural * halves;
        let (mut columns, mut end) = (1, 2.0 * natural + GAP);
        while end <= all + 0.5 && columns < things.len() {
            (columns, end) = (columns + 1, end + natural + GAP);
        }
        // Buttons and offers share the line.
        let stretches = offers > 0 || items().all(|item| item.look.drawing.is_none() && item.kind == Kind::Act);
        let wide = if stretches { (all + GAP) / to_f32(columns) - GAP } else { natural.min(all) };
        Self { things, density, columns, wide, halves }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.things.is_empty()
    }

    /// Returns the lines.
    pub(super) fn lines(&self) -> impl Iterator<Item = &[Thing<'a>]> {
        self.things.chunks(self.columns)
    }

    /// Returns how high a line is.
    pub(super) fn height(&self, line: &[Thing<'_>]) -> f32 {
        let items = line.iter().copied().flatten();
        items.map(|item| menu_item::natural_height(item, self.density)).fold(self.density.line(), f32::max)
    }

    /// Returns the place of a thing of a line that begins there.
    pub(super) fn place(&self, line: Rect, at: usize) -> Rect {
        let corner = line.min + vec2((self.wide + GAP) * to_f32(at), 0.0);
        Rect::from_min_size(corner, Vec2::new(self.wide, line.height()))
    }
}

pub(super) fn to_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
