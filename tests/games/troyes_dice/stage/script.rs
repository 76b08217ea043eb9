//! The laws of the script: what is looked at, heard and told comes in order, each on its beat.

use proptest::prelude::*;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::rules::{Happening, Phase, Table};
use town_crier::games::troyes_dice::words::Cry;
use town_crier::show::{GridField, Watched as _};
use town_crier::stage::{Act, Beat, Focus, Looking, Motion};

use crate::games::troyes_dice::english;
use crate::games::troyes_dice::stage::seen::{Shown, any_shown};
use crate::tried::config;

/// When it is looked at for the first time.
fn first(shown: &Shown, focus: Focus) -> Option<f32> {
    shown.moment.full_acts().iter().find(|act| act.focus == focus).map(|act| act.from)
}

fn beats(shown: &Shown, of: impl Fn(Beat) -> bool) -> Vec<f32> {
    shown.moment.full_cues().into_iter().filter(|cue| of(cue.beat)).map(|cue| cue.at).collect()
}

/// The field of the strike grid there.
fn field(table: &Table, [row, column]: [usize; 2]) -> GridField {
    let grid = TroyesDice::grid(&english(), table).expect("a strike grid");
    grid.rows[row].fields[column].clone()
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn a_script_goes_forward_and_ends_with_all_there_is(shown in any_shown()) {
        let acts = shown.moment.full_acts();
        prop_assert!(acts.is_sorted_by(|one, next| one.from < next.from), "{:?}", acts);
        prop_assert!(acts[0].from.abs() < f32::EPSILON, "what is looked at stands from the start: {:?}", acts);
        let last = acts.last().expect("an act");
        prop_assert_eq!(last.focus, Focus::Table);
        prop_assert!(last.from + Looking::ENTERING <= shown.moment.full_duration() + 1e-4, "it comes into view whole");
        let cues = shown.moment.full_cues();
        prop_assert!(cues.is_sorted_by(|one, next| one.at <= next.at), "{:?}", cues);
        prop_assert_eq!(cues.last().map(|cue| cue.beat), Some(Beat::Told));
        prop_assert!((cues.last().map_or(0.0, |cue| cue.at) - last.from).abs() < 1e-4);
    }

    #[test]
    fn dice_are_placed_before_the_blow_and_the_sheets_before_the_words(shown in any_shown()) {
        prop_assume!(shown.before.phase() == Phase::Roll);
        let blow = |beat| matches!(beat, Beat::Struck | Beat::Spared);
        let [placed, blows, crossed] = [
            beats(&shown, |beat| beat == Beat::Placed),
            beats(&shown, blow),
            beats(&shown, |beat| beat == Beat::Crossed),
        ];
        prop_assert_eq!(placed.len(), 4);
        let struck = shown.happenings.iter().filter(|one| matches!(one, Happening::Attack(_)));
        prop_assert_eq!(blows.len(), struck.count());
        let told = shown.moment.full_told();
        prop_assert!(placed.iter().all(|at| blows.iter().all(|blow| at < blow)));
        prop_assert!(blows.iter().all(|blow| crossed.iter().chain([&told]).all(|at| blow < at)));
        prop_assert!(crossed.iter().all(|at| *at < told));
        // Nothing but the wheel is looked at until the last blow has fallen, and the grid when it is crossed out.
        prop_assert_eq!(shown.moment.full_acts()[0].focus, Focus::Picture);
        let next = shown.moment.full_acts()[1];
        prop_assert!(blows.iter().all(|blow| *blow < next.from));
        prop_assert_eq!(next.focus, if crossed.is_empty() { Focus::Table } else { Focus::Grid });
        prop_assert!(crossed.iter().all(|at| next.from < *at));
    }

    #[test]
    fn every_new_strike_on_the_sheets_is_crossed_out_where_the_grid_has_it(shown in any_shown()) {
        let new = shown.happenings.iter().filter_map(Happening::struck).filter(|strike| strike.sheets && !strike.already);
        let tracers = shown.moment.full_tracers();
        prop_assert_eq!(new.count(), tracers.len());
        for tracer in tracers {
            prop_assert!(field(&shown.before, tracer.field).mark.is_none());
            prop_assert!(field(&shown.after, tracer.field).mark.is_some());
            prop_assert!(tracer.flight.to <= tracer.strokes[0].from && tracer.strokes[0].to <= tracer.strokes[1].from);
            let rest = tracer.at(shown.moment.full_told());
            prop_assert!(rest.strokes.iter().all(|(_, drawn)| *drawn >= 1.0), "both strokes are drawn when it is told");
        }
    }

    #[test]
    fn a_close_tells_each_thing_while_it_is_seen(shown in any_shown()) {
        prop_assume!(shown.before.phase() == Phase::Choose);
        let turned = beats(&shown, |beat| beat == Beat::Turned);
        let turns = |cry: &&Cry| matches!(cry, Cry::Rebuilt { .. } | Cry::TurnedToRaid(_));
        let mut told = Vec::new();
        for act in shown.moment.full_acts() {
            match act.focus {
                Focus::Beside(cry) if turns(&&shown.cries[cry]) => {
                    prop_assert!(turned.iter().any(|at| (at - act.from).abs() < 1e-4), "on its beat");
                    let dark = shown.moment.moving(act.from - 0.1).hush.map_or(0.0, |hush| hush.dark);
                    prop_assert!(dark > 0.4, "it is in the light before it turns: {}", dark);
                    told.push(cry);
                }
                Focus::Beside(cry) => {
                    prop_assert!(matches!(shown.cries[cry], Cry::DayBegan(_) | Cry::LastHalfDay | Cry::LastDay));
                    prop_assert!(turned.iter().all(|at| *at < act.from), "what begins is told after all that turns");
                }
                Focus::Card(_) => prop_assert!(false, "the wheel is never hidden"),
                Focus::Picture | Focus::Ahead | Focus::Grid | Focus::Table => {}
            }
        }
        prop_assert_eq!(told.len(), shown.cries.iter().filter(turns).count(), "each of them, and once");
        prop_assert!(told.is_sorted());
        prop_assert!(first(&shown, Focus::Table).is_some_and(|at| turned.iter().all(|turned| *turned < at)));
    }

    #[test]
    fn one_view_takes_the_place_of_another_and_any_time_may_be_asked_for(shown in any_shown(), part in 0.0..1.2_f32) {
        let seconds = shown.moment.full_duration() * part;
        let looking = shown.moment.looking(Motion::Full, seconds);
        prop_assert!((0.0..=1.0).contains(&looking.entered));
        prop_assert_eq!(looking, shown.moment.looking(Motion::Full, seconds));
        prop_assert_eq!(shown.moment.looking(Motion::None, seconds), Looking::REST);
        prop_assert_eq!(shown.moment.looking(Motion::Full, f32::NAN), Looking::REST);
        if part >= 1.0 {
            prop_assert_eq!(looking, Looking::REST);
        }
    }
}

