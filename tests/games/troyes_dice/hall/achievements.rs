//! Each achievement, just reached and just missed (`rules.md 8`).

use town_crier::games::troyes_dice::rules::{Achievement, Building, Color, FullTracks, Played, Score, Sheet};

use crate::games::troyes_dice::hall::season;
use crate::games::troyes_dice::kit::{colors, points, sheet};

/// A game of so many with that sheet, lost.
fn lost(players: usize, sheet: &Sheet) -> Played {
    Played {
        players,
        expansion: false,
        won: false,
        built: sheet.built,
        score: Score::of(sheet.clone()).expect("it can be"),
        tracks: FullTracks::default(),
    }
}

#[track_caller]
fn check(achievement: Achievement, has: &[Played], lacks: &[Played]) {
    assert!(achievement.is_achieved(has));
    assert!(!achievement.is_achieved(lacks));
    assert!(Achievement::achieved(has).contains(&achievement));
    assert!(!Achievement::new_in_last(lacks).contains(&achievement));
}

/// A sheet of so many points, up to 72.
fn worth(score: u8) -> Sheet {
    let sheet = sheet([0; 6], [0; 6], [18, 6, 0], score - 12);
    assert_eq!(Score::of(sheet.clone()).map(|score| score.total()), Ok(u16::from(score)));
    sheet
}

#[test]
fn three_games_of_a_kind() {
    let (alone, others) = (lost(1, &points(1)), lost(2, &points(1)));
    let expansion = Played { expansion: true, ..alone.clone() };
    let three = |played: &Played| vec![played.clone(); 3];
    let two = |played: &Played| vec![played.clone(); 2];
    check(Achievement::ThreeSolo, &three(&alone), &[two(&alone), three(&others)].concat());
    check(Achievement::ThreeMultiplayer, &three(&others), &[two(&others), three(&alone)].concat());
    check(Achievement::ThreeExpansion, &three(&expansion), &[two(&expansion), three(&others)].concat());
    assert_eq!(Achievement::new_in_last(&three(&alone)), [Achievement::ThreeSolo]);
    assert_eq!(Achievement::new_in_last(&[three(&alone), vec![alone]].concat()), [], "only once");
}

#[test]
fn points_reached() {
    check(Achievement::FortyFivePoints, &[lost(4, &worth(45))], &[lost(4, &worth(44))]);
    check(Achievement::FiftyFivePoints, &[lost(4, &worth(55))], &[lost(4, &worth(54))]);
    check(Achievement::SixtyFivePoints, &[lost(4, &worth(65))], &[lost(4, &worth(64))]);
}

#[test]
fn won_with_more_than_60() {
    let won = |players, score| Played { won: true, ..lost(players, &worth(score)) };
    check(Achievement::WonOverSixty, &[won(2, 61)], &[won(2, 60), lost(2, &worth(61)), won(1, 61)]);
}

#[test]
fn eighteen_from_one_character() {
    let with = |built, circle| sheet([0, 0, built, 0, 5, 0], [1, 1, circle, 2, 0, 5 - circle], [0; 3], 0);
    check(Achievement::EighteenFromOne, &[lost(3, &with(6, 3))], &[lost(3, &with(5, 3)), lost(3, &with(6, 2))]);
}

#[test]
fn forty_citizens() {
    check(Achievement::FortyCitizens, &[lost(3, &points(40))], &[lost(3, &points(39))]);
}

#[test]
fn full_rows() {
    for (at, building) in Building::ALL.into_iter().enumerate() {
        let mut built = [5, 5, 5, 5, 0, 5];
        let lacks = lost(3, &sheet(built, [0; 6], [0; 3], 0));
        built[at] = 6;
        let circles = if building == Building::Cathedral { [1, 1, 2, 2, 3, 3] } else { [0; 6] };
        check(Achievement::FullRow(building), &[lost(3, &sheet(built, circles, [0; 3], 0))], &[lacks]);
    }
}

#[test]
fn full_tracks_are_asked() {
    for color in Color::ALL {
        let one = colors(Color::ALL.map(|other| other == color));
        let others = colors(Color::ALL.map(|other| other != color));
        let with = |resources, citizens| Played { tracks: FullTracks { resources, citizens }, ..lost(3, &points(0)) };
        check(Achievement::ResourceTrack(color), &[with(one, others)], &[with(others, one)]);
        check(Achievement::CitizenTrack(color), &[with(others, one)], &[with(one, others)]);
    }
}

#[test]
fn nobody_has_anything_without_a_game() {
    assert_eq!(Achievement::achieved(&[]), []);
    assert_eq!(Achievement::new_in_last(&[]), []);
}

#[test]
fn what_the_season_brought() {
    use Achievement::{
        CitizenTrack, EighteenFromOne, FiftyFivePoints, FortyCitizens, FortyFivePoints, FullRow, ResourceTrack,
        SixtyFivePoints, ThreeExpansion, ThreeMultiplayer, ThreeSolo, WonOverSixty,
    };
    // For each of the four players.
    let brought = [
        (ThreeSolo, [true, false, false, true]),
        (ThreeMultiplayer, [true, true, true, true]),
        (ThreeExpansion, [true, true, true, true]),
        (FortyFivePoints, [true, true, true, true]),
        (FiftyFivePoints, [true, true, true, false]),
        (SixtyFivePoints, [false, true, true, false]),
        (WonOverSixty, [false, true, true, false]),
        (EighteenFromOne, [false, true, true, false]),
        (FortyCitizens, [false, true, false, true]),
        (FullRow(Building::Fortress), [true, true, true, true]),
        (FullRow(Building::GreatHall), [false, false, false, true]),
        (FullRow(Building::Cathedral), [true, true, true, false]),
        (FullRow(Building::CountsPalace), [true, false, false, true]),
        (FullRow(Building::CityHall), [false, false, true, true]),
        (FullRow(Building::Bishopric), [true, false, true, true]),
        (ResourceTrack(Color::Yellow), [true, false, false, false]),
        (ResourceTrack(Color::White), [true, false, false, false]),
        (CitizenTrack(Color::Yellow), [false, true, false, true]),
        (CitizenTrack(Color::White), [true, true, true, false]),
    ];
    let hall = season::hall_of(season::GAMES);
    for (player, name) in season::NAMES.iter().enumerate() {
        let expected: Vec<_> =
            brought.iter().filter(|(_, by)| by[player]).map(|(achievement, _)| *achievement).collect();
        assert_eq!(hall.achievements_of(&season::name(player)), expected, "{name}");
    }
}

#[test]
fn of_points_only_the_most_are_told() {
    use Achievement::{FiftyFivePoints, FortyCitizens, FortyFivePoints, SixtyFivePoints, ThreeSolo};
    let rows = [
        (
            vec![ThreeSolo, FortyFivePoints, FiftyFivePoints, SixtyFivePoints, FortyCitizens],
            vec![ThreeSolo, SixtyFivePoints, FortyCitizens],
        ),
        (vec![FortyFivePoints, FiftyFivePoints], vec![FiftyFivePoints]),
        (vec![FortyCitizens], vec![FortyCitizens]),
        (Vec::new(), Vec::new()),
    ];
    for (achieved, told) in rows {
        assert_eq!(Achievement::told(achieved), told);
    }
}
