//! Halls that travel as one text, and come together without doubles.

use town_crier::chronicle::hall::Imported;
use town_crier::games::troyes_dice::record::{Finished, Hall, Results};

use crate::games::troyes_dice::hall::season::{self, GAMES, exported, imported};
use crate::games::troyes_dice::kit::{played, player, points, reckoning};
use crate::games::troyes_dice::record::save::written;
use crate::games::troyes_dice::said;

fn hall_of(games: &[Finished]) -> Hall {
    let mut hall = Hall::default();
    for game in games {
        hall.add(game.clone());
    }
    hall
}

fn text(hall: &Hall) -> String {
    exported(hall)
}

#[test]
fn an_export_comes_back_alike() {
    let hall = season::hall_of(GAMES);
    let read = imported(exported(&hall).as_bytes()).unwrap();
    assert_eq!(read, hall);
    assert_eq!(text(&read), text(&hall), "to the letter of every name");
    assert_eq!(read.ranking(), hall.ranking());
}

#[test]
fn two_halls_become_one() {
    let games = season::finished();
    let (mut one, other) = (hall_of(&games[..20]), hall_of(&games[12..]));
    let other = imported(exported(&other).as_bytes()).unwrap();
    assert_eq!(one.merge(other.clone()), Imported { added: 10, alike: 8, stayed: 0 });
    assert_eq!(one, season::hall_of(GAMES));
    assert_eq!(one.merge(other.clone()), Imported { added: 0, alike: 18, stayed: 0 }, "once more changes nothing");
    assert_eq!(text(&one), text(&season::hall_of(GAMES)));
    let mut the_other_way = other;
    the_other_way.merge(hall_of(&games[..20]));
    assert_eq!(text(&the_other_way), text(&one));
}

#[test]
fn what_was_corrected_here_stays() {
    let finished = |citizens| {
        let mut record = played("MARKET", false);
        record.set_results(Some(Results { stamp: 7, ..reckoning(vec![player("Ann", points(citizens))]) }));
        Finished::of(&record).unwrap()
    };
    let mut here = hall_of(&[finished(31)]);
    assert_eq!(here.merge(hall_of(&[finished(30)])), Imported { added: 0, alike: 0, stayed: 1 });
    assert_eq!(here.ranking()[0].best, 31);
}

#[test]
fn a_damaged_text_is_refused_and_changes_nothing() {
    let text = exported(&season::hall_of(3));
    let refused = imported(text.replacen("MARKET", "GATE", 1).as_bytes()).unwrap_err();
    let sentence = "it was changed or damaged after it was written: the sum in its first line does not fit";
    assert_eq!(said(&refused), sentence);
    let game = written(&season::records()[0]);
    let refused = imported(game.as_bytes()).unwrap_err();
    let sentence = "this is not a hall of fame that Town Crier kept: its first line says something else";
    assert_eq!(said(&refused), sentence);
}
