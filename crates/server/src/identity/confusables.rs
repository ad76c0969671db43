//! Which names look alike.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton as confusable;

use super::characters::is_accent;

/// The skeleton of a name. Names with the same skeleton look alike: it is that of UTS 39,
/// without regard to case, width, accents and spaces.
///
/// Case and looks interact (`I` looks like `l`, and is the same letter as `i`), so the
/// characters are replaced as they are, in upper case and in lower case.
pub(crate) fn skeleton(name: &str) -> String {
    let wide: String = name.nfkc().collect();
    let typed: String = confusable(&wide).collect();
    let capital: String = confusable(&typed.to_uppercase()).collect();
    let small: String = confusable(&capital.to_lowercase()).collect();
    let bare = small.nfd().filter(|c| !c.is_whitespace() && !is_accent(*c));
    let bare: String = bare.collect();
    match bare.is_empty() {
        // Nothing is left to compare, so it only looks like itself.
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
