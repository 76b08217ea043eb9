//! Known answers: games that were looked at once and stay as they are, in every build and every release.

use crate::cli::checker::check;
use crate::cli::printed;

#[track_caller]
fn known(args: &[&str], input: &str, answer: &str) {
    let cry = printed(&[&["cry", "--format", "json"], args].concat(), input);
    check(&cry);
    same(&args.join(" "), &cry, answer);
}

/// That the game was cried so, line by line.
#[track_caller]
pub(crate) fn same(name: &str, cry: &str, answer: &str) {
    for (at, (cried, known)) in cry.lines().zip(answer.lines()).enumerate() {
        assert_eq!(cried, known, "{name}, line {}", at + 1);
    }
    assert_eq!(cry, answer, "{name}");
}

#[test]
fn market_day() {
    known(&["--code", "Märket Day"], "", include_str!("../data/market-day.jsonl"));
}

/// A spared plaza, clear strikes, strikes again, no free die, three tiles turned, a die that counts as 0.
#[test]
fn market_day_expansion() {
    let answer = include_str!("../data/market-day-expansion.jsonl");
    known(&["--code", "market-day-7", "--expansion"], "", answer);
    for feature in ["\"spared\"", "\"by\":\"clear\"", "\"already\":true", "\"any_free\":false", "\"value\":0,"] {
        assert!(answer.contains(feature), "{feature}");
    }
    assert_eq!(answer.matches("\"turned_to_raid\"").count(), 3);
}

/// A game taken over from the table, with a tile that lies raid side up already.
#[test]
fn physical_from_5a() {
    let wheel = ["--plazas", "ry,rr,wy,yy,wr,ww,yr,rw,yw", "--tiles", "8,2r,4"];
    let start = ["--numbering", "4-", "--from", "5a", "--dice", "-"];
    let dice = "1 5 6 3\n3 1 4 1\n2 3 5 5\n3 2 3 3\n6 5 1 3\n6 3 3 2\n1 6 2 6\n";
    known(&[&wheel[..], &start].concat(), dice, include_str!("../data/physical-from-5a.jsonl"));
}

/// What was struck before is told once, by color and value, and counts for every later strike.
#[test]
fn physical_from_5a_with_dice_that_were_struck_before() {
    let game = ["cry", "--plazas", "ry,rr,wy,yy,wr,ww,yr,rw,yw", "--tiles", "8,2r,4", "--numbering", "4-"];
    let dice = "1 5 6 3\n3 1 4 1\n2 3 5 5\n3 2 3 3\n6 5 1 3\n6 3 3 2\n1 6 2 6\n";
    let start = ["--from", "5a", "--dice", "-"];
    let cry = |more: &[&str]| printed(&[&game[..], &start, more].concat(), dice);
    let json = cry(&["--format", "json", "--struck", "w3,r1,y6"]);
    check(&json);
    let before = cry(&["--format", "json"]);
    let named = r#""struck":[{"color":"red","value":1},{"color":"yellow","value":6},{"color":"white","value":3}]}"#;
    assert!(json.lines().next().unwrap().ends_with(named));
    let changed: Vec<_> = json.lines().zip(before.lines()).skip(1).filter(|(with, without)| with != without).collect();
    let (with, without) = changed[0];
    assert!(with.contains(r#""color":"red","value":1,"by":"black","sheets":true,"already":true"#), "{with}");
    assert_eq!(with.replace("true}", "false}"), without);
    let text = cry(&["--struck", "w3,r1,y6"]);
    let line = "Struck before the takeover: red 1, yellow 6, white 3.\n";
    assert_eq!(text.matches(line).count(), 1);
    assert!(text.to_uppercase().contains("RED 1 HAS ALREADY BEEN STRUCK"));
    assert!(!cry(&[]).contains("takeover"), "nothing is said where there are none");
}

#[test]
fn plazas_are_counted_from_one_to_nine_as_on_the_wheel() {
    let told = printed(&["cry", "--code", "MARKETDAY"], "");
    for number in 1..=9 {
        assert!(told.contains(&format!("  plaza {number}: ")), "plaza {number}");
    }
    assert!(!told.contains("plaza 0") && !told.contains("notch"));
}
