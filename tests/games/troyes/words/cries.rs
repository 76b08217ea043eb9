//! The cries of the rulebook's round in English, and what a voice reads wrong.

use town_crier::crier::{Announcement as _, Language, Manner, Turn, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::rules::{
    Activity, Book, Correction, Event, EventPage, Events, Figure, Good, Happening, Hire, Order, Origin, Owner, Page,
    Purpose, Seat, Setup, Table, Use, Uses,
};
use town_crier::games::troyes::words::{Cry, cries, opening_cries};
use town_crier::play::Transition;

use super::super::kit::{ANNA, DICE, EMILY, FAYE, GEOFFREY, PLACEMENT, Played, face, faces, reveal, settle, workforce};
use super::english;

/// What a voice reads wrong: a bare one before a noun.
#[test]
fn one_of_anything_is_a_word_where_a_voice_reads_it_wrong() {
    for (language, text) in [
        (Language::German, "Spieler 1 erhält einen Denar, einen Einfluss und einen Punkt"),
        (Language::French, "Joueur 1 gagne un denier"),
        (Language::Spanish, "Jugador 1 gana un denario"),
        (Language::Italian, "Giocatore 1 guadagna un denaro"),
        (Language::Lithuanian, "vienas denaras, vienas įtakos taškas ir vienas taškas"),
        (Language::Polish, "1 denar, 1 punkt wpływu i 1 punkt"),
    ] {
        let words = Words::of::<Troyes>(language, Manner::Plain);
        let said = Cry::Gained(ANNA, Good::ALL.map(|good| (good, 1)).into()).say(&words, Turn::default());
        assert!(said.contains(text), "{said}");
    }
}

/// A game that listens to itself.
struct Heard {
    played: Played,
    words: Words,
}

impl Heard {
    /// The cries of the last order in English.
    fn hear(&mut self, order: impl FnOnce(&mut Played)) -> Vec<String> {
        let before: Table = self.played.table.clone();
        order(&mut self.played);
        let told = Transition { before: &before, happenings: &self.played.told, after: &self.played.table };
        cries(told).iter().map(|cry| cry.say(&self.words, Turn::default())).collect()
    }
}

/// The rulebook's figures, with two of ours where its examples use them.
fn book() -> Book {
    let mut book = Book::rulebook();
    let marauding = EventPage { per: Figure::group(3), banners: Figure::group(3), ..EventPage::default() };
    book.merge(Page::Event(Event::Marauding, marauding));
    let conflict = EventPage { first: Figure::group(4), second: Figure::group(2), ..EventPage::default() };
    book.merge(Page::Event(Event::ConflictOfSuccession, conflict));
    book
}

/// The rulebook's round (`T 18.2`), as it is cried.
#[test]
fn the_rulebooks_round_is_told_with_names_and_sums() {
    let words = english().among(&["Anna", "Faye", "Geoffrey", "Emily"].map(str::to_owned));
    let played = Played::open(Setup { book: book(), ..Setup::house(4) });
    let opening: Vec<String> =
        opening_cries(&played.table).iter().map(|cry| cry.say(&words, Turn::default())).collect();
    assert_eq!(opening, ["Anna is the start player. The game has 6 rounds.", "Anna places one of 4 citizens left."]);
    let mut heard = Heard { played, words };
    let (last, others) = PLACEMENT.rsplit_once(' ').map(|(others, last)| (last, others)).unwrap();
    settle(&mut heard.played, others);
    let told = heard.hear(|played| settle(played, last));
    let expected =
        ["A citizen of Anna: City Hall.", "Gray citizens take the free spaces: Palace (2).", "Round 1 begins."];
    assert_eq!(told, expected);
    let told = heard.hear(|played| _ = played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer)));
    let expected = [
        "New activities: Archer, Priest, Merchant.",
        "Archer: Roll a die: from 3 up, put a cube on an event.",
        "Priest: A cube changes a later group: yellow dice are worth 3 more each, beyond 6 too (not to place in: City Hall).",
        "Merchant: Gain 2 deniers.",
    ];
    assert_eq!(told, expected);
    let told = heard.hear(|played| _ = played.order(Order::Pay { short: Vec::new() }));
    let salaries = "Anna: 3 deniers, Faye: 3 deniers, Geoffrey: 1 denier, Emily: 7 deniers";
    assert_eq!(told, [format!("Everybody gets 10 deniers. Salaries: {salaries}.")]);
    let told = heard.hear(|played| _ = played.order(workforce(&DICE)));
    assert_eq!(told[0], "Anna has red dice: 4; white dice: 4; yellow dice: 5 and 6.");
    assert_eq!(told[4], "Gray has red dice: 3 and 1.");
    let told = heard.hear(|played| _ = played.order(Order::Enter(Event::War)));
    assert_eq!(told, ["New event: War. 2 black dice.", "War calls: white."]);
    let told = heard.hear(|played| _ = played.order(Order::Enter(Event::TheologicalConflict)));
    assert_eq!(told.len(), 1, "{told:?}");
    let told = heard.hear(|played| _ = played.resolve());
    assert_eq!(told, ["Marauding brings 1 black die."]);
    heard.played.resolve();
    let told = heard.hear(|played| _ = played.order(Order::RollEvent(face(4))));
    let conflict = "Theological Conflict";
    assert_eq!(told, [format!("{conflict}: the die shows 4."), format!("Who is pushed out there? {conflict}.")]);
    let told = heard.hear(|played| _ = played.order(Order::Push(Some(Owner::Seat(FAYE)))));
    let pushed = ["A citizen of Faye is pushed out: Bishopric.", "Gray places a citizen: Bishopric."];
    assert!(told.len() == 2 && pushed.iter().all(|text| told.iter().any(|told| told == text)), "{told:?}");
    let told = heard.hear(|played| _ = played.order(Order::RollBlack(faces([4, 6, 1]))));
    assert_eq!(told, ["Black dice stand against the city: 6, 4 and 1.", "Anna faces this black die: 6."]);
    let told = heard.hear(|played| _ = played.counter("6 1", "R4"));
    let countered = "Anna counters 6 and 1 with 8 and gains 2 influence.";
    assert_eq!(told, [countered, "Faye faces this black die: 4."]);
    heard.played.counter("4", "W1 Y3");
    actions(&mut heard);
}

