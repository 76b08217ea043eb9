//! A view as HTML in plain words, for phones without a script.

use super::wire::{Bar, Item, Screen, Thing, Urgency, View};
use crate::crier::{Language, Manner, Words};

/// HTML under construction: markup is ours, and all else is text.
#[derive(Debug, Default)]
struct Html(String);

impl Html {
    /// Appends our own markup, which no data can be.
    fn put(&mut self, markup: &'static str) -> &mut Self {
        self.0.push_str(markup);
        self
    }

    /// Appends text, escaped for an element or an attribute's quotes.
    fn say(&mut self, text: &str) -> &mut Self {
        for sign in text.chars() {
            match sign {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                other => self.0.push(other),
            }
        }
        self
    }

    fn heading(&mut self, text: &str) {
        if !text.is_empty() {
            self.put("<h2>").say(text).put("</h2>\n");
        }
    }

    fn paragraph(&mut self, text: &str) {
        if !text.is_empty() {
            self.put("<p>").say(text).put("</p>\n");
        }
    }

    fn list<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>) {
        let mut lines = lines.into_iter().peekable();
        if lines.peek().is_some() {
            self.put("<ul>\n");
            for line in lines {
                self.put("<li>").say(line).put("</li>\n");
            }
            self.put("</ul>\n");
        }
    }
}

/// Returns the name of a manner.
pub(super) fn manner(manner: Manner, words: &Words) -> String {
    match manner {
        Manner::Plain => words.text("settings-manner-plain"),
        Manner::Herald => words.text("settings-manner-herald"),
    }
}

/// Renders the view in plain words, with links to the choices.
pub(super) fn body(view: &View<'_>, words: &Words) -> String {
    let mut html = Html::default();
    let title = if view.title.is_empty() { words.text("app-name") } else { view.title.to_owned() };
    html.put("<main id=\"plain\">\n<h1>").say(&title).put("</h1>\n");
    html.paragraph(view.track.as_ref().map_or("", |track| track.text));
    if let Some(notice) = notice(view) {
        html.paragraph(&words.text(notice));
    }
    match view.screen {
        Screen::Empty | Screen::Break | Screen::Dark => {}
        Screen::Ceremony => ceremony(&mut html, view, words),
        Screen::Title | Screen::Soon | Screen::Opening | Screen::Game | Screen::Over => {
            cry(&mut html, view, words);
            game(&mut html, view, words);
        }
    }
    if let Some(code) = view.code {
        html.paragraph(&words.with("page-code", &[("code", code.into())]));
    }
    html.paragraph(&words.text("page-refresh"));
    links(&mut html, view, words);
    html.put("</main>");
    html.0
}

