//! The crier's card.

use town_crier::games::troyes_dice::paper::card;
use town_crier::games::troyes_dice::record::{Opening, Record, TilesFrom};
use town_crier::paper::Paper;
use town_crier::paper::page::{Element, Mark};
use town_crier::show::Invitation;

use crate::games::troyes_dice::english;
use crate::games::troyes_dice::paper::reader::Read;
use crate::games::troyes_dice::paper::{check_size, check_text, pdf, points};

fn record(tiles: TilesFrom) -> Record {
    let opening = Opening::from_code("Market Day".parse().unwrap());
    Record::open(Opening { tiles, numbering: vec![4, 3, 2, 1, 6, 5], ..opening }).unwrap()
}

#[test]
fn a_card_tells_code_numbers_prices_and_both_sides_of_tiles() {
    for paper in Paper::ALL {
        let bytes = pdf(card(&record(TilesFrom::Code), paper, &english(), None));
        assert!(bytes == pdf(card(&record(TilesFrom::Code), paper, &english(), None)));
        let read = Read::pdf(&bytes);
        assert_eq!(read.pages.len(), 1);
        check_size(&read.pages[0], points(paper));
        check_text(&read, &["The crier’s card", "Code MARKETDAY", "Place 0", "free", "2 deniers", "Roll", "Turn"]);
        check_text(&read, &["Raid 4: its value is 0; influence may raise it", "Raid 7: no prestige building with it"]);
        let text = read.text();
        assert!(text.contains("\n4\n3\n2\n1\n6\n5\n"), "{text}");
        for tile in ["Banquet 4: ", "Banquet 7: ", "Banquet 8: ", "Raid 8: "] {
            assert!(text.contains(tile), "{tile} in {text}");
        }
    }
}

#[test]
fn without_the_expansion_there_are_no_tiles() {
    let read = Read::pdf(&pdf(card(&record(TilesFrom::Box), Paper::A4, &english(), None)));
    assert!(!read.text().contains("Banquet"));
    assert_eq!(read.pages.len(), 1);
}

#[test]
fn a_second_page_invites_phones() {
    let address = "http://192.168.178.123:7377/KQ7W3M9XT2VD".to_owned();
    let invited = Invitation { code: address.to_uppercase(), address: address.clone(), wifi: None };
    for paper in Paper::ALL {
        let booklet = card(&record(TilesFrom::Code), paper, &english(), Some(&invited));
        let marks = &booklet.as_ref().unwrap().pages()[1].marks;
        let code = marks.iter().find_map(|mark| match mark {
            Mark::Element { element: Element::Figure(told), marks } => Some((told, marks.len())),
            Mark::Element { .. } | Mark::Path { .. } | Mark::Text(_) | Mark::Sprite { .. } | Mark::Group { .. } => None,
        });
        let (told, dark) = code.expect("a code");
        assert!(dark > 200 && told.contains(&address), "{dark} dark runs, told as {told}");
        let read = Read::pdf(&pdf(booklet));
        assert_eq!(read.pages.len(), 2);
        check_text(&read, &["Phones", &invited.address]);
    }
}
