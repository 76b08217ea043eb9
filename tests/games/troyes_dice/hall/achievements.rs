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
    let counted: [&[Achievement]; 4] = [
        &[
            ThreeSolo,
            ThreeMultiplayer,
            ThreeExpansion,
            FortyFivePoints,
            FiftyFivePoints,
            FullRow(Building::Fortress),
            FullRow(Building::Cathedral),
            FullRow(Building::CountsPalace),
            FullRow(Building::Bishopric),
            ResourceTrack(Color::Yellow),
            ResourceTrack(Color::White),
            CitizenTrack(Color::White),
        ],
        &[
            ThreeMultiplayer,
            ThreeExpansion,
            FortyFivePoints,
            FiftyFivePoints,
            SixtyFivePoints,
            WonOverSixty,
            EighteenFromOne,
            FortyCitizens,
            FullRow(Building::Fortress),
            FullRow(Building::Cathedral),
            CitizenTrack(Color::Yellow),
            CitizenTrack(Color::White),
        ],
        &[
            ThreeMultiplayer,
            ThreeExpansion,
            FortyFivePoints,
            FiftyFivePoints,
            SixtyFivePoints,
            WonOverSixty,
            EighteenFromOne,
            FullRow(Building::Fortress),
            FullRow(Building::Cathedral),
            FullRow(Building::CityHall),
            FullRow(Building::Bishopric),
            CitizenTrack(Color::White),
        ],
        &[
            ThreeSolo,
            ThreeMultiplayer,
            ThreeExpansion,
            FortyFivePoints,
            FortyCitizens,
            FullRow(Building::Fortress),
            FullRow(Building::GreatHall),
            FullRow(Building::CountsPalace),
            FullRow(Building::CityHall),
            FullRow(Building::Bishopric),
            CitizenTrack(Color::Yellow),
        ],
    ];
    let hall = season::hall_of(season::GAMES);
    for (player, expected) in counted.into_iter().enumerate() {
        assert_eq!(hall.achievements_of(&season::name(player)), expected, "{}", season::NAMES[player]);
    }
}
