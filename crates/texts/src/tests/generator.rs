//! What the build makes of folders of Fluent files: a language is a folder.

#[path = "../../generator/mod.rs"]
mod code;

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use code::{PARTS, Part, generate};

use crate::Argument;
use crate::pattern::say;

const ONE_PAGE: &[Part] = &[Part {
    name: "PAGE",
    about: "All there is.",
    files: &["page"],
}];

const ENGLISH: &str = "flock = { $count } sheep, { $goats } goats and { $name }
good-night = Good night, { $name }
over = The end
# Some languages count the $nights.
sheep =
    { $count ->
        [one] one sheep
       *[other] { $count } sheep
    }
";

const GERMAN: &str = "flock = { $count } Schafe, { $goats } Ziegen und { $name }
good-night = Gute Nacht, { $name }
over = Ende
sheep = { $count } Schafe in { $nights } Nächten
";

const FRENCH: &str = "flock = { $count } moutons, { $goats } chèvres et { $name }
good-night = Bonne nuit, { $name }
over = Fin
sheep =
    { $nights ->
        [one] { $count } moutons en une nuit
       *[other] { $count } moutons en { $nights } nuits
    }
";

/// Folders of a test, which vanish with it.
struct Folders(PathBuf);

impl Folders {
    fn new(test: &str) -> Folders {
        let name = format!("lucid-texts-{test}-{}", process::id());
        let folders = Folders(env::temp_dir().join(name));
        folders.language("en", "English", "English", ENGLISH);
        folders.language("de", "Deutsch", "German", GERMAN);
        folders
    }

    /// Writes the folder of a language: what it is called, and a page of messages.
    fn language(&self, tag: &str, name: &str, english_name: &str, page: &str) {
        let about = format!(
            "language-name = {name}\nlanguage-english-name = {english_name}\n\
             number-decimals = ,\nnumber-thousands = .\n"
        );
        let folder = self.0.join("locales").join(tag);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("language.ftl"), about).unwrap();
        fs::write(folder.join("page.ftl"), page).unwrap();
    }

    fn generate(&self) -> Result<(), Vec<String>> {
        generate(&self.0.join("locales"), ONE_PAGE, &self.0.join("out"))
    }

    fn generated(&self, file: &str) -> String {
        fs::read_to_string(self.0.join("out").join(file)).unwrap()
    }
}

impl Drop for Folders {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_folder_is_a_language() {
    let folders = Folders::new("language");
    folders.language("fr", "Français", "French", FRENCH);
    folders.generate().unwrap();

    let languages = folders.generated("language.rs");
    for line in [
        "pub const ALL: [Language; 3] = [Language::English, Language::German, Language::French];",
        "Language::French => \"fr\",",
        "Language::French => \"Français\",",
        // For the chunks of the client.
        "$macro! { English english German german French french }",
    ] {
        assert!(languages.contains(line), "{line}\n{languages}");
    }
    let locales = folders.generated("locales.rs");
    for line in [
        "pub static PAGE: LocalePart = LocalePart([english::PAGE, german::PAGE, french::PAGE]);",
        "include_str!(concat!(env!(\"OUT_DIR\"), \"/fr/page.txt\")),",
    ] {
        assert!(locales.contains(line), "{line}\n{locales}");
    }
    let page = folders.generated("fr/page.txt");
    let sheep = page.lines().find_map(|line| line.strip_prefix("sheep="));
    let told = say(sheep.unwrap(), &[Argument::from(3), Argument::from(1)]);
    assert_eq!(told, "3 moutons en une nuit");
}

#[test]
fn the_parameters_are_the_arguments_of_all_languages() {
    let folders = Folders::new("parameters");
    let head = |name: &str| {
        folders.generate().unwrap();
        let messages = folders.generated("messages.rs");
        let head = messages.lines().find(|line| line.contains(name));
        head.unwrap().trim().to_owned()
    };
    assert_eq!(head("Over:"), "pub const Over: Phrase = Phrase(\"over\");");
    assert_eq!(
        head("fn good_night"),
        "pub fn good_night<'a>(&self, name: impl Into<Argument<'a>>) -> String {"
    );
    assert_eq!(
        head("fn sheep"),
        "pub fn sheep<'a>(&self, count: arg::Count<impl Into<Number>>, \
         nights: arg::Nights<impl Into<Argument<'a>>>) -> String {"
    );
    // Several arguments have the types of their names.
    assert_eq!(
        head("fn flock"),
        "pub fn flock<'a>(&self, count: arg::Count<impl Into<Argument<'a>>>, \
         goats: arg::Goats<impl Into<Argument<'a>>>, \
         name: arg::Name<impl Into<Argument<'a>>>) -> String {"
    );
    let types = folders.generated("arg.rs");
    let types = types.lines().filter(|line| line.starts_with("pub"));
    let types: Vec<&str> = types.collect();
    assert_eq!(
        types,
        [
            "pub struct Count<T>(pub T);",
            "pub struct Goats<T>(pub T);",
            "pub struct Name<T>(pub T);",
            "pub struct Nights<T>(pub T);"
        ]
    );
    // A language that has a plural for the nights needs their number.
    folders.language("fr", "Français", "French", FRENCH);
    assert_eq!(
        head("fn sheep"),
        "pub fn sheep(&self, count: arg::Count<impl Into<Number>>, \
         nights: arg::Nights<impl Into<Number>>) -> String {"
    );
}

#[test]
fn a_language_that_differs_from_english_stops_the_build() {
    let folders = Folders::new("problems");
    for (from, to, problem) in [
        (
            "over = Fin\n",
            "",
            "fr/page.ftl lacks over, which English has",
        ),
        (
            "over =",
            "under = Sous\nover =",
            "fr/page.ftl has under, which English lacks",
        ),
        (
            "= Fin",
            "= Fin, { $name }",
            "fr: over uses $name, which English does not",
        ),
        (
            "[one]",
            "[few]",
            "fr: sheep has the plural [few]; Lucid knows only [one]",
        ),
    ] {
        folders.language("fr", "Français", "French", &FRENCH.replace(from, to));
        let problems = folders.generate().unwrap_err();
        assert!(problems[0].starts_with(problem), "{problems:?}");
    }
    folders.language("fr", "Français", "French", FRENCH);
    fs::remove_file(folders.0.join("locales/fr/page.ftl")).unwrap();
    assert_eq!(
        folders.generate(),
        Err(vec!["fr: there is no page.ftl".to_owned()])
    );
}

#[test]
fn the_languages_of_lucid_agree() {
    let folders = Folders::new("lucid");
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    assert_eq!(generate(&locales, PARTS, &folders.0.join("out")), Ok(()));
}
