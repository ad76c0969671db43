//! The tests' own fonts.
//!
//! System fonts differ between machines, and with them the width of every word and the place of
//! everything beside it. The blank font is the same everywhere: its words take up space but are
//! invisible. Every character is half an em wide, and a line is one em high.
//!
//! A font of bars shows every character as a black bar. With the width of average letters, it
//! stands in on a machine without fonts, where words would have no size and the browser would
//! not read them aloud. Much wider, and as the only font, it reveals what depends on the
//! system's fonts.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::chrome::Chrome;

/// Units per em.
const EM: u16 = 1000;
/// How far a line reaches above the baseline; the rest of the em is below it.
const ASCENT: u16 = 800;
const DESCENT: u16 = ASCENT.wrapping_sub(EM);
/// How high small and capital letters would be, for the units `ex` and `cap`.
const X_HEIGHT: u16 = 500;
const CAP_HEIGHT: u16 = 700;
/// How thick a line under or through words is, and where under them it lies.
const RULE: u16 = 50;
const UNDERLINE: u16 = 0_u16.wrapping_sub(100);

/// All characters from the space on, without the surrogates.
const CHARACTERS: [(u32, u32); 2] = [(0x20, 0xd7ff), (0xe000, 0x10_ffff)];
/// The glyph of all characters; glyph 0 is the one for characters that a font lacks.
const GLYPH: u32 = 1;
const GLYPHS: u16 = 2;

/// Version 1.0 of the file and of most tables.
const VERSION_1: [u16; 2] = long(0x0001_0000);

/// As wide as a letter of our sentences is on average in DejaVu Sans, spaces included; of the
/// usual fonts that is the widest (Noto Sans: 47 hundredths, Liberation Sans: 45).
const AVERAGE: Glyph = Glyph::Bar(EM * 51 / 100);
/// Like nothing that any machine has.
pub(crate) const FOREIGN: Glyph = Glyph::Bar(2 * EM);

/// Which fonts a browser finds on its system.
#[derive(Clone, Copy)]
pub(crate) enum Fonts<'a> {
    /// Those of this machine, or bars where it has none.
    System,
    /// These and no others.
    Only(&'a [Glyph]),
}

impl Fonts<'_> {
    /// Writes a file for fontconfig into a folder, and the tests' own fonts beside it.
    pub(crate) fn write(self, folder: &Path) -> std::io::Result<PathBuf> {
        let (glyphs, system) = match self {
            Fonts::System => {
                let file = std::env::var("FONTCONFIG_FILE");
                let file = file.unwrap_or_else(|_| "/etc/fonts/fonts.conf".to_owned());
                let include = format!("<include ignore_missing=\"yes\">{file}</include>");
                (&[AVERAGE][..], include)
            }
            Fonts::Only(glyphs) => (glyphs, String::new()),
        };
        let fonts = folder.join("fonts");
        fs::create_dir_all(&fonts)?;
        for (number, glyph) in glyphs.iter().enumerate() {
            fs::write(fonts.join(format!("{number}.ttf")), truetype(*glyph))?;
        }
        let fonts = fonts.display();
        let text = format!(
            "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n\
             <fontconfig>{system}<dir>{fonts}</dir><cachedir>{fonts}</cachedir></fontconfig>\n"
        );
        let file = folder.join("fonts.conf");
        fs::write(&file, text)?;
        Ok(file)
    }
}

