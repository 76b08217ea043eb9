//! Words in a language: the app's messages and, where there is one, the game's.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use jiff::civil::Date;
use unic_langid::LanguageIdentifier;

use super::language::Language;
use super::locales::{APP, Locales, Source};
use super::manner::Manner;
use super::turn::Turn;
use crate::play::Seat;

/// The words of one language, with the manner of its cries. Its files are parsed when the first message is asked for.
pub struct Words {
    language: Language,
    manner: Manner,
    game: Option<Locales>,
    bundle: OnceLock<Bundle>,
    /// English as the fallback; a test checks that no language of ours needs it.
    english: OnceLock<Bundle>,
    /// The players' names by seat, if the words are about a game of theirs.
    players: Arc<[String]>,
}

type Bundle = Arc<FluentBundle<Arc<FluentResource>>>;

/// A game's messages, in a language and manner.
type Key = (usize, Language, Manner);

/// The minus sign of a number that people read.
pub const MINUS: &str = "−";

/// An argument of a message: its name, and the value.
pub type Arg = (&'static str, FluentValue<'static>);

/// The arguments of a message.
pub type Args<'a> = &'a [(&'static str, FluentValue<'a>)];

impl Words {
    /// Returns the words of the app and, if there is one, of a game, in that language and manner.
    #[must_use]
    pub fn new(language: Language, manner: Manner, game: Option<&Locales>) -> Self {
        let (bundle, english) = (OnceLock::new(), OnceLock::new());
        Self { language, manner, game: game.copied(), bundle, english, players: Arc::default() }
    }

    /// Returns the same words among players of these names: whoever has one is called by it.
    #[must_use]
    pub fn among(&self, players: &[String]) -> Self {
        // What is parsed is shared, so it is parsed first.
        self.bundle();
        let (bundle, english) = (self.bundle.clone(), self.english.clone());
        Self { bundle, english, players: players.into(), ..*self }
    }

    /// Returns the name of the player at that seat; nothing for one who gave none.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.players.get(seat.index()).map(|name| name.trim()).filter(|name| !name.is_empty())
    }

    /// Returns the same words, loaded once for the life of the program.
    #[must_use]
    pub fn shared(language: Language, manner: Manner, game: Option<&'static Locales>) -> Arc<Self> {
        static SHARED: Mutex<BTreeMap<Key, Arc<Words>>> = Mutex::new(BTreeMap::new());

        // One game's messages are known from another's by their address.
        let key = (game.map_or(0, |locales| std::ptr::from_ref(locales).addr()), language, manner);
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(shared.entry(key).or_insert_with(|| Arc::new(Self::new(language, manner, game))))
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The manner of the cries.
    #[must_use]
    pub const fn manner(&self) -> Manner {
        self.manner
    }

    /// Returns the message with that name; in English, or else the name itself, if the language lacks it.
    #[must_use]
    pub fn text(&self, name: &str) -> String {
        self.with(name, &[])
    }

    /// Returns the message with that name and these arguments.
    ///
    /// An unknown name and a missing argument are mistakes of ours: with debug assertions they panic, and otherwise the
    /// name or as much as possible is returned.
    #[must_use]
    pub fn with(&self, name: &str, args: Args<'_>) -> String {
        self.said(name, None, args)
    }

    /// Returns the message's attribute `clause`: without a capital and a full stop, for use behind a colon.
    #[must_use]
    pub fn clause(&self, name: &str, args: Args<'_>) -> String {
        self.said(name, Some("clause"), args)
    }

    /// Returns the message's attribute `short`: at most three words, for the back row.
    #[must_use]
    pub fn short(&self, name: &str) -> String {
        self.said(name, Some("short"), &[])
    }

    /// Returns the day as it is written in a text.
    #[must_use]
    pub fn date(&self, date: Date) -> String {
        let (day, month, year) = (i32::from(date.day()), i32::from(date.month()), date.year().to_string());
        self.with("date", &[("day", day.into()), ("month", month.into()), ("year", year.into())])
    }

    /// Returns a number with its tenths, as the language writes it.
    #[must_use]
    pub fn tenths(&self, number: f64) -> String {
        self.decimals(number, 1)
    }

    /// Returns a number with so many decimals, as the language writes it.
    #[must_use]
    pub fn decimals(&self, number: f64, decimals: usize) -> String {
        let written = format!("{number:.decimals$}").replace('-', MINUS);
        written.replace('.', &self.language.decimal_mark().to_string())
    }

    /// Returns a percentage with so many decimals, as the language writes it.
    #[must_use]
    pub fn percent(&self, percent: f64, decimals: usize) -> String {
        self.with("percent", &[("number", self.decimals(percent, decimals).into())])
    }

    /// Returns the text respelled for a voice.
    #[must_use]
    pub fn for_voice(&self, text: &str) -> String {
        let respelled = self.game.map_or(&[][..], |game| (game.respelled)(self.language));
        respelled.iter().fold(text.to_owned(), |text, (read, heard)| text.replace(read, heard))
    }

    /// Returns one variation of the message with that name: its value, or its attributes `v2`, `v3`, …
    #[must_use]
    pub fn in_turn(&self, turn: Turn, name: &str, args: Args<'_>) -> String {
        let way = turn.way(name, self.ways(name)) + 1;
        if way == 1 { self.with(name, args) } else { self.said(name, Some(&format!("v{way}")), args) }
    }

    /// Returns the number of variations of the message with that name.
    #[must_use]
    pub fn ways(&self, name: &str) -> usize {
        let message = self.bundle().get_message(name);
        1 + message
            .map_or(0, |message| message.attributes().filter(|attribute| attribute.id().starts_with('v')).count())
    }

    /// Formats the message with that name, or its attribute.
    fn said(&self, name: &str, attribute: Option<&str>, args: Args<'_>) -> String {
        let found = [Self::bundle, Self::english].into_iter().find_map(|bundle| {
            let bundle = bundle(self);
            let message = bundle.get_message(name)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(attribute) => message.get_attribute(attribute)?.value(),
            };
            Some((bundle, pattern))
        });
        debug_assert!(found.is_some(), "no message is called {name}, {attribute:?}");
        let Some((bundle, pattern)) = found else {
            return name.to_owned();
        };
        let lent = args.iter().map(|(name, value)| (*name, lent(value)));
        let (args, mut errors): (FluentArgs<'_>, _) = (lent.collect(), Vec::new());
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{name}, {}: {errors:?}", self.language);
        said
    }

    fn bundle(&self) -> &Bundle {
        self.bundle.get_or_init(|| bundle(self.language, self.manner, self.game.as_ref()))
    }

    fn english(&self) -> &Bundle {
        self.english.get_or_init(|| bundle(Language::English, self.manner, self.game.as_ref()))
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).field("manner", &self.manner).finish_non_exhaustive()
    }
}

