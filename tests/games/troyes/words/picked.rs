//! The menu in words: whatever can be picked has a name, and whatever is drafted says what it does.

use std::collections::BTreeSet;

use town_crier::chronicle::Choosing as _;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{ActPick, Caution, CounterPick, Draft, Mode, Next, Pick, Record};
use town_crier::games::troyes::rules::{BlackStep, Depth, DieAt, Lies, Order, Owner, Phase, Target, TurnStep};
use town_crier::games::troyes::words;
use town_crier::play::{Ask, Item, Way};
use town_crier::show::{MenuView, Watched as _};

use super::super::super::check;
use super::super::random::Chance;
use super::super::record::{any_order, dealt, entered, open};
use crate::chronicle::choosing::Picking;
use crate::tried;

const NAMES: [&str; 4] = ["Anna", "Faye", "Geoffrey", "Emily"];

fn plain(language: Language) -> Words {
    Words::of::<Troyes>(language, Manner::Plain).among(&NAMES.map(str::to_owned))
}

#[track_caller]
fn check_menu(said: &Words, record: &Record, draft: &Draft) {
    let menu = MenuView::of::<Troyes>(said, record, draft, false);
    for group in &menu.groups {
        if let Some(title) = &group.title {
            check(said, title);
        }
        let mut names = BTreeSet::new();
        for item in &group.items {
            let look = &item.look;
            // Where a drawing says enough, nothing is written.
            let caption = Some(&look.caption).filter(|caption| look.drawing.is_none() || !caption.is_empty());
            for text in [&look.name].into_iter().chain(caption).chain(&look.about).chain(&look.said) {
                check(said, text);
            }
            assert!(names.insert(&look.name), "{} {:?}: {}", said.language(), group.title, look.name);
        }
    }
    for text in menu.note.iter().filter(|note| !note.is_empty()).chain(&menu.wrong).chain(&menu.doing) {
        check(said, text);
    }
}

/// What is said of an order that a draft is, before it is given.
#[track_caller]
fn check_drafted(said: &Words, record: &Record, ask: &Ask<Troyes>) -> String {
    let does = |asked| Troyes::doing(said, record, Some(ask), false, asked).unwrap_or_else(|| panic!("{ask:?}"));
    check(said, &does(false));
    check(said, &does(true));
    assert_eq!(does(true) != does(false), Caution::of(record, ask).is_some(), "{ask:?}");
    let proposal = Troyes::proposal(said, record, ask);
    check(said, &proposal);
    assert!(proposal.starts_with(&does(false)), "{proposal}");
    proposal
}

/// What is said of a table, and of an order that is given there.
#[track_caller]
fn check_order(said: &Words, record: &Record, order: &Order) -> String {
    let table = record.table();
    check(said, &Troyes::title(said, table));
    check(said, &Troyes::step(said, table));
    if let Some(coming) = Troyes::coming(said, table) {
        check(said, &coming);
    }
    let told = Troyes::order(said, order, table);
    check(said, &told);
    told
}

#[test]
fn whatever_can_be_picked_has_a_name() {
    let all = Language::ALL.map(plain);
    let english = plain(Language::English);
    let mut drafted = 0;
    for seed in 0..u64::from(tried::times(9)) {
        let players = 2 + usize::try_from(seed % 3).expect("few");
        let depth = [Depth::Purses, Depth::Deeds, Depth::Dice][usize::try_from(seed / 3 % 3).expect("few")];
        let opening = if seed % 2 == 0 { dealt(players) } else { entered(players, depth) };
        let mut game = Picking::<Troyes>::new(open(opening), seed);
        let mut chance = Chance(seed);
        for (step, said) in (0..240).zip(all.iter().cycle()) {
            check_menu(said, &game.record, &game.draft);
            if let Some(ask) = game.picked(1) {
                let own = check_drafted(said, &game.record, &ask);
                let meant = check_drafted(&english, &game.record, &ask);
                assert!(said.language() == Language::English || own != meant, "{own}");
                drafted += 1;
            }
            // From time to time the game goes on.
            if step % 4 == 3 {
                let Some(order) = any_order(&game.record, &mut chance) else { break };
                let own = check_order(said, &game.record, &order);
                let meant = check_order(&english, &game.record, &order);
                assert!(said.language() == Language::English || own != meant, "{own}");
                game.give(Ask::Order(order));
            }
        }
    }
    assert!(drafted > 100, "{drafted}");
}

/// Four players who tell everything, at the first action.
fn at_first_action() -> Record {
    at_first(|record| matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))))
}

