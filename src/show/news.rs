//! What there is to cry at one moment: made once an order, and put into words once for each language.

use std::sync::{Arc, Mutex, PoisonError};

use crate::crier::voice::{Bell, Spoken};
use crate::crier::{Language, Manner, Proclamation, Urgency, Words};
use crate::games::troyes_dice::record::Results;
use crate::games::troyes_dice::rules::{Happening, Table};
use crate::games::troyes_dice::words::{Cry, cries, opening_cries};

/// What there is to cry, in no language; banner, projector and voice all tell this one value.
#[derive(Debug)]
pub struct News {
    what: What,
    /// What was put into words already, by the words' language and manner.
    said: Mutex<Vec<(Language, Manner, Arc<Proclamation>)>>,
}

#[derive(Debug)]
enum What {
    Cries(Vec<Cry>),
    Winner(Results),
}

impl News {
    /// A game was opened.
    #[must_use]
    pub fn opening(table: &Table) -> Self {
        Self::new(What::Cries(opening_cries(table)))
    }

    /// What an order caused.
    #[must_use]
    pub fn caused(happenings: &[Happening]) -> Self {
        Self::new(What::Cries(cries(happenings)))
    }

    /// Who has won; only results with a winner have news.
    #[must_use]
    pub const fn winner(results: Results) -> Self {
        Self::new(What::Winner(results))
    }

    /// How it is cried in those words; made once for each language and manner.
    #[must_use]
    pub fn said(&self, words: &Words) -> Arc<Proclamation> {
        let (language, manner) = (words.language(), words.manner());
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((.., proclamation)) = said.iter().find(|(l, m, _)| (*l, *m) == (language, manner)) {
            return Arc::clone(proclamation);
        }
        let proclamation = Arc::new(match &self.what {
            What::Cries(cries) => words.proclaim(cries),
            What::Winner(results) => {
                let headline = words.winner(results).unwrap_or_default();
                Proclamation { headline, sentences: Vec::new(), urgency: Urgency::Call }
            }
        });
        said.push((language, manner, Arc::clone(&proclamation)));
        proclamation
    }

    /// How it is spoken in those words: ears have neither the picture nor the list beside it.
    #[must_use]
    pub fn spoken(&self, words: &Words) -> Spoken {
        match &self.what {
            What::Cries(cries) => Spoken::of(cries, words),
            What::Winner(results) => words.winner(results).unwrap_or_default().into(),
        }
    }

    /// The bell that rings before it.
    #[must_use]
    pub fn bell(&self) -> Option<Bell> {
        match &self.what {
            What::Cries(cries) => Bell::of(cries),
            What::Winner(_) => Some(Bell::End),
        }
    }

    const fn new(what: What) -> Self {
        Self { what, said: Mutex::new(Vec::new()) }
    }
}