/// Borrows the value, without a copy of its text.
fn lent<'a>(value: &'a FluentValue<'_>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => FluentValue::String(Cow::Borrowed(text)),
        other => other.clone(),
    }
}

fn bundle(language: Language, manner: Manner, game: Option<&Locales>) -> Bundle {
    let mut bundle =
        FluentBundle::new_concurrent(vec![language.tag().parse::<LanguageIdentifier>().unwrap_or_default()]);
    // Marks around every value are for texts that mix writing directions; fonts draw them as boxes.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(negative));
    let _: Result<(), FluentError> = bundle.add_function("PLURAL", plural);
    for locales in [Some(&APP), game].into_iter().flatten() {
        bundle.add_resource_overriding(parsed((locales.plain)(language)));
        match manner {
            Manner::Herald => bundle.add_resource_overriding(parsed((locales.herald)(language))),
            Manner::Plain => {}
        }
    }
    Arc::new(bundle)
}

/// Returns a negative number with a minus sign; other values are written as they are.
fn negative<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    (number.value < 0.0).then(|| number.as_string().replace('-', MINUS))
}

/// Returns the plural category of a number in Lithuanian, as Fluent names them: the library's own rule has it wrong
/// from 22 on (`intl_pluralrules` 7.0).
fn plural<'a>(told: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::Number(number)) = told.first() else { return FluentValue::Error };
    let (tens, ones) = (number.value % 100.0, number.value % 10.0);
    let category = match () {
        () if number.value.fract() != 0.0 => "many",
        () if ones == 0.0 || (11.0..20.0).contains(&tens) => "other",
        () if ones < 2.0 => "one",
        () => "few",
    };
    category.into()
}

/// Returns a parsed Fluent file, cached for the life of the program: words are made anew for each window and each
/// setting.
fn parsed(source: Source) -> Arc<FluentResource> {
    static PARSED: Mutex<BTreeMap<Source, Arc<FluentResource>>> = Mutex::new(BTreeMap::new());

    let mut parsed = PARSED.lock().unwrap_or_else(PoisonError::into_inner);
    let resource = parsed.entry(source).or_insert_with(|| {
        // A file with a mistake still gives all its other words; a test holds that there is none.
        Arc::new(FluentResource::try_new(source.text()).unwrap_or_else(|(resource, _)| resource))
    });
    Arc::clone(resource)
}
