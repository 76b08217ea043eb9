//! A game of Troyes that is played order by order, with dice as people name them: `Y5` is a yellow five.

use town_crier::games::troyes::rules::{
    Act, Activity, Book, Building, ByColor, ByOwner, Color, Correction, DieAt, Event, Face, Good, Happening, Lies,
    Order, Owner, Phase, Purpose, Reason, Resolution, Seat, Setup, Table, TurnStep, Use, apply, decide,
};

pub(crate) const ANNA: Seat = Seat(0);
pub(crate) const FAYE: Seat = Seat(1);
pub(crate) const GEOFFREY: Seat = Seat(2);
pub(crate) const EMILY: Seat = Seat(3);

/// A game, and what its last order caused.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) table: Table,
    pub(crate) told: Vec<Happening>,
}

#[expect(clippy::needless_pass_by_value, reason = "an order is written where it is given")]
impl Played {
    pub(crate) fn open(setup: Setup) -> Self {
        Self { table: Table::open(setup).expect("a sound setup"), told: Vec::new() }
    }

    #[track_caller]
    pub(crate) fn order(&mut self, order: Order) -> &mut Self {
        let told = decide(&self.table, &order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        apply_all(&mut self.table, &told);
        self.told = told;
        self
    }

    #[track_caller]
    pub(crate) fn refused(&self, order: Order) -> Reason {
        let refusal = decide(&self.table, &order).expect_err("an order that is refused");
        assert_eq!(refusal.order, order, "what was asked comes back");
        refusal.reason
    }

    #[track_caller]
    pub(crate) fn correct(&mut self, correction: Correction) -> &mut Self {
        self.order(Order::Correct(correction))
    }

    /// Lets that player act with these dice, such as `Y5 Y6 geoffrey:Y5`.
    #[track_caller]
    pub(crate) fn act(&mut self, dice: &str, purpose: Purpose) -> &mut Self {
        let order = self.action(dice, None, purpose);
        self.order(order)
    }

    /// An action of the player whose turn it is.
    #[track_caller]
    pub(crate) fn action(&self, dice: &str, cube: Option<Activity>, purpose: Purpose) -> Order {
        Order::Act(Box::new(Act { group: self.group(dice), cube, purpose }))
    }

    /// The dice of these names; without an owner, those of the player whose turn it is.
    #[track_caller]
    pub(crate) fn group(&self, dice: &str) -> Vec<DieAt> {
        let mut found = Vec::new();
        for word in dice.split_whitespace() {
            let (owner, name) = word.split_once(':').unwrap_or(("", word));
            let owner = match owner {
                "" => Owner::Seat(self.table.active().expect("somebody's turn")),
                "gray" => Owner::Gray,
                player => Owner::Seat(seat(player)),
            };
            let (color, face) = die_named(name);
            let mut district = self.table.district(owner).map(|(index, die)| (DieAt { owner, index }, die));
            let at = district.find(|(at, die)| !found.contains(at) && die.color == color && die.face == face);
            found.push(at.unwrap_or_else(|| panic!("{word} lies there")).0);
        }
        found
    }

    #[track_caller]
    pub(crate) fn counter(&mut self, black: &str, with: &str) -> &mut Self {
        let mut black_dice = Vec::new();
        for word in black.split_whitespace() {
            let value: u8 = word.parse().expect("a black die");
            let places = self.table.black().iter().zip(0..);
            let at = places.filter(|(die, at)| die.stands && die.face.value() == value && !black_dice.contains(at));
            black_dice.push(at.map(|(_, at)| at).next().expect("a black die that stands"));
        }
        black_dice.sort_unstable();
        let mut with: Vec<u8> = self.group(with).into_iter().map(|at| at.index).collect();
        with.sort_unstable();
        self.order(Order::Counter { black: black_dice, with })
    }

    /// The index of a die of the player whose turn it is.
    #[track_caller]
    pub(crate) fn own(&self, die: &str) -> u8 {
        self.group(die)[0].index
    }

    #[track_caller]
    pub(crate) fn recruit(&mut self) -> &mut Self {
        self.order(Order::Spend(Use::Recruit))
    }

    #[track_caller]
    pub(crate) fn resolve(&mut self) -> &mut Self {
        self.order(Order::Resolve(Resolution::default()))
    }

    pub(crate) fn has(&self, good: Good) -> Vec<u16> {
        self.table.players().map(|(_, player)| player.purse().has(good)).collect()
    }

    pub(crate) fn standing(&self, building: Building) -> Vec<u8> {
        self.table.standing(building).values().copied().collect()
    }
}

/// Applies what an order caused.
pub(crate) fn apply_all(table: &mut Table, told: &[Happening]) {
    for happening in told {
        apply(table, happening);
    }
}

pub(crate) fn seat(name: &str) -> Seat {
    match name {
        "anna" => ANNA,
        "faye" => FAYE,
        "geoffrey" => GEOFFREY,
        "emily" => EMILY,
        _ => panic!("{name} does not play"),
    }
}

/// The color and the face of a die such as `Y5`.
pub(crate) fn die_named(name: &str) -> (Color, Face) {
    let (color, value) = name.split_at(1);
    let color = match color {
        "R" => Color::Red,
        "W" => Color::White,
        "Y" => Color::Yellow,
        _ => panic!("{name} is no die"),
    };
    (color, face(value.parse().expect("a value")))
}

pub(crate) fn face(value: u8) -> Face {
    Face::try_from(value).expect("a face")
}

pub(crate) fn faces<const DICE: usize>(values: [u8; DICE]) -> Vec<Face> {
    values.map(face).into()
}

/// The dice of one district, by color.
pub(crate) fn dice(names: &str) -> ByColor<Vec<Face>> {
    let mut dice = ByColor::<Vec<Face>>::default();
    for (color, face) in names.split_whitespace().map(die_named) {
        dice[color].push(face);
    }
    dice
}

/// The order that rolls these dice, gray's last.
pub(crate) fn workforce(districts: &[&str]) -> Order {
    let (gray, seats) = districts.split_last().expect("gray has a district");
    Order::Workforce(Box::new(ByOwner::new(seats.iter().map(|names| dice(names)).collect(), dice(gray))))
}

pub(crate) fn reveal(yellow: Activity, white: Activity, red: Activity) -> Order {
    Order::Reveal(ByColor::from_fn(|color| match color {
        Color::Red => red,
        Color::White => white,
        Color::Yellow => yellow,
    }))
}

/// The order of the citizens in the rulebook's first placement, as far as it is told, and ours (`T 18.1`).
pub(crate) const PLACEMENT: &str = "palace bishopric city-hall palace palace city-hall bishopric city-hall bishopric \
                                    bishopric city-hall palace bishopric bishopric city-hall city-hall";

/// The dice of the rulebook's round (`T 18.2`).
pub(crate) const DICE: [&str; 5] = ["Y5 Y6 W4 R4", "W1 W2 W5 Y3", "W5 Y5 Y1 Y2", "W4 R2 R3 R4", "R3 R1"];

pub(crate) fn settle(played: &mut Played, placement: &str) {
    for building in placement.split_whitespace() {
        let building = Building::ALL.into_iter().find(|one| one.name() == building).expect("a building");
        played.order(Order::Settle(building));
    }
}

/// Four players with the rulebook's citizens and dice and these activities. Anna is to act; Civil War lies behind Brigands; each
/// has 50 deniers, 10 influence and no points.
pub(crate) fn at_actions(book: Book, activities: [Activity; 3]) -> Played {
    let mut played = Played::open(Setup { book, bonus: true, ..Setup::house(4) });
    settle(&mut played, PLACEMENT);
    let [yellow, white, red] = activities;
    played.order(reveal(yellow, white, red)).order(Order::Pay { short: Vec::new() }).order(workforce(&DICE));
    played.order(Order::Enter(Event::BrigandsC)).order(Order::Enter(Event::CivilWar));
    played.resolve().resolve().resolve();
    played.order(Order::RollBlack(faces([1, 1]))).counter("1 1", "Y5");
    played.correct(Correction::Die(countered(&played), face(5), Lies::Square));
    for seat in [ANNA, FAYE, GEOFFREY, EMILY] {
        for (good, amount) in [(Good::Denier, 50), (Good::Influence, 10)] {
            played.correct(Correction::Purse(seat, good, amount));
        }
    }
    assert_eq!((played.table.phase(), played.has(Good::Point)), (Phase::Turn(TurnStep::Act(ANNA)), vec![0; 4]));
    assert_eq!(played.table.free_dice().count(), 18);
    played
}

fn countered(played: &Played) -> DieAt {
    let owner = Owner::Seat(ANNA);
    let dice = played.table.square().get(owner).expect("her district").iter().zip(0..);
    let index = dice.filter(|(die, _)| die.lies == Lies::Countered).map(|(_, index)| index).next();
    DieAt { owner, index: index.expect("a die countered") }
}
