//! Where the messages live, and how one is said.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;

type Bundle = FluentBundle<FluentResource>;

/// All texts in one language; English fills in what another language lacks.
pub struct Texts {
    language: Language,
    /// The language itself, then the fallback if there is one.
    bundles: Vec<Bundle>,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

/// The arguments of a message, by name.
pub(crate) struct Args(FluentArgs<'static>);

impl Args {
    /// No arguments.
    pub(crate) fn new() -> Args {
        Args(FluentArgs::new())
    }

    /// These arguments and one more.
    pub(crate) fn with(
        mut self,
        name: &'static str,
        value: impl Into<FluentValue<'static>>,
    ) -> Args {
        self.0.set(name, value);
        self
    }
}

impl Texts {
    /// The texts in a language.
    pub fn new(language: Language) -> Texts {
        let mut bundles = vec![bundle(language, language.sources())];
        if language != Language::English {
            let english = Language::English;
            bundles.push(bundle(english, english.sources()));
        }
        Texts { language, bundles }
    }

    /// The texts in a language as far as they have been loaded: parts of
    /// [`locales`](crate::locales).
    pub fn of_parts(language: Language, parts: &[&[&'static str]]) -> Texts {
        let sources = parts.iter().copied().flatten().copied();
        let bundles = vec![bundle(language, sources)];
        Texts { language, bundles }
    }

    /// The language that is spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments.
    pub(crate) fn plain(&self, id: &str) -> String {
        self.say(id, &Args::new())
    }

    /// A message.
    pub(crate) fn say(&self, id: &str, args: &Args) -> String {
        self.try_say(id, None, args).unwrap_or_else(|| {
            // A key is better than nothing for the reader of a release.
            debug_assert!(false, "no message {id}");
            format!("⟦{id}⟧")
        })
    }

    /// An attribute of a message.
    pub(crate) fn attribute(&self, id: &str, attribute: &str, args: &Args) -> String {
        self.try_say(id, Some(attribute), args).unwrap_or_else(|| {
            debug_assert!(false, "no message {id}.{attribute}");
            id.to_owned()
        })
    }

    /// A message or an attribute of it, if there is one.
    pub(crate) fn try_say(&self, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        let (bundle, pattern) = self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(id)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(name) => message.get_attribute(name)?.value(),
            };
            Some((bundle, pattern))
        })?;
        #[cfg(test)]
        crate::tests::said::note(id, attribute, args.0.iter().map(|(name, _)| name));
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args.0), &mut errors);
        debug_assert!(errors.is_empty(), "{id} {attribute:?}: {errors:?}");
        Some(text.into_owned())
    }
}

fn bundle(language: Language, sources: impl Iterator<Item = &'static str>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.id()]);
    // Terminals would show the isolation marks, and no name here needs them.
    bundle.set_use_isolating(false);
    let mut known: Vec<&str> = Vec::new();
    for source in sources {
        // Rooms share files.
        if known.contains(&source) {
            continue;
        }
        known.push(source);
        // What cannot be read is left out here and found by the tests.
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(part, errors)| {
                debug_assert!(false, "{}: {errors:?}", language.tag());
                part
            });
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{}: {added:?}", language.tag());
    }
    bundle
}
