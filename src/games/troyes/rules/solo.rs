//! The King's Challenge: what the rules say of le Roy, who is played by nobody (`T 20`).

use enum_map::{Enum, EnumMap};

use super::character::Character;
use super::color::{Building, ByBuilding, ByColor, Color};
use super::die::{Die, DieAt, Face};
use super::event::Event;
use super::happening::RoyDeed;
use super::owner::Owner;
use super::phase::{Phase, RoyPhase};
use super::score::{Score, small};
use super::table::{Table, Work};
use crate::play::{Seat, named};

/// A reading of the solo game that a player may hold in place of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Decision {
    /// Le Roy is the first start player (`T 20.4`).
    RoyBegins,
    /// The rows 2 and 12 of his table bring 3 points, as in an older one (`T 20.12`).
    ThreePoints,
    /// Interrupted Work takes a cube of his, too (`T 20.7`).
    CubesFall,
    /// In row 10 of his table he places a citizen by the die's value alone (`T 20.14`).
    TenByValue,
}

named!(Decision {
    RoyBegins: "roy-begins",
    ThreePoints: "three-points",
    CubesFall: "cubes-fall",
    TenByValue: "ten-by-value",
});

/// Whether each reading is held; none is at first.
pub type Decisions = EnumMap<Decision, bool>;

/// What le Roy has beside his pieces on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Roy {
    pub(super) decided: Decisions,
    pub(super) points: u16,
    pub(super) won: Vec<Event>,
    pub(super) throws: u16,
    pub(super) last: Option<[Face; 2]>,
}

/// What has to be said before le Roy's turn is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoyAsks {
    /// Whom his citizen pushes out, at the place of that value unless it can be one of the player's.
    Out(Building, Face),
    /// Banners or rewards of that event.
    Event(Event),
    /// Spaces or the price of a tradesman of that activity.
    Activity(super::Activity),
}

/// What is said of a result (`T 20.20`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Not above 0.
    Lost,
    /// 1 to 5.
    Close,
    /// 6 to 10.
    Fair,
    /// 11 to 15.
    Good,
    /// 16 to 20.
    Great,
    /// Above 20.
    Master,
}

named!(Verdict { Lost: "lost", Close: "close", Fair: "fair", Good: "good", Great: "great", Master: "master" });

impl Verdict {
    /// Returns what is said of that result.
    #[must_use]
    pub const fn of(result: i32) -> Self {
        match result {
            i32::MIN..=0 => Self::Lost,
            1..=5 => Self::Close,
            6..=10 => Self::Fair,
            11..=15 => Self::Good,
            16..=20 => Self::Great,
            21..=i32::MAX => Self::Master,
        }
    }
}

impl RoyDeed {
    /// Returns its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points { .. } => "points",
            Self::Worker { .. } => "worker",
            Self::Event => "event",
            Self::Tradesman => "tradesman",
            Self::Cathedral => "cathedral",
            Self::Character => "character",
        }
    }

    /// Returns what he pays for the player's best die, which he buys only for points.
    #[must_use]
    pub const fn deniers(self) -> u16 {
        match self {
            Self::Points { deniers, .. } => deniers,
            Self::Worker { .. } | Self::Event | Self::Tradesman | Self::Cathedral | Self::Character => 0,
        }
    }

    /// The smallest and the largest sum of the two black dice.
    pub const SUMS: std::ops::RangeInclusive<u8> = 2..=12;

    /// Returns what le Roy does for the sum of his two black dice (`T 20.12`).
    #[must_use]
    pub fn of(sum: u8, decided: &Decisions) -> Self {
        match sum {
            ..=2 | 12.. => {
                Self::Points { dice: 3, deniers: 6, points: if decided[Decision::ThreePoints] { 3 } else { 2 } }
            }
            3 | 11 => Self::Points { dice: 2, deniers: 4, points: 2 },
            4 => Self::Worker { pushes: true },
            10 => Self::Worker { pushes: !decided[Decision::TenByValue] },
            5 | 9 => Self::Event,
            6 => Self::Tradesman,
            7 => Self::Cathedral,
            8 => Self::Character,
        }
    }
}

impl Color {
    /// The colors as le Roy ranks them (`T 20.3`).
    pub const RANKED: [Self; 3] = [Self::Red, Self::Yellow, Self::White];

    /// Returns its place among [`Self::RANKED`].
    pub(super) const fn rank(self) -> u8 {
        match self {
            Self::Red => 0,
            Self::Yellow => 1,
            Self::White => 2,
        }
    }
}

/// Returns the buildings to which le Roy's three citizens come by these dice, where so much room is (`T 20.2`).
#[must_use]
pub fn settled(dice: &ByColor<[Face; 2]>, mut room: ByBuilding<u8>) -> Vec<Building> {
    let mut ranked: Vec<(Color, Face)> =
        dice.iter().flat_map(|(color, faces)| faces.map(|face| (color, face))).collect();
    ranked.sort_by_key(|(color, face)| (std::cmp::Reverse(*face), color.rank()));
    let named = ranked.into_iter().map(|(color, _)| color.building());
    // Where dice name too few buildings, the rest go where room is.
    let rest = Color::RANKED.into_iter().flat_map(|color| [color.building(); 3]);
    let mut buildings = Vec::new();
    for building in named.chain(rest) {
        if buildings.len() < Table::ROY_SETTLES && room[building] > 0 {
            room[building] -= 1;
            buildings.push(building);
        }
    }
    buildings
}

