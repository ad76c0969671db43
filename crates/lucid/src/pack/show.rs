//! `lucid pack show`: cards and tiles drawn in the terminal.

mod columns;
mod item;

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use lucid_packs::Pack;
use lucid_texts::{Phrase, Texts, arg};
use lucid_titles::TitleId;

use super::{contents, games};
use crate::failure::Failure;
use crate::layout::{TextCell, flow, push_line, wrap};
use crate::library;
use crate::output::{self, Ink};
use crate::titles::{self, NAMES};

pub(crate) use columns::{TextBlock, lay};
pub(crate) use item::PackItem;

/// What `lucid pack show` is asked to do.
#[derive(Debug, clap::Args)]
pub(super) struct ShowArgs {
    /// A pack, - for standard input, or the name of a game for its built-in one
    /// [default: dreamscape]; an id from a built-in pack can be given alone
    #[arg(value_name = "FILE")]
    file: Option<String>,

    /// Id of a card, purpose, tile, segment or chest to show larger and
    /// in both languages
    #[arg(value_name = "ITEM")]
    item: Option<String>,

    #[arg(
        long,
        value_name = "GAME",
        value_parser = games(),
        hide_possible_values = true,
        help = format!("Shows the built-in pack of a game: {NAMES}")
    )]
    game: Option<TitleId>,
}

/// Shows the pack or the one thing.
pub(super) fn run(args: &ShowArgs, texts: &Texts) -> anyhow::Result<ExitCode> {
    let (file, item) = match (args.game, args.file.as_deref(), args.item.as_deref()) {
        (None, None, item) => (TitleId::DEFAULT.name(), item),
        (None, Some(word), None) => match with_item(word) {
            Some(game) => (game.name(), Some(word)),
            None => (word, None),
        },
        (None, Some(file), item) => (file, item),
        // The game stands for the file, so the first word is the item.
        (Some(game), item, None) => (game.name(), item),
        (Some(_), _, Some(_)) => {
            let problem = texts.phrase(Phrase::ComplaintGameAndFile);
            return Err(Failure::usage(texts, problem).into());
        }
    };
    let pack = library::open(Path::new(file), texts)?;
    let page = PackPage {
        texts,
        ink: Ink::of_stdout(),
        width: output::width(),
    };
    let shown = match item {
        None => page.whole(&pack),
        Some(item) => item::show(&page, file, &pack, item)?,
    };
    let mut out = output::stdout();
    out.write_all(shown.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The game whose built-in pack has a thing with this id, if the word is neither a
/// file nor the name of a game.
fn with_item(word: &str) -> Option<TitleId> {
    if TitleId::named(word).is_some() || Path::new(word).exists() {
        return None;
    }
    let has = |game: &TitleId| item::is_in(&library::built_in(*game), word);
    TitleId::ALL.into_iter().find(has)
}

/// How and for whom a pack is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackPage<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) ink: Ink,
    pub(crate) width: usize,
}

impl PackPage<'_> {
    /// The head of the pack, then all that is in it.
    fn whole(&self, pack: &Pack) -> String {
        let mut out = String::new();
        self.head(pack, &mut out);
        titles::content(pack).show(self, &mut out);
        // The last block needs no blank line after it.
        out.truncate(out.trim_end().len());
        out.push('\n');
        out
    }

    fn head(&self, pack: &Pack, out: &mut String) {
        let about = pack.about();
        let name = self.texts.name(&about.name.en, &about.name.de);
        let game = pack.game().name();
        push_line(out, &format!("{}  {game}", self.ink.strong(name)));
        let origin = self
            .texts
            .pack_origin(arg::Author(&about.author), arg::Licence(&about.licence));
        for line in wrap(&origin, self.width) {
            push_line(out, &line);
        }
        let print = format!(
            "{} {}, {}",
            about.id,
            pack.hash(),
            contents(pack, self.texts)
        );
        for line in wrap(&print, self.width) {
            push_line(out, &self.ink.faint(&line));
        }
        if let Some(words) = &about.about {
            for line in wrap(self.texts.name(&words.en, &words.de), self.width) {
                push_line(out, &line);
            }
        }
        out.push('\n');
    }

    /// What signs mean, so far apart, and a blank line.
    pub(crate) fn legend(&self, signs: Vec<TextCell>, gap: usize, out: &mut String) {
        for line in flow(signs, gap, self.width) {
            push_line(out, &line.text);
        }
        out.push('\n');
    }

    /// A heading and a blank line.
    pub(crate) fn heading(&self, text: &str, out: &mut String) {
        push_line(out, &self.ink.strong(text));
        out.push('\n');
    }

    pub(crate) fn label(&self, label: Phrase) -> String {
        self.texts.phrase(label)
    }
}
