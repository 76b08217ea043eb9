//! The page of a phone, assembled from `assets/page`: one response with style, script, words, drawings and the newest
//! view inside. The policy allows scripts and styles by their hash, and nothing else.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::frames::{Frames, Spoken};
use super::plain;
use crate::crier::{Language, Manner, Words};
use crate::stage::{Look, Weight};

/// The parts that are the same in all pages.
#[derive(Clone, Debug)]
pub struct Page {
    script: String,
    style: String,
    overlay_style: String,
    answers_script: String,
    answers_style: String,
    policy: String,
}

/// The messages that the script uses, and the arguments that it fills in by itself.
const WORDS: &[(&str, &[&str])] = &[
    ("break-title", &[]),
    ("desk-close-page", &[]),
    ("desk-settings", &[]),
    ("opening-soon", &[]),
    ("opening-title", &[]),
    ("pace-held", &[]),
    ("pace-time-up", &[]),
    ("page-alarm", &[]),
    ("page-aloud", &[]),
    ("page-as-of", &["time"]),
    ("page-call", &[]),
    ("page-closed", &[]),
    ("page-code", &["code"]),
    ("page-dark", &[]),
    ("page-empty", &[]),
    ("page-enlarge", &[]),
    ("page-gone", &[]),
    ("page-join", &[]),
    ("page-join-choose", &[]),
    ("page-join-why", &[]),
    ("page-live", &[]),
    ("page-lost-help", &[]),
    ("page-meaning", &[]),
    ("page-menu", &[]),
    ("page-moving", &[]),
    ("page-next", &["step"]),
    ("page-no-rules", &[]),
    ("page-note", &[]),
    ("page-phones", &["count"]),
    ("page-signs", &[]),
    ("page-time-left", &[]),
    ("page-try-again", &[]),
    ("page-welcome", &[]),
    ("page-watch", &[]),
    ("page-who", &[]),
    ("page-who-taken", &["name"]),
    ("reference-none", &["asked"]),
    ("reference-search", &[]),
    ("reference-title", &[]),
    ("results-title", &[]),
    ("sent-page", &["title"]),
    ("settings-language", &[]),
    ("settings-manner", &[]),
    ("settings-text", &[]),
    ("settings-theme", &[]),
];

/// The messages of the script for phones with a seat, and for the ceremony.
const ANSWERS_WORDS: &[(&str, &[&str])] = &[
    ("ceremony-seals", &[]),
    ("page-accepted", &[]),
    ("page-achievements", &[]),
    ("page-before", &[]),
    ("page-bg-stats", &[]),
    ("page-freed", &[]),
    ("page-hold", &[]),
    ("page-joined", &[]),
    ("page-leave", &[]),
    ("page-meanwhile", &[]),
    ("page-missing", &[]),
    ("page-name", &[]),
    ("page-not-sent", &[]),
    ("page-proposal-lost", &[]),
    ("page-propose", &[]),
    ("page-propose-anew", &[]),
    ("page-propose-this", &["does"]),
    ("page-proposed", &["does"]),
    ("page-rank", &["rank", "of"]),
    ("page-ready", &[]),
    ("page-ready-count", &["ready", "of"]),
    ("page-sent-back", &[]),
    ("page-sheet", &[]),
    ("page-sheet-accepted", &[]),
    ("page-sheet-again", &[]),
    ("page-sheet-faults", &["count"]),
    ("page-sheet-fill", &[]),
    ("page-sheet-missing", &["count"]),
    ("page-sheet-over", &[]),
    ("page-sheet-returned", &[]),
    ("page-sheet-send", &[]),
    ("page-sheet-waiting", &[]),
    ("page-sheet-wrong", &[]),
    ("page-waits", &[]),
    ("page-withdraw", &[]),
    ("page-won", &[]),
    ("page-zoom-in", &[]),
    ("page-zoom-out", &[]),
    ("results-date", &[]),
    ("results-rank", &[]),
    ("results-total", &[]),
    ("unit-told", &["points"]),
];