impl Roy {
    pub(super) const fn new(decided: Decisions) -> Self {
        Self { decided, points: 0, won: Vec::new(), throws: 0, last: None }
    }

    /// The readings that are held.
    #[must_use]
    pub const fn decided(&self) -> &Decisions {
        &self.decided
    }

    /// The points that he gained in play.
    #[must_use]
    pub const fn points(&self) -> u16 {
        self.points
    }

    /// The event cards that he gained, in this order.
    #[must_use]
    pub fn won(&self) -> &[Event] {
        &self.won
    }

    /// The number of his throws in this round; chance has a stream for each.
    #[must_use]
    pub const fn throws(&self) -> u16 {
        self.throws
    }

    /// His black dice as he threw them last in this round.
    #[must_use]
    pub const fn last(&self) -> Option<[Face; 2]> {
        self.last
    }
}

impl Table {
    /// The number of citizens that le Roy places at a time at the beginning (`T 20.2`).
    pub const ROY_SETTLES: usize = 3;
    /// The number of citizens that the player places then (`T 20.2`).
    pub const PLAYER_SETTLES: u8 = 2;

    /// Returns what le Roy has, in a solo game.
    #[must_use]
    pub const fn roy(&self) -> Option<&Roy> {
        self.roy.as_ref()
    }

    /// Whether le Roy is the start player of the round: he and the player take turns (`T 20.4`).
    #[must_use]
    pub fn roy_starts(&self) -> bool {
        self.roy.as_ref().is_some_and(|roy| roy.decided[Decision::RoyBegins] == (self.round() % 2 == 1))
    }

    /// Whether that owner begins the round (`T 20.4`).
    #[must_use]
    pub fn begins(&self, owner: Owner) -> bool {
        match owner {
            Owner::Seat(seat) => self.start() == seat && !self.roy_starts(),
            Owner::Gray => false,
            Owner::Roy => self.roy_starts(),
        }
    }

    /// Whether it is that owner's turn alone.
    #[must_use]
    pub fn has_turn(&self, owner: Owner) -> bool {
        match owner {
            Owner::Seat(seat) => self.active() == Some(seat),
            Owner::Gray => false,
            Owner::Roy => matches!(self.phase(), Phase::Roy(_)),
        }
    }

    /// Returns the player's points less le Roy's as the table is now, in a solo game of which all is known (`T 20.20`).
    #[must_use]
    pub fn result(&self) -> Option<i32> {
        let player = self.score().ok()?.values().next().map(Score::total)?;
        Some(player - self.roy_score()?.total())
    }

    /// Whether events take le Roy's cubes off the Cathedral (`T 20.7`).
    pub(super) fn cubes_fall(&self) -> bool {
        self.roy.as_ref().is_some_and(|roy| roy.decided[Decision::CubesFall])
    }

    /// Whether le Roy has a die, without which he has no turn.
    #[must_use]
    pub fn roy_has_dice(&self) -> bool {
        self.district(Owner::Roy).next().is_some()
    }

    /// Returns the dice that lie in a district, the best first (`T 20.3`).
    #[must_use]
    pub fn ranked(&self, owner: Owner) -> Vec<(DieAt, Die)> {
        let at = |(index, die)| (DieAt { owner, index }, die);
        let mut dice: Vec<(DieAt, Die)> = self.district(owner).map(at).collect();
        dice.sort_by_key(|(_, die)| (std::cmp::Reverse(die.face), die.color.rank()));
        dice
    }

    /// Returns the owners whom le Roy's citizen may push out of a building; `None` for nobody, where a space may be free
    /// (`T 20.14`). Where the player's place in the Palace can be chosen, it is.
    #[must_use]
    pub fn roy_outs(&self, building: Building, pushes: bool) -> Vec<Option<Owner>> {
        let player = Some(Owner::Seat(Seat(0)));
        let outs = self.outs(Owner::Roy, None, building);
        if pushes && building == Building::Palace && outs.contains(&player) { vec![player] } else { outs }
    }

    /// Returns the building to which le Roy's citizen comes by that deed, and the value of the place unless it is one of the player's
    /// (`T 20.14`).
    #[must_use]
    pub fn roy_place(&self, deed: RoyDeed) -> Option<(Building, Option<Face>)> {
        let RoyDeed::Worker { pushes } = deed else { return None };
        let (_, best) = *self.ranked(Owner::Roy).first()?;
        let building = best.color.building();
        let is_players = pushes && self.roy_outs(building, pushes).contains(&Some(Owner::Seat(Seat(0))));
        Some((building, (!is_players).then_some(best.face)))
    }

    /// Returns what has to be said before le Roy's turn is done.
    #[must_use]
    pub fn roy_asks(&self) -> Option<RoyAsks> {
        let Phase::Roy(RoyPhase::Ask(faces)) = self.phase() else { return None };
        self.open_for(self.roy_deed(faces)?)
    }