proptest! {
    #![proptest_config(config(40))]

    /// Nothing large flashes: what lies over the whole wheel comes and goes at most three times in any second (WCAG 2.3.1).
    #[test]
    fn the_wheel_never_flashes(shown in any_shown()) {
        const FRAME: f32 = 1.0 / 60.0;
        let frames = std::iter::successors(Some(0.0_f32), |seconds| Some(seconds + FRAME));
        let duration = shown.moment.full_duration();
        let dark: Vec<f32> = frames
            .take_while(|seconds| *seconds <= duration)
            .map(|seconds| {
                let scene = shown.moment.moving(seconds);
                let large = scene.sprites.iter().filter(|one| one.sprite.name() == "ring" && one.size > 400.0);
                large.map(|one| one.opacity).sum::<f32>() + scene.hush.map_or(0.0, |hush| hush.dark)
            })
            .collect();
        let peaks: Vec<usize> = (1..dark.len().saturating_sub(1))
            .filter(|at| dark[*at] > dark[at - 1] + 1e-4 && dark[*at] >= dark[at + 1])
            .collect();
        for within in peaks.windows(4) {
            prop_assert!(within[3] - within[0] >= 60, "four times in less than a second: frames {:?}", within);
        }
    }
}

#[test]
fn what_is_looked_at_comes_into_view_and_stays() {
    let acts = [Act::new(0.0, Focus::Picture), Act::new(2.0, Focus::Table)];
    assert_eq!(Looking::at(&acts, 0.0), Looking { focus: Focus::Picture, before: Focus::Table, entered: 0.0 });
    assert_eq!(Looking::at(&acts, 1.9), Looking { focus: Focus::Picture, before: Focus::Table, entered: 1.0 });
    assert_eq!(Looking::at(&acts, 2.0), Looking { focus: Focus::Table, before: Focus::Picture, entered: 0.0 });
    assert_eq!(Looking::at(&[], 1.0), Looking::REST);
}