/// Phase 4 of it.
fn actions(heard: &mut Heard) {
    let hired = |card, times| {
        let hire = Some(Hire { from: Origin::Supply, told: None });
        Purpose::Activity { card, hire, uses: Uses::Times(times), told: Vec::new() }
    };
    let told = heard.hear(|played| _ = played.recruit());
    assert_eq!(told, ["Anna pays 2 influence and gets a citizen."]);
    let told = heard.hear(|played| _ = played.act("Y5 Y6 geoffrey:Y5", hired(Activity::Merchant, 8)));
    let expected = [
        "Anna uses Merchant: 8 times.",
        "The dice: 16 ÷ 2 = 8.",
        "Anna pays for dice: Geoffrey: 6 deniers.",
        "Anna hires a tradesman: Merchant.",
        "Anna pays 4 deniers.",
        "Anna gains 16 deniers.",
        "It is Faye’s turn.",
    ];
    assert_eq!(told, expected);
    let told = heard.hear(|played| _ = played.recruit().act("W5 anna:W4", hired(Activity::Priest, 3)));
    assert!(told.contains(&"Faye puts cubes on Priest for later: 3.".to_owned()), "{told:?}");
    heard.played.correct(Correction::Cathedral(face(4), 1, Some(Owner::Seat(EMILY))));
    let told = heard.hear(|played| _ = played.act("W5 faye:W2 emily:W4", Purpose::Cathedral));
    let expected = [
        "Geoffrey pays for dice: Faye: 6 deniers, Emily: 6 deniers.",
        "Geoffrey builds the Cathedral: 5, 2 and 4.",
        "Geoffrey gains 3 points and 5 influence.",
        "It is Emily’s turn.",
    ];
    assert_eq!(told, expected);
    let cubes = [GEOFFREY, GEOFFREY, ANNA].map(Owner::Seat).to_vec();
    heard.played.correct(Correction::Event(Event::ConflictOfSuccession, cubes));
    let combat = Purpose::Combat { event: Event::ConflictOfSuccession, cubes: None, told: None };
    let told = heard.hear(|played| _ = played.act("R2 R3 R4", combat));
    let points = "Points: Geoffrey: 3 points, Emily: 3 points. The card goes to Geoffrey.";
    assert!(told.contains(&"Emily puts cubes on Conflict of Succession: 2.".to_owned()), "{told:?}");
    assert!(told.contains(&"The dice: 9 ÷ 4 = 2, rounded down.".to_owned()), "{told:?}");
    assert!(told.contains(&format!("Conflict of Succession is countered. {points}")), "{told:?}");
    let die = |played: &Played| played.own("Y2");
    let citizen = |out: Seat| Purpose::Citizen { from: Origin::Supply, out: Some(Owner::Seat(out)) };
    let told = heard.hear(|played| _ = played.recruit().act("gray:R3", citizen(EMILY)));
    assert!(told.contains(&"A citizen of Emily is pushed out: Palace.".to_owned()), "{told:?}");
    heard.played.recruit().act("geoffrey:Y1", citizen(FAYE));
    let told = heard.hear(|played| {
        let die = die(played);
        played.order(Order::Spend(Use::Reroll(die, face(1))));
    });
    assert_eq!(told, ["Geoffrey pays 1 influence and rolls again: 1."]);
    let told = heard.hear(|played| _ = played.order(Order::Pass));
    assert_eq!(told, ["Geoffrey passes.", "It is Emily’s turn."]);
}