    /// Returns what le Roy does for these black dice, in a solo game.
    #[must_use]
    pub fn roy_deed(&self, [one, other]: [Face; 2]) -> Option<RoyDeed> {
        Some(RoyDeed::of(one.value() + other.value(), &self.roy.as_ref()?.decided))
    }

    pub(super) fn open_for(&self, deed: RoyDeed) -> Option<RoyAsks> {
        match deed {
            RoyDeed::Worker { pushes } => {
                let (_, best) = *self.ranked(Owner::Roy).first()?;
                let building = best.color.building();
                (self.roy_outs(building, pushes).len() > 1).then_some(RoyAsks::Out(building, best.face))
            }
            RoyDeed::Event => {
                let event = self.queue().last()?.event;
                let page = &self.book().events[event];
                let is_open = page.banners.get().is_none() || page.rewards().is_none();
                is_open.then_some(RoyAsks::Event(event))
            }
            RoyDeed::Tradesman => self.roy_spot().err().map(RoyAsks::Activity),
            RoyDeed::Points { .. } | RoyDeed::Cathedral | RoyDeed::Character => None,
        }
    }

    /// Returns the card and the space, from 0, on which le Roy places a tradesman; nothing if he has one on every card
    /// (`T 20.16`).
    ///
    /// # Errors
    /// The card of which a figure is open that decides.
    pub(super) fn roy_spot(&self) -> Result<Option<(super::Activity, u8)>, super::Activity> {
        let mut spots = Vec::new();
        for work in self.works().iter().filter(|work| work.roy.is_none()) {
            let card = work.activity;
            let page = &self.book().activities[card];
            page.space(work.free_space().into()).ok_or(card)?;
            let free = |space: &u8| work.is_free(*space);
            // The first of the best ones; behind the last space there is always room.
            let known = (0..=u8::MAX).filter(free).take(1 + super::SPACES);
            let best = known.filter_map(|space| Some((page.space(space.into())?, space)));
            spots.extend(
                best.min_by_key(|(points, space)| (std::cmp::Reverse(*points), *space)).map(|best| (card, best)),
            );
        }
        let Some(most) = spots.iter().map(|(_, (points, _))| *points).max() else { return Ok(None) };
        spots.retain(|(_, (points, _))| *points == most);
        let hire = |card: super::Activity| self.book().activities[card].hire.get();
        if spots.len() > 1 {
            if let Some((open, _)) = spots.iter().find(|(card, _)| hire(*card).is_none()) {
                return Err(*open);
            }
            spots.sort_by_key(|(card, _)| (hire(*card), card.color().rank()));
        }
        Ok(spots.first().map(|(card, (_, space))| (*card, *space)))
    }

    /// Returns the best place of the Cathedral: the highest value on the lowest level with room (`T 20.17`).
    #[must_use]
    pub fn best_site(&self) -> Option<(Face, u8)> {
        let free = |(face, level): &(Face, u8)| self.cube_at(*face, *level).is_none();
        (1..=3).flat_map(|level| Face::ALL.into_iter().rev().map(move |face| (face, level))).find(free)
    }

    /// Returns how much le Roy has of what a character judges; nothing of deniers and influence (`T 20.18`).
    #[must_use]
    pub fn roy_count(&self, character: Character) -> u16 {
        let Some(roy) = &self.roy else { return 0 };
        let stand = |at| u16::from(self.standing(at).get(Owner::Roy).copied().unwrap_or_default());
        match character {
            Character::Chretien => Building::ALL.into_iter().map(stand).sum(),
            Character::Urbain => self.built_by(Owner::Roy),
            Character::Thibaut | Character::Hugues => 0,
            Character::Florentin => small(self.works().iter().filter(|work| work.roy.is_some()).count()),
            Character::Henry => small(roy.won.len()),
        }
    }

    /// Returns the points that a character brings le Roy, who scores nothing for deniers and influence (`T 20.18`).
    #[must_use]
    pub fn roy_judged(&self, character: Character) -> u8 {
        character.points(self.roy_count(character), self.players().len())
    }

    /// Returns le Roy's count as the table is now, in a solo game whose figures are known (`T 20.20`).
    #[must_use]
    pub fn roy_score(&self) -> Option<Score> {
        let roy = self.roy.as_ref()?;
        let on_card = |work: &Work| match work.roy {
            Some(space) => self.book().activities[work.activity].space(space.into()).map(u16::from),
            None => Some(0),
        };
        let has = |level: &usize| self.cathedral().values().any(|site| site.get(*level) == Some(&Some(Owner::Roy)));
        let left = self.characters_in_game();
        Some(Score {
            gained: roy.points,
            events: small(self.queue().iter().filter(|in_play| in_play.cubes.contains(&Owner::Roy)).count()),
            tradesmen: self.works().iter().map(on_card).sum::<Option<u16>>()?,
            levels: small((0..3).filter(|level| !has(level)).count()) * 2,
            characters: left.into_iter().map(|character| (character, self.roy_judged(character))).collect(),
        })
    }
}
