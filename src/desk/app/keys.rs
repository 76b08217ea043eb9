//! The keys of the desk and of the projector's window. Each stands once, with its command, in [`SHORTCUTS`]: what is pressed,
//! what the help tells, and what buttons and messages name are read from there.

use std::mem;
use std::sync::LazyLock;

use egui::{Context, Event, Id, InputState, Key, KeyboardShortcut, Modifiers, Popup, Ui};

use super::command::{Command, GroupAsk, Look, Page, Press, ResultsAsk};
use super::focus::Focus;
use super::groups::Groups;
use super::key_names::name;
use crate::crier::Words;
use crate::desk::widgets::parts;
use crate::play::Way;
use crate::show::letters;

/// A command and the keys that ask for it.
pub(crate) struct Shortcut {
    /// The keys; the first one is what buttons and messages name.
    keys: Vec<KeyboardShortcut>,
    /// So many of them are told in the help.
    told: usize,
    /// A sign that asks for it wherever a keyboard has it.
    sign: Option<&'static str>,
    command: Command,
    reach: Reach,
    /// The message that tells in the help what it does.
    about: Option<&'static str>,
    /// The messages of its buttons that name the key.
    labels: Vec<&'static str>,
}

/// Where a shortcut works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    /// The one key: Space and Enter belong to a button or field that has the focus, a presenter's key never.
    Next,
    /// Wherever a game is played.
    Game,
    /// Wherever a game is played and no button or field has the focus.
    GameLetter,
    /// Everywhere at the desk.
    Desk,
    /// Everywhere at the desk, and in the projector's window.
    All,
    /// Everywhere but in a field, where it is a letter.
    AllButFields,
    /// What it does depends on where it is pressed.
    Close,
    /// On a look back, where nothing has the focus.
    LookBack,
    /// In the ceremony, wherever it is shown.
    Ceremony,
    /// Where a game is played and its menu is shown, but not in a field.
    Menu,
    /// In the form of a new game, in its fields too.
    Form,
    /// Read by the screen that it belongs to.
    Screen,
}

