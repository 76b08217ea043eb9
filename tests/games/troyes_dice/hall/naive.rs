//! The whole season counted again, from the script's numbers alone.

use town_crier::games::troyes_dice::rules::{Achievement, Color, Face, Tally};

use crate::games::troyes_dice::hall::season::{self, Part, Script};

fn points(part: &Part) -> u16 {
    let mut points = u16::from(part.citizens);
    for row in 0..6 {
        points += u16::from(part.built[row]) * u16::from(part.circles[row]);
    }
    points + part.left.iter().map(|left| u16::from(*left) / 2).sum::<u16>()
}

fn has_won(script: &Script, part: &Part) -> bool {
    script.parts.len() > 1 && script.parts.iter().all(|other| points(other) <= points(part))
}

fn parts_of(scripts: &[Script], player: usize) -> Vec<(&Script, &Part)> {
    let parts = scripts.iter().flat_map(|script| script.parts.iter().map(move |part| (script, part)));
    parts.filter(|(_, part)| part.player == player).collect()
}

#[test]
fn every_standing() {
    let scripts = season::scripts();
    for games in [1, 7, 18, season::GAMES] {
        let hall = season::hall_of(games);
        let standings = hall.ranking();
        for player in 0..4 {
            let parts = parts_of(&scripts[..games], player);
            let standing = standings.iter().find(|standing| standing.name == season::name(player));
            let Some(standing) = standing else {
                assert!(parts.is_empty());
                continue;
            };
            assert_eq!(standing.games, parts.len());
            assert_eq!(standing.wins, parts.iter().filter(|(script, part)| has_won(script, part)).count());
            assert_eq!(Some(standing.best), parts.iter().map(|(_, part)| points(part)).max());
            let scores: Vec<u16> = hall.scores_of(&season::name(player)).into_iter().map(|(_, score)| score).collect();
            assert_eq!(scores, parts.iter().map(|(_, part)| points(part)).collect::<Vec<_>>());
        }
    }
}

#[test]
fn every_best_game_and_every_duel() {
    let scripts = season::scripts();
    let hall = season::hall_of(season::GAMES);
    let best = hall.best();
    assert_eq!(best.len(), 4);
    assert!(best.windows(2).all(|pair| (pair[1].points, pair[0].date) <= (pair[0].points, pair[1].date)));
    for player in 0..4 {
        let of_player = best.iter().find(|best| best.name == season::name(player)).unwrap();
        let (first, most) = parts_of(&scripts, player)
            .into_iter()
            .map(|(script, part)| (scripts.iter().position(|other| std::ptr::eq(other, script)).unwrap(), points(part)))
            .rev()
            .max_by_key(|(_, points)| *points)
            .unwrap();
        assert_eq!((of_player.points, of_player.date), (most, hall.games()[first].date()));
        let duels = hall.duels_of(&season::name(player));
        for other in (0..4).filter(|other| *other != player) {
            let both = scripts.iter().filter_map(|script| {
                let part = |player| script.parts.iter().find(|part| part.player == player);
                part(player).zip(part(other))
            });
            let ahead: Vec<bool> = both.map(|(own, other)| points(own) > points(other)).collect();
            let duel = duels.iter().find(|duel| duel.other == season::name(other)).unwrap();
            assert_eq!((duel.games, duel.ahead), (ahead.len(), ahead.iter().filter(|ahead| **ahead).count()));
        }
    }
}

/// Which of the 21 boxes a player has after these games, in the order of the page.
fn boxes(parts: &[(&Script, &Part)]) -> [bool; 21] {
    let any = |is_it: &dyn Fn(&Script, &Part) -> bool| parts.iter().any(|(script, part)| is_it(script, part));
    let three = |is_it: &dyn Fn(&Script) -> bool| parts.iter().filter(|(script, _)| is_it(script)).count() >= 3;
    let row = |row: usize| any(&|_, part| part.built[row] == 6);
    let track = |track: usize| any(&|_, part| part.full[track]);
    [
        three(&|script| script.parts.len() == 1),
        three(&|script| script.parts.len() == 4),
        three(&|script| script.expansion),
        any(&|_, part| points(part) > 44),
        any(&|_, part| points(part) > 54),
        any(&|_, part| points(part) > 64),
        any(&|script, part| has_won(script, part) && points(part) > 60),
        any(&|_, part| (0..6).any(|row| part.built[row] == 6 && part.circles[row] == 3)),
        any(&|_, part| part.citizens > 39),
        row(0),
        row(2),
        row(4),
        row(1),
        row(3),
        row(5),
        track(0),
        track(1),
        track(2),
        track(3),
        track(4),
        track(5),
    ]
}

#[test]
fn every_achievement_and_when_it_was_new() {
    let scripts = season::scripts();
    let hall = season::hall_of(season::GAMES);
    for (game, finished) in season::finished().iter().enumerate() {
        let new = hall.new_with(finished.id());
        assert_eq!(new.len(), scripts[game].parts.len());
        for (part, (name, new)) in scripts[game].parts.iter().zip(new) {
            assert_eq!(*name, season::name(part.player));
            let before = boxes(&parts_of(&scripts[..game], part.player));
            let after = boxes(&parts_of(&scripts[..=game], part.player));
            let boxes = Achievement::ALL.into_iter().zip(before).zip(after);
            let expected: Vec<_> =
                boxes.filter(|((_, before), after)| !before && *after).map(|((box_, _), _)| box_).collect();
            assert_eq!(new, expected, "game {game}, {name}");
        }
    }
    for player in 0..4 {
        let has = boxes(&parts_of(&scripts, player));
        let expected: Vec<_> = Achievement::ALL.into_iter().zip(has).filter(|(_, has)| *has).map(|(a, _)| a).collect();
        assert_eq!(hall.achievements_of(&season::name(player)), expected);
    }
}

#[test]
fn every_strike() {
    let hall = season::hall_of(season::GAMES);
    let strikes = || season::records().iter().flat_map(|record| record.table().strikes());
    for color in Color::ALL {
        for value in Face::ALL {
            let count = strikes().filter(|strike| strike.color == color && strike.value == value).count();
            assert_eq!(hall.struck().get(color, value), count as u64);
        }
    }
    let total = |tally: &Tally| Color::ALL.into_iter().map(|color| tally.of_color(color)).sum::<u64>();
    assert_eq!(total(&hall.struck()), strikes().count() as u64);
    // Without tile 8 a strike in each of 480 half-days; with it a few less or more.
    let expected = total(&hall.fair()) / Tally::ROLLS;
    assert!((470..=490).contains(&expected), "{expected}");
}
