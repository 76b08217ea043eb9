//! Codes to scan: their form; and that of a wireless network.

use town_crier::gallery::{Qr, wifi};

/// What stands in three corners of every code.
const EYE: [&str; 7] = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

#[test]
fn a_code_has_its_three_eyes_and_a_light_border() {
    let code = Qr::of("HTTP://192.168.178.123:7377/KQ7W3M9XT2VD").unwrap();
    let rows: Vec<&[bool]> = code.rows().collect();
    let (width, border) = (code.width(), Qr::BORDER);
    assert_eq!((rows.len(), rows[0].len()), (width, width));
    let inside = border..width - border;
    for (y, row) in rows.iter().enumerate() {
        for (x, dark) in row.iter().enumerate() {
            assert!(!dark || (inside.contains(&x) && inside.contains(&y)), "{x}, {y} is in the border");
        }
    }
    let far = width - border - 7;
    for (left, top) in [(border, border), (far, border), (border, far)] {
        for (y, line) in EYE.iter().enumerate() {
            for (x, sign) in line.chars().enumerate() {
                assert_eq!(rows[top + y][left + x], sign == '#', "{x}, {y} of the eye at {left}, {top}");
            }
        }
    }
}

#[test]
fn what_is_too_long_has_no_code() {
    assert!(Qr::of(&"x".repeat(1_000)).is_some());
    assert_eq!(Qr::of(&"x".repeat(3_000)), None);
    assert!(Qr::of("").is_some());
}

#[test]
fn a_wireless_network_is_written_as_phones_read_it() {
    assert_eq!(wifi("Troyes", "dice & dusk"), "WIFI:T:WPA;S:Troyes;P:dice & dusk;;");
    assert_eq!(wifi("a;b:c", r#"\,""#), r#"WIFI:T:WPA;S:a\;b\:c;P:\\\,\";;"#);
    assert_eq!(wifi("Inn", ""), "WIFI:T:nopass;S:Inn;P:;;");
}
