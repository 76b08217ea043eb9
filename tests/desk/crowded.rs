//! Games as no table plays them: ten thousand orders, a thousand players. What is in sight is drawn, and all of it can be reached.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use jiff::civil::date;
use town_crier::chronicle::{Next, PlayerSheet, Results};
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Record};
use town_crier::games::troyes_dice::record::Record as DiceRecord;

use super::dice_village::opening;
use super::{Place, STILL, TestDesk};
use crate::chronicle::stored::after;
use crate::show::ceremony::sheet;

impl TestDesk {
    /// The names of all that has this role and a name that holds that.
    fn all_with(&self, role: Role, part: &str) -> Vec<String> {
        let is = By::new().predicate(move |node| node.role() == role);
        let names = self.0.query_all(is).filter_map(|node| node.accesskit_node().label());
        names.filter(|name| name.contains(part)).collect()
    }

    /// The name of what has the focus.
    fn focused_name(&self) -> String {
        let focused = self.0.query_all(By::new().predicate(|node| node.is_focused() && !node.is_hidden()));
        focused.into_iter().next_back().and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }
}

/// A game in which nobody ever sells anything: it never ends.
fn endless(orders: usize) -> Record {
    let mut record = Record::open(opening(CardsFrom::Code, DiceFrom::Code, 3)).expect("it opens");
    while record.done().len() < orders {
        let (Next::Order(ask) | Next::Choose(ask)) = record.next() else { panic!("the game has ended") };
        record.ask(ask).expect("it is the next right thing");
    }
    record
}

#[test]
fn the_log_of_a_long_game_draws_the_lines_in_sight_and_arrows_reach_the_others() {
    let record = endless(600);
    for size in [[1280.0, 720.0], [1024.0, 768.0]] {
        let mut desk = TestDesk::village_set(STILL, &record, size);
        let lines = desk.all_with(Role::Button, "Round ");
        assert!((5..30).contains(&lines.len()), "{size:?}: {lines:#?}");
        desk.0.get_by_label(&lines[0]).focus();
        desk.run();
        let mut reached = vec![desk.focused_name()];
        for _ in 0..40 {
            desk.press(Key::ArrowDown);
            reached.push(desk.focused_name());
        }
        assert!(reached.windows(2).all(|pair| pair[0] != pair[1]), "{size:?}: {reached:#?}");
        assert!(!lines.contains(&reached[40]), "{size:?}: {reached:#?}");
        assert!(desk.all_with(Role::Button, "Round ").len() < 30);
        // A step back and forth leaves the focus where it is.
        desk.press_with(egui::Modifiers::COMMAND, Key::Z);
        assert_eq!(desk.focused_name(), reached[40], "{size:?}");
    }
}

#[test]
fn the_scoring_of_hundreds_of_players_draws_the_rows_in_sight_and_keys_reach_the_others() {
    let mut record: DiceRecord = after("MARKET DAY", usize::MAX);
    let players = (0..300).map(|at| PlayerSheet { name: format!("P{at}"), sheet: sheet(6, 1, 4, 20) });
    record.set_results(Some(Results { date: date(2026, 11, 30), stamp: 7, players: players.collect() }));
    let mut desk = Place::keeping(STILL, &record).desk();
    desk.press(Key::Space).press(Key::F3);
    let cells = || Role::SpinButton;
    let rows = |desk: &TestDesk| desk.all_with(cells(), ": Citizens").len();
    assert!((5..40).contains(&rows(&desk)), "{}", rows(&desk));
    desk.0.get_by_role_and_label(Role::SpinButton, "P0: Citizens").focus();
    desk.run();
    for at in 1..25 {
        desk.press(Key::ArrowDown);
        assert_eq!(desk.focused_name(), format!("P{at}: Citizens"));
    }
    assert!(rows(&desk) < 40, "{}", rows(&desk));
    desk.press(Key::ArrowUp);
    assert_eq!(desk.focused_name(), "P23: Citizens");
}
