//! What phones cost the desk, also those that take more than they should.

use std::time::Duration;

use tokio::time::sleep;

use crate::Scale;
use crate::child::{Server, Who};
use crate::crowd::{Crowd, Waits};
use crate::rude::{Rude, stays};
use crate::table::{Row, Unit, quantile};

/// So long everybody may wait after the key was pressed, in the worst case of a hundred.
const PRESS: f64 = 0.060;
/// At 60 frames a second there is so much time for each.
const FRAME: f64 = 1.0 / 60.0;
/// So many are served at once, and so many come.
const CONNECTIONS: usize = 1_024;
const TOO_MANY: usize = 1_100;
/// So long they have to come.
const MOMENT: Duration = Duration::from_secs(4);

/// What frames took in some time, in seconds.
#[derive(Clone, Copy, Debug)]
struct Frames {
    middle: f64,
    late: f64,
}

/// What the desk's phones cost the desk, and how long they wait.
pub(crate) async fn desk(scale: Scale) -> Vec<Row> {
    let (mut pressed, mut lost) = (Vec::new(), 0);
    let (mut alone, mut with) = (Vec::new(), Vec::new());
    for _ in 0..scale.runs {
        let mut desk = Server::start(Who::Desk).await.expect("a desk");
        let place = desk.place.clone();
        alone.push(frames(&mut desk, scale.frames).await);
        let (crowd, came) = Crowd::come(&place, scale.phones).await;
        with.push(frames(&mut desk, scale.frames).await);
        let mut waits = Waits::default();
        for _ in 0..scale.tells {
            waits.add(crowd.hear(desk.say("press"), scale.pause).await);
        }
        lost += waits.lost + came.lost + crowd.gone();
        pressed.push(quantile(&waits.waits, 0.99).as_secs_f64());
    }
    let of = |frames: &[Frames], value: fn(&Frames) -> f64| frames.iter().map(value).collect::<Vec<f64>>();
    let row = |name: &str, value| {
        let name = format!("{name}, {} phones beside none", scale.phones);
        Row::beside(name, Unit::Time, &of(&with, value), &of(&alone, value))
    };
    vec![
        Row::alone(format!("from the key to {} phones, p99", scale.phones), Unit::Time, &pressed).most(
            Unit::Time,
            &pressed,
            PRESS,
        ),
        Row { name: "the same: not told, of all".to_owned(), figure: lost.to_string(), ..Row::default() }
            .goal("0", lost == 0),
        row("a frame of the desk, p50", |frames: &Frames| frames.middle),
        row("a frame of the desk, p99", |frames: &Frames| frames.late).times(1.05),
    ]
}

/// What becomes of those who take more than they should, and of the desk meanwhile.
pub(crate) async fn rows(scale: Scale) -> Vec<Row> {
    let mut desk = Server::start(Who::Desk).await.expect("a desk");
    let place = desk.place.clone();
    let alone = frames(&mut desk, scale.frames).await;
    let mut rows = vec![
        closed("a head that never ends", stays(&place, "GET / HTTP/1.1\r\nHost: x").await),
        closed("a socket that says nothing", stays(&place, "").await),
    ];
    // Phones are there, as many as may be and some more.
    desk.say(&format!("frames {}", MOMENT.as_millis())).await;
    let (crowd, came) = Crowd::come_within(&place, TOO_MANY, MOMENT).await;
    let meanwhile = Frames::read(&desk.answer().await);
    let served = came.waits.len();
    rows.push(
        Row {
            name: format!("{TOO_MANY} phones: so many are served, the others wait"),
            figure: served.to_string(),
            ..Row::default()
        }
        .goal(&CONNECTIONS.to_string(), served == CONNECTIONS),
    );
    rows.push(noticed("meanwhile", alone, meanwhile));
    drop(crowd);
    sleep(Duration::from_secs(1)).await;
    let (_crowd, _) = Crowd::come(&place, scale.phones.min(CONNECTIONS - 100)).await;
    for rude in Rude::ALL {
        let alone = frames(&mut desk, scale.frames).await;
        desk.say(&format!("frames {}", scale.frames.as_millis())).await;
        let (answers, served) = rude.go(&place, scale.frames).await;
        let meanwhile = Frames::read(&desk.answer().await);
        let name = format!("{}: {answers} answers, {served} of them with a view", rude.told());
        rows.push(noticed(&name, alone, meanwhile));
    }
    rows
}

/// Whether somebody was shown out after five seconds.
fn closed(who: &str, stayed: std::io::Result<Duration>) -> Row {
    let seconds = stayed.map_or(f64::NAN, |stayed| stayed.as_secs_f64());
    Row::alone(format!("{who} is closed after"), Unit::Time, &[seconds]).goal("5 s ± 1", (seconds - 5.0).abs() <= 1.0)
}

/// The desk's frames while something else goes on.
fn noticed(what: &str, alone: Frames, meanwhile: Frames) -> Row {
    let late = [meanwhile.late];
    Row::beside(format!("{what}: a frame of the desk, p99"), Unit::Time, &late, &[alone.late]).most(
        Unit::Time,
        &late,
        FRAME,
    )
}

/// Draws frames for that long.
async fn frames(desk: &mut Server, time: Duration) -> Frames {
    desk.say(&format!("frames {}", time.as_millis())).await;
    Frames::read(&desk.answer().await)
}

impl Frames {
    fn read(line: &str) -> Self {
        let mut nanos = line.split(' ').map(|nanos| nanos.parse::<f64>().unwrap_or(f64::NAN) / 1e9);
        let mut next = || nanos.next().unwrap_or(f64::NAN);
        Self { middle: next(), late: next() }
    }
}
