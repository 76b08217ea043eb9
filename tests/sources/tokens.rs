//! Tokens that can be kept and shared between tests.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A piece of code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// A name or a keyword.
    Word(String),
    /// One sign of an operator, or a comma, or a semicolon.
    Sign(char),
    /// What stands between a text's quotes, as it is written there.
    Text(String),
    /// Any other literal, as it is written.
    Value(String),
    /// What stands between that bracket and the one that closes it.
    Group(char, Vec<Self>),
}

/// The tokens of that code, without comments and documentation.
#[track_caller]
pub(crate) fn read(code: &str) -> Vec<Token> {
    tokens(code.parse().unwrap_or_else(|error| panic!("{error}: {code}")))
}

fn tokens(stream: TokenStream) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    for tree in stream {
        match tree {
            TokenTree::Ident(word) => tokens.push(Token::Word(word.to_string())),
            TokenTree::Punct(sign) => tokens.push(Token::Sign(sign.as_char())),
            TokenTree::Literal(literal) => tokens.push(literal_of(&literal.to_string())),
            TokenTree::Group(group) => {
                let inner = self::tokens(group.stream());
                if is_documentation(&inner) {
                    while matches!(tokens.last(), Some(Token::Sign('#' | '!'))) {
                        tokens.pop();
                    }
                    continue;
                }
                let bracket = match group.delimiter() {
                    Delimiter::Parenthesis => '(',
                    Delimiter::Bracket => '[',
                    Delimiter::Brace | Delimiter::None => '{',
                };
                tokens.push(Token::Group(bracket, inner));
            }
        }
    }
    tokens
}

/// Documentation is an attribute to the compiler: `#[doc = "…"]`.
fn is_documentation(inner: &[Token]) -> bool {
    matches!(inner, [Token::Word(word), Token::Sign('='), Token::Text(_)] if word == "doc")
}

fn literal_of(written: &str) -> Token {
    let text = written.trim_start_matches(['b', 'c', 'r', '#']);
    match text.strip_prefix('"').and_then(|text| text.trim_end_matches('#').strip_suffix('"')) {
        Some(text) => Token::Text(text.to_owned()),
        None => Token::Value(written.to_owned()),
    }
}

/// Shows a list of tokens, and each list in its brackets.
pub(crate) fn each_list<'tokens>(tokens: &'tokens [Token], each: &mut impl FnMut(&'tokens [Token])) {
    each(tokens);
    for token in tokens {
        if let Token::Group(_, inner) = token {
            each_list(inner, each);
        }
    }
}

/// Every path of more than one name, and each leaf of a tree of them: `a::{b, c::d}` has `a::b` and `a::c::d`.
pub(super) fn paths(tokens: &[Token]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    each_list(tokens, &mut |list| {
        for at in 0..list.len() {
            let begins = !matches!(list[..at], [.., Token::Sign(':'), Token::Sign(':')]);
            if begins && let [Token::Word(_), Token::Sign(':'), Token::Sign(':'), ..] = &list[at..] {
                found.extend(leaves(&list[at..]));
            }
        }
    });
    found
}

/// The leaves of the tree of paths that begins here.
fn leaves(tokens: &[Token]) -> Vec<Vec<String>> {
    match tokens {
        [Token::Word(name), Token::Sign(':'), Token::Sign(':'), rest @ ..] => {
            leaves(rest).into_iter().map(|names| [vec![name.clone()], names].concat()).collect()
        }
        [Token::Word(name), ..] => vec![vec![name.clone()]],
        [Token::Group('{', inner), ..] => inner.split(|token| *token == Token::Sign(',')).flat_map(leaves).collect(),
        // A type's argument, or everything: `a::<B>`, `a::*`.
        [_, ..] => vec![Vec::new()],
        [] => Vec::new(),
    }
}
