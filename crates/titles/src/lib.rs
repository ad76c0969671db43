#![doc = include_str!("../README.md")]

/// One of the games that Lucid offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = Title))]
pub enum TitleId {
    /// Dreamscape.
    Dreamscape,
    /// Dream Runners.
    DreamRunners,
}

impl TitleId {
    /// All titles.
    pub const ALL: [TitleId; 2] = [TitleId::Dreamscape, TitleId::DreamRunners];

    /// The title that is meant where none is named.
    pub const DEFAULT: TitleId = TitleId::Dreamscape;

    /// The name in records, packs, commands and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            TitleId::Dreamscape => "dreamscape",
            TitleId::DreamRunners => "dream-runners",
        }
    }

    /// The name for people, the same in all languages.
    pub const fn title(self) -> &'static str {
        match self {
            TitleId::Dreamscape => "Dreamscape",
            TitleId::DreamRunners => "Dream Runners",
        }
    }

    /// The title with a [`TitleId::name`].
    pub fn named(name: &str) -> Option<TitleId> {
        TitleId::ALL.into_iter().find(|title| title.name() == name)
    }
}

/// Runs the same code for whichever title it is, with the type of its engine:
/// `with_title!(id, G => play::<G>(args))`. The crate that uses it depends on the engines.
#[macro_export]
macro_rules! with_title {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::TitleId::Dreamscape => {
                type $G = ::lucid_dreamscape::Dreamscape;
                $body
            }
            $crate::TitleId::DreamRunners => {
                type $G = ::lucid_dream_runners::DreamRunners;
                $body
            }
        }
    };
}

/// Hands all titles to another macro, behind what it is given besides: each as its id, the
/// name of its modules, and its engine.
///
/// ```
/// macro_rules! modules {
///     ([$($more:tt)*] $(($Id:ident $module:ident $Game:ty))*) => {
///         [$(stringify!($module)),*]
///     };
/// }
///
/// assert_eq!(lucid_titles::every_title!([modules]), ["dreamscape", "dream_runners"]);
/// ```
#[macro_export]
macro_rules! every_title {
    ([$($list:tt)+] $($more:tt)*) => {
        $($list)+! {
            [$($more)*]
            (Dreamscape dreamscape ::lucid_dreamscape::Dreamscape)
            (DreamRunners dream_runners ::lucid_dream_runners::DreamRunners)
        }
    };
}
