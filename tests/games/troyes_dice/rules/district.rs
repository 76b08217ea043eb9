//! What a scoresheet prints (`rules.md 7`), by value.

use town_crier::games::troyes_dice::rules::{
    Building, BuildingGain, CitizenBonus, CitizenTrack, Color, Column, Gain, Neighbors, ResourceTrack,
};

fn letter(color: Color) -> char {
    match color {
        Color::Red => 'r',
        Color::Yellow => 'y',
        Color::White => 'w',
    }
}

/// “2rc” for two red citizens, “3rr” for three of the red track's resource.
fn told(gain: Gain) -> String {
    match gain {
        Gain::Citizens(color, count) => format!("{count}{}c", letter(color)),
        Gain::Resources(color, count) => format!("{count}{}r", letter(color)),
    }
}

#[track_caller]
fn check_row(building: Building, expected: &str) {
    let row = Column::ALL.map(|column| match building.gain(column) {
        BuildingGain::Just(gain) => told(gain),
        BuildingGain::PerDie(color, gain) => format!("{}:{}", letter(color), told(gain)),
        BuildingGain::Score(row) => format!("{row:?}"),
    });
    assert_eq!(row.join(" "), expected, "{building:?}");
}

#[test]
fn rule_7_3_fortresses_and_work_buildings() {
    check_row(Building::Fortress, "1rc 1rc 1yc 1yc 1wc 1wc");
    check_row(Building::CountsPalace, "2rc 2rc 2rc 2rc 2rc 2rc");
    check_row(Building::CityHall, "2yc 2yc 2yc 2yc 2yc 2yc");
    check_row(Building::Bishopric, "2wc 2wc 2wc 2wc 2wc 2wc");
}

#[test]
fn rule_7_4_great_halls() {
    check_row(Building::GreatHall, "r:3rr r:2rc y:3yr y:2yc w:3wr w:2wc");
}

#[test]
fn rule_6_2_cathedrals_unlock_the_rows_in_their_order() {
    check_row(Building::Cathedral, "Fortress CountsPalace GreatHall CityHall Cathedral Bishopric");
}

#[test]
fn rule_7_5_links() {
    let links = |building: Building| {
        Neighbors::ALL.map(|neighbors| building.link(neighbors).map_or_else(|| "-".to_owned(), told)).join(" ")
    };
    let rows = Building::ALL.map(|building| (building, links(building)));
    let expected = [
        (Building::Fortress, "1rc 1yc 1wc"),
        (Building::CountsPalace, "2rc - 3rr"),
        (Building::GreatHall, "- - -"),
        (Building::CityHall, "3yr 2yc -"),
        (Building::Cathedral, "- - -"),
        (Building::Bishopric, "- 3wr 2wc"),
    ];
    assert_eq!(rows, expected.map(|(building, row)| (building, row.to_owned())));
    let columns = Neighbors::ALL.map(|neighbors| neighbors.columns().map(Column::index));
    assert_eq!(columns, [[0, 1], [2, 3], [4, 5]]);
}

#[test]
fn rules_7_1_and_7_2_tracks() {
    assert_eq!((ResourceTrack::LENGTH, ResourceTrack::AT_START), (18, 3));
    assert_eq!(ResourceTrack::CITIZEN_AT, [6, 12, 18]);
    assert_eq!(CitizenTrack::LENGTH, 20);
    assert_eq!(
        CitizenTrack::COLUMNS,
        [(3, CitizenBonus::OneOfEach), (6, CitizenBonus::WorkBuilding), (11, CitizenBonus::WorkBuilding)]
    );
    assert_eq!(CitizenTrack::TRACK, [(15, CitizenBonus::OtherPrestigeBuilding), (20, CitizenBonus::OtherCitizens)]);
    for color in Color::ALL {
        assert!(!color.others().contains(&color));
        assert_eq!((color.prestige().color(), color.work().color()), (color, color));
    }
}
