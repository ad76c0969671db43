//! Night and day, the colours of seats, and the papers and inks of both themes.

/// The light in which a picture is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Dark sheets, lit from behind.
    #[default]
    Night,
    /// Pale sheets in morning light.
    Day,
    /// Whatever the page around the picture has: colours are custom properties,
    /// and drawings come from the [`sprite`](crate::sprite) in the same page.
    Page,
}

impl Theme {
    /// The themes of pictures that stand alone.
    pub const ALL: [Theme; 2] = [Theme::Night, Theme::Day];

    /// The name in file names and attributes.
    pub const fn name(self) -> &'static str {
        ["night", "day", "page"][self as usize]
    }

    pub(crate) const fn palette(self) -> &'static Palette {
        match self {
            Theme::Night => &NIGHT,
            Theme::Day => &DAY,
            Theme::Page => &PAGE,
        }
    }
}

/// The colour of a seat, which always comes with a sign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeatColour {
    /// Violet, with a moon.
    #[default]
    Violet,
    /// Teal, with a cloud.
    Teal,
    /// Apricot, with a sun.
    Apricot,
    /// Rose, with a star.
    Rose,
}

impl SeatColour {
    /// All colours, in the order of seats.
    pub const ALL: [SeatColour; 4] = [
        SeatColour::Violet,
        SeatColour::Teal,
        SeatColour::Apricot,
        SeatColour::Rose,
    ];

    /// The name in file names and attributes.
    pub const fn name(self) -> &'static str {
        ["violet", "teal", "apricot", "rose"][self as usize]
    }

    /// The drawing of its sign.
    pub const fn sign(self) -> &'static str {
        ["seat-moon", "seat-cloud", "seat-sun", "seat-star"][self as usize]
    }

    pub(crate) const fn cloth(self) -> Cloth {
        let (fill, deep, pale) = [
            ("#8d6cf0", "#4d33a6", "#d6c9ff"),
            ("#25b0a0", "#0d6a60", "#b5ece4"),
            ("#f28843", "#a94f14", "#ffd3b0"),
            ("#ec6a9f", "#a02f66", "#ffc8df"),
        ][self as usize];
        Cloth { fill, deep, pale }
    }
}

/// How a picture looks, whatever it shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look<'a> {
    /// Night or day.
    pub theme: Theme,
    /// Whose caps, pins and films these are.
    pub seat: SeatColour,
    /// What ids begin with, for a page that shows one picture several times; may be empty.
    pub prefix: &'a str,
}

impl Look<'_> {
    /// The look of a theme and a seat, with nothing before the ids.
    pub const fn new(theme: Theme, seat: SeatColour) -> Look<'static> {
        Look {
            theme,
            seat,
            prefix: "",
        }
    }
}

impl Look<'_> {
    /// The tones of the seat in this theme.
    pub(crate) const fn cloth(&self) -> Cloth {
        match self.theme {
            Theme::Page => Cloth {
                fill: "var(--seat)",
                deep: "var(--seat-deep)",
                pale: "var(--seat-pale)",
            },
            Theme::Night | Theme::Day => self.seat.cloth(),
        }
    }
}

/// The three tones of a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cloth {
    pub(crate) fill: &'static str,
    pub(crate) deep: &'static str,
    pub(crate) pale: &'static str,
}

/// The film of segments that belong to nobody.
pub(crate) const MOONLIT: Cloth = Cloth {
    fill: "#c9d4ff",
    deep: "#7a83c6",
    pale: "#ffffff",
};

