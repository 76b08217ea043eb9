//! The ceremony at the end of a game, without any window: its steps, who is ahead, and what grows.

use std::collections::BTreeSet;

use jiff::civil::date;
use town_crier::chronicle::{PlayerSheet, Results};
use town_crier::crier::{Language, Manner, Turn, Words};
use town_crier::games::troyes_dice::record::{Finished, Hall, Record};
use town_crier::games::troyes_dice::rules::{Building, Color, Sheet};
use town_crier::play::Seat;
use town_crier::show::{Ceremony, CeremonyShown, Race, Seals, Shown, Step, StepClock, confetti};
use town_crier::stage::{Motion, Sprite};

use crate::chronicle::stored::after;
use crate::games::troyes_dice::english;
use crate::toy::coin::Coin;

/// A game that was played to its end, with these sheets.
pub(crate) fn played(players: &[(&str, Sheet)]) -> Record {
    let mut record: Record = after("MARKET DAY", usize::MAX);
    let sheet = |(name, sheet): &(&str, Sheet)| PlayerSheet { name: (*name).to_owned(), sheet: sheet.clone() };
    let players = players.iter().map(sheet).collect();
    record.set_results(Some(Results { date: date(2026, 11, 30), stamp: 7, players }));
    record
}

/// Ones for two Cathedrals, so many buildings in two rows beside them, so much left over, and so many citizens.
pub(crate) fn sheet(fortress: u8, palace: u8, left: u8, citizens: u8) -> Sheet {
    let mut sheet = Sheet { citizens, ..Sheet::default() };
    sheet.built[Building::Cathedral] = 2;
    (sheet.built[Building::Fortress], sheet.circles[Building::Fortress]) = (fortress, 1);
    (sheet.built[Building::CountsPalace], sheet.circles[Building::CountsPalace]) = (palace, 1);
    sheet.leftovers[Color::Red] = left;
    sheet
}

fn ceremony(players: &[(&str, Sheet)]) -> Ceremony {
    let record = played(players);
    Ceremony::new(&Finished::of(&record).unwrap(), record.table(), Turn::default())
}

fn four() -> Vec<(&'static str, Sheet)> {
    vec![
        ("Anna", sheet(6, 1, 4, 20)),
        ("Ben", sheet(2, 6, 0, 28)),
        ("Cleo", sheet(4, 4, 9, 30)),
        ("Dora", sheet(1, 0, 2, 12)),
    ]
}

#[test]
fn a_race_goes_category_by_category_and_at_last_from_the_last_place_up() {
    let race = Race::new([vec![6, 1, 20], vec![2, 6, 28], vec![4, 4, 30], vec![1, 0, 12]].into());
    let place = |rank| Step::Places { worst: rank, best: rank };
    let steps = vec![Step::Names, Step::Category(0), Step::Category(1), place(4), place(3), Step::Duel];
    assert_eq!(race.steps(), steps);
    let orders: Vec<Vec<Seat>> = steps.iter().map(|step| race.order(*step)).collect();
    // Whose place is told stands there, from the bottom up; the others stand as before.
    let due = [[0, 1, 2, 3], [0, 2, 1, 3], [1, 2, 0, 3], [1, 2, 0, 3], [1, 2, 0, 3], [1, 2, 0, 3]];
    assert_eq!(orders, due.map(|order| order.map(Seat)));
    assert_eq!(race.locked(place(3)), [Some(3), None, None, Some(4)].into());
    assert_eq!(race.locked(Step::Duel), race.locked(place(3)));
    assert_eq!(race.locked(Step::Category(1)), [None; 4].into());
    assert_eq!(race.places(place(3)), [3, 1, 1, 4].into(), "no place is better than one that is not told");
    assert_eq!(race.totals(), [27, 36, 38, 13].into());
    assert_eq!(race.ahead(Step::Category(1)), [1, 2].map(Seat));
    assert_eq!(race.ahead(Step::Names), []);
}

