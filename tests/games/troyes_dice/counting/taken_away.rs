//! A reckoning as text and as comma-separated values, and the winner's cry.

use proptest::prelude::*;
use town_crier::crier::Turn;
use town_crier::games::troyes_dice::record::Results;
use town_crier::games::troyes_dice::rules::Achievement;
use town_crier::games::troyes_dice::words;
use town_crier::show::{results_csv, results_text};

use crate::games::troyes_dice::english;
use crate::games::troyes_dice::kit::{example, player, points, reckoning, sheet};
use crate::tried::config;

fn two() -> Results {
    reckoning(vec![player("Ann", example()), player("Bartholomé 木", sheet([0; 6], [0; 6], [19, 0, 0], 0))])
}

/// The fields of comma-separated values, read by the letter of RFC 4180.
fn read(text: &str) -> Vec<Vec<String>> {
    let mut lines = vec![vec![String::new()]];
    let mut signs = text.chars().peekable();
    let mut is_quoted = false;
    while let Some(sign) = signs.next() {
        let fields = lines.last_mut().unwrap();
        let field = fields.last_mut().unwrap();
        match sign {
            '"' if is_quoted && signs.peek() == Some(&'"') => field.extend(signs.next()),
            '"' if is_quoted => is_quoted = false,
            '"' => {
                assert!(field.is_empty(), "a quote within a field");
                is_quoted = true;
            }
            ',' if !is_quoted => fields.push(String::new()),
            '\r' if !is_quoted => {
                assert_eq!(signs.next(), Some('\n'));
                lines.push(vec![String::new()]);
            }
            '\n' if !is_quoted => panic!("a line that ends without a return"),
            other => field.push(other),
        }
    }
    assert!(!is_quoted);
    assert_eq!(lines.pop(), Some(vec![String::new()]), "the last line ends too");
    lines
}

#[test]
fn a_table_for_a_chat() {
    let expected = "\
2026-02-28          Ann  Bartholomé 木
Fortress              0              –
Count’s Palace        0              –
Great Hall            4              –
City Hall             8              –
Cathedral             4              –
Bishopric             4              –
Leftover resources    4              –
Citizens             30              –
Total                54              –
Place                 1              –
";
    assert_eq!(results_text(&english(), &two()), expected);
}

#[test]
fn a_name_of_several_lines_takes_one() {
    let text = results_text(&english(), &reckoning(vec![player(" A\n\tB\u{7} ", points(3))]));
    assert_eq!(text.lines().count(), 11);
    assert_eq!(text.lines().next(), Some("2026-02-28          A B"));
    assert_eq!(results_text(&english(), &reckoning(Vec::new())).lines().next(), Some("2026-02-28"));
}

#[test]
fn comma_separated_values() {
    let text = results_csv(&english(), &two());
    let lines = read(&text);
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0][..4], ["Date", "Player", "Fortress, drawn", "Count’s Palace, drawn"]);
    assert!(text.starts_with("Date,Player,\"Fortress, drawn\","));
    let ann = "2026-02-28,Ann,0,0,4,4,4,2,0,0,1,2,1,2,2,2,5,30,0,0,4,8,4,4,4,54,1,0,0,0,0,0,0";
    assert_eq!(lines[1].join(","), ann);
    let bo = "2026-02-28,Bartholomé 木,0,0,0,0,0,0,0,0,0,0,0,0,19,0,0,0,,,,,,,,,,0,0,0,0,0,0";
    assert_eq!(lines[2].join(","), bo);
    assert!(lines.iter().all(|line| line.len() == lines[0].len()));
}

#[test]
fn quotes_are_doubled() {
    let name = "O\"Brien, \"Bo\"\r\nthe younger";
    let text = results_csv(&english(), &reckoning(vec![player(name, points(0))]));
    assert!(text.contains(",\"O\"\"Brien, \"\"Bo\"\"\r\nthe younger\",0,"), "{text}");
    assert_eq!(read(&text)[1][1], name);
}

#[test]
fn the_winner_is_cried() {
    let cry = |players: &[(&str, u8)]| {
        let players = players.iter().map(|(name, citizens)| player(name, points(*citizens))).collect();
        english().winner(&reckoning(players), Turn::default())
    };
    assert_eq!(cry(&[]), None);
    assert_eq!(cry(&[(" Ann ", 40)]).unwrap(), "Ann ends the game with 40 points.");
    assert_eq!(cry(&[("Ann", 40), ("Bo", 41)]).unwrap(), "Bo wins with 41 points!");
    let three = [("Ann", 41), ("Bo", 41), ("Cleo", 3), ("Dora", 41)];
    assert_eq!(cry(&three).unwrap(), "Ann, Bo and Dora share the victory with 41 points!");
    assert_eq!(cry(&[("Ann", 41), ("Bo", 61)]), None, "nobody is cried before all sheets can be");
}

#[test]
fn every_achievement_has_words() {
    let mut said: Vec<String> =
        Achievement::ALL.map(|achievement| words::achievement(&english(), achievement)).to_vec();
    assert!(said.iter().all(|words| !words.contains("achievement-") && !words.contains('{')), "{said:?}");
    said.sort_unstable();
    said.dedup();
    assert_eq!(said.len(), Achievement::ALL.len());
}

proptest! {
    #![proptest_config(config(64))]

    #[test]
    fn any_name_comes_back_from_the_values(name in "[ -~\"\",\r\né木]{0,12}") {
        let text = results_csv(&english(), &reckoning(vec![player(&name, points(1)), player("Z", points(1))]));
        let lines = read(&text);
        prop_assert_eq!(lines.len(), 3);
        prop_assert_eq!(&lines[1][1], &name);
    }
}
