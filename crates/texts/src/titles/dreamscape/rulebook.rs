//! The rules of Dreamscape by id.

use crate::rulebook::{RuleSection, section};

/// All sections.
pub(crate) const SECTIONS: &[RuleSection] = &[
    section(
        "dreamscape",
        "editions",
        &[
            "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11", "E12", "E13",
            "E14", "E15", "E16", "E17", "E18", "E19", "E20",
        ],
    ),
    section(
        "dreamscape",
        "components",
        &["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"],
    ),
    section("dreamscape", "setup", &["S1", "S2", "S3", "S4", "S5", "S6"]),
    section("dreamscape", "emergence", &["M1", "M2", "M3", "M4"]),
    section(
        "dreamscape",
        "travel",
        &["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9"],
    ),
    section("dreamscape", "nightmare", &["N1", "N2"]),
    section(
        "dreamscape",
        "creation",
        &["K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9"],
    ),
    section(
        "dreamscape",
        "dreamer",
        &["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8"],
    ),
    section("dreamscape", "cards", &["A1", "A2", "A3", "A4", "A5", "A6"]),
    section(
        "dreamscape",
        "powers",
        &["P1", "P2", "P3", "P4", "P5", "P6", "P7"],
    ),
    section("dreamscape", "end", &["F1", "F2", "F3", "F4"]),
    section(
        "dreamscape",
        "purposes",
        &[
            "U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9", "U10", "U11",
        ],
    ),
    section(
        "dreamscape",
        "examples",
        &[
            "X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9", "X10", "X11", "X12", "X13",
            "X14", "X15", "X16", "X17", "X18", "X19", "X20", "X21", "X22", "X23", "X24", "X25",
            "X26",
        ],
    ),
    section(
        "lonely",
        "lonely",
        &[
            "L1", "L2", "L3", "L17", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12",
            "L13", "L14", "L15", "L16",
        ],
    ),
];
