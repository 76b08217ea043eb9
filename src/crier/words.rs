//! Words in a language, from the Fluent files under `assets/locales`.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// What a message is told besides its name.
pub(crate) type Args<'a> = &'a [(&'static str, FluentValue<'a>)];

impl Words {
    /// English, which has every word.
    #[must_use]
    pub fn english() -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse::<LanguageIdentifier>().unwrap_or_default()]);
        // Marks around every value are for texts that mix writing directions; fonts draw them as boxes.
        bundle.set_use_isolating(false);
        let source = include_str!("../../assets/locales/en.ftl");
        // A file with a mistake still gives all its other words; a test holds that there is none.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        Self { bundle }
    }

    /// The message of that name; the name itself if the language lacks it.
    #[must_use]
    pub fn text(&self, name: &str) -> String {
        self.with(name, &[])
    }

    /// The message of that name, told these things.
    #[must_use]
    pub(crate) fn with(&self, name: &str, args: Args<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(name).and_then(|message| message.value()) else {
            return name.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("locales", &self.bundle.locales).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_has_no_mistake() {
        let source = include_str!("../../assets/locales/en.ftl");
        let parsed = FluentResource::try_new(source.to_owned());
        assert!(parsed.is_ok(), "{:?}", parsed.err().map(|(_, errors)| errors));
    }
}