impl Chrome {
    /// Sets all pages opened from now on in the blank font, and stops endless animations.
    pub(crate) fn blank_words(&mut self) {
        // Exact widths: otherwise the system's settings for fonts decide about
        // rounding them to whole dots.
        let style = "*, *::before, *::after, *::marker, *::placeholder { \
            font-family: blank !important; \
            font-synthesis: none !important; \
            text-rendering: geometricPrecision !important; \
            animation: none !important; \
            transition: none !important; }";
        let source = format!(
            "(() => {{
                const face = new FontFace('blank', new Uint8Array({}), {{ weight: '1 1000' }});
                document.fonts.add(face);
                const sheet = new CSSStyleSheet();
                sheet.replaceSync({});
                document.adoptedStyleSheets = [sheet];
            }})()",
            json!(truetype(Glyph::Blank)),
            json!(style),
        );
        let params = json!({ "source": source });
        self.call("Page.addScriptToEvaluateOnNewDocument", params);
    }

    /// Checks that words of the page have the size of the blank font.
    pub(crate) fn check_blank_words(&mut self) {
        let size = self.eval(
            "document.fonts.ready.then(() => {
                const words = document.createElement('b');
                words.textContent = 'Wi→ßЖ中';
                words.style = 'position: absolute; font-size: 100px; line-height: normal';
                document.body.append(words);
                const { width, height } = words.getBoundingClientRect();
                words.remove();
                return [width, height].map(Math.round);
            })",
        );
        assert_eq!(size, json!([300, 100]), "the blank font is not used");
    }
}

/// What all characters of a font look like.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Glyph {
    Blank,
    /// A bar, in a room of this width.
    Bar(u16),
}

impl Glyph {
    /// The width of every character.
    const fn advance(self) -> u16 {
        match self {
            Glyph::Blank => EM / 2,
            Glyph::Bar(width) => width,
        }
    }

    /// Left, lower, right and upper end of what is black.
    const fn bounds(self) -> [u16; 4] {
        match self {
            Glyph::Blank => [0; 4],
            Glyph::Bar(width) => [EM / 10, 0, width - EM / 10, CAP_HEIGHT],
        }
    }

    /// The outlines of all glyphs: none, or a rectangle.
    fn outlines(self) -> Vec<u16> {
        let [left, lower, right, upper] = self.bounds();
        let (contours, last_point, instructions) = (1, 3, 0);
        // Four points on the line, each by its way from the one before.
        let points = [0x0101, 0x0101];
        let across = [left, 0, right - left, 0];
        let up = [lower, upper - lower, 0, 0_u16.wrapping_sub(upper - lower)];
        let start = [
            contours,
            left,
            lower,
            right,
            upper,
            last_point,
            instructions,
        ];
        match self {
            // No table may be empty.
            Glyph::Blank => vec![0, 0],
            Glyph::Bar(_) => [&start[..], &points, &across, &up].concat(),
        }
    }

    /// Where outlines begin and the last one ends: glyph 0 has none.
    fn places(self) -> Vec<u16> {
        let end = match self {
            Glyph::Blank => 0,
            Glyph::Bar(_) => self.outlines().len() as u16,
        };
        vec![0, 0, end]
    }
}

/// The font as a TrueType file. Its checksums are zero: browsers do not read them.
pub(crate) fn truetype(glyph: Glyph) -> Vec<u8> {
    // In alphabetical order, as the format demands.
    let tables: [(&[u8; 4], Vec<u16>); 10] = [
        (b"OS/2", os2(glyph)),
        (b"cmap", cmap()),
        (b"glyf", glyph.outlines()),
        (b"head", head(glyph)),
        (b"hhea", hhea(glyph)),
        // One width for all glyphs, then the left side bearing of each.
        (b"hmtx", vec![glyph.advance(), 0, glyph.bounds()[0]]),
        (b"loca", glyph.places()),
        (b"maxp", maxp(glyph)),
        // No names; they would begin after these three words.
        (b"name", vec![0, 0, 6]),
        (b"post", post()),
    ];
    let count = tables.len() as u16;
    let power = count.ilog2() as u16;
    let mut directory = VERSION_1.to_vec();
    directory.extend([count, 16 << power, power, 16 * count - (16 << power)]);
    let content_start = 2 * directory.len() + 16 * tables.len();
    let mut content = Vec::new();
    for (tag, words) in tables {
        let [a, b, c, d] = *tag;
        directory.extend([u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d])]);
        directory.extend(long(0));
        directory.extend(long((content_start + 2 * content.len()) as u32));
        directory.extend(long(2 * words.len() as u32));
        content.extend(words);
        // Tables begin at multiples of four bytes.
        content.resize(content.len().next_multiple_of(2), 0);
    }
    let words = directory.into_iter().chain(content);
    words.flat_map(u16::to_be_bytes).collect()
}