#[test]
fn the_lower_places_of_many_are_told_together() {
    let race = Race::new((0..10).map(|player| vec![5, player * 3]).collect());
    let places: Vec<Step> = race.steps().into_iter().skip(2).collect();
    let place = |worst, best| Step::Places { worst, best };
    assert_eq!(places, [place(10, 4), place(3, 3), Step::Duel]);
    assert_eq!(race.brought(place(10, 4)), [0, 3, 6, 9, 12, 15, 18, 0, 0, 0].into());
    let order = [7, 8, 9, 6, 5, 4, 3, 2, 1, 0].map(Seat);
    assert_eq!(race.order(place(10, 4)), order, "the last one is at the bottom");
    let tied = Race::new([vec![5, 3], vec![3, 5], vec![8, 0], vec![1, 1]].into());
    assert_eq!(tied.steps().last(), Some(&Step::Duel));
    assert_eq!(tied.ahead(Step::Winner), [0, 1, 2].map(Seat));
}

#[test]
fn a_broken_tie_is_told_place_by_place() {
    let race = Race::new([9, 7, 9, 9].map(|points| vec![points]).into()).with_ranks([3, 4, 1, 1].into(), false);
    let place = |rank| Step::Places { worst: rank, best: rank };
    assert_eq!(race.steps(), [Step::Names, place(4), Step::Duel]);
    assert_eq!(race.ranks(), [3, 4, 1, 1].into());
    assert_eq!(race.order(place(4)), [0, 2, 3, 1].map(Seat));
    assert_eq!(
        (race.ahead(place(4)), race.ahead(Step::Winner)),
        (vec![], vec![Seat(2), Seat(3)]),
        "three are not told yet"
    );
    assert_eq!(race.places(Step::Podium), [3, 4, 1, 1].into());
}

/// While few points are told the bars have the room, and from step to step the longest grows.
#[test]
fn bars_have_the_room_from_the_first_category_on() {
    let race = Race::new([vec![5, 2, 20, 48], vec![4, 4, 15, 15], vec![2, 0, 0, 35]].into());
    let long = |step, seconds| {
        let bars = race.bars(step, seconds);
        bars.values().map(|bar| bar.points / race.width(step, seconds)).collect::<Vec<_>>()
    };
    assert!(long(Step::Category(0), 9.0)[0] > 0.25, "{:?}", long(Step::Category(0), 9.0));
    let mut before = 0.0;
    for step in race.steps() {
        for tenth in 0..40_u8 {
            let now = long(step, f32::from(tenth) / 10.0);
            assert!(now.iter().all(|long| (0.0..=1.0).contains(long)), "{step:?}: {now:?}");
        }
        let longest = long(step, 9.0).into_iter().fold(0.0, f32::max);
        assert!(longest >= before, "{step:?}: {longest} behind {before}");
        before = longest;
    }
    assert!((race.width(Step::Winner, 9.0) - 75.0).abs() < 1e-3, "the winner's total fills it");
}

/// What a duel shows at that time: the length of each bar.
fn duel(race: &Race, seconds: f32) -> Vec<f32> {
    race.bars(Step::Duel, seconds).values().map(|bar| (bar.points * 100.0).round() / 100.0).collect()
}

#[test]
fn the_last_two_stand_level_before_anybody_knows_who_has_won() {
    let race = Race::new([vec![6, 20], vec![30, 28], vec![24, 36]].into());
    let (grows, ends) = (Step::Duel.grows(), Step::Duel.duration());
    assert_eq!(duel(&race, 0.0), [26.0, 30.0, 24.0]);
    let [early, late] = [grows * 0.25, grows * 0.75].map(|at| duel(&race, at + 0.1)[2] - duel(&race, at)[2]);
    assert!(late < early * 0.7, "it slows down: {early}, then {late}");
    for at in [grows, grows + 0.6, ends, f32::INFINITY] {
        assert_eq!(duel(&race, at), [26.0, 58.0, 58.0], "level at {at}");
    }
    assert!(ends - grows > 1.1, "for more than a second");
    let orders: Vec<Vec<Seat>> = [Step::Category(0), Step::Duel].map(|step| race.order(step)).into();
    assert_eq!(orders, [[1, 2, 0].map(Seat), [1, 2, 0].map(Seat)].map(Vec::from), "nobody overtakes");
    assert_eq!(race.points(Step::Duel), race.points(Step::Places { worst: 3, best: 3 }), "nor is it told in numbers");
    // Who was farther ahead before is not made smaller.
    let far = Race::new([vec![50, 9], vec![20, 9]].into());
    assert_eq!(duel(&far, f32::INFINITY), [50.0, 29.0]);
    assert_eq!(duel(&Race::new([vec![5, 4], vec![4, 5]].into()), f32::INFINITY), [9.0, 9.0]);
}

