//! Questions about what was just explained, answered by a digit, a click or the one key.

use egui::Key;
use town_crier::crier::Language;

use crate::desk::TestDesk;
use crate::desk::teaching::{FIRST_ROLL, hints, taught};

/// A desk on which the first question stands, after the first roll.
fn asked() -> TestDesk {
    let mut desk = taught("motion: none");
    desk.press_times(FIRST_ROLL, Key::Space).press_times(4, Key::Space).has("Which die is free?").has_done(1);
    desk
}

#[test]
fn a_question_is_answered_by_a_digit_or_a_click_and_whoever_is_right_is_cheered() {
    let question =
        hints(&asked(), Language::English).into_iter().find(|hint| hint.id == "ask-free").expect("it is asked");
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    for (at, answer) in question.answers.iter().enumerate() {
        let name = format!("{}  {}", at + 1, answer.text);
        let by_key = |desk: &mut TestDesk| _ = desk.press(digits[at]);
        let by_mouse = |desk: &mut TestDesk| _ = desk.click(&name);
        for give in [&by_key as &dyn Fn(&mut TestDesk), &by_mouse] {
            let mut desk = asked();
            give(&mut desk);
            desk.has_done(1).lacks("Which die is free?").has("The first plaza costs nothing");
            assert_eq!(desk.shows("Right! It is"), answer.right, "{name}");
            assert_eq!(desk.shows("Not quite. It is"), !answer.right, "{name}");
            desk.press(Key::Space).lacks("The first plaza costs nothing").has_done(1);
        }
    }
}

#[test]
fn the_one_key_gives_the_answer_after_hands_were_raised_and_no_other_digit_does() {
    let mut desk = asked();
    desk.press(Key::Num9).has("Which die is free?").has_done(1).press(Key::Space);
    desk.has("It is ").lacks("Right!").lacks("Not quite").has_done(1);
    desk.press(Key::F11).has("The first plaza costs nothing");
}
