//! What a name looks like.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton as confusable;

use super::visible::is_accent;

/// Names with the same skeleton look alike: after the skeletons of UTS 39, and
/// whatever the case, the width, the accents or the blanks.
///
/// Case and looks cross each other (`I` looks like `l`, and is the same as `i`), so
/// the characters are replaced as they are, in capitals and in small letters.
pub(crate) fn skeleton(name: &str) -> String {
    let wide: String = name.nfkc().collect();
    let typed: String = confusable(&wide).collect();
    let capital: String = confusable(&typed.to_uppercase()).collect();
    let small: String = confusable(&capital.to_lowercase()).collect();
    let bare = small.nfd().filter(|c| !c.is_whitespace() && !is_accent(*c));
    let bare: String = bare.collect();
    match bare.is_empty() {
        // Nothing of it is left to compare: then it is like itself alone.
        true => wide,
        false => bare,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (kept, alike) in [
            (
                "Ada",
                &[
                    "ada",
                    "ADA",
                    "Ａｄａ",
                    "Аdа",
                    "𝐀𝐝𝐚",
                    "Àda",
                    "Ada\u{301}",
                    "A d a",
                    " Ada",
                    "Ꭺⅾa",
                ][..],
            ),
            ("Ida", &["ida", "lda", "1da", "IDA", "|da", "Іda"]),
            ("Bob", &["B0b", "ВОВ"]),
            ("Mom", &["mom", "rnom", "MOM"]),
            ("Zoë", &["Zoe", "ZOË", "zoё"]),
            ("paypal", &["раураl", "PAYPA1"]),
            ("夢 の 走者", &["夢の走者"]),
        ] {
            for name in alike {
                assert_eq!(skeleton(name), skeleton(kept), "{name} and {kept}");
            }
        }
    }

    #[test]
    fn other_names_have_other_skeletons() {
        let names = [
            "Ada", "Adam", "Bea", "Zoe", "夢", "夢見", "علي", "🌙", "कि", "कु", "が", "か",
        ];
        for (index, one) in names.iter().enumerate() {
            for other in &names[index + 1..] {
                assert_ne!(skeleton(one), skeleton(other), "{one} and {other}");
            }
        }
        assert!(!skeleton("_").is_empty() && !skeleton("´").is_empty());
    }
}
