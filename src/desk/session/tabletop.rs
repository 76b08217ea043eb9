//! The seam between the desk and its games: the desk knows a game only by this.

use std::any::Any;
use std::sync::Arc;

use egui::{Rect, Ui};
use jiff::tz::TimeZone;

use super::keeper::Place;
use super::kept::KeptGame;
use crate::chronicle::Code;
use crate::chronicle::file::Disk;
use crate::crier::{Language, Manner, Words};
use crate::desk::books::Bookkeeping;
use crate::desk::ceremony::{Ceremonial, Walk};
use crate::desk::hall::HallFile;
use crate::desk::look::tools::Tools;
use crate::desk::notice::Notice;
use crate::desk::screen::Around;
use crate::desk::table::Frame;
use crate::desk::{Files, Press};
use crate::play::Steps;
use crate::show::{Clock, GameKind, OddsView, Scoring, Seals, Shown, Waiting};

/// One kind of game at the desk; [`GameSession`](super::game_session::GameSession) is it, for every game.
///
/// What is done with the game waits for the disk and is refused in a sentence where it cannot be kept; nothing changes then.
pub(crate) trait Tabletop: Any + Send {
    /// Returns the game.
    fn kind(&self) -> &'static GameKind;

    /// Whether anything of it can be printed.
    fn prints(&self) -> bool;

    /// The odds beside what the game on the table did so far, or of any game.
    fn odds(&self, words: &Words) -> OddsView;

    /// What is done with it beside the table.
    fn books(&self) -> &'static dyn Bookkeeping;

    /// Opens the file of the game in play, and says what to show first.
    fn open(&mut self, place: Place) -> FirstScreen;

    /// Whether these bytes keep a game of this kind; if not, why.
    fn reads(&self, bytes: &[u8], words: &Words) -> Result<(), String>;

    /// Puts the game in these bytes in the place of the one on the table, which is set aside.
    fn play(&mut self, bytes: &[u8], words: &Words) -> Result<(), String>;

    /// As [`Tabletop::play`], but for a game of another kind: this one lets go of the file.
    fn hand_over(&mut self, bytes: &[u8], words: &Words) -> Result<(), String>;

    /// The last games of this kind that were set aside beside that file, the one played last first.
    fn kept(&self, place: &Place, words: &Words, zone: &TimeZone, most: usize) -> Vec<KeptGame>;

    /// Whether another window keeps the game, so that this one only looks.
    fn is_looking(&self) -> bool;

    /// What a person must know of the game's file at any time.
    fn standing(&self, words: &Words) -> Option<Notice>;

    /// Lets what was typed be written now; it waits for nothing.
    fn hurry(&self);

    /// The game that was in play when the app last ended, in one line; `among` others it is told which one it is.
    fn found(&self, words: &Words, among: bool) -> Option<String>;

    /// What the game in play is called, as “MARKET-DAY, Day 3, morning”.
    fn name_in_play(&self, language: Language, manner: Manner) -> Option<String>;

    /// Whether the game in play is over.
    fn has_ended(&self) -> bool;

    /// Whether a game is in play that was begun and is not over.
    fn is_running(&self) -> bool;

    /// Who plays the game in play.
    fn people(&self) -> Vec<String>;

    /// What is wrong with its file.
    fn trouble(&self, words: &Words) -> Option<String>;

    /// Lays the game that was found on the table, unless one lies there; whether there is one.
    fn go_on(&mut self) -> bool;

    /// Begins a new form, unless something was said in the one that was left.
    fn prepare(&mut self);

    /// Begins a new form, whatever was said in the last one.
    fn prepare_anew(&mut self);

    /// Puts another code into the form.
    fn set_code(&mut self, code: &Code);

    /// Offers these people to the form, and lets the last ones play again.
    fn meet(&mut self, known: &[String], last: &[String]);

    /// The game that the form describes, before it begins; nothing while something is wrong.
    fn prepared_shown(&self) -> Option<Arc<Shown>>;

    /// The game's picture for a title.
    fn title_shown(&self) -> Option<Arc<Shown>>;

    /// Draws the form.
    fn setup_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, around: Around<'_>);

    /// The text that keeps the game that the form describes; nothing if the form says at its fields what is wrong.
    fn prepared(&mut self, words: &Words) -> Result<Option<String>, String>;

    /// What offers the game in play once more; nothing while it is not over.
    fn again(&self, words: &Words) -> Option<String>;

    /// The text that keeps the game in play once more, with another code; nothing where people have to lay or mend something
    /// first, for which the form is prepared then.
    fn prepared_again(&mut self, words: &Words) -> Result<Option<String>, String>;

    /// The text that keeps that game.
    fn lesson(&self, words: &Words) -> Result<Option<String>, String>;

    /// What is shown of the game on the table; nothing without one.
    fn shown(&self) -> Option<&Arc<Shown>>;

    /// How far the game on the table is.
    fn steps(&self) -> Steps;

    /// The next right thing.
    fn upcoming(&self) -> Upcoming;

    /// What the table waits for.
    fn waiting(&self) -> Waiting;

    /// Does the next right thing; what people entered or chose is read from its place.
    fn give_next(&mut self, words: &Words) -> Result<Given, String>;

    /// Returns whether the menu offers something by digits.
    fn offers_digits(&self) -> bool;

    /// Presses something of the menu; some items give an order at once.
    fn press(&mut self, press: Press, words: &Words) -> Result<Given, String>;

    /// Takes back the last order and hands it out in words; nothing at the start.
    fn undo(&mut self, words: &Words) -> Result<Option<String>, String>;

    /// Lets the order taken back last count again and hands it out in words; nothing if none was.
    fn redo(&mut self, words: &Words) -> Result<Option<String>, String>;

    /// Whether a look back is shown.
    fn is_looking_back(&self) -> bool;

    /// Shows the game as it stood after so many orders.
    fn look_back(&mut self, orders: usize);

    /// Steps on a look back to the part of the game before or after.
    fn look_step(&mut self, words: &Words, later: bool);

    /// Ends a look back.
    fn return_from_look_back(&mut self);

    /// Ends a motion: the table is shown as it stands.
    fn come_to_rest(&mut self);

    /// How phones fill in a sheet of the game on the table, once it is over.
    fn scoring(&self) -> Option<Arc<Scoring>>;

    /// Takes that scoring with the games before it.
    fn score(&mut self, scoring: Arc<Scoring>);

    /// The ceremony of the game on the table, once its results were revealed.
    fn ceremony(&self) -> Option<&Ceremonial>;

    /// Goes on, back or away in that ceremony.
    fn walk(&mut self, walk: Walk);

    /// Tells the ceremony what is new for its players, now that the game is in the hall of fame.
    fn seal(&mut self, seals: Seals);

    /// The game's hall of fame.
    fn hall(&self, files: &Files, disk: &Disk) -> Arc<dyn HallFile>;

    /// Draws the table, and says over what a notice may float.
    fn table_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, clock: &mut Clock, frame: Frame) -> Rect;
}

/// What is shown first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FirstScreen {
    /// A person chooses what to do.
    Start,
    /// This window looks at a game that another one plays.
    Table,
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

/// What came of doing the next right thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Given {
    /// An order was followed.
    Order,
    /// Nothing was done: what was entered is refused at its field, or something is asked first.
    Nothing,
    /// The game is over.
    Over,
}
