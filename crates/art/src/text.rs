//! How wide a text will be, and how to make it fit.

/// Names, titles and scores.
pub(crate) const SERIF: &str = "'Iowan Old Style', 'Palatino Nova', 'Palatino Linotype', Palatino, \
     'URW Palladio L', P052, 'Noto Serif', Georgia, serif";
/// Everything else.
pub(crate) const SANS: &str =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif";

/// A face that texts are set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// Semibold serif.
    Serif,
    /// Medium sans.
    Sans,
}

/// Widths from the blank to the tilde in thousandths of the size: the widest of
/// the first fonts of each stack that are free to measure.
#[rustfmt::skip]
const SERIF_WIDTHS: [u16; 95] = [
    260, 382, 508, 559, 559, 906, 833, 290, 400, 400, 502, 606, 294, 333, 294, 296,
    559, 559, 559, 559, 559, 559, 559, 559, 559, 559, 304, 304, 606, 606, 606, 550,
    921, 778, 672, 722, 833, 653, 621, 833, 833, 401, 397, 778, 654, 1000, 833, 833,
    638, 833, 722, 611, 667, 778, 778, 1067, 732, 693, 667, 414, 606, 414, 606, 500,
    334, 599, 649, 527, 649, 571, 407, 560, 667, 352, 345, 636, 352, 986, 667, 613,
    645, 648, 523, 488, 405, 667, 606, 856, 646, 579, 529, 442, 606, 442, 606,
];
#[rustfmt::skip]
const SANS_WIDTHS: [u16; 95] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 551, 838, 318, 361, 318, 372,
    636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531,
    1000, 684, 686, 698, 770, 632, 575, 775, 752, 339, 295, 656, 557, 907, 760, 787,
    605, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 372, 390, 838, 500,
    500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
    635, 635, 413, 521, 392, 634, 592, 818, 592, 592, 525, 636, 551, 636, 838,
];

/// The estimated width of a line.
pub(crate) fn width(text: &str, face: Face, size: f64) -> f64 {
    let widths = match face {
        Face::Serif => &SERIF_WIDTHS,
        Face::Sans => &SANS_WIDTHS,
    };
    let thousandths: u32 = text
        .chars()
        .map(|c| match c {
            ' '..='~' => u32::from(widths[c as usize - 32]),
            '‘' | '’' => 320,
            'ä' | 'ö' | 'é' | 'è' | 'ê' | 'à' | 'â' | 'å' | 'ø' | 'ç' => 615,
            'ü' | 'ñ' => 670,
            'Ä' => 780,
            'Ö' | 'Ü' => 835,
            'ß' => 706,
            // Wide letters of other scripts take a full square.
            '\u{2e80}'.. => 1000,
            _ => 700,
        })
        .sum();
    f64::from(thousandths) * size / 1000.0
}

/// A text in lines that fit.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lines {
    pub(crate) size: f64,
    pub(crate) lines: Vec<String>,
}

/// Sizes to try, the nicest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// On one line.
    pub(crate) one: &'static [f64],
    /// On two lines.
    pub(crate) two: &'static [f64],
}

/// Sets a text in one line or two, as large as it fits; a text too long for any
/// size is cut and ends in an ellipsis.
pub(crate) fn fit(text: &str, face: Face, room: f64, sizes: Sizes) -> Lines {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = |line: &str, size: f64| width(line, face, size) <= room;
    for &size in sizes.one {
        if fits(&text, size) {
            return Lines {
                size,
                lines: vec![text],
            };
        }
    }
    let broken = best_break(&text, face);
    for &size in sizes.two {
        match broken {
            Some((first, second)) if fits(first, size) && fits(second, size) => {
                let lines = vec![first.to_owned(), second.to_owned()];
                return Lines { size, lines };
            }
            None if fits(&text, size) => {
                let lines = vec![text];
                return Lines { size, lines };
            }
            _ => {}
        }
    }
    force(&text, sizes, fits)
}

