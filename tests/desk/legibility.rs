//! Legibility, computed: from the tokens, and from what the room's view really paints.

use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Color32, Key, Mesh, Rect, TextureId};
use egui_kittest::kittest::Queryable as _;
use palette::color_difference::{Ciede2000 as _, Wcag21RelativeContrast as _};
use palette::{FromColor as _, Lab, LinSrgb, Srgb};
use town_crier::crier::Language;
use town_crier::desk::tokens::{Palette, ROOM, RoomSizes, Theme, palette};
use town_crier::games::troyes_dice::rules::Color;
use town_crier::games::troyes_dice::stage::colors;
use town_crier::stage::Arms;
use town_crier::stage::tokens::{self, DARKEST, PLAYERS, Rgb};

use crate::desk::{STILL, TestDesk};

pub(super) const SIZES: [[f32; 2]; 4] = [[1920.0, 1080.0], [1280.0, 720.0], [1024.0, 768.0], [3840.0, 2160.0]];

#[test]
fn the_cry_has_seven_to_one_and_all_other_text_four_and_a_half() {
    for theme in Theme::ALL {
        let Palette { ground, card, ink, faint, chosen, wrong, cry, alarm, fire, cry_ink, action, .. } =
            *palette(theme);
        for ground in [cry, alarm, fire] {
            check_contrast(theme, "the cry", cry_ink, ground, 7.0);
        }
        for (name, text, on) in [
            ("ink on ground", ink, ground),
            ("ink on a card", ink, card),
            ("ink on what is chosen", ink, chosen),
            ("faint on ground", faint, ground),
            ("faint on a card", faint, card),
            ("wrong on ground", wrong, ground),
            ("wrong on a card", wrong, card),
            ("the button", palette(theme).action_ink, action),
            ("the button under the pointer", palette(theme).action_ink, palette(theme).action_hovered),
            ("a refusal", palette(theme).action_ink, palette(theme).refused),
        ] {
            check_contrast(theme, name, text, on, 4.5);
        }
    }
}

#[test]
fn signs_have_three_to_one() {
    for theme in Theme::ALL {
        let palette = palette(theme);
        for (name, sign, on) in [
            ("lines on ground", palette.line, palette.ground),
            ("lines on cards", palette.line, palette.card),
            ("the ring of time", palette.calm, palette.ground),
            ("the ring of little time", palette.soon, palette.ground),
            ("the ring of the last seconds", palette.last, palette.ground),
            ("the focus on ground", palette.focus, palette.ground),
            ("the half-day's mark on ground", palette.wrong, palette.ground),
            ("this game's own on a card", palette.own, palette.card),
            ("this game's own on the range", palette.own, palette.chosen),
            ("a light mark beside a dark one", palette.light_mark, palette.dark_mark),
        ] {
            check_contrast(theme, name, sign, on, 3.0);
        }
    }
    for color in Color::ALL {
        let (ink, plaza) = (colors::plaza_ink(color).into(), colors::plaza(color).into());
        check_contrast(Theme::Parchment, "a plaza's name on its color", ink, plaza, 4.5);
    }
}

/// The darkest color of the players' parchment within its edge.
const PARCHMENT: [u8; 3] = [0xDE, 0xC9, 0x9E];

#[test]
fn texts_can_be_read_on_the_parchment_too() {
    assert!(include_str!("../../assets/app/art/parchment.svg").contains("#DEC99E"), "the color is the drawing's");
    let Palette { ink, faint, wrong, calm, soon, last, .. } = *palette(Theme::Parchment);
    let parchment = Rgb(PARCHMENT[0], PARCHMENT[1], PARCHMENT[2]).into();
    for text in [ink, faint, wrong] {
        check_contrast(Theme::Parchment, "a text on parchment", text, parchment, 4.5);
    }
    for ring in [calm, soon, last] {
        check_contrast(Theme::Parchment, "the ring on parchment", ring, parchment, 3.0);
    }
}

