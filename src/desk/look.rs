//! Fonts and style, set once before the first frame.

use std::sync::Arc;

use eframe::egui::{
    Context, CornerRadius, FontData, FontDefinitions, FontFamily, Shadow, Stroke, TextStyle, Theme, Vec2, Visuals,
};

use super::tokens;

/// Gives the window its fonts and its style.
pub(super) fn set_up(ctx: &Context) {
    ctx.set_fonts(fonts());
    ctx.set_theme(Theme::Light);
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, tokens::text()),
            (TextStyle::Body, tokens::text()),
            (TextStyle::Monospace, tokens::text()),
            (TextStyle::Button, tokens::text()),
            (TextStyle::Heading, tokens::title()),
        ]
        .into();
        style.visuals = visuals();
        style.spacing.item_spacing = Vec2::new(8.0, 6.0);
        style.spacing.button_padding = Vec2::new(10.0, 5.0);
        style.spacing.interact_size.y = 28.0;
    });
}

/// The bundled fonts alone, so that the desk looks alike everywhere and no glyph depends on the system.
fn fonts() -> FontDefinitions {
    const MEDIUM: &str = "Alegreya Sans Medium";
    const EXTRA_BOLD: &str = "Alegreya Sans ExtraBold";
    const GRENZE: &str = "Grenze Bold";

    let mut fonts = FontDefinitions::empty();
    let data: [(&str, &'static [u8]); 3] = [
        (MEDIUM, include_bytes!("../../assets/fonts/AlegreyaSans-Medium.ttf")),
        (EXTRA_BOLD, include_bytes!("../../assets/fonts/AlegreyaSans-ExtraBold.ttf")),
        (GRENZE, include_bytes!("../../assets/fonts/Grenze-Bold.ttf")),
    ];
    fonts.font_data =
        data.map(|(name, bytes)| (name.to_owned(), Arc::new(FontData::from_static(bytes)))).into_iter().collect();
    fonts.families = [
        (FontFamily::Proportional, vec![MEDIUM.to_owned()]),
        (FontFamily::Monospace, vec![MEDIUM.to_owned()]),
        (FontFamily::Name(tokens::BOLD.into()), vec![EXTRA_BOLD.to_owned()]),
        (FontFamily::Name(tokens::DISPLAY.into()), vec![GRENZE.to_owned(), MEDIUM.to_owned()]),
    ]
    .into();
    fonts
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::light();
    visuals.override_text_color = Some(tokens::INK);
    visuals.panel_fill = tokens::PARCHMENT;
    visuals.window_fill = tokens::PALE;
    visuals.window_stroke = Stroke::new(2.0, tokens::INK);
    visuals.window_shadow = Shadow::NONE;
    visuals.popup_shadow = Shadow::NONE;
    visuals.extreme_bg_color = tokens::PALE;
    visuals.text_edit_bg_color = Some(tokens::PALE);
    visuals.faint_bg_color = tokens::PALE;
    visuals.error_fg_color = tokens::WRONG;
    visuals.weak_text_color = Some(tokens::FAINT_INK);
    visuals.selection.bg_fill = tokens::CHOSEN;
    visuals.selection.stroke = Stroke::new(2.0, tokens::FOCUS);
    let widgets = &mut visuals.widgets;
    for (widget, fill, line) in [
        (&mut widgets.noninteractive, tokens::PARCHMENT, tokens::SHADE),
        (&mut widgets.inactive, tokens::PALE, tokens::SHADE),
        (&mut widgets.hovered, tokens::PALE, tokens::INK),
        (&mut widgets.active, tokens::SHADE, tokens::INK),
        (&mut widgets.open, tokens::PALE, tokens::INK),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.5, line);
        widget.fg_stroke = Stroke::new(1.5, tokens::INK);
        widget.corner_radius = CornerRadius::same(tokens::CORNER);
        widget.expansion = 0.0;
    }
    visuals
}
