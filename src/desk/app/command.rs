//! What a person may ask of the desk; button, key and clicker ask alike.

use std::path::PathBuf;

use super::groups::Group;
use super::settings::Settings;
use crate::chronicle::Code;
use crate::chronicle::hall::GameId;
use crate::gallery::PhoneId;
use crate::play::{PickId, Way};
use crate::show::Sent;

/// One request; the desk collects them while it draws and runs them afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The next right thing: the one key.
    Next,
    /// Press something of the menu.
    Press(Press),
    /// End what moves.
    SkipAnimation,
    /// Take back the last order.
    Undo,
    /// Let the order taken back last count again.
    Redo,
    /// Look back at the game, or return from it.
    Look(Look),
    /// Prepare a new game.
    SetUp,
    /// Prepare a new game of that code.
    Replay(Code),
    /// Do something with a finished game.
    Finished(FinishedAsk),
    /// Go on with what of the hall of fame can be read; the damaged file is kept.
    MendHall,
    /// Prepare the game that stands there among all games.
    Prepare(usize),
    /// Do something with a saved group of players.
    Group(GroupAsk),
    /// Put a code into the form.
    Code(CodeAsk),
    /// Open the game that was prepared.
    Open,
    /// Begin a game that is explained step by step.
    Teach,
    /// Explain nothing more.
    NoTips,
    /// Show the first screen, with the recent games.
    Start,
    /// Leave this screen for the one before it.
    Back,
    /// Yes, put another game in the place of the one in play, which is kept.
    ConfirmReplace,
    /// Go on with the game that was in play.
    Continue,
    /// Go on with the game in that file, which was set aside.
    GoOnWith(PathBuf),
    /// Open a copy of the saved game in that file.
    OpenFile(PathBuf),
    /// Open or close the projector's window.
    ToggleProjector,
    /// Show the audience's view in place of the desk, or the desk again.
    Present,
    /// Let the audience see nothing, or the game again.
    BlackOut,
    /// Keep these settings.
    Set(Settings),
    /// Silence, or an end to it.
    Mute,
    /// Let voice and bell be heard as they are set.
    TryAloud,
    /// Write a picture to a file.
    SavePicture(Picture),
    /// Put a picture on the clipboard.
    CopyPicture(Picture),
    /// Let the time to choose stand still, or go on.
    Pause,
    /// Give one more minute to choose.
    MoreTime,
    /// Everyone is ready: hands-free, the crier goes on at once.
    Ready,
    /// Let the crier go on by itself, or not.
    HandsFree(bool),
    /// A key was pressed: a crier that goes on by itself stops.
    HandsOn,
    /// Enter or reveal the players' results.
    Results(ResultsAsk),
    /// Send the sheet back to that phone.
    SendBack(PhoneId),
    /// Keep what was typed so far.
    KeepResults,
    /// In the ceremony: the step before.
    StepBack,
    /// Leave the ceremony for the table.
    LeaveCeremony,
    /// Begin the same game once more, with another code.
    PlayAgain,
    /// Say by the message of that name that something lies on the clipboard.
    Copied(&'static str),
    /// Show the hall of fame.
    Hall,
    /// Show the odds.
    Odds,
    /// Show what is printed on the game's cards, as far as it is known.
    Cards,
    /// Enter what was typed of the card that is open.
    EnterCard,
    /// Write the hall of fame, or the card book that is shown, to a file of its own.
    Export,
    /// Choose such a file to be imported.
    ChooseImport,
    /// Add the games, or the figures, of such a file.
    Import(PathBuf),
    /// Show a file that was written, by the system's own program.
    Show(PathBuf),
    /// Show what can be printed.
    Print,
    /// Print this into a file.
    #[cfg(feature = "paper")]
    WritePaper(crate::desk::screens::print::PrintJob),
    /// Lay a print out.
    #[cfg(feature = "paper")]
    LayOut(crate::desk::screens::print::LayoutJob),
    /// Leave what stands over the table.
    Leave,
    /// Close the notice that is shown.
    Dismiss,
    /// Let in the phones that the notice names.
    LetIn,
    /// Show this to the players in place of the game, or the game again.
    ShowToAudience(Sent),
    /// Show the next part of what has no room at once.
    NextPage,
    /// Show labels that say what the picture's signs mean, or none.
    Legend,
    /// Let phones follow, or not.
    #[cfg(feature = "gallery")]
    Phones(PhonesAsk),
    /// Show a page over the desk.
    Page(Page),
    /// Close the page that is open.
    ClosePage,
}

impl Command {
    /// Whether the notice that is shown stays: a key that only ends a motion takes none away, nor do the notice's own buttons.
    pub(crate) const fn leaves_notices(&self) -> bool {
        matches!(
            self,
            Self::SkipAnimation | Self::HandsOn | Self::KeepResults | Self::Show(_) | Self::Dismiss | Self::LetIn
        )
    }
}

/// Something of the menu that is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// That item.
    Item(PickId),
    /// The item that has that digit.
    Digit(u8),
    /// The item that has that letter.
    Letter(char),
    /// The item that leads that way.
    Way(Way),
    /// The number of that item is set; nothing leaves it unsaid.
    Number(PickId, Option<u16>),
    /// What a player proposes is accepted, where the one key is for another's turn.
    Accept,
}

/// A look back at the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// At the table as it stood after so many orders.
    Back(usize),
    /// On a look back, at the part of the game before.
    Earlier,
    /// On a look back, at the part of the game after.
    Later,
    /// At the game as it stands: the look back ends.
    Now,
}

/// A request about a finished game of the hall of fame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinishedAsk {
    /// To play it through once more, to be looked at.
    Watch(GameId),
    /// To step through it as if it was played now.
    StepThrough(GameId),
    /// In what is stepped through: to take a step on, or back.
    Step {
        /// Whether it goes on.
        later: bool,
    },
    /// To prepare it once more: the same players, and the same dice.
    Rematch(GameId),
    /// To show how it is added to BG Stats; without one, the game on the table.
    BgStats(Option<GameId>),
}

/// A request for a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeAsk {
    /// For one that is made up.
    Another,
    /// For that of the day.
    OfDay,
}

/// A request about the saved groups of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupAsk {
    /// To let the group that stands there play.
    Choose(usize),
    /// To save that group.
    Keep(Group),
    /// To remove the group of that name.
    Remove(String),
}

/// A request about the players' results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultsAsk {
    /// To open the count.
    Count,
    /// To add a player to those who are counted.
    AddPlayer,
    /// To take the player at hand out of those who are counted.
    TakePlayer,
    /// To take the results over as they are typed in the count.
    Set,
    /// To take over the sheet that was handed in by that phone.
    Accept(PhoneId),
    /// To put back what the sheet that was accepted last has replaced.
    TakeBackAccepted,
    /// To reveal the results in a ceremony, and enter the game into the hall of fame; or to show the ceremony on or again.
    Reveal,
}

/// A request to the phones' owner.
#[cfg(feature = "gallery")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhonesAsk {
    /// To let phones follow.
    Open,
    /// To use that address of this computer.
    At(std::net::IpAddr),
    /// To disconnect all phones, and to make a new code.
    NewCode,
    /// To let no phone follow any more.
    Stop,
    /// To free that seat.
    Free(PhoneId),
}

/// What a picture can be made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// The table as it is shown.
    Table,
    /// The players' results.
    Results,
}

/// A page over the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// What the keys do, and how to run a game.
    Help,
    /// The settings.
    Settings,
    /// What to know before the first game.
    FirstTime,
    /// The rules of the game.
    Rules,
    /// Phones that follow.
    Phones,
}