#[test]
fn what_a_category_takes_away_is_missing_in_those_before_it() {
    let race = Race::new([vec![10, -4, 3], vec![2, -6, 5], vec![0, 0, 1]].into());
    let (lost, end) = (Step::Category(1), Step::Podium);
    assert_eq!(race.points(lost), [6, 0, 0].into(), "never less than nothing is shown");
    assert_eq!(race.totals(), [9, 1, 1].into());
    assert_eq!(race.brought(lost), [-4, -2, 0].into());
    let parts = |step, player, long| race.parts(step, Seat(player), long);
    assert_eq!(parts(lost, 0, 8.0), [6.0, 2.0], "while it goes, it is seen");
    assert_eq!(parts(lost, 0, 6.0), [6.0, 0.0]);
    assert_eq!(parts(end, 0, 9.0), [6.0, 0.0, 3.0]);
    assert_eq!(parts(end, 1, 1.0), [0.0, 0.0, 1.0], "what was not there to lose is missing later");
}

#[test]
fn bars_only_grow_and_end_where_the_step_ends() {
    let ceremony = ceremony(&four());
    let race = ceremony.race();
    for step in race.steps() {
        let mut before: Vec<f32> = race.bars(step, 0.0).values().map(|bar| bar.points).collect();
        for tenth in 0..40_u16 {
            let bars = race.bars(step, f32::from(tenth) / 10.0);
            for ((player, bar), before) in bars.iter().zip(&before) {
                assert!(bar.points >= before - 1e-4, "{step:?}, {player:?}");
                let parts: f32 = race.parts(step, player, bar.points).iter().sum();
                assert!((parts - bar.points).abs() < 1e-3, "its parts are all of it");
            }
            before = bars.values().map(|bar| bar.points).collect();
        }
        let rest = race.bars(step, f32::INFINITY);
        assert_eq!(rest, race.bars(step, step.duration()), "{step:?} is over in time");
        let points: Vec<f32> = race.points(step).into_iter().map(f32::from).collect();
        // A duel tells nothing in numbers.
        if step != Step::Duel {
            assert_eq!(rest.values().map(|bar| bar.points).collect::<Vec<_>>(), points);
        }
        for (place, player) in (0_u8..).zip(race.order(step)) {
            assert!((rest.get(player).unwrap().place - f32::from(place)).abs() < 1e-6);
        }
    }
}

#[test]
fn every_step_is_told_in_words_and_ends_on_the_podium() {
    let ceremony = ceremony(&four());
    let words = english();
    let steps = ceremony.steps();
    assert_eq!(steps.first(), Some(&Step::Names));
    assert_eq!(steps[steps.len() - 3..], [Step::Winner, Step::Awards, Step::Podium]);
    let said = |step| ceremony.sentence(&words, step);
    assert_eq!(said(Step::Names), "Anna, Ben, Cleo, Dora");
    assert_eq!(said(Step::Category(0)), "Anna leads with 6.");
    assert_eq!(ceremony.name(&words, Step::Category(0)), "Fortress");
    let place = |rank| Step::Places { worst: rank, best: rank };
    assert_eq!(ceremony.name(&words, place(3)), "Citizens: place 3");
    assert_eq!(said(place(3)), "Place 3: Anna, 29 points.");
    assert_eq!((ceremony.heading(&words, Step::Duel).as_str(), said(Step::Duel).as_str()), ("Citizens", ""));
    assert_eq!(ceremony.name(&words, Step::Duel), "The winner");
    assert_eq!(said(Step::Winner), "Cleo wins with 42 points!");
    assert!(said(Step::Podium).ends_with("Place 1: Cleo, 42 points."));
    for step in &steps {
        let duel = *step == Step::Duel;
        assert_eq!(ceremony.spoken(&words, *step).is_empty(), duel, "nobody says who has won before it is seen");
        assert_eq!(step.tells_winner(), matches!(step, Step::Winner | Step::Awards | Step::Podium));
        let back = ceremony.beside(*step, true).and_then(|next| ceremony.beside(next, false)).unwrap_or(*step);
        assert!(back == *step || duel && back == place(3), "{step:?}");
    }
    assert_eq!(ceremony.beside(Step::Podium, true), None);
    assert_eq!(ceremony.beside(Step::Names, false), None);
}

