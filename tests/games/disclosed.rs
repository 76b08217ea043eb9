//! The law of codes, for each game: where what chance will do is nobody's to know, no phone is told the code before the end.

use std::sync::Arc;

use town_crier::chronicle::hall::PlayerName;
use town_crier::chronicle::{Code, Disclosure, Record};
use town_crier::cli::Commanded;
use town_crier::crier::{Language, Manner};
use town_crier::gallery::{Frames, Spoken};
use town_crier::show::{Prelude, Show, Shown};

use crate::chronicle::stored::begun;

const CODE: &str = "FORESEEN-BY-ALL";

of_each_game! {
    a_code_that_foretells_is_told_when_the_game_is_over,
    a_made_up_code_that_foretells_is_too_long_to_be_searched_for,
}

/// All that phones can read of that show, without a seat and at any.
fn read<G: Commanded>(record: &Record<G>, show: Show) -> String {
    let frames = Frames::new("run".to_owned());
    frames.show(Arc::new(show), false);
    let spoken = Spoken { language: Language::English, manner: Manner::Herald };
    let names = G::players(record.opening()).iter().map(|name| PlayerName::new(name)).chain([None]);
    let views = names.map(|name| frames.frame_for(spoken, name.as_ref()).json.to_string());
    views.chain([frames.plain(spoken), frames.rules(spoken).to_string()]).collect()
}

fn a_code_that_foretells_is_told_when_the_game_is_over<G: Commanded>() {
    let mut record = begun::<G>(CODE);
    let tells = |record: &Record<G>, show| read(record, show).contains(CODE);
    let soon = Show { prelude: Some(Prelude::Soon(Arc::new(Shown::now(&record)))), ..Show::default() };
    assert_eq!(tells(&record, soon), G::DISCLOSURE == Disclosure::AtOnce, "before the game");
    let mut orders = 0;
    loop {
        let shown = Shown::now(&record);
        let is_over = record.steps().is_over();
        assert_eq!(shown.code.is_some(), is_over || G::DISCLOSURE == Disclosure::AtOnce, "after {orders} orders");
        assert_eq!(record.told_code().is_some(), shown.code.is_some(), "after {orders} orders");
        // Each view is made of that alone: now and then is often enough.
        if is_over || orders % 8 == 0 {
            let code = shown.code.is_some();
            let show = Show { shown: Some(Arc::new(shown)), ..Show::default() };
            assert_eq!(tells(&record, show), code, "after {orders} orders");
        }
        let Some(ask) = G::next_by_bots(&record) else { break };
        record.ask(ask).expect("the next right thing");
        orders += 1;
    }
    assert!(record.steps().is_over() && orders > 15, "a whole game of {orders} orders");
}

fn a_made_up_code_that_foretells_is_too_long_to_be_searched_for<G: Commanded>() {
    let code = Code::random(G::DISCLOSURE);
    let letters = code.as_str().chars().filter(|sign| sign.is_alphabetic()).count();
    match G::DISCLOSURE {
        Disclosure::AtOnce => assert_eq!(letters, 8, "{code}"),
        Disclosure::AtTheEnd => assert_eq!(letters, 20, "{code}"),
    }
    assert_eq!(code.as_str().to_lowercase().parse(), Ok(code), "it is typed as it is read");
}