/// Returns the message in place of the game, or before it.
fn notice(view: &View<'_>) -> Option<&'static str> {
    if view.moving {
        return Some("page-moving");
    }
    match view.screen {
        Screen::Empty => Some("page-empty"),
        Screen::Title => Some("page-welcome"),
        Screen::Soon => Some("opening-soon"),
        Screen::Break => Some("break-title"),
        Screen::Dark => Some("page-dark"),
        Screen::Opening | Screen::Game | Screen::Over | Screen::Ceremony => None,
    }
}

fn cry(html: &mut Html, view: &View<'_>, words: &Words) {
    let Some(cry) = &view.cry else { return };
    let (urgency, name) = match cry.urgency {
        Urgency::Alarm => ("alarm", "page-alarm"),
        Urgency::Call => ("call", "page-call"),
        Urgency::Note => ("note", "page-note"),
    };
    html.put("<section id=\"cry\" data-urgency=\"").put(urgency).put("\">\n<p id=\"urgency\">").say(&words.text(name));
    html.put("</p>\n<h2 id=\"headline\">").say(cry.headline).put("</h2>\n");
    html.list(cry.sentences.iter().map(|sentence| sentence.text));
    html.put("</section>\n");
}

fn game(html: &mut Html, view: &View<'_>, words: &Words) {
    if !view.meaning.is_empty() {
        html.heading(&words.text("page-meaning"));
        for meant in &view.meaning {
            html.paragraph(meant.name);
            html.paragraph(meant.rule.and_then(|rule| view.rules.get(rule)).copied().unwrap_or_default());
            html.list(meant.state.iter().map(String::as_str));
        }
    }
    if let Some(card) = &view.must_read {
        html.heading(card.title);
        html.paragraph(card.text.unwrap_or_default());
    }
    if !view.checks.is_empty() {
        html.heading(&words.text("opening-title"));
        html.list(view.checks.iter().copied());
    }
    if let Some(side) = &view.side {
        if let Some(warning) = side.warning {
            html.put("<p class=\"warning\">").say(warning).put("</p>\n");
        }
        html.heading(side.heading);
        html.paragraph(side.note.unwrap_or_default());
        html.list(side.items.iter().map(|item| match item {
            Item::Choice { said, .. } | Item::Note { said, .. } => *said,
        }));
    }
    grid(html, view);
    if let Some(picture) = &view.picture {
        html.heading(picture.name);
        let thing = |Thing { name, value, .. }: &Thing<'_>| match value {
            Some(value) => format!("{name}, {value}"),
            None => (*name).to_owned(),
        };
        let things: Vec<String> = picture.things.iter().map(thing).collect();
        html.list(things.iter().map(String::as_str));
    }
}

fn grid(html: &mut Html, view: &View<'_>) {
    let Some(grid) = &view.grid else { return };
    html.put("<table>\n<caption>").say(grid.title).put("</caption>\n<tr><td></td>");
    for head in grid.heads {
        html.put("<th scope=\"col\">").say(head).put("</th>");
    }
    html.put("</tr>\n");
    for row in &grid.rows {
        html.put("<tr><th scope=\"row\">").say(row.name).put("</th>");
        for field in &row.fields {
            html.put("<td><span class=\"unseen\">").say(field.said).put("</span>");
            html.put(if field.mark.is_some() { "<b aria-hidden=\"true\">✗</b></td>" } else { "</td>" });
        }
        html.put("</tr>\n");
    }
    html.put("</table>\n");
}

fn ceremony(html: &mut Html, view: &View<'_>, words: &Words) {
    let Some(ceremony) = &view.ceremony else { return };
    html.heading(&ceremony.heading);
    ceremony.winner.iter().for_each(|winner| {
        html.paragraph(winner);
    });
    html.paragraph(&ceremony.sentence);
    let bar = |Bar { name, points, told, place, .. }: &Bar| {
        let name = if *place == 0 { name.clone() } else { format!("{place}. {name}") };
        let points = told.then(|| words.with("unit-told", &[("points", (*points).into())]));
        points.map_or_else(|| name.clone(), |points| format!("{name}: {points}"))
    };
    let bars: Vec<String> = ceremony.bars.iter().map(bar).collect();
    html.list(bars.iter().map(String::as_str));
}

/// Renders the links to languages and manners.
fn links(html: &mut Html, view: &View<'_>, words: &Words) {
    html.put("<nav>\n<h2>").say(&words.text("settings-language")).put("</h2>\n<ul>\n");
    for language in Language::ALL {
        html.put("<li><a lang=\"").say(language.tag()).put("\" href=\"?lang=").say(language.tag());
        html.put("&amp;manner=").say(view.manner).put("\">").say(language.own_name()).put("</a></li>\n");
    }
    html.put("</ul>\n<h2>").say(&words.text("settings-manner")).put("</h2>\n<ul>\n");
    for chosen in [Manner::Plain, Manner::Herald] {
        html.put("<li><a href=\"?lang=").say(view.language).put("&amp;manner=").say(chosen.tag()).put("\">");
        html.say(&manner(chosen, words)).put("</a></li>\n");
    }
    html.put("</ul>\n</nav>\n");
}
