//! The Fluent files: no mistake in any, and no message of English missing, extra or told other values.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::dice_village::DiceVillage;

use crate::crier::words::{FOLDERS, read, tells_unit};
use crate::tried::each;

/// What a message is told, and which messages it calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Uses {
    pub(super) variables: BTreeSet<String>,
    pub(super) messages: BTreeSet<String>,
    /// The variables of which the library alone decides whether they are few.
    few: BTreeSet<String>,
}

/// The messages of a file by name, and their attributes as `name.attribute`.
pub(super) type Messages = BTreeMap<String, Uses>;

/// The messages of a file, which must have no mistake and no name twice.
#[track_caller]
pub(super) fn messages(name: &str) -> Messages {
    let source = read(name);
    let parsed = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let mut messages = Messages::new();
    for entry in parsed.body {
        match entry {
            Entry::Message(message) => {
                let mut uses = Uses::default();
                let value = message.value.unwrap_or_else(|| panic!("{name}: {} is empty", message.id.name));
                look(&value, &mut uses);
                for attribute in message.attributes {
                    let mut uses = Uses::default();
                    look(&attribute.value, &mut uses);
                    let name = format!("{}.{}", message.id.name, attribute.id.name);
                    assert_eq!(messages.insert(name.clone(), uses), None, "{name} stands twice");
                }
                let twice = messages.insert(message.id.name.to_owned(), uses);
                assert_eq!(twice, None, "{name}: {} stands twice", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{name}: only messages are expected"),
        }
    }
    messages
}

fn look(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => look_at(expression, uses),
        }
    }
}

fn look_at(expression: &Expression<&str>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => look_inline(inline, uses),
        Expression::Select { selector, variants } => {
            look_inline(selector, uses);
            let few = variants.iter().any(|variant| matches!(variant.key, VariantKey::Identifier { name: "few" }));
            if let (InlineExpression::VariableReference { id }, true) = (selector, few) {
                uses.few.insert(id.name.to_owned());
            }
            for variant in variants {
                look(&variant.value, uses);
            }
        }
    }
}

fn look_inline(inline: &InlineExpression<&str>, uses: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => drop(uses.variables.insert(id.name.to_owned())),
        InlineExpression::MessageReference { id, .. } => drop(uses.messages.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => look_at(expression, uses),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, arguments: CallArguments { positional, named } } => {
            assert!(id.name == "PLURAL" && positional.len() == 1 && named.is_empty(), "{} is not expected", id.name);
            for told in positional {
                look_inline(told, uses);
            }
        }
        InlineExpression::TermReference { .. } => panic!("terms are not expected"),
    }
}

/// Everything that a message is told, in itself and in the messages that it calls.
#[track_caller]
fn told(messages: &Messages, name: &str) -> BTreeSet<String> {
    let uses = messages.get(name).unwrap_or_else(|| panic!("{name} is called and is not there"));
    let called = uses.messages.iter().flat_map(|called| told(messages, called));
    uses.variables.iter().cloned().chain(called).collect()
}

/// What the app says in a language, or what a game does.
#[track_caller]
pub(super) fn plain(folder: &str, language: Language) -> Messages {
    messages(&format!("assets/{folder}/locales/{language}.ftl"))
}

/// The herald's own messages, with the helpers that a language may need.
fn herald(folder: &str, language: Language) -> Messages {
    messages(&format!("assets/{folder}/locales/herald/{language}.ftl"))
}

/// What a message of that folder may call: a game's may call the app's too.
fn callable(folder: &str, language: Language) -> Messages {
    let app = (folder != "app").then(|| plain("app", language));
    app.into_iter().flatten().chain(plain(folder, language)).collect()
}

/// Ordinals, numbers before a noun and the names of a die's faces: English needs none of them in its plain manner, others do.
fn is_helper(name: &str) -> bool {
    ["ordinal", "number", "face"].iter().any(|helper| name == *helper || name.starts_with(&format!("{helper}-")))
}

#[test]
fn every_language_has_every_message_and_no_other() {
    each(FOLDERS, |folder| {
        let english: BTreeSet<String> = plain(folder, Language::English).into_keys().collect();
        for language in Language::ALL {
            let names: BTreeSet<String> = plain(folder, language).into_keys().filter(|name| !is_helper(name)).collect();
            let missing: Vec<_> = english.difference(&names).collect();
            let extra: Vec<_> = names.difference(&english).collect();
            let about = format!("{folder}: {language}.ftl lacks {missing:?} and has {extra:?} too many");
            assert!(missing.is_empty() && extra.is_empty(), "{about}");
        }
    });
}

