//! The real desk without a window, whose phones follow it: its gallery runs in a thread of the same process.

use std::io::{self, Write as _};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Key, Modifiers};
use town_crier::desk::phones::Network;
use town_crier::gallery::address::Own;

use crate::kit::played;
use crate::kit::window::Table;
use crate::servers::{announce, each_line};
use crate::table::quantile;

/// The roll of day 3, afternoon, is the tenth order.
const ORDERS: usize = 11;
/// So often an order is given and taken back while frames are measured.
const EVERY: Duration = Duration::from_millis(500);

/// Lets phones follow; a line "press" presses the one key, "frames 2000" draws frames for two seconds and tells what they took.
pub(crate) fn desk() {
    let own = || Own { device: "lo".to_owned(), address: Ipv4Addr::LOCALHOST.into(), usual: true };
    let network = Network { own: Arc::new(move || Ok(vec![own()])), ports: vec![0] };
    let still = |files: &town_crier::desk::Files| {
        std::fs::write(&files.settings, "(motion: none, tips: false, language: Some(\"en\"))").expect("settings");
    };
    let mut table = Table::with(&played::after(1, ORDERS), still, |desk| desk.with_network(network));
    table.press(Key::F9);
    let open = table.find("Let phones follow");
    table.frame(Table::click(open));
    table.settle();
    let code = table.label("QR code for the address http://").expect("a code");
    let (at, key) = code.split_once('/').expect("an address and a key");
    table.press(Key::Escape);
    announce(at, &format!("/{key}/events?lang=en"));
    each_line(|line| match line.split_once(' ') {
        Some(("frames", millis)) => {
            let took = frames(&mut table, Duration::from_millis(millis.parse().expect("milliseconds")));
            let nanos = |q: f64| quantile(&took, q).as_nanos();
            println!("{} {} {} {}", nanos(0.5), nanos(0.99), nanos(1.0), took.len());
            let _ = io::stdout().flush();
        }
        Some(_) | None => order(&mut table, true),
    });
}

/// How long each frame took of all that were drawn one after another in that time, while orders were given and taken back.
fn frames(table: &mut Table, time: Duration) -> Vec<Duration> {
    let began = Instant::now();
    let (mut took, mut orders) = (Vec::new(), 0);
    while began.elapsed() < time {
        if began.elapsed() > EVERY * orders {
            order(table, orders % 2 == 0);
            orders += 1;
        }
        let frame = Instant::now();
        table.frame(Vec::new());
        took.push(frame.elapsed());
    }
    if orders % 2 == 1 {
        order(table, false);
    }
    took
}

/// Gives the next order by the one key, or takes the last one back; nobody presses twice at once.
fn order(table: &mut Table, next: bool) {
    table.window.now += 60.0;
    if next {
        // A presenter's key, which belongs to no button that has the focus.
        table.press(Key::PageDown);
    } else {
        table.press_with(Modifiers::COMMAND, Key::Z);
    }
}
