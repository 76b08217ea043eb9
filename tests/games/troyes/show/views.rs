//! Views of random games: every text is there in every language, and each thing of the picture stands once.

use std::collections::BTreeSet;

use town_crier::crier::Words;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::Opening;
use town_crier::games::troyes::rules::{
    Building, Correction, Depth, EndStep, Event, Face, Good, Happening, Order, Phase, Round, Seat, Setup, Table,
};
use town_crier::games::troyes::stage::Part;
use town_crier::show::{Explained, Item, Reader, Side, Track, Watched as _};
use town_crier::stage::{Shape, Staged as _};

use super::super::super::check;
use super::super::kit::{ANNA, DICE, FAYE, GEOFFREY, PLACEMENT, Played, at_actions, faces, reveal, settle, workforce};
use super::{all_words, english, game};
use town_crier::games::troyes::rules::{Activity, Book};

fn from() -> Opening {
    Opening::from_code("VIEWS".parse().expect("a code"))
}

fn side(words: &Words, table: &Table) -> Side {
    Troyes::side(words, table, &from(), Reader::Crier, false)
}

fn texts(side: &Side) -> Vec<&str> {
    let texts = side.items.iter().map(|item| match item {
        Item::Note { text, .. } => text.as_str(),
        Item::Card { name, .. } => name.as_str(),
        Item::Choice(choice) => choice.name.as_str(),
    });
    texts.collect()
}

fn explained(words: &Words, explained: &Explained) {
    check(words, &explained.name);
    check(words, &explained.rule);
    for state in &explained.state {
        check(words, state);
    }
}

/// That all texts of the view hold.
fn view_holds(words: &Words, table: &Table, opening: bool) {
    check(words, &Troyes::title(words, table));
    let Track { text, groups, done, explained: about } = Troyes::track(words, table);
    check(words, &text);
    explained(words, &about);
    assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), usize::from(table.rounds()));
    assert!(done <= usize::from(table.rounds()));
    for reader in [Reader::Crier, Reader::Audience, Reader::Seat(ANNA)] {
        let side = Troyes::side(words, table, &from(), reader, opening);
        let lines = [Some(&side.heading), side.note.as_ref(), side.warning.as_ref()];
        for line in lines.into_iter().flatten() {
            check(words, line);
        }
        assert!(!side.items.is_empty() && side.items.len() <= 10, "{:?}: {:?}", table.phase(), side.items);
        for item in &side.items {
            let texts = match item {
                Item::Note { text, said, .. } => [text, said],
                Item::Card { name, said, .. } => [name, said],
                Item::Choice(choice) => panic!("{choice:?}: choices are in the menu"),
            };
            for text in texts {
                check(words, text);
            }
        }
    }
    let picture = Troyes::picture(words, table, &from());
    check(words, &picture.name);
    let parts: BTreeSet<_> = picture.things.iter().map(|thing| thing.part).collect();
    assert_eq!(parts.len(), picture.things.len(), "each has a name of its own");
    for thing in &picture.things {
        check(words, &thing.name);
        explained(words, &thing.explained);
    }
    let legend = picture.legend.iter().map(|mark| &mark.text);
    for text in legend.chain(picture.captions.iter().map(|caption| &caption.text)) {
        check(words, text);
    }
    let named = 1 + table.players().len() + table.works().len() + table.queue().len();
    assert_eq!(picture.captions.len(), named, "everybody, gray, and every card");
    for shape in Shape::ALL {
        let scene = Troyes::scene(table, shape);
        let lost: Vec<&str> =
            picture.things.iter().filter(|it| scene.part(it.part).is_none()).map(|it| it.name.as_str()).collect();
        assert_eq!(lost, [""; 0], "{shape:?}: all of them can be seen");
        assert!(picture.legend_in(&scene).count() > 0, "{shape:?}: some sign can be seen");
    }
    for meaning in &Troyes::meaning(words, table) {
        explained(words, meaning);
    }
}

#[test]
fn every_view_of_a_game_holds_in_every_language() {
    let words = all_words();
    for seed in 0..8 {
        let (opened, told) = game(seed);
        for words in &words {
            view_holds(words, &opened, true);
        }
        for (turn, step) in told.iter().enumerate().step_by(3) {
            view_holds(&words[turn % words.len()], &step.after, false);
        }
        let last = &told.last().expect("it is played").after;
        for words in &words {
            view_holds(words, last, false);
        }
    }
}