/// Four players who tell everything, at the first table like that.
fn at_first(is_it: impl Fn(&Record) -> bool) -> Record {
    let mut record = open(dealt(4));
    let mut chance = Chance(3);
    while !is_it(&record) {
        let order = any_order(&record, &mut chance).expect("the game goes on");
        if !matches!(order, Order::Correct(_) | Order::Close) {
            record.order(order).expect("it is on offer");
        }
    }
    record
}

/// The price of dice, their sum and their uses are seen as one picks, and the key says what it does with them.
#[test]
fn dice_tell_what_they_cost_as_one_picks() {
    let record = at_first_action();
    let (table, said) = (record.table(), plain(Language::English));
    let seat = table.active().expect("somebody acts");
    let other = |at: &DieAt| at.owner != Owner::Seat(seat) && at.owner.seat().is_some();
    let fits = |one: &DieAt, two: &DieAt| table.die(*one).map(|die| die.color) == table.die(*two).map(|die| die.color);
    let dice: Vec<DieAt> = table.free_dice().map(|(at, _)| at).collect();
    let own = dice.iter().filter(|at| at.owner == Owner::Seat(seat));
    let pairs = own.flat_map(|one| dice.iter().filter(|two| other(two) && fits(one, two)).map(move |two| (*one, *two)));
    let (mine, bought) = pairs.into_iter().next().expect("two dice of one color");
    let mut draft = Draft::default();
    for at in [mine, bought] {
        assert_eq!(Troyes::pick(&record, &mut draft, Pick::Act(ActPick::Die(at))), None);
    }
    let sum: u16 = [mine, bought].iter().filter_map(|at| table.die(*at)).map(|die| u16::from(die.face.value())).sum();
    let seller = words::owner(&said, bought.owner);
    let note = |draft: &Draft| Troyes::note(&said, &record, draft);
    assert_eq!(note(&draft), Some(format!("Worth {sum} · {seller}: 4 deniers")));
    let _ = Troyes::pick(&record, &mut draft, Pick::Act(ActPick::Target(Target::Unsaid)));
    let ask = Troyes::drafted(&record, &draft).expect("it is an action");
    let view = MenuView::of::<Troyes>(&said, &record, &draft, false);
    assert_eq!(view.doing.as_deref(), Some("Use these dice"));
    assert!(Troyes::proposal(&said, &record, &ask).starts_with("Use these dice ("), "it says with which");
    assert!(table.die(mine).is_some_and(|die| die.lies == Lies::Square), "nothing was given");
}

/// Whatever one die can be used for, the key says what that is.
#[test]
fn the_key_says_what_dice_are_for() {
    let record = at_first_action();
    let (table, said) = (record.table(), plain(Language::English));
    let mut told = BTreeSet::new();
    for (at, _) in table.free_dice() {
        for target in table.targets() {
            let mut draft = Draft::default();
            for pick in [ActPick::Die(at), ActPick::Target(target)] {
                let _ = Troyes::pick(&record, &mut draft, Pick::Act(pick));
            }
            // Whoever must be pushed out, and the events that get cubes.
            let third = |item: &Item<Pick>| matches!(item.pick, Pick::Act(ActPick::Out(_) | ActPick::Event(_)));
            if let (None, Some(item)) =
                (Troyes::drafted(&record, &draft), Troyes::menu(&record, &draft).offered().find(|item| third(item)))
            {
                let _ = Troyes::pick(&record, &mut draft, item.pick);
            }
            if Troyes::drafted(&record, &draft).is_some() {
                told.extend(MenuView::of::<Troyes>(&said, &record, &draft, false).doing);
            }
        }
    }
    for begins in
        ["Hire a tradesman and use ", "Put ", "Place a citizen in the ", "Agriculture: ", "Build the Cathedral: "]
    {
        assert!(told.iter().any(|told| told.starts_with(begins)), "{begins} {told:#?}");
    }
    assert!(told.iter().any(|told| told.contains(" and push out ")), "{told:#?}");
    assert!(told.contains("Use these dice"), "{told:#?}");
    let with = |told: &String| told == "Use these dice" || told.contains(" (");
    assert!(told.iter().all(with), "dice may come with what is chosen, so they are named: {told:#?}");
}

