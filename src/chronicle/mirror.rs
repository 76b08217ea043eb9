//! Enums of a format that mirror the program's own.

/// Defines an enum that mirrors another one, variant by variant, and converts either way.
///
/// A format has types of its own, so that the rules' types need no serialization; so have arguments. A variant has the
/// same name in both; where the format spells it in another way, an attribute says so.
macro_rules! mirror {
    ($(#[$of:meta])* $seen:vis enum $mirror:ident of $mirrored:ty { $($(#[$about:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$of])*
        $seen enum $mirror {
            $($(#[$about])* $variant),+
        }

        impl From<$mirrored> for $mirror {
            fn from(mirrored: $mirrored) -> Self {
                match mirrored {
                    $(<$mirrored>::$variant => Self::$variant),+
                }
            }
        }

        impl From<$mirror> for $mirrored {
            fn from(mirror: $mirror) -> Self {
                match mirror {
                    $($mirror::$variant => Self::$variant),+
                }
            }
        }
    };
}
pub(crate) use mirror;