#[test]
fn awards_are_true_of_the_sheets_and_honor_different_people() {
    let words = english();
    let told = |players: &[(&str, Sheet)]| -> Vec<(String, Vec<Seat>, String)> {
        let view = ceremony(players).view(&words);
        view.awards.iter().map(|award| (award.title.clone(), award.holders.clone(), award.told.clone())).collect()
    };
    let four = told(&four());
    let award = |title: &str, holders: &[u8], told: &str| {
        (title.to_owned(), holders.iter().copied().map(Seat).collect::<Vec<_>>(), told.to_owned())
    };
    assert_eq!(
        four,
        [
            award("Golden trowel", &[1, 2], "Buildings drawn: 10"),
            // Anna is honored by nothing else.
            award("Best row", &[0, 1], "Fortress, Count’s Palace: 6"),
            award("Most citizens", &[2], "Citizens: 30"),
        ]
    );
    let nothing = told(&[("Anna", sheet(1, 0, 0, 9)), ("Ben", sheet(1, 0, 0, 8))]);
    assert_eq!(nothing, [award("Most citizens", &[0], "Citizens: 9")], "nobody is honored for nothing, nor everybody");
}

#[test]
fn what_it_shows_is_among_the_drawings_that_phones_are_sent() {
    let drawn: Vec<&str> = Shown::won(&played(&four())).drawings().into_iter().map(Sprite::name).collect();
    let view = ceremony(&four()).view(&english());
    let categories = view.categories.iter().filter_map(|category| category.sprite);
    for sprite in categories.chain(view.awards.iter().filter_map(|award| award.sprite)) {
        assert!(drawn.contains(&sprite.name()), "{}", sprite.name());
    }
}

#[test]
fn no_two_awards_have_one_picture() {
    let pictures: BTreeSet<&str> =
        ceremony(&four()).view(&english()).awards.iter().filter_map(|award| award.sprite).map(Sprite::name).collect();
    assert_eq!(pictures.len(), 3, "{pictures:?}");
}

#[test]
fn nobody_races_who_is_alone() {
    let ceremony = ceremony(&[("Anna", sheet(3, 2, 5, 30))]);
    let steps = ceremony.steps();
    assert_eq!(steps, [Step::Names, Step::Whole, Step::Winner, Step::Awards, Step::Podium]);
    assert_eq!(ceremony.view(&english()).winner, "Anna ends the game with 37 points.");
    assert_eq!(ceremony.view(&english()).awards.len(), 3);
}

#[test]
fn ten_who_are_equal_share_the_victory_and_no_award() {
    let names = ["Ann", "Bo", "Cleo", "Dora", "Emil", "Fee", "Gus", "Hal", "Ida", "Jo"];
    let ceremony = ceremony(&names.map(|name| (name, sheet(3, 2, 5, 30))));
    assert!(!ceremony.steps().contains(&Step::Awards));
    assert!(ceremony.view(&english()).winner.contains("share the victory"));
    assert_eq!(ceremony.race().ahead(Step::Winner).len(), 10);
}

