//! A player's seat at the table: the key to a player in rules, results, phones and cries.

/// A seat, from 0 to the left around the table; loose, since a table may have fewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

/// A value for each seat of a table, from seat 0 on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T>(Vec<T>);

impl Seat {
    /// Returns all seats that a table can have.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..=u8::MAX).map(Self)
    }

    /// Returns the seat behind so many others; beyond [`Seat::all`] it is the last one.
    #[must_use]
    pub fn nth(others: usize) -> Self {
        Self(u8::try_from(others).unwrap_or(u8::MAX))
    }

    /// Returns the number of seats before it.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Returns the number shown to people, from 1.
    #[must_use]
    pub fn number(self) -> usize {
        self.index() + 1
    }
}

impl<T> BySeat<T> {
    /// Returns the number of seats.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether there are no seats.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the value of a seat, if it exists.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Returns the value of a seat for changing it, if it exists.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// Returns every seat with its value.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, &T)> + Clone {
        self.0.iter().enumerate().map(|(at, value)| (Seat::nth(at), value))
    }

    /// Returns the values in the order of the seats.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Returns the values in the order of the seats, to change them.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Maps each seat and its value.
    #[must_use]
    pub fn map<U>(&self, value: impl FnMut((Seat, &T)) -> U) -> BySeat<U> {
        self.iter().map(value).collect()
    }

    /// Appends a seat and returns it.
    pub fn push(&mut self, value: T) -> Seat {
        self.0.push(value);
        Seat::nth(self.0.len() - 1)
    }

    /// Inserts a seat, or appends it if there are too few before it; later seats move on.
    pub fn insert(&mut self, seat: Seat, value: T) {
        self.0.insert(seat.index().min(self.0.len()), value);
    }

    /// Removes a seat and returns its value, if it exists; later seats move up.
    pub fn remove(&mut self, seat: Seat) -> Option<T> {
        (seat.index() < self.0.len()).then(|| self.0.remove(seat.index()))
    }
}

impl<T> Default for BySeat<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T, const SEATS: usize> From<[T; SEATS]> for BySeat<T> {
    fn from(values: [T; SEATS]) -> Self {
        Self(values.into())
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T> IntoIterator for BySeat<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    /// Returns the values in the order of the seats.
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
