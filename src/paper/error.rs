//! Why something cannot be printed.

/// Why something cannot be printed; each in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PaperError {
    /// So many sheets were asked for.
    #[error("print 1 to {most} sheets, not {0}", most = crate::games::troyes_dice::paper::Sheets::MOST)]
    Count(usize),
    /// The fonts have no such letter.
    #[error("the printed fonts have no “{0}”: write “{1}” with other letters")]
    Letter(char, String),
    /// The fonts do not read, or the PDF writer failed: a mistake of ours.
    #[error("the PDF cannot be made: {0}")]
    Writer(String),
}
