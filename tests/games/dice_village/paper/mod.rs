//! Printed things: what stands on them, in every language, and that all of it finds its place.

pub(crate) mod boxes;
mod command;

use town_crier::crier::{InWords as _, Language, Words};
use town_crier::games::dice_village::paper::{kit, round_card, sheets};
use town_crier::games::dice_village::rules::{Face, Good, Merchant, Paid, Reward, Seat, Setup, Side};
use town_crier::games::dice_village::words;
use town_crier::paper::page::Mark;
use town_crier::paper::{Booklet, Inks, Paper, PaperError, PerPage, PrintOrder};

use crate::games::dice_village::{english, plain};
use crate::games::troyes_dice::paper::reader::Read;

fn named(paper: Paper, inks: Inks) -> PrintOrder<Paid> {
    let players = ["Anna", "Maria Magdalena Theresia von und zu Oberhausen-Niederwald am Bache", "Юлия"];
    let players = players.map(str::to_owned).to_vec();
    PrintOrder { paper, inks, players, count: 4, ..PrintOrder::default() }
}

/// Everything that can be printed, on that paper.
fn all(paper: Paper, inks: Inks, words: &Words) -> Vec<(&'static str, Booklet)> {
    let round = |inscription| round_card(&PrintOrder { paper, inks, inscription, ..PrintOrder::default() }, words);
    let printed = vec![
        ("kit", kit(paper, inks, words)),
        ("owner", round(Paid::Owner)),
        ("seller", round(Paid::Seller)),
        ("sheets", sheets(&named(paper, inks), words)),
    ];
    printed.into_iter().map(|(name, booklet)| (name, booklet.expect("it prints"))).collect()
}

fn read(booklet: &Booklet) -> Read {
    Read::pdf(&booklet.pdf().expect("a PDF"))
}

#[test]
fn nothing_leaves_its_place_in_any_language() {
    let mut all_wrong = Vec::new();
    for language in Language::ALL {
        for paper in Paper::ALL {
            for (name, booklet) in all(paper, Inks::Color, &plain(language)) {
                for (page, at) in booklet.pages().iter().zip(1..) {
                    let wrong = boxes::wrong(page).into_iter();
                    all_wrong.extend(wrong.map(|wrong| format!("{language} {paper:?} {name}, page {at}: {wrong}")));
                }
            }
        }
    }
    assert!(all_wrong.is_empty(), "{all_wrong:#?}");
}

#[test]
fn large_print_is_large_everywhere() {
    for (language, paper) in Language::ALL.into_iter().flat_map(|language| Paper::ALL.map(|paper| (language, paper))) {
        let words = plain(language);
        let order = PrintOrder { per_page: PerPage::Large, ..named(paper, Inks::Color) };
        let [sheets, owner, seller] = [
            sheets(&order, &words).unwrap(),
            round_card(&order, &words).unwrap(),
            round_card(&PrintOrder { inscription: Paid::Seller, ..order.clone() }, &words).unwrap(),
        ];
        // A page for each player, and three for all.
        assert_eq!([&sheets, &owner, &seller].map(|booklet| booklet.pages().len()), [4, 3, 3]);
        for (name, booklet) in [("sheets", &sheets), ("owner", &owner), ("seller", &seller)] {
            for (page, number) in booklet.pages().iter().zip(1..) {
                let wrong = boxes::wrong(page);
                assert!(wrong.is_empty(), "{language} {paper:?} {name}, page {number}: {wrong:#?}");
                // Only a name that is too long is smaller.
                let smallest = boxes::smallest(page);
                let named = name == "sheets" && number == 2;
                assert!(named || smallest >= 18.0, "{language} {paper:?} {name}, page {number}: {smallest}");
            }
            read(booklet);
        }
        // The color's word stands beside it.
        for (page, seat) in sheets.pages().iter().zip(Seat::all()) {
            let color = words::color(&words, seat);
            assert!(boxes::texts(page).iter().any(|(text, _)| *text == color), "{language}: {color}");
        }
    }
}

