//! What happened as a kind and values, for programs that read it.

use crate::Seat;

/// Something that happened, or why: a kind, and values by name.
///
/// ```
/// use lucid_tabletop::Value;
///
/// lucid_tabletop::event_enum! {
///     /// What a coin does.
///     #[derive(Clone, Copy, Debug)]
///     pub enum Toss of () {
///         /// It lies there.
///         CameDown {
///             /// Which side is up.
///             heads: bool,
///         },
///         /// It rolled so far.
///         RolledAway(distance: u8),
///     }
/// }
///
/// let rolled = Toss::RolledAway(3).data(&());
/// assert_eq!(rolled.kind, "rolled-away");
/// assert_eq!(rolled.values, [("distance", Value::Number(3))]);
/// let kinds: Vec<String> = Toss::kinds().into_iter().map(|kind| kind.name).collect();
/// assert_eq!(kinds, ["came-down", "rolled-away"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventData {
    /// What it is, in kebab-case.
    pub kind: String,
    /// The values, in the order of their declaration.
    pub values: Vec<(&'static str, Value)>,
}

/// A value of something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// What is not there, or not known.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(i64),
    /// A word of the notation, or the id of a thing of the pack.
    Word(String),
    /// Something with a kind and values of its own.
    Nested(EventData),
}

/// A kind of things that happen, as it is declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its name, in kebab-case.
    pub name: String,
    /// The names of its values.
    pub values: &'static [&'static str],
    /// What it means, in one sentence.
    pub about: &'static str,
}

/// What can be a value; the content of a pack names cards and tiles.
pub trait ToValue<Content> {
    /// The value.
    fn describe(&self, content: &Content) -> Value;
}

impl<C> ToValue<C> for Seat {
    fn describe(&self, _: &C) -> Value {
        Value::Word(self.to_string())
    }
}

impl<C> ToValue<C> for bool {
    fn describe(&self, _: &C) -> Value {
        Value::Flag(*self)
    }
}

impl<C, T: ToValue<C>> ToValue<C> for Option<T> {
    fn describe(&self, content: &C) -> Value {
        match self {
            Some(value) => value.describe(content),
            None => Value::Nothing,
        }
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl<C> ToValue<C> for $number {
            fn describe(&self, _: &C) -> Value {
                Value::Number(i64::from(*self))
            }
        })+
    };
}

numbers!(u8, u16, i16);

/// Declares an enum whose variants are kinds with named values, so that kinds and
/// values can be told to programs without listing them a second time.
///
/// It reads like an enum of its own, but names the content after `of` and gives a
/// name to every value of a tuple; see [`EventData`] for an example.
#[macro_export]
macro_rules! event_enum {
    (
        $(#[$meta:meta])*
        pub enum $Enum:ident of $Content:ty {
            $(
                $(#[doc = $about:literal])+
                $Variant:ident
                $(( $($position:ident: $position_type:ty),+ $(,)? ))?
                $({ $( $(#[$field_meta:meta])* $field:ident: $field_type:ty ),+ $(,)? })?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        pub enum $Enum {
            $(
                $(#[doc = $about])+
                $Variant
                $(( $($position_type),+ ))?
                $({ $( $(#[$field_meta])* $field: $field_type ),+ })?
            ),+
        }

        impl $Enum {
            /// All kinds, as they are declared.
            #[must_use]
            pub fn kinds() -> Vec<$crate::Kind> {
                vec![$($crate::Kind {
                    name: $crate::kebab_case(stringify!($Variant)),
                    values: &[
                        $( $(stringify!($position)),+ )?
                        $( $(stringify!($field)),+ )?
                    ],
                    about: concat!($($about),+).trim_ascii(),
                }),+]
            }

            /// The kind and the values.
            #[must_use]
            pub fn data(&self, content: &$Content) -> $crate::EventData {
                use $crate::ToValue as _;
                match self {
                    $($Enum::$Variant
                        $(( $($position),+ ))?
                        $({ $($field),+ })?
                    => $crate::EventData {
                        kind: $crate::kebab_case(stringify!($Variant)),
                        values: vec![
                            $( $((stringify!($position), $position.describe(content))),+ )?
                            $( $((stringify!($field), $field.describe(content))),+ )?
                        ],
                    }),+
                }
            }
        }

        impl $crate::ToValue<$Content> for $Enum {
            fn describe(&self, content: &$Content) -> $crate::Value {
                $crate::Value::Nested(self.data(content))
            }
        }
    };
}

/// The name of a kind from the name of its variant: `PutUnder` is `put-under`.
#[doc(hidden)]
#[must_use]
pub fn kebab_case(variant: &str) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}
