//! The rules of Dream Runners by id.

use crate::rulebook::{RuleSection, section};

/// All sections.
pub(crate) const SECTIONS: &[RuleSection] = &[
    section(
        "runners",
        "runners-box",
        &["B1", "B2", "B3", "B4", "B5", "B6"],
    ),
    section(
        "runners",
        "runners-compose",
        &["R1", "R2", "R3", "R4", "R20"],
    ),
    section(
        "runners",
        "runners-resolve",
        &[
            "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16",
        ],
    ),
    section("runners", "runners-improve", &["R17", "R18", "R19"]),
    section("runners", "runners-examples", &["Y1", "Y2"]),
];