/// Every shortcut, in the order of the help.
static SHORTCUTS: LazyLock<Vec<Shortcut>> = LazyLock::new(|| {
    let redo = KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    let command = |key| KeyboardShortcut::new(Modifiers::COMMAND, key);
    let next = [Key::Space, Key::Enter, Key::PageDown].map(plain);
    let mut shortcuts = vec![
        Shortcut::new(&next, Command::Next, Reach::Next, "keys-next-about").telling(next.len()),
        Shortcut::new(&[command(Key::Z)], Command::Undo, Reach::Game, "keys-undo-about"),
        Shortcut::new(&[redo, command(Key::Y)], Command::Redo, Reach::Game, "keys-redo-about"),
        Shortcut::new(&[command(Key::N)], Command::SetUp, Reach::Desk, "keys-new-about"),
        Shortcut::new(&[plain(Key::B)], Command::BlackOut, Reach::AllButFields, "keys-dark-about").on("menu-dark"),
        Shortcut::new(&[plain(Key::P)], Command::Pause, Reach::GameLetter, "keys-pause-about").on("menu-pause"),
        Shortcut::new(&[], Command::MoreTime, Reach::GameLetter, "keys-more-about").signed("+"),
        Shortcut::new(&[plain(Key::H)], Command::HandsFree(true), Reach::GameLetter, "keys-hands-free-about")
            .on("menu-hands-free"),
        Shortcut::new(&[plain(Key::R)], Command::Ready, Reach::GameLetter, "keys-ready-about"),
        Shortcut::new(&[plain(Key::M)], Command::Mute, Reach::AllButFields, "keys-mute-about")
            .on("settings-muted")
            .on("menu-mute"),
        Shortcut::new(&[plain(Key::C)], Command::Press(Press::Way(Way::Change)), Reach::Menu, "keys-change-about"),
        Shortcut::new(&[plain(Key::X)], Command::Press(Press::Way(Way::Correct)), Reach::Menu, "keys-correct-about"),
        Shortcut::new(&[], Command::Legend, Reach::GameLetter, "keys-legend-about").signed("?").on("desk-legend"),
        Shortcut::new(&[plain(Key::F1)], Command::Page(Page::Help), Reach::Desk, "keys-keys-about"),
        Shortcut::new(&[plain(Key::F2)], Command::Page(Page::Settings), Reach::Desk, "keys-settings-about"),
        Shortcut::new(&[plain(Key::F3)], Command::Results(ResultsAsk::Count), Reach::Desk, "unit-count-about")
            .on("desk-reckoning"),
        Shortcut::new(&[plain(Key::F4)], Command::Hall, Reach::Desk, "keys-hall-about").on("desk-hall"),
        Shortcut::new(&[plain(Key::F5)], Command::ToggleProjector, Reach::All, "keys-room-about").on("room-offer-show"),
        Shortcut::new(&[plain(Key::F6)], Command::Print, Reach::Desk, "keys-print-about").on("desk-print"),
        Shortcut::new(&[plain(Key::F7)], Command::Page(Page::Rules), Reach::Desk, "keys-rules-about").on("desk-rules"),
        Shortcut::new(&[plain(Key::F8)], Command::Odds, Reach::Desk, "keys-odds-about").on("desk-odds"),
        Shortcut::new(&[plain(Key::F9)], Command::Page(Page::Phones), Reach::Desk, "keys-phones-about")
            .on("desk-phones"),
        Shortcut::new(&[plain(Key::F10)], Command::Cards, Reach::Desk, "keys-cards-about")
            .on("cards-open")
            .on("cards-enter"),
        Shortcut::new(&[plain(Key::F11)], Command::Present, Reach::Desk, "keys-present-about")
            .on("menu-present")
            .on("present-leave"),
        Shortcut::new(&[plain(Key::ArrowLeft)], Command::Look(Look::Earlier), Reach::LookBack, "keys-earlier-about"),
        Shortcut::new(&[plain(Key::ArrowRight)], Command::Look(Look::Later), Reach::LookBack, "keys-later-about"),
        Shortcut::new(
            &[plain(Key::ArrowLeft), plain(Key::PageUp)],
            Command::StepBack,
            Reach::Ceremony,
            "keys-step-back-about",
        ),
        Shortcut::new(&[plain(Key::Escape)], Command::ClosePage, Reach::Close, "keys-close-about"),
        Shortcut::untold(&[command(Key::Enter)], Command::Results(ResultsAsk::AddPlayer)),
        Shortcut::untold(&[command(Key::Backspace)], Command::Results(ResultsAsk::TakePlayer)),
    ];
    // The help tells all digits in one line.
    let digits =
        [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9, Key::Num0];
    // A group's chip tells its own.
    let group = |(at, key)| Shortcut {
        reach: Reach::Form,
        ..Shortcut::untold(&[command(key)], Command::Group(GroupAsk::Choose(at)))
    };
    shortcuts.extend(digits.into_iter().take(Groups::MOST).enumerate().map(group));
    let digits = digits.map(plain).into_iter().zip((1..=9).chain([0]).map(Press::Digit));
    let pressed = |(key, press)| Shortcut { reach: Reach::Menu, ..Shortcut::untold(&[key], Command::Press(press)) };
    shortcuts.extend(digits.chain(letters().filter_map(lettered)).map(pressed));
    shortcuts.retain(|shortcut| cfg!(feature = "paper") || shortcut.command != Command::Print);
    shortcuts.retain(|shortcut| cfg!(feature = "gallery") || shortcut.command != Command::Page(Page::Phones));
    shortcuts
});

/// The key of a letter of a long menu: a capital one is pressed with Shift.
fn lettered(letter: char) -> Option<(KeyboardShortcut, Press)> {
    let modifiers = if letter.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
    let key = Key::from_name(&letter.to_uppercase().to_string())?;
    Some((KeyboardShortcut::new(modifiers, key), Press::Letter(letter)))
}

/// A key alone.
const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// The shortcuts that the help tells, each with the message that says what it does; those of odds, menus and cards in a game that
/// has them.
pub(crate) fn told([odds, menus, cards]: [bool; 3]) -> impl Iterator<Item = (&'static Shortcut, &'static str)> {
    let is_way = |command: &Command| matches!(command, Command::Press(Press::Way(_)));
    let told = SHORTCUTS.iter().filter(move |shortcut| odds || shortcut.command != Command::Odds);
    let told = told.filter(move |shortcut| cards || shortcut.command != Command::Cards);
    told.filter(move |shortcut| menus || !is_way(&shortcut.command))
        .filter_map(|shortcut| Some((shortcut, shortcut.about?)))
}

impl Shortcut {
    fn new(keys: &[KeyboardShortcut], command: Command, reach: Reach, about: &'static str) -> Self {
        Self { keys: keys.to_vec(), told: 1, sign: None, command, reach, about: Some(about), labels: Vec::new() }
    }

    /// A shortcut of one screen, which tells it itself.
    fn untold(keys: &[KeyboardShortcut], command: Command) -> Self {
        Self { about: None, ..Self::new(keys, command, Reach::Screen, "") }
    }

    fn telling(self, told: usize) -> Self {
        Self { told, ..self }
    }

    fn signed(self, sign: &'static str) -> Self {
        Self { sign: Some(sign), ..self }
    }

    fn on(mut self, label: &'static str) -> Self {
        self.labels.push(label);
        self
    }

