//! The operators that every set of cells has.

/// Implements `|`, `|=`, `&`, `&=` and collecting for a set of cells: a `Default` struct around one word, with one bit
/// for each cell and `From<cell>`.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug, Default)]
/// struct Digits(u16);
///
/// impl From<u8> for Digits {
///     fn from(digit: u8) -> Self {
///         Self(1 << digit)
///     }
/// }
///
/// tessera_game::bit_set!(Digits of u8);
///
/// let odd: Digits = [1, 3, 5].into_iter().collect();
/// assert_eq!(odd & Digits::from(3), Digits::from(3));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($set:ident of $cell:ty) => {
        impl ::core::ops::BitOr for $set {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::core::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl ::core::ops::BitAnd for $set {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::core::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl FromIterator<$cell> for $set {
            fn from_iter<I: IntoIterator<Item = $cell>>(cells: I) -> Self {
                cells.into_iter().fold(Self::default(), |all, cell| all | Self::from(cell))
            }
        }
    };
}
