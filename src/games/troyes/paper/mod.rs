//! Troyes on paper.

use super::Troyes;
use crate::paper::Printable;

impl Printable for Troyes {
    type Inscription = ();
}
