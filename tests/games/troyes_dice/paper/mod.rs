//! Printed things, read back from their PDFs.

pub(crate) mod reader;
mod structure;
mod sheets;
mod card;
mod report;
pub(crate) mod command;

use reader::Read;
use town_crier::paper::{Booklet, Paper, PaperError};

/// The PDF of what must print.
#[track_caller]
fn pdf(printed: Result<Booklet, PaperError>) -> Vec<u8> {
    printed.expect("it prints").pdf().expect("a PDF")
}

/// The upright paper's width and height in points.
fn points(paper: Paper) -> (f32, f32) {
    match paper {
        Paper::A4 => (595.28, 841.89),
        Paper::Letter => (612.0, 792.0),
    }
}

#[track_caller]
fn check_size(page: &reader::Page, (width, height): (f32, f32)) {
    let (w, h) = page.size;
    assert!((w - width).abs() < 0.01 && (h - height).abs() < 0.01, "{w} × {h} is not {width} × {height}");
}

#[track_caller]
fn check_text(read: &Read, expected: &[&str]) {
    let text = read.text();
    for wanted in expected {
        assert!(text.lines().any(|line| line == *wanted), "“{wanted}” is missing from:\n{text}");
    }
}
