//! The law of the end, for each game: until the winner is told, a player's own phone shows what that player has, and what comes next.

use std::sync::Arc;

use jiff::civil::Date;
use serde_json::Value;
use town_crier::chronicle::Results;
use town_crier::chronicle::hall::PlayerName;
use town_crier::cli::Commanded;
use town_crier::crier::{Language, Manner};
use town_crier::gallery::{Frames, Spoken};
use town_crier::show::{Scoring, Show, Shown};
use town_crier::stage::Look;

use crate::chronicle::stored::begun;

of_each_game! {
    a_phone_shows_the_own_things_until_the_winner_is_told,
}

fn a_phone_shows_the_own_things_until_the_winner_is_told<G: Commanded>() {
    let mut record = begun::<G>("OWN-TO-THE-END");
    while let Some(ask) = G::next_by_bots(&record) {
        record.ask(ask).expect("the next right thing");
    }
    assert!(record.steps().is_over());
    let players = G::players(record.opening()).to_vec();
    let known = Results::blank(Date::ZERO, 0, &players, G::sheets(record.table()));
    let scoring = Arc::new(Scoring::of(&record, false, None));
    let asks = scoring.asks();
    let frames = Frames::new("run".to_owned());
    let own = |shown: Shown, name: &str| -> Value {
        let show = Show { shown: Some(Arc::new(shown)), scoring: Some(Arc::clone(&scoring)), ..Show::default() };
        frames.show(Arc::new(show), false);
        let spoken = Spoken { language: Language::English, manner: Manner::Plain };
        serde_json::from_str(&frames.frame_for(spoken, PlayerName::new(name).as_ref()).json).expect("JSON")
    };
    let names: Vec<&str> = players.iter().map(String::as_str).collect();
    for name in names.iter().copied().chain([""]) {
        let view = own(Shown::now(&record), name);
        let rows = view["own"]["rows"].as_array().map_or(0, Vec::len);
        assert_eq!(rows > 0, G::OWN && !name.is_empty(), "{name}: {}", view["own"]);
        assert!(view["own"].is_null() || view["own"]["turn"] == false);
        let next = if asks { "Count your points." } else { "The results are next" };
        assert_eq!((&view["screen"], &view["side"]["heading"]), (&"over".into(), &next.into()), "{name}");
        assert_eq!(view["winners"], Value::Array(Vec::new()), "{name}");
        // Everybody looks at the table, which tells no more than it did in the game.
        assert_ne!(view["scene"]["sprites"], Value::Array(Vec::new()), "{name}");
        assert!(view["scene"].is_object() && view["picture"].is_object(), "{name}");
        let answers = if asks { Value::from("sheet") } else { Value::Null };
        assert_eq!(view["asks"], answers, "{name}: a sheet that nobody asks for");
        assert!(asks || view["side"]["items"] == Value::Array(Vec::new()), "{name}: the results are next");
    }
    assert!(frames.art(Look::Rich).contains("id=\"art-crown\""), "who wins is crowned");
    if asks {
        return;
    }
    record.set_results(Some(known));
    for name in names {
        let view = own(Shown::won(&record), name);
        assert!(view["own"].is_null(), "the result stands in its place");
        assert_ne!(view["winners"], Value::Array(Vec::new()));
    }
}
