//! Late in a game of four people with long names: everything of the panel is to be seen and reached, in any size.

use egui::{Key, Rect, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::chronicle::Record as AnyRecord;
use town_crier::cli::Commanded as _;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Opening, Record};
use town_crier::games::dice_village::rules::{Base, Correction, Depth, Face, Order, Phase, Seat, Side, Spot};
use town_crier::show::{Picture, Reader, Shown};
use town_crier::stage::{Scene, Shape};

use super::opening;
use crate::desk::legibility::{SIZES, check_painted, painted};
use crate::desk::{STILL, TestDesk};

const NAMES: [&str; 4] = ["Bartholomäus von Hohenstaufen", "Żydrūnas Šlepetys", "Ann", "Maximiliane Großkreutz-Öz"];

/// A game of four when one of them sells and has much on the table: bots play with the house deck, and cards of the box lie there.
fn late(cards: CardsFrom) -> Record {
    let dealt = opening(cards, DiceFrom::Code, 4);
    let opening = Opening { players: NAMES.map(ToOwned::to_owned).to_vec(), ..dealt };
    let mut record: Record = AnyRecord::open(opening).expect("it opens");
    if cards == CardsFrom::Box(Depth::Purses) {
        for seat in (0..4).map(Seat) {
            let at = Spot { owner: seat, base: Base::TwoFive };
            for correction in [
                Correction::Stalls(at, Side::Left, vec![Face::One, Face::Three]),
                Correction::Stalls(at, Side::Right, vec![Face::Six]),
                Correction::OnTable(seat, 7),
                Correction::InHand(seat, 2),
                Correction::Caravans(seat, 6),
            ] {
                record.order(Order::Correct(correction)).expect("it lies so");
            }
        }
    }
    for _ in 0..400 {
        let table = record.table();
        let cards = table.players().map(|(_, player)| player.on_table()).max().unwrap_or_default();
        let sells = matches!(table.phase(), Phase::Sell(_)) && table.sales_on_offer().len() > 2;
        if cards >= 7 && sells {
            break;
        }
        let Some(ask) = DiceVillage::next_by_bots(&record) else { break };
        record.ask(ask).expect("bots follow the rules");
    }
    record
}

/// What can be pressed and does not stand whole in the window, or lies under the one button.
fn hidden(desk: &TestDesk, size: [f32; 2]) -> Vec<String> {
    let window = Rect::from_min_size([0.0, 0.0].into(), size.into());
    let scale = desk.0.ctx.pixels_per_point();
    let buttons: Vec<_> =
        [Role::Button, Role::SpinButton].into_iter().flat_map(|role| desk.0.query_all_by_role(role)).collect();
    let big =
        buttons.iter().map(egui_kittest::Node::rect).max_by(|a, b| a.width().total_cmp(&b.width())).expect("a button");
    let told = |node: &&egui_kittest::Node<'_>| {
        let rect = node.rect();
        let under = big != rect && big.shrink(1.0).intersects(rect);
        !window.expand(1.0).contains_rect(rect * scale) || under
    };
    let name = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().unwrap_or_default();
    // The log is scrolled.
    buttons.iter().filter(told).map(name).filter(|name| !name.starts_with("Raundas ")).collect()
}

#[test]
fn late_in_a_game_the_panel_is_seen_and_reached_in_every_size() {
    for cards in [CardsFrom::Code, CardsFrom::Box(Depth::Purses)] {
        let record = late(cards);
        for size in [[1280.0, 720.0], [1024.0, 768.0], [768.0, 1024.0], [1920.0, 1080.0]] {
            let mut desk = TestDesk::village_set("(motion: none, language: Some(\"lt\"))", &record, size);
            assert_eq!(hidden(&desk, size), Vec::<String>::new(), "{cards:?} {size:?}");
            desk.press(Key::Num1);
            assert_eq!(hidden(&desk, size), Vec::<String>::new(), "{cards:?} {size:?}: a sale");
        }
    }
}

/// In each language two of the sizes, each size with the largest letters too, on the desk and on the projector.
#[test]
fn the_key_to_the_picture_covers_nothing_of_it_and_no_row_another() {
    let record = late(CardsFrom::Code);
    let mut texts = ["normal", "large", "larger", "larger"].iter().cycle();
    let sizes = [[1280.0, 720.0], [1024.0, 768.0], [768.0, 1024.0], [1920.0, 1080.0]];
    for (at, language) in Language::ALL.into_iter().enumerate() {
        for size in [sizes[at % 4], sizes[(at + 1) % 4]] {
            let text = texts.next().expect("there are always more");
            let kept =
                format!("(motion: none, language: Some(\"{language}\"), text_size: {text}, room_text: Some({text}))");
            let mut desk = TestDesk::village_set(kept, &record, size);
            for key in [None, Some(Key::F11)] {
                if let Some(key) = key {
                    desk.press(key);
                }
                let shown = Shown::now(&record);
                let words = Words::of::<DiceVillage>(language, Manner::Plain);
                let view = shown.view(&words, Reader::Crier);
                let scene = shown.scene(Shape::in_window(size[0], size[1]));
                let whole = desk.0.get_by_label(&view.picture.name).rect();
                desk.type_text("?");
                check_key(&desk, (&view.picture, &scene), whole, &format!("{language} {size:?} {text} {key:?}"));
                desk.type_text("?");
            }
        }
    }
}