/// Papers and inks; indices are levels from 0.
#[derive(Debug)]
pub(crate) struct Palette {
    pub(crate) page: &'static str,
    pub(crate) sheet: &'static str,
    pub(crate) tag: &'static str,
    pub(crate) well: &'static str,
    pub(crate) ink: &'static str,
    pub(crate) ink_2: &'static str,
    pub(crate) card: &'static str,
    /// The lit edge of a sheet, one pixel wide.
    pub(crate) rim: &'static str,
    pub(crate) line_strong: &'static str,
    pub(crate) level: [&'static str; 3],
    pub(crate) on_level: [&'static str; 3],
    pub(crate) sky: [&'static str; 3],
    /// The lit part of the sky, on the side of the moon.
    pub(crate) glow: [&'static str; 3],
    pub(crate) hill: [&'static str; 3],
    pub(crate) slot: &'static str,
    pub(crate) slot_rim: &'static str,
    /// The board's sheets from the top one down.
    pub(crate) ground: [&'static str; 4],
    pub(crate) ground_lit: &'static str,
    pub(crate) coord: &'static str,
    pub(crate) shade: &'static str,
    /// How strong the shadow of a cut edge is.
    pub(crate) cut: &'static str,
    /// The sheet that a dream is sewn on.
    pub(crate) dream: &'static str,
    /// The line around a dream and the seals of tiles without a level.
    pub(crate) lamp: &'static str,
    pub(crate) on_lamp: &'static str,
}

const NIGHT: Palette = Palette {
    page: "#0c1030",
    sheet: "#161b45",
    tag: "#2b3272",
    well: "#0f1338",
    ink: "#f7f1e5",
    ink_2: "#cdcfec",
    card: "#20275c",
    rim: "#3a4173",
    line_strong: "#7a83c6",
    level: ["#69c3d8", "#b69bff", "#ffc76e"],
    on_level: ["#171240"; 3],
    sky: ["#2f6f98", "#5a4aa8", "#8d4f7d"],
    glow: ["#4b93b8", "#7a67cc", "#b86f93"],
    hill: ["#235276", "#433683", "#653a6b"],
    slot: "#2a2057",
    slot_rim: "#8c7fc9",
    ground: ["#4a3f80", "#3e3370", "#332962", "#2c2258"],
    ground_lit: "#6a5aa5",
    coord: "#c9bff0",
    shade: "#05071c",
    cut: ".34",
    dream: "#0c1030",
    lamp: "#ffd98f",
    on_lamp: "#2c1a05",
};

const DAY: Palette = Palette {
    page: "#e6dfee",
    sheet: "#fffaf2",
    tag: "#efe2d4",
    well: "#f2e8de",
    ink: "#241d48",
    ink_2: "#4a4272",
    card: "#fff6e8",
    rim: "#e2d5cb",
    line_strong: "#857a9e",
    level: ["#20748b", "#7b5fd0", "#c9862a"],
    on_level: ["#ffffff", "#ffffff", "#171240"],
    sky: ["#cfeaf0", "#e0d8fb", "#fde3c0"],
    glow: ["#ecf8f8", "#f4f0ff", "#fff5df"],
    hill: ["#a5d3df", "#c3b5f0", "#f6c597"],
    slot: "#d5c8e2",
    slot_rim: "#8577a6",
    ground: ["#f0e6f2", "#dacde4", "#c6b8d8", "#b9a9cf"],
    ground_lit: "#fffaf5",
    coord: "#55487a",
    shade: "#463060",
    cut: ".16",
    dream: "#fffaf2",
    lamp: "#c9862a",
    on_lamp: "#171240",
};

/// The names that the page has for them.
const PAGE: Palette = Palette {
    page: "var(--page)",
    sheet: "var(--sheet)",
    tag: "var(--sheet-3)",
    well: "var(--well)",
    ink: "var(--ink)",
    ink_2: "var(--ink-2)",
    card: "var(--card)",
    rim: "var(--rim)",
    line_strong: "var(--line-strong)",
    level: ["var(--level-1)", "var(--level-2)", "var(--level-3)"],
    on_level: ["var(--on-level)", "var(--on-level)", "var(--on-level-3)"],
    sky: ["var(--sky-1)", "var(--sky-2)", "var(--sky-3)"],
    glow: [
        "color-mix(in oklab, var(--sky-1), #fff var(--sky-glow, 18%))",
        "color-mix(in oklab, var(--sky-2), #fff var(--sky-glow, 18%))",
        "color-mix(in oklab, var(--sky-3), #fff var(--sky-glow, 18%))",
    ],
    hill: ["var(--hill-1)", "var(--hill-2)", "var(--hill-3)"],
    slot: "var(--slot)",
    slot_rim: "var(--slot-rim)",
    ground: [
        "var(--ground)",
        "color-mix(in oklab, var(--ground) 60%, var(--ground-cut))",
        "color-mix(in oklab, var(--ground) 25%, var(--ground-cut))",
        "var(--ground-cut)",
    ],
    ground_lit: "var(--ground-lit)",
    coord: "var(--coord)",
    shade: "rgb(var(--shade))",
    cut: "var(--cut, .34)",
    dream: "var(--page)",
    lamp: "var(--level-3)",
    on_lamp: "var(--on-level-3)",
};

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: &str) -> f64 {
        let part = |at: usize| {
            let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour");
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(a: &str, b: &str) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn texts_and_shapes_stand_out_from_their_paper() {
        for theme in Theme::ALL {
            let p = theme.palette();
            let mut texts = vec![
                (p.ink, p.card),
                (p.ink_2, p.card),
                (p.ink, p.dream),
                (p.ink, p.sheet),
                (p.ink, p.tag),
                (p.ink_2, p.tag),
                (p.ink, p.page),
                (p.coord, p.ground[0]),
                (p.on_lamp, p.lamp),
            ];
            texts.extend(p.on_level.into_iter().zip(p.level));
            for (ink, paper) in texts {
                let ratio = contrast(ink, paper);
                assert!(ratio >= 4.5, "{ink} on {paper}: {ratio:.1}, {theme:?}");
            }
            // Level 3 by day follows the design: the moons repeat what the frame says.
            let shapes = [(p.ink_2, p.dream), (p.line_strong, p.sheet)];
            for (shape, paper) in shapes.into_iter().chain(p.level.map(|c| (c, p.card))) {
                let ratio = contrast(shape, paper);
                assert!(ratio >= 2.8, "{shape} on {paper}: {ratio:.1}, {theme:?}");
            }
        }
    }
}