const WHOLE: &str = include_str!("../../assets/page/page.html");

/// The template for a streamer's program: the same script finds fewer parts here.
const OVERLAY: &str = include_str!("../../assets/page/overlay.html");
const PLAIN: &str = include_str!("../../assets/page/plain.html");

impl Page {
    /// Prepares scripts and styles, and the policy that names them.
    #[must_use]
    pub fn new() -> Self {
        let parts = [include_str!("../../assets/page/draw.js"), include_str!("../../assets/page/page.js")];
        let script = format!("(() => {{\n{}\n}})();", parts.map(squeezed).join("\n"));
        let style = squeezed(include_str!("../../assets/page/page.css"));
        let overlay_style = squeezed(include_str!("../../assets/page/overlay.css"));
        let halves = [
            include_str!("../../assets/page/own.js"),
            include_str!("../../assets/page/large.js"),
            include_str!("../../assets/page/answers.js"),
        ];
        let answers_script = halves.map(squeezed).join("\n");
        let answers_style = squeezed(include_str!("../../assets/page/answers.css"));
        let hashes = |all: &[&str]| all.iter().map(|source| hash(source)).collect::<Vec<_>>().join(" ");
        let policy = format!(
            "default-src 'none'; script-src {}; style-src {}; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
            hashes(&[&script, &answers_script]),
            hashes(&[&style, &overlay_style, &answers_style]),
        );
        Self { script, style, overlay_style, answers_script, answers_style, policy }
    }

    /// Returns the page for followers, with the newest view, the words and the drawings inside. Without a script it
    /// leads to the plain one.
    #[must_use]
    pub fn whole(&self, frames: &Frames, spoken: Spoken) -> String {
        self.put(WHOLE, &self.style, frames, spoken)
    }

    /// Returns the page for a streamer's program; the script reads the parts to show from the address:
    /// `show=cry,offers,wheel`.
    #[must_use]
    pub fn overlay(&self, frames: &Frames, spoken: Spoken) -> String {
        self.put(OVERLAY, &self.overlay_style, frames, spoken)
    }

    /// Returns the page without a script, for browsers that can do no better; it reloads itself every five seconds.
    #[must_use]
    pub fn plain(&self, frames: &Frames, spoken: Spoken) -> String {
        self.put(PLAIN, &self.style, frames, spoken)
    }

    /// Returns the second half of the page, as JSON, for phones with a seat: its script, its style and its words.
    #[must_use]
    pub fn answers(&self, frames: &Frames, spoken: Spoken) -> String {
        let words = said(&frames.words(spoken), ANSWERS_WORDS);
        json!({"script": self.answers_script, "style": self.answers_style, "words": words}).to_string()
    }

    /// Returns a font of the pages: the app's own, with the letters of its languages alone.
    #[must_use]
    pub const fn font(weight: Weight) -> &'static [u8] {
        match weight {
            Weight::Text => include_bytes!("../../assets/fonts/page/AlegreyaSans-Medium.ttf"),
            Weight::Bold => include_bytes!("../../assets/fonts/page/AlegreyaSans-ExtraBold.ttf"),
            Weight::Display => include_bytes!("../../assets/fonts/page/Grenze-Bold.ttf"),
        }
    }

    /// Returns the value of `Content-Security-Policy` for all of them.
    #[must_use]
    pub fn security_policy(&self) -> &str {
        &self.policy
    }

    fn put(&self, template: &str, style: &str, frames: &Frames, spoken: Spoken) -> String {
        let frame = frames.frame(spoken);
        let words = frames.words(spoken);
        let slot = |name: &str| match name {
            "language" => spoken.language.tag().to_owned(),
            "title" => words.text("app-name"),
            "style" => style.to_owned(),
            "script" => self.script.clone(),
            "spoken" => format!("lang={}&amp;manner={}", spoken.language.tag(), spoken.manner.tag()),
            "art" => drawings(frames, &frame.json, &frames.rules(spoken)),
            "view" => in_script(&frame.json),
            "words" => in_script(&words_of(&words, frames.title()).to_string()),
            "plain" => frames.plain(spoken),
            _ => String::new(),
        };
        filled(template, slot)
    }
}