    /// The keys as the help tells them.
    pub(crate) fn told(&self, ctx: &Context, words: &Words) -> String {
        let keys: Vec<String> = self.keys.iter().take(self.told).map(|key| name(ctx, words, *key)).collect();
        let keys = keys.join(", ");
        match self.sign {
            Some(sign) => sign.to_owned(),
            None => keys,
        }
    }

    /// Whether its keys do anything there; `focused` says whether a button or field has the focus, `writing` a field.
    const fn works(&self, focus: Focus, focused: bool, writing: bool) -> bool {
        let game = matches!(
            focus,
            Focus::Table | Focus::Menu | Focus::Aside | Focus::Question | Focus::Present | Focus::Projector
        );
        let ceremony = matches!(focus, Focus::Ceremony | Focus::Present | Focus::Projector);
        let free = !focused || matches!(focus, Focus::Present | Focus::Projector);
        match self.reach {
            Reach::Next => !matches!(focus, Focus::Page | Focus::Overlay),
            Reach::Game => game || ceremony,
            Reach::Ceremony => ceremony,
            Reach::Menu => matches!(focus, Focus::Menu | Focus::Aside | Focus::Question) && !writing,
            Reach::GameLetter => game && free,
            Reach::LookBack => matches!(focus, Focus::LookBack) && !focused,
            Reach::Desk | Reach::Close => !matches!(focus, Focus::Projector),
            Reach::All => true,
            Reach::AllButFields => !writing,
            Reach::Form => matches!(focus, Focus::Form),
            Reach::Screen => false,
        }
    }
}

/// What the keys ask for; keys that are understood are taken away from the widgets.
pub(crate) fn commands(ui: &Ui, focus: Focus) -> Vec<Command> {
    let has_controls = !matches!(focus, Focus::Present | Focus::Projector);
    // Where only the arrow keys do something, the one key goes on working.
    let focused = ui.memory(|memory| memory.focused().is_some_and(|id| id != parts::stop()));
    let writing = ui.ctx().text_edit_focused();
    let names = if focus == Focus::Projector { None } else { letters_left(ui) };
    let field = Id::unique("a field had the focus");
    let wrote = ui.data(|data| data.get_temp(field)).unwrap_or(false);
    ui.data_mut(|data| data.insert_temp(field, writing));
    let writing = writing || names == Some(true);
    // A menu that is open is closed first, by itself.
    let menu = Popup::is_any_open(ui.ctx());
    let asked = |input: &mut InputState| {
        let mut commands = rest(input);
        for shortcut in SHORTCUTS.iter().filter(|shortcut| shortcut.works(focus, focused, writing)) {
            let command = match shortcut.reach {
                Reach::Close if menu => continue,
                // Who types leaves the field first, which the field has done by itself before this frame.
                Reach::Close if wrote && matches!(focus, Focus::Form | Focus::Aside) => continue,
                Reach::Close => focus.close(),
                Reach::Next
                | Reach::Game
                | Reach::GameLetter
                | Reach::Desk
                | Reach::All
                | Reach::AllButFields
                | Reach::LookBack
                | Reach::Ceremony
                | Reach::Menu
                | Reach::Form
                | Reach::Screen => shortcut.command.clone(),
            };
            // Space and Enter press the button that has the focus.
            let held = |key: &&KeyboardShortcut| {
                shortcut.reach == Reach::Next && focused && has_controls && key.logical_key != Key::PageDown
            };
            let keys: Vec<_> = shortcut.keys.iter().filter(|key| !held(key)).collect();
            let mut asked = false;
            for key in keys {
                asked |= pressed(input, *key, names.is_some());
            }
            if let Some(sign) = shortcut.sign {
                asked |= typed(input, sign);
            }
            commands.extend(asked.then_some(command));
        }
        commands
    };
    // Keys of one frame ask in the order in which they were pressed: each with the text that it wrote.
    ui.input_mut(|input| {
        let (mut commands, mut left) = (Vec::new(), Vec::new());
        for events in mem::take(&mut input.events).chunk_by(|_, next| matches!(next, Event::Text(_))) {
            input.events = events.to_vec();
            commands.extend(asked(input));
            left.append(&mut input.events);
        }
        input.events = left;
        commands
    })
}

/// Whether a key of the projector's window may ask for that: what stands over the desk stops the keys of both windows alike.
pub(crate) fn lets(desk: Focus, command: &Command) -> bool {
    of(command).is_none_or(|shortcut| shortcut.works(desk, false, false))
}

/// Says that names are typed in what is drawn, so that a capital letter, or `any`, is no key ([`Reach::AllButFields`]).
pub(crate) fn leave_letters(ui: &Ui, any: bool) {
    ui.data_mut(|data| data.insert_temp(Id::unique("letters of names"), any));
}

