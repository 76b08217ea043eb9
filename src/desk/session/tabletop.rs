//! The seam between the desk and its games: the desk knows a game only by these narrow traits.

use std::any::Any;
use std::sync::Arc;

use egui::Ui;

use super::ceremony::{Ceremonial, CeremonyMove};
use super::keeper::Place;
use super::playable::Playable;
use crate::chronicle::Code;
use crate::crier::Words;
use crate::desk::app::command::{Look, Press};
use crate::desk::app::notice::Notice;
use crate::desk::screens::table::{Frame, Left};
use crate::desk::screens::{Screen, SetupFrame};
use crate::desk::widgets::tools::Tools;
use crate::gallery::Picked;
#[cfg(feature = "gallery")]
use crate::play::Seat;
use crate::play::Steps;
use crate::show::{Choices, Clock, HandedIn, OddsView, Scoring, Seals, Shown, Waiting};

/// A game at the desk; [`GameSession`](super::game_session::GameSession) is it, for every game.
pub(crate) trait Tabletop: AtTable + OnFile + Prepares + Any + Send {
    /// Returns what is always true of the game.
    fn playable(&self) -> &'static Playable;
}

/// The game on the table, if there is one.
pub(crate) trait AtTable {
    /// Returns what is shown of it; nothing without a game.
    fn shown(&self) -> Option<&Arc<Shown>>;

    /// Returns how it stands.
    fn status(&self) -> Status;

    /// Acts on it; what changes the game waits for the disk.
    ///
    /// # Errors
    /// The sentence that says why the act is refused or cannot be kept; nothing changes then.
    fn act(&mut self, act: Act, words: &Words) -> Result<Given, String>;

    /// Puts what a player proposes into that player's own proposal; whether the one key gives something else now.
    fn propose(&mut self, picked: Picked) -> bool;

    /// Sends back what that player proposes: the phone was removed.
    #[cfg(feature = "gallery")]
    fn send_back(&mut self, seat: Seat);

    /// Returns what each player may propose now; nothing on a look back.
    fn choices(&self) -> Vec<Arc<Choices>>;

    /// Returns the odds beside what it did so far, or of any game.
    fn odds(&self, words: &Words) -> OddsView;

    /// Returns how phones fill in its sheets, once it is over.
    fn scoring(&self) -> Option<Arc<Scoring>>;

    /// Returns the sheets that are in, once it is over.
    fn handed_in(&self) -> Option<Arc<HandedIn>>;

    /// Returns its ceremony, once its results were revealed.
    fn ceremony(&self) -> Option<&Ceremonial>;

    /// Draws it, and returns what is left.
    fn table_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, clock: &mut Clock, frame: Frame) -> Left;
}

/// The game in play and its file; the game lies on the table, or was found when the app opened.
pub(crate) trait OnFile {
    /// Opens the file, and returns what to show first.
    fn open(&mut self, place: Place) -> Screen;

    /// Puts the game in these bytes in the place of the one on the table, which is set aside.
    ///
    /// # Errors
    /// The sentence that says why it cannot be read or kept; nothing changes then.
    fn play(&mut self, bytes: &[u8], words: &Words) -> Result<(), String>;

    /// As [`OnFile::play`], but for a game of another kind: this one lets go of the file.
    ///
    /// # Errors
    /// As [`OnFile::play`].
    fn hand_over(&mut self, bytes: &[u8], words: &Words) -> Result<(), String>;

    /// Lays the game that was found on the table, unless one lies there; returns whether there is one.
    fn go_on(&mut self) -> bool;

    /// Returns the game in play in words; `among` others it is told which one it is.
    fn in_play(&self, words: &Words, among: bool) -> InPlay;

    /// Returns what a person must know of the file at any time.
    fn standing(&self, words: &Words) -> Option<Notice>;

    /// Lets what was typed be written now; it waits for nothing.
    fn flush(&self);
}

/// The form of a new game.
pub(crate) trait Prepares {
    /// Returns the game's picture for a title.
    fn title(&self) -> Option<Arc<Shown>>;

    /// Returns the game that the form describes, before it begins; nothing while something is wrong.
    fn preview(&self) -> Option<Arc<Shown>>;