#[test]
fn what_is_new_is_told_of_the_own_game_only() {
    let words = english();
    let record = played(&[("Anna", Sheet { citizens: 45, ..Sheet::default() }), ("Ben", sheet(1, 1, 1, 1))]);
    let finished = Finished::of(&record).unwrap();
    let mut hall = Hall::default();
    hall.add(finished.clone());
    let seals = Seals::new(&words, hall, finished.id());
    let ceremony = Ceremony::new(&finished, record.table(), Turn::default());
    assert!(!ceremony.steps().contains(&Step::Seals));
    let sealed = ceremony.with_seals(seals.clone()).unwrap();
    assert!(sealed.steps().contains(&Step::Seals));
    assert_eq!(sealed.view(&words).seals[0].achieved, ["At least 45 points", "At least 40 citizens"]);
    let mut other = played(&[("Anna", sheet(1, 1, 1, 1))]);
    let results = other.results().cloned().unwrap();
    other.set_results(Some(Results { stamp: 8, ..results }));
    let other = Ceremony::new(&Finished::of(&other).unwrap(), other.table(), Turn::default());
    assert!(other.with_seals(seals).is_none());
}

#[test]
fn a_game_whose_points_have_no_parts_has_one_category() {
    let mut record = after::<Coin>("TOY", usize::MAX);
    let player = |(name, sheet): (&str, u16)| PlayerSheet { name: name.to_owned(), sheet };
    let players = [("Anna", 1), ("Ben", 3)].map(player).into();
    record.set_results(Some(Results { date: date(2026, 11, 30), stamp: 1, players }));
    let finished = town_crier::chronicle::hall::Finished::of(&record).unwrap();
    let ceremony = Ceremony::new(&finished, record.table(), Turn::default());
    assert_eq!(ceremony.steps(), [Step::Names, Step::Duel, Step::Winner, Step::Podium]);
    let words = Words::of::<Coin>(Language::English, Manner::Plain);
    assert_eq!(ceremony.heading(&words, Step::Duel), "Total");
}

#[test]
fn each_follower_shows_a_motion_once_and_any_key_ends_it() {
    let ceremony = std::sync::Arc::new(ceremony(&four()));
    let shown = |step, number| CeremonyShown { ceremony: ceremony.clone(), step, number };
    let mut clock = StepClock::default();
    let first = shown(Step::Category(0), Some(3));
    assert!(clock.tick(10.0, &first, Motion::Full) && clock.is_moving(&first));
    assert!(clock.tick(11.0, &first, Motion::Full));
    assert!((clock.seconds() - 1.0).abs() < 1e-4);
    assert!(!clock.tick(12.5, &first, Motion::Full), "it ends by itself");
    assert!(!clock.tick(10.0, &first, Motion::Full), "and is not shown again");
    let next = shown(Step::Category(1), Some(4));
    assert!(clock.tick(20.0, &next, Motion::Full));
    let rested = shown(Step::Category(1), None);
    assert!(!clock.tick(20.1, &rested, Motion::Full));
    assert!(clock.seconds().is_infinite(), "a key ends it");
    assert!(!clock.tick(30.0, &shown(Step::Winner, Some(5)), Motion::None), "nothing moves where nothing may");
    assert!(clock.tick(40.0, &shown(Step::Winner, Some(6)), Motion::Short));
    assert!(!clock.tick(41.8, &shown(Step::Winner, Some(6)), Motion::Short), "three times as fast");
}

#[test]
fn coins_fall_in_gusts_alike_each_time_and_none_is_left() {
    assert!(confetti(1.5).len() > 20);
    assert_eq!(confetti(1.5), confetti(1.5));
    assert!(confetti(0.0).is_empty() && confetti(Step::Winner.duration()).is_empty());
    let new = |tenth: u8| confetti(f32::from(tenth) * 0.1).iter().filter(|coin| coin.at[1] < 0.1).count();
    let new: Vec<usize> = (0..50).map(new).collect();
    let gusts = new.windows(2).filter(|pair| pair[0] == 0 && pair[1] > 0).count();
    assert_eq!(gusts, 3, "{new:?}");
}