/// A number as its high and its low word.
const fn long(number: u32) -> [u16; 2] {
    [(number >> 16) as u16, number as u16]
}

/// Which glyph a character has: format 13 gives whole ranges the same one.
fn cmap() -> Vec<u16> {
    let groups = CHARACTERS.len() as u32;
    // One table for all of Unicode, which begins after 12 bytes.
    let mut words = [&[0, 1, 3, 10], &long(12)[..]].concat();
    words.extend([13, 0]);
    for number in [16 + 12 * groups, 0, groups] {
        words.extend(long(number));
    }
    for (first, last) in CHARACTERS {
        words.extend([first, last, GLYPH].map(long).as_flattened());
    }
    words
}

fn head(glyph: Glyph) -> Vec<u16> {
    let (revision, checksum, magic) = (VERSION_1, long(0), long(0x5f0f_3cf5));
    let (flags, times, bounds) = (0, [0; 8], glyph.bounds());
    let (style, least_size, direction, short_loca, format) = (0, 8, 2, 0, 0);
    let start = [VERSION_1, revision, checksum, magic].concat();
    let end = [style, least_size, direction, short_loca, format];
    [&start[..], &[flags, EM], &times, &bounds, &end].concat()
}

fn hhea(glyph: Glyph) -> Vec<u16> {
    let (gap, bearings_and_extent, upright) = (0, [0; 3], [1, 0, 0]);
    let (reserved, format, widths) = ([0; 4], 0, 1);
    let lines = [ASCENT, DESCENT, gap, glyph.advance()];
    let end = [format, widths];
    [
        &VERSION_1[..],
        &lines,
        &bearings_and_extent,
        &upright,
        &reserved,
        &end,
    ]
    .concat()
}

/// The most that any glyph needs: at most four points of one contour, and none has
/// instructions.
fn maxp(glyph: Glyph) -> Vec<u16> {
    let points = match glyph {
        Glyph::Blank => [0; 4],
        Glyph::Bar(_) => [4, 1, 0, 0],
    };
    let (zones, instructions) = (2, [0; 8]);
    [&VERSION_1[..], &[GLYPHS], &points, &[zones], &instructions].concat()
}

fn os2(glyph: Glyph) -> Vec<u16> {
    let (version, regular, normal_width, embedding) = (4, 400, 5, 0);
    let (sub_and_superscript, strikeout, family) = ([0; 8], [RULE, X_HEIGHT / 2], 0);
    let (panose, ranges, vendor) = ([0; 5], [0; 8], [0; 2]);
    // A regular style whose typographic metrics are to be used.
    let (selection, first, last) = (0b1100_0000, 0x20, 0xffff);
    let (gap, pages, default, space, context) = (0, [0; 4], 0, 0x20, 0);
    let below = 0_u16.wrapping_sub(DESCENT);
    let start = [version, glyph.advance(), regular, normal_width, embedding];
    let lines = [ASCENT, DESCENT, gap, ASCENT, below];
    let end = [X_HEIGHT, CAP_HEIGHT, default, space, context];
    [
        &start[..],
        &sub_and_superscript,
        &strikeout,
        &[family],
        &panose,
        &ranges,
        &vendor,
        &[selection, first, last],
        &lines,
        &pages,
        &end,
    ]
    .concat()
}

/// Version 3, without names of glyphs.
fn post() -> Vec<u16> {
    let (version, italic, fixed_width, memory) = (long(0x0003_0000), long(0), long(1), [0; 8]);
    [
        &version[..],
        &italic,
        &[UNDERLINE, RULE],
        &fixed_width,
        &memory,
    ]
    .concat()
}

#[test]
fn the_tables_of_the_font_are_as_long_as_the_format_says() {
    for glyph in [Glyph::Blank, AVERAGE, FOREIGN] {
        let tables = [
            os2(glyph),
            cmap(),
            head(glyph),
            hhea(glyph),
            maxp(glyph),
            post(),
        ];
        let lengths = tables.map(|words| 2 * words.len());
        assert_eq!(lengths, [96, 12 + 16 + 24, 54, 36, 32, 32]);
    }
}
