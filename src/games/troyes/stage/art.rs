//! The drawings under `assets/troyes/art`, by what they show.

use crate::games::troyes::rules::{Building, Color, Deck, Die, Face, Good, Owner, Seat};
use crate::stage::{drawing, drawings};

/// An owner's mark: a color, none of the dice's, and a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A disc.
    Blue,
    /// A square.
    Orange,
    /// A triangle.
    Green,
    /// A diamond.
    Pink,
    /// A hexagon, of the owner whom nobody plays.
    Gray,
}

impl Mark {
    /// All marks: the players' by seat, and gray's.
    pub const ALL: [Self; 5] = [Self::Blue, Self::Orange, Self::Green, Self::Pink, Self::Gray];

    /// Returns the mark of that owner.
    #[must_use]
    pub const fn of(owner: Owner) -> Self {
        match owner {
            Owner::Seat(seat) => Self::of_seat(seat),
            Owner::Gray | Owner::Roy => Self::Gray,
        }
    }

    /// Returns the mark of that player.
    #[must_use]
    pub const fn of_seat(seat: Seat) -> Self {
        match seat.0 % 4 {
            0 => Self::Blue,
            1 => Self::Orange,
            2 => Self::Green,
            _ => Self::Pink,
        }
    }
}

/// A die's body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// A black die.
    Black,
    /// A die of the city square.
    Of(Color),
}

impl Body {
    /// All bodies, in the order of their drawings.
    pub const ALL: [Self; 4] = [Self::Black, Self::Of(Color::Red), Self::Of(Color::White), Self::Of(Color::Yellow)];

    /// Returns the pips that are visible on this body.
    #[must_use]
    pub const fn pips(self) -> Pips {
        match self {
            Self::Black | Self::Of(Color::Red) => Pips::Light,
            Self::Of(Color::White | Color::Yellow) => Pips::Dark,
        }
    }

    const fn index(self) -> usize {
        match self {
            Self::Black => 0,
            Self::Of(color) => 1 + color as usize,
        }
    }
}

/// The shade of pips: dark for light dice, light for dark ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pips {
    /// For white and yellow dice.
    Dark,
    /// For red and black dice.
    Light,
}

impl Pips {
    /// Both shades.
    pub const ALL: [Self; 2] = [Self::Dark, Self::Light];
}

/// The decks of cards, in the order of their drawings.
const DECKS: [Deck; 4] = [Deck::Board, Deck::Of(Color::Red), Deck::Of(Color::White), Deck::Of(Color::Yellow)];

const fn of_deck(deck: Deck) -> usize {
    match deck {
        Deck::Board => 0,
        Deck::Of(color) => 1 + color as usize,
    }
}

/// Makes drawings of this game's folder, which has all of them for the plain look too.
macro_rules! art {
    ($($what:tt)+) => { drawing!("troyes/art", $($what)+, plain) };
}

drawings! {
    /// One drawing.
    pub enum Art {
        /// A die without its pips.
        Die(body: Body in Body::ALL) = art!("die-", ["black", "red", "white", "yellow"])[body.index()],
        /// The pips of a die.
        Pips(pips: Pips in Pips::ALL, face: Face in Face::ALL) = match pips {
            Pips::Dark => art!("pips-dark-", [1, 2, 3, 4, 5, 6])[face as usize - 1],
            Pips::Light => art!("pips-light-", [1, 2, 3, 4, 5, 6])[face as usize - 1],
        },
        /// A side of a die as a cube, without its pips.
        Side(body: Body in Body::ALL) = art!("side-", ["black", "red", "white", "yellow"])[body.index()],
        /// The shade over a side of a die that is turned away from the light.
        Shade = art!("shade"),
        /// The empty place of a die.
        Slot = art!("slot"),
        /// The cross over a black die that threatens nobody any more.
        Struck = art!("struck"),
        /// An owner's mark.
        Mark(mark: Mark in Mark::ALL) = art!("mark-", ["blue", "orange", "green", "pink", "gray"])[mark as usize],
        /// A citizen.
        Citizen(mark: Mark in Mark::ALL) = art!("citizen-", ["blue", "orange", "green", "pink", "gray"])[mark as usize],
        /// A cube.
        Cube(mark: Mark in Mark::ALL) = art!("cube-", ["blue", "orange", "green", "pink", "gray"])[mark as usize],
        /// The empty place of a citizen.
        Space = art!("space"),
        /// A free banner of an event.
        Banner = art!("banner"),
        /// The sign that cubes may come to an event, and nobody knows how many.
        BannerOpen = art!("banner-open"),
        /// An empty level of the Cathedral.
        Level = art!("level"),
        /// A principal building.
        Building(building: Building in Building::ALL) =
            art!("building-", ["palace", "bishopric", "city-hall"])[building as usize],
        /// The Cathedral.
        Cathedral = art!("cathedral"),
        /// The sign of one of the three orders of the city.
        Order(color: Color in Color::ALL) = art!("order-", ["red", "white", "yellow"])[color as usize],
        /// A good.
        Good(good: Good in Good::ALL) = [art!("denier"), art!("influence"), art!("point")][good as usize],
        /// The bowl with the deniers of a player who passed.
        Passed = art!("passed"),
        /// The mark of the current player.
        Turn = art!("turn"),
        /// The start player's flag.
        Start = art!("start"),
        /// The sign of an activity whose cubes are kept for later.
        Hourglass = art!("hourglass"),
        /// The sign for everybody's roll, in a line of small signs, and for dice of any color.
        Roll = art!("roll"),
        /// The sign for activities that come.
        Deal = art!("deal"),
        /// The sign for events.
        Event = art!("event"),
        /// An event card that was gained.
        Won = art!("won"),
        /// A character card.
        Character = art!("character"),
        /// The ground of a part; it may be stretched.
        Ground = art!("ground"),
        /// The ground of the part in play; it may be stretched.
        GroundActive = art!("ground-active"),
        /// The ground of the black dice; it may be stretched.
        Wall = art!("wall"),
        /// The ground of a card; it may be stretched.
        Card(deck: Deck in DECKS) = art!("card-", ["board", "red", "white", "yellow"])[of_deck(deck)],
        /// The band at a card's left edge; it may be stretched.
        Band(deck: Deck in DECKS) = art!("band-", ["board", "red", "white", "yellow"])[of_deck(deck)],
        /// A line; it may be stretched.
        Edge = art!("edge"),
        /// A quiet line; it may be stretched.
        EdgeFaint = art!("edge-faint"),
        /// The game's own picture.
        Title = art!("title"),
    }
}

impl Art {
    /// Returns the drawings of a die that shows its face, from back to front.
    #[must_use]
    pub const fn die(die: Die) -> [Self; 2] {
        Self::rolled(Body::Of(die.color), die.face)
    }

    /// Returns the drawings of a body that shows that face, from back to front.
    #[must_use]
    pub const fn rolled(body: Body, face: Face) -> [Self; 2] {
        [Self::Die(body), Self::Pips(body.pips(), face)]
    }
}