/// The rulebook's round, up to its black dice (`T 18.2`).
fn at_black_dice() -> Played {
    let mut played = Played::open(Setup::house(4));
    settle(&mut played, PLACEMENT);
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    assert_eq!(
        texts(&side(&english(), &played.table)),
        [
            "Anna: 5\u{a0}+\u{a0}10\u{a0}−\u{a0}3\u{a0}=\u{a0}12\u{a0}deniers",
            "Faye: 5\u{a0}+\u{a0}10\u{a0}−\u{a0}3\u{a0}=\u{a0}12\u{a0}deniers",
            "Geoffrey: 5\u{a0}+\u{a0}10\u{a0}−\u{a0}1\u{a0}=\u{a0}14\u{a0}deniers",
            "Emily: 5\u{a0}+\u{a0}10\u{a0}−\u{a0}7\u{a0}=\u{a0}8\u{a0}deniers"
        ]
    );
    played.order(Order::Pay { short: Vec::new() });
    assert_eq!(texts(&side(&english(), &played.table))[4], "Gray: red dice (2)");
    played.order(workforce(&DICE)).order(Order::Enter(Event::War)).order(Order::Enter(Event::Heresy));
    assert_eq!(texts(&side(&english(), &played.table))[0], "Marauding: 0/4");
    // An audience reads what events do, a card a line.
    let room = Troyes::side(&english(), &played.table, &from(), Reader::Audience, false);
    assert_eq!(texts(&room), ["Marauding", "War", "Heresy"]);
    played.resolve().resolve().resolve();
    played
}

/// `T 8.2`, `T 8.6`: the highest black die first, with who faces it and what that player has against it.
#[test]
fn the_threat_is_told_with_who_faces_it() {
    let mut played = at_black_dice();
    assert_eq!(side(&english(), &played.table).note.as_deref(), Some("3 black dice"));
    played.order(Order::RollBlack(faces([4, 6, 1])));
    let side = side(&english(), &played.table);
    assert_eq!(side.heading, "Anna faces a black die");
    assert_eq!(
        texts(&side),
        ["Black 6: Anna, dice worth 23", "Black 4: Faye, dice worth 11", "Black 1: Geoffrey, dice worth 13"]
    );
    assert!(side.note.as_deref().is_some_and(|note| note.starts_with("The highest black die must")));
    let picture = Troyes::picture(&english(), &played.table, &from());
    let glowing: BTreeSet<_> = picture.things.iter().filter(|thing| thing.glows).map(|thing| thing.part).collect();
    let own = played
        .table
        .district(ANNA.into())
        .map(|(index, _)| Part::Die(town_crier::games::troyes::rules::DieAt { owner: ANNA.into(), index }).into());
    assert_eq!(glowing, own.chain([Part::Black(1).into()]).collect(), "her dice, and the highest");
}

/// Who looks from afar sees what dice can be used for, a card a line; purses are in the picture.
#[test]
fn an_audience_sees_the_activities_with_their_terms_while_somebody_acts() {
    let played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    let room = Troyes::side(&english(), &played.table, &from(), Reader::Audience, false);
    assert_eq!((room.heading.as_str(), texts(&room)), ("Anna’s turn", vec!["Archer", "Priest", "Merchant"]));
    let Some(Item::Card { terms, said, .. }) = room.items.last() else { panic!("{room:?}") };
    assert_eq!(said, "Merchant: Gain 2 deniers");
    let [price, gives] = terms.as_slice() else { panic!("{terms:?}") };
    let signs = |scene: &town_crier::stage::Scene| {
        let labels = scene.labels.iter().map(|label| label.text.clone());
        labels.chain(scene.sprites.iter().map(|sprite| sprite.sprite.name().to_owned())).collect::<Vec<_>>()
    };
    assert_eq!(signs(price), ["4", "citizen-blue", "denier"], "she has no tradesman there yet");
    assert_eq!(signs(gives), ["÷2", "2", "denier"]);
    // At the desk the queue is read beside the menu.
    assert!(texts(&side(&english(), &played.table)).contains(&"Marauding: 0/4"));
}

/// `T 9.4`: dice that can be used stand out: the own ones, and the others' if there is money for one.
#[test]
fn dice_glow_if_they_can_be_paid() {
    let mut played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    let glowing = |table: &Table| {
        let picture = Troyes::picture(&english(), table, &from());
        picture.things.iter().filter(|thing| thing.glows).count()
    };
    assert_eq!(glowing(&played.table), 18, "she has 50 deniers");
    played.correct(Correction::Purse(ANNA, Good::Denier, 1));
    assert_eq!(glowing(&played.table), 4, "only her own");
}

