//! The languages there are.

use unic_langid::LanguageIdentifier;

/// A language that Lucid speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which also fills in where another language lacks a text.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The tag of the language, such as `de`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The language's own name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// The language of a tag such as `de-AT`, or of a locale such as `de_DE.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let language = tag.trim().split(['-', '_', '.', '@']).next()?;
        Language::ALL
            .into_iter()
            .find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// The identifier that decides on plurals.
    pub(crate) fn id(self) -> LanguageIdentifier {
        self.tag().parse().expect("the tags are well formed")
    }

    /// The Fluent files, by topic.
    pub(crate) const fn sources(self) -> &'static [&'static str] {
        match self {
            Language::English => &[
                include_str!("../locales/en/names.ftl"),
                include_str!("../locales/en/refusals.ftl"),
                include_str!("../locales/en/events.ftl"),
                include_str!("../locales/en/duel.ftl"),
                include_str!("../locales/en/companion.ftl"),
                include_str!("../locales/en/solve.ftl"),
                include_str!("../locales/en/rules.ftl"),
                include_str!("../locales/en/records.ftl"),
                include_str!("../locales/en/interface.ftl"),
                include_str!("../locales/en/packs.ftl"),
                include_str!("../locales/en/runners.ftl"),
                include_str!("../locales/en/boards.ftl"),
                include_str!("../locales/en/actions.ftl"),
                include_str!("../locales/en/web.ftl"),
                include_str!("../locales/en/web-new.ftl"),
                include_str!("../locales/en/web-table.ftl"),
                include_str!("../locales/en/web-end.ftl"),
                include_str!("../locales/en/web-replay.ftl"),
                include_str!("../locales/en/web-learn.ftl"),
                include_str!("../locales/en/web-rules.ftl"),
                include_str!("../locales/en/web-pack-pages.ftl"),
                include_str!("../locales/en/web-companion-page.ftl"),
                include_str!("../locales/en/web-runners-table.ftl"),
            ],
            Language::German => &[
                include_str!("../locales/de/names.ftl"),
                include_str!("../locales/de/refusals.ftl"),
                include_str!("../locales/de/events.ftl"),
                include_str!("../locales/de/duel.ftl"),
                include_str!("../locales/de/companion.ftl"),
                include_str!("../locales/de/solve.ftl"),
                include_str!("../locales/de/rules.ftl"),
                include_str!("../locales/de/records.ftl"),
                include_str!("../locales/de/interface.ftl"),
                include_str!("../locales/de/packs.ftl"),
                include_str!("../locales/de/runners.ftl"),
                include_str!("../locales/de/boards.ftl"),
                include_str!("../locales/de/actions.ftl"),
                include_str!("../locales/de/web.ftl"),
                include_str!("../locales/de/web-new.ftl"),
                include_str!("../locales/de/web-table.ftl"),
                include_str!("../locales/de/web-end.ftl"),
                include_str!("../locales/de/web-replay.ftl"),
                include_str!("../locales/de/web-learn.ftl"),
                include_str!("../locales/de/web-rules.ftl"),
                include_str!("../locales/de/web-pack-pages.ftl"),
                include_str!("../locales/de/web-companion-page.ftl"),
                include_str!("../locales/de/web-runners-table.ftl"),
            ],
        }
    }
}
