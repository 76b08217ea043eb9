//! The public format (`cry --format json`), held against a second reading of it.

use crate::cli::checker::check;
use crate::cli::ordered::Json;
use crate::cli::printed;
use crate::tried::times;

/// How a game is asked for, so that they are not all alike.
fn asked(number: u32) -> Vec<String> {
    let numbering = ["first", "4+", "4-", "2,6,1,5,3,4"][number as usize % 4];
    let from = if number.is_multiple_of(5) { format!("{}a", number % 8 + 1) } else { "1m".to_owned() };
    let mut asked = vec!["--numbering", numbering, "--from", &from];
    if number.is_multiple_of(10) && from.as_str() > "3" {
        asked.extend(["--struck", ["w3,r5", "y1", "r6,r1,y2,w4,y5,w1,r3,y4"][number as usize % 3]]);
    }
    asked.into_iter().map(str::to_owned).collect()
}

fn games_obey(expansion: bool) {
    for number in 0..times(150) {
        let (code, more) = (format!("game-{number}"), asked(number));
        let mut args = vec!["cry", "--format", "json", "--code", &code];
        args.extend(more.iter().map(String::as_str));
        args.extend(expansion.then_some("--expansion"));
        let cry = printed(&args, "");
        check(&cry);
        assert_eq!(cry, printed(&args, ""), "{code}: the same twice");
    }
}

#[test]
fn games_obey_the_format() {
    games_obey(false);
}

#[test]
fn games_with_the_expansion_obey_the_format() {
    games_obey(true);
}

#[test]
fn the_expansion_leaves_wheel_and_dice_as_they_are() {
    for number in 0..times(30) {
        let code = format!("game-{number}");
        let without = printed(&["cry", "--format", "json", "--code", &code], "");
        let with = printed(&["cry", "--format", "json", "--code", &code, "--expansion"], "");
        let wheel = |cry: &str| entered(&Json::parse(cry.lines().next().unwrap())).0;
        assert_eq!((wheel(&without), thrown(&without)), (wheel(&with), thrown(&with)), "{code}");
    }
}

#[test]
fn a_game_rebuilt_from_its_own_lines_is_the_same() {
    for number in 0..times(60) {
        let (code, more) = (format!("game-{number}"), asked(number));
        let more: Vec<_> = more.iter().map(String::as_str).collect();
        let mut args = vec!["cry", "--format", "json", "--code", &code];
        args.extend(&more);
        args.extend((number % 3 > 0).then_some("--expansion"));
        let dealt = printed(&args, "");

        let (plazas, tiles) = entered(&Json::parse(dealt.lines().next().unwrap()));
        let mut args = vec!["cry", "--format", "json", "--plazas", &plazas, "--dice", "-"];
        args.extend(&more);
        if !tiles.is_empty() {
            args.extend(["--tiles", &tiles]);
        }
        let rebuilt = printed(&args, &thrown(&dealt));

        let code = format!("\"code\":\"{}\"", code.to_uppercase());
        assert_eq!(rebuilt, dealt.replacen(&code, "\"code\":null", 1));
    }
}

/// The opened wheel and tiles, as a person would enter them.
fn entered(opened: &Json) -> (String, String) {
    let keys = ["event", "format", "game", "code", "plazas", "tiles", "numbering", "day", "half", "struck"];
    let [_, _, _, _, plazas, tiles, ..] = opened.fields(keys);
    let letter = |color: &Json| color.text()[..1].to_owned();
    let plazas = plazas.list().iter().map(|plaza| plaza.fields(["up", "down"]).map(letter).concat());
    let tiles = tiles.list().iter().map(|tile| tile.fields(["tile", "notch", "side"])[0].number().to_string());
    (plazas.collect::<Vec<_>>().join(","), tiles.collect::<Vec<_>>().join(","))
}

/// The rolled dice, as a person would enter them; the clear ones in no order.
fn thrown(cry: &str) -> String {
    let lines = cry.lines().map(Json::parse).filter(|line| line.event() == "rolled");
    let lines = lines.map(|line| {
        let [_, _, _, black, clear] = line.fields(["event", "day", "half", "black", "clear"]);
        let clear: Vec<_> = clear.list().iter().map(Json::number).collect();
        format!("{} {} {} {}\n", black.number(), clear[1], clear[2], clear[0])
    });
    lines.collect()
}
