//! Why an action is refused, from one declaration.

/// Declares the refusals of a game and what they are about.
///
/// Each refusal names the rule that refuses and the key of the sentence that
/// explains it. A refusal has at most one value; the second enum lists what such a
/// value can be, and gets a variant `Nothing` for refusals that have none.
///
/// ```
/// lucid_tabletop::refusals! {
///     /// Why a move is refused.
///     pub enum Refusal {
///         /// Nobody is left to move.
///         Over => "R1", "over";
///         /// The square is taken.
///         Taken(square: u8) => "R2", "taken";
///     }
///
///     /// What a refusal is about.
///     pub enum Subject {
///         /// A square.
///         Square(u8),
///     }
/// }
///
/// let refusal = Refusal::Taken(4);
/// assert_eq!((refusal.rule(), refusal.key()), ("R2", "taken"));
/// assert_eq!(refusal.subject(), Subject::Square(4));
/// assert_eq!(Refusal::Over.subject(), Subject::Nothing);
/// assert_eq!(Refusal::KEYS, ["over", "taken"]);
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        pub enum $Refusal:ident {
            $(
                $(#[$doc:meta])*
                $Variant:ident $(($value:ident: $Value:ty))? => $rule:expr, $key:literal;
            )+
        }

        $(#[$subject_meta:meta])*
        pub enum $Subject:ident {
            $($(#[$about_doc:meta])* $About:ident($Thing:ty)),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Refusal {
            $($(#[$doc])* $Variant $(($Value))?,)+
        }

        impl $Refusal {
            /// The id of the rule that refuses.
            pub fn rule(self) -> &'static str {
                match self {
                    $($Refusal::$Variant $(($value))? => { $(let _ = $value;)? $rule })+
                }
            }

            /// The key of the sentence that explains it.
            pub fn key(self) -> &'static str {
                match self {
                    $($Refusal::$Variant $(($value))? => { $(let _ = $value;)? $key })+
                }
            }

            /// What the sentence is about.
            pub fn subject(self) -> $Subject {
                match self {
                    $($Refusal::$Variant $(($value))? =>
                        $crate::refusals!(@subject $Subject $($value)?),)+
                }
            }

            /// All keys, to check that translations are complete.
            pub const KEYS: &'static [&'static str] = &[$($key),+];
        }

        $(#[$subject_meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Subject {
            /// Nothing in particular.
            Nothing,
            $($(#[$about_doc])* $About($Thing)),+
        }

        $(impl From<$Thing> for $Subject {
            fn from(thing: $Thing) -> $Subject {
                $Subject::$About(thing)
            }
        })+
    };
    (@subject $Subject:ident) => { $Subject::Nothing };
    (@subject $Subject:ident $value:ident) => { $Subject::from($value) };
}
