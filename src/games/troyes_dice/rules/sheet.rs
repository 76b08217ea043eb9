//! A finished sheet as entered in a form, and the reasons why it cannot be (`rules.md 6`).

use super::achievement::FullTracks;
use super::building::{Building, ByBuilding};
use super::color::{ByColor, Color};

/// A finished sheet as entered; loose, and checked by [`super::Score::of`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The buildings drawn in each row.
    pub built: ByBuilding<u8>,
    /// The number in each character's circle, beside the row it scores; 0 where none is written.
    pub circles: ByBuilding<u8>,
    /// The resources circled and not spent: influence, deniers, knowledge by their colors.
    pub leftovers: ByColor<u8>,
    /// The citizens on the three tracks together.
    pub citizens: u8,
    /// The full tracks; they give no points, but achievements.
    pub tracks: FullTracks,
}

/// One number of a sheet, by which a form names, fills and marks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetField {
    /// The number of buildings drawn in the row.
    Built(Building),
    /// The number in the circle beside the row.
    Circle(Building),
    /// The leftovers of the color's resource.
    Leftovers(Color),
    /// The number of citizens.
    Citizens,
}

/// Why a sheet cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetReason {
    /// A row has more buildings than its six columns; so many were entered.
    TooManyBuilt(Building, u8),
    /// A circle has this number instead of 1, 2 or 3.
    NoSuchCircle(Building, u8),
    /// So many circles have a number, but so many Cathedrals were drawn.
    CircleCount(u8, u8),
    /// One of the numbers 1, 1, 2, 2, 3, 3, as far as they go, is in too many circles (`rules.md 6.2`).
    CircleTooOften {
        /// The number.
        number: u8,
        /// The number of circles with it.
        circles: u8,
        /// The number of circles that may have it, with so many circles filled.
        due: u8,
    },
    /// A resource track has more than its eighteen; so many were entered.
    TooManyLeftovers(Color, u8),
    /// The three tracks have more citizens than twenty each; so many were entered.
    TooManyCitizens(u8),
}

/// A sheet that cannot be, with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRefusal {
    /// The refused sheet.
    pub sheet: Sheet,
    /// Every reason.
    pub reasons: Vec<SheetReason>,
}

impl Sheet {
    /// The columns in a row.
    pub const COLUMNS: u8 = 6;
    /// The resources on a track (`rules.md 7.1`).
    pub const RESOURCES: u8 = 18;
    /// The citizens on a track (`rules.md 7.2`).
    pub const TRACK: u8 = 20;
    /// The citizens on the three tracks.
    pub const CITIZENS: u8 = 3 * Self::TRACK;
    /// The numbers written for a player's Cathedrals, as they are built (`rules.md 6.2`).
    pub const CIRCLES: [u8; 6] = [1, 1, 2, 2, 3, 3];

    /// Returns the number in that field.
    #[must_use]
    pub fn get(&self, field: SheetField) -> u8 {
        match field {
            SheetField::Built(building) => self.built[building],
            SheetField::Circle(building) => self.circles[building],
            SheetField::Leftovers(color) => self.leftovers[color],
            SheetField::Citizens => self.citizens,
        }
    }

    /// Returns the number in that field for changing it.
    pub fn get_mut(&mut self, field: SheetField) -> &mut u8 {
        match field {
            SheetField::Built(building) => &mut self.built[building],
            SheetField::Circle(building) => &mut self.circles[building],
            SheetField::Leftovers(color) => &mut self.leftovers[color],
            SheetField::Citizens => &mut self.citizens,
        }
    }

    /// Returns every reason why this sheet cannot be; none if it can.
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

    /// Returns the numbers in the circles that have one; six at most.
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

    /// Returns the highest number that the field can have.
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
    /// Returns the fields of that sheet that a form marks for this reason.
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
