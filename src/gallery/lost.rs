//! The one page for requests without a key: it depends on the reader's language alone.

use std::sync::{Arc, Mutex, PoisonError};

use super::page::{filled, hash, squeezed};
use crate::crier::{Language, Manner, Words};

/// The page, made on first use in each language.
#[derive(Debug)]
pub struct Lost {
    style: String,
    policy: String,
    pages: Mutex<Vec<(Language, Arc<str>)>>,
}

impl Lost {
    /// Prepares the style, and the policy that names it.
    #[must_use]
    pub fn new() -> Self {
        let style = squeezed(include_str!("../../assets/page/lost.css"));
        let policy = format!(
            "default-src 'none'; style-src {}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            hash(&style)
        );
        Self { style, policy, pages: Mutex::default() }
    }

    /// Returns the page in that language.
    #[must_use]
    pub fn page(&self, language: Language) -> Arc<str> {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, page)) = pages.iter().find(|(there, _)| *there == language) {
            return Arc::clone(page);
        }
        let words = Words::new(language, Manner::Plain, None);
        let page = filled(include_str!("../../assets/page/lost.html"), |name| match name {
            "language" => language.tag().to_owned(),
            "title" => words.text("app-name"),
            "style" => self.style.clone(),
            "said" => words.text("page-lost"),
            _ => String::new(),
        });
        let page: Arc<str> = page.into();
        pages.push((language, Arc::clone(&page)));
        page
    }

    /// Returns the value of `Content-Security-Policy` for it.
    #[must_use]
    pub fn security_policy(&self) -> &str {
        &self.policy
    }
}

impl Default for Lost {
    fn default() -> Self {
        Self::new()
    }
}
