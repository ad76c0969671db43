//! What messages are given.

use std::borrow::Cow;

/// What a message prints as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    /// A number.
    Number(i64),
    /// A text.
    Text(Cow<'a, str>),
}

/// A number that a message chooses a variant by, such as a plural.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(i64);

impl Number {
    pub(crate) const fn value(self) -> Argument<'static> {
        Argument::Number(self.0)
    }
}

impl From<String> for Argument<'_> {
    fn from(text: String) -> Self {
        Argument::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a String> for Argument<'a> {
    fn from(text: &'a String) -> Self {
        Argument::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Argument::Text(Cow::Borrowed(text))
    }
}

/// Numbers of all kinds that are counted with here.
macro_rules! numbers {
    ($($kind:ty)+) => {
        $(impl From<$kind> for Number {
            fn from(number: $kind) -> Number {
                // No count comes near this limit.
                Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }

        impl From<$kind> for Argument<'_> {
            fn from(number: $kind) -> Self {
                Number::from(number).value()
            }
        })+
    };
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64);