#[test]
fn the_same_order_gives_the_same_bytes() {
    for inks in Inks::ALL {
        for ((name, one), (_, other)) in all(Paper::A4, inks, &english()).iter().zip(all(Paper::A4, inks, &english())) {
            let pdf = one.pdf().unwrap();
            assert!(pdf == other.pdf().unwrap(), "{name}");
            assert!(!pdf.windows(12).any(|window| window == b"CreationDate"), "no clock");
        }
    }
}

#[test]
fn pages_and_their_sizes() {
    for (paper, points) in [(Paper::A4, (595.28, 841.89)), (Paper::Letter, (612.0, 792.0))] {
        for (name, booklet) in all(paper, Inks::Color, &english()) {
            let read = read(&booklet);
            let expected = match name {
                "kit" => 5,
                "sheets" => 2,
                _ => 1,
            };
            assert_eq!(read.pages.len(), expected, "{name}");
            for page in read.pages {
                let (width, height) = page.size;
                assert!((width - points.0).abs() < 0.01 && (height - points.1).abs() < 0.01, "{width} × {height}");
            }
        }
    }
}

#[test]
fn the_kit_has_every_card_of_the_house_deck_marked_as_ours() {
    let words = english();
    let read = read(&kit(Paper::A4, Inks::Color, &words).unwrap());
    let texts: Vec<&str> = read.pages.iter().flat_map(|page| &page.texts).map(String::as_str).collect();
    let count = |text: &str| texts.iter().filter(|written| **written == text).count();
    for color in ["Red", "Blue", "Green", "Yellow"] {
        for stalls in ["1-6", "2-5", "3-4"] {
            assert_eq!(count(&format!("{stalls} of {color}")), 1);
        }
    }
    // Long ones stand in two lines.
    let written = texts.join(" ");
    assert_eq!(written.matches("Others who sell here: 2\u{a0}coins").count(), 12);
    // A mark on each village, and on both halves of each merchant.
    let marks = written.matches("House deck: Town Crier’s").count();
    assert_eq!(marks, 12 + 2 * 30);
    for face in Face::ALL {
        assert_eq!(count(&face.to_string()), 10, "the halves of number {face}");
        assert_eq!(count(&words::good(&words, Good::of(face))), 10);
    }
    for reward in Reward::ALL {
        let halves = Merchant::all().flat_map(|merchant| Side::ALL.map(|side| merchant.half(side)));
        let expected = halves.filter(|half| half.reward == reward).count();
        assert_eq!(written.matches(&words::reward(&words, reward)).count(), expected, "{reward:?}");
    }
    assert_eq!(count("Begins the round"), 1);
}

#[test]
fn halves_of_a_merchant_stand_on_their_sides() {
    let words = english();
    let first = Merchant::all().next().unwrap();
    let texts = boxes::texts(&kit(Paper::A4, Inks::Color, &words).unwrap().pages()[1]);
    // The fourth card of the second page: the villages of the fourth player come before it.
    let on_card: Vec<_> = texts.iter().filter(|(_, at)| at.y > 104.0 && at.y < 190.0 && at.x < 73.0).collect();
    for side in Side::ALL {
        let half = first.half(side);
        let is_left = |x: f32| x < 10.5 + 31.5;
        let found = |wanted: &str| {
            let there = on_card.iter().filter(|(text, _)| text == wanted);
            there.filter(|(_, at)| is_left(at.x) == (side == Side::Left)).count()
        };
        assert_eq!(found(&half.number.to_string()), 1, "{side:?}");
        assert_eq!(found(&words::reward(&words, half.reward)), 1, "{side:?}");
    }
}

#[test]
fn a_sheet_has_both_tracks_and_whose_it_is() {
    let read = read(&sheets(&named(Paper::A4, Inks::Color), &english()).unwrap());
    let written = |page: usize, text: &str| read.pages[page].texts.iter().filter(|other| *other == text).count();
    for number in 0..40 {
        assert_eq!(written(0, &number.to_string()), 4, "{number}");
    }
    for (page, text) in [(0, "Red"), (0, "Anna"), (0, "Blue"), (1, "Green"), (1, "Юлия"), (1, "Yellow"), (1, "Name")]
    {
        assert_eq!(written(page, text), 1, "{text}");
    }
    let one = sheets(&PrintOrder { count: 1, ..PrintOrder::default() }, &english()).unwrap();
    assert_eq!(one.pages().len(), 1);
}