/// A purse is told as far as the group tells it, and marked if it may be wrong.
#[test]
fn purses_are_told_as_far_as_the_depth_goes() {
    let told = |depth, correct: Option<Correction>| {
        let mut played = Played::open(Setup { depth, ..Setup::house(3) });
        settle(
            &mut played,
            "palace bishopric city-hall palace bishopric city-hall palace bishopric city-hall palace \
                             bishopric city-hall palace bishopric city-hall",
        );
        if let Some(correct) = correct {
            played.correct(correct);
        }
        texts(&side(&english(), &played.table))[0].to_owned()
    };
    assert_eq!(told(Depth::Purses, None), "Anna: 5 deniers and 4 influence");
    assert_eq!(told(Depth::Dice, None), "Anna: 0 dice");
    let five = Correction::Purse(ANNA, Good::Denier, 7);
    assert_eq!(told(Depth::Deeds, Some(five)), "Anna: 7 deniers", "what was corrected is known");
    // A round that is closed before all was told leaves doubts (`T 17.6`).
    let mut played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    played.order(Order::Close);
    let side = side(&english(), &played.table);
    let Some(Item::Note { text, said, .. }) = side.items.first() else { panic!("{side:?}") };
    assert_eq!(text, "Anna: ~50 deniers and ~10 influence");
    assert_eq!(said, "Anna: 50 deniers (perhaps wrong) and 10 influence (perhaps wrong)");
}

#[test]
fn a_player_who_passed_is_told_with_the_deniers() {
    let mut played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    played.order(Order::Pass);
    assert!(played.told.contains(&Happening::Round(Round::Passed(ANNA))));
    let side = side(&english(), &played.table);
    assert_eq!(texts(&side)[0], "Anna: 50 deniers and 10 influence · passed (2 deniers)");
    assert_eq!((side.heading.as_str(), side.note.as_deref()), ("Faye’s turn", Some("Dice in the city square: 18")));
}

/// A building tells who stands and lies there, an event its cubes, its banners and what is printed on it with who says so.
#[test]
fn things_tell_their_state() {
    let mut played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    played.correct(Correction::Lying(Building::Palace, FAYE.into(), true));
    let picture = Troyes::picture(&english(), &played.table, &from());
    let state = |part: Part| {
        let thing = picture.things.iter().find(|thing| thing.part == part.into()).expect("it is there");
        (thing.explained.rule.clone(), thing.explained.state.clone())
    };
    let (rule, palace) = state(Part::Building(Building::Palace));
    assert_eq!(palace, ["Standing: Anna (1), Emily (3), Gray (2)", "Lying: Faye", "Free spaces: 0"]);
    assert!(rule.starts_with("One die places a citizen"), "{rule}");
    let (rule, event) = state(Part::Event(Event::BrigandsC));
    assert_eq!(rule, "1 black die.");
    assert!(event.contains(&"Banners covered: 0 of 3".to_owned()), "{event:?}");
    assert!(event.contains(&"Points for most cubes: 3, our house figure".to_owned()), "{event:?}");
    let (rule, merchant) = state(Part::Activity(Activity::Merchant));
    assert_eq!(rule, "Gain 2 deniers.");
    assert!(merchant.contains(&"Cost of a tradesman: 4, from the rulebook".to_owned()), "{merchant:?}");
    let (_, site) = state(Part::Site(Face::Three));
    assert_eq!(site, ["Level 1: free", "Level 2: free", "Level 3: free"]);
}

/// `T 4.1`: a mark for each round; those in which activities come are apart.
#[test]
fn the_track_counts_rounds_and_names_the_chapter() {
    let played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    let track = Troyes::track(&english(), &played.table);
    assert_eq!((track.text.as_str(), track.done), ("Actions", 0));
    assert_eq!(track.groups.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
}

/// What the count lacks is told where nobody can be named (`T 17.6`).
#[test]
fn the_end_tells_what_the_count_lacks() {
    let mut lacking = 0;
    for seed in 0..12 {
        let (_, told) = game(seed);
        let table = &told.last().expect("it is played").after;
        assert_eq!(table.phase(), Phase::End(EndStep::Over));
        let meaning = Troyes::meaning(&english(), table);
        let winners = Troyes::won(&english(), table, &from());
        match table.score() {
            Ok(scores) => {
                let won = town_crier::games::troyes::rules::winners(&scores);
                assert_eq!(winners.len(), won.len());
                assert!(meaning[0].rule.starts_with("Whoever has the most points"));
            }
            Err(reasons) => {
                lacking += 1;
                assert!(winners.is_empty());
                assert_eq!(meaning[0].state.len(), reasons.len());
            }
        }
    }
    assert!(lacking > 0, "some of these games leave something unsaid");
    assert_eq!(Seat::nth(2), GEOFFREY);
}
