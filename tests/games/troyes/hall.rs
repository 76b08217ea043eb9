//! The hall of fame of Troyes: what it keeps of a game's end, achievements, and what characters gave.

use town_crier::chronicle::Results;
use town_crier::chronicle::hall::{self, Finished, Hall, PlayerName};
use town_crier::crier::voice::Bell;
use town_crier::crier::{Language, MINUS, Manner, Turn, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{Achievement, Ending, Played, Record, Row, Sheet};
use town_crier::games::troyes::rules::{Building, ByBuilding, ByCharacter, Character, Depth, Seat, Verdict};
use town_crier::games::troyes::words;
use town_crier::show::{Ceremony, Counted as _, HallShown, Shown, Step};

use super::counting::{english, over, sheet};
use super::record::{results, told_whole};
use super::solo::{alone, played as played_alone};
use crate::games::check;

/// A game with these points and no more.
fn played(points: u16) -> Played {
    Played { points, sheet: sheet([points, 0, 0, 0, 6]), ending: Ending::default() }
}

fn merits(points: [Option<u8>; 6]) -> Played {
    let characters = Character::ALL.into_iter().zip(points).collect::<ByCharacter<Option<u8>>>();
    Played { ending: Ending { characters, standing: None }, ..played(10) }
}

fn standing(citizens: [u8; 3]) -> Played {
    let standing = Building::ALL.into_iter().zip(citizens).collect::<ByBuilding<u8>>();
    Played { ending: Ending { standing: Some(standing), ..Ending::default() }, ..played(10) }
}

#[track_caller]
fn check_one(achievement: Achievement, has: &[Played], lacks: &[Played]) {
    assert!(achievement.is_achieved(has), "{achievement:?}");
    assert!(!achievement.is_achieved(lacks), "{achievement:?}");
    assert!(Achievement::achieved(has).contains(&achievement));
    assert!(Achievement::ALL.contains(&achievement));
}

#[test]
fn each_achievement_just_reached_and_just_missed() {
    check_one(Achievement::Games(3), &[1, 2, 3].map(played), &[1, 2].map(played));
    for least in [30, 40, 50] {
        check_one(Achievement::Points(least), &[played(least)], &[played(least - 1)]);
    }
    for (at, character) in Character::ALL.into_iter().enumerate() {
        let [mut has, mut lacks] = [[None; 6], [Some(6); 6]];
        (has[at], lacks[at]) = (Some(6), Some(3));
        check_one(Achievement::Merit(character), &[merits(has)], &[merits(lacks)]);
    }
    let three = [Some(1), None, Some(3), None, None, Some(6)];
    let lacks = [merits([None; 6]), merits([Some(1), None, Some(0), None, None, Some(6)])];
    check_one(Achievement::EveryMerit, &[merits(three)], &lacks);
    for (at, building) in Building::ALL.into_iter().enumerate() {
        let [mut has, mut lacks] = [[0; 3], [6; 3]];
        (has[at], lacks[at]) = (4, 3);
        check_one(Achievement::Majority(building), &[standing(has)], &[standing(lacks), played(9)]);
    }
    let whole = Played { sheet: sheet([9, 0, 0, 0, 0]), ..played(9) };
    let uncounted = Played { sheet: Sheet::default(), ..played(9) };
    check_one(Achievement::EveryLevel, &[whole], &[played(9), uncounted]);
}

#[test]
fn only_the_first_time_is_new_and_only_the_most_points_are_told() {
    let games = [played(31), played(52)];
    let new = Achievement::new_in_last(&games);
    assert_eq!(new, [Achievement::Points(40), Achievement::Points(50)]);
    assert_eq!(Achievement::told(new), [Achievement::Points(50)]);
    assert_eq!(Achievement::new_in_last(&[played(52), played(52)]), []);
    assert_eq!(Achievement::told(vec![Achievement::EveryLevel]), [Achievement::EveryLevel]);
}

fn finished(record: &mut Record, stamp: u64) -> Finished<Troyes> {
    let counted = results(record);
    record.set_results(Some(Results { stamp, ..counted }));
    Finished::of(record).expect("everything was told")
}

#[test]
fn the_hall_keeps_what_characters_gave_and_who_stood_where() {
    let mut record = told_whole(3, 5);
    let game = finished(&mut record, 7);
    let table = record.table();
    let all = table.characters_in_game();
    assert_eq!(game.chapter().ends.len(), 3);
    for (seat, ending) in game.chapter().ends.iter() {
        for one in Character::ALL {
            let given = all.contains(&one).then(|| one.points(table.judged(seat, one), 3));
            assert_eq!(ending.characters[one], given);
        }
        let characters: u16 = ending.characters.values().flatten().map(|points| u16::from(*points)).sum();
        assert_eq!(game.players().get(seat).expect("a player").sheet().0[Row::Characters], Some(characters));
        let standing = ending.standing.as_ref().expect("everything was told");
        let stood: u16 = standing.values().map(|count| u16::from(*count)).sum();
        assert_eq!(stood, table.judged(seat, Character::Chretien));
    }
}

/// A game alone is won by nobody; what counts is the difference.
#[test]
fn the_hall_keeps_the_results_against_le_roy_and_tells_the_best_verdicts() {
    let mut record = played_alone(alone("Roy 1", &[]), |_| false);
    let game = finished(&mut record, 7);
    let (own, roy) =
        (game.players().values().next().expect("Anna").points(), record.table().roy_score().expect("known"));
    let result = i32::from(own) - roy.total();
    assert_eq!(game.chapter().roy, Some(result));
    let ceremony = Ceremony::new(&game, record.table(), Turn::default());
    let bell = if result <= 0 { Bell::End } else { Bell::Fanfare };
    assert_eq!(ceremony.bell(Step::Winner), Some(bell), "no fanfare for le Roy");
    assert_eq!(Shown::won(&record).news.bell(), Some(bell));
    let ceremony = ceremony.view(&english());
    assert_eq!(ceremony.is_lost, result <= 0, "who loses to le Roy has no crown");
    assert!(ceremony.winner.ends_with(&words::verdict(&english(), Verdict::of(result))), "{}", ceremony.winner);
    let mut hall = Hall::default();
    hall.add(game);
    let text = hall::export(&hall).expect("it can be written");
    assert!(text.contains("format: 3,") && text.contains(&format!("roy: Some({result}),")), "{text}");
    assert_eq!(hall::import::<Troyes>(text.as_bytes()).expect("it holds"), hall);
    let words = english();
    let told = result.to_string().replace('-', MINUS);
    let view = HallShown::new(hall.clone()).view(&words);
    assert!(view.codes[0].games[0].ends_with(&format!("(Against le Roy: {told})")), "{:?}", view.codes);
    assert!(view.evenings[0].players.iter().all(|player| !player.won), "{:?}", view.evenings);
    let verdict = words::verdict(&words, Verdict::of(result));
    assert!(view.curiosities.contains(&format!("Best result against le Roy, {told}: Anna (28 February 2026)")));
    assert!(view.curiosities.contains(&format!("Verdicts against le Roy, 1 ×: {verdict}")), "{:?}", view.curiosities);
    for language in Language::ALL {
        let words = Words::of::<Troyes>(language, Manner::Plain);
        for told in Troyes::curiosities(&words, &hall) {
            check(&words, &told);
        }
    }
}

/// Who sat where is not known then.
#[test]
fn with_players_added_or_removed_the_hall_keeps_the_sheets_alone() {
    let mut record = told_whole(3, 5);
    let mut counted = results(&record);
    counted.players.remove(Seat(0));
    record.set_results(Some(counted));
    let game = Finished::of(&record).expect("two are left");
    assert!(game.chapter().ends.is_empty());
    let two = [("Anna", sheet([20, 1, 2, 9, 4])), ("Faye", sheet([9, 2, 4, 7, 2]))];
    let game = Finished::of(&over(Depth::Dice, &two)).expect("all was counted by hand");
    assert!(game.chapter().ends.values().all(|ending| ending.standing.is_none()), "nobody told who stands where");
    assert!(game.chapter().ends.values().flat_map(|ending| ending.characters.values()).all(Option::is_none));
}

#[test]
fn the_hall_of_fame_tells_achievements_and_what_characters_gave() {
    let words = english();
    let mut hall = Hall::default();
    let ids: Vec<_> = (0..3_u8)
        .map(|seed| {
            let game = finished(&mut told_whole(4, u64::from(seed) + 5), seed.into());
            let id = game.id();
            hall.add(game);
            id
        })
        .collect();
    let anna = PlayerName::new("Anna").expect("a name");
    let told = Troyes::achievements(&words, &hall, &anna).expect("there are some");
    assert_eq!(told.len(), hall.achievements_of(&anna).len());
    assert!(told.contains(&"Games played: 3".to_owned()), "{told:?}");
    let new = Troyes::achieved_with(&words, &hall, ids[2]);
    assert_eq!(new.len(), 4);
    assert!(new.iter().all(|(_, achieved)| achieved.contains(&"Games played: 3".to_owned())));

    let chart = Troyes::chart(&words, &hall).expect("characters gave points");
    assert_eq!((chart.groups.len(), chart.bars().count()), (6, 18));
    let given = hall.given().filter(|(_, points)| *points > 0).count();
    assert_eq!(chart.bars().filter_map(|bar| bar.value).sum::<u64>(), u64::try_from(given).expect("few"));
    let marks: f64 = chart.bars().map(|bar| bar.mark).sum();
    assert!((marks - f64::from(u32::try_from(given).expect("few"))).abs() < 1e-9, "marks share out what was given");
    assert_eq!(Troyes::curiosities(&words, &hall).len(), 2);
    assert!(HallShown::new(hall.clone()).view(&words).chart.is_some());

    let no_ends = Hall::default();
    assert!(Troyes::chart(&words, &no_ends).is_none() && Troyes::curiosities(&words, &no_ends).is_empty());
    for language in Language::ALL {
        let words = Words::of::<Troyes>(language, Manner::Plain);
        let told = Troyes::achievements(&words, &hall, &anna).expect("there are some");
        told.iter().chain(&Troyes::curiosities(&words, &hall)).for_each(|text| check(&words, text));
        let chart = Troyes::chart(&words, &hall).expect("characters gave points");
        chart.bars().for_each(|bar| check(&words, &bar.said));
    }
}