/// Without any pick the key passes, and asks before it does.
#[test]
fn the_key_asks_before_somebody_passes() {
    let record = at_first_action();
    let said = plain(Language::English);
    let who = words::seat(&said, record.table().active().expect("somebody acts"));
    let dice = record.table().free_dice().count();
    let doing = |asked| MenuView::of::<Troyes>(&said, &record, &Draft::default(), asked).doing;
    assert_eq!(doing(false), Some(format!("{who} passes")));
    assert_eq!(doing(true), Some(format!("{who} acts no more in this round. Dice left: {dice}. Pass anyway?")));
    let mut draft = Draft::default();
    assert!(matches!(record.next(), Next::Choose(_)));
    let _ = Troyes::pick(&record, &mut draft, Pick::Mode(Mode::Fix));
    let view = MenuView::of::<Troyes>(&said, &record, &draft, false);
    assert_eq!(view.doing.as_deref(), Some("Back"));
    assert!(view.offered().all(|item| item.way != Some(Way::Back)), "the one key leads back itself");
}

/// Wrong dice are told from a question that is open, and a question is asked as it stands above its answers.
#[test]
fn the_key_says_what_an_action_lacks() {
    let record = at_first_action();
    let (table, said) = (record.table(), plain(Language::English));
    let (mut others, mut asked) = (0, BTreeSet::new());
    for (at, _) in table.free_dice() {
        for target in table.targets() {
            let mut draft = Draft::default();
            for pick in [ActPick::Die(at), ActPick::Target(target)] {
                let _ = Troyes::pick(&record, &mut draft, Pick::Act(pick));
            }
            let view = MenuView::of::<Troyes>(&said, &record, &draft, false);
            let doing = view.doing.expect("the key says what it does");
            match (Troyes::drafted(&record, &draft), view.wrong) {
                (Some(_), _) => {}
                (None, Some(_)) => {
                    assert_eq!(doing, "Choose other dice");
                    others += 1;
                }
                (None, None) => {
                    assert!(view.groups.iter().any(|group| group.title.as_deref() == Some(&doing)), "{doing}");
                    asked.insert(doing);
                }
            }
        }
    }
    assert!(others > 5 && asked.contains("Who is pushed out?"), "{others}, {asked:?}");
}

/// Against black dice the highest comes first; and a player's own dice are proposed without the name that stands before them.
#[test]
fn a_defence_says_what_it_lacks_and_with_which_dice() {
    let faces = |record: &Record| matches!(record.table().phase(), Phase::Black(BlackStep::Counter(_)));
    let record = at_first(|record| faces(record) && record.next() == Next::Pick);
    let (table, said) = (record.table(), plain(Language::English));
    let seat = table.active().expect("somebody faces it");
    let (highest, _) = table.highest_black().expect("it stands");
    let mut draft = Draft::default();
    let view = |draft: &Draft| MenuView::of::<Troyes>(&said, &record, draft, false);
    assert_eq!(view(&draft).doing.as_deref(), Some("Choose dice against the black die"));
    let dice: Vec<u8> = table.district(Owner::Seat(seat)).map(|(index, _)| index).collect();
    for index in &dice {
        let _ = Troyes::pick(&record, &mut draft, Pick::Counter(CounterPick::Die(*index)));
    }
    let ask = Troyes::drafted(&record, &draft).expect("all dice are enough");
    let proposal = Troyes::proposal(&said, &record, &ask);
    assert!(proposal.contains(" (") && !proposal.contains(&words::seat(&said, seat)), "{proposal}");
    let _ = Troyes::pick(&record, &mut draft, Pick::Counter(CounterPick::Black(highest)));
    assert_eq!(view(&draft).doing.as_deref(), Some("Choose the highest black die"));
    assert_eq!(view(&draft).note, Some(format!("Worth {}", table.defence(seat))), "nothing is needed yet");
}

/// Whoever accepts a proposal reads what the key would ask about, and nothing of the crier's own draft.
#[test]
fn a_proposal_to_pass_says_how_many_dice_are_left() {
    let record = at_first_action();
    let said = plain(Language::English);
    let seat = record.table().active().expect("somebody acts");
    let mut view = MenuView::of::<Troyes>(&said, &record, &Draft::default(), false);
    view.note = Some("Worth 3".to_owned());
    view.propose(&said, &record, ((seat, &Ask::Order(Order::Pass)), true), 0);
    let (who, dice) = (words::seat(&said, seat), record.table().free_dice().count());
    assert_eq!(view.doing, Some(format!("Accept ({who}): Pass ({dice} dice left)")));
    assert_eq!(view.proposed, Some(format!("{who} proposes: Pass ({dice} dice left)")));
    assert_eq!(view.note.as_deref(), Some(""), "it keeps its room");
}
