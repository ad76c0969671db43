//! The progress bar of a run.

use std::io::{self, IsTerminal, Write as _};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use lucid_texts::{Texts, arg};

/// A progress bar on stderr, hidden unless that is a terminal.
#[derive(Debug)]
pub(crate) struct RunProgress<'a> {
    bar: ProgressBar,
    texts: &'a Texts,
}

impl<'a> RunProgress<'a> {
    /// A bar for this many games; it appears with the first update.
    pub(crate) fn new(games: u64, texts: &'a Texts) -> RunProgress<'a> {
        let bar = if io::stderr().is_terminal() {
            let style = ProgressStyle::with_template("{bar:24.cyan/dim} {msg}");
            let style = style.expect("the template is sound");
            ProgressBar::new(games).with_style(style.progress_chars("━━─"))
        } else {
            ProgressBar::hidden()
        };
        RunProgress { bar, texts }
    }

    /// Shows how many games have begun.
    pub(crate) fn show(&self, begun: u64) {
        let wanted = self.bar.length().unwrap_or(begun);
        let begun = begun.min(wanted);
        let left = rounded(self.bar.eta());
        let told = self
            .texts
            .series_progress(arg::Played(begun), arg::Wanted(wanted), left);
        self.tell(begun, told);
    }

    /// Shows how many results an arena has, out of at most `most`. That bound falls
    /// when pairs are decided early.
    pub(crate) fn show_arena(&self, known: u64, most: u64, open: usize) {
        self.bar.set_length(most);
        let left = rounded(self.bar.eta());
        let told = self
            .texts
            .arena_progress(arg::Known(known), arg::Most(most), open, left);
        self.tell(known, told);
    }

    fn tell(&self, position: u64, told: String) {
        self.bar.set_position(position);
        self.bar.set_message(told);
        if !self.bar.is_hidden() {
            // The bar fills its line, so that the `^C` of a terminal would go to
            // the next one, and clearing would miss the bar. From the start of
            // the line it goes into the bar.
            let _ = io::stderr().write_all(b"\r");
        }
    }

    /// Removes the bar from the screen.
    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

/// A time rounded to its largest unit, in symbols that all languages share.
fn rounded(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..=99 => format!("{seconds} s"),
        seconds @ 100..=5999 => format!("{} min", seconds.div_ceil(60)),
        seconds => format!("{} h", seconds.div_ceil(3600)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_their_largest_unit() {
        let told = [0, 99, 100, 5999, 6000].map(|s| rounded(Duration::from_secs(s)));
        assert_eq!(told, ["0 s", "99 s", "2 min", "100 min", "2 h"]);
    }
}
