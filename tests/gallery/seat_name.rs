//! The names of phones at the table.

use std::time::Instant;

use town_crier::gallery::{NoSeat, SeatName};

use super::seats::{newcomer, players, seats, sit};
use crate::tried::each;

#[test]
fn names_are_such_as_can_be_shown_in_any_line() {
    let rows = [
        ("Anna", "Anna"),
        ("  Anna \u{3000} Maria ", "Anna Maria"),
        ("Jo\u{308}rg", "Jörg"),
        ("علی\u{200C}رضا", "علیرضا"),
        ("xy\u{FE00}", "xy"),
        ("Ana ❤\u{FE0F}", "Ana ❤"),
        ("葛\u{E0100}城", "葛城"),
        ("<b>&\"'", "<b>&\"'"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Ngu\u{1ec5}n", "Nguễn"),
        (
            "한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한",
            "한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한한",
        ),
        ("abcdefghijklmnopqrstuvwxyzabcdefghijklmn", "abcdefghijklmnopqrstuvwxyzabcdefghijklmn"),
    ];
    each(rows, |(text, shown)| {
        assert_eq!(text.parse::<SeatName>().map(|name| name.to_string()).as_deref(), Ok(shown), "{text:?}");
    });
    let rows = [
        "",
        " \t\n",
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmno",
        "An\u{0}na",
        "An\u{1B}[31mna",
        "An\u{202E}na",
        "An\u{200B}na",
        "\u{2066}Anna",
        "Anna\u{E0041}",
        "An\u{FEFF}na",
        "An\u{1D173}na",
        "An\u{13430}na",
        "An\u{115F}na",
        "An\u{E000}na",
        "An\u{FFFF}na",
        "An\u{378}na",
        "\u{FFFC}",
        "\u{1D159}",
        "\u{13441}",
        "\u{13442}",
        "\u{301}\u{302}",
        "\u{1D167}",
        "Ax\u{301}\u{302}\u{303}a",
        "Ann\u{302E}",
        "A\u{1B35}nn",
        "x\u{903}\u{301}\u{301}\u{903}\u{301}",
        "Á\u{301}\u{301}",
        // Seven of these are a text of 126 signs.
        "\u{FDFA}\u{FDFA}\u{FDFA}\u{FDFA}\u{FDFA}\u{FDFA}\u{FDFA}",
    ];
    each(rows, |text| {
        assert!(text.parse::<SeatName>().is_err(), "{text:?}");
    });
    assert!("को".parse::<SeatName>().is_ok(), "a mark of the letter's own script");
    assert!("a\u{301}\u{301}".repeat(21).parse::<SeatName>().is_err(), "a tower of accents");
}

#[test]
fn nobody_sits_under_a_name_that_looks_like_another() {
    let rows = [
        ("Bo", ["Во", "Вo", "ＢＯ", "𝐁𝐨", "βο"]),
        ("Straße", ["STRASSE", "strasse", "Ѕtraße", "Ｓtrasse", "ѕтrasse"]),
        ("Anna", ["Аnna", "Αnnα", "𝒜nna", "ⓐnna", "ａnnа"]),
        ("Eva", ["Eνa", "Eva.", "Eva’", "(Eva)", "ЕVА"]),
        ("Ilse", ["llse", "1lse", "i̇lse", "Іӏѕе", "|lse"]),
        ("Paul", ["PauI", "Pau∣", "Pau|", "Pauӏ", "Pаυl"]),
        ("Renée", ["Renе́e", "Renée.", "Rеnée", "Renéе", "RENÉE!"]),
        ("Zoë", ["Zoё", "Zоë", "Ζοë", "Zoё", "ZOË"]),
        ("Lisa", ["Lı\u{307}sa", "LI\u{307}SA", "lі\u{307}sa", "Lısa", "Liѕa"]),
        ("Cleo", ["ϲleo", "Ϲleo", "Сleo", "ⅽleo", "Cleο"]),
        ("Đurđa", ["Ðurđa", "Ɖurđa", "ðurđa", "ĐURÐA", "Đurða"]),
        ("Mădălina", ["Mǎdǎlina", "Mădălinа", "MǍDĂLINA", "Mǎdălina", "Ma\u{30C}dălina"]),
        ("Ștefan", ["Ştefan", "ŞTEFAN", "S\u{327}tefan", "Ștеfan", "Ştefаn"]),
        ("Lærke", ["Lӕrke", "LӔRKE", "Lærkе", "Lӕrkе", "lӕrke"]),
        ("Arne", ["Ame", "АME", "ame", "Аmе", "Arne."]),
        ("Groß", ["Groβ", "GROSS", "Grοß", "Gꭇoß", "Groꞵ"]),
        ("Ann", ["Ann˙", "Ann˘", "Ann¯", "´Ann", "«Ann»"]),
        ("Tom", ["Тοm", "Том", "ТOM", "тom", "T0m"]),
        ("Anja", ["Anȷa", "Anȷ\u{307}a", "Anϳa", "Anјa", "Anj\u{307}a"]),
    ];
    each(rows, |(of, others)| {
        for other in others {
            let mut seats = seats();
            sit(&mut seats, of, 1).unwrap();
            assert_eq!(sit(&mut seats, other, 2), Err(NoSeat::Taken), "{of} and {other}");
            // The player need not sit there yet.
            let players = players([of]);
            assert_eq!(seats.sit(newcomer(other, 3), &players, Instant::now()), Err(NoSeat::Taken), "{other}");
        }
    });
    // Hyphens and apostrophes are one each, whatever a keyboard makes of them: that is the same name.
    let rows = [
        ("D'Arcy", ["D’Arcy", "DʼArcy", "D′Arcy", "D`Arcy", "D＇Arcy"]),
        ("Anna-Lena", ["Anna‐Lena", "Anna\u{2011}Lena", "Anna–Lena", "Anna−Lena", "Anna－Lena"]),
    ];
    each(rows, |(of, others)| {
        for other in others {
            let mut seats = seats();
            let players = players([of]);
            let phone = seats.sit(newcomer(other, 1), &players, Instant::now()).expect("the player's seat");
            assert_eq!(phone.name.player(), &players[0], "{other}");
            assert_eq!(sit(&mut seats, of, 2), Err(NoSeat::Taken), "{other}");
        }
    });
    // Of two players who are called so, each finds the own seat; and who only writes otherwise is another one.
    let (mut seats, players) = (seats(), players(["Bo", "Во"]));
    let all = "Bo Во Bö Bob Троица Ian Lan Eglė Egle Łucja Lucja ユキ ユキノ יעל על";
    for (by, of) in (1..).zip(all.split(' ')) {
        assert!(seats.sit(newcomer(of, by), &players, Instant::now()).is_ok(), "{of}");
    }
}

#[test]
fn two_names_that_look_alike_are_one_name() {
    let mut seats = seats();
    sit(&mut seats, "xy", 1).unwrap();
    assert_eq!(sit(&mut seats, "x\u{200D}y\u{FE00}", 2), Err(NoSeat::Taken));
}