/// What dice cost and whose turn it is stand below what was done; who shouts does not say it again.
#[test]
fn a_deed_is_the_headline_in_a_sentence_and_is_said_once() {
    let cubed = Cry::Cubed(ANNA.into(), Event::War, 3);
    let paid = Cry::Bought(ANNA, vec![(FAYE.into(), 2)]);
    for manner in Manner::ALL {
        let words = Words::of::<Troyes>(Language::English, manner);
        let said = words.proclaim(&[paid.clone(), cubed.clone(), Cry::Acts(FAYE)], Turn::default());
        assert_eq!(said.headline, "Player 1 puts cubes on War: 3");
        let [price, next] = said.sentences.as_slice() else { panic!("{said:?}") };
        assert!(price.text.contains("pays for dice: Player 2: 2 deniers") && price.urgency < next.urgency, "{said:?}");
        let beaten = Cry::Beaten(Event::War, vec![(ANNA.into(), 4)], None);
        let said = words.proclaim(&[cubed.clone(), beaten], Turn::default());
        assert_eq!(said.headline, "War is countered");
    }
    let plain = Words::of::<Troyes>(Language::German, Manner::Plain);
    let used = plain.proclaim(&[Cry::Used(ANNA, Activity::Monk, 2)], Turn::default());
    assert_eq!((used.headline.as_str(), used.text().as_str()), ("Spieler 1 nutzt „Mönch“", "2-mal."));
}

/// An activity that is used more than once puts its cubes one after the other.
#[test]
fn cubes_on_one_event_are_told_together() {
    let table = Played::open(Setup::house(2)).table;
    let cube = |owner: Seat, event| Happening::Events(Events::Cubed(event, owner.into(), 1));
    let cubes = [(ANNA, Event::War), (ANNA, Event::War), (ANNA, Event::Heresy), (FAYE, Event::Heresy)];
    let happenings = cubes.map(|(owner, event)| cube(owner, event));
    let told = cries(Transition { before: &table, happenings: &happenings, after: &table });
    let of = |owner: Seat, event, count| Cry::Cubed(owner.into(), event, count);
    assert_eq!(told, [of(ANNA, Event::War, 2), of(ANNA, Event::Heresy, 1), of(FAYE, Event::Heresy, 1)]);
}
