//! What pages tell in words, in reading order: for braille.

use super::page::{Element, Mark};

/// Returns the paragraphs of some marks; an empty one parts what begins with a title or a heading from what is before it. A row
/// of a table is one paragraph.
pub(super) fn paragraphs(marks: &[Mark]) -> Vec<String> {
    let mut told = Vec::new();
    collect(marks, &mut told);
    told
}

fn collect(marks: &[Mark], told: &mut Vec<String>) {
    for mark in marks {
        match mark {
            Mark::Text(text) => told.push(text.text.clone()),
            Mark::Group { marks, .. } | Mark::Element { element: Element::Table, marks } => collect(marks, told),
            Mark::Element { element: Element::Title | Element::Heading, .. } => {
                told.extend((!told.is_empty()).then(String::new));
                told.extend(words(mark));
            }
            Mark::Element { element: Element::Row, marks } => told.push(cells(marks).join("; ")),
            Mark::Element {
                element:
                    Element::Paragraph
                    | Element::Figure(_)
                    | Element::ColumnHead
                    | Element::RowHead
                    | Element::Cell
                    | Element::Decoration,
                ..
            } => told.extend(words(mark)),
            Mark::Path { .. } | Mark::Sprite { .. } => {}
        }
    }
}

/// Returns the words of the cells in a row that have some.
fn cells(marks: &[Mark]) -> Vec<String> {
    marks
        .iter()
        .flat_map(|mark| match mark {
            Mark::Group { marks, .. } => cells(marks),
            Mark::Element { .. } | Mark::Text(_) | Mark::Path { .. } | Mark::Sprite { .. } => {
                words(mark).into_iter().collect()
            }
        })
        .collect()
}

/// Returns the words of a mark, if it has some.
fn words(mark: &Mark) -> Option<String> {
    match mark {
        Mark::Text(text) => Some(text.text.clone()),
        Mark::Element { element: Element::Figure(told), .. } => Some(told.clone()),
        Mark::Element { element: Element::Decoration, .. } | Mark::Path { .. } | Mark::Sprite { .. } => None,
        Mark::Group { marks, .. } | Mark::Element { marks, .. } => {
            let words: Vec<String> = marks.iter().filter_map(words).collect();
            (!words.is_empty()).then(|| words.join(" "))
        }
    }
}
