//! Fonts and style, set before the first frame and when the theme changes.

use std::sync::Arc;

use egui::{
    self, Context, CornerRadius, FontData, FontDefinitions, FontFamily, Shadow, Stroke, TextStyle, Vec2, Visuals,
};

use crate::desk::tokens::{self, Palette, Theme};
use crate::stage::Weight;

/// Sets the window's fonts.
pub(crate) fn set_fonts(ctx: &Context) {
    ctx.set_fonts(fonts());
}

/// Sets the window's theme.
pub(crate) fn set_theme(ctx: &Context, theme: Theme) {
    let base = match theme {
        Theme::Parchment | Theme::Contrast => egui::Theme::Light,
        Theme::Dark => egui::Theme::Dark,
    };
    ctx.set_theme(base);
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, tokens::text()),
            (TextStyle::Body, tokens::text()),
            (TextStyle::Monospace, tokens::text()),
            (TextStyle::Button, tokens::text()),
            (TextStyle::Heading, tokens::title()),
        ]
        .into();
        style.visuals = visuals(base, tokens::palette(theme));
        style.spacing.item_spacing = Vec2::new(8.0, 6.0);
        style.spacing.button_padding = Vec2::new(10.0, 5.0);
        style.spacing.interact_size.y = 28.0;
    });
}

/// Returns the bundled fonts alone, so that the desk looks the same everywhere and no glyph depends on the system.
fn fonts() -> FontDefinitions {
    const NAMES: [&str; 4] =
        ["Alegreya Sans Medium", "Alegreya Sans Medium, large", "Alegreya Sans ExtraBold", "Grenze Bold"];

    let [medium, large, extra_bold, grenze] = NAMES.map(str::to_owned);
    let mut fonts = FontDefinitions::empty();
    let [text, mut bold, mut display] = Weight::ALL.map(|weight| FontData::from_static(weight.font()));
    let mut large_text = text.clone();
    // Their letters are large: each is kept once, and not at four fractions of a pixel.
    for font in [&mut large_text, &mut bold, &mut display] {
        font.tweak.subpixel_binning = Some(false);
    }
    let data = NAMES.into_iter().zip([text, large_text, bold, display]);
    fonts.font_data = data.map(|(name, font)| (name.to_owned(), Arc::new(font))).collect();
    fonts.families = [
        (FontFamily::Proportional, vec![medium.clone()]),
        (FontFamily::Monospace, vec![medium.clone()]),
        (FontFamily::Name(tokens::LARGE.into()), vec![large]),
        (FontFamily::Name(tokens::BOLD.into()), vec![extra_bold]),
        (FontFamily::Name(tokens::DISPLAY.into()), vec![grenze, medium]),
    ]
    .into();
    fonts
}

fn visuals(base: egui::Theme, palette: &Palette) -> Visuals {
    let mut visuals = base.default_visuals();
    visuals.override_text_color = Some(palette.ink);
    visuals.panel_fill = palette.ground;
    visuals.window_fill = palette.card;
    visuals.window_stroke = Stroke::new(2.0, palette.ink);
    visuals.window_shadow = Shadow::NONE;
    visuals.popup_shadow = Shadow::NONE;
    visuals.extreme_bg_color = palette.card;
    visuals.text_edit_bg_color = Some(palette.card);
    visuals.faint_bg_color = palette.card;
    visuals.error_fg_color = palette.wrong;
    visuals.weak_text_color = Some(palette.faint);
    visuals.slider_trailing_fill = true;
    visuals.selection.bg_fill = palette.chosen;
    visuals.selection.stroke = Stroke::new(2.0, palette.focus);
    let widgets = &mut visuals.widgets;
    for (widget, fill, line, wide) in [
        (&mut widgets.noninteractive, palette.ground, palette.line, 1.5),
        (&mut widgets.inactive, palette.card, palette.line, 1.5),
        (&mut widgets.hovered, palette.card, palette.ink, 1.5),
        // What has the focus has a ring; what is chosen has another ground.
        (&mut widgets.active, palette.card, palette.focus, 2.5),
        (&mut widgets.open, palette.card, palette.ink, 1.5),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(wide, line);
        widget.fg_stroke = Stroke::new(1.5, palette.ink);
        widget.corner_radius = CornerRadius::same(tokens::CORNER);
        widget.expansion = 0.0;
    }
    visuals
}