#[test]
fn the_round_says_who_is_paid_by_merchants() {
    let card = |paid| {
        read(&round_card(&PrintOrder { inscription: paid, ..PrintOrder::default() }, &english()).unwrap())
            .text()
            .replace('\n', " ")
    };
    let (owner, seller) = (card(Paid::Owner), card(Paid::Seller));
    assert!(owner.contains("A round of Dice Village") && owner.contains("porcelain"), "{owner}");
    assert!(owner != seller && seller.contains("goes to the seller"), "{seller}");
}

#[test]
fn refusals() {
    let refused = |order: PrintOrder<Paid>| sheets(&order, &english()).expect_err("it is refused");
    assert_eq!(refused(PrintOrder::default()), PaperError::Count { asked: 0, most: 4 });
    let many = refused(PrintOrder { count: 5, ..PrintOrder::default() });
    assert_eq!(many.in_words(&english()), "print 1 to 4 sheets, not 5");
    let letters = refused(PrintOrder { players: vec!["Bo 🎲".to_owned()], ..PrintOrder::default() });
    assert_eq!(letters.in_words(&english()), "the printed fonts have no “🎲”: write “Bo 🎲” with other letters");
}

/// What is said of every mark, those within groups too.
fn each_mark(marks: &[Mark], see: &mut impl FnMut(&Mark)) {
    for mark in marks {
        see(mark);
        if let Mark::Group { marks, .. } | Mark::Element { marks, .. } = mark {
            each_mark(marks, see);
        }
    }
}

#[test]
fn gray_has_no_color_at_all() {
    for (name, booklet) in all(Paper::A4, Inks::Gray, &english()) {
        let mut colors = Vec::new();
        for page in booklet.pages() {
            each_mark(&page.marks, &mut |mark| match mark {
                Mark::Path { paint, .. } => colors.extend(paint.fill.into_iter().chain(paint.line.map(|(ink, _)| ink))),
                Mark::Text(text) => colors.push(text.ink),
                Mark::Sprite { inks, .. } => assert_eq!(*inks, Inks::Gray, "{name}"),
                Mark::Group { .. } | Mark::Element { .. } => {}
            });
        }
        assert!(colors.iter().all(|color| *color == color.gray()), "{name}");
        let pdf = lopdf::Document::load_mem(&booklet.pdf().unwrap()).unwrap();
        for stream in pdf.objects.values().filter_map(|object| object.as_stream().ok()) {
            let Ok(content) = lopdf::content::Content::decode(&stream.decompressed_content().unwrap_or_default())
            else {
                continue;
            };
            let colored = content.operations.iter().find(|operation| {
                ["rg", "RG", "scn", "SCN"].contains(&operation.operator.as_str()) && operation.operands.len() == 3
            });
            assert!(colored.is_none(), "{name}: {colored:?}");
        }
    }
}

#[test]
fn players_and_goods_have_drawings_of_their_own_without_color() {
    use std::collections::BTreeSet;

    use town_crier::games::dice_village::stage::{Art, Mark};
    use town_crier::stage::Look;

    /// A drawing without anything that says a color, and without its comment.
    fn shape(art: Art) -> String {
        let svg = art.sprite().in_look(Look::Plain);
        let svg = svg.lines().filter(|line| !line.starts_with("<!--")).collect::<String>();
        svg.split('#').map(|part| part.trim_start_matches(|sign: char| sign.is_ascii_hexdigit())).collect()
    }
    let marks: BTreeSet<String> =
        (0..*Setup::PLAYERS.end()).map(|seat| shape(Art::Mark(Mark::of(Seat(seat))))).collect();
    assert_eq!(marks.len(), 4);
    let stalls: BTreeSet<String> = Face::ALL.iter().map(|face| shape(Art::Stall(*face))).collect();
    assert_eq!(stalls.len(), 6);
    let rewards: BTreeSet<String> = Reward::ALL.iter().map(|reward| shape(Art::Reward(*reward))).collect();
    assert_eq!(rewards.len(), 6);
}
