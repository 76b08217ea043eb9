//! The words that speech engines mispronounce, with spellings for a voice; they are never shown.

use crate::crier::Language;

/// Returns the respelled words: a voice spells Roman numbers behind a name. The letter I alone begins many a name, so it is
/// respelled only where it stands alone.
pub(super) const fn respelled(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => &[
            ("Urban IV", "Urban the Fourth"),
            ("Theobald II", "Theobald the Second"),
            ("Henry I.", "Henry the First."),
            ("Henry I!", "Henry the First!"),
            ("Henry I ", "Henry the First "),
        ],
        Language::French => {
            &[("Urbain IV", "Urbain quatre"), ("Thibaut II", "Thibaut deux"), ("Henri Ier", "Henri premier")]
        }
        // They are words already.
        Language::German => &[],
        Language::Spanish => &[
            ("Urbano IV", "Urbano cuarto"),
            ("Teobaldo II", "Teobaldo segundo"),
            ("Enrique I.", "Enrique primero."),
            ("Enrique I!", "Enrique primero!"),
            ("Enrique I ", "Enrique primero "),
        ],
        Language::Italian => &[
            ("Urbano IV", "Urbano quarto"),
            ("Tebaldo II", "Tebaldo secondo"),
            ("Enrico I.", "Enrico primo."),
            ("Enrico I!", "Enrico primo!"),
            ("Enrico I ", "Enrico primo "),
        ],
        Language::Dutch => &[
            ("Urbanus IV", "Urbanus de Vierde"),
            ("Theobald II", "Theobald de Tweede"),
            ("Hendrik I.", "Hendrik de Eerste."),
            ("Hendrik I!", "Hendrik de Eerste!"),
            ("Hendrik I ", "Hendrik de Eerste "),
        ],
        Language::Polish => &[
            ("Urban IV", "Urban Czwarty"),
            ("Tybald II", "Tybald Drugi"),
            ("Henryk I.", "Henryk Pierwszy."),
            ("Henryk I!", "Henryk Pierwszy!"),
            ("Henryk I ", "Henryk Pierwszy "),
        ],
        Language::Lithuanian => &[
            ("Urbonas IV", "Urbonas Ketvirtasis"),
            ("Tibo II", "Tibo Antrasis"),
            ("Henrikas I.", "Henrikas Pirmasis."),
            ("Henrikas I!", "Henrikas Pirmasis!"),
            ("Henrikas I ", "Henrikas Pirmasis "),
        ],
    }
}