#[test]
fn texts_can_be_read_in_the_light_of_every_hour() {
    for theme in [Theme::Parchment, Theme::Dark] {
        let Palette { ground, ink, faint, wrong, calm, soon, last, light, .. } = *palette(theme);
        // The parchment is darker at its edge.
        let edge =
            if theme == Theme::Parchment { Rgb(PARCHMENT[0], PARCHMENT[1], PARCHMENT[2]).into() } else { ground };
        for light in light.expect("a light") {
            // There may be more of the light or less of it.
            for (ground, share) in
                [ground, edge].into_iter().flat_map(|ground| [(ground, 0.1), (ground, 0.5), (ground, 1.0)])
            {
                let lit = ground.lerp_to_gamma(light.haze, share);
                for text in [ink, faint, wrong] {
                    check_contrast(theme, "a text in the light", text, lit, 4.5);
                }
                for ring in [calm, soon, last] {
                    check_contrast(theme, "the ring in the light", ring, lit, 3.0);
                }
            }
            let dark = |part: u8| u8::try_from(u16::from(part) * u16::from(DARKEST) / 255).unwrap();
            let tint = light.tint;
            let darkest = Rgb(dark(tint.r()), dark(tint.g()), dark(tint.b())).into();
            for on in [tint, darkest] {
                check_contrast(theme, "ink on what stands behind the game", ink, on, 4.5);
            }
        }
    }
}

#[test]
fn nothing_stands_behind_the_game_in_the_contrast_theme() {
    assert_eq!(palette(Theme::Contrast).light, None);
    for (theme, name) in [(Theme::Parchment, "parchment"), (Theme::Dark, "dark"), (Theme::Contrast, "contrast")] {
        let mut desk = TestDesk::set(format!("(motion: none, theme: {name})"), [1280.0, 720.0]);
        desk.click("Start the game");
        assert_eq!(lights(&desk), 0, "{theme:?}: the desk is plain");
        desk.press(Key::F11);
        assert_eq!(lights(&desk) > 0, theme != Theme::Contrast, "{theme:?}: before the first roll");
        desk.press(Key::Space);
        assert_eq!(lights(&desk) > 0, theme != Theme::Contrast, "{theme:?}: in the game");
    }
}

/// How many meshes without a picture are painted over the whole width: the light and what it lies on.
fn lights(desk: &TestDesk) -> usize {
    let is_light = |mesh: &Mesh| mesh.texture_id == TextureId::default() && mesh.calc_bounds().width() > 1200.0;
    let shapes = desk.0.output().shapes.iter();
    shapes.filter(|clipped| matches!(&clipped.shape, Shape::Mesh(mesh) if is_light(mesh))).count()
}

#[test]
fn the_plaza_colors_are_apart_for_everybody() {
    for (a, b) in [(Color::Red, Color::Yellow), (Color::Red, Color::White), (Color::Yellow, Color::White)] {
        let [a, b] = [a, b].map(|color| linear(colors::plaza(color).into()));
        assert!(difference(a, b) >= 20.0, "as seen: {}", difference(a, b));
        for (name, matrix) in DEFICIENCIES {
            let difference = difference(simulate(matrix, a), simulate(matrix, b));
            assert!(difference >= 10.0, "{name}: {difference}");
        }
    }
}

#[test]
fn struck_dice_keep_their_color_and_show_their_cross() {
    for color in Color::ALL {
        let struck = colors::struck(color).into();
        check_contrast(Theme::Parchment, "the cross on a struck die", tokens::RED.into(), struck, 3.0);
        check_contrast(Theme::Parchment, "the number on a struck die", tokens::DARK_INK.into(), struck, 4.5);
        for other in Color::ALL.into_iter().filter(|other| *other != color) {
            let [a, b] = [color, other].map(|color| linear(colors::struck(color).into()));
            assert!(difference(a, b) >= 20.0, "{color:?} and {other:?}: {}", difference(a, b));
        }
    }
}