    /// Begins a new form in that variant of the game; one in which something was said is kept, unless it begins `anew`.
    fn prepare(&mut self, anew: bool, variant: Option<&str>);

    /// Returns the variant that the form describes, by its name in the settings; nothing of the usual one.
    fn variant(&self) -> Option<&'static str>;

    /// Puts another code into the form.
    fn set_code(&mut self, code: &Code);

    /// Offers these people to the form, and lets the last ones play again.
    fn suggest_players(&mut self, known: &[String], last: &[String]);

    /// Lets these people play, and nobody else.
    fn choose_players(&mut self, players: &[String]);

    /// Puts a form of this game in the place of the one there.
    fn take_form(&mut self, form: Box<dyn Any + Send>);

    /// Draws the form.
    fn setup_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, frame: SetupFrame<'_>);

    /// Returns the text that keeps the game that the form describes; nothing if the form says at its fields what is wrong.
    ///
    /// # Errors
    /// The sentence that says why the game cannot be written.
    fn prepared(&mut self, words: &Words) -> Result<Option<String>, String>;

    /// Returns the text that keeps the game in play once more, with another code; nothing where people have to lay or mend
    /// something first, for which the form is prepared then.
    ///
    /// # Errors
    /// As [`Prepares::prepared`].
    fn prepared_again(&mut self, words: &Words) -> Result<Option<String>, String>;
}

/// An act on the game on the table.
#[derive(Debug)]
pub(crate) enum Act {
    /// Do the next right thing; what people entered or chose is read from its place.
    Next,
    /// Press something of the menu; some items give an order at once.
    Press(Press),
    /// Follow what the player proposes whose turn it is, if nothing is to be asked first.
    Trust,
    /// Take back the last order.
    Undo,
    /// Let the order taken back last count again.
    Redo,
    /// Look back at the game, or return from it.
    Look(Look),
    /// End a motion: the table is shown as it stands.
    Rest,
    /// Go on, back or away in the ceremony.
    MoveCeremony(CeremonyMove),
    /// Tell the ceremony what is new for its players, now that the game is in the hall of fame.
    SetNewRecords(Seals),
    /// Take the scoring with the games before it.
    Score(Arc<Scoring>),
}

/// What came of an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Given {
    /// An order was followed.
    Order,
    /// This order was taken back, or counts again.
    Step(String),
    /// No order was given: what was entered is refused at its field, or something lacks.
    Nothing,
    /// No order was given: the one key asks first, and its next press answers.
    Question,
    /// The game is over.
    Over,
}

/// How a game at the desk stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Status {
    /// How far the game on the table is.
    pub(crate) steps: Steps,
    /// The next right thing.
    pub(crate) upcoming: Upcoming,
    /// What the table waits for.
    pub(crate) waiting: Waiting,
    /// Whether a look back is shown.
    pub(crate) looks_back: bool,
    /// Whether a menu is shown beside the picture.
    pub(crate) menu: bool,
    /// Whether it is one besides the next right thing.
    pub(crate) aside: bool,
    /// How often what is shown of a player's proposal has changed.
    pub(crate) proposals_shown: u32,
    /// Whether another window keeps the game, so that this one only looks on.
    pub(crate) looks_on: bool,
    /// How far the game in play is.
    pub(crate) playing: Playing,
}

/// How far the game in play is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Playing {
    /// No order was ever given in it, or there is no game.
    Unbegun,
    /// It was begun, and is not over.
    Running,
    /// It is over.
    Ended,
}

/// The game in play in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct InPlay {
    /// The game in one line.
    pub(crate) found: Option<String>,
    /// What it is called, as “MARKET-DAY, Day 3, morning”.
    pub(crate) name: Option<String>,
    /// What offers it once more; nothing while it is not over.
    pub(crate) again: Option<String>,
    /// What is wrong with its file.
    pub(crate) trouble: Option<String>,
    /// Who plays it.
    pub(crate) people: Vec<String>,
}

/// The next right thing, of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Upcoming {
    /// An order that needs nobody.
    Order,
    /// People choose.
    Choose,
    /// People throw or draw, and enter what they got.
    Enter,
    /// Nothing is left to do, or there is no game.
    Over,
}
