//! Words in a language, from the Fluent files under `assets/locales`.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::language::Language;
use super::locales;
use super::manner::Manner;

/// The words of one language, and how its cries are called out.
pub struct Words {
    language: Language,
    manner: Manner,
    bundle: Bundle,
    /// English for what the language lacks; a test holds that it lacks nothing.
    english: Option<Bundle>,
}

type Bundle = FluentBundle<FluentResource>;

/// What a message is told besides its name.
pub type Args<'a> = &'a [(&'static str, FluentValue<'a>)];

impl Words {
    /// The words of that language in that manner.
    #[must_use]
    pub fn new(language: Language, manner: Manner) -> Self {
        let english = match language {
            Language::English => None,
            Language::French
            | Language::German
            | Language::Spanish
            | Language::Italian
            | Language::Dutch
            | Language::Polish
            | Language::Lithuanian => Some(bundle(Language::English, manner)),
        };
        Self { language, manner, bundle: bundle(language, manner), english }
    }

    /// English, which has every word, in the plain manner.
    #[must_use]
    pub fn english() -> Self {
        Self::new(Language::English, Manner::Plain)
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

    /// The message of that name; in English, or else the name itself, if the language lacks it.
    #[must_use]
    pub fn text(&self, name: &str) -> String {
        self.with(name, &[])
    }

    /// The message of that name, told these things.
    #[must_use]
    pub fn with(&self, name: &str, args: Args<'_>) -> String {
        self.said(name, None, args)
    }

    /// The message's attribute `clause`: the same without a capital and a full stop, to stand behind a colon.
    #[must_use]
    pub fn clause(&self, name: &str, args: Args<'_>) -> String {
        self.said(name, Some("clause"), args)
    }

    /// The message of that name, or its attribute.
    fn said(&self, name: &str, attribute: Option<&str>, args: Args<'_>) -> String {
        let found = [Some(&self.bundle), self.english.as_ref()].into_iter().flatten().find_map(|bundle| {
            let message = bundle.get_message(name)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(attribute) => message.get_attribute(attribute)?.value(),
            };
            Some((bundle, pattern))
        });
        let Some((bundle, pattern)) = found else {
            return name.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).field("manner", &self.manner).finish_non_exhaustive()
    }
}

fn bundle(language: Language, manner: Manner) -> Bundle {
    let mut bundle =
        FluentBundle::new_concurrent(vec![language.tag().parse::<LanguageIdentifier>().unwrap_or_default()]);
    // Marks around every value are for texts that mix writing directions; fonts draw them as boxes.
    bundle.set_use_isolating(false);
    let herald = match manner {
        Manner::Herald => Some(locales::herald(language)),
        Manner::Plain => None,
    };
    for source in [Some(locales::words(language)), herald].into_iter().flatten() {
        // A file with a mistake still gives all its other words; a test holds that there is none.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
