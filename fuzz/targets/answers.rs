//! Whatever a phone with a seat sends: it is refused, or it is what it says, and nobody else's seat changes.
//!
//! The first byte says of which game, what is asked now and where it is sent; what follows is the body.
#![no_main]

use libfuzzer_sys::fuzz_target;
use town_crier::chronicle::hall::PlayerName;
use town_crier::cli::Commanded;
use town_crier::gallery::{Rehearsal, SeatName};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::show::{Counted, Filled, Show};
use town_crier_fuzz::room::{self, KEY, US};

/// Some sheet of that game is so.
fn holds<G: Counted>(filled: &Filled) {
    assert!(filled.sheet::<G>().is_some(), "no sheet holds it");
}

thread_local! {
    static ROOM: (Rehearsal, [[Show; 2]; 3]) =
        (room::room(), [shows::<TroyesDice>(), shows::<DiceVillage>(), shows::<Troyes>()]);
}

/// A game in play, and at its end.
fn shows<G: Commanded + Counted>() -> [Show; 2] {
    [3, 10_000].map(room::show::<G>)
}

fuzz_target!(|sent: &[u8]| {
    let Some((first, body)) = sent.split_first() else { return };
    ROOM.with(|(room, shows)| {
        let (over, game) = (first & 1 == 1, usize::from(first >> 3 & 3) % shows.len());
        room.show(shows[game][usize::from(over)].clone(), false);
        let secret = room::sit(room);
        let (method, path) =
            [("POST", "/seat"), ("PUT", "/seat/ready"), ("PUT", "/seat/sheet")][usize::from(first >> 1 & 3) % 3];
        let headers: [(&str, &[u8]); 3] =
            [("host", US.as_bytes()), ("content-type", b"application/json"), ("x-town-crier-seat", secret.as_bytes())];
        let reply = room::ask(room, method, &format!("/{KEY}{path}"), &headers, body).expect("a request");
        let told: Option<serde_json::Value> = serde_json::from_slice(&reply.body).ok();
        let seats = room.seats();
        let anna = seats.first().expect("she sits");
        assert_eq!(anna.name.as_str(), "Anna");
        match (path, reply.status) {
            ("/seat", 201) => {
                let name = seats.get(1).expect("somebody sits beside her").name.as_str();
                assert_eq!(name.parse::<SeatName>().expect("a name").as_str(), name);
                assert!(!name.chars().any(char::is_control) && name.chars().count() <= PlayerName::LONGEST);
            }
            ("/seat", 409 | 422) => assert!(told.is_some_and(|told| told["reason"].is_string())),
            ("/seat/ready", 204) => assert!(!over),
            ("/seat/sheet", 200 | 422) => {
                let told = told.expect("a judged sheet");
                assert!(over && told["wrong"].is_array() && told["parts"].is_array());
                if let Some(sheet) = &anna.sheet {
                    assert!(reply.status == 200 && told["wrong"].as_array().is_some_and(Vec::is_empty));
                    match game {
                        2 => holds::<Troyes>(&sheet.filled),
                        1 => holds::<DiceVillage>(&sheet.filled),
                        _ => holds::<TroyesDice>(&sheet.filled),
                    }
                }
            }
            (_, 400 | 409 | 413) => {}
            (path, status) => panic!("{path}: {status}"),
        }
        assert!(reply.status == 201 || seats.len() == 1);
        assert!(reply.status == 200 || anna.sheet.is_none(), "what is refused changes nothing");
        assert!(reply.status == 204 || !anna.ready);
    });
});