#[test]
fn no_game_takes_a_name_of_the_app_s() {
    let (app, herald_app) = (plain("app", Language::English), herald("app", Language::English));
    for folder in FOLDERS.into_iter().filter(|folder| *folder != "app") {
        let names = Language::ALL.into_iter().flat_map(|language| [plain(folder, language), herald(folder, language)]);
        let taken = |name: &String| app.contains_key(name) || herald_app.contains_key(name);
        let taken: Vec<_> = names.flatten().filter(|(name, _)| taken(name) && !tells_unit(name)).collect();
        assert!(taken.is_empty(), "{folder}: {taken:?}");
    }
}

#[test]
fn a_game_that_counts_something_else_says_all_of_it() {
    let unit = |folder| plain(folder, Language::English).into_iter().filter(|(name, _)| tells_unit(name));
    let all: Messages = unit("app").collect();
    assert!(all.len() > 5, "{all:?}");
    for folder in FOLDERS.into_iter().filter(|folder| *folder != "app") {
        let own: Messages = unit(folder).collect();
        assert!(own.is_empty() || own == all, "{folder}: {:?}", own.keys());
    }
}

#[test]
fn every_herald_cries_the_same_messages() {
    each(FOLDERS, |folder| {
        let own =
            |language| herald(folder, language).into_keys().filter(|name| !is_helper(name)).collect::<BTreeSet<_>>();
        let english = own(Language::English);
        let plain = plain(folder, Language::English);
        for language in Language::ALL {
            assert_eq!(own(language), english, "{folder}: {language}");
        }
        let cry = |name: &String| plain.contains_key(name.split('.').next().unwrap_or_default());
        let is_cried = |name: &str| ["cry-", "surprise-"].iter().any(|family| name.starts_with(family));
        assert!(english.iter().all(|name| is_cried(name) && cry(name)), "{english:?}");
        let left: Vec<_> = plain.keys().filter(|name| is_cried(name) && !english.contains(*name)).collect();
        assert!(left.is_empty(), "a herald has a cry for everything, and not for {left:?}");
    });
}

/// Each way to say a cry is told as much as the first.
#[test]
fn every_way_to_say_a_cry_tells_the_same() {
    each(FOLDERS, |folder| {
        for language in Language::ALL {
            let own = herald(folder, language);
            let all = callable(folder, language).into_iter().chain(own.clone()).collect();
            for name in own.keys().filter(|name| name.contains('.')) {
                let first = name.split('.').next().unwrap_or_default();
                assert_eq!(told(&all, name), told(&all, first), "{folder}: herald/{language}.ftl: {name}");
            }
        }
    });
}

#[test]
fn every_helper_helps() {
    each(FOLDERS, |folder| {
        for language in Language::ALL {
            let (plain, herald) = (plain(folder, language), herald(folder, language));
            let called: BTreeSet<&String> =
                plain.values().chain(herald.values()).flat_map(|uses| &uses.messages).collect();
            let idle: Vec<_> =
                plain.keys().chain(herald.keys()).filter(|name| is_helper(name) && !called.contains(name)).collect();
            assert!(idle.is_empty(), "{folder}: {language}: nothing calls {idle:?}");
        }
    });
}

#[test]
fn every_language_is_told_the_same_values() {
    each(FOLDERS, |folder| {
        let english = callable(folder, Language::English);
        for language in Language::ALL {
            let messages = callable(folder, language);
            for name in plain(folder, Language::English).keys() {
                assert_eq!(told(&messages, name), told(&english, name), "{folder}: {language}.ftl: {name}");
            }
        }
    });
}

#[test]
fn lithuanian_has_the_right_form_of_every_number() {
    each(FOLDERS, |folder| {
        let all = plain(folder, Language::Lithuanian).into_iter().chain(herald(folder, Language::Lithuanian));
        let few: Vec<_> = all.filter(|(_, uses)| !uses.few.is_empty()).map(|(name, _)| name).collect();
        assert!(few.is_empty(), "{folder}: PLURAL is right from 22 on, too: {few:?}");
    });
    let words = Words::of::<DiceVillage>(Language::Lithuanian, Manner::Plain);
    let forms = [
        ("moneta", &[1, 21, 101, 121][..]),
        ("monetos", &[2, 9, 22, 29, 102, 999]),
        ("monetų", &[0, 10, 11, 12, 19, 20, 30, 100, 111, 112, 120]),
    ];
    for (form, numbers) in forms {
        for number in numbers {
            let told = words.with("purse-coins", &[("count", (*number).into())]);
            let digits = *number == 0 || *number > 9;
            assert!(told.ends_with(&format!(" {form}")) && told.starts_with(&number.to_string()) == digits, "{told}");
        }
    }
}

#[test]
fn every_herald_is_told_the_same_values() {
    each(FOLDERS, |folder| {
        let both = |language| callable(folder, language).into_iter().chain(herald(folder, language)).collect();
        let english: Messages = both(Language::English);
        for language in Language::ALL {
            let messages: Messages = both(language);
            for name in herald(folder, Language::English).keys() {
                assert_eq!(told(&messages, name), told(&english, name), "{folder}: herald/{language}.ftl: {name}");
            }
        }
    });
}