#[test]
fn people_are_apart_for_everybody_and_the_letters_on_their_shields_legible() {
    for (at, one) in PLAYERS.into_iter().enumerate() {
        check_contrast(Theme::Parchment, "a letter on a shield", Arms::plain(one).ink().into(), one.into(), 4.5);
        for other in PLAYERS.into_iter().take(at) {
            let pair = format!("{one}, {other}");
            let [one, other] = [one, other].map(|color| linear(color.into()));
            assert!(difference(one, other) >= 20.0, "{pair}: {}", difference(one, other));
            for (name, matrix) in DEFICIENCIES {
                let difference = difference(simulate(matrix, one), simulate(matrix, other));
                assert!(difference >= 10.0, "{name}: {pair}: {difference}");
            }
        }
    }
    // A dark color is written in a lighter one on the dark stage.
    for theme in Theme::ALL {
        let palette = theme.on_stage().palette();
        for color in PLAYERS {
            let written = color.legible(palette.ground, palette.ink, 4.5);
            check_contrast(theme, "the winner's name", written.into(), palette.ground.into(), 4.5);
        }
    }
}

#[test]
fn people_have_one_color_on_the_dark_stage_and_elsewhere() {
    for theme in Theme::ALL {
        let ground = theme.on_stage().palette().ground;
        for color in PLAYERS {
            assert_eq!(Arms::plain(color).on_stage(ground).color, color, "{theme:?}");
        }
    }
}

#[test]
fn the_room_s_sizes_are_for_the_back_row() {
    let RoomSizes { cry, text, strong, least_cry, timer, least, banner: _ } = ROOM;
    assert!(least.min(text).min(strong) >= 0.03, "no text below 3 % of the height: {least}");
    let least = least_cry.min(cry).min(timer);
    assert!(least >= 0.06, "the cry has at least 6 %: {least}");
}

#[test]
fn whatever_the_room_paints_is_large_enough_inside_and_not_over_other_text() {
    for size in SIZES {
        let mut desk = TestDesk::set(STILL, size);
        desk.fill("Code", "MARKET-DAY-7").press(Key::Escape).click("Banquets & Raids").click("Start the game");
        desk.press(Key::F11);
        for step in 0..=32 {
            check_painted(&desk, size, step);
            // Before the first roll stands what everybody does, and nothing is struck.
            // Where something stands alone, everybody reads that first; and at the end everybody counts.
            if step > 0 && step < 32 && !desk.shows("From today your sheets are struck too") {
                check_grid(&desk, step);
            }
            desk.press(Key::Space);
        }
    }
}

#[test]
fn so_is_what_it_paints_in_every_other_language_where_there_is_the_least_room() {
    let size = [1024.0, 768.0];
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let text = format!("(motion: none, manner: Some(\"herald\"), room_language: Some(\"{}\"))", language.tag());
        let mut desk = TestDesk::set(text, size);
        desk.fill("Code", "MARKET-DAY-7").press(Key::Escape).click("Banquets & Raids").click("Start the game");
        desk.press(Key::F11);
        // Until the second time that two dice are struck; from there on nothing is new.
        for step in 0..=13 {
            check_painted(&desk, size, step);
            desk.press(Key::Space);
        }
    }
}

/// In every shape of a window, with the largest letters too.
#[cfg(feature = "gallery")]
#[test]
fn so_is_how_phones_are_invited_in_every_language() {
    let sizes = SIZES.into_iter().chain([[768.0, 1024.0], [1080.0, 1920.0], [2560.0, 1080.0], [480.0, 844.0]]);
    for (number, size) in sizes.enumerate() {
        // Each language in two of the shapes: it is one sentence.
        for (at, language) in Language::ALL.into_iter().enumerate().filter(|(at, _)| (at + number) % 4 == 0) {
            let text = ["normal", "larger"][(number + at) / 4 % 2];
            let tag = language.tag();
            let settings = format!("(motion: none, room_language: Some(\"{tag}\"), room_text: Some({text}))");
            let desk = super::phones::invited(&settings, size);
            assert!(desk.shows("http://127.0.0.1:"), "{size:?}, {language}");
            check_painted(&desk, size, 0);
        }
    }
}

