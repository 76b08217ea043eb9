//! Every cry in every language and manner, as it is read and heard.

use std::collections::BTreeSet;

use town_crier::cli::Commanded as _;
use town_crier::crier::{Announcement as _, Language, Manner};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::words::{Cry, RoyCry};

use crate::games::said::Said;

impl Said for Troyes {
    const GRAMMAR: &'static [(Language, Manner, &'static str)] = &[
        (Language::English, Manner::Plain, "Player 1 uses Blacksmith: 11 times."),
        (Language::English, Manner::Plain, "Player 1 and Player 2 share the victory"),
        (Language::French, Manner::Plain, "Joueur 1 utilise Forgeron\u{a0}: 11 fois."),
        (Language::German, Manner::Plain, "Spieler 2 erhält 21 Denare, 21 Einfluss und 21 Punkte."),
        (Language::German, Manner::Herald, "Wähle dein Tor, Spieler 1, und lass einen Gefolgsmann ein!"),
        (Language::Spanish, Manner::Plain, "Guerra trae 11 dados negros."),
        (Language::Italian, Manner::Plain, "Giocatore 2 guadagna 21 denari, 21 di influenza e 21 punti."),
        (Language::Dutch, Manner::Plain, "Iedereen krijgt 10 deniers."),
        (Language::Polish, Manner::Plain, "Gracz 3 zyskuje: 22 denary, 22 punkty wpływu i 22 punkty."),
        (Language::Lithuanian, Manner::Plain, "Žaidėjas 2 gauna: 21 denaras, 21 įtakos taškas ir 21 taškas."),
    ];

    fn is_listed(cry: &Cry) -> bool {
        matches!(
            cry,
            Cry::Revealed(_)
                | Cry::Filled(_)
                | Cry::Rolled(..)
                | Cry::Shown(..)
                | Cry::Gained(..)
                | Cry::Bought(..)
                | Cry::PassDeniers(_)
                | Cry::Won(..)
                | Cry::Built(..)
                | Cry::Settled(..)
                | Cry::Placed(..)
                | Cry::Expelled(..)
                | Cry::Cubed(..)
                | Cry::Hired(..)
                | Cry::Pays(..)
                | Cry::Lost(..)
                | Cry::Used(..)
                | Cry::Countered { .. }
                | Cry::TurnedOver(..)
                | Cry::Beaten(..)
                | Cry::Roy(RoyCry::Settles(_) | RoyCry::Hires(..) | RoyCry::Asks(_) | RoyCry::Throws(..))
        )
    }
}

/// As many as the enum has; two of them have two messages each.
#[test]
fn there_is_a_sample_of_every_kind() {
    let kinds: BTreeSet<&str> = Troyes::samples().iter().map(|cry| cry.kind().name).collect();
    assert_eq!(kinds.len(), 77, "{kinds:?}");
}