/// Each sign has a row, which lies over neither the picture nor another row; the picture keeps a good part of its size.
fn check_key(desk: &TestDesk, (picture, scene): (&Picture, &Scene), whole: Rect, who: &str) {
    let now = desk.0.get_by_label(&picture.name).rect();
    let rows: Vec<Rect> = picture.legend_in(scene).map(|(mark, _)| desk.0.get_by_label(&mark.text).rect()).collect();
    assert!(rows.len() >= 15, "{who}: rewards and goods, too: {:#?}", picture.legend);
    for (at, row) in rows.iter().enumerate() {
        let apart = |other: &Rect| !other.shrink(0.5).intersect(row.shrink(0.5)).is_positive();
        assert!(apart(&now), "{who}: {row:?} over the picture {now:?}");
        assert!(rows[..at].iter().all(apart), "{who}: {rows:?}");
    }
    let window = desk.0.ctx.content_rect();
    assert!(rows.iter().all(|row| window.expand(0.5).contains_rect(*row)), "{who}: {rows:?} in {window:?}");
    assert!(now.width() >= whole.width().min(whole.height() * 0.6) * 0.4, "{who}: {now:?} of {whole:?}");
}

/// How high a digit is in the drawings, before it is set down, and at most in texts, as a part of the font's size.
const DRAWN: f32 = 0.61;
const WRITTEN: f32 = 0.65;

/// How high the digit of such a drawing is, as a part of the drawing; nothing if it has none.
fn digit(svg: &str) -> Option<f32> {
    let (before, _) = svg.split_once(") translate(-50 -50.5)")?;
    let (_, scale) = before.rsplit_once("scale(")?;
    Some(scale.parse::<f32>().expect("a number") * DRAWN)
}

/// In the hardest case digits on stalls are as high as those of a text of 2.7 % of the height, on dice 2.5 %, and what a card of
/// the row brings 2.3 %.
#[test]
fn late_in_a_game_drawn_digits_are_read_from_the_back_row() {
    let record = late(CardsFrom::Code);
    for size in SIZES {
        let mut desk = TestDesk::village_set(STILL, &record, size);
        desk.press(Key::F11);
        let shown = Shown::now(&record);
        let words = shown.words(Language::English, Manner::Plain);
        let name = shown.view(&words, Reader::Audience).picture.name.clone();
        let place = desk.0.get_by_label(&name).rect() * desk.0.ctx.pixels_per_point();
        let scene = shown.scene(Shape::in_window(size[0], size[1]));
        let scale = scene.bounds.scale_into(place.width(), place.height());
        for (begin, least) in [("stall-", 0.027), ("good-", 0.025), ("reward-five", 0.023)] {
            let of = scene.sprites.iter().filter(|placement| placement.sprite.name().starts_with(begin));
            let digits: Vec<f32> =
                of.filter_map(|placement| Some(digit(placement.sprite.svg())? * placement.size * scale)).collect();
            let lowest = digits.iter().copied().fold(f32::INFINITY, f32::min) / WRITTEN / size[1];
            assert!(lowest >= least, "{size:?}: {begin} {lowest}");
            assert!(begin == "reward-five" || digits.len() > 10, "{size:?}: {begin}");
        }
    }
}

/// The table after every third order, from the first on, as the projector shows it, in one size and language after the other.
#[test]
fn whatever_the_projector_writes_of_a_whole_game_is_large_enough_and_not_over_other_text() {
    let dealt = opening(CardsFrom::Code, DiceFrom::Code, 4);
    let opening = Opening { players: NAMES.map(ToOwned::to_owned).to_vec(), ..dealt };
    let mut record: Record = AnyRecord::open(opening).expect("it opens");
    let mut looks = SIZES.iter().cycle().zip(Language::ALL.into_iter().cycle());
    for step in 0..1_000 {
        if step % 3 == 0 {
            let (size, language) = looks.next().expect("there are always more");
            let kept = format!("(motion: none, room_language: Some(\"{language}\"))");
            let mut desk = TestDesk::village_set(kept, &record, *size);
            desk.press(Key::F11);
            check_painted(&desk, *size, step);
        }
        let Some(ask) = DiceVillage::next_by_bots(&record) else { return };
        record.ask(ask).expect("bots follow the rules");
    }
    panic!("the game does not end");
}

/// Names are read from the back row in windows that leave the picture little room, however large texts are: all of a name, its first
/// part, or that one abbreviated.
#[test]
fn names_stand_in_the_picture_of_upright_and_nearly_square_windows() {
    let record = late(CardsFrom::Code);
    for size in [[1080.0, 1920.0], [1100.0, 1000.0]] {
        for text in ["normal", "larger"] {
            let mut desk = TestDesk::village_set(format!("(motion: none, room_text: Some({text}))"), &record, size);
            desk.press(Key::F11);
            let shown = Shown::now(&record);
            let words = shown.words(Language::English, Manner::Plain);
            let name = shown.view(&words, Reader::Audience).picture.name.clone();
            let place = desk.0.get_by_label(&name).rect();
            if text == "normal" {
                check_painted(&desk, size, 0);
            }
            let texts = painted(&desk);
            let inside: Vec<&str> =
                texts.iter().filter(|(at, _)| place.contains_rect(*at)).map(|(_, text)| text.as_str()).collect();
            for name in NAMES {
                let is_of = |text: &str| {
                    let first = text.trim_end_matches('.');
                    first.chars().count() >= 3 && name.starts_with(first)
                };
                assert!(inside.iter().any(|text| is_of(text)), "{size:?}, {text}: {name} is not in {inside:?}");
            }
        }
    }
}
