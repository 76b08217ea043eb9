//! What the Fluent files say, message by message.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use town_crier::crier::Language;

use crate::crier::words::read;

/// All that a language says, by message; `herald/…` for the herald's, `….clause` for an attribute.
pub(super) type Texts = BTreeMap<String, String>;

/// What stands in a text for what its message is told.
pub(super) const TOLD: char = '\u{fffc}';

/// The texts of a language in these folders, signs and spaces as they stand there.
pub(super) fn texts(folders: &[&str], language: Language) -> Texts {
    let mut texts = Texts::new();
    for (folder, below) in folders.iter().flat_map(|folder| [(folder, ""), (folder, "herald/")]) {
        let source = read(&format!("assets/{folder}/locales/{below}{language}.ftl"));
        for entry in parser::parse(source.as_str()).expect("a test beside this one holds it").body {
            let Entry::Message(message) = entry else { continue };
            let name = format!("{below}{}", message.id.name);
            for attribute in message.attributes {
                texts.insert(format!("{name}.{}", attribute.id.name), text(&attribute.value));
            }
            texts.extend(message.value.as_ref().map(|value| (name, text(value))));
        }
    }
    texts
}

/// All that a pattern may say, one variant after the other.
fn text(pattern: &Pattern<&str>) -> String {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| text(&variant.value)).collect::<Vec<_>>().join(" ")
        }
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            (*value).to_owned()
        }
        PatternElement::Placeable { expression: Expression::Inline(_) } => TOLD.to_string(),
    });
    parts.collect()
}
