//! Enums of a few values, each with a name for programs.

/// An enum whose values have names: in files and JSON, as arguments, and where messages select on them.
///
/// A name is in no language. Files and other programs know it, so it stays as it is once it was released.
pub trait Named: Copy + Eq + Send + Sync + 'static {
    /// The enum's own name, for the error at a name that none of its values has.
    const ENUM: &'static str;
    /// All values, in the order in which they are listed.
    const VALUES: &'static [Self];
    /// The names of [`Named::VALUES`].
    const NAMES: &'static [&'static str];

    /// Returns the name.
    fn name(self) -> &'static str;
}

/// Gives the values of enums their names: implements [`Named`], and defines `ALL` and `name` for constants.
macro_rules! named {
    ($($named:ident { $($value:ident: $name:literal),+ $(,)? })+) => {$(
        impl $named {
            /// All values, in the order in which they are listed.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$value),+];

            /// Returns the name for programs.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name),+
                }
            }
        }

        impl $crate::play::Named for $named {
            const ENUM: &'static str = stringify!($named);
            const VALUES: &'static [Self] = &Self::ALL;
            const NAMES: &'static [&'static str] = &[$($name),+];

            fn name(self) -> &'static str {
                Self::name(self)
            }
        }
    )+};
}
pub(crate) use named;