/// The column beside the wheel, which the grid ends, leaves the track of half-days free.
#[track_caller]
fn check_grid(desk: &TestDesk, step: usize) {
    let rect_of = |name: &str| desk.0.get_by_label_contains(name).rect();
    let (grid, track) = (rect_of("Struck dice"), rect_of(" of 16"));
    assert!(grid.bottom() <= track.top(), "step {step}: the grid {grid:?} reaches into the track {track:?}");
}

/// Checks every text that stands in the picture at this moment.
#[track_caller]
pub(super) fn check_painted(desk: &TestDesk, size: [f32; 2], step: usize) {
    let scale = desk.0.ctx.pixels_per_point();
    let window = Rect::from_min_size([0.0, 0.0].into(), size.into());
    let mut texts: Vec<(String, Rect)> = Vec::new();
    for ClippedShape { shape, .. } in &desk.0.output().shapes {
        for text in texts_of(shape) {
            let words = text.galley.text().to_owned();
            let font = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
            let least = font.fold(f32::INFINITY, f32::min) * scale;
            let rect = text.visual_bounding_rect();
            let rect =
                Rect::from_min_max((rect.min.to_vec2() * scale).to_pos2(), (rect.max.to_vec2() * scale).to_pos2());
            assert!(
                least >= size[0].min(size[1]) * 0.03 - 0.01,
                "{size:?}, step {step}: “{words}” at {rect:?} is {least} pixels high"
            );
            assert!(window.contains_rect(rect), "{size:?}, step {step}: “{words}” at {rect:?} leaves the window");
            for (other, other_rect) in &texts {
                assert!(
                    !other_rect.shrink(1.0).intersects(rect.shrink(1.0)),
                    "{size:?}, step {step}: “{words}” {rect:?} lies over “{other}” {other_rect:?}"
                );
            }
            texts.push((words, rect));
        }
    }
    assert!(!texts.is_empty(), "something is written");
}

/// The texts that are painted, each with its place in points.
pub(super) fn painted(desk: &TestDesk) -> Vec<(Rect, String)> {
    let shapes = desk.0.output().shapes.iter();
    let texts = shapes.flat_map(|ClippedShape { shape, .. }| texts_of(shape));
    texts.map(|text| (text.visual_bounding_rect(), text.galley.text().to_owned())).collect()
}

fn texts_of(shape: &Shape) -> Vec<&TextShape> {
    match shape {
        Shape::Text(text) if !text.galley.text().trim().is_empty() => vec![text],
        Shape::Vec(shapes) => shapes.iter().flat_map(texts_of).collect(),
        _ => Vec::new(),
    }
}

#[track_caller]
fn check_contrast(theme: Theme, name: &str, a: Color32, b: Color32, least: f32) {
    let [a, b] = [a, b].map(|color| Srgb::new(color.r(), color.g(), color.b()).into_format::<f32>());
    let contrast = a.relative_contrast(b);
    assert!(contrast >= least, "{theme:?}: {name} has {contrast:.2}:1, not {least}:1");
}

fn linear(color: Color32) -> LinSrgb {
    Srgb::new(color.r(), color.g(), color.b()).into_linear()
}

fn difference(a: LinSrgb, b: LinSrgb) -> f32 {
    Lab::from_color(a).difference(Lab::from_color(b))
}

/// What people with one kind of cone missing see: Machado, Oliveira and Fernandes 2009, severity 1.0, on linear light.
const DEFICIENCIES: [(&str, [[f32; 3]; 3]); 3] = [
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

fn simulate(matrix: [[f32; 3]; 3], color: LinSrgb) -> LinSrgb {
    let [red, green, blue] = matrix.map(|[r, g, b]| (r * color.red + g * color.green + b * color.blue).clamp(0.0, 1.0));
    LinSrgb::new(red, green, blue)
}
