//! The state that an audience sees now, in no language: the news, the scene and its motion, and the time left to
//! choose.
//!
//! It is the view model of every follower. A [`Publisher`] publishes it, the latest only, to any number of
//! [`Follower`]s: the desk itself, the projector's window, and phones. Each follower chooses its language; the [`News`]
//! is put into words once for each. Words do not give away what a motion still hides ([`Clock::told`]).
//!
//! A secret of a seat is left out of the table before anything is made of it ([`Watched::seen_by`]): everybody reads what the
//! audience knows, and only a phone with a seat what that seat knows ([`Reader`]).

mod armorial;
mod backdrop;
mod bg_stats;
mod card;
mod ceremony;
mod chart;
mod choices;
mod clock;
mod count;
mod counted;
mod cover;
mod evening;
mod excerpt;
mod logged;
mod explained;
mod game_log;
mod hall;
mod handed_in;
mod hint;
mod invitation;
mod kind;
mod menu;
mod menu_keys;
mod news;
mod odds;
mod own;
mod pace;
mod publisher;
mod ready;
mod reference;
mod replay;
mod results;
mod said;
mod scoring;
mod seat_names;
mod shown;
mod surprise;
mod table;
mod timer;
mod view;
mod watched;

pub use armorial::Armorial;
pub use backdrop::Backdrop;
pub use bg_stats::bg_stats_link;
pub use card::Card;
pub use ceremony::{
    Award, AwardView, Category, Ceremony, CeremonyShown, CeremonyView, CountRule, Counting, Counts, Flake, Race,
    RaceBar, Scale, Seal, Seals, Step, StepClock, Tally, TallyView, confetti,
};
pub use chart::{Chart, ChartBar, ChartGroup};
pub use choices::{Choices, ChoicesView, Proposal, Tap};
pub use clock::Clock;
pub use count::{
    BoxGroup, CountStep, Field, FieldGroup, FieldSpec, Fill, Judged, Mark, Part, Remark, Row, TickBox, TieBreak, boxes,
    form, ties_told,
};
pub use counted::Counted;
pub use cover::{Cover, Material};
pub use evening::{Evening, EveningSaid, EveningTold};
pub use excerpt::Excerpt;
pub use explained::Explained;
pub use game_log::GameLog;
pub use hall::{HallBest, HallCode, HallEvening, HallPlayer, HallSeat, HallShown, HallView};
pub use handed_in::HandedIn;
pub use hint::{Answer, Figure, Hint, Spot, Standing};
pub use invitation::{Invitation, Wifi};
pub use kind::GameKind;
pub use logged::Logged;
pub use menu::{MenuGroup, MenuItem, MenuView, PickView};
pub use menu_keys::{MenuKeys, letters};
pub use news::News;
pub use odds::{Course, OddsFigure, OddsPart, OddsView};
pub use own::{Own, OwnRow, OwnThing};
pub use pace::{ChoosingTime, Pace, PaceEvent, Waiting};
pub use publisher::{Follower, Prelude, Publisher, Sent, Show};
pub use ready::ReadyCount;
pub use reference::{Reference, ReferenceLine, ReferencePage, Rule, RulePage};
pub use replay::{Replay, ReplayShown};
pub use results::{results_csv, results_picture, results_text};
pub use scoring::{Earlier, Filled, Outcome, Scoring};
pub use seat_names::{is_unnamed, player_name, seat_called};
pub use shown::{Playing, Shown};
pub use surprise::{Surprise, SurpriseArg};
pub use timer::{Deadline, Timer};
pub use view::{
    Caption, Check, Choice, Grid, GridField, GridRow, Item, LegendMark, Lesson, Lettering, LogLine, Picture, Reader,
    Short, Side, Sign, Thing, Tone, Track, View, Winner,
};
pub use watched::Watched;