/// Breaks words, and cuts what still does not fit in the smallest size.
fn force(text: &str, sizes: Sizes, fits: impl Fn(&str, f64) -> bool) -> Lines {
    for &size in sizes.two {
        let (first, rest) = split_to_fit(text, |line| fits(line, size));
        if fits(rest, size) {
            let lines = vec![first, rest.to_owned()];
            return Lines { size, lines };
        }
    }
    let smallest = sizes.two.last().or(sizes.one.last());
    let size = smallest.copied().unwrap_or(10.0);
    let (first, rest) = split_to_fit(text, |line| fits(line, size));
    let lines = vec![first, shortened(rest, |line| fits(line, size))];
    Lines { size, lines }
}

/// The break, after a blank or a hyphen, with the shortest longest line.
fn best_break(text: &str, face: Face) -> Option<(&str, &str)> {
    text.char_indices()
        .filter(|(_, c)| matches!(c, ' ' | '-'))
        .map(|(index, c)| (text[..index + c.len_utf8()].trim_end(), &text[index + 1..]))
        .filter(|(first, second)| !first.is_empty() && !second.is_empty())
        .min_by(|a, b| longer(*a, face).total_cmp(&longer(*b, face)))
}

fn longer((first, second): (&str, &str), face: Face) -> f64 {
    width(first, face, 1.0).max(width(second, face, 1.0))
}

/// As much of a text as fits on a line: up to its last blank, else a part of a
/// word with a hyphen, about a half if the rest then fits too.
fn split_to_fit(text: &str, fits: impl Fn(&str) -> bool) -> (String, &str) {
    let ends = || text.char_indices().map(|(index, _)| index).skip(1);
    let cut = ends()
        .filter(|end| fits(&format!("{}-", &text[..*end])))
        .last()
        .unwrap_or(text.chars().next().map_or(0, char::len_utf8));
    if let Some(blank) = text[..cut].rfind(' ') {
        return (text[..blank].to_owned(), &text[blank + 1..]);
    }
    let half = ends().find(|end| *end >= text.len().div_ceil(2));
    let cut = half
        .filter(|half| *half < cut && fits(&text[*half..]))
        .unwrap_or(cut);
    (format!("{}-", &text[..cut]), &text[cut..])
}

fn shortened(text: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(text) {
        return text.to_owned();
    }
    let mut kept: String = text.to_owned();
    while kept.pop().is_some() {
        let line = format!("{}…", kept.trim_end());
        if fits(&line) {
            return line;
        }
    }
    String::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: Sizes = Sizes {
        one: &[13.5, 12.5],
        two: &[13.0, 12.0, 11.0],
    };

    fn set(text: &str) -> String {
        let Lines { size, lines } = fit(text, Face::Serif, 138.0, SIZES);
        for line in &lines {
            assert!(width(line, Face::Serif, size) <= 138.0, "{line}");
        }
        format!("{size} {}", lines.join(" | "))
            .trim_end()
            .to_owned()
    }

    #[test]
    fn a_text_breaks_only_when_it_must() {
        insta::assert_snapshot!([
            "Memory Rock",
            "Lighthouse of Sighs",
            "Felsen der Erinnerung",
            "Leuchtturm der Seufzer",
            "Der Garten der Sieben Schlafenden Uhren",
            "Traumwanderdünenlandschaft",
            "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
            "a name that goes on and on and on and on until nobody can print it",
            "",
        ].map(set).join("\n"), @r"
        13.5 Memory Rock
        13.5 Lighthouse of Sighs
        13 Felsen der | Erinnerung
        13 Leuchtturm | der Seufzer
        12 Der Garten der Sieben | Schlafenden Uhren
        13 Traumwanderdü- | nenlandschaft
        11 Donaudampfschifffahrt- | sgesellschaftskapitäns…
        11 a name that goes on | and on and on and on u…
        13.5
        ");
    }
}
