//! Dice: a face, a kind, and the four that are rolled together.

use crate::play::named;
pub use crate::play::{ByFace, Face, NoSuchFace};

/// A kind of die; black comes before clear dice of its value (`rules.md 2.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Die {
    /// The die that destroys.
    Black,
    /// A die that takes its plaza's color.
    Clear,
}

named!(Die { Black: "black", Clear: "clear" });

/// Four dice as a person entered them; loose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The number on the black die.
    pub black: u8,
    /// The numbers on the clear dice, in any order.
    pub clear: [u8; 3],
}

/// Four dice that were rolled (`rules.md 2.1`); the clear ones are alike, so they are kept ascending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll {
    black: Face,
    clear: [Face; 3],
}

impl Roll {
    /// Makes a roll of these faces.
    #[must_use]
    pub fn new(black: Face, mut clear: [Face; 3]) -> Self {
        clear.sort_unstable();
        Self { black, clear }
    }

    /// Returns every roll, and in how many of the 1296 outcomes of four dice it is rolled.
    pub fn all() -> impl Iterator<Item = (Self, u64)> {
        let clear = Face::ALL.into_iter().flat_map(|a| {
            let above = move |face: Face| Face::ALL.into_iter().filter(move |other| *other >= face);
            above(a).flat_map(move |b| above(b).map(move |c| [a, b, c]))
        });
        Face::ALL.into_iter().flat_map(move |black| clear.clone().map(move |clear| (black, clear))).map(
            |(black, clear)| {
                let [a, b, c] = clear;
                let orders = match (a == b, b == c) {
                    (true, true) => 1,
                    (true, false) | (false, true) => 3,
                    (false, false) => 6,
                };
                (Self { black, clear }, orders)
            },
        )
    }

    /// The black die's face.
    #[must_use]
    pub const fn black(self) -> Face {
        self.black
    }

    /// The clear dice's faces, ascending.
    #[must_use]
    pub const fn clear(self) -> [Face; 3] {
        self.clear
    }

    /// Returns the four dice in the order in which they are placed, the black one before clear ones of its value.
    ///
    /// Source: `rules.md 2.2`.
    #[must_use]
    pub fn sorted(self) -> [(Face, Die); 4] {
        let [a, b, c] = self.clear.map(|face| (face, Die::Clear));
        let mut dice = [(self.black, Die::Black), a, b, c];
        dice.sort_unstable();
        dice
    }
}

/// One of the four dice of a throw, to name a wrong one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichDie {
    /// The black die.
    Black,
    /// A clear die: 0, 1 or 2, as entered.
    Clear(usize),
}

/// A throw that four dice cannot show, with every die that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollRefusal {
    /// The refused throw.
    pub throw: Throw,
    /// The wrong dice, and their numbers.
    pub wrong: Vec<(WhichDie, NoSuchFace)>,
}

impl TryFrom<Throw> for Roll {
    type Error = RollRefusal;

    fn try_from(throw: Throw) -> Result<Self, RollRefusal> {
        let clear = throw.clear.map(Face::try_from);
        match (Face::try_from(throw.black), clear) {
            (Ok(black), [Ok(a), Ok(b), Ok(c)]) => Ok(Self::new(black, [a, b, c])),
            (black, clear) => {
                let black = black.err().map(|error| (WhichDie::Black, error));
                let clear = clear.into_iter().enumerate();
                let clear = clear.filter_map(|(i, face)| face.err().map(|error| (WhichDie::Clear(i), error)));
                Err(RollRefusal { throw, wrong: black.into_iter().chain(clear).collect() })
            }
        }
    }
}
