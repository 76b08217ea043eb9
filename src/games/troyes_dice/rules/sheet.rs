//! A finished sheet as a form takes it, and why it cannot be (`rules.md 6`).

use super::achievement::FullTracks;
use super::building::{Building, ByBuilding};
use super::color::{ByColor, Color};

/// A finished sheet as entered; loose, and checked by [`super::Score::of`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Buildings drawn in each row.
    pub built: ByBuilding<u8>,
    /// The number in each character's circle, beside the row it scores; 0 where none is written.
    pub circles: ByBuilding<u8>,
    /// Resources circled and not spent: influence, deniers, knowledge by their colors.
    pub leftovers: ByColor<u8>,
    /// Citizens on the three tracks together.
    pub citizens: u8,
    /// Which tracks are full; no points, but achievements.
    pub tracks: FullTracks,
}

/// One number of a sheet, so that a form can name it, fill it and mark it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetField {
    /// How many buildings are drawn in the row.
    Built(Building),
    /// What the circle beside the row holds.
    Circle(Building),
    /// How much of the color's resource is left.
    Leftovers(Color),
    /// How many citizens there are.
    Citizens,
}

/// Why a sheet cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetReason {
    /// A row has six columns, and so many were entered.
    TooManyBuilt(Building, u8),
    /// A circle holds 1, 2 or 3, and this one another number.
    NoSuchCircle(Building, u8),
    /// The circles hold so many numbers, but so many Cathedrals were drawn.
    CircleCount(u8, u8),
    /// The circles' numbers are 1, 1, 2, 2, 3, 3 as far as they go, and one of them is there too often (`rules.md 6.2`).
    CircleTooOften {
        /// Which number.
        number: u8,
        /// In how many circles it is.
        circles: u8,
        /// In how many it can be, with so many circles filled.
        due: u8,
    },
    /// A resource track has eighteen, and so many were entered.
    TooManyLeftovers(Color, u8),
    /// The three tracks have twenty each, and so many were entered.
    TooManyCitizens(u8),
}

/// A sheet that cannot be, with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRefusal {
    /// What was entered.
    pub sheet: Sheet,
    /// Every reason.
    pub reasons: Vec<SheetReason>,
}

impl Sheet {
    /// Columns in a row.
    pub const COLUMNS: u8 = 6;
    /// Resources on a track (`rules.md 7.1`).
    pub const RESOURCES: u8 = 18;
    /// Citizens on a track (`rules.md 7.2`).
    pub const TRACK: u8 = 20;
    /// Citizens on the three tracks.
    pub const CITIZENS: u8 = 3 * Self::TRACK;
    /// The numbers written for a player's Cathedrals, as they are built (`rules.md 6.2`).
    pub const CIRCLES: [u8; 6] = [1, 1, 2, 2, 3, 3];

    /// The number in that field.
    #[must_use]
    pub fn get(&self, field: SheetField) -> u8 {
        match field {
            SheetField::Built(building) => self.built[building],
            SheetField::Circle(building) => self.circles[building],
            SheetField::Leftovers(color) => self.leftovers[color],
            SheetField::Citizens => self.citizens,
        }
    }

    /// The number in that field, to change it.
    pub fn get_mut(&mut self, field: SheetField) -> &mut u8 {
        match field {
            SheetField::Built(building) => &mut self.built[building],
            SheetField::Circle(building) => &mut self.circles[building],
            SheetField::Leftovers(color) => &mut self.leftovers[color],
            SheetField::Citizens => &mut self.citizens,
        }
    }

    /// Every reason why this sheet cannot be; none if it can.
    #[must_use]
    pub fn reasons(&self) -> Vec<SheetReason> {
        let too_high = SheetField::ALL.into_iter().filter(|field| self.get(*field) > field.most());
        let mut reasons: Vec<SheetReason> = too_high.map(|field| field.too_high(self.get(field))).collect();
        let circles = self.circle_numbers();
        let count = u8::try_from(circles.len()).unwrap_or(u8::MAX);
        if count != self.built[Building::Cathedral] {
            reasons.push(SheetReason::CircleCount(count, self.built[Building::Cathedral]));
        }
        let due_numbers = &Self::CIRCLES[..circles.len()];
        for number in 1..=SheetField::MOST_IN_CIRCLE {
            let (circles, due) = (times(number, &circles), times(number, due_numbers));
            if circles > due {
                reasons.push(SheetReason::CircleTooOften { number, circles, due });
            }
        }
        reasons
    }

    /// The numbers in the circles that hold one; six at most.
    fn circle_numbers(&self) -> Vec<u8> {
        self.circles.into_values().filter(|number| *number > 0).collect()
    }
}

impl SheetField {
    /// All fields, row by row down the sheet, each circle beside the row that it scores.
    pub const ALL: [Self; 16] = [
        Self::Built(Building::Fortress),
        Self::Built(Building::CountsPalace),
        Self::Built(Building::GreatHall),
        Self::Built(Building::CityHall),
        Self::Built(Building::Cathedral),
        Self::Built(Building::Bishopric),
        Self::Circle(Building::Fortress),
        Self::Circle(Building::CountsPalace),
        Self::Circle(Building::GreatHall),
        Self::Circle(Building::CityHall),
        Self::Circle(Building::Cathedral),
        Self::Circle(Building::Bishopric),
        Self::Leftovers(Color::Red),
        Self::Leftovers(Color::Yellow),
        Self::Leftovers(Color::White),
        Self::Citizens,
    ];

    /// The highest number in a circle.
    const MOST_IN_CIRCLE: u8 = 3;

    /// The highest number that can stand here.
    #[must_use]
    pub const fn most(self) -> u8 {
        match self {
            Self::Built(_) => Sheet::COLUMNS,
            Self::Circle(_) => Self::MOST_IN_CIRCLE,
            Self::Leftovers(_) => Sheet::RESOURCES,
            Self::Citizens => Sheet::CITIZENS,
        }
    }

    const fn too_high(self, number: u8) -> SheetReason {
        match self {
            Self::Built(building) => SheetReason::TooManyBuilt(building, number),
            Self::Circle(building) => SheetReason::NoSuchCircle(building, number),
            Self::Leftovers(color) => SheetReason::TooManyLeftovers(color, number),
            Self::Citizens => SheetReason::TooManyCitizens(number),
        }
    }
}

impl SheetReason {
    /// The fields of that sheet that a form marks for this reason.
    #[must_use]
    pub fn fields(self, sheet: &Sheet) -> Vec<SheetField> {
        let circles = |is_marked: fn(u8, u8) -> bool, number| {
            let circles = Building::ALL.map(SheetField::Circle).into_iter();
            circles.filter(move |field| is_marked(sheet.get(*field), number))
        };
        match self {
            Self::TooManyBuilt(building, _) => vec![SheetField::Built(building)],
            Self::NoSuchCircle(building, _) => vec![SheetField::Circle(building)],
            Self::CircleCount(_, _) => {
                let cathedrals = std::iter::once(SheetField::Built(Building::Cathedral));
                cathedrals.chain(circles(|found, _| found > 0, 0)).collect()
            }
            Self::CircleTooOften { number, circles: _, due: _ } => {
                circles(|found, number| found == number, number).collect()
            }
            Self::TooManyLeftovers(color, _) => vec![SheetField::Leftovers(color)],
            Self::TooManyCitizens(_) => vec![SheetField::Citizens],
        }
    }
}

fn times(number: u8, among: &[u8]) -> u8 {
    among.iter().map(|other| u8::from(*other == number)).sum()
}
