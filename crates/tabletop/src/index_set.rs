//! Sets of small numbers as bits of one word.

/// Declares a set of an index type, and the iterator over it.
///
/// The index type has `new(usize)` and `index() -> usize`, below the number of
/// bits of the word.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// pub struct Place(u8);
///
/// impl Place {
///     const fn new(index: usize) -> Place {
///         Place(index as u8)
///     }
///
///     const fn index(self) -> usize {
///         self.0 as usize
///     }
/// }
///
/// lucid_tabletop::index_set! {
///     /// A set of places.
///     PlaceSet(u16) of Place;
///     /// The places of a set in order.
///     Places
/// }
///
/// let set: PlaceSet = [Place(5), Place(2)].into_iter().collect();
/// assert_eq!(set.first(), Some(Place(2)));
/// assert_eq!(set.nth(1), Some(Place(5)));
/// assert_eq!(set.without(set), PlaceSet::EMPTY);
/// ```
#[macro_export]
macro_rules! index_set {
    (
        $(#[$set_doc:meta])* $set:ident($bits:ty) of $item:ident;
        $(#[$iter_doc:meta])* $iter:ident
    ) => {
        $(#[$set_doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);

            /// Whether the item is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item.index()) != 0
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of items in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Adds an item.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Removes an item.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// The items that are in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The items that are in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The items of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The item with exactly `n` items before it.
            #[inline]
            pub const fn nth(self, n: u32) -> Option<$item> {
                let mut rest = self;
                let mut before = 0;
                while before < n {
                    rest.0 &= rest.0.wrapping_sub(1);
                    before += 1;
                }
                rest.first()
            }

            /// The items in order.
            #[inline]
            pub const fn iter(self) -> $iter {
                $iter(self)
            }

            /// The lowest item.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item::new(self.0.trailing_zeros() as usize)) }
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        $(#[$iter_doc])*
        #[derive(Clone, Debug)]
        pub struct $iter($set);

        impl Iterator for $iter {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                let first = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(first)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }
    };
}