/// Whether a letter that is typed now is one of a name; `None` where no names are typed ([`leave_letters`]).
fn letters_left(ui: &Ui) -> Option<bool> {
    let any = ui.data_mut(|data| data.remove_temp::<bool>(Id::unique("letters of names")))?;
    let is_capital = |event: &Event| matches!(event, Event::Text(text) if text.starts_with(char::is_uppercase));
    Some(any || ui.input(|input| input.events.iter().any(is_capital)))
}

/// Whether the key that closes is pressed, where no menu is open that it closes; it is taken away from all else.
pub(crate) fn closes(ui: &Ui) -> bool {
    !Popup::is_any_open(ui.ctx()) && ui.input_mut(|input| pressed(input, plain(Key::Escape), false))
}

/// Whether that is the key of that command, for the screen to which it belongs; one that is held down is none.
pub(crate) fn asks(event: &Event, command: &Command) -> bool {
    let Event::Key { key, modifiers, pressed: true, repeat: false, .. } = event else { return false };
    let is = |shortcut: &KeyboardShortcut| *key == shortcut.logical_key && modifiers.matches_exact(shortcut.modifiers);
    of(command).is_some_and(|shortcut| shortcut.keys.iter().any(is))
}

/// Whether a key of that command is held down.
pub(crate) fn is_held(ui: &Ui, command: &Command) -> bool {
    let keys = of(command).map(|shortcut| shortcut.keys.as_slice()).unwrap_or_default();
    ui.input(|input| keys.iter().any(|key| input.key_down(key.logical_key)))
}

/// How the key of that command is called; nothing if it has none.
pub(crate) fn name_of(ctx: &Context, words: &Words, command: &Command) -> String {
    let Some(shortcut) = of(command) else { return String::new() };
    match (shortcut.keys.first(), shortcut.sign) {
        (Some(key), _) => name(ctx, words, *key),
        (None, sign) => sign.unwrap_or_default().to_owned(),
    }
}

/// Returns the letter of that command; `None` if its key is none.
pub(crate) fn letter(command: &Command) -> Option<&'static str> {
    let key = of(command)?.keys.first()?;
    Some(key.logical_key.name()).filter(|name| name.chars().count() == 1)
}

/// The words of a button or box, with the name of its key if the message asks for it.
pub(crate) fn label(ctx: &Context, words: &Words, message: &str) -> String {
    match SHORTCUTS.iter().find(|shortcut| shortcut.labels.contains(&message)) {
        Some(shortcut) => words.with(message, &[("key", name_of(ctx, words, &shortcut.command).into())]),
        None => words.text(message),
    }
}

fn of(command: &Command) -> Option<&'static Shortcut> {
    SHORTCUTS.iter().find(|shortcut| shortcut.command == *command)
}

/// Any key ends what moves, and a crier that goes on by itself; the presenter's key does nothing else then, so that it
/// is left to [`Command::Next`].
fn rest(input: &InputState) -> Vec<Command> {
    let keys = input.events.iter().filter_map(|event| match event {
        Event::Key { key, pressed: true, repeat: false, .. } => Some(*key),
        _ => None,
    });
    let keys: Vec<Key> = keys.filter(|key| !matches!(key, Key::Space | Key::Enter | Key::PageDown)).collect();
    let mut commands = Vec::new();
    if !keys.is_empty() {
        commands.push(Command::SkipAnimation);
    }
    // These belong to the pace itself, and the mute to the voice.
    if keys.iter().any(|key| !matches!(key, Key::P | Key::R | Key::H | Key::M | Key::B | Key::Plus | Key::Equals)) {
        commands.push(Command::HandsOn);
    }
    commands
}

/// Whether the key was pressed down anew; a key that is held must not run through the evening. Where a text would begin a name,
/// that of the key is taken away, too.
fn pressed(input: &mut InputState, shortcut: KeyboardShortcut, with_text: bool) -> bool {
    let (mut anew, mut taken) = (false, false);
    input.events.retain(|event| match event {
        Event::Key { key, modifiers, pressed: true, repeat, .. } => {
            taken = *key == shortcut.logical_key && modifiers.matches_exact(shortcut.modifiers);
            anew |= taken && !repeat;
            !taken
        }
        Event::Text(_) => !(mem::take(&mut taken) && with_text),
        _ => true,
    });
    anew
}

/// Whether that sign was typed, whatever keys a keyboard has it on.
fn typed(input: &mut InputState, sign: &str) -> bool {
    let is_sign = |event: &Event| matches!(event, Event::Text(text) if text == sign);
    let typed = input.events.iter().any(is_sign);
    input.events.retain(|event| !is_sign(event));
    typed
}