impl Default for Page {
    fn default() -> Self {
        Self::new()
    }
}

/// Replaces each `{{name}}` of the template; inserted text is not scanned again.
pub(super) fn filled(template: &str, slot: impl Fn(&str) -> String) -> String {
    let mut pieces = template.split("{{");
    let mut page = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once("}}").unwrap_or_default();
        page.push_str(&slot(name));
        page.push_str(rest);
    }
    page
}

/// Returns a script's messages in those words.
fn said(words: &Words, names: &[(&'static str, &[&'static str])]) -> BTreeMap<&'static str, Value> {
    let said = |(name, holes): &(&'static str, &[&'static str])| {
        let holes: Vec<_> = holes.iter().map(|hole| (*hole, format!("{{{hole}}}").into())).collect();
        (*name, Value::String(words.with(name, &holes)))
    };
    names.iter().map(said).collect()
}

/// Returns all the messages of the page's script in those words, with the proper name of the game.
fn words_of(words: &Words, game: &str) -> Value {
    let mut all = said(words, WORDS);
    all.insert("game", game.into());
    all.insert("languages", Language::ALL.map(|language| json!([language.tag(), language.own_name()])).into());
    all.insert(
        "manners",
        [Manner::Plain, Manner::Herald].map(|manner| json!([manner.tag(), plain::manner(manner, words)])).into(),
    );
    let themes = [
        ("auto", words.text("page-theme-auto")),
        ("light", words.text("page-theme-light")),
        ("dark", words.text("settings-theme-dark")),
        ("contrast", words.text("settings-theme-contrast")),
    ];
    all.insert("themes", themes.map(|(theme, name)| json!([theme, name])).into());
    // The page's own letters, and larger ones.
    let texts = [("100%", "settings-text-normal"), ("125%", "settings-text-large"), ("150%", "settings-text-larger")];
    all.insert("texts", texts.map(|(size, name)| json!([size, words.text(name)])).into());
    json!(all)
}

/// Escapes JSON for a script element: nothing in it can end the element.
fn in_script(json: &str) -> String {
    json.replace('<', "\\u003c")
}

/// Strips indentation, comment lines and types within a line from the source; line ends stay, since the script needs them.
pub(super) fn squeezed(source: &str) -> String {
    let lines = source.lines().map(str::trim);
    let is_said = |line: &&str| {
        let explains = line.starts_with("//") || line.starts_with("/*") && line.ends_with("*/");
        !line.is_empty() && !explains
    };
    lines.filter(is_said).map(untyped).collect::<Vec<_>>().join("\n")
}

/// Strips the types that a line of the script says of its values.
fn untyped(line: &str) -> String {
    let mut pieces = line.split("/** ");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |said, piece| said + piece.split_once("*/").map_or(piece, |(_, rest)| rest.trim_start()))
}

/// Returns the drawings but those of the rules alone, which the script fetches with them, and without comments.
fn drawings(frames: &Frames, view: &str, rules: &str) -> String {
    let mut drawn = String::new();
    for (name, symbol) in frames.drawings(Look::Rich) {
        let names = |json: &str| json.contains(&format!("\"{name}\""));
        if names(view) || !names(rules) {
            for (at, piece) in symbol.split("<!--").enumerate() {
                let said = if at == 0 { piece } else { piece.split_once("-->").map_or("", |(_, rest)| rest) };
                drawn.extend(said.lines().map(str::trim));
            }
        }
    }
    drawn
}

/// Returns the hash of a source in the form of a policy.
pub(super) fn hash(source: &str) -> String {
    format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(source)))
}
