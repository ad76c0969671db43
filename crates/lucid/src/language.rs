//! Which language to speak.

use std::env;

use lucid_texts::Language;

/// The language that an option names.
pub(crate) fn parse(name: &str) -> Result<Language, String> {
    Language::from_tag(name).ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag);
        format!("it is {}", tags.join(" or "))
    })
}

/// The language of the system, English if it is none of ours.
pub(crate) fn of_system() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        // The first that is set decides, whether we speak it or not.
        .find(|locale| !locale.is_empty())
        .and_then(|locale| Language::from_tag(&locale))
        .unwrap_or_default()
}
