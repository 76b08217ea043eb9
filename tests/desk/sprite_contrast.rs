//! The figures of what is drawn, from the drawings as they are seen.

use std::collections::HashMap;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::stage::Art;

use egui::Color32;
use palette::Srgb;
use palette::color_difference::Wcag21RelativeContrast as _;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use town_crier::desk::tokens;
use town_crier::games::troyes_dice::rules::{Color, Face};
use town_crier::games::troyes_dice::stage::{Body, Icon, colors};
use town_crier::show::Watched as _;
use town_crier::stage::Look;

use crate::games::troyes_dice::{english, kit};

/// The colors of a drawing within that part of its radius, the most frequent first, each with its share; what is not
/// opaque does not count.
fn colors(sprite: Art, radius: f32) -> Vec<(Color32, f32)> {
    colors_in(Look::Rich, sprite, radius)
}

/// The same in that look.
fn colors_in(look: Look, sprite: Art, radius: f32) -> Vec<(Color32, f32)> {
    const SIDE: u32 = 200;
    let tree = Tree::from_str(sprite.sprite().in_look(look), &Options::default()).expect("a drawing");
    let mut pixmap = Pixmap::new(SIDE, SIDE).expect("a small picture");
    let scale = 200.0 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let mut counts: HashMap<Color32, f32> = HashMap::new();
    let mut all = 0.0;
    for (at, pixel) in (0_u32..).zip(pixmap.pixels()) {
        let from_center = |at: u32| f32::from(u16::try_from(at).expect("a small picture")) - 100.0;
        let (x, y) = (from_center(at % SIDE), from_center(at / SIDE));
        if x.hypot(y) <= radius * 100.0 && pixel.alpha() == 255 {
            *counts.entry(Color32::from_rgb(pixel.red(), pixel.green(), pixel.blue())).or_default() += 1.0;
            all += 1.0;
        }
    }
    let mut counts: Vec<(Color32, f32)> = counts.into_iter().map(|(color, count)| (color, count / all)).collect();
    counts.sort_by(|(one, a), (other, b)| b.total_cmp(a).then(one.to_array().cmp(&other.to_array())));
    counts
}

fn contrast(a: Color32, b: Color32) -> f32 {
    let [a, b] = [a, b].map(|color| Srgb::new(color.r(), color.g(), color.b()).into_format::<f32>());
    a.relative_contrast(b)
}

#[test]
fn a_plaza_is_of_its_color_and_its_emblem_stands_out() {
    for color in Color::ALL {
        let seen = colors(Art::Plaza(color), 0.7);
        let share = |color| seen.iter().find(|(seen, _)| *seen == color).map_or(0.0, |(_, share)| *share);
        assert!(share(tokens::color(colors::plaza(color))) >= 0.1, "{color:?}: {:?}", &seen[..4]);
        let emblem = seen.iter().filter(|(_, share)| *share >= 0.08);
        let best = emblem.map(|(emblem, _)| contrast(*emblem, tokens::color(colors::plaza(color)))).fold(0.0, f32::max);
        assert!(best >= 3.0, "{color:?}: {best}, {:?}", &seen[..4]);
    }
}

#[test]
fn pips_stand_out_on_every_die() {
    let bodies = [Body::Black, Body::Clear].into_iter().chain(Color::ALL.map(Body::Tinted));
    for body in bodies {
        for face in Face::ALL {
            let [(pips, _), ..] = colors(Art::Pips(body.pips(), face), 1.0)[..] else { panic!("no pips") };
            let die = colors(Art::Die(body), 0.5);
            let least = die.iter().filter(|(_, share)| *share >= 0.02).map(|(die, _)| contrast(pips, *die));
            let least = least.fold(f32::INFINITY, f32::min);
            assert!(least >= 3.0, "{body:?} {face:?}: {least}");
        }
    }
}

/// Whatever a die lies on, one of its two rims is far from it, so that a red die on a red plaza has an edge.
#[test]
fn a_die_s_rims_stand_out_on_every_plaza() {
    let rims = [Art::RimDark, Art::RimPale].map(|rim| colors(rim, 0.9)[0].0);
    for color in Color::ALL {
        let plaza = colors(Art::Plaza(color), 0.7);
        for (ground, _) in plaza.iter().filter(|(_, share)| *share >= 0.05) {
            let best = rims.iter().map(|rim| contrast(*rim, *ground));
            let best = best.fold(0.0, f32::max);
            assert!(best >= 4.5, "{color:?}, {ground:?}: {best}");
        }
    }
}

/// A cross is seen on every field, also while it is drawn, and the number stays legible.
#[test]
fn strokes_stand_out_on_every_crossed_field() {
    let record = kit::played("MARKET", false);
    let grid = TroyesDice::grid(&english(), record.table()).expect("a grid");
    let strokes = [Icon::StrokeDown, Icon::StrokeUp];
    for (look, art) in [Look::Rich, Look::Plain].into_iter().flat_map(|look| strokes.map(|art| (look, art))) {
        let [(stroke, _), ..] = colors_in(look, Art::Icon(art), 1.5)[..] else { panic!("no stroke") };
        for row in &grid.rows {
            let [fill, ink] = row.fields[0].crossed.map(tokens::color);
            assert!(contrast(stroke, fill) >= 3.0, "{look:?}, {}: {}", row.name, contrast(stroke, fill));
            assert!(contrast(ink, fill) >= 4.5, "{look:?}, {}", row.name);
        }
    }
}

/// In the plain look nothing is shaded: few colors, far from each other.
#[test]
fn plain_plazas_and_dice_are_flat() {
    let bodies = [Body::Black, Body::Clear].into_iter().chain(Color::ALL.map(Body::Tinted)).map(Art::Die);
    for art in Color::ALL.map(Art::Plaza).into_iter().chain(bodies) {
        let seen = colors_in(Look::Plain, art, 1.2);
        let flat: Vec<_> = seen.iter().filter(|(_, share)| *share >= 0.03).collect();
        assert!(flat.len() <= 3, "{art:?}: {flat:?}");
        let share: f32 = flat.iter().map(|(_, share)| share).sum();
        assert!(share >= 0.85, "{art:?}: {share}");
    }
    for color in Color::ALL {
        let [(face, _), (emblem, _), ..] = colors_in(Look::Plain, Art::Plaza(color), 0.7)[..] else { panic!("flat") };
        assert!(contrast(face, emblem) >= 6.0, "{color:?}");
    }
}
