//! The arguments for what is printed on sheets.

use super::args::{lowered_numbering, numbering};
use crate::chronicle::Code;
use crate::cli::{Reason, Wrongs};
use crate::games::troyes_dice::paper::Inscription;
use crate::games::troyes_dice::rules::Numbering;

/// What is printed on sheets, as it was typed.
#[derive(Clone, Debug, clap::Args)]
pub struct InscriptionArgs {
    /// The numbers in the columns' dice: first, 4+, 4- or all six, as for cry; blank leaves the dice empty
    #[arg(long, value_name = "NUMBERS", default_value = "blank")]
    numbering: String,

    /// The game's code, to be printed on the sheets
    #[arg(long, value_name = "CODE")]
    code: Option<String>,
}

impl InscriptionArgs {
    /// Parses the inscription; notes what is wrong.
    pub(super) fn inscription(&self, wrong: &mut Wrongs) -> Inscription {
        let numbering = numbering_asked(&self.numbering, wrong);
        let code = self.code.as_deref().and_then(|text| wrong.noted(text.parse::<Code>().map_err(Reason::Code)));
        Inscription { numbering, code }
    }
}

/// Parses the numbering; returns `None` if the dice are to stay empty, or with the reasons noted.
fn numbering_asked(text: &str, wrong: &mut Wrongs) -> Option<Numbering> {
    if text.trim().eq_ignore_ascii_case("blank") {
        return None;
    }
    let values = wrong.noted(numbering(text))?;
    match Numbering::try_from(values) {
        Ok(numbering) => Some(numbering),
        Err(refusal) => {
            refusal.reasons.into_iter().for_each(|reason| wrong.note(lowered_numbering(reason, text)));
            None
        }
    }
}
